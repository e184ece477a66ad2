"""`python -m bench.trade_sated [--games N] [--seats 3] [--level medium] [--option NAME=VALUE]…`: is there anything left to trade?

At the beginning, after each third and at the end of games by turns, all exchanges of free cards between two players are tried, every set
of up to five cards for every other, by what the cards are worth on the two lists. Told are the share of games in which one would have
been good for both, how many points the better half of such a deal was worth to whoever gained less, and the exchanges that were made.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import combinations
from random import Random
from statistics import mean
from typing import Any

from avernus.bots import find, think
from avernus.commands.arguments import options_of
from avernus.core.refusals import AvernusError
from avernus.core.seats import CHANCE, CLOCK, NOBODY
from avernus.games.inferno_trade import GAME, verbs
from avernus.games.inferno_trade.board import N_SOULS
from avernus.games.inferno_trade.rules import InfernoTrade
from avernus.games.inferno_trade.rules.ending import worth
from bench.trade_balance import mean as share_of

MOST = 5
"""V31: cards on one side of an offer."""


def sets(cards: int) -> Iterator[int]:
    """Every set of one to five of these cards, as a mask."""
    single = [1 << i for i in range(2 * N_SOULS) if cards >> i & 1]
    for size in range(1, min(MOST, len(single)) + 1):
        for chosen in combinations(single, size):
            yield sum(chosen)


def best_exchange(state: InfernoTrade) -> int:
    """The most that whoever gains less could gain by one exchange that is good for both; 0: there is none."""
    best = 0
    for a, b in combinations(range(int(state.seats)), 2):
        own = {seat: int(state.free[seat]) | int(state.fixed[seat]) for seat in (a, b)}
        now = {seat: worth(state, seat, own[seat]) for seat in (a, b)}
        back = list(sets(int(state.free[b])))
        for give in sets(int(state.free[a])):
            for get in back:
                mine = worth(state, a, own[a] & ~give | get) - now[a]
                if mine > best:
                    best = max(best, min(mine, worth(state, b, own[b] & ~get | give) - now[b]))
    return best


def play(number: int, seats: int, level: str, options: dict[str, Any]) -> tuple[list[int], list[int]]:
    """One game: what was left to gain at the beginning, after each third and at the end; exchanges in each third."""
    rng = Random(f"trade sated {seats} {level} {number}")
    state, bot = GAME.new(seats, options), find(level)
    assert isinstance(state, InfernoTrade)
    whole = int(state.options["runs"]) * int(state.options["rounds_per_run"]) * seats
    left: list[int] = []
    deals = [0, 0, 0]
    while (seat := int(state.mover())) != NOBODY:
        if seat == CHANCE:
            outcomes = state.outcomes()
            action = rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]
        elif seat == CLOCK:
            action = state.legal(CLOCK)[0]
        else:
            if int(state.run) and len(left) < 3 and int(state.t) * 3 >= len(left) * whole:
                left.append(best_exchange(state))
            action = think(bot, GAME, state, seat, rng)
        if action >> verbs.WIDTH == verbs.ACCEPT:
            deals[min(2, 3 * int(state.t) // whole)] += 1
        state.apply(seat, action)
    return [*left, best_exchange(state)], deals


def main() -> int:
    """Play, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    chosen = parser.parse_args()
    try:
        options, level = options_of("inferno-trade", chosen.option, {}), find(chosen.level).name
    except AvernusError as error:
        print(error, file=sys.stderr)
        return 2
    rows = [play(number, chosen.seats, level, options) for number in range(chosen.games)]
    print(f"{chosen.seats} seats, {level}, {options}: {len(rows)} games")
    for k, when in enumerate(("at the beginning", "after a third", "after two thirds", "at the end")):
        gains = [left[k] for left, _ in rows if len(left) == 4]
        some = [gain for gain in gains if gain]
        print(f"  {when}: {share_of([float(gain > 0) for gain in gains])} % of games have a good exchange, worth {mean(some or [0]):.1f}")
    each = [mean(deals[k] for _, deals in rows) / chosen.seats for k in range(3)]
    print("  exchanges of a player in each third:", " / ".join(f"{n:.2f}" for n in each))
    return 0


if __name__ == "__main__":
    sys.exit(main())
