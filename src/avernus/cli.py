"""The command `avernus`."""

import os
import sys
import traceback
from collections.abc import Sequence
from typing import Final

from avernus.commands import modules, output
from avernus.commands.arguments import learned
from avernus.commands.parser import build, parse
from avernus.core.refusals import AvernusError
from avernus.text import best_language

BAD_INPUT: Final = 2
TROUBLE: Final = 1
"""The input was good, but the machine is not: a full disk, a closed output."""
FAULT: Final = 70
"""The program itself is at fault."""
SILENT: Final = ("local", "serve")
"""Commands that may run without a standard output."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command: 0 if all went well, 2 and one sentence for bad input, 1 for trouble of the machine. Never a traceback."""
    there = output.prepare()
    try:
        chosen = parse(build(modules()), list(sys.argv[1:] if arguments is None else arguments))
        if not there and chosen.command not in SILENT:
            return complain("There is no standard output to write to.", TROUBLE)
        chosen.cards = learned(chosen.cards)
        chosen.lang = chosen.lang or best_language(os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG"))
        code: int = chosen.run(chosen)
        sys.stdout.flush()
        return code
    except SystemExit as done:  # --help and --version end in the parser
        return shown(int(done.code or 0))
    except AvernusError as error:
        return complain(str(error), BAD_INPUT)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        output.give_up()
        return 0
    except OSError as error:
        output.give_up()
        return complain(f"{error.filename or 'The output'} cannot be read or written: {error.strerror or error}.", TROUBLE)
    except Exception as error:  # the last resort: a sentence for people, the rest for whoever asks
        if os.environ.get("AVERNUS_DEBUG"):
            traceback.print_exc()
        where = "" if os.environ.get("AVERNUS_DEBUG") else " AVERNUS_DEBUG=1 in the environment shows where."
        return complain(f"This is a fault of the program: {type(error).__name__}: {error}.{where}", FAULT)


def shown(code: int) -> int:
    """The same code, once what was printed has arrived; trouble if it cannot."""
    try:
        sys.stdout.flush()
    except OSError as error:
        output.give_up()
        return code if isinstance(error, BrokenPipeError) else complain(f"The output cannot be written: {error.strerror}.", TROUBLE)
    return code


def complain(sentence: str, code: int) -> int:
    """One line on standard error, whatever the sentence quotes."""
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in sentence).split())
    try:
        print(f"avernus: {line}", file=sys.stderr, flush=True)
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())
    return code


if __name__ == "__main__":
    sys.exit(main())
