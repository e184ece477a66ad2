"""What a good player of Laberinto Interior knows: how many turns each of his pairs still needs to cross, and who is in danger."""

from typing import Final

from avernus.core.native import i64, vec
from avernus.core.seats import NOBODY
from avernus.games.laberinto import steps
from avernus.games.laberinto.board import NEXT, NO_SIDE
from avernus.games.laberinto.rules import Laberinto
from avernus.games.laberinto.rules.capturing import passable
from avernus.games.laberinto.rules.walking import run_end
from avernus.games.laberinto.state import CROSSINGS, ELIMINATED, PRISMS, PYRAMIDS
from avernus.games.laberinto.verbs import PRISM, PYRAMID, RIDDEN
from bench.strength.frozen.laberinto_distances import FAR, Distances

PATIENCE: Final = 10.0
"""After so many rounds without progress, danger counts for half."""
WON: Final = 100_000.0
CROSSED: Final = 400.0
RIVAL_CROSSED: Final = 60.0
LOST: Final = 20.0
TAKEN: Final = 12.0
CAPTIVE: Final = 10.0
LATER_PAIRS: Final = 0.4
"""How much the second pair counts beside the first, the third beside the second, and so on."""


DISTANCES: Final = Distances()


def evaluate(state: Laberinto, seat: i64) -> float:
    """How good the state is for a seat."""
    if state.actor == NOBODY:
        return final_value(state, seat)
    value: float = 0.0
    i: i64 = 0
    while i < state.sets[seat]:
        colour = state.team[seat * 2 + i]
        if state.step == steps.BUILDING:
            DISTANCES.search_home(state, colour, True)
            value -= float(door_distance(state, colour))
        else:
            DISTANCES.search_home(state, colour, False)
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
        if state.side[cell] == colour and DISTANCES.home[cell] < best:
            best = DISTANCES.home[cell]
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
                laden[carriers] = DISTANCES.home[cell]
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
        DISTANCES.search_near(state, colour, pyramids[w] if on_board else i64(-1))
        best: i64 = 2 * FAR
        which: i64 = -1
        p: i64 = 0
        while p < lone:
            gap = DISTANCES.near[prisms[p]]
            if gap > 0 and on_board:
                gap -= 1
            needed = gap + 1 + DISTANCES.home[prisms[p]]
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
        if state.side[cell] == colour and DISTANCES.near[cell] < best:
            best = DISTANCES.near[cell]
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
                value += 25.0 + 0.5 * float(FAR - DISTANCES.home[cell])
            elif figure == PRISM:
                value += 14.0
            else:
                value += 10.0
        i += 1
    return value / (1.0 + float(state.idle) / (PATIENCE * float(state.seats)))


def in_reach(state: Laberinto, cell: i64, seat: i64) -> bool:
    """Can a prism of another player, alone, come onto the cell in one turn?"""
    door = state.side[cell]
    if door != NO_SIDE and state.seat_of[door] >= 0 and state.seat_of[door] != seat and state.count[PRISMS + door] > 0:
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
        if state.dice and passable(state, colour, beside):
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
            if second != first and run_end(state, colour, came, first, second, colour) == cell:
                return True
            second += 1
        first += 1
    return False
