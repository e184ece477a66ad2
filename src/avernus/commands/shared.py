"""What several commands share: arguments that are checked as they are read, and output."""

import argparse
import json
import sys
from typing import Any

from avernus.core.options import Option
from avernus.core.refusals import AvernusError
from avernus.games import find

Commands = Any
"""argparse's collection of sub-commands, whose type has no public name."""


def whole(low: int, high: int) -> Any:
    """An argument type: a whole number between two ends."""

    def read(text: str) -> int:
        try:
            number = int(text) if len(text) <= 20 else high + 1
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number") from None
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(f"{text[:40]} is not between {low} and {high}")
        return number

    return read


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that describe a new table."""
    parser.add_argument("game", metavar="GAME", help="one of the names that 'avernus games' lists")
    parser.add_argument("--seats", type=whole(1, 99), help="the number of players")
    parser.add_argument("--position", help="start from a position text of the game")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a variant of the rules; may be repeated")


def options_of(game_name: str, given: list[str]) -> dict[str, Any]:
    """The options of `--option NAME=VALUE` arguments, each read as the type that the game declares."""
    declared = {option.name: option for option in find(game_name).options}
    chosen: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise AvernusError(f"An option is given as NAME=VALUE, not {text[:40]!r}.")
        if name not in declared:
            raise AvernusError(f"There is no option {name[:40]!r}; the options are: {', '.join(declared) or 'none'}.")
        chosen[name] = read_value(declared[name], value.strip())
    return chosen


def read_value(option: Option, text: str) -> Any:
    """A value of an option, from its text."""
    for choice in option.choices:
        if text.lower() == str(choice).lower():
            return choice
    if not option.choices and len(text) <= 20 and text.removeprefix("-").isascii() and text.removeprefix("-").isdigit():
        return int(text)
    raise AvernusError(f"Option {option.name!r} takes {option.allowed()}, not {text[:40]!r}.")


def print_json(data: Any) -> None:
    """One JSON document on standard output."""
    json.dump(data, sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")
