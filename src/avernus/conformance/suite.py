"""The checks by name, and what they are made to look at."""

import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

from avernus.conformance.cases import Case, cases_of
from avernus.core.game import Game
from avernus.games import registered
from avernus.text import LANGUAGES

CaseCheck = Callable[[Case], None]
GameCheck = Callable[[Game], None]
LanguageCheck = Callable[[Case, str], None]

CASE_CHECKS: list[CaseCheck] = []
GAME_CHECKS: list[GameCheck] = []
LANGUAGE_CHECKS: list[LanguageCheck] = []


def every_case(check: CaseCheck) -> CaseCheck:
    """A check of one case."""
    CASE_CHECKS.append(check)
    return check


def every_game(check: GameCheck) -> GameCheck:
    """A check of all cases of a game together."""
    GAME_CHECKS.append(check)
    return check


def every_language(check: LanguageCheck) -> LanguageCheck:
    """A check of one case in one language."""
    LANGUAGE_CHECKS.append(check)
    return check


@dataclass(frozen=True)
class Check:
    """One thing to be checked of one game: call it. It raises `AssertionError` with what is wrong."""

    about: str
    """The case, or the game."""
    name: str
    game: Game
    run: Callable[[], None]

    def __call__(self) -> None:
        """Check it."""
        try:
            with known(self.game):
                self.run()
        except AssertionError as error:
            said = str(error) or traceback.extract_tb(error.__traceback__)[-1].line
            raise AssertionError(f"{self.about}: {self.name.replace('_', ' ')}: {said}") from error

    def __str__(self) -> str:
        return f"{self.about}-{self.name}"


@contextmanager
def known(game: Game) -> Iterator[None]:
    """A game that is not installed is among the games while it is checked, as its records need."""
    stranger = game.id not in registered()
    registered().setdefault(game.id, game)
    try:
        yield
    finally:
        if stranger:
            del registered()[game.id]


def checks(game: Game, few: bool = False) -> Iterator[Check]:
    """All checks of a game; `few`: of its first case alone."""
    cases = list(cases_of(game))
    for case in cases[:1] if few else cases:
        for check in CASE_CHECKS:
            yield made(game, case.id, check, case)
        for spoken in LANGUAGE_CHECKS:
            yield from (made(game, f"{case.id}-{lang}", spoken, case, lang) for lang in LANGUAGES)
    yield from (made(game, game.id, whole, game) for whole in GAME_CHECKS)


def made(game: Game, about: str, check: Callable[..., None], *given: Any) -> Check:
    """A check with what it looks at."""
    return Check(about, check.__name__, game, partial(check, *given))
