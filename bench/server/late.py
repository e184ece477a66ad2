"""`python -m bench.server.late [--game hellgame] [--actions 2200]`: does the end of a very long game answer as fast as its opening?

A random game is played with the service's own rooms and written with its snapshots, once up to an early and once up to a late action. A
server then wakes both tables, and a client plays, takes back and comes back at each.
"""

import argparse
import json
import random
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import uvloop
from websockets.asyncio.client import ClientConnection, connect

from avernus.core.fair import sealed
from avernus.play import acting, seating
from avernus.play.acting import Plan
from avernus.play.entries import Entry
from avernus.play.folds import fold
from avernus.play.kinds import Status
from avernus.play.room import Room
from avernus.play.setup import new_setup, opening
from avernus.play.snapshots import dump
from avernus.store.database import Database, open_database
from avernus.store.jobs import Batch, Create, Job, Snapshot
from avernus.store.store import prepare
from bench.server import processes
from bench.server.seats import nonce, revealed

EARLY = 120
"""The setup is over, and everything is on the board."""
TIMES = 15
ENDLESS = {"hellgame": {"max_turns": 0}}
"""Options with which a game does not end by itself."""
SNAPSHOTS = 100


class Author:
    """Writes a table by playing at random."""

    def __init__(self, game: str, seats: int, seed: str) -> None:
        self.rng = random.Random(seed)
        setup, self.secret = new_setup(game, seats, ENDLESS.get(game, {}))
        self.room = Room("x", self.secret, setup)
        self.entries: list[Entry] = []
        self.snapshots: list[tuple[int, dict[str, Any]]] = []
        self.tokens = []
        self.take(Plan([opening(setup)]))
        for seat in range(seats):
            plan, _, token = seating.sit(self.room, seat, f"P{seat}", sealed(nonce(seat)))
            self.tokens.append(token)
            self.take(plan)
        for seat in range(seats):
            self.take(seating.reveal(self.room, seat, **revealed(seat)))

    def take(self, plan: Plan) -> None:
        plan.stamp(self.room.seq, 1_760_000_000_000)
        self.entries += plan.entries
        fold(self.room, plan.entries, plan.played)
        if self.room.seq - (self.snapshots[-1][0] if self.snapshots else 0) >= SNAPSHOTS:
            self.snapshots.append((self.room.seq, json.loads(json.dumps(dump(self.room), default=list))))

    def play(self, actions: int) -> None:
        """Go on until so many actions have been played."""
        while self.room.played < actions and self.room.status == Status.PLAYING:
            seat = self.rng.choice(self.room.actors())
            self.take(acting.act(self.room, seat, self.rng.choice(self.room.legal(seat)), 1_760_000_000_000))
        if self.room.status == Status.OVER:
            raise SystemExit(f"The game ended after {self.room.played} actions; try another seed.")

    def jobs(self, name: str) -> list[Job]:
        """The table as it is now, for the log."""
        game = self.room.setup.game
        made: list[Job] = [Create(name, game, False, self.secret, "{}", list(self.entries), Status.PLAYING)]
        return made + [Snapshot(name, seq, body) for seq, body in self.snapshots]


def write(database: Database, jobs: list[Job]) -> None:
    connection = database.connect()
    Batch(database, connection, "bench", False).run(jobs)
    connection.close()


class Visitor:
    """A client that holds every seat."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.count = socket, 0
        self.states: dict[int, dict[str, Any]] = {}

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self.socket.recv())
        if message["type"] in ("state", "event"):
            self.states[message["seat"]] = message
        return message

    async def ask(self, **message: Any) -> float:
        """Milliseconds until a command is done."""
        self.count += 1
        begun = time.perf_counter()
        await self.socket.send(json.dumps({**message, "ref": f"r{self.count}"}))
        while (answer := await self.hear()).get("ref") != f"r{self.count}":
            continue
        if answer["type"] != "done":
            raise SystemExit(f"refused: {answer}")
        return (time.perf_counter() - begun) * 1000

    async def asked(self) -> tuple[int, str]:
        """A seat that is asked something, and its first answer, once the table itself has given all answers that are mere formalities."""
        while True:
            open_to = [(seat, state) for seat, state in self.states.items() if state["legal"]]
            if open_to and not any(state["spared"] for _, state in open_to):
                return open_to[0][0], open_to[0][1]["legal"][0][0]
            await self.hear()


async def visit(base: str, name: str, tokens: list[str]) -> dict[str, float]:
    """What one table answers, and how fast."""
    address = f"{base.replace('http', 'ws')}/api/tables/{name}/live"
    found: dict[str, list[float]] = {"action": [], "takeback": [], "state": []}
    begun = time.perf_counter()
    async with connect(address, max_size=None, compression=None) as socket:
        await socket.send(json.dumps({"hello": {"tokens": tokens}}))
        visitor = Visitor(socket)
        while len(visitor.states) < len(tokens):
            await visitor.hear()
        woken = (time.perf_counter() - begun) * 1000
        for _ in range(TIMES):
            seat, action = await visitor.asked()
            found["action"].append(await visitor.ask(do=action, seat=seat))
            await visitor.asked()
            others = [other for other in range(len(tokens)) if other != seat]
            await visitor.ask(takeback="ask", seat=seat)
            for other in others[:-1]:
                await visitor.ask(takeback="agree", seat=other)
            found["takeback"].append(await visitor.ask(takeback="agree", seat=others[-1]))
            await visitor.ask(do=action, seat=seat)
            begun = time.perf_counter()
            async with connect(address, max_size=None, compression=None) as again:
                await again.send(json.dumps({"hello": {"tokens": tokens[:1]}}))
                await again.recv()
                found["state"].append((time.perf_counter() - begun) * 1000)
    return {name: median(waits) for name, waits in found.items()} | {"waking": woken}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.late")
    parser.add_argument("--game", default="hellgame")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--actions", type=int, default=2200)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    author = Author(given.game, given.seats, given.seed)
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "t.sqlite3")
        database = open_database(file)
        prepare(database)
        for name, actions in (("warm", EARLY), ("early", EARLY), ("late", given.actions)):
            author.play(actions)
            write(database, author.jobs(name))
        rows = {}
        with processes.avernus("--database", file) as (_, base):
            for name in ("warm", "early", "late"):
                rows[name] = uvloop.run(visit(base, name, author.tokens))
    played = author.room.played
    for what in ("action", "takeback", "state", "waking"):
        early, late = rows["early"][what], rows["late"][what]
        print(f"{given.game}, {what}: {early:.1f} ms after {EARLY} actions, {late:.1f} ms after {played}: {late / early:.2f} times")


if __name__ == "__main__":
    main()
