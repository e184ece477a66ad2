"""Who may stand where (L31), and what becomes of a figure that is taken (L39)."""

from avernus.core.events import Event
from avernus.core.native import i64
from avernus.games.laberinto import events as happened
from avernus.games.laberinto.state import ELIMINATED, PRISONERS, PYRAMIDS, LaberintoState
from avernus.games.laberinto.verbs import PRISM, PYRAMID, rider_of


def room(state: LaberintoState, colour: i64, cell: i64) -> bool:
    """L31: a triangle, no foreign figure, and at most one of its own."""
    there = state.stands[cell]
    return state.is_laid(cell) and (there == 0 or (there >> 8 == colour and there >> 4 & 15 == 0))


def prey(state: LaberintoState, seat: i64, cell: i64) -> bool:
    """L31: exactly one figure, of another player (L80: never of one's other team)."""
    there = state.stands[cell]
    return there != 0 and there >> 4 & 15 == 0 and state.seat_of[there >> 8] != seat


def passable(state: LaberintoState, colour: i64, cell: i64) -> bool:
    """L34: a triangle without a foreign figure on it."""
    there = state.stands[cell]
    return state.is_laid(cell) and (there == 0 or there >> 8 == colour)


def capture(state: LaberintoState, seat: i64, cell: i64, events: list[Event] | None) -> None:
    """L39: a prism is eliminated; a pyramid, alone or riding, is taken prisoner or, if it is the captor's own, set free."""
    there = state.stands[cell]
    colour = there >> 8
    figure = there & 15
    owner = state.seat_of[colour]
    state.lift_off(cell, figure)
    if figure != PYRAMID:
        state.count[ELIMINATED + colour] += 1
        if events is not None:
            events.append(happened.eliminated(seat, owner, colour, cell))
    if figure != PRISM:
        taken = colour
        if figure != PYRAMID:
            taken = rider_of(colour, figure)
        own = state.seat_of[taken] == seat
        if own:
            state.count[PYRAMIDS + taken] += 1
        else:
            state.count[PRISONERS + seat * 6 + taken] += 1
        if events is not None:
            events.append(happened.freed(seat, owner, taken, cell) if own else happened.captured(seat, owner, taken, cell))
