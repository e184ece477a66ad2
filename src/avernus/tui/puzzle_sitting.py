"""Somebody at puzzles: which one comes next, how the attempts went, and a puzzle as a sitting of the full-screen client."""

import json
from pathlib import Path
from random import Random

from avernus.core.refusals import AvernusError, IllegalAction
from avernus.core.seats import Action, Seat
from avernus.games.splut.puzzles import Puzzle
from avernus.play.puzzling import Attempt, Verdict
from avernus.store.sqlite import default_path
from avernus.tui.local_sitting import LocalSitting, retold
from avernus.tui.walk import Words


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


class Course:
    """Puzzles one after the other."""

    def __init__(self, puzzles: list[Puzzle], rng: Random, lang: str, streak: Streak) -> None:
        self.puzzles, self.rng, self.lang, self.streak = puzzles, rng, lang, streak
        self.counted = False
        """Has the first attempt at this puzzle been noted?"""
        self.attempt = self.drawn()

    def drawn(self) -> Attempt:
        """A puzzle that has not been solved, if there is one."""
        fresh = [one for one in self.puzzles if one.number not in self.streak.solved] or self.puzzles
        return Attempt(self.rng.choice(fresh), self.lang)

    def note(self, solved: bool) -> None:
        """The first attempt at a puzzle counts."""
        if not self.counted:
            self.streak.note(self.attempt.puzzle.number, solved)
            self.counted = True

    def again(self) -> None:
        """The same once more."""
        self.attempt = Attempt(self.attempt.puzzle, self.lang)

    def following(self) -> None:
        """Another."""
        self.attempt, self.counted = self.drawn(), False

    def hint(self) -> str | None:
        """The next action, for which the streak ends."""
        self.note(solved=False)
        return self.attempt.hint()

    def solution(self) -> str:
        """The whole of it, for the same price."""
        self.note(solved=False)
        return " / ".join(map(" ".join, self.attempt.puzzle.solution))

    @property
    def over(self) -> bool:
        """Has this attempt come to its end?"""
        return self.attempt.verdict in (Verdict.SOLVED, Verdict.FAILED)


class PuzzleSitting(LocalSitting):
    """A puzzle at this keyboard: one seat plays, and the other answers where the puzzle says so."""

    def __init__(self, course: Course) -> None:
        self.course = course
        super().__init__(course.attempt.table, {}, course.lang)
        self.sit_down()

    def sit_down(self) -> None:
        """Before the puzzle that is put now."""
        attempt = self.course.attempt
        self.table, self.people, self.viewer = attempt.table, [attempt.seat], attempt.seat
        self.speak(self.course.lang)
        self.log = []
        self.mention_streak()

    def mention_streak(self) -> None:
        """A streak that cannot be kept is no reason to stop, but to say so."""
        if self.course.streak.trouble:
            self.trouble = self.speaker.say("cli-puzzle-not-kept", file=self.course.streak.trouble)
            self.course.streak.trouble = ""

    def speak(self, lang: str) -> None:
        """Change the language, of the puzzles to come too."""
        super().speak(lang)
        self.course.lang = lang

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Whoever is to solve it, until it is solved or not."""
        return () if self.course.over else super().actors

    @property
    def over(self) -> bool:
        """Has this attempt come to its end?"""
        return self.course.over

    def ending(self) -> str:
        """What came of it, and what can be done now."""
        verdict = self.speaker.say(f"cli-puzzle-{self.course.attempt.verdict.value}", row=self.course.streak.row)
        return f"{verdict} {self.speaker.say('ui-puzzle-over')}"

    def question(self, viewer: Seat | None) -> str:
        """Which puzzle it is, and what is to be found."""
        one, say = self.course.attempt.puzzle, self.speaker.say
        put = say("cli-puzzle", number=str(one.number), difficulty=one.difficulty)
        if self.course.attempt.verdict is Verdict.ANSWERED:
            return f"{put}. {say('cli-puzzle-answered')}"
        return f"{put}. {say('cli-puzzle-task', seat=self.course.attempt.seat, turns=one.turns)}"

    def play(self, seat: Seat, action: Action) -> None:
        """An action of the turn; where the puzzle takes two, the other answers at once."""
        attempt = self.course.attempt
        try:
            attempt.play(self.game.write(self.table.state, seat, action))
        except IllegalAction as error:
            self.clause = error.clause or self.clause
            raise
        self.log = retold(self.table)
        if self.course.over:
            self.course.note(attempt.verdict is Verdict.SOLVED)
            self.mention_streak()

    def hint(self, seat: Seat) -> Words:
        """The next action of the solution."""
        text = self.course.hint()
        self.mention_streak()
        action = None if text is None else self.game.read(self.table.state, seat, text)
        if action is None:
            raise AvernusError(self.speaker.say("ui-puzzle-astray"))
        return self.words(action)

    def undo(self) -> bool:
        """The same puzzle from its beginning."""
        if not self.log:
            return False
        self.course.again()
        self.sit_down()
        return True
