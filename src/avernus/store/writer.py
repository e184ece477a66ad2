"""Group commit: whatever has gathered since the last commit becomes the next one, in the event loop itself where that is quick, and in a
thread where something is slow or in trouble."""

import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

from avernus.store.database import PATIENCE, Database, StoreTrouble
from avernus.store.jobs import Batch, Job, quick
from avernus.store.journal import MOST_WAITING, Journal

MOST_JOBS = 500
MANY = 10
GATHER = 0.002
"""Seconds for which the thread, where many write, lets more gather: a commit for twenty costs hardly more than one for ten."""
SLOW = 0.01
SLOW_FOR = 1.0
"""A commit that has kept the event loop for so many seconds is followed by commits in the thread for a while."""
HERE_MS = 20
THERE_MS = 5000
"""Milliseconds for which another writer's lock is waited for, in the event loop and in the thread."""
BUSY = 50
"""Commits after which there will be many more."""
MUCH_WRITTEN = 500
"""Commits after which the thread carries what they have written from the log of the database into its file (a checkpoint)."""

log = logging.getLogger("avernus.store")

Completion = tuple[Job, Exception | None]


class Writer:
    """Group commit. Answers are given only after the commit."""

    def __init__(self, database: Database, origin: str, shared: bool, deliver: Callable[[Sequence[Completion], int], None]) -> None:
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
        self.using = threading.Lock()
        """Whoever uses the connection holds it."""
        self.patience = THERE_MS
        """For how long the connection waits for a lock now."""
        self.slow_until = 0.0
        self.carrier: Any = None
        """A connection for checkpoints, which take long and would otherwise be made by a commit in the event loop."""
        self.carried = 0
        """How many commits there were at the last checkpoint."""
        self.along = False
        """Is what was written lately moved along with commits, because they follow each other closely?"""
        self.lengthened = self.journal is None
        """Has the log of the database got its length?"""
        self.thread = threading.Thread(target=self._run, name="avernus-writer", daemon=True)
        self.thread.start()

    def put(self, jobs: list[Job]) -> None:
        """Ask for something to be written."""
        self.jobs.put((jobs, time.monotonic()))

    def tidy(self, along: bool = False) -> None:
        """See whether there is something to be moved; `along`: commits do it, a little each, as long as this is not called otherwise."""
        self.along = along
        self.jobs.put(([], 0.0))

    def overdue(self) -> bool:
        """Must the thread move something by itself? Whoever plays waits for each of these transactions. Commits can move only what is known
        to be all that lies there."""
        journal = self.journal
        if journal is None or not journal.overdue():
            return False
        return not self.along or not journal.sure or journal.waiting > 2 * MOST_WAITING

    def stop(self) -> None:
        """Write everything that was asked for, then end."""
        self.jobs.put((None, 0.0))
        self.thread.join()

    def here(self, jobs: list[Job]) -> list[Completion] | None:
        """Write in the caller's thread what is quick to write; `None` if it is not, and the thread shall do it.

        Handing a lone move to the thread and its answer back costs more than writing it: together with `rounds.TICK` it is 112 µs of
        processor a move in place of 190 (`python -m bench.server`, at a pace).
        """
        journal = self.journal
        begun = time.monotonic()
        if journal is None or self.connection is None or begun < self.slow_until or self.trouble is not None:
            return None
        if journal.waiting > 4 * MOST_WAITING or not all([quick(journal, job) for job in jobs]) or not self.using.acquire(blocking=False):
            return None
        try:
            self._wait_for_locks(HERE_MS)
            self.database.check()
            Batch(self.database, self.connection, self.origin, self.shared, journal).run(jobs, self.along)
            self.commits += 1
        except Exception as error:
            log.debug("a batch is left to the thread: %s", error)
            journal.forget()
            return None
        finally:
            self.using.release()
            if time.monotonic() - begun > SLOW:
                self.slow_until = time.monotonic() + SLOW_FOR
        return [(job, None) for job in jobs]

    def _wait_for_locks(self, patience: int) -> None:
        """From now on locks are waited for so many milliseconds."""
        if self.journal is not None and self.patience != patience:
            self.connection.execute(f"PRAGMA busy_timeout={patience}")
            self.patience = patience

    def _run(self) -> None:
        ending = False
        while not ending:
            if self.overdue():
                with self.using:
                    self._move_some()
                time.sleep(GATHER)
            if self.commits - self.carried >= MUCH_WRITTEN:
                self._carry()
            elif self.commits > BUSY and not self.lengthened:
                self._lengthen()
            batch: list[Job] = []
            count = 0
            try:
                more, asked = self.jobs.get(timeout=0 if self.overdue() else None)
            except queue.Empty:
                continue
            while True:
                if more is None:
                    ending = True
                    break
                count += bool(more)
                batch += more
                if len(batch) >= MOST_JOBS or self.jobs.empty():
                    break
                more, _ = self.jobs.get()
            if batch:
                with self.using:
                    answers = self._write(batch, asked)
                self.deliver(answers, count)
            if len(batch) >= MANY and not ending:
                time.sleep(GATHER)
        if self.journal is not None and self.journal.waiting:
            self.journal.since = 0.0
        while self.journal is not None and self.journal.overdue() and self._move_some():
            continue
        for connection in (self.carrier, self.connection):
            if connection is not None:
                connection.close()

    def _move_some(self) -> bool:
        """A little of what was written lately to where it belongs; what fails is tried again with the next commit. Did it succeed?"""
        try:
            self._connect()
            Batch(self.database, self.connection, self.origin, self.shared, self.journal).tidy()
        except Exception as error:
            assert self.journal is not None
            self.journal.forget()
            self.journal.since = time.monotonic()
            log.warning("what was written lately stays where it is for now: %s", error)
            return False
        if self.journal is not None and not self.journal.overdue():
            self.carried = min(self.carried, self.commits - MUCH_WRITTEN)
        return True

    def _lengthen(self) -> None:
        """Many write here: make room for it once."""
        self.lengthened = True
        try:
            with self.using:
                self._connect()
                self.database.lengthen(self.connection)
        except Exception as error:
            log.debug("the log of the database grows by itself: %s", error)

    def _carry(self) -> None:
        """A checkpoint: most of it beside those who write, the little that they add meanwhile while they wait."""
        self.carried = self.commits
        if self.journal is None or self.connection is None:
            return
        try:
            if self.carrier is None:
                self.carrier = self.database.connect()
            self.carrier.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            with self.using:
                self.carrier.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except Exception as error:
            log.warning("the log of the database grows on for now: %s", error)
            self.carrier = None

    def _connect(self) -> None:
        """There is a connection, of the file that was opened first; in the thread locks are waited for."""
        self.database.check()
        if self.connection is None:
            self.connection, self.patience = self.database.connect(), THERE_MS
            if self.journal is not None:
                self.connection.execute("PRAGMA wal_autocheckpoint=0")
        self._wait_for_locks(THERE_MS)

    def _write(self, jobs: list[Job], asked: float) -> list[Completion]:
        """One commit for all; if it fails for one's fault, one commit for each."""
        error = self._attempt(jobs, asked)
        if error is None or len(jobs) <= 1 or isinstance(error, StoreTrouble):
            return [(job, error) for job in jobs]
        return [(job, self._attempt([job], asked)) for job in jobs]

    def _attempt(self, jobs: list[Job], asked: float) -> Exception | None:
        """One commit; a database that is away is tried again until the first who asked has waited long enough."""
        until = asked + PATIENCE
        while True:
            try:
                self._connect()
                Batch(self.database, self.connection, self.origin, self.shared, self.journal).run(jobs, self.along)
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
