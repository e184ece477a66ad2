"""Tasks for the tests of the pool; as a program, an endless run with a journal."""

import itertools
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

from avernus.bots.simple import RandomBot
from avernus.core.refusals import AvernusError
from avernus.lab.pool import Journal, run

OWN = RandomBot()
"""A bot from outside the package."""


def double(task: dict[str, Any]) -> int:
    return 2 * int(task["n"])


def marked(task: dict[str, Any]) -> int:
    with open(task["marks"], "a", encoding="utf-8") as marks:
        marks.write(f"{task['n']}\n")
    return double(task)


def mortal(task: dict[str, Any]) -> int:
    """Dies once where it is told a file to leave behind, always where the file has no name."""
    if "die" in task and not (task["die"] and Path(task["die"]).exists()):
        if task["die"]:
            Path(task["die"]).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return double(task)


def inverse(task: dict[str, Any]) -> float:
    if task["n"] < 0:
        raise AvernusError("It is not below 0.")
    return 1 / float(task["n"])


def endless(path: str) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests in the background has it ignored
    with Journal(path, {"what": "endless"}) as journal:
        for task, result in run(({"n": n} for n in itertools.count()), "tests.lab.tasks:double", workers=2, journal=journal):
            print(json.dumps([task, result]), flush=True)


if __name__ == "__main__":
    endless(sys.argv[1])
