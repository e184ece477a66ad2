"""The weights of `values.py`, read once from their data file."""

import textwrap
import tomllib
from importlib import resources
from typing import Final

WRAP: Final = 130
GROUPS: Final = {
    "aim": 8, "reach": 12, "second": 12, "troll_room": 20, "sorcerer_place": 25, "dwarf_home": 9, "dwarf_away": 9, "troll_enemy": 9,
    "troll_home": 9, "lines": 18, "troll_middle": 5, "dwarf_rock": 9, "enemy_troll_dwarf": 9, "tempo": 4,
    "places": 45, "tuples": 2430, "moving": 2430,
}
"""The groups of things in their order, each with how many there are."""


def read(text: str) -> list[int]:
    """The weights of a data file, one after the other."""
    table = tomllib.loads(text)
    found: list[int] = []
    for name, count in GROUPS.items():
        if len(table[name]) != count:
            raise ValueError(f"{name} has {len(table[name])} weights, not {count}.")
        found += table[name]
    return found


def write(weights: list[int]) -> str:
    """The same as the lines of a data file."""
    lines: list[str] = []
    begin = 0
    for name, count in GROUPS.items():
        rows = textwrap.wrap(", ".join(str(weight) for weight in weights[begin : begin + count]), WRAP)
        lines += [f"{name} = [{rows[0]}]"] if len(rows) == 1 else [f"{name} = [", *(f"  {row}" for row in rows), "]"]
        begin += count
    return "\n".join(lines) + "\n"


WEIGHTS: Final = read(resources.files("avernus.games.splut").joinpath("data/weights.toml").read_text(encoding="utf-8"))
