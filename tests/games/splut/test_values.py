"""The evaluation between two: what it counts, and that both sides are measured alike."""

from random import Random

import pytest

from avernus.games import find
from avernus.games.splut.bot.evaluation import LEAST, PATIENT, RECKLESS, patience
from avernus.games.splut.bot.expert import EXPERT
from avernus.games.splut.bot.values import MOVING, PLACES, THINGS, TUPLES, Values
from avernus.games.splut.bot.weights import GROUPS, WEIGHTS, read, write
from avernus.games.splut.rules import Splut

SPLUT = find("splut")


def position(seed: int, actions: int) -> Splut:
    state, rng = SPLUT.new(2), Random(seed)
    for _ in range(actions):
        if state.actors():
            state.apply(state.mover(), rng.choice(state.legal(int(state.mover()))))
    assert isinstance(state, Splut)
    return state


def test_the_groups_fill_the_table_and_the_file_is_read_as_it_is_written() -> None:
    sizes = list(GROUPS.values())
    assert sum(sizes) == THINGS == len(WEIGHTS)
    assert [sum(sizes[:-3]), sum(sizes[:-2]), sum(sizes[:-1])] == [PLACES, TUPLES, MOVING]
    assert read(write(WEIGHTS)) == WEIGHTS
    with pytest.raises(ValueError, match="aim has 7 weights, not 8"):
        read(write(WEIGHTS).replace("aim = [" + str(WEIGHTS[0]) + ", ", "aim = [", 1))


@pytest.mark.parametrize("seed", range(8))
def test_what_one_side_gains_the_other_loses(seed: int) -> None:
    state = position(seed, 12)
    values = Values(list(WEIGHTS))
    assert values.value(state, 0, 1) == -values.value(state, 1, 0)
    assert all(0 <= int(values.found[i]) < THINGS for i in range(int(values.things(state, 0, 1))))


@pytest.mark.parametrize("seed", range(8))
def test_tuples_do_not_depend_on_how_the_board_is_turned(seed: int) -> None:
    """By 180 degrees the other seat sees the same; only things may change that name a side, and none does."""
    state = position(seed, 12)
    turned = state.copy()
    for i in range(16):
        turned.at[i] = 60 - state.at[i] if state.at[i] else 0
    turned.settle_masks()
    values = Values(list(WEIGHTS))
    here = sorted(int(values.found[i]) for i in range(int(values.things(state, 0, 1))))
    there = sorted(int(values.found[i]) for i in range(int(values.things(turned, 0, 1))))
    assert here == there


def test_a_turn_can_be_passed_for_the_sake_of_the_search_but_not_the_short_ones() -> None:  # S4.1
    state = SPLUT.new(2)
    assert not EXPERT.skip(state)
    state = position(1, 9)
    seat = int(state.mover())
    assert EXPERT.skip(state) and int(state.mover()) == 1 - seat and int(state.steps) == 3


def test_plain_players_grow_impatient_in_a_siege_and_searches_do_not() -> None:
    """So that games among weak players end: what threatens them counts for less and less, for a search it always counts."""
    state = position(1, 0)
    early, searched = SPLUT.evaluate(state, 0), EXPERT.evaluate(state, 0)
    assert patience(state) == 1.0 and early == searched
    state.turn = 2 * PATIENT
    assert patience(state) == 1.0
    state.turn = PATIENT + RECKLESS
    assert patience(state) == 0.5
    state.turn = 2 * RECKLESS
    assert patience(state) == LEAST and SPLUT.evaluate(state, 0) != early and EXPERT.evaluate(state, 0) == searched
    tastes = set()
    for turn in range(2 * RECKLESS, 2 * RECKLESS + 20, 2):
        state.turn = turn
        tastes.add(SPLUT.evaluate(state, 0))
    assert len(tastes) > 5  # nobody walks to and fro for ever
