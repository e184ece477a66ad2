"""`python -m bench.hellgame_balance [--games N] [--seats N] [--buyer] [--option NAME=VALUE]…`: how games of The HellGame end, and when.

Players of level medium sit in every seat; with `--buyer` one of them, in turn in every seat, is a person who only buys cards and
walks the Earth, waiting for three sixes. Told are the turns, how the games end, the real decisions of a seat and turn (questions with
more than one answer), and the minutes that follow from `SECONDS` for each of them.
"""

import argparse
import collections
import math
import statistics
import sys
import time
from random import Random
from typing import Any

from avernus.commands.arguments import options_of
from avernus.core.events import Event
from avernus.core.seats import CHANCE
from avernus.games.hellgame import GAME
from avernus.games.hellgame.rules import Hell
from avernus.games.hellgame.steps import Ask
from avernus.games.hellgame.verbs import ACT, CARD, SAY, WALK, field_of, verb_of

SECONDS: float = 6.0
"""So long a person takes over a real decision, all in all: most are a click, a few are thought about."""
MEDIUM: int = 1
Z: float = 1.96
"""For intervals of 95 %."""


def buyer(g: Hell, seat: int) -> int:
    """The answer of somebody who wants three sixes and nothing else."""
    top, legal = g.stack[-1], list(g.options_now())
    assert isinstance(top, Ask)
    if top.point == "SUMMON_MENU" and SAY["buy"] in legal:
        return SAY["buy"]
    if top.point == "DISCARD":
        cards = [a for a in legal if verb_of(a) == CARD]
        return min(cards, key=lambda a: (field_of(a) in g.sixes, g.cards.arcana[field_of(a)].minor == "walk_the_earth"), default=legal[0])
    if top.point == "SHOW_SIXES" and SAY["show"] in legal:
        return SAY["show"]
    if top.point == "ACTION_MENU":
        walks = [a for a in legal if verb_of(a) == WALK and field_of(a) not in g.sixes]
        if walks:
            return min(walks, key=lambda a: g.cards.arcana[field_of(a)].minor_souls)
        return next((ACT[deed] for deed in ("deeds", "pfg") if ACT[deed] in legal), legal[0])
    return g.default(seat)


def play(
    number: int, seats: int, options: dict[str, Any], buys: bool, asked: collections.Counter[str], told: collections.Counter[str],
) -> tuple[Hell, int]:
    """Play one game; its end, and how many real decisions it took. Counted are the questions and in how many games each thing happened."""
    rng = Random(f"hellgame balance {number}")
    g = GAME.new(seats, options)
    assert isinstance(g, Hell)
    decisions = 0
    events: list[Event] = []
    while g.stack:
        seat = int(g.mover())
        if seat == CHANCE:
            outcomes = g.outcomes()
            g.apply(seat, rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0], events)
            continue
        if len(g.options_now()) > 1 and g.turn:
            decisions += 1
            top = g.stack[-1]
            assert isinstance(top, Ask)
            asked[top.point] += 1
        if buys and seat == number % seats:
            g.apply(seat, buyer(g, seat), events)
        else:
            action = GAME.advise(g.redeal(seat, rng), seat, MEDIUM, rng.getrandbits(62))
            assert action is not None
            g.apply(seat, action, events)
    told.update({event.name for event in events})
    return g, decisions


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share of games."""
    part, spread = won / games, Z * Z / games
    middle = (part + spread / 2) / (1 + spread)
    half = Z * math.sqrt(part * (1 - part) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def share(n: int, games: int) -> str:
    """A share of the games with its interval."""
    low, high = interval(n, games)
    return f"{100 * n / games:.0f} % ({100 * low:.0f}-{100 * high:.0f})"


def main() -> int:
    """Play, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--buyer", action="store_true", help="one of the players only buys cards and walks the Earth")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--points", action="store_true", help="how often each question is a real decision")
    parser.add_argument("--content", action="store_true", help="in how many of the games each thing happened")
    chosen = parser.parse_args()
    options = options_of("hellgame", chosen.option, {})
    endings: collections.Counter[str] = collections.Counter()
    asked: collections.Counter[str] = collections.Counter()
    told: collections.Counter[str] = collections.Counter()
    turns, minutes, decided = [], [], 0
    bought = 0
    start = time.perf_counter()
    for number in range(chosen.first, chosen.first + chosen.games):
        g, decisions = play(number, chosen.seats, options, chosen.buyer, asked, told)
        endings[g.ending] += 1
        turns.append(g.turn)
        minutes.append(decisions * SECONDS / 60)
        decided += decisions
        bought += chosen.buyer and g.ranks[number % chosen.seats] == 1
    n = chosen.games
    tenths = statistics.quantiles(minutes, n=10)
    print(f"{chosen.seats} seats, {options}, {n} games in {time.perf_counter() - start:.0f} s")
    print("  ended by", ", ".join(f"{ending} {share(k, n)}" for ending, k in endings.most_common()))
    print(f"  turns: median {statistics.median(turns)}, longest {max(turns)}, by turn 3 {share(sum(t <= 3 for t in turns), n)}")
    print(f"  real decisions of a seat and turn: {decided / sum(turns) / chosen.seats:.1f}")
    print(f"  minutes: median {statistics.median(minutes):.0f}, from {tenths[0]:.0f} (a tenth) to {tenths[8]:.0f} (nine tenths)")
    if chosen.buyer:
        print(f"  the buyer wins {share(bought, n)} of them")
    if chosen.points:
        print("  ", ", ".join(f"{point} {k / sum(turns) / chosen.seats:.2f}" for point, k in asked.most_common()))
    if chosen.content:
        print("  ", ", ".join(f"{what} {share(k, n)}" for what, k in told.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
