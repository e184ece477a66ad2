"""H25.9.24-H25.9.31, H25.9.35-H25.9.38 Effects on sections, modifiers, Uriel, Lilith and permanent events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from avernus.games.hellgame.board import NAMES, NOWHERE, SECTIONS
from avernus.games.hellgame.cards import Node
from avernus.games.hellgame.effects.demons import swap_ranks
from avernus.games.hellgame.effects.run import primitive
from avernus.games.hellgame.effects.select import Amount, Areas, Seats, of_hell, owners_of
from avernus.games.hellgame.rules.diplomacy import Conspiracy
from avernus.games.hellgame.rules.forces import legions
from avernus.games.hellgame.rules.hell import clear_box
from avernus.games.hellgame.rules.hooks import Hook
from avernus.games.hellgame.rules.lilith import lilith_leaves, place_lilith
from avernus.games.hellgame.rules.turn import revoke
from avernus.games.hellgame.rules.uriel import CallUriel
from avernus.games.hellgame.rules.values import target_seat
from avernus.games.hellgame.state import Lasting
from avernus.games.hellgame.steps import Context, Pick, Step
from avernus.games.hellgame.verbs import PLACE, ZONE, field_of

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState


@dataclass(slots=True)
class Revoke(Step):
    """H25.9.24: controlled sections of an area become uncontrolled."""

    node: int = 0
    context: Context = Context()  # noqa: RUF009
    owners: tuple[int, ...] | None = None
    sections: tuple[int, ...] = ()
    chosen: tuple[int, ...] = ()
    affected: bool = False

    def start(self, g: HellState) -> None:
        """Whose."""
        self.stage = "whose"
        owners_of(g, g.cards.nodes[self.node], self.context)

    def whose(self, g: HellState) -> None:
        """Where."""
        self.owners = g.value
        self.stage = "where"
        g.push(Areas(word=g.cards.nodes[self.node].args["area"], context=self.context))

    def where(self, g: HellState) -> None:
        """Which: controlled, and with `no_legions` only without a legion of the controller."""
        node = g.cards.nodes[self.node]
        self.sections = tuple(
            s for s in g.value
            if s < SECTIONS and g.control[s] >= 0 and (self.owners is None or g.control[s] in self.owners)
            and not (node.get("only") == "no_legions" and legions(g, g.control[s], s))
        )
        amount = node.get("amount", 1)
        self.stage = "choose"
        if amount == "all" or len(self.sections) <= amount:
            self.chosen = self.sections
            self.stage = "next"

    def choose(self, g: HellState) -> None:
        """By die, or by whom the effect names."""
        node = g.cards.nodes[self.node]
        left = [s for s in self.sections if s not in self.chosen]
        if len(self.chosen) == node.get("amount", 1):
            self.stage = "next"
            return
        self.stage = "took"
        by = node.get("by", "random" if of_hell(self.context) else "self")
        if by == "random":
            g.push(Pick(choices=tuple((PLACE | s, 1) for s in left)))
        else:
            seat = {"victim": g.control[left[0]], "target": target_seat(g, self.context)}.get(by, self.context.seat)
            g.ask("CARD_CHOICE", seat, [PLACE | s for s in left])

    def took(self, g: HellState) -> None:
        """One more."""
        self.chosen = (*self.chosen, field_of(g.value))
        self.stage = "choose"

    def next(self, g: HellState) -> None:
        """The hook `section_lost` for each."""
        if not self.chosen:
            g.done(self.affected)
            return
        s, self.chosen = self.chosen[0], self.chosen[1:]
        former = revoke(g, s)
        self.affected = True
        if 0 <= former < g.seats:
            g.push(Hook(hook="section_lost", seat=former))


@primitive("revoke_section")
def revoke_section(g: HellState, node: Node, context: Context) -> None:
    """The controller loses the section."""
    g.push(Revoke(node=node.id, context=context))


@dataclass(slots=True)
class SwapSections(Step):
    """H25.9.10: one section of each player changes its controller."""

    node: int = 0
    context: Context = Context()  # noqa: RUF009
    a: int = -1
    b: int = -1
    first: int = -1

    def start(self, g: HellState) -> None:
        """The first player."""
        self.stage = "a_found"
        g.push(Seats(word=g.cards.nodes[self.node].args["a"], context=self.context))

    def a_found(self, g: HellState) -> None:
        """The second."""
        self.a = g.value[0] if g.value else -1
        self.stage = "b_found"
        g.push(Seats(word=g.cards.nodes[self.node].args["b"], context=self.context))

    def free(self, g: HellState, seat: int) -> list[int]:
        """His sections without a legion of his own."""
        return [s for s in range(SECTIONS) if g.control[s] == seat and not legions(g, seat, s)]

    def b_found(self, g: HellState) -> None:
        """Nothing, if one has none."""
        self.b = g.value[0] if g.value else -1
        if self.a < 0 or self.b < 0 or self.a == self.b or not self.free(g, self.a) or not self.free(g, self.b):
            g.done(False)
            return
        self.stage = "a_chosen"
        g.ask("CARD_CHOICE", self.context.seat, [PLACE | s for s in self.free(g, self.a)])

    def a_chosen(self, g: HellState) -> None:
        """Then of the other."""
        self.first = field_of(g.value)
        self.stage = "b_chosen"
        g.ask("CARD_CHOICE", self.context.seat, [PLACE | s for s in self.free(g, self.b)])

    def b_chosen(self, g: HellState) -> None:
        """Cards and markers change; both have lost a section."""
        second = field_of(g.value)
        g.control[self.first], g.control[second] = self.b, self.a
        g.tell("sections_swapped", "H25.9.10", seat=self.a, other=self.b, area=NAMES[self.first], place=NAMES[second])
        self.stage = "hook_b"
        g.push(Hook(hook="section_lost", seat=self.a))

    def hook_b(self, g: HellState) -> None:
        """The other's hook."""
        self.stage = "over"
        g.push(Hook(hook="section_lost", seat=self.b))

    def over(self, g: HellState) -> None:
        """Done."""
        g.done(True)


@primitive("swap")
def swap(g: HellState, node: Node, context: Context) -> None:
    """Exchange two like things."""
    if node.args["what"] == "rank":
        swap_ranks(g, node, context)
    else:
        g.push(SwapSections(node=node.id, context=context))


@dataclass(slots=True)
class Install(Step):
    """A lasting effect begins (H25.6)."""

    node: int = 0
    context: Context = Context()  # noqa: RUF009

    def start(self, g: HellState) -> None:
        """Its area is fixed now."""
        word = g.cards.nodes[self.node].get("area")
        self.stage = "found"
        g.value = ()
        if word is not None and word not in ("hell", "own"):
            g.push(Areas(word=word, context=self.context))

    def found(self, g: HellState) -> None:
        """In force."""
        node = g.cards.nodes[self.node]
        ends = node.args["duration"]
        turn = g.turn + 1 if ends == "next_turn" else g.turn
        word = node.get("area")
        if word is None or word in ("hell", "own") or g.value:
            g.lasting.append(Lasting(self.node, self.context, ends, turn, tuple(g.value)))
            if node.do == "block_section":
                g.tell("blocked", "H2.8", areas=[NAMES[s] for s in g.value], deny=list(node.args["deny"]))
        g.done(True)


@primitive("block_section", "modify_souls", "modify_roll", "modify_value", "protect")
def install(g: HellState, node: Node, context: Context) -> None:
    """Effects that last."""
    g.push(Install(node=node.id, context=context))


@primitive("cancel_action")
def cancel_action(g: HellState, node: Node, context: Context) -> None:
    """The counter window has seen to it (H15.4.4)."""
    g.value = True


@primitive("summon_uriel")
def summon_uriel(g: HellState, node: Node, context: Context) -> None:
    """H16.1.1."""
    g.push(CallUriel())


@dataclass(slots=True)
class CallLilith(Step):
    """H16.2.1: she appears, or is moved, with an aspect."""

    node: int = 0
    context: Context = Context()  # noqa: RUF009

    def start(self, g: HellState) -> None:
        """Where."""
        self.stage = "found"
        g.push(Areas(word=g.cards.nodes[self.node].args["area"], context=self.context))

    def found(self, g: HellState) -> None:
        """There."""
        areas = [s for s in g.value if s < SECTIONS]
        if areas:
            aspect = g.cards.nodes[self.node].args["aspect"]
            place_lilith(g, areas[0], "" if aspect == "roll" else aspect)
        g.done(bool(areas))


@primitive("summon_lilith")
def summon_lilith(g: HellState, node: Node, context: Context) -> None:
    """Lilith appears in a section."""
    g.push(CallLilith(node=node.id, context=context))


@primitive("banish")
def banish(g: HellState, node: Node, context: Context) -> None:
    """H25.9.37: off the map; Uriel's card stays."""
    if node.args["entity"] == "uriel":
        g.value, g.uriel = g.uriel != NOWHERE, NOWHERE
        if g.value:
            g.tell("uriel_gone", "H25.9.37")
    else:
        g.value = g.lilith != NOWHERE
        if g.value:
            lilith_leaves(g, "H25.9.37")


@dataclass(slots=True)
class AlterEvent(Step):
    """H25.9.38: a permanent event is discarded, or a conspiracy is made."""

    node: int = 0
    context: Context = Context()  # noqa: RUF009

    def start(self, g: HellState) -> None:
        """Which of the two."""
        node = g.cards.nodes[self.node]
        if node.args["mode"] == "conspire":
            self.stage = "conspire"
            g.push(Amount(word=node.get("amount", 1), context=self.context))
        elif self.context.target[:1] == ("box",):
            g.done(clear_box(g, self.context.target[1]))
        else:
            boxes = [b for b in range(3) if g.permanent[b] >= 0]
            self.stage = "boxed"
            if boxes and self.context.seat >= 0:
                g.ask("CARD_CHOICE", self.context.seat, [ZONE | 9 + b for b in boxes])
            elif boxes:
                g.push(Pick(choices=tuple((ZONE | 9 + b, 1) for b in boxes)))
            else:
                g.done(False)

    def boxed(self, g: HellState) -> None:
        """The chosen box."""
        g.done(clear_box(g, field_of(g.value) - 9))

    def conspire(self, g: HellState) -> None:
        """As the diplomacy of that name (H14.4)."""
        self.stage = "over"
        g.push(Conspiracy(seat=self.context.seat, n=g.value))

    def over(self, g: HellState) -> None:
        """Done."""
        g.done(True)


@primitive("alter_event")
def alter_event(g: HellState, node: Node, context: Context) -> None:
    """Discard a permanent event, or conspire."""
    g.push(AlterEvent(node=node.id, context=context))
