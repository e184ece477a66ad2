"""Nonces are committed to before one is shown, and nobody who vanishes blocks a table or chooses its draws."""

import hashlib
import json

import pytest

from avernus.core import record as records
from avernus.core.fair import Draws, sealed
from avernus.core.record import BadRecord
from avernus.play import leaving
from avernus.play.acting import Plan
from avernus.play.entries import Entry, Refused
from avernus.play.exporting import record_of
from avernus.play.folds import fold
from avernus.play.kinds import ClockKind, EntryKind, Status
from avernus.play.rebuild import rebuild
from avernus.play.room import Room
from avernus.play.seating import REVEAL_SOON, REVEAL_WITHIN, overdue, reveal, reveal_due, seat_bots, sit
from avernus.play.setup import ClockRule, new_setup, opening
from avernus.play.snapshots import dump, restore
from avernus.play.verify import verify

GAME = "inferno-race"


def nonce(seat: int, turn: int = 0) -> str:
    return f"nonce-of-seat-{seat}-{turn}"


class Log:
    """A table with everything that was folded into it."""

    def __init__(self, seats: int = 3, clock: ClockRule | None = None) -> None:
        setup, self.secret = new_setup(GAME, seats, clock=clock)
        self.room = Room("abcd", self.secret, setup)
        self.entries: list[Entry] = []
        self.add(Plan([opening(setup)]))

    def add(self, plan: Plan, at: int = 1000) -> None:
        plan.stamp(self.room.seq, at)
        self.entries += plan.entries
        fold(self.room, plan.entries, plan.played)

    def sit(self, *seats: int, turn: int = 0, at: int = 1000) -> "Log":
        for seat in seats:
            self.add(sit(self.room, seat, f"P{seat}", sealed(nonce(seat, turn)))[0], at)
        return self

    def show(self, *seats: int, turn: int = 0) -> "Log":
        for seat in seats:
            self.add(reveal(self.room, seat, nonce(seat, turn), sealed(nonce(seat, turn + 1))))
        return self


def test_the_game_starts_when_the_last_nonce_is_shown_and_the_record_has_both() -> None:
    log = Log().sit(0, 1)
    with pytest.raises(Refused, match="not-all-seated"):
        reveal(log.room, 0, nonce(0), sealed(nonce(0, 1)))
    log.sit(2)
    assert log.room.status == Status.OPEN and log.room.missing() == [0, 1, 2]
    log.show(2, 0)
    assert log.room.match is None and not log.room.nonces, "nothing is drawn before everybody has shown"
    log.show(1)
    assert log.room.nonces == [nonce(seat) for seat in range(3)]
    assert log.room.commits == [sealed(nonce(seat)) for seat in range(3)]
    log.add(Plan().add(EntryKind.OVER, reason="closed"))
    record = record_of(log.room, log.entries, None)
    verdict = verify(records.read(record.write()))
    assert verdict.sealed and verdict.secret_known and verdict.draws > 0
    assert dump(rebuild("abcd", log.secret, log.entries[0], None, log.entries)) == dump(log.room)


def test_whoever_sits_last_and_knows_the_secret_cannot_grind() -> None:
    """With open nonces a host who sat last tried nonces until the first draw suited; now it must commit before it knows the others'."""
    log = Log(2).sit(0)
    public = json.dumps([chair.dump() for chair in log.room.chairs]) + json.dumps(list(log.room.seat_commits.values()))
    assert nonce(0) not in public and sealed(nonce(0)) in public
    log.sit(1).show(0)
    grinded = next(
        text for text in (f"grinded-nonce-{number}" for number in range(1000))
        if Draws(log.secret, "abcd", [nonce(0), text]).number(0, 6) == 5 and text != nonce(1)
    )
    with pytest.raises(Refused, match="bad-nonce"):
        reveal(log.room, 1, grinded, sealed(nonce(1, 1)))
    log.show(1)
    assert log.room.nonces == [nonce(0), nonce(1)]


@pytest.mark.parametrize("commit", [
    "", "sha256:", "sha256:" + "0" * 63, "sha256:" + "A" * 64, "md5:" + "0" * 64, nonce(0), sealed(nonce(0)) + "\n",
])
def test_malformed_commitments_are_refused(commit: str) -> None:
    log = Log(2)
    with pytest.raises(Refused, match="bad-commitment"):
        sit(log.room, 0, "Ada", commit)
    log.sit(0, 1)
    with pytest.raises(Refused, match="bad-commitment"):
        reveal(log.room, 0, nonce(0), commit)


def test_a_commitment_is_of_one_seat_alone() -> None:
    log = Log(2).sit(0)
    with pytest.raises(Refused, match="bad-commitment"):
        sit(log.room, 1, "Bo", sealed(nonce(0)))


def test_showing_twice_changes_nothing() -> None:
    log = Log(2).sit(0, 1).show(0)
    assert not reveal(log.room, 0, nonce(0), sealed(nonce(0, 7))).entries
    log.show(1)
    assert not reveal(log.room, 0, nonce(0), sealed(nonce(0, 7))).entries
    with pytest.raises(Refused, match="already-started"):
        reveal(log.room, 0, nonce(0, 1), sealed(nonce(0, 7)))


def test_a_seat_whose_client_vanishes_becomes_free_and_what_was_shown_is_used_no_more() -> None:
    log = Log().sit(0, 1, 2).show(0, 1)
    due = reveal_due(log.room)
    assert due == 1000 + REVEAL_WITHIN and overdue(log.room, due - 1) is None
    plan = overdue(log.room, due)
    assert plan is not None
    log.add(plan, due)
    assert log.room.empty() == [2] and log.room.full_since is None and not log.room.seat_nonces
    assert log.room.seat_commits == {0: sealed(nonce(0, 1)), 1: sealed(nonce(1, 1))}, "those who had shown theirs draw with others"
    log.sit(2, turn=5, at=due)
    with pytest.raises(Refused, match="bad-nonce"):
        reveal(log.room, 0, nonce(0), sealed(nonce(0, 2)))
    log.show(0, 1, turn=1).show(2, turn=5)
    assert log.room.nonces == [nonce(0, 1), nonce(1, 1), nonce(2, 5)]
    assert dump(rebuild("abcd", log.secret, log.entries[0], None, log.entries)) == dump(log.room)


def test_days_for_each_move_are_days_for_the_nonce_too() -> None:
    days = 3 * 86_400_000
    assert reveal_due(Log(2, ClockRule(ClockKind.MOVE, days)).sit(0, 1).room) == 1000 + days
    assert reveal_due(Log(2, ClockRule(ClockKind.GAME, 60_000)).sit(0, 1).room) == 1000 + REVEAL_WITHIN


def test_after_a_minute_those_who_have_shown_theirs_may_free_the_seat() -> None:
    log = Log().sit(0, 1, 2).show(0, 1)
    soon = 1000 + REVEAL_SOON
    with pytest.raises(Refused, match="still-here"):
        leaving.vote(log.room, 0, 2, True, absent=True, now=soon - 1)
    with pytest.raises(Refused, match="no-such-seat"):
        leaving.vote(log.room, 0, 1, True, absent=True, now=soon)
    with pytest.raises(Refused, match="no-such-seat"):
        leaving.vote(log.room, 2, 2, True, absent=True, now=soon)
    log.add(leaving.vote(log.room, 0, 2, True, absent=True, now=soon), soon)
    assert not log.room.empty()
    log.add(leaving.vote(log.room, 1, 2, True, absent=True, now=soon), soon)
    assert log.room.empty() == [2] and log.room.vote is None


def test_who_leaves_while_nonces_are_shown_lets_everybody_draw_anew() -> None:
    log = Log(2).sit(0, 1).show(0)
    log.add(leaving.leave(log.room, 1))
    assert log.room.seat_commits == {0: sealed(nonce(0, 1))} and not log.room.seat_nonces


def test_bots_bring_no_nonces_and_take_no_seat_while_nonces_are_shown() -> None:
    log = Log(2).sit(0)
    log.add(seat_bots(log.room, None, "random"))
    assert log.room.missing() == [0]
    for taken in (lambda: seat_bots(log.room, [1], "random"), lambda: sit(log.room, 1, "Bo", sealed(nonce(1)))):
        with pytest.raises(Refused, match="seat-taken"):
            taken()
    log.show(0)
    assert log.room.status == Status.PLAYING and log.room.nonces == [nonce(0)]


def test_a_table_is_kept_while_nonces_are_shown() -> None:
    log = Log(2).sit(0, 1).show(0)
    again = restore("abcd", log.secret, log.room.setup, dump(log.room))
    assert dump(again) == dump(log.room) and again.missing() == [1]
    old = {key: value for key, value in dump(log.room).items() if key not in ("commits", "full_since", "seat_commits", "seat_next", "door")}
    assert restore("abcd", log.secret, log.room.setup, old).commits == []


def test_a_log_of_an_older_program_is_folded_as_it_was_written() -> None:
    log = Log(2)
    for seat in range(2):
        log.add(Plan().add(EntryKind.SIT, seat=seat, name="P", token="x", nonce=nonce(seat), lang="en"))
    log.add(Plan().add(EntryKind.START, nonces=[nonce(0), nonce(1)]))
    assert log.room.status == Status.PLAYING and log.room.nonces == [nonce(0), nonce(1)] and not log.room.commits
    log.add(Plan().add(EntryKind.OVER, reason="closed"))
    assert not verify(records.read(record_of(log.room, log.entries, None).write())).sealed


def test_the_same_token_finds_the_seat_again_and_takes_no_other() -> None:
    log = Log(3)
    plan, seat, token = sit(log.room, None, "Ada", sealed(nonce(0)), token="t" * 43)
    log.add(plan)
    again, place, same = sit(log.room, None, "Ada", sealed(nonce(0)), token="t" * 43)
    assert (place, same) == (seat, token) and not again.entries and len(log.room.empty()) == 2
    other, place, _ = sit(log.room, None, "Bo", sealed(nonce(1)), token="u" * 43)
    assert other.entries and place != seat
    with pytest.raises(Refused, match="bad-token"):
        sit(log.room, None, "Bo", sealed(nonce(1)), token="short")


@pytest.mark.parametrize(("key", "value", "said"), [
    ("commits", [sealed("x" * 16)], "1 nonces were committed to, and 2 shown"),
    ("commits", [sealed(nonce(0)), sealed(nonce(7))], "nonce 2 is not the one that was committed to"),
    ("commits", [sealed(nonce(0)), "sha256:00"], "is no commitment"),
    ("commits", [sealed(nonce(0)), 7], "commits are not what they should be"),
    ("commits", [sealed(nonce(0))] * 2, "the same nonce"),
    ("commit", "sha256:00", "64 hexadecimal digits"),
    ("nonces", [nonce(0), nonce(2)], "nonce 2 is not the one that was committed to"),
    ("nonces", [nonce(1), nonce(0)], "nonce 1 is not the one that was committed to"),
])
def test_verify_checks_the_commitments(key: str, value: object, said: str) -> None:
    log = Log(2).sit(0, 1).show(0, 1)
    log.add(Plan().add(EntryKind.OVER, reason="closed"))
    text = record_of(log.room, log.entries, None).write()
    verify(records.read(text))
    first, _, rest = text.partition("\n")
    with pytest.raises(BadRecord, match=said):
        verify(records.read(json.dumps(json.loads(first) | {key: value}) + "\n" + rest))


def test_a_commitment_is_the_plain_sum_of_the_nonce() -> None:
    assert sealed("ana-71c2") == "sha256:" + hashlib.sha256(b"ana-71c2").hexdigest()
