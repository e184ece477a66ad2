"""H12 March: moving units step by step, carrying, entering."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from avernus.games.hellgame.board import ANTEHELL, AREAS, FREEBOOTERS, LIEUTENANTS, NAMES, PENTAGRAM, SECTIONS, STEP
from avernus.games.hellgame.rules.dice import Roll
from avernus.games.hellgame.rules.flight import Lone, OfferFlight
from avernus.games.hellgame.rules.forces import (
    foreign_units,
    hostile_force,
    leadership,
    legions,
    move,
    pairs,
    parties,
    plain,
    unit_classes,
    wild,
)
from avernus.games.hellgame.rules.magic import Window
from avernus.games.hellgame.rules.values import cost, denied, protocol, stat, value
from avernus.games.hellgame.steps import Step
from avernus.games.hellgame.verbs import (
    DROP,
    LEGION,
    LIEUTENANT,
    LOAD,
    PAIR,
    PLACE,
    SAY,
    field_of,
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
        options = [SAY["end"]]
        for area in range(AREAS):
            if not parties(g, area) >> self.seat & 1 or g.lilith == area or denied(g, area, "leave", self.seat):
                continue  # H12.3.1
            for what, n in unit_classes(g, self.seat, area):
                if (what == LEGION and n <= self.moved[area]) or what in self.moved_whats:
                    continue
                options.append(pack_unit(area, self.seat, what))
        self.stage = "selected"
        g.ask("MARCH_SELECT", self.seat, options, demon=g.cards.demons[self.demon].name, left=self.left)

    def selected(self, g: HellState) -> None:
        """It moves."""
        if said(g.value) == "end":
            g.done()
            return
        area, _, what = unit_of(g.value)
        self.left -= 1
        self.stage = "select"
        lieutenant = what - LIEUTENANT if what >= LIEUTENANT else -1
        steps = cost(g, "legion_moves", self.seat, self.demon) if lieutenant < 0 else LIEUTENANTS[lieutenant].moves
        g.push(Move(
            seat=self.seat, at=area, steps=steps, lieutenant=lieutenant, legion=int(what == LEGION),
            pairs=(what - PAIR,) if PAIR <= what < LIEUTENANT else (),
        ))

    def mark(self, area: int, legion: int, whats: tuple[int, ...]) -> None:
        """These units have moved in this March (H12.2.3)."""
        moved = list(self.moved)
        moved[area] += legion
        self.moved = tuple(moved)
        self.moved_whats += whats


@dataclass(slots=True)
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
        options = [PLACE | to for to in self.routes(g)] if self.at != ANTEHELL else self.ways(g)
        options += self.loads(g)
        if not self.stuck(g):
            options.append(SAY["stop"])  # H12.9.1
        if not options:
            options.append(SAY["stop"])
        self.stage = "chosen"
        g.ask("MARCH_STEP", self.seat, options, area=NAMES[self.at], steps=self.steps)

    def ways(self, g: HellState) -> list[int]:
        """The steps that are not barred (H12.4)."""
        if self.steps == 0 or g.lilith == self.at or denied(g, self.at, "leave", self.seat):
            return []
        if self.at == ANTEHELL:
            return [SAY["in"]]
        return [PLACE | to for to in self.steps_from(g, self.at, self.steps)]

    def steps_from(self, g: HellState, at: int, left: int) -> list[int]:
        """Where one step leads to from an area, with so many left."""
        barred = self.march(g).barred
        return [
            to for to in sorted(set(STEP[at][1:]))
            if may_enter(g, self.seat, to, barred) and not (self.alone() and lone_barred(g, self.seat, to, left - 1, barred))
        ]

    def routes(self, g: HellState) -> dict[int, tuple[int, ...]]:
        """H12.1.3: every area within reach, and the steps to it through land where nothing stops it and nobody is met.

        Of two ways of the same length the one is taken that leads through fewer sections of others, who might bar it (H15.4.6).
        """
        found: dict[int, tuple[int, ...]] = {}
        if g.lilith == self.at or denied(g, self.at, "leave", self.seat):
            return found
        edge: list[tuple[int, ...]] = [()]
        for left in range(self.steps, 0, -1):
            new: dict[int, tuple[int, ...]] = {}
            for path in edge:
                for to in self.steps_from(g, path[-1] if path else self.at, left):
                    way = (*path, to)
                    if to != self.at and to not in found and (to not in new or self.strangers(g, way) < self.strangers(g, new[to])):
                        new[to] = way
            found |= new
            edge = [path for to, path in new.items() if clear(g, self.seat, to)]
        return found

    def strangers(self, g: HellState, path: tuple[int, ...]) -> int:
        """How many sections of other players a way leads through."""
        return sum(to < SECTIONS and g.control[to] not in (-1, self.seat) for to in path)

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
        """Take along as many as there is room for: pairs first."""
        room = leadership(g, self.lieutenant) - self.legion - len(self.pairs)
        moved = self.march(g).moved_whats
        hounds = tuple(h for h in pairs(g, self.seat, self.at) if h not in self.pairs and PAIR + h not in moved)[:room]
        n = min(room - len(hounds), self.loose(g))
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
            self.path = self.routes(g)[field]
            self.stage = "stepping"
            if self.left:
                self.left = False
                g.push(OfferFlight(section=self.at, marcher=self.seat, ban=self.came))
        elif said(g.value) == "all":
            self.load_all(g)
        elif said(g.value) == "in":
            self.stage = "rolled"
            g.push(Roll(kind="antehell_exit", owner=self.seat, area=ANTEHELL))
        else:
            self.end(g)

    def stepping(self, g: HellState) -> None:
        """It goes, unless a flight has closed the way meanwhile: then its owner chooses again."""
        if self.steps and PLACE | self.path[0] in self.ways(g):
            to, self.path = self.path[0], self.path[1:]
            self.stage = "entered"
            g.push(Enter(to=to))
        else:
            self.path = ()
            self.stage = "start"

    def rolled(self, g: HellState) -> None:
        """H12.7, H12.7.1: 1-5 is the quarter; a 6 or a barred section ends the move."""
        march = self.march(g)
        ways = sorted({die - 1 for die in g.value if die < 6 and may_enter(g, self.seat, die - 1, march.barred)})
        if self.alone():
            ways = [to for to in ways if not lone_barred(g, self.seat, to, self.steps - 1, march.barred)]
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
        elif g.value == "on" and self.came != ANTEHELL and not self.loads(g) and not self.stuck(g):
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


def may_enter(g: HellState, seat: int, to: int, barred: tuple[int, ...]) -> bool:
    """H12.4.1."""
    return to != PENTAGRAM and to != g.uriel and to not in barred and not denied(g, to, "enter", seat)


def clear(g: HellState, seat: int, area: int) -> bool:
    """May a unit march through without meeting anybody or being stopped (H12.5)?"""
    return (
        area < SECTIONS and area != g.lilith and not foreign_units(g, seat, area)
        and not denied(g, area, "through", seat) and not denied(g, area, "leave", seat)
    )


def lone_barred(g: HellState, seat: int, to: int, left: int, barred: tuple[int, ...]) -> bool:
    """H12.4.2: must a lieutenant without legions keep out, because he could not get away from enemies there?"""
    if to == ANTEHELL or legions(g, seat, to) or not hostile_force(g, seat, to):
        return False
    if wild(g, to) or g.lilith == to or denied(g, to, "through", seat) or denied(g, to, "leave", seat) or left == 0:
        return True
    return all(
        not may_enter(g, seat, way, barred) or lone_barred(g, seat, way, left - 1, barred) for way in STEP[to][1:]
    )


@dataclass(slots=True)
class Enter(Step):
    """H12.9: one step into another area; hands over `on` if the unit may go on."""

    to: int = 0
    order: tuple[int, ...] = ()
    granted: bool = False
    came: int = 0
    met: bool = False
    """Were there others when it came? Then its ways have changed, and its owner is asked again."""

    def move(self, g: HellState) -> Move:
        """The unit on the march."""
        found = g.find("Move")
        assert isinstance(found, Move)
        return found

    def start(self, g: HellState) -> None:
        """Step 2: the right to pass (H12.6.1)."""
        mover = self.move(g)
        holders = [p for p in protocol(g, mover.seat) if self.to < SECTIONS and legions(g, p, self.to)]
        self.met = self.to < SECTIONS and foreign_units(g, mover.seat, self.to)
        if not holders or mover.alone() or not self.could_pass(g):
            self.halt(g)
            return
        self.order = tuple(holders)
        self.stage = "requested"
        g.ask("PASS_REQUEST", mover.seat, [SAY["ask"], SAY["enter"]], area=NAMES[self.to])

    def could_pass(self, g: HellState) -> bool:
        """Would the right to pass be of any use: has the unit steps left, and does nothing else stop it there (H12.5)?"""
        seat, to = self.move(g).seat, self.to
        stopped = wild(g, to) or legions(g, FREEBOOTERS, to) or g.lilith == to or denied(g, to, "through", seat)
        return self.move(g).steps > 1 and not stopped

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
        g.tell("marched", "H12.1", seat=mover.seat, who=who, start=NAMES[self.came], area=NAMES[self.to])
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
