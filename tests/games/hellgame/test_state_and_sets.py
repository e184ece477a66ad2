"""States from outside with every field wrong in every way, sets by number, and the chances of a die that effects change."""

import copy
import json
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, Final

import pytest

from avernus.core.refusals import AvernusError
from avernus.games.hellgame import GAME
from avernus.games.hellgame.board import SECTIONS
from avernus.games.hellgame.verbs import MUSTERS, Sets
from avernus.games.hellgame.view.odds import one_die, percent
from tests.games.hellgame.plenty import plenty
from tests.games.hellgame.test_lasting_numbers import put, three

WRONG: Final[list[Any]] = [None, -1, 7, 10**12, True, "x", [], [[]], {}]


def ways_in(value: Any, before: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every field; of a list only the first and the last entry."""
    if before:
        yield before
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from ways_in(inner, (*before, key))
    elif isinstance(value, list):
        for i in sorted({0, len(value) - 1}) if value else ():
            yield from ways_in(value[i], (*before, i))


@pytest.mark.parametrize("number", [16])
def test_a_state_with_a_wrong_field_is_refused_in_a_sentence_or_lawful(number: int) -> None:
    # H27.6
    dump = json.loads(json.dumps(plenty(number).dump()))
    refused = 0
    for way, value in product([way for way in ways_in(dump) if way[0] != "options"], WRONG):  # options have sentences of their own
        twin = copy.deepcopy(dump)
        at = twin
        for step in way[:-1]:
            at = at[step]
        if at[way[-1]] == value and type(at[way[-1]]) is type(value):
            continue
        at[way[-1]] = value
        try:
            state = GAME.load(twin)
        except AvernusError as error:
            refused += 1
            assert str(error).startswith("This is not a state of The HellGame") and len(str(error)) < 200, (way, value, error)
        else:
            assert GAME.laws(state) == [] and GAME.load(state.dump()).dump() == state.dump(), (way, value)
    assert refused > 500


# -- sets -----------------------------------------------------------------------------------------


def test_sets_have_numbers_without_gaps() -> None:
    # H26.1
    pool = [0, 3, 4, 17, 31, SECTIONS - 1]
    seen = set()
    for k in (1, 2, 3):
        numbers = MUSTERS.choices(pool, k)
        sets = [list(members) for members in combinations(pool, k)]
        assert [MUSTERS.members(number) for number in numbers] == sets and [MUSTERS.number(members) for members in sets] == numbers
        seen |= set(numbers)
    assert len(seen) == 6 + 15 + 20
    everything = [MUSTERS.number(members) for k in (1, 2, 3) for members in combinations(range(SECTIONS), k)]
    assert len(set(everything)) == len(everything) and sorted(everything) == list(range(min(everything), max(everything) + 1))
    assert isinstance(MUSTERS, Sets)


# -- chances ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("good", range(7))
def test_the_chance_of_a_die_that_effects_change(good: int) -> None:
    # H25.7, H31.1: beside all throws there are
    for extra, again, choose in product((0, 1, 2), (False, True), (False, True)):
        p = three()
        if extra:
            put(p, "modify_roll", kind="taming", mode="extra_dice", amount=extra, who="self", duration="turn")
        if again:
            put(p, "modify_roll", kind="taming", mode="reroll", who="self", duration="turn")
        if choose:
            put(p, "modify_roll", kind="taming", mode="choose", who="self", duration="turn")
        dice = (1 + extra) * (1 + again)
        hit = sum(any(die <= good for die in throw) for throw in product(range(1, 7), repeat=dice)) if dice < 7 else 0
        found = one_die(p.g, "taming", 0, -1, lambda face: face <= good)
        assert found == pytest.approx(float(good > 0) if choose else hit / 6**dice)


def test_a_percentage_is_certain_only_where_the_chance_is() -> None:
    assert [percent(chance) for chance in (0, 0.0001, 0.005, 0.014, 0.5, 0.994, 0.9999, 1)] == [0, 1, 1, 1, 50, 99, 99, 100]
