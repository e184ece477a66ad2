"""What an observation says is what the rules say: read back by its parts, from every seat."""

from typing import Any

import avernus
from avernus.core.encoding import Encoding
from avernus.core.seats import CHANCE
from avernus.games.inferno_race.board import TILES
from tests.envs.walks import encoding_of, observed, walk


def part(encoding: Encoding, seen: list[int], name: str) -> list[int]:
    """The numbers of one part."""
    found = next(part for part in encoding.parts if part.name == name)
    return seen[found.start:found.start + found.size]


def test_the_race_is_observed_as_it_stands() -> None:
    game = avernus.game("inferno-race")
    encoding = encoding_of(game)
    for state, actor in walk(game, 3, 220, 5):
        s: Any = state
        view = state.view(actor)
        for seat in range(3):
            seen = observed(encoding, state, seat)
            place = (actor - seat) % 3
            assert part(encoding, seen, "actor") == [int(i == place) for i in range(6)]
            assert part(encoding, seen, "supply") == [
                view["deck"], view["bag"]["red"], int(s.out), view["shuffles"], view["turn"], view["quiet"]["turns"],
            ]
            tiles, up = part(encoding, seen, "tiles"), part(encoding, seen, "up")
            for square, tile in enumerate(view["tiles"]):
                assert [tiles[kind * 39 + square] for kind in range(6)] == [int(name == tile) for name in TILES]
                assert up[square] == int(square + 1 in view["up"])


def test_chance_is_seen_to_act_in_the_race() -> None:
    game = avernus.game("inferno-race")
    encoding = encoding_of(game)
    state = game.new(2, {})
    assert state.mover() == CHANCE
    assert part(encoding, observed(encoding, state, 0), "actor") == [0, 0, 0, 0, 0, 1]


def test_whom_one_fights_is_counted_from_the_own_seat() -> None:
    from tests.games.inferno_race.scenes import play, player, scene

    game = avernus.game("inferno-race")
    encoding = encoding_of(game)
    state = scene([player([1]), player([13], "c6"), player([10], "c6")], {10: "card"}, active=2)
    play(state, "2 roll", "* 3", "2 10>13")
    numbers = [part(encoding, observed(encoding, state, seat), "numbers") for seat in range(3)]
    assert all(len({row[i] for row in numbers}) in (1, 3) for i in range(7))
    assert any({row[i] for row in numbers} == {0, 1, 2} for i in range(7))


def test_open_hands_of_the_labyrinth_are_seen_by_all_and_hidden_ones_by_their_owner() -> None:
    game = avernus.game("laberinto")
    encoding = encoding_of(game)
    for hidden in (False, True):
        for state, _ in walk(game, 4, 190, 5, {"hidden_hands": hidden}):
            s: Any = state
            for seat in range(4):
                hands = part(encoding, observed(encoding, state, seat), "hands")
                held = [sum(hands[rel * 76:rel * 76 + 76]) for rel in range(6)]
                assert held == [int(s.size[(seat + rel) % 4]) if rel < 4 and (rel == 0 or not hidden) else 0 for rel in range(6)]
