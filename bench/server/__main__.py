"""`python -m bench.server [--tables 200] [--seconds 6] [--rounds 2]`: moves per second of processor time, and waiting times."""

import argparse
import json
import subprocess
from contextlib import AbstractContextManager
from statistics import median
from typing import Any

from bench.server import processes


def load(kind: str, server: AbstractContextManager[Any], tables: int, seconds: int) -> dict[str, float]:
    """One measurement: the load's own figures, and the server's processor time meanwhile."""
    with server as (process, base):
        client = subprocess.Popen(
            [processes.node(), "load.js", kind, base, str(tables), str(seconds)], cwd=processes.BGIO, stdout=subprocess.PIPE, text=True,
        )
        assert client.stdout is not None
        before = 0.0
        for line in client.stdout:
            if line.startswith("begin"):
                before = processes.cpu(process.pid)
            if line.startswith("result "):
                used = processes.cpu(process.pid) - before
                found: dict[str, float] = json.loads(line[7:])
                client.wait()
                return {"moves/s": found["moves"] / seconds, "moves/core-s": found["moves"] / used, "cpu": used / seconds,
                        "p50": found["p50"], "p99": found["p99"], "refused": found["refused"]}
    raise SystemExit(f"the load on {kind} failed")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=int, default=6)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--only", choices=["avernus", "bgio"])
    given = parser.parse_args()
    rows: dict[str, list[dict[str, float]]] = {"avernus": [], "bgio": []}
    for _ in range(given.rounds):
        for kind, server in (("avernus", processes.avernus), ("bgio", processes.bgio)):
            if given.only in (None, kind):
                row = load(kind, server(), given.tables, given.seconds)
                rows[kind].append(row)
                print(kind, " ".join(f"{name} {value:.4g}" for name, value in row.items()), flush=True)
    if given.only is None:
        ours, theirs = ({name: median(row[name] for row in rows[kind]) for name in rows[kind][0]} for kind in ("avernus", "bgio"))
        print(f"moves per core-second: {ours['moves/core-s'] / theirs['moves/core-s']:.2f} times boardgame.io's; "
              f"p99: {ours['p99'] / theirs['p99']:.2f} of its p99")


if __name__ == "__main__":
    main()
