"""H25.9.16 Units moved outside a March."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from avernus.games.hellgame.board import ANTEHELL, NAMES, NOWHERE, PENTAGRAM, SECTIONS, STEP, WAYS, circle_of
from avernus.games.hellgame.cards import Node
from avernus.games.hellgame.effects.run import primitive
from avernus.games.hellgame.effects.select import Areas, Spec, UnitsOf
from avernus.games.hellgame.rules.flight import FleeGroup
from avernus.games.hellgame.rules.forces import drop_leaderless, move, remove
from avernus.games.hellgame.rules.lilith import lilith_leaves
from avernus.games.hellgame.rules.uriel import UrielEnters
from avernus.games.hellgame.rules.values import denied
from avernus.games.hellgame.steps import Context, Die, Step
from avernus.games.hellgame.verbs import HOUND, LEGION, LIEUTENANT, PAIR, PLACE, field_of

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState


def shove(g: HellState, unit: Spec, to: int) -> bool:
    """Move a unit by a card: blocks, pentagram, Antehell and Uriel as in H25.9.16."""
    area, owner, what = unit
    if to == area or denied(g, area, "leave", owner) or denied(g, to, "enter", owner):
        return False
    lone_hound = what >= HOUND
    if to == PENTAGRAM or (to == ANTEHELL and lone_hound):
        if lone_hound:
            remove(g, owner, what, area)
        return lone_hound
    if to == g.uriel:
        if owner < g.seats and what < LIEUTENANT:
            g.lost_to_uriel[owner] += 1
        hound = remove(g, owner, what, area)
        if hound >= 0:  # the pair dies together (H16.1.7)
            g.hound_at[hound], g.hound_of[hound] = NOWHERE, -1
        drop_leaderless(g)
        return True
    move(g, owner, what, area, to)
    g.tell("unit_moved", "H25.9.16", owner=owner, start=NAMES[area], area=NAMES[to])
    return True


@dataclass(slots=True)
class MoveUnits(Step):
    """Units are moved outside a March."""

    node: int = 0
    context: Context = Context()  # noqa: RUF009
    units: tuple[Spec, ...] = ()
    to: int = -1
    affected: bool = False

    def start(self, g: HellState) -> None:
        """Which units."""
        self.stage = "found"
        g.push(UnitsOf(node=self.node, context=self.context))

    def found(self, g: HellState) -> None:
        """Innermost first where they slide; `pick` and `adjacent` name one section for all."""
        node = g.cards.nodes[self.node]
        self.units = tuple(sorted(g.value, key=lambda u: (-circle_of(u[0]) if node.args["mode"] == "direction" else 0, u)))
        self.stage = "next"
        if node.args["mode"] == "place" and node.args["to"] != "own" and self.units:
            self.stage = "to_found"
            g.push(Areas(word=node.args["to"], context=self.context))

    def to_found(self, g: HellState) -> None:
        """Where to."""
        self.to = g.value[0] if g.value else -1
        if self.to < 0:
            self.units = ()
        self.stage = "next"

    def next(self, g: HellState) -> None:
        """The next unit."""
        node = g.cards.nodes[self.node]
        if not self.units:
            self.stage = "slide" if node.get("entities") else "over"
            return
        mode = node.args["mode"]
        unit = self.units[0]
        if mode == "place" and self.to < 0:
            own = [s for s in range(SECTIONS) if g.control[s] == self.context.seat and s != g.uriel]
            places = [s for s in own if not denied(g, s, "enter", unit[1])]
            self.stage = "placed"
            if places:
                g.ask("CARD_CHOICE", self.context.seat, [PLACE | s for s in places])
            else:
                g.value = PLACE | unit[0]
        elif mode == "place":
            self.go(g, self.to)
        elif mode == "compass":
            self.stage = "rolled"
            g.push(Die())
        elif mode == "flee":
            self.stage = "fled"
            area, owner, what = unit
            if area == ANTEHELL:
                g.value = False
            else:
                g.push(FleeGroup(
                    owner=owner, at=area, legion=int(what == LEGION), pairs=(what - PAIR,) if PAIR <= what < LIEUTENANT else (),
                    lieutenant=what - LIEUTENANT if what >= LIEUTENANT else -1,
                ))
        else:
            to = unit[0]
            for _ in range(node.get("steps", 1)):
                nxt = STEP[to][WAYS[node.args["direction"]]] if to < SECTIONS else to
                to = to if nxt == PENTAGRAM and unit[2] < HOUND else nxt
            self.go(g, to)

    def go(self, g: HellState, to: int) -> None:
        """Shove it."""
        unit, self.units = self.units[0], self.units[1:]
        self.affected = shove(g, unit, to) or self.affected
        self.stage = "next"

    def placed(self, g: HellState) -> None:
        """The player has chosen a place for this unit."""
        self.go(g, field_of(g.value))

    def rolled(self, g: HellState) -> None:
        """One compass step; the Antehell has no compass."""
        way = g.ways[field_of(g.value) + 1]
        at = self.units[0][0]
        self.go(g, STEP[at][way] if way and at < SECTIONS else at)

    def fled(self, g: HellState) -> None:
        """It has fled, or not."""
        self.units = self.units[1:]
        self.affected = self.affected or bool(g.value)
        self.stage = "next"

    def slide(self, g: HellState) -> None:
        """Uriel and Lilith slide too: he enters, she only appears (H8.5.1)."""
        way = WAYS[g.cards.nodes[self.node].args["direction"]]
        self.stage = "over"
        uriel, lilith = g.uriel in self.context.area, g.lilith in self.context.area
        if lilith:
            to = STEP[g.lilith][way]
            g.lilith = to
            if to >= SECTIONS:
                lilith_leaves(g, "H8.5.1")
        if uriel:
            came, to = g.uriel, STEP[g.uriel][way]
            if to >= SECTIONS or to == g.lilith:
                g.uriel = NOWHERE
                g.tell("uriel_gone", "H16.1.9")
            else:
                g.push(UrielEnters(to=to, came=came))
        elif lilith and g.lilith == g.uriel and g.lilith != NOWHERE:
            g.uriel = NOWHERE
            g.tell("uriel_gone", "H16.1.9")

    def over(self, g: HellState) -> None:
        """Was anything moved?"""
        g.done(self.affected)


@primitive("move_unit")
def move_unit(g: HellState, node: Node, context: Context) -> None:
    """Units are moved outside a March action."""
    g.push(MoveUnits(node=node.id, context=context))
