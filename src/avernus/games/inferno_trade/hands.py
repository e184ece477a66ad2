"""What lies on the table: lists, soul cards, special cards, and what everybody could notice about each player's taste."""

from typing import Any, Final

from avernus.core.bits import bit
from avernus.core.events import Event
from avernus.core.native import i64, vec
from avernus.core.state import State
from avernus.games.inferno_trade.board import (
    ALL_CARDS,
    ALL_SOULS,
    COPIES,
    DRIVERS,
    GLASS_MS,
    HANDS,
    KINDS,
    MOST_SEATS,
    N_SOULS,
    REPENTED,
    SECOND_COPY,
    SERIES,
    SPECIALS_EACH,
    TURNS,
)
from avernus.games.inferno_trade.offers import Offer

# The steps: which question lies at the bottom of the game.
LISTS: Final = 0
SOULS_DEAL: Final = 1
SPECIALS_DEAL: Final = 2
READY: Final = 3
OPEN: Final = 4
SLOT: Final = 5
TICK: Final = 6
OVER: Final = 7

# The interrupt that may lie on top of it (V40).
NONE: Final = 0
ASK_SO: Final = 1
ASK_GS: Final = 2

TASTES: Final = 108
"""Six seats by eighteen souls."""


def clone(source: vec[i64], target: vec[i64], size: i64) -> None:
    """Copy a buffer into another."""
    i: i64 = 0
    while i < size:
        target[i] = source[i]
        i += 1


def buffer_of(numbers: list[int]) -> vec[i64]:
    """A new buffer with these numbers."""
    fresh = vec[i64]([0] * len(numbers))
    for i, number in enumerate(numbers):
        fresh[i] = number
    return fresh


class Hands(State):
    """All that is true at the table. Masks are sets of cards: bit c is card c, bit c mod 18 its soul."""

    def __init__(self, seats: i64, options: dict[str, Any]) -> None:
        self.seats: i64 = seats
        self.options: dict[str, Any] = options
        self.driver: i64 = DRIVERS.index(options["driver"])
        self.gifts: bool = options["allow_gifts"]
        self.ttl: i64 = options["offer_ttl_ms"]
        self.sand_runs: bool = options["sand_runs_in_interrupt"]
        self.minus7: bool = options["buona_azione"] == "minus7"
        self.direction: i64 = ("left", "right", "choose").index(options["grande_direction"])
        self.runs: i64 = options["runs"]
        self.private: bool = options["private_offers"]
        # In the turn driver a moment is a slot (V63).
        self.glass: i64 = GLASS_MS
        self.idle: i64 = options["idle_limit_ms"]
        if self.driver == TURNS:
            self.glass = options["rounds_per_run"] * seats
            self.idle = options["max_idle_rounds"] * seats
        self.hand_size: i64 = HANDS[int(seats)]
        self.specials_each: i64 = SPECIALS_EACH[int(seats)]

        self.step: i64 = LISTS
        self.handed: i64 = 0
        self.readied: i64 = 0
        self.values: vec[i64] = vec[i64]([0] * TASTES)
        self.undealt: i64 = ALL_SOULS
        if SERIES[int(seats)] == 2:
            self.undealt = ALL_CARDS
        self.free: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.fixed: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.aside: i64 = 0
        self.out: i64 = 0
        self.lowered: vec[i64] = vec[i64]([0] * N_SOULS)
        self.specials: vec[i64] = vec[i64]([0] * (MOST_SEATS * KINDS))
        self.played: vec[i64] = vec[i64]([0] * KINDS)

        self.t: i64 = 0
        self.run: i64 = 0
        self.run_end: i64 = 0
        self.offers: list[Offer] = []
        self.next_id: i64 = 1
        self.made: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.likes: vec[i64] = vec[i64]([0] * TASTES)
        self.sheds: vec[i64] = vec[i64]([0] * TASTES)

        self.ask: i64 = NONE
        self.asker: i64 = 0
        self.rival: i64 = 0
        self.asked_card: i64 = 0
        self.way: i64 = 0
        self.picks: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.question: i64 = 0

        self.left: i64 = 0
        self.turn: i64 = 0
        self.wake: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.aloud: list[Event] | None = None

    def copy_hands(self, other: "Hands") -> None:
        """Become a copy of another state with the same seats and options."""
        self.step = other.step
        self.handed = other.handed
        self.readied = other.readied
        self.values = other.values  # never changed in place: a new list makes a new buffer
        self.undealt = other.undealt
        clone(other.free, self.free, MOST_SEATS)
        clone(other.fixed, self.fixed, MOST_SEATS)
        self.aside = other.aside
        self.out = other.out
        clone(other.lowered, self.lowered, N_SOULS)
        clone(other.specials, self.specials, MOST_SEATS * KINDS)
        clone(other.played, self.played, KINDS)
        self.t = other.t
        self.run = other.run
        self.run_end = other.run_end
        self.offers = list(other.offers)
        self.next_id = other.next_id
        clone(other.made, self.made, MOST_SEATS)
        clone(other.likes, self.likes, TASTES)
        clone(other.sheds, self.sheds, TASTES)
        self.ask = other.ask
        self.asker = other.asker
        self.rival = other.rival
        self.asked_card = other.asked_card
        self.way = other.way
        clone(other.picks, self.picks, MOST_SEATS)
        self.question = other.question
        self.left = other.left
        self.turn = other.turn
        clone(other.wake, self.wake, MOST_SEATS)

    # -- V10-V12 lists and the deal -------------------------------------------------------------

    def write_list(self, seat: i64, number: i64) -> None:
        """V10: a seat's values, from the number of their order (a Lehmer code)."""
        values = vec[i64]([0] * TASTES)
        clone(self.values, values, TASTES)
        left: i64 = ALL_SOULS
        radix: i64 = 355687428096000  # 17!
        soul: i64 = 0
        while soul < N_SOULS:
            place = number // radix
            number -= place * radix
            value: i64 = 0
            while True:
                if left >> value & 1:
                    if place == 0:
                        break
                    place -= 1
                value += 1
            left &= ~bit(value)
            values[seat * N_SOULS + soul] = value + 1
            if soul < N_SOULS - 1:
                radix //= N_SOULS - 1 - soul
            soul += 1
        self.values = values
        self.handed |= bit(seat)

    def dealt(self) -> i64:
        """How many soul cards have been dealt."""
        n: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            n += self.count(self.free[seat])
            seat += 1
        return n

    def count(self, mask: i64) -> i64:
        """The size of a set."""
        n: i64 = 0
        while mask != 0:
            mask &= mask - 1
            n += 1
        return n

    def special_count(self, seat: i64) -> i64:
        """How many special cards a seat holds: everybody sees that."""
        return self.specials[seat * KINDS] + self.specials[seat * KINDS + 1] + self.specials[seat * KINDS + 2]

    def undealt_specials(self, kind: i64) -> i64:
        """V4: the special cards of a kind that nobody has been dealt."""
        n: i64 = COPIES[int(kind)] - self.played[kind]
        seat: i64 = 0
        while seat < self.seats:
            n -= self.specials[seat * KINDS + kind]
            seat += 1
        return n

    # -- V30 whose card it is ------------------------------------------------------------------

    def all_free(self) -> i64:
        """V30: every free card."""
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            mask |= self.free[seat]
            seat += 1
        return mask

    def all_fixed(self) -> i64:
        """V41: every fixed card."""
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            mask |= self.fixed[seat]
            seat += 1
        return mask

    def move(self, cards: i64, giver: i64, taker: i64) -> None:
        """Free cards change their owner."""
        self.free[giver] &= ~cards
        self.free[taker] |= cards

    # -- V51 what cards are worth --------------------------------------------------------------

    def worth(self, seat: i64, cards: i64) -> i64:
        """V51: what a set of cards would be worth to a seat."""
        both = cards & cards >> 18
        first = (cards | cards >> 18) & ALL_SOULS
        total = self.count(both) * SECOND_COPY
        soul: i64 = 0
        while first != 0:
            if first & 1:
                total += self.values[seat * N_SOULS + soul] - REPENTED * self.lowered[soul]
            first >>= 1
            soul += 1
        return total

    def total(self, seat: i64) -> i64:
        """V51: what a seat's collection is worth on its own list."""
        return self.worth(seat, self.free[seat] | self.fixed[seat])

    # -- what everybody could notice -------------------------------------------------------------

    def notice(self, tastes: vec[i64], seat: i64, souls: i64, weight: i64) -> None:
        """A seat has shown a liking (or the contrary) for the souls of a mask of cards or souls."""
        souls = souls | souls >> 18
        soul: i64 = 0
        while soul < N_SOULS:
            if souls >> soul & 1:
                tastes[seat * N_SOULS + soul] += weight
            soul += 1
