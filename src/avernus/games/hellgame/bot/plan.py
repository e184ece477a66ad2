"""What a triumvirate wants on the map: a circle of its own, income on the way, and no circle for anybody else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from avernus.core.native import i64, vec
from avernus.games.hellgame.board import (
    AREAS,
    FREEBOOTERS,
    HOUNDS,
    LIEUTENANTS,
    OWNERS,
    SECTIONS,
    SOULS,
    circle_of,
    quarter_of,
)
from avernus.games.hellgame.rules.forces import armies, legions, parties
from avernus.games.hellgame.rules.values import denied_in, free_favors

if TYPE_CHECKING:
    from avernus.games.hellgame.rules import Hell

THREAT: Final = 2.5
"""How urgent it is to break a circle that is nearly complete."""
FADE: Final = 0.62
"""What is left of a goal's pull one section further away."""
UNKNOWN: Final = -1.0
"""Stands where a pull has not been asked for yet."""


def distance(a: int, b: int) -> int:
    """Steps between two areas; the Antehell is outside of every quarter."""
    if a >= SECTIONS or b >= SECTIONS:
        inner = min(a, b)
        return 0 if a == b else circle_of(inner)
    ring = abs(quarter_of(a) - quarter_of(b))
    return abs(circle_of(a) - circle_of(b)) + min(ring, 5 - ring)


DISTANCE: Final = tuple(tuple(distance(a, b) for b in range(SECTIONS)) for a in range(AREAS))
FADED: Final[vec[float]] = vec[float]([FADE**d for row in DISTANCE for d in row])
BARK: Final = tuple(0.6 * hound.attacks for hound in HOUNDS)
RANK: Final = tuple(0.5 * lieutenant.bonus for lieutenant in LIEUTENANTS)


def strength(g: Hell, owner: int, area: int) -> float:
    """How well an owner fights there: legions, hounds, and lieutenants who lead them."""
    total = float(g.plain[owner * AREAS + area]) if owner < OWNERS else 0.0
    for h, at in enumerate(g.hound_at):
        if at == area and g.hound_of[h] == owner:
            total += BARK[h] + (1.0 if owner < OWNERS else 0.0)
    if total and owner <= FREEBOOTERS:
        for t, at in enumerate(g.lt_at):
            if at == area and g.lt_of[t] == owner:
                total += RANK[t]
    return total


def enemies(g: Hell, seat: int, area: int) -> float:
    """What would fight against a player there."""
    total = 0.0
    there = armies(g, area)
    for owner in range(OWNERS + 1):
        if there >> owner & 1 and owner != seat:
            total += strength(g, owner, area)
    return total


class Land:
    """Who stands where, counted once for all questions about one position."""

    def __init__(self, g: Hell, seat: int) -> None:
        self.seat = seat
        self.armies: vec[i64] = vec[i64]([0] * AREAS)
        self.parties: vec[i64] = vec[i64]([0] * AREAS)
        self.against: vec[float] = vec[float]([0.0] * AREAS)
        self.force: vec[float] = vec[float]([0.0] * AREAS)
        owner: i64 = 0
        while owner < OWNERS:
            lands = g.lands[owner]
            area: i64 = 0
            while lands >> area != 0:
                if lands >> area & 1:
                    self.add(owner, area, float(g.plain[owner * AREAS + area]))
                area += 1
            owner += 1
        for h, at in enumerate(g.hound_at):
            if at >= 0:
                of = g.hound_of[h]
                self.add(of, at, BARK[h] + (1.0 if of < OWNERS else 0.0))
        for t, at in enumerate(g.lt_at):
            if at >= 0:
                of = g.lt_of[t]
                self.parties[at] |= i64(1) << of
                if self.armies[at] >> of & 1:
                    self.add(of, at, RANK[t])

    def add(self, owner: i64, area: i64, strong: float) -> None:
        """Somebody fights there."""
        bit = i64(1) << owner
        self.armies[area] |= bit
        self.parties[area] |= bit
        if owner == self.seat:
            self.force[area] += strong
        else:
            self.against[area] += strong


class Plan:
    """What a player wants now: a pull for each section."""

    def __init__(self, g: Hell, seat: int, like: Plan | None = None) -> None:
        self.g = g
        self.seat = seat
        if like is not None:
            self.land: Land = like.land
            self.circle: int = like.circle
            self.threats: vec[float] = like.threats
            self.want: vec[float] = like.want
            self.fields: vec[float] = like.fields
            self.poor: bool = like.poor
            return
        self.land = Land(g, seat)
        self.circle = self.choose_circle()
        self.threats = vec[float]([0.0] * SECTIONS)
        self.want = vec[float]([0.0] * SECTIONS)
        self.fields = vec[float]([UNKNOWN] * AREAS)
        self.poor = free_favors(g, seat) == 0
        self.find_dangers()
        self.find_pulls()

    def choose_circle(self) -> int:
        """The circle that is nearest to being complete."""
        best, most = 0, -1e9
        for c in range(9):
            value = self.promise(c)
            if value > most:
                best, most = c, value
        return best

    def promise(self, c: int) -> float:
        """How near a circle is to being one's own, with what stands in the way."""
        g, seat, land = self.g, self.seat, self.land
        total = 0.02 * c
        own = i64(1) << seat
        for s in range(5 * c, 5 * c + 5):
            there = land.armies[s]
            held = g.control[s]
            if held == seat:
                total += 3.0
            elif there == own:
                total += 2.0
            elif there & own:
                total += 1.0
            elif held >= 0:
                total -= 0.6
            if there & ~own:
                total -= 0.3 * land.against[s]
            if s in (g.uriel, g.lilith):
                total -= 1.0
        return total

    def find_dangers(self) -> None:
        """How much each section means to the circle of somebody else, who holds the rest of it or is about to."""
        g, armies = self.g, self.land.armies
        seats = g.seats
        for c in range(9):
            most = 0.0
            for p in range(seats):
                if p == self.seat:
                    continue
                near = 0.0
                for s in range(5 * c, 5 * c + 5):
                    there = armies[s]
                    if g.control[s] == p:
                        near += 1.0
                    elif there >> p & 1:
                        near += 0.8 if there == i64(1) << p else 0.5
                most = max(most, near)
            most -= 2.2
            if most > 0.0:
                for s in range(5 * c, 5 * c + 5):
                    self.threats[s] = THREAT * most * most

    def danger(self, s: int) -> float:
        """How much a section means to the circle of somebody else."""
        return self.threats[s]

    def find_pulls(self) -> None:
        """How much a legion is wanted in each section."""
        g, seat = self.g, self.seat
        barred = denied_in(g, "enter", seat)
        s: i64 = 0
        while s < SECTIONS:
            if not barred >> s & 1:
                self.want[s] = self.pull(int(s))
            s += 1
        for held in (g.uriel, g.lilith):
            if 0 <= held < SECTIONS:
                self.want[held] = 0.0

    def pull(self, s: int) -> float:
        """How much a legion is wanted there, if it may enter."""
        g, land = self.g, self.land
        against, home, danger = land.against[s], self.circle == s // 5, self.threats[s]
        mine = legions(g, self.seat, s) if land.force[s] else 0
        if g.control[s] == self.seat:
            if against:
                return (7.0 if home else 3.0) + danger
            return (2.5 if home else 0.6) + danger if mine < 1 + 0.3 * danger else 0.0
        if against:
            return ((9.0 if home else 2.0) + 0.4 * SOULS[s] + danger) * (0.8 if against <= mine + 2 else 0.35)
        if mine:
            return 0.0
        return (9.0 if home else 2.0) + 0.4 * SOULS[s] + (0.5 * danger if self.poor else danger)  # without a favor nobody petitions

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
        found = self.fields[area]
        if found == UNKNOWN:
            want, row, s = self.want, i64(area) * SECTIONS, i64(0)
            found = 0.0
            while s < SECTIONS:
                if want[s] != 0.0:
                    value = want[s] * FADED[row + s]
                    found = max(found, value)
                s += 1
            self.fields[area] = found
        return found

    def on(self, g: Hell) -> Plan:
        """The same wishes in another world, for trying things out."""
        return Plan(g, self.seat, self)
