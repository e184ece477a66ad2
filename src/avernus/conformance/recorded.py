"""Records: the same seed gives the same text, the text gives the same game, and a changed line is found."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import avernus
from avernus.conformance.cases import Case
from avernus.conformance.random_play import choose
from avernus.conformance.suite import every_case
from avernus.core import record as records
from avernus.core.record import BadRecord, Line
from avernus.core.seats import CHANCE, Action
from avernus.core.state import State
from avernus.play.table import Table, replay
from avernus.play.verify import verify

STEPS = 150


def play(case: Case, seed: str = "7", steps: int = STEPS) -> Table:
    """A table with so many random actions played."""
    table = avernus.new_table(case.game, case.seats, seed=seed, options=case.options)
    play_more(table, Random(seed), steps)
    return table


def play_more(table: Table, rng: Random, steps: int) -> None:
    for _ in range(steps):
        if table.result is not None:
            break
        table.play(*choose(table.state, rng))


@cache
def closed_text(case: Case) -> str:
    """The record of such a table, with its secret."""
    table = play(case)
    table.record.secret = table.secret.hex()
    return table.record.write()


@every_case
def same_seed_same_record(case: Case) -> None:
    assert play(case).record.write() == play(case).record.write()
    if case.game.chance:
        other = play(case, "8")
        assert other.record.commit != play(case).record.commit


@every_case
def a_record_is_the_game(case: Case) -> None:
    table = play(case)
    text = table.record.write()
    record = records.read(text)
    assert record.write() == text
    again = replay(record)
    assert again.state.dump() == table.state.dump()
    assert again.record.write() == text
    half = len(table.past) // 2
    if half:
        assert replay(record, until=half).state.dump() == table.past[half][0].dump()


@every_case
def a_saved_table_goes_on(case: Case) -> None:
    with TemporaryDirectory() as folder:
        check_saving(case, Path(folder))


def check_saving(case: Case, folder: Path) -> None:
    """Does a table that was saved and opened again go on like the one that was left open?"""
    table = play(case, steps=STEPS // 3)
    table.save(folder / "game.avn")
    again = avernus.load(folder / "game.avn")
    play_more(table, Random(2), 30)
    play_more(again, Random(2), 30)
    assert again.state.dump() == table.state.dump()
    table.save(folder / "one.avn")
    again.save(folder / "two.avn")
    assert (folder / "one.avn").read_bytes() == (folder / "two.avn").read_bytes()


@every_case
def an_honest_record_is_verified(case: Case) -> None:
    record = records.read(closed_text(case))
    verdict = verify(record)
    assert verdict.secret_known and verdict.actions == len(record.lines)
    assert verdict.draws == sum(isinstance(line, Line) and line.seat == CHANCE for line in record.lines)
    assert verdict.finished == (verdict.table.state.result() is not None)


def lines_of(case: Case, rows: list[str]) -> Iterator[tuple[int, Line, Action, State]]:
    """The actions of a closed record: the line's number in the file, the line, the action, and the state before it."""
    state = case.new()
    for number, row in enumerate(rows[1:-1], start=2):
        line = records.read(f"{rows[0]}\n{row}\n").lines[0]
        assert isinstance(line, Line)
        action = case.game.read(state, line.seat, line.text)
        assert action is not None
        yield number, line, action, state
        state.apply(line.seat, action)


@every_case
def a_changed_action_is_found(case: Case) -> None:
    rows = closed_text(case).splitlines()
    rng = Random(19)
    for number, line, _, state in lines_of(case, rows):
        if line.seat >= 0 and rng.random() < 0.1:
            wrong = next((text for text in wrong_texts(rows, line.seat) if not fits(case, state, line.seat, text)), "nonsense")
            assert found_at([*rows[: number - 1], f"{line.seat} {wrong}", *rows[number:]]) == number


def wrong_texts(rows: list[str], seat: int) -> list[str]:
    """What the seat played at other times."""
    return [row[2:] for row in rows[1:-1] if row.startswith(f"{seat} ")]


def fits(case: Case, state: State, seat: int, text: str) -> bool:
    action = case.game.read(state, seat, text)
    return action is not None and state.refusal(seat, action) is None


@every_case
def a_changed_draw_is_found(case: Case) -> None:
    rows = closed_text(case).splitlines()
    rng = Random(20)
    for number, _, action, state in lines_of(case, rows):
        others = [outcome for outcome, _weight in state.outcomes() if outcome != action]
        if others and (number < 12 or rng.random() < 0.05):
            text = case.game.write(state, CHANCE, rng.choice(others))
            assert found_at([*rows[: number - 1], f"* {text}", *rows[number:]]) == number


def found_at(rows: list[str]) -> int:
    """The line that verification names."""
    try:
        verify(records.read("\n".join(rows) + "\n"))
    except BadRecord as error:
        assert str(error).startswith(f"Line {error.line}: ")
        return error.line
    raise AssertionError("a record that was changed is verified all the same")


@every_case
def another_secret_is_found(case: Case) -> None:
    rows = closed_text(case).splitlines()
    assert found_at([*rows[:-1], '= {"secret": "' + "0" * 64 + '"}']) == len(rows)


@every_case
def what_is_taken_back_stays_in_the_record(case: Case) -> None:
    table = play(case, steps=30)
    rng = Random(21)
    for _ in range(3):
        keep = rng.randrange(len(table.past) + 1)
        dump = table.past[keep][0].dump() if keep < len(table.past) else table.state.dump()
        chance_next = keep < len(table.past) and table.past[keep][1].seat == CHANCE
        table.takeback(keep)
        assert chance_next or table.state.dump() == dump
        assert table.result is not None or CHANCE not in table.actors
        play_more(table, rng, 10)
    table.record.secret = table.secret.hex()
    record = records.read(table.record.write())
    assert verify(record).table.state.dump() == table.state.dump()
    assert [line.text for line in records.surviving(record.lines)] == [line.text for _, line in table.past]


@every_case
def undo_takes_back_ones_own_last_action(case: Case) -> None:
    table = play(case, steps=20)
    for seat in range(case.seats):
        mine = [i for i, (_, line) in enumerate(table.past) if line.seat == seat]
        dump = table.past[mine[-1]][0].dump() if mine else table.state.dump()
        assert table.undo(seat) == bool(mine)
        assert table.state.dump() == dump
