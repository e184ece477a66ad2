"""A table as the service keeps it: the fold of its entries, with the states that undo needs."""

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from avernus.core.fair import Draws
from avernus.core.seats import OPEN, SILENT, Action, Seat, Visibility
from avernus.core.state import State
from avernus.play.chairs import Chair
from avernus.play.clocks import Clocks
from avernus.play.kinds import PLAYING, ChairKind, NewsKind, Status
from avernus.play.match import Match
from avernus.play.played import Played
from avernus.play.setup import Setup

KEEP: Final = 40
"""States kept for undo and takeback."""
LOG: Final = 50
"""Things that a client who arrives is told of."""
REFS: Final = 256
"""Client references that are remembered for each seat."""

NOTHING: Final[dict[str, Any]] = {}


class Item:
    """One entry as viewers notice it."""

    def __init__(
        self, what: NewsKind, at: int, data: dict[str, Any] | None = None, to: tuple[Seat, ...] | None = None, played: Played | None = None
    ) -> None:
        self.what = what
        self.at = at
        self.data: dict[str, Any] = NOTHING if data is None else data
        self.to = to
        """The seats that may notice it; `None` for everybody."""
        self.played = played
        self.versions: list[int] = []
        """For each seat and, last, for spectators: the version after it."""

    def on_board(self) -> bool:
        """Does it change the board: is it an action, or a takeback?"""
        return self.played is not None or self.what is NewsKind.BACK

    def level(self, viewer: Seat | None) -> Visibility:
        """How much a viewer may know: OPEN, COVERED or SILENT."""
        if self.played is not None and self.played.sees is not None:
            return self.played.sees[-1 if viewer is None else viewer]
        return OPEN if self.to is None or viewer in self.to else SILENT


class Room:
    """A table: who sits, what was played, what may be asked of it. It changes only by `folds.fold`."""

    def __init__(self, name: str, secret: bytes, setup: Setup) -> None:
        self.id = name
        self.secret = secret
        self.setup = setup
        self.game = setup.played()
        self.seats = setup.seats
        self.chairs = [Chair() for _ in range(setup.seats)]
        self.status = Status.OPEN
        self.note: str | None = None
        self.match: Match | None = None
        """The game in play; `None` before it starts."""
        self.keep: int | None = KEEP
        """How many states are kept; all of them while a log is folded from its beginning, so that no takeback goes too far."""
        self.nonces: list[str] = []
        self.commits: list[str] = []
        """What was shown of these nonces before the first of them was; none at older tables."""
        self.seat_commits: dict[int, str] = {}
        """Before the start: what each person has shown of a nonce."""
        self.seat_nonces: dict[int, str] = {}
        """Before the start: the nonces that were shown since everybody has sat down."""
        self.seat_next: dict[int, str] = {}
        """Before the start: the commitments that take the place of shown nonces, should somebody not show one."""
        self.full_since: int | None = None
        """Before the start: when the last seat was taken; `None` while one is empty."""
        self.seq = 0
        self.at = 0
        self.created = 0
        self.versions = [0] * (setup.seats + 1)
        self.log: deque[Item] = deque(maxlen=LOG)
        self.refs: dict[int | None, dict[str, int]] = {}
        """By seat: the references of its last commands, and the version after each. No seat can make the table forget another's."""
        self.seating = 0
        """Rises whenever something else than an action happens, so perhaps with who sits where."""
        self.door: list[int] = []
        """The seats that have agreed that somebody may take a bot's seat while the game is being played."""
        self.takeback: dict[str, Any] | None = None
        self.vote: dict[str, Any] | None = None
        self.outcome: dict[str, Any] | None = None
        self.rematch: str | None = None
        self.clocks = Clocks(setup.clock, setup.seats) if setup.clock is not None else None
        self.anchor = 0
        """When the game's own clock stood at `state.now()`."""
        self.span = 1
        """The host's stretch of time that its moments belong to (`server/tables/house.py`)."""
        self.shown: object = None
        """What those who show the present state keep of it."""
        self.judging = setup.rules != self.game.rules
        """Must replayed lines be judged? Only if they were written under other rules."""

    # -- looking ------------------------------------------------------------------------------

    @property
    def state(self) -> State | None:
        """The state of the game; `None` before it starts."""
        return None if self.match is None else self.match.state

    @property
    def played(self) -> int:
        """How many actions were played and not taken back."""
        return 0 if self.match is None else self.match.played

    def started(self) -> Match:
        """The game in play, once it has started."""
        assert self.match is not None
        return self.match

    def running(self) -> State:
        """The state of a game that has started."""
        return self.started().state

    def legal(self, seat: Seat) -> list[Action]:
        """The legal actions of a seat that may act now."""
        return self.started().legal(seat)

    def draws(self, nonces: Sequence[str]) -> Draws:
        """The draws of this table, once its nonces are known."""
        return Draws(self.secret, self.id, nonces, self.setup.draws)

    def viewer_version(self, viewer: Seat | None) -> int:
        """The version of a seat's (or a spectator's) picture."""
        return self.versions[-1 if viewer is None else viewer]

    def people(self) -> list[Seat]:
        """The seats where a person decides."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person]

    def company(self) -> list[Seat]:
        """The seats of people, those too for whom a bot plays on."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == ChairKind.PERSON]

    def door_open(self) -> bool:
        """May somebody take a bot's seat? If everybody at the table has agreed."""
        return bool(self.door) and set(self.door) >= set(self.company())

    def empty(self) -> list[Seat]:
        """The seats where nobody sits."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == ChairKind.EMPTY]

    def missing(self) -> list[Seat]:
        """Everybody has sat down: the people who have not shown their nonce yet."""
        if self.full_since is None:
            return []
        return [seat for seat in self.company() if seat not in self.seat_nonces]

    def actors(self) -> list[Seat]:
        """The players' seats that may act now."""
        match = self.match
        if self.status is not PLAYING or match is None:
            return []
        return [seat for seat in match.state.actors() if seat >= 0]

    def plays_by_itself(self) -> bool:
        """Does anything happen at the table without a command: by a clock, by a bot, by answers that are given for people?"""
        if self.clocks is not None or self.game.clock or self.game.formalities or self.full_since is not None:
            return True
        return any([chair.automatic or chair.orders for chair in self.chairs])

    def timed(self) -> bool:
        """Is anything decided here by the host's time, now or once everybody has sat down?"""
        return self.clocks is not None or self.game.clock or self.status is Status.OPEN

    # -- changing -----------------------------------------------------------------------------

    def count(self, item: Item) -> None:
        """Raise the version of everybody who may notice it."""
        if item.to is None and (item.played is None or item.played.sees is None):
            self.versions = [version + 1 for version in self.versions]
        else:
            self.versions = [
                version + (item.level(None if index == self.seats else index) != SILENT) for index, version in enumerate(self.versions)
            ]
        item.versions = self.versions
        self.log.append(item)

    def remember(self, seat: Seat | None, ref: str) -> None:
        """A command with this reference has been carried out."""
        known = self.refs.get(seat)
        if known is None:
            known = self.refs[seat] = {}
        known[ref] = self.viewer_version(seat)
        if len(known) > REFS:
            del known[next(iter(known))]

    def answered(self, seat: Seat | None, ref: str | None) -> int | None:
        """The version after a command that has been carried out before; `None` if it has not."""
        known = None if ref is None else self.refs.get(seat)
        return None if known is None or ref is None else known.get(ref)

    def await_people(self, at: int) -> None:
        """Let the clocks of the people run whom everybody may know to be awaited."""
        if self.clocks is not None:
            known = self.match.state.waiting(None) if self.status is PLAYING and self.match is not None else []
            self.clocks.run([seat for seat in known if seat >= 0 and self.chairs[seat].person], at)
