"""What bots know for certain of Splut!: wins within a turn, told from positions without one by trying everything."""

from random import Random

import pytest

from avernus.games import find
from avernus.games.splut.bot.expert import EXPERT
from avernus.games.splut.bot.solver import NONE, Solver
from avernus.games.splut.rules import Splut

GAME = find("splut")


def position(rng: Random, actions: int) -> Splut:
    """A position after some random actions; the game still goes on."""
    while True:
        state = GAME.new(2)
        assert isinstance(state, Splut)
        for _ in range(actions):
            if not state.actors():
                break
            state.apply(state.mover(), rng.choice(state.legal(int(state.mover()))))
        if state.actors():
            return state


def wins(state: Splut, seat: int) -> bool:
    """Can the seat win before its turn is over? By the rules alone."""
    for action in state.legal(seat):
        following = state.copy()
        following.apply(seat, action)
        result = following.result()
        if result is not None:
            if result.ranks[seat] == 1:
                return True
        elif following.mover() == seat and wins(following, seat):
            return True
    return False


@pytest.mark.parametrize("seed", range(4))
def test_the_solver_finds_exactly_the_wins_within_a_turn(seed: int) -> None:  # S7.3, S7.4, S11.2
    rng, found = Random(seed), 0
    solver = Solver(position(rng, 0))
    for _ in range(25):
        state = position(rng, rng.randrange(10, 60))
        seat = int(state.mover())
        action = int(solver.win(state))
        assert (action != NONE) == wins(state, seat), GAME.write_position(state)
        found += action != NONE
        while action != NONE and state.result() is None:
            state.apply(seat, action)
            action = int(solver.win(state))
        if action == NONE and state.result() is not None:
            assert state.result().ranks[seat] == 1  # type: ignore[union-attr]
    assert found > 0


def test_fingerprints_tell_positions_apart_and_know_them_again() -> None:
    seen: dict[int, str] = {}
    rng = Random(9)
    state = position(rng, 0)
    for _ in range(1500):
        if not state.actors():
            state = position(rng, 0)
        key = f"{list(state.at)} {state.active} {state.steps} {state.locked} {state.moved} {state.lev}"
        assert seen.setdefault(int(EXPERT.fingerprint(state)), key) == key
        state.apply(state.mover(), rng.choice(state.legal(int(state.mover()))))
    assert len(seen) > 1000


def test_a_value_is_the_same_seen_from_the_other_side() -> None:
    rng = Random(3)
    for _ in range(50):
        state = position(rng, rng.randrange(1, 40))
        assert EXPERT.value(state, 0) == -EXPERT.value(state, 1)
