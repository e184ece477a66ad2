"""`python -m bench.splut_exact [--positions N] [--nodes N]`: does the search of Splut! miss wins in a turn, or lose in one needlessly?

The positions are those of its own games, from random beginnings. A win in the turn, and a loss in the other's next turn that could have
been avoided, are looked for by trying everything with the rules alone: no part of the bot is asked.
"""

import argparse
import sys
from random import Random
from typing import Final

from avernus.bots.alphabeta import AlphaBeta
from avernus.core.state import State
from avernus.games import find

GAME: Final = find("splut")
TURNS: Final = 200


def key(state: State) -> str:
    """All that matters within a turn."""
    dump = state.dump()
    return repr([dump[name] for name in ("at", "active", "steps", "locked", "moved", "lev")])


def wins(state: State, seat: int, seen: dict[str, bool]) -> bool:
    """Can a seat win before its turn is over?"""
    if int(state.mover()) != seat:
        result = state.result()
        return result is not None and result.winners == (seat,)
    at = key(state)
    if at not in seen:
        seen[at] = False
        seen[at] = any(wins(after(state, seat, action), seat, seen) for action in ordered(state, seat))
    return seen[at]


def ordered(state: State, seat: int) -> list[int]:
    """Throws first: they are what wins."""
    return sorted(state.legal(seat), reverse=True)


def survives(state: State, seat: int, seen: dict[str, bool], replies: dict[str, bool]) -> bool:
    """Can a seat end its turn so that the other cannot win in the next?"""
    mover = int(state.mover())
    if mover != seat:
        result = state.result()
        if result is not None:
            return seat in result.winners
        return not wins(state, mover, replies)
    at = key(state)
    if at not in seen:
        seen[at] = False
        seen[at] = any(survives(after(state, seat, action), seat, seen, replies) for action in ordered(state, seat))
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
    parser.add_argument("--nodes", type=int, default=20_000)
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
            replies: dict[str, bool] = {}
            seen: dict[str, bool] = {}
            if wins(state, seat, {}):
                won += 1
                missed += not wins(following, seat, {})
            elif survives(state, seat, seen, replies):
                bad = not survives(following, seat, seen, replies)
                in_danger += any(not survives(after(state, seat, action), seat, seen, replies) for action in state.legal(seat))
                lost += bad
            state = following
            if looked % 500 == 0:
                print(f"{looked} positions of {number} games: {won} wins in the turn, {missed} missed; "
                      f"{in_danger} where an action loses in a turn, {lost} played", flush=True)
    print(f"{looked} positions: {missed} of {won} wins in the turn missed, {lost} of {in_danger} avoidable losses in a turn suffered")
    return 1 if missed or lost else 0


if __name__ == "__main__":
    sys.exit(main())
