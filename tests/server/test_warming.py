"""What a game needs at its first table is there before somebody opens one."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from avernus.server.tables import warming
from tests.server.harness import running

SCRIPT = """
import sys
from avernus.games import registered
from avernus.play.room import Room
from avernus.play.setup import new_setup
from avernus.server import run
from avernus.server.tables.warming import Warming
from avernus.server.telling.sentences import TableSpeaker, phrases
from avernus.text import LANGUAGES

warming = Warming()
warming.start()
assert warming.done.wait(120) and not warming.failed, warming.failed
known, made = set(sys.modules), phrases.cache_info().misses
for game in registered().values():
    setup, secret = new_setup(game.id, min(game.seats))
    state = Room("warm", secret, setup).setup.first_state()
    state.view(0)
    for lang in LANGUAGES:
        TableSpeaker(game, min(game.seats), lang, [])
loaded = sorted(name for name in set(sys.modules) - known if name.startswith("avernus"))
print(len(registered()), loaded, phrases.cache_info().misses - made)
"""


def test_a_first_table_loads_and_reads_nothing_any_more() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False)
    assert done.stdout == "5 [] 0\n", done.stdout + done.stderr


async def test_a_game_that_cannot_be_opened_is_named_and_stops_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = warming.warm

    def warm(game: Any) -> None:
        if game.id == "laberinto":
            raise ValueError("no thread to find the way by")
        whole(game)

    monkeypatch.setattr(warming, "warm", warm)
    async with running(tmp_path) as client:
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        assert hub.warming.done.wait(60)
        health = await client.get("/healthz")
        assert health.status_code == 200 and health.json()["games_failed"] == {"laberinto": "no thread to find the way by"}
        assert "avernus_games_failed 1.0" in (await client.get("/metrics")).text
        await client.two()
