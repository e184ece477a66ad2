"""H25.9.13-H25.9.18 Effects on units: destroy, disperse, convert, move, strike, release."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from avernus.games.hellgame.actions import FIGURE_HOUND, HOUND, LEGION, LIEUTENANT, PAIR, field_of, pack
from avernus.games.hellgame.board import (
    ANTEHELL,
    NAMES,
    NOWHERE,
    OWNERS,
    PENTAGRAM,
    SECTIONS,
    STEP,
    WAYS,
    WILD,
    circle_of,
)
from avernus.games.hellgame.effects.run import primitive
from avernus.games.hellgame.effects.select import Amount, Areas, Seats, Spec, UnitsOf, unit_pool
from avernus.games.hellgame.forces import add, convert, drop_leaderless, move, remove
from avernus.games.hellgame.loader import HOUNDS, NODES, Node
from avernus.games.hellgame.rules.dice import Roll
from avernus.games.hellgame.rules.flight import FleeGroup, Lone, Rampages
from avernus.games.hellgame.rules.independents import UrielEnters
from avernus.games.hellgame.rules.rounds import bury, entities, save_number, score, unit_word
from avernus.games.hellgame.steps import Context, Die, Pick, Step
from avernus.games.hellgame.values import denied, roll_modifiers

if TYPE_CHECKING:
    from avernus.games.hellgame.state import Hell


@dataclass(slots=True)
class DestroyUnits(Step):
    """H25.9.13: all dice first, then all losses."""

    node: int = 0
    context: Context = Context()  # noqa: RUF009
    units: tuple[Spec, ...] = ()
    dead: tuple[Spec, ...] = ()
    areas: tuple[int, ...] = ()
    angels: tuple[str, ...] = ()

    def start(self, g: Hell) -> None:
        """Which units; with `entities` also Uriel and Lilith there."""
        self.stage = "found"
        g.push(UnitsOf(node=self.node, context=self.context, singly=True))

    def found(self, g: Hell) -> None:
        """In the order of H0.4."""
        self.units = tuple(sorted(g.value))
        if NODES[self.node].get("entities"):
            self.angels = tuple(
                name for name, at in (("uriel", g.uriel), ("lilith", g.lilith)) if at in self.context.area
            )
        self.stage = "next"

    def next(self, g: Hell) -> None:
        """The save of the next unit."""
        save = NODES[self.node].get("save", "none")
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

    def rolled(self, g: Hell) -> None:
        """That number or less survives."""
        area, owner, what = self.units[0]
        save = NODES[self.node].get("save")
        number = save_number(g, None, area, owner, what) if save == "normal" else int(save)
        self.fate(g.value[0] <= number)

    def fate(self, lives: bool) -> None:
        """Note a loss."""
        if not lives:
            self.dead = (*self.dead, self.units[0])
        self.units = self.units[1:]
        self.stage = "next"

    def angel(self, g: Hell) -> None:
        """H8.5.1: Uriel and Lilith save like the units there, or leave."""
        name, self.angels = self.angels[0], self.angels[1:]
        if field_of(g.value) + 1 > int(NODES[self.node].get("save", 0)):
            setattr(g, name, NOWHERE)
            g.tell(f"{name}_gone", "H8.5.1")
        self.stage = "next"

    def bury(self, g: Hell) -> None:
        """Remove them; loose hounds rampage."""
        loose: tuple[int, ...] = ()
        for area in sorted({spec[0] for spec in self.dead}):
            there = [(owner, what, k) for k, (a, owner, what) in enumerate(self.dead) if a == area]
            loose += bury(g, area, tuple(there))
            g.tell("units_destroyed", "H25.9.13", area=NAMES[area], units=len(there))
        if loose:
            g.push(Rampages(hounds=loose))

    def over(self, g: Hell) -> None:
        """Was anything destroyed?"""
        g.done(bool(self.dead))


@primitive("destroy_units")
def destroy_units(g: Hell, node: Node, context: Context) -> None:
    """Units are destroyed, with or without a save."""
    g.push(DestroyUnits(node=node.id, context=context))


@dataclass(slots=True)
class ChangeUnits(Step):
    """H25.9.14, H25.9.15: units disperse or change allegiance."""

    node: int = 0
    context: Context = Context()  # noqa: RUF009
    side: int = -1
    affected: bool = False

    def start(self, g: Hell) -> None:
        """To whom, where it matters."""
        to = NODES[self.node].get("to")
        self.stage = "side_found"
        g.value = ()
        if to is not None:
            g.push(Seats(word=to, context=self.context))

    def side_found(self, g: Hell) -> None:
        """Which units."""
        self.side = g.value[0] if g.value else -1
        self.stage = "found"
        g.push(UnitsOf(node=self.node, context=self.context))

    def found(self, g: Hell) -> None:
        """One after the other."""
        loose = []
        for area, owner, what in g.value:
            if NODES[self.node].do == "disperse_units":
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

    def over(self, g: Hell) -> None:
        """Was anything changed?"""
        g.done(self.affected)


@primitive("disperse_units", "convert_units")
def change_units(g: Hell, node: Node, context: Context) -> None:
    """Legions or lieutenants leave the map, or change sides."""
    g.push(ChangeUnits(node=node.id, context=context))


# -- H25.9.16 move_unit -----------------------------------------------------------------------


def shove(g: Hell, unit: Spec, to: int) -> bool:
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

    def start(self, g: Hell) -> None:
        """Which units."""
        self.stage = "found"
        g.push(UnitsOf(node=self.node, context=self.context))

    def found(self, g: Hell) -> None:
        """Innermost first where they slide; `pick` and `adjacent` name one section for all."""
        node = NODES[self.node]
        self.units = tuple(sorted(g.value, key=lambda u: (-circle_of(u[0]) if node.args["mode"] == "direction" else 0, u)))
        self.stage = "next"
        if node.args["mode"] == "place" and node.args["to"] != "own" and self.units:
            self.stage = "to_found"
            g.push(Areas(word=node.args["to"], context=self.context))

    def to_found(self, g: Hell) -> None:
        """Where to."""
        self.to = g.value[0] if g.value else -1
        if self.to < 0:
            self.units = ()
        self.stage = "next"

    def next(self, g: Hell) -> None:
        """The next unit."""
        node = NODES[self.node]
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
                g.ask("CARD_CHOICE", self.context.seat, [pack("place", s) for s in places])
            else:
                g.value = pack("place", unit[0])
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

    def go(self, g: Hell, to: int) -> None:
        """Shove it."""
        unit, self.units = self.units[0], self.units[1:]
        self.affected = shove(g, unit, to) or self.affected
        self.stage = "next"

    def placed(self, g: Hell) -> None:
        """The player has chosen a place for this unit."""
        self.go(g, field_of(g.value))

    def rolled(self, g: Hell) -> None:
        """One compass step; the Antehell has no compass."""
        way = g.ways[field_of(g.value) + 1]
        at = self.units[0][0]
        self.go(g, STEP[at][way] if way and at < SECTIONS else at)

    def fled(self, g: Hell) -> None:
        """It has fled, or not."""
        self.units = self.units[1:]
        self.affected = self.affected or bool(g.value)
        self.stage = "next"

    def slide(self, g: Hell) -> None:
        """Uriel and Lilith slide too: he enters, she only appears (H8.5.1)."""
        way = WAYS[NODES[self.node].args["direction"]]
        self.stage = "over"
        uriel, lilith = g.uriel in self.context.area, g.lilith in self.context.area
        if lilith:
            to = STEP[g.lilith][way]
            g.lilith = to if to < SECTIONS else NOWHERE
        if uriel:
            came, to = g.uriel, STEP[g.uriel][way]
            if to >= SECTIONS or to == g.lilith:
                g.uriel = NOWHERE
                g.tell("uriel_gone", "H16.1.9")
            else:
                g.push(UrielEnters(to=to, came=came))
        elif lilith and g.lilith == g.uriel and g.lilith != NOWHERE:
            g.uriel = NOWHERE

    def over(self, g: Hell) -> None:
        """Was anything moved?"""
        g.done(self.affected)


@primitive("move_unit")
def move_unit(g: Hell, node: Node, context: Context) -> None:
    """Units are moved outside a March action."""
    g.push(MoveUnits(node=node.id, context=context))


# -- H25.9.17 strike, H25.9.18 release --------------------------------------------------------


@dataclass(slots=True)
class Strike(Step):
    """Combat rolls without attacking units."""

    node: int = 0
    context: Context = Context()  # noqa: RUF009
    entity: int = -1
    areas: tuple[int, ...] = ()
    hits: tuple[Spec, ...] = ()
    left: int = 0
    dead: tuple[Spec, ...] = ()
    n: int = 0

    def start(self, g: Hell) -> None:
        """How many dice."""
        self.stage = "counted"
        g.push(Amount(word=NODES[self.node].args["dice"], context=self.context))

    def counted(self, g: Hell) -> None:
        """Against whom."""
        self.n = g.value
        if NODES[self.node].args["against"] == "any":
            self.stage = "where"
            g.push(Areas(word=NODES[self.node].args["area"], context=self.context))
            return
        combat = g.find("Combat")
        foes = entities(g, combat.enemies_of(self.context.seat), combat.section) if combat is not None else []
        if not foes:
            g.done(False)
        else:
            self.stage = "aimed"
            g.ask("TARGET", self.context.seat, [pack("figure", e) for e in foes])

    def aimed(self, g: Hell) -> None:
        """Roll at once (H17.8.3a)."""
        self.entity = field_of(g.value)
        self.areas = (g.find("Combat").section,)
        self.roll(g)

    def where(self, g: Hell) -> None:
        """Everything in the area."""
        self.areas = g.value
        self.roll(g)

    def roll(self, g: Hell) -> None:
        """The dice."""
        if not self.areas:
            g.done(False)
            return
        self.stage = "rolled"
        g.push(Roll(kind="combat", owner=self.context.seat, area=self.areas[0], n=self.n))

    def rolled(self, g: Hell) -> None:
        """Hits join those of the round, or fall on units by die."""
        bonus = NODES[self.node].get("bonus", 0) + roll_modifiers(g, "combat", self.context.seat, area=self.areas[0]).add
        if self.entity >= 0:
            g.done(score(g.find("Combat"), self.entity, g.value, bonus) > 0)
            return
        self.left = sum(die + bonus >= 6 for die in g.value)
        self.stage = "fall"

    def fall(self, g: Hell) -> None:
        """Each hit on one unit there by die."""
        pool = unit_pool(g, "any", (*range(OWNERS), WILD), self.areas, True)
        if self.left == 0 or not pool:
            self.stage = "save"
            return
        self.left -= 1
        self.stage = "fell"
        g.push(Pick(choices=tuple((pack("unit", *spec), n) for spec, n in pool)))

    def fell(self, g: Hell) -> None:
        """This one."""
        pool = unit_pool(g, "any", (*range(OWNERS), WILD), self.areas, True)
        packed = g.value
        self.hits = (*self.hits, next(spec for spec, _ in pool if pack("unit", *spec) == packed))
        self.stage = "fall"

    def save(self, g: Hell) -> None:
        """One save per hit, as without demons."""
        if not self.hits:
            self.stage = "over"
            there = [(owner, what, k) for k, (_, owner, what) in enumerate(self.limited(g))]
            loose = bury(g, self.areas[0], tuple(there))
            if loose:
                g.push(Rampages(hounds=loose))
            return
        area, owner, what = self.hits[0]
        number = save_number(g, None, area, owner, what)
        if number <= 0 or number >= 6:
            g.value = (1,) if number > 0 else (9,)
        else:
            g.push(Roll(kind="save", owner=owner, area=area, unit=unit_word(what), keep="low"))
        self.stage = "saved"

    def saved(self, g: Hell) -> None:
        """Failed: destroyed."""
        area, owner, what = self.hits[0]
        if g.value[0] > save_number(g, None, area, owner, what):
            self.dead = (*self.dead, self.hits[0])
        self.hits = self.hits[1:]
        self.stage = "save"

    def limited(self, g: Hell) -> list[Spec]:
        """A unit dies once, however often it was hit."""
        have = dict(unit_pool(g, "any", (*range(OWNERS), WILD), self.areas, True))
        return [spec for spec in have for _ in range(min(have[spec], self.dead.count(spec)))]

    def over(self, g: Hell) -> None:
        """Was anything hit?"""
        g.done(True)


@primitive("strike")
def strike(g: Hell, node: Node, context: Context) -> None:
    """Combat rolls; hits are saved as usual."""
    g.push(Strike(node=node.id, context=context))


@dataclass(slots=True)
class Release(Step):
    """A hound starts to rampage: out of the box, or away from its handler."""

    node: int = 0
    context: Context = Context()  # noqa: RUF009
    areas: tuple[int, ...] = ()
    hound: int = -1

    def start(self, g: Hell) -> None:
        """Where."""
        self.stage = "where"
        g.push(Areas(word=NODES[self.node].args["area"], context=self.context))

    def where(self, g: Hell) -> None:
        """From the box, or tamed ones."""
        self.areas = g.value
        if NODES[self.node].args["from"] == "tamed":
            self.tamed(g)
            return
        box = [h for h, of in enumerate(g.hound_of) if of == -1]
        if not box or not self.areas:
            g.done(False)
        else:
            self.stage = "drawn"
            g.push(Pick(choices=tuple((pack("figure", FIGURE_HOUND + h), 1) for h in box)))

    def tamed(self, g: Hell) -> None:
        """H16.3.2 for each, most attacks first."""
        there = [spec[2] - HOUND for spec, _ in unit_pool(g, "hellhound", tuple(range(OWNERS)), self.areas, True)]
        there.sort(key=lambda h: (-HOUNDS[h].attacks, h))
        if not there:
            g.done(False)
            return
        for h in there:
            owner, area = g.hound_of[h], g.hound_at[h]
            g.hound_of[h] = WILD
            add(g, owner, area, 1)
        self.stage = "over"
        g.push(Rampages(hounds=tuple(there)))

    def drawn(self, g: Hell) -> None:
        """Into which section."""
        self.hound = field_of(g.value) - FIGURE_HOUND
        self.stage = "placed"
        if len(self.areas) > 1:
            g.push(Pick(choices=tuple((pack("place", s), 1) for s in self.areas)))
        else:
            g.value = pack("place", self.areas[0])

    def placed(self, g: Hell) -> None:
        """It rampages without a first step; Uriel destroys it."""
        area = field_of(g.value)
        self.stage = "over"
        if area == g.uriel or area == ANTEHELL:
            return
        g.hound_at[self.hound], g.hound_of[self.hound] = area, WILD
        g.tell("hound_released", "H25.9.18", hound=HOUNDS[self.hound].id, area=NAMES[area])
        if g.find("Combat") is None:
            g.push(Lone(section=area))

    def over(self, g: Hell) -> None:
        """Done."""
        g.done(True)


@primitive("release_hellhound")
def release_hellhound(g: Hell, node: Node, context: Context) -> None:
    """A hound starts to rampage."""
    g.push(Release(node=node.id, context=context))
