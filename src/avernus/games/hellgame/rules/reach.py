"""H12.1.3 What a March reaches: every stack with every goal, in one answer (H24.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from avernus.core.native import i64, vec
from avernus.games.hellgame.board import ANTEHELL, AREAS, LIEUTENANTS, SECTIONS, STEP, areas_of, mask
from avernus.games.hellgame.rules.entering import clear, enterable, hostile_ground, lone_barred, passable
from avernus.games.hellgame.rules.forces import leadership, pairs, plain, unit_classes
from avernus.games.hellgame.rules.values import cost
from avernus.games.hellgame.verbs import LEGION, LIEUTENANT, MOST_GO, MOST_LED, PAIR, pack_go, pack_lead, pack_unit

if TYPE_CHECKING:
    from avernus.games.hellgame.rules.march import March
    from avernus.games.hellgame.state import HellState

AROUND: Final[vec[i64]] = vec[i64]([sum(1 << to for to in set(STEP[area][1:]) if to < AREAS) for area in range(SECTIONS)])
"""The areas around each section, as a mask."""

BESIDE: Final = tuple(tuple(to for to in sorted(set(STEP[area][1:])) if to < AREAS) for area in range(SECTIONS))
"""The same as numbers."""


@final
class Land:
    """The map as a marching triumvirate finds it, as masks of areas."""

    def __init__(self, g: HellState, seat: int, barred: tuple[int, ...]) -> None:
        self.entered: i64 = enterable(g, seat, barred)
        self.clear: i64 = clear(g, seat)
        self.passable: i64 = passable(g, seat)
        self.hostile: i64 = hostile_ground(g, seat)

    def goals(self, start: int, steps: int, asking: bool = True) -> list[int]:
        """The areas within so many steps of a section, for whoever does not march alone: as `reached` finds them."""
        through = self.clear | self.passable if asking else self.clear
        begun = mask(start)
        found = begun
        edge = begun
        left: i64 = steps
        while left > 0 and edge != 0:
            new: i64 = 0
            area: i64 = 0
            while edge >> area:
                if edge >> area & 1:
                    new |= AROUND[area]
                area += 1
            new &= self.entered & ~found
            found |= new
            edge = new & through
            left -= 1
        return areas_of(found & ~begun)


def steps_from(g: HellState, seat: int, land: Land, at: int, left: int, alone: bool) -> list[int]:
    """Where one step leads to from an area, with so many left."""
    return [
        to for to in BESIDE[at]
        if land.entered >> to & 1 and not (alone and lone_barred(g, seat, to, left - 1, land.entered, land.hostile))
    ]


def reached(
    g: HellState, seat: int, land: Land, at: int, steps: int, alone: bool, asking: bool, goal: int = -1,
) -> dict[int, tuple[int, ...]]:
    """H12.1.3: the areas within reach of a section and the steps to each, with or without asking for the right to pass.

    With a goal it looks no further than that. Of two ways of the same length the one is taken that leads through fewer sections of others,
    who might bar it (H15.4.6).
    """
    found: dict[int, tuple[int, ...]] = {}
    through = land.clear | land.passable if asking else land.clear
    edge: list[tuple[int, ...]] = [()]
    for left in range(steps, 0, -1):
        new: dict[int, tuple[int, ...]] = {}
        for path in edge:
            for to in steps_from(g, seat, land, path[-1] if path else at, left, alone):
                if to == at or to in found:
                    continue
                way = (*path, to)
                if to not in new or strangers(g, seat, way) < strangers(g, seat, new[to]):
                    new[to] = way
        found |= new
        if goal in new:
            break
        edge = [path for to, path in new.items() if through >> to & 1]
    return found


def strangers(g: HellState, seat: int, path: tuple[int, ...]) -> int:
    """How many sections of other players a way leads through."""
    return sum(to < SECTIONS and g.control[to] not in (-1, seat) for to in path)


def marches(g: HellState, march: March, areas: list[int]) -> list[int]:
    """Every unit of these areas with every goal; lieutenants and whoever must roll for the way also step by step."""
    seat, found = march.seat, []
    land = Land(g, seat, march.barred)
    steps = cost(g, "legion_moves", seat, march.demon)
    for area in areas:
        goals = land.goals(area, steps) if area < SECTIONS else []
        for what, n in unit_classes(g, seat, area):
            if what == LEGION:
                most = min(n - march.moved[area], march.left, MOST_GO)
                found += [pack_go(area, to, k) for to in goals for k in range(1, most + 1)]
                if area == ANTEHELL and most > 0:
                    found.append(pack_unit(area, seat, what))
            elif what not in march.moved_whats:
                if area == ANTEHELL or what >= LIEUTENANT:
                    found.append(pack_unit(area, seat, what))
                if area == ANTEHELL:
                    continue
                if what < LIEUTENANT:
                    found += [pack_lead(what, to, 0) for to in goals]
                else:
                    found += led(g, march, land, area, what)
    return found


def led(g: HellState, march: March, land: Land, area: int, what: int) -> list[int]:
    """A lieutenant with each number of units that he can lead, or by himself."""
    t = what - LIEUTENANT
    there = plain(g, march.seat, area) - march.moved[area] + sum(PAIR + h not in march.moved_whats for h in pairs(g, march.seat, area))
    most = min(leadership(g, t), max(0, there), MOST_LED)
    found = [pack_lead(what, to, 0) for to in march.alone(g, land, area, t)]
    if most:
        found += [pack_lead(what, to, n) for to in land.goals(area, LIEUTENANTS[t].moves) for n in range(1, most + 1)]
    return found
