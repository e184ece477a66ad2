"""`python -m bench.bots GAME --bots a,b [--games N]`: how often each bot wins, with a confidence interval, and how long it thinks."""

import argparse
import json
import math
import sys
import time
from collections import Counter
from random import Random
from typing import Any

from avernus.bots import find, think
from avernus.commands.arguments import options_of
from avernus.core.game import Game
from avernus.core.refusals import AvernusError
from avernus.core.seats import CHANCE, CLOCK, NOBODY
from avernus.core.state import State
from avernus.games import find as find_game

Z: float = 1.96
"""For intervals of 95 %."""


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share of games."""
    share, spread = won / games, Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * math.sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def one_game(
    game: Game, names: list[str], options: dict[str, Any], rng: Random, spent: Counter[str], asked: Counter[str],
) -> tuple[State, int]:
    """Play a game; the last state, and how many actions it took."""
    state, played = game.new(len(names), options), 0
    while (seat := int(state.mover())) != NOBODY:
        if seat == CHANCE:
            outcomes = state.outcomes()
            action = rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]
        elif seat == CLOCK:
            action = state.legal(CLOCK)[0]
        else:
            begun = time.perf_counter()
            action = think(find(names[seat]), game, state, seat, rng)
            spent[names[seat]] += time.perf_counter() - begun  # type: ignore[assignment]
            asked[names[seat]] += 1
        state.apply(seat, action)
        played += 1
    return state, played


def main() -> int:
    """Let the bots sit in turn in every seat, and count who wins."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, metavar="A,B,…")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    try:
        game, options = find_game(chosen.game), options_of(chosen.game, chosen.option, {})
        names = [find(name.strip()).name for name in chosen.bots.split(",")]
        seats = chosen.seats or max(len(names), game.seats.start)
        game.new(seats, options)
    except AvernusError as error:
        print(error, file=sys.stderr)
        return 2
    won: Counter[str] = Counter()
    sat: Counter[str] = Counter()
    spent: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    actions = 0
    for number in range(chosen.games):
        table = [names[(seat + number) % len(names)] for seat in range(seats)]
        state, played = one_game(game, table, options, Random(chosen.seed * 100_003 + number), spent, asked)
        result = state.result()
        assert result is not None
        actions += played
        reasons[result.reason] += 1
        for name in set(table):
            sat[name] += 1
        for seat in result.winners:
            won[table[seat]] += 1 / len(result.winners)  # type: ignore[assignment]
    rows = []
    for name in dict.fromkeys(names):
        low, high = interval(won[name], sat[name])
        rows.append({"bot": name, "games": sat[name], "won": won[name] / sat[name], "low": low, "high": high,
                     "ms": 1000 * spent[name] / max(1, asked[name]), "decisions": asked[name] / chosen.games})
    if chosen.json:
        print(json.dumps({"game": game.id, "seats": seats, "actions": actions / chosen.games, "reasons": reasons, "bots": rows}, indent=2))
        return 0
    print(f"{game.id}, {seats} seats, {chosen.games} games, {actions / chosen.games:.0f} actions a game; ended by {dict(reasons)}")
    for row in rows:
        print(f"{row['bot']:<10} won {row['won']:6.1%}  ({row['low']:.1%} to {row['high']:.1%})  {row['ms']:8.2f} ms a decision")
    return 0


if __name__ == "__main__":
    sys.exit(main())
