"""Catalogues: the same messages with the same variables in every language, and one for everything that a game can say."""

import ast as python
import contextlib
import re
from collections.abc import Iterator
from importlib import import_module, resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import avernus
from avernus.text import LANGUAGES, best_language
from avernus.text.catalogue import Catalogue, catalogue, source

PACKAGES: list[str | None] = [None, *(avernus.game(name).package for name in avernus.games())]
every_package = pytest.mark.parametrize("package", PACKAGES, ids=str)
other_language = pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def entries(lang: str, package: str | None) -> list[ast.EntryType]:
    return list(FluentParser().parse(source(lang, package)).body)


def messages(lang: str, package: str | None) -> dict[str, set[str]]:
    """Every message of a catalogue with its variables."""
    found = {}
    for entry in entries(lang, package):
        if isinstance(entry, ast.Message):
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.names
    return found


@every_package
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_junk_no_doubles_no_empty_message(package: str | None, lang: str) -> None:
    body = entries(lang, package)
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message | ast.Term)]
    assert len(names) == len(set(names))
    assert all(entry.value is not None for entry in body if isinstance(entry, ast.Message))


@every_package
@other_language
def test_every_language_has_the_same_messages(package: str | None, lang: str) -> None:
    english, other = messages("en", package), messages(lang, package)
    assert sorted(english.keys() - other.keys()) == []
    assert sorted(other.keys() - english.keys()) == []


@every_package
@other_language
def test_every_language_uses_the_same_variables(package: str | None, lang: str) -> None:
    english, other = messages("en", package), messages(lang, package)
    wrong = {key: (english[key], other[key]) for key in english.keys() & other.keys() if english[key] != other[key]}
    assert wrong == {}


@every_package
@other_language
def test_sentences_are_translated(package: str | None, lang: str) -> None:
    """A sentence of several words that is the same in two languages has been forgotten; units and numbers are no words."""
    def texts(code: str) -> dict[str, str]:
        return {
            entry.id.name: "".join(part.value for part in entry.value.elements if isinstance(part, ast.TextElement)).strip()
            for entry in entries(code, package) if isinstance(entry, ast.Message) and entry.value is not None
        }

    english, other = texts("en"), texts(lang)
    words = {key: re.findall(r"[^\W\d_]{4,}", text) for key, text in english.items()}
    assert [key for key, text in english.items() if len(words[key]) > 3 and other.get(key) == text] == []


def declared(name: str) -> Iterator[str]:
    """The messages that a game's declarations ask for."""
    game = avernus.game(name)
    yield from ("title", "tagline")
    yield from (f"option-{option.name.replace('_', '-')}" for option in game.options)
    yield from (f"preset-{preset.name}" for preset in game.presets)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", avernus.games())
def test_declarations_have_messages(name: str, lang: str) -> None:
    catalogue = Catalogue(lang, avernus.game(name).package)
    assert [key for key in declared(name) if not catalogue.has(key)] == []
    game = avernus.game(name)
    for seats in game.seats:
        keys = [f"seat-{game.seat_name(seats, seat)}" for seat in range(seats)]
        assert all(catalogue.has(key) for key in keys) or not any(catalogue.has(key) for key in keys)


def said(package: str) -> set[str]:
    """The messages that a game's code names outright: events, refusals, prompts, results, and the reasons of its table."""
    kinds = {"Event": "event", "Refusal": "refusal", "Prompt": "prompt"}
    found = set()
    for path in Path(str(resources.files(package))).rglob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id in kinds and node.args:
                name = node.args[0]
                if isinstance(name, python.Constant) and isinstance(name.value, str):
                    found.add(f"{kinds[node.func.id]}-{name.value}")
    with contextlib.suppress(ModuleNotFoundError):
        reasons = getattr(import_module(f"{package}.refusals"), "REASONS", {})
        found |= {f"refusal-{code}" for code, _ in reasons.values()}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", avernus.games())
def test_whatever_the_code_says_has_a_message(name: str, lang: str) -> None:
    catalogue = Catalogue(lang, avernus.game(name).package)
    keys = said(avernus.game(name).package)
    assert keys and sorted(key for key in keys if not catalogue.has(key)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_ending_and_word_of_splut_has_a_message(lang: str) -> None:
    from avernus.games.splut.refusals import REASONS
    from avernus.games.splut.rules.turns import ENDINGS
    from avernus.games.splut.verbs import TABLE

    catalogue = Catalogue(lang, "avernus.games.splut")
    keys = [f"refusal-{code}" for code, _ in REASONS.values()] + ["refusal-no-such-action", "refusal-not-understood"]
    keys += [f"{kind}-{reason}" for reason, _ in ENDINGS.values() for kind in ("end", "event-ended")]
    keys += [f"event-{name}" for name in ["walked", "pushed", "pulled", "levitated", "thrown", "crushed", "splut", "passed", "turn"]]
    keys += [f"prompt-{code}" for code in ("step", "stuck", "wait", "over")]
    keys += [f"word-{word.kind}-{word}" for text in ("Sd3@a5", "Td3+", "Td3:w", "Dd3", "--") for word in TABLE.words(TABLE.read(text) or 0)
             if word.kind != "cell"]
    assert [key for key in keys if not catalogue.has(key)] == []


def test_missing_messages_and_parameters_are_errors() -> None:
    catalogue = Catalogue("en", "avernus.games.splut")
    with pytest.raises(KeyError):
        catalogue.say("no-such-message")
    with pytest.raises(ValueError, match="prompt-wait"):
        catalogue.say("prompt-wait")


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [("es_MX.UTF-8", "es"), ("fr", "fr"), ("FR-ca", "fr"), ("en_GB", "en"), ("de_DE", "en"), ("", "en"), (None, "en"), ("C.UTF-8", "en")],
)
def test_best_language(wanted: str | None, lang: str) -> None:
    assert best_language(wanted) == lang


@pytest.mark.parametrize("package", [package for package in PACKAGES if package])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_a_rulebook_in_every_language(package: str, lang: str) -> None:
    path = resources.files(package).joinpath(f"rulebook/{lang}.md")
    assert path.is_file() and len(path.read_text(encoding="utf-8")) > 1000


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", avernus.games())
def test_every_choice_of_an_option_has_words(name: str, lang: str) -> None:
    """A form that offers “near” and “far” to somebody who reads Spanish has been left untranslated."""
    game = avernus.game(name)
    chosen = [(option.name, choice) for option in game.options for choice in option.choices if isinstance(choice, str)]
    keys = [re.sub(r"[^A-Za-z0-9]", "-", f"value-{option}-{choice}") for option, choice in chosen]
    assert [key for key in keys if not catalogue(lang, game.package).has(key)] == []
