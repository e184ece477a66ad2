"""What never changes in the race: 42 tiles, 48 cards, 125 gems, four imps to each player, and an open question that makes sense."""

from operator import gt, mul

from avernus.games.inferno_race import steps
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
    SIX,
    STEPS,
    TILE_COUNTS,
    TRACK,
    places_in,
)
from avernus.games.inferno_race.state import CIRCLING, LAST_ROUND, MOST_SEATS, ON_THE_THRONE, ROWS, RUNNING, InfernoRaceState


def flaws(state: InfernoRaceState) -> list[str]:
    """What is impossible about a state; empty for every state that play can reach."""
    return _imps(state) + _tiles(state) + _cards(state) + _gems(state) + _memory(state) + _questions(state)


def in_motion(state: InfernoRaceState) -> int:
    """Is an imp of the active player on its way, and so in no place? D37, D49."""
    for base in range(0, int(state.depth) * steps.WIDE, steps.WIDE):
        kind = state.stack[base]
        if kind in (steps.ARRIVE, steps.FIGHT) or (kind == steps.STEP and state.stack[base + steps.WHY] == steps.THE_MOVER):
            return 1
    return 0


def _imps(state: InfernoRaceState) -> list[str]:
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


def _tiles(state: InfernoRaceState) -> list[str]:
    found = []
    seen, pool = list(state.tiles), list(state.pool)
    first, rest = seen[FIRST_SQUARE:FIRST_SQUARE + SIX], seen[FIRST_SQUARE + SIX:LAST_SQUARE + 1]
    for tile, count in enumerate(TILE_COUNTS, 1):
        if first.count(tile) + pool[tile - 1] != 1 or rest.count(tile) + pool[SIX + tile - 1] != count - 1:
            found.append("there are seven tiles of each type, one of each in the first six squares (D4, D10)")
    up = int(state.up)
    waiting = int(state.number(steps.AT)) if state.step() == steps.TILE else NOWHERE
    if min(pool) < 0 or up & ~TRACK or any(not seen[place] and place != waiting for place in places_in(up)):
        found.append("a tile that lies face up has been seen (D12)")
    return found


def rows_of(state: InfernoRaceState) -> list[list[int]]:
    """The counts of cards by row and kind."""
    cards = [int(count) for count in state.cards]
    return [cards[row * KIND_COUNT:(row + 1) * KIND_COUNT] for row in range(ROWS)]


def _cards(state: InfernoRaceState) -> list[str]:
    found = []
    rows = rows_of(state)
    if min(map(min, rows)) < 0 or tuple(map(sum, zip(*rows, strict=True))) != COPIES:
        found.append("there are 48 cards (D6)")
    for row, counts in enumerate(rows):
        sums = (sum(counts), sum(map(mul, counts, POWERS)), sum(1 << kind for kind, count in enumerate(counts) if count))
        if sums != (state.sizes[row], state.force[row], state.kinds[row]):
            found.append("a row of cards is not what its sums say (D6)")
        if row < MOST_SEATS and sums[0] > (HAND if row < state.seats else 0):
            found.append("a hand has at most six cards (D61)")
    return found


def _gems(state: InfernoRaceState) -> list[str]:
    gems = [int(gem) for gem in state.gems]
    if min([*gems, int(state.bag), int(state.out)]) < 0 or sum(gems) + int(state.bag) + int(state.out) != REDS:
        return ["there are 100 red gems (D5)"]
    if any(gems[int(state.seats):]) or (state.recycle and state.out):
        return ["gems are where none can be (D5)"]
    if state.step() == steps.GEMS and not 0 <= state.number(steps.BLUE) <= BLUES:
        return ["there are 25 blue gems (D5)"]
    return []


def _memory(state: InfernoRaceState) -> list[str]:
    if not state.reshuffle and state.shuffles != 0:
        return ["this table does not reshuffle (D60)"]
    if state.shuffles == 0:
        return ["a reshuffle is remembered that never was (D60)"] if any([*state.held, *state.carried, *state.old]) else []
    rows = rows_of(state)
    seats = range(int(state.seats))
    found = []
    for seat in seats:
        part = slice(seat * KIND_COUNT, (seat + 1) * KIND_COUNT)
        held, carried = list(state.held)[part], list(state.carried)[part]
        hands = [sum(column) for column in zip(*(rows[other] for other in seats if other != seat), strict=True)]
        if min(held) < 0 or any(map(gt, held, hands)) or min(carried) < 0 or any(map(gt, carried, rows[seat])):
            found.append("what a seat is sure of is not so (D60)")
        old = list(state.old)[seat * MOST_SEATS:(seat + 1) * MOST_SEATS]
        if sum(old) < sum(held) or old[seat] or min(old) < 0 or any(old[other] > state.sizes[other] for other in range(MOST_SEATS)):
            found.append("a seat expects more old cards than there are (D60)")
    return found


def _questions(state: InfernoRaceState) -> list[str]:
    kinds = [int(state.stack[i * steps.WIDE]) for i in range(int(state.depth))]
    if not 0 <= state.active < state.seats or state.turn < 1 or (state.turn - 1 - state.active) % state.seats:
        return ["the turn is not the active player's (D15)"]
    if state.arrival > state.turn:
        return ["an imp came to the throne in a turn that was played (D72)"]
    if state.ending != RUNNING:
        good = state.ending in (ON_THE_THRONE, LAST_ROUND, CIRCLING) and not kinds
        won = any(state.home[seat] >= state.target for seat in range(int(state.seats)))
        return [] if good and won == (state.ending == ON_THE_THRONE) else ["a finished game has no question (D70)"]
    if not kinds:
        return ["no question is open (D20)"]
    return _stack(state, kinds)


def _stack(state: InfernoRaceState, kinds: list[int]) -> list[str]:
    """Does each question stand on one that it can follow, and do its numbers make sense?"""
    wrong = ["the open questions do not follow from one another (D20)"]
    window: tuple[int, ...] = (steps.MAIN, steps.MOVE, steps.FREE)
    if state.any_time:
        window += (steps.FIGHT, steps.STEP, steps.ROOM)
    follows: dict[int, tuple[int, ...]] = {
        steps.MAIN: (0,), steps.ROLL: (0,), steps.MOVE: (0,), steps.FREE: (0,),
        steps.ARRIVE: (steps.FREE,), steps.FIGHT: (steps.FREE,), steps.STEP: (steps.FREE,), steps.PARRY: (steps.FREE,),
        steps.DEAL: (0, steps.MAIN, steps.DEAL, steps.FREE), steps.ROOM: (steps.FREE, steps.DEAL), steps.GEMS: window,
        steps.TILE: (*window, steps.DEAL, steps.ARRIVE),
    }
    for beneath, kind in zip([0, *kinds], kinds, strict=False):
        if beneath not in follows.get(kind, ()):
            return wrong
    if kinds[-1] == steps.ARRIVE:
        return wrong
    if kinds[-1] == steps.FIGHT:
        rival, at = int(state.number(steps.RIVAL)), int(state.number(steps.AT))
        totals = [int(state.number(steps.TOTALS)), int(state.number(steps.TOTALS + 1))]
        side = int(state.number(steps.SIDE))
        if side not in (0, 1) or not 0 <= rival < state.seats or rival == state.active or not int(state.imps[rival]) >> at & 1:
            return ["a fight is about a square on which another player's imp stands (D40)"]
        if not 0 <= state.number(steps.FLOOR) <= totals[side]:
            return ["a fight's totals do not fit (D41)"]
    if kinds[-1] == steps.PARRY:
        rival, at = int(state.number(steps.RIVAL)), int(state.number(steps.AT))
        if not 0 <= rival < state.seats or rival == state.active or not int(state.imps[rival]) >> at & 1:
            return ["a trident is about a square on which another player's imp stands (D50)"]
    return []

