"""`avernus puzzle`: positions of Splut! with one winning turn, to be found."""

import argparse
import json
import sys
from pathlib import Path
from random import Random
from typing import Final, TextIO

from avernus.commands.arguments import whole
from avernus.commands.output import print_json
from avernus.commands.parser import Commands
from avernus.core.refusals import AvernusError
from avernus.games.splut.puzzles import HARDEST, Puzzle, read, shipped
from avernus.play.puzzling import Attempt, Verdict
from avernus.store.sqlite import default_path
from avernus.tui.plain import board_text

COMMANDS: Final = ("hint", "solution", "again", "next", "quit")
MOST_BYTES: Final = 10_000_000


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add(
        "puzzle", run, "find the one winning turn, in a position of Splut!", ("lang", "json"),
        ("puzzle", "puzzle --difficulty 4", "puzzle 17 --lang es", "puzzle 17 --json"),
    )
    parser.add_argument("number", nargs="?", type=whole(1, 9_999_999), metavar="NUMBER",
                        help="which puzzle (default: one that you have not solved)")
    parser.add_argument("--difficulty", type=whole(1, HARDEST), metavar="N", help=f"1 to {HARDEST}; {HARDEST} is won in two turns")
    parser.add_argument("--file", metavar="FILE", help="puzzles of your own, made by 'python -m avernus.lab.puzzles'")
    parser.add_argument("--seed", help="the same seed gives the same puzzles")


def run(chosen: argparse.Namespace) -> int:
    """Put puzzles until somebody has had enough."""
    puzzles = list(shipped()) if chosen.file is None else read(text_of(chosen.file))
    if chosen.number is not None and chosen.difficulty is not None:
        raise AvernusError("A number says which puzzle it is: --difficulty does not apply.")
    if chosen.number is not None:
        wanted = [one for one in puzzles if one.number == chosen.number]
        if not wanted:
            raise AvernusError(f"There is no puzzle {chosen.number}; they are numbered from 1 to {len(puzzles)}.")
    else:
        wanted = [one for one in puzzles if chosen.difficulty in (None, one.difficulty)]
        if not wanted:
            raise AvernusError(f"There is no puzzle of difficulty {chosen.difficulty} in this file.")
    rng = Random(chosen.seed) if chosen.seed is not None else Random()
    if chosen.json:
        print_json(rng.choice(wanted).dump())
        return 0
    return Puzzling(wanted, rng, chosen.lang, Streak(kept=chosen.file is None), sys.stdin, sys.stdout).run()


def text_of(path: str) -> str:
    """The text of a file of puzzles."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise AvernusError(f"{path} cannot be read: {error.strerror or error}.") from None
    except ValueError:
        raise AvernusError("A file name cannot contain a null character.") from None
    if len(data) > MOST_BYTES:
        raise AvernusError(f"{path} is too large for a file of puzzles.")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise AvernusError("The file of puzzles is damaged: it is not text.") from None


class Streak:
    """How many puzzles were solved in a row, and which ever; kept in the data folder."""

    def __init__(self, kept: bool) -> None:
        self.path = Path(default_path()).parent / "puzzles.json" if kept else None
        self.row = self.best = 0
        self.solved: set[int] = set()
        self.trouble = ""
        if self.path is None or not self.path.exists():
            return
        try:
            data = json.loads(self.path.read_text(encoding="utf-8"))
            self.row, self.best, self.solved = int(data["row"]), int(data["best"]), {int(number) for number in data["solved"]}
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            self.trouble = str(self.path)

    def note(self, number: int, solved: bool) -> None:
        """Write down how an attempt went; the first at a puzzle counts."""
        self.row = self.row + 1 if solved else 0
        self.best = max(self.best, self.row)
        if solved:
            self.solved.add(number)
        if self.path is None:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(json.dumps({"row": self.row, "best": self.best, "solved": sorted(self.solved)}), encoding="utf-8")
        except OSError:
            self.trouble = str(self.path)


class Puzzling:
    """Puzzles over two streams of text."""

    def __init__(self, puzzles: list[Puzzle], rng: Random, lang: str, streak: Streak, lines: TextIO, out: TextIO) -> None:
        self.puzzles, self.rng, self.lang, self.streak, self.lines, self.out = puzzles, rng, lang, streak, lines, out
        self.attempt = self.drawn()
        self.counted = False
        """Has the first attempt at this puzzle been noted?"""
        self.over = False

    def run(self) -> int:
        """Until the person leaves or the input ends."""
        self.mention_trouble()
        self.show()
        while not self.over:
            self.out.write("> ")
            self.out.flush()
            line = self.lines.readline()
            text = " ".join(line.split())
            if not line:
                self.print("")
                break
            if text:
                try:
                    self.obey(text)
                except AvernusError as error:
                    self.print(str(error))
        self.print(self.say("ui-goodbye"))
        return 0

    def drawn(self) -> Attempt:
        """A puzzle that has not been solved, if there is one."""
        fresh = [one for one in self.puzzles if one.number not in self.streak.solved] or self.puzzles
        return Attempt(self.rng.choice(fresh), self.lang)

    def say(self, key: str, **params: object) -> str:
        """A sentence of the program."""
        return self.attempt.table.speaker.say(key, **params)

    def print(self, *lines: str) -> None:
        """Write lines."""
        self.out.write("".join(f"{line}\n" for line in lines))

    def mention_trouble(self) -> None:
        """A streak that cannot be kept is no reason to stop, but to say so."""
        if self.streak.trouble:
            self.print(self.say("cli-puzzle-not-kept", file=self.streak.trouble))
            self.streak.trouble = ""

    def show(self) -> None:
        """The puzzle."""
        one, table = self.attempt.puzzle, self.attempt.table
        self.print("", self.say("cli-puzzle", number=one.number, difficulty=one.difficulty), "", board_text(table, self.attempt.seat), "")
        self.print(self.say("cli-puzzle-task", seat=self.attempt.seat, turns=one.turns), self.say("cli-puzzle-how"))

    def obey(self, text: str) -> None:
        """An action, or a command in this language or in English."""
        word = text.casefold()
        for name in COMMANDS:
            if word == name or word in self.say(f"cli-puzzle-{name}").split():
                getattr(self, f"do_{name}")()
                return
        if self.attempt.verdict in (Verdict.SOLVED, Verdict.FAILED):
            self.print(self.say("cli-puzzle-over"))
            return
        speaker = self.attempt.table.speaker
        events = self.attempt.play(text)
        self.print(*(said for event in events if (said := speaker.event(event))))
        if self.attempt.verdict is Verdict.GOING:
            self.print(board_text(self.attempt.table, self.attempt.seat))
        else:
            self.tell()

    def tell(self) -> None:
        """What came of a turn."""
        verdict = self.attempt.verdict
        if verdict is Verdict.ANSWERED:
            self.print(self.say("cli-puzzle-answered"), board_text(self.attempt.table, self.attempt.seat))
            return
        self.note(verdict is Verdict.SOLVED)
        self.print(self.say(f"cli-puzzle-{verdict.value}", row=self.streak.row), self.say("cli-puzzle-over"))

    def note(self, solved: bool) -> None:
        """The first attempt at a puzzle counts."""
        if not self.counted:
            self.streak.note(self.attempt.puzzle.number, solved)
            self.counted = True
            self.mention_trouble()

    def do_hint(self) -> None:
        """The next action."""
        self.note(solved=False)
        action = self.attempt.hint()
        self.print(self.say("cli-puzzle-hinted", action=action) if action else self.say("cli-puzzle-astray"))

    def do_solution(self) -> None:
        """The whole of it."""
        self.note(solved=False)
        self.print(self.say("cli-puzzle-solved-by", actions=" / ".join(map(" ".join, self.attempt.puzzle.solution))))

    def do_again(self) -> None:
        """The same once more."""
        self.attempt = Attempt(self.attempt.puzzle, self.lang)
        self.show()

    def do_next(self) -> None:
        """Another."""
        self.attempt, self.counted = self.drawn(), False
        self.show()

    def do_quit(self) -> None:
        """Enough."""
        self.over = True
