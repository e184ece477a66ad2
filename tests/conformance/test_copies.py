"""Copies, dumps and loads: equal at first, and nobody's business afterwards."""

import json
from random import Random
from typing import Any

from avernus.core.events import Event
from avernus.core.refusals import AvernusError
from tests.conformance.cases import Case, every_case
from tests.conformance.walk import choose, end_of, play_on, walk_of

ODD: tuple[Any, ...] = (None, True, -1, -4, 7, 63, 64, 2**61, 2**63, 2**200, 1.5, "", "²", "x", [], {}, [[]], {"a": 1})


@every_case
def test_a_copy_lives_its_own_life(case: Case) -> None:
    for moment in walk_of(case).moments:
        before = moment.state.dump()
        twin = moment.state.copy()
        assert twin.dump() == before
        twin.apply(moment.seat, moment.action)
        play_on(twin, 8, Random(5))
        assert moment.state.dump() == before


@every_case
def test_copy_from_is_copy(case: Case) -> None:
    walk = walk_of(case)
    scratch = walk.end.copy()
    for moment in walk.moments:
        before = moment.state.dump()
        scratch.copy_from(moment.state)
        assert scratch.dump() == before
        twin = moment.state.copy()
        assert play_on(scratch, 8, Random(6)) == play_on(twin, 8, Random(6))
        assert scratch.dump() == twin.dump()
        assert moment.state.dump() == before


@every_case
def test_looking_changes_nothing(case: Case) -> None:
    for moment in walk_of(case).moments[:12]:
        state = moment.state
        before = state.dump()
        for viewer in case.viewers:
            state.view(viewer), state.prompt(viewer), state.waiting(viewer), state.sees(viewer, moment.seat, moment.action)
            state.redeal(viewer, Random(7))
            if viewer is not None:
                case.game.evaluate(state, viewer)
        state.mover(), state.result(), state.outcomes(), state.now(), state.deadline(), case.game.laws(state)
        assert state.dump() == before


@every_case
def test_dump_and_load(case: Case) -> None:
    walk = walk_of(case)
    for state in [*(moment.state for moment in walk.moments), end_of(case)]:
        dump = state.dump()
        again = case.game.load(json.loads(json.dumps(dump)))
        assert again.dump() == dump
        assert dump["seats"] == case.seats
        for viewer in case.viewers:
            assert again.view(viewer) == state.view(viewer) and again.prompt(viewer) == state.prompt(viewer)
        assert [again.legal(seat) for seat in range(-2, case.seats)] == [state.legal(seat) for seat in range(-2, case.seats)]
        assert again.outcomes() == state.outcomes() and again.result() == state.result()
        events: list[list[Event]] = [[], []]
        for twin, told in zip((state.copy(), again), events, strict=True):
            rng = Random(8)
            for _ in range(8):
                if twin.actors():
                    seat, action = choose(twin, rng)
                    twin.apply(seat, action, told)
        assert events[0] == events[1]


@every_case
def test_a_damaged_dump_is_refused_in_a_sentence_or_obeys_the_laws(case: Case) -> None:
    rng = Random(9)
    for moment in walk_of(case).moments[:12]:
        for _ in range(25):
            dump = json.loads(json.dumps(moment.state.dump()))
            damage(dump, rng)
            try:
                state = case.game.load(dump)
            except AvernusError as error:
                assert len(str(error)) < 500
                continue
            assert case.game.laws(state) == []


def damage(data: Any, rng: Random) -> None:
    """Change, add or remove one thing somewhere in JSON-able data."""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        if not keys:
            return
        key = rng.choice(keys)
        inner = data[key]
        if isinstance(inner, dict | list) and inner and rng.random() < 0.8:
            data = inner
            continue
        if rng.random() < 0.15:
            del data[key]
        elif isinstance(inner, int) and rng.random() < 0.4:
            data[key] = inner + rng.choice((-1, 1, 2, 5))
        else:
            data[key] = rng.choice(ODD)
        return
