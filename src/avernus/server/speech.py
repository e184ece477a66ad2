"""Sentences of the service and of the games, in the language of whoever listens."""

from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from avernus.core.events import Event, Prompt
from avernus.core.game import Game
from avernus.core.refusals import Refusal
from avernus.games import find
from avernus.store.rows import encode
from avernus.text import Speaker, best_language
from avernus.text.catalogue import catalogue

MOST_WRITTEN: Final = 10_000
MARK: Final = 0xE000
"""The first of the signs that stand for names; no name can hold one."""
MARKS: Final = [chr(MARK + seat).encode() for seat in range(10)]


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


class Phrases:
    """What is said about one game in one language, with marks in place of the players' names; written once."""

    def __init__(self, game: Game, seats: int, lang: str) -> None:
        self.speaker = Speaker(game, seats, lang, [chr(MARK + seat) for seat in range(seats)])
        self.written: dict[tuple[Any, ...], tuple[bytes, tuple[int, ...]]] = {}

    def event(self, event: Event) -> tuple[bytes, tuple[int, ...]]:
        """An event as JSON, with marks for names, and the seats whose marks are in it."""
        params = event.params
        key = (event.name, event.clause, *params, *params.values())
        try:
            found = self.written.get(key)
        except TypeError:  # a list among the parameters
            return self._made({"name": event.name, "clause": event.clause, "params": params, "sentence": self.speaker.event(event)})
        if found is None:
            found = self._write(key, {
                "name": event.name, "clause": event.clause, "params": params, "sentence": self.speaker.event(event),
            })
        return found

    def prompt(self, prompt: Prompt) -> tuple[bytes, tuple[int, ...]]:
        """The same for a prompt."""
        params = prompt.params
        key = (prompt.code, *params, *params.values())
        try:
            found = self.written.get(key)
        except TypeError:
            return self._made({"code": prompt.code, "params": params, "sentence": self.speaker.prompt(prompt)})
        if found is None:
            found = self._write(key, {"code": prompt.code, "params": params, "sentence": self.speaker.prompt(prompt)})
        return found

    def _write(self, key: tuple[Any, ...], said: dict[str, Any]) -> tuple[bytes, tuple[int, ...]]:
        if len(self.written) > MOST_WRITTEN:
            self.written.clear()
        found = self.written[key] = self._made(said)
        return found

    def _made(self, said: dict[str, Any]) -> tuple[bytes, tuple[int, ...]]:
        text = encode(said)
        return text, tuple([seat for seat, sign in enumerate(MARKS[:self.speaker.seats]) if sign in text])


@cache
def phrases(game: str, seats: int, lang: str) -> tuple[Phrases, Phrases]:
    """The sentences about events, and those of prompts."""
    rules = find(game)
    return Phrases(rules, seats, lang), Phrases(rules, seats, lang)


class Voice:
    """Speaks about one table in one language."""

    def __init__(self, game: Game, seats: int, lang: str, names: list[str | None]) -> None:
        self.lang = best_language(lang)
        tongue = spoken(lang, game.folder)
        self.speaker = Speaker(game, seats, tongue, names)
        self.events, self.prompts = phrases(game.id, seats, tongue)
        self.names = {MARK + seat: self.speaker.seat(seat) for seat in range(seats)}
        self.written = [encode(name)[1:-1] for name in self.names.values()]
        """The names as they stand in JSON."""

    def event(self, event: Event) -> str:
        """The sentence of an event."""
        return self.events.speaker.event(event).translate(self.names)

    def prompt(self, prompt: Prompt) -> str:
        """The sentence of a prompt."""
        return self.prompts.speaker.prompt(prompt).translate(self.names)

    def told(self, event: Event) -> bytes:
        """An event with its sentence, as JSON."""
        text, marks = self.events.event(event)
        for seat in marks:
            text = text.replace(MARKS[seat], self.written[seat])
        return text

    def asked(self, prompt: Prompt) -> bytes:
        """A prompt with its sentence, as JSON."""
        text, marks = self.prompts.prompt(prompt)
        for seat in marks:
            text = text.replace(MARKS[seat], self.written[seat])
        return text

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
