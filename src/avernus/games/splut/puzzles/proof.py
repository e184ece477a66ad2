"""Proofs for puzzles of Splut!: every way to play a turn is tried, by the rules alone.

A win *in one turn* is unique if of all sequences of actions that a seat can play in its turn exactly one ends with its victory. A win
*in two turns* is unique if there is none in one, and of all positions in which the turn can end exactly one is won whatever the other
does: it cannot win, and after each of its turns there is a win in one turn. Here the order of steps that lead to the same position does
not count, and neither does the choice among several wins at the end.
"""

from typing import Final, final

from avernus.core.native import i64, vec
from avernus.core.seats import NOBODY
from avernus.games.splut.board import mask
from avernus.games.splut.bot.solver import Solver
from avernus.games.splut.rules import Splut
from avernus.games.splut.state import SORCERERS
from avernus.games.splut.verbs import MOST

NONE: Final = -1
STEPS: Final = 3
TURNS: Final = 3
"""How many turns are looked at, one after the other."""


@final
class Prover:
    """Buffers that are used again for each question."""

    def __init__(self, like: Splut) -> None:
        self.solver: Solver = Solver(like)
        self.states: list[Splut] = [like.copy() for _ in range(STEPS * TURNS)]
        self.out: list[vec[i64]] = [vec[i64]([0] * MOST) for _ in range(STEPS * TURNS)]
        self.path: list[int] = [0] * STEPS
        self.found: list[list[int]] = []
        self.ends: dict[str, list[int]] = {}
        self.reply: list[int] = [0] * STEPS
        self.refuted: list[int] = []
        """The last defence that has held, which is often one for the next position too."""

    def wins(self, state: Splut, enough: i64) -> list[list[int]]:
        """The sequences of actions by which the seat to move wins within this turn; not more than so many."""
        self.found = []
        if state.active >= 0:
            self.walk(state, state.active, 0, enough)
        return self.found

    def walk(self, state: Splut, seat: i64, depth: i64, enough: i64) -> None:
        """Try everything from here to the end of the turn."""
        out = self.out[depth]
        child = self.states[depth]
        n = state.legal_into(seat, out)
        i: i64 = 0
        while i < n and len(self.found) < enough:
            child.copy_from(state)
            child.apply(seat, out[i])
            self.path[depth] = int(out[i])
            if child.active == seat:
                self.walk(child, seat, depth + 1, enough)
            elif child.active == NOBODY and child.sorcerers == mask(child.at[SORCERERS + seat]):
                self.found.append(self.path[: int(depth) + 1])
            i += 1

    def turn_ends(self, state: Splut) -> dict[str, list[int]]:
        """Every position in which the turn can end while the game goes on, with one sequence of actions that leads there."""
        self.ends = {}
        self.gather(state, state.active, 0)
        return self.ends

    def gather(self, state: Splut, seat: i64, depth: i64) -> None:
        """Note every end of the turn from here on."""
        out = self.out[depth]
        child = self.states[depth]
        n = state.legal_into(seat, out)
        i: i64 = 0
        while i < n:
            child.copy_from(state)
            child.apply(seat, out[i])
            self.path[depth] = int(out[i])
            if child.active == seat:
                self.gather(child, seat, depth + 1)
            elif child.active != NOBODY:
                key = child.key()
                if key not in self.ends:
                    self.ends[key] = self.path[: int(depth) + 1]
            i += 1

    def forced(self, state: Splut, enough: i64) -> list[list[int]]:
        """Sequences of actions, one for each position, after which every answer is followed by a win in one turn; not more than so many."""
        seat = state.active
        found: list[list[int]] = []
        ended = state.copy()
        for line in self.turn_ends(state).values():
            ended.copy_from(state)
            for action in line:
                ended.apply(seat, action)
            if self.holds(ended, seat):
                found.append(line)
                if len(found) >= enough:
                    break
        return found

    def holds(self, state: Splut, seat: i64) -> bool:
        """Does the other, who is to move, neither win in its turn nor escape a win in one turn?"""
        if self.solver.win(state) != NONE or self.escapes_again(state, seat):
            return False
        return not self.escapes(state, seat, state.active, 0)

    def escapes_again(self, state: Splut, seat: i64) -> bool:
        """Does the last defence hold here too?"""
        if len(self.refuted) == 0:
            return False
        child = self.states[STEPS]
        child.copy_from(state)
        other = state.active
        for action in self.refuted:
            if child.active != other or action not in child.legal(int(other)):
                return False
            child.apply(other, action)
        return child.active == seat and self.solver.win(child) == NONE

    def escapes(self, state: Splut, seat: i64, other: i64, depth: i64) -> bool:
        """Has the other a way to end its turn after which there is no win?"""
        out = self.out[STEPS + depth]
        child = self.states[STEPS + depth]
        n = state.legal_into(other, out)
        i: i64 = 0
        while i < n:
            child.copy_from(state)
            child.apply(other, out[i])
            self.reply[depth] = int(out[i])
            if child.active == other:
                if self.escapes(child, seat, other, depth + 1):
                    return True
            elif child.active == NOBODY:
                if child.at[SORCERERS + seat] == 0 or child.at[SORCERERS + other] != 0:  # lost, or drawn by the turn cap
                    return True
            elif self.solver.win(child) == NONE:
                self.refuted = self.reply[: int(depth) + 1]
                return True
            i += 1
        return False
