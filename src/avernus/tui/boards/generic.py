"""Any view as readable lines, for games that have no board of their own here."""

from textwrap import wrap
from typing import Any

from avernus.text import Speaker
from avernus.tui.boards import Marks, Picture, Stretch
from avernus.tui.palette import TEXT, TEXT_3

NARROW = 20
"""No text is wrapped into fewer characters than this."""


def draw(view: dict[str, Any], speaker: Speaker, marks: Marks) -> Picture:
    """The view, one thing to a line, indented by depth."""
    rows: Picture = []
    for name, value in view.items():
        if name not in ("game", "result"):
            lay(rows, str(name), value, 0, marks.width)
    return rows


def lay(rows: Picture, name: str, value: Any, depth: int, width: int) -> None:
    """Append the lines of one named value."""
    label = "  " * depth + name.replace("_", " ") + ": "
    short = brief(value)
    if short is None:
        rows.append([Stretch(label, TEXT_3)])
        for inner, item in value.items() if isinstance(value, dict) else enumerate(value, 1):
            lay(rows, str(inner), item, depth + 1, width)
        return
    first, *others = wrap(short, max(width - len(label), NARROW)) or [""]
    rows.append([Stretch(label, TEXT_3), Stretch(first, TEXT)])
    rows += [[Stretch(" " * len(label)), Stretch(text, TEXT)] for text in others]


def brief(value: Any) -> str | None:
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
        return ", ".join(f"{name} {brief(item)}".strip() for name, item in named)
    return str(value)
