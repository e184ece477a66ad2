"""H16 Random movement: Uriel, Lilith, rampaging hounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from avernus.games.hellgame.board import HOUNDS, NAMES, NOWHERE, NUMBERS, OWNERS, WILD
from avernus.games.hellgame.rules.dice import order_by
from avernus.games.hellgame.rules.flight import Lone, OfferFlight, hound_step
from avernus.games.hellgame.rules.forces import (
    legions,
    lieutenants,
    wild,
)
from avernus.games.hellgame.rules.hooks import Hook
from avernus.games.hellgame.rules.values import denied
from avernus.games.hellgame.steps import Die, Step
from avernus.games.hellgame.verbs import field_of

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState
from avernus.games.hellgame.rules.lilith import Lilith
from avernus.games.hellgame.rules.uriel import Judgement, Uriel


@dataclass(slots=True)
class RandomPhase(Step):
    """H16.0.1: Uriel, Lilith, then the hounds, the strongest first."""

    hounds: tuple[int, ...] = ()

    def start(self, g: HellState) -> None:
        """The hook."""
        self.stage = "uriel"
        g.push(Hook(hook="random_phase"))

    def uriel(self, g: HellState) -> None:
        """H16.1."""
        self.stage = "lilith"
        if g.uriel != NOWHERE:
            g.push(Uriel())
        else:
            g.push(Judgement())

    def lilith(self, g: HellState) -> None:
        """H16.2."""
        self.stage = "pack"
        if g.lilith != NOWHERE:
            g.push(Lilith())

    def pack(self, g: HellState) -> None:
        """The list of hounds is fixed at the start."""
        there = [h for h, of in enumerate(g.hound_of) if of == WILD]
        self.stage = "ordered"
        order_by(g, there, [HOUNDS[h].attacks for h in there])

    def ordered(self, g: HellState) -> None:
        """Strongest first."""
        self.hounds = g.value
        self.stage = "hound"

    def hound(self, g: HellState) -> None:
        """The next one, if it is still rampaging."""
        if not self.hounds:
            g.done()
            return
        h, self.hounds = self.hounds[0], self.hounds[1:]
        if g.hound_of[h] == WILD:
            g.push(HoundRun(hound=h))


# -- H16.1 Uriel ------------------------------------------------------------------------------


# -- H16.2 Lilith -----------------------------------------------------------------------------


# -- H16.3 hounds -----------------------------------------------------------------------------


@dataclass(slots=True)
class HoundRun(Step):
    """H16.3.4, H16.3.5: up to six compass steps."""

    hound: int = 0
    left: int = NUMBERS["hellhound_steps"]
    came: int = -1

    def start(self, g: HellState) -> None:
        """Does it start among other units?"""
        self.stage = "first" if self.crowd(g) else "step"

    def crowd(self, g: HellState) -> bool:
        """Are there other units with it?"""
        at = g.hound_at[self.hound]
        return len(wild(g, at)) > 1 or any(legions(g, o, at) or lieutenants(g, o, at) for o in range(OWNERS))

    def first(self, g: HellState) -> None:
        """H16.3.5: among units, a first roll without a step ends its movement."""
        self.stage = "first_rolled"
        g.push(Die())

    def first_rolled(self, g: HellState) -> None:
        """A 5 or 6 stays."""
        if g.ways[field_of(g.value) + 1] == 0:
            g.done()
        else:
            self.left -= 1
            self.go(g, field_of(g.value) + 1)

    def step(self, g: HellState) -> None:
        """The next roll."""
        if self.left == 0 or g.hound_of[self.hound] != WILD:
            g.done()
        else:
            self.left -= 1
            self.stage = "rolled"
            g.push(Die())

    def rolled(self, g: HellState) -> None:
        """One step."""
        self.go(g, field_of(g.value) + 1)

    def go(self, g: HellState, die: int) -> None:
        """H16.3.4: on entry lone lieutenants must flee, the others may."""
        self.came = g.hound_at[self.hound]
        self.stage = "step"
        if hound_step(g, self.hound, die):
            if g.events is not None:
                g.tell("hound_moves", "H16.3.4", hound=HOUNDS[self.hound].id, area=NAMES[g.hound_at[self.hound]])
            self.stage = "lone"
            g.push(Lone(section=g.hound_at[self.hound], ban=self.came))

    def lone(self, g: HellState) -> None:
        """Then the players there."""
        self.stage = "met"
        g.push(OfferFlight(section=g.hound_at[self.hound], marcher=-1, ban=self.came))

    def met(self, g: HellState) -> None:
        """It stops among units, at Lilith, and where nothing passes."""
        at = g.hound_at[self.hound]
        if self.crowd(g) or g.lilith == at or denied(g, at, "through", WILD):
            g.done()
        else:
            self.stage = "step"
