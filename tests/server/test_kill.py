"""kill -9 at random moments under load: whatever was acknowledged is there afterwards, once, and every record verifies."""

import asyncio
import json
import multiprocessing
import random
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from avernus.core.record import read
from avernus.play.verify import verify
from avernus.server.run import bind, run_process
from avernus.server.tables.hub import Config
from bench.server.seats import seated_soon

KILLS = 50
TABLES = 4


class Pair:
    """Both seats of a table, played by one client that sends again whatever was not answered."""

    def __init__(self, base: str, table: str, tokens: list[str], rng: random.Random) -> None:
        self.address = f"{base.replace('http', 'ws')}/api/tables/{table}/live"
        self.table, self.tokens, self.rng = table, tokens, rng
        self.acknowledged: list[str] = []
        self.pending: dict[str, Any] | None = None
        self.count = 0
        self.repeated = 0

    async def play(self) -> None:
        """Play until the connection breaks."""
        legal: dict[int, list[Any]] = {}
        try:
            async with connect(self.address, compression=None, max_size=None) as socket:
                await socket.send(json.dumps({"hello": {"tokens": self.tokens}}))
                while True:
                    message = json.loads(await socket.recv())
                    if message["type"] in ("state", "event"):
                        legal[message["seat"]] = message["legal"]
                        if message["type"] == "state" and len(legal) == 2:
                            await self.send(socket, legal)
                    elif message["type"] == "done":
                        assert self.pending is not None and message["ref"] == self.pending["ref"]
                        self.acknowledged.append(f"{self.pending['seat']} {self.pending['do']}")
                        self.repeated += message["repeated"]
                        self.pending = None
                        await self.send(socket, legal)
                    elif message["type"] == "refused":
                        raise AssertionError(message)
        except (WebSocketException, OSError):
            return

    async def send(self, socket: Any, legal: dict[int, list[Any]]) -> None:
        if self.pending is None:
            seat = 0 if legal[0] else 1
            quiet = [pair[0] for pair in legal[seat] if ":" not in pair[0]]
            if not quiet:
                return
            self.count += 1
            self.pending = {"do": self.rng.choice(quiet), "seat": seat, "ref": f"p{self.count}"}
        await socket.send(json.dumps(self.pending))


async def test_fifty_kills_lose_and_double_nothing(tmp_path: Path) -> None:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.server.preload"])
    sock = bind("127.0.0.1", 0)
    base = f"http://127.0.0.1:{sock.getsockname()[1]}"
    database = str(tmp_path / "tables.sqlite3")
    config = Config(rate=1e6, burst=1e6, address_rate=1e6, address_burst=1e6, quota=1e6, snapshots=20)

    def launch() -> Any:
        process = context.Process(target=run_process, args=(sock, database, False, config), daemon=True)
        process.start()
        return process

    rng = random.Random(8666)
    server = launch()
    async with httpx.AsyncClient(base_url=base, timeout=30) as http:
        pairs = []
        for _ in range(TABLES):
            table = (await http.post("/api/tables", json={"game": "splut", "seats": 2, "options": {"turn_cap": 100_000}})).json()["id"]
            tokens = await seated_soon(http, table)
            pairs.append(Pair(base, table, tokens, random.Random(table)))
        for _ in range(KILLS):
            players = [asyncio.create_task(pair.play()) for pair in pairs]
            wanted = sum(len(pair.acknowledged) for pair in pairs) + rng.randrange(1, 12)
            while sum(len(pair.acknowledged) for pair in pairs) < wanted and not any(player.done() for player in players):
                await asyncio.sleep(0.001)
            await asyncio.sleep(rng.uniform(0, 0.01))
            server.kill()
            for player in players:
                if player.done():
                    await player
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
            await asyncio.to_thread(server.join)
            server = launch()
        for pair in pairs:
            answer = await http.get(f"/api/tables/{pair.table}/record")
            record = read(answer.text)
            lines = [f"{line.seat} {line.text}" for line in record.lines]  # type: ignore[union-attr]
            extra = [] if pair.pending is None else [f"{pair.pending['seat']} {pair.pending['do']}"]
            assert lines in (pair.acknowledged, pair.acknowledged + extra)
            verify(record)
        assert sum(len(pair.acknowledged) for pair in pairs) > KILLS
    server.terminate()
    await asyncio.to_thread(server.join)
    sock.close()
    assert server.exitcode == 0
