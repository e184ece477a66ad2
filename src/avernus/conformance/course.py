"""The course of a game: somebody always acts, the laws hold, the game ends, and it ends with a proper ranking."""

import json
from random import Random

from avernus.conformance.cases import Case, cases_of
from avernus.conformance.probes import NO_ACTIONS, wrong_actions
from avernus.conformance.random_play import choose, end_of, limit_of, walk_of
from avernus.conformance.suite import every_case, every_game
from avernus.core.game import Game
from avernus.core.seats import CHANCE, CLOCK


@every_case
def laws_and_actors_at_every_step(case: Case) -> None:
    assert walk_of(case).broken == []


@every_case
def a_game_with_a_bound_ends_within_it(case: Case) -> None:
    walk = walk_of(case)
    longest = case.game.longest(case.seats, case.settled)
    if longest is not None and longest <= limit_of(case):
        assert walk.over and walk.length <= longest
    elif not walk.over:
        state = walk.end.copy()
        seat, action = choose(state, Random(1))
        assert seat == CHANCE or state.refusal(seat, action) is None


@every_case
def the_end_is_the_end(case: Case) -> None:
    walk = walk_of(case)
    end = end_of(case)
    result = end.result()
    if result is None:
        return
    before = end.dump()
    assert end.actors() == [] and end.outcomes() == []
    for seat in range(-2, case.seats + 1):
        assert seat == case.seats or end.legal(seat) == []
        for action in [*wrong_actions(case, walk, end, Random(2)), *NO_ACTIONS]:
            assert end.refusal(seat, action) is not None
    assert end.dump() == before
    assert len(result.ranks) == case.seats
    assert all(rank == 1 + sum(other < rank for other in result.ranks) for rank in result.ranks)
    assert result.winners and abs(sum(result.payoffs)) < 1e-9
    assert result.scores is None or len(result.scores) == case.seats
    assert json.loads(json.dumps(result.dump())) == result.dump()


@every_game
def what_a_game_declares_is_true(game: Game) -> None:
    walks = [walk_of(case) for case in cases_of(game)]
    assert any(CHANCE in walk.actors_seen for walk in walks) == game.chance
    assert any(CLOCK in walk.actors_seen for walk in walks) == game.clock
    assert any(walk.most_at_once > 1 for walk in walks) == game.simultaneous
    for walk in walks:
        for moment in walk.moments:
            if not game.hidden:
                assert all(moment.state.view(seat) == moment.state.view(None) for seat in range(walk.case.seats))
            if not game.clock:
                assert moment.state.now() == 0 and moment.state.deadline() is None


@every_game
def random_games_with_default_options_come_to_an_end(game: Game) -> None:
    assert any(end_of(case).result() is not None for case in cases_of(game) if case.plain)


@every_case
def evaluation_is_a_number_and_knows_a_winner(case: Case) -> None:
    walk = walk_of(case)
    for moment in walk.moments[:5]:
        for seat in range(case.seats):
            value = case.game.evaluate(moment.state, seat)
            assert isinstance(value, float) and abs(value) < 1e12
    result = end_of(case).result()
    if result is not None and len(set(result.ranks)) > 1:
        values = [case.game.evaluate(end_of(case), seat) for seat in range(case.seats)]
        losers = [seat for seat in range(case.seats) if seat not in result.winners]
        assert min(values[seat] for seat in result.winners) > max(values[seat] for seat in losers)
