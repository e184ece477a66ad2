"""Puzzles on the whole screen."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from avernus.tui.app import AvernusApp
from avernus.tui.puzzle_sitting import PuzzleSitting


class PuzzleApp(AvernusApp):
    """One puzzle after the other, with the board and the keys of a game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "following", show=False), Binding("e", "solution", show=False),
    ]
    KEYS = (
        ("h", "hint", "app.hint"), ("u", "again", "app.undo"), ("e", "solution", "app.solution"), ("n", "next", "app.following"),
        ("a", "list", "app.actions"), (":", "type", "app.type"), ("r", "rules", "app.rules"), ("l", "lang", "app.language"),
        ("?", "help", "app.help"), ("q", "quit", "app.leave"),
    )

    def __init__(self, puzzles: PuzzleSitting) -> None:
        super().__init__(puzzles)
        self.puzzles = puzzles

    def action_following(self) -> None:
        """Another puzzle."""
        self.message, self.bad = "", False
        self.puzzles.course.following()
        self.puzzles.sit_down()
        self.go_on()

    def action_solution(self) -> None:
        """How it is done."""
        actions = self.puzzles.course.solution()
        self.puzzles.mention_streak()
        self.tell(self.puzzles.speaker.say("cli-puzzle-solved-by", actions=actions))

    def action_leave(self) -> None:
        """There is nothing to lose."""
        self.exit(0)
