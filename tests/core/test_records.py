"""The record reader: any text is a record or a BadRecord with a line, never anything else."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from avernus.core import record as records
from avernus.core.record import BadRecord, Line, Record, Takeback, surviving
from avernus.core.refusals import AvernusError
from avernus.core.seats import CHANCE, CLOCK
from avernus.play.table import read_file, replay
from avernus.play.verify import verify

HEAD = '{"avernus": 1, "game": "splut", "rules": 1, "seats": 2}'
GOOD = (Path(__file__).parent.parent / "games/splut/records/takeback-2.avn").read_text()


def test_each_kind_of_line() -> None:
    record = records.read(f"{HEAD}\n0 De3\n* 4\n@120000\n@ lapse 3\n# a remark\n\n< 1\n1 #3 >P2 nero / dracula\r\n")
    assert record.lines == [
        Line(0, "De3", 2), Line(CHANCE, "4", 3), Line(CLOCK, "120000", 4), Line(CLOCK, "lapse 3", 5), Takeback(1, 8),
        Line(1, "#3 >P2 nero / dracula", 9),
    ]
    assert records.read(record.write()).write() == record.write()


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ("", 1, "empty"), ("\n", 1, "JSON"), ("hello", 1, "JSON"),
        ("[]", 1, "does not say"), ("null", 1, "does not say"), ("{}", 1, "does not say"),
        ('{"avernus": true}', 1, "does not say"), ('{"avernus": 2}', 1, "format 2"), ('{"avernus": 1}', 1, "'game'"),
        ('{"avernus": 1, "game": "splut", "rules": "1", "seats": 2}', 1, "'rules'"),
        ('{"avernus": 1, "game": "splut", "rules": 1, "seats": true}', 1, "'seats'"),
        (HEAD[:-1] + ', "options": []}', 1, "options"), (HEAD[:-1] + ', "nonces": "x"}', 1, "nonces"),
        (HEAD[:-1] + ', "nonces": [1]}', 1, "nonces"), (HEAD[:-1] + ', "table": 7}', 1, "table"),
        (HEAD[:-1] + ', "table": "\\ud800"}', 1, "table"), (HEAD[:-1] + ', "nonces": ["\\udfff"]}', 1, "nonces"),
        (HEAD[:-1] + ', "table": "' + "x" * 201 + '"}', 1, "table"),
        (HEAD[:-1] + ', "position": 7}', 1, "position"),
        (f"{HEAD}\n0De3", 2, "not a seat"), (f"{HEAD}\n0 ", 2, "not a seat"), (f"{HEAD}\n10 De3", 2, "not a seat"),
        (f"{HEAD}\n-1 De3", 2, "not a seat"), (f"{HEAD}\n٣ De3", 2, "not a seat"), (f"{HEAD}\n<", 2, "not a seat"),
        (f"{HEAD}\n< -1", 2, "not a seat"), (f"{HEAD}\n0 De3\n= x", 3, "closing"), (f"{HEAD}\n= []", 2, "closing"),
        (f"{HEAD}\n= " + '{"secret": "12"}', 2, "closing"), (f"{HEAD}\n0 {'x' * 5000}", 2, "4096 characters"),
        (f"{HEAD}\n= " + '{"secret": "' + "0" * 64 + '"}\n0 De3', 3, "closed"),
    ],
)
def test_bad_records_name_their_line(text: str, line: int, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence) as bad:
        records.read(text)
    assert bad.value.line == line and str(bad.value).startswith(f"Line {line}: ") and len(str(bad.value)) < 300


@pytest.mark.parametrize("text", ["[" * 100_000, '{"avernus": ' + "9" * 5000 + "}", "{" * 2_000_000], ids=["deep", "digits", "long"])
def test_monstrous_headers(text: str) -> None:
    with pytest.raises(BadRecord, match="Line 1: the header"):
        records.read(text)


def test_too_many_lines() -> None:
    with pytest.raises(BadRecord, match="at most 1000000 lines"):
        records.read(HEAD + "\n" * 1_000_002)


def read_or_refuse(text: str) -> None:
    """Reading, replaying and verifying end well or with a sentence; nothing else can happen."""
    try:
        record = records.read(text)
    except BadRecord as bad:
        assert bad.line >= 1
        return
    assert isinstance(record, Record)
    for use in (replay, verify):
        try:
            use(record)
        except BadRecord as bad:
            assert 1 <= bad.line <= text.count("\n") + 1


@given(st.text())
def test_any_text(text: str) -> None:
    read_or_refuse(text)
    read_or_refuse(f"{HEAD}\n{text}")


@given(st.binary())
def test_any_bytes(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "bytes.avn"
    for content in (data, HEAD.encode() + b"\n" + data):
        path.write_bytes(content)
        try:
            read_file(path)
        except AvernusError as error:
            assert str(error)


@given(st.integers(0, len(GOOD)), st.integers(0, 4), st.text(alphabet='0123456789{}[]":,*@<#=? -TDS\n\x00é\ud800', max_size=6))
@settings(max_examples=200)
def test_truncated_and_patched(at: int, cut: int, patch: str) -> None:
    read_or_refuse(GOOD[:at])
    read_or_refuse(GOOD[:at] + patch + GOOD[at + cut:])


@given(st.data())
@settings(max_examples=100)
def test_lines_swapped_dropped_and_doubled(data: st.DataObject) -> None:
    rows = GOOD.splitlines()
    i, j = data.draw(st.integers(0, len(rows) - 1)), data.draw(st.integers(0, len(rows) - 1))
    swapped = rows.copy()
    swapped[i], swapped[j] = rows[j], rows[i]
    for variant in (swapped, rows[:i] + rows[i + 1:], [*rows[:i], rows[i], *rows[i:]]):
        read_or_refuse("\n".join(variant))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=True) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3), max_leaves=8,
)


@given(st.sampled_from(["avernus", "game", "rules", "seats", "options", "table", "commit", "nonces", "position"]), json_values)
@settings(max_examples=200)
def test_odd_headers(key: str, value: object) -> None:
    rows = GOOD.splitlines()
    header = json.loads(rows[0]) | {key: value}
    read_or_refuse("\n".join([json.dumps(header), *rows[1:]]))


def test_what_survives() -> None:
    lines: list[Line | Takeback] = [Line(0, "a"), Line(1, "b"), Takeback(1), Line(1, "c"), Line(0, "d"), Takeback(0), Line(0, "e")]
    assert [line.text for line in surviving(lines)] == ["e"]
    assert [line.text for line in surviving(lines[:5])] == ["a", "c", "d"]
    with pytest.raises(BadRecord, match="only 1 actions"):
        surviving([Line(0, "a"), Takeback(2, 7)])
