"""Fluent catalogues: the program's own, and one for each game and language."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = {"en": "English", "es": "Español", "fr": "Français"}
"""Each language with its own name for itself."""


class Catalogue:
    """The messages of one language: the program's, and a game's if one is named."""

    def __init__(self, lang: str, folder: str | None = None) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.bundle.add_resource(FluentResource(source(lang)))
        if folder is not None:
            self.bundle.add_resource(FluentResource(source(lang, folder)), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Is there such a message?"""
        return self.bundle.has_message(key)

    def say(self, key: str, params: Mapping[str, Any] | None = None) -> str:
        """A message with its parameters filled in; `KeyError` if there is none, `ValueError` if a parameter is missing."""
        if not self.has(key):
            raise KeyError(key)
        value = self.bundle.get_message(key).value
        if value is None:
            raise KeyError(key)
        text, errors = self.bundle.format_pattern(value, dict(params or {}))
        if errors:
            raise ValueError(f"{key} in {self.lang}: {errors[0]}")
        return str(text)


def source(lang: str, folder: str | None = None) -> str:
    """The text of a catalogue: a game's, with further parts such as `cards.en.ftl`, or the program's own with that for the browser."""
    if folder is not None:
        texts = resources.files(f"avernus.games.{folder}").joinpath("text")
        further = sorted(part.name for part in texts.iterdir() if part.name.endswith(f".{lang}.ftl"))
        parts = [texts.joinpath(name).read_text(encoding="utf-8") for name in (f"{lang}.ftl", *further)]
        own = f"avernus.games.{folder}.own_words"
        return "\n".join([*parts, import_module(own).messages()] if find_spec(own) else parts)
    ours = resources.files("avernus.text")
    return "\n".join(ours.joinpath(name).read_text(encoding="utf-8") for name in (f"{lang}.ftl", f"web.{lang}.ftl"))


def rulebook(lang: str, folder: str) -> str:
    """A game's rulebook for people, in Markdown."""
    return resources.files(f"avernus.games.{folder}").joinpath(f"rulebook/{lang}.md").read_text(encoding="utf-8")


def tutorial(folder: str) -> str | None:
    """A game's tutorial: a record with remarks in every language."""
    file = resources.files(f"avernus.games.{folder}").joinpath("tutorial.avn")
    return file.read_text(encoding="utf-8") if file.is_file() else None


@cache
def catalogue(lang: str, folder: str | None = None) -> Catalogue:
    """The catalogue of a language and a game, read once."""
    return Catalogue(lang, folder)


def best_language(wanted: str | None) -> str:
    """The language of a locale name such as `es_MX.UTF-8`; English where we do not speak it."""
    tag = (wanted or "").replace("_", "-").split("-")[0].split(".")[0].lower()
    return tag if tag in LANGUAGES else "en"
