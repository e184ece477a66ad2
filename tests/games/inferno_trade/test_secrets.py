"""What a seat may know: lists, special cards, picks, private offers."""

from random import Random

import avernus
from avernus.core.seats import CHANCE, COVERED, OPEN
from tests.games.inferno_trade.scenes import do, read, refused, scene, state


def test_lists_and_special_cards_are_their_owners() -> None:
    table = scene(3, specials={1: "SO SO"}, lists={1: "values nero"})
    assert table.view(1)["you"]["specials"] == {"SO": 2, "BA": 0, "GS": 0} and table.view(1)["you"]["list"]["nero"] == 18
    for viewer in (0, 2, None):
        view = table.view(viewer)
        assert view["players"][1]["specials"] == 2 and view["lists"] is None
        assert view["you"] is None or view["you"]["list"]["nero"] != 18
    before = table.past[1][0]
    action = read(table, 1, "values nero")
    assert [before.sees(viewer, 1, action) for viewer in (0, 1, 2, None)] == [COVERED, OPEN, COVERED, COVERED]


def test_a_dealt_special_card_is_seen_by_its_owner() -> None:
    table = scene(3, specials={1: "SO SO"})
    dealt = [(before, line) for before, line in table.past if line.seat == CHANCE and line.text in ("SO", "BA", "GS")]
    before, line = dealt[1]
    action = table.game.read(before, CHANCE, line.text)
    assert action is not None and [before.sees(viewer, CHANCE, action) for viewer in (0, 1, None)] == [COVERED, OPEN, COVERED]
    events: list[avernus.core.events.Event] = []
    before.copy().apply(CHANCE, action, events)
    assert [event.visible(0) for event in events] == [True, False] and events[1].visible(1)


def test_picks_stay_secret_until_all_are_in() -> None:
    table = scene(3, {0: "herod", 1: "ivan"}, {2: "GS"})
    do(table, "P2 GS <")
    action = read(table, 0, ":herod")
    assert [table.state.sees(viewer, 0, action) for viewer in (0, 1, None)] == [OPEN, COVERED, COVERED]
    do(table, "P0 :herod")
    assert table.view(0)["you"]["pick"] == "herod" and table.view(1)["interrupt"]["picked"] == [0]
    assert "herod" not in str({key: value for key, value in table.view(1).items() if key != "players"}.get("interrupt"))
    do(table, "P1 :ivan")
    last = table.state.legal(2)[0]
    assert table.state.sees(0, 2, last) == OPEN


def test_another_world_keeps_what_is_seen_and_changes_the_rest() -> None:
    table = scene(4, specials={0: "SO SO"}, lists={1: "values nero"})
    world = table.state.redeal(0, Random(1))
    assert world.view(0) == table.view(0) and world.dump() != table.state.dump()
    assert state(table).values[18:36] != world.values[18:36]  # type: ignore[attr-defined]
    assert table.game.laws(world) == []


def test_private_offers_are_known_to_two() -> None:
    table = scene(4, {0: "nero", 1: "attila"}, private_offers=True)
    action = read(table, 0, ">P1 nero / attila")
    assert [table.state.sees(viewer, 0, action) for viewer in (0, 1, 2, None)] == [OPEN, OPEN, COVERED, COVERED]
    events = do(table, "P0 >P1 nero / attila")
    assert [event.visible(seat) for event in events for seat in (0, 1, 2, None)] == [True, True, False, False]
    assert len(table.view(1)["offers"]) == 1 and table.view(2)["offers"] == [] == table.view(None)["offers"]
    refused(table, "P2 ok#1", "offer-gone", "V34")
    assert table.state.deadline() == 120_000  # nobody can tell from the clock that there is an offer
    world = table.state.redeal(2, Random(2))
    assert world.view(2) == table.view(2) and table.game.laws(world) == []
    do(table, "30000")
    refused(table, "P1 ok#1", "offer-gone", "V34")


def test_waiting_does_not_betray_a_special_card() -> None:
    """A seat without free cards is awaited like the others, whether or not its hidden card can be played."""
    for hidden in ("BA BA", "SO SO"):
        table = scene(3, specials={0: "SO SO", 1: hidden}, idle_limit_ms=0)
        game = state(table)
        game.free[0], game.free[1] = game.free[0] | game.free[1], 0
        assert game.actors() == game.waiting(0) == game.waiting(None) == [0, 1, 2, avernus.CLOCK]
