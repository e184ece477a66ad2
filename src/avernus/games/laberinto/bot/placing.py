"""Which of some hundred placements a good player thinks about: those that shorten a way of his own."""

from typing import Final, final

from avernus.core.native import i64, vec
from avernus.games.laberinto import steps
from avernus.games.laberinto.board import fill
from avernus.games.laberinto.bot.distances import FAR, Distances
from avernus.games.laberinto.rules import Laberinto
from avernus.games.laberinto.state import LAID, PRISMS, SHOWN
from avernus.games.laberinto.verbs import PLACE, PRISM, RIDDEN, TILE_BITS, WIDTH

FEW: Final = 12
"""So many placements are thought about."""
ANY: Final = 2
"""So many of those that help nobody of one's own."""
STRIDE: Final = 37
"""Placements that help alike are thought of in an order of their own for every board. In the order of the board, everybody would lay what
is as good anywhere in the north, where the first seat begins and cannot leave: with three seats it won 3 % of 498 games."""


@final
class Placing:
    """Ways home of a player's colours, and what becomes of them with one triangle more."""

    def __init__(self) -> None:
        self.ways: Distances = Distances()
        self.kept: vec[i64] = vec[i64]([0] * 512)
        self.gains: vec[i64] = vec[i64]([0] * 11_000)

    def considered(self, state: Laberinto, seat: i64, actions: list[int]) -> list[int]:
        """The actions without the placements that are not worth a thought, in their order."""
        n: i64 = 0
        while n < len(actions) and actions[n] >> WIDTH == PLACE:
            self.gains[n] = 0
            n += 1
        if n <= ANY:
            return actions
        i: i64 = 0
        while i < state.sets[seat]:
            self.weigh(state, seat, state.team[seat * 2 + i], actions, n)
            i += 1
        rest: i64 = ANY
        stride: i64 = STRIDE if n % STRIDE != 0 else i64(1)
        begin = spot(state) % n
        chosen: list[int] = []
        while len(chosen) < FEW:
            best: i64 = -1
            i = 0
            at = begin
            while i < n:
                if self.gains[at] >= 0 and (best < 0 or self.gains[at] > self.gains[best]):
                    best = at
                i += 1
                at = (at + stride) % n
            if best < 0 or (self.gains[best] == 0 and rest == 0):
                break
            if self.gains[best] == 0:
                rest -= 1
            chosen.append(actions[best])
            self.gains[best] = -1
        chosen.sort()
        return chosen + actions[n:]

    def weigh(self, state: Laberinto, seat: i64, colour: i64, actions: list[int], n: i64) -> None:
        """By how many turns each placement shortens the ways of one colour: those that carry count most."""
        building = state.step == steps.BUILDING
        ways = self.ways
        over = ways.set_out(state, seat)
        ways.search_home(state, colour, over)
        fill(self.kept, ways.home, 512)
        before = self.sum(state, colour, building)
        i: i64 = 0
        while i < n:
            action: i64 = actions[i]
            cell = action >> TILE_BITS
            tile = action >> 1 & 255
            asked = state.edges[cell]
            shown = bit_of(tile // 36) | bit_of(tile // 6 % 6) | bit_of(tile % 6)
            state.edges[cell] = LAID | shown << SHOWN
            ways.with_tile(state, colour, cell, over)
            self.gains[i] += before - self.sum(state, colour, building)
            state.edges[cell] = asked
            fill(ways.home, self.kept, 512)
            i += 1

    def sum(self, state: Laberinto, colour: i64, building: bool) -> i64:
        """The turns of all that wants to go home."""
        home = self.ways.home
        total: i64 = 0
        if building or state.count[PRISMS + colour] > 0:
            total += self.ways.from_door(state, colour, home)
        i: i64 = 0
        while i < state.posted[colour]:
            cell = state.posts[colour * 8 + i]
            there = state.stands[cell]
            shift: i64 = 0
            while shift < 8:
                figure = there >> shift & 15
                if figure >= RIDDEN:
                    total += 3 * min(home[cell], FAR)
                elif figure == PRISM:
                    total += home[cell]
                shift += 4
            i += 1
        return total


def anywhere(actions: list[int], draw: i64) -> list[int]:
    """As many placements as a good player thinks about, but any, and all other actions."""
    n: i64 = 0
    while n < len(actions) and actions[n] >> WIDTH == PLACE:
        n += 1
    if n <= FEW:
        return actions
    chosen: list[int] = []
    i: i64 = 0
    while i < FEW:
        chosen.append(actions[(draw + i * n // FEW) % n])
        i += 1
    chosen.sort()
    return chosen + actions[n:]


def spot(state: Laberinto) -> i64:
    """Where to begin to look: a number that follows from what lies."""
    found: i64 = 0
    row: i64 = 0
    while row < 16:
        found = (found * 31 + state.laid[row]) & 0xFFFFFFF
        row += 1
    return found


def bit_of(colour: i64) -> i64:
    """One colour of the mask of those that a triangle shows."""
    one: i64 = 1
    return one << colour


PLACING: Final = Placing()
