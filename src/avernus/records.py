"""Records: games as text files, read, replayed and checked (docs/records.md)."""

from avernus.core.record import BadRecord, Line, Record, Takeback, read, surviving
from avernus.play.table import read_file, replay
from avernus.play.verify import Verdict, verify

__all__ = ["BadRecord", "Line", "Record", "Takeback", "Verdict", "read", "read_file", "replay", "surviving", "verify"]
