"""A person at a puzzle: actions are judged by the rules like any others, and a turn by where it leads."""

from enum import Enum

from avernus.core.events import Event
from avernus.core.refusals import AvernusError
from avernus.games.splut.puzzles import Puzzle
from avernus.play.match import Said
from avernus.play.table import Table, new_table


class Verdict(Enum):
    """How far an attempt has come."""

    GOING = "going"
    ANSWERED = "answered"
    """The first of two turns was right, and the other has answered."""
    SOLVED = "solved"
    FAILED = "failed"


class Attempt:
    """One try at one puzzle."""

    def __init__(self, puzzle: Puzzle, lang: str = "en") -> None:
        self.puzzle = puzzle
        self.lang = lang
        self.answers: list[str] = []
        self.expected = ""
        self.table = self.opened()
        self.seat = self.table.actors[0]
        self._walk()
        self.verdict = Verdict.GOING
        self.second = puzzle.turns == 1

    def opened(self) -> Table:
        """The position before the first action."""
        try:
            return new_table("splut", position=self.puzzle.position, seed=f"puzzle {self.puzzle.number}", lang=self.lang)
        except AvernusError as error:
            raise AvernusError(f"Puzzle {self.puzzle.number} is damaged: {error}") from error

    def _walk(self) -> None:
        """Where the first turn leads, and what the other answers. A solution that does not win is refused."""
        table = self.opened()
        for action in self.puzzle.actions:
            actor = table.actors[0] if table.actors else None
            try:
                if actor is None:
                    raise AvernusError("it goes on after the end.")
                table.play(actor, action)
            except AvernusError as error:
                raise AvernusError(f"Puzzle {self.puzzle.number} is damaged: {error}") from error
            if actor != self.seat:
                self.answers.append(action)
            elif not self.expected and table.actors != (self.seat,):
                self.expected = table.position or ""
        if table.result is None or self.seat not in table.result.winners:
            raise AvernusError(f"Puzzle {self.puzzle.number} is damaged: its solution does not win.")

    def play(self, said: Said) -> list[Event]:
        """Play an action of one's own; `IllegalAction` if the rules refuse it. `verdict` says what came of it."""
        if self.verdict in (Verdict.SOLVED, Verdict.FAILED):
            raise AvernusError("This attempt is over.")
        events = self.table.play(self.seat, said)
        self.verdict = self._judged(events)
        return events

    def _judged(self, events: list[Event]) -> Verdict:
        result = self.table.result
        if result is not None:
            return Verdict.SOLVED if self.seat in result.winners else Verdict.FAILED
        if self.table.actors == (self.seat,):
            return Verdict.GOING
        if self.second or self.table.position != self.expected:
            return Verdict.FAILED
        self.second = True
        for action in self.answers:
            events += self.table.play(self.table.actors[0], action)
        return Verdict.ANSWERED

    def hint(self) -> str | None:
        """The next action of the solution, as long as it has been followed."""
        played = [line.text for _, line in self.table.past]
        solution = self.puzzle.actions
        return solution[len(played)] if played == solution[: len(played)] and len(played) < len(solution) else None
