"""A table as the fold of its entries: the same from snapshots, after takebacks however long, and under other rules."""

import random
from dataclasses import asdict
from typing import Any

import pytest

import avernus
from avernus.core.fair import sealed
from avernus.play import acting, leaving, takebacks
from avernus.play.acting import Plan
from avernus.play.chairs import Chair
from avernus.play.clocks import Clocks
from avernus.play.entries import Entry, Refused
from avernus.play.folds import fold
from avernus.play.kinds import ChairKind, ClockKind, EntryKind, OnTime, Status
from avernus.play.plain_text import clean
from avernus.play.rebuild import rebuild
from avernus.play.room import KEEP, REFS, Room
from avernus.play.seating import reveal, seat_bots, sit
from avernus.play.setup import ClockRule, Setup, new_setup, opening
from avernus.play.snapshots import dump, restore


def nonce(seat: int) -> str:
    return f"0123456789abcdef{seat}"


class Log:
    """A room with everything that was folded into it."""

    def __init__(self, seats: int = 2, **wanted: Any) -> None:
        setup, self.secret = new_setup("splut", seats, **wanted)
        self.room = Room("abcd", self.secret, setup)
        self.entries: list[Entry] = []
        self.add(Plan([opening(setup)]))

    def add(self, plan: Plan, at: int = 1000) -> None:
        plan.stamp(self.room.seq, at)
        self.entries += plan.entries
        fold(self.room, plan.entries, plan.played)

    def fill(self) -> "Log":
        for seat in self.room.empty():
            self.add(sit(self.room, seat, f"P{seat}", sealed(nonce(seat)))[0])
        return self.show()

    def show(self) -> "Log":
        for seat in self.room.missing():
            self.add(reveal(self.room, seat, nonce(seat), sealed(nonce(seat) + "next")))
        return self

    def play(self, count: int, rng: random.Random) -> None:
        for _ in range(count):
            seat = self.room.actors()[0]
            legal = [self.room.game.write(self.room.running(), seat, action) for action in self.room.running().legal(seat)]
            quiet = [text for text in legal if ":" not in text] or legal
            self.add(acting.act(self.room, seat, rng.choice(quiet), 2000, f"r{self.room.seq}"))

    def again(self, snapshot: dict[str, Any] | None = None) -> Room:
        after = 0 if snapshot is None else snapshot["seq"]
        return rebuild("abcd", self.secret, self.entries[0], snapshot, self.entries[after:])


def same(one: Room, two: Room) -> bool:
    return dump(one) == dump(two) and one.running().view(None) == two.running().view(None)


def test_a_room_is_the_same_from_its_entries_and_from_a_snapshot() -> None:
    log = Log().fill()
    log.play(30, random.Random(1))
    snapshot = dump(log.room)
    log.play(20, random.Random(2))
    assert same(log.again(), log.room) and same(log.again(snapshot), log.room)
    twin = restore("abcd", log.secret, log.room.setup, dump(log.room))
    assert same(twin, log.room) and twin.refs == log.room.refs


def test_a_takeback_further_than_the_kept_states_is_folded_again_from_the_beginning() -> None:
    log = Log().fill()
    log.play(KEEP + 30, random.Random(3))
    log.add(Plan().add(EntryKind.BACK, keep=log.room.played - KEEP, by=0))
    log.play(5, random.Random(4))
    first = log.again()
    assert same(first, log.room) and len(first.started().past) <= KEEP


def test_versions_count_what_each_viewer_may_notice() -> None:
    log = Log().fill()
    before = list(log.room.versions)
    log.add(Plan().add(EntryKind.ORDERS, by=1, orders=[]))
    assert [now - then for now, then in zip(log.room.versions, before, strict=True)] == [0, 1, 0]


def test_a_table_whose_rules_have_changed_opens_read_only_at_its_last_good_state() -> None:
    log = Log().fill()
    log.play(3, random.Random(5))
    body = log.entries[0].body | {"rules": 0}
    log.entries[0] = Entry(EntryKind.OPEN, body, 1, 1000)
    assert log.again().note is None
    lines = [entry for entry in log.entries if entry.kind == EntryKind.LINE]
    lines[1].body["t"] = "Da1"
    room = log.again()
    assert room.note is not None and room.played == 1 and room.seq == log.room.seq
    with pytest.raises(Refused, match="read-only"):
        acting.act(room, room.actors()[0], "De3", 1)


def test_undo_and_takeback_cost_no_replay() -> None:
    log = Log().fill()
    log.play(10, random.Random(6))
    kept = log.room.started().past[-3].before
    log.add(Plan().add(EntryKind.BACK, keep=log.room.played - 3, by=0))
    assert log.room.state is kept


def test_nothing_is_taken_back_where_the_table_says_so() -> None:
    log = Log(takebacks=False).fill()
    log.play(4, random.Random(7))
    with pytest.raises(Refused, match="no-takebacks"):
        takebacks.ask(log.room, 0)


def test_a_chair_is_kept_with_everything_that_belongs_to_it() -> None:
    plain, taken = Chair(), Chair(
        ChairKind.PERSON, "Ada", "sum", "hard", True, "fr", "https://example.org", [{"play": "only", "prompt": "*"}], "medium", "who",
        "phone", {"key": "laptop"},
    )
    for chair in (plain, taken):
        assert chair.dump() == asdict(chair)
        assert Chair.load(chair.dump()) == chair


def test_setup_survives_its_dump_and_bad_wishes_are_refused() -> None:
    setup, _ = new_setup("splut", 2, {"turn_cap": 9}, clock=ClockRule(ClockKind.MOVE, 86_400_000), public=True)
    assert Setup.load(setup.dump()) == setup
    wishes: list[dict[str, Any]] = [
        {"seats": 3, "on_time": OnTime.LOSE}, {"clock": ClockRule(ClockKind.GAME, 1)}, {"options": {"x": 1}},
    ]
    for wish in wishes:
        with pytest.raises(avernus.AvernusError):
            new_setup("splut", **({"seats": 2} | wish))


def test_bots_take_only_free_seats_and_never_start_a_table_without_people() -> None:
    log = Log(3)
    log.add(seat_bots(log.room, None, "random"))
    assert log.room.status == Status.OPEN and not log.room.empty()
    log.add(sit(log.room, 1, "Ada", sealed(nonce(1)))[0])
    assert log.room.chairs[1].kind == ChairKind.PERSON
    with pytest.raises(Refused, match="seat-taken"):
        seat_bots(log.room, [1], "random")
    with pytest.raises(Refused, match="no-such-bot"):
        seat_bots(log.room, None, "deep thought")


def test_clocks_charge_those_who_are_awaited_and_add_the_increment() -> None:
    clocks = Clocks(ClockRule(ClockKind.GAME, 10_000, 500), 2)
    clocks.run([0], 1000)
    clocks.run(clocks.running, 3000)
    clocks.moved(0)
    clocks.run([1], 3000)
    assert clocks.left == [8500, 10_000] and clocks.flag() == (13_000, 1)
    clocks.run([0], 20_000)
    assert clocks.left[1] == 0
    days = Clocks(ClockRule(ClockKind.MOVE, 5000), 2)
    days.run([0], 0)
    days.run([1], 4000)
    days.run([0], 6000)
    assert days.left[0] == 5000 and days.flag() == (11_000, 0)


def test_a_flag_falls_once_and_hands_the_seat_to_a_bot() -> None:
    log = Log(clock=ClockRule(ClockKind.GAME, 1000)).fill()
    assert leaving.flagged(log.room, 1500) is None
    plan = leaving.flagged(log.room, 2500)
    assert plan is not None
    log.add(plan, 2500)
    assert log.room.chairs[0].automatic and leaving.flagged(log.room, 9000) is None


@pytest.mark.parametrize("name", [name for name in avernus.games() if not avernus.game(name).hidden])
def test_where_nothing_is_hidden_everybody_sees_the_same(name: str) -> None:
    table = avernus.new_table(name, seed="same")
    rng = random.Random(1)
    for _ in range(30):
        assert all(table.view(seat) == table.view(None) for seat in range(table.seats))
        actors = [seat for seat in table.actors if seat >= 0]
        if not actors:
            break
        table.play(actors[0], rng.choice(table.legal(actors[0])))


def test_people_who_are_away_still_have_to_consent_to_a_takeback() -> None:
    log = Log(3).fill()
    log.play(6, random.Random(8))
    log.add(Plan().add(EntryKind.AWAY, seat=1, bot="random", why="voted"))
    log.add(takebacks.ask(log.room, 0))
    log.add(takebacks.answer(log.room, 2, True))
    before = log.room.played
    assert log.room.takeback is not None and log.room.takeback["agreed"] == [2] and log.room.played == before
    log.add(takebacks.answer(log.room, 1, True))
    assert log.room.takeback is None and log.room.played < before


def test_nobody_is_voted_away_where_a_clock_decides() -> None:
    log = Log(3, clock=ClockRule(ClockKind.MOVE, 3 * 86_400_000)).fill()
    with pytest.raises(Refused, match="clock-decides"):
        leaving.vote(log.room, 0, 1, True, absent=True, now=1000)
    assert leaving.vote(Log(3).fill().room, 0, 1, True, absent=True, now=1000).entries


def test_no_seat_makes_the_table_forget_anothers_references() -> None:
    log = Log().fill()
    log.add(Plan().add(EntryKind.CHAT, by=0, name="P0", text="hi", ref="mine"))
    for number in range(2 * REFS):
        log.add(Plan().add(EntryKind.CHAT, by=1, name="P1", text="flood", ref=f"r{number}"))
    assert log.room.answered(0, "mine") is not None and log.room.answered(1, "mine") is None
    assert log.room.answered(1, "r0") is None and log.room.answered(1, f"r{2 * REFS - 1}") is not None
    assert restore("abcd", log.secret, log.room.setup, dump(log.room)).refs == log.room.refs


@pytest.mark.parametrize(("given", "kept"), [
    ("Ada\nwins\r\n", "Ada wins"), ("  A\u00a0 d\ta ", "A d a"), ("\u202eadA\u202c", "adA"), ("A\u200bd\u200da\ufeff", "Ada"),
    ("A\x00\x1b[31md", "A[31md"),
    ("\u2066A\u2069", "A"), ("e\u0301", "\u00e9"), ("\u3164\u2800\u115f", ""), ("A\ufe0f", "A"), ("\ue000P", "P"),
    ("Zoë 李 🎲", "Zoë 李 🎲"),
])
def test_names_and_titles_hold_nothing_that_cannot_be_seen(given: str, kept: str) -> None:
    assert clean(given, 40) == kept
    assert new_setup("splut", 2, name=given)[0].name == kept
    log = Log()
    if kept:
        log.add(sit(log.room, 0, given, sealed(nonce(0)))[0])
        assert log.room.chairs[0].name == kept
    else:
        with pytest.raises(Refused, match="bad-name"):
            sit(log.room, 0, given, sealed(nonce(0)))


def test_a_remark_keeps_its_lines() -> None:
    assert clean("one\n\u202etwo  three\n", 500, lines=True) == "one\ntwo three"
    assert clean("abc def", 4) == "abc"
