"""Sentences of the service and of the games, in the language of whoever listens."""

import re
from functools import cache
from importlib import resources
from typing import Any, Final

from avernus.core.actions import Word
from avernus.core.events import Event, Prompt
from avernus.core.game import Game
from avernus.core.refusals import Refusal
from avernus.play.serialize import encode
from avernus.text import Speaker, best_language
from avernus.text.bundle import Bundle
from avernus.text.catalogue import catalogue
from avernus.text.speaker import elided

MOST_SAID: Final = 20_000
NONE: Final = object()
"""In place of a parameter that is not there."""
MARK: Final = 0xE000
"""The first of the signs that stand for names; no name can hold one."""
MARKS: Final = [chr(MARK + seat).encode() for seat in range(10)]
OF: Final = b"de "
ELIDED: Final = "d’".encode()
"""French before a name: its e goes where the name begins with a vowel."""


class Told:
    """An event or a prompt with its sentence as JSON, cut where names belong; and the seats of these names."""

    __slots__ = ("pieces", "seats")

    def __init__(self, begun: bytes, sentence: bytes, marked: re.Pattern[bytes]) -> None:
        self.pieces: list[bytes] = marked.split(sentence)
        self.pieces[0] = begun + b',"sentence":' + self.pieces[0]
        self.pieces[-1] += b"}"
        self.seats: list[int] = [MARKS.index(mark) for mark in marked.findall(sentence)]


def plain_key(code: str, clause: str | None, params: dict[str, Any]) -> tuple[Any, ...] | None:
    """What an event or a prompt says, as a key; `None` where something in it is more than a number or a text.

    Words have kinds and truth is a number to Python: only what is equal in every respect may be told alike.
    """
    parts: list[Any] = [code, clause]
    for name, value in params.items():
        kind = type(value)
        if kind is not int and kind is not str:
            return None
        parts.append(name)
        parts.append(value)
    return tuple(parts)


def source(lang: str) -> str:
    """The text of the service's own catalogue."""
    return resources.files("avernus.server").joinpath(f"text/{lang}.ftl").read_text(encoding="utf-8")


@cache
def service(lang: str) -> Bundle:
    """The service's own messages."""
    bundle = Bundle(lang)
    bundle.add(source(lang))
    return bundle


def say(lang: str, key: str, **params: Any) -> str:
    """A sentence of the service."""
    bundle = service(best_language(lang))
    pattern = bundle.pattern(key)
    if pattern is None:
        return key
    text, _ = bundle.format(pattern, {name.replace("_", "-"): value for name, value in params.items()})
    return text


@cache
def spoken(lang: str, package: str) -> str:
    """The language in which the game can be spoken about: the one wanted, or English."""
    wanted = best_language(lang)
    try:
        catalogue(wanted, package)
    except FileNotFoundError:
        return "en"
    return wanted


class Phrases:
    """What is said about one game in one language, with marks in place of the players' names; each sentence is made once.

    Sentences are most of what a move costs: without these it costs twice as much (`python -m bench.server.parts`: 111 µs in place of 54).
    """

    def __init__(self, game: Game, seats: int, lang: str) -> None:
        self.speaker = Speaker(game, seats, lang, [chr(MARK + seat) for seat in range(seats)])
        self.marked = re.compile(b"|".join(MARKS[:seats]))
        self.used: dict[str, list[str] | None] = {}
        """By message: the parameters that its sentence may depend on; `None` where that is not known."""
        self.said: dict[tuple[Any, ...], bytes] = {}
        self.begun: dict[tuple[str, str | None], bytes] = {}
        self.texts: dict[str, bytes] = {}
        """Names and words as JSON."""
        self.whole: dict[tuple[Any, ...], Told] = {}
        """Events and prompts whose parameters are plain numbers and texts, as they were told."""

    def event(self, event: Event) -> Told:
        """An event with its sentence."""
        key = plain_key(event.name, event.clause, event.params)
        told = None if key is None else self.whole.get(key)
        if told is None:
            told = self._told("event-", event.name, event.clause, event.params)
            self._remember(key, told)
        return told

    def prompt(self, prompt: Prompt) -> Told:
        """The same for a prompt."""
        key = plain_key(prompt.code, None, prompt.params)
        told = None if key is None else self.whole.get(key)
        if told is None:
            told = self._told("prompt-", prompt.code, None, prompt.params)
            self._remember(key, told)
        return told

    def _told(self, kind: str, code: str, clause: str | None, params: dict[str, Any]) -> Told:
        begun = self.begun.get((code, clause))
        if begun is None:
            head = {"code": code} if clause is None else {"name": code, "clause": clause}
            begun = self.begun[code, clause] = encode(head)[:-1] + b',"params":'
        return Told(begun + self._object(params), self.sentence(kind, code, params), self.marked)

    def _remember(self, key: tuple[Any, ...] | None, told: Told) -> None:
        if key is not None:
            if len(self.whole) > MOST_SAID:
                self.whole.clear()
            self.whole[key] = told

    def sentence(self, kind: str, code: str, params: dict[str, Any]) -> bytes:
        """A sentence as JSON, with marks in place of names."""
        key = kind + code
        names = self.used.get(key)
        if names is None and key not in self.used:
            names = self.used[key] = self.speaker.templates.variables(key)
        parts: list[Any] = [key]
        for name in names if names is not None else list(params):
            value = params.get(name, NONE)
            parts.append(value)
            if isinstance(value, Word):
                parts.append(value.kind)
            elif isinstance(value, list):
                parts[-1] = tuple([(item, getattr(item, "kind", None)) for item in value])
        try:
            found = self.said.get(tuple(parts))
        except TypeError:  # something among the parameters is no key
            return self._made(key, params)
        if found is None:
            if len(self.said) > MOST_SAID:
                self.said.clear()
            found = self.said[tuple(parts)] = self._made(key, params)
        return found

    def _made(self, key: str, params: dict[str, Any]) -> bytes:
        return encode(self.speaker.say(key, **params) if self.speaker.catalogue.has(key) else "")

    def _object(self, params: dict[str, Any]) -> bytes:
        """Parameters as JSON: most are numbers and words."""
        pieces = []
        for name, value in params.items():
            if type(value) is int:
                pieces.append(self._text(name) + b":%d" % value)
            else:
                pieces.append(self._text(name) + b":" + (self._text(value) if isinstance(value, str) else encode(value)))
        return b"{" + b",".join(pieces) + b"}"

    def _text(self, text: str) -> bytes:
        found = self.texts.get(text)
        if found is None:
            if len(self.texts) > MOST_SAID:
                self.texts.clear()
            found = self.texts[text] = encode(str(text))
        return found


@cache
def phrases(game: Game, seats: int, lang: str) -> Phrases:
    """The sentences about a game with so many seats."""
    return Phrases(game, seats, lang)


class TableSpeaker:
    """Speaks about one table in one language."""

    def __init__(self, game: Game, seats: int, lang: str, names: list[str | None]) -> None:
        self.asked_for = lang
        self.lang = best_language(lang)
        tongue = spoken(lang, game.package)
        self.speaker = Speaker(game, seats, tongue, names)
        self.phrases = phrases(game, seats, tongue)
        self.names = {MARK + seat: self.speaker.seat(seat) for seat in range(seats)}
        self.written = [encode(name)[1:-1] for name in self.names.values()]
        """The names as they stand in JSON."""
        self.vowels = [elided(self.lang, f"de {name}")[1] == "’" for name in self.names.values()]
        """Whose names make French drop the e before them."""

    def event(self, event: Event) -> str:
        """The sentence of an event."""
        return elided(self.lang, self.phrases.speaker.event(event).translate(self.names))

    def prompt(self, prompt: Prompt) -> str:
        """The sentence of a prompt."""
        return elided(self.lang, self.phrases.speaker.prompt(prompt).translate(self.names))

    def told(self, event: Event) -> bytes:
        """An event with its sentence, as JSON."""
        return self._named(self.phrases.event(event))

    def asked(self, prompt: Prompt) -> bytes:
        """A prompt with its sentence, as JSON."""
        return self._named(self.phrases.prompt(prompt))

    def _named(self, told: Told) -> bytes:
        """With the names of those who sit here."""
        if not told.seats:
            return told.pieces[0]
        parts: list[bytes] = []
        for index, seat in enumerate(told.seats):
            piece = told.pieces[index]
            parts.append(piece[:-len(OF)] + ELIDED if self.vowels[seat] and piece.endswith(OF) else piece)
            parts.append(self.written[seat])
        parts.append(told.pieces[-1])
        return b"".join(parts)

    def refusal(self, refusal: Refusal) -> str:
        """The sentence of a refusal, of the rules or of the service."""
        return refusal_sentence(self.lang, refusal, self.speaker)


def refusal_sentence(lang: str, refusal: Refusal, speaker: Speaker | None = None) -> str:
    """The sentence of a refusal; the service's own, else the game's."""
    key = f"refusal-{refusal.code}"
    if not refusal.clause and service(best_language(lang)).has(key):
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
