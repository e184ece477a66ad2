"""The map of Hell: nine circles of five sections, the Antehell outside, the pentagram inside (H2); counters, tables and numbers."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from avernus.core.native import i64

SECTIONS: Final = 45
ANTEHELL: Final = 45
PENTAGRAM: Final = 46
NOWHERE: Final = -1
AREAS: Final = 46
"""Where units can be: the sections, and the Antehell after them."""

INWARD: Final = 1
CLOCKWISE: Final = 2
OUTWARD: Final = 3
COUNTER_CLOCKWISE: Final = 4
WAYS: Final = {"inward": INWARD, "clockwise": CLOCKWISE, "outward": OUTWARD, "counterclockwise": COUNTER_CLOCKWISE}

NAMES: Final = tuple(f"{c}.{q}" for c in range(1, 10) for q in range(1, 6)) + ("A", "X")
"""Notation of each area (H26.1)."""

FREEBOOTERS: Final = 6
WILD: Final = 7
"""The owner of hounds that rampage."""
OWNERS: Final = 7
"""Who can own legions: six players, and the freebooters."""
OWNER_NAMES: Final = ("P1", "P2", "P3", "P4", "P5", "P6", "FB", "wild")

BOXES: Final = ("heaven", "earth", "hell")
"""The permanent boxes in the order of their strength (H8.4)."""


def section(circle: int, quarter: int) -> int:
    """The number of section `circle.quarter`."""
    return (circle - 1) * 5 + quarter - 1


def circle_of(area: int) -> int:
    """The circle of a section, 1 to 9."""
    return area // 5 + 1


def quarter_of(area: int) -> int:
    """The quarter of a section, 1 to 5."""
    return area % 5 + 1


def _step(area: int, way: int) -> int:
    circle, quarter = circle_of(area), quarter_of(area)
    if way == INWARD:
        return PENTAGRAM if circle == 9 else section(circle + 1, quarter)
    if way == OUTWARD:
        return ANTEHELL if circle == 1 else section(circle - 1, quarter)
    return section(circle, quarter % 5 + 1 if way == CLOCKWISE else (quarter + 3) % 5 + 1)


STEP: Final = tuple(tuple(_step(area, way) if way else area for way in range(5)) for area in range(SECTIONS))
"""Where each way leads from each section (H2.7.2); way 0 stays."""

NEIGHBOURS: Final = tuple(tuple(sorted(to for to in STEP[area][1:] if to < SECTIONS)) for area in range(SECTIONS))
"""The adjacent sections of each section, without the Antehell and the pentagram (H2.6)."""

CIRCLES: Final = tuple(tuple(range(5 * c, 5 * c + 5)) for c in range(9))
QUARTERS: Final = tuple(tuple(range(q, SECTIONS, 5)) for q in range(5))


TOP: Final = 0x2000000000000000
EVERYWHERE: Final = (1 << SECTIONS) - 1
"""The mask of all sections."""


def mask(area: i64) -> i64:
    """The mask of one area: `core.bits.bit`, in a library where the C compiler writes it into its callers."""
    return TOP >> 61 - area


def areas_of(masked: i64) -> list[int]:
    """The areas of a mask, ascending."""
    found: list[int] = []
    area: i64 = 0
    while masked >> area:
        if masked >> area & 1:
            found.append(int(area))
        area += 1
    return found


def compass(option: str) -> tuple[int, ...]:
    """The way that each die shows (index 1 to 6; 0 is no step), from an option such as `1in2cw3out4ccw` (H2.7, H27.1)."""
    words = {"in": INWARD, "cw": CLOCKWISE, "out": OUTWARD, "ccw": COUNTER_CLOCKWISE}
    ways = [0] * 7
    rest = option
    for die in range(1, 5):
        rest = rest.removeprefix(str(die))
        word = next(w for w in ("ccw", "cw", "in", "out") if rest.startswith(w))
        ways[die] = words[word]
        rest = rest.removeprefix(word)
    return tuple(ways)


def _compasses() -> tuple[str, ...]:
    """The eight compasses in which 1 and 3 point opposite ways."""
    opposite = {"in": "out", "out": "in", "cw": "ccw", "ccw": "cw"}
    found = []
    for one, three in opposite.items():
        for two, four in opposite.items():
            if two not in (one, three):
                found.append(f"1{one}2{two}3{three}4{four}")
    return tuple(found)


COMPASSES: Final = _compasses()


# -- what comes in the box besides the cards (H1, H28) ----------------------------------------


@cache
def shipped(name: str) -> Mapping[str, Any]:
    """A data file of this folder. Nobody changes what it holds."""
    return tomllib.loads(resources.files("avernus.games.hellgame").joinpath(f"data/{name}.toml").read_text(encoding="utf-8"))


@dataclass(frozen=True, eq=False)
class Lieutenant:
    """A lieutenant (H1.8)."""

    id: str
    name: str
    leadership: int
    bonus: int
    moves: int
    save: int


@dataclass(frozen=True, eq=False)
class Hound:
    """A hellhound (H1.9)."""

    id: str
    name: str
    attacks: int


def named_section(name: str) -> int:
    """The number of a section that the data files call `c4q3`."""
    return section(int(name[1]), int(name[3]))


TABLES: Final = shipped("tables")
NUMBERS: Final[Mapping[str, int]] = TABLES["components"] | TABLES["numbers"]
"""The fixed numbers of the rules: counter mix, costs, steps, saves."""
LIEUTENANTS: Final = tuple(
    Lieutenant(
        x["id"], x["name"], x["leadership"], x["bonus"], x.get("moves", NUMBERS["lieutenant_moves"]),
        x.get("save", NUMBERS["lieutenant_save_max"]),
    )
    for x in shipped("lieutenants")["lieutenant"]
)
HOUNDS: Final = tuple(Hound(x["id"], x["name"], x["attacks"]) for x in shipped("hellhounds")["hellhound"])
_SECTIONS: Final = sorted(shipped("map")["section"], key=lambda s: named_section(s["id"]))
SOULS: Final = tuple(int(s["souls"]) for s in _SECTIONS)
"""The souls that each section yields (H1.11.2)."""
WISE_MEN: Final = next(named_section(s["id"]) for s in _SECTIONS if s.get("special") == "wise_men")
LEGIONS: Final = NUMBERS["legions_per_player"]


def row(table: str, value: int) -> Mapping[str, Any]:
    """The row of a table that a roll falls on."""
    found: Mapping[str, Any] = next(r for r in TABLES[table]["rows"] if r["min"] <= value <= r["max"])
    return found
