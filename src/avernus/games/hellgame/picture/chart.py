"""The map of The HellGame on the full screen: nine circles by five quarters, and a closer look at what the cursor stands on.

A section shows its souls and the letter of whoever controls it on that colour, then who stands there in the colour of each: `R2` two
legions of the red, `T` a lieutenant, `H` a hound, `f` freebooters, `w` a rampaging hound, `U` Uriel, `Q` Lilith, `!` danger.
"""

from typing import Any, Final

from avernus.core import palette
from avernus.core.actions import Word
from avernus.core.palette import mix
from avernus.core.picture import Marks, Picture, Speech, Stretch
from avernus.games.hellgame.picture.sayings import INDENT, TEAMS, called, hand, letter, price, seat_of, text

HEAD: Final = 3
"""Columns of the circle's number."""
LEAST, ROOMY, MOST = 8, 17, 26
"""The width of a section: at least, from where its name is shown too, at most."""
LOOK: Final = 4
"""Rows of the closer look."""
MORE: Final = " … i"
"""That the key i shows the rest."""


def chart(view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
    """The quarters, the Antehell, and a row (with room: two) for each circle."""
    wide = min(MOST, max(LEAST, (marks.width - HEAD) // 5))
    named = wide >= ROOMY and marks.height >= 34
    groups = armies(view)
    top = [Stretch(" " * HEAD)]
    names = [f" {quarter} {speech.say(f'quarter-{quarter}')}" for quarter in range(1, 6)]
    top += [Stretch((name if len(name) < wide else name[:2]).ljust(wide), palette.TEXT_3) for name in names]
    gate = Word("A", "area")
    outside = [Stretch(f" {speech.word(gate)} ", ground(gate, None, marks, palette.TEXT_3), (gate,))]
    outside += [soldiers(group, gate, None, marks) for group in groups.get("A", [])]
    rows: Picture = [top, [Stretch(" A ", palette.TEXT_3), *outside]]
    danger = {area for effect in view["effects"] if effect["do"] == "block_section" for area in effect["areas"]}
    for circle in range(9):
        sections = view["sections"][5 * circle:5 * circle + 5]
        if named:
            rows.append([Stretch(f" {circle + 1} ", palette.TEXT_3), *(title(section, speech, wide, marks) for section in sections)])
        first = Stretch("   " if named else f" {circle + 1} ", palette.TEXT_3)
        rows.append([first, *(part for section in sections for part in cell(section, groups, danger, wide, marks))])
    return rows


def armies(view: dict[str, Any]) -> dict[str, list[tuple[str | None, str]]]:
    """For each area, by owner: who stands there, in few letters."""
    counted: dict[str, dict[str, dict[str, int]]] = {}
    for unit in view["units"]:
        there = counted.setdefault(unit["area"], {}).setdefault(unit["owner"], {})
        for kind in unit["what"][0] + ("H" if unit["what"].startswith("L+") else ""):
            there[kind] = there.get(kind, 0) + unit["n"]
    found: dict[str, list[tuple[str | None, str]]] = {}
    for name, sign in (("uriel", "U"), ("lilith", "Q")):
        if view[name]:
            found.setdefault(view[name], []).append((None, sign))
    for area, owners in counted.items():
        for owner, kinds in owners.items():
            count = str(kinds["L"]) if "L" in kinds else ""
            rest = "".join(kind + (str(n) if n > 1 else "") for kind, n in sorted(kinds.items(), reverse=True) if kind != "L")
            found.setdefault(area, []).append((owner, letter(owner) + count + rest))
    return found


def ground(area: Word, owner: str | None, marks: Marks, fore: str) -> str:
    """Colours of a section: its owner's, brighter where one may point, brightest under the cursor."""
    key, seat = ("area", str(area)), seat_of(owner)
    below = palette.SLAB if seat is None else mix(palette.SLAB, TEAMS[seat].fill, 0.34)
    if str(area) in marks.last:
        below = mix(below, palette.LAST, 0.3)
    if key == marks.cursor:
        return f"bold {palette.INK} on {palette.FOCUS}"
    if key in marks.selected:
        return f"{palette.INK} on {palette.SELECT}"
    return f"{fore} on {mix(below, palette.ACCENT, 0.5) if key in marks.pointable else below}"


def title(section: dict[str, Any], speech: Speech, wide: int, marks: Marks) -> Stretch:
    """The name of a section."""
    area = Word(section["area"], "area")
    name = speech.say(f"place-{section['area'].replace('.', '-')}")
    return Stretch(f" {section['area']} {name}"[:wide - 1].ljust(wide), ground(area, section["owner"], marks, palette.TEXT_2), (area,))


def cell(
    section: dict[str, Any], groups: dict[str, list[tuple[str | None, str]]], danger: set[str], wide: int, marks: Marks
) -> list[Stretch]:
    """One section: souls and owner, then who stands there, as far as there is room."""
    area, owner = Word(section["area"], "area"), section["owner"]
    mark = "[" if marks.cursor == ("area", str(area)) else "*" if ("area", str(area)) in marks.pointable else " "
    seat = seat_of(owner)
    souls = "?" if str(area) == "1.1" else section["souls"]
    warning = "!" if str(area) in danger else ""
    fore = palette.TEXT_3 if seat is None else TEAMS[seat].text
    parts = [Stretch(f"{mark}{souls}{letter(owner)}{warning} ", ground(area, owner, marks, fore), (area,))]
    left = wide - len(parts[0].text)
    for i, group in enumerate(groups.get(str(area), [])):
        part = soldiers(group, area, owner, marks)
        rest = groups[str(area)][i + 1:]
        if len(part.text) > left - bool(rest):
            parts.append(Stretch("+", ground(area, owner, marks, palette.TEXT), (area,)))
            left -= 1
            break
        parts.append(part)
        left -= len(part.text)
    return [*parts, Stretch(" " * max(0, left), ground(area, owner, marks, palette.TEXT_3), (area,))]


def soldiers(group: tuple[str | None, str], area: Word, holder: str | None, marks: Marks) -> Stretch:
    """The units of one owner."""
    owner, sign = group
    seat = seat_of(owner)
    fore = f"bold {palette.TEXT if seat is None else TEAMS[seat].text}"
    return Stretch(sign, ground(area, holder, marks, fore), (area,))


# -- a closer look ------------------------------------------------------------------------------


def closer(view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
    """What the cursor stands on, or what has been chosen, in words: always as many rows, so that nothing jumps."""
    keys = [marks.cursor] if marks.cursor is not None else sorted(marks.selected)
    told: Picture = []
    for kind, name in keys:
        about = {"area": section_words, "demon": demon_words, "card": card_words}.get(kind)
        if about is not None:
            told = [row for line in about(view, name, speech) for row in text(line, marks, palette.TEXT_2)]
    told = told or text(speech.say("web-chart-legend"), marks, palette.TEXT_3)
    rule: Picture = [[Stretch("─" * max(1, marks.width - 1), palette.LINE)]]
    most = len(told) if marks.height >= 34 else LOOK
    return rule + (shortened(told, most, marks) + [[] for _ in range(LOOK)])[:max(LOOK, most)]


def shortened(rows: Picture, most: int, marks: Marks) -> Picture:
    """As many rows as there is room for; that there is more to read, and by which key, stands at the end of the last."""
    if not any(rows[most:]):
        return rows[:most]
    *kept, last = rows[:most]
    said = "".join(stretch.text for stretch in last).rstrip()
    style = last[0].style if last else palette.TEXT_3
    return [*kept, [Stretch(said[:max(1, marks.width - len(MORE))], style), Stretch(MORE, palette.ACCENT)]]


def section_words(view: dict[str, Any], area: str, speech: Speech) -> list[str]:
    """A section: what it yields, whose it is, who stands there."""
    lines = [speech.word(Word(area, "area"))]
    for section in view["sections"]:
        if section["area"] == area:
            seat = seat_of(section["owner"])
            held = speech.say("web-of", name=speech.seat(seat)) if seat is not None else ""
            held = held or speech.say("web-of-freebooters" if section["owner"] else "web-unclaimed")
            lines[0] += f" · {speech.say('web-yields', souls=section['souls'])} · {held}"
    angels = [name.title() for name in ("uriel", "lilith") if view[name] == area]
    there = [called(view, unit, speech) for unit in view["units"] if unit["area"] == area]
    return [*lines, ", ".join([*angels, *there]) or speech.say("web-no-units")]


def demon_words(view: dict[str, Any], name: str, speech: Speech) -> list[str]:
    """A demon: whose, and what it can do."""
    lines = []
    for demon in view["demons"]:
        if demon["demon"] == name:
            whose = speech.say("web-of", name=speech.seat(demon["seat"]))
            lines = [f"{speech.word(Word(name, 'demon'))}, {speech.say(f'title-demon-{name}')} · {whose}"]
            lines.append(f"{speech.say(f'ability-demon-{name}')}. {speech.say(f'text-demon-{name}')}")
    return lines


def card_words(view: dict[str, Any], card: str, speech: Speech) -> list[str]:
    """A card: its uses, its price, its effect."""
    fact = view["facts"]["cards"].get(card)
    uses = [] if fact is None else [
        speech.say(f"timing-{fact['timing']}"), price(fact, speech), speech.say(f"castplace-{fact['place']}"),
        speech.say(f"minor-{fact['minor']}", souls=fact["minor_souls"]),
    ]
    return [" · ".join([speech.word(Word(card, "card")), *uses]), speech.say(f"text-card-{card}")]


# -- the table around it ------------------------------------------------------------------------


def track(view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
    """The Rank Track, who waits first: name, rank, skulls, stars and hearts, and what has become of it."""
    order = {name: i for i, name in enumerate(view["queue"])}
    stats = "/".join(speech.say(f"web-{stat}") for stat in ("skulls", "stars", "hearts"))
    rows = text(f"{speech.say('web-rank')} ({stats})", marks, palette.FOCUS)
    for demon in sorted(view["demons"], key=lambda d: (order.get(d["demon"], 99), d["incapacitated"] is not None, d["rank"])):
        state = "down" if demon["incapacitated"] is not None else "earth" if demon["earth"] else "acted" if demon["acted"] else ""
        word, team = Word(demon["demon"], "demon"), TEAMS[demon["seat"]]
        now = ">" if view["queue"] and view["queue"][0] == demon["demon"] else " "
        line = f"{now}{team.letter} {speech.word(word):<13} {demon['rank']:>9}  {demon['skulls']}/{demon['stars']}/{demon['hearts']}"
        line += f"  {speech.say(f'web-demon-{state}')}" if state else ""
        style = f"dim {team.text}" if state == "down" else team.text
        rows.append([Stretch(line[:max(30, marks.width - 1)], lit(style, word, marks), (word,))])
    return rows


def lit(style: str, word: Word, marks: Marks) -> str:
    """The style of a name or a card that can be pointed at, or has been."""
    key = (word.kind, str(word))
    if marks.cursor == key:
        return f"bold {palette.INK} on {palette.FOCUS}"
    if key in marks.selected:
        return f"{palette.INK} on {palette.SELECT}"
    return f"{style} on {mix(palette.SLAB, palette.ACCENT, 0.45)}" if key in marks.pointable else style


def zones(view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
    """Heaven, Earth and Hell with their permanent events, and the lieutenants for hire."""
    rows: Picture = []
    for box, card in view["permanent"].items():
        zone = speech.say(f"word-zone-{box}")
        lies = f"{speech.say(f'word-card-{card}')}. {speech.say(f'text-card-{card}')}" if card else speech.say("web-box-empty")
        rows += text(f"{zone[:1].upper()}{zone[1:]}: {lies}", marks, palette.TEXT_2 if card else palette.TEXT_3)
    hire = [called(view, {"owner": "", "what": f"T:{who}", "n": 1}, speech) for who in view["lieutenants"]["top"] if who]
    return rows + text(f"{speech.say('web-lieutenants')}: {', '.join(hire) or '-'}", marks, palette.TEXT_3)


def held(view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
    """One's own cards, a line each; the closer look reads them."""
    cards = hand(view)
    rows = text(speech.say("web-hand") if cards else speech.say("web-hand-empty"), marks, palette.FOCUS)
    for card in cards:
        word, fact = Word(card, "card"), view["facts"]["cards"].get(card)
        uses = f"{speech.say('timing-' + fact['timing'])}, {price(fact, speech)}" if fact else speech.say("web-hell-card")
        line = f"{INDENT}{speech.word(word)}{' [6]' if fact and fact['six'] else ''} · {uses}"
        rows.append([Stretch(line[:max(30, marks.width - 1)], lit(palette.TEXT, word, marks), (word,))])
    return rows


def names_of(view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
    """One's own cards by name alone, as many to a row as there is room for."""
    rows: Picture = [[]]
    used = 0
    for card in hand(view):
        word = Word(card, "card")
        name = f"[{speech.word(word)}]"
        if used and used + len(name) > marks.width:
            rows.append([])
            used = 0
        rows[-1] += [Stretch(name, lit(palette.TEXT, word, marks), (word,)), Stretch(" ")]
        used += len(name) + 1
    return rows if rows[0] else []
