"""Two worlds: what a seat cannot see cannot change anything that the seat is told, nor what a bot in its place does."""

import json
from random import Random
from typing import Any

from avernus.bots import LEVELS
from avernus.bots.base import weigh
from avernus.bots.lookahead import AlphaBetaBot
from avernus.bots.mcts import SearchBot
from avernus.bots.thought import plain as thought_as_data
from avernus.conformance.cases import Case, cases_of
from avernus.conformance.compare import expect, same, viewer_name
from avernus.conformance.probes import some
from avernus.conformance.random_play import Moment, end_of, play_on, walk_of
from avernus.conformance.suite import every_case, every_game
from avernus.core.events import Event
from avernus.core.game import Game
from avernus.core.seats import CHANCE, COVERED, OPEN, SILENT
from avernus.core.state import State

BOTS = (*(LEVELS[name] for name in ("random", "greedy", "easy")), SearchBot(playouts=24), AlphaBetaBot(playouts=24, nodes=60))
PEEK = 6
"""Of so many actions that could have been played, the suite asks who would read them."""


def told(state: State, viewer: int | None) -> dict[str, Any]:
    """All that leaves a table for this viewer, by the method that says it."""
    prompt = state.prompt(viewer)
    result = state.result()
    return {
        "view": state.view(viewer), "waiting": state.waiting(viewer), "legal": [] if viewer is None else state.legal(viewer),
        "prompt": [prompt.code, prompt.params], "now": state.now(), "deadline": state.deadline(),
        "result": None if result is None else result.dump(),
    }


def heard(events: list[Event], viewer: int | None) -> list[list[Any]]:
    """The events that reach the viewer."""
    return [[event.name, event.clause, event.params, event.to and list(event.to)] for event in events if event.visible(viewer)]


def after(state: State, viewer: int | None, seat: int, action: int) -> dict[str, Any]:
    """What the viewer is told after an action."""
    following = state.copy()
    events: list[Event] = []
    following.apply(seat, action, events)
    return {**told(following, viewer), "events": heard(events, viewer)}


def can(state: State, seat: int, action: int) -> bool:
    """May the action be played?"""
    if seat == CHANCE:
        return action in [outcome for outcome, _ in state.outcomes()]
    return state.refusal(seat, action) is None


@every_case
def views_are_json_and_the_viewer_is_told_of_its_own_turn(case: Case) -> None:
    walk = walk_of(case)
    for state in [*(moment.state for moment in walk.moments), end_of(case)]:
        for viewer in case.viewers:
            view = state.view(viewer)
            same(plain(view), json.loads(json.dumps(view)), "State.view returns what JSON cannot hold: keys must be texts")
            waiting = state.waiting(viewer)
            expect(set(waiting) <= {-2, -1, *range(case.seats)}, f"State.waiting names {waiting}, which are no seats here")
            expect((viewer in waiting) == (viewer in state.actors()), f"State.waiting does not tell {viewer_name(viewer)} of its own turn")


def plain(data: Any) -> Any:
    """Data as JSON has it: tuples are lists; anything that JSON would bend (keys that are no texts) fails the comparison."""
    if isinstance(data, dict):
        return {key: plain(value) for key, value in data.items()}
    return [plain(item) for item in data] if isinstance(data, list | tuple) else data


@every_case
def another_world_looks_the_same(case: Case) -> None:
    for moment in walk_of(case).moments:
        before = moment.state.dump()
        for viewer in case.viewers:
            truth = told(moment.state, viewer)
            who = viewer_name(viewer)
            for seed in range(5 if case.game.hidden else 1):
                world = moment.state.redeal(viewer, Random(seed))
                same(truth, told(world, viewer), (
                    f"{who} is told the first, and in a world that redeal dealt for it the second, after {moment.number} actions: "
                    f"the method that is named shows {who} what is hidden from it, or State.redeal changes what {who} knows"
                ))
                broken = case.game.laws(world)
                expect(not broken, f"State.redeal deals {who} a world that cannot be: {broken[:1]}")
                play_on(world, 4, Random(12))
                same(before, moment.state.dump(), "Playing in a redealt world changed the true one: State.redeal shares this")


@every_case
def redeal_depends_on_what_is_seen_and_on_the_generator_alone(case: Case) -> None:
    for moment in walk_of(case).moments:
        for viewer in case.viewers:
            who = viewer_name(viewer)
            first = moment.state.redeal(viewer, Random(13))
            same(first.dump(), moment.state.redeal(viewer, Random(13)).dump(), "State.redeal deals differently with the same generator")
            other = moment.state.redeal(viewer, Random(14))
            same(first.dump(), other.redeal(viewer, Random(13)).dump(), (
                f"State.redeal for {who} depends on more than {who} knows: from the truth and from a world that {who} cannot tell from it, "
                "the same generator must deal the same"
            ))
            if not case.game.hidden:
                same(first.dump(), moment.state.dump(), "Game.hidden is false, yet State.redeal changes something")


@every_case
def open_actions_bring_the_same_events_in_both_worlds(case: Case) -> None:
    for moment in walk_of(case).moments:
        for viewer in case.viewers:
            world = moment.state.redeal(viewer, Random(15))
            if not can(world, moment.seat, moment.action):
                continue
            knows = moment.state.sees(viewer, moment.seat, moment.action)
            expect(
                knows == world.sees(viewer, moment.seat, moment.action) or knows != OPEN,
                f"State.sees depends on what is hidden from {viewer_name(viewer)}",
            )
            here = after(moment.state, viewer, moment.seat, moment.action)
            there = after(world, viewer, moment.seat, moment.action)
            # Where the action shows the viewer something new, the view shows it too; else the events must not tell more.
            if {**here, "events": 0} == {**there, "events": 0}:
                same(here, there, f"An event tells {viewer_name(viewer)} what its view does not: see Event.to and the event's parameters")


@every_case
def who_reads_an_action_knows_it(case: Case) -> None:
    """What a viewer may read in the record must stay true in every world that is dealt for it."""
    rng = Random(25)
    for moment in walk_of(case).moments if case.game.hidden else ():
        state, seat = moment.state, moment.seat
        others = some(playable(state, seat), rng, PEEK)
        for viewer in case.viewers:
            if viewer == seat or state.sees(viewer, seat, moment.action) != OPEN:
                continue
            here, imagined = truth_after(state, seat, moment.action), imagine_after(state, viewer, seat, moment.action)
            for action in others:
                if state.sees(viewer, seat, action) == OPEN and truth_after(state, seat, action) != here:
                    expect(imagine_after(state, viewer, seat, action) != imagined, (
                        f"State.sees lets {viewer_name(viewer)} read whether {case.game.write(state, seat, moment.action)!r} or "
                        f"{case.game.write(state, seat, action)!r} is played, but State.redeal deals it the same world after either: "
                        "likely sees must say COVERED, or redeal must keep what was read"
                    ))


def playable(state: State, seat: int) -> list[int]:
    """All that a seat, or chance, can do now."""
    return [action for action, _ in state.outcomes()] if seat == CHANCE else state.legal(seat)


def truth_after(state: State, seat: int, action: int) -> dict[str, Any]:
    """The true state after an action."""
    following = state.copy()
    following.apply(seat, action)
    return following.dump()


@every_case
def covered_and_silent_actions_tell_nothing(case: Case) -> None:
    rng = Random(16)
    for moment in walk_of(case).moments:
        for viewer in case.viewers:
            check_covered(moment, viewer, rng)


def check_covered(moment: Moment, viewer: int | None, rng: Random) -> None:
    """Does a viewer learn nothing of an action that it may not read?"""
    state, seat = moment.state, moment.seat
    who = viewer_name(viewer)
    knows = state.sees(viewer, seat, moment.action)
    expect(knows in (SILENT, COVERED, OPEN), f"State.sees returns {knows}")
    expect(viewer != seat or knows == OPEN, "State.sees hides from a seat what it does itself")
    if knows == OPEN:
        return
    here = after(state, viewer, seat, moment.action)
    if knows == SILENT:
        same({**told(state, viewer), "events": []}, here, f"State.sees says SILENT, but {who} is told something")
    imagined = imagine_after(state, viewer, seat, moment.action)
    for action in some(playable(state, seat), rng, 6):
        if state.sees(viewer, seat, action) == knows:
            same(here, after(state, viewer, seat, action), (
                f"State.sees covers an action from {who}, yet {who} is told the first after one outcome and the second after another: "
                "likely sees must say OPEN, or the method that is named shows too much"
            ))
            same(imagined, imagine_after(state, viewer, seat, action), f"State.redeal for {who} knows an action that sees covers from it")


def imagine_after(state: State, viewer: int | None, seat: int, action: int) -> dict[str, Any]:
    """The world that the viewer imagines after an action."""
    following = state.copy()
    following.apply(seat, action)
    return following.redeal(viewer, Random(23)).dump()


@every_game
def what_is_hidden_is_dealt_anew(game: Game) -> None:
    if game.hidden:
        moments = [(case, moment) for case in cases_of(game) for moment in walk_of(case).moments]
        dealt = {
            "spectators" if viewer is None else "the seats"
            for case, moment in moments for viewer in case.viewers
            if moment.state.redeal(viewer, Random(24)).dump() != moment.state.dump()
        }
        for viewers in ("the seats", "spectators"):
            expect(viewers in dealt, f"State.redeal always deals {viewers} the truth, though Game.hidden says that something is hidden")


@every_case
def bots_do_the_same_in_both_worlds(case: Case) -> None:
    for moment in walk_of(case).moments[:: 1 + len(walk_of(case).moments) // 12]:
        if moment.seat < 0 or len(moment.state.legal(moment.seat)) > 200:
            continue
        world = moment.state.redeal(moment.seat, Random(17))
        for bot in BOTS:
            here = thought_as_data(weigh(bot, case.game, moment.state, moment.seat, Random(18)))
            expect(
                here == thought_as_data(weigh(bot, case.game, world, moment.seat, Random(18))),
                f"The bot of seat {moment.seat} plays by what is hidden from it: likely Game.evaluate, advise or expert looks at it",
            )
            expect(moment.state.refusal(moment.seat, here[0]) is None, "A bot plays what is not legal")
