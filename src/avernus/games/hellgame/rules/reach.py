"""H12.1.3 What a March reaches: every stack with every goal, in one answer (H24.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from avernus.games.hellgame.board import ANTEHELL, AREAS, LIEUTENANTS, SECTIONS, STEP
from avernus.games.hellgame.rules.entering import clear, may_enter, passable
from avernus.games.hellgame.rules.forces import leadership, pairs, plain, unit_classes
from avernus.games.hellgame.rules.values import cost
from avernus.games.hellgame.verbs import LEGION, LIEUTENANT, MOST_GO, MOST_LED, PAIR, pack_go, pack_lead, pack_unit

if TYPE_CHECKING:
    from avernus.games.hellgame.rules.march import March
    from avernus.games.hellgame.state import HellState

AROUND: Final = tuple(sum(1 << to for to in set(STEP[area][1:]) if to < AREAS) for area in range(SECTIONS))
"""The areas around each section, as a mask."""


class Land:
    """The map as a marching triumvirate finds it, as masks of areas."""

    def __init__(self, g: HellState, seat: int, barred: tuple[int, ...]) -> None:
        self.entered = 0
        """Areas that a unit may enter (H12.4.1)."""
        self.through = 0
        """Of these, sections that it may leave again with the same March, by itself or by others' leave (H12.5, H12.6)."""
        for area in range(AREAS):
            if may_enter(g, seat, area, barred):
                self.entered |= 1 << area
                if clear(g, seat, area) or passable(g, seat, area):
                    self.through |= 1 << area

    def goals(self, start: int, steps: int) -> list[int]:
        """The areas within so many steps of a section, for whoever does not march alone: as `Move.routes` finds them."""
        found, edge = 1 << start, 1 << start
        for _ in range(steps):
            new = 0
            for area in range(SECTIONS):
                if edge >> area & 1:
                    new |= AROUND[area]
            new &= self.entered & ~found
            found |= new
            edge = new & self.through
            if not edge:
                break
        return [area for area in range(AREAS) if found >> area & 1 and area != start]


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
    found = [pack_lead(what, to, 0) for to in march.alone(g, area, t)]
    if most:
        found += [pack_lead(what, to, n) for to in land.goals(area, LIEUTENANTS[t].moves) for n in range(1, most + 1)]
    return found
