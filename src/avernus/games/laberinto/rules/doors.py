"""Over the border (L32, L40-L42): figures enter by their own door, and leave by it or by a far one."""

from avernus.core.events import Event
from avernus.core.native import i64, vec
from avernus.games.laberinto import events as happened
from avernus.games.laberinto.board import NO_SIDE, bit
from avernus.games.laberinto.rules.capturing import capture, prey, room
from avernus.games.laberinto.rules.listing import write
from avernus.games.laberinto.state import CROSSINGS, GONE, PAIRS, PRISMS, PRISONERS, PYRAMIDS, LaberintoState
from avernus.games.laberinto.verbs import CELL_BITS, ENTER, PRISM, PYRAMID, WIDTH, back, laden, rider_of

# -- what is legal ------------------------------------------------------------------------------------


def is_exit(state: LaberintoState, colour: i64, cell: i64) -> bool:
    """L41: a door that is neither the colour's own nor next to it."""
    side = state.side[cell]
    if side == NO_SIDE:
        return False
    turn = side - colour
    if turn < 0:
        turn += 6
    return turn >= 2 and turn <= 4


def entries_into(state: LaberintoState, seat: i64, colour: i64, out: vec[i64], start: i64) -> None:
    """L32, L42: entering from the reserve, and coming back with a prisoner."""
    can_return = state.can_return(seat, colour)
    has_prism = state.count[PRISMS + colour] > 0
    has_pyramid = state.count[PYRAMIDS + colour] > 0
    if not (can_return or has_prism or has_pyramid):
        return
    r: i64 = 0
    while r < 16:
        row = state.doors[colour * 16 + r] & state.laid[r]
        place: i64 = 0
        while row != 0:
            if row & 1:
                cell = r << 5 | place
                free = room(state, colour, cell)
                if has_prism and (free or prey(state, seat, cell)):
                    write(state, ENTER << WIDTH | cell, out, start)
                if has_pyramid and free:
                    write(state, ENTER << WIDTH | 1 << CELL_BITS | cell, out, start)
                if can_return and free:
                    returns_into(state, seat, colour, cell, out, start)
            row >>= 1
            place += 1
        r += 1


def returns_into(state: LaberintoState, seat: i64, colour: i64, cell: i64, out: vec[i64], start: i64) -> None:
    """L42: each crossed pair with each prisoner, on one door cell."""
    pair: i64 = 0
    while pair < 6:
        prisoner: i64 = 0
        while prisoner < 6:
            if state.may_exchange(seat, colour, pair, prisoner):
                write(state, back(pair, prisoner, cell), out, start)
            prisoner += 1
        pair += 1


# -- what it does -------------------------------------------------------------------------------------


def enter(state: LaberintoState, seat: i64, kind: i64, to: i64, events: list[Event] | None) -> bool:
    """L32: from the reserve onto the own door; was it a capture?"""
    colour = state.side[to]
    if events is not None:
        events.append(happened.entered(seat, colour, kind, to))
    if kind == 1:
        state.count[PYRAMIDS + colour] -= 1
        state.put(colour, to, PYRAMID, 0)
        return False
    state.count[PRISMS + colour] -= 1
    taken = prey(state, seat, to)
    captives: i64 = 0
    if taken:
        captives = capture(state, seat, to, events)
    state.put(colour, to, PRISM, captives)
    return taken


def leave(state: LaberintoState, seat: i64, at: i64, events: list[Event] | None) -> None:
    """L40: a lone pyramid goes back to its reserve."""
    colour = state.stands[at] >> 8
    state.count[PYRAMIDS + colour] += 1
    state.lift_off(at, PYRAMID)
    if events is not None:
        events.append(happened.went_out(seat, colour, at))


def cross_over(state: LaberintoState, seat: i64, figure: i64, at: i64, events: list[Event] | None) -> None:
    """L41: one crossing; prism and rider are kept together."""
    colour = state.stands[at] >> 8
    place = colour * 6 + rider_of(colour, figure)
    state.bound_away[place] += state.lift_off(at, figure)
    state.count[CROSSINGS + seat] += 1
    state.count[PAIRS + place] += 1
    if events is not None:
        events.append(happened.crossed(seat, colour, figure, at, state.side[at]))


def come_back(state: LaberintoState, seat: i64, pair: i64, prisoner: i64, to: i64, events: list[Event] | None) -> None:
    """L42: a crossed prism exchanges its pyramid for a prisoner and comes in by its own door, with all that it still holds (L45)."""
    colour = state.side[to]
    state.count[PAIRS + colour * 6 + pair] -= 1
    state.count[PRISONERS + seat * 6 + prisoner] -= 1
    if pair == colour:
        state.count[PYRAMIDS + colour] += 1
    else:
        state.count[GONE + pair] += 1
    captives: i64 = 0
    if state.bound_captives:
        captives = state.bound_away[colour * 6 + pair] - bit(prisoner * 2)
        state.bound_away[colour * 6 + pair] = 0
    state.put(colour, to, laden(colour, prisoner), captives)
    if events is not None:
        events.append(happened.came_back(seat, colour, pair, prisoner, to))
