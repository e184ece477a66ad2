"""Check games from the command line: `python -m avernus.conformance stones`."""

import sys

from avernus.conformance import checks
from avernus.core.refusals import AvernusError
from avernus.games import find


def main(names: list[str]) -> int:
    """Check the named games; tell what is wrong with them, and return how many checks failed."""
    failed = 0
    for name in names:
        for check in checks(find(name)):
            try:
                check()
            except Exception as error:
                failed += 1
                print(f"{check}: {error or type(error).__name__}")
    print(f"{failed} checks failed." if failed else "All checks passed.")
    return failed


if __name__ == "__main__":
    try:
        sys.exit(min(main(sys.argv[1:]), 1))
    except AvernusError as error:
        sys.exit(str(error))
