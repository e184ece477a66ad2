"""Draws and takebacks: a draw is fixed by its place on the line of play, and going back does not draw it anew."""

import random

import pytest

import avernus
from avernus.core import record as records
from avernus.core.fair import BY_FILE, Draws
from avernus.core.record import BadRecord, Line
from avernus.core.seats import CHANCE
from avernus.play import acting
from avernus.play.acting import Plan
from avernus.play.entries import Entry
from avernus.play.folds import fold
from avernus.play.kinds import EntryKind
from avernus.play.rebuild import rebuild
from avernus.play.room import Room
from avernus.play.setup import Setup, new_setup, opening
from avernus.play.snapshots import dump
from avernus.play.table import Table, replay
from avernus.play.verify import verify

GAME = "inferno-race"


def chance(table: Table) -> list[str]:
    return [line.text for line in table.record.lines if isinstance(line, Line) and line.seat == CHANCE]


def onward(table: Table, draws: int, rng: random.Random) -> None:
    """Play until chance has drawn so many times more."""
    until = len(chance(table)) + draws
    while len(chance(table)) < until:
        seat = table.actors[0]
        table.play(seat, rng.choice(table.legal(seat)))


@pytest.mark.parametrize("seed", range(5))
def test_a_draw_that_was_taken_back_comes_again_as_it_was(seed: int) -> None:
    table = avernus.new_table(GAME, 3, seed=seed)
    onward(table, 20, random.Random(seed))
    kept, drawn, before = table.match.played, table.drawn, len(chance(table))
    onward(table, 10, random.Random(1))
    first = chance(table)[before:]
    table.takeback(kept)
    assert table.drawn == drawn
    onward(table, 10, random.Random(1))
    assert chance(table)[-len(first):] == first
    text = table.written()
    assert '"draws": 2' in text.splitlines()[0] and verify(records.read(text)).draws == len(chance(table))
    assert replay(records.read(text)).drawn == table.drawn


def test_a_record_of_an_older_program_is_checked_as_it_was_made() -> None:
    table = avernus.new_table(GAME, 3, seed=3)
    table.record.draws = table.match.draws.numbering = BY_FILE
    rng = random.Random(4)
    onward(table, 12, rng)
    kept, drawn = table.match.played - 6, table.drawn
    table.takeback(kept)
    assert table.drawn >= drawn, "every draw of the file is counted"
    onward(table, 6, rng)
    text = table.written()
    assert '"draws": 2' not in text
    verify(records.read(text))
    with pytest.raises(BadRecord, match="by the secret"):
        verify(records.read(text.replace('"nonces": []', '"nonces": [], "draws": 2', 1)))
    with pytest.raises(BadRecord, match="does not know"):
        records.read(text.replace('"nonces": []', '"nonces": [], "draws": 3', 1))


def test_at_a_table_of_the_service_too_and_after_it_was_woken() -> None:
    setup, _ = new_setup(GAME, 2)
    secret = bytes(range(32))
    room = Room("abcd", secret, setup)
    entries: list[Entry] = []

    def add(plan: Plan) -> None:
        plan.stamp(room.seq, 1000)
        entries.extend(plan.entries)
        fold(room, plan.entries, plan.played)

    def play(count: int, rng: random.Random) -> list[str]:
        first = len(entries)
        while sum(entry.body.get("s") == CHANCE for entry in entries[first:]) < count:
            seat = room.actors()[0]
            state = room.running()
            add(acting.act(room, seat, room.game.write(state, seat, rng.choice(state.legal(seat))), 2000))
        return [entry.body["t"] for entry in entries[first:] if entry.body.get("s") == CHANCE]

    add(Plan([opening(setup)]))
    add(Plan([Entry(EntryKind.START, {"nonces": []})]))
    drawing = Plan()
    acting.settle_chance(room, drawing, room.started(), room.running())
    add(drawing)
    kept = room.played
    drawn = play(4, random.Random(5))
    add(Plan().add(EntryKind.BACK, keep=kept, by=0))
    assert play(4, random.Random(5))[:4] == drawn[:4]
    assert dump(rebuild("abcd", secret, entries[0], None, entries)) == dump(room)
    assert Setup.load({key: value for key, value in setup.dump().items() if key != "draws"}).draws == BY_FILE


def test_the_number_of_a_draw_alone_decides_it() -> None:
    draws = Draws(bytes(32), "t")
    assert [draws.number(3, 6) for _ in range(3)] == [draws.number(3, 6)] * 3
