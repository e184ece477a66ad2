"""Everything that is true in a race: imps, tiles, gems, cards, and the stack of open questions (D1-D7). Nothing is decided here.

What nobody has seen has not been drawn: an unseen tile has no type yet, and the deck is a multiset from which chance deals.
"""

from collections.abc import Mapping
from typing import Any, Final

from avernus.core.bits import bit
from avernus.core.events import Event
from avernus.core.native import i64, vec
from avernus.core.refusals import AvernusError
from avernus.core.state import State, other_kind
from avernus.games.inferno_race.board import (
    CARDS,
    FIRST_SQUARE,
    KIND_COUNT,
    LAST_SQUARE,
    NOWHERE,
    POWER,
    REDS,
    SIX,
    STEPS,
    TILE_COUNTS,
    TILES,
    TRACK,
    place_of,
    places_in,
    position_of,
)
from avernus.games.inferno_race.steps import DEPTH, KINDS, NAMES, PLACES, WIDE

MOST_SEATS: Final = 5
DECK: Final = 5
PILE: Final = 6
"""The rows of `cards` after the hands: the deck and the discards."""
ROWS: Final = 7
KIND_BITS: Final = 6
LAST_NINE: Final = 0x3FFFFFFFFFFFFF
ALL_CARDS: Final = 259
ALL_HANDS: Final = 185
ALL_PAIRS: Final = 25
"""Kinds in all rows, kinds in all hands, and pairs of seats."""

# How the game ended.
RUNNING: Final = 0
ON_THE_THRONE: Final = 1
LAST_ROUND: Final = 2
CIRCLING: Final = 3

NUMBERS: Final = ("bag", "out", "active", "turn", "ending", "shuffles")
"""The fields that a dump tells as they are."""


class InfernoRaceState(State):
    """The fields of a race."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        # what the table agreed on
        self.stairs: i64 = 4
        self.target: i64 = 3
        self.max_rounds: i64 = 0
        self.far: bool = False
        self.return_chain: bool = False
        self.banana_chain: bool = True
        self.reshuffle: bool = True
        self.recycle: bool = False
        self.any_time: bool = False
        self.quiet_rounds: i64 = 0
        # imps: a mask of places, the dead, and those on the throne, by seat
        self.imps: vec[i64] = vec[i64]([0] * 5)
        self.dead: vec[i64] = vec[i64]([0] * 5)
        self.home: vec[i64] = vec[i64]([0] * 5)
        # gems: by seat, the red ones of the bag, and those that left the game
        self.gems: vec[i64] = vec[i64]([0] * 5)
        self.bag: i64 = REDS
        self.out: i64 = 0
        # tiles: their type by place, masks of those that lie face up and of those that were ever seen, and the unseen ones by pool and type
        self.tiles: vec[i64] = vec[i64]([0] * 46)
        self.up: i64 = 0
        self.seen: i64 = 0
        self.pool: vec[i64] = vec[i64]([1] * 6 + [count - 1 for count in TILE_COUNTS])
        # cards: copies by row and kind, and for each row a mask of its kinds, its size and its strength
        self.cards: vec[i64] = vec[i64]([0] * 259)
        self.kinds: vec[i64] = vec[i64]([0] * 7)
        self.sizes: vec[i64] = vec[i64]([0] * 7)
        self.force: vec[i64] = vec[i64]([0] * 7)
        # for whoever keeps up with a game (encoding.py): how often cards have moved, and the last ten kinds on the pile, six bits each
        self.moved: i64 = 0
        self.thrown: i64 = 0
        # what each seat can tell of the other hands since the last reshuffle (rules/memory.py)
        self.shuffles: i64 = 0
        self.held: vec[i64] = vec[i64]([0] * 185)
        self.carried: vec[i64] = vec[i64]([0] * 185)
        self.old: vec[i64] = vec[i64]([0] * 25)
        # the turn, and the one in which an imp last came to the throne
        self.active: i64 = 0
        self.turn: i64 = 1
        self.arrival: i64 = 0
        self.ending: i64 = RUNNING
        self.stack: vec[i64] = vec[i64]([0] * 80)
        self.depth: i64 = 0
        # who listens while an action is played
        self.told: list[Event] | None = None

    def agree(self, options: Mapping[str, Any]) -> None:
        """Play by these options."""
        self.stairs = options["stairs"]
        self.target = options["target"]
        self.max_rounds = options["max_rounds"]
        self.far = options["start_steps"] == "far"
        self.return_chain = options["return_chain"]
        self.banana_chain = options["banana_chain"]
        self.reshuffle = options["reshuffle"]
        self.recycle = options["recycle_gems"]
        self.any_time = options["any_time"]
        self.quiet_rounds = options["quiet_rounds"]

    def options(self) -> dict[str, Any]:
        """The options that are played by."""
        return {
            "target": int(self.target), "stairs": int(self.stairs), "start_steps": "far" if self.far else "near",
            "banana_chain": self.banana_chain, "return_chain": self.return_chain, "reshuffle": self.reshuffle,
            "recycle_gems": self.recycle, "max_rounds": int(self.max_rounds), "any_time": self.any_time,
            "quiet_rounds": int(self.quiet_rounds),
        }

    def copy_from(self, other: State) -> None:
        """Become a copy of another race."""
        if not isinstance(other, InfernoRaceState):
            raise other_kind(self, other)
        self.seats = other.seats
        self.stairs = other.stairs
        self.target = other.target
        self.max_rounds = other.max_rounds
        self.far = other.far
        self.return_chain = other.return_chain
        self.banana_chain = other.banana_chain
        self.reshuffle = other.reshuffle
        self.recycle = other.recycle
        self.any_time = other.any_time
        self.quiet_rounds = other.quiet_rounds
        copy_numbers(self.imps, other.imps, MOST_SEATS)
        copy_numbers(self.dead, other.dead, MOST_SEATS)
        copy_numbers(self.home, other.home, MOST_SEATS)
        copy_numbers(self.gems, other.gems, MOST_SEATS)
        self.bag = other.bag
        self.out = other.out
        copy_numbers(self.tiles, other.tiles, LAST_SQUARE + 1)
        self.up = other.up
        self.seen = other.seen
        copy_numbers(self.pool, other.pool, 12)
        copy_numbers(self.cards, other.cards, ALL_CARDS)
        copy_numbers(self.kinds, other.kinds, ROWS)
        copy_numbers(self.sizes, other.sizes, ROWS)
        copy_numbers(self.force, other.force, ROWS)
        self.moved = other.moved
        self.thrown = other.thrown
        if self.shuffles > 0 or other.shuffles > 0:
            copy_numbers(self.held, other.held, ALL_HANDS)
            copy_numbers(self.carried, other.carried, ALL_HANDS)
            copy_numbers(self.old, other.old, ALL_PAIRS)
        self.shuffles = other.shuffles
        self.active = other.active
        self.turn = other.turn
        self.arrival = other.arrival
        self.ending = other.ending
        copy_numbers(self.stack, other.stack, other.depth * WIDE)
        self.depth = other.depth

    # -- the stack of open questions ----------------------------------------------------------

    def push(self, kind: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """Open a question above the others."""
        base = self.depth * WIDE
        self.stack[base] = kind
        self.stack[base + 1] = first
        self.stack[base + 2] = second
        self.stack[base + 3] = third
        i: i64 = 4
        while i < WIDE:
            self.stack[base + i] = 0
            i += 1
        self.depth += 1

    def swap(self, kind: i64, first: i64 = 0, second: i64 = 0) -> None:
        """Put a question in the place of the open one."""
        self.depth -= 1
        self.push(kind, first, second)

    def step(self) -> i64:
        """The kind of the open question; 0 when the game is over."""
        return self.stack[self.depth * WIDE - WIDE] if self.depth > 0 else i64(0)

    def number(self, which: i64) -> i64:
        """A number of the open question."""
        return self.stack[self.depth * WIDE - WIDE + which]

    def set_number(self, which: i64, value: i64) -> None:
        """Change a number of the open question."""
        self.stack[self.depth * WIDE - WIDE + which] = value

    # -- where things are -----------------------------------------------------------------------

    def free_steps(self, seat: i64) -> i64:
        """D22: the places of the seat's own steps on which no imp stands, as a mask."""
        return STEPS & ~(bit(6 - self.stairs) - 1) & ~self.imps[seat]

    def on_track(self, seat: i64) -> i64:
        """D7: how many of the seat's imps stand on squares 1-39."""
        mask = self.imps[seat] & TRACK
        n: i64 = 0
        while mask != 0:
            mask &= mask - 1
            n += 1
        return n

    def crowd(self) -> i64:
        """The squares on which any imp stands, as a mask."""
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            mask |= self.imps[seat]
            seat += 1
        return mask & TRACK

    def sitter(self, place: i64, seat: i64) -> i64:
        """The other player whose imp stands on a square, or -1."""
        other: i64 = 0
        while other < self.seats:
            if other != seat and self.imps[other] >> place & 1:
                return other
            other += 1
        return -1

    def put(self, row: i64, kind: i64, copies: i64 = 1) -> None:
        """Add cards of a kind to a row."""
        self.cards[row * KIND_COUNT + kind] += copies
        self.kinds[row] |= bit(kind)
        self.sizes[row] += copies
        self.force[row] += copies * POWER[kind]
        self.moved += 1
        if row == PILE:
            self.thrown = (self.thrown & LAST_NINE) << KIND_BITS | kind

    def take(self, row: i64, kind: i64) -> None:
        """Take a card of a kind from a row."""
        place = row * KIND_COUNT + kind
        self.cards[place] -= 1
        if self.cards[place] == 0:
            self.kinds[row] &= ~bit(kind)
        self.sizes[row] -= 1
        self.force[row] -= POWER[kind]
        self.moved += 1

    def empty(self, row: i64) -> None:
        """Take all cards from a row."""
        kind: i64 = 0
        while kind < KIND_COUNT:
            self.cards[row * KIND_COUNT + kind] = 0
            kind += 1
        self.kinds[row] = 0
        self.sizes[row] = 0
        self.force[row] = 0
        self.moved += 1

    def holds(self, seat: i64, kind: i64) -> bool:
        """Is there such a card in the seat's hand?"""
        return self.kinds[seat] >> kind & 1 != 0

    # -- dumps --------------------------------------------------------------------------------

    def dump(self) -> dict[str, Any]:
        """The whole state as JSON-able data."""
        seats = range(int(self.seats))
        data: dict[str, Any] = {
            "game": "inferno-race",
            "seats": len(seats),
            "options": self.options(),
            "players": [self.player(seat) | {"hand": self.row(seat)} for seat in seats],
            "tiles": self.track(),
            "up": [position_of(place) for place in places_in(int(self.up))],
            "deck": self.row(DECK),
            "discards": self.row(PILE),
            "steps": self.questions(),
            "memory": [self.memory(seat) for seat in seats],
        }
        return data | {name: int(getattr(self, name)) for name in NUMBERS} | {"arrival": int(self.arrival)}

    def player(self, seat: int) -> dict[str, Any]:
        """A player's imps and gems."""
        return {
            "imps": [position_of(place) for place in places_in(int(self.imps[seat]))],
            "dead": int(self.dead[seat]),
            "throne": int(self.home[seat]),
            "gems": int(self.gems[seat]),
        }

    def row(self, row: int) -> list[str]:
        """The cards of a row by name, in order of kinds."""
        return named(self.cards, row)

    def track(self) -> list[str | None]:
        """The type of each square's tile; `None` where nobody has seen it."""
        types = [int(self.tiles[place]) for place in range(FIRST_SQUARE, LAST_SQUARE + 1)]
        return [TILES[tile - 1] if tile else None for tile in types]

    def memory(self, seat: int) -> dict[str, Any]:
        """What a seat can tell of the other hands since the last reshuffle."""
        return {
            "held": named(self.held, seat),
            "carried": named(self.carried, seat),
            "old": [int(self.old[seat * MOST_SEATS + other]) for other in range(int(self.seats))],
        }

    def questions(self) -> list[dict[str, Any]]:
        """The stack of questions, the open one last."""
        found = []
        for i in range(int(self.depth)):
            numbers = [int(self.stack[i * WIDE + k]) for k in range(WIDE)]
            name, fields = NAMES[numbers[0]]
            step: dict[str, Any] = {"step": name}
            for field, number in zip(fields, numbers[1:], strict=False):
                if field in PLACES:
                    step[field] = None if number == NOWHERE else position_of(number)
                elif field:
                    step[field] = number
            found.append(step)
        return found

    def load(self, dump: Mapping[str, Any]) -> None:
        """Fill a new state from a dump; `AvernusError` if its shape is wrong. Whether it can be is for `laws.py` to say."""
        try:
            self.fill(dump)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise AvernusError(f"This is not a state of Inferno: {str(error)[:80]}.") from error

    def fill(self, dump: Mapping[str, Any]) -> None:
        """Everything that `dump` told."""
        for seat, player in enumerate(sized(dump["players"], int(self.seats))):
            for position in sized(player["imps"], None, 4):
                self.imps[seat] |= bit(place_from(position))
            self.dead[seat] = small(player["dead"], 4)
            self.home[seat] = small(player["throne"], 4)
            self.gems[seat] = small(player["gems"], REDS)
            self.fill_row(seat, player["hand"])
        self.fill_row(DECK, dump["deck"])
        self.fill_row(PILE, dump["discards"])
        for place, tile in enumerate(sized(dump["tiles"], 39), FIRST_SQUARE):
            if tile is not None:
                number = TILES.index(tile)
                self.tiles[place] = number + 1
                self.seen |= bit(place)
                self.pool[pool_of(place) + number] -= 1
        for square in sized(dump["up"], None, 39):
            self.up |= bit(place_from(square)) & TRACK
        for name in NUMBERS:
            setattr(self, name, small(dump[name], 1 << 40))
        self.arrival = small(dump.get("arrival", dump["turn"]), 1 << 40)  # older dumps do not tell it
        for step in sized(dump["steps"], None, DEPTH):
            self.fill_question(step)
        for seat, memory in enumerate(sized(dump["memory"], int(self.seats))):
            for card in sized(memory["held"], None, 48):
                self.held[seat * KIND_COUNT + CARDS.index(card)] += 1
            for card in sized(memory["carried"], None, 48):
                self.carried[seat * KIND_COUNT + CARDS.index(card)] += 1
            for other, count in enumerate(sized(memory["old"], int(self.seats))):
                self.old[seat * MOST_SEATS + other] = small(count, 6)

    def fill_row(self, row: int, cards: Any) -> None:
        """Cards by name into a row."""
        for card in sized(cards, None, 48):
            self.put(row, CARDS.index(card))

    def fill_question(self, step: Mapping[str, Any]) -> None:
        """A question onto the stack."""
        kind = KINDS[step["step"]]
        base = int(self.depth) * WIDE
        self.push(kind)
        for i, field in enumerate(NAMES[kind][1], 1):
            if field in PLACES:
                self.stack[base + i] = NOWHERE if step[field] is None else place_from(step[field])
            elif field:
                self.stack[base + i] = small(step[field], 200)


def copy_numbers(into: vec[i64], source: vec[i64], count: i64) -> None:
    """The first numbers of a buffer."""
    i: i64 = 0
    while i < count:
        into[i] = source[i]
        i += 1


def pool_of(place: i64) -> i64:
    """D10, D11: where the pool of a square's unseen tiles begins in `pool`."""
    return 0 if place < FIRST_SQUARE + SIX else 6


def named(counts: vec[i64], row: int) -> list[str]:
    """Cards that are counted by row and kind, by name."""
    return [CARDS[kind] for kind in range(KIND_COUNT) for _ in range(int(counts[row * KIND_COUNT + kind]))]


def place_from(position: Any) -> int:
    """The place of a position that a dump tells."""
    if type(position) is not int or not -5 <= position <= 40:
        raise ValueError(f"{str(position)[:30]} is no position")
    return place_of(position)


def small(value: Any, most: int) -> int:
    """A number of a dump within its bounds."""
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError(f"{str(value)[:30]} is no number from 0 to {most}")
    return value


def sized(value: Any, size: int | None, most: int | None = None) -> list[Any]:
    """A list of a dump of the right length."""
    if not isinstance(value, list) or (size is not None and len(value) != size) or (most is not None and len(value) > most):
        raise ValueError(f"{str(value)[:30]} is not a list of the right length")
    return value
