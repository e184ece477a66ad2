"""Other numbers of a game's material: played by the same rules, put back afterwards, and refused in one sentence where they make none."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from avernus import cli, lab
from avernus.core.refusals import AvernusError
from avernus.core.state import State
from avernus.games import find, names
from avernus.lab.change import begin_with, change_of, numbers_of, with_numbers
from avernus.lab.folder import KINDS, open_run
from avernus.lab.tuning import read_dial

PLAYED: tuple[tuple[str, int, dict[str, Any], Callable[[State], Any], Any], ...] = (
    ("splut", 2, {"start": {"steps": 3}}, lambda state: state.dump()["steps"], 3),
    ("inferno-race", 2, {"cards": {"w1": 5}}, lambda state: state.dump()["deck"].count("w1"), 5),
    ("inferno-race", 2, {"start": {"bag": 30}}, lambda state: state.dump()["bag"], 30),
    ("laberinto", 3, {"triangles": {"3": 20}}, lambda state: state.dump()["left"], 152 - 3 * 20),
)


@pytest.mark.parametrize(("game", "seats", "change", "look", "expected"), PLAYED)
def test_a_number_is_there_while_it_lasts_and_gone_afterwards(
    game: str, seats: int, change: dict[str, Any], look: Callable[[State], Any], expected: Any,
) -> None:
    found = find(game)
    numbers = change_of(change, found).numbers
    before = look(found.new(seats))
    with with_numbers(found, numbers):
        assert look(begin_with(found, found.new(seats), numbers)) == expected != before
    assert look(found.new(seats)) == before


@pytest.mark.parametrize("game", [name for name in names() if numbers_of(find(name))])
def test_every_number_can_be_what_it_is_and_is_within_its_bounds(game: str) -> None:
    found = find(game)
    for section, numbers in numbers_of(found).items():
        for name, number in numbers.items():
            seats = int(name) if name.isdigit() and int(name) in found.seats else found.seats.start
            value = getattr(found.new(seats), number.at) if number.table is None else number.table[number.at]
            assert number.least <= value <= number.most, (section, name)
            assert change_of({section: {name: int(value)}}, found).numbers == {f"{section}.{name}": value}


def test_two_steps_a_turn_make_turns_of_two_steps(tmp_path: Path) -> None:
    change = tmp_path / "change.toml"
    change.write_text("[steps]\nlater = 2\n")
    run = lab.simulate("splut", bots="random", games=6, out=tmp_path / "run", change=change, workers=0)
    assert run.about["numbers"] == {"steps.later": 2}
    assert all(row["decisions"] <= 1 + 2 * (row["turns"] - 1) for row in run.games().iter_rows(named=True))
    usual = lab.simulate("splut", bots="random", games=6, out=tmp_path / "usual", workers=0)
    assert any(row["decisions"] > 1 + 2 * (row["turns"] - 1) for row in usual.games().iter_rows(named=True))


def test_the_same_with_workers_and_for_a_trade_of_other_cards(tmp_path: Path) -> None:
    change = change_of({"cards": {"SO": 8, "GS": 0}, "souls": {"4": 6}, "specials": {"4": 1}}, find("inferno-trade"))
    for workers in (0, 1):
        lab.simulate("inferno-trade", bots="random", games=3, seats=4, out=tmp_path / str(workers), change=change, workers=workers)
    one, two = (open_run(tmp_path / str(workers)) for workers in (0, 1))
    assert all(a.equals(b) for kind in KINDS for a, b in zip(one.each(kind), two.each(kind), strict=True))
    things = lab.measure(one).things
    assert not things["verb:gs"].games and things["verb:so"].games


def test_bad_numbers_are_refused_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change = tmp_path / "change.toml"
    for game, text, said in (
        ("inferno-race", "[cards]\nw9 = 2", "There is no number in cards 'w9'; there are: d1.4"),
        ("inferno-race", "[cards]\nw1 = 99", "takes 0 to 20, not '99'"),
        ("inferno-race", "[prise]\n1 = 2", "did you mean 'price'"), ("inferno-race", "[cards]\nw1 = true", "takes 0 to 20"),
        ("splut", "[steps]\nlater = 4", "takes 1 to 3"), ("inferno-trade", "[cards]\nSO = 0\nGS = 0\nBA = 1", "there is no game"),
        ("splut", "steps = 2", "is a table of names and values"),
    ):
        change.write_text(text)
        given = ["simulate", game, "--bots", "random", "--games", "1", "--out", str(tmp_path / "no"), "--with", str(change)]
        assert cli.main([*given, "--workers", "0"]) == 2
        error = capsys.readouterr().err
        assert said in error and error.count("\n") == 1 and not (tmp_path / "no").exists(), error
    change.write_text("[cards]\nw1 = 2")
    with pytest.raises(AvernusError, match="could not be replayed"):
        lab.simulate("inferno-race", bots="random", games=1, out=tmp_path / "no", change=change, workers=0, records=True)


def test_numbers_can_be_tuned() -> None:
    assert read_dial("price.2=1..3", find("inferno-race")) == ("price.2", [1, 2, 3])
    assert read_dial("cards.d1.4=0,2", find("inferno-race")) == ("cards.d1.4", [0, 2])
    table = lab.tune("splut", targets=["turns<20"], vary=["steps.later=2..3"], games=20, trials=2, workers=0)
    assert sorted(table["steps.later"].to_list()) == [2, 3]
