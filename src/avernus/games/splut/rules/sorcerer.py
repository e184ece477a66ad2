"""The sorcerer (S9): it walks, and may take a rock along through the air."""

from avernus.core.events import Event
from avernus.core.native import i64, vec
from avernus.games.splut import events as happened
from avernus.games.splut.board import ARENA, WAYS, beside, mask, step_of
from avernus.games.splut.refusals import (
    AHEAD_OFF,
    BEHIND_OFF,
    ENDED,
    FINE,
    LOCKED,
    NOT_A_ROCK,
    NOT_ADJACENT,
    OCCUPIED,
    OTHER_ROCK,
    ROCK_BLOCKED,
)
from avernus.games.splut.rules.walking import walks_into
from avernus.games.splut.state import LEV_ENDED, LEV_NONE, PIECES, ROCKS, SORCERERS, SplutState
from avernus.games.splut.verbs import CELL_BITS, LEVITATE, SORCERER, WIDTH

# -- what is legal: generator and judge ask the same questions --------------------------------------


def may_levitate(state: SplutState) -> i64:
    """S9.2, S9.5, S9.6: the rocks that may be taken along in this turn, wherever they are (S9.7)."""
    if state.lev == LEV_NONE:
        return state.rocks & ~state.locked
    return mask(state.lev) if state.lev != LEV_ENDED else i64(0)


def can_fly(state: SplutState, came: i64, step: i64, free: i64) -> i64:
    """S9.3: the rocks for which, with sorcerer and rock lifted off, both targets exist and are empty; `free` are the empty cells."""
    to = came + step
    if free >> to & 1:
        if state.levitate_behind:
            free |= mask(came)
        return state.rocks & (free >> step if step > 0 else free << -step)
    if state.levitate_ahead and state.rocks >> to & 1 and free >> (to + step) & 1:
        return mask(to)
    return 0


def sorcerer_into(state: SplutState, came: i64, free: i64, out: vec[i64], n: i64) -> i64:
    """The sorcerer's walks, and its steps that take a rock along: different actions (S5.3)."""
    n = walks_into(SORCERER << WIDTH, came, free, out, n)
    allowed = may_levitate(state)
    if allowed == 0:
        return n
    way: i64 = 0
    while way < WAYS:
        step = step_of(way)
        rocks = allowed & can_fly(state, came, step, free)
        if rocks != 0:
            base = LEVITATE << WIDTH | came + step << CELL_BITS
            i: i64 = ROCKS
            while i < PIECES:
                rock = state.at[i]
                if rocks >> rock & 1:
                    out[n] = base | rock
                    n += 1
                i += 1
        way += 1
    return n


def judge_levitation(state: SplutState, came: i64, to: i64, rock: i64) -> i64:
    """S9: a step of the sorcerer that takes a rock along."""
    if not beside(came, to):
        return NOT_ADJACENT
    if not state.rocks >> rock & 1:
        return NOT_A_ROCK
    if not may_levitate(state) >> rock & 1:
        return LOCKED if state.lev == LEV_NONE else ENDED if state.lev == LEV_ENDED else OTHER_ROCK
    if can_fly(state, came, to - came, ARENA & ~state.occupied) >> rock & 1:
        return FINE
    if rock == to:
        return ROCK_BLOCKED if state.levitate_ahead else AHEAD_OFF
    if state.occupied >> to & 1:
        return OCCUPIED
    return BEHIND_OFF if rock + to - came == came else ROCK_BLOCKED


# -- what it does -----------------------------------------------------------------------------------


def walk_sorcerer(state: SplutState, seat: i64, to: i64, events: list[Event] | None) -> None:
    """S5.2."""
    came = state.at[SORCERERS + seat]
    both = mask(came) | mask(to)
    state.sorcerers ^= both
    state.occupied ^= both
    state.at[SORCERERS + seat] = to
    if events is not None:
        events.append(happened.walked(seat, "S", came, to))


def levitate(state: SplutState, seat: i64, to: i64, rock: i64, events: list[Event] | None) -> None:
    """S9.3, S9.4."""
    came = state.at[SORCERERS + seat]
    target = rock + to - came
    move_rock(state, rock, target)
    state.sorcerers ^= mask(came) | mask(to)
    state.at[SORCERERS + seat] = to
    state.occupied = state.sorcerers | state.dwarfs | state.trolls | state.rocks
    state.lev = target
    if events is not None:
        events.append(happened.levitated(seat, came, to, rock, target))


def interrupt_levitation(state: SplutState) -> None:
    """S9.5: any other action ends it for this turn, once it has begun."""
    if state.lev != LEV_NONE:
        state.lev = LEV_ENDED


def move_rock(state: SplutState, came: i64, to: i64) -> None:
    """S9.1, S9.6: a rock that goes anywhere in any way has moved, and if it was locked it stays so."""
    gone = ~mask(came)
    come = mask(to)
    state.rocks = state.rocks & gone | come
    state.occupied = state.occupied & gone | come
    state.moved = state.moved & gone | come
    if state.locked >> came & 1:
        state.locked = state.locked & gone | come
    i: i64 = ROCKS
    while state.at[i] != came:
        i += 1
    while i > ROCKS and state.at[i - 1] > to:
        state.at[i] = state.at[i - 1]
        i -= 1
    while i < PIECES - 1 and state.at[i + 1] < to:
        state.at[i] = state.at[i + 1]
        i += 1
    state.at[i] = to
