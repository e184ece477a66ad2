"""What lies before the players, and what everybody could notice about their tastes (V1, V4, V30)."""

from avernus.core.native import i64, vec
from avernus.games.inferno_trade.board import COPIES, KINDS, N_SOULS
from avernus.games.inferno_trade.state import InfernoTradeState


def neighbour(state: InfernoTradeState, seat: i64, way: i64) -> i64:
    """V1: the next seat to the left (0) or to the right (1)."""
    return (seat + 1) % state.seats if way == 0 else (seat + state.seats - 1) % state.seats


def all_free(state: InfernoTradeState) -> i64:
    """V30: every free card."""
    mask: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        mask |= state.free[seat]
        seat += 1
    return mask


def all_fixed(state: InfernoTradeState) -> i64:
    """V41: every fixed card."""
    mask: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        mask |= state.fixed[seat]
        seat += 1
    return mask


def move(state: InfernoTradeState, cards: i64, giver: i64, taker: i64) -> None:
    """Free cards change their owner."""
    state.free[giver] &= ~cards
    state.free[taker] |= cards


def special_count(state: InfernoTradeState, seat: i64) -> i64:
    """How many special cards a seat holds: everybody sees that."""
    return state.specials[seat * KINDS] + state.specials[seat * KINDS + 1] + state.specials[seat * KINDS + 2]


def undealt_specials(state: InfernoTradeState, kind: i64) -> i64:
    """V4: the special cards of a kind that nobody has been dealt."""
    n: i64 = COPIES[int(kind)] - state.played[kind]
    seat: i64 = 0
    while seat < state.seats:
        n -= state.specials[seat * KINDS + kind]
        seat += 1
    return n


def notice(tastes: vec[i64], seat: i64, souls: i64, weight: i64) -> None:
    """A seat has shown a liking (or the contrary) for the souls of a mask of cards or souls."""
    souls = souls | souls >> 18
    soul: i64 = 0
    while soul < N_SOULS:
        if souls >> soul & 1:
            tastes[seat * N_SOULS + soul] += weight
        soul += 1
