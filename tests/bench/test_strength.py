"""The reference players play by today's rules, and the bench of strength counts what they do."""

from pathlib import Path

import pytest

from avernus.core.refusals import AvernusError
from avernus.games import find, names
from avernus.lab.playing import LIMIT, Pairing, play
from bench.strength import frozen
from bench.strength.__main__ import CASES, HARD, MEDIUM, read, row


@pytest.mark.parametrize("game", names())
def test_reference_players_play_by_todays_rules(game: str) -> None:
    seats = find(game).seats.start
    outcome = play(Pairing(game, (MEDIUM,) * seats, "1", most=130 if game == "laberinto" else 60))
    assert outcome.reason in (LIMIT, "last-sorcerer") and sum(outcome.decisions) > 0


def test_the_hard_reference_searches() -> None:
    assert play(Pairing("inferno-race", (HARD, MEDIUM), "1", most=30)).decisions[0] > 0


def test_cases_have_names_and_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [read(case.name).name for case in CASES] == [case.name for case in CASES]
    monkeypatch.setattr(frozen, "BUILD", tmp_path)
    case = read("inferno-trade/random/medium/3")
    assert row(case, 3, "strength", 0).startswith("| inferno-trade | random | medium of 3b8eaf2 | 3 | 3 | 0.0% |")
    assert row(case, 3, "another", 0) and len(list(tmp_path.iterdir())) == 2
    for bad in ("splut", "splut/hard/medium/x", "splut/nobody/medium/2", "chess/hard/medium/2"):
        with pytest.raises(AvernusError):
            read(bad)
