"""Sentences of the service and of the games, in the language of whoever listens."""

from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from avernus.core.events import Event, Prompt
from avernus.core.game import Game
from avernus.core.refusals import Refusal
from avernus.text import Speaker, best_language
from avernus.text.catalogue import catalogue

MOST_REMEMBERED = 20_000


def source(lang: str) -> str:
    """The text of the service's own catalogue."""
    return resources.files("avernus.server").joinpath(f"text/{lang}.ftl").read_text(encoding="utf-8")


@cache
def service(lang: str) -> FluentBundle:
    """The service's own messages."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source(lang)))
    return bundle


def say(lang: str, key: str, **params: Any) -> str:
    """A sentence of the service."""
    bundle = service(best_language(lang))
    value = bundle.get_message(key).value if bundle.has_message(key) else None
    if value is None:
        return key
    text, _ = bundle.format_pattern(value, {name.replace("_", "-"): value for name, value in params.items()})
    return str(text)


@cache
def spoken(lang: str, folder: str) -> str:
    """The language in which the game can be spoken about: the one wanted, or English."""
    wanted = best_language(lang)
    try:
        catalogue(wanted, folder)
    except FileNotFoundError:
        return "en"
    return wanted


class Voice:
    """Speaks about one table in one language, and remembers sentences, since making them is slow."""

    def __init__(self, game: Game, seats: int, lang: str, names: list[str | None]) -> None:
        self.lang = best_language(lang)
        self.speaker = Speaker(game, seats, spoken(lang, game.folder), names)
        self.made: dict[tuple[Any, ...], str] = {}

    def _remembered(self, key: tuple[Any, ...], make: Any, thing: Any) -> str:
        sentence = self.made.get(key)
        if sentence is None:
            if len(self.made) > 200:
                self.made.clear()
            sentence = self.made[key] = str(make(thing))
        return sentence

    def event(self, event: Event) -> str:
        """The sentence of an event."""
        return str(self.speaker.event(event))

    def prompt(self, prompt: Prompt) -> str:
        """The sentence of a prompt."""
        return self._remembered((prompt.code, repr(prompt.params)), self.speaker.prompt, prompt)

    def refusal(self, refusal: Refusal) -> str:
        """The sentence of a refusal, of the rules or of the service."""
        return refusal_sentence(self.lang, refusal, self.speaker)


def refusal_sentence(lang: str, refusal: Refusal, speaker: Speaker | None = None) -> str:
    """The sentence of a refusal; the service's own, else the game's."""
    key = f"refusal-{refusal.code}"
    if not refusal.clause and service(best_language(lang)).has_message(key):
        return say(lang, key, **refusal.params)
    if speaker is not None and speaker.catalogue.has(key):
        return speaker.refusal(refusal)
    fallback = catalogue(spoken_program(lang))
    return fallback.say(key, refusal.params) if fallback.has(key) else refusal.code


@cache
def spoken_program(lang: str) -> str:
    """The language of the program's own catalogue."""
    wanted = best_language(lang)
    try:
        catalogue(wanted)
    except FileNotFoundError:
        return "en"
    return wanted
