"""Two worlds: what a seat cannot see cannot change anything that the seat is told, nor what a bot in its place does."""

import json
from random import Random
from typing import Any

from avernus.bots import LEVELS, think
from avernus.bots.mcts import SearchBot
from avernus.core.events import Event
from avernus.core.game import Game
from avernus.core.seats import CHANCE, COVERED, OPEN, SILENT
from avernus.core.state import State
from tests.conformance.cases import Case, cases_of, every_case, every_game
from tests.conformance.probes import some
from tests.conformance.walk import Moment, end_of, play_on, walk_of

BOTS = (*(LEVELS[name] for name in ("random", "greedy", "easy")), SearchBot(playouts=24))


def told(state: State, viewer: int | None) -> str:
    """All that leaves a table for this viewer, as bytes would."""
    legal = [] if viewer is None else state.legal(viewer)
    prompt = state.prompt(viewer)
    result = state.result()
    return json.dumps([
        state.view(viewer), state.waiting(viewer), legal, prompt.code, prompt.params, state.now(), state.deadline(),
        None if result is None else result.dump(),
    ])


def visible(events: list[Event], viewer: int | None) -> list[Event]:
    return [event for event in events if event.visible(viewer)]


def after(state: State, viewer: int | None, seat: int, action: int) -> tuple[str, list[Event]]:
    """What the viewer is told after an action."""
    following = state.copy()
    events: list[Event] = []
    following.apply(seat, action, events)
    return told(following, viewer), visible(events, viewer)


def can(state: State, seat: int, action: int) -> bool:
    if seat == CHANCE:
        return action in [outcome for outcome, _ in state.outcomes()]
    return state.refusal(seat, action) is None


@every_case
def test_views_are_json_and_the_viewer_is_told_of_its_own_turn(case: Case) -> None:
    walk = walk_of(case)
    for state in [*(moment.state for moment in walk.moments), end_of(case)]:
        for viewer in case.viewers:
            view = state.view(viewer)
            assert json.loads(json.dumps(view)) == plain(view)
            waiting = state.waiting(viewer)
            assert set(waiting) <= {-2, -1, *range(case.seats)}
            assert (viewer in waiting) == (viewer in state.actors())


def plain(data: Any) -> Any:
    """Data as JSON has it: tuples are lists; anything that JSON would bend (keys that are no texts) fails the comparison."""
    if isinstance(data, dict):
        return {key: plain(value) for key, value in data.items()}
    return [plain(item) for item in data] if isinstance(data, list | tuple) else data


@every_case
def test_another_world_looks_the_same(case: Case) -> None:
    for moment in walk_of(case).moments:
        before = moment.state.dump()
        for viewer in case.viewers:
            truth = told(moment.state, viewer)
            for seed in range(5 if case.game.hidden else 1):
                world = moment.state.redeal(viewer, Random(seed))
                assert told(world, viewer) == truth
                assert case.game.laws(world) == []
                play_on(world, 4, Random(12))
                assert moment.state.dump() == before


@every_case
def test_redeal_depends_on_what_is_seen_and_on_the_generator_alone(case: Case) -> None:
    for moment in walk_of(case).moments:
        for viewer in case.viewers:
            first = moment.state.redeal(viewer, Random(13))
            assert moment.state.redeal(viewer, Random(13)).dump() == first.dump()
            other = moment.state.redeal(viewer, Random(14))
            assert other.redeal(viewer, Random(13)).dump() == first.dump()
            if not case.game.hidden:
                assert first.dump() == moment.state.dump()


@every_case
def test_open_actions_bring_the_same_events_in_both_worlds(case: Case) -> None:
    for moment in walk_of(case).moments:
        for viewer in case.viewers:
            world = moment.state.redeal(viewer, Random(15))
            if not can(world, moment.seat, moment.action):
                continue
            knows = moment.state.sees(viewer, moment.seat, moment.action)
            assert knows == world.sees(viewer, moment.seat, moment.action) or knows != OPEN
            here = after(moment.state, viewer, moment.seat, moment.action)
            there = after(world, viewer, moment.seat, moment.action)
            # Where the action shows the viewer something new, the view shows it too; else the events must not tell more.
            assert here[0] != there[0] or here[1] == there[1]


@every_case
def test_covered_and_silent_actions_tell_nothing(case: Case) -> None:
    rng = Random(16)
    for moment in walk_of(case).moments:
        for viewer in case.viewers:
            assert_covered(moment, viewer, rng)


def assert_covered(moment: Moment, viewer: int | None, rng: Random) -> None:
    state, seat = moment.state, moment.seat
    knows = state.sees(viewer, seat, moment.action)
    assert knows in (SILENT, COVERED, OPEN)
    assert viewer != seat or knows == OPEN
    if knows == OPEN:
        return
    here = after(state, viewer, seat, moment.action)
    if knows == SILENT:
        assert here == (told(state, viewer), [])
    others = [action for action, _ in state.outcomes()] if seat == CHANCE else state.legal(seat)
    imagined = imagine_after(state, viewer, seat, moment.action)
    for action in some(others, rng, 6):
        if state.sees(viewer, seat, action) == knows:
            assert after(state, viewer, seat, action) == here
            assert imagine_after(state, viewer, seat, action) == imagined


def imagine_after(state: State, viewer: int | None, seat: int, action: int) -> dict[str, Any]:
    """The world that the viewer imagines after an action."""
    following = state.copy()
    following.apply(seat, action)
    return following.redeal(viewer, Random(23)).dump()


@every_game
def test_what_is_hidden_is_dealt_anew(game: Game) -> None:
    if game.hidden:
        moments = [moment for case in cases_of(game) for moment in walk_of(case).moments]
        assert any(moment.state.redeal(None, Random(24)).dump() != moment.state.dump() for moment in moments)


@every_case
def test_bots_do_the_same_in_both_worlds(case: Case) -> None:
    for moment in walk_of(case).moments[:: 1 + len(walk_of(case).moments) // 12]:
        if moment.seat < 0 or len(moment.state.legal(moment.seat)) > 200:
            continue
        world = moment.state.redeal(moment.seat, Random(17))
        for bot in BOTS:
            here = think(bot, case.game, moment.state, moment.seat, Random(18))
            assert here == think(bot, case.game, world, moment.seat, Random(18))
            assert here in moment.state.legal(moment.seat)
