"""A table as the service keeps it: the fold of its entries, with the states that undo needs."""

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from avernus.core.fair import Draws
from avernus.core.seats import SILENT, Action, Seat
from avernus.core.state import State
from avernus.games import find as find_game
from avernus.play.chairs import Chair
from avernus.play.clocks import Clocks
from avernus.play.entries import Entry, NeedsReplay
from avernus.play.played import Played
from avernus.play.setup import Setup

KEEP: Final = 40
"""States kept for undo and takeback."""
LOG: Final = 50
"""Things that a client who arrives is told of."""
REFS: Final = 256
"""Client references that are remembered."""


NOTHING: Final[dict[str, Any]] = {}
FOLDS: Final[dict[str, Any]] = {}
"""What each kind of entry changes (`folds.py`, which needs rooms itself)."""


class Item:
    """One entry as viewers notice it."""

    def __init__(
        self, what: str, at: int, data: dict[str, Any] | None = None, to: tuple[Seat, ...] | None = None, played: Played | None = None
    ) -> None:
        self.what = what
        self.at = at
        self.data: dict[str, Any] = NOTHING if data is None else data
        self.to = to
        """The seats that may notice it; `None` for everybody."""
        self.played = played
        self.versions: list[int] = []
        """For each seat and, last, for spectators: the version after it."""

    def open(self) -> bool:
        """Is it an action of which everybody may know everything?"""
        if self.played is None or self.played.sees is not None:
            return False
        return not [event for event in self.played.events if event.to is not None]

    def level(self, viewer: Seat | None) -> int:
        """How much a viewer may know: OPEN, COVERED or SILENT."""
        if self.played is not None and self.played.sees is not None:
            return self.played.sees[-1 if viewer is None else viewer]
        return 2 if self.to is None or viewer in self.to else SILENT


class Room:
    """A table: who sits, what was played, what may be asked of it. It changes only by `fold`."""

    def __init__(self, name: str, secret: bytes, setup: Setup) -> None:
        self.id = name
        self.secret = secret
        self.setup = setup
        self.game = find_game(setup.game)
        self.seats = setup.seats
        self.chairs = [Chair() for _ in range(setup.seats)]
        self.status = "open"
        self.note: str | None = None
        self.state: State | None = None
        self.draws: Draws | None = None
        self.nonces: list[str] = []
        self.seat_nonces: dict[int, str] = {}
        self.seq = 0
        self.at = 0
        self.created = 0
        self.versions = [0] * (setup.seats + 1)
        self.played = 0
        """Actions that were not taken back."""
        self.drawn = 0
        """Draws of chance, taken back or not."""
        self.past: deque[Played] = deque(maxlen=KEEP)
        self.log: deque[Item] = deque(maxlen=LOG)
        self.refs: dict[tuple[int | None, str], int] = {}
        self.seating = 0
        """Rises whenever something else than an action happens, so perhaps with who sits where."""
        self._by_itself = (-1, False)
        self.takeback: dict[str, Any] | None = None
        self.vote: dict[str, Any] | None = None
        self.outcome: dict[str, Any] | None = None
        self.rematch: str | None = None
        self.clocks = Clocks(setup.clock, setup.seats) if setup.clock is not None else None
        self.anchor = 0
        """When the game's own clock stood at `state.now()`."""
        self.shown: tuple[State | None, dict[Any, Any]] = (None, {})
        """A state, and what those who show it keep of its picture."""
        self.listed: tuple[State | None, dict[Seat, list[Action]]] = (None, {})
        """A state, and the legal actions of those seats that have been asked for."""
        self.judging = setup.rules != self.game.rules
        """Must replayed lines be judged? Only if they were written under other rules."""

    # -- looking ------------------------------------------------------------------------------

    def viewer_version(self, viewer: Seat | None) -> int:
        """The version of a seat's (or a spectator's) picture."""
        return self.versions[-1 if viewer is None else viewer]

    def people(self) -> list[Seat]:
        """The seats where a person decides."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person]

    def empty(self) -> list[Seat]:
        """The seats where nobody sits."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "empty"]

    def actors(self) -> list[Seat]:
        """The players' seats that may act now."""
        if self.status != "playing" or self.state is None:
            return []
        return [seat for seat in self.state.actors() if seat >= 0]

    def by_itself(self) -> bool:
        """Does anything happen at the table without a command: by a clock, by a bot, by answers that are given for people?"""
        if self._by_itself[0] != self.seating:
            alone = self.clocks is not None or self.game.clock or bool(self.game.formalities)
            alone = alone or any(chair.automatic or chair.orders for chair in self.chairs)
            self._by_itself = (self.seating, alone)
        return self._by_itself[1]

    def running(self) -> State:
        """The state of a game that has started."""
        assert self.state is not None
        return self.state

    def legal(self, seat: Seat) -> list[Action]:
        """The legal actions of a seat that may act now; found once for each state."""
        state = self.running()
        if self.listed[0] is not state:
            self.listed = (state, {})
        known = self.listed[1]
        if seat not in known:
            known[seat] = state.legal(seat)
        return known[seat]

    def surely_legal(self, state: State, seat: Seat, action: Action) -> bool:
        """Is the action among those that were already found legal? If not, the rules are to be asked."""
        return self.listed[0] is state and action in self.listed[1].get(seat, ())

    def state_at(self, keep: int) -> State:
        """The state after the first `keep` surviving actions, if it is kept."""
        if keep == self.played:
            return self.running()
        index = keep - (self.played - len(self.past))
        if index < 0:
            raise NeedsReplay
        return self.past[index].before

    # -- changing -----------------------------------------------------------------------------

    def fold(self, entries: Sequence[Entry], played: Sequence[Played] = ()) -> list[Item]:
        """Let entries become true. `played` holds their actions if this process has just judged them."""
        if not FOLDS:
            from avernus.play import folds

            FOLDS.update(folds.FOLDS)
        ready = iter(played)
        items = []
        for entry in entries:
            if entry.kind == "line":
                item: Item | None = FOLDS["line"](self, entry, next(ready, None))
            else:
                item = FOLDS[entry.kind](self, entry, None)
                self.seating += 1
            self.seq = entry.seq
            self.at = max(self.at, entry.at)
            if item is not None:
                self._count(item)
                items.append(item)
            ref = entry.body.get("ref")
            if ref is not None:
                self._remember(entry.body.get("by"), ref)
        return items

    def _count(self, item: Item) -> None:
        """Raise the version of everybody who may notice it."""
        if item.to is None and (item.played is None or item.played.sees is None):
            self.versions = [version + 1 for version in self.versions]
        else:
            self.versions = [
                version + (item.level(None if index == self.seats else index) != SILENT) for index, version in enumerate(self.versions)
            ]
        item.versions = self.versions
        self.log.append(item)

    def _remember(self, seat: Seat | None, ref: str) -> None:
        self.refs[seat, ref] = self.viewer_version(seat)
        if len(self.refs) > REFS:
            del self.refs[next(iter(self.refs))]

    def await_people(self, at: int) -> None:
        """Let the clocks of the people run whom everybody may know to be awaited."""
        if self.clocks is not None:
            known = self.state.waiting(None) if self.status == "playing" and self.state is not None else []
            self.clocks.run([seat for seat in known if seat >= 0 and self.chairs[seat].person], at)

    def keep_all(self) -> None:
        """Keep every state while a log is folded from its beginning, so that no takeback goes too far."""
        self.past = deque(self.past)

    def trim(self) -> None:
        """Keep only the last states again."""
        self.past = deque(self.past, maxlen=KEEP)
