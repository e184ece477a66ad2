"""Everything that players, chance and the clock can do in Inferno (V10-V43): the table, its numbers, and sets of cards in actions.

The numbers are what compiled rules compare and shift, and sets are numbered as `core/domains.py` does it (the combinatorial
number system): tests hold both to the table. Numbers of offers are given by the state.
"""

from collections.abc import Sequence
from math import comb
from typing import Final

from avernus.core.actions import Field, Verb, VerbTable
from avernus.core.bits import bit
from avernus.core.domains import Names, Number, Order, Subset
from avernus.core.native import i64, vec
from avernus.core.seats import CHANCE, CLOCK
from avernus.games.inferno_trade.board import CARDS, MOST_MEMBERS, MOST_OFFERS, MOST_SEATS, N_SOULS, SEATS, SIDES, SOULS, SPECIALS, WAYS


class Ways(Names):
    """Left and right, written as arrows and spoken as words."""

    def facet(self, number: int, name: str) -> tuple[str, str]:
        """The word for the arrow."""
        return SIDES[number], "way"


class Ranking(Order):
    """A secret list (V10): values in the order of the souls, written as numbers, and pointed at soul by soul, the dearest first."""

    many_words = True

    def spell(self, number: int) -> list[tuple[str, str]]:
        """The souls, the dearest first."""
        values = self.sequence(number)
        return [(SOULS[values.index(value)], "soul") for value in range(N_SOULS - 1, -1, -1)]

    def unspell(self, words: Sequence[str]) -> int:
        """From souls, the dearest first. Whoever is not named comes after, in the order of the list."""
        named = list(map(str, words))
        if len(set(named)) != len(named) or not set(named) <= set(SOULS):
            raise ValueError("not souls, each once")
        ranked = named + [soul for soul in SOULS if soul not in named]
        return self.number([N_SOULS - 1 - ranked.index(soul) for soul in SOULS])


SEAT: Final = Names("seat", SEATS)
CARD: Final = Names("card", CARDS)
SOUL: Final = Names("soul", SOULS)
GIVEN: Final = Subset("card", CARDS, MOST_MEMBERS)
WANTED: Final = Subset("soul", SOULS, MOST_MEMBERS)
RANKING: Final = Ranking("list", N_SOULS)
OFFER_ID: Final = Number("offer", 1, MOST_SEATS * MOST_OFFERS)
GIVE: Final = Field("give", GIVEN)
ID: Final = Field("id", OFFER_ID)

# The harmless verbs come first: the lowest legal action of a slot, a tick or a question is one that nobody regrets.
TABLE: Final = VerbTable(
    [
        Verb("ready", (), "ready", "ready"),
        Verb("list", (Field("values", RANKING),), "values {values}", "list {values}", open=True),
        Verb("done", (), "done", "done"),
        Verb("wait", (Field("ticks", Number("ticks", 1, 240)),), "wait{ticks}", "wait {ticks}", open=True),
        Verb("flip", (Field("run", Number("run", 2, 9)),), "flip{run}", "flip"),
        Verb("decline", (ID,), "no#{id}", "answer {id} no"),
        Verb("withdraw", (ID,), "wd#{id}", "withdraw {id}"),
        Verb("accept", (ID,), "ok#{id}", "answer {id} yes"),
        Verb("offer", (Field("to", SEAT), GIVE, Field("want", GIVEN)), ">{to} {give} / {want}", "offer {to} {give} for {want}", open=True),
        Verb("cry", (GIVE, Field("want", WANTED)), ">* {give} / {want}", "offer seat:all {give} for {want}", open=True),
        Verb("counter", (ID, GIVE, Field("want", GIVEN)), "re#{id} {give} / {want}", "answer {id} {give} for {want}", open=True),
        Verb("so", (Field("rival", SEAT), Field("card", CARD)), "SO {rival} {card}", "special:SO {rival} {card}"),
        Verb("gs", (Field("way", Ways("way", WAYS)),), "GS {way}", "special:GS {way.side}"),
        Verb("ba", (Field("soul", SOUL),), "BA {soul}", "special:BA {soul}"),
        Verb("so_pick", (Field("card", CARD),), "y:{card}", "take {card}"),
        Verb("gs_pick", (Field("card", CARD),), ":{card}", "pass {card}"),
        Verb("deal", (Field("card", CARD),), "{card}", by=CHANCE),
        Verb("deal_special", (Field("special", Names("special", SPECIALS)),), "{special}", by=CHANCE),
        Verb("time", (Field("ms", Number("ms", 0, (1 << 40) - 1)),), "{ms}", by=CLOCK, open=True),
        Verb("lapse", (Field("question", Number("question", 0, 4095)),), "lapse {question}", by=CLOCK, open=True),
        Verb("first", (Field("seat", SEAT),), "first {seat}", by=CHANCE),
    ]
)

# -- the table as numbers ------------------------------------------------------------------------

WIDTH: Final = 53
REST: Final = 0x1FFFFFFFFFFFFF

# Verbs.
READY: Final = 0
LIST: Final = 1
DONE: Final = 2
WAIT: Final = 3
FLIP: Final = 4
DECLINE: Final = 5
WITHDRAW: Final = 6
ACCEPT: Final = 7
OFFER: Final = 8
CRY: Final = 9
COUNTER: Final = 10
SO: Final = 11
GS: Final = 12
BA: Final = 13
SO_PICK: Final = 14
GS_PICK: Final = 15
DEAL: Final = 16
DEAL_SPECIAL: Final = 17
TIME: Final = 18
LAPSE: Final = 19
FIRST: Final = 20

# The first action of each verb.
READY_0: Final = 0
LIST_0: Final = 0x20000000000000
DONE_0: Final = 0x40000000000000
WAIT_0: Final = 0x60000000000000
FLIP_0: Final = 0x80000000000000
DECLINE_0: Final = 0xA0000000000000
WITHDRAW_0: Final = 0xC0000000000000
ACCEPT_0: Final = 0xE0000000000000
OFFER_0: Final = 0x100000000000000
CRY_0: Final = 0x120000000000000
COUNTER_0: Final = 0x140000000000000
SO_0: Final = 0x160000000000000
GS_0: Final = 0x180000000000000
BA_0: Final = 0x1A0000000000000
SO_PICK_0: Final = 0x1C0000000000000
GS_PICK_0: Final = 0x1E0000000000000
DEAL_0: Final = 0x200000000000000
DEAL_SPECIAL_0: Final = 0x220000000000000
TIME_0: Final = 0x240000000000000
LAPSE_0: Final = 0x260000000000000
FIRST_0: Final = 0x280000000000000

# Fields.
SET_BITS: Final = 19
SET_MASK: Final = 0x7FFFF
SOULS_BITS: Final = 14
SOULS_MASK: Final = 0x3FFF
ID_SHIFT: Final = 38
CARD_BITS: Final = 6
CARD_MASK: Final = 63


# -- sets of cards and souls: masks, and their numbers in actions ---------------------------------


BINOMIALS: Final = vec[i64]([comb(n, k) for n in range(64) for k in range(8)])
"""How many sets of k there are among n things, n and k below 64 and 8."""


def binomial(n: i64, k: i64) -> i64:
    """How many sets of at most seven there are among less than 64 things."""
    return BINOMIALS[n * 8 + k]


def size_of(mask: i64) -> i64:
    """How many members a set has."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def lowest(mask: i64) -> i64:
    """The lowest member of a set that is not empty."""
    n: i64 = 0
    while mask >> n & 1 == 0:
        n += 1
    return n


def number_of(mask: i64, names: i64) -> i64:
    """The number of a set of at most five: smaller sets come first."""
    table = BINOMIALS
    total: i64 = 0
    n: i64 = 0
    k: i64 = 0
    while mask != 0:
        if mask & 1:
            total += table[names * 8 + k]
            k += 1
            total += table[n * 8 + k]
        mask >>= 1
        n += 1
    return total


def mask_of(number: i64, names: i64) -> i64:
    """The set of a number."""
    if 0 < number <= names:
        return bit(number - 1)
    size: i64 = 0
    rest = number
    count: i64 = 1
    while rest >= count:
        rest -= count
        size += 1
        count = binomial(names, size)
    mask: i64 = 0
    top = names
    table = BINOMIALS
    while size > 0:
        top -= 1
        while table[top * 8 + size] > rest:
            top -= 1
        rest -= table[top * 8 + size]
        mask |= bit(top)
        size -= 1
    return mask


def small_sets_into(mask: i64, names: i64, out: vec[i64]) -> i64:
    """Write the numbers of all sets of one or two members, ascending: first the singles, then the pairs; return how many."""
    n: i64 = 0
    a: i64 = 0
    while a < names:
        if mask >> a & 1:
            out[n] = 1 + a
            n += 1
        a += 1
    b: i64 = 1
    while b < names:
        if mask >> b & 1:
            a = 0
            while a < b:
                if mask >> a & 1:
                    out[n] = 1 + names + b * (b - 1) // 2 + a
                    n += 1
                a += 1
        b += 1
    return n
