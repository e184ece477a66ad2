"""The one thread that writes: whatever has gathered while the last commit was on its way becomes the next commit."""

import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

from avernus.store.database import PATIENCE, Database, StoreTrouble
from avernus.store.jobs import Batch, Job
from avernus.store.journal import LONGEST_WAIT, Journal

MOST_JOBS = 500
MANY = 10
GATHER = 0.002
"""Seconds for which, where many write, more are let to gather: a commit for twenty costs hardly more than one for ten."""

log = logging.getLogger("avernus.store")

Completion = tuple[Job, Exception | None]


class Writer:
    """Group commit. Answers are given only after the commit."""

    def __init__(self, database: Database, origin: str, shared: bool, deliver: Callable[[Sequence[Completion]], None]) -> None:
        self.database = database
        self.origin = origin
        self.shared = shared
        self.deliver = deliver
        self.jobs: queue.SimpleQueue[tuple[list[Job] | None, float]] = queue.SimpleQueue()
        """What is to be written, and when that was asked; `None` at the end."""
        self.connection: Any = None
        self.trouble: StoreTrouble | None = None
        """What is wrong now, for the host's health page."""
        self.commits = 0
        self.journal = Journal() if database.journals and not shared else None
        self.thread = threading.Thread(target=self._run, name="avernus-writer", daemon=True)
        self.thread.start()

    def put(self, jobs: list[Job]) -> None:
        """Ask for something to be written."""
        self.jobs.put((jobs, time.monotonic()))

    def stop(self) -> None:
        """Write everything that was asked for, then end."""
        self.jobs.put((None, 0.0))
        self.thread.join()

    def _run(self) -> None:
        ending = False
        while not ending:
            batch: list[Job] = []
            try:
                more, asked = self.jobs.get(timeout=LONGEST_WAIT if self.journal is not None and self.journal.waiting else None)
            except queue.Empty:
                self._attempt([], time.monotonic())
                continue
            while True:
                if more is None:
                    ending = True
                    break
                batch += more
                if len(batch) >= MOST_JOBS or self.jobs.empty():
                    break
                more, _ = self.jobs.get()
            if batch:
                self.deliver(self._write(batch, asked))
            if len(batch) >= MANY and not ending:
                time.sleep(GATHER)
        if self.journal is not None and self.journal.waiting:
            self.journal.since = 0.0
            self._attempt([], time.monotonic())
        if self.connection is not None:
            self.connection.close()

    def _write(self, jobs: list[Job], asked: float) -> list[Completion]:
        """One commit for all; if it fails for one's fault, one commit for each."""
        error = self._attempt(jobs, asked)
        if error is None or len(jobs) == 1 or isinstance(error, StoreTrouble):
            return [(job, error) for job in jobs]
        return [(job, self._attempt([job], asked)) for job in jobs]

    def _attempt(self, jobs: list[Job], asked: float) -> Exception | None:
        """One commit; a database that is away is tried again until the first who asked has waited long enough."""
        until = asked + PATIENCE
        while True:
            try:
                self.database.check()
                if self.connection is None:
                    self.connection = self.database.connect()
                Batch(self.database, self.connection, self.origin, self.shared, self.journal).run(jobs)
                self.trouble = None
                self.commits += 1
                return None
            except Exception as error:
                if self.journal is not None:
                    self.journal.forget()
                trouble = self.database.trouble(error)
                if trouble is None:
                    log.exception("a batch could not be written")
                    return error
                if self.trouble is None:
                    log.error("%s", trouble)
                self.trouble = trouble
                if self.database.lasting(error):
                    return trouble
                self._reconnect()
                if time.monotonic() > until:
                    return trouble
                time.sleep(0.1)

    def _reconnect(self) -> None:
        if self.connection is not None:
            try:
                self.connection.close()
            except Exception as error:
                log.debug("closing: %s", error)
            self.connection = None
