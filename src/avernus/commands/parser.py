"""The parser of the command line: help with examples, flags that hold everywhere, and one sentence for bad input."""

import argparse
import os
import sys
from collections.abc import Callable, Iterable
from typing import Any, Final, NoReturn

import avernus
from avernus.core.refusals import AvernusError
from avernus.text import LANGUAGES

Run = Callable[[argparse.Namespace], int]
EVERYWHERE: Final = ("lang", "json", "cards")
"""The flags that may stand before the command as well as after it."""
DEFAULT: Final = "local"
"""The command that is meant where none is named."""
EXAMPLES: Final = """examples:
  avernus                          a server for this machine, opened in the browser
  avernus play splut               play in the terminal, against a bot
  avernus rules laberinto --lang es
  avernus COMMAND --help           what a command can do, with examples
"""


class Parser(argparse.ArgumentParser):
    """A parser that answers bad input with one sentence."""

    commands: "dict[str, Parser]"
    """The parsers of its commands, by name."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, once, and stop."""
        line = " ".join(message.split())
        raise AvernusError(f"{line[:1].upper()}{line[1:]}. Try '{self.prog} --help'.")


    def _print_message(self, message: str, file: Any = None) -> None:
        """Write help as anything else is written: argparse would keep quiet about a full disk."""
        if message:
            (file or sys.stderr).write(message)


class Commands:
    """The commands of a parser, each added by its own module."""

    def __init__(self, parser: Parser) -> None:
        self.group: Any = parser.add_subparsers(dest="command", metavar="COMMAND")
        parser.commands = self.group.choices

    def add(self, name: str, run: Run, help: str, takes: Iterable[str] = (), examples: Iterable[str] = ()) -> Parser:
        """A new command; `takes` names the flags of everywhere that mean something to it, the others are refused."""
        shown = tuple(takes)
        epilog = "examples:\n" + "".join(f"  avernus {example}\n" for example in examples)
        parser: Parser = self.group.add_parser(
            name, help=help, description=f"{help[:1].upper()}{help[1:]}.", epilog=epilog,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        add_everywhere(parser, shown)
        parser.set_defaults(run=run, takes=shown)
        return parser


def add_everywhere(parser: Parser, shown: Iterable[str]) -> None:
    """The flags that hold everywhere. One that does not apply is still read, so that it can be refused by name."""
    says = {
        "lang": "the language of sentences (default: that of the terminal)", "json": "print the result as JSON",
        "cards": "play The HellGame with the cards of a folder",
    }
    helps = {flag: text if flag in shown else argparse.SUPPRESS for flag, text in says.items()}
    parser.add_argument("--lang", choices=sorted(LANGUAGES), default=argparse.SUPPRESS, help=helps["lang"])
    parser.add_argument("--json", action="store_true", default=argparse.SUPPRESS, help=helps["json"])
    parser.add_argument("--cards", metavar="DIR", default=argparse.SUPPRESS, help=helps["cards"])


def build(modules: Iterable[Any]) -> Parser:
    """The parser of all commands."""
    parser = Parser(
        prog="avernus", description="Five infernal board games, every rule enforced.", epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"avernus {avernus.__version__} ({avernus.BUILD})")
    add_everywhere(parser, EVERYWHERE)
    commands = Commands(parser)
    for module in modules:
        module.add_to(commands)
    return parser


def parse(parser: Parser, given: list[str]) -> argparse.Namespace:
    """What was asked for; `AvernusError` for anything that does not apply."""
    chosen = parser.parse_args(with_command(given))
    for flag in EVERYWHERE:
        if hasattr(chosen, flag) and flag not in chosen.takes:
            raise AvernusError(f"--{flag} does not apply to 'avernus {chosen.command}'. Try 'avernus {chosen.command} --help'.")
    chosen.lang, chosen.json, chosen.cards = (getattr(chosen, flag, None) for flag in EVERYWHERE)
    if chosen.cards is None and "cards" in chosen.takes:
        chosen.cards = os.environ.get("AVERNUS_CARDS") or None
    return chosen


def with_command(given: list[str]) -> list[str]:
    """The same arguments with the command that is meant where none is named: the first word that is no flag of everywhere decides."""
    words = iter(enumerate(given))
    for at, word in words:
        if word in ("--lang", "--cards"):
            next(words, None)
        elif word != "--json" and not word.startswith(("--lang=", "--cards=")):
            return given if not word.startswith("-") or word in ("-h", "--help", "--version") else [*given[:at], DEFAULT, *given[at:]]
    return [*given, DEFAULT]
