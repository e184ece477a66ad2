"""What a host's own cards may say is played as it was, and what would stop a table is refused before (H25, H28)."""

from typing import Any

import pytest

from avernus.games.hellgame.cards.flaws_of_effects import WORDS, Place, effects_flaws
from tests.games.hellgame.every_effect import kept, prints


@pytest.mark.parametrize("word", WORDS)
def test_every_value_of_every_parameter_does_what_it_did(word: str) -> None:
    # H25.9, H25.10: nothing that is let through stops the game, and nothing does anything else than before
    assert prints(word) == kept()[word].split(), f"{word}; if it is meant: python -m tests.games.hellgame.every_effect"


HERE = Place("card", "arcana", timing="action", target="section")
EVENT = Place("card", "event")


@pytest.mark.parametrize(("place", "effect", "flaw"), [
    (HERE, {"do": "test", "roll": "die", "then": []}, "card, effects[0]: test with roll = 'die' needs need."),
    (HERE, {"do": "test", "roll": "hearts", "then": []}, "card, effects[0]: test with roll = 'hearts' needs demon."),
    (HERE, {"do": "swap", "what": "sections", "a": "self"}, "card, effects[0]: swap with what = 'sections' needs b."),
    (HERE, {"do": "swap", "what": "rank", "demon_b": "this"}, "card, effects[0]: swap with what = 'rank' needs demon_a."),
    (HERE, {"do": "move_unit", "unit": "any", "area": "target", "mode": "place"},
     "card, effects[0]: move_unit with mode = 'place' needs to."),
    (HERE, {"do": "move_unit", "unit": "any", "area": "target", "mode": "direction"},
     "card, effects[0]: move_unit with mode = 'direction' needs direction."),
    (HERE, {"do": "destroy_units", "unit": "any", "area": "target", "amount": "1d6"},
     "card, effects[0], amount: units and sections are counted by a number or 'all', not '1d6'."),
    (HERE, {"do": "revoke_section", "area": "target", "amount": "half"},
     "card, effects[0], amount: units and sections are counted by a number or 'all', not 'half'."),
    (HERE, {"do": "gain_souls", "who": "freebooters", "amount": 1}, "card, effects[0], who: 'freebooters' has no meaning here."),
    (HERE, {"do": "place_units", "unit": "lieutenant", "area": "target", "who": "freebooters"},
     "card, effects[0], who: 'freebooters' has no meaning here."),
    (HERE, {"do": "discard_arcana", "who": "each", "amount": 1, "by": "target"}, "card, effects[0], by: 'target' has no meaning here."),
    (HERE, {"do": "when", "cond": "outnumbered", "then": []}, "card, effects[0], cond: 'outnumbered' has no meaning here."),
    (EVENT, {"do": "revoke_section", "area": "pick"}, "card, effects[0], area: a Hell card has nobody who could choose."),
    (EVENT, {"do": "swap", "what": "sections", "a": "richest", "b": "poorest"},
     "card, effects[0], what: a Hell card has nobody who could choose."),
    (EVENT, {"do": "alter_event", "mode": "conspire"}, "card, effects[0], mode: a Hell card has nobody who could choose."),
])
def test_an_effect_that_would_stop_a_table_is_a_flaw(place: Place, effect: dict[str, Any], flaw: str) -> None:
    # H28: a set of cards is refused as a whole, in one sentence
    assert flaw in list(effects_flaws(place, [effect]))


@pytest.mark.parametrize("effect", [
    {"do": "place_units", "unit": "legion", "area": "target", "who": "freebooters", "amount": 2},
    {"do": "convert_units", "unit": "legion", "area": "target", "of": "self", "to": "freebooters", "amount": "all"},
    {"do": "destroy_units", "unit": "any", "area": "target", "of": "freebooters"},
    {"do": "swap", "what": "sections", "a": "self", "b": "richest"},
    {"do": "test", "roll": "die", "need": 4, "then": []},
])
def test_an_effect_that_means_something_is_none(effect: dict[str, Any]) -> None:
    assert list(effects_flaws(HERE, [effect])) == []
