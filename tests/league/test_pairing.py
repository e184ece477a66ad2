"""Who meets whom: nobody twice, nobody free twice, seats in balance, points as equal as can be."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from avernus.server.league.pairing import STAND_IN, Field, pair, rounds_of_robin
from avernus.server.league.tournament import (
    MINUTE,
    Entrant,
    Pairing,
    Round,
    Tournament,
    begin,
    decide,
    standings,
    step,
    withdraw,
    worth,
)


def event(count: int, seats: int = 2, kind: str = "swiss", **more: object) -> Tournament:
    entrants = [Entrant(f"P{number}", 0, token=str(number)) for number in range(count)]
    made = Tournament("t", "T", "splut", seats, kind, 0, entrants=entrants, most=128, **more)  # type: ignore[arg-type]
    begin(made, 0)
    return made


def play(made: Tournament, rng: Random, strong: bool = True) -> Tournament:
    """All of it, by a rule: the smaller number wins, now and then it does not."""
    number, now = 0, 0
    while made.stage == "running":
        made = step(made, now, 1, lambda: f"x{rng.random()}")
        now += 10 * MINUTE
        if made.stage == "running" and made.played and made.played[-1].games[0].places is None:
            number += 1
            for game in made.played[-1].games:
                order = sorted(game.seats, key=lambda one: (one == STAND_IN, one if strong else rng.random()))
                decide(made, game.table, [order.index(one) + 1 for one in game.seats])
        assert number < 40
    return made


def meetings(made: Tournament) -> Counter[tuple[int, int]]:
    found: Counter[tuple[int, int]] = Counter()
    for turn in made.played:
        for game in turn.games:
            found.update(combinations(sorted(one for one in game.seats if one != STAND_IN), 2))
    return found


@pytest.mark.parametrize("count", [2, 3, 5, 8, 9])
def test_in_a_round_robin_everybody_meets_everybody_once_and_seats_are_in_balance(count: int) -> None:
    made = play(event(count, kind="robin"), Random(1))
    assert meetings(made) == Counter(dict.fromkeys(combinations(range(count), 2), 1))
    assert len(made.played) == rounds_of_robin(count, 2)
    first = Counter(game.seats[0] for turn in made.played for game in turn.games)
    assert max(first.values()) - min(first[one] for one in range(count)) <= 2
    assert [row.entrant for row in standings(made)] == list(range(count))
    assert standings(made)[0].points == count - 1


@pytest.mark.parametrize("count", [4, 7, 16, 23])
@pytest.mark.parametrize("seed", [1, 2])
def test_in_a_swiss_nobody_meets_anybody_twice_and_nobody_is_free_twice(count: int, seed: int) -> None:
    made = play(event(count), Random(seed), strong=seed == 1)
    assert made.why == "done" and made.stage == "over" and max(meetings(made).values()) == 1
    free = Counter(one for turn in made.played for one in turn.free)
    assert all(len(turn.free) == count % 2 for turn in made.played) and max(free.values(), default=0) <= 1
    for one in range(count):
        sat = Counter(game.seats.index(one) for turn in made.played for game in turn.games if one in game.seats)
        assert abs(sat[0] - sat[1]) <= 2
    if seed == 1:
        assert standings(made)[0].entrant == 0 and standings(made)[0].points == len(made.played)


def test_a_swiss_is_paired_to_its_last_possible_round_although_the_best_pairs_are_used_up() -> None:
    made = play(event(6, rounds=30), Random(3))
    assert len(made.played) == 5 and meetings(made) == Counter(dict.fromkeys(combinations(range(6), 2), 1))


def test_equal_points_meet_and_the_upper_half_meets_the_lower_one() -> None:
    known = Field([0, 1, 2, 3, 4, 5, 6, 7], dict.fromkeys(range(8), 0.0))
    tables, free = pair("swiss", 2, 0, known)
    assert sorted(sorted(table) for table in tables) == [[0, 4], [1, 5], [2, 6], [3, 7]] and not free
    known = Field([0, 1, 2, 3], {0: 1.0, 1: 1.0, 2: 0.0, 3: 0.0})
    assert sorted(sorted(table) for table in pair("swiss", 2, 1, known)[0]) == [[0, 1], [2, 3]]


@pytest.mark.parametrize("count", [4, 6, 9, 10, 13])
@pytest.mark.parametrize("kind", ["swiss", "robin"])
def test_tables_of_many_are_full_meet_rarely_again_and_change_their_seats(count: int, kind: str) -> None:
    made = play(event(count, 4, kind, rounds=4), Random(4), strong=False)
    for turn in made.played:
        assert sorted(one for game in turn.games for one in game.seats if one != STAND_IN) == list(range(count)) and not turn.free
        assert all(game.seats.count(STAND_IN) < 3 for game in turn.games)
    if count == 13 and kind == "robin":
        assert len(meetings(made)) > 55  # of 78; in four rounds at most 72 can meet
    for one in range(count):
        seats = Counter(game.seats.index(one) for turn in made.played for game in turn.games if one in game.seats)
        assert max(seats.values()) <= 2


def test_points_are_shares_of_those_left_behind_and_ties_are_broken_in_three_steps() -> None:
    four = Pairing("x", [0, 1, 2, 3], places=[1, 2, 2, 4])
    assert [worth(four, seat) for seat in range(4)] == [1.0, 0.5, 0.5, 0.0]
    assert worth(Pairing("x", [0, 1], places=[1, 1], why="void"), 0) == 0.5
    assert worth(Pairing("x", [0, 1], places=[1, 2], forfeits=[0]), 0) == 0.0
    made = event(4)
    made.played = [
        Round(0, 0, [Pairing("a", [0, 1], places=[1, 2]), Pairing("b", [2, 3], places=[1, 2])]),
        Round(0, 0, [Pairing("c", [0, 2], places=[1, 2]), Pairing("d", [1, 3], places=[1, 2])]),
    ]
    rows = standings(made)
    assert [(row.entrant, row.place, row.points, row.against) for row in rows] == [(0, 1, 2, 2), (1, 2, 1, 2), (2, 2, 1, 2), (3, 4, 0, 2)]


def test_who_withdraws_is_not_paired_again_and_two_who_remain_are_enough() -> None:
    made = step(event(5, kind="robin"), 0, 1, iter("abcdefghijklm").__next__)
    withdraw(made, 3)
    for game in made.played[-1].games:
        decide(made, game.table, [1, 2])
    made = step(made, MINUTE, 1, iter("nopq").__next__)
    assert made.next == 2 * MINUTE
    made = step(made, 2 * MINUTE, 1, iter("nopq").__next__)
    assert all(3 not in game.seats for game in made.played[1].games) and len(made.played[1].games) >= 1
    for one in (0, 1, 2):
        withdraw(made, one)
    for game in made.played[-1].games:
        decide(made, game.table, None, {0: True})
    over = step(made, 3 * MINUTE, 1, iter("x").__next__)
    assert over.stage == "over" and over.played[1].games[0].why == "forfeit"


def test_a_tournament_waits_for_its_time_and_is_called_off_with_fewer_than_two() -> None:
    made = Tournament("t", "T", "splut", 2, "swiss", 0, starts=5, entrants=[Entrant("Ada", 0)])
    assert step(made, 4, 1, str).stage == "open"
    assert (step(made, 5, 1, str).stage, step(made, 5, 1, str).why) == ("cancelled", "too-few")
    made.entrants.append(Entrant(None, 0, bot="imp"))
    assert step(made, 5, 1, lambda: "x").played[0].games[0].table == "x"
    made.starts, made.most = None, 2
    assert step(made, 1, 1, lambda: "x").stage == "running"
