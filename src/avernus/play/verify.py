"""Checking a record: every action against the rules, every draw against the committed secret."""

from dataclasses import dataclass, replace

from avernus.core.arguments import must_be
from avernus.core.fair import Draws, commitment
from avernus.core.record import BadRecord, Line, Record, check_commitments
from avernus.core.seats import CHANCE
from avernus.play.table import Table, replay, replay_line


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was checked, and found to be in order."""

    table: Table
    actions: int
    draws: int
    secret_known: bool
    """Could the draws be checked?"""
    finished: bool
    sealed: bool
    """Were all nonces committed to before one was shown? Not in older records, and not where there are none."""


def verify(record: Record, lang: str = "en") -> Verdict:
    """Check a whole record; `BadRecord` names the first line that is wrong."""
    must_be(Record, record, "A record can be checked")
    check_commitments(record)
    table = replay(replace(record, lines=[]), lang)
    draws = None
    if record.secret is not None:
        secret = bytes.fromhex(record.secret)
        if commitment(secret) != record.commit:
            raise BadRecord(record.secret_line, "the secret is not the one that was committed to in the header.")
        draws = Draws(secret, record.table, record.nonces, record.draws)
    for line in record.lines:
        if draws is not None and isinstance(line, Line) and line.seat == CHANCE:
            check_draw(table, line, draws)
        replay_line(table, line)
    actions = [line for line in record.lines if isinstance(line, Line)]
    drawn = sum(line.seat == CHANCE for line in actions)
    return Verdict(table, len(actions), drawn, draws is not None, table.result is not None, bool(record.commits))


def check_draw(table: Table, line: Line, draws: Draws) -> None:
    """Is this the outcome that the secret gives for the next draw?"""
    outcomes = table.state.outcomes()
    if not outcomes:
        raise BadRecord(line.number, "chance has nothing to decide here.")
    due = draws.outcome(table.drawn, outcomes)
    if table.game.read(table.state, CHANCE, line.text) != due:
        text = table.game.write(table.state, CHANCE, due)
        raise BadRecord(line.number, f"draw {table.drawn + 1} is {text!r} by the secret, not {line.text[:60]!r}.")
