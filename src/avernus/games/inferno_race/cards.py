"""Cards: counted by kind in rows, one for each hand, then the deck, then the discards (D6, D13, D60, D61).

The deck is a multiset: a card is drawn by chance when it is dealt. What a reshuffle tells about the other hands is remembered
here, seat by seat, because `redeal` must respect it (docs/contract.md §7).
"""

from typing import Final

from avernus.core.bits import bit
from avernus.core.native import i64, vec
from avernus.core.state import State
from avernus.games.inferno_race import notes
from avernus.games.inferno_race.board import COPIES, KIND_COUNT, POWERS, VALUES

POWER: Final = vec[i64](list(POWERS))
VALUE: Final = vec[i64](list(VALUES))
COPY: Final = vec[i64](list(COPIES))

MOST_SEATS: Final = 5
DECK: Final = 5
PILE: Final = 6
"""The rows of `cards` after the hands: the deck and the discards."""
ROWS: Final = 7


class Cards(State):
    """The hands, the deck and the discards, and what each seat can tell of them."""

    def __init__(self, seats: i64, reshuffle: bool) -> None:
        self.seats: i64 = seats
        self.reshuffle: bool = reshuffle
        self.cards: vec[i64] = vec[i64]([0] * (37 * 7))
        self.kinds: vec[i64] = vec[i64]([0] * 7)
        self.sizes: vec[i64] = vec[i64]([0] * 7)
        self.force: vec[i64] = vec[i64]([0] * 7)
        self.shuffles: i64 = 0
        self.held: vec[i64] = vec[i64]([0] * 185)
        self.carried: vec[i64] = vec[i64]([0] * 185)
        self.old: vec[i64] = vec[i64]([0] * 25)
        self.trace: list[tuple[int, int, int, int]] | None = None

    def note(self, what: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Remember what happened, if somebody listens."""
        trace = self.trace
        if trace is not None:
            trace.append((int(what), int(a), int(b), int(c)))

    def put(self, row: i64, kind: i64, copies: i64 = 1) -> None:
        """Add cards of a kind to a row."""
        self.cards[row * KIND_COUNT + kind] += copies
        self.kinds[row] |= bit(kind)
        self.sizes[row] += copies
        self.force[row] += copies * POWER[kind]

    def take(self, row: i64, kind: i64) -> None:
        """Take a card of a kind from a row."""
        place = row * KIND_COUNT + kind
        self.cards[place] -= 1
        if self.cards[place] == 0:
            self.kinds[row] &= ~bit(kind)
        self.sizes[row] -= 1
        self.force[row] -= POWER[kind]

    def holds(self, seat: i64, kind: i64) -> bool:
        """Is there such a card in the seat's hand?"""
        return self.kinds[seat] >> kind & 1 != 0

    def cards_left(self) -> i64:
        """D60: how many cards can still be drawn."""
        return self.sizes[DECK] + self.sizes[PILE] if self.reshuffle else self.sizes[DECK]

    def let_go(self, seat: i64, kind: i64) -> None:
        """A card goes from a hand to the discards, before everybody's eyes."""
        if self.shuffles > 0:
            self.remember_gone(seat, kind)
        self.take(seat, kind)
        self.put(PILE, kind)
        if self.shuffles > 0:
            self.remember_size(seat)

    def shuffle_pile(self) -> None:
        """D60: the discards become the deck. The table now knows what all hands together hold."""
        kind: i64 = 0
        while kind < KIND_COUNT:
            copies = self.cards[PILE * KIND_COUNT + kind]
            if copies > 0:
                self.put(DECK, kind, copies)
                self.cards[PILE * KIND_COUNT + kind] = 0
            kind += 1
        self.kinds[PILE] = 0
        self.sizes[PILE] = 0
        self.force[PILE] = 0
        self.shuffles += 1
        self.note(notes.RESHUFFLED, self.sizes[DECK])
        self.remember_all()

    # -- what a seat knows of the other hands since the last reshuffle --------------------------

    def remember_all(self) -> None:
        """At a reshuffle each seat can tell what the other hands hold together: all but the deck and its own cards."""
        seat: i64 = 0
        while seat < self.seats:
            kind: i64 = 0
            while kind < KIND_COUNT:
                own = self.cards[seat * KIND_COUNT + kind]
                self.held[seat * KIND_COUNT + kind] = COPY[kind] - self.cards[DECK * KIND_COUNT + kind] - own
                self.carried[seat * KIND_COUNT + kind] = own
                kind += 1
            other: i64 = 0
            while other < self.seats:
                self.old[seat * MOST_SEATS + other] = self.sizes[other] if other != seat else i64(0)
                other += 1
            seat += 1

    def remember_gone(self, seat: i64, kind: i64) -> None:
        """A card is about to leave a hand: what the others were sure of becomes less."""
        place = seat * KIND_COUNT + kind
        if self.carried[place] > 0:
            self.carried[place] -= 1
        viewer: i64 = 0
        while viewer < self.seats:
            place = viewer * KIND_COUNT + kind
            if viewer != seat and self.held[place] > 0:
                unplaced = COPY[kind] - self.cards[place] - self.cards[PILE * KIND_COUNT + kind]
                if unplaced == self.held[place] and self.old[viewer * MOST_SEATS + seat] > 0:
                    self.old[viewer * MOST_SEATS + seat] -= 1
                self.held[place] -= 1
            viewer += 1

    def remember_size(self, seat: i64) -> None:
        """Nobody holds more old cards than cards."""
        viewer: i64 = 0
        while viewer < self.seats:
            self.old[viewer * MOST_SEATS + seat] = min(self.old[viewer * MOST_SEATS + seat], self.sizes[seat])
            viewer += 1

    def copy_cards(self, other: "Cards") -> None:
        """Become a copy of another race, as far as cards go."""
        self.seats = other.seats
        self.reshuffle = other.reshuffle
        copy_numbers(self.cards, other.cards, 259)
        copy_numbers(self.kinds, other.kinds, ROWS)
        copy_numbers(self.sizes, other.sizes, ROWS)
        copy_numbers(self.force, other.force, ROWS)
        if self.shuffles > 0 or other.shuffles > 0:
            copy_numbers(self.held, other.held, 185)
            copy_numbers(self.carried, other.carried, 185)
            copy_numbers(self.old, other.old, 25)
        self.shuffles = other.shuffles


def copy_numbers(into: vec[i64], source: vec[i64], count: i64) -> None:
    """The first numbers of a buffer."""
    i: i64 = 0
    while i < count:
        into[i] = source[i]
        i += 1
