"""Our reading of Fluent says what the reference says, in every message that we have, in every language."""

from importlib import resources
from typing import Any

import pytest
from babel import Locale
from babel.plural import to_python
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentFloat, FluentInt
from fluent.syntax import ast

from avernus.games import registered
from avernus.text.bundle import Bundle, number, plural_of
from avernus.text.catalogue import LANGUAGES, source

SAMPLES = (0, 1, 2, 6, 21, 40, 1000, 2_000_000, -3, 1.5, "x", "FB", "wild", "none", "easy", None)
NUMBERS = (0, 1, -1, 5, 999, 1000, -1000, 12345, 1234567, 10**9, 1.0, 1.5, 2.0005, 2.0015, 0.1234, -7.25, 1234.5, 99999.99999)
BESIDE = """
-ship = { $case ->
    [of] of the ship
   *[the] the ship
 }
-crew = crew
    .size = small
named = { -ship(case: "of") } and { -ship }, { -crew }
    .loud = { $who } SHOUTS
many = { -crew.size ->
    [small] Few
   *[large] Many
 } of { -crew }
lean = { named } { named.loud } { NUMBER($n) } { "{" }{ 3.50 }
odd = { nothing } { -nobody } { named.quiet } { LOUDLY($n) }
round = { circle }
circle = { round }
"""


def texts(lang: str) -> dict[str, str]:
    """All catalogues of a language, and one of everything that Fluent can say."""
    games = {game.id: source(lang, game.package) for game in registered().values()}
    server = resources.files("avernus.server").joinpath(f"text/{lang}.ftl").read_text(encoding="utf-8")
    return games | {"ours": source(lang), "server": server, "beside": BESIDE}


def variables(node: Any) -> set[str]:
    """The parameters that a pattern names."""
    if isinstance(node, list):
        return set[str]().union(*map(variables, node))
    found = {node.id.name} if isinstance(node, ast.VariableReference) else set[str]()
    return found.union(*map(variables, vars(node).values())) if isinstance(node, ast.BaseNode) else found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_put_into_the_same_words(lang: str) -> None:
    for text in texts(lang).values():
        reference = FluentBundle([lang], use_isolating=False)
        reference.add_resource(FluentResource(text))
        ours = Bundle(lang)
        ours.add(text)
        for key in set(ours.messages) - {"odd", "round", "circle"}:
            pattern = ours.pattern(key)
            if pattern is None:
                continue
            for sample in SAMPLES:
                params = {} if sample is None else dict.fromkeys(variables(pattern) | {"who"}, sample)
                known: Any = reference.get_message(key).value
                words, errors = reference.format_pattern(known, params)
                assert (words, bool(errors)) == (ours.format(pattern, params)[0], bool(ours.format(pattern, params)[1])), (key, sample)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_and_plurals_are_those_of_the_language(lang: str) -> None:
    locale = Locale.parse(lang)
    for value in NUMBERS:
        reference = FluentInt(value) if isinstance(value, int) else FluentFloat(value)
        assert number(value, lang) == reference.format(locale), value
        assert plural_of(value, lang) == to_python(locale.plural_form)(value), value


def test_what_is_amiss_is_named_and_never_raises() -> None:
    bundle = Bundle("en")
    bundle.add(BESIDE)
    odd, endless = bundle.pattern("odd"), bundle.pattern("round")
    assert odd is not None and endless is not None
    text, errors = bundle.format(odd, {"n": 1})
    assert text == "nothing nobody named FunctionReference" and len(errors) == 4
    text, errors = bundle.format(endless, {})
    assert text in ("round", "circle") and len(errors) == 1
    assert bundle.pattern("named", "loud") is not None and bundle.pattern("named", "quiet") is None


def test_what_is_added_later_makes_way_or_stays() -> None:
    bundle = Bundle("xx")
    bundle.add("a = one\nb = two\n")
    bundle.add("a = three\n")
    first: Any = bundle.pattern("a")
    assert bundle.format(first, {}) == ("one", [])
    bundle.add("a = four\n", override=True)
    second: Any = bundle.pattern("a")
    assert bundle.format(second, {}) == ("four", []) and bundle.has("b") and not bundle.has("c")
