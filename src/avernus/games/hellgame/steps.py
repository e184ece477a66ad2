"""Steps: what the game is in the middle of, on an explicit stack with the open question on top.

A step is a small object. Its fields hold only numbers, words and tuples of them, so a shallow copy is a copy. `stage` names the
method that runs next. A step pushes others and goes on when they are done; what they found out is in `g.value`.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Final

from avernus.core.seats import CHANCE
from avernus.games.hellgame.actions import DICE, pack

if TYPE_CHECKING:
    from avernus.games.hellgame.state import Hell

REGISTRY: Final[dict[str, type[Step]]] = {}
"""Every kind of step by its name, for dumps and for steps that would import each other."""


@dataclass(frozen=True, slots=True)
class Context:
    """What an effect may refer to (H25.11). Never changed after it is made."""

    source: str = ""
    """`event`, `heaven`, `earth`, `hell`, `phenomenon`, `arcana`, `macina`, `ability` or `table`."""
    card: int = -1
    """The number of the Hell card, Arcana design or demon."""
    seat: int = -1
    this: int = -1
    target: tuple[Any, ...] = ()
    """`("player", seat)`, `("demon", d)`, `("unit", area, owner, what)`, `("section", area)`, `("circle", c)`, `("box", b)`."""
    x: int = 0
    acting: int = -1
    opponent: int = -1
    subject_seat: int = -1
    subject_demon: int = -1
    area: tuple[int, ...] = ()


@dataclass(slots=True)
class Step:
    """Something that the game is in the middle of."""

    stage: str = "start"

    def run(self, g: Hell) -> None:
        """Do the next part: pushes steps, moves to another stage, or finishes."""
        getattr(self, self.stage)(g)

    def mover(self, g: Hell) -> int | None:
        """Who must act before the step can go on; `None` if nobody."""
        return None

    def menu(self, g: Hell, ask: Ask) -> tuple[int, ...]:
        """The options of an open question that depends on hidden cards: asked of the step beneath it."""
        raise AssertionError(f"{type(self).__name__} has no menu for {ask.point}")

    def copy(self) -> Step:
        """An independent copy."""
        kind: Any = type(self)
        new: Step = kind.__new__(kind)
        for name in fields_of_step(kind):
            setattr(new, name, getattr(self, name))
        return new


_FIELDS: Final[dict[type[Step], tuple[str, ...]]] = {}


def fields_of_step(kind: type[Step]) -> tuple[str, ...]:
    """The names of the fields of a kind of step, looked up once."""
    found = _FIELDS.get(kind)
    if found is None:
        found = _FIELDS[kind] = tuple(f.name for f in fields(kind))
    return found


@dataclass(slots=True)
class Ask(Step):
    """A question to a seat. Without `options` of its own it asks the step beneath for them."""

    point: str = ""
    """The decision point (H24)."""
    seat: int = 0
    options: tuple[int, ...] | None = None
    about: tuple[Any, ...] = ()
    """What the prompt mentions: pairs of name and value, flattened."""

    def mover(self, g: Hell) -> int | None:
        """The seat that is asked."""
        return self.seat

    def legal(self, g: Hell) -> tuple[int, ...]:
        """The legal answers, ascending."""
        if self.options is not None:
            return self.options
        return g.stack[-2].menu(g, self)


@dataclass(slots=True)
class Die(Step):
    """A die is rolled."""

    def mover(self, g: Hell) -> int | None:
        """Chance."""
        return CHANCE

    def outcomes(self, g: Hell) -> list[tuple[int, int]]:
        """One to six."""
        return [(die, 1) for die in DICE]


@dataclass(slots=True)
class Pick(Step):
    """One of several things is picked at random."""

    choices: tuple[tuple[int, int], ...] = ()
    """Actions and their weights."""
    to: tuple[int, ...] | None = None
    """The seats that may see which."""

    def mover(self, g: Hell) -> int | None:
        """Chance."""
        return CHANCE

    def outcomes(self, g: Hell) -> list[tuple[int, int]]:
        """As they were given."""
        return list(self.choices)


@dataclass(slots=True)
class DrawCard(Step):
    """The front card of a deck is drawn; the card itself is `g.value` and belongs to whoever asked."""

    deck: str = "arcana"
    to: int = -1
    """The seat that sees it; -1: everybody."""

    def mover(self, g: Hell) -> int | None:
        """Chance."""
        return CHANCE

    def outcomes(self, g: Hell) -> list[tuple[int, int]]:
        """What the front of the deck may be."""
        verb = {"arcana": "card", "hell": "hell", "section": "place", "demon": "demon"}[self.deck]
        return [(pack(verb, card), weight) for card, weight in g.decks[self.deck].front()]


@dataclass(slots=True)
class PickFromHand(Step):
    """A card is taken blindly from a hand."""

    victim: int = 0
    to: tuple[int, ...] = ()

    def mover(self, g: Hell) -> int | None:
        """Chance."""
        return CHANCE

    def outcomes(self, g: Hell) -> list[tuple[int, int]]:
        """Each design, weighted by its copies in the hand."""
        hand = g.hands[self.victim]
        return [(pack("card", card), hand.count(card)) for card in sorted(set(hand))]
