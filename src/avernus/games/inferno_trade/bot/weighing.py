"""How a trader weighs cards for every seat: by the own list, and by guesses about the others."""

import math
from typing import Final

from avernus.core.bits import bit
from avernus.core.native import i64, vec
from avernus.games.inferno_trade.board import N_CARDS, N_SOULS, SECOND_COPY
from avernus.games.inferno_trade.bot.tastes import MIDDLE, guess, guessed_worth, held, share, time_left, unknown
from avernus.games.inferno_trade.bot.tempers import (
    BLUR,
    CLOSE,
    GREED,
    IMMODEST,
    LEAD,
    MODEST,
    RELENT,
    RESALE,
    RIVALRY,
    TEMPERS,
)
from avernus.games.inferno_trade.rules import InfernoTrade
from avernus.games.inferno_trade.rules.ending import worth
from avernus.games.inferno_trade.verbs import lowest

NOTHING: Final = -1
"""No action: keep looking."""
MASK: Final = 0xFFFFFFFF

MISJUDGED: Final = 5.0
"""How far a beginner is off, at most."""

def luck(draw: i64, salt: i64) -> float:
    """A number from 0 to 1 that follows from the draw and the use it is put to."""
    x = (draw ^ draw >> 31 ^ salt * 40503) & MASK
    x = (x ^ x >> 16) * 73244475 & MASK
    x = (x ^ x >> 15) * 73244475 & MASK
    return float(x ^ x >> 16) / 4294967296.0


def chance_of(gain: float, variance: float, temper: vec[float]) -> float:
    """How likely somebody is to accept what may bring them so much, as far as that is known."""
    x = (gain - temper[GREED]) / (temper[BLUR] + temper[CLOSE] * math.sqrt(variance))
    return 1.0 / (1.0 + math.exp(-x if x > -FAR else FAR))


FAR: Final = 40.0


class Weighing:
    """One seat's thoughts about one state."""

    def __init__(self, state: InfernoTrade, seat: i64, skill: i64, draw: i64) -> None:
        self.state: InfernoTrade = state
        self.seat: i64 = seat
        self.skill: i64 = min(skill, 2)
        self.temper: vec[float] = TEMPERS[skill]
        self.draw: i64 = draw
        self.left: float = time_left(state)
        self.share: float = 0.0 if skill == 0 else share(state, self.temper[RIVALRY])
        """What a point of another seat counts against me, if all are alike. Who grudges several others every point finds nobody to
        trade with, so that it passes with the sand; against one, what they gain is lost."""
        if state.seats > 2:
            self.share *= 1.0 - self.temper[RELENT] * (1.0 - self.left)
        self.shares: vec[float] = vec[float]([0.0] * 6)
        """The same for each seat: who is ahead counts for more."""
        self.gains: vec[float] = vec[float]([0.0] * 216)
        """For each seat and card: what getting the card brings the seat, as far as I can tell."""
        self.costs: vec[float] = vec[float]([0.0] * 216)
        """What giving it away costs the seat."""
        self.unknown: vec[float] = vec[float]([0.0] * 216)
        """The variance of either: how little is known of it."""
        self.prices: vec[float] = vec[float]([0.0] * N_CARDS)
        """What a card is worth to me beyond its own value, because somebody else would pay more for it."""
        self.best: i64 = NOTHING
        self.hope: float = 0.0
        self.tried: i64 = 0

    # -- what cards are worth ----------------------------------------------------------------

    def look(self) -> None:
        """Weigh every card for every seat."""
        seat: i64 = 0
        while seat < self.state.seats:
            cards = held(self.state, seat)
            soul: i64 = 0
            while soul < N_SOULS:
                value = self.value(seat, soul)
                copies = (cards >> soul & 1) + (cards >> (soul + 18) & 1)
                doubt = unknown(self.state, seat, soul, self.temper) if seat != self.seat and copies < 2 else 0.0
                got = value if copies == 0 else float(SECOND_COPY)
                given = value if copies < 2 else float(SECOND_COPY)
                at = seat * N_CARDS + soul
                self.gains[at] = got
                self.gains[at + 18] = got
                self.costs[at] = given
                self.costs[at + 18] = given
                self.unknown[at] = doubt
                self.unknown[at + 18] = doubt
                soul += 1
            seat += 1
        self.look_at_rivals()
        if self.temper[RESALE] > 0.0:
            self.look_at_prices()

    def look_at_rivals(self) -> None:
        """How much a point of each of the others counts against me: more for whoever is ahead, as far as I can tell."""
        lead = self.temper[LEAD]
        most: float = 0.0
        total: float = 0.0
        seat: i64 = 0
        while seat < self.state.seats:
            self.shares[seat] = self.share
            if lead > 0.0 and seat != self.seat:
                self.shares[seat] = guessed_worth(self.state, seat, held(self.state, seat), self.temper)
                most = max(most, self.shares[seat])
            seat += 1
        if lead <= 0.0:
            return
        seat = 0
        while seat < self.state.seats:
            if seat != self.seat:
                self.shares[seat] = math.exp((self.shares[seat] - most) / lead)
                total += self.shares[seat]
            seat += 1
        seat = 0
        while seat < self.state.seats:
            if seat != self.seat:
                self.shares[seat] *= self.share * float(self.state.seats - 1) / total
            seat += 1

    def look_at_prices(self) -> None:
        """What others would pay for a card is worth something to whoever has time to sell it: such cards are the coin of the market."""
        soul: i64 = 0
        while soul < N_SOULS:
            dearest: float = 0.0
            seat: i64 = 0
            while seat < self.state.seats:
                cards = held(self.state, seat)
                if seat != self.seat and not (cards | cards >> 18) >> soul & 1:
                    dearest = max(dearest, self.gains[seat * N_CARDS + soul])
                seat += 1
            cards = held(self.state, self.seat)
            at = self.seat * N_CARDS + soul
            own = self.costs[at] if (cards | cards >> 18) >> soul & 1 else self.gains[at]
            if dearest > own:
                self.prices[soul] = self.temper[RESALE] * self.left * (dearest - own)
                self.prices[soul + 18] = self.prices[soul]
            soul += 1

    def value(self, seat: i64, soul: i64) -> float:
        """What the first copy of a soul is worth to a seat, known or guessed."""
        if seat == self.seat:
            known = float(worth(self.state, seat, bit(soul)))
            return known + MISJUDGED * (luck(self.draw, 900 + soul) - 0.5) if self.skill == 0 else known
        return MIDDLE if self.skill == 0 else guess(self.state, seat, soul, self.temper)

    def sum_of(self, worths: vec[float], seat: i64, cards: i64) -> float:
        """The sum over a set of cards of different souls."""
        total: float = 0.0
        while cards != 0:
            card = lowest(cards)
            total += worths[seat * N_CARDS + card]
            cards &= cards - 1
        return total

    def promise(self, to: i64, give: i64, want: i64) -> float:
        """What an offer of mine can be expected to bring."""
        mine = self.sum_of(self.gains, self.seat, want) - self.sum_of(self.costs, self.seat, give) + self.resale(want, give)
        if mine < 1.0:
            return 0.0
        theirs = self.sum_of(self.gains, to, give) - self.sum_of(self.costs, to, want)
        if mine > self.temper[MODEST]:
            mine = self.temper[MODEST] + self.temper[IMMODEST] * (mine - self.temper[MODEST])
        variance = self.sum_of(self.unknown, to, give | want) if self.temper[CLOSE] > 0.0 else 0.0
        return chance_of(theirs, variance, self.temper) * (mine - self.shares[to] * theirs)

    def resale(self, got: i64, given: i64) -> float:
        """What a change of cards brings to me because I can sell them on."""
        if self.temper[RESALE] <= 0.0:
            return 0.0
        total: float = 0.0
        cards = got | given
        while cards != 0:
            card = lowest(cards)
            total += self.prices[card] if got >> card & 1 else -self.prices[card]
            cards &= cards - 1
        return total
