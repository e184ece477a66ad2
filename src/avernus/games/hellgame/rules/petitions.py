"""H18 Petitions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from avernus.games.hellgame.board import EVERYWHERE, FREEBOOTERS, NAMES, SECTIONS, areas_of
from avernus.games.hellgame.rules.dice import DisfavorRoll
from avernus.games.hellgame.rules.forces import footing, ground, others
from avernus.games.hellgame.rules.hooks import Hook
from avernus.games.hellgame.rules.turn import room_for_marker, take_section
from avernus.games.hellgame.rules.values import cost, denied_in, free_favors, protocol
from avernus.games.hellgame.steps import Step
from avernus.games.hellgame.verbs import SAY, pack_petition, petition_of, said

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState

FAVOR = 0
RIGHT = 1


def petitionable(g: HellState, seat: int) -> list[int]:
    """H18.2: the sections that a player may petition for."""
    if not room_for_marker(g, seat):
        return []
    held = ground(g, 1 << seat) & EVERYWHERE
    if held == 0:
        return []
    held &= ~footing(g, others(seat)) & ~denied_in(g, "petition", seat)
    return [s for s in areas_of(held) if g.control[s] != seat and g.uriel != s]


def has_right(g: HellState, seat: int, area: int) -> bool:
    """H18.3, H18.3.1: victor there, never fled from there, and not yet rolled."""
    return g.victor[area] == seat and not g.fled[area] >> seat & 1 and not g.tried[area] >> seat & 1


@dataclass(slots=True)
class PetitionPhase(Step):
    """Protocol order, each player until he ends (H18.1)."""

    order: tuple[int, ...] = ()
    area: int = -1
    everywhere: bool = False
    """Does the player who is asked petition for all that he can get (H24.1)?"""

    def start(self, g: HellState) -> None:
        """Who is first."""
        self.order = protocol(g)
        self.stage = "ask"

    def ask(self, g: HellState) -> None:
        """The menu."""
        if not self.order:
            self.area = 0
            self.stage = "freebooters"
            return
        seat = self.order[0]
        petitions = self.petitions(g, seat)
        if self.everywhere:
            if petitions:
                self.stage = "chosen"
                g.value = max(petitions, key=lambda a: petition_of(a)[1])  # rights first: they cost nothing
                return
            self.everywhere = False
        options = [SAY["end"], *petitions]
        if g.options["questions"] == "few" and self.enough(g, seat, petitions):
            options.append(SAY["everywhere"])
        self.stage = "chosen"
        g.ask("PETITION_MENU", seat, options)

    def petitions(self, g: HellState, seat: int) -> list[int]:
        """H18.2, H18.3: where a player may petition now, by favor and by right."""
        found = []
        rich = free_favors(g, seat) >= cost(g, "petition_cost", seat)
        for s in petitionable(g, seat):
            if rich:
                found.append(pack_petition(s, FAVOR))
            if has_right(g, seat, s):
                found.append(pack_petition(s, RIGHT))
        return found

    def enough(self, g: HellState, seat: int, petitions: list[int]) -> bool:
        """H24.1: are there several sections, and favors for all of them, so that nothing is left to choose but how many?"""
        sections = {petition_of(a)[0] for a in petitions}
        return len(sections) > 1 and free_favors(g, seat) >= len(sections) * cost(g, "petition_cost", seat)

    def chosen(self, g: HellState) -> None:
        """By favor, by right, or no more."""
        seat = self.order[0]
        self.stage = "ask"
        if said(g.value) == "end":
            self.order = self.order[1:]
            return
        if said(g.value) == "everywhere":
            self.everywhere = True
            return
        self.area, how = petition_of(g.value)
        if how == FAVOR:
            g.favors[seat] -= cost(g, "petition_cost", seat)
            self.take(g, seat)
        else:
            g.tried[self.area] |= 1 << seat
            self.stage = "rolled"
            g.push(DisfavorRoll(seat=seat))

    def rolled(self, g: HellState) -> None:
        """Right of victory."""
        self.stage = "ask"
        if g.value:
            self.take(g, self.order[0])
        else:
            g.tell("petition_failed", "H18.3", seat=self.order[0], area=NAMES[self.area])

    def take(self, g: HellState, seat: int) -> None:
        """H18.4: control changes."""
        former = take_section(g, seat, self.area)
        if g.events is not None:
            g.tell("petitioned", "H18.4", seat=seat, area=NAMES[self.area])
        if 0 <= former < g.seats:
            g.push(Hook(hook="section_lost", seat=former))

    def freebooters(self, g: HellState) -> None:
        """H18.5: freebooters take control of their sections."""
        alone = ground(g, 1 << FREEBOOTERS) & ~footing(g, (1 << g.seats) - 1)
        while self.area < SECTIONS:
            s, self.area = self.area, self.area + 1
            if alone >> s & 1 and g.control[s] != FREEBOOTERS and room_for_marker(g, FREEBOOTERS):
                former = take_section(g, FREEBOOTERS, s)
                g.tell("freebooters_take", "H18.5", area=NAMES[s])
                if 0 <= former < g.seats:
                    g.push(Hook(hook="section_lost", seat=former))
                    return
        g.done()
