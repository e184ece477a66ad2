"""The table of Inferno: the glass, everybody's open cards with one's own values, the open offers, one's list and special cards."""

from textwrap import wrap
from typing import Any, Final

from avernus.core import palette
from avernus.core.actions import Word
from avernus.core.palette import LOOKS, mix
from avernus.core.picture import Marks, Picture, Speech, Stretch
from avernus.games.inferno_trade.board import SECOND_COPY

INDENT: Final = "  "
COMMA: Final = ", "
NARROW: Final = 24
"""No row is broken into fewer characters than this."""
LOW: Final = 24
"""Rows below which souls have short names, and the viewer's list is told by the values beside them."""
SAND: Final = 12
"""How many grains the drawn glass has."""


def draw(view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
    """Everything that lies on the table."""
    rows: Picture = [[Stretch(part, palette.FOCUS)] for part in wrap(glass(view, speech), max(NARROW, marks.width))]
    for seat in range(view["seats"]):
        rows += player(view, seat, speech, marks)
    for place in ("aside", "out"):
        if view[place]:
            rows += flow([title(speech, place), *cards(view[place], view, speech, marks)], marks)
    offers: Picture = [[title(speech, "offers")]] if view["offers"] else []
    for offer in view["offers"]:
        offers += flow(terms(view, offer, speech, marks), marks)
    mine = own(view, speech, marks)
    return rows + mine + offers if low(marks) else rows + offers + mine


def low(marks: Marks) -> bool:
    """Is there so little room that names must be short?"""
    return not marks.plain and marks.height < LOW


def short(name: str) -> str:
    """The last name of a soul, which no two have in common, and a sign on its second card."""
    return name.removesuffix("(2)").split()[-1] + ("²" if name.endswith("(2)") else "")


def glass(view: dict[str, Any], speech: Speech) -> str:
    """The glass in words, with the sand that is left in this run."""
    left = max(0, view["run_end"] - view["time"])
    if view["driver"] == "turns":
        whole, shown = view["options"]["rounds_per_run"] * view["seats"], left
    else:
        whole, shown = view["options"]["glass_ms"], f"{left // 60_000}:{left // 1000 % 60:02}"
    grains = -(-left * SAND // whole) if view["glass"] == "running" else 0
    slots = view["driver"] == "turns" and view["glass"] == "running"
    line = speech.say("board-slots" if slots else f"board-{view['glass']}", run=view["run"], runs=view["runs"], left=shown)
    return f"{line}  [{':' * grains}{'.' * (SAND - grains)}]"


def player(view: dict[str, Any], seat: int, speech: Speech, marks: Marks) -> Picture:
    """A player's name, and the cards that lie open before them."""
    look, hand = LOOKS[seat], view["players"][seat]
    waiting = view["slot"] is not None and view["slot"]["seat"] == seat
    name = f"{'>' if waiting else ' '}{look.letter if marks.plain else look.shape} {speech.seat(seat)}"
    if low(marks):
        name = f"{'>' if waiting else ' '}{look.shape}{hand['specials']} "
        whose = Stretch(name, style(f"bold {look.text}", marks, ("seat", f"P{seat}")), (Word(f"P{seat}", "seat"),))
        fixed = [title(speech, "fixed"), *cards(hand["fixed"], view, speech, marks)] if hand["fixed"] else []
        return flow([whose, *cards(hand["free"], view, speech, marks), *fixed], marks)
    specials = speech.say("board-specials", count=hand["specials"])
    head = [Stretch(name, style(f"bold {look.text}", marks, ("seat", f"P{seat}")), (Word(f"P{seat}", "seat"),))]
    head.append(Stretch(f" · {specials}", palette.TEXT_3))
    rows: Picture = [head]
    rows += flow([Stretch(INDENT), *cards(hand["free"], view, speech, marks)], marks)
    if hand["fixed"]:
        rows += flow([title(speech, "fixed"), *cards(hand["fixed"], view, speech, marks)], marks)
    if hand["face_down"]:
        rows.append([title(speech, "fixed"), Stretch(speech.say("board-face-down", count=hand["face_down"]), palette.TEXT_3)])
    return rows


def cards(names: list[str], view: dict[str, Any], speech: Speech, marks: Marks) -> list[Stretch]:
    """Cards by name, with what they are worth to the viewer."""
    found = []
    for name in names:
        soul = name.rstrip("2")
        value = value_of(view, name)
        worth = "" if value is None else f" {value}"
        words = (Word(name, "card"), Word(soul, "soul"))
        keys = {("card", name), ("soul", soul)}
        called = speech.word(words[0])
        text = f"{short(called) if low(marks) else called}{worth}"
        if marks.plain and keys & marks.selected:
            text = f"*{text}"
        shown = style(palette.LAST if name in marks.last else palette.TEXT, marks, *keys)
        found.append(Stretch(text, shown, words))
        found.append(Stretch(COMMA))
    return found[:-1]


def terms(view: dict[str, Any], offer: dict[str, Any], speech: Speech, marks: Marks) -> list[Stretch]:
    """One open offer; pointing at its number answers it."""
    number, to = str(offer["id"]), offer["to"]
    whom = speech.word(Word("all", "seat")) if to is None else speech.seat(to)
    head = Stretch(f"{INDENT}#{number} ", style(f"bold {palette.FOCUS}", marks, ("offer", number)), (Word(number, "offer"),))
    parties = Stretch(f"{speech.seat(offer['author'])} > {whom}: ", palette.TEXT_2)
    sum = gain_of(view, offer)
    colour = palette.GOOD if (sum or 0) > 0 else palette.BAD if (sum or 0) < 0 else palette.TEXT_2
    verdict = [] if sum is None else [Stretch(f"  ({sum:+})", f"bold {colour}")]
    return [
        head, parties, *(cards(offer["give"], view, speech, marks) or [Stretch("–")]),
        Stretch(" / "), *(cards(offer["want"], view, speech, marks) or [Stretch("–")]), *verdict,
    ]


# -- what cards are worth to the viewer (V51) --------------------------------------------------


def held(view: dict[str, Any]) -> list[str]:
    """The viewer's own cards."""
    mine = view["players"][view["you"]["seat"]]
    return [*mine["free"], *mine["fixed"]]


def worth_of(view: dict[str, Any], names: list[str]) -> int:
    """What a set of cards is worth by the viewer's list; a second card of a soul is worth five."""
    souls = {name.rstrip("2") for name in names}
    first = sum(view["you"]["list"][soul] - view["lowered"].get(soul, 0) for soul in souls)
    return int(first + SECOND_COPY * (len(names) - len(souls)))


def value_of(view: dict[str, Any], name: str) -> int | None:
    """What one card adds to the viewer's own, or would add; of two copies in the own hand the second adds less."""
    if not (view["you"] and view["you"]["list"]):
        return None
    others = [card for card in held(view) if card != name and (name not in held(view) or card < name)]
    return worth_of(view, [*others, name]) - worth_of(view, others)


def gain_of(view: dict[str, Any], offer: dict[str, Any]) -> int | None:
    """What a deal would bring the viewer; nothing to say where it is between others, or where a wanted soul is lacking."""
    if not (view["you"] and view["you"]["list"]):
        return None
    seat, own = view["you"]["seat"], held(view)
    if offer["author"] == seat:
        left, got = [card for card in own if card not in offer["give"]], offer["want"]
    elif offer["to"] in (None, seat):
        free = view["players"][seat]["free"]
        asked = [card if card in free else f"{card}2" for card in offer["want"]]
        if not set(asked) <= set(free):
            return None
        left, got = [card for card in own if card not in asked], offer["give"]
    else:
        return None
    return worth_of(view, [*left, *got]) - worth_of(view, own)


def own(view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
    """The viewer's special cards, total, and list, the dearest soul first."""
    you = view["you"]
    if you is None or you["list"] is None:
        return []
    held = [kind for kind, count in you["specials"].items() for _ in range(count)]
    rows: Picture = []
    if held:
        shown = [Stretch(f"[{speech.word(Word(k, 'special'))}] ", style(palette.ACCENT, marks, ("special", k)), (Word(k, "special"),))
                 for k in held]
        rows += flow([title(speech, "hand"), *shown], marks)
    rows.append([Stretch(speech.say("board-total", total=you["total"]), palette.TEXT_2)])
    if low(marks) and any(player["free"] for player in view["players"]):
        return rows
    ranked = sorted(you["list"], key=lambda soul: -you["list"][soul])
    listed = []
    for soul in ranked:
        word = Word(soul, "soul")
        listed.append(Stretch(f"{you['list'][soul]} {speech.word(word)}", style(palette.TEXT_3, marks, ("soul", soul)), (word,)))
        listed.append(Stretch(COMMA))
    return rows + flow([title(speech, "list"), *listed[:-1]], marks)


def title(speech: Speech, key: str) -> Stretch:
    """A word in front of a row."""
    return Stretch(f"{INDENT}{speech.say(f'board-{key}')} ", palette.TEXT_3)


def style(plain: str, marks: Marks, *keys: tuple[str, str]) -> str:
    """How something looks: selected, under the cursor, pointable, or as it is."""
    if any(key in marks.selected for key in keys):
        return f"bold {palette.INK} on {palette.SELECT}"
    if marks.cursor in keys:
        return f"bold {palette.INK} on {palette.FOCUS}"
    if any(key in marks.pointable for key in keys):
        return f"{plain} on {mix(palette.CELL, palette.ACCENT, 0.35)}"
    return plain


def flow(parts: list[Stretch], marks: Marks) -> Picture:
    """A row, broken before a part that has no room."""
    width = max(NARROW, marks.width)
    rows: Picture = [[]]
    used = 0
    for part in parts:
        if used and part.text != COMMA and used + len(part.text) + 1 > width:
            rows.append([Stretch(INDENT * 2)])
            used = len(INDENT) * 2
        rows[-1].append(part)
        used += len(part.text)
    return rows
