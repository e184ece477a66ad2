"""H12.8 flight, H3.15 solitary lieutenants, H16.3.2 the start of a rampage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from avernus.games.hellgame.board import ANTEHELL, HOUNDS, LIEUTENANTS, NAMES, OWNERS, PENTAGRAM, SECTIONS, STEP, WILD
from avernus.games.hellgame.rules.dice import Roll
from avernus.games.hellgame.rules.forces import (
    add,
    armies,
    drop_leaderless,
    hostile_force,
    leadership,
    legions,
    lieutenants,
    lose_hound,
    lose_lieutenant,
    pairs,
    plain,
    wild,
)
from avernus.games.hellgame.rules.values import denied, protocol
from avernus.games.hellgame.steps import Die, Step
from avernus.games.hellgame.verbs import LEGION, LOAD, PAIR, PLACE, SAY, field_of, said

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState

MOST_ROLLS = 30
"""The longest chain of one fleeing group (H27.4)."""


def flight_barred(g: HellState, area: int, owner: int) -> bool:
    """H12.8.4: no flight out of this section at all."""
    return g.lilith == area or denied(g, area, "flee", owner) or denied(g, area, "leave", owner)


def way_ok(g: HellState, area: int, die: int, owner: int, ban: int) -> int:
    """H31.1: where a flee result leads, or -1 if it fails."""
    way = g.ways[die]
    to = STEP[area][way] if way else area
    if not way or to == PENTAGRAM or to == ban or denied(g, to, "enter", owner):
        return -1
    return to


@dataclass(slots=True)
class FleeGroup(Step):
    """One group of units flees until it is safe or fails (H12.8.3-H12.8.7)."""

    owner: int = 0
    at: int = 0
    ban: int = -1
    legion: int = 0
    pairs: tuple[int, ...] = ()
    lieutenant: int = -1
    uriel: bool = False
    """Does it flee from Uriel: destroyed if the first roll fails (H16.1.6)?"""
    moved: bool = False
    rolls: int = 0
    driven: bool = False
    """Is it a lone lieutenant whom another one drives out: captured if he cannot get away (H3.15)?"""

    def start(self, g: HellState) -> None:
        """Roll."""
        if self.rolls >= MOST_ROLLS or flight_barred(g, self.at, self.owner):
            self.fail(g)
            return
        self.rolls += 1
        self.stage = "rolled"
        n = 2 if self.lieutenant >= 0 else 1
        unit = "lieutenant" if self.lieutenant >= 0 else "hellhound" if self.owner == WILD else "legion"
        g.push(Roll(kind="flee", owner=self.owner, area=self.at, unit=unit, n=n))

    def rolled(self, g: HellState) -> None:
        """Choose among the legal results."""
        ban = -1 if self.moved else self.ban
        ways = {way_ok(g, self.at, die, self.owner, ban) for die in g.value} - {-1}
        if not ways:
            self.fail(g)
        elif self.owner >= g.seats:
            self.go(g, min(ways))
        else:
            self.stage = "chosen"
            g.ask("FLEE_DIRECTION", self.owner, [PLACE | to for to in ways], area=NAMES[self.at])

    def chosen(self, g: HellState) -> None:
        """The owner has chosen."""
        self.go(g, field_of(g.value))

    def go(self, g: HellState, to: int) -> None:
        """H12.8.5, H12.8.6: move and see what is there."""
        add_legions(g, self.owner, self.at, to, self.legion)
        for h in self.pairs:
            g.hound_at[h] = to
        if self.lieutenant >= 0:
            g.lt_at[self.lieutenant] = to
        if self.at < SECTIONS and self.owner < g.seats:
            g.fled[self.at] |= 1 << self.owner  # H12.8.9
        if g.events is not None:
            g.tell("fled", "H12.8", owner=self.owner, start=NAMES[self.at], area=NAMES[to])
        self.at, self.moved, self.stage = to, True, "start"
        others = any(legions(g, o, to) for o in range(OWNERS) if o != self.owner)
        if to == ANTEHELL:
            if self.owner == WILD:
                lose_hound(g, self.pairs[0])
            g.done(True)
        elif to == g.uriel:
            self.destroy(g)
        elif to != g.lilith and (others or (self.owner != WILD and wild(g, to))):
            return
        else:
            self.stage = "end"  # Lilith's section is an end too, but there a lone lieutenant among enemies cannot get away (H3.15)
            g.push(Lone(section=to))

    def end(self, g: HellState) -> None:
        """Safe; lone lieutenants there have fled (H12.8.6d)."""
        g.done(True)

    def fail(self, g: HellState) -> None:
        """H12.8.7: it stays; or is destroyed by Uriel; a lone lieutenant among enemies is captured."""
        if self.uriel and not self.moved:
            self.destroy(g)
            return
        enemies = hostile_force(g, self.owner, self.at) or (self.driven and not self.moved)
        if self.lieutenant >= 0 and legions(g, self.owner, self.at) == 0 and enemies:
            g.tell("captured", "H12.8.7", lieutenant=LIEUTENANTS[self.lieutenant].name, area=NAMES[self.at])
            lose_lieutenant(g, self.lieutenant)
        g.done(False)

    def destroy(self, g: HellState) -> None:
        """Uriel destroys the whole group (H12.8.6b, H16.1.7)."""
        if self.legion:
            add(g, self.owner, self.at, -self.legion)
        for h in self.pairs:
            lose_hound(g, h)
        if self.lieutenant >= 0:
            lose_lieutenant(g, self.lieutenant)
        if self.owner < g.seats:
            g.lost_to_uriel[self.owner] += self.legion + len(self.pairs)
        g.tell("destroyed_by_uriel", "H16.1.7", owner=self.owner, area=NAMES[self.at])
        drop_leaderless(g)
        g.done(False)


def add_legions(g: HellState, owner: int, start: int, to: int, n: int) -> None:
    """Move plain legions."""
    if n:
        add(g, owner, start, -n)
        add(g, owner, to, n)


@dataclass(slots=True)
class Flee(Step):
    """All units of a player in a section try to flee (H12.8.2)."""

    owner: int = 0
    section: int = 0
    ban: int = -1
    lieutenants: tuple[int, ...] = ()
    """Lieutenants whose load is not yet decided."""
    loads: tuple[tuple[int, int, tuple[int, ...]], ...] = ()
    """Lieutenant, plain legions, pairs."""
    legion: int = 0
    pairs: tuple[int, ...] = ()
    groups: tuple[tuple[int, int, tuple[int, ...]], ...] = ()

    def start(self, g: HellState) -> None:
        """Who is there."""
        self.lieutenants = tuple(lieutenants(g, self.owner, self.section))
        self.legion = plain(g, self.owner, self.section)
        self.pairs = tuple(pairs(g, self.owner, self.section))
        self.stage = "carry"

    def carry(self, g: HellState) -> None:
        """H12.8.2: what the next lieutenant takes along."""
        if not self.lieutenants:
            singles = tuple((-1, 0, (h,)) for h in self.pairs) + tuple((-1, 1, ()) for _ in range(self.legion))
            self.groups = self.loads + singles
            self.stage = "each"
            return
        if not self.loads or self.loads[-1][0] != self.lieutenants[0]:
            self.loads = (*self.loads, (self.lieutenants[0], 0, ()))
        t, n, taken = self.loads[-1]
        room = leadership(g, t) - n - len(taken)
        options = [SAY["end"]]
        if room > 0:
            options += [LOAD | LEGION] * bool(self.legion) + [LOAD | PAIR + h for h in self.pairs]
            if min(room, self.legion + len(self.pairs)) > 1:
                options.append(SAY["all"])
        self.stage = "carried"
        g.ask("FLEE_CARRY", self.owner, options, lieutenant=LIEUTENANTS[t].name)

    def carried(self, g: HellState) -> None:
        """One more, or enough."""
        t, n, taken = self.loads[-1]
        self.stage = "carry"
        if said(g.value) == "end":
            self.lieutenants = self.lieutenants[1:]
            return
        if said(g.value) == "all":
            room = leadership(g, t) - n - len(taken)
            hounds = self.pairs[:room]
            legions = min(self.legion, room - len(hounds))
        elif field_of(g.value) == LEGION:
            hounds, legions = (), 1
        else:
            hounds, legions = (field_of(g.value) - PAIR,), 0
        self.loads = (*self.loads[:-1], (t, n + legions, tuple(sorted((*taken, *hounds)))))
        self.legion -= legions
        self.pairs = tuple(h for h in self.pairs if h not in hounds)

    def each(self, g: HellState) -> None:
        """The next group, to its end (H31.3)."""
        if not self.groups:
            g.done()
        elif g.options["flee_choice"] == "each":
            self.stage = "decided"
            g.ask("FLEE_DECISION", self.owner, [SAY["flee"], SAY["stand"]], area=NAMES[self.section])
        else:
            self.flee(g)

    def decided(self, g: HellState) -> None:
        """With option `flee_choice = each` every group is asked."""
        if said(g.value) == "flee":
            self.flee(g)
        else:
            self.groups = self.groups[1:]
            self.stage = "each"

    def flee(self, g: HellState) -> None:
        """The first group flees."""
        (t, n, taken), self.groups = self.groups[0], self.groups[1:]
        self.stage = "each"
        g.push(FleeGroup(owner=self.owner, at=self.section, ban=self.ban, legion=n, pairs=taken, lieutenant=t))


@dataclass(slots=True, init=False)
class OfferFlight(Step):
    """H12.8.1: each other player with units there may let all of them flee (protocol order)."""

    section: int = 0
    marcher: int = 0
    ban: int = -1
    order: tuple[int, ...] = ()

    def __init__(self, stage: str = "start", section: int = 0, marcher: int = 0, ban: int = -1, order: tuple[int, ...] = ()) -> None:
        self.stage = stage
        self.section = section
        self.marcher = marcher
        self.ban = ban
        self.order = order

    def start(self, g: HellState) -> None:
        """The players there."""
        self.order = protocol(g, self.marcher)
        self.stage = "next"

    def next(self, g: HellState) -> None:
        """Ask the next one."""
        while self.order:
            p = self.order[0]
            if (legions(g, p, self.section) or lieutenants(g, p, self.section)) and not flight_barred(g, self.section, p):
                self.stage = "decided"
                if g.options["flee_choice"] == "each":
                    g.value = SAY["flee"]
                elif not self.holds(g, p):
                    hold = [SAY["hold"]] * (g.options["questions"] == "few" and not self.fewer(g, p))
                    g.ask("FLEE_DECISION", p, [SAY["flee"], SAY["stand"], *hold], area=NAMES[self.section])
                else:
                    self.order = self.order[1:]
                    continue
                return
            self.order = self.order[1:]
        self.stage = "end"
        g.push(Lone(section=self.section, ban=self.ban))

    def fewer(self, g: HellState, seat: int) -> bool:
        """Has a player fewer legions there than the others?"""
        others = sum(legions(g, o, self.section) for o in range(OWNERS) if o != seat) + len(wild(g, self.section))
        return legions(g, seat, self.section) < others

    def holds(self, g: HellState, seat: int) -> bool:
        """Has the player said that he stands there as long as he is not outnumbered (H24.1)?"""
        phase: Any = g.find("ActionPhase")
        return phase is not None and (seat, self.section) in phase.holding and not self.fewer(g, seat)

    def end(self, g: HellState) -> None:
        """Lieutenants whose legions have left them are seen to (H3.15)."""
        g.done()

    def decided(self, g: HellState) -> None:
        """All flee, or all stand."""
        p, self.order = self.order[0], self.order[1:]
        self.stage = "next"
        phase: Any = g.find("ActionPhase")
        if said(g.value) == "hold" and phase is not None:
            phase.holding = (*phase.holding, (p, self.section))
        if said(g.value) == "flee":
            g.push(Flee(owner=p, section=self.section, ban=self.ban))


@dataclass(slots=True, init=False)
class Lone(Step):
    """H3.15: solitary lieutenants among hostile legions or rampaging hounds flee or are captured."""

    section: int = -1
    """One section; -1: the whole map."""
    ban: int = -1
    but: int = -1
    """A lieutenant on the march, who is not concerned."""
    marcher: int = -1
    """Whose unit has just marched in: any unit drives a lone lieutenant out, a lieutenant too."""

    def __init__(self, stage: str = "start", section: int = -1, ban: int = -1, but: int = -1, marcher: int = -1) -> None:
        self.stage = stage
        self.section = section
        self.ban = ban
        self.but = but
        self.marcher = marcher

    def start(self, g: HellState) -> None:
        """The first one, in protocol order of the owners."""
        found = [t for t, at in enumerate(g.lt_at) if 0 <= at < SECTIONS and self.section in (-1, at) and self.lone(g, t, at)]
        if not found:
            g.done()
            return
        order = protocol(g)
        first = min(found, key=lambda t: (g.lt_at[t], order.index(g.lt_of[t]), t))
        g.push(FleeGroup(owner=g.lt_of[first], at=g.lt_at[first], ban=self.ban, lieutenant=first, driven=self.marcher >= 0))

    def lone(self, g: HellState, lieutenant: int, area: int) -> bool:
        """A player's lieutenant without a legion of his side, among hostile ones."""
        owner = g.lt_of[lieutenant]
        if owner >= g.seats or lieutenant == self.but:
            return False
        there = armies(g, area)
        return not there >> owner & 1 and (there != 0 or self.marcher not in (-1, owner))


@dataclass(slots=True)
class Rampage(Step):
    """H16.3.2: a hound that has lost its handler makes one compass step."""

    hound: int = 0

    def start(self, g: HellState) -> None:
        """Destroyed in the Antehell (H16.3.3), else a roll."""
        g.hound_of[self.hound] = WILD
        at = g.hound_at[self.hound]
        g.tell("rampage", "H16.3.2", hound=HOUNDS[self.hound].id, area=NAMES[at])
        if at == ANTEHELL:
            lose_hound(g, self.hound)
            g.done()
        elif denied(g, at, "leave", WILD):
            self.stage = "end"
            g.push(Lone(section=at))
        else:
            self.stage = "rolled"
            g.push(Die())

    def rolled(self, g: HellState) -> None:
        """It goes where the compass sends it."""
        self.stage = "end"
        hound_step(g, self.hound, field_of(g.value) + 1)
        if g.hound_at[self.hound] >= 0:
            g.push(Lone(section=g.hound_at[self.hound]))

    def end(self, g: HellState) -> None:
        """It stays where it is."""
        g.done()


def hound_step(g: HellState, hound: int, die: int) -> bool:
    """H16.0.2, H16.3.3, H16.1.7: one compass step of a rampaging hound; has it entered another section?"""
    at = g.hound_at[hound]
    way = g.ways[die]
    if not way or denied(g, at, "leave", WILD):
        return False
    to = STEP[at][way]
    if denied(g, to, "enter", WILD):
        return False
    if to in (PENTAGRAM, ANTEHELL) or to == g.uriel:
        lose_hound(g, hound)
        return False
    g.hound_at[hound] = to
    return True


@dataclass(slots=True)
class Rampages(Step):
    """Several hounds start to rampage, one after the other."""

    hounds: tuple[int, ...] = ()

    def start(self, g: HellState) -> None:
        """The next one."""
        if self.hounds:
            hound, self.hounds = self.hounds[0], self.hounds[1:]
            g.push(Rampage(hound=hound))
        else:
            g.done()
