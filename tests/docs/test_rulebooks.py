"""The rulebooks for people: the same clauses, once each and in the same order, in every language."""

import re

import pytest

import avernus
from avernus.text import LANGUAGES
from avernus.text.catalogue import open_points, rulebook


def clauses_in(text: str) -> list[str]:
    """The anchors that begin a paragraph or a list item."""
    return re.findall(r"^(?:[-*] )?\[([A-Z]+\d[\w.]*)\]", text, re.MULTILINE)


@pytest.mark.parametrize("name", avernus.games())
def test_every_language_has_the_same_clauses(name: str) -> None:
    books = {lang: rulebook(lang, avernus.game(name).package) for lang in LANGUAGES}
    clauses = clauses_in(books["en"])
    assert clauses and len(set(clauses)) == len(clauses)
    for text in books.values():
        assert clauses_in(text) == clauses
        assert len(re.findall(r"\[[A-Z]+\d[\w.]*\]", text)) == len(clauses), "an anchor stands in the middle of a paragraph"
        assert [row.partition(" ")[0] for row in text.split("\n") if row.startswith("#")] == [
            row.partition(" ")[0] for row in books["en"].split("\n") if row.startswith("#")
        ]


@pytest.mark.parametrize("name", avernus.games())
def test_every_game_says_what_its_original_leaves_open(name: str) -> None:
    """The same questions in every language, each with a clause of the rulebook; options that exist."""
    game = avernus.game(name)
    pages = {lang: open_points(lang, game.package) or "" for lang in LANGUAGES}
    clauses = clauses_in(rulebook("en", game.package))
    shapes = []
    for text in pages.values():
        points = [line for line in text.split("\n") if line.startswith("- ")]
        named = [re.findall(r"\b[A-Z]\d+(?:\.\d+)*", point.rpartition("(")[2]) for point in points]
        assert points and all(named), [point for point, found in zip(points, named, strict=True) if not found]
        assert [c for found in named for c in found if not any(c == known or known.startswith(c + ".") for known in clauses)] == []
        quoted = [re.findall(r"`(\w+)`", point) for point in points]
        presets = {preset.name for preset in game.presets}
        assert {name for found in quoted for name in found} <= {option.name for option in game.options} | presets
        shapes.append((named, quoted, [line.partition(" ")[0] for line in text.split("\n") if line.startswith("#")]))
    assert shapes[0] == shapes[1] == shapes[2]


ANSWERED = {
    "laberinto": {"maze", "dice"},
    "inferno-trade": {"driver", "rounds_per_run", "max_idle_rounds"},
    "hellgame": {"cards"},
}
"""Options that answer no question of the original: a die that it offers itself, ways of playing it on a screen, cards of one's own."""


@pytest.mark.parametrize("name", avernus.games())
def test_every_other_way_that_a_table_may_choose_stands_with_what_is_open(name: str) -> None:
    game = avernus.game(name)
    named = set(re.findall(r"`(\w+)`", open_points("en", game.package) or ""))
    assert {option.name for option in game.options} - named == ANSWERED.get(game.id, set())


def test_splut_has_all_its_clauses() -> None:
    counts = {1: 3, 2: 3, 3: 4, 4: 3, 5: 3, 6: 0, 7: 4, 8: 0, 9: 7, 10: 0, 11: 4, 12: 0}
    wanted = [f"S{section}.{i}" for section, count in counts.items() for i in range(1, count + 1)]
    wanted += [f"S{section}" for section, count in counts.items() if count == 0]
    assert sorted(clauses_in(rulebook("en", "avernus.games.splut"))) == sorted(wanted)
