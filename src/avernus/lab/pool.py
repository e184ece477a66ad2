"""Work over all cores: many small tasks, each JSON in and JSON out, whose results come back in the order of the tasks.

    with Journal("games.jsonl", {"game": "splut"}) as journal:
        for task, result in run(tasks, "avernus.lab.playing:play_json", journal=journal):
            …

- **The same whatever the number of workers.** A task carries its own seed, and results are yielded in the order of the tasks, so who
  stops at some point (a sequential test) stops at the same one. `tasks` may be endless: it is read only a little ahead.
- **Resumable.** A finished task is a line in the journal before anybody hears of it, whatever kills the program afterwards; a line that
  was cut short is dropped. Tasks whose results are there are not worked on again, and the caller gets them as if they were.
- **Nobody dies unnoticed.** A worker that is killed is replaced, and its task tried again, which `noticed` is told in a sentence; a
  task that kills twice, or raises, ends the run with an error that names it.
- **Ctrl-C, or leaving the loop,** ends the workers at once and leaves what is done. Workers whose parent dies end by themselves.
"""

import hashlib
import importlib
import json
import multiprocessing
import os
import signal
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import IO, Any, Final

from avernus.core.refusals import AvernusError

Task = Mapping[str, Any]
Work = Callable[[Any], Any]
Noticed = Callable[[str], None]

AHEAD: Final = 8
"""So many tasks for each worker are begun before the first of them has been yielded."""
TRIES: Final = 2
"""A task over which so many workers have died is given up."""
SPAWN: Final = multiprocessing.get_context("spawn")
"""Workers start empty: what a parent has open or has locked is not theirs."""


class TaskFailed(Exception):
    """A task raised, or killed its workers; the message says which, and the notes how."""


# -- what is done ---------------------------------------------------------------------------------


def key_of(task: Task) -> str:
    """A name for a task that follows from all that is in it."""
    return hashlib.sha256(json.dumps(task, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:20]


class Journal:
    """A file of finished tasks: a line that says what it is about, then a line for each result.

    `about` must be the same whenever the file is opened again, else `AvernusError`: results of different things are not mixed.
    """

    def __init__(self, path: str | Path, about: Mapping[str, Any]) -> None:
        self.path = Path(path)
        self.about = json.loads(json.dumps(about))
        self.done: dict[str, Any] = {}
        self.file: IO[bytes] | None = None

    def __enter__(self) -> "Journal":
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.path.exists() and not self.path.is_file():
                raise AvernusError(f"{self.path} is no file that games can be kept in.")
            self.file = open(self.path, "a+b")
        except OSError as error:
            raise AvernusError(f"Games cannot be kept in {self.path}: {error.strerror}.") from None
        try:
            lock(self.file, self.path)
            self.read(self.file)
        except BaseException:
            self.file.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        assert self.file is not None
        self.file.flush()
        os.fsync(self.file.fileno())
        self.file.close()

    def read(self, file: IO[bytes]) -> None:
        """Take over what is there; a last line that was cut short goes."""
        file.seek(0)
        lines = file.read().split(b"\n")
        if lines.pop():
            file.truncate(sum(len(line) + 1 for line in lines))
        if not lines:
            self.write(file, {"about": self.about})
            return
        try:
            head, *rest = [json.loads(line) for line in lines]
            then = head["about"]
            self.done = {row["key"]: row["result"] for row in rest}
        except (ValueError, KeyError, TypeError):
            raise AvernusError(f"{self.path} is no journal of finished games.") from None
        if then != self.about:
            changed = [name for name in sorted({*then, *self.about}) if then.get(name) != self.about.get(name)]
            raise AvernusError(f"{self.path} was begun with another {' and '.join(changed)}: name another file, or remove this one.")

    def add(self, task: Task, result: Any) -> None:
        """A task is finished: on its way to the disk when this returns, whatever becomes of the program."""
        assert self.file is not None
        key = key_of(task)
        self.write(self.file, {"key": key, "task": task, "result": result})
        self.done[key] = result

    def write(self, file: IO[bytes], row: Mapping[str, Any]) -> None:
        """One line at the end."""
        file.write(json.dumps(row, separators=(",", ":")).encode() + b"\n")
        file.flush()


def lock(file: IO[bytes], path: Path) -> None:
    """Keep others out of a file until it is closed, where the system can."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise AvernusError(f"{path} is being written by another program.") from None


# -- workers --------------------------------------------------------------------------------------


def cores() -> int:
    """How many cores this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def found(work: str) -> Work:
    """The function that `module:name` stands for."""
    module, _, name = work.partition(":")
    function: Work = getattr(importlib.import_module(module), name)
    return function


def serve(work: str, pipe: Connection) -> None:
    """A worker's life: task after task, until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent to answer
    os.environ.setdefault("POLARS_MAX_THREADS", "1")  # there is a worker for each core already
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            task = json.loads(pipe.recv_bytes())
            try:
                answer = {"result": found(work)(task)}
            except AvernusError as error:
                answer = {"refused": str(error)}
            except Exception as error:
                answer = {"failed": f"{type(error).__name__}: {error}", "where": traceback.format_exc()}
            pipe.send_bytes(json.dumps(answer).encode())


class Worker:
    """A process, and the task that it is busy with."""

    def __init__(self, work: str) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=serve, args=(work, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self.number: int | None = None

    def give(self, number: int, task: Task) -> None:
        """Let it work; if it is dead, that shows when its answer is waited for."""
        self.number = number
        with suppress(BrokenPipeError, ConnectionResetError):
            self.pipe.send_bytes(json.dumps(task).encode())

    def answer(self) -> dict[str, Any] | None:
        """What it says, once its pipe is ready; `None` if it has died."""
        try:
            said: dict[str, Any] = json.loads(self.pipe.recv_bytes())
        except (EOFError, OSError):
            self.process.join()
            return None
        return said

    def end(self) -> None:
        """At once."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


# -- the run --------------------------------------------------------------------------------------


def run(
    tasks: Iterable[Task], work: str, *, workers: int | None = None, journal: Journal | None = None, noticed: Noticed | None = None,
) -> Generator[tuple[Task, Any], None, None]:
    """Each task with its result, in the order of the tasks. `work` is `module:function`; `workers` 0: in this process."""
    if workers == 0:
        yield from alone(tasks, found(work), journal)
        return
    running = Run(tasks, work, workers or cores(), journal, noticed or (lambda sentence: None))
    try:
        yield from running.results()
    finally:
        running.end()


def alone(tasks: Iterable[Task], work: Work, journal: Journal | None) -> Iterator[tuple[Task, Any]]:
    """The same without workers."""
    for task in tasks:
        if journal is None or key_of(task) not in journal.done:
            result = json.loads(json.dumps(work(task)))
            if journal is not None:
                journal.add(task, result)
        else:
            result = journal.done[key_of(task)]
        yield task, result


class Run:
    """The tasks on their way, by their numbers."""

    def __init__(self, tasks: Iterable[Task], work: str, size: int, journal: Journal | None, noticed: Noticed) -> None:
        self.coming = enumerate(tasks)
        self.work = work
        self.size = size
        self.journal = journal
        self.noticed = noticed
        self.workers: list[Worker] = []
        self.order: deque[int] = deque()
        """The tasks that have not been yielded, the first first."""
        self.tasks: dict[int, Task] = {}
        self.waiting: deque[int] = deque()
        self.results_in: dict[int, Any] = {}
        self.deaths: dict[int, int] = {}

    def results(self) -> Iterator[tuple[Task, Any]]:
        """Each task with its result, in order."""
        while True:
            self.read_ahead()
            if not self.order:
                return
            first = self.order[0]
            if first in self.results_in:
                self.order.popleft()
                yield self.tasks.pop(first), self.results_in.pop(first)
                continue
            self.hand_out()
            self.listen()

    def read_ahead(self) -> None:
        """Take some tasks more; those that the journal has are finished."""
        while len(self.order) < self.size * AHEAD and (following := next(self.coming, None)) is not None:
            number, task = following
            self.order.append(number)
            self.tasks[number] = task
            if self.journal is not None and (key := key_of(task)) in self.journal.done:
                self.results_in[number] = self.journal.done[key]
            else:
                self.waiting.append(number)

    def hand_out(self) -> None:
        """Give every idle worker a task; start workers as long as there is something for them to do."""
        while len(self.workers) < self.size and len(self.workers) - self.busy() < len(self.waiting):
            self.workers.append(Worker(self.work))
        for worker in self.workers:
            if worker.number is None and self.waiting:
                number = self.waiting.popleft()
                worker.give(number, self.tasks[number])

    def busy(self) -> int:
        """How many workers have something to do."""
        return sum(worker.number is not None for worker in self.workers)

    def listen(self) -> None:
        """Wait until some worker has finished or died."""
        by_pipe: dict[Any, Worker] = {worker.pipe: worker for worker in self.workers if worker.number is not None}
        for pipe in wait(list(by_pipe)):
            worker = by_pipe[pipe]
            number, worker.number = worker.number, None
            assert number is not None
            said = worker.answer()
            if said is None:
                self.bury(worker, number)
            else:
                self.take(number, said)

    def take(self, number: int, said: Mapping[str, Any]) -> None:
        """An answer has come."""
        task = self.tasks[number]
        if "refused" in said:
            raise AvernusError(said["refused"])
        if "failed" in said:
            failure = TaskFailed(f"{said['failed']} in the task {json.dumps(task)[:300]}")
            failure.add_note(said["where"])
            raise failure
        if self.journal is not None:
            self.journal.add(task, said["result"])
        self.results_in[number] = said["result"]

    def bury(self, worker: Worker, number: int) -> None:
        """A worker has died over a task, which another will try again."""
        code = worker.process.exitcode
        how = f"was killed by signal {-code}" if code is not None and code < 0 else f"ended with code {code}"
        worker.end()
        self.workers.remove(worker)
        self.deaths[number] = self.deaths.get(number, 0) + 1
        task = json.dumps(self.tasks[number])[:300]
        if self.deaths[number] >= TRIES:
            raise TaskFailed(f"{TRIES} workers have died over the task {task}; the last one {how}")
        self.noticed(f"A worker {how}; its task is tried again: {task}")
        self.waiting.appendleft(number)

    def end(self) -> None:
        """No worker outlives the run."""
        for worker in self.workers:
            worker.end()
        self.workers.clear()
