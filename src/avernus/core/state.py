"""The state of a game: the kernel that every game implements (docs/contract.md §3)."""

from abc import abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from avernus.core import fields
from avernus.core.events import Event, Prompt
from avernus.core.native import i64, vec
from avernus.core.refusals import Refusal
from avernus.core.result import Result
from avernus.core.seats import CHANCE, COVERED, NOBODY, OPEN, Visibility


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that is true in a game now. It changes only by `apply`, and holds no generator and no clock."""

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
    def refusal(self, seat: int, action: int) -> Refusal | None:
        """Why the seat may not play the action now; `None` if it may."""

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, Any]:
        """All that the seat (`None`: a spectator) may see, as JSON-able data."""

    @abstractmethod
    def redeal(self, seat: int | None, rng: Any) -> "State":
        """Another full state that the seat cannot tell from this one, chosen by `rng` (a `random.Random`)."""

    @abstractmethod
    def prompt(self, seat: int | None) -> Prompt:
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

    def sees(self, viewer: int | None, seat: int, action: int) -> Visibility:
        """How much the viewer may know of this action, which is about to be applied: OPEN, COVERED or SILENT.

        A game that hides something says it for every action; what it says nothing about is open, but chance is covered.
        """
        return COVERED if seat == CHANCE and fields.hides(self) else OPEN

    def waiting(self, viewer: int | None) -> list[int]:
        """The seats that the viewer may know to be awaited: all actors, unless being asked is itself a secret."""
        return self.actors()

    def default(self, seat: int) -> int:
        """The harmless answer that stands in for a seat whose time to answer has run out."""
        return self.legal(seat)[0]

    def now(self) -> int:
        """Game time in milliseconds; 0 in games without a clock."""
        return 0

    def deadline(self) -> int | None:
        """The next game time at which time itself changes something."""
        return None

    def legal(self, seat: int) -> list[int]:
        """The seat's legal actions, ascending, without duplicates; none for CHANCE, which has `outcomes`."""
        out = vec[i64]([0] * int(self.max_legal()))
        n = self.legal_into(seat, out)
        return [int(out[i]) for i in range(n)]

    def outcomes(self) -> list[tuple[int, int]]:
        """For CHANCE: each outcome with its integer weight."""
        if self.mover() != CHANCE:
            return []
        size = int(self.max_legal())
        out, weights = vec[i64]([0] * size), vec[i64]([0] * size)
        n = self.outcomes_into(out, weights)
        return [(int(out[i]), int(weights[i])) for i in range(n)]
