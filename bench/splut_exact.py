"""`python -m bench.splut_exact [--positions N] [--nodes N]`: does the search of Splut! miss wins in a turn, or lose in one needlessly?

The positions are those of its own games, from random beginnings. Wins in a turn are known from the solver, which a test holds against
trying everything (`tests/games/splut/test_solver.py`). A loss in the other's next turn is avoidable if any way to end the own turn is not
lost: all of them are tried.
"""

import argparse
import sys
from random import Random
from typing import Final

from avernus.bots.alphabeta import AlphaBeta
from avernus.core.expert import Expert
from avernus.core.state import State
from avernus.games import find

GAME: Final = find("splut")
NONE: Final = -1
TURNS: Final = 200


def survives(state: State, seat: int, expert: Expert, seen: dict[int, bool]) -> bool:
    """Can a seat end its turn so that the other cannot win in the next?"""
    mover = int(state.mover())
    if mover != seat:
        result = state.result()
        return seat in result.winners if result is not None else expert.winning(state) == NONE
    at = int(expert.fingerprint(state))
    if at not in seen:
        seen[at] = any(survives(after(state, seat, action), seat, expert, seen) for action in state.legal(seat))
    return seen[at]


def after(state: State, seat: int, action: int) -> State:
    """The state after an action."""
    following = state.copy()
    following.apply(seat, action)
    return following


def main() -> int:
    """Play games of the search with itself, and check every decision."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--nodes", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    expert = GAME.expert()
    assert expert is not None
    searcher = AlphaBeta(expert, GAME.new(2))
    looked = won = missed = in_danger = lost = number = 0
    while looked < chosen.positions:
        rng, state = Random(chosen.seed * 1_000_003 + number), GAME.new(2, {"turn_cap": TURNS})
        number += 1
        for _ in range(rng.randrange(2, 12)):
            state.apply(state.mover(), rng.choice(state.legal(int(state.mover()))))
        while (seat := int(state.mover())) >= 0 and looked < chosen.positions:
            following = after(state, seat, int(searcher.think(state, seat, chosen.nodes, 0.0).action))
            looked += 1
            seen: dict[int, bool] = {}
            if expert.winning(state) != NONE:
                won += 1
                result = following.result()
                going = int(following.mover()) == seat and expert.winning(following) != NONE
                missed += not (going if result is None else seat in result.winners)
            elif survives(state, seat, expert, seen):
                in_danger += not all(survives(after(state, seat, action), seat, expert, seen) for action in state.legal(seat))
                lost += not survives(following, seat, expert, seen)
            state = following
    print(f"{looked} positions of {number} games, {chosen.nodes} nodes: {missed} of {won} wins in the turn missed; "
          f"{lost} avoidable losses in a turn suffered, where {in_danger} positions had actions that lose so")
    return 1 if missed or lost else 0


if __name__ == "__main__":
    sys.exit(main())
