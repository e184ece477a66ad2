"""Any view as readable lines, for games that have no picture of their own.

Keys are said by the game's messages `view-<key>`, words of the view by `word-<key>-<word>`, seats by their names.
"""

from textwrap import wrap
from typing import Any

from avernus.core.palette import TEXT, TEXT_3
from avernus.core.picture import Marks, Picture, Speech, Stretch

NARROW = 20
"""No text is wrapped into fewer characters than this."""
SEATS = frozenset({"mover", "active", "seat", "winner", "winners", "owner", "rival", "author", "partner", "first", "leader"})
"""Keys of a view whose numbers are seats."""


def draw(view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
    """The view, one thing to a line, indented by depth. A list with an item for each seat names the seats."""
    rows: Picture = []
    for name, value in view.items():
        if name not in ("game", "result"):
            lay(rows, str(name), value, 0, marks.width, speech)
    return rows


def lay(rows: Picture, name: str, value: Any, depth: int, width: int, speech: Speech) -> None:
    """Append the lines of one named value."""
    label = "  " * depth + called(name, speech) + ": "
    by_seat = isinstance(value, list) and len(value) == speech.seats and name not in SEATS
    short = None if by_seat else brief(name, value, speech)
    if short is None:
        rows.append([Stretch(label, TEXT_3)])
        named = value.items() if isinstance(value, dict) else ((i if by_seat else i + 1, item) for i, item in enumerate(value))
        for inner, item in named:
            title = speech.seat(inner) if by_seat else str(inner)
            lay(rows, title, item, depth + 1, width, speech)
        return
    first, *others = wrap(short, max(width - len(label), NARROW)) or [""]
    rows.append([Stretch(label, TEXT_3), Stretch(first, TEXT)])
    rows += [[Stretch(" " * len(label)), Stretch(text, TEXT)] for text in others]


def called(key: str, speech: Speech) -> str:
    """What a key of the view is called."""
    message = f"view-{key.replace('_', '-')}"
    return speech.say(message) if speech.has(message) else key.replace("_", " ")


def brief(name: str, value: Any, speech: Speech) -> str | None:
    """A value in one line of text; `None` for what holds lists and tables."""
    if value is None or value == [] or value == {}:
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, dict | list):
        items = value.values() if isinstance(value, dict) else value
        if any(isinstance(item, dict | list) and item for item in items):
            return None
        named = value.items() if isinstance(value, dict) else (("", item) for item in value)
        return ", ".join(f"{called(str(key), speech)} {brief(str(key) or name, item, speech)}".strip() for key, item in named)
    if name in SEATS and isinstance(value, int):
        return speech.seat(value)
    message = f"word-{name}-{value}"
    return speech.say(message) if isinstance(value, str) and speech.has(message) else str(value)
