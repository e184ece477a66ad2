"""A turn (D15, D20-D27): A, B or C, what may be done before and after it, and how the turn passes."""

from avernus.core.native import i64, vec
from avernus.core.seats import CHANCE, NOBODY
from avernus.games.inferno_race.board import (
    FIRST_ANGEL,
    FIRST_BANANA,
    FIRST_COFFIN,
    FIRST_SQUARE,
    FIRST_STEP,
    FIRST_TREASURE,
    FIRST_TRIDENT,
    HAND,
    LAST_SQUARE,
    NOWHERE,
    SACRILEGE,
    TRACK,
    VALUE,
)
from avernus.games.inferno_race.events import ANGEL_PLAYED, DIE_PLAYED, FLIPPED, RESTED, REVIVED, TREASURE_PLAYED, TURN, tell
from avernus.games.inferno_race.rules.draws import bag_has_any, buyable, can_deal, draw_card, draw_gems, end_draw, let_go, spend, take_red
from avernus.games.inferno_race.rules.end import circling_over, rounds_over
from avernus.games.inferno_race.rules.fights import can_concede, payer
from avernus.games.inferno_race.rules.listing import kinds_into, steps_into
from avernus.games.inferno_race.rules.moving import arrive, lowest
from avernus.games.inferno_race.rules.tiles import can_rise, raise_imp, step_on, turn_over
from avernus.games.inferno_race.rules.tridents import fall, prey, tridents_into
from avernus.games.inferno_race.state import RUNNING, InfernoRaceState
from avernus.games.inferno_race.steps import (
    ACTS,
    ARRIVE,
    AT,
    COUNT,
    DEAD_IMP,
    DEAL,
    FIGHT,
    FREE,
    GEMS,
    MAIN,
    MOVE,
    MUST,
    PARRY,
    RIVAL,
    ROLL,
    ROOM,
    STEP,
    TILE,
    WHY,
)
from avernus.games.inferno_race.verbs import ANGEL_CARD, BUY, DIE, FLIP, LOOT, REST, REVIVE, ROLL_IT, STEP_BITS, STEP_OF, WIDTH


def mover_of(state: InfernoRaceState) -> i64:
    """Who answers the open question."""
    kind = state.step()
    if kind == FIGHT:
        return payer(state)
    if kind == PARRY:
        return state.number(RIVAL)
    if kind == ROLL or kind == DEAL or kind == GEMS or kind == TILE:
        return CHANCE
    return state.active if kind != 0 else i64(NOBODY)


# -- D20-D24 A, B or C --------------------------------------------------------------------------


def can_set_out(state: InfernoRaceState, seat: i64) -> bool:
    """D23: an imp on a step or on the track."""
    return state.imps[seat] != 0


def main_into(state: InfernoRaceState, seat: i64, out: vec[i64]) -> i64:
    """D20: A, B or C."""
    out[0] = REST << WIDTH
    n: i64 = 1
    if can_rise(state, seat):
        n = steps_into(state, REVIVE << WIDTH, seat, out, n)
    if can_set_out(state, seat):
        out[n] = ROLL_IT << WIDTH
        n = kinds_into(state, DIE << WIDTH, seat, 0, FIRST_BANANA, out, n + 1)
    return n


def begin_turn(state: InfernoRaceState, seat: i64, verb: i64, rest: i64) -> None:
    """D21-D24: what the player does in this turn."""
    if verb == ROLL_IT:
        state.swap(ROLL)
    elif verb == DIE:
        let_go(state, seat, rest)
        tell(state.told, DIE_PLAYED, seat, rest)
        state.swap(MOVE, VALUE[rest], 0)
    elif verb == REST:
        tell(state.told, RESTED, seat)
        state.swap(FREE, NOWHERE)
        take_red(state, seat)
        draw_card(state)
    else:
        state.swap(FREE, NOWHERE)
        raise_imp(state, seat, FIRST_STEP - rest)
        tell(state.told, REVIVED, seat, FIRST_STEP - rest)
        take_red(state, seat)


# -- D26, D27 what may be done besides ------------------------------------------------------------


def can_loot(state: InfernoRaceState, seat: i64) -> bool:
    """D26: an imp on the track."""
    return state.imps[seat] & TRACK != 0


def flippable(state: InfernoRaceState, seat: i64) -> i64:
    """D26: the squares whose tile the seat can pay to turn, as a mask."""
    return TRACK & ~state.crowd() if state.gems[seat] >= SACRILEGE else i64(0)


def is_open(state: InfernoRaceState, seat: i64) -> bool:
    """D26: may the active player play such a card or commit sacrilege now? Before and after A, B or C, and between roll and move; if
    the table so agreed at any other time of the turn too, as long as nothing was added in this go of a fight, but not after a purchase.
    """
    kind = state.step()
    if seat != state.active:
        return False
    if kind == MAIN or kind == MOVE or kind == FREE:
        return True
    if not state.any_time:
        return False
    return can_concede(state) if kind == FIGHT else kind == STEP or (kind == ROOM and state.number(MUST) == 0)


def window_into(state: InfernoRaceState, seat: i64, out: vec[i64], n: i64) -> i64:
    """D26: angel cards, treasure cards, sacrilege, where `is_open` allows them: before, between and after A, B or C it always does."""
    kinds = state.kinds[seat]
    if kinds >> FIRST_ANGEL & 31 != 0 and can_rise(state, seat):
        kind: i64 = FIRST_ANGEL
        while kind < FIRST_TRIDENT:
            if kinds >> kind & 1:
                n = steps_into(state, ANGEL_CARD << WIDTH | kind << STEP_BITS, seat, out, n)
            kind += 1
    if kinds >> FIRST_TREASURE & 31 != 0 and can_loot(state, seat):
        n = kinds_into(state, LOOT << WIDTH, seat, FIRST_TREASURE, FIRST_COFFIN, out, n)
    if state.gems[seat] >= SACRILEGE:
        squares = flippable(state, seat)
        place: i64 = FIRST_SQUARE
        while place <= LAST_SQUARE:
            if squares >> place & 1:
                out[n] = FLIP << WIDTH | place - FIRST_SQUARE
                n += 1
            place += 1
    return n


def play_window(state: InfernoRaceState, seat: i64, verb: i64, rest: i64) -> None:
    """D26: an angel card, a treasure card, or sacrilege."""
    if verb == FLIP:
        spend(state, seat, SACRILEGE)
        tell(state.told, FLIPPED, seat, rest + FIRST_SQUARE)
        turn_over(state, rest + FIRST_SQUARE)
    elif verb == ANGEL_CARD:
        card = rest >> STEP_BITS
        step = FIRST_STEP - (rest & STEP_OF)
        let_go(state, seat, card)
        raise_imp(state, seat, step)
        tell(state.told, ANGEL_PLAYED, seat, step, card)
    else:
        let_go(state, seat, rest)
        tell(state.told, TREASURE_PLAYED, seat, rest)
        draw_gems(state)


# -- D15, D25 how a turn ends -----------------------------------------------------------------------


def free_into(state: InfernoRaceState, seat: i64, out: vec[i64]) -> i64:
    """D25, D26: the window after the action, tridents, and the purchase that ends the turn."""
    n = tridents_into(state, seat, out, window_into(state, seat, out, 0))
    most = buyable(state)
    count: i64 = 0
    while count <= most:
        out[n] = BUY << WIDTH | count
        n += 1
        count += 1
    return n


def idle(state: InfernoRaceState) -> bool:
    """Does everybody know that the active player can only end the turn? What depends on a hidden hand does not count."""
    seat = state.active
    if state.gems[seat] >= SACRILEGE or buyable(state) > 0:
        return False
    if state.sizes[seat] == 0:
        return True
    return not can_rise(state, seat) and not can_loot(state, seat) and prey(state) == NOWHERE


def next_turn(state: InfernoRaceState) -> None:
    """D15: the next player clockwise; D71, D72: unless the game is over."""
    if rounds_over(state) or circling_over(state):
        return
    state.active += 1
    if state.active == state.seats:
        state.active = 0
    state.turn += 1
    state.push(MAIN)
    if state.told is not None:
        tell(state.told, TURN, state.active, state.turn)


def settle(state: InfernoRaceState) -> None:
    """Go on until a player or chance has something to decide, or the game is over."""
    while state.ending == RUNNING:
        if state.depth == 0:
            next_turn(state)
        kind = state.step()
        if kind == ARRIVE:
            place = state.number(AT)
            acts = state.number(ACTS)
            state.depth -= 1
            arrive(state, place, acts)
        elif kind == FREE:
            if not idle(state):
                return
            state.depth -= 1
        elif kind == DEAL:
            if state.number(COUNT) > 0 and can_deal(state):
                return
            state.depth -= 1
        elif kind == GEMS:
            if state.number(COUNT) > 0 and bag_has_any(state):
                return
            end_draw(state)
        elif kind == STEP:
            free = state.free_steps(state.active)
            if state.number(WHY) == DEAD_IMP and not can_rise(state, state.active):
                state.depth -= 1  # an angel card has raised the last one meanwhile (D26)
            elif free & (free - 1) != 0:
                return
            else:
                step_on(state, lowest(free))
        elif kind == ROOM:
            if state.number(MUST) != 0 or state.sizes[state.active] >= HAND:
                return
            state.swap(DEAL, state.active, state.number(COUNT))  # a card played meanwhile has made room (D26, D60)
        elif kind == PARRY:
            if state.sizes[state.number(RIVAL)] > 0:
                return
            fall(state)
        else:
            return
