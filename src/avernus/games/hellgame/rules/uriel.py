"""H16.1 Uriel: called, marching, judging."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from avernus.games.hellgame.board import (
    ANTEHELL,
    FREEBOOTERS,
    INWARD,
    NAMES,
    NOWHERE,
    NUMBERS,
    OUTWARD,
    OWNERS,
    PENTAGRAM,
    SECTIONS,
    STEP,
    WILD,
)
from avernus.games.hellgame.rules.action import must_pass, recall
from avernus.games.hellgame.rules.dice import Roll, RollAgainst
from avernus.games.hellgame.rules.flight import FleeGroup, Lone, Rampages
from avernus.games.hellgame.rules.forces import (
    add,
    drop_leaderless,
    lieutenants,
    lose_hound,
    lose_lieutenant,
    pairs,
    plain,
    wild,
)
from avernus.games.hellgame.rules.hooks import Hook
from avernus.games.hellgame.rules.souls import earthlings
from avernus.games.hellgame.rules.turn import revoke
from avernus.games.hellgame.rules.values import active, protected, protocol, roll_modifiers
from avernus.games.hellgame.state import IN_HELL, URIEL_BOX
from avernus.games.hellgame.steps import Die, Step
from avernus.games.hellgame.verbs import field_of

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState


@dataclass(slots=True)
class CallUriel(Step):
    """H16.1.1-H16.1.3: Uriel is called and cleanses the Earth."""

    demons: tuple[int, ...] = ()

    def start(self, g: HellState) -> None:
        """Into his box; every demon on Earth rolls."""
        if g.uriel != NOWHERE:
            g.done(False)
            return
        g.uriel = URIEL_BOX
        if g.events is not None:
            g.tell("uriel_called", "H16.1.1")
        self.demons = tuple(d for d in earthlings(g) if not protected(g, d, "uriel"))
        self.stage = "cleanse"

    def cleanse(self, g: HellState) -> None:
        """The next demon rolls against skulls."""
        if not self.demons:
            g.done(True)
        elif not active(g, self.demons[0]):
            self.demons = self.demons[1:]
        else:
            self.stage = "rolled"
            g.push(RollAgainst(demon=self.demons[0], symbol="skulls", kind="skulls"))

    def rolled(self, g: HellState) -> None:
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

    def start(self, g: HellState) -> None:
        """From his box to the Antehell; from there into Hell."""
        if g.uriel == URIEL_BOX:
            g.uriel = ANTEHELL
            if g.events is not None:
                g.tell("uriel_moves", "H16.1.4", area="A")
            self.left = 0
            self.stage = "judge"
            g.push(StrikeAntehell())
        elif g.uriel == ANTEHELL:
            self.stage = "entry"
            g.push(Die())
        else:
            self.stage = "step"

    def entry(self, g: HellState) -> None:
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

    def step(self, g: HellState) -> None:
        """The next compass roll."""
        if self.left == 0 or not 0 <= g.uriel < SECTIONS:
            self.stage = "judge"
        else:
            self.left -= 1
            self.stage = "rolled"
            g.push(Die())

    def rolled(self, g: HellState) -> None:
        """He reads outward (a 3) as inward (a 1), whatever the compass."""
        way = g.ways[field_of(g.value) + 1]
        way = INWARD if way == OUTWARD else way
        to = STEP[g.uriel][way]
        self.stage = "step"
        if to in (PENTAGRAM, g.lilith):
            self.removed(g)
        elif way:
            g.push(UrielEnters(to=to, came=g.uriel))

    def removed(self, g: HellState) -> None:
        """H16.1.9."""
        g.uriel = NOWHERE
        if g.events is not None:
            g.tell("uriel_gone", "H16.1.9")

    def judge(self, g: HellState) -> None:
        """H16.1.8."""
        self.stage = "over"
        g.push(Judgement())

    def over(self, g: HellState) -> None:
        """Done."""
        g.done()


@dataclass(slots=True)
class StrikeAntehell(Step):
    """H16.1.4: everything in the Antehell is destroyed; with `uriel_antehell_flight` each unit may roll to escape."""

    units: tuple[tuple[int, str, int], ...] = ()
    """Owner, kind, number."""

    def start(self, g: HellState) -> None:
        """List them."""
        found: list[tuple[int, str, int]] = []
        for o in range(OWNERS):
            found += [(o, "pair", h) for h in pairs(g, o, ANTEHELL)]
            found += [(o, "lieutenant", t) for t in lieutenants(g, o, ANTEHELL)]
            found += [(o, "legion", 0)] * plain(g, o, ANTEHELL)
        self.units = tuple(found)
        self.stage = "next"

    def next(self, g: HellState) -> None:
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

    def rolled(self, g: HellState) -> None:
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

    def strike(self, g: HellState) -> None:
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

    def over(self, g: HellState) -> None:
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

    def start(self, g: HellState) -> None:
        """Revoke, then the hounds."""
        g.uriel = self.to
        if g.events is not None:
            g.tell("uriel_moves", "H16.1.5", area=NAMES[self.to])
        self.former = revoke(g, self.to)
        self.stage = "lost"

    def lost(self, g: HellState) -> None:
        """The former owner's hook, then the players."""
        self.order = (*protocol(g), FREEBOOTERS, WILD)
        self.stage = "next"
        if 0 <= self.former < g.seats:
            g.push(Hook(hook="section_lost", seat=self.former))

    def next(self, g: HellState) -> None:
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

    def flee(self, g: HellState) -> None:
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

    def start(self, g: HellState) -> None:
        """Those who have lost any."""
        self.order = tuple(p for p in protocol(g) if g.lost_to_uriel[p])
        self.stage = "next"

    def next(self, g: HellState) -> None:
        """The next one."""
        if not self.order:
            g.done()
        elif g.lost_to_uriel[self.order[0]] >= 6:
            self.doom(g)
        else:
            self.stage = "rolled"
            g.push(Roll(kind="uriel_judgement", owner=self.order[0], keep="high"))

    def rolled(self, g: HellState) -> None:
        """More than the legions lost saves."""
        seat = self.order[0]
        if g.value[0] + roll_modifiers(g, "uriel_judgement", seat).add > g.lost_to_uriel[seat]:
            self.order = self.order[1:]
            self.stage = "next"
        else:
            self.doom(g)

    def doom(self, g: HellState) -> None:
        """The lowest-ranked active demon in Hell; nobody, if Uriel cannot touch it."""
        seat, self.order = self.order[0], self.order[1:]
        self.stage = "next"
        there = [d for d in range(len(g.cards.demons)) if g.d_owner[d] == seat and active(g, d) and g.d_place[d] == IN_HELL]
        if there and not protected(g, there[-1], "uriel"):
            g.begin("KillDemon", demon=there[-1])
