"""`python -m bench.server.abuse.honest BASE TABLES BOT_TABLES LEVEL FIRST [GAME]`: people who play at a pace, each at an own address.

Every second a line of JSON goes to standard output: when it was, and how many milliseconds each move took until it was acknowledged, and
each bot until it had answered.
"""

import asyncio
import contextlib
import json
import os
import random
import sys
import time
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, ConnectionClosedOK

from bench.server.seats import seated_soon

PACE = 0.2
"""Seconds, about, that a person thinks."""


class Table:
    """One table, at which one client holds the seats of people."""

    def __init__(self, base: str, number: int, bots: dict[str, str], game: str) -> None:
        self.base, self.bots, self.played = base, bots, game
        self.local = f"127.0.{1 + number // 200}.{1 + number % 200}"
        self.rng = random.Random(number)
        self.legal: dict[int, list[str]] = {}
        self.sent: dict[str, float] = {}
        self.since = 0.0
        """When the bot's turn began; 0 while it has none."""
        self.waits: list[float] = []
        self.answers: list[float] = []

    async def open(self) -> None:
        async with httpx.AsyncClient(base_url=self.base, timeout=60, transport=httpx.AsyncHTTPTransport(local_address=self.local)) as http:
            options = {"turn_cap": 100_000} if self.played == "splut" else {}
            wanted = {"game": self.played, "seats": 2, "options": options, "bots": self.bots}
            self.table = (await http.post("/api/tables", json=wanted)).json()["id"]
            self.tokens = await seated_soon(http, self.table, 1 if self.bots else 2)

    async def play(self) -> None:
        """One game after the other."""
        try:
            while True:
                await self.open()
                await self.game()
        except (ConnectionClosed, httpx.HTTPError, KeyError) as error:
            print(f"an honest client was cut off: {error}", file=sys.stderr, flush=True)
            os._exit(1)

    async def game(self) -> None:
        self.legal, self.sent, self.since = {}, {}, 0.0
        address = f"{self.base.replace('http', 'ws')}/api/tables/{self.table}/live"
        async with connect(address, compression=None, max_size=None, local_addr=(self.local, 0)) as self.socket:
            await self.socket.send(json.dumps({"hello": {"tokens": self.tokens}}))
            async for text in self.socket:
                message = json.loads(text)
                if message.get("status") == "over":
                    return
                await self.hear(message)
        raise ConnectionClosedOK(None, None)

    async def hear(self, message: dict[str, Any]) -> None:
        now = time.monotonic()
        if message["type"] in ("state", "event"):
            self.legal[message["seat"]] = [] if message["spared"] else [pair[0] for pair in message["legal"]]
            if self.since and message["legal"]:
                self.answers.append((now - self.since) * 1000)
                self.since = 0.0
            elif self.bots and not message["legal"] and not self.since:
                self.since = now
            if not self.sent:
                await self.act()
        elif message["type"] == "done" and message["ref"] in self.sent:
            self.waits.append((now - self.sent.pop(message["ref"])) * 1000)
            await self.act()
        elif message["type"] == "refused" and self.played != "splut":  # where several may answer, somebody else was faster
            self.sent.pop(message["ref"], None)
            await self.act()
        elif message["type"] == "refused":
            raise SystemExit(f"an honest move was refused: {message}")

    async def act(self) -> None:
        """The next move, after a while."""
        seat = next((seat for seat, legal in self.legal.items() if legal), None)
        if seat is None or self.sent:
            return
        ref = f"r{self.rng.getrandbits(60)}"
        self.sent[ref] = 0.0

        async def later() -> None:
            await asyncio.sleep(PACE * self.rng.uniform(0.5, 1.5))
            legal = self.legal[seat]
            if not legal:  # the table has answered by itself, or a bot has gone on
                del self.sent[ref]
                await self.act()
                return
            choice = self.rng.choice([text for text in legal if ":" not in text] or legal)
            self.sent[ref] = time.monotonic()
            with contextlib.suppress(ConnectionClosed):  # the game was over meanwhile
                await self.socket.send(json.dumps({"do": choice, "seat": seat, "ref": ref}))

        self.task = asyncio.create_task(later())


async def main(base: str, tables: int, bot_tables: int, level: str, first: int, game: str = "splut") -> None:
    all_tables = [Table(base, first + number, {"1": level} if number < bot_tables else {}, game) for number in range(tables)]
    players = [asyncio.create_task(table.play()) for table in all_tables]
    while players:
        await asyncio.sleep(1.0)
        waits = [wait for table in all_tables for wait in table.waits]
        answers = [answer for table in all_tables for answer in table.answers]
        print(json.dumps({"at": time.monotonic(), "waits": waits, "answers": answers}), flush=True)
        for table in all_tables:
            table.waits.clear()
            table.answers.clear()


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], int(sys.argv[5]), *sys.argv[6:]))
