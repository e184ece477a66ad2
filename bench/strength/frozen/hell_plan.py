"""What a triumvirate wants on the map: a circle of its own, income on the way, and no circle for anybody else."""

from __future__ import annotations

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
from avernus.games.hellgame.rules.forces import armies, legions, lieutenants, parties
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


class Plan:
    """What a player wants now: a pull for each section."""

    def __init__(self, g: Hell, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.circle = self.choose_circle()
        self.threats = self.dangers()
        self.want = [self.pull(s) for s in range(SECTIONS)]

    def choose_circle(self) -> int:
        """The circle that is nearest to being complete."""
        return max(range(9), key=self.promise)

    def promise(self, c: int) -> float:
        """How near a circle is to being one's own, with what stands in the way."""
        g, seat = self.g, self.seat
        total = 0.02 * c
        for s in CIRCLES[c]:
            there = armies(g, s)
            if g.control[s] == seat:
                total += 3.0
            elif there == 1 << seat:
                total += 2.0
            elif there >> seat & 1:
                total += 1.0
            elif g.control[s] >= 0:
                total -= 0.6
            if there & ~(1 << seat):
                total -= 0.3 * enemies(g, seat, s)
            if s in (g.uriel, g.lilith):
                total -= 1.0
        return total

    def dangers(self) -> list[float]:
        """How much each section means to the circle of somebody else, who holds the rest of it or is about to."""
        g = self.g
        found = [0.0] * SECTIONS
        for sections in CIRCLES:
            near = [0.0] * g.seats
            for s in sections:
                owner, there = g.control[s], armies(g, s)
                for p in range(g.seats):
                    if owner == p:
                        near[p] += 1.0
                    elif there >> p & 1:
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
        g, seat = self.g, self.seat
        if s in (g.uriel, g.lilith) or denied(g, s, "enter", seat):
            return 0.0
        mine, against = legions(g, seat, s), enemies(g, seat, s)
        home = self.circle == s // 5
        if g.control[s] == seat:
            if against:
                return (7.0 if home else 3.0) + self.danger(s)
            return (2.5 if home else 0.6) + self.danger(s) if mine < 1 + 0.3 * self.danger(s) else 0.0
        value = (9.0 if home else 2.0) + 0.4 * SOULS[s] + self.danger(s)
        if against:
            return value * (0.8 if against <= mine + 2 else 0.35)
        return 0.0 if mine else value

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
        near = DISTANCE[area]
        best = 0.0
        for s, want in enumerate(self.want):
            if want > 0.0:
                best = max(best, want * FADE ** near[s])
        return best

    def on(self, g: Hell) -> Plan:
        """The same wishes in another world, for trying things out."""
        other: Plan = Plan.__new__(Plan)
        other.g, other.seat, other.circle, other.threats, other.want = g, self.seat, self.circle, self.threats, self.want
        return other
