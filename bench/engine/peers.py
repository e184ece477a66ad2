"""Random play of other people's engines: decisions per second, and copies per second where they have them."""

import random
import time
from collections.abc import Callable

Rates = dict[str, float]


def timed(play: Callable[[random.Random], int], seconds: float) -> float:
    """Decisions per second of a function that plays one random game."""
    rng = random.Random(1)
    decisions = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += play(rng)
    return decisions / spent


def python_chess(seconds: float) -> Rates:
    """python-chess, games of at most 300 plies."""
    import chess

    def play(rng: random.Random) -> int:
        board = chess.Board()
        plies = 0
        while plies < 300 and not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            plies += 1
        return plies

    board = chess.Board()
    copied = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds / 4:
        for _ in range(1000):
            board.copy(stack=False)
        copied += 1000
    return {"actions": timed(play, seconds), "copies": copied / spent}


def open_spiel(name: str, seconds: float) -> Rates:
    """An OpenSpiel game, written in C++ and driven from Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(rng: random.Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal() and decisions < 1000:
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
                continue
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return {"actions": timed(play, seconds)}


def catanatron(seconds: float) -> Rates:
    """Catanatron: The Settlers of Catan for four, between its own random players."""
    from catanatron import Color, Game
    from catanatron.models.player import RandomPlayer

    def play(rng: random.Random) -> int:
        random.seed(rng.random())
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])
        game.play()
        return len(game.state.actions)

    game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])
    copied = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds / 4:
        for _ in range(20):
            game.copy()
        copied += 20
    return {"actions": timed(play, seconds), "copies": copied / spent}
