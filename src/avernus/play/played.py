"""One action played onto a state, with everything that a table needs to know of it."""

from avernus.core.events import Event
from avernus.core.game import Game
from avernus.core.seats import CLOCK, OPEN, Action, Seat, Visibility
from avernus.core.state import State
from avernus.play.notation import Notation


class Played:
    """An action: who, what, the states before and after, what happened, and what each viewer may know of it."""

    def __init__(self, seat: Seat, action: Action, text: str, before: State, after: State, events: list[Event]) -> None:
        self.seat = seat
        self.action = action
        self.text = text
        self.before = before
        self.after = after
        self.events = events
        self.sees: list[Visibility] | None = None
        """For each seat and, last, for spectators: OPEN, COVERED or SILENT; `None` where all is open."""
        self.revealing: bool | None = None
        """Has it told anybody something hidden? Not known before somebody asks."""


def clock_runs(game: Game, state: State) -> bool:
    """Does the game's own time go on by itself in this state?"""
    return game.clock and state.deadline() is not None and CLOCK in state.actors()


def visibility(game: Game, seats: int, state: State, seat: Seat, action: Action) -> list[Visibility] | None:
    """How much each seat and, last, a spectator may know of an action in a state; `None` where all is open."""
    if not game.hidden:
        return None
    sees = [state.sees(viewer, seat, action) for viewer in (*range(seats), None)]
    return None if all(level == OPEN for level in sees) else sees


def play(notation: Notation, state: State, seat: Seat, action: Action, telling: bool = True) -> Played:
    """A legal action played onto a copy of the state, the only copy that a move costs. Without `telling` nobody asks what happened."""
    after = state.copy()
    events: list[Event] = []
    after.apply(seat, action, events if telling else None)
    return Played(seat, action, notation.write(state, seat, action), state, after, events)
