"""Fights (D40-D43): two players throw in cards and gems by turns until one of them concedes, and loses the imp."""

from avernus.core.bits import bit
from avernus.core.native import i64, vec
from avernus.games.inferno_race.board import KIND_COUNT, POWER
from avernus.games.inferno_race.events import CONCEDED, FIGHT_LOST, FIGHT_WON, GEM_PAID, PAID, STOOD, tell
from avernus.games.inferno_race.events import FIGHT as FIGHT_BEGUN
from avernus.games.inferno_race.rules.draws import let_go, spend
from avernus.games.inferno_race.rules.listing import kinds_into
from avernus.games.inferno_race.rules.tiles import stand_on
from avernus.games.inferno_race.state import InfernoRaceState
from avernus.games.inferno_race.steps import ACTS, AT, FIGHT, FLOOR, RIVAL, SIDE, TOTALS
from avernus.games.inferno_race.verbs import CONCEDE, GEM, PAY, STAND, WIDTH


def begin(state: InfernoRaceState, place: i64, acts: i64, rival: i64) -> None:
    """D40: an imp has come to a square where another player's imp stands; until the end it is in no place. The attacker begins."""
    state.push(FIGHT, place, acts, rival)
    tell(state.told, FIGHT_BEGUN, state.active, rival, place)


def payer(state: InfernoRaceState) -> i64:
    """D40, D42: whose go it is."""
    return state.active if state.number(SIDE) == 0 else state.number(RIVAL)


def total(state: InfernoRaceState) -> i64:
    """D41: what the player whose go it is has thrown in so far."""
    return state.number(TOTALS + state.number(SIDE))


def need(state: InfernoRaceState) -> i64:
    """D40, D42: the total that the player whose go it is must reach: 1 at first, then the rival's, and one more if both were equal."""
    other = state.number(TOTALS + 1 - state.number(SIDE))
    if other == 0:
        return 1
    return other + 1 if state.number(FLOOR) == other else other


def can_add(state: InfernoRaceState, seat: i64) -> bool:
    """D41: can cards and gems still reach what is needed? Nobody may begin what he cannot finish."""
    return total(state) + state.force[seat] + state.gems[seat] >= need(state)


def can_stand(state: InfernoRaceState) -> bool:
    """D41: the total is what is needed, or more."""
    return total(state) >= need(state)


def can_concede(state: InfernoRaceState) -> bool:
    """D41: nothing was added in this go."""
    return total(state) == state.number(FLOOR)


def fight_into(state: InfernoRaceState, seat: i64, out: vec[i64], n: i64) -> i64:
    """D41: add, stand or concede."""
    if can_add(state, seat):
        n = kinds_into(state, PAY << WIDTH, seat, 0, KIND_COUNT, out, n)
        if state.gems[seat] > 0:
            out[n] = GEM << WIDTH
            n += 1
    if can_stand(state):
        out[n] = STAND << WIDTH
        n += 1
    if can_concede(state):
        out[n] = CONCEDE << WIDTH
        n += 1
    return n


def fight_on(state: InfernoRaceState, seat: i64, verb: i64, card: i64) -> None:
    """D41-D43: what the player whose go it is does."""
    if verb == PAY:
        let_go(state, seat, card)
        add(state, POWER[card])
        tell(state.told, PAID, seat, card, total(state))
    elif verb == GEM:
        spend(state, seat, 1)
        add(state, 1)
        tell(state.told, GEM_PAID, seat, total(state))
    elif verb == STAND:
        stand(state, seat)
    else:
        concede(state, seat)


def add(state: InfernoRaceState, strength: i64) -> None:
    """D41: a card counts by its strength, a gem 1."""
    state.set_number(TOTALS + state.number(SIDE), total(state) + strength)


def stand(state: InfernoRaceState, seat: i64) -> None:
    """D42: it is the other's go, who may concede while the total is what it was."""
    tell(state.told, STOOD, seat, total(state))
    state.set_number(SIDE, 1 - state.number(SIDE))
    state.set_number(FLOOR, total(state))


def concede(state: InfernoRaceState, seat: i64) -> None:
    """D43: the imp of the player who gives up dies. If it is the defender's, the attacker's stands there and the tile acts, unless
    a return tile brought it there (D49); if it is the attacker's, nothing else happens and no tile turns.
    """
    tell(state.told, CONCEDED, seat)
    place = state.number(AT)
    acts = state.number(ACTS)
    rival = state.number(RIVAL)
    attacker = state.active
    state.depth -= 1
    if seat == attacker:
        state.dead[attacker] += 1
        tell(state.told, FIGHT_LOST, attacker, rival, place)
        return
    state.imps[rival] &= ~bit(place)
    state.dead[rival] += 1
    tell(state.told, FIGHT_WON, attacker, rival, place)
    stand_on(state, place, acts)
