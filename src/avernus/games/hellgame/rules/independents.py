"""H16 Random movement: Uriel, Lilith, rampaging hounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from avernus.games.hellgame.actions import FIGURE_HOUND, SAY, field_of, pack, said
from avernus.games.hellgame.board import (
    ANTEHELL,
    AREAS,
    FREEBOOTERS,
    INWARD,
    NAMES,
    NOWHERE,
    OUTWARD,
    OWNERS,
    PENTAGRAM,
    SECTIONS,
    STEP,
    WILD,
)
from avernus.games.hellgame.forces import (
    add,
    drop_leaderless,
    free_legions,
    legions,
    lieutenants,
    lose_hound,
    lose_lieutenant,
    pairs,
    plain,
    wild,
)
from avernus.games.hellgame.loader import DEMONS, HOUNDS, NUMBERS, row
from avernus.games.hellgame.rules.action import must_pass, recall
from avernus.games.hellgame.rules.dice import Duel, Roll, RollAgainst, order_by
from avernus.games.hellgame.rules.flight import FleeGroup, Lone, OfferFlight, Rampages, hound_step
from avernus.games.hellgame.rules.hands import Draw
from avernus.games.hellgame.rules.magic import Hook
from avernus.games.hellgame.rules.souls import earthlings
from avernus.games.hellgame.rules.turn import revoke
from avernus.games.hellgame.state import IN_HELL, URIEL_BOX
from avernus.games.hellgame.steps import Die, Pick, Step
from avernus.games.hellgame.values import active, denied, free_favors, protected, protocol, roll_modifiers

if TYPE_CHECKING:
    from avernus.games.hellgame.state import Hell

ASPECTS = ("mother", "maiden", "crone")


@dataclass(slots=True)
class RandomPhase(Step):
    """H16.0.1: Uriel, Lilith, then the hounds, the strongest first."""

    hounds: tuple[int, ...] = ()

    def start(self, g: Hell) -> None:
        """The hook."""
        self.stage = "uriel"
        g.push(Hook(hook="random_phase"))

    def uriel(self, g: Hell) -> None:
        """H16.1."""
        self.stage = "lilith"
        if g.uriel != NOWHERE:
            g.push(Uriel())
        else:
            g.push(Judgement())

    def lilith(self, g: Hell) -> None:
        """H16.2."""
        self.stage = "pack"
        if g.lilith != NOWHERE:
            g.push(Lilith())

    def pack(self, g: Hell) -> None:
        """The list of hounds is fixed at the start."""
        there = [h for h, of in enumerate(g.hound_of) if of == WILD]
        self.stage = "ordered"
        order_by(g, there, [HOUNDS[h].attacks for h in there])

    def ordered(self, g: Hell) -> None:
        """Strongest first."""
        self.hounds = g.value
        self.stage = "hound"

    def hound(self, g: Hell) -> None:
        """The next one, if it is still rampaging."""
        if not self.hounds:
            g.done()
            return
        h, self.hounds = self.hounds[0], self.hounds[1:]
        if g.hound_of[h] == WILD:
            g.push(HoundRun(hound=h))


# -- H16.1 Uriel ------------------------------------------------------------------------------


@dataclass(slots=True)
class CallUriel(Step):
    """H16.1.1-H16.1.3: Uriel is called and cleanses the Earth."""

    demons: tuple[int, ...] = ()

    def start(self, g: Hell) -> None:
        """Into his box; every demon on Earth rolls."""
        if g.uriel != NOWHERE:
            g.done(False)
            return
        g.uriel = URIEL_BOX
        g.tell("uriel_called", "H16.1.1")
        self.demons = tuple(d for d in earthlings(g) if not protected(g, d, "uriel"))
        self.stage = "cleanse"

    def cleanse(self, g: Hell) -> None:
        """The next demon rolls against skulls."""
        if not self.demons:
            g.done(True)
        elif not active(g, self.demons[0]):
            self.demons = self.demons[1:]
        else:
            self.stage = "rolled"
            g.push(RollAgainst(demon=self.demons[0], symbol="skulls", kind="skulls"))

    def rolled(self, g: Hell) -> None:
        """Destroyed, or back to Hell and passing for good."""
        d, self.demons = self.demons[0], self.demons[1:]
        self.stage = "cleanse"
        if g.value:
            recall(g, d)
            must_pass(g, d, next_phase=True)
        else:
            g.begin("KillDemon", demon=d)


@dataclass(slots=True)
class Uriel(Step):
    """H16.1.4-H16.1.8: his march."""

    left: int = NUMBERS["uriel_steps"]

    def start(self, g: Hell) -> None:
        """From his box to the Antehell; from there into Hell."""
        if g.uriel == URIEL_BOX:
            g.uriel = ANTEHELL
            g.tell("uriel_moves", "H16.1.4", area="A")
            self.left = 0
            self.stage = "judge"
            g.push(StrikeAntehell())
        elif g.uriel == ANTEHELL:
            self.stage = "entry"
            g.push(Die())
        else:
            self.stage = "step"

    def entry(self, g: Hell) -> None:
        """H16.1.5: the section that he enters; a 6 is rolled again."""
        die = field_of(g.value) + 1
        if die == 6:
            g.push(Die())
            return
        if g.options["uriel_entry_is_step"]:
            self.left -= 1
        self.stage = "step"
        if die - 1 == g.lilith:
            self.removed(g)
        else:
            g.push(UrielEnters(to=die - 1, came=ANTEHELL))

    def step(self, g: Hell) -> None:
        """The next compass roll."""
        if self.left == 0 or not 0 <= g.uriel < SECTIONS:
            self.stage = "judge"
        else:
            self.left -= 1
            self.stage = "rolled"
            g.push(Die())

    def rolled(self, g: Hell) -> None:
        """He reads outward (a 3) as inward (a 1), whatever the compass."""
        way = g.ways[field_of(g.value) + 1]
        way = INWARD if way == OUTWARD else way
        to = STEP[g.uriel][way]
        self.stage = "step"
        if to in (PENTAGRAM, g.lilith):
            self.removed(g)
        elif way:
            g.push(UrielEnters(to=to, came=g.uriel))

    def removed(self, g: Hell) -> None:
        """H16.1.9."""
        g.uriel = NOWHERE
        g.tell("uriel_gone", "H16.1.9")

    def judge(self, g: Hell) -> None:
        """H16.1.8."""
        self.stage = "over"
        g.push(Judgement())

    def over(self, g: Hell) -> None:
        """Done."""
        g.done()


@dataclass(slots=True)
class StrikeAntehell(Step):
    """H16.1.4: everything in the Antehell is destroyed; with `uriel_antehell_flight` each unit may roll to escape."""

    units: tuple[tuple[int, str, int], ...] = ()
    """Owner, kind, number."""

    def start(self, g: Hell) -> None:
        """List them."""
        found: list[tuple[int, str, int]] = []
        for o in range(OWNERS):
            found += [(o, "pair", h) for h in pairs(g, o, ANTEHELL)]
            found += [(o, "lieutenant", t) for t in lieutenants(g, o, ANTEHELL)]
            found += [(o, "legion", 0)] * plain(g, o, ANTEHELL)
        self.units = tuple(found)
        self.stage = "next"

    def next(self, g: Hell) -> None:
        """One after the other."""
        if not self.units:
            drop_leaderless(g)
            self.stage = "over"
            g.push(Lone())
        elif g.options["uriel_antehell_flight"]:
            self.stage = "rolled"
            g.push(Die())
        else:
            self.strike(g)

    def rolled(self, g: Hell) -> None:
        """1-5 escapes into circle 1."""
        die = field_of(g.value) + 1
        if die == 6:
            self.strike(g)
            return
        (o, kind, number), self.units = self.units[0], self.units[1:]
        if kind == "legion":
            add(g, o, ANTEHELL, -1)
            add(g, o, die - 1, 1)
        elif kind == "pair":
            g.hound_at[number] = die - 1
        else:
            g.lt_at[number] = die - 1
        self.stage = "next"

    def strike(self, g: Hell) -> None:
        """Destroyed."""
        (o, kind, number), self.units = self.units[0], self.units[1:]
        if kind == "lieutenant":
            lose_lieutenant(g, number)
        else:
            if kind == "legion":
                add(g, o, ANTEHELL, -1)
            else:
                lose_hound(g, number)
            if o < g.seats:
                g.lost_to_uriel[o] += 1
        self.stage = "next"

    def over(self, g: Hell) -> None:
        """Done."""
        g.done()


@dataclass(slots=True)
class UrielEnters(Step):
    """H16.1.6: the section is revoked, tamed hounds rampage, and every unit flees singly or is destroyed."""

    to: int = 0
    came: int = 0
    former: int = -1
    order: tuple[int, ...] = ()
    owner: int = -1

    def start(self, g: Hell) -> None:
        """Revoke, then the hounds."""
        g.uriel = self.to
        g.tell("uriel_moves", "H16.1.5", area=NAMES[self.to])
        self.former = revoke(g, self.to)
        self.stage = "lost"

    def lost(self, g: Hell) -> None:
        """The former owner's hook, then the players."""
        self.order = (*protocol(g), FREEBOOTERS, WILD)
        self.stage = "next"
        if 0 <= self.former < g.seats:
            g.push(Hook(hook="section_lost", seat=self.former))

    def next(self, g: Hell) -> None:
        """Each owner: hounds, lieutenants, legions."""
        if not self.order:
            g.done()
            return
        self.owner, self.order = self.order[0], self.order[1:]
        self.stage = "flee"
        if self.owner < OWNERS:
            hounds = tuple(pairs(g, self.owner, self.to))
            for h in hounds:
                g.hound_of[h] = WILD
                add(g, self.owner, self.to, 1)
            if hounds:
                g.push(Rampages(hounds=hounds))

    def flee(self, g: Hell) -> None:
        """The next unit of this owner flees, until none is left in the section."""
        if self.owner == WILD:
            there = wild(g, self.to)
            if there:
                g.push(FleeGroup(owner=WILD, at=self.to, ban=self.came, pairs=(there[0],), uriel=True))
                return
        elif lieutenants(g, self.owner, self.to):
            t = lieutenants(g, self.owner, self.to)[0]
            g.push(FleeGroup(owner=self.owner, at=self.to, ban=self.came, lieutenant=t, uriel=True))
            return
        elif plain(g, self.owner, self.to):
            g.push(FleeGroup(owner=self.owner, at=self.to, ban=self.came, legion=1, uriel=True))
            return
        self.stage = "next"


@dataclass(slots=True)
class Judgement(Step):
    """H16.1.8: who has lost legions to Uriel rolls, or loses a demon."""

    order: tuple[int, ...] = ()

    def start(self, g: Hell) -> None:
        """Those who have lost any."""
        self.order = tuple(p for p in protocol(g) if g.lost_to_uriel[p])
        self.stage = "next"

    def next(self, g: Hell) -> None:
        """The next one."""
        if not self.order:
            g.done()
        elif g.lost_to_uriel[self.order[0]] >= 6:
            self.doom(g)
        else:
            self.stage = "rolled"
            g.push(Roll(kind="uriel_judgement", owner=self.order[0], keep="high"))

    def rolled(self, g: Hell) -> None:
        """More than the legions lost saves."""
        seat = self.order[0]
        if g.value[0] + roll_modifiers(g, "uriel_judgement", seat).add > g.lost_to_uriel[seat]:
            self.order = self.order[1:]
            self.stage = "next"
        else:
            self.doom(g)

    def doom(self, g: Hell) -> None:
        """The lowest-ranked active demon in Hell; nobody, if Uriel cannot touch it."""
        seat, self.order = self.order[0], self.order[1:]
        self.stage = "next"
        there = [d for d in range(len(DEMONS)) if g.d_owner[d] == seat and active(g, d) and g.d_place[d] == IN_HELL]
        if there and not protected(g, there[-1], "uriel"):
            g.begin("KillDemon", demon=there[-1])


# -- H16.2 Lilith -----------------------------------------------------------------------------


def place_lilith(g: Hell, area: int, aspect: str) -> None:
    """H16.2.1: she appears; Uriel there is destroyed."""
    g.lilith = area
    g.aspect = aspect
    g.tell("lilith_appears", "H16.2.1", area=NAMES[area])
    if g.uriel == area:
        g.uriel = NOWHERE
        g.tell("uriel_gone", "H16.2.4")


@dataclass(slots=True)
class Lilith(Step):
    """H16.2.2-H16.2.5: courting, aspect, four steps."""

    order: tuple[int, ...] = ()
    suitors: tuple[int, ...] = ()
    suitor: int = -1
    left: int = NUMBERS["lilith_steps"]

    def start(self, g: Hell) -> None:
        """H16.2.2: who courts her."""
        self.order = protocol(g)
        self.stage = "court"

    def court(self, g: Hell) -> None:
        """The next player."""
        while self.order:
            p = self.order[0]
            demons = [d for d in range(len(DEMONS)) if g.d_owner[d] == p and active(g, d) and g.d_place[d] == IN_HELL]
            if demons and free_favors(g, p) > 0:
                self.stage = "courted"
                g.ask("COURT", p, [SAY["none"], *(pack("demon", d) for d in demons)])
                return
            self.order = self.order[1:]
        self.stage = "duel"

    def courted(self, g: Hell) -> None:
        """A favor for a suitor."""
        p, self.order = self.order[0], self.order[1:]
        if not said(g.value):
            self.suitors = (*self.suitors, field_of(g.value))
            g.favors[p] -= 1
            g.tell("courts", "H16.2.2", seat=p, demon=DEMONS[field_of(g.value)].name)
        self.stage = "court"

    def duel(self, g: Hell) -> None:
        """Several suitors duel."""
        self.stage = "woo"
        g.value = self.suitors[0] if self.suitors else -1
        if len(self.suitors) > 1:
            g.push(Duel(demons=self.suitors, symbol="hearts"))

    def woo(self, g: Hell) -> None:
        """The suitor rolls against hearts."""
        self.suitor = g.value
        self.stage = "wooed"
        g.value = False
        if self.suitor >= 0:
            g.push(RollAgainst(demon=self.suitor, symbol="hearts", kind="woo"))

    def wooed(self, g: Hell) -> None:
        """H16.2.3: then the aspect."""
        if not g.value:
            self.suitor = -1
        if g.aspect:
            self.stage = "walk"
        else:
            self.stage = "aspected"
            g.push(Die())

    def aspected(self, g: Hell) -> None:
        """A repeated aspect becomes the next one of the cycle."""
        aspect = str(row("lilith_aspect", field_of(g.value) + 1)["result"])
        if aspect == g.last_aspect:
            aspect = ASPECTS[(ASPECTS.index(aspect) + 1) % 3]
        g.aspect = aspect
        self.stage = "walk"

    def walk(self, g: Hell) -> None:
        """H16.2.4: four steps."""
        if self.left == 0 or g.lilith == NOWHERE:
            g.last_aspect, g.aspect = (g.aspect, "") if g.lilith != NOWHERE else ("", "")
            g.done()
            return
        if self.left == NUMBERS["lilith_steps"]:
            g.tell("lilith_aspect", "H16.2.3", aspect=g.aspect)
        self.left -= 1
        if self.suitor >= 0 and active(g, self.suitor):
            self.stage = "led"
            options = [SAY["stay"], *(pack("place", to) for to in STEP[g.lilith][1:])]
            g.ask("LILITH_STEP", g.d_owner[self.suitor], options, area=NAMES[g.lilith])
        else:
            self.stage = "rolled"
            g.push(Die())

    def led(self, g: Hell) -> None:
        """The suitor's choice."""
        self.go(g, -1 if said(g.value) else field_of(g.value))

    def rolled(self, g: Hell) -> None:
        """A compass roll."""
        way = g.ways[field_of(g.value) + 1]
        self.go(g, STEP[g.lilith][way] if way else -1)

    def go(self, g: Hell, to: int) -> None:
        """Out of play, or into a section with her effect (H16.2.5)."""
        self.stage = "walk"
        if to < 0:
            return
        if to in (ANTEHELL, PENTAGRAM):
            g.lilith = NOWHERE
            g.tell("lilith_gone", "H16.2.4")
            return
        g.lilith = to
        g.tell("lilith_moves", "H16.2.4", area=NAMES[to], aspect=g.aspect)
        if g.uriel == to:
            g.uriel = NOWHERE
            g.tell("uriel_gone", "H16.2.4")
        g.push({"crone": Crone, "maiden": Maiden, "mother": Mother}[g.aspect](section=to))


@dataclass(slots=True)
class Crone(Step):
    """One Arcana card for each legion (H16.2.5)."""

    section: int = 0
    order: tuple[int, ...] = ()

    def start(self, g: Hell) -> None:
        """In protocol order."""
        self.order = tuple(p for p in protocol(g) if legions(g, p, self.section))
        self.stage = "next"

    def next(self, g: Hell) -> None:
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

    def start(self, g: Hell) -> None:
        """All of them."""
        for o in range(OWNERS):
            g.plain[o * AREAS + self.section] = 0
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

    def start(self, g: Hell) -> None:
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

    def next(self, g: Hell) -> None:
        """Each hound brings one more from the box."""
        left = [h for h, of in enumerate(g.hound_of) if of == -1]
        if self.hounds and left:
            self.stage = "came"
            g.push(Pick(choices=tuple((pack("figure", FIGURE_HOUND + h), 1) for h in left)))
        else:
            self.stage = "lieutenants"

    def came(self, g: Hell) -> None:
        """Tamed if a plain legion of the same owner is there, else rampaging."""
        o, self.hounds = self.hounds[0], self.hounds[1:]
        h = field_of(g.value) - FIGURE_HOUND
        g.hound_at[h], g.hound_of[h] = self.section, WILD
        if o < OWNERS and plain(g, o, self.section):
            add(g, o, self.section, -1)
            g.hound_of[h] = o
        self.stage = "next"

    def lieutenants(self, g: Hell) -> None:
        """With the option, a free recruit for each."""
        if self.recruits:
            p, self.recruits = self.recruits[0], self.recruits[1:]
            g.begin("Recruit", seat=p, anywhere=True)
        else:
            self.stage = "over"
            g.push(Lone(section=self.section))

    def over(self, g: Hell) -> None:
        """Done."""
        g.done()


# -- H16.3 hounds -----------------------------------------------------------------------------


@dataclass(slots=True)
class HoundRun(Step):
    """H16.3.4, H16.3.5: up to six compass steps."""

    hound: int = 0
    left: int = NUMBERS["hellhound_steps"]
    came: int = -1

    def start(self, g: Hell) -> None:
        """Does it start among other units?"""
        self.stage = "first" if self.crowd(g) else "step"

    def crowd(self, g: Hell) -> bool:
        """Are there other units with it?"""
        at = g.hound_at[self.hound]
        return len(wild(g, at)) > 1 or any(legions(g, o, at) or lieutenants(g, o, at) for o in range(OWNERS))

    def first(self, g: Hell) -> None:
        """H16.3.5: among units, a first roll without a step ends its movement."""
        self.stage = "first_rolled"
        g.push(Die())

    def first_rolled(self, g: Hell) -> None:
        """A 5 or 6 stays."""
        if g.ways[field_of(g.value) + 1] == 0:
            g.done()
        else:
            self.left -= 1
            self.go(g, field_of(g.value) + 1)

    def step(self, g: Hell) -> None:
        """The next roll."""
        if self.left == 0 or g.hound_of[self.hound] != WILD:
            g.done()
        else:
            self.left -= 1
            self.stage = "rolled"
            g.push(Die())

    def rolled(self, g: Hell) -> None:
        """One step."""
        self.go(g, field_of(g.value) + 1)

    def go(self, g: Hell, die: int) -> None:
        """H16.3.4: on entry lone lieutenants must flee, the others may."""
        self.came = g.hound_at[self.hound]
        self.stage = "step"
        if hound_step(g, self.hound, die):
            g.tell("hound_moves", "H16.3.4", hound=HOUNDS[self.hound].id, area=NAMES[g.hound_at[self.hound]])
            self.stage = "lone"
            g.push(Lone(section=g.hound_at[self.hound], ban=self.came))

    def lone(self, g: Hell) -> None:
        """Then the players there."""
        self.stage = "met"
        g.push(OfferFlight(section=g.hound_at[self.hound], marcher=-1, ban=self.came))

    def met(self, g: Hell) -> None:
        """It stops among units, at Lilith, and where nothing passes."""
        at = g.hound_at[self.hound]
        if self.crowd(g) or g.lilith == at or denied(g, at, "through", WILD):
            g.done()
        else:
            self.stage = "step"
