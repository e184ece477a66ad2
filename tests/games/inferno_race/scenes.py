"""Positions of the race, said in few words."""

from typing import Any

import avernus
from avernus.core.events import Event
from avernus.core.seats import CHANCE
from avernus.games.inferno_race import GAME
from avernus.games.inferno_race.board import CARDS, COPIES, TILES
from avernus.games.inferno_race.rules import InfernoRace
from avernus.text import Speaker

MAIN: list[dict[str, Any]] = [{"step": "main"}]


def player(imps: list[int], hand: str = "", gems: int = 0, throne: int = 0) -> dict[str, Any]:
    """A player with these imps; what is missing of four is dead."""
    cards = sorted(hand.split(), key=CARDS.index)
    return {"imps": sorted(imps), "dead": 4 - len(imps) - throne, "throne": throne, "gems": gems, "hand": cards}


def tiles(seen: dict[int, str]) -> list[str | None]:
    """A track on which these tiles have been seen; squares 1, 3 and 5 show what is left of the first six."""
    spare = [tile for tile in ("card", "angel", "treasure", "banana", "return", "death") if tile not in [seen.get(i) for i in range(1, 7)]]
    track: list[str | None] = [seen.get(square) for square in range(1, 40)]
    for square in (1, 3, 5):
        track[square - 1] = track[square - 1] or spare.pop(0)
    return track


def scene(
    players: list[dict[str, Any]], seen: dict[int, str] | None = None, up: list[int] | None = None, *, active: int = 0,
    steps: list[dict[str, Any]] | None = None, discards: str = "", deck: str | None = None, bag: int | None = None, **options: Any,
) -> InfernoRace:
    """A state: seen tiles lie face up unless `up` says which do; the deck is whatever is nowhere else."""
    track = tiles(seen or {})
    left = dict(zip(CARDS, COPIES, strict=True))
    pile = discards.split()
    for card in [card for each in players for card in each["hand"]] + pile:
        left[card] -= 1
    rest = [card for card, count in left.items() for _ in range(count)]
    if deck is not None:
        for card in deck.split():
            rest.remove(card)
        pile, rest = sorted(pile + rest, key=CARDS.index), sorted(deck.split(), key=CARDS.index)
    held = sum(each["gems"] for each in players)
    reds = 100 - held if bag is None else bag
    none: dict[str, Any] = {"held": [], "carried": [], "old": [0] * len(players)}
    return GAME.load({
        "game": "inferno-race", "seats": len(players), "options": options, "players": players, "tiles": track,
        "up": sorted(up if up is not None else [square for square, tile in enumerate(track, 1) if tile]),
        "deck": rest, "discards": pile, "steps": steps or MAIN, "memory": [none] * len(players),
        "bag": reds, "out": 100 - held - reds, "active": active, "turn": len(players) + active + 1, "ending": 0, "shuffles": 0,
        "arrival": len(players) + active,
    })


def play(state: InfernoRace, *lines: str) -> list[Event]:
    """Play lines such as `0 roll` and `* 4`, each judged; the laws hold after each."""
    events: list[Event] = []
    for line in lines:
        who, text = line.split(" ", 1)
        seat = CHANCE if who == "*" else int(who)
        action = GAME.read(state, seat, text)
        assert action is not None, line
        if seat == CHANCE:
            assert action in [outcome for outcome, _ in state.outcomes()], line
        else:
            refusal = state.refusal(seat, action)
            assert refusal is None, (line, refusal)
        state.apply(seat, action, events)
        assert GAME.laws(state) == [], line
    return events


def options(state: InfernoRace, seat: int) -> set[str]:
    """The seat's legal actions in notation."""
    return {GAME.write(state, seat, action) for action in state.legal(seat)}


def refused(state: InfernoRace, seat: int, text: str) -> tuple[str, str]:
    """The code and clause with which an action is refused; nothing changes, and there is a sentence for it."""
    before = state.dump()
    action = GAME.read(state, seat, text)
    assert action is not None, text
    refusal = state.refusal(seat, action)
    assert refusal is not None, text
    assert state.dump() == before and action not in state.legal(seat)
    for lang in ("en", "es", "fr"):
        assert Speaker(GAME, int(state.seats), lang).refusal(refusal).endswith(f"({refusal.clause})")
    return refusal.code, refusal.clause


def who(state: InfernoRace, seat: int) -> dict[str, Any]:
    """What a player has."""
    found: dict[str, Any] = state.dump()["players"][seat]
    return found


def names(events: list[Event]) -> list[str]:
    """The events' names."""
    return [event.name for event in events]


def is_up(state: InfernoRace, square: int) -> bool:
    """Does the tile of a square lie face up?"""
    return square in state.view(None)["up"]


def types(state: InfernoRace) -> list[str]:
    """The types in order, for counting."""
    return [tile for tile in state.view(None)["tiles"] if tile in TILES]


def table(seats: int, seed: str, **options: Any) -> avernus.Table:
    """A new table."""
    return avernus.new_table("inferno-race", seats=seats, seed=seed, options=options)
