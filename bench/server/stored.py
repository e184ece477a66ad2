"""`python -m bench.server.stored [--tables 100000]`: a house with many stored tables: how soon it is there, finds them, and forgets them.

One table is played by the service's own rooms and copied under other names. Then: seconds until a server with all of them answers;
milliseconds for the lobby and for what the host's page and command ask; and the waiting times of people who play while the server deletes
what is older than it keeps, beside those of the same people while it does not.
"""

import argparse
import contextlib
import os
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import httpx

from avernus.server.desk import Desk
from avernus.server.tables.live import LiveTable
from avernus.server.tables.waking import card
from avernus.store.database import open_database
from avernus.store.jobs import Create
from avernus.store.store import prepare
from bench.server import processes
from bench.server.abuse.__main__ import Honest, p99
from bench.server.late import Author, write

COPIES = """
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
    INSERT INTO tables (id, game, status, public, seq, created, updated, due, secret, card, owner, names)
    SELECT printf('c%08d', i), game, CASE i % 3 WHEN 0 THEN 'open' WHEN 1 THEN 'playing' ELSE 'over' END, i % 10 = 0, seq,
        created, ? - i, NULL, secret, REPLACE(REPLACE(card, '"first"', printf('"c%08d"', i)), '"P"', printf('"Ada %d"', i % 20000)),
        printf('o%d', i % 5000), printf(char(10) || 'ada %d', i % 20000) FROM n, tables WHERE tables.id = 'first'
"""
ENTRIES = """
    INSERT INTO entries (table_id, seq, at, kind, body)
    SELECT c.id, e.seq, e.at, e.kind, e.body FROM tables c, entries e WHERE e.table_id = 'first' AND c.id LIKE 'c________'
"""
DAY = 86_400_000


def fill(file: str, tables: int, updated: int) -> None:
    """A database with so many tables, last used about then."""
    database = open_database(file)
    prepare(database)
    author = Author("splut", 2, "2")
    author.play(20)
    live = LiveTable("first")
    live.room = author.room
    jobs = author.jobs("first")
    assert isinstance(jobs[0], Create)
    author.room.id, jobs[0].card = "first", card(live)
    write(database, jobs)
    with sqlite3.connect(file) as connection:
        connection.execute(COPIES, (tables, updated))
        connection.execute(ENTRIES)
        connection.execute("UPDATE tables SET updated = ? WHERE id = 'first'", (updated,))


def answered(base: str, path: str, times: int = 20) -> float:
    """Milliseconds for a question."""
    waits = []
    with httpx.Client(base_url=base, timeout=60) as http:
        for _ in range(times):
            begun = time.perf_counter()
            http.get(path).raise_for_status()
            waits.append((time.perf_counter() - begun) * 1000)
    return median(waits)


def searched(file: str, times: int = 10) -> dict[str, float]:
    """Milliseconds for what `avernus admin list` asks."""
    found = {}
    with contextlib.closing(Desk(file)) as desk:
        for says, wanted in (("", {}), (" --status over", {"status": "over"}), (" --game splut", {"game": "splut"}),
                             (" --name 'Ada 77'", {"name": "Ada 77"}), (" --name Nobody", {"name": "Nobody"})):
            waits = []
            for _ in range(times):
                begun = time.perf_counter()
                desk.tables(**wanted)
                waits.append((time.perf_counter() - begun) * 1000)
            found[f"admin list{says}"] = median(waits)
    return found


def night(file: str, seconds: int) -> tuple[float, float, int]:
    """p99 of people's moves in milliseconds, without and with tables being deleted beside them; and how many were."""
    found = []
    for options in ((), ("--keep", "30")):
        with processes.avernus("--database", file, *options) as (_, base):
            people = Honest(base, 50, 0)
            begun = time.monotonic()
            time.sleep(seconds)
            people.check()
            found.append(p99(people.between(begun, time.monotonic(), "waits")))
            people.process.terminate()
            people.process.wait(10)
    with sqlite3.connect(file) as connection:
        left = connection.execute("SELECT COUNT(*) FROM tables WHERE id LIKE 'c________'").fetchone()[0]
    return found[0], found[1], left


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server.stored")
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--seconds", type=int, default=20)
    given = parser.parse_args()
    print(f"load before: {os.getloadavg()[0]:.1f}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "t.sqlite3")
        fill(file, given.tables, int(time.time() * 1000) - 100 * DAY)
        begun = time.monotonic()
        with processes.avernus("--database", file) as (_, base):
            httpx.get(f"{base}/healthz", timeout=60).raise_for_status()
            print(f"{given.tables} stored tables: the server answers after {time.monotonic() - begun:.2f} s", flush=True)
            for path in ("/api/tables", "/api/tables?game=splut", "/api/tables?status=open", "/api/tables?game=splut&status=playing"):
                print(f"{path}: {answered(base, path):.1f} ms", flush=True)
            for order, took in searched(file).items():
                print(f"{order}: {took:.1f} ms", flush=True)
        calm, busy, left = night(file, given.seconds)
        print(
            f"people's p99 {calm:.1f} ms; {busy:.1f} ms while tables are deleted ({busy / calm:.2f} times), "
            f"{(given.tables - left) / given.seconds:.0f} of them a second", flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
