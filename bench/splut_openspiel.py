"""`python -m bench.splut_openspiel [--games N] [--seconds S]`: Splut!'s alpha-beta against OpenSpiel's MCTS on our rules, at equal time.

OpenSpiel's `MCTSBot` (UCT, random playouts to the end, its solver on) plays on our states through the few methods that it calls. It stops
by simulations and not by time, so it gets as many as it makes in the time, measured before each game.
"""

import argparse
import sys
import time
from random import Random
from typing import Any, Final

import numpy as np
from open_spiel.python.algorithms import mcts

from avernus.bots.base import think
from avernus.bots.lookahead import AlphaBetaBot
from avernus.core.state import State
from avernus.games import find
from avernus.lab.ratings import wilson

GAME: Final = find("splut")
TURNS: Final = 100


class Seen:
    """One of our states as OpenSpiel's MCTS asks it."""

    def __init__(self, state: State) -> None:
        self.state = state

    def clone(self) -> "Seen":
        """A copy."""
        return Seen(self.state.copy())

    def current_player(self) -> int:
        """Who acts."""
        return int(self.state.mover())

    def is_terminal(self) -> bool:
        """Is it over?"""
        return int(self.state.mover()) < 0

    def is_chance_node(self) -> bool:
        """There is no chance."""
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What can be done."""
        return self.state.legal(self.current_player())

    def apply_action(self, action: int) -> None:
        """Do it."""
        self.state.apply(self.current_player(), action)

    def returns(self) -> list[float]:
        """1 for who has won, -1 for who has lost."""
        result = self.state.result()
        assert result is not None
        return [0.0, 0.0] if len(result.winners) == 2 else [1.0 if seat in result.winners else -1.0 for seat in range(2)]

    def action_to_string(self, player: int, action: int) -> str:
        """A name for an action."""
        return str(action)


class Rules:
    """What MCTS asks of a game."""

    def max_utility(self) -> float:
        """The most that can be won."""
        return 1.0

    def num_players(self) -> int:
        """Two."""
        return 2

    def get_type(self) -> Any:
        """Turns by turns, the winner takes all."""
        import pyspiel

        return pyspiel.load_game("tic_tac_toe").get_type()


def bot_with(simulations: int, seed: int) -> Any:
    """OpenSpiel's bot."""
    rng = np.random.RandomState(seed)
    return mcts.MCTSBot(Rules(), 1.4, max(2, simulations), mcts.RandomRolloutEvaluator(1, rng), solve=True, random_state=rng)


def opened(rng: Random) -> State:
    """A game after some actions at random, which both sides begin from; one that they have ended is none."""
    while True:
        state = GAME.new(2, {"turn_cap": TURNS})
        for _ in range(rng.randrange(2, 8)):
            if int(state.mover()) >= 0:
                state.apply(state.mover(), rng.choice(state.legal(int(state.mover()))))
        if int(state.mover()) >= 0:
            return state


def main() -> int:
    """Play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    ours = AlphaBetaBot(seconds=chosen.seconds)
    won, theirs, mine, asked, acted, simulations = 0.0, 0.0, 0.0, 0, 0, 20
    for number in range(chosen.games):
        rng = Random(chosen.seed + number // 2)
        state = opened(rng)
        spent, steps = 0.0, 0
        while (seat := int(state.mover())) >= 0:
            begun = time.perf_counter()
            if seat == number % 2:
                state.apply(seat, think(ours, GAME, state, seat, rng))
                mine += time.perf_counter() - begun
                acted += 1
            else:
                state.apply(seat, int(bot_with(simulations, number).step(Seen(state))))
                spent += time.perf_counter() - begun
                steps += 1
        theirs += spent
        asked += steps
        if steps:
            simulations = max(2, min(2 * simulations, int(simulations * chosen.seconds * steps / max(spent, 1e-6))))
        result = state.result()
        assert result is not None
        won += (number % 2 in result.winners) / len(result.winners)
        if (number + 1) % 20 == 0 or number + 1 == chosen.games:
            low, high = wilson(won, number + 1)
            print(f"{number + 1} games: {won / (number + 1):.1%} ({low:.1%} to {high:.1%}); OpenSpiel {theirs / max(1, asked):.3f} s an "
                  f"action, lately {simulations} simulations; ours {mine / max(1, acted):.3f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
