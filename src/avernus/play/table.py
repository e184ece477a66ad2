"""The friendly face: a game in play, by notation, with its record and its draws."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from avernus.core import record as records
from avernus.core.actions import Word
from avernus.core.arguments import must_be, seat_of, shown, truth, whole
from avernus.core.events import Event, Prompt
from avernus.core.fair import BY_LINE, SECRET_BYTES, Draws, commitment
from avernus.core.game import Game
from avernus.core.options import as_then, chosen_only, settle
from avernus.core.record import BadRecord, Line, Record, Takeback, texts
from avernus.core.refusals import AvernusError, IllegalAction, Refusal
from avernus.core.result import Result
from avernus.core.seats import CHANCE, CLOCK, Action, Seat
from avernus.core.state import State
from avernus.games import find as find_game
from avernus.play import given
from avernus.play.card_folders import choose
from avernus.play.entries import Refused
from avernus.play.match import Match, Said
from avernus.play.paths import path_of
from avernus.play.played import Played
from avernus.text import Speaker

Position = str | Mapping[str, Any]
MOST_BYTES = 1 << 26
"""No record is larger than this."""


class Table:
    """A game in play. It resolves chance by itself, judges every action, and keeps the record."""

    def __init__(self, game: Game, state: State, record: Record, secret: bytes, lang: str = "en") -> None:
        must_be(Game, game, "A table is of a game")
        must_be(State, state, "A table begins in a state")
        must_be(Record, record, "A table writes into a record")
        self.game = game
        self.record = record
        self.secret = secret
        self.match = Match(game, state, Draws(secret, record.table, record.nonces, record.draws))
        self.speaker = Speaker(game, record.seats, lang)

    # -- looking ------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The whole truth; a state is never changed once another has followed it."""
        return self.match.state

    @property
    def past(self) -> list[tuple[State, Line]]:
        """The actions that were not taken back, each with the state before it."""
        return [(played.before, Line(played.seat, played.text)) for played in self.match.past]

    @property
    def drawn(self) -> int:
        """The number of the next draw: how many chance has made on this line of play."""
        return self.match.drawn

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.record.seats

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who may act now."""
        return tuple(self.state.actors())

    @property
    def result(self) -> Result | None:
        """The ranking, once the game is over."""
        return self.state.result()

    def __repr__(self) -> str:
        return f"<table {self.record.table}: {self.state!r}>"

    def _seat(self, seat: Any) -> Seat:
        """A seat that may have legal actions: a player's, or the clock's where there is one."""
        return CLOCK if self.game.clock and seat == CLOCK else seat_of(seat, self.seats)

    def _viewer(self, seat: Any) -> Seat | None:
        """A player's seat, or nobody's."""
        return None if seat is None else seat_of(seat, self.seats)

    def legal(self, seat: Seat) -> list[str]:
        """The seat's legal actions in notation, sorted."""
        seat = self._seat(seat)
        return sorted(self.game.write(self.state, seat, action) for action in self.state.legal(seat))

    def words(self, seat: Seat) -> dict[tuple[Word, ...], Action]:
        """The seat's legal actions by their words."""
        return {self.game.words(self.state, action): action for action in self.state.legal(self._seat(seat))}

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """All that a seat (`None`: a spectator) may see."""
        return self.state.view(self._viewer(seat))

    def prompt(self, seat: Seat | None) -> Prompt:
        """The question now open to a seat."""
        return self.state.prompt(self._viewer(seat))

    @property
    def position(self) -> str | None:
        """The position text, in games that have one."""
        return self.game.write_position(self.state)

    # -- playing ------------------------------------------------------------------------------

    def play(self, seat: Seat, action: Said) -> list[Event]:
        """Play an action, then whatever chance decides; `IllegalAction` if the rules refuse, and nothing has changed."""
        seat = whole(seat, "A seat")
        number = self.understand(seat, action)
        refusal = self.match.judge(self.state, seat, number) if seat != CHANCE else Refusal("chance-is-not-a-player", "")
        if refusal is not None:
            raise self._illegal(refusal)
        events: list[Event] = []
        self.enter(seat, number, events)
        self.settle_chance(events)
        return events

    def understand(self, seat: Seat, action: Said) -> Action:
        """The integer of an action given as notation, integer or words."""
        seat = whole(seat, "A seat")
        if not isinstance(action, str | Sequence):
            action = whole(action, "An action that is neither notation nor words")
        try:
            return self.match.understand(self.state, seat, action)
        except Refused as refused:
            raise self._illegal(refused.refusal) from None

    def _illegal(self, refusal: Refusal) -> IllegalAction:
        return IllegalAction(refusal, self.speaker.refusal(refusal))

    def enter(self, seat: Seat, action: Action, events: list[Event] | None) -> None:
        """Play a legal action and write it down; whether it is legal is not asked once more."""
        must_be(int, seat, "A seat is a whole number here")
        must_be(int, action, "An action is a whole number here")
        self._push(self.match.play(self.state, seat, action, events is not None), events)

    def _push(self, played: Played, events: list[Event] | None) -> None:
        self.match.push(played)
        self.record.lines.append(Line(played.seat, played.text))
        if events is not None:
            events += played.events

    def draw(self, events: list[Event] | None = None) -> None:
        """Let chance decide, where it is to."""
        if self.state.mover() != CHANCE:
            raise AvernusError("Chance has nothing to decide now.")
        self._push(self.match.draw(self.state, self.drawn), events)

    def settle_chance(self, events: list[Event] | None = None) -> None:
        """Draw until a player is to act."""
        while self.state.mover() == CHANCE:
            self.draw(events)

    def advance(self, ms: int) -> list[Event]:
        """Let time pass, in games with a clock."""
        if not self.game.clock:
            raise AvernusError(f"{self.game.credits.title} has no clock.")
        passed = whole(ms, "A number of milliseconds")
        if passed < 0:
            raise AvernusError(f"Time does not go back: {str(passed)[:30]} milliseconds cannot pass.")
        return self.play(CLOCK, str(self.state.now() + passed))

    def takeback(self, keep: int) -> None:
        """Go back to the first `keep` actions; the record keeps what was taken back, and chance draws anew."""
        self.go_back(keep)
        self.settle_chance()

    def go_back(self, keep: int) -> None:
        """Restore the state after the first `keep` actions and write that down."""
        keep = whole(keep, "A number of actions")
        if not 0 <= keep <= self.match.played:
            raise AvernusError(f"{self.match.played} actions have been played; {str(keep)[:30]} cannot be kept.")
        if keep < self.match.played:
            self.match.go_back(keep)
            self.record.lines.append(Takeback(keep))

    def undo(self, seat: Seat) -> bool:
        """Take back the seat's last action and everything after it; `False` if it has none."""
        keep = self.match.last_of(seat_of(seat, self.seats))
        if keep is not None:
            self.takeback(keep)
        return keep is not None

    # -- keeping ------------------------------------------------------------------------------

    def save(self, path: str | Path) -> None:
        """Write the table to a file of one's own: with the secret, so that the game can go on."""
        try:
            path_of(path).write_text(self.written(), encoding="utf-8")
        except OSError as error:
            raise AvernusError(f"{shown(str(path))} cannot be written: {error.strerror or error}.") from None
        except (TypeError, ValueError):
            raise AvernusError(f"{shown(path)} is no name of a file.") from None

    def written(self) -> str:
        """The text of that file."""
        if commitment(self.secret) == self.record.commit:  # a record opened without its secret is kept without one
            self.record.secret = self.secret.hex()
        return self.record.write()


def new_table(
    game: str | Game, seats: int | None = None, *, seed: str | int | None = None, options: Mapping[str, Any] | None = None,
    position: Position | None = None, nonces: Sequence[str] = (), lang: str = "en", settle_chance: bool = True,
    cards: str | Path | None = None,
) -> Table:
    """Sit down to a new game. The same seed gives the same draws; without one they come from the operating system.

    `cards` is a folder with a set of cards, or the tag of one that is known, in games whose cards are data: the option `cards`.

    With `settle_chance=False` the first draws are left to the caller, as when a record's own lines follow.
    """
    rules = game if isinstance(game, Game) else find_game(game)
    if options is not None and not isinstance(options, Mapping):
        raise AvernusError(f"Options are a mapping of names to values, not {shown(options)}.")
    if position is not None and not isinstance(position, str | Mapping):
        raise AvernusError(f"A position is a text or the dump of a state, not {shown(position)}.")
    if not texts(nonces):
        raise AvernusError("Nonces are a list of texts of at most 200 characters each.")
    if seats is not None:
        seats = whole(seats, "The number of seats")
    if cards is not None:
        options = {**(options or {}), "cards": choose(rules, cards)}
    rules = variant_of(rules, options, position)
    if seed is None:
        secret, name = secrets.token_bytes(SECRET_BYTES), secrets.token_hex(8)
    else:
        secret, name = seeded(seed)
    state, seats = open_state(rules, seats, options, position)
    settled = settle(rules.options, seats, options or {})
    record = Record(
        game=rules.id, rules=rules.rules, seats=seats, options=chosen_only(rules.options, seats, settled), table=name,
        commit=commitment(secret), nonces=list(nonces), draws=BY_LINE,
        position=dict(position) if isinstance(position, Mapping) else position,
    )
    table = Table(rules, state, record, secret, lang)
    if truth(settle_chance, "Whether chance decides at once"):
        table.settle_chance()
    return table


def seeded(seed: str | int) -> tuple[bytes, str]:
    """The secret and the name of a table whose draws follow from a seed."""
    if not isinstance(seed, str):
        seed = whole(seed, "A seed that is no text")
    if any("\ud800" <= sign <= "\udfff" for sign in str(seed)[:5000]):
        raise AvernusError("A seed is a text that can be written down.")
    return hashlib.sha256(f"avernus seed {seed}".encode()).digest(), f"seed-{seed}"[:100]


def variant_of(game: Game, options: Mapping[str, Any] | None, position: Position | None) -> Game:
    """The game as it is played with these options, or with those of the state that a table starts from."""
    held = position.get("options") if isinstance(position, Mapping) else options
    return game.variant(held if isinstance(held, Mapping) else {})


def open_state(
    game: Game, seats: int | None, options: Mapping[str, Any] | None, position: Position | None, rules: int | None = None
) -> tuple[State, int]:
    """The first state of a table, and its number of seats; `rules` says under which it was opened, if not under those of today."""
    if rules is not None and rules < game.rules and seats is not None and seats in game.seats:
        options = as_then(game.options, seats, options or {}, rules)
        if isinstance(position, Mapping) and isinstance(position.get("options"), Mapping):
            position = {**position, "options": as_then(game.options, seats, position["options"], rules)}
    if position is None:
        count = game.seats.start if seats is None else seats
        return game.new(count, options), count
    if isinstance(position, str):
        state = game.position(position, options, seats)
        return state, int(state.dump()["seats"])
    state = given.state_of(game, position)
    count = int(state.dump()["seats"])
    if seats is not None and seats != count:
        raise AvernusError(f"The position is one of {count} seats, not {seats}.")
    return state, count


def load(path: str | Path, lang: str = "en") -> Table:
    """Open a saved table or a record, replaying and checking every action."""
    return replay(read_file(path), lang)


def read_file(path: str | Path) -> Record:
    """The record in a file; `AvernusError` if it cannot be read."""
    try:
        with path_of(path).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise AvernusError(f"{str(path)[:200]} cannot be read: {error.strerror or error}.") from None
    except (TypeError, ValueError):
        raise AvernusError(f"{shown(path)} is no name of a file.") from None
    if len(data) > MOST_BYTES:
        raise AvernusError(f"{path} is too large for a record.")
    try:
        return records.read(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadRecord(1 + data[:_bad_byte(data)].count(b"\n"), "this is not text.") from None


def _bad_byte(data: bytes) -> int:
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        return error.start
    return len(data)


def replay(record: Record, lang: str = "en", until: int | None = None) -> Table:
    """The table of a record, every action judged; `BadRecord` names the first line that the rules refuse."""
    must_be(Record, record, "A record can be played again")
    until = None if until is None else whole(until, "A number of lines")
    try:
        game = variant_of(find_game(record.game), record.options, record.position)
        if record.rules > game.rules:
            raise AvernusError(f"it was played under rules {record.rules}; this program knows rules {game.rules}.")
        state, seats = open_state(game, record.seats, record.options, record.position, record.rules)
        if seats != record.seats:
            raise AvernusError(f"the position is one of {seats} seats, not {record.seats}.")
    except AvernusError as error:
        raise BadRecord(1, str(error)) from None
    secret = bytes.fromhex(record.secret) if record.secret else secrets.token_bytes(SECRET_BYTES)
    fresh = Record(
        game=record.game, rules=record.rules, seats=record.seats, options=record.options, table=record.table,
        commit=record.commit or commitment(secret), nonces=record.nonces, commits=record.commits, draws=record.draws,
        position=record.position,
    )
    table = Table(game, state, fresh, secret, lang)
    for line in record.lines if until is None else records.surviving(record.lines)[:until]:
        replay_line(table, line)
    return table


def replay_line(table: Table, line: Line | Takeback, events: list[Event] | None = None) -> None:
    """Play one line of a record onto a table."""
    match = table.match
    if isinstance(line, Takeback):
        if line.keep > match.played:
            raise BadRecord(line.number, f"only {match.played} actions have been played, {line.keep} cannot be kept.")
        table.go_back(line.keep)
        return
    action = match.notation.read(match.state, line.seat, line.text)
    if action is None:
        raise BadRecord(line.number, f"{line.text[:60]!r} is not an action of {table.game.credits.title}.")
    refusal = match.judge(match.state, line.seat, action)
    if refusal is not None and line.seat == CHANCE:
        raise BadRecord(line.number, f"chance cannot bring {line.text[:60]!r} here.")
    if refusal is not None:
        raise BadRecord(line.number, f"{line.text[:60]!r} is refused: {table.speaker.refusal(refusal)}")
    table.enter(line.seat, action, events)
