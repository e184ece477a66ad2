"""`python -m bench.server.parts [--game splut] [--moves 3000]`: what a move costs from its frame to its messages, and what is kept for it.

A random game is judged, written as JSON, made true and told to two players and a spectator, without sockets or a database. Then the same
game again, each time with one of the things forgotten that the server keeps so as not to make them twice: if that costs nothing, it
need not be kept.
"""

import argparse
import random
import time
from collections.abc import Callable
from statistics import median

from avernus.core.fair import sealed
from avernus.core.seats import Seat
from avernus.play import acting, seating
from avernus.play.acting import Plan
from avernus.play.folds import fold
from avernus.play.kinds import Status
from avernus.play.notation import notation_of
from avernus.play.room import Room
from avernus.play.serialize import encode
from avernus.play.setup import new_setup, opening
from avernus.server.tables.live import LiveTable
from avernus.server.telling.sentences import phrases
from avernus.server.telling.updates import Update
from bench.server.seats import nonce, revealed

NOW = 1_760_000_000_000
VIEWERS: tuple[Seat | None, ...] = (0, 1, None)


class Bench:
    """A table of two people."""

    def __init__(self, game: str, seed: int) -> None:
        setup, secret = new_setup(game, 2)
        self.room = Room("bench", secret, setup)
        self.live = LiveTable("bench")
        self.live.room = self.room
        self.rng = random.Random(seed)
        self.take(Plan([opening(setup)]))
        for seat in range(2):
            self.take(seating.sit(self.room, seat, f"P{seat}", sealed(nonce(seat)))[0])
        for seat in range(2):
            self.take(seating.reveal(self.room, seat, **revealed(seat)))

    def take(self, plan: Plan) -> Update:
        """Write a plan and make it true."""
        plan.stamp(self.room.seq, NOW)
        for entry in plan.entries:
            encode((entry.seq, entry.at, entry.kind, entry.body))
        return Update(self.live, fold(self.room, plan.entries, plan.played), NOW)

    def move(self, between: Callable[["Bench", Update], None]) -> None:
        """One random move, told to everybody."""
        seat = self.room.actors()[0]
        action = self.rng.choice(self.room.legal(seat))
        text = self.room.started().notation.write(self.room.running(), seat, action)
        update = self.take(acting.act(self.room, seat, text, NOW, "r1"))
        for viewer in VIEWERS:
            between(self, update)
            update.messages(viewer, "en")


def nothing(bench: Bench, update: Update) -> None:
    """Keep everything."""


def without_notation(bench: Bench, update: Update) -> None:
    notation_of(bench.room.game).forget()


def without_phrases(bench: Bench, update: Update) -> None:
    kept = phrases(bench.room.game, 2, "en")
    kept.said.clear()
    kept.begun.clear()
    kept.texts.clear()
    kept.whole.clear()


def without_shown(bench: Bench, update: Update) -> None:
    bench.room.shown = None


def without_seating(bench: Bench, update: Update) -> None:
    bench.live._seating = None


WAYS: dict[str, Callable[[Bench, Update], None]] = {
    "everything kept": nothing, "no notation": without_notation, "no phrases": without_phrases,
    "no written views": without_shown, "no seating": without_seating,
}


def measure(game: str, moves: int, between: Callable[[Bench, Update], None], seed: int) -> float:
    """Microseconds of processor a move."""
    bench = Bench(game, seed)
    begun = time.process_time()
    for _ in range(moves):
        if bench.room.status is not Status.PLAYING:
            bench = Bench(game, seed := seed + 1)
        bench.move(between)
    return (time.process_time() - begun) / moves * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.parts")
    parser.add_argument("--game", default="splut")
    parser.add_argument("--moves", type=int, default=3000)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    measure(given.game, given.moves, nothing, 1)  # whatever is made once is made now
    rounds = [{way: measure(given.game, given.moves, between, 1) for way, between in WAYS.items()} for _ in range(given.rounds)]
    whole = median(found["everything kept"] for found in rounds)
    for way in WAYS:
        cost = median(found[way] for found in rounds)
        print(f"{given.game}: {way}: {cost:.1f} µs a move ({cost / whole - 1:+.0%})", flush=True)


if __name__ == "__main__":
    main()
