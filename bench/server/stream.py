"""`python -m bench.server.stream [--tables 200] [--moves 100] [--crowd 40]`: what a move costs the server beside the system's sockets.

Frames of random games, written beforehand, are given to the sockets' protocol of a server with its database: some at once, as they come
from a crowd, or one at a time with `--crowd 1`. What it sends is counted and thrown away. The processor time a move takes is what
`python -m bench.server` measures without the kernel's part: it can be compared beside other work, and looked at with a profiler.
"""

import argparse
import asyncio
import gc
import json
import random
import tempfile
import time
from statistics import median
from typing import Any

import uvloop

from avernus.core.fair import sealed
from avernus.games import find
from avernus.play import seating
from avernus.play.acting import Plan
from avernus.play.notation import notation_of
from avernus.play.room import Room
from avernus.play.setup import new_setup, opening
from avernus.server.run import GARBAGE
from avernus.server.socket.protocol import LiveProtocol, protocol_for
from avernus.server.tables.hub import Config, Hub
from avernus.store.rounds import Rounds
from avernus.store.store import open_store
from bench.server.echo import masked
from bench.server.seats import nonce, revealed

WARM = 20
"""Moves of each table before anything is measured."""
HEAD = (
    b"GET /api/tables/%b/live HTTP/1.1\r\nHost: localhost\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
FREELY = Config(rate=1e9, burst=1e9, address_rate=1e9, address_burst=1e9, quota=1e9, sockets=1_000_000)


class Wire:
    """In place of a socket: counts what is sent."""

    def __init__(self) -> None:
        self.bytes = self.writes = 0

    def write(self, data: bytes) -> None:
        self.bytes += len(data)
        self.writes += 1

    def get_extra_info(self, name: str) -> Any:
        return ("127.0.0.1", 1) if name == "peername" else None

    def set_write_buffer_limits(self, high: int) -> None:
        pass

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass

    abort = close


class Server:
    """What uvicorn keeps of its connections."""

    def __init__(self) -> None:
        self.connections: set[Any] = set()


class Seats:
    """A table of two people, the frames of their game, and what has become of it."""

    def __init__(self, seed: int, moves: int) -> None:
        game = find("splut")
        notation = notation_of(game)
        rng = random.Random(seed)
        state = game.new(2, {"turn_cap": 100_000})
        self.frames: list[tuple[int, bytes]] = []
        for number in range(moves):
            seat = state.actors()[0]
            actions = state.legal(seat)
            quiet = [action for action in actions if ":" not in notation.write(state, seat, action)] or actions
            action = rng.choice(quiet)
            said = {"do": notation.write(state, seat, action), "ref": f"r{number}"}
            self.frames.append((seat, masked(json.dumps(said, separators=(",", ":")).encode())))
            state = state.copy()
            state.apply(seat, action)
        self.next = 0
        self.sockets: list[tuple[LiveProtocol, Wire]] = []

    async def open(self, hub: Hub, make: Any, server: Server, name: str) -> None:
        """Sit down, and open both sockets."""
        setup, secret = new_setup("splut", 2, {"turn_cap": 100_000})
        live = await hub.open(name, secret, Room(name, secret, setup), Plan([opening(setup)]), "")
        tokens = []
        for seat in range(2):
            def sit(room: Room, now: int, seat: int = seat) -> Plan:
                plan, _, token = seating.sit(room, seat, f"P{seat}", sealed(nonce(seat)))
                tokens.append(token)
                return plan

            await hub.command(live, None, None, sit)
        for seat in range(2):
            def reveal(room: Room, now: int, seat: int = seat) -> Plan:
                return seating.reveal(room, seat, **revealed(seat))

            await hub.command(live, None, None, reveal)
        for token in tokens:
            wire = Wire()
            protocol = make(None, server, {})
            protocol.connection_made(wire)
            protocol.data_received(HEAD % name.encode())
            protocol.data_received(masked(json.dumps({"hello": {"tokens": [token]}}).encode()))
            self.sockets.append((protocol, wire))
        while any(protocol.session is None or protocol.session.live is None for protocol, _ in self.sockets):
            await asyncio.sleep(0)

    def feed(self) -> None:
        """The next move."""
        seat, frame = self.frames[self.next]
        self.next += 1
        self.sockets[seat][0].data_received(frame)


async def play(hub: Hub, tables: list[Seats], moves: int, crowd: int) -> None:
    """So many moves of every table, some at a time; the next ones when those are durable and told."""
    for _ in range(moves):
        for first in range(0, len(tables), crowd):
            some = tables[first:first + crowd]
            wanted = hub.metrics.counters["commands"] + len(some)
            hub.store.rounds = Rounds()  # nobody else comes: nothing is gained by waiting for them
            for seats in some:
                seats.feed()
            await asyncio.sleep(0)
            while hub.metrics.counters["commands"] < wanted:
                await asyncio.sleep(0.001)
            await asyncio.sleep(0)


async def measure(tables: int, moves: int, crowd: int) -> float:
    """Microseconds of processor a move."""
    with tempfile.TemporaryDirectory() as folder:
        hub = Hub(open_store(f"{folder}/t.sqlite3"), FREELY)
        await hub.start()
        make, server = protocol_for(hub), Server()
        seats = [Seats(seed, WARM + moves) for seed in range(tables)]
        for number, table in enumerate(seats):
            await table.open(hub, make, server, f"bench{number:04}")
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        await play(hub, seats, WARM, crowd)
        before = hub.metrics.counters["actions"]
        begun = time.process_time()
        await play(hub, seats, moves, crowd)
        used = time.process_time() - begun
        assert hub.metrics.counters["actions"] - before == tables * moves, "a move was refused"
        await hub.stop()
        return used / tables / moves * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.stream")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=100)
    parser.add_argument("--crowd", type=int, default=40, help="moves that come at once")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    found = [uvloop.run(measure(given.tables, given.moves, given.crowd)) for _ in range(given.rounds)]
    print(f"{given.tables} tables, {given.crowd} moves at once: {median(found):.1f} µs a move ({min(found):.1f} to {max(found):.1f})")


if __name__ == "__main__":
    main()
