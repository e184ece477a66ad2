"""The arena: rounds that are fair, the same result however it is worked out, and reports that add up."""

import itertools
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from avernus.core.refusals import AvernusError
from avernus.lab.arena import Arena, hold, program
from avernus.lab.arena_picture import draw
from avernus.lab.pool import Journal

SMALL = Arena("splut", ("random", "easy", "greedy"), 2, games=12, most=60)


@pytest.mark.parametrize(("bots", "seats"), [("ab", 2), ("abc", 2), ("abcd", 3), ("ab", 3), ("ab", 4), ("abc", 5)])
def test_everybody_sits_everywhere_equally_often(bots: str, seats: int) -> None:
    tables = Arena("splut", tuple(bots), seats).tables()
    assert len(set(tables)) == len(tables)
    sat = Counter((seat, name) for table in tables for seat, name in enumerate(table))
    assert len(set(sat.values())) == 1
    assert {name for table in tables for name in table} == set(bots)
    met = {frozenset(pair) for table in tables for pair in itertools.combinations(table, 2) if len(set(pair)) == 2}
    assert len(met) == len(bots) * (len(bots) - 1) // 2


def test_a_round_has_one_seed_and_games_are_whole_rounds() -> None:
    pairings = list(Arena("splut", ("a", "b", "c"), 2, games=7).pairings())
    assert len(pairings) == 12 and len({p.seed for p in pairings[:6]}) == 1 and pairings[6].seed != pairings[0].seed


def test_the_same_arena_has_the_same_result_on_any_number_of_cores_and_after_an_interruption(tmp_path: Path) -> None:
    def told(**how: object) -> dict[str, object]:
        found = hold(SMALL, **how).dump()  # type: ignore[arg-type]
        for row in found["bots"]:
            del row["ms"]
        return found

    alone = told(workers=0)
    with Journal(tmp_path / "games", SMALL.about()) as journal:
        hold(Arena(SMALL.game, SMALL.bots, 2, games=6, most=60), workers=0, journal=journal)
        kept = dict(journal.done)
    with Journal(tmp_path / "games", SMALL.about()) as journal:
        assert told(workers=2, journal=journal) == alone
        assert kept.items() <= journal.done.items() and len(journal.done) == 12


def test_reports_add_up() -> None:
    found = hold(SMALL, workers=0).dump()
    assert found["games"] == 12 and sum(found["reasons"].values()) == 12
    assert sum(row["won"] * row["seats"] for row in found["bots"]) == pytest.approx(12)
    assert sum(found["by_seat"]) == pytest.approx(1)
    assert [row["rating"] for row in found["bots"]] == sorted((row["rating"] for row in found["bots"]), reverse=True)
    assert all(row["low"] < row["rating"] < row["high"] and row["won_low"] <= row["won"] <= row["won_high"] for row in found["bots"])
    both = {(pair["a"], pair["b"]): pair["before"] for pair in found["pairs"]}
    assert all(both[a, b] + both[b, a] == pytest.approx(1) for a, b in both)


def test_it_ends_when_the_doubt_is_small_enough() -> None:
    report = hold(Arena("splut", ("random", "tests.lab.tasks:OWN"), 2, until=150, most=60), workers=0)
    assert 16 <= report.played < 100 and all(rating.half <= 150 for rating in report.rater.ratings().values())


def test_the_sequential_test_ends_a_clear_case_soon() -> None:
    report = hold(Arena("splut", ("greedy", "random"), 2, sprt=100, games=200, most=60), workers=0)
    assert report.dump()["sprt"]["verdict"] == "better" and report.played < 100


def test_a_table_of_three() -> None:
    found = hold(Arena("laberinto", ("random", "greedy"), 3, games=6, most=30), workers=0).dump()
    assert found["broken_off"] == 6 and found["by_seat"] == pytest.approx([1 / 3] * 3)


def test_the_picture_is_whole_and_fetches_nothing() -> None:
    found = hold(SMALL, workers=0).dump()
    text = draw(found)
    root = ElementTree.fromstring(text)
    assert {name for name in SMALL.bots} <= {"".join(node.itertext()) for node in root.iter("{http://www.w3.org/2000/svg}text")}
    assert "href" not in text and "url(" not in text and text.count("http") == 1


def test_the_program_has_a_fingerprint() -> None:
    assert program() == program() and len(program()) == 16


@pytest.mark.parametrize(("arena", "said"), [
    (Arena("splut", ("random",), 2), "two bots"), (Arena("splut", ("random", "random"), 2), "twice"),
    (Arena("splut", ("random", "easy", "greedy"), 2, sprt=10), "two bots"), (Arena("splut", ("random", "god"), 2), "no bot"),
    (Arena("splut", ("random", "easy"), 7), "seats"),
])
def test_what_cannot_be_played_is_refused(arena: Arena, said: str) -> None:
    with pytest.raises(AvernusError, match=said):
        hold(arena, workers=0)
