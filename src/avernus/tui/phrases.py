"""Actions and things in words for people: whole phrases where a game has them, and what there is to read about a card or a demon."""

import re
from collections.abc import Iterable
from typing import Final

from avernus.core.actions import Verb, Word
from avernus.core.game import Game
from avernus.text import Speaker
from avernus.text.speaker import word_key
from avernus.tui.reading import verb_of
from avernus.tui.walk import Words, key

SHORT: Final = 16
"""A longer notation says less than the sentence beside it."""


def phrase(game: Game, speaker: Speaker, words: Words, notation: str) -> str | None:
    """A whole action by the game's message `phrase-<verb>`, whose variables are the fields of the verb; `None` without one.

    Words may be those of several verbs, such as a card that is played or discarded: only the notation tells which one is meant.
    """
    action = game.verbs.read(notation)
    verb = game.verbs.verb(action) if action is not None else verb_of(game, words)
    name = f"phrase-{verb.name.replace('_', '-')}" if verb is not None else ""
    fields = fitting(verb, words) if verb is not None and speaker.catalogue.has(name) else None
    return speaker.say(name, **spoken(speaker, fields)) if fields is not None else None


def spoken(speaker: Speaker, fields: dict[str, Words]) -> dict[str, str | int]:
    """The fields of a verb for a message: numbers as numbers, all else by name; `<field>-name` where a word is called otherwise there."""
    found: dict[str, str | int] = {}
    for field, words in fields.items():
        number = words[0].removeprefix("-").isdecimal() and len(words) == 1
        found[field] = int(words[0]) if number else ", ".join(speaker.word(word) for word in words)
        if speaker.catalogue.has(own := word_key(field, words[0])):
            found[f"{field}_name"] = speaker.say(own)
    return found


def fitting(verb: Verb, words: Words) -> dict[str, Words] | None:
    """The words of a verb by the names of its fields (`tile.turn` is `tile_turn`); `None` if they are another verb's.

    Where there are more words than the verb has, a field of several things, such as the souls of an offer, has all that stand there.
    """
    parts = verb.words.split()
    fields: dict[str, Words] = {}
    at = 0
    for number, part in enumerate(parts):
        if at >= len(words):
            return None
        if part.startswith("{"):
            following = parts[number + 1:number + 2]
            until = at + 1
            while verb.open and until < len(words) and words[until].kind == words[at].kind and not says(following, words[until]):
                until += 1
            fields[part[1:-1].replace(".", "_")] = words[at:until]
            at = until
        elif says([part], words[at]):
            at += 1
        else:
            return None
    return fields if at == len(words) else None


def says(parts: list[str], word: Word) -> bool:
    """Is this the word that a part of a verb names, and no field?"""
    kind, _, text = "".join(parts).rpartition(":")
    return (kind or "choice", text) == key(word)


def in_words(game: Game, speaker: Speaker, words: Words, notation: str) -> str:
    """A whole action in words."""
    return phrase(game, speaker, words, notation) or speaker.words(words)


def notation(text: str) -> str:
    """A notation as it is shown beside words: none where it is long, or numbers the players as programs do."""
    return text if len(text) <= SHORT and not re.search(r"\bP\d", text) else ""


def listed(game: Game, speaker: Speaker, words: Words, text: str) -> str:
    """A legal action in a list: its words, and its notation where that helps."""
    short = notation(text)
    return in_words(game, speaker, words, text) + (f" ({short})" if short else "")


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
