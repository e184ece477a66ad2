"""Special cards (V40-V44), with the worked examples 7 to 10, 13 and 14."""

from avernus.core.picture import Marks
from avernus.games.inferno_trade import GAME
from avernus.games.inferno_trade.board import CARDS
from avernus.text import Speaker
from avernus.tui.boards import as_text
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


def test_v40_a_lapse_stands_in_with_what_is_worth_least_on_the_own_list() -> None:
    lists = {seat: "values nero,attila" for seat in range(4)} | {1: "values tzu,torquemada,rasputin,nero,messalina,lucrezia"}
    table = scene(4, {0: "herod bathory", 1: "attila", 3: "tzu judas"}, {2: "GS", 3: "SO"}, lists)
    do(table, "P3 SO P1 attila")
    refused(table, "lapse 7", "not-that-question", "V40")
    value = table.view(1)["you"]["list"]
    lowest = min(table.view(None)["players"][3]["free"], key=lambda card: value[card.rstrip("2")])
    assert lowest != table.view(None)["players"][3]["free"][0]  # not the first in the alphabet
    events = do(table, "lapse 1")
    assert names(events) == ["late", "so-done"] and owner(table, lowest) == (1, "fixed")
    refused(table, "lapse 1", "no-question", "V40")
    do(table, "P2 GS <", "P0 :herod", "lapse 2")
    assert owner(table, "herod") == (1, "free") and table.view(None)["interrupt"] is None and laws(table) == []


def test_v40_a_late_grande_scambio_passes_the_cheapest_soul_and_not_the_first() -> None:
    table = scene(3, {0: "attila bathory tzu", 1: "nero", 2: "ivan"}, {2: "GS"}, {0: "values attila,bathory"})
    least = min(table.view(None)["players"][0]["free"], key=table.view(0)["you"]["list"].__getitem__)
    assert least != "attila"
    events = do(table, "P2 GS <", "P1 :nero", "P2 :ivan", "lapse 1")
    assert ("late", {"seat": 0, "card": least, "at": 0}) in [(event.name, event.params) for event in events]
    assert owner(table, least) == (1, "free")


def test_v40_of_two_copies_the_second_counts_five_when_time_is_up() -> None:
    """V51: giving one of two Neros away costs five, however much the first is worth."""
    cases = (("attila nero nero2", "nero"), ("messalina tzu tzu2", "messalina"), ("rasputin rasputin2 torquemada", "torquemada"))
    for kept, passed in cases:
        table = scene(4, {0: kept, 1: "ivan", 2: "judas", 3: "dracula"}, {2: "GS"}, {0: "values nero"})
        game = state(table)  # Attila is worth 17, Messalina 4, Torquemada 2, Tz'u 1
        spare = int(game.free[0]) & ~sum(1 << CARDS.index(card) for card in kept.split())
        game.free[0], game.free[1] = int(game.free[0]) & ~spare, int(game.free[1]) | spare
        do(table, "P2 GS <", "P1 :ivan", "P2 :judas", "P3 :dracula", "lapse 1")
        assert owner(table, passed) == (1, "free")


def test_v41_forced_cards_face_down() -> None:
    """Option `forced_face_down`: the owner and the end of the game show them, nobody else does."""
    table = scene(4, {1: "attila", 3: "tzu"}, {3: "SO"}, forced_face_down=True, runs=1)
    events = do(table, "P3 SO P1 attila", "P1 y:tzu")
    assert [event.params["card"] for event in events if event.name == "so-done"] == ["attila"]
    for viewer in (None, 0, 1):
        assert table.view(viewer)["players"][3]["fixed"] == [] and table.view(viewer)["players"][3]["face_down"] == 1
    assert table.view(3)["players"][3]["fixed"] == ["attila"] and table.view(3)["players"][3]["face_down"] == 0
    text = as_text(GAME.picture(table.view(0), Speaker(GAME, 4), Marks(width=90, plain=True)))
    assert sum("one card, face down" in row for row in text) == 2
    at(table, 120_000)
    assert table.view(None)["players"][3]["fixed"] == ["attila"]
    open_ = scene(4, {1: "attila", 3: "tzu"}, {3: "SO"})
    do(open_, "P3 SO P1 attila", "P1 y:tzu")
    assert open_.view(None)["players"][3]["fixed"] == ["attila"] and open_.view(None)["players"][3]["face_down"] == 0


def test_v44_unplayed_cards_are_worth_nothing() -> None:
    one = scene(2, {0: "nero"}, {0: "SO SO"}, runs=1)
    two = scene(2, {0: "nero"}, {0: "BA GS"}, runs=1)
    for table in (one, two):
        at(table, 120_000)
    assert one.result is not None and two.result is not None and one.result.scores == two.result.scores
