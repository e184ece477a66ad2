"""H25.5, H25.10 Resolving lists of effects, and the four combinators."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from avernus.games.hellgame.board import OWNERS
from avernus.games.hellgame.cards import Node
from avernus.games.hellgame.effects.select import Seats, demons_of
from avernus.games.hellgame.rules.dice import Duel, Roll, RollAgainst
from avernus.games.hellgame.rules.flight import Lone
from avernus.games.hellgame.rules.forces import legions
from avernus.games.hellgame.steps import Context, Step
from avernus.games.hellgame.verbs import NUMBER, field_of

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState

Primitive = Callable[["HellState", Node, Context], None]
PRIMITIVES: Final[dict[str, Primitive]] = {}
"""What each word of the vocabulary does: it changes the state at once and sets `g.value`, or begins a step that hands it over."""
LOOKED_UP: Final = frozenset({"permanent", "while_paid", "while_active"})
"""Effects of these durations are not installed: they are looked up where they lie (`values.py`)."""


def primitive(*names: str) -> Callable[[Primitive], Primitive]:
    """Enter a function as the meaning of words."""

    def enter(function: Primitive) -> Primitive:
        for name in names:
            PRIMITIVES[name] = function
        return function

    return enter


@dataclass(slots=True)
class Run(Step):
    """A list of effects, resolved from left to right (H25.5)."""

    effects: int = 0
    context: Context = Context()  # noqa: RUF009
    hook: str = ""
    """Only effects that wait for this hook; empty: only those that do not wait."""
    i: int = 0
    any: bool = False

    def start(self, g: HellState) -> None:
        """The next effect."""
        nodes = g.cards.lists[self.effects]
        while self.i < len(nodes):
            node = nodes[self.i]
            if node.get("on", "") == self.hook and (self.hook or node.get("duration") not in LOOKED_UP):
                self.stage = "after"
                g.value = None
                PRIMITIVES[node.do](g, node, self.context)
                return
            self.i += 1
        self.stage = "over"
        if g.find("Combat") is None and any(node.do in UNIT_WORDS for node in nodes):
            g.push(Lone())  # H3.15

    def after(self, g: HellState) -> None:
        """`stop_if_none` drops the rest."""
        affected = bool(g.value)
        self.any = self.any or affected
        node = g.cards.lists[self.effects][self.i]
        self.i = len(g.cards.lists[self.effects]) if node.get("stop_if_none") and not affected else self.i + 1
        self.stage = "start"

    def over(self, g: HellState) -> None:
        """Has anything been affected?"""
        g.done(self.any)


UNIT_WORDS: Final = frozenset({
    "place_units", "destroy_units", "disperse_units", "convert_units", "move_unit", "strike", "release_hellhound", "test", "choose", "when",
})


@dataclass(slots=True)
class Test(Step):
    """`test`: demons (each for itself) or a die (H25.10)."""

    node: int = 0
    context: Context = Context()  # noqa: RUF009
    demons: tuple[int, ...] = ()

    def start(self, g: HellState) -> None:
        """Who rolls."""
        node = g.cards.nodes[self.node]
        if node.args["roll"] == "die":
            self.stage = "die"
            g.push(Roll())
        else:
            self.demons = demons_of(g, node, self.context)
            self.stage = "next"

    def die(self, g: HellState) -> None:
        """`need` or more succeeds."""
        self.stage = "over"
        self.branch(g, g.value[0] >= g.cards.nodes[self.node].args["need"], self.context)

    def next(self, g: HellState) -> None:
        """One demon after the other, by rank."""
        if not self.demons:
            g.done(True)
            return
        node = g.cards.nodes[self.node]
        self.stage = "rolled"
        symbol = node.args["roll"]
        g.push(RollAgainst(demon=self.demons[0], symbol=symbol, kind=symbol, bonus=node.get("bonus", 0)))

    def rolled(self, g: HellState) -> None:
        """Its own branch."""
        d, self.demons = self.demons[0], self.demons[1:]
        self.stage = "next"
        self.branch(g, bool(g.value), replace(self.context, subject_demon=d, subject_seat=g.d_owner[d]))

    def branch(self, g: HellState, success: bool, context: Context) -> None:
        """`then` or `else`."""
        part = g.cards.nodes[self.node].get("then" if success else "else", -1)
        if part >= 0:
            g.push(Run(effects=part, context=context))

    def over(self, g: HellState) -> None:
        """Done."""
        g.done(True)


@primitive("test")
def roll_test(g: HellState, node: Node, context: Context) -> None:
    """Someone rolls; `then` on success, `else` on failure."""
    g.push(Test(node=node.id, context=context))


@dataclass(slots=True)
class DuelEffect(Step):
    """`duel`: `win` if a wins, else `lose`."""

    node: int = 0
    context: Context = Context()  # noqa: RUF009
    a: int = -1

    def start(self, g: HellState) -> None:
        """Both must be there, and be two."""
        node = g.cards.nodes[self.node]
        a, b = (demons_of(g, node, self.context, key)[:1] for key in ("a", "b"))
        if not a or not b or a == b:
            g.done(False)
            return
        self.a = a[0]
        self.stage = "fought"
        g.push(Duel(demons=(a[0], b[0]), symbol=node.args["stat"]))

    def fought(self, g: HellState) -> None:
        """The winner's branch."""
        part = g.cards.nodes[self.node].get("win" if g.value == self.a else "lose", -1)
        self.stage = "over"
        if part >= 0:
            g.push(Run(effects=part, context=self.context))

    def over(self, g: HellState) -> None:
        """Done."""
        g.done(True)


@primitive("duel")
def duel(g: HellState, node: Node, context: Context) -> None:
    """A duel of a symbol between two demons."""
    g.push(DuelEffect(node=node.id, context=context))


@dataclass(slots=True)
class Choose(Step):
    """`choose`: each named player resolves one of the lists."""

    node: int = 0
    context: Context = Context()  # noqa: RUF009
    seats: tuple[int, ...] = ()

    def start(self, g: HellState) -> None:
        """Who chooses."""
        self.stage = "found"
        g.push(Seats(word=g.cards.nodes[self.node].get("who", "self"), context=self.context))

    def found(self, g: HellState) -> None:
        """In protocol order."""
        self.seats = g.value
        self.stage = "next"

    def next(self, g: HellState) -> None:
        """Ask the next one."""
        if not self.seats:
            g.done(True)
            return
        seat = self.seats[0]
        options = g.cards.nodes[self.node].args["options"]
        context = replace(self.context, subject_seat=seat)
        full = [i for i, part in enumerate(options) if all(feasible(g, node, context) for node in g.cards.lists[part])]
        self.stage = "chosen"
        g.ask("CARD_CHOICE", seat, [NUMBER | i + 1 for i in full or range(len(options))], effect=self.node)

    def chosen(self, g: HellState) -> None:
        """Resolve it."""
        seat, self.seats = self.seats[0], self.seats[1:]
        self.stage = "next"
        part = g.cards.nodes[self.node].args["options"][field_of(g.value) - 1]
        g.push(Run(effects=part, context=replace(self.context, subject_seat=seat)))


def feasible(g: HellState, node: Node, context: Context) -> bool:
    """Can an effect be carried out in full (H25.10)?"""
    seat = {"self": context.seat, "subject": context.subject_seat}.get(node.get("who", node.get("of", "")), -1)
    if seat < 0:
        return node.do != "banish" or (g.uriel if node.args["entity"] == "uriel" else g.lilith) >= 0
    amount = node.get("amount", 1)
    if not isinstance(amount, int):
        return True
    if node.do == "lose_souls":
        return g.souls[seat] >= amount
    if node.do == "lose_favor":
        return g.favors[seat] >= amount
    if node.do == "lose_disfavor":
        return g.disfavors[seat] >= amount
    if node.do == "discard_arcana":
        return len(g.hands[seat]) >= amount
    if node.do in ("disperse_units", "destroy_units") and node.args["unit"] == "legion":
        return sum(legions(g, seat, area) for area in range(46)) >= amount
    return True


@primitive("choose")
def choose(g: HellState, node: Node, context: Context) -> None:
    """The chooser resolves exactly one of the option lists."""
    g.push(Choose(node=node.id, context=context))


@primitive("when")
def when(g: HellState, node: Node, context: Context) -> None:
    """`then` if the condition holds at this point, else `else`."""
    part = node.get("then" if holds(g, node.args["cond"], context.seat) else "else", -1)
    if part >= 0:
        g.push(Run(effects=part, context=context))


def holds(g: HellState, condition: str, seat: int) -> bool:
    """The conditions of `when`."""
    if condition == "self_has_disfavor":
        return g.disfavors[seat] > 0
    if condition == "self_is_poorest":
        return g.souls[seat] == min(g.souls)
    combat = g.find("Combat")
    enemies = combat.enemies_of(seat)
    mine = combat.now1 if combat.now1 >> seat & 1 else combat.now2
    here = [legions(g, o, combat.section) for o in range(OWNERS)]
    return sum(n for o, n in enumerate(here) if enemies >> o & 1) > sum(n for o, n in enumerate(here) if mine >> o & 1)
