"""H25.9.12, H25.9.25 New units, and sections granted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from avernus.games.hellgame.board import FREEBOOTERS, NAMES, SECTIONS
from avernus.games.hellgame.effects.select import Areas, of_hell
from avernus.games.hellgame.rules.forces import add, empty, free_legions, legions, open_for_units, plain
from avernus.games.hellgame.rules.summoning import TakeHound
from avernus.games.hellgame.rules.turn import room_for_marker, take_section
from avernus.games.hellgame.rules.values import denied
from avernus.games.hellgame.steps import Context, Pick, Step
from avernus.games.hellgame.verbs import PLACE, field_of

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState


@dataclass(slots=True)
class Grant(Step):
    """A player takes an uncontrolled section."""

    seat: int = 0
    node: int = 0
    context: Context = Context()  # noqa: RUF009

    def start(self, g: HellState) -> None:
        """Where."""
        self.stage = "found"
        g.push(Areas(word=g.cards.nodes[self.node].args["area"], context=self.context))

    def found(self, g: HellState) -> None:
        """Uncontrolled, without Uriel."""
        areas = [s for s in g.value if s < SECTIONS and g.control[s] < 0 and s != g.uriel and room_for_marker(g, self.seat)]
        if areas:
            take_section(g, self.seat, areas[0])
            g.tell("granted", "H25.9.25", seat=self.seat, area=NAMES[areas[0]])
        g.done(bool(areas))


@dataclass(slots=True)
class PlaceUnits(Step):
    """New legions or hounds, spread evenly over the candidate sections."""

    owner: int = 0
    node: int = 0
    context: Context = Context()  # noqa: RUF009
    n: int = 1
    areas: tuple[int, ...] = ()
    placed: tuple[int, ...] = ()

    def start(self, g: HellState) -> None:
        """Where."""
        node = g.cards.nodes[self.node]
        self.stage = "found"
        g.push(Areas(word=node.args["area"], context=self.context, by=node.get("by", "random" if of_hell(self.context) else "self")))

    def found(self, g: HellState) -> None:
        """Legions or hounds."""
        self.areas = g.value
        self.stage = "next"
        if g.cards.nodes[self.node].args["unit"] == "hellhound":
            handlers = [area for area in self.areas if plain(g, self.owner, area)]
            self.stage = "hounded"
            g.value = False
            if handlers:
                g.push(TakeHound(owner=self.owner, area=handlers[0], choice=g.cards.nodes[self.node].get("by") == "self"))

    def hounded(self, g: HellState) -> None:
        """A hound has come, or not."""
        g.done(g.value)

    def candidates(self, g: HellState) -> list[int]:
        """H10.2, or with `contested` only Uriel, Lilith and a denial forbid it."""
        node = g.cards.nodes[self.node]
        if self.owner == FREEBOOTERS:
            fit = [
                s for s in self.areas
                if s < SECTIONS and s not in (g.uriel, g.lilith) and not denied(g, s, "summon", FREEBOOTERS) and free_land(g, s)
            ]
        elif node.get("contested"):
            fit = [s for s in self.areas if s < SECTIONS and s not in (g.uriel, g.lilith) and not denied(g, s, "summon", self.owner)]
        else:
            fit = [s for s in self.areas if s < SECTIONS and open_for_units(g, self.owner, s)]
        least = min((self.placed.count(s) for s in fit), default=0)
        return [s for s in fit if self.placed.count(s) == least]

    def next(self, g: HellState) -> None:
        """The next legion."""
        fit = self.candidates(g)
        if len(self.placed) == self.n or not fit or free_legions(g, self.owner) == 0:
            g.done(bool(self.placed))
            return
        self.stage = "put"
        random = g.cards.nodes[self.node].get("by", "random" if of_hell(self.context) else "self") == "random"
        if len(fit) == 1:
            g.value = PLACE | fit[0]
        elif random or self.owner >= g.seats:
            g.push(Pick(choices=tuple((PLACE | s, 1) for s in fit)))
        else:
            g.ask("CARD_CHOICE", self.owner, [PLACE | s for s in fit])

    def put(self, g: HellState) -> None:
        """It stands."""
        add(g, self.owner, field_of(g.value), 1)
        self.placed = (*self.placed, field_of(g.value))
        g.tell("legion_appears", "H25.9.12", owner=self.owner, area=NAMES[field_of(g.value)])
        self.stage = "next"


def free_land(g: HellState, area: int) -> bool:
    """No unit of a player and no rampaging hound."""
    return empty(g, area) or (legions(g, FREEBOOTERS, area) > 0 and not any(legions(g, p, area) for p in range(g.seats)))
