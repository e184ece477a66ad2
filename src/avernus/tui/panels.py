"""What stands around the board, as styled text."""

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text
from textual.geometry import Size

from avernus.core.palette import ACCENT, BAD, LOOKS, TEXT, TEXT_2, TEXT_3, Look
from avernus.core.seats import Seat
from avernus.tui.phrases import notation
from avernus.tui.sitting import Entry, Sitting

RECENT = 150
"""The log shows so many actions."""

KEYS = (
    ("u", "undo", "app.undo"), ("h", "hint", "app.hint"), ("a", "list", "app.actions"), (":", "type", "app.type"),
    ("i", "about", "app.about"), ("r", "rules", "app.rules"), ("l", "lang", "app.language"), ("s", "save", "app.save"),
    ("?", "help", "app.help"), ("q", "quit", "app.leave"),
)
"""Key, word of the catalogue (`ui-key-…`), action."""
DISPENSABLE = ("type", "save", "lang", "list", "rules", "about")
"""The words of keys that yield first where there is little room."""


def looks(session: Sitting) -> list[Look]:
    """How the seats look."""
    view = session.view(session.viewer)
    return [session.game.look(view, seat) if view else LOOKS[seat % len(LOOKS)] for seat in range(session.seats)]


def chip(own: Look) -> tuple[str, str]:
    """A seat's shape on its colour."""
    return f" {own.shape} ", f"bold {own.label} on {own.fill}"


def top(session: Sitting, pace: float | None) -> Text:
    """The line at the top."""
    text = Text(" avernus", f"bold {TEXT}", no_wrap=True)
    text.append("  ·  ", TEXT_3).append(session.speaker.title(), f"bold {TEXT_2}")
    text.append(f"  ·  {session.language.upper()}", TEXT_3)
    if pace is not None:
        text.append("  ·  " + session.speaker.say("ui-pace", seconds=f"{pace:.1f}"), TEXT_3)
    return text


def players(session: Sitting, thinking: Seat | None) -> Text:
    """Who plays, and who is to act."""
    text = Text(no_wrap=True)
    result = session.result
    waiting = session.waiting()
    for seat, own in enumerate(looks(session)):
        text.append("▌" if seat in waiting else " ", ACCENT)
        text.append(*chip(own))
        text.append(f" {session.speaker.seat(seat)}", f"bold {own.text}" if seat in waiting or result else own.text)
        if result is None:
            text.append(f"  {session.player(seat)}", TEXT_3)
        else:
            text.append(f"  {result.ranks[seat]}.", TEXT_2)
            if result.scores is not None:
                text.append(f" {result.scores[seat]}", TEXT_2)
        if thinking == seat:
            text.append("  …", ACCENT)
        text.append("\n")
    text.rstrip()
    return text


class Log:
    """The last actions in sentences; each is put into words once for a viewer and a language."""

    def __init__(self) -> None:
        self.told: dict[tuple[Entry, Seat | None, str], Text] = {}

    def text(self, session: Sitting, viewer: Seat | None) -> Text:
        """The whole text."""
        own = looks(session)
        recent = {(entry, viewer, session.language): entry for entry in session.log[-RECENT:]}
        self.told = {key: self.told.get(key) or story(session, entry, viewer, own) for key, entry in recent.items()}
        return Text("\n").join(text for text in self.told.values() if text)


def story(session: Sitting, entry: Entry, viewer: Seat | None, own: list[Look]) -> Text:
    """One action: its sentences, its notation, and whose turn it is then."""
    spoken = session.sentences(entry, viewer)
    sentences = " ".join(sentence for name, sentence in spoken if sentence and name != "turn")
    lines = []
    if sentences:
        look = own[entry.seat] if entry.seat >= 0 else None
        text = Text(f"{look.shape} " if look else "· ", look.text if look else TEXT_3).append(sentences, TEXT)
        if not session.game.hidden and entry.seat >= 0 and notation(entry.notation):  # elsewhere it is a code of cards, which nobody reads
            text.append(f" {entry.notation}", TEXT_3)
        lines.append(text)
    lines += [Text(sentence, f"italic {TEXT_3}") for name, sentence in spoken if name == "turn" and sentence]
    return Text("\n").join(lines)


def prompt(session: Sitting, viewer: Seat | None, curtain: bool) -> Text:
    """The question now open."""
    speaker, text = session.speaker, Text()
    if curtain and session.viewer is not None:
        return text.append(speaker.say("ui-curtain", seat=session.viewer), f"bold {TEXT}")
    if session.over:
        return text.append(session.ending(), f"bold {TEXT}")
    seat = session.person()
    question, why = session.question(viewer), session.reason(viewer)
    why = why and f" {why}"
    if seat is None or len(session.people) == 1:
        return text.append(question, f"bold {TEXT}").append(why, TEXT_2)
    own = looks(session)[seat]
    text.append(*chip(own)).append(" ")
    asked = Text(speaker.say("ui-asked", seat=seat, question=question), f"bold {TEXT}")
    asked.highlight_words([speaker.seat(seat)], own.text)
    return text.append_text(asked).append(why, TEXT_2)


def last_that_fit(sentences: list[str], room: Size) -> str:
    """Sentences for a space; where it is too small the first ones go, because what comes last matters most."""
    kept = [sentence for sentence in sentences if sentence]
    while len(kept) > 1 and len(wrap(" ".join(kept), max(room.width, 20))) > max(room.height, 2):
        kept.pop(0)
    return " ".join(kept)


def note(message: str, bad: bool) -> Text:
    """The line under the question: a refusal, a hint, or what would happen."""
    return Text("× " if bad else "", BAD).append(message, BAD if bad else TEXT_2)


def keys(session: Sitting, width: int, known: Sequence[tuple[str, str, str]] = KEYS) -> str:
    """The line of keys, each of which can be clicked; where it is too long the least needed words are left out."""
    words = {word: session.speaker.say(f"ui-key-{word}") for _, word, _ in known}
    for word in DISPENSABLE:
        if word in words and sum(len(text) + 4 for text in words.values()) > width:
            words[word] = ""
    return " " + "  ".join(f"[@click={action}][b]{sign}[/] {words[word]}[/]".replace(" [/]", "[/]") for sign, word, action in known)
