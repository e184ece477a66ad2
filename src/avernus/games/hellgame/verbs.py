"""Everything that a player can do in The HellGame, and the integers of it (H24, H26).

A field is always one thing: sets are built by a run of single choices. The table depends on the cards that are played with, which it
names; the numbers of its verbs do not, and the rules pack and unpack by the constants and small functions below.
"""

import math
from collections.abc import Sequence
from typing import Final, final

from avernus.core.domains import Subset
from avernus.core.native import i64, vec
from avernus.games.hellgame.board import HOUNDS, LIEUTENANTS, NAMES, OWNER_NAMES, SECTIONS

WORDS: Final = (
    "accept", "again", "ask", "bottom", "buy", "decline", "end", "enter", "fight", "flee", "grant", "in", "keep", "no", "none", "not",
    "pay", "peace", "refuse", "remove", "show", "side1", "side2", "stand", "stay", "stop", "take", "tame", "use", "yes",
    "all", "truce", "everywhere", "hold",
)
DEEDS: Final = ("pfg", "march", "leave", "influence", "atone", "conspire", "deeds", "support")
LEGION: Final = 0
PAIR: Final = 1
"""A pair is 1 + the number of its hound."""
LIEUTENANT: Final = 9
HOUND: Final = 21
"""A lieutenant is LIEUTENANT + his number, a hound by itself HOUND + its number."""
WHAT_NAMES: Final = (
    "L", *(f"L+H:{h.id}" for h in HOUNDS), *(f"T:{t.name}" for t in LIEUTENANTS), *(f"H:{h.id}" for h in HOUNDS),
)
FIGURES: Final = (*OWNER_NAMES[:7], *(f"H:{h.id}" for h in HOUNDS), *(f"T:{t.name}" for t in LIEUTENANTS))
FIGURE_HOUND: Final = 7
FIGURE_LIEUTENANT: Final = 15
WIDTH: Final = 15
MOST_GO: Final = 8
MOST_LED: Final = 7
MOST_GIVEN: Final = 3
MOST_MUSTERED: Final = 3
MOST_BOUGHT: Final = 9
"""So many legions go, are led, so many cards are given up and bought in one answer (H24.1)."""


# The verbs' numbers and the widths of their fields, as the table of any set of cards has them: a test holds the two together.
# Fields that name a card of one's own set stand in front, but for `support` and `counter`, whose shifts belong to the set.
MASK: Final = (1 << 15) - 1
SAYING: Final = 0
PLACE: Final = 1 << 15
FIGURE: Final = 2 << 15
DEMON: Final = 3 << 15
UNIT: Final = 4 << 15
ZONE: Final = 5 << 15
CARD: Final = 6 << 15
HELL_CARD: Final = 7 << 15
NUMBER: Final = 8 << 15
LOAD: Final = 9 << 15
DROP: Final = 10 << 15
SUMMON: Final = 11 << 15
RECRUIT: Final = 12 << 15
BONUS: Final = 13 << 15
ABILITY: Final = 14 << 15
ACTING: Final = 15 << 15
PASS: Final = 16 << 15
WALK: Final = 17 << 15
CAST: Final = 18 << 15
SUPPORT: Final = 19 << 15
COUNTER: Final = 20 << 15
INFLUENCE: Final = 21 << 15
OFFER: Final = 22 << 15
JOIN: Final = 23 << 15
PETITION: Final = 24 << 15
DIE: Final = 25 << 15
TRADE: Final = 26 << 15
GO: Final = 27 << 15
LEAD: Final = 28 << 15
GIVE: Final = 29 << 15
MUSTER: Final = 30 << 15
PURCHASE: Final = 31 << 15


def verb_of(action: int) -> int:
    """The number of an action's verb: `PLACE`, `CARD`, …"""
    return action & ~MASK


def field_of(action: int) -> int:
    """The number of the only field of an action."""
    return action & MASK


def pack_unit(area: int, owner: int, what: int) -> int:
    """A unit is named."""
    return UNIT | area << 8 | owner << 5 | what


def unit_of(action: int) -> tuple[int, int, int]:
    """Area, owner and what: of `unit`, and of `influence` after its mode."""
    return action >> 8 & 63, action >> 5 & 7, action & 31


def pack_influence(mode: int, area: int, owner: int, what: int) -> int:
    """A unit is to be dispersed (0) or turned (1)."""
    return INFLUENCE | mode << 14 | area << 8 | owner << 5 | what


def influence_mode(action: int) -> int:
    """Dispersed (0) or turned (1)?"""
    return action >> 14 & 1


def pack_cast(card: int, x: int) -> int:
    """A card is cast with an x."""
    return CAST | card << 3 | x


def cast_of(action: int) -> tuple[int, int]:
    """Card and x."""
    return (action & MASK) >> 3, action & 7


def pack_join(demon: int, cards: int) -> int:
    """A demon joins a combat with so many cards."""
    return JOIN | demon << 3 | cards


def join_of(action: int) -> tuple[int, int]:
    """Demon and number of cards."""
    return (action & MASK) >> 3, action & 7


def pack_offer(partner: int, favors: int, disfavors: int, their_favors: int, their_disfavors: int) -> int:
    """Favors and disfavors for a partner's."""
    return OFFER | partner << 8 | favors << 6 | disfavors << 4 | their_favors << 2 | their_disfavors


def offer_of(action: int) -> tuple[int, int, int, int, int]:
    """Partner, favors, disfavors, and what is asked for them."""
    return action >> 8 & 7, action >> 6 & 3, action >> 4 & 3, action >> 2 & 3, action & 3


def pack_trade(partner: int, way: int, souls: int, favors: int, disfavors: int) -> int:
    """Souls are paid (0) or got (1) for favors that go the other way, and disfavors that go along."""
    return TRADE | partner << 9 | way << 8 | souls << 4 | favors << 2 | disfavors


def trade_of(action: int) -> tuple[int, int, int, int, int]:
    """Partner, whether souls are got, how many, and the favors and disfavors for them."""
    return action >> 9 & 7, action >> 8 & 1, action >> 4 & 15, action >> 2 & 3, action & 3


def pack_petition(area: int, how: int) -> int:
    """A section is petitioned for."""
    return PETITION | area << 1 | how


def petition_of(action: int) -> tuple[int, int]:
    """Section, and by favor (0) or by right (1)."""
    return (action & MASK) >> 1, action & 1


def pack_go(start: int, to: int, number: int) -> int:
    """So many legions march from an area to another."""
    return GO | start << 9 | to << 3 | number - 1


def go_of(action: int) -> tuple[int, int, int]:
    """From where, to where, how many."""
    return action >> 9 & 63, action >> 3 & 63, (action & 7) + 1


def pack_lead(what: int, to: int, number: int) -> int:
    """A pair or a lieutenant marches to an area; he leads so many."""
    return LEAD | what - PAIR << 9 | to << 3 | number


def lead_of(action: int) -> tuple[int, int, int]:
    """Who, to where, and with how many."""
    return (action >> 9 & 31) + PAIR, action >> 3 & 63, action & 7


@final
class Sets:
    """The numbers of the sets of a `Subset`, as it numbers them, without asking it for each."""

    def __init__(self, subset: Subset) -> None:
        self.most = subset.most
        self.starts: vec[i64] = vec[i64](subset.starts)
        names = len(subset.one.names)
        self.names: i64 = names
        self.ways: vec[i64] = vec[i64]([math.comb(top, k) for k in range(subset.most + 1) for top in range(names + 1)])
        """By size and number of names: how many sets there are."""

    def way(self, top: i64, k: i64) -> i64:
        """So many sets of k names are there of the first ones."""
        return self.ways[k * (self.names + 1) + top]

    def number(self, members: Sequence[int]) -> int:
        """The number of a set, whose members ascend."""
        found = self.starts[len(members)]
        for i, member in enumerate(members):
            found += self.way(member, i + 1)
        return int(found)

    def members(self, number: i64) -> list[int]:
        """The members of a set, ascending."""
        k: i64 = 0
        while number >= self.starts[k + 1]:
            k += 1
        rest = number - self.starts[k]
        top = self.names
        found: list[int] = []
        while k > 0:
            top -= 1
            while self.way(top, k) > rest:
                top -= 1
            rest -= self.way(top, k)
            found.append(int(top))
            k -= 1
        found.reverse()
        return found

    def choices(self, pool: list[int], k: int) -> list[int]:
        """The numbers of all sets of one, two or three of these, which ascend."""
        start = self.starts[k]
        found: list[int] = []
        for i, first in enumerate(pool):
            one = start + self.way(first, 1)
            if k == 1:
                found.append(int(one))
                continue
            for j in range(i + 1, len(pool)):
                two = one + self.way(pool[j], 2)
                if k == 2:
                    found.append(int(two))
                    continue
                for n in range(j + 1, len(pool)):
                    found.append(int(two + self.way(pool[n], 3)))
        return found


MUSTERS: Final = Sets(Subset("area", NAMES[:SECTIONS], MOST_MUSTERED))


def pack_muster(areas: Sequence[int]) -> int:
    """A legion is summoned in each of these sections."""
    return MUSTER | MUSTERS.number(sorted(areas))


def muster_of(action: int) -> list[int]:
    """The sections."""
    return MUSTERS.members(action & MASK)


SAY: Final = {word: SAYING | i for i, word in enumerate(WORDS)}
ACT: Final = {word: ACTING | i for i, word in enumerate(DEEDS)}
DICE: Final = tuple(DIE | i for i in range(6))


def said(action: int) -> str:
    """The word of a `say` action; empty for other verbs."""
    return WORDS[action] if action <= MASK else ""
