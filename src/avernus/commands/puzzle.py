"""`avernus puzzle`: positions of Splut! with one winning turn, to be found."""

import argparse
import sys
from pathlib import Path
from random import Random
from typing import Final, TextIO

from avernus.commands.arguments import whole
from avernus.commands.output import print_json
from avernus.commands.parser import Commands
from avernus.core.refusals import AvernusError
from avernus.games.splut.puzzles import HARDEST, read, shipped
from avernus.play.puzzling import Attempt, Verdict
from avernus.tui import full_screen_possible
from avernus.tui.plain import board_text
from avernus.tui.puzzle_sitting import Course, PuzzleSitting, Streak

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
    parser.add_argument("--plain", action="store_true", help="line by line, for any terminal, pipes and screen readers")


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
    course = Course(wanted, rng, chosen.lang, Streak(kept=chosen.file is None))
    if chosen.plain or not full_screen_possible():
        return Puzzling(course, sys.stdin, sys.stdout).run()
    from avernus.tui.puzzle_app import PuzzleApp

    return PuzzleApp(PuzzleSitting(course)).run_on_screen()


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


class Puzzling:
    """Puzzles over two streams of text."""

    def __init__(self, course: Course, lines: TextIO, out: TextIO) -> None:
        self.course, self.lines, self.out = course, lines, out
        self.over = False

    @property
    def attempt(self) -> Attempt:
        """The puzzle that is put now."""
        return self.course.attempt

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

    def say(self, key: str, **params: object) -> str:
        """A sentence of the program."""
        return self.attempt.table.speaker.say(key, **params)

    def print(self, *lines: str) -> None:
        """Write lines."""
        self.out.write("".join(f"{line}\n" for line in lines))

    def mention_trouble(self) -> None:
        """A streak that cannot be kept is no reason to stop, but to say so."""
        if self.course.streak.trouble:
            self.print(self.say("cli-puzzle-not-kept", file=self.course.streak.trouble))
            self.course.streak.trouble = ""

    def show(self) -> None:
        """The puzzle."""
        one, table = self.attempt.puzzle, self.attempt.table
        self.print("", self.say("cli-puzzle", number=str(one.number), difficulty=one.difficulty), "")
        self.print(board_text(table, self.attempt.seat), "")
        self.print(self.say("cli-puzzle-task", seat=self.attempt.seat, turns=one.turns), self.say("cli-puzzle-how"))

    def obey(self, text: str) -> None:
        """An action, or a command in this language or in English."""
        word = text.casefold()
        for name in COMMANDS:
            if word == name or word in self.say(f"cli-puzzle-{name}").split():
                getattr(self, f"do_{name}")()
                self.mention_trouble()
                return
        if self.course.over:
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
        self.course.note(verdict is Verdict.SOLVED)
        self.mention_trouble()
        self.print(self.say(f"cli-puzzle-{verdict.value}", row=self.course.streak.row), self.say("cli-puzzle-over"))

    def do_hint(self) -> None:
        """The next action."""
        action = self.course.hint()
        self.print(self.say("cli-puzzle-hinted", action=action) if action else self.say("cli-puzzle-astray"))

    def do_solution(self) -> None:
        """The whole of it."""
        self.print(self.say("cli-puzzle-solved-by", actions=self.course.solution()))

    def do_again(self) -> None:
        """The same once more."""
        self.course.again()
        self.show()

    def do_next(self) -> None:
        """Another."""
        self.course.following()
        self.show()

    def do_quit(self) -> None:
        """Enough."""
        self.over = True
