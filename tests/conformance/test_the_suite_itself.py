"""The suite passes a sound game with chance, secrets, a clock and several actors, and finds the flaw of each unsound one."""

import re

import pytest

from avernus.conformance import cases_of, checks
from avernus.conformance.suite import CASE_CHECKS, GAME_CHECKS
from avernus.games import registered
from tests.conformance.toy import ToyGame

NAMES = [check.__name__ for check in (*CASE_CHECKS, *GAME_CHECKS)]


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> ToyGame:
    """The toy game, registered while the test lasts."""
    game = ToyGame()
    monkeypatch.setitem(registered(), "toy", game)
    return game


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_game_passes(name: str, toy: ToyGame) -> None:
    assert [case.id for case in cases_of(toy)] == ["toy-2", "toy-3", "toy-3-rounds=1"]
    for check in checks(toy):
        if check.name == name:
            check()


@pytest.mark.parametrize(
    ("flaw", "finder", "said"),
    [
        ("view", "another_world_looks_the_same", "view.cards"),
        ("legal", "another_world_looks_the_same", "legal has"),
        ("event", "covered_and_silent_actions_tell_nothing", "events"),
        ("covered", "covered_and_silent_actions_tell_nothing", "events"),
        ("redeal", "covered_and_silent_actions_tell_nothing", "State.redeal for seat"),
        ("sees", "who_reads_an_action_knows_it", "sees must say COVERED"),
        ("truth", "what_is_hidden_is_dealt_anew", "always deals the seats the truth"),
        ("shared view", "what_is_handed_out_is_nobodys", "State.view"),
        ("events", "events_are_only_told", "round"),
        ("legal_into", "legal_into_writes_what_legal_lists", "legal"),
        ("refusal", "integers_that_are_no_actions_are_refused", "refusal"),
        ("copy", "a_copy_lives_its_own_life", "picks"),
        ("dump", "dump_and_load", "shown"),
        ("law", "laws_and_actors_at_every_step", "broken"),
        ("endless", "a_game_with_a_bound_ends_within_it", "over"),
    ],
)
def test_a_flaw_is_found_and_named(flaw: str, finder: str, said: str) -> None:
    found = [check for check in checks(ToyGame(flaw)) if check.name == finder]
    with pytest.raises(AssertionError, match=re.escape(said)):
        for check in found:
            check()
    assert "toy" not in registered(), "a game that is not installed is known only while it is checked"
