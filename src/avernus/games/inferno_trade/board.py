"""The material of Inferno: souls, cards, special cards, the deal, the sand-glass (V1-V6)."""

from functools import lru_cache
from typing import Final

SOULS: Final = (
    "attila", "bathory", "bluebeard", "caligula", "cattivo", "dracula", "genghis", "herod", "ivan",
    "jack", "judas", "locusta", "lucrezia", "messalina", "nero", "rasputin", "torquemada", "tzu",
)
"""The eighteen damned souls in the order of the list (V3)."""

CARDS: Final = SOULS + tuple(f"{soul}2" for soul in SOULS)
"""The soul cards: the first series bears the plain names, the second a 2 (V2). Card c is soul c mod 18."""

SPECIALS: Final = ("SO", "BA", "GS")
"""Scambio Obbligato, Buona Azione, Grande Scambio."""

WAYS: Final = ("<", ">")
"""To the left neighbour, to the right one (V1)."""

SIDES: Final = ("left", "right")
"""The same two ways in words."""

SEATS: Final = tuple(f"P{seat}" for seat in range(6))

COPIES: Final = [4, 2, 2]
"""How many of each special card there are (V4)."""

SERIES: Final = {2: 1, 3: 1, 4: 2, 5: 2, 6: 2}
"""How many series of souls are in play for each number of players (V5)."""

HANDS: Final = {2: 9, 3: 6, 4: 9, 5: 7, 6: 6}
"""Soul cards for each player (V5)."""

SPECIALS_EACH: Final = {2: 2, 3: 2, 4: 2, 5: 1, 6: 1}
"""Special cards for each player (V5)."""

# Plain numbers below are literals, so that compiled code sees constants.
N_SOULS: Final = 18
N_CARDS: Final = 36
MOST_SEATS: Final = 6
KINDS: Final = 3
SO: Final = 0
BA: Final = 1
GS: Final = 2
ALL_SOULS: Final = 0x3FFFF
"""The mask of the first series: also the mask of all souls."""
ALL_CARDS: Final = 0xFFFFFFFFF

GLASS_MS: Final = 120000
"""The sand runs for two minutes, unless a table has another glass (V6)."""
TICK_MS: Final = 500
"""The grain of the tick driver (V61)."""
SECOND_COPY: Final = 5
"""What a second card of the same soul is worth (V51)."""
REPENTED: Final = 7
"""What a good deed takes off a soul's value under `minus7` (V43)."""
OPEN_OFFERS: Final = 6
"""How many offers of one player may be open at once (V31)."""
MOST_OFFERS: Final = 1000
"""How many offers one player may make in a game: a bound for records, far beyond what six minutes allow."""
MOST_MEMBERS: Final = 5
"""How many cards one side of an offer may name (V31). Two sets of six and the offer's number do not fit into the 63 bits of an action."""
SLOT_OFFERS: Final = 3
"""Offers that one slot of the turn driver has room for (V62)."""

TURNS: Final = 0
LIVE: Final = 1
TICKS: Final = 2
DRIVERS: Final = ("turns", "live", "ticks")
"""The three clocks (V60-V62)."""


@lru_cache(maxsize=4096)
def _cards(mask: int) -> tuple[str, ...]:
    return tuple(name for i, name in enumerate(CARDS) if mask >> i & 1)


def cards_of(mask: int) -> list[str]:
    """The names of the cards of a mask."""
    return list(_cards(mask))


def souls_of(mask: int) -> list[str]:
    """The names of the souls of a mask."""
    return [name for i, name in enumerate(SOULS) if mask >> i & 1]
