"""The box as data: tiles, cards, prices, and the constants that compiled code takes for granted."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from avernus.core.seats import CHANCE
from avernus.games.inferno_race import board, verbs
from avernus.games.inferno_race.numbers import NUMBERS
from avernus.games.inferno_race.state import place_from, small
from avernus.games.inferno_race.steps import DEPTH, KINDS, NAMES, WIDE


def test_tiles() -> None:  # D4
    assert sum(board.TILE_COUNTS) == 42 and len(board.TILES) == len(set(board.TILES)) == 6
    assert list(range(1, 7)) == [board.DEATH, board.ANGEL, board.TREASURE, board.CARD, board.BANANA, board.RETURN]
    assert [board.TILES[number - 1] for number in (board.DEATH, board.RETURN)] == ["death", "return"]


def test_deck() -> None:  # D6
    strengths = Counter(strength for _, _, all_of in board.DECK for strength in all_of)
    assert strengths == dict.fromkeys(range(1, 7), 8)
    assert sum(board.COPIES) == board.CARD_COUNT == 48 and len(board.CARDS) == len(set(board.CARDS)) == board.KIND_COUNT
    assert [kind for kind, _, strength in board.KINDS if strength == 6] == ["coffin"]
    firsts = {kind: [k for k, _, _ in board.KINDS].index(kind) for kind in ("banana", "angel", "trident", "treasure", "coffin")}
    assert firsts == {
        "banana": board.FIRST_BANANA, "angel": board.FIRST_ANGEL, "trident": board.FIRST_TRIDENT, "treasure": board.FIRST_TREASURE,
        "coffin": board.FIRST_COFFIN,
    }


def test_prices_and_places() -> None:  # D2, D7
    assert board.PRICES[1:] == tuple((2 * m, m, m) for m in range(1, 5))
    assert sum(1 << place for place in range(board.FIRST_SQUARE, board.LAST_SQUARE + 1)) == board.TRACK
    assert sum(1 << board.place_of(1 - step) for step in range(1, 7)) == board.STEPS
    assert board.place_of(40) == board.THRONE and board.position_of(board.FIRST_STEP) == 0


def test_the_verb_table_and_the_rules_agree() -> None:
    assert verbs.TABLE.width == verbs.WIDTH and verbs.TABLE.bits == 17 and verbs.REST_OF == (1 << verbs.WIDTH) - 1
    assert [verb.name for verb in verbs.TABLE.verbs] == [
        "rest", "revive", "roll", "die", "banana", "move", "nomove", "angel", "loot", "flip", "trident", "parry", "fall", "pay", "gem",
        "stand", "concede", "step", "discard", "decline", "buy", "face", "card", "colour", "tile",
    ]
    assert list(range(25)) == [
        verbs.REST, verbs.REVIVE, verbs.ROLL_IT, verbs.DIE, verbs.BANANA_CARD, verbs.MOVE_IMP, verbs.NO_MOVE, verbs.ANGEL_CARD, verbs.LOOT,
        verbs.FLIP, verbs.TRIDENT, verbs.PARRY_IT, verbs.FALL, verbs.PAY, verbs.GEM, verbs.STAND, verbs.CONCEDE, verbs.TO_STEP,
        verbs.DISCARD, verbs.DECLINE, verbs.BUY, verbs.FACE, verbs.CARD_DRAWN, verbs.COLOUR, verbs.TILE_SEEN,
    ]
    assert {text: verbs.TABLE.read(text, 0) for text in ("3>7", "T9:t2", "a2^3")} == {
        "3>7": verbs.MOVE_IMP << verbs.WIDTH | 8 << verbs.PLACE_BITS | 12,
        "T9:t2": verbs.TRIDENT << verbs.WIDTH | 8 << verbs.CARD_BITS | board.CARDS.index("t2"),
        "a2^3": verbs.ANGEL_CARD << verbs.WIDTH | board.CARDS.index("a2") << verbs.STEP_BITS | 2,
    }
    assert verbs.TABLE.read("7=card", CHANCE) == verbs.TILE_SEEN << verbs.WIDTH | 6 << verbs.TILE_BITS | board.CARD - 1
    assert (verbs.PLACE_OF, verbs.CARD_OF, verbs.STEP_OF, verbs.TILE_OF) == (63, 63, 7, 7)


def test_questions_have_names() -> None:
    assert sorted(NAMES) == list(range(1, 13)) and {KINDS[name] for name, _ in NAMES.values()} == set(NAMES)
    assert all(len(fields) < WIDE for _, fields in NAMES.values()) and DEPTH * WIDE == 80


def test_numbers_that_the_laboratory_may_change() -> None:
    """D5 to D7: each card, and each number of own imps on the track, has its own."""
    imps = [str(count) for count in range(1, 5)]
    assert {section: list(numbers) for section, numbers in NUMBERS.items()} == {
        "cards": list(board.CARDS), "treasure": imps, "price": imps, "purchase": imps, "start": ["bag"],
    }


def up_to_five(value: Any) -> int:
    return small(value, 5)


@pytest.mark.parametrize(("read", "value", "sentence"), [
    (up_to_five, "6" * 40, f"{'6' * 30} is no number from 0 to 5"), (up_to_five, 6, "6 is no number from 0 to 5"),
    (up_to_five, -1, "-1 is no number from 0 to 5"), (up_to_five, True, "True is no number from 0 to 5"),
    (place_from, 41, "41 is no position"), (place_from, -6, "-6 is no position"), (place_from, "x" * 40, f"{'x' * 30} is no position"),
])
def test_numbers_of_a_dump_have_bounds(read: Callable[[Any], int], value: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        read(value)
    assert [up_to_five(number) for number in (0, 5)] == [0, 5]
