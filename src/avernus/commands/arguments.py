"""Arguments that several commands share, checked as they are read."""

import argparse
from collections.abc import Mapping
from typing import Any

from avernus.core.options import Option
from avernus.core.refusals import AvernusError
from avernus.games import find, names
from avernus.play.card_folders import choose
from avernus.server import settings


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


def add_file(parser: argparse.ArgumentParser) -> None:
    """The one file that a command is about."""
    parser.add_argument("file", metavar="FILE")


def add_game(parser: argparse.ArgumentParser, nargs: str | None = None) -> None:
    """The game that a command is about."""
    parser.add_argument("game", metavar="GAME", nargs=nargs, help="one of the names that 'avernus games' lists")


def add_table(parser: argparse.ArgumentParser) -> None:
    """The arguments that describe a new table, beside its game."""
    parser.add_argument("--seats", type=whole(1, 99), help="the number of players")
    parser.add_argument("--position", help="start from a position text of the game")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a variant of the rules; may be repeated")


def add_database(parser: argparse.ArgumentParser) -> None:
    """Where tables are kept."""
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://… (default: SQLite in your data folder)")
    settings.add_config(parser)


def database_of(chosen: argparse.Namespace) -> str | None:
    """The database that is meant: by flag, environment or file; `None` for the one in the data folder."""
    return settings.in_force({"database": chosen.database}, chosen.config, ("database",))["database"] or None


def options_of(game_name: str, given: list[str], cards: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """The options of `--option NAME=VALUE` arguments, each read as the type that the game declares, and those of `--cards`."""
    game = find(game_name)
    declared = {option.name: option for option in game.options}
    chosen: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise AvernusError(f"An option is given as NAME=VALUE, not {text[:40]!r}.")
        if name not in declared:
            raise AvernusError(f"There is no option {name[:40]!r}; the options are: {', '.join(declared) or 'none'}.")
        if name in chosen:
            raise AvernusError(f"Option {name!r} is given twice.")
        chosen[name] = read_value(declared[name], value.strip())
    return {**cards.get(game.id, {}), **chosen}


def read_value(option: Option, text: str) -> Any:
    """A value of an option, from its text."""
    for choice in option.values():
        if text.lower() == str(choice).lower():
            return choice
    if not option.choices and len(text) <= 20 and text.removeprefix("-").isascii() and text.removeprefix("-").isdigit():
        return int(text)
    raise AvernusError(f"Option {option.name!r} takes {option.allowed()}, not {text[:40]!r}.")


def learned(folder: str | None) -> dict[str, dict[str, str]]:
    """The options of each game that a folder of cards stands for; the games know them from now on."""
    if folder is None:
        return {}
    return {game.id: {"cards": choose(game, folder)} for game in map(find, names()) if game.card_files}


def seconds(text: str) -> float:
    """A time for a decision."""
    return number(text.removesuffix("s"), 0.001, 600.0)


def number(text: str, low: float, high: float) -> float:
    """A number between two ends."""
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number") from None
    if not low <= value <= high:
        raise argparse.ArgumentTypeError(f"{text[:40]} is not between {low:g} and {high:g}")
    return value
