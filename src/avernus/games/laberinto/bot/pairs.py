"""Which prism takes which pyramid across, and how many turns that takes: the quickest first."""

from typing import Final, final

from avernus.core.native import i64, vec
from avernus.games.laberinto.bot.distances import FAR, Distances
from avernus.games.laberinto.state import PRISMS, PYRAMIDS, LaberintoState
from avernus.games.laberinto.verbs import PRISM, PYRAMID, RIDDEN

MOST: Final = 24
LATER: Final = 0.4
"""How much the second pair counts beside the first, the third beside the second, and so on."""


@final
class Pairs:
    """A player's pairs, in buffers that each search writes anew."""

    def __init__(self) -> None:
        self.distances: Distances = Distances()
        self.turns: vec[i64] = vec[i64]([0] * MOST)
        """The turns of each pair; after `arrange` the quickest first."""
        self.n: i64 = 0
        self.laden: i64 = 0
        self.hunters: i64 = 0
        self.walkers: i64 = 0
        self.prisms: vec[i64] = vec[i64]([0] * 8)
        self.pyramids: vec[i64] = vec[i64]([0] * 8)

    def begin(self) -> None:
        """No pair is known."""
        self.n = 0
        self.laden = 0
        self.hunters = 0
        self.walkers = 0

    def door(self, state: LaberintoState, colour: i64) -> i64:
        """The turns from the own door over a far one, while everybody builds."""
        self.distances.search_home(state, colour, self.distances.set_out(state, state.seat_of[colour]))
        return self.distances.from_door(state, colour, self.distances.home)

    def find(self, state: LaberintoState, colour: i64, seat: i64) -> None:
        """The pairs of one colour; its ways home stay in `distances`."""
        ways = self.distances
        ways.search_home(state, colour, ways.set_out(state, seat))
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
                    self.add(ways.home[cell])
                    self.laden += 1
                elif figure == PRISM:
                    self.prisms[lone] = cell
                    lone += 1
                elif figure == PYRAMID:
                    self.pyramids[walkers] = cell
                    walkers += 1
                shift += 4
            i += 1
        self.hunters += lone
        self.walkers += walkers
        entry = ways.from_door(state, colour, ways.home)
        if state.can_return(seat, colour):  # L42
            self.add(entry + 1)
        self.couple(state, colour, lone, walkers, entry)

    def couple(self, state: LaberintoState, colour: i64, lone: i64, walkers: i64, entry: i64) -> None:
        """Each pyramid, those on the board first, takes the prism that makes the quickest pair."""
        ways = self.distances
        spare = state.count[PRISMS + colour]
        walker: i64 = 0
        searched = False
        while walker < walkers + state.count[PYRAMIDS + colour] and lone + spare > 0:
            on_board = walker < walkers
            if lone > 0 or on_board:
                if on_board:
                    ways.search_near(state, colour, self.pyramids[walker])
                elif not searched:
                    ways.search_near(state, colour, -1)
                    searched = True
            best: i64 = 2 * FAR
            which: i64 = -1
            p: i64 = 0
            while p < lone:
                gap = ways.near[self.prisms[p]]
                if gap > 0 and on_board:
                    gap -= 1
                needed = gap + 1 + ways.home[self.prisms[p]] + (i64(0) if on_board else i64(1))
                if needed < best:
                    best = needed
                    which = p
                p += 1
            if spare > 0:
                gap = ways.from_door(state, colour, ways.near) if on_board else i64(1)
                if gap + 2 + entry < best:
                    best = gap + 2 + entry
                    which = -1
            if which >= 0:
                lone -= 1
                self.prisms[which] = self.prisms[lone]
            else:
                spare -= 1
            self.add(best)
            walker += 1

    def add(self, turns: i64) -> None:
        """One pair more."""
        if self.n < MOST:
            self.turns[self.n] = turns
            self.n += 1

    def progress(self) -> float:
        """The turns that the pairs have behind them, in hundreds."""
        value = 0.0
        weight = 0.01
        i: i64 = 0
        while i < self.n:
            if self.turns[i] < FAR:
                value += weight * float(FAR - self.turns[i])
            weight *= LATER
            i += 1
        return value

    def arrange(self) -> None:
        """The quickest first."""
        i: i64 = 1
        while i < self.n:
            turns = self.turns[i]
            j = i
            while j > 0 and self.turns[j - 1] > turns:
                self.turns[j] = self.turns[j - 1]
                j -= 1
            self.turns[j] = turns
            i += 1
