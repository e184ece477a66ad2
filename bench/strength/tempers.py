"""`python -m bench.strength.tempers [TEMPER …] [--games N]`: how strong company with a temper is, and whether it does what its name says.

One seat has the temper, the others play the same game without: `medium` in The HellGame, where tempers go by rule of thumb, and `hard`
in the trade. Seats are rotated. What is counted is told a game, of the temper and, in brackets, of one of the others on average.
"""

import argparse
import sys
from collections import Counter
from typing import Final

from avernus.core.state import State
from avernus.games import find
from avernus.lab.playing import Pairing, play
from avernus.lab.ratings import wilson

WITHOUT: Final = {"hellgame": "medium", "inferno-trade": "hard"}
TOLD: Final = {
    "raider": ("march", "fight", "stand"), "hoarder": ("march", "buy", "kept"), "diplomat": ("influence", "truce", "peace", "fight"),
    "generous": ("accept", "decline", "offer"), "stubborn": ("accept", "decline", "offer"), "bluffer": ("accept", "counter", "offer"),
}
"""What the name of each promises something about; `kept` are the cards in hand at its questions, on average."""
SEATS: Final = 4


class Watcher:
    """Counts what the seat with the temper does, and what the others do."""

    def __init__(self, game: str, seat: int) -> None:
        self.rules = find(game)
        self.seat = seat
        self.done: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        self.asked = [0, 0]
        self.kept = [0, 0]

    def __call__(self, state: State, seat: int, action: int) -> None:
        """Count one action."""
        if seat < 0:
            return
        other = int(seat != self.seat)
        verb, fields = self.rules.verbs.unpack(action)
        self.done[other][next(iter(fields.values())) if verb in ("say", "act") and fields else verb] += 1
        hands = getattr(state, "hands", None)
        if hands is not None and self.rules.id == "hellgame":
            self.asked[other] += 1
            self.kept[other] += len(hands[seat])


def row(name: str, games: int) -> str:
    """Play a temper's games; its row of the table."""
    game = next(found for found in WITHOUT if name in find(found).tempers)
    won, told = 0.0, [Counter[str](), Counter[str]()]
    asked, kept = [0, 0], [0, 0]
    for number in range(games):
        seat = number % SEATS
        watcher = Watcher(game, seat)
        bots = tuple(name if other == seat else WITHOUT[game] for other in range(SEATS))
        won += play(Pairing(game, bots, f"temper {number // SEATS}"), watcher).share(seat)
        for other in (0, 1):
            told[other].update(watcher.done[other])
            asked[other] += watcher.asked[other]
            kept[other] += watcher.kept[other]
    low, high = wilson(won, games)
    figures = []
    for what in TOLD[name]:
        if what == "kept":
            figures.append(f"kept {kept[0] / asked[0]:.2f} ({kept[1] / asked[1]:.2f})")
        else:
            figures.append(f"{what} {told[0][what] / games:.2f} ({told[1][what] / games / (SEATS - 1):.2f})")
    return f"| `{name}` | {game} | {games} | {won / games:.1%} | {low:.1%}–{high:.1%} | {1 / SEATS:.0%} | {', '.join(figures)} |"


def main() -> int:
    """Play and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tempers", nargs="*", metavar="TEMPER", help=f"of {', '.join(TOLD)}; all without any")
    parser.add_argument("--games", type=int, default=100)
    chosen = parser.parse_args()
    if wrong := set(chosen.tempers) - set(TOLD):
        parser.error(f"There is no temper {sorted(wrong)[0]}.")
    print("| temper | game | games | won | 95 % | fair | what it does a game (the others) |")
    print("| --- | --- | --- | --- | --- | --- | --- |", flush=True)
    for name in chosen.tempers or TOLD:
        print(row(name, chosen.games), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
