"""Weights in data files: groups of numbers by name, in one order."""

import tomllib
from collections.abc import Mapping, Sequence
from typing import Final

LINE: Final = 15
"""So many weights stand in a line."""


def read_weights(text: str, groups: Mapping[str, int]) -> list[float]:
    """The weights of a data file, one after the other; each group has as many as it should."""
    table = tomllib.loads(text)
    found: list[float] = []
    for name, count in groups.items():
        if len(table[name]) != count:
            raise ValueError(f"{name} has {len(table[name])} weights, not {count}.")
        found += [float(weight) for weight in table[name]]
    return found


def write_weights(weights: Sequence[float], groups: Mapping[str, int]) -> str:
    """The same as the lines of a data file."""
    lines: list[str] = []
    begin = 0
    for name, count in groups.items():
        numbers = [f"{weight:.3f}" for weight in weights[begin : begin + count]]
        rows = [", ".join(numbers[at : at + LINE]) for at in range(0, count, LINE)]
        lines += [f"{name} = [{rows[0]}]"] if len(rows) == 1 else [f"{name} = [", *(f"  {row}," for row in rows), "]"]
        begin += count
    return "\n".join(lines) + "\n"


def begins(groups: Mapping[str, int]) -> dict[str, int]:
    """Where each group begins."""
    found, begin = {}, 0
    for name, count in groups.items():
        found[name] = begin
        begin += count
    return found
