"""The suite passes a sound game with chance, secrets, a clock and several actors, and finds the flaw of each unsound one."""

import inspect
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.conformance import test_copies, test_course, test_legality, test_notation, test_records, test_worlds
from tests.conformance.cases import Case, cases_of
from tests.conformance.toy import ToyGame

Check = Callable[..., None]
CHECKS: dict[str, Check] = {
    name: check
    for module in (test_copies, test_course, test_legality, test_notation, test_records, test_worlds)
    for name, check in vars(module).items()
    if name.startswith("test_") and {"case", "game"} & set(inspect.signature(check).parameters)
}


def run(check: Check, case: Case, tmp_path: Path) -> None:
    """Call a check of the suite on a case."""
    wanted: dict[str, Any] = {"case": case, "game": case.game, "tmp_path": tmp_path}
    check(**{name: wanted[name] for name in inspect.signature(check).parameters})


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[ToyGame]:
    """The toy game, registered while the test lasts."""
    from avernus.games import FOLDERS, find

    module = ModuleType("avernus.games.toy")
    game = ToyGame()
    module.GAME = game  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "avernus.games.toy", module)
    monkeypatch.setitem(FOLDERS, "toy", "toy")
    find.cache_clear()
    yield game
    find.cache_clear()


@pytest.mark.parametrize("name", CHECKS)
def test_a_sound_game_passes(name: str, toy: ToyGame, tmp_path: Path) -> None:
    cases = list(cases_of(toy))
    assert [case.id for case in cases] == ["toy-2", "toy-3", "toy-3-rounds=1"]
    for case in cases:
        run(CHECKS[name], case, tmp_path)


@pytest.mark.parametrize(
    ("flaw", "finder"),
    [
        ("view", "test_another_world_looks_the_same"),
        ("legal", "test_another_world_looks_the_same"),
        ("event", "test_covered_and_silent_actions_tell_nothing"),
        ("covered", "test_covered_and_silent_actions_tell_nothing"),
        ("redeal", "test_covered_and_silent_actions_tell_nothing"),
        ("legal_into", "test_legal_into_writes_what_legal_lists"),
        ("refusal", "test_integers_that_are_no_actions_are_refused"),
        ("copy", "test_a_copy_lives_its_own_life"),
        ("dump", "test_dump_and_load"),
        ("law", "test_laws_and_actors_at_every_step"),
        ("endless", "test_a_game_with_a_bound_ends_within_it"),
    ],
)
def test_a_flaw_is_found(flaw: str, finder: str, tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        run(CHECKS[finder], Case(ToyGame(flaw), 3), tmp_path)
