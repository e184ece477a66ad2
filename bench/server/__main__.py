"""`python -m bench.server [--tables 200] [--seconds 6] [--rounds 2] [--pause 200] [--python COMMAND]`

Moves per second of processor time, and waiting times.

Twice: flat out, where players answer at once and so wait for each other in the server's queue; and at a pace, the same for all servers,
where the waiting time is that of a table at which people play. boardgame.io runs as it comes, which keeps games in memory, and with its own
storage on the disk: our games are on the disk before anybody hears of a move.

The servers are measured one after the other, each in one process with a fresh database, with the same client in a process of its own: a
socket for each seat, one move on its way at each table, and as many moves a second offered to all where they play at a pace. What counts is
the processor time of the server's process, all its threads and the kernel's work for it included; the client's is nobody's. A move is
waited for from its being sent until the other seat has heard of it. boardgame.io's game has as many pieces on as many cells, and looks only
whether a step is one; ours judges Splut! by all its rules, lists what is legal and tells in sentences what has happened.

With `--python` our server runs with another interpreter that can import it: how an interpreter was built makes some percent of
difference. Which one it was is said first.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from statistics import median
from typing import Any

from bench.server import processes

SERVERS: dict[str, Callable[[], AbstractContextManager[Any]]] = {
    "avernus": processes.avernus, "bgio": processes.bgio, "bgio-disk": processes.bgio_disk,
}
BUILT = "import avernus, platform, sys; print(platform.python_version(), 'at', sys.executable + ', avernus', avernus.BUILD)"
NAMES = {"bgio": "boardgame.io in memory", "bgio-disk": "boardgame.io on disk"}
Row = dict[str, float]


def load(kind: str, tables: int, seconds: int, pause: int) -> Row:
    """One measurement: the load's own figures, and the server's processor time meanwhile."""
    with SERVERS[kind]() as (process, base):
        command = [processes.node(), "load.js", kind.split("-", maxsplit=1)[0], base, str(tables), str(seconds), str(pause)]
        client = subprocess.Popen(command, cwd=processes.BGIO, stdout=subprocess.PIPE, text=True)
        assert client.stdout is not None
        before = 0.0
        for line in client.stdout:
            if line.startswith("begin"):
                before = processes.cpu(process.pid)
            if line.startswith("result "):
                used = processes.cpu(process.pid) - before
                found: Row = json.loads(line[7:])
                client.wait()
                return {"moves/s": found["moves"] / seconds, "moves/core-s": found["moves"] / used, "cpu": used / seconds,
                        "p50": found["p50"], "p99": found["p99"], "refused": found["refused"]}
    raise SystemExit(f"the load on {kind} failed")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=int, default=6)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--pause", type=int, default=200, help="milliseconds, about, that players think where they play at a pace")
    parser.add_argument("--only", choices=[*SERVERS])
    parser.add_argument("--python", default=sys.executable, help="the interpreter of our server")
    given = parser.parse_args()
    print("Python", subprocess.run([given.python, "-c", BUILT], check=True, capture_output=True, text=True).stdout.strip(), flush=True)
    SERVERS["avernus"] = partial(processes.avernus, python=given.python)
    for pace, pause in (("flat out", 0), ("at a pace", given.pause)):
        rows: dict[str, list[Row]] = {kind: [] for kind in SERVERS if given.only in (None, kind)}
        for _ in range(given.rounds):
            for kind, found in rows.items():
                found.append(load(kind, given.tables, given.seconds, pause))
                print(f"{pace}: {kind}", " ".join(f"{figure} {value:.4g}" for figure, value in found[-1].items()), flush=True)
        middle = {kind: {figure: median(row[figure] for row in found) for figure in found[0]} for kind, found in rows.items()}
        for kind, name in NAMES.items():
            if {"avernus", kind} <= set(middle):
                ours, theirs = middle["avernus"], middle[kind]
                print(f"{pace}, beside {name}: {ours['moves/core-s'] / theirs['moves/core-s']:.2f} times its moves per core-second; "
                      f"p99 {ours['p99'] / theirs['p99']:.2f} of its p99", flush=True)


if __name__ == "__main__":
    main()
