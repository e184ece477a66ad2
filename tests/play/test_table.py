"""The friendly face: a table by notation, words or integers; refusals that change nothing; undo; files; positions."""

from pathlib import Path
from typing import Any

import pytest

import avernus
from avernus.core import record as records
from avernus.core.record import BadRecord
from avernus.play.table import replay
from avernus.play.verify import verify


def test_the_friendly_face(tmp_path: Path) -> None:
    table = avernus.new_table("splut", seats=2, seed="42")
    assert table.actors == (0,)
    assert table.legal(0) == ["De3", "Sd3", "Tf3"]
    events = table.play(0, "De3")
    assert [event.name for event in events] == ["walked", "turn"]
    assert table.view(1)["mover"] == 1 and table.state.actors() == [1] and table.result is None
    with pytest.raises(avernus.AvernusError, match="has no clock"):
        table.advance(500)
    table.save(tmp_path / "game.avn")
    again = avernus.load(tmp_path / "game.avn")
    assert again.position == table.position and again.record.write() == (tmp_path / "game.avn").read_text().split("= ")[0]


def test_the_library_says_what_there_is() -> None:
    assert "splut" in avernus.games()
    assert avernus.game("splut").credits.designer == "Tommy De Coninck"
    for name in ("chess", "", "SPLUT", "x" * 5000):
        with pytest.raises(avernus.AvernusError, match="There is no game") as error:
            avernus.game(name)
        assert len(str(error.value)) < 300


def test_an_illegal_action_carries_code_clause_and_sentence() -> None:
    table = avernus.new_table("splut", 2, seed=1)
    before = (table.state.dump(), table.record.write())
    with pytest.raises(avernus.IllegalAction) as refused:
        table.play(0, "Sd4")
    error = refused.value
    assert (error.code, error.clause, error.refusal.params["to"]) == ("not-adjacent", "S5.1", "d4")
    assert error.sentence == str(error)
    assert "d4" in error.sentence and error.sentence.endswith(". (S5.1)")
    assert (table.state.dump(), table.record.write()) == before


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [
        (0, "nonsense", "not-understood"), (0, "", "not-understood"), (0, "x" * 10_000, "not-understood"), (0, (), "not-understood"),
        (0, ("S", "d9"), "not-understood"), (0, ["S", 3], "not-understood"), (0, -1, "no-such-action"), (0, 2**200, "no-such-action"),
        (1, "Sf7", "not-your-turn"), (5, "Sd3", "not-your-turn"), (-1, "Sd3", "chance-is-not-a-player"), (-2, "Sd3", "not-your-turn"),
        (2**70, "Sd3", "not-your-turn"),
    ],
)
def test_whatever_is_said_is_judged_and_nothing_changes(seat: int, action: Any, code: str) -> None:
    table = avernus.new_table("splut", 2, seed=1)
    before = (table.state.dump(), table.record.write(), len(table.past))
    with pytest.raises(avernus.IllegalAction) as refused:
        table.play(seat, action)
    assert refused.value.code == code and 0 < len(str(refused.value)) < 200
    assert (table.state.dump(), table.record.write(), len(table.past)) == before


def test_an_action_by_notation_by_words_and_by_integer() -> None:
    tables = [avernus.new_table("splut", 2, seed=1) for _ in range(3)]
    number = next(action for words, action in tables[0].words(0).items() if words == ("S", "d3"))
    for table, action in zip(tables, ("Sd3", ("S", "d3"), number), strict=True):
        table.play(0, action)  # type: ignore[arg-type]
    assert len({table.record.write() for table in tables}) == 1
    assert {" ".join(words) for words in avernus.new_table("splut", 2).words(0)} == {"D e3", "S d3", "T f3"}


def test_undo_and_takeback() -> None:
    table = avernus.new_table("splut", 2, seed=1)
    start = table.position
    for seat, text in ((0, "De3"), (1, "Sf7"), (1, "Sf6")):
        table.play(seat, text)
    with pytest.raises(avernus.AvernusError, match="no seat 7"):
        table.undo(7)
    assert table.undo(1) and table.actors == (1,) and len(table.past) == 2
    assert table.undo(0) and table.position == start
    assert not table.undo(0)
    with pytest.raises(avernus.AvernusError, match="0 actions have been played; 1 cannot be kept"):
        table.takeback(1)
    with pytest.raises(avernus.AvernusError, match="cannot be kept"):
        table.takeback(-1)
    table.takeback(0)
    assert [records.write_line(line) for line in table.record.lines] == ["0 De3", "1 Sf7", "1 Sf6", "< 2", "< 0"]
    assert replay(records.read(table.record.write())).position == start


def test_a_table_starts_anywhere(tmp_path: Path) -> None:
    text = "1/3/Dn4/RTn3Ss1/2RSn4R/7/1R2Ts/1Ds1/1 sn n 18 3 d3 - -"
    by_text = avernus.new_table("splut", position=text, seed=1)
    by_dump = avernus.new_table("splut", position=by_text.state.dump(), seed=1)
    assert by_text.legal(1) == by_dump.legal(1) and len(by_text.legal(1)) == 17
    for name, table in (("text", by_text), ("dump", by_dump)):
        table.play(1, table.legal(1)[0])
        table.save(tmp_path / name)
        again = avernus.load(tmp_path / name)
        assert again.state.dump() == table.state.dump()
        assert verify(records.read((tmp_path / name).read_text())).actions == 1
    with pytest.raises(avernus.AvernusError, match="one of 2 seats, not 3"):
        avernus.new_table("splut", 3, position=by_text.state.dump())


@pytest.mark.parametrize(
    "position", ["", "x", "R", {}, {"seats": 2}, {"seats": 2, "options": {}}, {"seats": 9, "options": {}}, {"seats": 2, "options": 3}],
)
def test_bad_positions_are_refused_in_a_sentence(position: str | dict[str, object]) -> None:
    with pytest.raises(avernus.AvernusError):
        avernus.new_table("splut", position=position)


def test_options_reach_the_record() -> None:
    table = avernus.new_table("splut", 2, options={"turn_cap": 20, "repetition": False})
    assert table.record.options == {"turn_cap": 20}
    with pytest.raises(avernus.AvernusError, match="There is no option 'speed'"):
        avernus.new_table("splut", 2, options={"speed": 1})


def test_seeds_and_secrets() -> None:
    one, same, other = (avernus.new_table("splut", 2, seed=seed) for seed in ("a", "a", "b"))
    assert one.record.commit == same.record.commit != other.record.commit
    assert avernus.new_table("splut", 2).secret != avernus.new_table("splut", 2).secret
    assert one.secret.hex() not in one.record.write()
    assert avernus.new_table("splut", 2, nonces=["x", "y"]).record.nonces == ["x", "y"]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(avernus.AvernusError, match="cannot be read"):
        avernus.load(tmp_path / "none.avn")
    with pytest.raises(avernus.AvernusError, match="cannot be read"):
        avernus.load(tmp_path)
    (tmp_path / "bytes.avn").write_bytes(b'{"avernus": 1}\n\xff\xfe')
    with pytest.raises(BadRecord, match="Line 2: this is not text"):
        avernus.load(tmp_path / "bytes.avn")


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (('"splut"', '"chess"'), 1), (('"rules": 1', '"rules": 99'), 1), (('"seats": 2', '"seats": 7'), 1),
        (('"options": {}', '"options": {"x": 1}'), 1), (("0 De3", "0 De9"), 2), (("0 De3", "1 De3"), 2), (("1 Sf7", "1 Sf6"), 3),
        (("1 Sf7", "* 4"), 3), (("1 Sf7", "@500"), 3), (("1 Sf7", "< 5"), 3), (("1 Sf7", "9 Sf7"), 3),
    ],
)
def test_a_record_that_does_not_replay_names_its_line(change: tuple[str, str], line: int) -> None:
    table = avernus.new_table("splut", 2, seed=1)
    table.play(0, "De3")
    table.play(1, "Sf7")
    text = table.record.write()
    assert change[0] in text
    for use in (replay, verify):
        with pytest.raises(BadRecord) as bad:
            use(records.read(text.replace(*change)))
        assert bad.value.line == line


def test_a_record_opened_without_its_secret_can_go_on_and_stays_honest(tmp_path: Path) -> None:
    table = avernus.new_table("splut", 2)
    table.play(0, "De3")
    (tmp_path / "open.avn").write_text(table.record.write())
    again = avernus.load(tmp_path / "open.avn")
    again.play(1, "Sf7")
    again.save(tmp_path / "more.avn")
    verdict = verify(records.read((tmp_path / "more.avn").read_text()))
    assert not verdict.secret_known and verdict.actions == 2


def test_sentences_in_the_language_of_the_table() -> None:
    with pytest.raises(avernus.IllegalAction) as refused:
        avernus.new_table("splut", 2, lang="es").play(1, "Sf7")
    with pytest.raises(avernus.IllegalAction) as english:
        avernus.new_table("splut", 2).play(1, "Sf7")
    assert refused.value.code == english.value.code and str(refused.value) != str(english.value)
