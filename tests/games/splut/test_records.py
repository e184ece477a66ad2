"""A recorded game for each way in which Splut! can end, and for what is rare on the way."""

from pathlib import Path

import pytest

from avernus.core.events import Event
from avernus.games.splut.rules.turns import ENDINGS
from avernus.play.table import load

RECORDS = Path(__file__).parent / "records"


def events_of(name: str) -> list[Event]:
    """Everything that happened in a recorded game."""
    table = load(RECORDS / f"{name}.avn")
    told: list[Event] = []
    for state, line in table.past:
        action = table.game.read(state, line.seat, line.text)
        assert action is not None
        state.copy().apply(line.seat, action, told)
    return told


def test_every_ending_has_a_record() -> None:
    ends = {load(path).result for path in RECORDS.glob("*.avn")}
    assert {result.reason for result in ends if result} == {reason for reason, _ in ENDINGS.values()}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_sorcerer_with_each_number_of_seats(seats: int) -> None:
    table = load(RECORDS / f"last-sorcerer-{seats}.avn")
    assert table.seats == seats and table.result is not None and len(table.result.winners) == 1
    fallen = [event.params["victim"] for event in events_of(f"last-sorcerer-{seats}") if event.name == "splut"]
    assert len(fallen) == seats - 1
    assert sorted(fallen, key=lambda seat: -table.result.ranks[seat] if table.result else 0) == fallen  # the first to fall is last


@pytest.mark.parametrize("name", ["suicide-2", "suicide-3", "takeback-2"])
def test_a_team_may_hit_its_own_sorcerer(name: str) -> None:  # A16
    hits = [event.params for event in events_of(name) if event.name == "splut"]
    assert any(hit["seat"] == hit["victim"] for hit in hits)


def test_a_forced_pass_happens_in_play() -> None:  # S10
    assert any(event.name == "passed" for event in events_of("forced-pass-4"))
