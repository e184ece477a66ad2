"""Every sentence of the terminal client exists in every language."""

import re
from importlib import resources

import pytest

from avernus.text import LANGUAGES, Catalogue
from avernus.text.catalogue import source
from avernus.tui import panels, plain
from avernus.tui.puzzle_app import PuzzleApp


def keys_of(lang: str) -> dict[str, set[str]]:
    """Each `ui-` key with its parameters."""
    blocks = re.split(r"\n(?=\S)", source(lang))
    return {
        match[1]: set(re.findall(r"\$([\w-]+)", block))
        for block in blocks if (match := re.match(r"(ui-[\w-]+) =", block))
    }


def keys_used() -> set[str]:
    """The keys that the program names."""
    used: set[str] = set()
    for file in (*resources.files("avernus.tui").iterdir(), *resources.files("avernus.commands").iterdir()):
        if file.name.endswith(".py"):
            used |= set(re.findall(r"[\"'](ui-[a-z-]+[a-z])[\"']", file.read_text(encoding="utf-8")))
    used |= {f"ui-{part}-{name}" for name in plain.COMMANDS for part in ("command", "does")}
    return used | {f"ui-key-{key}" for _, key, _ in (*panels.KEYS, *PuzzleApp.KEYS)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_exists_with_the_same_parameters(lang: str) -> None:
    assert keys_of(lang) == keys_of("en")


def test_every_key_is_used_and_every_used_key_exists() -> None:
    assert keys_used() == set(keys_of("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_can_be_said(lang: str) -> None:
    catalogue = Catalogue(lang)
    for key, params in keys_of(lang).items():
        assert catalogue.say(key, {param: 2 for param in params})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_differ_from_each_other(lang: str) -> None:
    words = [word for name in plain.COMMANDS for word in Catalogue(lang).say(f"ui-command-{name}").split()]
    assert len(words) == len(set(words))
