"""`python -m bench.strength [CASE …] [--games N] [--seed SEED]`: how often a bot of today wins against players that never change.

Seats are rotated, all games of a rotation have the same dice. What was played is kept in `build/strength`, and taken up again.
Without names of cases all are played; `--list` names them. The table of docs/strength.md is what this prints.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import msgspec

import avernus
from avernus.core.refusals import AvernusError
from avernus.lab.arena import WORK, program
from avernus.lab.playing import Outcome, Pairing, check
from avernus.lab.pool import Journal, run
from avernus.lab.ratings import wilson
from bench.strength import frozen

MEDIUM: Final = "bench.strength.frozen.players:MEDIUM"
HARD: Final = "bench.strength.frozen.players:HARD"
SHOWN: Final = {MEDIUM: "medium of 3b8eaf2", HARD: "hard of 3b8eaf2"}


@dataclass(frozen=True)
class Case:
    """A bot against others who are all alike."""

    game: str
    bot: str
    other: str
    seats: int
    games: int

    @property
    def name(self) -> str:
        """What it is called on the command line."""
        return f"{self.game}/{self.bot}/{'medium' if self.other == MEDIUM else 'hard' if self.other == HARD else self.other}/{self.seats}"

    def pairings(self, games: int, seed: str) -> Iterator[Pairing]:
        """The bot in every seat by turns."""
        for number in range(games):
            seat = number % self.seats
            bots = tuple(self.bot if other == seat else self.other for other in range(self.seats))
            yield Pairing(self.game, bots, f"{seed} {number // self.seats}")


CASES: Final = (
    Case("splut", "hard", "random", 2, 400), Case("splut", "hard", "greedy", 2, 400), Case("splut", "hard", HARD, 2, 400),
    Case("inferno-race", "hard", HARD, 2, 400), Case("inferno-race", "medium", MEDIUM, 2, 400),
    Case("laberinto", "hard", MEDIUM, 4, 200), Case("inferno-trade", "hard", MEDIUM, 4, 400), Case("hellgame", "hard", MEDIUM, 4, 100),
)


def main() -> int:
    """Play the cases and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cases", nargs="*", metavar="CASE", help="game/bot/other/seats; other is medium, hard (the references) or a bot")
    parser.add_argument("--games", type=int, help="how many games of each case")
    parser.add_argument("--seed", default="strength", help="other dice and cards: what was tuned on one seed is confirmed on another")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--list", action="store_true")
    chosen = parser.parse_args()
    try:
        cases = [read(name) for name in chosen.cases] or list(CASES)
        if chosen.list:
            print("\n".join(case.name for case in cases))
            return 0
        print("| game | bot | against | seats | games | won | 95 % | fair | times fair | ms a decision |")
        print("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |", flush=True)
        for case in cases:
            print(row(case, chosen.games or case.games, chosen.seed, chosen.workers), flush=True)
    except AvernusError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def read(name: str) -> Case:
    """A case by its name, listed or not."""
    parts = name.split("/")
    if len(parts) != 4 or not parts[3].isdecimal():
        raise AvernusError(f"A case is game/bot/other/seats, not {name!r}.")
    game, bot, other, seats = parts
    case = Case(game, bot, {"medium": MEDIUM, "hard": HARD}.get(other, other), int(seats), 100)
    check(next(case.pairings(1, "")))
    return case


def row(case: Case, games: int, seed: str, workers: int | None) -> str:
    """Play a case; its row of the table."""
    about = {"case": case.name, "program": program(), "build": avernus.BUILD} | ({} if seed == "strength" else {"seed": seed})
    path = frozen.BUILD / f"{case.name.replace('/', '-').replace(':', '-')}-{seed}-{program()}.jsonl"
    won, ms, asked = 0.0, 0.0, 0
    with Journal(path, about) as journal:
        tasks = (msgspec.to_builtins(pairing) for pairing in case.pairings(games, seed))
        for task, result in run(tasks, WORK, workers=workers, journal=journal, noticed=lambda said: print(said, file=sys.stderr)):
            outcome = msgspec.convert(result, Outcome)
            seat = task["bots"].index(case.bot)
            won += outcome.share(seat)
            ms += 1000 * outcome.thought[seat]
            asked += outcome.decisions[seat]
    low, high = wilson(won, games)
    fair = 1 / case.seats
    return (
        f"| {case.game} | {case.bot} | {SHOWN.get(case.other, case.other)} | {case.seats} | {games} | {won / games:.1%} | "
        f"{low:.1%}–{high:.1%} | {fair:.1%} | {won / games / fair:.2f} | {ms / max(1, asked):.0f} |"
    )


if __name__ == "__main__":
    sys.exit(main())
