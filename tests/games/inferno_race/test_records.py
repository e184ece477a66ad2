"""A recorded game for each way in which the race can go: each still shows what its remark says."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from avernus.core import record as records
from avernus.core.events import Event
from avernus.games.inferno_race import GAME
from avernus.play.table import open_state
from avernus.play.verify import verify

FILES = sorted((Path(__file__).parent / "records").glob("*.avn"))

SHOWN: dict[str, Callable[[Event], bool]] = {
    "banana-to-throne": lambda e: e.name == "banana-tile" and e.params["to"] == 40,  # D48
    "return-home": lambda e: e.name == "sent-home",  # D49
    "return": lambda e: e.name == "return-tile",  # D49
    "fight-won-red": lambda e: e.name == "fight-won" and e.params["seat"] == 0,  # D43
    "fight-won-other": lambda e: e.name == "fight-won" and e.params["seat"] != 0,  # D43
    "fight-lost-red": lambda e: e.name == "fight-lost" and e.params["seat"] == 0,  # D43
    "fight-lost-other": lambda e: e.name == "fight-lost" and e.params["seat"] != 0,  # D43
    "trident-parried": lambda e: e.name == "parried",  # D50
    "trident-strikes": lambda e: e.name == "fell",  # D50
    "empty-bag": lambda e: e.name == "no-gem",  # D66
    "reshuffled": lambda e: e.name == "reshuffled",  # D60
    "no-card": lambda e: e.name == "no-card",  # D60
    "sacrilege": lambda e: e.name == "flipped",  # D26
    "own-imp": lambda e: e.name == "own-imp",  # D37
    "throne-1": lambda e: e.name == "throne" and e.params["count"] == 1,  # D70
    "throne-2": lambda e: e.name == "throne" and e.params["count"] == 2,  # D70
    "throne-3": lambda e: e.name == "throne" and e.params["count"] == 3,  # D70
    "rounds": lambda e: e.name == "ended-rounds",  # D71
}


def shows(path: Path) -> list[str]:
    """What the remark of a record promises."""
    remark = re.search(r"^# shows (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert remark is not None
    return remark[1].split(", ")


def test_every_way_of_play_is_recorded() -> None:
    assert {thing for path in FILES for thing in shows(path)} == set(SHOWN)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_shows_what_it_says(path: Path) -> None:
    record = records.read(path.read_text(encoding="utf-8"))
    verdict = verify(record)
    assert verdict.finished and verdict.secret_known
    state, _ = open_state(GAME, record.seats, record.options, record.position, record.rules)
    events: list[Event] = []
    for line in records.surviving(record.lines):
        action = GAME.read(state, line.seat, line.text)
        assert action is not None
        state.apply(line.seat, action, events)
        assert GAME.laws(state) == []
    assert [thing for thing in shows(path) if not any(SHOWN[thing](event) for event in events)] == []
