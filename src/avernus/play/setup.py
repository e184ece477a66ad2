"""What is agreed before a table opens."""

import secrets
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from avernus.core.fair import SECRET_BYTES, commitment
from avernus.core.options import check_kept, chosen_only, settle
from avernus.core.refusals import AvernusError
from avernus.core.state import State
from avernus.games import find as find_game
from avernus.play.entries import Entry
from avernus.play.table import Position, open_state

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that cannot be mistaken for one another."""
LONGEST_NAME: Final = 60


@dataclass(frozen=True, slots=True)
class ClockRule:
    """How long people may think."""

    kind: str
    """`game`: a budget for the whole game; `move`: days for each decision."""
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
    on_time: str = "bot"
    spectators: bool = True
    takebacks: bool = True
    position: Position | None = None
    rematch_of: str | None = None

    def dump(self) -> dict[str, Any]:
        """As JSON-able data."""
        return asdict(self)

    @classmethod
    def load(cls, data: Mapping[str, Any]) -> "Setup":
        """From `dump`."""
        values = dict(data)
        values["clock"] = ClockRule(**values["clock"]) if values.get("clock") else None
        return cls(**values)

    def first_state(self) -> State:
        """The state before the first action."""
        game = find_game(self.game)
        check_kept(game.options, self.options)
        return open_state(game, self.seats, self.options, self.position)[0]


def new_id() -> str:
    """A table's name in addresses: not to be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(14))


def new_setup(
    game: str, seats: int | None = None, options: Mapping[str, Any] | None = None, *, name: str = "", public: bool = False,
    clock: ClockRule | None = None, on_time: str = "bot", spectators: bool = True, takebacks: bool = True,
    position: Position | None = None, rematch_of: str | None = None,
) -> tuple[Setup, bytes]:
    """An agreement with every value checked, and the secret that its draws will come from."""
    rules = find_game(game)
    _, count = open_state(rules, seats, options, position)
    if position is not None and public and rules.hidden:
        raise AvernusError("A public table of a game with hidden information starts at the beginning.")
    if on_time not in ("bot", "lose") or (on_time == "lose" and count != 2):
        raise AvernusError("When time runs out a bot plays on, or (with two seats) the game is lost.")
    if clock is not None and (clock.kind not in ("game", "move") or not 1000 <= clock.initial <= 366 * 86_400_000 or clock.increment < 0):
        raise AvernusError("A clock gives a time for the game, or days for each move.")
    secret = secrets.token_bytes(SECRET_BYTES)
    chosen = chosen_only(rules.options, count, settle(rules.options, count, options or {}))
    setup = Setup(
        game=game, rules=rules.rules, seats=count, commit=commitment(secret), options=chosen, name=name[:LONGEST_NAME], public=public,
        clock=clock, on_time=on_time, spectators=spectators, takebacks=takebacks, position=position, rematch_of=rematch_of,
    )
    return setup, secret


def opening(setup: Setup) -> Entry:
    """The first entry of a table."""
    return Entry("open", setup.dump())
