"""The text file that is a game: a header, then a line for each action (docs/contract.md §4)."""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from avernus.core.arguments import must_be
from avernus.core.fair import BY_FILE, COMMITMENT, NUMBERINGS, sealed
from avernus.core.refusals import AvernusError
from avernus.core.seats import CHANCE, CLOCK, Seat

FORMAT = 1
MOST_LINES = 1_000_000
LONGEST_LINE = 4096
LONGEST_HEADER = 1 << 20


class BadRecord(AvernusError):
    """A record that cannot be read or replayed; `line` is where."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(f"Line {line}: {sentence}")
        self.line = line


@dataclass(frozen=True, slots=True)
class Line:
    """One line after the header."""

    seat: Seat
    """Who acted."""
    text: str
    """The notation; `?` for what the reader may not know yet."""
    number: int = 0
    """Where it stands in the file, counted from 1."""


@dataclass(frozen=True, slots=True)
class Takeback:
    """The game goes back to its first `keep` surviving actions."""

    keep: int
    number: int = 0


@dataclass(slots=True)
class Record:
    """A game as a file: what was agreed before it, and everything that was played."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    table: str = ""
    commit: str = ""
    nonces: list[str] = field(default_factory=list)
    commits: list[str] = field(default_factory=list)
    """What the players showed of their nonces before anybody showed one; none in older records, and on one's own computer."""
    draws: int = BY_FILE
    """How draws are numbered (`core/fair.py`)."""
    position: str | dict[str, Any] | None = None
    lines: list[Line | Takeback] = field(default_factory=list)
    secret: str | None = None
    secret_line: int = 0

    def header(self) -> str:
        """The first line."""
        data: dict[str, Any] = {
            "avernus": FORMAT, "game": self.game, "rules": self.rules, "seats": self.seats, "options": self.options,
            "table": self.table, "commit": self.commit, "nonces": self.nonces,
        }
        if self.commits:
            data["commits"] = self.commits
        if self.draws != BY_FILE:
            data["draws"] = self.draws
        if self.position is not None:
            data["position"] = self.position
        return json.dumps(data, ensure_ascii=False)

    def write(self) -> str:
        """The whole file."""
        closing = [] if self.secret is None else ["= " + json.dumps({"secret": self.secret})]
        return "\n".join([self.header(), *map(write_line, self.lines), *closing]) + "\n"


def write_line(line: Line | Takeback) -> str:
    """One line of the file."""
    if isinstance(line, Takeback):
        return f"< {line.keep}"
    if line.seat == CHANCE:
        return f"* {line.text}"
    if line.seat == CLOCK:
        return f"@{line.text}" if line.text.isdecimal() else f"@ {line.text}"
    return f"{line.seat} {line.text}"


def surviving(lines: Sequence[Line | Takeback]) -> list[Line]:
    """The lines that were not taken back."""
    kept: list[Line] = []
    must_be((list, tuple), lines, "Lines are a row")
    for line in lines:
        must_be((Line, Takeback), line, "The lines of a record are such")
        if isinstance(line, Takeback):
            if not 0 <= line.keep <= len(kept):
                raise BadRecord(line.number, f"only {len(kept)} actions have been played, {line.keep} cannot be kept.")
            del kept[line.keep:]
        else:
            kept.append(line)
    return kept


def read(text: str) -> Record:
    """The record in a text; `BadRecord` names the line that is wrong."""
    must_be(str, text, "A record is read out of a text")
    rows = text.removeprefix("\ufeff").split("\n")
    if rows and rows[-1] == "":
        rows.pop()
    if not rows:
        raise BadRecord(1, "the file is empty; a record begins with a header.")
    if len(rows) > MOST_LINES:
        raise BadRecord(MOST_LINES + 1, f"a record has at most {MOST_LINES} lines.")
    record = _read_header(rows[0])
    for number, row in enumerate(rows[1:], start=2):
        if record.secret is not None:
            raise BadRecord(number, "the record was closed before this line.")
        _read_row(record, row.rstrip("\r"), number)
    return record


def _read_row(record: Record, row: str, number: int) -> None:
    """Add one line to the record."""
    if len(row) > LONGEST_LINE:
        raise BadRecord(number, f"a line has at most {LONGEST_LINE} characters.")
    if row.startswith("#") or not row.strip():
        return
    if row.startswith("="):
        record.secret, record.secret_line = _read_closing(row[1:], number), number
    elif match := re.fullmatch(r"< ?(\d{1,9})", row, re.ASCII):
        record.lines.append(Takeback(int(match[1]), number))
    elif match := re.fullmatch(r"(\d) (\S.*)", row, re.ASCII):
        record.lines.append(Line(int(match[1]), match[2].strip(), number))
    elif match := re.fullmatch(r"([*@]) ?(\S.*)", row):
        record.lines.append(Line(CHANCE if match[1] == "*" else CLOCK, match[2].strip(), number))
    else:
        raise BadRecord(number, f"{row[:60]!r} is not a seat and an action.")


def _read_closing(text: str, number: int) -> str:
    """The secret of the closing line."""
    try:
        secret = json.loads(text)["secret"]
    except (ValueError, KeyError, TypeError, RecursionError):
        secret = None
    if not isinstance(secret, str) or not re.fullmatch(r"[0-9a-f]{64}", secret):
        raise BadRecord(number, "the closing line has no secret of 64 hexadecimal digits.")
    return secret


def _read_header(row: str) -> Record:
    """The header, with every value checked for its type."""
    if len(row) > LONGEST_HEADER:
        raise BadRecord(1, "the header is too long.")
    try:
        data = json.loads(row)
    except (ValueError, RecursionError):
        raise BadRecord(1, "the header is not JSON; this is no avernus record.") from None
    if not isinstance(data, dict) or type(data.get("avernus")) is not int:
        raise BadRecord(1, "the header does not say that this is an avernus record.")
    if data["avernus"] != FORMAT:
        raise BadRecord(1, f"this record has format {str(data['avernus'])[:20]}; this program reads format {FORMAT}.")
    for name, kind in (("game", str), ("rules", int), ("seats", int)):
        if type(data.get(name)) is not kind:
            raise BadRecord(1, f"the header has no proper {name!r}.")
    nonces, commits, draws = data.get("nonces", []), data.get("commits", []), data.get("draws", BY_FILE)
    position = data.get("position")
    if not isinstance(data.get("options", {}), dict) or not texts(nonces) or not texts([data.get("table", ""), data.get("commit", "")]):
        raise BadRecord(1, "the header's options, table, commit or nonces are not what they should be.")
    if not texts(commits):
        raise BadRecord(1, "the header's commits are not what they should be.")
    if type(draws) is not int or draws not in NUMBERINGS:
        raise BadRecord(1, f"the header numbers draws in a way that this program does not know ({str(draws)[:20]}).")
    if position is not None and not isinstance(position, str | dict):
        raise BadRecord(1, "the header's position is neither a text nor a state.")
    return Record(
        game=data["game"], rules=data["rules"], seats=data["seats"], options=data.get("options", {}),
        table=data.get("table", ""), commit=data.get("commit", ""), nonces=list(nonces), commits=list(commits),
        draws=draws, position=position,
    )


def check_commitments(record: Record) -> None:
    """Are the commitments well formed, and is each nonce the one that was committed to? `BadRecord` if not."""
    if record.commit and not COMMITMENT.fullmatch(record.commit):
        raise BadRecord(1, "the commitment to the secret is not 'sha256:' and 64 hexadecimal digits.")
    for commit in record.commits:
        if not COMMITMENT.fullmatch(commit):
            raise BadRecord(1, f"{commit[:80]!r} is no commitment: that is 'sha256:' and 64 hexadecimal digits.")
    if record.commits and len(record.commits) != len(record.nonces):
        raise BadRecord(1, f"{len(record.commits)} nonces were committed to, and {len(record.nonces)} shown.")
    if len(set(record.commits)) != len(record.commits):
        raise BadRecord(1, "two seats committed to the same nonce.")
    for place, (commit, nonce) in enumerate(zip(record.commits, record.nonces, strict=False), start=1):
        if sealed(nonce) != commit:
            raise BadRecord(1, f"nonce {place} is not the one that was committed to.")


def texts(values: Any) -> bool:
    """Is it a list of short texts that a file can hold?"""
    return isinstance(values, Sequence) and not isinstance(values, str) and all(_is_text(value) for value in values)


def _is_text(value: Any) -> bool:
    """A short text that can be written to a file: JSON can spell half characters that no file can hold."""
    return isinstance(value, str) and len(value) <= 200 and not any("\ud800" <= sign <= "\udfff" for sign in value)
