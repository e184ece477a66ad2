"""H25.9.19-H25.9.23, H25.9.32-H25.9.34 Effects on demons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from avernus.games.hellgame.cards import Node
from avernus.games.hellgame.effects.run import primitive
from avernus.games.hellgame.effects.secrets import end_since
from avernus.games.hellgame.effects.select import demons_of, owners_of
from avernus.games.hellgame.rules.action import Action, change_track, must_pass, recall, send_to_earth
from avernus.games.hellgame.rules.combat import leave_combat
from avernus.games.hellgame.rules.dice import RollAgainst
from avernus.games.hellgame.rules.final_phase import wipe_demon
from avernus.games.hellgame.rules.hooks import Hook
from avernus.games.hellgame.rules.magic import can_act_extra, drop_walk_card
from avernus.games.hellgame.rules.values import protected
from avernus.games.hellgame.state import EVERYBODY
from avernus.games.hellgame.steps import Context, Pick, Step
from avernus.games.hellgame.verbs import DEMON, field_of

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState


@dataclass(slots=True)
class DemonEffect(Step):
    """An effect on demons, one after the other by rank."""

    node: int = 0
    context: Context = Context()  # noqa: RUF009
    demons: tuple[int, ...] = ()
    affected: bool = False

    def start(self, g: HellState) -> None:
        """Whose."""
        self.stage = "whose"
        owners_of(g, g.cards.nodes[self.node], self.context)

    def whose(self, g: HellState) -> None:
        """Which; `random` by die."""
        node = g.cards.nodes[self.node]
        self.demons = demons_of(g, node, self.context, seats=g.value)
        self.stage = "next"
        if node.args["demon"] == "random" and len(self.demons) > 1:
            self.stage = "picked"
            g.push(Pick(choices=tuple((DEMON | d, 1) for d in self.demons)))

    def picked(self, g: HellState) -> None:
        """One."""
        self.demons = (field_of(g.value),)
        self.stage = "next"

    def next(self, g: HellState) -> None:
        """The next demon."""
        if not self.demons:
            g.done(self.affected)
            return
        d, self.demons = self.demons[0], self.demons[1:]
        self.stage = "after"
        g.value = None
        DEMON_EFFECTS[g.cards.nodes[self.node].do](g, g.cards.nodes[self.node], self.context, d)

    def after(self, g: HellState) -> None:
        """Was it affected?"""
        self.affected = self.affected or bool(g.value)
        self.stage = "next"


def put_down(g: HellState, demon: int, recover_on: int = 5) -> None:
    """H3.9: face down; off the track and out of the combat."""
    g.d_down[demon] = recover_on
    g.queue = tuple(q for q in g.queue if q != demon)
    leave_combat(g, demon)
    g.tell("incapacitated", "H3.9", seat=g.d_owner[demon], demon=g.cards.demons[demon].name)


def harmed_by(g: HellState, context: Context, owner: int) -> bool:
    """Was it a card or an ability of another player (hook `demon_harmed`)?"""
    return context.source in ("arcana", "macina", "ability") and context.seat not in (-1, owner)


def incapacitate(g: HellState, node: Node, context: Context, d: int) -> None:
    """H25.9.19."""
    put_down(g, d, node.get("recover_on", 5))
    g.value = True
    if harmed_by(g, context, g.d_owner[d]):
        g.push(Affected())
        g.push(Hook(hook="demon_harmed", seat=g.d_owner[d], demons=tuple(range(len(g.cards.demons))), opponent=context.seat))


@dataclass(slots=True)
class Affected(Step):
    """Says that something was affected, after the hooks above it."""

    def start(self, g: HellState) -> None:
        """Yes."""
        g.done(True)


def restore(g: HellState, node: Node, context: Context, d: int) -> None:
    """H25.9.20."""
    g.d_down[d] = 0
    g.value = True
    g.tell("recovered", "H25.9.20", seat=g.d_owner[d], demon=g.cards.demons[d].name)


@dataclass(slots=True)
class KillDemon(Step):
    """H25.9.21, H3.11: a save, the hook `killed`, then the card goes to the bottom."""

    demon: int = 0
    save: str = "none"
    context: Context = Context()  # noqa: RUF009
    mark: int = 0
    owner: int = -1

    def start(self, g: HellState) -> None:
        """The victim's roll against its own symbol."""
        self.owner = g.d_owner[self.demon]
        self.stage = "saved"
        g.value = False
        if self.save != "none":
            g.push(RollAgainst(demon=self.demon, symbol=self.save, kind=self.save))

    def saved(self, g: HellState) -> None:
        """Failed: the hook `killed`."""
        if g.value:
            g.done(False)
            return
        self.mark = len(g.lasting)
        self.stage = "doomed"
        g.push(Hook(hook="killed", demons=(self.demon,)))

    def doomed(self, g: HellState) -> None:
        """Destroyed, unless protected from it."""
        d = self.demon
        spared = protected(g, d, "kill")
        end_since(g, self.mark)
        if not spared:
            leave_combat(g, d)
            drop_walk_card(g, d)
            g.queue = tuple(q for q in g.queue if q != d)
            g.tell("demon_destroyed", "H3.11", seat=self.owner, demon=g.cards.demons[d].name)
            wipe_demon(g, d)
            g.decks["demon"].put(d, EVERYBODY)
        self.stage = "over"
        if harmed_by(g, self.context, self.owner) and (not spared or g.d_down[d]):
            g.push(Hook(hook="demon_harmed", seat=self.owner, demons=tuple(range(len(g.cards.demons))), opponent=self.context.seat))

    def over(self, g: HellState) -> None:
        """Done."""
        g.done(True)


def kill_demon(g: HellState, node: Node, context: Context, d: int) -> None:
    """Demon destroyed."""
    g.push(KillDemon(demon=d, save=node.get("save", "none"), context=context))


def to_earth(g: HellState, node: Node, context: Context, d: int) -> None:
    """H25.9.22."""
    g.value = send_to_earth(g, d)
    if g.value:
        g.push(Affected())
        g.push(Hook(hook="enter_earth", demons=(d,)))


def from_earth(g: HellState, node: Node, context: Context, d: int) -> None:
    """H25.9.23."""
    g.value = recall(g, d)


def extra_action(g: HellState, node: Node, context: Context, d: int) -> None:
    """H25.9.32."""
    g.value = can_act_extra(g, d)
    if g.value:
        g.push(Action(demon=d, seat=g.d_owner[d], extra=True, kinds=tuple(node.get("kinds", ()))))


def skip_action(g: HellState, node: Node, context: Context, d: int) -> None:
    """H25.9.33."""
    must_pass(g, d)
    g.value = True
    g.tell("must_pass", "H11.5", seat=g.d_owner[d], demon=g.cards.demons[d].name)


DEMON_EFFECTS: dict[str, Any] = {
    "incapacitate": incapacitate, "restore": restore, "kill_demon": kill_demon, "send_to_earth": to_earth,
    "recall_from_earth": from_earth, "extra_action": extra_action, "skip_action": skip_action,
}


@primitive(*DEMON_EFFECTS)
def for_each_demon(g: HellState, node: Node, context: Context) -> None:
    """Effects with a `demon`."""
    g.push(DemonEffect(node=node.id, context=context))


def add_track(g: HellState, change: tuple[Any, ...], duration: str) -> None:
    """H11.1.2: at once during the Action phase, else when the queue is formed."""
    turn = g.turn + (1 if duration == "next_turn" or g.phase in ("random", "combat", "petitions", "final") else 0)
    if g.phase == "action" and turn == g.turn:
        g.queue = change_track(g, g.queue, change)
    else:
        g.track = (*g.track, (*change, turn))


@primitive("reorder_rank")
def reorder_rank(g: HellState, node: Node, context: Context) -> None:
    """H25.9.34: first, last or reverse."""
    if node.args["to"] == "reverse":
        add_track(g, ("reverse", -1, -1), node.args["duration"])
        g.value = True
        return
    found = demons_of(g, node, context)
    for d in found:
        add_track(g, (node.args["to"], d, -1), node.args["duration"])
    g.value = bool(found)


def swap_ranks(g: HellState, node: Node, context: Context) -> None:
    """H25.9.10: two markers trade places."""
    a, b = (demons_of(g, node, context, key)[:1] for key in ("demon_a", "demon_b"))
    g.value = bool(a and b and a != b)
    if g.value:
        add_track(g, ("swap", a[0], b[0]), node.get("duration", "turn"))
