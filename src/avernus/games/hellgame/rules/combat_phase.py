"""H17.1, H17.15 The Combat phase: which combats are due, and hounds among themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from avernus.games.hellgame.board import EVERYWHERE, HOUNDS, NAMES, OWNERS, WILD, areas_of
from avernus.games.hellgame.rules.dice import order_by
from avernus.games.hellgame.rules.flight import Lone
from avernus.games.hellgame.rules.forces import ANYBODY, fingerprint, footing, ground, legions, lose_hound, others, parties, wild
from avernus.games.hellgame.rules.values import denied_in
from avernus.games.hellgame.steps import Die, Step
from avernus.games.hellgame.verbs import field_of

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState
from avernus.games.hellgame.rules.combat import Combat

MOST_COMBATS = 200


def due(g: HellState) -> list[int]:
    """H17.1.2: the sections where a combat is due: lieutenants by themselves cannot fight."""
    fought = ground(g, ANYBODY) & EVERYWHERE & ~denied_in(g, "combat")
    found = []
    for s in areas_of(fought):
        there = parties(g, s)
        if there & (there - 1) and g.settled.get(s) != fingerprint(g, s):
            found.append(s)
    return found


@dataclass(slots=True)
class CombatPhase(Step):
    """H17.1.3: one combat at a time, the largest first."""

    fought: int = 0
    dogs: tuple[int, ...] = ()
    peaceful: int = 0
    """The mask of the players who have said that they want peace everywhere."""

    def start(self, g: HellState) -> None:
        """H17.1.5: lone lieutenants first."""
        self.stage = "listing"
        g.push(Lone())

    def listing(self, g: HellState) -> None:
        """Rebuilt after each combat."""
        sections = due(g)
        if not sections or self.fought >= MOST_COMBATS:
            alone = ground(g, 1 << WILD) & EVERYWHERE & ~footing(g, others(WILD)) & ~denied_in(g, "combat")
            self.dogs = tuple(s for s in areas_of(alone) if len(wild(g, s)) > 1)
            self.stage = "barking"
            return
        self.stage = "chosen"
        order_by(g, sections, [sum(legions(g, o, s) for o in range(OWNERS)) for s in sections], best_only=True)

    def chosen(self, g: HellState) -> None:
        """Fight it."""
        self.fought += 1
        self.stage = "start"
        g.push(Combat(section=g.value[0]))

    def barking(self, g: HellState) -> None:
        """H17.1.4: hounds among themselves."""
        if self.dogs:
            s, self.dogs = self.dogs[0], self.dogs[1:]
            g.push(LastBarkingDog(section=s))
        else:
            g.done()


@dataclass(slots=True)
class LastBarkingDog(Step):
    """H17.15: each hound adds as many dice as it has attacks; only the highest stays."""

    section: int = 0
    rolling: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    dice: int = 0

    def start(self, g: HellState) -> None:
        """All of them."""
        self.rolling = tuple(wild(g, self.section))
        self.totals, self.dice = (0,), 0
        self.stage = "roll"

    def roll(self, g: HellState) -> None:
        """The next die, or the winner."""
        if self.dice < HOUNDS[self.rolling[len(self.totals) - 1]].attacks:
            self.dice += 1
            self.stage = "fell"
            g.push(Die())
        elif len(self.totals) < len(self.rolling):
            self.totals, self.dice = (*self.totals, 0), 0
        else:
            best = max(self.totals)
            tied = tuple(h for h, total in zip(self.rolling, self.totals, strict=True) if total == best)
            for h in self.rolling:
                if h not in tied:
                    lose_hound(g, h)
            if len(tied) == 1:
                g.tell("last_barking_dog", "H17.15", hound=HOUNDS[tied[0]].id, area=NAMES[self.section])
                g.done()
            else:
                self.rolling, self.totals, self.dice = tied, (0,), 0

    def fell(self, g: HellState) -> None:
        """Add it."""
        self.totals = (*self.totals[:-1], self.totals[-1] + field_of(g.value) + 1)
        self.stage = "roll"
