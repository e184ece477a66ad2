"""How a trader weighs cards for every seat: by the own list, and by guesses about the others."""

from typing import Final

from avernus.core.bits import bit
from avernus.core.native import i64, vec
from avernus.games.inferno_trade.board import N_CARDS, N_SOULS, SECOND_COPY
from avernus.games.inferno_trade.bot.tastes import MIDDLE, guess, held, share, time_left
from avernus.games.inferno_trade.bot.tempers import CLOSE, GREED, IMMODEST, MODEST, RIVALRY, TEMPERS
from avernus.games.inferno_trade.rules import InfernoTrade
from avernus.games.inferno_trade.rules.ending import worth
from avernus.games.inferno_trade.verbs import lowest

NOTHING: Final = -1
"""No action: keep looking."""
MASK: Final = 0xFFFFFFFF

MISJUDGED: Final = 5.0
"""How far a beginner is off, at most."""
RELENTING: Final = 0.6
"""Where three trade, whoever grudges both others every point finds nobody: so much of that has passed when the last grain falls."""


def luck(draw: i64, salt: i64) -> float:
    """A number from 0 to 1 that follows from the draw and the use it is put to."""
    x = (draw ^ draw >> 31 ^ salt * 40503) & MASK
    x = (x ^ x >> 16) * 73244475 & MASK
    x = (x ^ x >> 15) * 73244475 & MASK
    return float(x ^ x >> 16) / 4294967296.0


def chance_of(gain: float, temper: vec[float]) -> float:
    """How likely somebody is to accept what may bring them so much."""
    x = (gain - temper[GREED]) / temper[CLOSE]
    rest = 0.5 / (1.0 + x * x)
    return rest if x < 0.0 else 1.0 - rest


class Weighing:
    """One seat's thoughts about one state."""

    def __init__(self, state: InfernoTrade, seat: i64, skill: i64, draw: i64) -> None:
        self.state: InfernoTrade = state
        self.seat: i64 = seat
        self.skill: i64 = min(skill, 2)
        self.temper: vec[float] = TEMPERS[skill]
        self.draw: i64 = draw
        self.share: float = 0.0 if skill == 0 else share(state, self.temper[RIVALRY])
        self.left: float = time_left(state)
        if state.seats == 3:
            self.share *= 1.0 - RELENTING * (1.0 - self.left)
        self.gains: vec[float] = vec[float]([0.0] * 216)
        """For each seat and card: what getting the card brings the seat, as far as I can tell."""
        self.costs: vec[float] = vec[float]([0.0] * 216)
        """What giving it away costs the seat."""
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
                got = value if copies == 0 else float(SECOND_COPY)
                given = value if copies < 2 else float(SECOND_COPY)
                at = seat * N_CARDS + soul
                self.gains[at] = got
                self.gains[at + 18] = got
                self.costs[at] = given
                self.costs[at + 18] = given
                soul += 1
            seat += 1

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
        mine = self.sum_of(self.gains, self.seat, want) - self.sum_of(self.costs, self.seat, give)
        if mine < 1.0:
            return 0.0
        theirs = self.sum_of(self.gains, to, give) - self.sum_of(self.costs, to, want)
        if mine > self.temper[MODEST]:
            mine = self.temper[MODEST] + self.temper[IMMODEST] * (mine - self.temper[MODEST])
        return chance_of(theirs, self.temper) * (mine - self.share * theirs)
