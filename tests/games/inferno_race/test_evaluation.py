"""What bots of the race know: the things that are counted, and what the weights make of them."""

from typing import Any

import pytest

from avernus.bots.glance import Glance
from avernus.games.inferno_race import GAME
from avernus.games.inferno_race.board import KINDS
from avernus.games.inferno_race.bot import things
from avernus.games.inferno_race.bot.expert import RUNNER
from avernus.games.inferno_race.bot.things import COUNTED, TRIDENTS, TYPES, Things
from avernus.games.inferno_race.bot.weights import GROUPS, WEIGHTS
from tests.games.inferno_race.scenes import play, player, scene


def test_groups_of_weights_begin_where_the_code_says() -> None:
    names = ("FRONT", "BEHIND", "MISSING", "GONE", "DEAD", "GEM", "KIND", "FORCE", "OWN_HAND", "OTHER_HAND", "TRACK", "TURN", "THREAT",
             "FORK", "AHEAD", "OWN_AHEAD", "OTHERS_AHEAD", "NEAR", "SURPLUS")
    begin = 0
    for name, count in zip(names, GROUPS.values(), strict=True):
        assert getattr(things, name) == begin, name
        begin += count
    assert begin == COUNTED == len(WEIGHTS)
    order = list(dict.fromkeys(kind for kind, _, _ in KINDS))
    assert [int(kind) for kind in TYPES] == [order.index(kind) for kind, _, _ in KINDS]
    assert sum(1 << i for i, (kind, _, _) in enumerate(KINDS) if kind == "trident") == TRIDENTS


def test_shares_of_all_make_a_whole_where_nothing_is_hidden() -> None:
    state = scene([player([12, 20], gems=2), player([3, 30]), player([-1], throne=1)])
    found = Things(list(WEIGHTS))
    assert sum(found.share(state, seat) for seat in range(3)) == pytest.approx(1.0, abs=0.1)  # an empty hand of one's own is known better
    assert found.share(state, 1) > 0 and found.n <= 256


@pytest.mark.parametrize(("better", "worse"), [
    ((player([30, 10]), player([9])), (player([12, 10]), player([9]))),  # farther
    ((player([10], throne=2), player([8])), (player([10, 38], throne=1), player([8], throne=0))),  # safe
    ((player([20, 10, 5]), player([9])), (player([20, 10]), player([9]))),  # alive
    ((player([30], "c6"), player([9])), (player([30], ""), player([9]))),  # armed
])
def test_what_is_better_counts_for_more(better: tuple[dict[str, Any], ...], worse: tuple[dict[str, Any], ...]) -> None:
    assert GAME.evaluate(scene(list(better)), 0) > GAME.evaluate(scene(list(worse)), 0)


def test_an_open_fight_counts_as_half_lost() -> None:  # D40
    def after(hand: str, *said: str) -> float:
        state = scene([player([10], hand), player([13], "c6")], {10: "card"})
        play(state, "0 roll", "* 3", "0 10>13", *said)
        return GAME.evaluate(state, 0)

    assert after("c6 c6 t5") > after("c6") > after("b1")


def test_greedy_runs_to_the_throne() -> None:  # D70
    state = scene([player([36], "b1", throne=2), player([0])], {36: "card"})
    play(state, "0 roll", "* 4")
    assert GAME.write(state, 0, int(Glance(RUNNER, state, 1).choose(state, 0))) == "36>40"
    assert RUNNER.share(state, 0) == 1.0
