"""Words for the terminal's board of The HellGame: whose, which unit, which card, at what price."""

from textwrap import wrap
from typing import Any, Final

from avernus.core import palette
from avernus.core.actions import Word
from avernus.core.picture import Marks, Picture, Speech, Stretch

TEAMS: Final = (palette.RED, palette.BLUE, palette.GREEN, palette.VIOLET, palette.YELLOW, palette.ORANGE)
OTHERS: Final = {"FB": "f", "wild": "w"}
NARROW: Final = 30
"""No row is broken into fewer characters than this."""
INDENT: Final = "  "


def seat_of(owner: str | None) -> int | None:
    """The seat of an owner such as `P2`."""
    return int(owner[1:]) - 1 if owner and owner[0] == "P" else None


def letter(owner: str | None) -> str:
    """Whose: a team's letter, or that of those who are no players."""
    seat = seat_of(owner)
    return TEAMS[seat].letter if seat is not None else OTHERS.get(owner or "", ".")


def text(line: str, marks: Marks, style: str = "", words: tuple[Word, ...] = ()) -> Picture:
    """A line of text, broken where there is no room."""
    shown = "" if marks.plain else style
    return [[Stretch(part, shown, words)] for part in wrap(line, max(NARROW, marks.width), subsequent_indent=INDENT)]


def numbers(view: dict[str, Any], what: str) -> str:
    """What is printed on a unit: leadership and bonus, or attacks."""
    name = what.partition(":")[2]
    if what.startswith("T:"):
        led, bonus, moves, save = view["facts"]["lieutenants"][name]
        return f"{led}/+{bonus}" + (f" »{moves}" if moves > 3 else "") + (f" ≤{save}" if save > 4 else "")
    return "" if what == "L" else str(view["facts"]["hounds"][name])


def called(view: dict[str, Any], unit: dict[str, Any], speech: Speech) -> str:
    """A unit with its owner's letter, its numbers, and how many there are."""
    whose = f"{letter(unit['owner'])} " if unit["owner"] else ""
    named = f"{whose}{speech.word(Word(unit['what'], 'unit'))} {numbers(view, unit['what'])}".strip()
    return named + (f" ×{unit['n']}" if unit["n"] > 1 else "")


def hand(view: dict[str, Any]) -> list[str]:
    """Hell cards one is looking at, the cards that one's demons carry, and one's own hand."""
    carried = [card for cards in (view["combat"] or {}).get("carried", {}).values() for card in cards]
    mine: list[str] = next((player["hand"] for player in view["players"] if "hand" in player), [])
    return [*view["seen"], *carried, *mine]


def price(fact: dict[str, Any], speech: Speech) -> str:
    """What a card costs."""
    parts = [speech.say("web-cost-x")] if fact["souls"] < 0 else []
    parts += [speech.say("web-cost-souls", count=fact["souls"])] if fact["souls"] > 0 else []
    parts += [speech.say("web-cost-favors", count=fact["favors"])] if fact["favors"] else []
    parts += [speech.say("web-cost-disfavor", count=fact["disfavor"])] if fact["disfavor"] else []
    return ", ".join(parts) or speech.say("web-cost-free")
