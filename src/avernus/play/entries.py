"""Everything that happens at a table is an entry of its log; a table is the fold of its entries."""

from typing import Any

from avernus.core.refusals import AvernusError, Refusal
from avernus.play.kinds import EntryKind
from avernus.text import Speaker


class Entry:
    """One thing that happened: its kind, what it says, its number in the table's log, and when (ms since 1970)."""

    def __init__(self, kind: EntryKind, body: dict[str, Any], seq: int = 0, at: int = 0) -> None:
        self.kind = kind
        self.body = body
        self.seq = seq
        self.at = at


class Refused(AvernusError):
    """A command was refused and nothing has changed; the sentence is made where the language is known."""

    def __init__(self, code: str, clause: str = "", **params: Any) -> None:
        super().__init__(code)
        self.refusal = Refusal(code, clause, params)
        self.speaker: Speaker | None = None
        """Who can say it with the names of the table, where that is known."""

    @classmethod
    def by(cls, refusal: Refusal) -> "Refused":
        """The rules' own refusal."""
        return cls(refusal.code, refusal.clause, **refusal.params)


class NeedsReplay(Exception):
    """A takeback goes further back than the states that are kept: the log must be folded again from its beginning."""
