"""A server in this process on a free port, and clients that speak the wire to it."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from avernus.core.fair import sealed
from avernus.server.run import bind, server_for
from avernus.server.tables.hub import Config, Hub
from avernus.server.wire import FromServer
from avernus.store.store import open_store

COMMIT = sealed("0123456789abcdef")
PATIENCE = 60
"""Seconds after which nothing comes any more, beside other work too."""
GENEROUS = {"rate": 1000, "burst": 1000, "address_rate": 1000, "address_burst": 1000, "quota": 100}
described = msgspec.json.Decoder(FromServer).decode
"""Whatever a client is told is told as `server/wire/` describes it, with nothing left out and nothing added."""


class Player:
    """A client at a table, with everything it has been told."""

    def __init__(self, socket: ClientConnection, seats: list[int]) -> None:
        self.socket = socket
        self.seats = seats
        self.heard: list[dict[str, Any]] = []
        self.waiting: list[dict[str, Any]] = []
        self.count = 0

    async def next(self, *kinds: str, **wanted: Any) -> dict[str, Any]:
        """The next message of one of these kinds with these values, skipping others."""
        while True:
            for index, message in enumerate(self.waiting):
                if message["type"] in kinds and all(message.get(key) == value for key, value in wanted.items()):
                    return self.waiting.pop(index)
            text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            described(text)
            message = json.loads(text)
            self.heard.append(message)
            self.waiting.append(message)

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        self.count += 1
        ref = message.setdefault("ref", f"r{self.count}-{id(self)}")
        await self.send(**message)
        return await self.next("done", "refused", "hint", ref=ref)

    async def close(self) -> None:
        await self.socket.close()


class Client:
    """The wire, from outside."""

    def __init__(self, base: str, friend: "Client | None" = None) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, timeout=20)
        self.players: list[Player] = []
        self.seated: dict[tuple[str, int], tuple[str, str]] = {} if friend is None else friend.seated
        """By table and seat: the token, and the nonce that is to be shown."""
        self.nonces = 0 if friend is None else 1_000_000

    async def table(self, game: str = "splut", **wanted: Any) -> str:
        answer = await self.http.post("/api/tables", json={"game": game, **wanted})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def sit(self, table: str, seat: int | None = None, name: str = "Ada") -> tuple[int, str]:
        """Sit down; when everybody has, all who sat through this client show their nonces."""
        nonce = self.nonce()
        answer = await self.http.post(f"/api/tables/{table}/seats", json={"name": name, "commit": sealed(nonce), "seat": seat})
        assert answer.status_code == 201, answer.text
        self.seated[table, answer.json()["seat"]] = answer.json()["token"], nonce
        await self.show(answer.json()["table"])
        return answer.json()["seat"], answer.json()["token"]

    def nonce(self) -> str:
        """The next nonce, the same in every run."""
        self.nonces += 1
        return f"nonce-{self.nonces:016d}"

    async def show(self, info: dict[str, Any]) -> None:
        """Show the nonces that a table waits for."""
        for seat in (info["awaited"] or {"seats": []})["seats"]:
            token, nonce = self.seated[info["id"], seat]
            following = self.nonce()
            shown = await self.post(f"/api/tables/{info['id']}/reveal", token, nonce=nonce, next=sealed(following))
            assert shown.status_code == 200, shown.text
            self.seated[info["id"], seat] = token, following

    async def live(self, table: str, *tokens: str, lang: str = "en", **kwargs: Any) -> Player:
        address = f"{self.base.replace('http', 'ws')}/api/tables/{table}/live"
        socket = await connect(address, max_size=None, max_queue=None, compression=None, **kwargs)  # what nobody reads hinders no goodbye
        player = Player(socket, [])
        await player.send(hello={"tokens": list(tokens), "lang": lang})
        self.players.append(player)
        return player

    async def two(self, game: str = "splut", **wanted: Any) -> tuple[str, list[str], list[Player]]:
        """A game of two people that has started, both connected."""
        table = await self.table(game, seats=2, **wanted)
        tokens = [(await self.sit(table, seat, f"P{seat}"))[1] for seat in range(2)]
        players = [await self.live(table, token) for token in tokens]
        for player in players:
            await player.next("state")
        return table, tokens, players

    async def get(self, path: str, token: str | None = None, **params: Any) -> httpx.Response:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        return await self.http.get(path, params=params, headers=headers)

    async def post(self, path: str, token: str | None = None, **body: Any) -> httpx.Response:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        answer = await self.http.post(path, json=body, headers=headers)
        if path.endswith("/bots") and answer.status_code == 200:
            await self.show(answer.json())
        return answer

    async def close(self) -> None:
        for player in self.players:
            await player.close()
        await self.http.aclose()


class Server:
    """A server of this process."""

    def __init__(self, hub: Hub, server: uvicorn.Server, task: asyncio.Task[None], base: str) -> None:
        self.hub, self.server, self.task, self.base = hub, server, task, base

    async def stop(self) -> None:
        self.server.should_exit = True
        await self.task


async def start(database: str, shared: bool = False, **config: Any) -> Server:
    """Start one."""
    hub = Hub(open_store(database, shared), Config(**{**GENEROUS, **config}))
    sock = bind("127.0.0.1", 0)
    server = server_for(hub)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve(sockets=[sock]))
    while not server.started:
        if task.done():
            await task
        await asyncio.sleep(0.005)
    return Server(hub, server, task, f"http://127.0.0.1:{sock.getsockname()[1]}")


@contextlib.asynccontextmanager
async def running(folder: Path, database: str | None = None, **config: Any) -> AsyncIterator[Client]:
    """A server and a client of it."""
    server = await start(database or str(folder / "tables.sqlite3"), **config)
    client = Client(server.base)
    client.server = server  # type: ignore[attr-defined]
    try:
        yield client
    finally:
        await client.close()
        await server.stop()
