"""The table of The HellGame: the map circle by circle, then section by section what stands there, the demons, the fight, and the cards.

A section of the map shows its souls, its owner's letter and its units: `L2` two legions, `T` a lieutenant, `H` a hound, `U` Uriel,
`Q` Lilith; before them the letter of whoever commands them, `f` for freebooters, `w` for a rampaging hound.
"""

from textwrap import wrap
from typing import Any, Final

from avernus.core.actions import Word
from avernus.text import Speaker
from avernus.tui import palette
from avernus.tui.boards import Marks, Picture, Stretch
from avernus.tui.palette import Look, mix

TEAMS: Final = (palette.RED, palette.BLUE, palette.GREEN, palette.VIOLET, palette.YELLOW, palette.ORANGE)
OTHERS: Final = {"FB": "f", "wild": "w"}
NARROW: Final = 40
"""No row is broken into fewer characters than this."""
INDENT: Final = "  "
LEAST, MOST = 11, 24
"""The width of a section on the map."""


def look(view: dict[str, Any], seat: int) -> Look:
    """The colours of the browser's board."""
    return TEAMS[seat]


def seat_of(owner: str | None) -> int | None:
    """The seat of an owner such as `P2`."""
    return int(owner[1:]) - 1 if owner and owner[0] == "P" else None


def letter(owner: str | None) -> str:
    """Whose: a team's letter, or that of those who are no players."""
    seat = seat_of(owner)
    return TEAMS[seat].letter if seat is not None else OTHERS.get(owner or "", ".")


def draw(view: dict[str, Any], speaker: Speaker, marks: Marks) -> Picture:
    """Everything, from above: what happens now, the map, the sections, the demons, the fight, one's own cards."""
    turn = speaker.say("web-turn", turn=view["turn"]) if view["turn"] else ""
    phase = speaker.say(f"word-phase-{view['phase']}")
    rows = text(f"{turn} · {phase}".strip(" ·"), marks, palette.ACCENT) + text(speaker.say(f"now-{view['phase']}"), marks, palette.TEXT_2)
    rows += [*chart(view, marks), *boxes(view, speaker, marks), *places(view, speaker, marks), *ranks(view, speaker, marks)]
    return rows + fight(view, speaker, marks) + purses(view, speaker, marks) + cards(view, speaker, marks)


def text(line: str, marks: Marks, style: str = "", words: tuple[Word, ...] = ()) -> Picture:
    """A line of text, broken where there is no room."""
    shown = "" if marks.plain else style
    return [[Stretch(part, shown, words)] for part in wrap(line, max(NARROW, marks.width), subsequent_indent=INDENT)]


def lit(style: str, words: tuple[Word, ...], marks: Marks) -> str:
    """The style of something that can be pointed at, or has been."""
    keys = {(word.kind, str(word)) for word in words}
    if marks.plain:
        return ""
    if marks.cursor in keys:
        return f"bold {palette.INK} on {palette.FOCUS}"
    if marks.selected & keys:
        return f"{palette.INK} on {palette.SELECT}"
    return f"{style} on {mix(palette.SLAB, palette.ACCENT, 0.45)}" if marks.pointable & keys else style


# -- the map ----------------------------------------------------------------------------------


def chart(view: dict[str, Any], marks: Marks) -> Picture:
    """Nine rows of five sections, circle 1 on top, and the Antehell above them."""
    wide = min(MOST, max(LEAST, marks.width // 5))
    signs = units(view)
    gate = (Word("A", "area"),)
    rows: Picture = [[Stretch(f"A  {signs.get('A', '')}".ljust(5 * wide), lit(palette.TEXT_3, gate, marks), gate)]]
    for circle in range(9):
        rows.append([cell(view["sections"][5 * circle + quarter], signs, wide, marks) for quarter in range(5)])
    return rows


def units(view: dict[str, Any]) -> dict[str, str]:
    """What stands in each area, in few letters."""
    found: dict[str, dict[str, dict[str, int]]] = {}
    for unit in view["units"]:
        there = found.setdefault(unit["area"], {}).setdefault(letter(unit["owner"]), {})
        for kind in {"L": "L", "T": "T", "H": "H"}[unit["what"][0]] + ("H" if unit["what"].startswith("L+") else ""):
            there[kind] = there.get(kind, 0) + unit["n"]
    signs = {
        area: " ".join(who + "".join(f"{kind}{n if n > 1 else ''}" for kind, n in there.items()) for who, there in by.items())
        for area, by in found.items()
    }
    for name, sign in (("uriel", "U"), ("lilith", "Q")):
        if view[name]:
            signs[view[name]] = f"{sign} {signs.get(view[name], '')}".strip()
    return signs


def cell(section: dict[str, Any], signs: dict[str, str], wide: int, marks: Marks) -> Stretch:
    """One section of the map."""
    area, words = section["area"], (Word(section["area"], "area"),)
    seat = seat_of(section["owner"])
    style = palette.TEXT_3 if seat is None else TEAMS[seat].text
    if area in marks.last and not marks.plain:
        style = f"underline {style}"
    line = f"{area} {section['souls']}{letter(section['owner'])} {signs.get(area, '')}"
    start = "[" if marks.cursor == ("area", area) else "*" if ("area", area) in marks.pointable else " "
    return Stretch(f"{start}{line}"[:wide - 1].ljust(wide), lit(style, words, marks), words)


def boxes(view: dict[str, Any], speaker: Speaker, marks: Marks) -> Picture:
    """Permanent events, and the lieutenants that can be recruited."""
    rows: Picture = []
    for box, card in view["permanent"].items():
        if card:
            lies = f"{speaker.say(f'word-zone-{box}')}: {speaker.say(f'word-card-{card}')}"
            rows += text(f"{lies}. {speaker.say(f'text-card-{card}')}", marks)
    hire = [f"{who} {numbers(view, f'T:{who}')}" for who in view["lieutenants"]["top"] if who]
    return rows + text(f"{speaker.say('web-lieutenants')}: {', '.join(hire) or '-'}", marks, palette.TEXT_2)


def numbers(view: dict[str, Any], what: str) -> str:
    """What is printed on a unit: leadership and bonus, or attacks."""
    name = what.partition(":")[2]
    if what.startswith("T:"):
        led, bonus = view["facts"]["lieutenants"][name]
        return f"{led}/+{bonus}"
    return "" if what == "L" else str(view["facts"]["hounds"][name])


def places(view: dict[str, Any], speaker: Speaker, marks: Marks) -> Picture:
    """Section by section: whoever stands there, in words."""
    rows: Picture = []
    for area in [section["area"] for section in view["sections"]] + ["A"]:
        there = [unit for unit in view["units"] if unit["area"] == area]
        angels = [name for name in ("uriel", "lilith") if view[name] == area]
        if not there and not angels:
            continue
        told = [
            f"{letter(unit['owner'])} {speaker.word(Word(unit['what'], 'unit'))} {numbers(view, unit['what'])}".strip()
            + (f" ×{unit['n']}" if unit["n"] > 1 else "") for unit in there
        ]
        line = f"{speaker.word(Word(area, 'area'))}: {', '.join([*(name.title() for name in angels), *told])}"
        rows += text(line, marks, palette.TEXT, (Word(area, "area"),))
    return rows


# -- demons, fights, hands --------------------------------------------------------------------


def ranks(view: dict[str, Any], speaker: Speaker, marks: Marks) -> Picture:
    """The Rank Track: who waits, then the others."""
    order = {name: i for i, name in enumerate(view["queue"])}
    rows = text(f"{speaker.say('web-rank')}:", marks, palette.FOCUS)
    for demon in sorted(view["demons"], key=lambda d: (order.get(d["demon"], 99), d["incapacitated"] is not None, d["rank"])):
        state = "down" if demon["incapacitated"] is not None else "earth" if demon["earth"] else "acted" if demon["acted"] else ""
        words = (Word(demon["demon"], "demon"),)
        line = (
            f"{INDENT}{TEAMS[demon['seat']].letter} {speaker.word(words[0])} {demon['rank']}  "
            + " ".join(f"{speaker.say(f'web-{stat}')} {demon[stat]}" for stat in ("skulls", "stars", "hearts"))
            + (f" · {speaker.say(f'web-demon-{state}')}" if state else "")
        )
        rows.append([Stretch(line, lit(TEAMS[demon["seat"]].text, words, marks), words)])
    return rows


def fight(view: dict[str, Any], speaker: Speaker, marks: Marks) -> Picture:
    """The combat being fought."""
    combat = view["combat"]
    if combat is None:
        return []
    sides = [", ".join(speaker.word(Word(who, "figure")) for who in side) for side in combat["sides"]]
    rows = text(f"{speaker.say('word-phase-combat')}: {speaker.word(Word(combat['area'], 'area'))}", marks, palette.ACCENT)
    if combat["round"]:
        first, second = combat["taken"][1], combat["taken"][0]
        hits = f"{speaker.say('web-hits-word')}: {sides[0]} {first}, {sides[1]} {second}"
        rows += text(f"{INDENT}{speaker.say('web-round', round=combat['round'])} · {hits}", marks)
    for demon in combat["joined"]:
        rows += text(INDENT + speaker.say("web-joined", demon=speaker.word(Word(demon, "demon"))), marks)
    return rows


def purses(view: dict[str, Any], speaker: Speaker, marks: Marks) -> Picture:
    """What everybody owns."""
    rows: Picture = []
    for seat, player in enumerate(view["players"]):
        held = sum(section["owner"] == f"P{seat + 1}" for section in view["sections"])
        line = speaker.say("web-status", sections=held, **{key: player[key] for key in ("souls", "favors", "disfavors", "cards")})
        rows += text(f"{TEAMS[seat].letter} {speaker.seat(seat)}: {line}", marks, TEAMS[seat].text)
        for macina in player["macina"]:
            works = speaker.say("web-works" if macina["works"] else "web-idle")
            rows += text(f"{INDENT}{speaker.say('word-card-' + macina['card'])} ({works})", marks)
    return rows


def cards(view: dict[str, Any], speaker: Speaker, marks: Marks) -> Picture:
    """One's own hand, the cards one's demons carry, and Hell cards one is looking at: name, uses, price, effect."""
    carried = [card for cards in (view["combat"] or {}).get("carried", {}).values() for card in cards]
    hand: list[str] = next((player["hand"] for player in view["players"] if "hand" in player), [])
    rows: Picture = []
    for card in [*view["seen"], *carried, *hand]:
        words = (Word(card, "card"),)
        rows.append([Stretch(f"{card} {speaker.word(words[0])}", lit(palette.FOCUS, words, marks), words)])
        fact = view["facts"]["cards"].get(card)
        uses = [] if fact is None else [
            speaker.say(f"timing-{fact['timing']}"), price(fact, speaker), speaker.say(f"castplace-{fact['place']}"),
            speaker.say(f"minor-{fact['minor']}", souls=fact["minor_souls"]), *(["6"] if fact["six"] else []),
        ]
        rows += text(INDENT + " · ".join([*uses, speaker.say(f"text-card-{card}")]), marks, palette.TEXT_2)
    return rows


def price(fact: dict[str, Any], speaker: Speaker) -> str:
    """What a card costs."""
    parts = [speaker.say("web-cost-x")] if fact["souls"] < 0 else []
    parts += [speaker.say("web-cost-souls", count=fact["souls"])] if fact["souls"] > 0 else []
    parts += [speaker.say("web-cost-favors", count=fact["favors"])] if fact["favors"] else []
    parts += [speaker.say("web-cost-disfavor", count=fact["disfavor"])] if fact["disfavor"] else []
    return ", ".join(parts) or speaker.say("web-cost-free")
