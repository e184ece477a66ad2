"""What a person means: a typed line, or a point at something that is not legal."""

import re

from avernus.core.actions import Verb
from avernus.core.game import Game
from avernus.core.refusals import AvernusError, IllegalAction, Refusal
from avernus.core.seats import Action, Seat
from avernus.play.table import Table
from avernus.text import Speaker
from avernus.tui.walk import Words, key

EXAMPLES = 3
"""How many of several possible meanings are named."""


def choices(table: Table, seat: Seat) -> list[tuple[Action, Words, str]]:
    """The legal actions in the order in which they are numbered: integer, words, notation."""
    game, state = table.game, table.state
    return [(action, game.words(state, action), game.write(state, seat, action)) for action in state.legal(seat)]


def read(table: Table, seat: Seat, text: str) -> Action:
    """The action that a typed line means: a notation, a number of the list, or the beginning of its words.

    It need not be legal. `AvernusError` if the line means nothing, or more than one thing.
    """
    line = tidy(text)
    legal = choices(table, seat)
    listed = by_number(legal, line)
    if listed is not None:
        return listed
    forms = (line, by_seats(table.speaker, line))
    number = next((found for form in forms if (found := table.game.read(table.state, seat, form)) is not None), None)
    return number if number is not None else by_words(table.game, table.speaker, legal, line)


def by_seats(speaker: Speaker, line: str) -> str:
    """The line with the players' names in the form that a notation has for them."""
    for seat in range(speaker.seats):
        line = re.sub(re.escape(speaker.seat(seat)), f"P{seat}", line, flags=re.IGNORECASE)
    return line


def tidy(text: str) -> str:
    """A typed line without anything that cannot be seen."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def by_number(legal: list[tuple[Action, Words, str]], line: str) -> Action | None:
    """The legal action of a notation, or of a number of the list."""
    for action, _, notation in legal:
        if notation == line:
            return action
    if line.isascii() and line.isdigit() and 1 <= int(line[:9]) <= len(legal):
        return legal[int(line[:9]) - 1][0]
    return None


def by_words(game: Game, speaker: Speaker, legal: list[tuple[Action, Words, str]], line: str) -> Action:
    """The one legal action whose words or notation begin like the line."""
    wanted = line.casefold()
    exact, begun = [], []
    for action, words, notation in legal:
        forms = [speaker.words(words).casefold(), " ".join(words).casefold(), notation.casefold()]
        if wanted in forms:
            exact.append((action, words))
        elif any(abbreviates(wanted, form) for form in forms):
            begun.append((action, words))
    found = exact or begun
    if not found and legal and line.isascii() and line.isdigit():
        raise AvernusError(speaker.say("ui-no-such-number", line=line[:9], count=len(legal)))
    if not found or not wanted:
        refusal = game.misread(line) or Refusal("not-understood", "", {"action": line[:60]})
        raise IllegalAction(refusal, speaker.refusal(refusal))
    if len(found) > 1:
        some = "; ".join(speaker.words(words) for _, words in found[:EXAMPLES])
        raise AvernusError(speaker.say("ui-several", line=line[:60], count=len(found), some=some))
    return found[0][0]


def abbreviates(wanted: str, form: str) -> bool:
    """Does each word of the one begin the word of the other that stands in its place?"""
    short, full = wanted.split(), form.split()
    return form.startswith(wanted) or (len(short) <= len(full) and all(b.startswith(a) for a, b in zip(short, full, strict=False)))


def meant(table: Table, words: Words) -> Action | None:
    """The action that these words would be if it were legal, so that the rules can say why it is not."""
    for action, whole in table.game.verbs.meant(words):
        if whole and tuple(map(key, table.game.words(table.state, action))) == tuple(map(key, words)):
            return action
    return None


def verb_of(game: Game, words: Words) -> Verb | None:
    """The verb that an action's words belong to."""
    return next((game.verbs.verb(action) for action, whole in game.verbs.meant(words) if whole), None)


def refused(table: Table, seat: Seat, words: Words) -> IllegalAction | None:
    """Why the rules do not allow what was pointed at; `None` if these words are no whole action."""
    action = meant(table, words)
    refusal = table.state.refusal(seat, action) if action is not None else None
    return IllegalAction(refusal, table.speaker.refusal(refusal)) if refusal is not None else None
