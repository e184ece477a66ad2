"""A recorded game on the screen, step by step: the same board and log, with the keys of a player of films."""

from typing import Any, ClassVar

from textual.binding import Binding, BindingType

from avernus.core.events import Prompt
from avernus.core.refusals import AvernusError
from avernus.core.result import Result
from avernus.core.seats import CHANCE, Action, Seat
from avernus.core.state import State
from avernus.play.table import Table
from avernus.tui.app import AvernusApp
from avernus.tui.local_sitting import retold
from avernus.tui.sitting import Choice, Entry, Sitting
from avernus.tui.walk import Words


class Replay(Sitting):
    """A game that is over or at rest, looked at by a spectator."""

    def __init__(self, table: Table, lang: str, at: int | None = None) -> None:
        self.table = table
        super().__init__(table.game, table.seats, lang, table.speaker.names)
        self.people, self.viewer = [], None
        self.story: list[Entry] = retold(table)
        self.last = len(table.past)
        self.at = self.last if at is None else at

    @property
    def at(self) -> int:
        """How many actions have been played, of those that the record has."""
        return self._at

    @at.setter
    def at(self, number: int) -> None:
        self._at = max(self.first, min(number, self.last))
        self.log = [entry for entry in self.story if entry.at < self._at or (entry.at == 0 and entry.seat == CHANCE)]

    @property
    def first(self) -> int:
        """The actions of chance before anybody acts: the set-up."""
        return next((at for at, (_, line) in enumerate(self.table.past) if line.seat != CHANCE), self.last)

    def step(self, by: int) -> None:
        """So many entries of the log on or back; what chance does belongs to the action before it."""
        stops = sorted({self.first, self.last, *(entry.at for entry in self.story if entry.at > self.first)})
        here = max(at for at, stop in enumerate(stops) if stop <= self.at)
        self.at = stops[max(0, min(here + by, len(stops) - 1))]

    @property
    def state(self) -> State:
        """The position that is looked at."""
        return self.table.state if self.at == self.last else self.table.past[self.at][0]

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who was to act."""
        return tuple(self.state.actors())

    @property
    def result(self) -> Result | None:
        """The ranking, at the end."""
        return self.state.result()

    def view(self, viewer: Seat | None) -> dict[str, Any]:
        """What everybody could see."""
        return self.state.view(None)

    def prompt(self, viewer: Seat | None) -> Prompt:
        """The question that was open."""
        return self.state.prompt(None)

    def question(self, viewer: Seat | None) -> str:
        """Where in the record this is."""
        return f"{self.at} / {self.last} · {super().question(viewer)}"

    def waiting(self) -> list[Seat]:
        """Who was waited for."""
        return list(self.state.waiting(None))

    def player(self, seat: Seat) -> str:
        """A record does not say who played."""
        return ""

    def choices(self, seat: Seat) -> list[Choice]:
        """Nothing can be played here."""
        return []

    def words(self, action: Action) -> Words:
        """Nothing can be played here."""
        return ()

    def read(self, seat: Seat, text: str) -> Action:
        """Nothing can be played here."""
        raise AvernusError(self.speaker.say("ui-replay"))

    def play(self, seat: Seat, action: Action) -> None:
        """Nothing can be played here."""
        raise AvernusError(self.speaker.say("ui-replay"))

    def hint(self, seat: Seat) -> Words:
        """Nothing can be played here."""
        raise AvernusError(self.speaker.say("ui-replay"))

    def undo(self) -> bool:
        """Nothing can be taken back."""
        return False

    def save(self, name: str) -> str:
        """It is in a file already."""
        raise AvernusError(self.speaker.say("ui-replay"))

    def answers(self, seat: Seat) -> list[tuple[str, bool]]:
        """Nobody is asked."""
        return []

    def switch_answer(self, seat: Seat, name: str) -> None:
        """Nobody is asked."""


class ReplayApp(AvernusApp):
    """A record on the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,enter,n", "step(1)", show=False, priority=True),
        Binding("left,backspace,b", "step(-1)", show=False, priority=True),
        Binding("down,pagedown", "step(10)", show=False, priority=True), Binding("up,pageup", "step(-10)", show=False, priority=True),
        Binding("home", "step(-1000000)", show=False, priority=True), Binding("end", "step(1000000)", show=False, priority=True),
    ]

    def __init__(self, replay: Replay) -> None:
        super().__init__(replay)
        self.replay = replay

    def action_step(self, by: int) -> None:
        """On or back; in a pane over the board the keys are the pane's."""
        if len(self.screen_stack) > 1:
            scroll = {1: "right", -1: "left", 10: "page_down", -10: "page_up", -1000000: "home", 1000000: "end"}[by]
            getattr(self.screen.focused or self.screen, f"action_scroll_{scroll}", lambda: None)()
            return
        self.replay.step(by)
        self.message, self.bad = "", False
        self.go_on()

    def outlook(self) -> tuple[str, frozenset[str]]:
        """The keys."""
        return self.session.speaker.say("ui-replay"), frozenset()

    def action_leave(self) -> None:
        """There is nothing to lose."""
        self.exit(0)
