"""How many turns lie between a figure and where it wants to go."""

from typing import Final

from avernus.core.native import i64, vec
from avernus.games.laberinto import steps
from avernus.games.laberinto.board import NEXT, NO_SIDE, OFF
from avernus.games.laberinto.rules.capturing import passable
from avernus.games.laberinto.rules.doors import is_exit
from avernus.games.laberinto.rules.grounds import fits
from avernus.games.laberinto.rules.walking import run_end
from avernus.games.laberinto.state import PRISMS, RESERVE, LaberintoState

FAR: Final = 120
"""As many turns as there is no way."""
IN_THE_WAY: Final = 4
"""How many turns a foreign figure costs that stands where one wants to go; one more for each round without progress."""
TO_BUILD: Final = 4
"""How many turns a cell counts for that has no triangle yet, while everybody builds."""
TO_LAY: Final = 2
"""The same later, where everybody may lay one triangle before each movement."""
NOTHING_FITS: Final = 10
"""How many turns more such a cell counts for, if the player has no triangle that fits there now: somebody else would have to lay one."""

GUARDED: Final = 20
"""How many turns more a cell of a door counts for, whose owner has prisms in reserve and takes who stands there alone (L32)."""


def guard(state: LaberintoState, colour: i64, side: i64) -> i64:
    """What it costs to step onto a door: nothing where nobody can come in by it."""
    if side == NO_SIDE or side == colour or state.seat_of[side] < 0 or state.count[PRISMS + side] == 0:
        return 0
    return i64(0) if state.friends(state.seat_of[colour], side) else i64(GUARDED)


class Distances:
    """Distances over the board, in buffers that each search writes anew."""

    def __init__(self) -> None:
        self.home: vec[i64] = vec[i64]([0] * 512)
        """Turns from each cell over the nearest exit."""
        self.near: vec[i64] = vec[i64]([0] * 512)
        """Steps from each cell to the place searched for."""
        self.queue: vec[i64] = vec[i64]([0] * 1024)
        self.queued: vec[i64] = vec[i64]([0] * 512)
        self.head: i64 = 0
        self.tail: i64 = 0
        self.to_build: i64 = TO_BUILD
        """How many turns a cell counts for that has no triangle yet."""
        self.blocked: bool = True
        """Is it looked at what stands in the way, and what can be laid: for the player who looks, not for the others?"""

    def start(self, field: vec[i64]) -> None:
        """Nothing is known yet."""
        i: i64 = 0
        while i < 512:
            field[i] = FAR
            self.queued[i] = 0
            i += 1
        self.head = 0
        self.tail = 0

    def set_out(self, state: LaberintoState, seat: i64) -> bool:
        """L20, L30: what it takes to lay a triangle; can the seat lay any?"""
        if state.step == steps.BUILDING:
            self.to_build = TO_BUILD
            return True
        self.to_build = TO_LAY
        return state.late_build > 0 and state.size[seat] + state.size[RESERVE] > 0

    def relax(self, field: vec[i64], cell: i64, turns: i64) -> None:
        """A way of so many turns was found."""
        if turns < field[cell]:
            field[cell] = turns
            if self.queued[cell] == 0:
                self.queued[cell] = 1
                self.queue[self.tail] = cell
                self.tail = (self.tail + 1) & 1023

    def take(self) -> i64:
        """The next cell to go on from."""
        cell = self.queue[self.head]
        self.head = (self.head + 1) & 1023
        self.queued[cell] = 0
        return cell

    def search_home(self, state: LaberintoState, colour: i64, building: bool) -> None:
        """From the exits backwards, by steps and by runs (L33, L34, L41); over empty cells too while building."""
        self.start(self.home)
        cell: i64 = 0
        while cell < 512:
            if state.side[cell] != NO_SIDE and is_exit(state, colour, cell) and (building or state.is_laid(cell)):
                self.relax(self.home, cell, 1)
            cell += 1
        self.go_on(state, colour, building)

    def go_on(self, state: LaberintoState, colour: i64, building: bool) -> None:
        """Follow every way that was found to where it is no longer the shortest."""
        while self.head != self.tail:
            cell = self.take()
            turns = self.home[cell] + self.cost(state, colour, cell)
            k: i64 = 0
            while k < 3:
                beside = NEXT[cell * 3 + k]
                if beside != OFF and (building or state.is_laid(beside)):
                    self.relax(self.home, beside, turns)
                k += 1
            if not state.dice and state.shows(cell, colour):
                self.run_back(state, colour, cell, turns)

    def cost(self, state: LaberintoState, colour: i64, cell: i64) -> i64:
        """What it takes to get onto a cell."""
        risk = guard(state, colour, state.side[cell])
        if not state.is_laid(cell):
            return self.to_lay(state, colour, cell) + risk
        there = state.stands[cell]
        if self.blocked and there != 0 and there >> 8 != colour:
            return 1 + IN_THE_WAY + state.idle // state.seats + risk
        return 1 + risk

    def to_lay(self, state: LaberintoState, colour: i64, cell: i64) -> i64:
        """How many turns an empty cell counts for."""
        if self.blocked and not fits(state, state.seat_of[colour], cell):
            return self.to_build + NOTHING_FITS
        return self.to_build

    def run_back(self, state: LaberintoState, colour: i64, cell: i64, turns: i64) -> None:
        """All cells from which a run ends on this one: along each ray up to the next cell that shows the colour."""
        first: i64 = 0
        while first < 3:
            second: i64 = 0
            while second < 3:
                if second != first:
                    at = NEXT[cell * 3 + first]
                    edge = second
                    while state.is_laid(at):
                        self.relax(self.home, at, turns)
                        if state.shows(at, colour) or not passable(state, colour, at):
                            break
                        at = NEXT[at * 3 + edge]
                        edge = first + second - edge
                second += 1
            first += 1

    def with_tile(self, state: LaberintoState, colour: i64, cell: i64, building: bool) -> None:
        """A triangle has come to lie on a cell since the search, and nothing else is looked at anew: ways over it may be shorter."""
        turns: i64 = FAR
        if is_exit(state, colour, cell):
            turns = 1
        k: i64 = 0
        while k < 3:
            beside = NEXT[cell * 3 + k]
            if beside != OFF and (building or state.is_laid(beside)):
                turns = min(turns, self.home[beside] + self.cost(state, colour, beside))
            k += 1
        self.relax(self.home, cell, turns)
        if not state.dice:
            self.runs_over(state, colour, cell)
        if self.queued[cell] == 0:  # no nearer home itself, but cheaper to step and to run onto
            self.queued[cell] = 1
            self.queue[self.tail] = cell
            self.tail = (self.tail + 1) & 1023
        self.go_on(state, colour, building)

    def runs_over(self, state: LaberintoState, colour: i64, cell: i64) -> None:
        """Runs that begin on a new triangle, and those that it lets through."""
        first: i64 = 0
        while first < 3:
            second: i64 = 0
            while second < 3:
                end: i64 = -1
                if second != first:
                    end = run_end(state, colour, cell, first, second, colour)
                if end >= 0:
                    turns = self.home[end] + self.cost(state, colour, end)
                    self.relax(self.home, cell, turns)
                    at = NEXT[cell * 3 + second]
                    edge = first
                    while state.is_laid(at) and not state.shows(cell, colour):
                        self.relax(self.home, at, turns)
                        if state.shows(at, colour) or not passable(state, colour, at):
                            break
                        at = NEXT[at * 3 + edge]
                        edge = first + second - edge
                second += 1
            first += 1

    def from_door(self, state: LaberintoState, colour: i64, field: vec[i64]) -> i64:
        """The least of a field on the colour's own door; where nothing lies yet, a triangle comes first."""
        best: i64 = FAR
        cell: i64 = 0
        while cell < 512:
            if state.side[cell] == colour:
                turns = field[cell] if state.is_laid(cell) else field[cell] + self.to_lay(state, colour, cell)
                best = min(best, turns)
            cell += 1
        return best

    def search_near(self, state: LaberintoState, colour: i64, cell: i64) -> None:
        """Steps over triangles from a cell, or (-1) from the own door."""
        self.start(self.near)
        if cell >= 0:
            self.relax(self.near, cell, 0)
        else:
            at: i64 = 0
            while at < 512:
                if state.side[at] == colour and state.is_laid(at):
                    self.relax(self.near, at, 0)
                at += 1
        while self.head != self.tail:
            at = self.take()
            k: i64 = 0
            while k < 3:
                beside = NEXT[at * 3 + k]
                if state.is_laid(beside):
                    self.relax(self.near, beside, self.near[at] + self.cost(state, colour, beside))
                k += 1
