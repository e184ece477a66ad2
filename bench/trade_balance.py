"""`python -m bench.trade_balance [--games N] [--seats N] [--level medium] [--option NAME=VALUE]…`: is the chair at Inferno's market worth
anything, and is there trade to the last grain?

Traders of one level sit in every seat, by turns (V62). Told are the share of victories by place behind the opener and by seat (a shared
victory counts as its part), and offers and exchanges in each half and third of the game, per player. `--keep FILE` writes down every
game, so that a long run can be made in pieces: games that the file has are not played again, and `--minutes M` stops after so long.
"""

import argparse
import json
import math
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from avernus.bots import find, think
from avernus.commands.arguments import options_of
from avernus.core.refusals import AvernusError
from avernus.core.seats import CHANCE, CLOCK, NOBODY
from avernus.games.inferno_trade import GAME, verbs
from avernus.games.inferno_trade.rules import InfernoTrade

Z: float = 1.96
"""For intervals of 95 %."""
OFFERS = (verbs.OFFER, verbs.CRY, verbs.COUNTER)


def play(number: int, seats: int, level: str, options: dict[str, Any]) -> dict[str, Any]:
    """One game: each seat's part of the victory, who opened, and offers and exchanges with the moment of each."""
    rng = Random(f"trade balance {seats} {level} {number}")
    state, bot = GAME.new(seats, options), find(level)
    assert isinstance(state, InfernoTrade)
    offers, deals = [], []
    while (seat := int(state.mover())) != NOBODY:
        if seat == CHANCE:
            outcomes = state.outcomes()
            action = rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]
        elif seat == CLOCK:
            action = state.legal(CLOCK)[0]
        else:
            action = think(bot, GAME, state, seat, rng)
        verb = action >> verbs.WIDTH
        if verb in OFFERS:
            offers.append(int(state.t))
        elif verb == verbs.ACCEPT:
            deals.append(int(state.t))
        state.apply(seat, action)
    result = state.result()
    assert result is not None
    part = 1 / result.ranks.count(1)
    return {
        "number": number, "opener": int(state.opener), "won": [part if rank == 1 else 0.0 for rank in result.ranks],
        "points": list(result.scores or ()), "end": int(state.t), "offers": offers, "deals": deals,
    }


def mean(values: list[float]) -> str:
    """A mean share in percent with its interval of 95 %."""
    n = len(values)
    middle = sum(values) / n
    spread = math.sqrt(sum((v - middle) ** 2 for v in values) / max(1, n - 1) / n)
    return f"{100 * middle:.1f} ± {100 * Z * spread:.1f}"


def parts(rows: list[dict[str, Any]], what: str, seats: int, pieces: int) -> str:
    """How often something was done in each third (or half) of a game, per player."""
    found = [0] * pieces
    for row in rows:
        for t in row[what]:
            found[min(pieces - 1, pieces * t // row["end"])] += 1
    return " / ".join(f"{n / len(rows) / seats:.2f}" for n in found)


def main() -> int:
    """Play, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="write down every game, and do not play those again that it has")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after so long")
    chosen = parser.parse_args()
    try:
        options, level = options_of("inferno-trade", chosen.option, {}), find(chosen.level).name
    except AvernusError as error:
        print(error, file=sys.stderr)
        return 2
    end = time.monotonic() + 60 * chosen.minutes
    kept = [json.loads(line) for line in chosen.keep.read_text().splitlines()] if chosen.keep and chosen.keep.exists() else []
    kind = {"seats": chosen.seats, "level": level, "options": options}
    wanted = range(chosen.first, chosen.first + chosen.games)
    rows = [row for row in kept if {k: row[k] for k in kind} == kind and row["number"] in wanted]
    known = {row["number"] for row in rows}
    for number in wanted:
        if number in known or time.monotonic() > end:
            continue
        rows.append({**kind, **play(number, chosen.seats, level, options)})
        if chosen.keep:
            with chosen.keep.open("a") as out:
                out.write(json.dumps(rows[-1]) + "\n")
    seats = range(chosen.seats)
    print(f"{chosen.seats} seats, {level}, {options}: {len(rows)} of {chosen.games} games; fair {100 / chosen.seats:.1f} %")
    print("  by place behind the opener:", ", ".join(mean([r["won"][(r["opener"] + k) % chosen.seats] for r in rows]) for k in seats))
    print("  by seat:", ", ".join(mean([r["won"][k] for r in rows]) for k in seats))
    for pieces, name in ((2, "half"), (3, "third")):
        offers, deals = (parts(rows, what, chosen.seats, pieces) for what in ("offers", "deals"))
        print(f"  of a player in each {name}: offers {offers}, exchanges {deals}")
    return 0 if len(rows) == chosen.games else 1


if __name__ == "__main__":
    sys.exit(main())
