"""What a person means: a typed line, or a point at something that is not legal."""

from avernus.core.actions import Verb
from avernus.core.refusals import AvernusError, IllegalAction, Refusal
from avernus.core.seats import Action, Seat
from avernus.play.table import Table
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
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    legal = choices(table, seat)
    for action, _, notation in legal:
        if notation == line:
            return action
    if line.isascii() and line.isdigit() and 1 <= int(line[:9]) <= len(legal):
        return legal[int(line[:9]) - 1][0]
    number = table.game.read(table.state, seat, line)
    if number is not None:
        return number
    return by_words(table, legal, line)


def by_words(table: Table, legal: list[tuple[Action, Words, str]], line: str) -> Action:
    """The one legal action whose words or notation begin like the line."""
    wanted = line.casefold()
    exact, begun = [], []
    for action, words, notation in legal:
        forms = [table.speaker.words(words).casefold(), " ".join(words).casefold(), notation.casefold()]
        if wanted in forms:
            exact.append((action, words))
        elif any(abbreviates(wanted, form) for form in forms):
            begun.append((action, words))
    found = exact or begun
    if not found or not wanted:
        refusal = table.game.misread(line) or Refusal("not-understood", "", {"action": line[:60]})
        raise IllegalAction(refusal, table.speaker.refusal(refusal))
    if len(found) > 1:
        some = "; ".join(table.speaker.words(words) for _, words in found[:EXAMPLES])
        raise AvernusError(table.speaker.say("ui-several", line=line[:60], count=len(found), some=some))
    return found[0][0]


def abbreviates(wanted: str, form: str) -> bool:
    """Does each word of the one begin the word of the other that stands in its place?"""
    short, full = wanted.split(), form.split()
    return form.startswith(wanted) or (len(short) <= len(full) and all(b.startswith(a) for a, b in zip(short, full, strict=False)))


def meant(table: Table, words: Words) -> Action | None:
    """The action that these words would be if it were legal, so that the rules can say why it is not."""
    for verb in table.game.verbs.verbs:
        fields = fitted(verb, words) if verb.by is None else None
        if fields is not None:
            try:
                action = table.game.verbs.pack(verb.name, **fields)
            except ValueError:
                continue
            if tuple(map(key, table.game.words(table.state, action))) == tuple(map(key, words)):
                return action
    return None


def fitted(verb: Verb, words: Words) -> dict[str, str] | None:
    """The fields of a verb, if these are its words; `None` if not."""
    parts = verb.words.split()
    if len(parts) != len(words):
        return None
    domains = {field.name: field.domain for field in verb.fields}
    fields: dict[str, str] = {}
    for part, word in zip(parts, words, strict=True):
        if part.startswith("{"):
            name = part[1:-1]
            if name not in domains or domains[name].kind != word.kind:
                return None
            fields[name] = str(word)
        else:
            kind, _, text = part.rpartition(":")
            if (kind or "choice", text) != key(word):
                return None
    return fields if len(fields) == len(domains) else None


def refused(table: Table, seat: Seat, words: Words) -> IllegalAction | None:
    """Why the rules do not allow what was pointed at; `None` if these words are no whole action."""
    action = meant(table, words)
    refusal = table.state.refusal(seat, action) if action is not None else None
    return IllegalAction(refusal, table.speaker.refusal(refusal)) if refusal is not None else None
