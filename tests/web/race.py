"""Positions of Inferno, the race, for tests in the browser."""

from typing import Any

from avernus.games.inferno_race.board import CARDS, COPIES, TILE_COUNTS, TILES

ODD = [
    "card", "treasure", "return", "treasure", "banana", "death", "angel", "death", "card", "banana", "treasure", "return", "angel", "card",
    "death", "banana", "card", "treasure", "return", "death",
]
"""The tiles of the odd squares; those of even squares have not been seen."""
assert all(ODD.count(tile) <= count for tile, count in zip(TILES, TILE_COUNTS, strict=True))


def player(imps: list[int], hand: list[str], gems: int = 0, throne: int = 0, moving: int = 0) -> dict[str, Any]:
    """Four imps: those named, those on the throne, one perhaps on its way, the others dead."""
    return {"imps": imps, "dead": 4 - len(imps) - throne - moving, "throne": throne, "gems": gems, "hand": hand}


def race(players: list[dict[str, Any]], *steps: dict[str, Any], down: tuple[int, ...] = ()) -> dict[str, Any]:
    """A whole state, red to move: what no hand holds is in the deck, what nobody owns is in the bag."""
    deck = [card for card, copies in zip(CARDS, COPIES, strict=True) for _ in range(copies)]
    for card in (card for one in players for card in one["hand"]):
        deck.remove(card)
    seats = len(players)
    tiles = [ODD[i // 2] if i % 2 == 0 else None for i in range(39)]
    return {
        "game": "inferno-race", "seats": seats, "options": {}, "players": players, "tiles": tiles,
        "up": [i + 1 for i, tile in enumerate(tiles) if tile and i + 1 not in down], "deck": deck, "discards": [], "steps": list(steps),
        "memory": [{"held": [], "carried": [], "old": [0] * seats} for _ in players], "bag": 100 - sum(one["gems"] for one in players),
        "out": 0, "active": 0, "turn": 1, "ending": 0, "shuffles": 0,
    }


MAIN = race([player([-1, 9, 17], ["d3.4", "b2", "a4", "c6"], gems=4), player([-2, -1, 21], ["t2"])], {"step": "main"}, down=(15,))
"""Red may do everything; the death tile on 15 is known and lies face down."""
FOUR = race([player([-1, 7, 17], ["b2"]), player([-2, -1, 21], [])], {"step": "move", "value": 4, "bananas": 0})
"""Red has a 4: from 7 to death, from 17 into a fight with a player who has nothing."""
FIGHT = race(
    [player([-1, 5], ["b2", "t1", "c6"], gems=1, moving=1), player([-2, -1, 21], ["a4"], gems=2)],
    {"step": "free", "moved": None},
    {"step": "fight", "at": 21, "acts": 1, "rival": 1, "side": 0, "floor": 4, "attack": 4, "defence": 6},
)
"""Red attacks on 21, has 4, and needs 6."""
SHOP = race([player([-1, 8, 20], ["b2"], gems=5), player([-2, -1, 14], [])], {"step": "free", "moved": 20})
"""Red may buy two cards at two gems each."""
FULL = race([player([3, 8, 17, 20], ["b2", "a4"], gems=20), player([-2, -1, 14], [])], {"step": "free", "moved": 20})
"""Red may buy one to four cards at four gems each, end the turn, or turn a tile: no question has more buttons."""
HOME = race([player([-1, 36], ["c6"], throne=2), player([-2, -1, 12], [])], {"step": "move", "value": 4, "bananas": 0})
"""Red's third imp is four squares before the throne."""
