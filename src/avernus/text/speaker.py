"""Turns a game's codes into sentences: events, refusals, prompts, words, results."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final

from avernus.core.actions import Word
from avernus.core.arguments import count_of, must_be, shown, whole
from avernus.core.events import Event, Prompt
from avernus.core.game import Credits, Game
from avernus.core.refusals import AvernusError, Refusal
from avernus.core.result import Result
from avernus.core.seats import CHANCE, CLOCK
from avernus.text.catalogue import LANGUAGES, catalogue
from avernus.text.templates import Templates

SEAT_PARAMS: Final = frozenset({"seat", "victim", "mover", "winner", "winners", "other", "others", "owner", "rival", "author", "partner"})
"""Parameters of events, refusals and prompts whose numbers are seats."""


SAYABLE: Final = 1_000_000_000_000_000
"""Of a seat that is none its number is said, if it is no larger: refusals name what was asked for."""
AND: Final = {"en": "and", "es": "y", "fr": "et"}
"""What stands before the last of several names."""
ALTERNATIVES: Final = frozenset({"choices"})
"""Parameters that list what can be chosen: only one of it will be true."""


NUMBERED: Final = {"seat": 0, "owner": 1, "figure": 1}
"""Kinds of words that name players by number, and the number of the first."""


ELISION: Final = re.compile(r"\b([Dd]|[Qq]u)e (?![A-Za-z]\d)(?=[AEIOUÀÂÄÉÈÊËÎÏÔÖÛÜŒaeiouàâäéèêëîïôöûüœ])")
"""A small word and the vowel before which it loses its own; not before a cell such as e7."""
MELTING: Final = re.compile(r"\b([Aa]|[Dd]e) el (?=\w)")
"""Spanish prepositions that melt with an article; not with that of a name, which is written large."""
SOUNDS_LIKE_AND: Final = re.compile(r"[iíIÍ]|[hH][iíIÍ](?![eaoéáó])")
"""The beginnings of words before which Spanish says “e” for “and”."""


@cache
def templates(lang: str, package: str, messages: str) -> Templates:
    """The sentences of a language and a game that have been made so far."""
    return Templates(catalogue(lang, package, messages))


class Speaker:
    """Speaks one language about one table."""

    def __init__(self, game: Any, seats: Any, lang: Any = "en", names: Sequence[str | None] = ()) -> None:
        if not isinstance(game, Game):
            raise AvernusError(f"A speaker speaks about a game, not about {shown(game)}.")
        count = whole(seats, "The number of seats")
        if count not in game.seats:
            raise AvernusError(f"{game.credits.title} is for {game.seats.start} to {game.seats.stop - 1} seats, not {str(count)[:30]}.")
        if not isinstance(lang, str) or lang not in LANGUAGES:
            raise AvernusError(f"There is no language {shown(lang)}; the languages are: {', '.join(LANGUAGES)}.")
        self.game: Game = game
        self.seats: int = count
        self.lang: str = lang
        self.catalogue = catalogue(lang, game.package, game.messages(lang))
        self.templates = templates(lang, game.package, game.messages(lang))
        if not (isinstance(names, list | tuple) and all(name is None or isinstance(name, str) for name in names)):
            raise AvernusError(f"Names are strings, one for each seat, not {shown(names)}.")
        self.names: list[str | None] = [*names, *[None] * (count - len(names))]

    def has(self, key: Any) -> bool:
        """Does the catalogue have such a message?"""
        must_be(str, key, "A message has a name")
        return self.catalogue.has(key)

    def say(self, key: Any, **params: Any) -> str:
        """Any message of the catalogue."""
        if not isinstance(key, str):
            raise AvernusError(f"A message has a name; {shown(key)} is none.")
        found = self.templates.say(key, lambda name: self._value(name, params))
        return self.say_slowly(key, **params) if found is None else elided(self.lang, found)

    def say_slowly(self, key: Any, **params: Any) -> str:
        """The same, asked of Fluent each time."""
        if not isinstance(key, str) or not self.catalogue.has(key):
            raise AvernusError(f"There is no message {shown(key)}.")
        return elided(self.lang, self.catalogue.say(key, self._spoken(params)))

    def seat(self, seat: Any) -> str:
        """What a seat is called: the player's name, or the game's name for the place."""
        place: int = seat if isinstance(seat, int) and -SAYABLE <= seat <= SAYABLE else count_of(seat, "A seat", -SAYABLE, SAYABLE)
        if place in (CHANCE, CLOCK):
            return self.catalogue.say("seat-chance" if place == CHANCE else "seat-clock")
        name = self.names[place] if 0 <= place < len(self.names) else None
        if name:
            return name
        key = f"seat-{self.game.seat_name(self.seats, place)}" if 0 <= place < self.seats else ""
        return self.catalogue.say(key) if self.catalogue.has(key) else self.catalogue.say("seat-number", {"number": place + 1})

    def title(self) -> str:
        """The game's name in this language."""
        return self.catalogue.say("title")

    def credits(self) -> Credits:
        """Whose game it is, in this language as far as the catalogue has it."""
        told = {name: self.catalogue.say(f"credits-{name}") for name in ("designer", "rights") if self.catalogue.has(f"credits-{name}")}
        return replace(self.game.credits, **told)

    def event(self, event: Event) -> str:
        """The sentence of an event; empty for events that have none."""
        must_be(Event, event, "A speaker speaks about an event here")
        key = f"event-{event.name}"
        return self.say(key, **event.params) if self.catalogue.has(key) else ""

    def refusal(self, refusal: Refusal) -> str:
        """The sentence of a refusal, with its clause."""
        must_be(Refusal, refusal, "A speaker speaks about a refusal here")
        sentence = self.say(f"refusal-{refusal.code}", **refusal.params)
        return f"{sentence} ({refusal.clause})" if refusal.clause else sentence

    def prompt(self, prompt: Prompt) -> str:
        """The sentence of a prompt."""
        must_be(Prompt, prompt, "A speaker speaks about a prompt here")
        return self.say(f"prompt-{prompt.code}", **prompt.params)

    def result(self, result: Result) -> str:
        """One sentence that says how the game ended."""
        must_be(Result, result, "A speaker speaks about a result here")
        return self.say(f"end-{result.reason}", winners=list(result.winners), winner=result.winners[0])

    def word(self, word: Word) -> str:
        """What a word is called: `word-<kind>-<word>`, a seat `P2` by its player, or the word itself."""
        must_be(Word, word, "A speaker speaks about a word of an action here")
        if word.kind in NUMBERED and word[:1] == "P" and word[1:].isdecimal():
            return self.seat(int(word[1:]) - NUMBERED[word.kind])
        key = word_key(word.kind, word)
        return self.catalogue.say(key) if self.catalogue.has(key) else str(word)

    def words(self, words: Sequence[Word]) -> str:
        """An action in words."""
        must_be((list, tuple), words, "An action in words is a row of them")
        return " ".join(self.word(word) for word in words)

    def option(self, name: Any) -> str:
        """What an option means."""
        must_be(str, name, "An option has a name")
        if not self.catalogue.has(f"option-{name.replace('_', '-')}"):
            raise AvernusError(f"There is no option {shown(name)}.")
        return self.catalogue.say(f"option-{name.replace('_', '-')}")

    def _value(self, name: str, params: Mapping[str, Any]) -> Any:
        """The value of one of a message's variables, as `_spoken` has it; `None` if there is none."""
        key = name if name in params else name.replace("-", "_")
        if key in params:
            return self._one(key, params[key])
        key = name.removesuffix("-name")
        if key == name or key not in params:
            return None
        return self._named(key, params[key])

    def _spoken(self, params: Mapping[str, Any]) -> dict[str, Any]:
        """Parameters as text: seats by name, lists joined; and `<key>-name` beside what the catalogue has a word for.

        A value that is a `Word`, or a list of them, is named as a thing of its own kind, whatever the key; any other as a thing of
        the kind that is called like its key, or that a message `kind-<key>` names.
        """
        spoken = {key.replace("_", "-"): self._one(key, value) for key, value in params.items()}
        for key, value in params.items():
            name = self._named(key, value)
            if name is not None:
                spoken[f"{key}-name"] = name
        return spoken

    def _named(self, key: str, value: Any) -> str | None:
        """What the thing, or the list of things, of a parameter is called."""
        kind = self.catalogue.say(f"kind-{key}") if self.catalogue.has(f"kind-{key}") else key
        names = [self._name(kind, item) for item in (value if isinstance(value, list) else [value])]
        if key in ALTERNATIVES:
            return None if None in names else ", ".join(map(str, names))
        joint = "e" if self.lang == "es" and SOUNDS_LIKE_AND.match(str(names[-1] if names else "")) else AND[self.lang]
        return None if None in names else self._together([str(name) for name in names], joint)

    def _name(self, kind: str, value: Any) -> str | None:
        """The catalogue's word for a thing, else its own name; `None` for what is no name."""
        if self.catalogue.has(word := word_key(kind, value)):
            return self.catalogue.say(word)
        if isinstance(value, Word):
            return self.word(value)
        return value if isinstance(value, str) else None

    def _together(self, names: list[str], joint: str) -> str:
        """Names in a row as people say them: “Nero, Judas and Attila”."""
        return f"{', '.join(names[:-1])} {joint} {names[-1]}" if len(names) > 1 else "".join(names)

    def _one(self, key: str, value: Any) -> Any:
        if isinstance(value, list | tuple):
            parts = [str(self._one(key, item)) for item in value]
            return self._together(parts, AND[self.lang]) if key in SEAT_PARAMS else ", ".join(parts)
        if key in SEAT_PARAMS and isinstance(value, int):
            return self.seat(value)
        return value


def elided(lang: str, text: str) -> str:
    """What melts before a word that no catalogue knows: “de Ada” is “d’Ada” in French, “a el sabueso” is “al sabueso” in Spanish."""
    if lang == "fr":
        return ELISION.sub("\\1’", text)
    return MELTING.sub("\\1l ", text) if lang == "es" else text


def word_key(kind: str, word: Any) -> str:
    """The key of a word's message: what Fluent does not allow in a key is a hyphen in it (`d3.4` is `word-card-d3-4`)."""
    return re.sub(r"[^A-Za-z0-9_-]", "-", f"word-{kind}-{word}")
