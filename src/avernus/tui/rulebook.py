"""The rulebook for people, opened at a clause."""

import re

from avernus.core.game import Game
from avernus.core.refusals import AvernusError
from avernus.text import Speaker, catalogue


def text(game: Game, speaker: Speaker) -> str:
    """The whole rulebook in Markdown, in the speaker's language or else in English; `AvernusError` if there is none yet."""
    for lang in (speaker.lang, "en"):
        try:
            return catalogue.rulebook(lang, game.package)
        except FileNotFoundError:
            continue
    raise AvernusError(speaker.say("ui-no-rulebook"))


def line_of(book: str, clause: str) -> int | None:
    """The line that states a clause: the one that begins with its mark, or else the first that names it."""
    mark = re.escape(clause)
    lines = book.splitlines()
    for pattern in (rf"^\W*{mark}(?![\w.]*\d)", rf"\[{mark}(?:\.\d+)*\]", rf"(?<![\w.]){mark}(?![\w]|\.\d)"):
        for number, line in enumerate(lines):
            if re.search(pattern, line, re.IGNORECASE):
                return number
    return None


def nearest(book: str, clause: str) -> int | None:
    """The line of a clause, or of the clause that it is a part of."""
    while clause:
        found = line_of(book, clause)
        if found is not None:
            return found
        clause = clause.rpartition(".")[0]
    return None


def parted(book: str, clause: str) -> tuple[str, str, str]:
    """The rulebook before a clause, the paragraph or item that states it, and the rest; the middle is empty if there is none."""
    start = nearest(book, clause)
    if start is None:
        return "", "", book
    lines = book.splitlines()
    end = start + 1
    while end < len(lines) and lines[end].strip() and not re.match(r"\s*([-*#]|\d+\.) ?", lines[end]):
        end += 1
    return "\n".join(lines[:start]), "\n".join(lines[start:end]), "\n".join(lines[end:])


def passage(game: Game, speaker: Speaker, clause: str) -> list[str]:
    """The lines of the rulebook about a clause; all of it if none is named."""
    book = text(game, speaker)
    if not clause:
        return book.splitlines()
    stated = parted(book, clause)[1]
    if not stated:
        raise AvernusError(speaker.say("ui-no-clause", clause=clause[:20]))
    return stated.splitlines()
