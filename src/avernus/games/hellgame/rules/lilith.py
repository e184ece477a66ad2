"""H16.2 Lilith: courting, aspect, steps, and what her aspects do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from avernus.games.hellgame.board import (
    ANTEHELL,
    FREEBOOTERS,
    HOUNDS,
    NAMES,
    NOWHERE,
    NUMBERS,
    OWNERS,
    PENTAGRAM,
    STEP,
    WILD,
    row,
)
from avernus.games.hellgame.rules.dice import Duel, RollAgainst
from avernus.games.hellgame.rules.flight import Lone
from avernus.games.hellgame.rules.forces import (
    add,
    free_legions,
    legions,
    lieutenants,
    lose_hound,
    lose_lieutenant,
    pairs,
    plain,
    wild,
)
from avernus.games.hellgame.rules.hands import Draw
from avernus.games.hellgame.rules.values import active, free_favors, protocol
from avernus.games.hellgame.state import IN_HELL
from avernus.games.hellgame.steps import Die, Pick, Step
from avernus.games.hellgame.verbs import DEMON, FIGURE, FIGURE_HOUND, PLACE, SAY, field_of, said

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState


ASPECTS = ("mother", "maiden", "crone")


def place_lilith(g: HellState, area: int, aspect: str) -> None:
    """H16.2.1: she appears; Uriel there is destroyed."""
    g.lilith = area
    g.aspect = aspect
    if g.events is not None:
        g.tell("lilith_appears", "H16.2.1", area=NAMES[area])
    if g.uriel == area:
        g.uriel = NOWHERE
        if g.events is not None:
            g.tell("uriel_gone", "H16.2.4")


def lilith_leaves(g: HellState, clause: str) -> None:
    """She is gone, and her aspects with her: when she comes again nothing is left of them (H16.2.3)."""
    g.lilith, g.aspect, g.last_aspect = NOWHERE, "", ""
    if g.events is not None:
        g.tell("lilith_gone", clause)


@dataclass(slots=True)
class Lilith(Step):
    """H16.2.2-H16.2.5: courting, aspect, four steps."""

    order: tuple[int, ...] = ()
    suitors: tuple[int, ...] = ()
    suitor: int = -1
    left: int = NUMBERS["lilith_steps"]

    def start(self, g: HellState) -> None:
        """H16.2.2: who courts her."""
        self.order = protocol(g)
        self.stage = "court"

    def court(self, g: HellState) -> None:
        """The next player."""
        while self.order:
            p = self.order[0]
            demons = [d for d in range(len(g.cards.demons)) if g.d_owner[d] == p and active(g, d) and g.d_place[d] == IN_HELL]
            if demons and free_favors(g, p) > 0:
                self.stage = "courted"
                g.ask("COURT", p, [SAY["none"], *(DEMON | d for d in demons)])
                return
            self.order = self.order[1:]
        self.stage = "duel"

    def courted(self, g: HellState) -> None:
        """A favor for a suitor."""
        p, self.order = self.order[0], self.order[1:]
        if not said(g.value):
            self.suitors = (*self.suitors, field_of(g.value))
            g.favors[p] -= 1
            if g.events is not None:
                g.tell("courts", "H16.2.2", seat=p, demon=g.cards.demons[field_of(g.value)].name)
        self.stage = "court"

    def duel(self, g: HellState) -> None:
        """Several suitors duel."""
        self.stage = "woo"
        g.value = self.suitors[0] if self.suitors else -1
        if len(self.suitors) > 1:
            g.push(Duel(demons=self.suitors, symbol="hearts"))

    def woo(self, g: HellState) -> None:
        """The suitor rolls against hearts."""
        self.suitor = g.value
        self.stage = "wooed"
        g.value = False
        if self.suitor >= 0:
            g.push(RollAgainst(demon=self.suitor, symbol="hearts", kind="woo"))

    def wooed(self, g: HellState) -> None:
        """H16.2.3: then the aspect."""
        if not g.value:
            self.suitor = -1
        if g.aspect:
            self.stage = "walk"
        else:
            self.stage = "aspected"
            g.push(Die())

    def aspected(self, g: HellState) -> None:
        """A repeated aspect becomes the next one of the cycle."""
        aspect = str(row("lilith_aspect", field_of(g.value) + 1)["result"])
        if aspect == g.last_aspect:
            aspect = ASPECTS[(ASPECTS.index(aspect) + 1) % 3]
        g.aspect = aspect
        self.stage = "walk"

    def walk(self, g: HellState) -> None:
        """H16.2.4: four steps."""
        if self.left == 0 or g.lilith == NOWHERE:
            g.last_aspect, g.aspect = g.aspect, ""
            g.done()
            return
        if self.left == NUMBERS["lilith_steps"] and g.events is not None:
            g.tell("lilith_aspect", "H16.2.3", aspect=g.aspect)
        self.left -= 1
        if self.suitor >= 0 and active(g, self.suitor):
            self.stage = "led"
            options = [SAY["stay"], *(PLACE | to for to in STEP[g.lilith][1:])]
            g.ask("LILITH_STEP", g.d_owner[self.suitor], options, area=NAMES[g.lilith])
        else:
            self.stage = "rolled"
            g.push(Die())

    def led(self, g: HellState) -> None:
        """The suitor's choice."""
        self.go(g, -1 if said(g.value) else field_of(g.value))

    def rolled(self, g: HellState) -> None:
        """A compass roll."""
        way = g.ways[field_of(g.value) + 1]
        self.go(g, STEP[g.lilith][way] if way else -1)

    def go(self, g: HellState, to: int) -> None:
        """Out of play, or into a section with her effect (H16.2.5)."""
        self.stage = "walk"
        if to < 0:
            return
        if to in (ANTEHELL, PENTAGRAM):
            lilith_leaves(g, "H16.2.4")
            return
        g.lilith = to
        if g.events is not None:
            g.tell("lilith_moves", "H16.2.4", area=NAMES[to], aspect=g.aspect)
        if g.uriel == to:
            g.uriel = NOWHERE
            if g.events is not None:
                g.tell("uriel_gone", "H16.2.4")
        g.push({"crone": Crone, "maiden": Maiden, "mother": Mother}[g.aspect](section=to))


@dataclass(slots=True)
class Crone(Step):
    """One Arcana card for each legion (H16.2.5)."""

    section: int = 0
    order: tuple[int, ...] = ()

    def start(self, g: HellState) -> None:
        """In protocol order."""
        self.order = tuple(p for p in protocol(g) if legions(g, p, self.section))
        self.stage = "next"

    def next(self, g: HellState) -> None:
        """The next player draws."""
        if not self.order:
            g.done()
            return
        p, self.order = self.order[0], self.order[1:]
        g.push(Draw(seat=p, n=legions(g, p, self.section)))


@dataclass(slots=True)
class Maiden(Step):
    """Every unit is killed (H16.2.5)."""

    section: int = 0

    def start(self, g: HellState) -> None:
        """All of them."""
        for o in range(OWNERS):
            add(g, o, self.section, -plain(g, o, self.section))
            for t in lieutenants(g, o, self.section):
                lose_lieutenant(g, t)
        for h in range(len(HOUNDS)):
            if g.hound_at[h] == self.section:
                lose_hound(g, h)
        g.done()


@dataclass(slots=True)
class Mother(Step):
    """Everything is doubled, up to the counter mix (H16.2.5)."""

    section: int = 0
    hounds: tuple[int, ...] = ()
    """The owners of the hounds that are still to bring another."""
    recruits: tuple[int, ...] = ()

    def start(self, g: HellState) -> None:
        """Legions first, then hounds."""
        s = self.section
        owners: list[int] = []
        for o in (*protocol(g), FREEBOOTERS):
            owners += [o] * len(pairs(g, o, s))
            add(g, o, s, min(legions(g, o, s), free_legions(g, o)))
            if g.options["mother_doubles_lieutenants"] and o < g.seats:
                self.recruits += (o,) * len(lieutenants(g, o, s))
        self.hounds = (*owners, *([WILD] * len(wild(g, s))))
        self.stage = "next"

    def next(self, g: HellState) -> None:
        """Each hound brings one more from the box."""
        left = [h for h, of in enumerate(g.hound_of) if of == -1]
        if self.hounds and left:
            self.stage = "came"
            g.push(Pick(choices=tuple((FIGURE | FIGURE_HOUND + h, 1) for h in left)))
        else:
            self.stage = "lieutenants"

    def came(self, g: HellState) -> None:
        """Tamed if a plain legion of the same owner is there, else rampaging."""
        o, self.hounds = self.hounds[0], self.hounds[1:]
        h = field_of(g.value) - FIGURE_HOUND
        g.hound_at[h], g.hound_of[h] = self.section, WILD
        if o < OWNERS and plain(g, o, self.section):
            add(g, o, self.section, -1)
            g.hound_of[h] = o
        self.stage = "next"

    def lieutenants(self, g: HellState) -> None:
        """With the option, a free recruit for each."""
        if self.recruits:
            p, self.recruits = self.recruits[0], self.recruits[1:]
            g.begin("Recruit", seat=p, anywhere=True)
        else:
            self.stage = "over"
            g.push(Lone(section=self.section))

    def over(self, g: HellState) -> None:
        """Done."""
        g.done()
