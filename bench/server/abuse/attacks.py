"""`python -m bench.server.abuse.attacks BASE NAME SECONDS`: one attack from one address, bounded in time and in number; loopback only."""

import asyncio
import contextlib
import json
import os
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import uvloop
from websockets.asyncio.client import connect

from bench.server.seats import seated_soon

LOCAL: Final = "127.9.9.9"
AT_ONCE: Final = 90
PING: Final = b"\x89\x80\0\0\0\0"


def frame(payload: bytes) -> bytes:
    """A text from a client, under a mask that changes nothing."""
    size = len(payload)
    head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + payload


def said(**message: Any) -> bytes:
    return frame(json.dumps(message).encode())


class Attacker:
    """Somebody at one address."""

    def __init__(self, base: str, seconds: float) -> None:
        parts = urlsplit(base)
        assert parts.hostname == "127.0.0.1" and parts.port is not None
        self.base, self.port, self.seconds = base, parts.port, seconds
        self.begun = self.until = time.monotonic()
        self.done = 0
        self.refused = 0
        self.open: list[Any] = []

    def begin(self) -> None:
        """What is needed is there: the attack itself."""
        self.begun = time.monotonic()
        self.until = self.begun + self.seconds

    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    def http(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=LOCAL, limits=httpx.Limits(max_connections=20))
        return httpx.AsyncClient(base_url=self.base, timeout=30, transport=transport)

    async def tcp(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(LOCAL, 0), limit=1 << 16)
        self.open.append(writer)
        return reader, writer

    async def socket(self, table: str, *tokens: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A socket at a table, past its hello; nothing is read unless somebody reads it."""
        reader, writer = await self.tcp()
        writer.write(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode() + said(hello={"tokens": tokens}),
        )
        await writer.drain()
        return reader, writer

    async def table(self, http: httpx.AsyncClient, **wanted: Any) -> tuple[str, list[str]]:
        """A table with people at all its seats that have no bot."""
        opened = await http.post("/api/tables", json={"game": "splut", "seats": 2, **wanted})
        opened.raise_for_status()
        table = opened.json()["id"]
        return table, await seated_soon(http, table, sum(seat["kind"] == "empty" for seat in opened.json()["seats"]))

    async def play(self, table: str, tokens: list[str], moves: int) -> None:
        """Let the seats of a table, which are one's own, play so many moves: no more on a socket than it may send at once."""
        for first in range(0, moves, AT_ONCE):
            await self.play_some(table, tokens, first, min(AT_ONCE, moves - first))

    async def play_some(self, table: str, tokens: list[str], first: int, moves: int) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        async with connect(address, compression=None, max_size=None, local_addr=(LOCAL, 0)) as socket:
            await socket.send(json.dumps({"hello": {"tokens": tokens}}))
            legal: dict[int, list[str]] = {}
            played = waiting = 0
            async for text in socket:
                message = json.loads(text)
                waiting -= message["type"] == "done"
                if message["type"] in ("state", "event"):
                    legal[message["seat"]] = [pair[0] for pair in message["legal"] if ":" not in pair[0]]
                mover = next((seat for seat, texts in legal.items() if texts), None)
                if waiting or len(legal) < len(tokens):
                    continue
                if played == moves or mover is None:
                    return
                played, waiting = played + 1, 1
                await asyncio.sleep(0.012)  # as fast as the address may
                await socket.send(json.dumps({"do": legal[mover][0], "seat": mover, "ref": f"m{first + played}"}))

    async def together(self, count: int, work: Callable[[int], Awaitable[None]]) -> None:
        """So many at once, each again and again while time is left; whoever is thrown out comes back after a moment."""
        self.begin()

        async def again(number: int) -> None:
            while self.goes_on():
                try:
                    await asyncio.wait_for(work(number), max(0.1, self.until - time.monotonic()))
                    self.done += 1
                except (OSError, asyncio.IncompleteReadError, TimeoutError, httpx.HTTPError, KeyError):
                    self.refused += 1
                await asyncio.sleep(0.01)

        await asyncio.gather(*(again(number) for number in range(count)))


async def nothing(one: Attacker) -> None:
    """No attack at all."""
    one.begin()
    while one.goes_on():
        await asyncio.sleep(0.1)


async def resync(one: Attacker) -> None:
    """New sockets all the time, a hundred demands for the whole state on each."""
    async with one.http() as http:
        table, tokens = await one.table(http, game="hellgame", seats=2)

    async def work(number: int) -> None:
        reader, writer = await one.socket(table, *tokens)
        writer.write(said(resync=True) * 100)
        end = min(one.until, time.monotonic() + 0.5)
        with contextlib.suppress(TimeoutError):
            while await asyncio.wait_for(reader.read(1 << 20), max(0.01, end - time.monotonic())):
                pass
        writer.close()

    await one.together(10, work)


async def pings(one: Attacker) -> None:
    """Control frames as fast as they can be sent."""
    async with one.http() as http:
        table, _ = await one.table(http)

    async def work(number: int) -> None:
        reader, writer = await one.socket(table)
        while one.goes_on() and not reader.at_eof():
            writer.write(PING * 1000)
            await writer.drain()
            await reader.read(1 << 16)
        writer.close()

    await one.together(10, work)


async def mute(one: Attacker) -> None:
    """Sockets that ask for much and never read."""
    async with one.http() as http:
        table, tokens = await one.table(http, game="hellgame", seats=2)

    async def work(number: int) -> None:
        reader, writer = await one.socket(table, *tokens)
        while one.goes_on() and not writer.is_closing():
            writer.write(said(resync=True))
            await writer.drain()
            await asyncio.sleep(0.05)
            if reader.exception() is not None:
                return

    await one.together(60, work)


async def crowd(one: Attacker) -> None:
    """Two hundred sockets at one table who all hear everything, much that is said there, and much coming and going."""
    async with one.http() as http:
        table, tokens = await one.table(http)

    async def work(number: int) -> None:
        reader, writer = await one.socket(table, *tokens[:number == 0])
        end = one.until if number < 180 else min(one.until, time.monotonic() + 0.2)
        while time.monotonic() < end and not reader.at_eof():
            if number == 0:
                writer.write(b"".join(said(chat="hear", ref=f"c{time.monotonic()}-{count}") for count in range(10)))
                await asyncio.sleep(0.1)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(reader.read(1 << 16), 0.01 if number == 0 else max(0.01, end - time.monotonic()))
        writer.close()
        if number < 180:
            raise ConnectionResetError

    await one.together(200, work)


async def pieces(one: Attacker) -> None:
    """Messages that never come to their end, in pieces that hold nothing."""
    async with one.http() as http:
        table, _ = await one.table(http)

    async def work(number: int) -> None:
        reader, writer = await one.socket(table)
        writer.write(b"\x01\x80\0\0\0\0")
        while one.goes_on() and reader.exception() is None and not writer.is_closing():
            writer.write(b"\x00\x80\0\0\0\0" * 400)
            await writer.drain()
            await asyncio.sleep(0.005)
        writer.close()

    await one.together(20, work)


async def idle(one: Attacker) -> None:
    """Connections that say nothing."""
    async def work(number: int) -> None:
        reader, _ = await one.tcp()
        await reader.readexactly(1)

    await one.together(1100, work)


async def headers(one: Attacker) -> None:
    """Requests whose headers come drop by drop, and others whose headers never end."""
    async def work(number: int) -> None:
        reader, writer = await one.tcp()
        writer.write(b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        while one.goes_on() and not reader.at_eof() and reader.exception() is None:
            writer.write(b"X-Header: 0\r\n" * (1 if number % 4 else 2000))
            await writer.drain()
            await asyncio.sleep(0.2 if number % 4 else 0.0)
        writer.close()
        raise ConnectionResetError

    await one.together(200, work)


async def requests(one: Attacker) -> None:
    """Requests as fast as they can be sent, without waiting for answers; most are more than the address may ask for."""
    question = b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"

    async def work(number: int) -> None:
        reader, writer = await one.tcp()
        while one.goes_on():
            writer.write(question * 20)
            await writer.drain()
            if not await reader.read(1 << 16):
                raise ConnectionResetError

    await one.together(20, work)


async def connects(one: Attacker) -> None:
    """Connections that come and go."""
    async def work(number: int) -> None:
        _, writer = await one.tcp()
        one.open.pop()
        writer.transport.abort()

    await one.together(50, work)


async def bodies(one: Attacker) -> None:
    """Long requests that do not come to their end, by those who have no seat."""
    async with one.http() as http:
        table, _ = await one.table(http)
    head = f"POST /api/tables/{table}/leave HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1990000\r\n\r\n".encode()
    piece = b" " * 100_000

    async def work(number: int) -> None:
        reader, writer = await one.tcp()
        writer.write(head)
        for _ in range(19):
            writer.write(piece)
            await writer.drain()
        await reader.read(1)
        raise ConnectionResetError

    await one.together(240, work)


async def nested(one: Attacker) -> None:
    """Positions of lists in lists, as long as a request may be and as short as is read."""
    lists = b"[" + b",".join([b"[[[[]]]]"] * 200_000) + b"]"
    heads = (("/api/analyse", lists), ("/api/analyse", lists[:100_000].rpartition(b",")[0] + b"]"),
             ("/api/tables", lists[:60_000].rpartition(b",")[0] + b"]"))

    async with one.http() as http:
        async def work(number: int) -> None:
            path, ballast = heads[number % len(heads)]
            answer = await http.post(path, content=b'{"game":"hellgame","position":{"ballast":' + ballast + b"}}")
            answer.raise_for_status()

        await one.together(12, work)


async def frames(one: Attacker) -> None:
    """Many long frames at once."""
    async with one.http() as http:
        table, tokens = await one.table(http)
    long = said(chat="x" * 16_000, ref="a")

    async def work(number: int) -> None:
        _, writer = await one.socket(table, tokens[number % 2])
        for _ in range(1000):
            writer.write(long)
            await writer.drain()
        writer.close()

    await one.together(30, work)


async def verify(one: Attacker) -> None:
    """Long records to be checked, short ones to be fetched, all the time."""
    async with one.http() as http:
        table, tokens = await one.table(http, options={"turn_cap": 100_000})
        await one.play(table, tokens, 300)
        header = (await http.get(f"/api/tables/{table}/record")).text
        long = (header + "\n" + "0 De3\n1 De7\n" * 150_000)[:1_900_000].encode()

        async def work(number: int) -> None:
            if number % 2:
                answer = await http.post("/api/verify", content=long)
            else:
                answer = await http.get(f"/api/tables/{table}/{('record', 'log', 'lines', 'at/1')[number // 2 % 4]}")
            answer.raise_for_status()

        await one.together(12, work)


async def bots(one: Attacker) -> None:
    """Tables of strong bots that nobody looks at, and hints."""
    async with one.http() as http:
        tables = []
        for number in range(40):
            with contextlib.suppress(httpx.HTTPError, KeyError):
                table, tokens = await one.table(http, seats=4, bots={"1": "hard", "2": "hard", "3": "hard"})
                tables.append((table, tokens[0]))
                if number % 2:
                    await http.post(f"/api/tables/{table}/leave", headers={"Authorization": f"Bearer {tokens[0]}"}, json={})

        async def work(number: int) -> None:
            if number % 2:
                body = {"game": "splut", "seats": 2, "bot": "hard", "seat": 0}
                (await http.post("/api/analyse", json=body)).raise_for_status()
                return
            table, token = tables[number % len(tables)]
            reader, writer = await one.socket(table, token)
            for hint in range(5):
                writer.write(said(hint="hard", ref=f"h{hint}", seat=0))
            while one.goes_on() and await reader.read(1 << 16):
                pass

        await one.together(12, work)


async def disk(one: Attacker) -> None:
    """Tables, remarks, programmed answers: as much as can be written."""
    async with one.http() as http:
        table, tokens = await one.table(http, public=True)

        async def work(number: int) -> None:
            if number < 5:
                body = {"game": "splut", "public": True, "name": "x" * 60, "position": {"ballast": "x" * 60_000}}
                answer = await http.post("/api/tables", json=body if number % 2 else {"game": "splut", "public": True, "name": "spam"})
                answer.raise_for_status()
                return
            reader, writer = await one.socket(table, tokens[number % 2])
            for count in range(50):
                orders = [{"prompt": f"p{number}-{count}", "play": "x" * 200}] * 40
                writer.write(said(orders=orders, ref=f"o{number}-{count}") + said(chat="y" * 1900, ref=f"c{number}-{count}"))
                await writer.drain()
                await reader.read(1 << 16)

        await one.together(25, work)


ATTACKS: Final = {work.__name__: work for work in (
    nothing, resync, pings, pieces, crowd, mute, idle, connects, requests, headers, bodies, nested, frames, verify, bots, disk,
)}


async def main(base: str, name: str, seconds: float) -> None:
    one = Attacker(base, seconds)
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(ATTACKS[name](one), seconds + 20)
    print(json.dumps({"begun": one.begun, "done": one.done, "refused": one.refused}), flush=True)
    os._exit(0)  # without a word to anybody


if __name__ == "__main__":
    os.nice(40)
    uvloop.run(main(sys.argv[1], sys.argv[2], float(sys.argv[3])))
