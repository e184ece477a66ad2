"""The tree search: proofs, halving, limits, and what every bot says of what it thinks."""

from random import Random

import pytest

from avernus.bots import LEVELS
from avernus.bots.base import weigh
from avernus.bots.lookahead import AlphaBetaBot
from avernus.bots.mcts import SearchBot
from avernus.bots.parallel import Team, together
from avernus.bots.search import FEW, Search, ponder
from avernus.bots.thought import Alternative, Thought, from_plain, only, plain, share_of, shares_of
from avernus.core.seats import CHANCE
from avernus.core.state import State
from avernus.games import find

SPLUT = find("splut")


def position(seed: int, actions: int) -> State:
    state, rng = SPLUT.new(2), Random(seed)
    for _ in range(actions):
        if state.actors():
            state.apply(state.mover(), rng.choice(state.legal(int(state.mover()))))
    return state


@pytest.mark.parametrize("playouts", [20, 260])
def test_a_search_thinks_the_same_by_playouts_and_says_what_it_tried(playouts: int) -> None:
    state = position(5, 3)
    seat, expert = int(state.mover()), SPLUT.expert()
    assert expert is not None
    few = playouts < FEW * len(state.legal(seat))
    assert few == (playouts == 20)
    thoughts = [ponder([state], seat, expert, playouts, 0.0, 7, True) for _ in range(2)]
    assert plain(thoughts[0]) == plain(thoughts[1])
    thought = thoughts[0]
    assert sorted(int(other.action) for other in thought.others) == state.legal(seat)
    assert sum(int(other.visits) for other in thought.others) == thought.nodes <= playouts
    assert thought.line[0] == thought.others[0].action == thought.action
    assert sum(thought.shares) == pytest.approx(1.0) and len(thought.shares) == 2


def test_a_proof_goes_up_the_tree() -> None:
    """Both actions of the loser lead to the winner's turn, and the winner wins in it: averages would only suggest it."""
    expert = SPLUT.expert()
    assert expert is not None
    proved = 0
    for seed in range(30):
        state = position(seed, 40)
        seat = int(state.mover())
        if seat < 0 or len(state.legal(seat)) < 2 or expert.winning(state) != -1:
            continue
        search = Search(expert, state, 1, True)
        search.weigh(state, 0, seat, state.legal_into(seat, search.out))
        child = search.tree.first[0]
        other = 1 - seat
        search.tree.proof[child] = other
        assert not search.follows(0, child, other), "one lost action does not lose the game"
        at = child
        while at != -1:
            search.tree.proof[at] = other
            at = search.tree.next[at]
        assert search.follows(0, child, other)
        search.tree.proof[child] = seat
        assert search.follows(0, child, seat), "one won action wins"
        proved += 1
    assert proved > 0


def test_a_win_within_the_turn_is_proved_at_once() -> None:
    expert = SPLUT.expert()
    assert expert is not None
    states = [position(seed, 30) for seed in range(60)]
    winning = [state for state in states if int(state.mover()) >= 0 and expert.winning(state) != -1]
    assert winning
    for state in winning:
        seat = int(state.mover())
        thought = ponder([state], seat, expert, 10, 0.0, 1, True)
        assert thought.action == expert.winning(state) and thought.shares[seat] == 1.0


def test_a_search_by_time_stops() -> None:
    state = position(3, 6)
    for bot in (SearchBot(seconds=0.01), AlphaBetaBot(seconds=0.01), SearchBot().within(0.01), AlphaBetaBot().within(0.01)):
        thought = weigh(bot, SPLUT, state, int(state.mover()), Random(1))
        assert thought.nodes > 0 and int(thought.action) in state.legal(int(state.mover()))


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_seats_everybody_has_a_share(seats: int) -> None:
    state = SPLUT.new(seats)
    for bot in (SearchBot(playouts=40), AlphaBetaBot(nodes=300)):
        thought = weigh(bot, SPLUT, state, 0, Random(1))
        assert len(thought.shares) == seats and sum(thought.shares) == pytest.approx(1.0)


def test_every_kind_of_bot_says_what_it_thinks() -> None:
    state = position(2, 5)
    seat = int(state.mover())
    for bot in (LEVELS["random"], LEVELS["greedy"], SearchBot(playouts=30), AlphaBetaBot(nodes=300)):
        thought = weigh(bot, SPLUT, state, seat, Random(1))
        assert thought.line[0] == thought.action == thought.others[0].action and int(thought.action) in state.legal(seat)
        assert all(0.0 <= other.share <= 1.0 for other in thought.others)


def test_hidden_cards_and_dice_do_not_stop_it() -> None:
    game = find("inferno-race")
    state = game.new(3)
    while int(state.mover()) == CHANCE:
        state.apply(CHANCE, state.outcomes()[0][0])
    seat = int(state.mover())
    thought = weigh(SearchBot(playouts=60), game, state, seat, Random(3))
    assert len(thought.shares) == 3 and state.refusal(seat, int(thought.action)) is None


def test_thoughts_of_several_processes_are_put_together() -> None:
    one = Thought(1, 6000, [0.6, 0.4], 1, 10, [1], [Alternative(1, 0.6, 7, 6000), Alternative(2, 0.5, 3, 5000)])
    two = Thought(2, 7000, [0.7, 0.3], 1, 10, [2, 5], [Alternative(2, 0.7, 9, 7000), Alternative(1, 0.2, 1, 2000)])
    both = together([one, two])
    assert both.action == 2 and both.nodes == 20 and both.line == [2, 5]
    assert [(int(each.action), int(each.visits)) for each in both.others] == [(2, 12), (1, 8)]
    assert both.others[0].share == pytest.approx((0.5 * 3 + 0.7 * 9) / 12)
    deep, flat = Thought(4, 9, [], 8, 5, [4], [Alternative(4, 0.5, 0, 9)]), Thought(3, 9, [], 2, 99, [3], [Alternative(3, 0.5, 0, 9)])
    assert together([flat, deep]).action == 4
    assert plain(from_plain(plain(one))) == plain(one) and only(3).action == 3


def test_a_team_ponders_while_others_think() -> None:
    state = position(5, 9)
    with Team(SearchBot(playouts=20), processes=2) as team:
        pondering = team.begin(SPLUT, state, int(state.mover()), 1)
        thought = team.end(pondering)
    assert 20 < thought.nodes <= 40 and int(thought.action) in state.legal(int(state.mover()))


def test_shares() -> None:
    assert share_of(0.0, 300.0) == 0.5 and share_of(1e9, 300.0) > 0.999 and share_of(300.0, 300.0) == pytest.approx(0.731, abs=0.001)
    assert shares_of(0.5, 1, 3) == [0.25, 0.5, 0.25]
