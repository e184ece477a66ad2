"""What is in the box, as data: places, tiles, the deck, the price table (D1-D7)."""

from typing import Final

from avernus.core.native import i64, vec

SEATS: Final = ("red", "yellow", "green", "blue", "black")
"""The colours in order of seats; red always plays (D1)."""

# Places (D2) are numbered from the highest step any table may have: step 6 is 0, step 1 is 5, square 1 is 6, the throne is 45.
# A place is a position of the rules plus 5, so that a bit of a machine word can stand for each.
FIRST_STEP: Final = 5
"""Step 1, the one that touches the track."""
FIRST_SQUARE: Final = 6
LAST_SQUARE: Final = 44
THRONE: Final = 45
NOWHERE: Final = -1
TRACK: Final = 0x1FFFFFFFFFC0
"""The mask of squares 1-39: a literal, so that compiled code sees a constant."""
STEPS: Final = 0x3F
"""The mask of steps 6-1."""

IMPS: Final = 4
HAND: Final = 6
"""The most cards in a hand (D61)."""
DEALT: Final = 3
"""Cards that each player starts with (D13)."""
REDS: Final = 100
BLUES: Final = 25
SACRILEGE: Final = 3
"""Gems that turning a tile costs (D26)."""

TILES: Final = ("death", "angel", "treasure", "card", "banana", "return")
TILE_COUNTS: Final = (7, 7, 7, 7, 7, 7)
"""How many tiles of each type there are (D4); the first six squares hold one of each (D10)."""
SIX: Final = 6
"""Squares 1 to 6 have a pool of tiles of their own."""

# Tile types as the rules code numbers them; 0 is a tile that nobody has seen.
UNSEEN: Final = 0
DEATH: Final = 1
ANGEL: Final = 2
TREASURE: Final = 3
CARD: Final = 4
BANANA: Final = 5
RETURN: Final = 6

DECK: Final[tuple[tuple[str, str, tuple[int, ...]], ...]] = (
    ("die1", "d1.", (4, 5, 5)),
    ("die2", "d2.", (3, 4, 5)),
    ("die3", "d3.", (2, 3, 4)),
    ("die4", "d4.", (2, 3, 4)),
    ("die5", "d5.", (1, 2, 3)),
    ("wild", "w", (1, 1, 2)),
    ("banana", "b", (1, 2, 3, 4, 5, 5)),
    ("angel", "a", (1, 2, 3, 4, 5)),
    ("trident", "t", (1, 1, 2, 3, 4, 5)),
    ("treasure", "g", (1, 2, 3, 4, 5)),
    ("coffin", "c", (6, 6, 6, 6, 6, 6, 6, 6)),
)
"""Each type of card: its letters in the notation, and the strengths of its copies (D6)."""

KINDS: Final = tuple(
    (kind, letters, strength) for kind, letters, strengths in DECK for strength in sorted(set(strengths))
)
"""Cards of equal type and strength are one kind: type, letters, strength."""
COPIES: Final = tuple(strengths.count(strength) for _, _, strengths in DECK for strength in sorted(set(strengths)))
CARDS: Final = tuple(f"{letters}{strength}" for _, letters, strength in KINDS)
"""The notation of each kind, such as `d3.4` for a die 3 of strength 4."""
POWERS: Final = tuple(strength for _, _, strength in KINDS)
VALUES: Final = tuple(int(kind[3:]) if kind.startswith("die") else 0 for kind, _, _ in KINDS)
"""What a die card replaces the roll by; 0 for wild cards and for cards that are no dice."""

# The kinds of each type follow one another: literals for compiled code, held to the table above by a test.
KIND_COUNT: Final = 37
FIRST_BANANA: Final = 16
FIRST_ANGEL: Final = 21
FIRST_TRIDENT: Final = 26
FIRST_TREASURE: Final = 31
FIRST_COFFIN: Final = 36
CARD_COUNT: Final = 48

PRICES: Final = ((0, 0, 0), (2, 1, 1), (4, 2, 2), (6, 3, 3), (8, 4, 4))
"""By own imps on the track: gems drawn from a treasure, price of a card, most cards in one purchase (D7)."""

# The same tables for compiled code.
POWER: Final = vec[i64](list(POWERS))
VALUE: Final = vec[i64](list(VALUES))
COPY: Final = vec[i64](list(COPIES))
GEMS_FOR: Final = vec[i64]([row[0] for row in PRICES])
PRICE: Final = vec[i64]([row[1] for row in PRICES])
MOST_BOUGHT: Final = vec[i64]([row[2] for row in PRICES])


def place_of(position: int) -> int:
    """The place of a position of the rules: steps are 0, -1, …, squares 1-39, the throne 40."""
    return position + FIRST_STEP


def position_of(place: int) -> int:
    """The position of a place."""
    return place - FIRST_STEP


def step_at(place: int) -> int:
    """The number of the step at a place, 1 for the one that touches the track."""
    return FIRST_STEP + 1 - place


def places_in(mask: int) -> list[int]:
    """The places of a mask, ascending."""
    return [place for place in range(THRONE + 1) if mask >> place & 1]
