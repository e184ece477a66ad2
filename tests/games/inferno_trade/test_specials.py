"""Special cards (V40-V44), with the worked examples 7 to 10, 13 and 14."""

from tests.games.inferno_trade.scenes import at, do, laws, names, owner, refused, scene, state


def test_example_7_scambio_obbligato_fixes_both_cards() -> None:
    table = scene(4, {0: "attila2", 1: "attila", 3: "tzu"}, {2: "SO BA", 3: "SO GS"})
    do(table, "P3 SO P1 attila")
    assert table.actors == (1,) and table.state.deadline() is None
    do(table, "P1 y:tzu")  # V41
    assert owner(table, "attila") == (3, "fixed") and owner(table, "tzu") == (1, "fixed")
    refused(table, "P2 SO P3 attila", "so-fixed", "V41")
    do(table, "P3 GS <")
    refused(table, "P3 :attila", "pick-not-own", "V42")
    assert laws(table) == []


def test_example_8_scambio_needs_free_cards_on_both_sides() -> None:
    table = scene(4, {1: "attila", 3: "tzu"}, {3: "SO SO"})
    do(table, "P3 SO P1 attila", "P1 y:tzu")
    refused(table, "P3 SO P1 tzu", "so-fixed", "V41")
    game = state(table)
    game.free[0], game.free[3] = game.free[0] | game.free[3], 0
    theirs = table.view(None)["players"][1]["free"][0]
    refused(table, f"P3 SO P1 {theirs}", "so-nothing", "V41")


def test_v41_who_chooses_what() -> None:
    table = scene(4, {1: "attila", 2: "nero", 3: "tzu"}, {3: "SO"})
    refused(table, "P3 SO P3 tzu", "so-self", "V41")
    refused(table, "P3 SO P1 nero", "so-moved", "V41")
    refused(table, "P3 SO P5 nero", "to-nobody", "V1")
    refused(table, "P1 y:tzu", "no-question", "V40")
    do(table, "P3 SO P1 attila")
    refused(table, "P2 y:tzu", "not-the-rival", "V41")
    refused(table, "P1 y:nero", "pick-not-theirs", "V41")
    refused(table, "P1 :nero", "no-question", "V40")


def test_example_9_buona_azione_removes_both_copies_but_no_fixed_soul() -> None:
    table = scene(4, {0: "attila2 nero", 1: "attila nero2", 3: "tzu"}, {2: "BA BA", 3: "SO"}, {0: "values nero"})
    before = table.view(0)["you"]["total"]
    events = do(table, "P2 BA nero")  # V43
    assert names(events) == ["ba-played"] and table.view(None)["out"] == ["nero", "nero2"]
    assert before - table.view(0)["you"]["total"] == 18
    do(table, "P3 SO P1 attila", "P1 y:tzu")
    refused(table, "P2 BA attila", "ba-fixed", "V43")
    refused(table, "P2 BA tzu", "ba-fixed", "V43")
    refused(table, "P2 BA nero", "ba-gone", "V43")
    assert owner(table, "attila2") == (0, "free") and laws(table) == []


def test_v43_minus_seven() -> None:
    table = scene(4, {0: "nero nero2", 1: "attila"}, {2: "BA BA"}, {0: "values nero"}, buona_azione="minus7")
    before = table.view(0)["you"]["total"]
    events = do(table, "P2 BA nero")
    assert names(events) == ["ba-lowered"] and table.view(0)["you"]["total"] == before - 7
    assert owner(table, "nero") == (0, "free") and table.view(None)["lowered"] == {"nero": 7}
    do(table, "P2 BA nero")
    assert table.view(0)["you"]["total"] == before - 14 and laws(table) == []


def test_example_10_grande_scambio_to_the_left() -> None:
    table = scene(4, {0: "herod", 1: "ivan", 3: "nero"}, {3: "GS"})
    game = state(table)
    game.free[3], game.free[2] = game.free[3] | game.free[2], 0
    events = do(table, "P3 GS <")
    assert table.actors == (0, 1, 3)
    refused(table, "P2 :herod", "nothing-to-pass", "V42")
    events += do(table, "P0 :herod")
    refused(table, "P0 :herod", "picked", "V42")
    assert owner(table, "herod") == (0, "free")  # nobody sees it move before all have chosen
    events += do(table, "P3 :nero", "P1 :ivan")
    assert owner(table, "herod") == (1, "free") and owner(table, "ivan") == (2, "free") and owner(table, "nero") == (0, "free")
    assert names(events) == ["gs-played", "gs-picked", "gs-picked", "gs-picked", "gs-passed", "gs-passed", "gs-passed"]


def test_v42_ways() -> None:
    table = scene(3, {0: "herod", 1: "ivan", 2: "nero"}, {0: "GS"})
    do(table, "P0 GS >", "P0 :herod", "P1 :ivan", "P2 :nero")
    assert owner(table, "herod") == (2, "free") and owner(table, "ivan") == (0, "free") and owner(table, "nero") == (1, "free")
    right = scene(3, specials={0: "GS"}, grande_direction="right")
    refused(right, "P0 GS <", "gs-way", "V42")
    do(right, "P0 GS >")
    bare = scene(3, specials={0: "GS"})
    game = state(bare)
    for seat in range(3):
        game.free[seat] = 0
    refused(bare, "P0 GS <", "gs-nobody", "V42")


def test_v40_a_special_card_is_played_once_and_stops_everything() -> None:
    table = scene(4, {0: "nero", 1: "attila", 3: "tzu"}, {1: "BA", 2: "GS", 3: "SO GS"})
    do(table, "P0 >P1 nero / attila")
    refused(table, "P0 BA nero", "no-special", "V40")
    do(table, "P3 SO P1 attila")
    for line in ("P1 ok#1", "P0 wd#1", "P2 GS <", "P1 BA nero", "P0 >P2 nero / ivan", "P0 flip2"):
        refused(table, line, "interrupted", "V40")
    events = do(table, "P1 y:tzu")
    assert names(events) == ["so-done", "void"]  # V34 when the interrupt is over
    theirs = table.view(None)["players"][1]["free"][0]
    refused(table, f"P3 SO P1 {theirs}", "no-special", "V40")
    assert table.view(None)["played"] == {"SO": 1, "BA": 0, "GS": 0}


def test_example_13_sand_stands_still_during_an_interrupt() -> None:
    table = scene(3, specials={0: "GS"}, idle_limit_ms=0)
    do(table, "120000", "P0 flip2", "240000", "P1 flip3!", "359900", "P0 GS <")
    refused(table, "359950", "sand-stands", "V20")
    for seat in range(3):
        table.play(seat, table.legal(seat)[0])
    assert table.state.now() == 359_900 and table.state.deadline() == 360_000
    at(table, 359_999)
    assert table.result is None


def test_v20_sand_that_runs_on() -> None:
    table = scene(3, specials={0: "GS"}, sand_runs_in_interrupt=True, runs=1)
    do(table, "P0 GS <", "119999")
    assert 0 in table.actors
    at(table, 120_000)
    assert table.result is not None and table.view(None)["interrupt"] is None


def test_example_14_of_two_special_cards_the_first_counts() -> None:
    table = scene(4, {3: "nero"}, {1: "BA", 2: "SO"})
    at(table, 42)
    do(table, "P1 BA nero")
    refused(table, "P2 SO P3 nero", "so-moved", "V41")
    assert table.view(2)["you"]["specials"]["SO"] >= 1


def test_lapse_stands_in_with_the_lowest_card() -> None:
    table = scene(4, {0: "herod bathory", 1: "attila", 3: "tzu judas"}, {2: "GS", 3: "SO"})
    do(table, "P3 SO P1 attila")
    refused(table, "lapse 7", "not-that-question", "V40")
    lowest = table.view(None)["players"][3]["free"][0]
    events = do(table, "lapse 1")
    assert names(events) == ["late", "so-done"] and owner(table, lowest) == (1, "fixed")
    refused(table, "lapse 1", "no-question", "V40")
    do(table, "P2 GS <", "P0 :herod", "lapse 2")
    assert owner(table, "herod") == (1, "free") and table.view(None)["interrupt"] is None and laws(table) == []


def test_v44_unplayed_cards_are_worth_nothing() -> None:
    one = scene(2, {0: "nero"}, {0: "SO SO"}, runs=1)
    two = scene(2, {0: "nero"}, {0: "BA GS"}, runs=1)
    for table in (one, two):
        at(table, 120_000)
    assert one.result is not None and two.result is not None and one.result.scores == two.result.scores
