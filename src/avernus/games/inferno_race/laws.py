"""What never changes in the race: 42 tiles, 48 cards, 125 gems, four imps to each player, and an open question that makes sense."""

from __future__ import annotations

from typing import TYPE_CHECKING

from avernus.games.inferno_race import pieces
from avernus.games.inferno_race.board import (
    BLUES,
    COPIES,
    FIRST_SQUARE,
    FIRST_STEP,
    HAND,
    IMPS,
    KIND_COUNT,
    LAST_SQUARE,
    NOWHERE,
    POWERS,
    REDS,
    STEPS,
    TILE_COUNTS,
    TRACK,
)
from avernus.games.inferno_race.cards import MOST_SEATS, PILE, ROWS
from avernus.games.inferno_race.course import LAST_ROUND, ON_THE_THRONE, RUNNING

if TYPE_CHECKING:
    from avernus.games.inferno_race.rules import InfernoRace


def flaws(state: InfernoRace) -> list[str]:
    """What is impossible about a state; empty for every state that play can reach."""
    return _imps(state) + _tiles(state) + _cards(state) + _gems(state) + _memory(state) + _questions(state)


def in_motion(state: InfernoRace) -> int:
    """Is an imp of the active player on its way, and so in no place? D37, D49."""
    kind = state.step()
    beneath = int(state.stack[(int(state.depth) - 2) * pieces.WIDE]) if state.depth > 1 else 0
    arriving = kind in (pieces.ARRIVE, pieces.FIGHT) or (kind == pieces.TILE and beneath == pieces.ARRIVE)
    return int(arriving or (kind == pieces.STEP and state.number(pieces.WHY) == pieces.THE_MOVER))


def _imps(state: InfernoRace) -> list[str]:
    found = []
    taken = 0
    for seat in range(MOST_SEATS):
        imps = int(state.imps[seat])
        moving = in_motion(state) if seat == state.active else 0
        total = imps.bit_count() + int(state.dead[seat]) + int(state.home[seat]) + moving
        if seat >= state.seats:
            if total:
                found.append("an empty seat has imps (D1)")
            continue
        if total != IMPS or state.dead[seat] < 0 or state.home[seat] < 0:
            found.append("each player has four imps (D3)")
        if imps & TRACK & taken:
            found.append("two imps stand on one square (D3)")
        if imps & ~(TRACK | STEPS) or imps & ((1 << (FIRST_STEP + 1 - int(state.stairs))) - 1):
            found.append("an imp stands where there is no place (D2)")
        taken |= imps & TRACK
        if state.home[seat] >= state.target and (state.ending != ON_THE_THRONE or seat != state.active):
            found.append("who brings enough imps to the throne has won (D70)")
    return found


def _tiles(state: InfernoRace) -> list[str]:
    found = []
    seen = [int(state.tiles[place]) for place in range(46)]
    for pool, squares, size in ((0, range(FIRST_SQUARE, FIRST_SQUARE + 6), (1,) * 6),
                                (6, range(FIRST_SQUARE + 6, LAST_SQUARE + 1), tuple(n - 1 for n in TILE_COUNTS))):
        for tile in range(1, 7):
            left = int(state.pool[pool + tile - 1])
            if left < 0 or left + sum(seen[place] == tile for place in squares) != size[tile - 1]:
                found.append("there are seven tiles of each type, one of each in the first six squares (D4, D10)")
    up = int(state.up)
    waiting = int(state.number(pieces.AT)) if state.step() == pieces.TILE else NOWHERE
    if up & ~TRACK or any(up >> place & 1 and not seen[place] and place != waiting for place in range(46)):
        found.append("a tile that lies face up has been seen (D12)")
    return found


def _cards(state: InfernoRace) -> list[str]:
    found = []
    for kind in range(KIND_COUNT):
        counts = [int(state.cards[row * KIND_COUNT + kind]) for row in range(ROWS)]
        if min(counts) < 0 or sum(counts) != COPIES[kind]:
            found.append("there are 48 cards (D6)")
    for row in range(ROWS):
        counts = [int(state.cards[row * KIND_COUNT + kind]) for kind in range(KIND_COUNT)]
        sums = (sum(counts), sum(n * p for n, p in zip(counts, POWERS, strict=True)), sum(1 << k for k, n in enumerate(counts) if n))
        if sums != (state.sizes[row], state.force[row], state.kinds[row]):
            found.append("a row of cards is not what its sums say (D6)")
        if row < MOST_SEATS and sums[0] > (HAND if row < state.seats else 0):
            found.append("a hand has at most six cards (D61)")
    return found


def _gems(state: InfernoRace) -> list[str]:
    gems = [int(gem) for gem in state.gems]
    if min([*gems, int(state.bag), int(state.out)]) < 0 or sum(gems) + int(state.bag) + int(state.out) != REDS:
        return ["there are 100 red gems (D5)"]
    if any(gems[int(state.seats):]) or (state.recycle and state.out):
        return ["gems are where none can be (D5)"]
    if state.step() == pieces.GEMS and not 0 <= state.number(pieces.BLUE) <= BLUES:
        return ["there are 25 blue gems (D5)"]
    return []


def _memory(state: InfernoRace) -> list[str]:
    found = []
    for seat in range(int(state.seats)):
        others = [other for other in range(int(state.seats)) if other != seat]
        held = [int(state.held[seat * KIND_COUNT + kind]) for kind in range(KIND_COUNT)]
        for kind in range(KIND_COUNT):
            hands = sum(int(state.cards[other * KIND_COUNT + kind]) for other in others)
            carried = int(state.carried[seat * KIND_COUNT + kind])
            if not 0 <= held[kind] <= hands or not 0 <= carried <= state.cards[seat * KIND_COUNT + kind]:
                found.append("what a seat is sure of is not so (D60)")
        old = [int(state.old[seat * MOST_SEATS + other]) for other in others]
        if sum(old) < sum(held) or any(not 0 <= n <= state.sizes[other] for n, other in zip(old, others, strict=True)):
            found.append("a seat expects more old cards than there are (D60)")
    if state.shuffles < 0 or (state.shuffles == 0 and any(map(int, [*state.held, *state.carried, *state.old]))):
        found.append("a reshuffle is remembered that never was (D60)")
    if not state.reshuffle and (state.shuffles or (state.cards_left() == 0 and state.step() == pieces.DEAL)):
        found.append("this table does not reshuffle (D60)")
    if state.sizes[PILE] < 0:
        found.append("there are 48 cards (D6)")
    return found


def _questions(state: InfernoRace) -> list[str]:
    kinds = [int(state.stack[i * pieces.WIDE]) for i in range(int(state.depth))]
    if not 0 <= state.active < state.seats or state.turn < 1 or (state.turn - 1 - state.active) % state.seats:
        return ["the turn is not the active player's (D15)"]
    if state.ending != RUNNING:
        good = state.ending in (ON_THE_THRONE, LAST_ROUND) and not kinds
        won = any(state.home[seat] >= state.target for seat in range(int(state.seats)))
        return [] if good and won == (state.ending == ON_THE_THRONE) else ["a finished game has no question (D70)"]
    if not kinds:
        return ["no question is open (D20)"]
    return _stack(state, kinds)


def _stack(state: InfernoRace, kinds: list[int]) -> list[str]:
    """Does each question stand on one that it can follow, and do its numbers make sense?"""
    wrong = ["the open questions do not follow from one another (D20)"]
    window = (pieces.MAIN, pieces.MOVE, pieces.FREE)
    follows: dict[int, tuple[int, ...]] = {
        pieces.MAIN: (0,), pieces.ROLL: (0,), pieces.MOVE: (0,), pieces.FREE: (0,),
        pieces.ARRIVE: (pieces.FREE,), pieces.FIGHT: (pieces.FREE,), pieces.STEP: (pieces.FREE,), pieces.PARRY: (pieces.FREE,),
        pieces.DEAL: (0, pieces.MAIN, pieces.DEAL, pieces.FREE), pieces.ROOM: (pieces.FREE, pieces.DEAL), pieces.GEMS: window,
        pieces.TILE: (*window, pieces.DEAL, pieces.ARRIVE),
    }
    for beneath, kind in zip([0, *kinds], kinds, strict=False):
        if beneath not in follows.get(kind, ()):
            return wrong
    if kinds[-1] == pieces.ARRIVE:
        return wrong
    if kinds[-1] == pieces.FIGHT:
        rival, at = int(state.number(pieces.RIVAL)), int(state.number(pieces.AT))
        totals = [int(state.number(pieces.TOTALS)), int(state.number(pieces.TOTALS + 1))]
        side = int(state.number(pieces.SIDE))
        if side not in (0, 1) or not 0 <= rival < state.seats or rival == state.active or not int(state.imps[rival]) >> at & 1:
            return ["a fight is about a square on which another player's imp stands (D40)"]
        if not 0 <= state.number(pieces.FLOOR) <= totals[side]:
            return ["a fight's totals do not fit (D41)"]
    if kinds[-1] == pieces.PARRY:
        rival, at = int(state.number(pieces.RIVAL)), int(state.number(pieces.AT))
        if not 0 <= rival < state.seats or rival == state.active or not int(state.imps[rival]) >> at & 1:
            return ["a trident is about a square on which another player's imp stands (D50)"]
    return []

