"""All five games line by line, from the first question to the last: by numbers alone, as somebody with a screen reader would."""

import io
import re
from random import Random
from typing import TextIO, cast

import pytest

import avernus
from avernus.tui.local_sitting import LocalSitting
from avernus.tui.plain import play_plain

SEATS = {"splut": 2, "inferno-race": 2, "laberinto": 3, "inferno-trade": 3, "hellgame": 2}
LIMIT = 20_000
"""Answers until an evening is given up."""
CHOICE = re.compile(r"^ *(\d+)\. ", re.MULTILINE)
RAW = re.compile(r"\b[a-z]+_[a-z_]+\b|\{ ?\$|None|Traceback")


class Typing:
    """Types one of the numbers that were printed last; every fourth line lets time pass, for games that have a clock."""

    def __init__(self, session: LocalSitting, out: io.StringIO) -> None:
        self.session, self.out, self.random, self.lines, self.seen = session, out, Random(3), 0, 0
        self.numbers = ["1"]

    def readline(self) -> str:
        self.out.seek(self.seen)
        self.numbers = CHOICE.findall(self.out.read()) or self.numbers
        self.seen = self.out.tell()
        self.lines += 1
        if self.session.over or self.lines > LIMIT:
            return "quit\n"
        return "wait\n" if self.lines % 4 == 0 else f"{self.random.choice(self.numbers[:8])}\n"


@pytest.mark.parametrize("game", sorted(SEATS))
def test_a_whole_evening_by_numbers(game: str) -> None:
    table = avernus.new_table(game, SEATS[game], seed="evening")
    session = LocalSitting(table, {seat: "random" for seat in range(1, SEATS[game])}, "en", "evening")
    out = io.StringIO()
    assert play_plain(session, cast(TextIO, Typing(session, out)), out) == 0
    assert session.over, "the evening has an end"
    assert session.ending() in out.getvalue()
    assert not RAW.search(out.getvalue())
