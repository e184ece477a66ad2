"""The record of a table, for one viewer: whole once it is over, and before that what this viewer may know."""

from collections.abc import Iterable

from avernus.core.record import Line, Record, Takeback
from avernus.core.seats import COVERED, OPEN, SILENT, Seat
from avernus.play.entries import Entry
from avernus.play.kinds import EntryKind, Status
from avernus.play.room import Room
from avernus.play.secrecy import secretive


def record_of(room: Room, entries: Iterable[Entry], viewer: Seat | None, everything: bool = False) -> Record:
    """The record up to now. `everything` is for the host's own exports."""
    setup = room.setup
    whole = everything or room.status == Status.OVER
    lines: list[Line | Takeback] = []
    shown: list[bool] = []
    for entry in entries:
        if entry.kind == EntryKind.LINE:
            level = OPEN if whole or "v" not in entry.body else entry.body["v"][-1 if viewer is None else viewer]
            shown.append(level != SILENT)
            if level != SILENT:
                lines.append(Line(entry.body["s"], "?" if level == COVERED else entry.body["t"]))
        elif entry.kind == EntryKind.BACK:
            del shown[entry.body["keep"]:]
            lines.append(Takeback(sum(shown)))
    hidden_start = not whole and secretive(room)
    return Record(
        game=setup.game, rules=setup.rules, seats=setup.seats, options=setup.options, table=room.id, commit=setup.commit,
        nonces=room.nonces, commits=room.commits, position=None if hidden_start else setup.position,  # type: ignore[arg-type]
        draws=setup.draws, lines=lines, secret=room.secret.hex() if room.status == Status.OVER else None,
    )


def surviving(entries: Iterable[Entry]) -> list[Entry]:
    """The entries of the actions that were not taken back."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == EntryKind.LINE:
            kept.append(entry)
        elif entry.kind == EntryKind.BACK:
            del kept[entry.body["keep"]:]
    return kept
