"""The box as data: tiles, cards, prices, and the constants that compiled code takes for granted."""

from collections import Counter

from avernus.games.inferno_race import board, choices
from avernus.games.inferno_race.actions import TABLE
from avernus.games.inferno_race.view import STEPS


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
    assert TABLE.width == choices.WIDTH and TABLE.bits == 17
    numbers = {verb.name: i for i, verb in enumerate(TABLE.verbs)}
    assert (numbers["rest"], numbers["move"], numbers["trident"], numbers["buy"]) == (
        choices.REST, choices.MOVE_IMP, choices.TRIDENT, choices.BUY)
    assert (numbers["face"], numbers["card"], numbers["colour"], numbers["tile"]) == (
        choices.FACE, choices.CARD_DRAWN, choices.COLOUR, choices.TILE_SEEN)
    assert len(STEPS) == 12
