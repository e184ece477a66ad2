"""Random games of every kind are to the last detail what they were: whoever changes a rule on purpose writes them down anew."""

import json
from typing import Any

import pytest

from tests.games.fingerprints import CASES, EVERY, fingerprints, kept
from tests.games.hellgame import plenty

KINDS = [(name, *case) for name, cases in CASES.items() for case in cases]


@pytest.mark.parametrize("number", range(plenty.GAMES), ids=[f"hellgame-{n}" for n in range(plenty.GAMES)])
def test_a_game_of_plenty_is_what_it_was(number: int) -> None:
    meant = "if it should be another one: python -m tests.games.hellgame.plenty"
    assert plenty.prints(number) == plenty.kept()[number], f"game {number} of plenty; {meant}"


@pytest.mark.parametrize(("name", "seats", "options", "most"), KINDS, ids=[f"{kind[0]}-{kind[1]}" for kind in KINDS])
def test_a_random_game_is_what_it_was(name: str, seats: int, options: dict[str, Any], most: int) -> None:
    then = kept(name)[f"{seats} {json.dumps(options)}"]
    now = fingerprints(name, seats, options, most)
    same = next((n for n, (a, b) in enumerate(zip(now, then, strict=False)) if a != b), len(now) if now != then else -1)
    meant = f"if it should be: python -m tests.games.fingerprints {name}"
    assert same < 0, f"{name} with {seats} is another game from action {same * EVERY} on; {meant}"
