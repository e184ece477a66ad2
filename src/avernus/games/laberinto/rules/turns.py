"""Turns (L16, L30, L43, L52): who is next and what is asked first; who retires."""

from avernus.core.events import Event
from avernus.core.native import i64
from avernus.core.seats import CHANCE, NOBODY
from avernus.games.laberinto import events as happened
from avernus.games.laberinto import steps
from avernus.games.laberinto.board import bit
from avernus.games.laberinto.rules.end import end_now, must_retire, result_of
from avernus.games.laberinto.state import GONE, RESERVE, RUNNING, LaberintoState
from avernus.games.laberinto.verbs import PYRAMID


def right_of(state: LaberintoState, seat: i64) -> i64:
    """L16: the next lower colour, cyclic."""
    return seat - 1 if seat > 0 else state.seats - 1


def begin_turn(state: LaberintoState) -> None:
    """L30: the active seat's turn."""
    state.left = state.late_build
    state.pips = 0
    state.step = steps.TURN
    state.actor = state.active
    if state.dice:
        if state.left > 0 and state.size[state.active] + state.size[RESERVE] > 0:
            state.step = steps.LATE
        else:
            state.step = steps.ROLLING
            state.actor = CHANCE


def roll(state: LaberintoState) -> None:
    """L30 ii: the die is next."""
    state.step = steps.ROLLING
    state.actor = CHANCE


def rolled(state: LaberintoState, pips: i64, events: list[Event] | None) -> None:
    """L43: the die has fallen."""
    state.pips = pips
    state.step = steps.TURN
    state.actor = state.active
    if events is not None:
        events.append(happened.rolled(state.active, pips))


def pass_turn(state: LaberintoState, seat: i64, events: list[Event] | None) -> None:
    """L30 iii: no movement."""
    if events is not None:
        events.append(happened.passed(seat, "L30"))
    end_turn(state, False, False, events)


def end_turn(state: LaberintoState, progress: bool, moved: bool, events: list[Event] | None) -> None:
    """L50, L52: count the turn, retire who must, and go on with the next seat unless the game is over."""
    placed = state.left < state.late_build
    state.idle += 1
    state.passes += 1
    if progress or placed:
        state.idle = 0
    if moved or placed:
        state.passes = 0
    state.turns += 1
    seat: i64 = 0
    while seat < state.seats:
        if not state.retired >> seat & 1 and must_retire(state, seat):
            state.retired |= bit(seat)
            clear_pyramids(state, seat)
            if events is not None:
                events.append(happened.retired(seat))
        seat += 1
    state.ending = end_now(state)
    if state.ending != RUNNING:
        state.step = steps.OVER
        state.actor = NOBODY
        if events is not None:
            result = result_of(state)
            assert result is not None
            events.append(happened.ended(result))
        return
    state.active = right_of(state, state.active)
    while state.retired >> state.active & 1:
        state.active = right_of(state, state.active)
    begin_turn(state)


def clear_pyramids(state: LaberintoState, seat: i64) -> None:
    """L52: the lone pyramids of a player who retires leave the board."""
    i: i64 = 0
    while i < state.sets[seat]:
        colour = state.team[seat * 2 + i]
        while state.posted[colour] > 0:
            state.lift_off(state.posts[colour * 8], PYRAMID)
            state.count[GONE + colour] += 1
        i += 1
