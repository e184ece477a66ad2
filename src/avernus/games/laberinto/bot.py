"""What a good player of Laberinto Interior knows: how many turns each of his pairs still needs to cross, and who is in danger."""

from typing import Final

from avernus.core.native import i64, vec
from avernus.core.seats import NOBODY
from avernus.games.laberinto.board import NEXT, OFF
from avernus.games.laberinto.figures import (
    CROSSINGS,
    ELIMINATED,
    PRISM,
    PRISMS,
    PYRAMID,
    PYRAMIDS,
    RIDDEN,
)
from avernus.games.laberinto.rules import BUILDING, Laberinto

FAR: Final = 120
"""As many turns as there is no way."""
IN_THE_WAY: Final = 4
"""How many turns a foreign figure costs that stands where one wants to go; one more for each round without progress."""
PATIENCE: Final = 10.0
"""After so many rounds without progress, danger counts for half."""
TO_BUILD: Final = 4
"""How many turns a cell counts for that has no triangle yet, while everybody builds."""

WON: Final = 100_000.0
CROSSED: Final = 400.0
RIVAL_CROSSED: Final = 60.0
LOST: Final = 20.0
TAKEN: Final = 12.0
CAPTIVE: Final = 10.0
LATER_PAIRS: Final = 0.4
"""How much the second pair counts beside the first, the third beside the second, and so on."""


class Scout:
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
            if state.side[cell] != 6 and state.is_exit(colour, cell) and (building or state.is_laid(cell)):
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
                        if state.shows(at, colour) or not state.passable(colour, at):
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


SCOUT: Final = Scout()


def evaluate(state: Laberinto, seat: i64) -> float:
    """How good the state is for a seat."""
    if state.actor == NOBODY:
        return final_value(state, seat)
    value: float = 0.0
    i: i64 = 0
    while i < state.teams:
        colour = state.team[seat * 2 + i]
        if state.step == BUILDING:
            SCOUT.search_home(state, colour, True)
            value -= float(door_distance(state, colour))
        else:
            SCOUT.search_home(state, colour, False)
            value += progress(state, colour, seat) - danger(state, colour, seat)
            value -= LOST * float(state.count[ELIMINATED + colour])
        i += 1
    other: i64 = 0
    while other < state.seats:
        if other == seat:
            value += CROSSED * float(state.count[CROSSINGS + other]) + CAPTIVE * float(state.prisoners_of(other))
        else:
            value -= RIVAL_CROSSED * float(state.count[CROSSINGS + other])
        other += 1
    colour = 0
    while colour < 6:
        if state.seat_of[colour] >= 0 and state.seat_of[colour] != seat:
            value += TAKEN * float(state.count[ELIMINATED + colour])
        colour += 1
    return value


def final_value(state: Laberinto, seat: i64) -> float:
    """Won, lost or shared."""
    result = state.result()
    assert result is not None
    return WON * result.payoffs[seat] + (WON if result.ranks[seat] == 1 else 0.0)


def door_distance(state: Laberinto, colour: i64) -> i64:
    """The turns that a prism would need from its own door, where it is nearest."""
    best: i64 = FAR
    cell: i64 = 0
    while cell < 512:
        if state.side[cell] == colour and SCOUT.home[cell] < best:
            best = SCOUT.home[cell]
        cell += 1
    return best


def progress(state: Laberinto, colour: i64, seat: i64) -> float:
    """What the colour's pairs are worth: the more, the fewer turns they need; the first in full, each further one less."""
    laden = vec[i64]([0] * 8)
    prisms = vec[i64]([0] * 8)
    pyramids = vec[i64]([0] * 8)
    carriers: i64 = 0
    lone: i64 = 0
    walkers: i64 = 0
    i: i64 = 0
    while i < state.posted[colour]:
        cell = state.posts[colour * 8 + i]
        there = state.stands[cell]
        shift: i64 = 0
        while shift < 8:
            figure = there >> shift & 15
            if figure >= RIDDEN:
                laden[carriers] = SCOUT.home[cell]
                carriers += 1
            elif figure == PRISM:
                prisms[lone] = cell
                lone += 1
            elif figure == PYRAMID:
                pyramids[walkers] = cell
                walkers += 1
            shift += 4
        i += 1
    waiting = state.count[PYRAMIDS + colour]
    spare = state.count[PRISMS + colour]
    entry = door_distance(state, colour)
    if state.pairs_of(colour) > 0 and state.prisoners_of(seat) > 0 and carriers < 7:  # L42
        laden[carriers] = entry + 1
        carriers += 1
    return pairs_value(state, colour, laden, carriers, prisms, lone, pyramids, walkers, spare, waiting, entry)


def pairs_value(
    state: Laberinto, colour: i64, laden: vec[i64], carriers: i64, prisms: vec[i64], lone: i64, pyramids: vec[i64], walkers: i64,
    spare: i64, waiting: i64, entry: i64,
) -> float:
    """Pair the prisms with the pyramids, the quickest first, and weigh all pairs by the turns they need."""
    turns = vec[i64]([0] * 24)
    n: i64 = 0
    while n < carriers:
        turns[n] = laden[n]
        n += 1
    # Each pyramid, those on the board first, takes the prism that makes the quickest pair.
    w: i64 = 0
    while w < walkers + waiting and lone + spare > 0:
        on_board = w < walkers
        SCOUT.search_near(state, colour, pyramids[w] if on_board else i64(-1))
        best: i64 = 2 * FAR
        which: i64 = -1
        p: i64 = 0
        while p < lone:
            gap = SCOUT.near[prisms[p]]
            if gap > 0 and on_board:
                gap -= 1
            needed = gap + 1 + SCOUT.home[prisms[p]]
            if not on_board:
                needed += 1
            if needed < best:
                best = needed
                which = p
            p += 1
        if spare > 0:
            gap = door_gap(state, colour) if on_board else i64(1)
            if gap + 2 + entry < best:
                best = gap + 2 + entry
                which = -1
        if which >= 0:
            lone -= 1
            prisms[which] = prisms[lone]
        else:
            spare -= 1
        turns[n] = best
        n += 1
        w += 1
    return weighed(turns, n)


def door_gap(state: Laberinto, colour: i64) -> i64:
    """Steps from the place searched for to the own door."""
    best: i64 = FAR
    cell: i64 = 0
    while cell < 512:
        if state.side[cell] == colour and SCOUT.near[cell] < best:
            best = SCOUT.near[cell]
        cell += 1
    return best


def weighed(turns: vec[i64], n: i64) -> float:
    """The sum over all pairs, the quickest in full."""
    value: float = 0.0
    weight: float = 1.0
    while n > 0:
        least: i64 = 0
        i: i64 = 1
        while i < n:
            if turns[i] < turns[least]:
                least = i
            i += 1
        if turns[least] < FAR:
            value += weight * float(FAR - turns[least])
        n -= 1
        turns[least] = turns[n]
        weight *= LATER_PAIRS
    return value


def danger(state: Laberinto, colour: i64, seat: i64) -> float:
    """What the colour stands to lose: its figures alone on a cell that a rival's prism can reach (L39)."""
    value: float = 0.0
    i: i64 = 0
    while i < state.posted[colour]:
        cell = state.posts[colour * 8 + i]
        there = state.stands[cell]
        if there >> 4 & 15 == 0 and in_reach(state, cell, seat):
            figure = there & 15
            if figure >= RIDDEN:
                value += 25.0 + 0.5 * float(FAR - SCOUT.home[cell])
            elif figure == PRISM:
                value += 14.0
            else:
                value += 10.0
        i += 1
    return value / (1.0 + float(state.idle) / (PATIENCE * float(state.seats)))


def in_reach(state: Laberinto, cell: i64, seat: i64) -> bool:
    """Can a prism of another player, alone, come onto the cell in one turn?"""
    door = state.side[cell]
    if door < 6 and state.seat_of[door] >= 0 and state.seat_of[door] != seat and state.count[PRISMS + door] > 0:
        return True
    rival: i64 = 0
    while rival < 6:
        if state.seat_of[rival] >= 0 and state.seat_of[rival] != seat:
            i: i64 = 0
            while i < state.posted[rival]:
                came = state.posts[rival * 8 + i]
                if state.stands[came] & 15 == PRISM and reaches(state, rival, came, cell):
                    return True
                i += 1
        rival += 1
    return False


def reaches(state: Laberinto, colour: i64, came: i64, cell: i64) -> bool:
    """By a step, or by a run where there is no die; with a die, within two steps is near enough to fear."""
    k: i64 = 0
    while k < 3:
        beside = NEXT[came * 3 + k]
        if beside == cell:
            return True
        if state.dice and state.passable(colour, beside):
            j: i64 = 0
            while j < 3:
                if NEXT[beside * 3 + j] == cell:
                    return True
                j += 1
        k += 1
    if state.dice or not state.shows(cell, colour):
        return False
    first: i64 = 0
    while first < 3:
        second: i64 = 0
        while second < 3:
            if second != first and state.run_end(colour, came, first, second, colour) == cell:
                return True
            second += 1
        first += 1
    return False
