"""Recorded games: every `.avn` file under tests/games/*/records replays, verifies, and ends as its remark says.

Whoever finds a bug adds the game in which it happened; nothing else is to be done.
"""

import re
from pathlib import Path

import pytest

from avernus.core import record as records
from avernus.play.verify import verify

FILES = sorted((Path(__file__).parent.parent / "games").glob("*/records/*.avn"))


def test_there_are_recorded_games() -> None:
    assert FILES


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_recorded_game_is_still_legal_and_ends_alike(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    verdict = verify(records.read(text))
    remark = re.search(r"^# ends by ([\w-]+), ranks ((?:\d+ ?)+)", text, re.MULTILINE)
    if remark is None:
        return
    result = verdict.table.result
    assert result is not None and verdict.secret_known and verdict.finished
    assert result.reason == remark[1]
    assert result.ranks == tuple(map(int, remark[2].split()))
