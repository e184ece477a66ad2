"""Are there sentences and clauses for what a game says?"""

import re
from functools import cache

from avernus.text import LANGUAGES, Speaker
from avernus.text.catalogue import rulebook
from tests.conformance.cases import Case


@cache
def speaker(case: Case, lang: str) -> Speaker:
    return Speaker(case.game, case.seats, lang)


@cache
def rulebook_text(folder: str, lang: str) -> str:
    return rulebook(lang, folder)


@cache
def has_clause(folder: str, lang: str, clause: str) -> bool:
    """Does the rulebook name this very clause? `S7.1` is not named by `S7.12`, nor `S8` by `S8.1`."""
    return re.search(rf"(?<![\w.]){re.escape(clause)}(?!\w|\.\d)", rulebook_text(folder, lang)) is not None


def missing_clauses(case: Case, lang: str, clauses: set[str]) -> list[str]:
    return sorted(clause for clause in clauses if clause and not has_clause(case.game.folder, lang, clause))


__all__ = ["LANGUAGES", "missing_clauses", "speaker"]
