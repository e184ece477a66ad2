"""Turns and the end (S3.4, S4, S11): who is next, with how many steps, and who has won."""

from typing import Final

from avernus.core.events import Event
from avernus.core.native import i64, vec
from avernus.core.result import Result
from avernus.core.seats import NOBODY
from avernus.games.splut import events as happened
from avernus.games.splut.state import LAST_SORCERER, LEV_NONE, REPETITION, RUNNING, SORCERERS, TURN_CAP, SplutState

ENDINGS: Final[dict[int, tuple[str, str]]] = {
    LAST_SORCERER: ("last-sorcerer", "S11.2"),
    TURN_CAP: ("turn-cap", "S11.4"),
    REPETITION: ("repetition", "S11.4"),
}
"""What the endings are called, and the clause of each."""
STEPS: Final = vec[i64]([2, 3])
"""Steps in the second turn of a game and in every later one (S3.4, S4.1); the first has one."""
STANDING: Final = 99
"""Ranks a sorcerer that has not fallen above all that have."""


def end_turn(state: SplutState, events: list[Event] | None) -> None:
    """S4.2, S11.2-S11.4: the game is over, or the next living seat begins its turn."""
    if state.sorcerers & (state.sorcerers - 1) == 0:
        finish(state, LAST_SORCERER, events)
        return
    if state.turn >= state.turn_cap:
        finish(state, TURN_CAP, events)
        return
    begin_turn(state)
    if state.repetition and count_position(state) >= 3:
        finish(state, REPETITION, events)
        return
    if events is not None:
        events.append(happened.turn_began(state.active, state.turn, state.steps))


def begin_turn(state: SplutState) -> None:
    """S3.4, S4.1, S9.1, S11.3: clockwise from the seat that has acted; the rocks that it has moved are locked."""
    following = state.active
    while True:
        following += 1
        if following == state.seats:
            following = 0
        if state.at[SORCERERS + following] != 0:
            break
    state.active = following
    state.turn += 1
    state.steps = STEPS[0] if state.turn == 2 else STEPS[1]
    state.locked = state.moved
    state.moved = 0
    state.lev = LEV_NONE


def finish(state: SplutState, ending: i64, events: list[Event] | None) -> None:
    """The game is over."""
    state.ending = ending
    state.active = NOBODY
    state.steps = 0
    state.locked = 0
    state.moved = 0
    state.lev = LEV_NONE
    if events is not None:
        result = result_of(state)
        assert result is not None
        events.append(happened.ended(result, state.turn))


def count_position(state: SplutState) -> int:
    """Option `repetition` (S11.4): how often a turn has now begun in this position; the third time is a draw."""
    seen = state.seen
    if seen is None:
        seen = {}
        state.seen = seen
    key = state.key()
    seen[key] = seen.get(key, 0) + 1
    return seen[key]


def result_of(state: SplutState) -> Result | None:
    """S11.2, S11.4: the last sorcerer first, or all that stand in a draw; then the others, the last to fall best."""
    if state.ending == RUNNING:
        return None
    seats = range(int(state.seats))
    fallen = [int(state.fallen[seat]) if state.at[SORCERERS + seat] == 0 else STANDING for seat in seats]
    reason, clause = ENDINGS[int(state.ending)]
    return Result(tuple(1 + sum([other > fallen[seat] for other in fallen]) for seat in seats), reason, clause)
