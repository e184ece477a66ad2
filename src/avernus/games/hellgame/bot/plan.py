"""What a triumvirate wants on the map: a circle of its own, income on the way, and no circle for anybody else."""

from __future__ import annotations

from operator import mul
from typing import TYPE_CHECKING, Final

from avernus.games.hellgame.board import (
    AREAS,
    CIRCLES,
    FREEBOOTERS,
    HOUNDS,
    LIEUTENANTS,
    OWNERS,
    SECTIONS,
    SOULS,
    circle_of,
    quarter_of,
)
from avernus.games.hellgame.rules.forces import legions, lieutenants, parties
from avernus.games.hellgame.rules.values import denied

if TYPE_CHECKING:
    from avernus.games.hellgame.rules import Hell

THREAT: Final = 2.5
"""How urgent it is to break a circle that is nearly complete."""
FADE: Final = 0.62
"""What is left of a goal's pull one section further away."""


def distance(a: int, b: int) -> int:
    """Steps between two areas; the Antehell is outside of every quarter."""
    if a >= SECTIONS or b >= SECTIONS:
        inner = min(a, b)
        return 0 if a == b else circle_of(inner)
    ring = abs(quarter_of(a) - quarter_of(b))
    return abs(circle_of(a) - circle_of(b)) + min(ring, 5 - ring)


DISTANCE: Final = tuple(tuple(distance(a, b) for b in range(SECTIONS)) for a in range(AREAS))
FADED: Final = tuple(tuple(FADE**d for d in row) for row in DISTANCE)


def strength(g: Hell, owner: int, area: int) -> float:
    """How well an owner fights there: legions, hounds, and lieutenants who lead them."""
    total = float(g.plain[owner * AREAS + area]) if owner < OWNERS else 0.0
    for h, at in enumerate(g.hound_at):
        if at == area and g.hound_of[h] == owner:
            total += 0.6 * HOUNDS[h].attacks + (owner < OWNERS)
    if total and owner <= FREEBOOTERS:
        total += sum(0.5 * LIEUTENANTS[t].bonus for t in lieutenants(g, owner, area))
    return total


def enemies(g: Hell, seat: int, area: int) -> float:
    """What would fight against a player there."""
    return sum(strength(g, o, area) for o in (*range(OWNERS), 7) if o != seat)


class Land:
    """Who stands where, counted once for all questions about one position."""

    def __init__(self, g: Hell, seat: int) -> None:
        forces: dict[int, float] = {}
        for at, n in enumerate(g.plain):
            if n:
                forces[at] = float(n)
        for h, area in enumerate(g.hound_at):
            if area >= 0:
                owner = g.hound_of[h]
                at = owner * AREAS + area
                forces[at] = forces.get(at, 0.0) + 0.6 * HOUNDS[h].attacks + (owner < OWNERS)
        self.armies = [0] * AREAS
        self.parties = [0] * AREAS
        self.against = [0.0] * AREAS
        self.force = [0.0] * AREAS
        for t, area in enumerate(g.lt_at):
            if area >= 0:
                owner = g.lt_of[t]
                self.parties[area] |= 1 << owner
                if owner * AREAS + area in forces:
                    forces[owner * AREAS + area] += 0.5 * LIEUTENANTS[t].bonus
        for at, strong in forces.items():
            owner, area = divmod(at, AREAS)
            self.armies[area] |= 1 << owner
            self.parties[area] |= 1 << owner
            if owner == seat:
                self.force[area] = strong
            else:
                self.against[area] += strong


class Plan:
    """What a player wants now: a pull for each section."""

    def __init__(self, g: Hell, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.land = Land(g, seat)
        self.circle = self.choose_circle()
        self.threats = self.dangers()
        self.want = [self.pull(s) for s in range(SECTIONS)]

    def choose_circle(self) -> int:
        """The circle that is nearest to being complete."""
        return max(range(9), key=self.promise)

    def promise(self, c: int) -> float:
        """How near a circle is to being one's own, with what stands in the way."""
        g, seat, land = self.g, self.seat, self.land
        total = 0.02 * c
        for s in CIRCLES[c]:
            there = land.armies[s]
            if g.control[s] == seat:
                total += 3.0
            elif there == 1 << seat:
                total += 2.0
            elif there >> seat & 1:
                total += 1.0
            elif g.control[s] >= 0:
                total -= 0.6
            if there & ~(1 << seat):
                total -= 0.3 * land.against[s]
            if s in (g.uriel, g.lilith):
                total -= 1.0
        return total

    def dangers(self) -> list[float]:
        """How much each section means to the circle of somebody else, who holds the rest of it or is about to."""
        g, armies = self.g, self.land.armies
        found = [0.0] * SECTIONS
        for sections in CIRCLES:
            near = [0.0] * g.seats
            for s in sections:
                owner, there = g.control[s], armies[s]
                if 0 <= owner < g.seats:
                    near[owner] += 1.0
                if there:
                    for p in range(g.seats):
                        if there >> p & 1 and p != owner:
                            near[p] += 0.8 if there == 1 << p else 0.5
            near[self.seat] = 0.0
            urgent = THREAT * max(0.0, max(near) - 2.2) ** 2
            for s in sections:
                found[s] = urgent
        return found

    def danger(self, s: int) -> float:
        """How much a section means to the circle of somebody else."""
        return self.threats[s]

    def pull(self, s: int) -> float:
        """How much a legion is wanted there."""
        g, land = self.g, self.land
        against, home, danger = land.against[s], self.circle == s // 5, self.threats[s]
        mine = legions(g, self.seat, s) if land.force[s] else 0
        if g.control[s] == self.seat:
            if against:
                value = (7.0 if home else 3.0) + danger
            else:
                value = (2.5 if home else 0.6) + danger if mine < 1 + 0.3 * danger else 0.0
        elif against:
            value = ((9.0 if home else 2.0) + 0.4 * SOULS[s] + danger) * (0.8 if against <= mine + 2 else 0.35)
        else:
            value = 0.0 if mine else (9.0 if home else 2.0) + 0.4 * SOULS[s] + danger
        return 0.0 if not value or s in (g.uriel, g.lilith) or denied(g, s, "enter", self.seat) else value

    def stay(self, area: int, others: int) -> float:
        """How much a unit is worth where it stands, with so many legions of its side beside it."""
        g, seat = self.g, self.seat
        if area >= SECTIONS:
            return 0.0
        home = self.circle == area // 5
        foreign = parties(g, area) & ~(1 << seat)
        if g.control[area] == seat:
            if foreign:
                return 7.0 + self.danger(area)
            return 0.0 if others > 0.3 * self.danger(area) else (2.5 if home else 0.6) + self.danger(area)
        if foreign:
            return 8.0 if enemies(g, seat, area) <= 1.0 + others else 3.0
        return 0.0 if others else (9.5 if home else 2.5) + 0.4 * SOULS[area] + self.danger(area)

    def field(self, area: int) -> float:
        """The pull of all that is wanted, felt from an area."""
        strongest: float = max(map(mul, self.want, FADED[area]))
        return strongest

    def on(self, g: Hell) -> Plan:
        """The same wishes in another world, for trying things out."""
        other: Plan = Plan.__new__(Plan)
        other.g, other.seat, other.land = g, self.seat, self.land
        other.circle, other.threats, other.want = self.circle, self.threats, self.want
        return other
