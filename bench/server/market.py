"""`python -m bench.server.market [--tables 100] [--seconds 20]`: live trading at many tables, and how long an accepted offer takes.

Every table has six devils: five bots of the server, and a client over a socket of its own, which accepts whatever it is offered and
otherwise offers something now and then.
"""

import argparse
import asyncio
import json
import random
import time
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import connect

from avernus.games.inferno_trade.board import SOULS
from bench.server import processes
from bench.server.seats import seated_soon

SEATS = 6
OFFER_SECONDS = 3.0
BY_CHOICE = (">", "re#", "wd#", "no#", "wait", "SO", "GS", "BA")
"""What a devil may do and need not."""


class Trader:
    """The client at one table."""

    def __init__(self, base: str, table: str, token: str, rng: random.Random) -> None:
        self.address = f"{base.replace('http', 'ws')}/api/tables/{table}/live"
        self.token, self.rng = token, rng
        self.legal: list[str] = []
        self.free: list[str] = []
        """The cards that it may offer now."""
        self.sent: dict[str, tuple[float, bool]] = {}
        self.waits: list[tuple[float, float, bool]] = []
        """When, for how long, and whether it was an accept."""
        self.actions = 0
        self.refused = 0
        self.offered = 0.0
        self.count = 0

    async def run(self) -> None:
        async with connect(self.address, max_size=None, compression=None) as self.socket:
            await self.socket.send(json.dumps({"hello": {"tokens": [self.token]}}))
            async for text in self.socket:
                self.hear(json.loads(text))
                await self.act()

    def hear(self, message: dict[str, Any]) -> None:
        now = time.perf_counter()
        kind = message["type"]
        if kind in ("state", "event"):
            self.legal = [pair[0] for pair in message["legal"]]
            self.free = message["view"]["players"][0]["free"] or [] if message["view"] and "offer" in message["open"] else []
        if kind == "event":
            self.actions += sum(1 for seat, _ in message["lines"] if seat >= 0)
        if kind in ("done", "refused"):
            begun, accept = self.sent.pop(message["ref"])
            self.refused += kind == "refused"
            if kind == "done":
                self.waits.append((now, now - begun, accept))

    async def act(self) -> None:
        """Accept if there is anything to accept, answer what stops the table, and offer now and then."""
        if self.sent:
            return
        choice = next((text for text in self.legal if text.startswith("ok#")), None)
        if choice is None:
            answers = [text for text in self.legal if not text.startswith(BY_CHOICE)]
            if answers:
                choice = answers[0]
            elif self.free and time.perf_counter() - self.offered > OFFER_SECONDS * self.rng.uniform(0.5, 1.5):
                self.offered = time.perf_counter()
                choice = f">* {self.rng.choice(self.free)} / {self.rng.choice(SOULS)}"
        if choice is not None:
            self.count += 1
            ref = f"r{self.count}"
            self.sent[ref] = (time.perf_counter(), choice.startswith("ok#"))
            await self.socket.send(json.dumps({"do": choice, "ref": ref}))


async def opened(http: httpx.AsyncClient, base: str, number: int, bot: str) -> Trader:
    """A table with its bots and its client."""
    bots = {str(seat): bot for seat in range(1, SEATS)}
    wanted = {"game": "inferno-trade", "seats": SEATS, "options": {"driver": "live"}, "bots": bots}
    table = (await http.post("/api/tables", json=wanted)).json()["id"]
    return Trader(base, table, (await seated_soon(http, table, 1))[0], random.Random(number))


def share(waits: list[float], part: float) -> float:
    return sorted(waits)[int(len(waits) * part)] * 1000 if waits else float("nan")


async def measure(base: str, pid: int, tables: int, seconds: int, bot: str) -> None:
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        traders = [await opened(http, base, number, bot) for number in range(tables)]
    tasks = [asyncio.create_task(trader.run()) for trader in traders]
    await asyncio.sleep(8)
    begun, before, actions = time.perf_counter(), processes.cpu(pid), sum(trader.actions for trader in traders)
    await asyncio.sleep(seconds)
    used, played = processes.cpu(pid) - before, sum(trader.actions for trader in traders) - actions
    waits = [(took, accept) for trader in traders for at, took, accept in trader.waits if at > begun]
    for task in tasks:
        task.cancel()
    failed = [result for result in await asyncio.gather(*tasks, return_exceptions=True) if isinstance(result, Exception)]
    accepts, others = [took for took, accept in waits if accept], [took for took, accept in waits if not accept]
    refused = sum(trader.refused for trader in traders)
    print(f"{tables} live tables of {SEATS}: {played / seconds / tables:.2f} actions a second at each, {used / seconds:.2f} cores")
    print(f"{len(accepts)} accepts: p50 {share(accepts, 0.5):.1f} ms, p99 {share(accepts, 0.99):.1f} ms")
    print(f"{len(others)} other commands: p99 {share(others, 0.99):.1f} ms; refused {refused}, clients lost {len(failed)}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.market")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--bot", default="greedy")
    given = parser.parse_args()
    with processes.avernus() as (process, base):
        uvloop.run(measure(base, process.pid, given.tables, given.seconds, given.bot))


if __name__ == "__main__":
    main()
