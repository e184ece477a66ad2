"""The table of The HellGame. On the full screen: the map as a table, what the cursor stands on, cards, Rank Track and boxes around it.

Line by line, for any terminal and for screen readers, everything in words: a section of the map shows its souls, its owner's letter
and its units (`L2` two legions, `T` a lieutenant, `H` a hound, `U` Uriel, `Q` Lilith), and then each one is told in full.
"""

from dataclasses import replace
from typing import Any, Final

from avernus.core import palette
from avernus.core.actions import Word
from avernus.core.palette import Look
from avernus.core.picture import Marks, Picture, Speech, Stretch
from avernus.games.hellgame.picture.chart import chart, closer, held, names_of, shortened, track, zones
from avernus.games.hellgame.picture.sayings import INDENT, TEAMS, called, hand, letter, numbers, price, text

LEAST, MOST = 11, 24
"""The width of a section, line by line."""
LOW: Final = 24
"""Rows below which only the map, the closer look and the names of one's cards are sure to be seen; the rest lies below them."""
COLUMNS, ASIDE = 70, 118
"""From these widths on the table stands in two columns below the map, and beside it."""
RAIL: Final = 50
"""The width of the column beside the map."""


def look(view: dict[str, Any], seat: int) -> Look:
    """The colours of the browser's board."""
    return TEAMS[seat]


def draw(view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
    """What happens now, the map, and the table around it, as the room allows."""
    if marks.plain:
        return in_words(view, speech, marks)
    rows = header(view, speech, marks)
    if marks.width >= ASIDE:
        left, right = replace(marks, width=marks.width - RAIL - 2), replace(marks, width=RAIL)
        middle = [*chart(view, speech, left), *closer(view, speech, left), *fight(view, speech, left), *held(view, speech, left)]
        aside = [*track(view, speech, right), [], *zones(view, speech, right), [], *purses(view, speech, right)]
        return rows + beside(middle, aside, left.width)
    if marks.height < LOW:
        rows += chart(view, speech, marks)
        names = names_of(view, speech, marks)
        room = max(2, marks.height - len(rows) - len(names))
        rows += shortened(closer(view, speech, marks), room, marks) + names + fight(view, speech, marks)
        parts = [part(view, speech, marks) for part in (track, zones, purses)]
        return rows + [row for part in parts for row in [[], *part]]
    rows += chart(view, speech, marks) + closer(view, speech, marks) + fight(view, speech, marks)
    if marks.width < COLUMNS:
        parts = [part(view, speech, marks) for part in (held, track, zones, purses)]
        return rows + [row for part in parts for row in [*part, []]]
    left, right = replace(marks, width=marks.width * 4 // 9), replace(marks, width=marks.width * 5 // 9 - 2)
    mine = [*held(view, speech, left), [], *purses(view, speech, left)]
    return rows + beside(mine, [*track(view, speech, right), [], *zones(view, speech, right)], left.width)


def header(view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
    """Turn and phase, and what it is about."""
    turn = speech.say("web-turn", turn=view["turn"]) if view["turn"] else ""
    phase = speech.say(f"word-phase-{view['phase']}")
    if not marks.plain and marks.height < LOW:
        mine = [player for player in view["players"] if "hand" in player]
        purse = [speech.say("board-purse", **{key: player[key] for key in ("souls", "favors", "disfavors")}) for player in mine]
        return text(" · ".join(filter(None, [turn, phase, *purse])), marks, palette.ACCENT)[:2]
    now = speech.say(f"now-{view['phase']}")
    return text(f"{turn} · {phase}".strip(" ·"), marks, palette.ACCENT) + text(now, marks, palette.TEXT_2)


def beside(left: Picture, right: Picture, width: int) -> Picture:
    """Two pictures in two columns."""
    rows: Picture = []
    for i in range(max(len(left), len(right))):
        row = list(left[i]) if i < len(left) else []
        gap = width + 2 - sum(len(stretch.text) for stretch in row)
        rows.append([*row, Stretch(" " * max(0, gap)), *(right[i] if i < len(right) else [])])
    return rows


def in_words(view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
    """Everything, from above: what happens now, the map, the sections, the demons, the fight, one's own cards."""
    rows = header(view, speech, marks)
    rows += [*listed(view, marks), *boxes(view, speech, marks), *places(view, speech, marks), *ranks(view, speech, marks)]
    return rows + fight(view, speech, marks) + purses(view, speech, marks) + cards(view, speech, marks)


# -- line by line -----------------------------------------------------------------------------


def listed(view: dict[str, Any], marks: Marks) -> Picture:
    """Nine rows of five sections, circle 1 on top, and the Antehell above them."""
    wide = min(MOST, max(LEAST, marks.width // 5))
    signs = units(view)
    gate = (Word("A", "area"),)
    rows: Picture = [[Stretch(f"A  {signs.get('A', '')}".ljust(5 * wide), "", gate)]]
    for circle in range(9):
        rows.append([cell(view["sections"][5 * circle + quarter], signs, wide) for quarter in range(5)])
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


def cell(section: dict[str, Any], signs: dict[str, str], wide: int) -> Stretch:
    """One section of the map."""
    area = section["area"]
    line = f" {area} {section['souls']}{letter(section['owner'])} {signs.get(area, '')}"
    return Stretch(line[:wide - 1].ljust(wide), "", (Word(area, "area"),))


def boxes(view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
    """Permanent events, and the lieutenants that can be recruited."""
    rows: Picture = []
    for box, card in view["permanent"].items():
        if card:
            lies = f"{speech.say(f'word-zone-{box}')}: {speech.say(f'word-card-{card}')}"
            rows += text(f"{lies}. {speech.say(f'text-card-{card}')}", marks)
    hire = [f"{who} {numbers(view, f'T:{who}')}" for who in view["lieutenants"]["top"] if who]
    return rows + text(f"{speech.say('web-lieutenants')}: {', '.join(hire) or '-'}", marks, palette.TEXT_2)


def places(view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
    """Section by section: whoever stands there, in words."""
    rows: Picture = []
    for area in [section["area"] for section in view["sections"]] + ["A"]:
        there = [unit for unit in view["units"] if unit["area"] == area]
        angels = [name for name in ("uriel", "lilith") if view[name] == area]
        if not there and not angels:
            continue
        told = [called(view, unit, speech) for unit in there]
        line = f"{speech.word(Word(area, 'area'))}: {', '.join([*(name.title() for name in angels), *told])}"
        rows += text(line, marks, palette.TEXT, (Word(area, "area"),))
    return rows


# -- demons, fights, hands --------------------------------------------------------------------


def ranks(view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
    """The Rank Track: who waits, then the others."""
    order = {name: i for i, name in enumerate(view["queue"])}
    rows = text(f"{speech.say('web-rank')}:", marks, palette.FOCUS)
    for demon in sorted(view["demons"], key=lambda d: (order.get(d["demon"], 99), d["incapacitated"] is not None, d["rank"])):
        state = "down" if demon["incapacitated"] is not None else "earth" if demon["earth"] else "acted" if demon["acted"] else ""
        words = (Word(demon["demon"], "demon"),)
        line = (
            f"{INDENT}{TEAMS[demon['seat']].letter} {speech.word(words[0])} {demon['rank']}  "
            + " ".join(f"{speech.say(f'web-{stat}')} {demon[stat]}" for stat in ("skulls", "stars", "hearts"))
            + (f" · {speech.say(f'web-demon-{state}')}" if state else "")
        )
        rows.append([Stretch(line, "", words)])
    return rows


def fight(view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
    """The combat being fought."""
    combat = view["combat"]
    if combat is None:
        return []
    rows = text(f"{speech.say('word-phase-combat')}: {speech.word(Word(combat['area'], 'area'))}", marks, palette.ACCENT)
    for fought in combat["rounds"]:
        need = 4 if fought["quick"] else 6
        told = []
        for side, who in enumerate(fought["sides"]):
            rolls = [(die, die + roll["bonus"] >= need) for roll in fought["rolls"] if roll["side"] == side for die in roll["dice"]]
            dice = " ".join(f"{die}{'*' if hit else ''}" for die, hit in rolls) or "-"
            told.append(f"{names(who, speech)} [{dice}] {speech.say('web-scored', count=sum(hit for _, hit in rolls))}")
        rows += text(f"{INDENT}{speech.say('web-round', round=fought['round'])} · {' · '.join(told)}", marks)
        if fought["saves"]:
            saves = [(called(view, save | {"n": 1}, speech), " ".join(map(str, save["dice"])), save["need"]) for save in fought["saves"]]
            saved = "; ".join(f"{unit}: {dice} (≤{need})" for unit, dice, need in saves)
            rows += text(f"{INDENT * 2}{speech.say('web-saves')} {saved}", marks, palette.TEXT_2)
        if fought["lost"] is not None:
            lost = ", ".join(called(view, unit | {"n": 1}, speech) for unit in fought["lost"])
            cost = speech.say("web-lost-now", units=lost) if lost else speech.say("web-lost-none")
            rows += text(INDENT * 2 + cost, marks, palette.TEXT_2)
    for demon in combat["joined"]:
        rows += text(INDENT + speech.say("web-joined", demon=speech.word(Word(demon, "demon"))), marks)
    return rows


def names(side: list[str], speech: Speech) -> str:
    """Who fights on a side."""
    return ", ".join(speech.word(Word(who, "figure")) for who in side)


def purses(view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
    """What everybody owns."""
    rows: Picture = []
    for seat, player in enumerate(view["players"]):
        held = sum(section["owner"] == f"P{seat + 1}" for section in view["sections"])
        line = speech.say("web-status", sections=held, **{key: player[key] for key in ("souls", "favors", "disfavors", "cards")})
        rows += text(f"{TEAMS[seat].letter} {speech.seat(seat)}: {line}", marks, TEAMS[seat].text)
        for macina in player["macina"]:
            works = speech.say("web-works" if macina["works"] else "web-idle")
            rows += text(f"{INDENT}{speech.say('word-card-' + macina['card'])} ({works})", marks)
    return rows


def cards(view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
    """One's own hand, the cards one's demons carry, and Hell cards one is looking at: name, uses, price, effect."""
    rows: Picture = []
    for card in hand(view):
        words = (Word(card, "card"),)
        rows.append([Stretch(f"{card} {speech.word(words[0])}", "", words)])
        fact = view["facts"]["cards"].get(card)
        uses = [] if fact is None else [
            speech.say(f"timing-{fact['timing']}"), price(fact, speech), speech.say(f"castplace-{fact['place']}"),
            speech.say(f"minor-{fact['minor']}", souls=fact["minor_souls"]), *(["6"] if fact["six"] else []),
        ]
        rows += text(INDENT + " · ".join([*uses, speech.say(f"text-card-{card}")]), marks, palette.TEXT_2)
    return rows
