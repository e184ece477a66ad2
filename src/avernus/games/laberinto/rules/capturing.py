"""Who may stand where (L31), and what becomes of a figure that is taken (L39, L45)."""

from avernus.core.events import Event
from avernus.core.native import i64
from avernus.games.laberinto import events as happened
from avernus.games.laberinto.board import bit
from avernus.games.laberinto.state import ELIMINATED, PRISONERS, PYRAMIDS, LaberintoState
from avernus.games.laberinto.verbs import PRISM, PYRAMID, rider_of


def room(state: LaberintoState, colour: i64, cell: i64) -> bool:
    """L31: a triangle, no foreign figure, and at most one of its own."""
    there = state.stands[cell]
    return state.is_laid(cell) and (there == 0 or (there >> 8 == colour and there >> 4 & 15 == 0))


def prey(state: LaberintoState, seat: i64, cell: i64) -> bool:
    """L31: exactly one figure, of another player (L80, L81: never of one's other colour or of an ally)."""
    there = state.stands[cell]
    return there != 0 and there >> 4 & 15 == 0 and not state.friends(seat, there >> 8)


def passable(state: LaberintoState, colour: i64, cell: i64) -> bool:
    """L34: a triangle without a foreign figure on it."""
    there = state.stands[cell]
    return state.is_laid(cell) and (there == 0 or there >> 8 == colour)


def capture(state: LaberintoState, seat: i64, cell: i64, events: list[Event] | None) -> i64:
    """L39: a prism is eliminated; a pyramid, alone or riding, is taken prisoner, and so are the prism's captives (L45). What was taken."""
    there = state.stands[cell]
    colour = there >> 8
    figure = there & 15
    owner = state.seat_of[colour]
    held = state.lift_off(cell, figure)
    taken: i64 = 0
    if figure != PYRAMID:
        state.count[ELIMINATED + colour] += 1
        if events is not None:
            events.append(happened.eliminated(seat, owner, colour, cell))
    if figure != PRISM:
        taken += imprison(state, seat, owner, colour if figure == PYRAMID else rider_of(colour, figure), cell, events)
    captive: i64 = 0
    while captive < 6:
        n = held >> captive * 2 & 3
        while n > 0:
            state.count[PRISONERS + owner * 6 + captive] -= 1
            taken += imprison(state, seat, owner, captive, cell, events)
            n -= 1
        captive += 1
    return taken


def imprison(state: LaberintoState, seat: i64, owner: i64, pyramid: i64, cell: i64, events: list[Event] | None) -> i64:
    """L39: a pyramid becomes a prisoner or, if it is the captor's own or an ally's, goes back to its reserve. What is held now (L45)."""
    own = state.friends(seat, pyramid)
    if events is not None:
        events.append(happened.freed(seat, owner, pyramid, cell) if own else happened.captured(seat, owner, pyramid, cell))
    if own:
        state.count[PYRAMIDS + pyramid] += 1
        return 0
    state.count[PRISONERS + seat * 6 + pyramid] += 1
    return bit(pyramid * 2) if state.bound_captives else i64(0)
