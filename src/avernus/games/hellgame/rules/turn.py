"""H7 The turn, H21 All is lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from avernus.games.hellgame.board import NAMES, OWNERS, SECTIONS, SOULS
from avernus.games.hellgame.rules.forces import add, free_legions, legions, open_for_units
from avernus.games.hellgame.rules.values import protocol
from avernus.games.hellgame.state import EVERYBODY
from avernus.games.hellgame.steps import DrawCard, Step

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState

PHASES: Final = ("HellPhase", "SoulsPhase", "SummoningPhase", "ActionPhase", "RandomPhase", "CombatPhase", "PetitionPhase", "FinalPhase")
ANNOUNCED: Final = 3
"""H27.3: so many turns before the last one everybody is told of it, and again when it begins."""
NAMES_OF: Final = {
    "HellPhase": "hell", "SoulsPhase": "souls", "SummoningPhase": "summoning", "ActionPhase": "action", "RandomPhase": "random",
    "CombatPhase": "combat", "PetitionPhase": "petitions", "FinalPhase": "final",
}


@dataclass(slots=True)
class Turn(Step):
    """H7.1: the eight phases, always in the same order."""

    phase: int = 0
    lost: tuple[int, ...] = ()

    def start(self, g: HellState) -> None:
        """A new turn; the first has no Hell phase."""
        g.turn += 1
        g.tell("turn", "H7.1", turn=g.turn)
        left = int(g.options["max_turns"]) - g.turn
        if left in (0, ANNOUNCED):
            g.tell("turns_left", "H27.3", left=left)
        self.phase = 1 if g.turn == 1 else 0
        self.stage = "begin"

    def begin(self, g: HellState) -> None:
        """The next phase."""
        if self.phase == len(PHASES):
            self.stage = "start"
            return
        name = PHASES[self.phase]
        g.phase = NAMES_OF[name]
        if g.events is not None:
            g.tell("phase", "H7.1", phase=g.phase)
        self.stage = "end"
        g.begin(name)

    def end(self, g: HellState) -> None:
        """H7.2: at the end of every phase, those who have lost their last section."""
        self.lost = protocol(g)
        self.phase += 1
        self.stage = "check"

    def check(self, g: HellState) -> None:
        """The next player."""
        if not self.lost:
            self.stage = "begin"
            return
        seat, self.lost = self.lost[0], self.lost[1:]
        if g.options["all_is_lost"] == "new_section" and seat not in g.control:
            g.push(AllIsLost(seat=seat))


@dataclass(slots=True)
class AllIsLost(Step):
    """H21.1: who has lost his last section is given a new one, with legions and souls."""

    seat: int = 0
    left: int = -1
    skipped: tuple[int, ...] = ()

    def start(self, g: HellState) -> None:
        """Draw section cards, at most the whole deck once."""
        if self.left < 0:
            self.left = g.decks["section"].size()
        if self.left == 0:
            g.done()
        else:
            self.left -= 1
            self.stage = "drawn"
            g.push(DrawCard(deck="section"))

    def drawn(self, g: HellState) -> None:
        """Suitable: without Uriel, Lilith and units, and open for new units."""
        area: int = g.value
        if not open_for_units(g, self.seat, area):
            g.decks["section"].put(area, EVERYBODY)
            self.stage = "start"
            return
        take_section(g, self.seat, area, from_deck=False)
        help_out(g, self.seat, area)
        g.done()


def help_out(g: HellState, seat: int, area: int) -> None:
    """H21.1: as many legions as the largest stack counts, and twice the souls."""
    largest = max(legions(g, o, s) for o in range(OWNERS) for s in range(SECTIONS))
    n = min(largest, free_legions(g, seat))
    add(g, seat, area, n)
    g.souls[seat] += 2 * SOULS[area]
    g.tell("all_is_lost", "H21.1", seat=seat, area=NAMES[area], legions=n, souls=2 * SOULS[area])


def take_section(g: HellState, owner: int, area: int, from_deck: bool = True) -> int:
    """H18.4: the owner takes the section card; the former owner, or -1."""
    former = g.control[area]
    if former < 0 and from_deck:
        g.decks["section"].take(area)
    rescued = g.options["all_is_lost"] == "next_entry" and owner < g.seats and owner not in g.control
    g.control[area] = owner
    if rescued:
        help_out(g, owner, area)
    return former


def revoke(g: HellState, area: int) -> int:
    """H3.10: nobody controls the section; the former owner, or -1."""
    former = g.control[area]
    if former >= 0:
        g.control[area] = -1
        g.decks["section"].put(area, EVERYBODY)
        g.tell("revoked", "H3.10", owner=former, area=NAMES[area])
    return former


def room_for_marker(g: HellState, owner: int) -> bool:
    """H1.2.1: with `strict_markers` nobody controls more than his markers can show."""
    if not g.options["strict_markers"]:
        return True
    return g.control.count(owner) < (17 if owner < g.seats else 10)
