"""Puzzles of Splut!: positions with one winning turn, as a file of text (docs/puzzles.md).

A file begins with a line of JSON that says what it is, how many puzzles follow, and the sum of all that follows; then a line for each:
number, difficulty, turns, solution (its turns with a slash between them) and position, with tabs between them.
"""

import hashlib
import json
import re
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from avernus.core.refusals import AvernusError
from avernus.games.splut.board import distance
from avernus.games.splut.rules import Splut
from avernus.games.splut.state import SORCERERS
from avernus.games.splut.verbs import CELL_MASK, DWARF, LEVITATE, PULL, REST, SORCERER, WIDTH

FORMAT: Final = 1
RULES: Final = 1
HARDEST: Final = 5
FAR: Final = 3


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, and how it is won."""

    number: int
    difficulty: int
    """1 to 5."""
    turns: int
    """In how many turns of the seat to move it is won: 1 or 2."""
    solution: tuple[tuple[str, ...], ...]
    """The actions in notation, turn by turn: where it takes two, the other's answer stands between them."""
    position: str

    @property
    def actions(self) -> list[str]:
        """The actions of the solution, one after the other."""
        return [action for turn in self.solution for action in turn]

    def dump(self) -> dict[str, Any]:
        """The puzzle as JSON-able data."""
        return {
            "number": self.number, "difficulty": self.difficulty, "turns": self.turns, "solution": [list(turn) for turn in self.solution],
            "position": self.position,
        }


def difficulty(state: Splut, turns: int, actions: list[int]) -> int:
    """How hard a puzzle is, by what has to be seen: other pieces that move first, rocks that are pulled, pushed, or float from afar."""
    if turns > 1:
        return HARDEST
    now = state.copy()
    points = 0
    moved = set()
    for action in actions:
        verb, rest = action >> WIDTH, action & REST
        moved.add({DWARF: "D", SORCERER: "S", LEVITATE: "S"}.get(verb, "T"))
        if verb == LEVITATE:
            rock, came = rest & CELL_MASK, now.at[SORCERERS + now.active]
            points += 2 if distance(rock, came) >= FAR else 1
        elif verb == PULL:
            points += 1
        elif verb in (SORCERER, DWARF):
            points += 2
        now.apply(now.active, action)
    points += len(moved) - 1
    return min(HARDEST - 1, max(1, points))


def write(puzzles: list[Puzzle]) -> str:
    """The text of a file, the easiest puzzles first; they are numbered anew."""
    ordered = sorted(puzzles, key=lambda one: (one.difficulty, one.turns))
    rows = [
        "\t".join([str(number), str(one.difficulty), str(one.turns), " / ".join(map(" ".join, one.solution)), one.position])
        for number, one in enumerate(ordered, start=1)
    ]
    body = "".join(f"{row}\n" for row in rows)
    header = {"avernus-puzzles": FORMAT, "game": "splut", "rules": RULES, "count": len(rows), "sum": summed(body)}
    return json.dumps(header) + "\n" + body


def summed(body: str) -> str:
    """The sum by which a change is noticed."""
    return hashlib.sha256(body.encode()).hexdigest()[:16]


def read(text: str) -> list[Puzzle]:
    """The puzzles of a file; `AvernusError` names what is wrong with it."""
    first, _, body = text.removeprefix("\ufeff").replace("\r\n", "\n").partition("\n")
    try:
        header = json.loads(first)
    except (ValueError, RecursionError):
        header = None
    if not isinstance(header, dict) or header.get("avernus-puzzles") != FORMAT or header.get("game") != "splut":
        raise AvernusError("This is no file of Splut! puzzles: its first line does not say so.")
    if header.get("rules") != RULES:
        raise AvernusError(f"These puzzles were made for rules {str(header.get('rules'))[:20]}; this program knows rules {RULES}.")
    found = [_puzzle(row, number) for number, row in enumerate(body.splitlines(), start=2)]
    if header.get("count") != len(found):
        raise AvernusError(f"The file of puzzles is damaged: it has {len(found)} of {str(header.get('count'))[:20]} puzzles.")
    if header.get("sum") != summed(body):
        raise AvernusError("The file of puzzles is damaged: its contents do not have the sum that its first line names.")
    return found


def _puzzle(row: str, line: int) -> Puzzle:
    parts = row.split("\t")
    numbers = all(re.fullmatch(r"\d{1,7}", part, re.ASCII) for part in parts[:3])
    if len(row) > 400 or len(parts) != 5 or not numbers or not 1 <= int(parts[1]) <= HARDEST or int(parts[2]) not in (1, 2) or not parts[3]:
        raise AvernusError(f"The file of puzzles is damaged: line {line} is no puzzle.")
    solution = tuple(tuple(turn.split(" ")) for turn in parts[3].split(" / "))
    return Puzzle(int(parts[0]), int(parts[1]), int(parts[2]), solution, parts[4])


@cache
def shipped() -> tuple[Puzzle, ...]:
    """The puzzles that come with the game."""
    return tuple(read(resources.files("avernus.games.splut").joinpath("data/puzzles.txt").read_text(encoding="utf-8")))


__all__ = ["HARDEST", "Puzzle", "difficulty", "read", "shipped", "write"]
