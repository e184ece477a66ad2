"""The table of Inferno: the glass, everybody's open cards with one's own values, the open offers, one's list and special cards."""

from typing import Any, Final

from avernus.core.actions import Word
from avernus.games.inferno_trade.board import SECOND_COPY
from avernus.text import Speaker
from avernus.tui import palette
from avernus.tui.boards import Marks, Picture, Stretch
from avernus.tui.palette import LOOKS, mix

INDENT: Final = "  "
COMMA: Final = ", "
NARROW: Final = 24
"""No row is broken into fewer characters than this."""
SAND: Final = 12
"""How many grains the drawn glass has."""


def draw(view: dict[str, Any], speaker: Speaker, marks: Marks) -> Picture:
    """Everything that lies on the table."""
    rows: Picture = [[Stretch(glass(view, speaker), palette.FOCUS)]]
    for seat in range(view["seats"]):
        rows += player(view, seat, speaker, marks)
    for place in ("aside", "out"):
        if view[place]:
            rows += flow([title(speaker, place), *cards(view[place], view, speaker, marks)], marks)
    if view["offers"]:
        rows.append([title(speaker, "offers")])
        for offer in view["offers"]:
            rows += flow(terms(view, offer, speaker, marks), marks)
    return rows + own(view, speaker, marks)


def glass(view: dict[str, Any], speaker: Speaker) -> str:
    """The glass in words, with the sand that is left in this run."""
    left = max(0, view["run_end"] - view["time"])
    if view["driver"] == "turns":
        whole, shown = view["options"]["rounds_per_run"] * view["seats"], str(left)
    else:
        whole, shown = 120_000, f"{left // 60_000}:{left // 1000 % 60:02}"
    grains = -(-left * SAND // whole) if view["glass"] == "running" else 0
    line = speaker.say(f"board-{view['glass']}", run=view["run"], runs=view["runs"], left=shown)
    return f"{line}  [{':' * grains}{'.' * (SAND - grains)}]"


def player(view: dict[str, Any], seat: int, speaker: Speaker, marks: Marks) -> Picture:
    """A player's name, and the cards that lie open before them."""
    look, hand = LOOKS[seat], view["players"][seat]
    waiting = view["slot"] is not None and view["slot"]["seat"] == seat
    name = f"{'>' if waiting else ' '}P{seat} {look.letter if marks.plain else look.shape} {speaker.seat(seat)}"
    specials = speaker.say("board-specials", count=hand["specials"])
    head = [Stretch(name, style(f"bold {look.text}", marks, ("seat", f"P{seat}")), (Word(f"P{seat}", "seat"),))]
    head.append(Stretch(f" · {specials}", palette.TEXT_3))
    rows: Picture = [head]
    rows += flow([Stretch(INDENT), *cards(hand["free"], view, speaker, marks)], marks)
    if hand["fixed"]:
        rows += flow([title(speaker, "fixed"), *cards(hand["fixed"], view, speaker, marks)], marks)
    return rows


def cards(names: list[str], view: dict[str, Any], speaker: Speaker, marks: Marks) -> list[Stretch]:
    """Cards by name, with what they are worth to the viewer."""
    found = []
    for name in names:
        soul = name.rstrip("2")
        value = value_of(view, name)
        worth = "" if value is None else f" {value}"
        words = (Word(name, "card"), Word(soul, "soul"))
        keys = {("card", name), ("soul", soul)}
        text = f"{speaker.word(words[0])}{worth}"
        if marks.plain and keys & marks.selected:
            text = f"*{text}"
        shown = style(palette.LAST if name in marks.last else palette.TEXT, marks, *keys)
        found.append(Stretch(text, shown, words))
        found.append(Stretch(COMMA))
    return found[:-1]


def terms(view: dict[str, Any], offer: dict[str, Any], speaker: Speaker, marks: Marks) -> list[Stretch]:
    """One open offer; pointing at its number answers it."""
    number, to = str(offer["id"]), offer["to"]
    whom = speaker.word(Word("all", "seat")) if to is None else speaker.seat(to)
    head = Stretch(f"{INDENT}#{number} ", style(f"bold {palette.FOCUS}", marks, ("offer", number)), (Word(number, "offer"),))
    parties = Stretch(f"{speaker.seat(offer['author'])} > {whom}: ", palette.TEXT_2)
    sum = gain_of(view, offer)
    colour = palette.GOOD if (sum or 0) > 0 else palette.BAD if (sum or 0) < 0 else palette.TEXT_2
    verdict = [] if sum is None else [Stretch(f"  ({sum:+})", f"bold {colour}")]
    return [
        head, parties, *(cards(offer["give"], view, speaker, marks) or [Stretch("–")]),
        Stretch(" / "), *(cards(offer["want"], view, speaker, marks) or [Stretch("–")]), *verdict,
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


def own(view: dict[str, Any], speaker: Speaker, marks: Marks) -> Picture:
    """The viewer's special cards, total, and list, the dearest soul first."""
    you = view["you"]
    if you is None or you["list"] is None:
        return []
    held = [kind for kind, count in you["specials"].items() for _ in range(count)]
    rows: Picture = []
    if held:
        shown = [Stretch(f"[{speaker.word(Word(k, 'special'))}] ", style(palette.ACCENT, marks, ("special", k)), (Word(k, "special"),))
                 for k in held]
        rows += flow([title(speaker, "hand"), *shown], marks)
    rows.append([Stretch(speaker.say("board-total", total=you["total"]), palette.TEXT_2)])
    ranked = sorted(you["list"], key=lambda soul: -you["list"][soul])
    listed = []
    for soul in ranked:
        word = Word(soul, "soul")
        listed.append(Stretch(f"{you['list'][soul]} {speaker.word(word)}", style(palette.TEXT_3, marks, ("soul", soul)), (word,)))
        listed.append(Stretch(COMMA))
    return rows + flow([title(speaker, "list"), *listed[:-1]], marks)


def title(speaker: Speaker, key: str) -> Stretch:
    """A word in front of a row."""
    return Stretch(f"{INDENT}{speaker.say(f'board-{key}')} ", palette.TEXT_3)


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
