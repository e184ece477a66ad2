"""H3.7, H3.13, H3.14: cards drawn, discarded, and played right away; paying."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from avernus.games.hellgame.cards import Cost
from avernus.games.hellgame.rules.values import cost, free_favors
from avernus.games.hellgame.state import EVERYBODY
from avernus.games.hellgame.steps import Ask, Context, DrawCard, Step
from avernus.games.hellgame.verbs import CARD, GIVE, SAY, said

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState


def leave_hand(g: HellState, seat: int, card: int, seen: int = EVERYBODY) -> None:
    """A card leaves a hand; `seen` is the mask of the seats that see which."""
    g.hands[seat].remove(card)
    for p in range(g.seats):
        if p == seat:
            continue
        if not seen >> p & 1:
            g.known[p][seat] = ()
        elif card in g.known[p][seat]:
            kept = list(g.known[p][seat])
            kept.remove(card)
            g.known[p][seat] = tuple(kept)


def to_hand(g: HellState, seat: int, card: int) -> None:
    """A card comes into a hand."""
    g.hands[seat].append(card)
    g.hands[seat].sort()


def discard(g: HellState, seat: int, card: int, seen: int = EVERYBODY) -> None:
    """From hand to the bottom of the deck (H3.7)."""
    leave_hand(g, seat, card, seen)
    g.decks["arcana"].put(card, seen)


def named_at_once(g: HellState, due: int) -> int:
    """How many of the cards that are due one answer names (H24.1): so many that everybody may know it."""
    return max(1, min(due, g.cards.gifts.most)) if g.options["questions"] == "few" else 1


def cards_to_name(g: HellState, seat: int, due: int) -> tuple[int, ...]:
    """The answers that name as many cards of a hand as one answer does; fewer designs stand for several copies of them."""
    hand = g.hands[seat]
    designs, n = sorted(set(hand)), named_at_once(g, due)
    copies = [hand.count(card) for card in designs]
    found = [CARD | card for i, card in enumerate(designs) if copies[i] >= n]
    if n > 1:
        pairs = range(len(designs))
        if n > 2:
            found += [
                g.cards.give([designs[i], designs[j]]) for i in pairs for j in range(i + 1, len(designs)) if copies[i] + copies[j] >= n
            ]
        found += [GIVE | number for number in g.cards.gifts.choices(designs, n)]
    return tuple(found)


def named_cards(g: HellState, seat: int, action: int, due: int) -> list[int]:
    """The cards that an answer names: each design once, then further copies of them."""
    named, n = g.cards.given(action), named_at_once(g, due)
    more = [card for card in named for _ in range(g.hands[seat].count(card) - 1)]
    return [*named, *more][:n]


def cards_held(g: HellState, seat: int) -> int:
    """Cards in hand, those carried into a combat included (H3.13)."""
    return len(g.hands[seat]) + sum(
        card >= 0 for d, cards in g.carried.items() if g.d_owner[d] == seat for card in cards
    )


def can_pay(g: HellState, seat: int, souls: int, favors: int) -> bool:
    """Are there enough souls and free favors?"""
    return g.souls[seat] >= souls and free_favors(g, seat) >= favors


def pay(g: HellState, seat: int, souls: int, price: Cost) -> None:
    """H15.2: souls, then free favors; then the disfavor that the use brings."""
    g.souls[seat] -= souls
    g.favors[seat] -= price.favors
    g.disfavors[seat] += price.disfavor


@dataclass(slots=True)
class Draw(Step):
    """A grant of Arcana cards: drawn one by one, Play Right Away cards applied at once, then down to the hand limit."""

    seat: int = 0
    n: int = 1
    setup: bool = False
    got: int = 0

    def start(self, g: HellState) -> None:
        """The next card."""
        if self.n > 0 and g.decks["arcana"].size():
            self.n -= 1
            self.stage = "drawn"
            g.push(DrawCard(deck="arcana", to=self.seat))
        else:
            self.stage = "over"
            g.push(HandLimit(seat=self.seat))

    def drawn(self, g: HellState) -> None:
        """Into the hand, or applied and discarded (H3.14); in the setup only discarded (H6.8)."""
        card: int = g.value
        self.got += 1
        self.stage = "start"
        if g.cards.arcana[card].timing != "play_right_away":
            to_hand(g, self.seat, card)
            if g.events is not None:
                g.tell("card_drawn", "H3.13", (self.seat,), seat=self.seat, card=g.cards.arcana[card].id)
            return
        if g.events is not None:
            g.tell("played_right_away", "H3.14", seat=self.seat, card=g.cards.arcana[card].id)
        if self.setup:
            g.decks["arcana"].put(card, EVERYBODY)
        else:
            self.stage = "applied"
            g.push(RightAway(seat=self.seat, card=card))

    def applied(self, g: HellState) -> None:
        """The next one."""
        self.stage = "start"

    def over(self, g: HellState) -> None:
        """How many cards were received."""
        g.done(self.got)


@dataclass(slots=True)
class RightAway(Step):
    """H3.14: a Play Right Away card is applied for its drawer, then discarded."""

    seat: int = 0
    card: int = 0

    def start(self, g: HellState) -> None:
        """Apply it."""
        self.stage = "applied"
        g.begin("Run", effects=g.cards.arcana[self.card].effects, context=Context("arcana", self.card, self.seat))

    def applied(self, g: HellState) -> None:
        """Discard it."""
        g.decks["arcana"].put(self.card, EVERYBODY)
        g.done()


@dataclass(slots=True)
class HandLimit(Step):
    """H3.13: discard down to the limit."""

    seat: int = 0

    def start(self, g: HellState) -> None:
        """Ask as long as there are too many."""
        if self.due(g) > 0 and g.hands[self.seat]:
            self.stage = "chosen"
            g.ask("DISCARD", self.seat)
        else:
            g.done()

    def menu(self, g: HellState, ask: Ask) -> tuple[int, ...]:
        """Each card in hand, or as many as are too many."""
        return cards_to_name(g, self.seat, self.due(g))

    def due(self, g: HellState) -> int:
        """How many are too many."""
        return cards_held(g, self.seat) - cost(g, "hand_limit", self.seat)

    def chosen(self, g: HellState) -> None:
        """They go to the bottom, unseen by others."""
        for card in named_cards(g, self.seat, g.value, self.due(g)):
            discard(g, self.seat, card, 1 << self.seat)
            if g.events is not None:
                g.tell("discarded", "H3.13", seat=self.seat)
        self.stage = "start"


@dataclass(slots=True)
class GiveUpCards(Step):
    """The owner discards cards of his choice for an effect (H25.9.8); hands over how many."""

    seat: int = 0
    n: int = 1
    may: bool = False
    got: int = 0

    def start(self, g: HellState) -> None:
        """The next card."""
        if self.n > 0 and g.hands[self.seat]:
            self.stage = "chosen"
            if g.options["questions"] != "each" and self.n >= len(g.hands[self.seat]) and not self.may:
                self.stage = "all"  # in whatever order
            else:
                g.ask("DISCARD", self.seat)
        else:
            g.done(self.got)

    def all(self, g: HellState) -> None:
        """The whole hand goes."""
        for card in list(g.hands[self.seat]):
            discard(g, self.seat, card, 1 << self.seat)
            self.got += 1
        g.done(self.got)

    def menu(self, g: HellState, ask: Ask) -> tuple[int, ...]:
        """Each card in hand, and none if he may."""
        cards = cards_to_name(g, self.seat, 1 if self.may else min(self.n, len(g.hands[self.seat])))
        return (SAY["end"], *cards) if self.may else cards

    def chosen(self, g: HellState) -> None:
        """To the bottom, or no more."""
        if said(g.value) == "end":
            g.done(self.got)
            return
        given = named_cards(g, self.seat, g.value, 1 if self.may else min(self.n, len(g.hands[self.seat])))
        for card in given:
            discard(g, self.seat, card, 1 << self.seat)
            self.n -= 1
            self.got += 1
        self.stage = "start"
