"""A seat's own address is told when, and only when, its person must decide."""

import asyncio
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import pytest

from avernus.server.tables.webhooks import Webhooks
from tests.server.harness import running

Told = Queue[dict[str, Any]]


@pytest.fixture
def told() -> Iterator[tuple[str, Told]]:
    """An address, and what it is told."""
    messages: Told = Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            messages.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            return None

    server = HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/hook", messages
    server.shutdown()
    server.server_close()


async def test_only_a_needed_decision_of_somebody_who_is_not_there_is_told(tmp_path: Path, told: tuple[str, Told]) -> None:
    address, messages = told
    async with running(tmp_path, private_webhooks=True) as client:
        table, tokens, (south, north) = await client.two()
        assert (await client.post(f"/api/tables/{table}/webhook", tokens[1], url=address)).status_code == 200
        await south.ask(do="De3")
        await north.next("event")
        assert messages.empty()
        await north.ask(do="De7")
        await north.close()
        await south.next("presence", online=[0])
        await client.post(f"/api/tables/{table}/do", tokens[1], do="De6", ref="last")
        await south.next("event", waiting=[0])
        for number in range(3):
            state = (await client.get(f"/api/tables/{table}/state", tokens[0])).json()
            quiet = [pair[0] for pair in state["legal"] if ":" not in pair[0]]
            await south.ask(do=quiet[0], ref=f"s{number}")
        message = await asyncio.to_thread(messages.get, True, 5)
        assert message["type"] == "your-turn" and message["seat"] == 1 and message["table"] == table and message["sentence"]
        assert messages.empty()


async def test_addresses_that_must_not_be_reached_are_refused(tmp_path: Path, told: tuple[str, Told]) -> None:
    async with running(tmp_path) as client:
        table, tokens, _ = await client.two()
        for url in ("ftp://x.example/", "nonsense", "http://user@x.example/", "http://[::1", "http://x.example:99999/"):
            answer = await client.post(f"/api/tables/{table}/webhook", tokens[0], url=url)
            assert answer.status_code == 422 and answer.json()["error"]["code"] == "bad-webhook"
    hooks = Webhooks()
    hooks._send(told[0], b"{}")
    hooks.close()
    assert told[1].empty()
