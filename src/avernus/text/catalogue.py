"""Fluent catalogues: the program's own, and one for each game and language."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

from avernus.text.bundle import Bundle

LANGUAGES: Final = {"en": "English", "es": "Español", "fr": "Français"}
"""Each language with its own name for itself."""


class Catalogue:
    """The messages of one language: the program's, and a game's if one is named, with messages of its own if it has any."""

    def __init__(self, lang: str, package: str | None = None, messages: str = "") -> None:
        self.lang = lang
        self.bundle = Bundle(lang)
        self.bundle.add(source(lang))
        if package is not None:
            self.bundle.add(source(lang, package), override=True)
        if messages:
            self.bundle.add(messages, override=True)

    def has(self, key: str) -> bool:
        """Is there such a message?"""
        return self.bundle.has(key)

    def say(self, key: str, params: Mapping[str, Any] | None = None) -> str:
        """A message with its parameters filled in; `KeyError` if there is none, `ValueError` if a parameter is missing."""
        pattern = self.bundle.pattern(key)
        if pattern is None:
            raise KeyError(key)
        text, errors = self.bundle.format(pattern, params or {})
        if errors:
            raise ValueError(f"{key} in {self.lang}: {errors[0]}")
        return text


def source(lang: str, package: str | None = None) -> str:
    """The text of a catalogue: a game's, with further parts such as `cards.en.ftl`, or the program's own with that for the browser."""
    if package is not None:
        texts = resources.files(package).joinpath("text")
        further = sorted(part.name for part in texts.iterdir() if part.name.endswith(f".{lang}.ftl"))
        parts = [texts.joinpath(name).read_text(encoding="utf-8") for name in (f"{lang}.ftl", *further)]
        return "\n".join(parts)
    ours = resources.files("avernus.text")
    return "\n".join(ours.joinpath(name).read_text(encoding="utf-8") for name in (f"{lang}.ftl", f"web.{lang}.ftl"))


def rulebook(lang: str, package: str) -> str:
    """A game's rulebook for people, in Markdown."""
    return resources.files(package).joinpath(f"rulebook/{lang}.md").read_text(encoding="utf-8")


def open_points(lang: str, package: str) -> str | None:
    """What the original of a game leaves open and how it was decided, in Markdown; nothing for a game that does not say."""
    file = resources.files(package).joinpath(f"rulebook/open.{lang}.md")
    return file.read_text(encoding="utf-8") if file.is_file() else None


def tutorial(package: str) -> str | None:
    """A game's tutorial: a record with remarks in every language."""
    file = resources.files(package).joinpath("tutorial.avn")
    return file.read_text(encoding="utf-8") if file.is_file() else None


@cache
def catalogue(lang: str, package: str | None = None, messages: str = "") -> Catalogue:
    """The catalogue of a language and a game, read once."""
    return Catalogue(lang, package, messages)


def best_language(wanted: str | None) -> str:
    """The language of a locale name such as `es_MX.UTF-8`; English where we do not speak it."""
    tag = (wanted or "").replace("_", "-").split("-")[0].split(".")[0].lower()
    return tag if tag in LANGUAGES else "en"
