"""The troll (S6, S7): it walks, pulls the rock behind it, or steps onto a rock and throws it."""

from avernus.core.events import Event
from avernus.core.native import i64, vec
from avernus.games.splut import events as happened
from avernus.games.splut.board import ARENA, WAYS, around, beside, mask, step_of
from avernus.games.splut.refusals import FINE, MUST_THROW, NO_ROCK, NO_ROCK_BEHIND, NOT_ADJACENT, PULL_OR_THROW, THROW_BLOCKED
from avernus.games.splut.rules.sorcerer import move_rock
from avernus.games.splut.rules.walking import judge_walk, walks_into
from avernus.games.splut.state import DWARFS, SORCERERS, TROLLS, SplutState
from avernus.games.splut.verbs import PULL, PULL_THROW, THROW, TROLL, WAY_BITS, WIDTH

# -- what is legal: generator and judge ask the same questions --------------------------------------


def can_pull(state: SplutState, came: i64, to: i64) -> bool:
    """S6: a rock lies directly behind the troll, seen from where it goes."""
    return state.rocks >> (came + came - to) & 1 != 0


def can_throw(state: SplutState, came: i64, to: i64, way: i64, pulling: bool) -> bool:
    """S7.1: the rock on `to` can leave that way; the cell that the troll leaves counts as empty, unless a rock is pulled onto it (S6)."""
    target = to + step_of(way)
    return (target == came and not pulling) or (ARENA & ~(state.rocks | state.trolls)) >> target & 1 != 0


def troll_into(state: SplutState, came: i64, free: i64, out: vec[i64], n: i64) -> i64:
    """The troll's walks, pulls and throws. A step with and without a pull are two actions (S5.3)."""
    n = walks_into(TROLL << WIDTH, came, free, out, n)
    if state.rocks & around(came) == 0:
        return n
    way: i64 = 0
    while way < WAYS:
        to = came + step_of(way)
        if free >> to & 1 and can_pull(state, came, to):
            out[n] = PULL << WIDTH | to
            n += 1
        way += 1
    way = 0
    while way < WAYS:
        to = came + step_of(way)
        if state.rocks >> to & 1:
            n = throws_into(state, came, to, False, out, n)
        way += 1
    way = 0
    while state.pull_and_throw and way < WAYS:
        to = came + step_of(way)
        if state.rocks >> to & 1 and can_pull(state, came, to):
            n = throws_into(state, came, to, True, out, n)
        way += 1
    return n


def throws_into(state: SplutState, came: i64, to: i64, pulling: bool, out: vec[i64], n: i64) -> i64:
    """S7.1: the rock on `to`, in each direction that is free for it."""
    base = THROW << WIDTH | to << WAY_BITS
    if pulling:
        base = PULL_THROW << WIDTH | to << WAY_BITS
    way: i64 = 0
    while way < WAYS:
        if can_throw(state, came, to, way, pulling):
            out[n] = base | way
            n += 1
        way += 1
    return n


def judge_troll(state: SplutState, came: i64, to: i64, pulling: bool) -> i64:
    """S5, S6: a walk, perhaps with a pull; onto a rock only to throw it (S7.1)."""
    if beside(came, to) and state.rocks >> to & 1:
        return MUST_THROW
    reason = judge_walk(state, came, to)
    if reason == FINE and pulling and not can_pull(state, came, to):
        return NO_ROCK_BEHIND
    return reason


def judge_throw(state: SplutState, came: i64, to: i64, way: i64, pulling: bool) -> i64:
    """S7.1; with a pull in the same step only by option (S6)."""
    if pulling and not state.pull_and_throw:
        return PULL_OR_THROW
    if not beside(came, to):
        return NOT_ADJACENT
    if not state.rocks >> to & 1:
        return NO_ROCK
    if pulling and not can_pull(state, came, to):
        return NO_ROCK_BEHIND
    return FINE if can_throw(state, came, to, way, pulling) else THROW_BLOCKED


# -- what it does -----------------------------------------------------------------------------------


def walk_troll(state: SplutState, seat: i64, to: i64, pulling: bool, events: list[Event] | None) -> None:
    """S5.2, S6: the pulled rock comes to the cell that the troll has left."""
    came = state.at[TROLLS + seat]
    both = mask(came) | mask(to)
    state.trolls ^= both
    state.occupied ^= both
    state.at[TROLLS + seat] = to
    if events is not None:
        events.append(happened.walked(seat, "T", came, to))
    if pulling:
        pull(state, seat, came, to, events)


def pull(state: SplutState, seat: i64, came: i64, to: i64, events: list[Event] | None) -> None:
    """S6: the rock directly behind the troll comes to the cell that it has left."""
    rock = came + came - to
    move_rock(state, rock, came)
    if events is not None:
        events.append(happened.pulled(seat, rock, came))


def throw(state: SplutState, seat: i64, to: i64, way: i64, pulling: bool, events: list[Event] | None) -> None:
    """S7.2, S7.3: the troll comes to stand where the rock lay, and the rock flies until something stops it. The turn is over (S7.4)."""
    came = state.at[TROLLS + seat]
    state.trolls ^= mask(came) | mask(to)
    state.at[TROLLS + seat] = to
    state.occupied &= ~mask(came)
    if pulling:
        pull(state, seat, came, to, events)
    stop = flight_end(state, to, step_of(way))
    move_rock(state, to, stop)
    state.occupied |= mask(to)
    if events is not None:
        events.append(happened.thrown(seat, came, to, way, stop))
    if state.dwarfs >> stop & 1:
        crush(state, seat, stop, events)
    elif state.sorcerers >> stop & 1:
        eliminate(state, seat, stop, events)


def flight_end(state: SplutState, cell: i64, step: i64) -> i64:
    """S7.2: over empty cells and dwarfs, up to the edge, a troll or a rock; onto the first sorcerer."""
    hard = state.rocks | state.trolls
    while True:
        ahead = cell + step
        if not ARENA >> ahead & 1 or hard >> ahead & 1:
            return cell
        cell = ahead
        if state.sorcerers >> cell & 1:
            return cell


def crush(state: SplutState, seat: i64, cell: i64, events: list[Event] | None) -> None:
    """S7.3: the rock has stopped on a dwarf, anybody's; its team plays on."""
    victim: i64 = 0
    while state.at[DWARFS + victim] != cell:
        victim += 1
    state.at[DWARFS + victim] = 0
    state.dwarfs ^= mask(cell)
    if events is not None:
        events.append(happened.crushed(seat, victim, cell))


def eliminate(state: SplutState, seat: i64, cell: i64, events: list[Event] | None) -> None:
    """S11.1: the rock has stopped on a sorcerer, anybody's; its whole team leaves the board, the rock stays."""
    victim: i64 = 0
    while state.at[SORCERERS + victim] != cell:
        victim += 1
    most: i64 = 0
    other: i64 = 0
    while other < state.seats:
        most = max(most, state.fallen[other])
        other += 1
    state.fallen[victim] = most + 1
    state.at[SORCERERS + victim] = 0
    state.at[DWARFS + victim] = 0
    state.at[TROLLS + victim] = 0
    state.settle_masks()
    if events is not None:
        events.append(happened.splut(seat, victim, cell))
