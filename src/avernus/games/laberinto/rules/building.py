"""Building (L20): one triangle after the other, until all pass in succession. Where they may lie is in `grounds.py`."""

from avernus.core.events import Event
from avernus.core.native import i64
from avernus.core.seats import CHANCE
from avernus.games.laberinto import events as happened
from avernus.games.laberinto import steps
from avernus.games.laberinto.rules.grounds import find_ground
from avernus.games.laberinto.rules.hidden import learn
from avernus.games.laberinto.rules.paths import lay
from avernus.games.laberinto.rules.turns import begin_turn, right_of, roll
from avernus.games.laberinto.state import NOWHERE, RESERVE, LaberintoState


def may_place(state: LaberintoState) -> bool:
    """L20, L30 i: is the open question one that a placement may answer?"""
    return state.step == steps.BUILDING or (
        state.left > 0 and (state.step == steps.LATE or (state.step == steps.TURN and not state.dice)))


def place(state: LaberintoState, seat: i64, cell: i64, tile: i64, common: i64, events: list[Event] | None) -> None:
    """L20, L30 i: a triangle from the hand or from the reserve."""
    if state.hidden:
        learn(state, seat, find_ground(state, seat))
    joined = state.joined
    state.withdraw(RESERVE if common else seat, tile)
    lay(state, cell, tile)
    if events is not None:
        events.append(happened.placed(seat, cell, tile, common))
        if state.joined and not joined:
            events.append(happened.joined())
    if state.step == steps.BUILDING:
        state.passed = 0
        next_builder(state, events)
        return
    state.left -= 1
    if state.step == steps.LATE and (state.left == 0 or state.size[seat] + state.size[RESERVE] == 0):
        roll(state)


def pass_building(state: LaberintoState, seat: i64, events: list[Event] | None) -> None:
    """L20: a pass does not bind later rounds."""
    if state.hidden:
        learn(state, seat, NOWHERE)
    state.passed += 1
    if events is not None:
        events.append(happened.passed(seat, "L20"))
    next_builder(state, events)


def is_built(state: LaberintoState) -> bool:
    """L20: all have passed in succession, or the rounds of the option `build` are over."""
    return state.passed >= state.seats or (state.build > 0 and state.built >= state.build * state.seats)


def next_builder(state: LaberintoState, events: list[Event] | None) -> None:
    """L16, L20: the next seat to the right. Who has nothing to lay, as everybody sees, has passed."""
    state.active = right_of(state, state.active)
    state.built += 1
    while not is_built(state) and state.size[state.active] + state.size[RESERVE] == 0:
        state.passed += 1
        state.active = right_of(state, state.active)
        state.built += 1
    state.actor = state.active
    if not is_built(state):
        return
    if state.second_lot:  # L18
        state.step = steps.DRAWING_LOTS
        state.actor = CHANCE
    else:
        state.active = state.first
        begin_turn(state)
    if events is not None:
        events.append(happened.building_done() if state.second_lot else happened.building_over(state.active))


def begin_moving(state: LaberintoState, first: i64, events: list[Event] | None) -> None:
    """L18: the lot for the first movement has fallen on a seat."""
    state.first = first
    state.active = first
    begin_turn(state)
    if events is not None:
        events.append(happened.moves_first(first))
