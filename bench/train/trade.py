"""`python -m bench.train.trade WORK`: look for a trader's numbers by the cross-entropy method, against three traders of before.

Each round some tempers are drawn around the best so far, all play the same games, and the best of them say where to look next. What was
found is printed as lines for `data/tempers.toml`; the games of the last test have seeds that no round has seen.
"""

import argparse
import math
import sys
from pathlib import Path
from typing import Final

import numpy as np

from avernus.core.native import vec
from avernus.games.inferno_trade.bot import tempers
from avernus.lab.playing import Pairing, play
from avernus.lab.ratings import wilson

OTHER: Final = "bench.strength.frozen.players:MEDIUM"
MASTER: Final = 2
DRAWN: Final = 14
"""How many tempers are tried in a round."""
BEST: Final = 4
"""How many of them say where to look next."""
NARROW: Final = 10.0
"""So many points more than the best of the others are a clear win."""
WIDTH: Final = 0.35
"""How far the first round looks, as a part of each number."""


def played(numbers: list[float], games: int, seed: str, seats: int = 4) -> tuple[float, float]:
    """How many games a trader of this temper wins, and the same by how much: a narrow win is hardly more than a narrow loss."""
    tempers.TEMPERS[MASTER] = vec[float](numbers)
    won = nearly = 0.0
    for number in range(games):
        seat = number % seats
        bots = tuple("hard" if other == seat else OTHER for other in range(seats))
        outcome = play(Pairing("inferno-trade", bots, f"{seed} {number // seats}"))
        assert outcome.scores is not None
        lead = outcome.scores[seat] - max(score for other, score in enumerate(outcome.scores) if other != seat)
        won += outcome.share(seat)
        nearly += 1.0 / (1.0 + math.exp(-lead / NARROW))
    return won, nearly


def main() -> int:
    """Look."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("work", type=Path)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--games", type=int, default=80, help="of each temper in a round")
    parser.add_argument("--test", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    chosen.work.mkdir(parents=True, exist_ok=True)
    start = np.array(tempers.NAMED["master"])
    middle, width = np.zeros(len(start)), np.full(len(start), WIDTH)
    rng = np.random.default_rng(chosen.seed)
    for number in range(chosen.rounds):
        drawn = middle + width * rng.standard_normal((DRAWN, len(start)))
        drawn[0] = middle
        wins = np.array([played(list(start * np.exp(one)), chosen.games, f"tune {chosen.seed} {number}") for one in drawn])
        best = drawn[np.argsort(-wins[:, 1])[:BEST]]
        middle = 0.3 * middle + 0.7 * best.mean(axis=0)
        width = np.maximum(0.05, 0.5 * width + 0.5 * best.std(axis=0))
        mean, middling = wins.mean(axis=0) / chosen.games, wins[0] / chosen.games
        print(f"round {number + 1}: mean {mean[0]:.1%} {mean[1]:.3f}, middle {middling[0]:.1%} {middling[1]:.3f}", flush=True)
        found = start * np.exp(middle)
        lines = "\n".join(f"{name} = {value:.3f}" for name, value in zip(tempers.TRAITS, found, strict=True))
        (chosen.work / "master.toml").write_text(lines + "\n", encoding="utf-8")
    for name, numbers in (("found", found), ("before", start)):
        wins_of, _ = played(list(numbers), chosen.test, "test")
        low, high = wilson(wins_of, chosen.test)
        print(f"{name}: {wins_of / chosen.test:.1%} ({low:.1%}–{high:.1%}) of {chosen.test}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
