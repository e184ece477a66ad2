"""H12 March: moving units step by step, carrying, entering."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from avernus.games.hellgame.board import ANTEHELL, AREAS, LIEUTENANTS, NAMES, SECTIONS, areas_of
from avernus.games.hellgame.rules.dice import Roll
from avernus.games.hellgame.rules.entering import Enter, enterable, hostile_ground, lone_barred
from avernus.games.hellgame.rules.flight import Lone, OfferFlight
from avernus.games.hellgame.rules.forces import footing, foreign_units, leadership, legions, pairs, plain, unit_classes
from avernus.games.hellgame.rules.reach import Land, marches, reached
from avernus.games.hellgame.rules.values import cost, denied, denied_in, stat, value
from avernus.games.hellgame.steps import Step
from avernus.games.hellgame.verbs import (
    DROP,
    GO,
    LEAD,
    LEGION,
    LIEUTENANT,
    LOAD,
    PAIR,
    PLACE,
    SAY,
    field_of,
    go_of,
    lead_of,
    pack_unit,
    said,
    unit_of,
    verb_of,
)

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState


@dataclass(slots=True)
class March(Step):
    """H12.1: as many units as skulls, one after the other."""

    demon: int = 0
    seat: int = 0
    left: int = -1
    moved: tuple[int, ...] = (0,) * AREAS
    """Plain legions that have moved, by where they are."""
    moved_whats: tuple[int, ...] = ()
    """Pairs and lieutenants that have moved."""
    barred: tuple[int, ...] = ()
    """Sections closed to this March by a halt (H15.4.6)."""

    def start(self, g: HellState) -> None:
        """H12.1.1: the number of units."""
        self.left = value(g, "march_units", stat(g, self.demon, "skulls"), self.seat, self.demon)
        self.stage = "select"

    def select(self, g: HellState) -> None:
        """H12.1.3: choose the next unit, or end."""
        if self.left == 0:
            g.done()
            return
        mine = footing(g, 1 << self.seat) & ~denied_in(g, "leave", self.seat)
        areas = [area for area in areas_of(mine) if area != g.lilith]  # H12.3.1
        options = [SAY["end"], *(marches(g, self, areas) if g.options["questions"] == "few" else self.units(g, areas))]
        self.stage = "selected"
        g.ask("MARCH_SELECT", self.seat, options, demon=g.cards.demons[self.demon].name, left=self.left)

    def units(self, g: HellState, areas: list[int]) -> list[int]:
        """The units that have not moved."""
        found = []
        for area in areas:
            for what, n in unit_classes(g, self.seat, area):
                if not ((what == LEGION and n <= self.moved[area]) or what in self.moved_whats):
                    found.append(pack_unit(area, self.seat, what))
        return found

    def alone(self, g: HellState, land: Land, area: int, lieutenant: int) -> list[int]:
        """Where a lieutenant can go who leads nobody (H12.4.2)."""
        if g.lilith == area or denied(g, area, "leave", self.seat):
            return []
        steps = LIEUTENANTS[lieutenant].moves
        near = land.goals(area, steps, asking=False)
        if not any(land.hostile >> to & 1 for to in near):
            return near
        return list(reached(g, self.seat, land, area, steps, alone=True, asking=False))

    def selected(self, g: HellState) -> None:
        """It moves."""
        verb = verb_of(g.value)
        self.stage = "select"
        if said(g.value) == "end":
            g.done()
            return
        if verb == GO:
            area, to, n = go_of(g.value)
            self.left -= n
            self.send(g, Move(seat=self.seat, at=area, steps=cost(g, "legion_moves", self.seat, self.demon), legion=n), to)
            return
        self.left -= 1
        if verb == LEAD:
            what, to, n = lead_of(g.value)
            if what < LIEUTENANT:
                h = what - PAIR
                move = Move(seat=self.seat, at=g.hound_at[h], steps=cost(g, "legion_moves", self.seat, self.demon), pairs=(h,))
            else:
                t = what - LIEUTENANT
                move = Move(seat=self.seat, at=g.lt_at[t], steps=LIEUTENANTS[t].moves, lieutenant=t)
                move.load(g, self, n)
            self.send(g, move, to)
            return
        area, _, what = unit_of(g.value)
        lieutenant = what - LIEUTENANT if what >= LIEUTENANT else -1
        steps = cost(g, "legion_moves", self.seat, self.demon) if lieutenant < 0 else LIEUTENANTS[lieutenant].moves
        move = Move(
            seat=self.seat, at=area, steps=steps, lieutenant=lieutenant, legion=int(what == LEGION),
            pairs=(what - PAIR,) if PAIR <= what < LIEUTENANT else (),
        )
        g.push(move)
        if g.options["questions"] == "few" and area == ANTEHELL and lieutenant < 0:
            move.out(g)  # who is chosen in the Antehell is to leave it

    def send(self, g: HellState, move: Move, to: int) -> None:
        """A unit or a stack is on its way to a goal."""
        g.push(move)
        move.path, move.goal, move.stage = move.route(g, to), True, "stepping"

    def mark(self, area: int, legion: int, whats: tuple[int, ...]) -> None:
        """These units have moved in this March (H12.2.3)."""
        moved = list(self.moved)
        moved[area] += legion
        self.moved = tuple(moved)
        self.moved_whats += whats


@dataclass(slots=True, init=False)
class Move(Step):
    """One unit on the march; a lieutenant with what he carries."""

    seat: int = 0
    at: int = 0
    steps: int = 2
    lieutenant: int = -1
    legion: int = 0
    pairs: tuple[int, ...] = ()
    fresh_legion: int = 0
    """Loaded here, so not to be dropped here."""
    fresh_pairs: tuple[int, ...] = ()
    granted: bool = False
    """Was passage granted through the section where it stands (H12.6)?"""
    came: int = -1
    """Where it came from with its last step: nobody flees from it to there (H12.8.4)."""
    left: bool = False
    """Has it left legions behind where passage was granted? Then those who granted it may flee before it goes on (H12.6.2)."""
    path: tuple[int, ...] = ()
    """The steps to where it is going."""
    goal: bool = False
    """Was the goal named with the unit? Then the move is over there."""

    def __init__(
        self, stage: str = "start", seat: int = 0, at: int = 0, steps: int = 2, lieutenant: int = -1, legion: int = 0,
        pairs: tuple[int, ...] = (), fresh_legion: int = 0, fresh_pairs: tuple[int, ...] = (), granted: bool = False, came: int = -1,
        left: bool = False, path: tuple[int, ...] = (), goal: bool = False,
    ) -> None:
        self.stage = stage
        self.seat = seat
        self.at = at
        self.steps = steps
        self.lieutenant = lieutenant
        self.legion = legion
        self.pairs = pairs
        self.fresh_legion = fresh_legion
        self.fresh_pairs = fresh_pairs
        self.granted = granted
        self.came = came
        self.left = left
        self.path = path
        self.goal = goal

    def march(self, g: HellState) -> March:
        """The March that this move is part of."""
        found = g.find("March")
        assert isinstance(found, March)
        return found

    def alone(self) -> bool:
        """A lieutenant who carries nobody (H12.4.2, H12.6.4)."""
        return self.lieutenant >= 0 and not self.legion and not self.pairs

    def start(self, g: HellState) -> None:
        """H12.9: the next step."""
        options = [PLACE | to for to in self.routes(g)]
        if self.at == ANTEHELL and self.may_leave(g):
            options.append(SAY["in"])
        options += self.loads(g)
        if not self.stuck(g):
            options.append(SAY["stop"])  # H12.9.1
        if not options:
            options.append(SAY["stop"])
        self.stage = "chosen"
        g.ask("MARCH_STEP", self.seat, options, area=NAMES[self.at], steps=self.steps)

    def may_leave(self, g: HellState) -> bool:
        """Is it not barred from going on (H12.4)?"""
        return self.steps > 0 and g.lilith != self.at and not denied(g, self.at, "leave", self.seat)

    def may_step(self, g: HellState, to: int) -> bool:
        """Is the step not barred (H12.4)?"""
        entered = enterable(g, self.seat, self.march(g).barred)
        if not self.may_leave(g) or not entered >> to & 1:
            return False
        return not (self.alone() and lone_barred(g, self.seat, to, self.steps - 1, entered, hostile_ground(g, self.seat)))

    def routes(self, g: HellState) -> dict[int, tuple[int, ...]]:
        """H12.1.3: every area within reach, and the steps to it.

        First through land where nothing stops it and nobody is met; then, for what lies beyond, through sections of others, who are
        asked for the right to pass (H12.6.1).
        """
        if self.at == ANTEHELL or not self.may_leave(g):
            return {}
        land, alone = Land(g, self.seat, self.march(g).barred), self.alone()
        found = reached(g, self.seat, land, self.at, self.steps, alone, asking=False)
        if g.options["questions"] != "each" and not alone:
            found = reached(g, self.seat, land, self.at, self.steps, alone, asking=True) | found
        return found

    def route(self, g: HellState, to: int) -> tuple[int, ...]:
        """The steps to an area within reach, as `routes` has them."""
        land, alone = Land(g, self.seat, self.march(g).barred), self.alone()
        free = reached(g, self.seat, land, self.at, self.steps, alone, asking=False, goal=to)
        return free[to] if to in free else reached(g, self.seat, land, self.at, self.steps, alone, asking=True, goal=to)[to]

    def asked(self, g: HellState) -> list[int]:
        """The areas within reach on whose way others would be asked for the right to pass."""
        if g.options["questions"] == "each" or self.alone() or self.at == ANTEHELL:
            return []
        land = Land(g, self.seat, self.march(g).barred)
        free = reached(g, self.seat, land, self.at, self.steps, alone=False, asking=False)
        return [to for to in self.routes(g) if to not in free]

    def loads(self, g: HellState) -> list[int]:
        """H12.2: what a lieutenant may pick up and drop here."""
        if self.lieutenant < 0:
            return []
        march, found = self.march(g), []
        room = leadership(g, self.lieutenant) - self.legion - len(self.pairs)
        if room > 0 and self.steps > 0:
            if self.loose(g):
                found.append(LOAD | LEGION)
            for h in pairs(g, self.seat, self.at):
                if h not in self.pairs and PAIR + h not in march.moved_whats:
                    found.append(LOAD | PAIR + h)
            if min(room, self.loose(g) + len(found) - (LOAD | LEGION in found)) > 1:
                found.append(SAY["all"])
        if self.legion > self.fresh_legion:
            found.append(DROP | LEGION)
        found += [DROP | PAIR + h for h in self.pairs if h not in self.fresh_pairs]
        return found

    def loose(self, g: HellState) -> int:
        """Plain legions here that have not moved and are not carried."""
        return max(0, plain(g, self.seat, self.at) - self.legion - self.march(g).moved[self.at])

    def load_all(self, g: HellState) -> None:
        """Take along as many as there is room for."""
        self.load(g, self.march(g), leadership(g, self.lieutenant) - self.legion - len(self.pairs))

    def load(self, g: HellState, march: March, room: int) -> None:
        """Take along so many: pairs first."""
        hounds = tuple(h for h in pairs(g, self.seat, self.at) if h not in self.pairs and PAIR + h not in march.moved_whats)[:room]
        n = min(room - len(hounds), max(0, plain(g, self.seat, self.at) - self.legion - march.moved[self.at]))
        self.legion, self.fresh_legion = self.legion + n, self.fresh_legion + n
        self.pairs, self.fresh_pairs = (*self.pairs, *hounds), (*self.fresh_pairs, *hounds)

    def chosen(self, g: HellState) -> None:
        """Go, load, drop or stop."""
        verb, field, march = verb_of(g.value), field_of(g.value), self.march(g)
        self.stage = "start"
        if verb == LOAD:
            if field == LEGION:
                self.legion, self.fresh_legion = self.legion + 1, self.fresh_legion + 1
            else:
                self.pairs, self.fresh_pairs = (*self.pairs, field - PAIR), (*self.fresh_pairs, field - PAIR)
        elif verb == DROP:
            if field == LEGION:
                self.legion -= 1
                march.mark(self.at, 1, ())
            else:
                self.pairs = tuple(h for h in self.pairs if h != field - PAIR)
                march.mark(self.at, 0, (field,))
            self.left = self.granted
        elif verb == PLACE:
            self.path = self.route(g, field)
            self.stage = "stepping"
            if self.left:
                self.left = False
                g.push(OfferFlight(section=self.at, marcher=self.seat, ban=self.came))
        elif said(g.value) == "all":
            self.load_all(g)
        elif said(g.value) == "in":
            self.out(g)
        else:
            self.end(g)

    def out(self, g: HellState) -> None:
        """H12.7: the way out of the Antehell is rolled for."""
        self.stage = "rolled"
        g.push(Roll(kind="antehell_exit", owner=self.seat, area=ANTEHELL))

    def stepping(self, g: HellState) -> None:
        """It goes, unless a flight has closed the way meanwhile: then its owner chooses again."""
        if self.may_step(g, self.path[0]):
            to, self.path = self.path[0], self.path[1:]
            self.stage = "entered"
            g.push(Enter(to=to))
        else:
            self.path = ()
            self.goal = False
            self.stage = "start"

    def rolled(self, g: HellState) -> None:
        """H12.7, H12.7.1: 1-5 is the quarter; a 6 or a barred section ends the move."""
        entered = enterable(g, self.seat, self.march(g).barred)
        ways = sorted({die - 1 for die in g.value if die < 6 and entered >> die - 1 & 1})
        if self.alone():
            ways = [to for to in ways if not lone_barred(g, self.seat, to, self.steps - 1, entered, hostile_ground(g, self.seat))]
        if not ways:
            self.end(g)
        else:
            self.stage = "quarter"
            g.ask("MARCH_STEP", self.seat, [PLACE | to for to in ways], area="A", steps=self.steps)

    def quarter(self, g: HellState) -> None:
        """It enters there."""
        self.stage = "entered"
        g.push(Enter(to=field_of(g.value)))

    def entered(self, g: HellState) -> None:
        """H12.9, steps 7 and 8: go on, if it may. Who has come where he wanted to, through free land, has seen all his ways before."""
        if g.value not in ("on", "met") or self.steps == 0:
            self.end(g)
        elif self.path:
            self.stage = "stepping"
        elif not self.stuck(g) and (self.goal or (g.value == "on" and self.came != ANTEHELL and not self.loads(g))):
            self.end(g)
        else:
            self.stage = "start"

    def stuck(self, g: HellState) -> bool:
        """H12.9.1: a lone lieutenant may not stop beside enemies."""
        return self.alone() and self.at < SECTIONS and not legions(g, self.seat, self.at) and foreign_units(g, self.seat, self.at)

    def end(self, g: HellState) -> None:
        """The move is over; occupants who granted passage may flee now (H12.6.2). What was loaded and carried nowhere has not moved."""
        whats = tuple(PAIR + h for h in self.pairs if h not in self.fresh_pairs)
        if self.lieutenant >= 0:
            whats += (LIEUTENANT + self.lieutenant,)
        self.march(g).mark(self.at, self.legion - self.fresh_legion, whats)
        self.stage = "over"
        if self.granted:
            g.push(OfferFlight(section=self.at, marcher=self.seat, ban=self.came))

    def over(self, g: HellState) -> None:
        """Lone lieutenants that it met are seen to."""
        self.stage = "done"
        g.push(Lone())

    def done(self, g: HellState) -> None:
        """The next unit."""
        g.done()
