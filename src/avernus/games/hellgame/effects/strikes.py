"""H25.9.17, H25.9.18 Strikes, and hounds let loose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from avernus.games.hellgame.board import ANTEHELL, HOUNDS, NAMES, OWNERS, WILD
from avernus.games.hellgame.cards import Node
from avernus.games.hellgame.effects.run import primitive
from avernus.games.hellgame.effects.select import Amount, Areas, Spec, unit_pool
from avernus.games.hellgame.rules.attacks import bury, entities, save_number, score, unit_word
from avernus.games.hellgame.rules.dice import Roll
from avernus.games.hellgame.rules.flight import Lone, Rampages
from avernus.games.hellgame.rules.forces import add
from avernus.games.hellgame.rules.values import roll_modifiers
from avernus.games.hellgame.steps import Context, Pick, Step
from avernus.games.hellgame.verbs import FIGURE, FIGURE_HOUND, HOUND, PLACE, field_of, pack_unit

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState


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

    def start(self, g: HellState) -> None:
        """How many dice."""
        self.stage = "counted"
        g.push(Amount(word=g.cards.nodes[self.node].args["dice"], context=self.context))

    def counted(self, g: HellState) -> None:
        """Against whom."""
        self.n = g.value
        if g.cards.nodes[self.node].args["against"] == "any":
            self.stage = "where"
            g.push(Areas(word=g.cards.nodes[self.node].args["area"], context=self.context))
            return
        combat = g.find("Combat")
        foes = entities(g, combat.enemies_of(self.context.seat), combat.section) if combat is not None else []
        if not foes:
            g.done(False)
        else:
            self.stage = "aimed"
            g.ask("TARGET", self.context.seat, [FIGURE | e for e in foes])

    def aimed(self, g: HellState) -> None:
        """Roll at once (H17.8.3a)."""
        self.entity = field_of(g.value)
        self.areas = (g.find("Combat").section,)
        self.roll(g)

    def where(self, g: HellState) -> None:
        """Everything in the area."""
        self.areas = g.value
        self.roll(g)

    def roll(self, g: HellState) -> None:
        """The dice."""
        if not self.areas:
            g.done(False)
            return
        self.stage = "rolled"
        g.push(Roll(kind="combat", owner=self.context.seat, area=self.areas[0], n=self.n))

    def rolled(self, g: HellState) -> None:
        """Hits join those of the round, or fall on units by die."""
        bonus = g.cards.nodes[self.node].get("bonus", 0) + roll_modifiers(g, "combat", self.context.seat, area=self.areas[0]).add
        if self.entity >= 0:
            g.done(score(g.find("Combat"), self.entity, g.value, bonus) > 0)
            return
        self.left = sum(die + bonus >= 6 for die in g.value)
        self.stage = "fall"

    def fall(self, g: HellState) -> None:
        """Each hit on one unit there by die."""
        pool = unit_pool(g, "any", (*range(OWNERS), WILD), self.areas, True)
        if self.left == 0 or not pool:
            self.stage = "save"
            return
        self.left -= 1
        self.stage = "fell"
        g.push(Pick(choices=tuple((pack_unit(spec[0], spec[1], spec[2]), n) for spec, n in pool)))

    def fell(self, g: HellState) -> None:
        """This one."""
        pool = unit_pool(g, "any", (*range(OWNERS), WILD), self.areas, True)
        packed = g.value
        self.hits = (*self.hits, next(spec for spec, _ in pool if pack_unit(spec[0], spec[1], spec[2]) == packed))
        self.stage = "fall"

    def save(self, g: HellState) -> None:
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

    def saved(self, g: HellState) -> None:
        """Failed: destroyed."""
        area, owner, what = self.hits[0]
        if g.value[0] > save_number(g, None, area, owner, what):
            self.dead = (*self.dead, self.hits[0])
        self.hits = self.hits[1:]
        self.stage = "save"

    def limited(self, g: HellState) -> list[Spec]:
        """A unit dies once, however often it was hit."""
        have = dict(unit_pool(g, "any", (*range(OWNERS), WILD), self.areas, True))
        return [spec for spec in have for _ in range(min(have[spec], self.dead.count(spec)))]

    def over(self, g: HellState) -> None:
        """Was anything hit?"""
        g.done(True)


@primitive("strike")
def strike(g: HellState, node: Node, context: Context) -> None:
    """Combat rolls; hits are saved as usual."""
    g.push(Strike(node=node.id, context=context))


@dataclass(slots=True)
class Release(Step):
    """A hound starts to rampage: out of the box, or away from its handler."""

    node: int = 0
    context: Context = Context()  # noqa: RUF009
    areas: tuple[int, ...] = ()
    hound: int = -1

    def start(self, g: HellState) -> None:
        """Where."""
        self.stage = "where"
        g.push(Areas(word=g.cards.nodes[self.node].args["area"], context=self.context))

    def where(self, g: HellState) -> None:
        """From the box, or tamed ones."""
        self.areas = g.value
        if g.cards.nodes[self.node].args["from"] == "tamed":
            self.tamed(g)
            return
        box = [h for h, of in enumerate(g.hound_of) if of == -1]
        if not box or not self.areas:
            g.done(False)
        else:
            self.stage = "drawn"
            g.push(Pick(choices=tuple((FIGURE | FIGURE_HOUND + h, 1) for h in box)))

    def tamed(self, g: HellState) -> None:
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

    def drawn(self, g: HellState) -> None:
        """Into which section."""
        self.hound = field_of(g.value) - FIGURE_HOUND
        self.stage = "placed"
        if len(self.areas) > 1:
            g.push(Pick(choices=tuple((PLACE | s, 1) for s in self.areas)))
        else:
            g.value = PLACE | self.areas[0]

    def placed(self, g: HellState) -> None:
        """It rampages without a first step; Uriel destroys it."""
        area = field_of(g.value)
        self.stage = "over"
        if area == g.uriel or area == ANTEHELL:
            return
        g.hound_at[self.hound], g.hound_of[self.hound] = area, WILD
        g.tell("hound_released", "H25.9.18", hound=HOUNDS[self.hound].id, area=NAMES[area])
        if g.find("Combat") is None:
            g.push(Lone(section=area))

    def over(self, g: HellState) -> None:
        """Done."""
        g.done(True)


@primitive("release_hellhound")
def release_hellhound(g: HellState, node: Node, context: Context) -> None:
    """A hound starts to rampage."""
    g.push(Release(node=node.id, context=context))
