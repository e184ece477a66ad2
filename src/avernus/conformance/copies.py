"""Copies, dumps and loads: equal at first, and nobody's business afterwards."""

import json
from random import Random
from typing import Any

from avernus.conformance.cases import Case
from avernus.conformance.compare import expect, same
from avernus.conformance.random_play import choose, end_of, play_on, step_flaws, walk_of
from avernus.conformance.suite import every_case
from avernus.core import fields
from avernus.core.events import Event
from avernus.core.refusals import AvernusError

ODD: tuple[Any, ...] = (None, True, -1, -4, 7, 63, 64, 2**61, 2**63, 2**200, 1.5, "", "²", "x", [], {}, [[]], {"a": 1})


@every_case
def a_copy_lives_its_own_life(case: Case) -> None:
    for moment in walk_of(case).moments:
        before = moment.state.dump()
        twin = moment.state.copy()
        same(before, twin.dump(), "State.copy makes something else; likely copy_from forgets this")
        twin.apply(moment.seat, moment.action)
        play_on(twin, 8, Random(5))
        same(before, moment.state.dump(), "Playing on a copy changed the original; likely copy_from shares this instead of copying it")


@every_case
def copy_from_is_copy(case: Case) -> None:
    walk = walk_of(case)
    scratch = walk.end.copy()
    for moment in walk.moments:
        before = moment.state.dump()
        scratch.copy_from(moment.state)
        same(before, scratch.dump(), "State.copy_from leaves something of what was there before")
        twin = moment.state.copy()
        expect(play_on(scratch, 8, Random(6)) == play_on(twin, 8, Random(6)), "After copy_from and after copy, play goes on differently")
        same(twin.dump(), scratch.dump(), "After copy_from and after copy, the same actions lead elsewhere")
        same(before, moment.state.dump(), "Playing on a copy changed the original; likely copy_from shares this")


@every_case
def a_copy_has_every_field(case: Case) -> None:
    for moment in walk_of(case).moments:
        state, loaded, copied = moment.state, case.game.load(moment.state.dump()), moment.state.copy()
        forgotten = []
        for name in fields.names(state):
            theirs = getattr(copied, name)
            if theirs is not getattr(state, name):  # what is shared is not forgotten, and may be large: a game's cards
                truth = fields.plain(getattr(state, name))
                # What a dump does not bring back holds nothing between actions, and need not be copied.
                if fields.plain(theirs) != truth == fields.plain(getattr(loaded, name)):
                    forgotten.append(name)
        expect(not forgotten, f"State.copy or copy_from forgets the fields {', '.join(forgotten)}")


@every_case
def equal_states_are_equal(case: Case) -> None:
    for moment in walk_of(case).moments[:6]:
        twin = moment.state.copy()
        expect(twin == moment.state and hash(twin) == hash(moment.state), "A copy does not equal the original (State.__eq__, __hash__)")
        twin.apply(moment.seat, moment.action)
        expect(twin.dump() == moment.state.dump() or twin != moment.state, "Different states are equal (State.__eq__)")
        expect(case.game.id in repr(moment.state), "repr does not name the game")


@every_case
def looking_changes_nothing(case: Case) -> None:
    for moment in walk_of(case).moments[:12]:
        state = moment.state
        before = state.dump()
        for viewer in case.viewers:
            state.view(viewer), state.prompt(viewer), state.waiting(viewer), state.sees(viewer, moment.seat, moment.action)
            state.redeal(viewer, Random(7))
            if viewer is not None:
                case.game.evaluate(state, viewer)
        state.mover(), state.result(), state.outcomes(), state.now(), state.deadline(), case.game.laws(state)
        same(before, state.dump(), "Asking changed the state: one of view, prompt, waiting, sees, redeal, evaluate, laws")


@every_case
def what_is_handed_out_is_nobodys(case: Case) -> None:
    for moment in walk_of(case).moments[:6]:
        state = moment.state
        before = json.dumps(state.dump())
        for viewer in case.viewers:
            for method, handed in (("view", state.view(viewer)), ("dump", state.dump()), ("prompt", state.prompt(viewer).params)):
                spoil(handed)
                same(json.loads(before), state.dump(), f"Changing what State.{method} returned changed the state")


def spoil(data: Any) -> None:
    """Change everything in JSON-able data."""
    for item in list(data.values()) if isinstance(data, dict) else data if isinstance(data, list) else ():
        spoil(item)
    if isinstance(data, dict | list):
        data.clear()


@every_case
def events_are_only_told(case: Case) -> None:
    for moment in walk_of(case).moments:
        quiet, loud = moment.state.copy(), moment.state.copy()
        quiet.apply(moment.seat, moment.action)
        loud.apply(moment.seat, moment.action, [])
        same(quiet.dump(), loud.dump(), "State.apply does something else when it is given a list for events")


@every_case
def dump_and_load(case: Case) -> None:
    walk = walk_of(case)
    for state in [*(moment.state for moment in walk.moments), end_of(case)]:
        dump = state.dump()
        again = case.game.load(json.loads(json.dumps(dump)))
        same(dump, again.dump(), "Game.load does not bring back what State.dump wrote")
        expect(dump["seats"] == case.seats, "State.dump must have the number of seats as \"seats\"")
        for viewer in case.viewers:
            same(state.view(viewer), again.view(viewer), "A loaded state has another view: State.dump does not write everything")
            expect(again.prompt(viewer) == state.prompt(viewer), "A loaded state has another prompt: State.dump does not write everything")
        for seat in range(-2, case.seats):
            expect(again.legal(seat) == state.legal(seat), f"A loaded state lets seat {seat} do something else: dump is not everything")
        expect(again.outcomes() == state.outcomes(), "A loaded state has other outcomes of chance")
        expect(again.result() == state.result(), "A loaded state has another result")
        events: list[list[Event]] = [[], []]
        for twin, told in zip((state.copy(), again), events, strict=True):
            rng = Random(8)
            for _ in range(8):
                if twin.actors():
                    seat, action = choose(twin, rng)
                    twin.apply(seat, action, told)
        expect(events[0] == events[1], "A loaded state goes on with other events: State.dump does not write everything")


@every_case
def a_damaged_dump_is_refused_in_a_sentence_or_obeys_the_laws(case: Case) -> None:
    rng = Random(9)
    for moment in walk_of(case).moments[:12]:
        for _ in range(25):
            dump = json.loads(json.dumps(moment.state.dump()))
            place = damage(dump, rng)
            try:
                state = case.game.load(dump)
            except AvernusError as error:
                expect(len(str(error)) < 500, "Game.load refuses a dump in a sentence that is too long")
                continue
            broken = case.game.laws(state)
            expect(not broken, f"Game.load takes a dump whose {place} was changed, and the state then breaks a law: {broken[:1]}")
            wrong = step_flaws(case, state, state.actors())
            expect(not wrong, f"Game.load takes a dump whose {place} was changed, and then {wrong[:1]}: Game.laws allows too much")


def damage(data: Any, rng: Random) -> str:
    """Change, add or remove one thing somewhere in JSON-able data; return where."""
    place = ""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        if not keys:
            return place
        key = rng.choice(keys)
        place += f".{key}" if place else str(key)
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
        return place
