"""The weights of `things.py`, read once from their data file."""

import tomllib
from importlib import resources
from typing import Final

GROUPS: Final = {
    "front": 180, "behind": 45, "missing": 4, "gone": 3, "dead": 1, "gems": 16, "cards": 11, "force": 1, "own_hand": 7,
    "other_hand": 7, "track": 5, "turn": 3, "threat": 3, "fork": 2, "tiles_ahead": 6, "own_ahead": 1, "others_ahead": 3, "near": 4,
    "surplus": 1,
}
"""The groups of things in their order, each with how many there are."""
LINE: Final = 15
"""So many weights stand in a line."""


def read(text: str) -> list[float]:
    """The weights of a data file, one after the other."""
    table = tomllib.loads(text)
    found: list[float] = []
    for name, count in GROUPS.items():
        if len(table[name]) != count:
            raise ValueError(f"{name} has {len(table[name])} weights, not {count}.")
        found += [float(weight) for weight in table[name]]
    return found


def write(weights: list[float]) -> str:
    """The same as the lines of a data file."""
    lines: list[str] = []
    begin = 0
    for name, count in GROUPS.items():
        numbers = [f"{weight:.3f}" for weight in weights[begin : begin + count]]
        rows = [", ".join(numbers[at : at + LINE]) for at in range(0, count, LINE)]
        lines += [f"{name} = [{rows[0]}]"] if len(rows) == 1 else [f"{name} = [", *(f"  {row}," for row in rows), "]"]
        begin += count
    return "\n".join(lines) + "\n"


WEIGHTS: Final = read(resources.files("avernus.games.inferno_race").joinpath("data/weights.toml").read_text(encoding="utf-8"))
