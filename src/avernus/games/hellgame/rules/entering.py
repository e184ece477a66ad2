"""H12.4-H12.6, H12.9 One step of a march: what is barred, the right to pass, meeting others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from avernus.core.native import i64
from avernus.games.hellgame.board import ANTEHELL, EVERYWHERE, FREEBOOTERS, LIEUTENANTS, NAMES, SECTIONS, STEP, WILD, mask
from avernus.games.hellgame.rules.flight import Lone, OfferFlight
from avernus.games.hellgame.rules.forces import footing, foreign_units, ground, legions, move, others, wild
from avernus.games.hellgame.rules.magic import Window
from avernus.games.hellgame.rules.values import denied, denied_in, protocol
from avernus.games.hellgame.steps import Step
from avernus.games.hellgame.verbs import LEGION, SAY, said

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState


def enterable(g: HellState, seat: int, barred: tuple[int, ...]) -> i64:
    """H12.4.1: the mask of the areas that a unit may enter."""
    found = (EVERYWHERE | mask(ANTEHELL)) & ~denied_in(g, "enter", seat)
    if 0 <= g.uriel <= ANTEHELL:
        found &= ~mask(g.uriel)
    for area in barred:
        found &= ~mask(area)
    return found


def unstopped(g: HellState, seat: int) -> i64:
    """The mask of the sections that nothing but others' units closes to whoever marches through (H12.5)."""
    found = EVERYWHERE & ~denied_in(g, "through", seat)
    return found & ~mask(g.lilith) if g.lilith >= 0 else found


def clear(g: HellState, seat: int) -> i64:
    """The mask of the sections through which a unit marches without meeting anybody or being stopped (H12.5)."""
    return unstopped(g, seat) & ~footing(g, others(seat)) & ~denied_in(g, "leave", seat)


def passable(g: HellState, seat: int) -> i64:
    """The mask of those from which a unit could go on by right, because others' legions are all that would stop it (H12.5, H12.6)."""
    players: i64 = (1 << g.seats) - 1 & ~(1 << seat)
    return unstopped(g, seat) & ~ground(g, 1 << WILD | 1 << FREEBOOTERS) & ground(g, players)


def hostile_ground(g: HellState, seat: int) -> i64:
    """The mask of the sections where others have legions or hounds rampage, and the player has no legion (H12.4.2)."""
    return EVERYWHERE & ground(g, others(seat)) & ~ground(g, 1 << seat)


def lone_barred(g: HellState, seat: int, to: int, left: int, entered: i64, hostile: i64) -> bool:
    """H12.4.2: must a lieutenant without legions keep out, because he could not get away from enemies there?"""
    if not hostile >> to & 1:
        return False
    if wild(g, to) or g.lilith == to or denied(g, to, "through", seat) or denied(g, to, "leave", seat) or left == 0:
        return True
    return all(not entered >> way & 1 or lone_barred(g, seat, way, left - 1, entered, hostile) for way in STEP[to][1:])


@dataclass(slots=True, init=False)
class Enter(Step):
    """H12.9: one step into another area; hands over `on` if the unit may go on."""

    to: int = 0
    order: tuple[int, ...] = ()
    granted: bool = False
    came: int = 0
    met: bool = False
    """Were there others when it came? Then its ways have changed, and its owner is asked again."""

    def __init__(
        self, stage: str = "start", to: int = 0, order: tuple[int, ...] = (), granted: bool = False, came: int = 0, met: bool = False,
    ) -> None:
        self.stage = stage
        self.to = to
        self.order = order
        self.granted = granted
        self.came = came
        self.met = met

    def move(self, g: HellState) -> Any:
        """The unit on the march: a `Move`."""
        return g.find("Move")

    def start(self, g: HellState) -> None:
        """Step 2: the right to pass (H12.6.1)."""
        mover = self.move(g)
        self.met = self.to < SECTIONS and foreign_units(g, mover.seat, self.to)
        if mover.alone() or mover.steps < 2 or not passable(g, mover.seat) >> self.to & 1:
            self.halt(g)
            return
        self.order = tuple(p for p in protocol(g, mover.seat) if legions(g, p, self.to))
        self.stage = "requested"
        if g.options["questions"] == "each" or mover.at == ANTEHELL:
            g.ask("PASS_REQUEST", mover.seat, [SAY["ask"], SAY["enter"]], area=NAMES[self.to])
        else:
            g.value = SAY["ask" if mover.path else "enter"]  # H12.6.1: whoever wants to go beyond asks

    def requested(self, g: HellState) -> None:
        """Ask them all, or just enter."""
        if said(g.value) == "ask":
            self.granted = True
            self.stage = "grants"
        else:
            self.order = ()
            self.halt(g)

    def grants(self, g: HellState) -> None:
        """Each occupant, in protocol order."""
        if not self.order:
            self.halt(g)
        else:
            self.stage = "answered"
            g.ask("PASS_GRANT", self.order[0], [SAY["grant"], SAY["refuse"]], owner=self.move(g).seat, area=NAMES[self.to])

    def answered(self, g: HellState) -> None:
        """One refusal is enough."""
        granted = said(g.value) == "grant"
        if g.events is not None:
            g.tell("passage", "H12.6.1", seat=self.order[0], owner=self.move(g).seat, area=NAMES[self.to], granted=granted)
        self.order = self.order[1:] if granted else ()
        self.granted = self.granted and granted
        self.stage = "grants"

    def halt(self, g: HellState) -> None:
        """The controller's chance to halt the unit (H15.4.6)."""
        mover = self.move(g)
        controller = g.control[self.to] if self.to < SECTIONS else -1
        self.stage = "go"
        g.value = ""
        if 0 <= controller < g.seats and controller != mover.seat:
            g.push(Window(seat=mover.seat, demon=mover.march(g).demon, against="march", halt=controller))

    def go(self, g: HellState) -> None:
        """Step 3: the unit moves."""
        mover = self.move(g)
        if g.value == "halt":
            march = mover.march(g)
            march.barred = (*march.barred, self.to)
            if mover.lieutenant < 0 and mover.legion > 1 and mover.came < 0:  # one is halted; the others have not set out
                march.left += mover.legion - 1
                mover.legion = 1
            g.tell("halted", "H15.4.6", seat=mover.seat, area=NAMES[self.to])
            g.done("stop")
            return
        self.came = mover.at
        for _ in range(mover.legion):
            move(g, mover.seat, LEGION, self.came, self.to)
        for h in mover.pairs:
            g.hound_at[h] = self.to
        if mover.lieutenant >= 0:
            g.lt_at[mover.lieutenant] = self.to
        mover.at, mover.came, mover.steps, mover.granted, mover.left = self.to, self.came, mover.steps - 1, False, False
        mover.fresh_legion, mover.fresh_pairs = 0, ()
        who = "L" if mover.lieutenant < 0 else LIEUTENANTS[mover.lieutenant].name
        count = mover.legion + len(mover.pairs)
        if g.events is not None:
            g.tell("marched", "H12.1", seat=mover.seat, who=who, start=NAMES[self.came], area=NAMES[self.to], count=count)
        if self.to == ANTEHELL:
            g.done("stop")  # H12.5.1
            return
        self.stage = "lone"
        g.push(Lone(section=self.to, ban=self.came, but=mover.lieutenant, marcher=mover.seat))  # step 4

    def lone(self, g: HellState) -> None:
        """Steps 5 and 6: Lilith ends the move; else the others may flee."""
        mover = self.move(g)
        if g.lilith == self.to:
            g.done("stop")
            return
        self.stage = "fled"
        if self.granted:
            mover.granted = any(legions(g, p, self.to) for p in range(g.seats) if p != mover.seat)
        elif not mover.alone():
            g.push(OfferFlight(section=self.to, marcher=mover.seat, ban=self.came))

    def fled(self, g: HellState) -> None:
        """Step 7: what still makes it stop (H12.5)."""
        mover = self.move(g)
        legion = any(legions(g, o, self.to) for o in range(7) if o != mover.seat)
        free_way = mover.alone() or (mover.granted and not legions(g, 6, self.to)) or not legion
        if wild(g, self.to) or denied(g, self.to, "through", mover.seat) or not free_way:
            g.done("stop")
        else:
            g.done("met" if self.met else "on")
