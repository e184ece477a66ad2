"""Are there sentences and clauses for what a game says?"""

import re
from functools import cache

from avernus.conformance.cases import Case
from avernus.text import Speaker
from avernus.text.catalogue import rulebook


@cache
def speaker(case: Case, lang: str) -> Speaker:
    """Who speaks about a case."""
    return Speaker(case.game, case.seats, lang)


@cache
def rulebook_text(package: str, lang: str) -> str:
    """A rulebook, read once."""
    return rulebook(lang, package)


@cache
def has_clause(package: str, lang: str, clause: str) -> bool:
    """Does the rulebook name this very clause? `S7.1` is not named by `S7.12`, nor `S8` by `S8.1`."""
    return re.search(rf"(?<![\w.]){re.escape(clause)}(?!\w|\.\d)", rulebook_text(package, lang)) is not None


def missing_clauses(case: Case, lang: str, clauses: set[str]) -> list[str]:
    """The clauses that the rulebook does not name."""
    return sorted(clause for clause in clauses if clause and not has_clause(case.game.package, lang, clause))
