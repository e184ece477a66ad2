"""Actions and things in words for people: whole phrases where a game has them, and what there is to read about a card or a demon."""

import re
from collections.abc import Iterable
from typing import Final

from avernus.core.actions import Verb, Word
from avernus.core.game import Game
from avernus.text import Speaker
from avernus.text.speaker import word_key
from avernus.tui.walk import Words, key

SHORT: Final = 16
"""A longer notation says less than the sentence beside it."""


def phrase(game: Game, speaker: Speaker, words: Words) -> str | None:
    """A whole action by the game's message `phrase-<verb>`, whose variables are the fields of the verb; `None` without one."""
    for verb in game.verbs.verbs:
        name = f"phrase-{verb.name.replace('_', '-')}"
        fields = fitting(verb, words) if verb.by is None and speaker.catalogue.has(name) else None
        if fields is not None:
            spoken = {field: int(word) if word.isdecimal() else speaker.word(word) for field, word in fields.items()}
            return speaker.say(name, **spoken)
    return None


def fitting(verb: Verb, words: Words) -> dict[str, Word] | None:
    """The words of a verb by the names of its fields (`tile.turn` is `tile_turn`); `None` if they are another verb's."""
    parts = verb.words.split()
    if len(parts) != len(words):
        return None
    kinds = {field.name: field.domain.kind for field in verb.fields}
    fields: dict[str, Word] = {}
    for part, word in zip(parts, words, strict=True):
        if part.startswith("{"):
            name = part[1:-1]
            if name in kinds and kinds[name] != word.kind:
                return None
            fields[name.replace(".", "_")] = word
        else:
            kind, _, text = part.rpartition(":")
            if (kind or "choice", text) != key(word):
                return None
    return fields


def in_words(game: Game, speaker: Speaker, words: Words) -> str:
    """A whole action in words."""
    return phrase(game, speaker, words) or speaker.words(words)


def notation(text: str) -> str:
    """A notation as it is shown beside words: none where it is long, or numbers the players as programs do."""
    return text if len(text) <= SHORT and not re.search(r"\bP\d", text) else ""


def listed(game: Game, speaker: Speaker, words: Words, text: str) -> str:
    """A legal action in a list: its words, and its notation where that helps."""
    short = notation(text)
    return in_words(game, speaker, words) + (f" ({short})" if short else "")


def about(speaker: Speaker, word: Word) -> list[str]:
    """What can be read about a thing: its name and title, its ability, and its text; nothing where the game says nothing.

    A game says it by the messages `title-<kind>-<word>`, `ability-<kind>-<word>` and `text-<kind>-<word>`; cards of one sort may
    share those of the letters that their names begin with.
    """
    sort = re.match(r"[A-Za-z]*", word)
    names = [str(word), sort[0] if sort else ""]
    found = {}
    for part in ("title", "ability", "text"):
        keys = [word_key(word.kind, name).replace("word-", f"{part}-", 1) for name in names if name]
        found[part] = next((speaker.say(message) for message in keys if speaker.catalogue.has(message)), "")
    if not any(found.values()):
        return []
    head = speaker.word(word) + (f", {found['title']}" if found["title"] else "")
    return [head, *filter(None, [found["ability"], found["text"]])]


def named(speaker: Speaker, wanted: str, known: Iterable[Word]) -> Word | None:
    """The thing that somebody calls by its name, its notation, or the beginning of its name."""
    words = {key(word): word for word in known}.values()
    said = wanted.casefold()
    forms = [(word, speaker.word(word).casefold()) for word in words if about(speaker, word)]
    exact = [word for word, form in forms if said in (form, str(word).casefold())]
    return next(iter(exact or [word for word, form in forms if form.startswith(said)]), None)
