"""The choices that lie on no board, as entries of a small menu."""

from collections.abc import Mapping
from dataclasses import dataclass

from avernus.core.actions import Word
from avernus.core.picture import Key
from avernus.core.seats import Action
from avernus.text import Speaker
from avernus.text.speaker import word_key
from avernus.tui.phrases import phrase
from avernus.tui.walk import Walk, Words, key

MOST_WHOLE = 12
"""Up to so many actions are offered whole; more than that word by word."""
JUST = Word("just", "choice")
"""The name of "no more than that", where a game has its own word for it."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An entry: what it is called, the words it says, and the action if it ends one."""

    label: str
    words: Words
    action: Action | None


def menu(walk: Walk, board: set[Key], speaker: Speaker, notations: Mapping[Action, str]) -> list[Choice]:
    """What can be said now and cannot be pointed at on the board."""
    tails = walk.tails
    found = [Choice(just(speaker), (), action) for tail, action in tails if not tail]
    away = [(tail, action) for tail, action in tails if tail and key(tail[0]) not in board]
    if len(away) <= MOST_WHOLE:
        return found + [Choice(label(walk, tail, notations.get(action, ""), speaker), tail, action) for tail, action in away]
    heads = {key(tail[0]): tail[0] for tail, _ in away}
    ending = {key(tail[0]): action for tail, action in away if len(tail) == 1}
    several = [key(tail[0]) for tail, _ in away]
    return found + [
        Choice(speaker.word(word), (word,), ending.get(head) if several.count(head) == 1 else None) for head, word in heads.items()
    ]


def label(walk: Walk, tail: Words, notation: str, speaker: Speaker) -> str:
    """What ends an action, in words: after what has been said already only the rest, where that can be understood by itself."""
    rest = speaker.words(tail)
    plain = tail[0].kind == JUST.kind and not any(word.isdecimal() for word in tail)
    if walk.said and (plain or all(speaker.has(word_key(word.kind, word)) for word in tail)):
        return rest
    return phrase(speaker.game, speaker, walk.said + tail, notation) or rest


def just(speaker: Speaker) -> str:
    """What "no more than that" is called in this game."""
    own = f"word-{JUST.kind}-{JUST}"
    return speaker.say(own if speaker.catalogue.has(own) else "ui-just")
