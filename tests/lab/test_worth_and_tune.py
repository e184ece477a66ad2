"""Restricted play, and searching for what one aims at."""

from pathlib import Path

import pytest

from avernus import cli, lab
from avernus.core.refusals import AvernusError
from avernus.games import find
from avernus.lab.restricted import player
from avernus.lab.tuning import read_dial, read_target


def test_a_forbidden_bot_does_not_do_it(tmp_path: Path) -> None:
    run = lab.simulate("splut", bots="greedy!verb:levitate", games=20, out=tmp_path / "run", workers=0)
    things = lab.measure(run).things
    assert things["verb:levitate"].games == 0 and things["verb:levitate"].picked.whole > 0 and things["verb:throw"].games == 20


def test_without_its_throw_a_bot_of_splut_wins_nothing() -> None:
    table = lab.worth("splut", games=60, things=["verb:throw", "verb:dwarf"], workers=0)
    first = table.row(0, named=True)
    assert first["thing"] == "verb:throw" and first["sure"] and first["low"] > 0.1
    assert table["games"].to_list() == [60, 60]


def test_things_are_scouted(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["worth", "splut", "--games", "4", "--workers", "0"]) == 0
    assert "verb:throw" in capsys.readouterr().out
    assert cli.main(["worth", "splut", "--games", "4", "--thing", "verb:jump"]) == 2
    with pytest.raises(AvernusError, match="There is no bot"):
        player(find("splut"), "nobody!verb:throw")


def test_tuning_finds_what_there_is_to_find(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = lab.tune("splut", targets=["turns<8"], vary=["turn_cap=5..40"], games=20, trials=8, workers=0)
    assert table.row(0, named=True)["missed"] < table.row(-1, named=True)["missed"]
    assert table["missed"].is_sorted() and table.row(0, named=True)["turn_cap"] < 12
    given = ["tune", "splut", "--target", "turns<8", "--vary", "turn_cap=5,9", "--games", "20", "--trials", "3", "--workers", "0"]
    assert cli.main([*given, "--picture", str(tmp_path / "tried.svg")]) == 0
    assert "turn_cap = 5" in capsys.readouterr().out and (tmp_path / "tried.svg").read_text().startswith("<svg")


def test_targets_and_dials() -> None:
    aim = read_target("length = 45..60")
    assert aim.missed(50) == 0 and aim.missed(30) == pytest.approx(1 / 3) and read_target("seat-bias<2%").high == 0.02
    assert read_dial("cards.a02=1..3", find("hellgame")) == ("cards.a02", [1, 2, 3])
    for text, said in (("lenght=1..2", "did you mean 'length'"), ("length=9..2", "ends before"), ("length", "A target is")):
        with pytest.raises(AvernusError, match=said):
            read_target(text)
    for text, said in (("stears=3..6", "did you mean 'stairs'"), ("stairs=3..60", "takes 3 to 6"), ("stairs", "What is varied"),
                       ("cards.x=1..2", "no number in cards")):
        with pytest.raises(AvernusError, match=said):
            read_dial(text, find("inferno-race"))
