"""What each game's original leaves open: a page of its own in every language, and the list of games says that it is there."""

from pathlib import Path

import httpx
import pytest

import avernus
from avernus.text import LANGUAGES
from avernus.text.catalogue import open_points
from tests.server.harness import running


@pytest.mark.asyncio
async def test_every_game_has_its_page_in_every_language(tmp_path: Path) -> None:
    async with running(tmp_path) as client, httpx.AsyncClient(base_url=client.server.base) as people:  # type: ignore[attr-defined]
        games = {game["id"]: game for game in (await people.get("/api/games")).json()["games"]}
        for name in avernus.games():
            game = avernus.game(name)
            assert games[game.id]["open_points"] is True
            for lang in LANGUAGES:
                answer = await people.get(f"/api/games/{game.id}/open/{lang}")
                assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/markdown")
                assert answer.text == open_points(lang, game.package) and answer.text.startswith("# ")
