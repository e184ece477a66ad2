"""What is agreed before a table opens."""

import secrets
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from avernus.core.fair import BY_FILE, BY_LINE, SECRET_BYTES, commitment
from avernus.core.game import Game
from avernus.core.options import chosen_only, settle
from avernus.core.refusals import AvernusError
from avernus.core.state import State
from avernus.games import find as find_game
from avernus.play.entries import Entry
from avernus.play.kinds import ClockKind, EntryKind, OnTime
from avernus.play.plain_text import clean
from avernus.play.table import Position, open_state, variant_of

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that cannot be mistaken for one another."""
LONGEST_NAME: Final = 60


@dataclass(frozen=True, slots=True)
class ClockRule:
    """How long people may think."""

    kind: ClockKind
    initial: int = 0
    """Milliseconds at the start, or for each decision."""
    increment: int = 0
    """Milliseconds added after each action."""


@dataclass(slots=True)
class Setup:
    """The agreement: which game, how it is played, and how the table is kept."""

    game: str
    rules: int
    seats: int
    commit: str
    options: dict[str, Any] = field(default_factory=dict)
    name: str = ""
    public: bool = False
    clock: ClockRule | None = None
    on_time: OnTime = OnTime.BOT
    spectators: bool = True
    takebacks: bool = True
    pauses: bool = True
    """Do bots wait a little before they act, so that people can follow?"""
    position: Position | None = None
    rematch_of: str | None = None
    rated: bool = False
    """Does the game count for ratings? Who sits down agrees to it."""
    tournament: str | None = None
    """The tournament that it is a game of."""
    reserved: list[str | None] | None = None
    """By seat: the hash of the token with which alone one may sit there; only at tables of a tournament."""
    draws: int = BY_FILE
    """How draws are numbered (`core/fair.py`); a log that says nothing is of an older program."""

    def dump(self) -> dict[str, Any]:
        """As JSON-able data."""
        return asdict(self)

    @classmethod
    def load(cls, data: Mapping[str, Any]) -> "Setup":
        """From `dump`."""
        values = dict(data)
        values["clock"] = ClockRule(**(values["clock"] | {"kind": ClockKind(values["clock"]["kind"])})) if values.get("clock") else None
        values["on_time"] = OnTime(values.get("on_time", OnTime.BOT))
        return cls(**values)

    def played(self) -> Game:
        """The game, as the options have it."""
        return variant_of(find_game(self.game), self.options, self.position)

    def first_state(self) -> State:
        """The state before the first action."""
        return open_state(self.played(), self.seats, self.options, self.position, self.rules)[0]


def new_id() -> str:
    """A table's name in addresses: not to be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(14))


def new_setup(
    game: str, seats: int | None = None, options: Mapping[str, Any] | None = None, *, name: str = "", public: bool = False,
    clock: ClockRule | None = None, on_time: OnTime = OnTime.BOT, spectators: bool = True, takebacks: bool = True,
    pauses: bool = True, position: Position | None = None, rematch_of: str | None = None, rated: bool = False,
) -> tuple[Setup, bytes]:
    """An agreement with every value checked, and the secret that its draws will come from."""
    rules = variant_of(find_game(game), options, position)
    state, count = open_state(rules, seats, options, position)
    if position is not None and public and rules.hidden:
        raise AvernusError("A public table of a game with hidden information starts at the beginning.")
    if on_time is OnTime.LOSE and count != 2:
        raise AvernusError("When time runs out a bot plays on, or (with two seats) the game is lost.")
    if clock is not None and (not 1000 <= clock.initial <= 366 * 86_400_000 or clock.increment < 0):
        raise AvernusError("A clock gives a time for the game, or days for each move.")
    secret = secrets.token_bytes(SECRET_BYTES)
    chosen = chosen_only(rules.options, count, settle(rules.options, count, options or {}))
    setup = Setup(
        game=game, rules=rules.rules, seats=count, commit=commitment(secret), options=chosen, name=clean(name, LONGEST_NAME),
        public=public, clock=clock, on_time=on_time, spectators=spectators, takebacks=takebacks, pauses=pauses,
        rematch_of=rematch_of, draws=BY_LINE, rated=rated,
        position=state.dump() if isinstance(position, Mapping) else position,  # what the rules have read, and nothing beside it
    )
    return setup, secret


def opening(setup: Setup) -> Entry:
    """The first entry of a table."""
    return Entry(EntryKind.OPEN, setup.dump())
