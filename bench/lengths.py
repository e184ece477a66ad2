"""`python -m bench.lengths [GAME …] [--bots imp,fury] [--games N] [--keep FILE]`: do games among bots end, and how long are they?

For every game, number of seats and level: the median number of people's decisions, the tenth that is longest, the longest game, and
whether any passed three times the median; the median of rounds with its 95 % interval, and beside it the last round that the table's
options allow: where that is at most three times the lower end of the interval, no game can be too long, however many are played. A game
that has not ended after `--most` actions is given up, and counted as a failure.
`--keep FILE` writes down every game, so that a long run can be made in pieces; `--nodes N` lets levels that search look at no more than
so many nodes (or a hundredth as many playouts) for a decision.
"""

import argparse
import json
import math
import statistics
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from avernus.bots import Bot, find, think
from avernus.bots.levels import LevelBot
from avernus.bots.lookahead import AlphaBetaBot
from avernus.commands.arguments import options_of
from avernus.core.game import Game
from avernus.core.options import settle
from avernus.core.refusals import AvernusError
from avernus.core.seats import CHANCE, CLOCK, NOBODY
from avernus.games import discovered
from avernus.games import find as find_game

FAR = 3.0
"""A game of more than so many times the median is too long."""
SURE = 0.95
SEARCHING = ("demon", "archdevil", "lucifer", "hard", "alphabeta", "search")
PLAYOUTS = 100
"""So many nodes cost as much as one playout."""


def rounds_of(game: Game, state: Any) -> float:
    """How many rounds (turns of everybody) a game has had."""
    turns = {"laberinto": "turns", "inferno-trade": "t"}.get(game.id, "turn")
    return float(getattr(state, turns)) / (1 if game.id == "hellgame" else int(state.seats))


def last_round(game: Game, seats: int, options: dict[str, Any]) -> int:
    """The last round that a table's options allow."""
    by = settle(game.options, seats, options)
    match game.id:
        case "splut":
            return int(by["turn_cap"]) // seats
        case "inferno-race":
            return min(int(by["max_rounds"]), int(by["quiet_rounds"]) * (seats * (int(by["target"]) - 1) + 1))
        case "inferno-trade":
            return int(by["runs"]) * int(by["rounds_per_run"]) + (int(by["runs"]) - 1) * int(by["max_idle_rounds"])
        case "laberinto":
            return int(by["max_rounds"])
    return int(by["max_turns"])


def first_end(game: Game, seats: int, options: dict[str, Any]) -> int:
    """The round before which no game of a table's options can end."""
    by = settle(game.options, seats, options)
    match game.id:
        case "inferno-trade":  # V21: the glass is turned again only when its sand has run out
            return int(by["runs"]) * int(by["rounds_per_run"])
        case "hellgame":  # H5.3
            return int(by["first_victory"])
    return 1


def median_between(values: list[float]) -> tuple[float, float]:
    """The 95 % interval of a median, from the order of the values alone; everything where there are too few."""
    count, ranked = len(values), sorted(values)
    below, beyond = 0.0, 0  # how likely it is that no more than so many values lie on one side of the median
    for beyond in range(count + 1):
        below += math.comb(count, beyond) / 2**count
        if below > (1 - SURE) / 2:
            break
    return (ranked[beyond - 1], ranked[-beyond]) if beyond else (0.0, math.inf)


def player(name: str, game: Game, nodes: int) -> Bot:
    """The bot of a level, if need be with a smaller search; in everything else it stays itself."""
    bot, expert = find(name), game.expert()
    if not nodes or name not in SEARCHING:
        return bot
    if isinstance(bot, LevelBot) and expert is not None and expert.nodes:
        return LevelBot(name, replace(bot.manner, ahead=min(bot.manner.ahead, nodes / int(expert.nodes))))
    return bot if isinstance(bot, LevelBot) else AlphaBetaBot(playouts=max(1, nodes // PLAYOUTS), nodes=nodes)


def length_of(game: Game, seats: int, bot: Bot, options: dict[str, Any], rng: Random, most: int) -> tuple[int, str, float]:
    """One game among equals: how many questions people would have answered, what ended it (nothing: given up), after how many rounds."""
    state, decisions, played = game.new(seats, options), 0, 0
    while (seat := int(state.mover())) != NOBODY:
        if seat == CHANCE:
            outcomes = state.outcomes()
            action = rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]
        elif seat == CLOCK:
            action = state.legal(CLOCK)[0]
        else:
            action = think(bot, game, state, seat, rng)
            decisions += 1
        state.apply(seat, action)
        played += 1
        if played >= most:
            return decisions, "", rounds_of(game, state)
    result = state.result()
    assert result is not None
    return decisions, result.reason, rounds_of(game, state)


def measure(kind: dict[str, Any], chosen: argparse.Namespace, kept: dict[str, Any], end: float) -> dict[str, Any]:
    """Many games of one kind, but for those that are known already."""
    game = find_game(kind["game"])
    bot = player(kind["bot"], game, chosen.nodes)
    lengths, rounds, reasons = [], [], Counter[str]()
    for number in range(chosen.games):
        key = json.dumps([*kind.values(), chosen.seed, number])
        if key not in kept:
            if time.monotonic() > end:
                continue
            rng = Random(f"{chosen.seed} {game.id} {kind['seats']} {kind['bot']} {number}")
            kept[key] = length_of(game, kind["seats"], bot, kind["options"], rng, chosen.most)
            if chosen.keep:
                with chosen.keep.open("a", encoding="utf-8") as out:
                    out.write(json.dumps([key, kept[key]]) + "\n")
        decisions, reason, *more = kept[key]
        lengths.append(decisions)
        rounds += more  # files of before have none
        reasons[reason or "given up"] += 1
    lengths.sort()
    median = statistics.median(lengths) if lengths else math.nan
    low, high = median_between(rounds)
    return {
        **kind, "games": len(lengths), "of": chosen.games, "median": median, "p90": lengths[len(lengths) * 9 // 10] if lengths else 0,
        "longest": max(lengths, default=0), "ratio": max(lengths, default=0) / median, "far": sum(n > FAR * median for n in lengths),
        "rounds": statistics.median(rounds) if rounds else math.nan, "low": max(low, first_end(game, kind["seats"], kind["options"])),
        "high": high, "last_round": last_round(game, kind["seats"], kind["options"]),
        "endings": dict(reasons),
    }


def main() -> int:
    """Play, and print a line for each kind of game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_", nargs="*", metavar="GAME")
    parser.add_argument("--bots", default="imp,fury", metavar="A,B,…")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, help="only this number of seats")
    parser.add_argument("--most", type=int, default=200_000, help="actions after which a game is given up")
    parser.add_argument("--nodes", type=int, default=0, help="the most that levels which search look at for a decision (0: all they like)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="write down every game, and do not play those again that it has")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after so long")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    failed, end = False, time.monotonic() + 60 * chosen.minutes
    kept = {}
    if chosen.keep and chosen.keep.exists():
        kept = {key: found for key, found in map(json.loads, chosen.keep.read_text(encoding="utf-8").splitlines())}
    try:
        games = [find_game(name) for name in chosen.games_] or list(discovered())
        bots = [find(name.strip()).name for name in chosen.bots.split(",")]
        for game in games:
            options = options_of(game.id, chosen.option, {})
            for seats in game.seats:
                for bot in bots if chosen.seats in (None, seats) else ():
                    nodes = chosen.nodes if bot in SEARCHING else 0
                    kind = {"game": game.id, "seats": seats, "bot": bot, "nodes": nodes, "options": options}
                    row = measure(kind, chosen, kept, end)
                    failed = failed or row["far"] > 0 or "given up" in row["endings"] or row["games"] < row["of"]
                    if chosen.json:
                        print(json.dumps(row), flush=True)
                        continue
                    print("{game:<14} {seats} seats  {bot:<7} {games} of {of} games  median {median:.0f}  p90 {p90}  longest {longest} "
                          "({ratio:.2f})  too long {far}  "
                          "rounds {rounds:.0f} ({low:.0f}-{high:.0f}) of {last_round} at most  {endings}".format(**row), flush=True)
    except AvernusError as error:
        print(error, file=sys.stderr)
        return 2
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
