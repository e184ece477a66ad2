"""The command `avernus`."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

import avernus
from avernus import cards
from avernus.commands import host, library, play, records, study
from avernus.core.refusals import AvernusError
from avernus.text import LANGUAGES, best_language

BAD_INPUT = 2
Command = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """A parser that answers bad input with one sentence."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, once, and stop."""
        raise AvernusError(f"{message[:1].upper()}{message[1:]}. Try '{self.prog} --help'.")


def build() -> Parser:
    """The parser of all commands."""
    parser = Parser(prog="avernus", description="Five infernal board games, every rule enforced.")
    parser.add_argument("--version", action="version", version=f"avernus {avernus.__version__} ({avernus.BUILD})")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    everywhere = Parser(add_help=False)
    everywhere.add_argument("--lang", choices=sorted(LANGUAGES), help="the language of sentences (default: that of the terminal)")
    everywhere.add_argument("--cards", metavar="DIR", help="play The HellGame with the cards of a folder")
    everywhere.add_argument("--json", action="store_true", help="print the result as JSON")
    for module in (host, library, play, records, study):
        module.add_to(commands, everywhere)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; 0 if all went well, 2 and one sentence for bad input."""
    try:
        given = list(sys.argv[1:] if arguments is None else arguments)
        if not given or given[0].partition("=")[0] == "--cards":
            given = ["local", *given]
        chosen = build().parse_args(given)
        if chosen.cards:
            cards.use(chosen.cards)
        chosen.lang = chosen.lang or best_language(os.environ.get("LC_ALL") or os.environ.get("LANG"))
        command: Command = chosen.run
        code = command(chosen)
        sys.stdout.flush()
        return code
    except AvernusError as error:
        print(f"avernus: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
