"""The material and the set-up: V1, V2, V3, V4, V5, V6, V10, V11, V12, V13."""

import pytest

import avernus
from avernus.core.seats import CHANCE
from avernus.games.inferno_trade import GAME
from avernus.games.inferno_trade.board import CARDS, HANDS, SOULS, SPECIALS_EACH
from avernus.games.inferno_trade.rules.hands import neighbour, undealt_specials
from tests.games.inferno_trade.scenes import do, laws, names, owner, refused, scene, state


def test_v1_seats_and_neighbours() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    game = state(scene(3))
    assert [neighbour(game, seat, 0) for seat in range(3)] == [1, 2, 0]
    assert [neighbour(game, seat, 1) for seat in range(3)] == [2, 0, 1]
    with pytest.raises(avernus.AvernusError, match="2 to 6 seats"):
        GAME.new(7)


def test_v2_v3_two_cards_of_each_of_eighteen_souls_in_alphabetical_order() -> None:
    assert len(SOULS) == 18 and list(SOULS) == sorted(SOULS)
    assert {"nero", "jack", "dracula", "lucrezia", "tzu", "attila", "torquemada", "genghis", "cattivo"} < set(SOULS)
    assert CARDS[:18] == SOULS and CARDS[18:] == tuple(f"{soul}2" for soul in SOULS)


@pytest.mark.parametrize(("seats", "souls", "specials", "aside"), [(2, 9, 2, 0), (3, 6, 2, 0), (4, 9, 2, 0), (5, 7, 1, 1), (6, 6, 1, 0)])
def test_v4_v5_the_deal(seats: int, souls: int, specials: int, aside: int) -> None:
    """Example 1: with five players 35 cards are dealt, one is aside, three special cards are never seen."""
    table = scene(seats)
    view = table.view(None)
    assert [len(player["free"]) for player in view["players"]] == [souls] * seats == [HANDS[seats]] * seats
    assert [player["specials"] for player in view["players"]] == [specials] * seats == [SPECIALS_EACH[seats]] * seats
    assert len(view["aside"]) == aside and view["undealt"] == []
    assert sum(int(undealt_specials(state(table), kind)) for kind in range(3)) == 8 - seats * specials
    assert laws(table) == []


@pytest.mark.parametrize(("seats", "souls"), [(2, 18), (3, 12)])
def test_v5_two_or_three_may_play_with_both_series(seats: int, souls: int) -> None:
    table = avernus.new_table("inferno-trade", seats=seats, options={"series": 2}, seed="1")
    for seat in range(seats):
        table.play(seat, table.legal(seat)[0])
    view = table.view(None)
    assert [len(player["free"]) for player in view["players"]] == [souls] * seats and view["aside"] == [] == laws(table)
    assert GAME.load(state(table).dump()) == state(table)
    assert GAME.new(seats, {}).dump()["options"]["series"] == 1
    with pytest.raises(avernus.AvernusError, match="series"):
        GAME.new(4, {"series": 1})


def test_v4_four_forced_swaps_two_good_deeds_two_grand_exchanges() -> None:
    """With four players all of them are dealt."""
    table = scene(4)
    held = [table.view(seat)["you"]["specials"] for seat in range(4)]
    assert {kind: sum(hand[kind] for hand in held) for kind in ("SO", "BA", "GS")} == {"SO": 4, "BA": 2, "GS": 2}


def test_v6_two_minutes_three_times() -> None:
    view = scene(2).view(None)
    assert (view["run_end"], view["run"], view["runs"]) == (120_000, 1, 3)


def test_v10_a_list_has_each_value_once_and_is_given_once() -> None:
    table = avernus.new_table("inferno-trade", 2, seed=1)
    assert set(table.actors) == {0, 1}
    refused(table, "P0 ready", "not-started", "V13")
    table.play(0, "values 12-3-18-7-1-16-9-4-11-2-14-6-17-5-10-8-13-15")
    assert table.view(0)["you"]["list"]["bluebeard"] == 18 and table.view(1)["you"]["list"] is None
    assert set(table.actors) == {1}
    refused(table, "P0 values attila", "list-given", "V10")
    too_high = "values 19-" + "-".join(map(str, range(1, 18)))
    for wrong in ("values 1-2-3", "values " + "-".join(["1"] * 18), too_high, "values nero,nero", "values pilate"):
        refused(table, f"P1 {wrong}", "list-wrong", "V10")
    table.play(1, "values nero,dracula")
    mine = table.view(1)["you"]["list"]
    assert (mine["nero"], mine["dracula"], mine["attila"], mine["tzu"]) == (18, 17, 16, 1)


def test_v11_v12_the_deal_follows_the_lists_and_special_cards_are_face_down() -> None:
    table = avernus.new_table("inferno-trade", 5, seed=2)
    for seat in range(5):
        table.play(seat, table.legal(seat)[0])
    draws = [line for line in table.record.lines if line.seat == CHANCE]  # type: ignore[union-attr]
    assert len(draws) == 35 + 5 + 1  # V62: and who opens
    assert owner(table, draws[0].text) == (0, "free") and owner(table, draws[6].text) == (1, "free")  # type: ignore[union-attr]
    assert sum(table.view(3)["you"]["specials"].values()) == 1
    assert "specials" not in (table.view(None)["you"] or {})


def test_v13_nothing_before_everybody_is_ready() -> None:
    table = avernus.new_table("inferno-trade", 2, seed=3, options={"driver": "live"})
    for seat in (0, 1):
        table.play(seat, "values nero")
    refused(table, "500", "not-started", "V13")
    mine, theirs = (table.view(None)["players"][seat]["free"][0] for seat in (0, 1))
    refused(table, f"P0 >P1 {mine} / {theirs}", "not-started", "V13")
    table.play(0, "ready")
    refused(table, "P0 ready", "ready-given", "V13")
    assert "started" in names(do(table, "P1 ready"))
    assert (table.view(None)["run"], table.view(None)["time"], table.view(None)["glass"]) == (1, 0, "running")
    refused(table, "P0 ready", "ready-given", "V13")
