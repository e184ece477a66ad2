"""Steps: what the game is in the middle of, on an explicit stack with the open question on top.

A step is a small object. Its fields hold only numbers, words and tuples of them, so a shallow copy is a copy. `stage` names the
method that runs next. A step pushes others and goes on when they are done; what they found out is in `g.value`.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Final

from avernus.core.seats import CHANCE
from avernus.games.hellgame.verbs import ACT, CARD, DEMON, DICE, HELL_CARD, PLACE, SAY

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState

REGISTRY: Final[dict[str, type[Step]]] = {}
"""Every kind of step by its name, for dumps and for steps that would import each other."""


_STAGES: Final[dict[type[Step], dict[str, Any]]] = {}
"""The method of each stage of each kind of step, looked up once: a bound one would be made anew each time."""


# What is made most often writes out how: what a dataclass writes by itself is not compiled (docs/rules-code.md, pitfalls).


@dataclass(slots=True, init=False, unsafe_hash=True)
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

    def __init__(
        self, source: str = "", card: int = -1, seat: int = -1, this: int = -1, target: tuple[Any, ...] = (), x: int = 0, acting: int = -1,
        opponent: int = -1, subject_seat: int = -1, subject_demon: int = -1, area: tuple[int, ...] = (),
    ) -> None:
        self.source = source
        self.card = card
        self.seat = seat
        self.this = this
        self.target = target
        self.x = x
        self.acting = acting
        self.opponent = opponent
        self.subject_seat = subject_seat
        self.subject_demon = subject_demon
        self.area = area


@dataclass(slots=True)
class Step:
    """Something that the game is in the middle of."""

    stage: str = "start"

    def run(self, g: HellState) -> None:
        """Do the next part: pushes steps, moves to another stage, or finishes."""
        kind: Any = type(self)
        known = _STAGES.get(kind)
        if known is None:
            known = _STAGES[kind] = {}
        method = known.get(self.stage)
        if method is None:
            method = known[self.stage] = getattr(kind, self.stage)
        method(self, g)

    def mover(self, g: HellState) -> int | None:
        """Who must act before the step can go on; `None` if nobody."""
        return None

    def menu(self, g: HellState, ask: Ask) -> tuple[int, ...]:
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


@dataclass(slots=True, init=False)
class Ask(Step):
    """A question to a seat. Without `options` of its own it asks the step beneath for them."""

    point: str = ""
    """The decision point (H24)."""
    seat: int = 0
    options: tuple[int, ...] | None = None
    about: tuple[Any, ...] = ()
    """What the prompt mentions: pairs of name and value, flattened."""

    def __init__(
        self, stage: str = "start", point: str = "", seat: int = 0, options: tuple[int, ...] | None = None, about: tuple[Any, ...] = (),
    ) -> None:
        self.stage = stage
        self.point = point
        self.seat = seat
        self.options = options
        self.about = about

    def copy(self) -> Step:
        """Itself: a question never changes."""
        return self

    def mover(self, g: HellState) -> int | None:
        """The seat that is asked."""
        return self.seat

    def legal(self, g: HellState) -> tuple[int, ...]:
        """The legal answers, ascending."""
        if self.options is not None:
            return self.options
        return g.stack[-2].menu(g, self)


@dataclass(slots=True, init=False)
class Die(Step):
    """A die is rolled."""

    def __init__(self, stage: str = "start") -> None:
        self.stage = stage

    def copy(self) -> Step:
        """Itself: a question never changes."""
        return self

    def mover(self, g: HellState) -> int | None:
        """Chance."""
        return CHANCE

    def outcomes(self, g: HellState) -> list[tuple[int, int]]:
        """One to six."""
        return [(die, 1) for die in DICE]


@dataclass(slots=True)
class Pick(Step):
    """One of several things is picked at random."""

    choices: tuple[tuple[int, int], ...] = ()
    """Actions and their weights."""
    to: tuple[int, ...] | None = None
    """The seats that may see which."""

    def copy(self) -> Step:
        """Itself: a question never changes."""
        return self

    def mover(self, g: HellState) -> int | None:
        """Chance."""
        return CHANCE

    def outcomes(self, g: HellState) -> list[tuple[int, int]]:
        """As they were given."""
        return list(self.choices)


FRONT: Final = {"arcana": CARD, "hell": HELL_CARD, "section": PLACE, "demon": DEMON}
"""The verb by which chance turns over the front card of a deck."""


@dataclass(slots=True, init=False)
class DrawCard(Step):
    """The front card of a deck is drawn; the card itself is `g.value` and belongs to whoever asked."""

    deck: str = "arcana"
    to: int = -1
    """The seat that sees it; -1: everybody."""

    def __init__(self, stage: str = "start", deck: str = "arcana", to: int = -1) -> None:
        self.stage = stage
        self.deck = deck
        self.to = to

    def copy(self) -> Step:
        """Itself: a question never changes."""
        return self

    def mover(self, g: HellState) -> int | None:
        """Chance."""
        return CHANCE

    def outcomes(self, g: HellState) -> list[tuple[int, int]]:
        """What the front of the deck may be."""
        verb = FRONT[self.deck]
        return [(verb | card, weight) for card, weight in g.decks[self.deck].front()]


@dataclass(slots=True)
class PickFromHand(Step):
    """A card is taken blindly from a hand."""

    victim: int = 0
    to: tuple[int, ...] = ()

    def copy(self) -> Step:
        """Itself: a question never changes."""
        return self

    def mover(self, g: HellState) -> int | None:
        """Chance."""
        return CHANCE

    def outcomes(self, g: HellState) -> list[tuple[int, int]]:
        """Each design, weighted by its copies in the hand."""
        hand = g.hands[self.victim]
        return [(CARD | card, hand.count(card)) for card in sorted(set(hand))]


# -- the questions (H24) ----------------------------------------------------------------------


@dataclass(frozen=True)
class Point:
    """One kind of question."""

    clause: str
    always: bool = False
    """Is it asked even with one option?"""
    default: str = ""
    """The word that stands in for a missing answer; else the first option."""


POINTS: Final = {
    "SWAP_DEMON": Point("H6.5", True, "keep"),
    "PLACE_FIRST": Point("H6.9"),
    "CARD_CHOICE": Point("H25.5"),
    "DISCARD": Point("H3.13", True),
    "UPKEEP_UNPAID": Point("H9.6"),
    "MACINA_PAY": Point("H9.6.1", default="not"),
    "DEAL_OFFER": Point("H22.2", True, "none"),
    "DEAL_REPLY": Point("H22.2", default="refuse"),
    "DESERTER": Point("H9.8", default="decline"),
    "SUMMON_MENU": Point("H10.1", True, "end"),
    "RECRUIT_PLACE": Point("H10.4"),
    "ACTION_MENU": Point("H11.2", True, "none"),
    "SUPPORT": Point("H15.5", default="none"),
    "COUNTER": Point("H15.4", True, "none"),
    "MARCH_SELECT": Point("H12.1.3", True, "end"),
    "MARCH_STEP": Point("H12.9", default="stop"),
    "PASS_REQUEST": Point("H12.6.1", default="enter"),
    "PASS_GRANT": Point("H12.6.1", default="refuse"),
    "FLEE_DECISION": Point("H12.8.1", default="stand"),
    "FLEE_CARRY": Point("H12.8.2", default="end"),
    "FLEE_DIRECTION": Point("H12.8.3"),
    "INFLUENCE_TARGET": Point("H14.2.1"),
    "INFLUENCE_BRIBE": Point("H14.2.5"),
    "NEW_OWNER": Point("H14.2.8"),
    "CONSPIRE_PICK": Point("H14.4", True, "none"),
    "CAST_TARGET": Point("H15.3"),
    "COURT": Point("H16.2.2", True, "none"),
    "LILITH_STEP": Point("H16.2.4", default="stay"),
    "AVOID": Point("H17.4.2", True, "peace"),
    "NAME_FOE": Point("H17.5.2"),
    "CHOOSE_SIDE": Point("H17.5.2"),
    "JOIN": Point("H17.6.1", True, "none"),
    "CARRY": Point("H17.6.3", True),
    "QUICK": Point("H17.13", default="no"),
    "CAST_FIRST": Point("H17.7.2"),
    "COMBAT_CAST": Point("H17.7.2", True, "none"),
    "TARGET": Point("H17.8.2"),
    "ASSIGN_HIT": Point("H17.9.1"),
    "FLEE_ORDER": Point("H17.12.1"),
    "COMBAT_FLEE": Point("H17.12.1", True, "stay"),
    "ALLIES": Point("H17.14.2", True, "peace"),
    "PETITION_MENU": Point("H18.1", True, "end"),
    "SHOW_SIXES": Point("H5.4", True, "keep"),
    "REMOVE_DISFAVOR": Point("H19.2", True, "end"),
    "ABILITY": Point("H25.4", True, "not"),
    "REROLL": Point("H12.8.11", default="keep"),
}
"""COUNTER, COMBAT_CAST and SHOW_SIXES are asked of whoever *could* answer for all that the others know: silence must not betray a hand."""


def default_of(step: Step, options: tuple[int, ...]) -> int:
    """What stands in for a missing answer (H24.4)."""
    point = getattr(step, "point", "")
    if point == "ACTION_MENU":
        for deed in ("pfg", "leave", "march"):
            if ACT[deed] in options:
                return ACT[deed]
    word = SAY.get(POINTS[point].default, -1) if point else -1
    return word if word in options else options[0]


ANSWERS: Final = {
    "counter-turn": ((("counter", "none"),), True),
    "counter": ((("counter", "none"),), False),
    "refuse": ((("pass-grant", "refuse"),), False),
    "grant": ((("pass-grant", "grant"),), False),
    "enter": ((("pass-request", "enter"),), False),
    "no-deals": ((("deal-offer", "none"), ("deal-reply", "refuse")), False),
    "no-court": ((("court", "none"),), False),
    "no-join": ((("join", "none"),), True),
    "no-magic": ((("combat-cast", "none"),), True),
    "stand": ((("flee-decision", "stand"), ("combat-flee", "stay")), True),
    "myself": ((("*", "ask"),), False),
}
"""Answers left in advance, so that no window stops the table without need, by the name of the message `answer-<name>`:
prompts and what is played, and whether it holds for the current turn alone."""

FORMALITIES: Final = frozenset({
    "counter", "combat-cast", "show-sixes", "discard", "carry", "deal-offer", "court", "join", "combat-flee", "summon-menu", "march-select",
    "petition-menu",
})
"""Questions that are put even where one answer is possible: most of them because silence would betray a hand (H23.1, H23.2).

The table gives that answer for a person. Not among them: where the question shows something to look at, as a conspiracy's cards do.
"""
