"""What a trader does with special cards, and what it answers to the others' (V40-V43)."""

from avernus.core.native import i64
from avernus.games.inferno_trade import refusals, verbs
from avernus.games.inferno_trade.board import BA, GS, KINDS, N_CARDS, N_SOULS, SECOND_COPY, SO
from avernus.games.inferno_trade.bot.tempers import BA_WAIT, GS_WAIT, SO_WAIT
from avernus.games.inferno_trade.bot.weighing import NOTHING, Weighing, luck
from avernus.games.inferno_trade.rules.hands import neighbour, special_count
from avernus.games.inferno_trade.rules.specials import judge_ba, judge_gs, judge_so
from avernus.games.inferno_trade.steps import ASK_SO
from avernus.games.inferno_trade.verbs import lowest, size_of


class Tricks(Weighing):
    """Chooses when to play a special card, and which card to give or to take."""

    # -- V41, V42 answering special cards ------------------------------------------------------

    def pick(self) -> i64:
        """The dearest card of who demands one, or the cheapest of mine to pass on."""
        state = self.state
        self.look()
        taking = state.ask == ASK_SO
        cards = state.free[state.asker] if taking else state.free[self.seat]
        best = lowest(cards)
        best_worth: float = -99.0
        while cards != 0:
            card = lowest(cards)
            worth = self.gains[self.seat * N_CARDS + card] if taking else -self.costs[self.seat * N_CARDS + card]
            if worth > best_worth:
                best = card
                best_worth = worth
            cards &= cards - 1
        return verbs.SO_PICK_0 | best if taking else verbs.GS_PICK_0 | best

    # -- V40 special cards ---------------------------------------------------------------------

    def special(self) -> i64:
        """The best special card, if it is worth more than waiting for a better moment."""
        state = self.state
        first = self.seat * KINDS
        if special_count(state, self.seat) == 0 or (self.left > 0.1 and luck(self.draw, 4) > 0.25):
            return NOTHING
        self.best = NOTHING
        self.hope = 0.0
        if state.specials[first + SO] > 0:
            self.force_swaps()
        if state.specials[first + BA] > 0:
            self.good_deeds()
        if state.specials[first + GS] > 0:
            self.grand_swaps()
        return self.best

    def force_swaps(self) -> None:
        """V41: the card that I gain most by, less what the rival will choose of mine."""
        state = self.state
        rival: i64 = 0
        while rival < state.seats:
            if rival != self.seat:
                cost = self.demanded(rival)
                cards = state.free[rival]
                while cards != 0:
                    card = lowest(cards)
                    cards &= cards - 1
                    worth = self.gains[self.seat * N_CARDS + card] - cost + self.shares[rival] * self.costs[rival * N_CARDS + card]
                    worth -= self.temper[SO_WAIT] * self.left
                    if worth > self.hope and judge_so(state, self.seat, rival, card) == refusals.FINE:
                        self.hope = worth
                        self.best = verbs.SO_0 | rival << verbs.CARD_BITS | card
            rival += 1

    def demanded(self, rival: i64) -> float:
        """What I may expect to lose if a rival takes one of my cards: half by their taste, half by chance."""
        cards = self.state.free[self.seat]
        n = float(size_of(cards))
        total: float = 0.0
        best: float = 0.0
        best_gain: float = -99.0
        while cards != 0:
            card = lowest(cards)
            cost = self.costs[self.seat * N_CARDS + card]
            total += cost
            if self.gains[rival * N_CARDS + card] > best_gain:
                best_gain = self.gains[rival * N_CARDS + card]
                best = cost
            cards &= cards - 1
        return 0.5 * best + 0.5 * total / n if n > 0.0 else 0.0

    def good_deeds(self) -> None:
        """V43: the soul that the others lose most by."""
        state = self.state
        soul: i64 = 0
        while soul < N_SOULS:
            if judge_ba(state, soul) == refusals.FINE:
                worth: float = -self.temper[BA_WAIT] * self.left
                seat: i64 = 0
                while seat < state.seats:
                    cards = state.free[seat]
                    copies = (cards >> soul & 1) + (cards >> (soul + 18) & 1)
                    if copies > 0:
                        lost = self.value(seat, soul) + float((copies - 1) * SECOND_COPY)
                        worth += -lost if seat == self.seat else max(self.shares[seat], 0.1) * lost
                    seat += 1
                if worth > self.hope:
                    self.hope = worth
                    self.best = verbs.BA_0 | soul
            soul += 1

    def grand_swaps(self) -> None:
        """V42: what a neighbour may pass to me, less the cheapest of mine."""
        state = self.state
        cheapest: float = 0.0
        cards = state.free[self.seat]
        if cards != 0:
            cheapest = 99.0
        while cards != 0:
            cheapest = min(cheapest, self.costs[self.seat * N_CARDS + lowest(cards)])
            cards &= cards - 1
        way: i64 = 0
        while way < 2:
            giver = neighbour(state, self.seat, 1 - way)
            cards = state.free[giver]
            if judge_gs(state, way) == refusals.FINE and cards != 0:
                worth = self.sum_of(self.gains, self.seat, cards) / float(size_of(cards)) - cheapest - self.temper[GS_WAIT] * self.left
                if worth > self.hope:
                    self.hope = worth
                    self.best = verbs.GS_0 | way
            way += 1
