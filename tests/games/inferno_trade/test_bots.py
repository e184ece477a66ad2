"""Bots that trade like people: they accept gains, read the others' signs, and end with more than they were dealt."""

from collections import Counter
from random import Random

import pytest

from avernus.bots import find, think
from avernus.core.seats import CHANCE, NOBODY
from avernus.games.inferno_trade import GAME, verbs
from avernus.games.inferno_trade.board import SOULS
from avernus.games.inferno_trade.bot import tempers
from avernus.games.inferno_trade.bot.tastes import VARIANCE, guess, guessed_worth, held, own_gain, unknown
from avernus.games.inferno_trade.bot.trader import DULL
from avernus.games.inferno_trade.bot.weighing import Weighing, chance_of
from avernus.games.inferno_trade.rules import InfernoTrade
from tests.games.inferno_trade.scenes import do, scene, state

PLAIN = tempers.TEMPERS[1]
MASTER = tempers.TEMPERS[2]


def test_signs_of_taste_are_what_everybody_could_notice() -> None:
    table = scene(4, {0: "nero", 1: "attila"})
    soul = {name: i for i, name in enumerate(table.view(0)["you"]["list"])}
    before = guess(state(table), 1, soul["attila"], PLAIN)
    do(table, "P0 >P1 nero / attila", "P1 no#1")
    assert guess(state(table), 1, soul["attila"], PLAIN) > before > guess(state(table), 1, soul["nero"], PLAIN)
    assert guess(state(table), 0, soul["nero"], PLAIN) < before < guess(state(table), 0, soul["attila"], PLAIN)
    assert table.view(2)["players"][1]["likes"] == {"attila": 1}
    assert chance_of(9.0, 0.0, PLAIN) > chance_of(0.0, 0.0, PLAIN) > chance_of(-9.0, 0.0, PLAIN) > 0.0
    assert chance_of(9.0, 0.0, MASTER) > chance_of(9.0, 50.0, MASTER) > 0.5 > chance_of(-9.0, 50.0, MASTER) > chance_of(-9.0, 0.0, MASTER)
    assert 0.0 < chance_of(-200.0, 0.0, MASTER) < 1e-9
    assert unknown(state(table), 1, soul["attila"], MASTER) < unknown(state(table), 1, soul["tzu"], MASTER) == VARIANCE


def test_a_second_copy_is_worth_little_to_anybody() -> None:
    game = state(scene(4))
    assert guessed_worth(game, 1, 1 | 1 << 18, PLAIN) == 9.5 + 5


def choice(table_lines: list[str], seat: int, **scene_args: object) -> str:
    table = scene(3, **scene_args)  # type: ignore[arg-type]
    do(table, *table_lines)
    action = think(find("greedy"), GAME, table.state, seat, Random(1))
    return GAME.write(table.state, seat, action)


def test_a_gain_is_accepted_and_a_loss_is_not() -> None:
    lists = {1: "values nero,dracula,attila"}
    assert choice(["P0 >P1 nero / tzu"], 1, hands={0: "nero", 1: "tzu"}, lists=lists) == "ok#1"
    assert choice(["P0 >P1 tzu / nero"], 1, hands={0: "tzu", 1: "nero"}, lists=lists) != "ok#1"


def test_the_dearest_card_is_taken_and_the_cheapest_is_passed() -> None:
    lists = {1: "values nero,dracula,attila"}
    so = {"hands": {0: "nero judas", 1: "tzu"}, "specials": {0: "SO"}, "lists": lists}
    assert choice(["P0 SO P1 tzu"], 1, **so) == "y:nero"
    gs = {"hands": {1: "nero dracula attila tzu torquemada rasputin"}, "specials": {0: "GS"}, "lists": lists}
    assert choice(["P0 GS <"], 1, **gs) == ":tzu"


def test_an_empty_glass_is_turned_when_nothing_better_is_to_be_done() -> None:
    table = scene(2, driver="ticks", specials={0: "GS GS", 1: "BA BA"})
    game = state(table)
    game.free[0], game.free[1] = 0, 0
    do(table, "P0 wait240", "P1 wait240")
    assert table.view(None)["glass"] == "empty"
    seat = table.actors[0]
    assert GAME.write(table.state, seat, think(find("greedy"), GAME, table.state, seat, Random(1))) == "flip2"


def test_a_table_of_bots_finishes_and_scores_rise() -> None:
    gains = []
    for seed in range(3):
        rng, bot = Random(seed), find("greedy")
        game = GAME.new(3)
        start = None
        while (seat := int(game.mover())) != -3:
            if seat == CHANCE:
                outcomes = game.outcomes()
                action = rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]
            else:
                action = think(bot, GAME, game, seat, rng)
            game.apply(seat, action)
            if start is None and game.view(None)["run"] == 1:
                start = sum(game.view(s)["you"]["total"] for s in range(3))
        result = game.result()
        assert result is not None and result.scores is not None and start is not None
        gains.append(sum(result.scores) - start)
    assert sum(gains) / 9 > 5  # good deeds take souls away, so that one table may end with less than it was dealt


@pytest.mark.parametrize(("seats", "least"), [(2, 2), (4, 6), (6, 8)])
def test_traders_find_what_there_is_to_gain(seats: int, least: int) -> None:
    """The rules' own check expects about 4, 12 and 15 trades; and hardly a swap is left by which both would gain."""
    trades = left = 0
    for seed in range(2):
        rng = Random(seed)
        game = GAME.new(seats, {"driver": "ticks"})
        assert isinstance(game, InfernoTrade)
        while (seat := int(game.mover())) != NOBODY:
            if seat == CHANCE:
                outcomes = game.outcomes()
                action = rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]
            else:
                action = think(find("medium"), GAME, game, seat, rng)
                trades += action >> verbs.WIDTH == verbs.ACCEPT
            game.apply(seat, action)
        left += sum(good_for_both(game, one, two) for one in range(seats) for two in range(one))
    assert trades / 2 >= least and left / 2 <= 3


def good_for_both(game: InfernoTrade, one: int, two: int) -> int:
    """How many swaps of one card for one would please two seats."""
    mine, yours = ([c for c in range(36) if int(game.free[seat]) >> c & 1] for seat in (one, two))
    return sum(
        own_gain(game, one, 1 << b, 1 << a) > 0 and own_gain(game, two, 1 << a, 1 << b) > 0 for a in mine for b in yours
    )


def test_a_beginner_does_not_read_the_others() -> None:
    table = scene(3, {0: "nero judas ivan", 1: "attila", 2: "tzu"}, lists={0: "values attila,tzu"})
    for _ in range(4):
        do(table, "P1 >P0 attila / judas", "P0 no#" + str(table.view(0)["next_offer"]))
    trader = Weighing(state(table), 0, 1, 7)
    beginner = Weighing(state(table), 0, 0, 7)
    judas = table.view(0)["you"]["list"]
    soul = list(judas).index("judas")
    assert trader.value(1, soul) > 12 > beginner.value(1, soul) == 9.5


def market() -> Weighing:
    """A master who holds the Empress at a table where P1 wants her."""
    table = scene(3, {0: "tzu nero", 1: "attila judas ivan herod dracula", 2: "genghis"}, lists={0: "values judas,genghis,attila,nero"})
    for number in (1, 2, 3):
        do(table, "P1 >P0 attila / tzu", f"P0 no#{number}")
    trader = Weighing(state(table), 0, 2, 7)
    trader.look()
    return trader


def test_a_card_that_others_want_is_worth_more_than_it_brings_oneself() -> None:
    trader, tzu, nero = market(), 17, 14
    assert trader.prices[tzu] > 0.0 == trader.prices[nero]
    assert trader.resale(1 << tzu, 1 << nero) == trader.prices[tzu] == -trader.resale(1 << nero, 1 << tzu)
    beginner = Weighing(trader.state, 0, 0, 7)
    beginner.look()
    assert beginner.resale(1 << tzu, 0) == 0.0


def test_who_is_ahead_is_grudged_more() -> None:
    trader = market()
    ahead, behind = sorted((1, 2), key=lambda seat: -guessed_worth(trader.state, seat, held(trader.state, seat), MASTER))
    assert trader.shares[0] == trader.share
    assert trader.shares[ahead] > trader.share > trader.shares[behind] > 0.0
    assert trader.shares[1] + trader.shares[2] == pytest.approx(2 * trader.share)
    plain = Weighing(trader.state, 0, 1, 7)
    plain.look()
    assert plain.shares[1] == plain.shares[2] == plain.share


def test_people_grab_a_gain_and_ponder_the_rest() -> None:
    """How long a bot takes is a matter of its draw, its level and the deal alone."""
    table = scene(3, {0: "nero judas", 1: "tzu ivan"}, lists={1: "values nero,judas,ivan,tzu"})
    do(table, "P0 >P1 nero / tzu", "P0 >P1 judas / ivan")
    good, fair = (GAME.read(table.state, 1, text) for text in ("ok#1", "ok#2"))
    assert good is not None and fair is not None
    times = [GAME.takes(table.state, 1, action, 1, 12345) for action in (good, fair)]
    assert times[0] is not None and times[1] is not None and 0.5 < times[0] < times[1] < 6
    assert GAME.takes(table.state, 1, good, 0, 12345) > times[0] > GAME.takes(table.state, 1, good, 2, 12345)  # type: ignore[operator]
    assert GAME.takes(table.state, 1, good, 1, 12345) == times[0]
    wait = GAME.read(table.state, 1, "wait4")
    assert wait is not None and GAME.takes(table.state, 1, wait, 1, 5) == 0
    turns = scene(3, driver="turns")
    assert GAME.takes(turns.state, 0, verbs.DONE_0, 1, 1) is None


def score_by_level(levels: tuple[str, str], driver: str, games: int) -> float:
    """How many points more the second level makes on average, in pairs of games with the same draws and changed seats."""
    lead = 0.0
    for number in range(2 * games):
        rng = Random(number // 2)
        game = GAME.new(2, {"driver": driver, "runs": 2, "rounds_per_run": 4})
        while (seat := int(game.mover())) != NOBODY:
            if seat == CHANCE:
                action = rng.choice([outcome for outcome, _ in game.outcomes()])
            else:
                action = think(find(levels[(seat + number) % 2]), GAME, game, seat, rng)
            game.apply(seat, action)
        result = game.result()
        assert result is not None and result.scores is not None
        lead += result.scores[(1 + number) % 2] - result.scores[number % 2]
    return lead / (2 * games)


@pytest.mark.parametrize("driver", ["turns", "ticks"])
@pytest.mark.parametrize("levels", [("easy", "medium"), ("medium", "hard")])
def test_levels_are_in_order(levels: tuple[str, str], driver: str) -> None:
    """A few games with fixed draws; `avernus arena` plays many."""
    assert score_by_level(levels, driver, 6) > 0


def wishes(skill: int, draws: int) -> list[int]:
    """What the souls are worth to a trader that it asks for, draw by draw."""
    table = scene(3, {0: "nero judas ivan", 1: "attila bathory bluebeard caligula", 2: "tzu torquemada"}, lists={0: "values attila,tzu"})
    mine = table.view(0)["you"]["list"]
    found = []
    for draw in range(draws):
        action = GAME.advise(table.state, 0, skill, draw * 7919 + 13)
        assert table.state.refusal(0, action) is None
        words = [str(word) for word in GAME.words(table.state, action)]
        if "for" in words:
            wanted = [card.rstrip("2") for card in words[words.index("for") + 1:]]
            found.append(max(mine[soul] for soul in wanted))
    return found


def test_only_a_good_trader_hides_its_taste() -> None:
    """A bluff within the rules: it asks for what it hardly wants, and still would not lose by it."""
    plain, sly = wishes(1, 120), wishes(2, 120)
    assert len(plain) > 60 and len(sly) > 60
    assert sum(value <= DULL for value in sly) > 5 > sum(value <= DULL for value in plain)


def test_a_trader_stops_asking_for_what_is_refused() -> None:
    """It infers from refusals what somebody prizes; a beginner goes on asking."""
    def asks(skill: int, refusals: int) -> int:
        table = scene(2, {0: "nero", 1: "attila"}, lists={0: "values attila"}, offer_ttl_ms=0)
        for number in range(1, refusals + 1):
            do(table, "P0 >P1 nero / attila", f"P1 no#{number}")
        do(table, "60000")
        chosen = [GAME.advise(table.state, 0, skill, draw * 7919 + 13) for draw in range(40)]
        return sum("attila" in GAME.words(table.state, action) for action in chosen if action is not None)

    assert asks(1, 0) > 0 and asks(1, 2) < asks(1, 0) and asks(0, 2) >= asks(0, 0) > 0


def test_v10_traders_write_lists_of_their_own() -> None:
    """Not one of the few that are listed: every seat and every draw another one, and the values spread over all souls."""
    game, rng = GAME.new(6), Random(4)
    actions = [GAME.advise(game, 0, rng.randrange(3), rng.getrandbits(62)) for _ in range(300)]
    assert len(set(actions)) == 300 and not set(actions) & set(game.legal(0))
    assert all(game.refusal(0, action) is None for action in actions)
    dearest = Counter(str(GAME.words(game, action)[1]) for action in actions)
    assert set(dearest) == set(SOULS) and max(dearest.values()) < 45


def test_three_traders_haggle_to_the_last_grain() -> None:
    """With three seats most good swaps are made early; every trader still makes offers in the second half of the sand."""
    for seed in range(4):
        rng = Random(seed)
        game = GAME.new(3, {"driver": "ticks", "runs": 1, "offer_ttl_ms": 10_000})
        late = [0, 0, 0]
        while (seat := int(game.mover())) != NOBODY:
            if seat == CHANCE:
                action = rng.choice([outcome for outcome, _ in game.outcomes()])
            else:
                action = GAME.advise(game, seat, 1, rng.getrandbits(62))
                if action >> verbs.WIDTH in (verbs.OFFER, verbs.CRY, verbs.COUNTER) and game.now() >= 60_000:
                    late[seat] += 1
            game.apply(seat, action)
        assert min(late) > 0, f"game {seed}: {late}"


# -- tempers ------------------------------------------------------------------------------------


def test_traits_have_the_places_that_the_traders_know() -> None:
    for place, trait in enumerate(tempers.TRAITS):
        assert getattr(tempers, trait.upper()) == place
    assert [tempers.NUMBERS[name] for name in ("beginner", "trader", "master")] == [0, 1, 2]
    assert {name: number for name, number in tempers.NUMBERS.items() if number > 2} == GAME.tempers
    with pytest.raises(ValueError, match="has no boldness"):
        tempers.read("[usual]\nboldness = 1.0\n")


def test_the_generous_take_what_helps_both_and_the_stubborn_wait_for_more() -> None:
    lists = {1: "values attila,bathory,bluebeard,caligula,cattivo,dracula,genghis,herod,nero"}
    table = scene(4, {0: "nero", 1: "tzu"}, lists=lists)
    do(table, "P0 >P1 nero / tzu")
    chosen = {
        name: Counter(GAME.write(table.state, 1, think(find(name), GAME, table.state, 1, Random(draw))) for draw in range(12))
        for name in ("generous", "stubborn")
    }
    assert chosen["generous"]["ok#1"] == 12
    assert chosen["stubborn"]["ok#1"] == 0


def test_the_bluffer_asks_for_what_it_hardly_wants() -> None:
    bluffs = sum(value <= DULL for value in wishes(GAME.tempers["bluffer"], 120))
    assert bluffs > 2 * sum(value <= DULL for value in wishes(2, 120))
    assert sum(value <= DULL for value in wishes(GAME.tempers["generous"], 120)) == 0


@pytest.mark.parametrize(("seats", "relents"), [(2, False), (3, True), (4, True)])
def test_with_several_what_others_gain_counts_less_and_less(seats: int, relents: bool) -> None:
    # Somebody who grudges several others every point finds nobody to trade with in the second half; with two it is one's own loss.
    skilled, others = 2, seats - 1
    for left in (1.0, 0.5, 0.0):
        table = state(scene(seats, driver="turns"))
        table.run, table.t = table.runs, 0
        table.run_end = int(left * int(table.runs) * int(table.glass))
        full, relent = (tempers.TEMPERS[skilled][trait] for trait in (tempers.RIVALRY, tempers.RELENT))
        weighing = Weighing(table, 0, skilled, 1)
        assert weighing.left == pytest.approx(left, abs=0.01)
        assert weighing.share == pytest.approx(full / others * (1.0 - relent * (1.0 - left) if relents else 1.0), abs=0.01)


def test_three_masters_still_exchange_in_the_second_half() -> None:
    # Before they relented, 24 such games had 12 exchanges in their second half.
    halves = [0, 0]
    for number in range(24):
        rng, game = Random(f"three masters {number}"), GAME.new(3, {})
        assert isinstance(game, InfernoTrade)
        whole = int(game.options["runs"]) * int(game.options["rounds_per_run"]) * 3
        while (seat := int(game.mover())) != NOBODY:
            action = rng.choice([a for a, _ in game.outcomes()]) if seat == CHANCE else GAME.advise(game, seat, 2, rng.getrandbits(62))
            halves[2 * game.t >= whole] += action >> verbs.WIDTH == verbs.ACCEPT
            game.apply(seat, action)
    assert halves[1] >= 20, halves
