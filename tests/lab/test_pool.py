"""Work over many processes: in order, resumable, and nobody dies unnoticed."""

import itertools
import json
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from avernus.core.refusals import AvernusError
from avernus.lab.pool import Journal, TaskFailed, key_of, run

ROOT = Path(__file__).parent.parent.parent
DOUBLE = "tests.lab.tasks:double"
TASKS = [{"n": n} for n in range(12)]
WANTED = [({"n": n}, 2 * n) for n in range(12)]


@pytest.mark.parametrize("workers", [0, 1, 3])
def test_results_come_in_the_order_of_the_tasks(workers: int) -> None:
    assert list(run(TASKS, DOUBLE, workers=workers)) == WANTED


def test_endless_tasks_are_read_only_a_little_ahead() -> None:
    counter = itertools.count()
    endless = ({"n": n} for n in counter)
    assert list(itertools.islice(run(endless, DOUBLE, workers=2), 3)) == WANTED[:3]
    assert next(counter) < 100


def test_what_is_done_is_not_done_again(tmp_path: Path) -> None:
    path, marks = tmp_path / "journal", tmp_path / "marks"
    tasks = [{"n": n, "marks": str(marks)} for n in range(6)]
    with Journal(path, {"what": 1}) as journal:
        assert [result for _, result in run(tasks[:4], "tests.lab.tasks:marked", workers=1, journal=journal)] == [0, 2, 4, 6]
    whole = path.read_bytes()
    path.write_bytes(whole[:-7])  # killed in the middle of a line
    with Journal(path, {"what": 1}) as journal:
        assert len(journal.done) == 3
        assert [result for _, result in run(tasks, "tests.lab.tasks:marked", workers=0, journal=journal)] == [0, 2, 4, 6, 8, 10]
    assert marks.read_text().split() == ["0", "1", "2", "3", "3", "4", "5"]
    assert [json.loads(line)["result"] for line in path.read_bytes().splitlines()[1:]] == [0, 2, 4, 6, 8, 10]


def test_a_journal_of_something_else_is_refused(tmp_path: Path) -> None:
    with Journal(tmp_path / "journal", {"game": "splut", "seats": 2}), pytest.raises(AvernusError, match="another program"):
        Journal(tmp_path / "journal", {"game": "splut", "seats": 2}).__enter__()
    with pytest.raises(AvernusError, match="another seats"):
        Journal(tmp_path / "journal", {"game": "splut", "seats": 3}).__enter__()
    (tmp_path / "letter").write_text("Dear Ada,\n")
    with pytest.raises(AvernusError, match="no journal"):
        Journal(tmp_path / "letter", {}).__enter__()


def test_a_worker_that_is_killed_is_replaced_and_noticed(tmp_path: Path) -> None:
    said: list[str] = []
    tasks: list[Mapping[str, Any]] = [*TASKS[:3], {"n": 3, "die": str(tmp_path / "died")}, *TASKS[4:]]
    results = [result for _, result in run(tasks, "tests.lab.tasks:mortal", workers=2, noticed=said.append)]
    assert results == [result for _, result in WANTED]
    assert len(said) == 1 and f"killed by signal {int(signal.SIGKILL)}" in said[0]


def test_a_task_that_kills_twice_ends_the_run() -> None:
    with pytest.raises(TaskFailed, match="2 workers have died over the task"):
        list(run([{"n": 1, "die": ""}], "tests.lab.tasks:mortal", workers=1))


def test_a_task_that_raises_ends_the_run_and_names_itself() -> None:
    with pytest.raises(TaskFailed, match=r"ZeroDivisionError.*\"n\": 0"):
        list(run([{"n": 0}], "tests.lab.tasks:inverse", workers=1))
    with pytest.raises(AvernusError, match="not below 0"):
        list(run([{"n": -1}], "tests.lab.tasks:inverse", workers=1))


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT])
def test_whatever_ends_the_program_what_is_done_stays(tmp_path: Path, end: signal.Signals) -> None:
    path = tmp_path / "journal"
    program = [sys.executable, "-m", "tests.lab.tasks", str(path)]
    with subprocess.Popen(program, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as running:
        assert running.stdout is not None
        told = [json.loads(running.stdout.readline()) for _ in range(3)]
        os.kill(running.pid, end)
        told += [json.loads(line) for line in running.stdout if line.endswith("\n")]  # ends when no worker holds the pipe any more
    with Journal(path, {"what": "endless"}) as journal:
        assert {key_of(task): result for task, result in told}.items() <= journal.done.items()
        assert all(result % 2 == 0 for result in journal.done.values())
        ahead = itertools.islice(({"n": n} for n in itertools.count()), len(told) + 5)
        assert [result for _, result in run(ahead, DOUBLE, workers=1, journal=journal)] == [2 * n for n in range(len(told) + 5)]
