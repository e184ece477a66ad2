"""What stands around the board, as styled text."""

from textwrap import wrap

from rich.text import Text
from textual.geometry import Size

from avernus.core.seats import Seat
from avernus.tui import boards
from avernus.tui.palette import ACCENT, BAD, TEXT, TEXT_2, TEXT_3, Look
from avernus.tui.session import Entry, Session

RECENT = 150
"""The log shows so many actions."""

KEYS = (
    ("u", "undo", "app.undo"), ("h", "hint", "app.hint"), ("a", "list", "app.actions"), (":", "type", "app.type"),
    ("r", "rules", "app.rules"), ("l", "lang", "app.language"), ("s", "save", "app.save"), ("?", "help", "app.help"),
    ("q", "quit", "app.leave"),
)
"""Key, word of the catalogue (`ui-key-…`), action."""
DISPENSABLE = ("type", "save", "lang", "list", "rules")
"""The words of keys that yield first where there is little room."""


def looks(session: Session) -> list[Look]:
    """How the seats look."""
    table = session.table
    view = table.view(None)
    return [boards.look(table.game.folder, view, seat) for seat in range(table.seats)]


def chip(own: Look) -> tuple[str, str]:
    """A seat's shape on its colour."""
    return f" {own.shape} ", f"bold {own.label} on {own.fill}"


def top(session: Session, pace: float) -> Text:
    """The line at the top."""
    text = Text(" avernus", f"bold {TEXT}", no_wrap=True)
    text.append("  ·  ", TEXT_3).append(session.speaker.title(), f"bold {TEXT_2}")
    text.append(f"  ·  {session.language.upper()}", TEXT_3)
    if session.bots:
        text.append("  ·  " + session.speaker.say("ui-pace", seconds=f"{pace:.1f}"), TEXT_3)
    return text


def players(session: Session, thinking: Seat | None) -> Text:
    """Who plays, and who is to act."""
    text = Text(no_wrap=True)
    result = session.table.result
    waiting = session.table.state.waiting(session.viewer)
    for seat, own in enumerate(looks(session)):
        text.append("▌" if seat in waiting else " ", ACCENT)
        text.append(*chip(own))
        text.append(f" {session.speaker.seat(seat)}", f"bold {own.text}" if seat in waiting or result else own.text)
        bot = session.bots.get(seat)
        text.append(f"  {session.speaker.say('ui-bot', level=bot.name) if bot else session.speaker.say('ui-person')}", TEXT_3)
        if result is not None:
            text.append(f"  {result.ranks[seat]}.", TEXT_2)
            if result.scores is not None:
                text.append(f" {result.scores[seat]}", TEXT_2)
        elif thinking == seat:
            text.append("  …", ACCENT)
        text.append("\n")
    text.rstrip()
    return text


class Log:
    """The last actions in sentences; each is put into words once for a viewer and a language."""

    def __init__(self) -> None:
        self.told: dict[tuple[Entry, Seat | None, str], Text] = {}

    def text(self, session: Session, viewer: Seat | None) -> Text:
        """The whole text."""
        own = looks(session)
        recent = {(entry, viewer, session.language): entry for entry in session.log[-RECENT:]}
        self.told = {key: self.told.get(key) or story(session, entry, viewer, own) for key, entry in recent.items()}
        return Text("\n").join(text for text in self.told.values() if text)


def story(session: Session, entry: Entry, viewer: Seat | None, own: list[Look]) -> Text:
    """One action: its sentences, its notation, and whose turn it is then."""
    spoken = [(event.name, session.speaker.event(event)) for event in entry.events if event.visible(viewer)]
    sentences = " ".join(sentence for name, sentence in spoken if sentence and name != "turn")
    lines = []
    if sentences:
        look = own[entry.seat] if entry.seat >= 0 else None
        text = Text(f"{look.shape} " if look else "· ", look.text if look else TEXT_3).append(sentences, TEXT)
        if viewer in entry.open_to and entry.notation:
            text.append(f" {entry.notation}", TEXT_3)
        lines.append(text)
    lines += [Text(sentence, f"italic {TEXT_3}") for name, sentence in spoken if name == "turn" and sentence]
    return Text("\n").join(lines)


def prompt(session: Session, viewer: Seat | None, curtain: bool) -> Text:
    """The question now open."""
    table, speaker = session.table, session.speaker
    text = Text()
    if curtain and session.viewer is not None:
        return text.append(speaker.say("ui-curtain", seat=session.viewer), f"bold {TEXT}")
    if table.result is not None:
        return text.append(speaker.result(table.result), f"bold {TEXT}")
    seat = session.person()
    question, why = speaker.prompt(table.prompt(viewer)), reason(session, viewer)
    if seat is None or len(session.people) == 1:
        return text.append(question, f"bold {TEXT}").append(why, TEXT_2)
    own = looks(session)[seat]
    text.append(*chip(own)).append(" ")
    asked = Text(speaker.say("ui-asked", seat=seat, question=question), f"bold {TEXT}")
    asked.highlight_words([speaker.seat(seat)], own.text)
    return text.append_text(asked).append(why, TEXT_2)


def reason(session: Session, viewer: Seat | None) -> str:
    """Why this is asked, and the clause that asks, in games that say so."""
    asked = session.table.prompt(viewer)
    if not session.speaker.catalogue.has(f"why-{asked.code}"):
        return ""
    clause = asked.params.get("clause")
    return f" {session.speaker.say(f'why-{asked.code}')}" + (f" ({clause})" if clause else "")


def last_that_fit(sentences: list[str], room: Size) -> str:
    """Sentences for a space; where it is too small the first ones go, because what comes last matters most."""
    kept = [sentence for sentence in sentences if sentence]
    while len(kept) > 1 and len(wrap(" ".join(kept), max(room.width, 20))) > max(room.height, 2):
        kept.pop(0)
    return " ".join(kept)


def note(message: str, bad: bool) -> Text:
    """The line under the question: a refusal, a hint, or what would happen."""
    return Text("× " if bad else "", BAD).append(message, BAD if bad else TEXT_2)


def keys(session: Session, width: int) -> str:
    """The line of keys, each of which can be clicked; where it is too long the least needed words are left out."""
    words = {word: session.speaker.say(f"ui-key-{word}") for _, word, _ in KEYS}
    for word in DISPENSABLE:
        if sum(len(text) + 4 for text in words.values()) > width:
            words[word] = ""
    return " " + "  ".join(f"[@click={action}][b]{sign}[/] {words[word]}[/]".replace(" [/]", "[/]") for sign, word, action in KEYS)
