"""Who the bots are, and that the levels for people deserve their names."""

from random import Random

import pytest

from avernus.bots import HUMAN, LEVELS, USUAL, Bot, find, think
from avernus.bots.base import Legal
from avernus.bots.levels import EasyBot
from avernus.bots.mcts import SearchBot
from avernus.core.refusals import AvernusError
from avernus.core.seats import CHANCE, NOBODY
from avernus.core.state import State
from avernus.games import find as find_game
from avernus.games import names


def play(game_id: str, bots: list[Bot], seed: int, **options: object) -> State:
    """A whole game between bots."""
    game, rng = find_game(game_id), Random(seed)
    state = game.new(len(bots), options)
    while (seat := int(state.mover())) != NOBODY:
        if seat == CHANCE:
            outcomes = state.outcomes()
            state.apply(seat, rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0])
        else:
            state.apply(seat, think(bots[seat], game, state, seat, rng))
    return state


def wins(game_id: str, strong: Bot, weak: Bot, games: int, **options: object) -> float:
    """The share of games that the first of two bots wins, from both seats."""
    won = 0.0
    for number in range(games):
        result = play(game_id, [strong, weak] if number % 2 else [weak, strong], number, **options).result()
        assert result is not None
        won += ((1 - number % 2) in result.winners) / len(result.winners)
    return won / games


def test_people_choose_among_levels_that_exist() -> None:
    assert HUMAN == ("easy", "medium", "hard") and USUAL in HUMAN and set(HUMAN) < set(LEVELS)
    assert {"random", "greedy", "mcts", "alphabeta"} < set(LEVELS)
    with pytest.raises(AvernusError, match="no bot 'god'"):
        find("god")


@pytest.mark.parametrize("name", names())
def test_every_level_plays_every_game(name: str) -> None:
    game = find_game(name)
    for level in HUMAN:
        rng, bot = Random(4), SearchBot(playouts=20) if level == "hard" else find(level)
        state = game.new(game.seats.start)
        for _ in range(60):
            seat = int(state.mover())
            if seat == NOBODY:
                break
            if seat == CHANCE:
                outcomes = state.outcomes()
                state.apply(seat, rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0])
                continue
            action = think(bot, game, state, seat, rng)
            assert state.refusal(seat, action) is None
            state.apply(seat, action)


def test_a_search_beats_one_look_ahead() -> None:
    assert wins("splut", SearchBot(playouts=150), find("medium"), 4) > 0.5


def test_who_overlooks_half_still_beats_chance_and_loses_to_who_does_not() -> None:
    assert wins("splut", find("easy"), find("random"), 6) > 0.5
    assert wins("splut", find("medium"), find("easy"), 6) > 0.5


def test_a_search_answers_the_same_to_the_same_draws() -> None:
    game = find_game("inferno-race")
    state = game.new(3)
    while int(state.mover()) == CHANCE:
        state.apply(CHANCE, state.outcomes()[0][0])
    seat = int(state.mover())
    before = state.dump()
    answers = [think(SearchBot(playouts=60), game, state, seat, Random(3)) for _ in range(2)]
    assert answers[0] == answers[1] and state.dump() == before


def test_nothing_to_choose_needs_no_thought() -> None:
    game = find_game("splut")
    state = game.new(2)
    legal = state.legal(0)[:1]
    assert SearchBot(playouts=1).choose(game, 0, state.copy, legal, Random(1)) == legal[0]


def test_an_easy_bot_considers_something() -> None:
    rng = Random(2)
    assert all(EasyBot().considered([7], rng) == [7] for _ in range(20))
    sizes = [len(EasyBot().considered(range(100), rng)) for _ in range(20)]
    assert min(sizes) > 30 and max(sizes) < 70


def test_legal_actions_are_listed_when_asked_for() -> None:
    state = find_game("splut").new(2)
    legal = Legal(state, 0)
    assert legal.actions is None
    assert list(legal) == state.legal(0) and legal[0] == state.legal(0)[0] and legal[:2] == state.legal(0)[:2]
