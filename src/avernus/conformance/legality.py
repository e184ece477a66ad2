"""Legal and refused: two ways to ask one question, which never disagree."""

from random import Random

from avernus.conformance.cases import Case
from avernus.conformance.probes import NO_ACTIONS, some, wrong_actions
from avernus.conformance.random_play import walk_of
from avernus.conformance.suite import every_case
from avernus.core.native import buffer
from avernus.core.seats import CHANCE, CLOCK


@every_case
def legal_is_sorted_without_duplicates_and_never_empty_for_an_actor(case: Case) -> None:
    for moment in walk_of(case).moments:
        state = moment.state
        actors = state.actors()
        for seat in (*range(case.seats), CLOCK):
            legal = state.legal(seat)
            assert legal == sorted(set(legal))
            assert bool(legal) == (seat in actors), f"seat {seat}, actors {actors}"
        assert state.legal(CHANCE) == []


@every_case
def legal_into_writes_what_legal_lists(case: Case) -> None:
    for moment in walk_of(case).moments:
        state = moment.state
        for seat in range(case.seats):
            out = buffer(int(state.max_legal()))
            n = int(state.legal_into(seat, out))
            assert [int(out[i]) for i in range(n)] == state.legal(seat)


@every_case
def every_legal_action_is_accepted(case: Case) -> None:
    rng = Random(3)
    for moment in walk_of(case).moments:
        for seat in moment.state.actors():
            if seat != CHANCE:
                assert [a for a in some(moment.state.legal(seat), rng) if moment.state.refusal(seat, a) is not None] == []


@every_case
def everything_else_is_refused(case: Case) -> None:
    rng = Random(4)
    verbs = case.game.verbs
    walk = walk_of(case)
    for moment in walk.moments:
        state = moment.state
        before = state.dump()
        probes = wrong_actions(case, walk, state, rng)
        for seat in range(case.seats):
            legal = set(state.legal(seat))
            for action in probes:
                verb = verbs.verb(action)
                accepted = state.refusal(seat, action) is None
                if action in legal or not accepted or verb is None or not verb.open:
                    assert accepted == (action in legal), f"{action} of seat {seat}"
        assert state.dump() == before


@every_case
def integers_that_are_no_actions_are_refused(case: Case) -> None:
    verbs = case.game.verbs
    beyond = (len(verbs.verbs) << verbs.width, (len(verbs.verbs) << verbs.width) + 1)
    for moment in walk_of(case).moments[:10]:
        before = moment.state.dump()
        for seat in (*range(case.seats), CLOCK):
            for action in (*NO_ACTIONS, *beyond):
                assert moment.state.refusal(seat, action) is not None
        assert moment.state.dump() == before


@every_case
def seats_that_do_not_exist_are_refused(case: Case) -> None:
    walk = walk_of(case)
    for moment in walk.moments[:10]:
        strangers = [-3, -99, case.seats, 99, 2**64] + ([] if case.game.clock else [CLOCK])
        for seat in strangers:
            assert moment.state.refusal(seat, moment.action) is not None
        assert moment.seat == CHANCE or moment.state.refusal(CHANCE, moment.action) is not None


@every_case
def the_answer_that_stands_in_is_legal(case: Case) -> None:
    for moment in walk_of(case).moments:
        for seat in moment.state.actors():
            if seat >= 0:
                assert moment.state.default(seat) in moment.state.legal(seat)


@every_case
def outcomes_of_chance_have_weights(case: Case) -> None:
    for moment in walk_of(case).moments:
        outcomes = moment.state.outcomes()
        assert bool(outcomes) == (moment.state.actors() == [CHANCE])
        actions = [action for action, _ in outcomes]
        assert actions == sorted(set(actions)) and len(actions) <= moment.state.max_legal()
        assert all(type(weight) is int and weight > 0 for _, weight in outcomes)
        assert all(case.game.verbs.verb(action) is not None for action in actions)


@every_case
def time_only_moves_on(case: Case) -> None:
    for moment in walk_of(case).moments:
        state = moment.state
        deadline = state.deadline()
        assert state.now() >= 0 and (deadline is None or deadline >= state.now())
        following = state.copy()
        following.apply(moment.seat, moment.action)
        assert following.now() >= state.now()
