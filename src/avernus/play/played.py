"""One action played onto a state, with everything that a table needs to know of it."""

from typing import Final

from avernus.core.events import Event
from avernus.core.game import Game
from avernus.core.seats import CLOCK, OPEN, Action, Seat
from avernus.core.state import State


class Played:
    """An action: who, what, the states before and after, what happened, and what each viewer may know of it."""

    def __init__(
        self, seat: Seat, action: Action, text: str, before: State, after: State, events: list[Event], sees: list[int] | None
    ) -> None:
        self.seat = seat
        self.action = action
        self.text = text
        self.before = before
        self.after = after
        self.events = events
        self.sees = sees
        """For each seat and, last, for spectators: OPEN, COVERED or SILENT; `None` where all is open."""
        self.revealing: bool | None = None
        """Has it told anybody something hidden? Not known before somebody asks."""


def clock_runs(game: Game, state: State) -> bool:
    """Does the game's own time go on by itself in this state?"""
    return game.clock and state.deadline() is not None and CLOCK in state.actors()


MOST_REMEMBERED: Final = 100_000
LONGEST_REMEMBERED: Final = 40
_written: dict[tuple[str, Action], str] = {}
_read: dict[tuple[str, str], Action] = {}


def notation(game: Game, state: State, seat: Seat, action: Action) -> str:
    """The notation of an action; remembered for games where it does not depend on the state."""
    if type(game).write is not Game.write:
        return str(game.write(state, seat, action))
    found = _written.get((game.id, action))
    if found is None:
        if len(_written) > MOST_REMEMBERED:
            _written.clear()
        found = _written[game.id, action] = game.write(state, seat, action)
    return found


def reading(game: Game, state: State, seat: Seat, text: str) -> Action | None:
    """The action of a player's notation; remembered for games where it does not depend on the state."""
    if seat < 0 or len(text) > LONGEST_REMEMBERED or type(game).read is not Game.read:
        return game.read(state, seat, text)
    found = _read.get((game.id, text))
    if found is None:
        found = game.read(state, seat, text)
        if found is not None:
            if len(_read) > MOST_REMEMBERED:
                _read.clear()
            _read[game.id, text] = found
    return found


def play(game: Game, state: State, seats: int, seat: Seat, action: Action) -> Played:
    """Play a legal action; the state before is left as it was, so keeping it costs nothing more."""
    text = notation(game, state, seat, action)
    sees: list[int] | None = None
    if game.hidden:
        sees = [int(state.sees(viewer, seat, action)) for viewer in (*range(seats), None)]
        if all(level == OPEN for level in sees):
            sees = None
    after = state.copy()
    events: list[Event] = []
    after.apply(seat, action, events)
    return Played(seat, action, text, state, after, events, sees)
