"""How many turns lie between a figure and where it wants to go."""

from typing import Final

from avernus.core.native import i64, vec
from avernus.games.laberinto.board import NEXT, NO_SIDE, OFF
from avernus.games.laberinto.rules import Laberinto
from avernus.games.laberinto.rules.capturing import passable
from avernus.games.laberinto.rules.doors import is_exit

FAR: Final = 120
"""As many turns as there is no way."""
IN_THE_WAY: Final = 4
"""How many turns a foreign figure costs that stands where one wants to go; one more for each round without progress."""
TO_BUILD: Final = 4
"""How many turns a cell counts for that has no triangle yet, while everybody builds."""


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

    def start(self, field: vec[i64]) -> None:
        """Nothing is known yet."""
        i: i64 = 0
        while i < 512:
            field[i] = FAR
            self.queued[i] = 0
            i += 1
        self.head = 0
        self.tail = 0

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

    def search_home(self, state: Laberinto, colour: i64, building: bool) -> None:
        """From the exits backwards, by steps and by runs (L33, L34, L41); over empty cells too while building."""
        self.start(self.home)
        cell: i64 = 0
        while cell < 512:
            if state.side[cell] != NO_SIDE and is_exit(state, colour, cell) and (building or state.is_laid(cell)):
                self.relax(self.home, cell, self.cost(state, colour, cell))
            cell += 1
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

    def cost(self, state: Laberinto, colour: i64, cell: i64) -> i64:
        """What it takes to get onto a cell."""
        if not state.is_laid(cell):
            return TO_BUILD
        there = state.stands[cell]
        if there != 0 and there >> 8 != colour:
            return 1 + IN_THE_WAY + state.idle // state.seats
        return 1

    def run_back(self, state: Laberinto, colour: i64, cell: i64, turns: i64) -> None:
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

    def search_near(self, state: Laberinto, colour: i64, cell: i64) -> None:
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
