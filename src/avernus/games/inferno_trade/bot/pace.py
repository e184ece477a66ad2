"""How long people take over an action in the live game: a gain is grabbed, a loss is pondered, an idea needs a while."""

from typing import Final

from avernus.games.inferno_trade import verbs
from avernus.games.inferno_trade.board import LIVE
from avernus.games.inferno_trade.bot.tastes import own_gain, time_left
from avernus.games.inferno_trade.bot.weighing import luck
from avernus.games.inferno_trade.rules import InfernoTrade
from avernus.games.inferno_trade.rules.trading import asked_cards
from avernus.games.inferno_trade.state import Offer, find_offer

SECONDS: Final = {
    verbs.READY: (0.5, 1.5),
    verbs.LIST: (0.5, 1.5),
    verbs.WAIT: (0.0, 0.0),
    verbs.FLIP: (1.0, 3.0),
    verbs.DECLINE: (1.5, 2.5),
    verbs.WITHDRAW: (1.0, 2.0),
    verbs.ACCEPT: (0.8, 3.2),
    verbs.OFFER: (1.5, 3.5),
    verbs.CRY: (1.5, 3.5),
    verbs.COUNTER: (2.0, 3.5),
}
"""For each verb the shortest time, and what luck adds to it at most; what is not listed are special cards and their answers."""
SPECIAL: Final = (2.0, 4.0)
SKILLED: Final = (1.4, 1.0, 0.8)
"""Beginners are slower, experts quicker."""
TEMPTING: Final = 6.0
"""A gain of so many points halves the hesitation."""
HURRY: Final = 0.5
"""How much of their time people still take when the last sand runs."""


def seconds(state: InfernoTrade, seat: int, action: int, skill: int, draw: int) -> float | None:
    """For how long a person of a skill would think about the action; `None` where the clock is not a player's matter."""
    if state.driver != LIVE:
        return None
    verb = action >> verbs.WIDTH
    least, more = SECONDS.get(verb, SPECIAL)
    hesitation = more * luck(draw, 77)
    if verb == verbs.ACCEPT and (offer := find_offer(state, (action & verbs.REST) + 1)) is not None:
        hesitation /= 1.0 + gain_of(state, seat, offer) / TEMPTING
    hurry = HURRY + (1.0 - HURRY) * time_left(state)
    return (least + hesitation) * SKILLED[min(skill, 2)] * hurry


def gain_of(state: InfernoTrade, seat: int, offer: Offer) -> float:
    """What accepting an offer brings the seat, and nothing if it loses by it."""
    return max(0.0, own_gain(state, seat, offer.give, asked_cards(state, seat, offer)))
