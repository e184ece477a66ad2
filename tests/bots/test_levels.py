"""Who the bots are, and that the levels for people deserve their names."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from avernus.bots import HUMAN, LEVELS, USUAL, Bot, find, think
from avernus.bots.base import Legal
from avernus.bots.levels import LADDER, MANNERS, EasyBot, LevelBot, Manner, hurried, striking
from avernus.bots.lookahead import AlphaBetaBot
from avernus.bots.mcts import SearchBot
from avernus.bots.tempers import NAMES as TEMPERED
from avernus.core.game import Game
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
    assert len(HUMAN) == 8 and USUAL in HUMAN and set(HUMAN) < set(LEVELS) and tuple(LEVELS)[-14:-6] == HUMAN
    assert {"random", "greedy", "mcts", "alphabeta", "easy", "medium", "hard"} < set(LEVELS)
    with pytest.raises(AvernusError, match="no bot 'god'"):
        find("god")


def test_the_highest_levels_search_where_lines_can_be_compared() -> None:
    nodes = []
    for level in ("fury", "demon", "archdevil", "lucifer"):
        bot = find(level)
        assert isinstance(bot, LevelBot) and bot.searcher(find_game("inferno-race")) is None
        searcher = bot.searcher(find_game("splut"))
        assert isinstance(searcher, AlphaBetaBot) and searcher.nodes is not None
        nodes.append(searcher.nodes)
    assert nodes == sorted(nodes) and nodes[-1] >= 40 * nodes[0]


def test_each_level_errs_less_than_the_one_below() -> None:
    manners = [bot.manner for bot in LADDER if isinstance(bot, LevelBot)]
    assert len(manners) == 8
    for weaker, stronger in pairwise(manners):
        assert weaker.sees < stronger.sees and weaker.doubt > stronger.doubt and weaker.care < stronger.care
        assert weaker.slip > stronger.slip and weaker.skill <= stronger.skill and weaker.ahead <= stronger.ahead
    assert manners[-1].slip == manners[-1].doubt == 0.0 and manners[-1].sees == 1.0


def test_a_game_may_say_for_itself_how_levels_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("hellgame")
    assert tuple(game.levels) == HUMAN and not find_game("splut").levels
    slips = [slip for slip, _ in game.levels.values()]
    assert slips[:6] == sorted(slips[:6], reverse=True) and slips[-2] > slips[-1] == 0.0  # who looks further than `demon` may slip instead
    asked: list[int] = []

    def advise(self: Game, state: State, seat: int, skill: int, draw: int) -> int:
        asked.append(skill)
        return int(state.legal(seat)[0])

    monkeypatch.setattr(type(game), "advise", advise)
    state, rng = game.new(2), Random(1)
    while state.mover() == CHANCE:
        state.apply(CHANCE, state.outcomes()[0][0])
    for level in ("fury", "demon", "archdevil", "lucifer"):
        assert think(find(level), game, state, int(state.mover()), rng) == state.legal(int(state.mover()))[0]
    assert asked == [skill for slip, skill in game.levels.values() if slip == 0.0]


def test_a_game_may_say_how_far_its_levels_misjudge(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("laberinto")
    doubts = list(game.doubts.values())
    assert tuple(game.doubts) == HUMAN and doubts == sorted(doubts, reverse=True) and doubts[-1] == 0.0
    assert not find_game("splut").doubts
    asked: list[float] = []

    def strikes(game: Game, world: State, seat: int, legal: list[int], how: Manner, rng: Random) -> int:
        asked.append(how.doubt)
        return legal[0]

    monkeypatch.setattr("avernus.bots.levels.striking", strikes)
    state, rng = game.new(3), Random(1)
    while state.mover() == CHANCE:
        state.apply(CHANCE, state.outcomes()[0][0])
    for level in HUMAN:
        think(find(level), game, state, int(state.mover()), rng)
    assert asked == doubts


def test_who_overlooks_what_helps_thinks_of_what_is_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    game, rng = find_game("laberinto"), Random(1)
    state = game.new(3)
    while state.mover() == CHANCE:
        state.apply(CHANCE, state.outcomes()[0][0])
    seat = int(state.mover())
    thought_of: list[tuple[int, ...]] = []

    def strikes(game: Game, world: State, seat: int, legal: list[int], how: Manner, rng: Random) -> int:
        thought_of.append(tuple(legal))
        return legal[0]

    monkeypatch.setattr("avernus.bots.levels.striking", strikes)
    best = tuple(game.considered(state, seat, state.legal(seat)))
    for level in ("soul", "archdevil", "lucifer"):
        thought_of.clear()
        for _ in range(100):
            think(find(level), game, state, seat, rng)
        sensible = thought_of.count(best)
        assert all(set(some) <= set(state.legal(seat)) for some in thought_of)
        assert sensible == 100 if level == "lucifer" else sensible > 80 if level == "archdevil" else sensible < 40


@pytest.mark.parametrize("name", names())
def test_every_level_plays_every_game(name: str) -> None:
    game = find_game(name)
    for level in ("easy", "soul", "fury", "demon"):
        rng, bot = Random(4), find(level)
        state = game.new(game.seats.start)
        for _ in range(131 if name == "laberinto" else 30):
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


def manner(**changed: float) -> Manner:
    return replace(Manner(sees=1.0, doubt=0.0, care=1.0, slip=0.0, skill=1), **changed)  # type: ignore[arg-type]


def test_who_sees_everything_and_doubts_nothing_plays_as_one_look_ahead() -> None:
    game = find_game("splut")
    for seed in range(8):
        state, rng = game.new(2), Random(seed)
        for _ in range(seed):
            state.apply(state.mover(), rng.choice(state.legal(int(state.mover()))))
        seat = int(state.mover())
        legal = state.legal(seat)
        chosen = striking(game, state, seat, legal, manner(), Random(1))
        best = max(value_after(game, state, seat, action) for action in legal)
        assert value_after(game, state, seat, chosen) == best


def value_after(game: Game, state: State, seat: int, action: int) -> float:
    following = state.copy()
    following.apply(seat, action)
    return game.evaluate(following, seat)


def test_the_weakest_see_what_is_loud() -> None:
    # South can throw at North's sorcerer: a win that nobody overlooks, though quiet actions are overlooked.
    game = find_game("splut")
    found = 0
    for seed in range(80):
        state, rng = game.new(2), Random(seed)
        for _ in range(30):
            if not state.actors():
                break
            state.apply(state.mover(), rng.choice(state.legal(int(state.mover()))))
        seat = int(state.mover())
        if seat < 0:
            continue
        wins = {action for action in state.legal(seat) if value_after(game, state, seat, action) >= 1000}
        if wins:
            found += 1
            assert striking(game, state, seat, state.legal(seat), manner(sees=0.1, care=0.1), Random(seed)) in wins
    assert found > 0


def test_who_cares_little_walks_into_what_hurts() -> None:
    game, state = find_game("splut"), position_in_danger()
    seat, legal = int(state.mover()), state.legal(int(state.mover()))
    losses = {action: value_after(game, state, seat, action) for action in legal}
    careful = [losses[striking(game, state, seat, legal, manner(), Random(n))] for n in range(20)]
    careless = [losses[striking(game, state, seat, legal, manner(care=0.0, sees=0.5), Random(n))] for n in range(20)]
    assert sum(careless) < sum(careful)


def position_in_danger() -> State:
    """The first position of a game of chance in which some actions leave the own sorcerer open to a throw."""
    game = find_game("splut")
    for seed in range(100):
        state, rng = game.new(2), Random(seed)
        for _ in range(12):
            state.apply(state.mover(), rng.choice(state.legal(int(state.mover()))))
            seat = int(state.mover())
            if seat < 0:
                break
            values = [value_after(game, state, seat, action) for action in state.legal(seat)]
            if min(values) < -200 < max(values) and game.evaluate(state, seat) > -200:
                return state
    raise AssertionError("there is none")


def test_late_in_the_evening_everybody_sees_what_can_be_won_and_not_what_it_costs() -> None:
    game = find_game("splut")
    state = game.new(2, {})
    assert game.late(state) == 0.0 and find_game("inferno-race").late(find_game("inferno-race").new(2, {})) == 0.0
    state.turn = 16  # type: ignore[attr-defined]
    assert 0.0 < game.late(state) < 1.0
    state.turn = 19  # type: ignore[attr-defined]
    assert game.late(state) == 1.0
    state.turn = 24  # type: ignore[attr-defined]
    assert game.late(state) == 2.0
    soul = MANNERS["soul"]
    assert hurried(soul, 0.0) is soul
    half = hurried(soul, 0.5)
    between = ((1.0 + soul.sees) / 2, soul.doubt / 2, soul.care / 2, soul.slip / 2)
    assert (half.sees, half.doubt, half.care, half.slip) == pytest.approx(between)
    last = hurried(soul, 1.0)
    assert (last.sees, last.doubt, last.care, last.slip) == (1.0, 0.0, 0.0, 0.0) and last.skill == soul.skill
    assert (half.hurry, last.hurry, hurried(soul, 7.0).hurry) == (0.5, 1.0, 1.0)
    assert hurried(MANNERS["demon"], 0.1).ahead == 0.0, "whoever searches besieges for ever"


def test_whoever_wants_to_go_home_offers_a_fight() -> None:
    """With nothing to win at once, a tired player goes where it can be hit; a fresh one does not go out of its way for that."""
    game = find_game("splut")
    rng = Random(5)
    seen = unasked = 0
    fresh = Manner(sees=1.0, doubt=0.0, care=1.0, slip=0.0, skill=0)
    while seen < 12:
        state = game.new(2, {})
        for _ in range(rng.randrange(12, 60)):
            if int(state.mover()) < 0:
                break
            state.apply(state.mover(), rng.choice(state.legal(int(state.mover()))))
        seat = int(state.mover())
        if seat < 0 or int(state.steps) != 1:  # type: ignore[attr-defined]
            continue
        state.turn = 40 + seat  # type: ignore[attr-defined]
        after = {}
        for action in state.legal(seat):
            following = state.copy()
            following.apply(seat, action)
            after[action] = following
        inviting = {action for action, following in after.items() if game.invites(following, seat)}
        if not inviting or len(inviting) == len(after) or any(following.result() for following in after.values()):
            continue
        seen += 1
        assert striking(game, state, seat, list(after), hurried(fresh, 1.0), rng) in inviting
        unasked += striking(game, state, seat, list(after), fresh, rng) in inviting
    assert unasked < seen


def test_no_two_evenings_of_a_level_that_searches_begin_alike() -> None:
    game = find_game("splut")
    begun = set()
    for seed in range(8):
        state, rng = game.new(2, {}), Random(seed)
        while game.opening(state):
            seat = int(state.mover())
            state.apply(seat, think(LevelBot("archdevil", MANNERS["archdevil"]), game, state, seat, rng))
        begun.add(game.write_position(state))
    assert len(begun) > 2
    assert not find_game("hellgame").opening(find_game("hellgame").new(2, {}))


def test_tempers_are_bots_that_their_games_know() -> None:
    offered = [name for game in map(find_game, names()) for name in game.tempers]
    assert set(offered) <= set(TEMPERED) < set(LEVELS) and len(offered) == len(set(offered))
    for game in map(find_game, names()):
        assert all(number > 2 for number in game.tempers.values())
    splut = find_game("splut")
    state = splut.new(2)
    assert think(find("generous"), splut, state, 0, Random(1)) in state.legal(0)  # elsewhere it plays as a level does
