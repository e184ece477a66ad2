"""The state of a game of Splut!: where everything stands, whose turn it is, and what has to be remembered of the turn before.

Nothing is decided here. The cells are the bits of `board.py`; each piece is written twice, in `at` by its owner and in the masks
by its cell, and `settle_masks` makes the second follow from the first.
"""

from collections.abc import Mapping
from typing import Any, Final

from avernus.core.native import i64, vec
from avernus.core.refusals import AvernusError
from avernus.core.state import State, other_kind
from avernus.games.splut.board import NAMES, mask

# S2: places in `at`. Four sorcerers, four dwarfs, four trolls by seat, then the rocks in ascending order.
SORCERERS: Final = 0
DWARFS: Final = 4
TROLLS: Final = 8
ROCKS: Final = 12
PIECES: Final = 16
TEAMS: Final = 4

# S9.1: `lev` is the cell of the rock that is levitated in this turn, or one of these.
LEV_NONE: Final = 0
LEV_ENDED: Final = 63

# S11: how the game ended.
RUNNING: Final = 0
LAST_SORCERER: Final = 1
TURN_CAP: Final = 2
REPETITION: Final = 3

NUMBERS: Final = ("active", "turn", "steps", "locked", "moved", "lev", "ending")
"""The fields that a dump writes as they are."""


class SplutState(State):
    """The pieces on the board, and what the rules remember of them between actions."""

    def __init__(
        self, seats: i64, first: i64, pull_and_throw: bool, levitate_ahead: bool, levitate_behind: bool, repetition: bool, turn_cap: i64
    ) -> None:
        self.seats: i64 = seats
        self.first: i64 = first
        self.pull_and_throw: bool = pull_and_throw
        self.levitate_ahead: bool = levitate_ahead
        self.levitate_behind: bool = levitate_behind
        self.repetition: bool = repetition
        self.turn_cap: i64 = turn_cap
        self.at: vec[i64] = vec[i64]([0] * 16)
        self.sorcerers: i64 = 0
        self.dwarfs: i64 = 0
        self.trolls: i64 = 0
        self.rocks: i64 = 0
        self.occupied: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 1
        self.steps: i64 = 1
        self.locked: i64 = 0
        self.moved: i64 = 0
        self.lev: i64 = LEV_NONE
        self.ending: i64 = RUNNING
        self.fallen: vec[i64] = vec[i64]([0] * 4)
        """For each seat that is out, as the how-manieth it fell."""
        self.seen: dict[str, int] | None = None
        """With the option `repetition`: how often a turn began in each position."""

    def settle_masks(self) -> None:
        """Make the masks agree with `at`."""
        self.sorcerers = self.mask_of(SORCERERS)
        self.dwarfs = self.mask_of(DWARFS)
        self.trolls = self.mask_of(TROLLS)
        self.rocks = self.mask_of(ROCKS)
        self.occupied = self.sorcerers | self.dwarfs | self.trolls | self.rocks

    def mask_of(self, first: i64) -> i64:
        """The cells of four pieces of a kind."""
        cells: i64 = 0
        i = first
        while i < first + TEAMS:
            if self.at[i] != 0:
                cells |= mask(self.at[i])
            i += 1
        return cells

    def sort_rocks(self) -> None:
        """Keep the rocks in ascending order (S2.3: nobody can tell them apart)."""
        i: i64 = ROCKS + 1
        while i < PIECES:
            rock = self.at[i]
            j = i
            while j > ROCKS and self.at[j - 1] > rock:
                self.at[j] = self.at[j - 1]
                j -= 1
            self.at[j] = rock
            i += 1

    def copy_from(self, other: State) -> None:
        """Become a copy of another game of Splut!."""
        if not isinstance(other, SplutState):
            raise other_kind(self, other)
        self.seats = other.seats
        self.first = other.first
        self.pull_and_throw = other.pull_and_throw
        self.levitate_ahead = other.levitate_ahead
        self.levitate_behind = other.levitate_behind
        self.repetition = other.repetition
        self.turn_cap = other.turn_cap
        i: i64 = 0
        while i < PIECES:
            self.at[i] = other.at[i]
            i += 1
        self.sorcerers = other.sorcerers
        self.dwarfs = other.dwarfs
        self.trolls = other.trolls
        self.rocks = other.rocks
        self.occupied = other.occupied
        self.active = other.active
        self.turn = other.turn
        self.steps = other.steps
        self.locked = other.locked
        self.moved = other.moved
        self.lev = other.lev
        self.ending = other.ending
        i = 0
        while i < TEAMS:
            self.fallen[i] = other.fallen[i]
            i += 1
        seen = other.seen
        self.seen = None if seen is None else dict(seen)

    def key(self) -> str:
        """All that matters for what can follow, but for the number of the turn."""
        return ",".join([str(int(self.at[i])) for i in range(16)]) + f";{self.active};{self.steps};{self.locked}"

    def dump(self) -> dict[str, Any]:
        """The whole state as JSON-able data. The masks follow from it and are not written."""
        data: dict[str, Any] = {
            "game": "splut",
            "seats": int(self.seats),
            "options": {
                "first": int(self.first), "pull_and_throw": self.pull_and_throw,
                "levitate_ahead": self.levitate_ahead, "levitate_behind": self.levitate_behind,
                "repetition": self.repetition, "turn_cap": int(self.turn_cap),
            },
            "at": [int(cell) for cell in self.at],
            "fallen": [int(order) for order in self.fallen],
            "seen": dict(self.seen) if self.seen is not None else None,
        }
        return data | {name: int(getattr(self, name)) for name in NUMBERS}

    def load(self, dump: Mapping[str, Any]) -> None:
        """Fill a new state from a dump; `AvernusError` for what is no number or no cell. `laws.py` says whether it makes sense."""
        try:
            at = [_cell(cell) for cell in dump["at"]]
            fallen = [_small(order) for order in dump["fallen"]]
            numbers = {name: _number(dump[name]) for name in NUMBERS}
            seen = dump.get("seen")
            seen = None if seen is None else {str(key): _small(times) for key, times in dict(seen).items()}
        except (KeyError, TypeError, ValueError) as error:
            raise AvernusError(f"This is not a state of Splut!: {error}.") from error
        if len(at) != PIECES or len(fallen) != TEAMS or (seen is not None) != self.repetition:
            raise AvernusError("This is not a state of Splut!: the number of pieces is wrong.")
        for i, cell in enumerate(at):
            self.at[i] = cell
        for i, order in enumerate(fallen):
            self.fallen[i] = order
        for name, number in numbers.items():
            setattr(self, name, number)
        self.seen = seen
        self.settle_masks()


def _cell(value: Any) -> int:
    if type(value) is not int or not (value == 0 or (0 < value < len(NAMES) and NAMES[value])):
        raise ValueError(f"{str(value)[:30]} is no cell")
    return value


def _small(value: Any) -> int:
    if type(value) is not int or not 0 <= value < 1_000_000:
        raise ValueError(f"{str(value)[:30]} is no small number")
    return value


def _number(value: Any) -> int:
    if type(value) is not int or not -3 <= value < 1 << 62:
        raise ValueError(f"{str(value)[:30]} is out of range")
    return value
