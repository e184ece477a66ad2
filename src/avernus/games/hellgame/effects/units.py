"""H25.9.13-H25.9.18 Effects on units: destroy, disperse, convert, move, strike, release."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from avernus.games.hellgame.board import NAMES, NOWHERE
from avernus.games.hellgame.cards import Node
from avernus.games.hellgame.effects.run import primitive
from avernus.games.hellgame.effects.select import Seats, Spec, UnitsOf
from avernus.games.hellgame.rules.attacks import bury, save_number, unit_word
from avernus.games.hellgame.rules.dice import Roll
from avernus.games.hellgame.rules.flight import Rampages
from avernus.games.hellgame.rules.forces import convert, drop_leaderless, remove
from avernus.games.hellgame.rules.lilith import lilith_leaves
from avernus.games.hellgame.steps import Context, Die, Step
from avernus.games.hellgame.verbs import field_of

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState


@dataclass(slots=True)
class DestroyUnits(Step):
    """H25.9.13: all dice first, then all losses."""

    node: int = 0
    context: Context = Context()  # noqa: RUF009
    units: tuple[Spec, ...] = ()
    dead: tuple[Spec, ...] = ()
    areas: tuple[int, ...] = ()
    angels: tuple[str, ...] = ()

    def start(self, g: HellState) -> None:
        """Which units; with `entities` also Uriel and Lilith there."""
        self.stage = "found"
        g.push(UnitsOf(node=self.node, context=self.context, singly=True))

    def found(self, g: HellState) -> None:
        """In the order of H0.4."""
        self.units = tuple(sorted(g.value))
        if g.cards.nodes[self.node].get("entities"):
            self.angels = tuple(
                name for name, at in (("uriel", g.uriel), ("lilith", g.lilith)) if at in self.context.area
            )
        self.stage = "next"

    def next(self, g: HellState) -> None:
        """The save of the next unit."""
        save = g.cards.nodes[self.node].get("save", "none")
        if self.units:
            area, owner, what = self.units[0]
            number = 0 if save == "none" else save_number(g, None, area, owner, what) if save == "normal" else int(save)
            if number <= 0:
                self.fate(False)
            elif number >= 6:
                self.fate(True)
            else:
                self.stage = "rolled"
                kind = "save" if save == "normal" else ""
                g.push(Roll(kind=kind, owner=owner, area=area, unit=unit_word(what), keep="low"))
        elif self.angels:
            self.stage = "angel"
            g.push(Die())
        else:
            self.stage = "over"
            self.bury(g)

    def rolled(self, g: HellState) -> None:
        """That number or less survives."""
        area, owner, what = self.units[0]
        save = g.cards.nodes[self.node].get("save")
        number = save_number(g, None, area, owner, what) if save == "normal" else int(save)
        self.fate(g.value[0] <= number)

    def fate(self, lives: bool) -> None:
        """Note a loss."""
        if not lives:
            self.dead = (*self.dead, self.units[0])
        self.units = self.units[1:]
        self.stage = "next"

    def angel(self, g: HellState) -> None:
        """H8.5.1: Uriel and Lilith save like the units there, or leave."""
        name, self.angels = self.angels[0], self.angels[1:]
        if field_of(g.value) + 1 > int(g.cards.nodes[self.node].get("save", 0)):
            if name == "lilith":
                lilith_leaves(g, "H8.5.1")
            else:
                g.uriel = NOWHERE
                g.tell("uriel_gone", "H8.5.1")
        self.stage = "next"

    def bury(self, g: HellState) -> None:
        """Remove them; loose hounds rampage."""
        loose: tuple[int, ...] = ()
        for area in sorted({spec[0] for spec in self.dead}):
            there = [(owner, what, k) for k, (a, owner, what) in enumerate(self.dead) if a == area]
            loose += bury(g, area, tuple(there))
            g.tell("units_destroyed", "H25.9.13", area=NAMES[area], units=len(there))
        if loose:
            g.push(Rampages(hounds=loose))

    def over(self, g: HellState) -> None:
        """Was anything destroyed?"""
        g.done(bool(self.dead))


@primitive("destroy_units")
def destroy_units(g: HellState, node: Node, context: Context) -> None:
    """Units are destroyed, with or without a save."""
    g.push(DestroyUnits(node=node.id, context=context))


@dataclass(slots=True)
class ChangeUnits(Step):
    """H25.9.14, H25.9.15: units disperse or change allegiance."""

    node: int = 0
    context: Context = Context()  # noqa: RUF009
    side: int = -1
    affected: bool = False

    def start(self, g: HellState) -> None:
        """To whom, where it matters."""
        to = g.cards.nodes[self.node].get("to")
        self.stage = "side_found"
        g.value = ()
        if to is not None:
            g.push(Seats(word=to, context=self.context))

    def side_found(self, g: HellState) -> None:
        """Which units."""
        self.side = g.value[0] if g.value else -1
        self.stage = "found"
        g.push(UnitsOf(node=self.node, context=self.context))

    def found(self, g: HellState) -> None:
        """One after the other."""
        loose = []
        for area, owner, what in g.value:
            if g.cards.nodes[self.node].do == "disperse_units":
                hound = remove(g, owner, what, area)
                if hound >= 0:
                    loose.append(hound)
                self.affected = True
            elif self.side >= 0 and convert(g, owner, what, area, self.side):
                self.affected = True
            g.tell("unit_changed", "H25.9.15", owner=owner, area=NAMES[area])
        drop_leaderless(g)
        self.stage = "over"
        if loose:
            g.push(Rampages(hounds=tuple(loose)))

    def over(self, g: HellState) -> None:
        """Was anything changed?"""
        g.done(self.affected)


@primitive("disperse_units", "convert_units")
def change_units(g: HellState, node: Node, context: Context) -> None:
    """Legions or lieutenants leave the map, or change sides."""
    g.push(ChangeUnits(node=node.id, context=context))


# -- H25.9.16 move_unit -----------------------------------------------------------------------


# -- H25.9.17 strike, H25.9.18 release --------------------------------------------------------


