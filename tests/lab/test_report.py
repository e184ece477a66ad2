"""The report: whole, in three languages, without a network; and its statistics."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from avernus import cli, lab
from avernus.lab.alarms import findings
from avernus.lab.chances import Mean, Ratio, at_least, fisher, holm
from avernus.lab.columns import DECISIONS, GAMES, OFFERED
from avernus.lab.measures import measure
from avernus.lab.recording import course
from avernus.lab.simulating import Simulation, carry_out
from avernus.text import LANGUAGES
from avernus.text.catalogue import source


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    base = tmp_path_factory.mktemp("runs")
    carry_out(Simulation("splut", ("greedy", "easy"), 300, 2), base / "a", workers=0)
    carry_out(Simulation("splut", ("greedy", "easy"), 300, 2, options={"turn_cap": 9}), base / "b", workers=0)
    yield [str(base / "a"), str(base / "b")]


class Links(HTMLParser):
    """All that a page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href") and not (value or "").startswith("#")]


def test_a_page_needs_nothing_else_and_speaks_three_languages(folders: list[str], tmp_path: Path) -> None:
    for given in (folders[:1], folders):
        file = tmp_path / "report.html"
        assert cli.main(["report", *given, "--to", str(file), "--lang", "fr"]) == 0
        page = file.read_text(encoding="utf-8")
        links = Links()
        links.feed(page)
        assert links.found == [] and "@import" not in page and "url(http" not in page and "§" not in page and "@@" not in page
        for lang, word in (("en", "What stands out"), ("es", "Lo que llama la atención"), ("fr", "Ce qui ressort")):
            assert f'<h2 lang="{lang}">{word}</h2>' in page
        assert page.count("<svg") == 9 and page.count("<figcaption>") == 9
        assert "prefers-color-scheme: dark" in page and "#010203" not in page


def test_two_runs_name_what_has_changed(folders: list[str]) -> None:
    named = findings(measure(folders[0]), measure(folders[1]))
    first = {(test.kind, test.subject) for test in named[:10]}
    assert first & {("ending", "turn-cap"), ("ending", "last-sorcerer")}, "what the one has more, the other has less"


def test_bad_input(folders: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    carry_out(Simulation("inferno-race", ("random",), 2, 2), tmp_path / "race", workers=0)
    for given, said in (
        ([str(tmp_path)], "is not the folder of a run"), ([folders[0], folders[0]], "compared with itself"),
        ([folders[0], str(tmp_path / "race")], "different games"), ([folders[0], "--to", "x.pdf"], "does not end in .html"),
    ):
        assert cli.main(["report", *given]) == 2
        error = capsys.readouterr().err
        assert said in error and error.count("\n") == 1


def test_frames_and_charts_from_python(folders: list[str]) -> None:
    run = lab.open_run(folders[0])
    assert list(run.games().columns) == list(GAMES) and run.decisions().collect_schema().names() == list(DECISIONS)
    assert run.decisions().collect().height == run.games()["decisions"].sum()
    shows = lab.measure(run)
    assert sum(seat.mean for seat in shows.seats) == pytest.approx(1.0)
    assert shows.things["verb:throw"].games > 0
    assert set(lab.charts(shows)) >= {"seats", "length", "endings", "things", "skill"}


def test_every_column_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    for columns in (GAMES, DECISIONS, OFFERED):
        for name, (_, meaning) in columns.items():
            assert f"| `{name}` |" in text and meaning in text, name


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_language_has_the_same_messages_and_variables(lang: str) -> None:
    def messages(of: str) -> dict[str, set[str]]:
        body = FluentParser().parse(source(of, "avernus.lab")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        return {e.id.name: set(re.findall(r"\{ \$(\w+) \}", source(of, "avernus.lab").split(f"\n{e.id.name} =")[1].split("\n")[0]))
                for e in body if isinstance(e, ast.Message)}

    assert messages(lang) == messages("en")


# -- statistics -------------------------------------------------------------------------------------


def test_fisher_and_binomial_against_values_from_the_books() -> None:
    assert fisher(1, 10, 9, 10) == pytest.approx(0.001094, rel=0.01)  # the tea-tasting table 1:9, 9:1
    assert fisher(5, 10, 5, 10) == 1.0 and fisher(0, 0, 3, 5) == 1.0
    assert at_least(8, 10, 0.5) == pytest.approx(56 / 1024)
    assert at_least(0, 10, 0.1) == 1.0 and at_least(1, 10, 0.0) == 0.0


def test_holm_is_holm() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])


def test_means_and_ratios_have_the_errors_of_sampling() -> None:
    mean = Mean(4, 10.0, 30.0)
    assert mean.mean == 2.5 and mean.variance == pytest.approx(5 / 3)
    each = [(1.0, 2.0), (0.0, 1.0), (2.0, 2.0)]
    ratio = Ratio(3, sum(p for p, _ in each), sum(w for _, w in each), sum(p * p for p, _ in each), sum(w * w for _, w in each),
                  sum(p * w for p, w in each))
    spread = sum((p - 0.6 * w) ** 2 for p, w in each)
    assert ratio.value == 0.6 and ratio.error == pytest.approx((spread * 3 / 2) ** 0.5 / 5)


def test_none_of_a_hundred_does_not_mean_never() -> None:
    never, half = Mean(100, 0.0, 0.0), Mean(100, 50.0, 50.0)
    assert (never.low, round(never.high, 3)) == (0.0, 0.037)  # Wilson's interval, from the books
    assert (round(half.low, 3), round(half.high, 3)) == (0.404, 0.596)
    lengths = Mean(4, 10.0, 30.0)
    assert lengths.high == pytest.approx(2.5 + 1.96 * lengths.error)


def test_the_course_of_a_game() -> None:
    from avernus.core.result import Result

    looks = [(2 * at + 2, at % 2, [1.0, 0.0] if at < 4 else [0.0, 1.0]) for at in range(9)]
    found = course(looks, Result((2, 1), "x", ""), 20, 2)
    assert found["lead_changes"] == 1 and found["early_led"] is False
    assert found["clear_at"] == looks[5][0] / 20  # looks are averaged over two seats, and a draw leaves the lead where it was
    assert found["behind"] == 4 / 8
