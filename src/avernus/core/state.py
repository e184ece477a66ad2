"""The state of a game: the kernel that every game implements (docs/contract.md §3)."""

from abc import abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from avernus.core import arguments, fields
from avernus.core.events import Event, Prompt
from avernus.core.native import i64, vec
from avernus.core.refusals import AvernusError, Refusal
from avernus.core.result import Result
from avernus.core.seats import CHANCE, CLOCK, COVERED, NOBODY, OPEN, Visibility


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that is true in a game now. It changes only by `apply`, and holds no generator and no clock.

    `apply`, `legal_into` and `outcomes_into` are for searches and trust their caller. The others take whatever behaves as a
    whole number for a seat or an action (`viewer_in`, `seat_in`), and answer anything else with an `AvernusError`.
    """

    @abstractmethod
    def mover(self) -> i64:
        """One seat that may act now (in most games the only one), CHANCE, CLOCK, or NOBODY when the game is over."""

    def actors(self) -> list[int]:
        """All seats that may act now; `[CHANCE]` alone when dice or cards decide; empty when the game is over."""
        mover = int(self.mover())
        return [] if mover == NOBODY else [mover]

    @abstractmethod
    def max_legal(self) -> i64:
        """An upper bound for the number of actions that `legal_into` or `outcomes_into` can write."""

    @abstractmethod
    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """Write the seat's legal actions, ascending, into the buffer; return how many."""

    @abstractmethod
    def apply(self, seat: i64, action: i64, events: list[Event] | None = None) -> None:
        """Play a legal action; append what happened to `events` if a list is given."""

    @abstractmethod
    def refusal(self, seat: Any, action: Any) -> Refusal | None:
        """Why the seat may not play the action now; `None` if it may."""

    @abstractmethod
    def view(self, seat: Any) -> dict[str, Any]:
        """All that the seat (`None`: a spectator) may see, as JSON-able data."""

    @abstractmethod
    def redeal(self, seat: Any, rng: Any) -> "State":
        """Another full state that the seat cannot tell from this one, chosen by `rng` (a `random.Random`)."""

    @abstractmethod
    def prompt(self, seat: Any) -> Prompt:
        """The question now open to the seat, or what it is waiting for."""

    @abstractmethod
    def result(self) -> Result | None:
        """The ranking, once the game is over."""

    def copy(self) -> "State":
        """An independent copy."""
        return fields.copied(self)

    def copy_from(self, other: "State") -> None:
        """Become a copy of another state of the same game. Games that are searched write it out, field by field, for speed."""
        fields.copy_into(self, other)

    def dump(self) -> dict[str, Any]:
        """The whole truth as JSON-able data; the game's `load` is the inverse."""
        return fields.dumped(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return fields.fingerprint(self)

    def __repr__(self) -> str:
        return fields.described(self)

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return fields.pickled(self)

    def outcomes_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        """For CHANCE: write the possible outcomes, ascending, and their weights; return how many."""
        return 0

    def sees(self, viewer: Any, seat: Any, action: Any) -> Visibility:
        """How much the viewer may know of this action, which is about to be applied: OPEN, COVERED or SILENT.

        A game that hides something says it for every action; what it says nothing about is open, but chance is covered.
        """
        viewer_in(self, viewer)
        whole_in(action)
        return COVERED if whole_in(seat) == CHANCE and fields.hides(self) else OPEN

    def waiting(self, viewer: Any) -> list[int]:
        """The seats that the viewer may know to be awaited: all actors, unless being asked is itself a secret."""
        viewer_in(self, viewer)
        return self.actors()

    def default(self, seat: Any) -> int:
        """The harmless answer that stands in for a seat whose time to answer has run out."""
        return asked_of(self, seat)[0]

    def now(self) -> int:
        """Game time in milliseconds; 0 in games without a clock."""
        return 0

    def deadline(self) -> int | None:
        """The next game time at which time itself changes something."""
        return None

    def legal(self, seat: Any) -> list[int]:
        """The seat's legal actions, ascending, without duplicates; none for CHANCE, which has `outcomes`."""
        who = actor_in(self, seat)
        out = vec[i64]([0] * int(self.max_legal()))
        n = self.legal_into(who, out)
        return [int(out[i]) for i in range(n)]

    def outcomes(self) -> list[tuple[int, int]]:
        """For CHANCE: each outcome with its integer weight."""
        if self.mover() != CHANCE:
            return []
        size = int(self.max_legal())
        out, weights = vec[i64]([0] * size), vec[i64]([0] * size)
        n = self.outcomes_into(out, weights)
        return [(int(out[i]), int(weights[i])) for i in range(n)]


# -- what strangers hand in: asked by games at the beginning of what clients ask of them ---------------------------------------------------


def whole_in(value: Any) -> int:
    """A seat or an action, from anything that behaves as a whole number; `AvernusError` for everything else."""
    if type(value) is int:
        return value
    return arguments.whole(value, "A seat or an action")


def seat_in(state: State, seat: Any) -> int:
    """A player's seat; `AvernusError` if there is none such."""
    seats = int(getattr(state, "seats", 0))  # a game of another package may count them elsewhere, and judges by itself then
    if seats == 0:
        return whole_in(seat)
    if type(seat) is int and 0 <= seat < seats:
        return seat
    return arguments.seat_of(seat, seats)


def actor_in(state: State, seat: Any) -> int:
    """A player's seat, CHANCE or CLOCK; `AvernusError` if there is none such."""
    who = whole_in(seat)
    return who if who == CHANCE or who == CLOCK else seat_in(state, who)


def viewer_in(state: State, seat: Any) -> int | None:
    """A player's seat, or `None` for a spectator; `AvernusError` if there is none such."""
    return None if seat is None else seat_in(state, seat)


def asked_of(state: State, seat: Any) -> list[int]:
    """The legal actions of a seat that is to act; `AvernusError` if it is not."""
    found = state.legal(seat_in(state, seat))
    if not found:
        raise AvernusError(f"Seat {int(seat)} is not to act.")
    return found


def dealer_in(rng: Any) -> Any:
    """A generator for `redeal`; `AvernusError` for what is none."""
    if not callable(getattr(rng, "randrange", None)):
        raise AvernusError(f"Worlds are dealt by a random.Random, not by {arguments.shown(rng)}.")
    return rng


def other_kind(state: State, other: Any) -> AvernusError:
    """That a state cannot become a copy of something else than a state of its own game."""
    return AvernusError(f"{arguments.shown(state)} cannot become a copy of {arguments.shown(other)}: it is no state of the same game.")
