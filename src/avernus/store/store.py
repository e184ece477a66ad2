"""The store as the server uses it: awaitable, durable before it answers, shared between processes where asked."""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from avernus.store.database import Database, StoreTrouble, open_database
from avernus.store.jobs import Append, Create, Job, Keep, Probe, Rows
from avernus.store.journal import LONGEST_WAIT, settle_all
from avernus.store.reader import Reader
from avernus.store.rounds import Rounds
from avernus.store.schema import migrate
from avernus.store.writer import Completion, Writer

PROBE_EVERY: Final = 1.0
PROBE_SECONDS: Final = 3.0
"""For so long whoever asks how the store is waits for an answer."""
T = TypeVar("T")


class Store:
    """A database of tables, opened by one server process."""

    def __init__(self, database: Database, shared: bool = False) -> None:
        self.database = database
        self.shared = shared
        """Do other processes use the same database?"""
        self.origin = secrets.token_hex(4)
        self.reader = Reader(database)
        self.threads = ThreadPoolExecutor(2, thread_name_prefix="avernus-reader")
        self.gathered: list[Job] = []
        """What is handed to the writer when the event loop has done its round: waking it for each costs more than the rest."""
        self.rounds = Rounds()
        self._next: asyncio.Handle | None = None
        """The next commit, where something waits for it."""
        self.handed = 0
        """How many times something was handed to the writer's thread and is not written yet."""
        self.closing = False
        self._settling: asyncio.TimerHandle | None = None
        self.waiting = 0
        """Appends that are not durable yet."""
        self.loop: asyncio.AbstractEventLoop | None = None
        self.writer: Writer | None = None
        self._stop_listening: Callable[[], None] | None = None
        self._probe: asyncio.Future[StoreTrouble | None] | None = None
        self._probed = 0.0

    def start(self, heard: Callable[[list[str]], None] | None = None) -> None:
        """Bring the schema up to date, start the writer, and hear other processes."""
        self.loop = asyncio.get_running_loop()
        prepare(self.database)
        self.writer = Writer(self.database, self.origin, self.shared, self._deliver)
        if self.shared and heard is not None:
            loop = self.loop

            def pass_on(message: str) -> None:
                words = message.split(" ")
                if words[0] != self.origin:
                    loop.call_soon_threadsafe(heard, words)

            self._stop_listening = self.database.listen(pass_on)

    def _deliver(self, answers: Sequence[Completion], count: int) -> None:
        """Called in the writer's thread: one wake-up for the whole batch."""
        assert self.loop is not None
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._written, answers, count)

    def _written(self, answers: Sequence[Completion], count: int) -> None:
        """The thread has written what was handed over so many times."""
        self.handed -= count
        self._answer(answers)
        self._rest_soon()

    def _answer(self, answers: Sequence[Completion]) -> None:
        for job, error in answers:
            if isinstance(job, Append | Create | Probe | Keep | Rows) and job.then is not None:
                self.waiting -= 1
                job.then(job, error)  # type: ignore[arg-type]

    def put(self, job: Append) -> None:
        """Write; `job.then` is called once it is durable."""
        self.waiting += 1
        self.later(job)

    async def write(self, job: Append | Create | Probe | Keep | Rows) -> bool:
        """Write, and return once it is durable: did we win the race for these numbers?"""
        assert self.loop is not None
        future: asyncio.Future[bool] = self.loop.create_future()

        def then(job: Append | Create | Probe | Keep | Rows, error: Exception | None) -> None:
            if not future.done():
                if error is None:
                    future.set_result(job.won)
                else:
                    future.set_exception(error)

        job.then = then
        self.waiting += 1
        self.later(job)
        return await future

    def later(self, job: Job) -> None:
        """Write what nobody waits for."""
        assert self.loop is not None
        self.gathered.append(job)
        if len(self.gathered) == 1:
            if self.rounds.rests and self.handed == 0:
                self._next = self.loop.call_soon(self._hand_over_soon)
                return
            wait = self.rounds.due(time.monotonic())
            self._next = self.loop.call_later(wait, self._hand_over) if wait > 0.0 else self.loop.call_soon(self._hand_over)

    def _hand_over_soon(self) -> None:
        """When what has come meanwhile has been looked at too."""
        assert self.loop is not None
        self._next = self.loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """The next commit: here, or by the thread where that has something to do already or more time is wanted."""
        writer = self.writer
        if self._next is not None:
            self._next.cancel()
            self._next = None
        if not self.gathered or writer is None:
            return
        jobs, self.gathered = self.gathered, []
        answers = writer.here(jobs) if self.handed == 0 else None
        self.rounds.done(time.monotonic(), len(jobs))
        if answers is None:
            self.handed += 1
            writer.put(jobs)
            return
        if self._settling is None and self.loop is not None:
            self._settling = self.loop.call_later(LONGEST_WAIT, self._settle)
        self._answer(answers)
        self._rest_soon()

    def _rest_soon(self) -> None:
        """Where moves come often: when what was told has been sent, which happens in the round after the next."""
        loop = self.loop
        if self.rounds.rests and self.handed == 0 and loop is not None and not self.closing:
            loop.call_soon(loop.call_soon, self.rounds.rest)

    def _settle(self) -> None:
        """What was written here is sorted into its tables by the thread; where moves come often a little of it goes with each commit."""
        self._settling = None
        if self.writer is None:
            return
        often = self.loop is not None and not self.closing and self.rounds.often(time.monotonic())
        if often and self.loop is not None:
            self._settling = self.loop.call_later(LONGEST_WAIT, self._settle)
        self.writer.tidy(along=often)

    async def read(self, question: Callable[..., T], *args: Any) -> T:
        """Ask the reader in a thread."""
        asked = time.monotonic()
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.reader.patient, asked, question, *args)

    async def trouble(self) -> StoreTrouble | None:
        """Can be written and read now? What hinders it, if not. Asked again within a second, the answer is the same, unless
        something has been written since."""
        now = time.monotonic()
        probe = self._probe
        mended = self.writer is not None and self.writer.trouble is None
        if probe is None or (probe.done() and (now - self._probed > PROBE_EVERY or (mended and probe.result() is not None))):
            probe = asyncio.ensure_future(self._tried())
            self._probe, self._probed = probe, now
        try:
            return await asyncio.wait_for(asyncio.shield(probe), PROBE_SECONDS)
        except TimeoutError:
            return (self.writer and self.writer.trouble) or StoreTrouble("The database does not answer.")

    async def _tried(self) -> StoreTrouble | None:
        try:
            await self.write(Probe())
            await self.read(self.reader.rows, "SELECT 1")
        except StoreTrouble as trouble:
            return trouble
        return None

    async def close(self) -> None:
        """Write what was asked for, and let go."""
        if self._stop_listening is not None:
            await asyncio.to_thread(self._stop_listening)
        if self._settling is not None:
            self._settling.cancel()
        self.closing = True
        self._hand_over()
        if self.writer is not None:
            await asyncio.to_thread(self.writer.stop)
        self.threads.shutdown()
        self.reader.close()


def prepare(database: Database) -> None:
    """Bring the schema up to date; `StoreTrouble` says in a sentence what hinders it."""
    connection = database.connect()
    try:
        migrate(database, connection)
        settle_all(database, connection)
        connection.execute(
            database.sql("INSERT INTO house (name, value) VALUES (?,?) ON CONFLICT (name) DO NOTHING"), ("salt", secrets.token_hex(16)),
        )
    except Exception as error:
        trouble = database.trouble(error)
        if trouble is None:
            raise
        raise trouble from None
    finally:
        connection.close()


def open_store(url: str | None = None, shared: bool = False) -> Store:
    """The store of a URL."""
    return Store(open_database(url), shared)
