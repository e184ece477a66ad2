"""`python -m bench.server.hold [--tables 1000] [--seconds 60] [--workers 1] [--only held]`: many tables at once, then memory at rest, then
a very long game. With several workers both clients of a table may meet different processes."""

import argparse
import json
import os
import subprocess
import time
from statistics import median
from typing import Any

import httpx

from bench.server import processes
from bench.server.seats import bearer, seated


def hold(tables: int, seconds: int, pause: int, workers: int) -> dict[str, Any]:
    """Tables with a client for each seat: is anything lost or doubled?"""
    with processes.avernus("--workers", str(workers)) as (_, base):
        command = [processes.node(), "hold.js", base, str(tables), str(seconds), str(pause)]
        answer = subprocess.run(command, cwd=processes.BGIO, capture_output=True, text=True, check=True)
        found: dict[str, Any] = json.loads(answer.stdout.split("result ")[1])
        return found


def rest(tables: int, nap: int) -> float:
    """Kilobytes for a table with both seats taken, `nap` seconds after which it sleeps."""
    with processes.avernus("--nap", str(nap)) as (process, base), httpx.Client(base_url=base) as http:
        def some(count: int) -> None:
            for _ in range(count):
                table = http.post("/api/tables", json={"game": "splut", "seats": 2}).json()["id"]
                seated(http, table)

        some(50)
        before = processes.memory(process.pid)
        some(tables)
        time.sleep(3)
        return (processes.memory(process.pid) - before) / tables / 1024


def long_game(actions: int) -> tuple[float, float]:
    """Milliseconds for an action: at the beginning, and at the end of a game of so many actions."""
    with processes.avernus() as (_, base), httpx.Client(base_url=base) as http:
        table = http.post("/api/tables", json={"game": "splut", "seats": 2, "options": {"turn_cap": 100_000}}).json()["id"]
        heads = [bearer(token) for token in seated(http, table)]
        waits = []
        for number in range(actions):
            for seat in range(2):
                legal = http.get(f"/api/tables/{table}/state", headers=heads[seat]).json()["legal"]
                if legal:
                    break
            quiet = [pair[0] for pair in legal if ":" not in pair[0]] or [pair[0] for pair in legal]
            begun = time.perf_counter()
            http.post(f"/api/tables/{table}/do", headers=heads[seat], json={"do": quiet[number * 7919 % len(quiet)], "ref": f"r{number}"})
            waits.append((time.perf_counter() - begun) * 1000)
        return median(waits[:100]), median(waits[-100:])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.hold")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--pause", type=int, default=5000)
    parser.add_argument("--actions", type=int, default=3000)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--only", choices=("held",))
    given = parser.parse_args()
    load = os.getloadavg()[0]
    print("held:", json.dumps(hold(given.tables, given.seconds, given.pause, given.workers)), f"(load before: {load:.1f})", flush=True)
    if given.only is not None:
        return
    print(f"at rest: {rest(500, 600):.1f} kB for a table that is awake, {rest(500, 1):.1f} kB for one that sleeps", flush=True)
    first, last = long_game(given.actions)
    print(f"a game of {given.actions} actions: {first:.2f} ms for an action at its beginning, {last:.2f} ms at its end", flush=True)


if __name__ == "__main__":
    main()
