"""The search by alpha and beta: right where everything can be tried, the same by the same number of nodes, and it keeps its limits."""

from random import Random
from typing import Any

import pytest

from avernus.bots import find as find_bot
from avernus.bots import think
from avernus.bots.alphabeta import SURE, WON, AlphaBeta
from avernus.core.events import Event, Prompt
from avernus.core.expert import Expert
from avernus.core.native import i64, vec
from avernus.core.refusals import Refusal
from avernus.core.result import Result
from avernus.core.seats import CHANCE, NOBODY
from avernus.core.state import State
from avernus.games import find

SPLUT = find("splut")
LONGEST = 6
BRANCHES = 3


def scrambled(*numbers: int) -> int:
    """A number that looks like chance."""
    return Random(repr(numbers)).randrange(1 << 30)


class Tree(State):
    """A game of nothing but a tree: sides that do not alternate, a coin here and there, leaves of any value."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.path: tuple[int, ...] = ()

    def mover(self) -> i64:
        if len(self.path) == LONGEST:
            return NOBODY
        return (0, 0, 1, 1, CHANCE)[scrambled(self.seed, *self.path) % 5] if self.path else 0

    def actors(self) -> list[int]:
        mover = int(self.mover())
        return [] if mover == NOBODY else [mover]

    def max_legal(self) -> i64:
        return BRANCHES

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        for i in range(BRANCHES):
            out[i] = i
        return BRANCHES

    def outcomes_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        for i in range(BRANCHES):
            out[i], weights[i] = i, i + 1
        return BRANCHES

    def apply(self, seat: i64, action: i64, events: list[Event] | None = None) -> None:
        self.path = (*self.path, int(action))

    def copy(self) -> "Tree":
        twin = Tree(self.seed)
        twin.path = self.path
        return twin

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Tree)
        self.path = other.path

    def refusal(self, seat: int, action: int) -> Refusal | None:
        return None

    def view(self, seat: int | None) -> dict[str, Any]:
        return {}

    def redeal(self, seat: int | None, rng: Any) -> "Tree":
        return self.copy()

    def prompt(self, seat: int | None) -> Prompt:
        return Prompt("")

    def result(self) -> Result | None:
        return None

    def dump(self) -> dict[str, Any]:
        return {}


class Leaves(Expert):
    """Knows the value of a leaf, and no more."""

    def __init__(self) -> None:
        super().__init__(1.0, 1.0, 1)

    def value(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Tree)
        worth = scrambled(state.seed, 7, *state.path) % 20_001 * 30 - 300_000
        return worth if seat == 0 else -worth

    def fingerprint(self, state: State) -> i64:
        assert isinstance(state, Tree)
        number = 1
        for action in state.path:
            number = number * 4 + action
        return number


def worth(state: Tree, expert: Leaves) -> int:
    """The value for seat 0, by trying everything."""
    mover = int(state.mover())
    if mover == NOBODY:
        return int(expert.value(state, 0))
    below = []
    for action in range(BRANCHES):
        child = state.copy()
        child.apply(mover, action)
        below.append(worth(child, expert))
    if mover == CHANCE:
        return sum((i + 1) * value for i, value in enumerate(below)) // sum(range(1, BRANCHES + 1))
    return max(below) if mover == 0 else min(below)


@pytest.mark.parametrize("seed", range(6))
def test_it_is_right_where_everything_can_be_tried(seed: int) -> None:
    root, expert = Tree(seed), Leaves()
    thought = AlphaBeta(expert, root).think(root, 0, 20_000, 0.0)
    assert thought.value == worth(root, expert)
    child = root.copy()
    child.apply(0, thought.action)
    assert worth(child, expert) == thought.value


PASSED = 3


class Round(Tree):
    """The same with three seats round the table, each with turns of two actions, which it may let pass."""

    def mover(self) -> i64:
        return NOBODY if len(self.path) == 14 else len(self.path) // 2 % 3

    def copy(self) -> "Round":
        twin = Round(self.seed)
        twin.path = self.path
        return twin


class Others(Leaves):
    """Three seats, and what follows when one of them passes."""

    def seats(self, state: State) -> i64:
        return 3

    def skip(self, state: State) -> bool:
        assert isinstance(state, Round)
        if state.mover() == NOBODY:
            return False
        state.path += (PASSED,) * (2 - len(state.path) % 2)
        return state.mover() != NOBODY


def replied(state: Round, expert: Others, by: int | None = None) -> int:
    """The value for seat 0 if but one of the others replies to each of its turns, by trying everything."""
    mover = int(state.mover())
    if mover == NOBODY:
        return int(expert.value(state, 0))
    if mover != 0 and by not in (None, mover):
        expert.skip(state := state.copy())
        return replied(state, expert, by)
    below = []
    for action in range(BRANCHES):
        child = state.copy()
        child.apply(mover, action)
        below.append(replied(child, expert, mover or None))
    if mover == 1 and by is None:
        expert.skip(child := state.copy())
        below.append(replied(child, expert))
    return min(below) if mover else max(below)


@pytest.mark.parametrize("seed", range(4))
def test_of_several_others_only_the_one_that_hurts_most_replies(seed: int) -> None:
    root, expert = Round(seed), Others()
    root.path = (0, 0, 1, 2, 2, 1)  # the one that thinks acts now, and once more at the end
    thought = AlphaBeta(expert, root, replies=True).think(root, 0, 30_000, 0.0)
    assert thought.value == replied(root, expert)
    paranoid = AlphaBeta(expert, root).think(root, 0, 30_000, 0.0)
    assert paranoid.value <= thought.value
    state = root.copy()
    for action in thought.line:  # as far as it can be played: nobody passes in it
        assert action in range(BRANCHES)
        state.apply(state.mover(), action)


def test_between_two_the_best_reply_is_all_replies() -> None:
    state, expert = position(5, 7), SPLUT.expert()
    assert expert is not None
    seat = int(state.mover())
    one, other = (AlphaBeta(expert, state, replies).think(state, seat, 2000, 0.0) for replies in (False, True))
    assert [one.action, one.value, one.nodes, one.line] == [other.action, other.value, other.nodes, other.line]


def test_with_four_seats_both_ways_are_searched_and_can_be_called_by_name() -> None:
    state, rng, expert = SPLUT.new(4), Random(3), SPLUT.expert()
    assert expert is not None
    for _ in range(14):
        state.apply(state.mover(), rng.choice(state.legal(int(state.mover()))))
    seat = int(state.mover())
    values = []
    for replies in (False, True):
        thought = AlphaBeta(expert, state, replies).think(state, seat, 4000, 0.0)
        values.append(int(thought.value))
        after = state.copy()
        for action in thought.line:
            assert action in after.legal(int(after.mover()))
            after.apply(after.mover(), action)
    assert values[0] != values[1]
    for name in ("alphabeta", "best-reply"):
        assert think(find_bot(name).within(0.01), SPLUT, state, seat, Random(1)) in state.legal(seat)


def position(seed: int, actions: int) -> State:
    state, rng = SPLUT.new(2), Random(seed)
    for _ in range(actions):
        if not state.actors():
            break
        state.apply(state.mover(), rng.choice(state.legal(int(state.mover()))))
    return state


def test_the_same_nodes_bring_the_same_thought() -> None:
    state = position(5, 7)
    expert = SPLUT.expert()
    assert expert is not None
    used = AlphaBeta(expert, state)
    first, again = used.think(state, int(state.mover()), 3000, 0.0), used.think(state, int(state.mover()), 3000, 0.0)
    fresh = AlphaBeta(expert, state).think(state, int(state.mover()), 3000, 0.0)
    assert [first.action, first.value, first.line] == [again.action, again.value, again.line] == [fresh.action, fresh.value, fresh.line]
    assert 0 < first.nodes <= 4096
    assert sorted(int(other.action) for other in first.others) == state.legal(int(state.mover()))
    assert sum(first.shares) == pytest.approx(1.0) and len(first.shares) == 2
    assert first.line[0] == first.action


def test_a_win_within_the_turn_is_played_to_its_end() -> None:
    expert = SPLUT.expert()
    assert expert is not None
    found = 0
    for seed in range(60):
        state = position(seed, 30)
        seat = int(state.mover())
        if seat < 0 or expert.winning(state) == -1:
            continue
        found += 1
        searcher = AlphaBeta(expert, state)
        while state.mover() == seat:
            thought = searcher.think(state, seat, 500, 0.0)
            assert thought.value > SURE and thought.value < WON
            state.apply(seat, thought.action)
        result = state.result()
        assert result is not None and result.ranks[seat] == 1
    assert found > 0
