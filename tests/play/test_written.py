"""A game that writes its views itself writes what anybody else would write of them."""

import random

import pytest

from avernus.core.game import Game
from avernus.core.seats import CHANCE
from avernus.games import registered
from avernus.play.notation import NEAR, Notation
from avernus.play.serialize import encode

GAMES = sorted(registered().values(), key=lambda game: game.id)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_a_game_writes_of_a_view_is_the_view(game: Game) -> None:
    """For every viewer, from the first state to the last one or a long way on."""
    wrote = 0
    for seats in (min(game.seats), max(game.seats)):
        rng = random.Random(seats)
        state = game.new(seats, {})
        for _ in range(300):
            for viewer in (*range(seats), None):
                written = game.written(state, viewer)
                wrote += written is not None
                assert written is None or written == encode(state.view(viewer))
            if not state.actors():
                break
            seat = state.mover() if state.mover() == CHANCE else state.actors()[0]
            state.apply(seat, rng.choice([action for action, _ in state.outcomes()] if seat == CHANCE else state.legal(seat)))
    assert wrote or type(game).written is Game.written


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_actions_are_spelled_alike_whether_they_are_remembered_or_not(game: Game) -> None:
    """With small numbers, which are found by their place, and with large ones."""
    notation = Notation(game)
    rng = random.Random(7)
    state = game.new(min(game.seats), {})
    for _ in range(120):
        if not state.actors():
            break
        if state.mover() == CHANCE:
            state.apply(CHANCE, rng.choice([action for action, _ in state.outcomes()]))
            continue
        seat = state.actors()[0]
        legal = state.legal(seat)
        words = [[[str(word), word.kind] for word in game.words(state, action)] for action in legal]
        wanted = [encode([game.write(state, seat, action), said]) for action, said in zip(legal, words, strict=True)]
        assert notation.spelled_all(state, seat, legal) == wanted == notation.spelled_all(state, seat, legal)
        if rng.random() < 0.1:
            notation.forget()
        state.apply(seat, rng.choice(legal))
    assert len(notation.near) <= NEAR


def test_splut_is_written_through_levitation_and_to_its_end() -> None:
    """What random games hardly come to: a rock in the air, one that was let down, and the end."""
    game = registered()["splut"]
    seen = set()
    for seed in range(40):
        rng = random.Random(seed)
        state = game.new(2, {})
        while state.actors():
            view = state.view(None)
            seen |= {"levitating"} if view["levitating"] else {"ended"} if view["levitation_ended"] else set()
            assert game.written(state, None) == encode(view)
            state.apply(state.actors()[0], rng.choice(state.legal(state.actors()[0])))
        assert game.written(state, None) is None
    assert seen == {"levitating", "ended"}
