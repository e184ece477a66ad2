"""The end (L50-L53): when the game is over, who can still score, and who comes first."""

from typing import Final

from avernus.core.native import i64
from avernus.core.result import Result
from avernus.games.laberinto.board import bit
from avernus.games.laberinto.state import (
    ALL_STUCK,
    CROSSINGS,
    ELIMINATED,
    ELIMINATION,
    GOAL,
    MAX_ROUNDS,
    NO_PROGRESS,
    NOBODY_CAN_SCORE,
    PRISMS,
    PYRAMIDS,
    RUNNING,
    LaberintoState,
    colours_of,
)
from avernus.games.laberinto.verbs import PRISM, PYRAMID, RIDDEN

ENDINGS: Final[dict[int, tuple[str, str]]] = {
    GOAL: ("goal", "L50"),
    ELIMINATION: ("elimination", "L50"),
    NOBODY_CAN_SCORE: ("nobody-can-score", "L51"),
    NO_PROGRESS: ("no-progress", "L50"),
    ALL_STUCK: ("all-stuck", "L50"),
    MAX_ROUNDS: ("max-rounds", "L50"),
}
"""What the endings are called, and the clause of each."""


def end_now(state: LaberintoState) -> i64:
    """L50: has the game ended, and how?"""
    standing: i64 = 0
    scoring = False
    playing: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if state.goal > 0 and crossings_of(state, seat) >= state.goal:
            return GOAL
        if not is_eliminated(state, seat):
            standing |= bit(state.alliance[seat])
        if not state.retired >> seat & 1:
            playing += 1
        scoring = scoring or can_score(state, seat)
        seat += 1
    if standing & standing - 1 == 0:  # at most one alliance
        return ELIMINATION
    if not scoring:
        return NOBODY_CAN_SCORE
    if state.idle >= state.quiet_rounds * state.seats:
        return NO_PROGRESS
    if state.passes >= playing:
        return ALL_STUCK
    if state.turns >= state.max_rounds * state.seats:
        return MAX_ROUNDS
    return RUNNING


def crossings_of(state: LaberintoState, seat: i64) -> i64:
    """L50 a, L81: a seat's crossings, with those of its allies."""
    n: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if state.alliance[other] == state.alliance[seat]:
            n += state.count[CROSSINGS + other]
        other += 1
    return n


def is_eliminated(state: LaberintoState, seat: i64) -> bool:
    """L50 b: are all its prisms eliminated?"""
    i: i64 = 0
    while i < state.sets[seat]:
        colour = state.team[seat * 2 + i]
        if state.count[ELIMINATED + colour] < state.prisms[colour]:
            return False
        i += 1
    return True


def on_board(state: LaberintoState, colour: i64, kind: i64) -> i64:
    """How many figures of the colour are on the board: prisms alone, pyramids alone, or (RIDDEN) any laden prisms."""
    n: i64 = 0
    i: i64 = 0
    while i < state.posted[colour]:
        there = state.stands[state.posts[colour * 8 + i]]
        first = there & 15
        second = there >> 4 & 15
        if first == kind or (kind == RIDDEN and first > kind):
            n += 1
        if second != 0 and (second == kind or (kind == RIDDEN and second > kind)):
            n += 1
        i += 1
    return n


def can_score(state: LaberintoState, seat: i64) -> bool:
    """L51: does the seat still have what a crossing takes?"""
    i: i64 = 0
    while i < state.sets[seat]:
        colour = state.team[seat * 2 + i]
        if state.can_return(seat, colour):
            return True
        if on_board(state, colour, RIDDEN) > 0:
            return True
        prisms = state.count[PRISMS + colour] + on_board(state, colour, PRISM)
        if prisms > 0 and state.count[PYRAMIDS + colour] + on_board(state, colour, PYRAMID) > 0:
            return True
        i += 1
    return False


def must_retire(state: LaberintoState, seat: i64) -> bool:
    """L52: no prism on the board or in reserve, and none that can come back."""
    i: i64 = 0
    while i < state.sets[seat]:
        colour = state.team[seat * 2 + i]
        if state.count[PRISMS + colour] + on_board(state, colour, PRISM) + on_board(state, colour, RIDDEN) > 0:
            return False
        if state.can_return(seat, colour):
            return False
        i += 1
    return True


def result_of(state: LaberintoState) -> Result | None:
    """L53: crossings, then prisoners held, then prisms not eliminated; allies count together (L81). The survivors of L50 b come first."""
    if state.ending == RUNNING:
        return None
    seats = range(int(state.seats))
    scores = tuple([int(state.count[CROSSINGS + seat]) for seat in seats])
    merits = []
    for seat in seats:
        allies = [s for s in seats if state.alliance[s] == state.alliance[seat]]
        left = sum([int(state.prisms[c] - state.count[ELIMINATED + c]) for s in allies for c in colours_of(state, s)])
        survivor = state.ending == ELIMINATION and left > 0
        merits.append((survivor, sum([scores[s] for s in allies]), sum([int(state.prisoners_of(s)) for s in allies]), left))
    reason, clause = ENDINGS[int(state.ending)]
    return Result(tuple([1 + sum([other > merits[s] for other in merits]) for s in seats]), reason, clause, scores)
