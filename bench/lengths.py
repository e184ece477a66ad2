"""`python -m bench.lengths [GAME …] [--bots easy,medium] [--games N]`: do games among bots end, and how long are they?

For every game, number of seats and level: the median number of people's decisions, the tenth that is longest, the longest game, and
whether any passed three times the median. A game that has not ended after `--most` actions is given up, and counted as a failure.
"""

import argparse
import json
import statistics
import sys
from collections import Counter
from random import Random
from typing import Any

from avernus.bots import find, think
from avernus.commands.arguments import options_of
from avernus.core.game import Game
from avernus.core.refusals import AvernusError
from avernus.core.seats import CHANCE, CLOCK, NOBODY
from avernus.games import discovered
from avernus.games import find as find_game

FAR = 3.0
"""A game of more than so many times the median is too long."""


def length_of(game: Game, seats: int, bot: str, options: dict[str, Any], rng: Random, most: int) -> tuple[int, int, str]:
    """One game among equals: questions that had more than one answer, all actions, and what ended it (nothing: given up)."""
    state, decisions, played = game.new(seats, options), 0, 0
    while (seat := int(state.mover())) != NOBODY:
        if seat == CHANCE:
            outcomes = state.outcomes()
            action = rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]
        elif seat == CLOCK:
            action = state.legal(CLOCK)[0]
        else:
            action = think(find(bot), game, state, seat, rng)
            decisions += 1
        state.apply(seat, action)
        played += 1
        if played >= most:
            return decisions, played, ""
    result = state.result()
    assert result is not None
    return decisions, played, result.reason


def measure(game: Game, seats: int, bot: str, options: dict[str, Any], chosen: argparse.Namespace) -> dict[str, Any]:
    """Many games of one kind."""
    lengths, reasons = [], Counter[str]()
    for number in range(chosen.games):
        rng = Random(f"{chosen.seed} {game.id} {seats} {bot} {number}")
        decisions, _, reason = length_of(game, seats, bot, options, rng, chosen.most)
        lengths.append(decisions)
        reasons[reason or "given up"] += 1
    lengths.sort()
    median = statistics.median(lengths)
    return {
        "game": game.id, "seats": seats, "bot": bot, "games": chosen.games, "median": median, "p90": lengths[len(lengths) * 9 // 10],
        "longest": lengths[-1], "ratio": lengths[-1] / median, "far": sum(n > FAR * median for n in lengths), "endings": dict(reasons),
    }


def main() -> int:
    """Play, and print a line for each kind of game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_", nargs="*", metavar="GAME")
    parser.add_argument("--bots", default="easy,medium", metavar="A,B,…")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, help="only this number of seats")
    parser.add_argument("--most", type=int, default=200_000, help="actions after which a game is given up")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    failed = False
    try:
        games = [find_game(name) for name in chosen.games_] or list(discovered())
        bots = [find(name.strip()).name for name in chosen.bots.split(",")]
        for game in games:
            options = options_of(game.id, chosen.option, {})
            for seats in game.seats:
                for bot in bots if chosen.seats in (None, seats) else ():
                    row = measure(game, seats, bot, options, chosen)
                    failed = failed or row["far"] > 0 or "given up" in row["endings"]
                    if chosen.json:
                        print(json.dumps(row), flush=True)
                        continue
                    print("{game:<14} {seats} seats  {bot:<7} {games} games  median {median:.0f}  p90 {p90}  longest {longest} "
                          "({ratio:.2f})  too long {far}  {endings}".format(**row), flush=True)
    except AvernusError as error:
        print(error, file=sys.stderr)
        return 2
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
