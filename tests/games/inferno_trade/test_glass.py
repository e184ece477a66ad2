"""The sand-glass and the order of events (V20, V21, V22, V23, V24, V25, V26, V50), with the worked examples 11 and 12."""

import avernus
from avernus.core import record as records
from avernus.core.picture import Marks
from avernus.games.inferno_trade import GAME
from avernus.play.table import replay
from avernus.text import Speaker
from avernus.tui.boards import as_text
from tests.games.inferno_trade.scenes import at, do, names, owner, refused, scene


def test_example_11_the_glass() -> None:
    table = scene(4, {0: "nero", 1: "attila"}, {3: "BA"}, idle_limit_ms=60_000)
    at(table, 119_999)
    refused(table, "P0 flip2", "sand-runs", "V22")
    events = at(table, 120_000)
    assert names(events) == ["emptied"] and table.view(None)["glass"] == "empty"  # V21
    do(table, "P0 >P1 nero / attila", "P1 ok#1", "P3 BA ivan")  # V23: trade and special cards go on
    assert owner(table, "ivan") == "out"
    at(table, 150_000)
    refused(table, "P2 flip3", "sand-runs", "V22")
    do(table, "P2 flip2")
    refused(table, "P3 flip2", "turned-already", "V22")
    assert table.view(None)["run_end"] == 270_000 and table.view(None)["glass"] == "running"
    at(table, 270_000)
    events = do(table, "P0 flip3!")  # in time at the very instant
    assert names(events) == ["flipped", "last-run"] and table.view(None)["run_end"] == 390_000


def test_a_flip_at_the_instant_at_which_the_glass_is_empty() -> None:
    table = scene(4)
    at(table, 120_000)
    do(table, "P2 flip2")
    assert table.view(None)["run_end"] == 240_000


def last_grain() -> avernus.Table:
    table = scene(4, {0: "nero", 1: "attila"})
    do(table, "120000", "P2 flip2", "240000", "P0 flip3", "359500", "P0 >P1 nero / attila")
    return table


def test_example_12_an_action_at_the_last_grain_comes_too_late() -> None:
    early = last_grain()
    do(early, "359999", "P1 ok#1")  # V50
    assert owner(early, "nero") == (1, "free")
    late = last_grain()
    events = at(late, 360_000)
    assert late.result is not None and "expired" not in names(events)  # V24: the end comes first
    assert late.view(None)["glass"] == "over" and late.view(None)["offers"] == [] and late.actors == ()  # V21
    refused(late, "P1 ok#1", "game-over", "V50")
    refused(late, "360001", "game-over", "V50")
    assert owner(late, "nero") == (0, "free")


def test_the_last_moment_is_when_time_passes_over_it() -> None:
    table = last_grain()
    events = at(table, 999_999)
    assert table.state.now() == 360_000 and events[-1].params["at"] == 360_000


def test_v24_time_never_goes_back_and_is_not_a_players() -> None:
    table = scene(2)
    at(table, 500)
    refused(table, "500", "time-back", "V24")
    refused(table, "499", "time-back", "V24")
    time = table.game.verbs.pack("time", ms="900")
    refusal = table.state.refusal(0, time)
    assert refusal is not None and refusal.code == "natures-own"
    refusal = table.state.refusal(avernus.CLOCK, table.game.verbs.pack("flip", run="2"))
    assert refusal is not None and refusal.code == "players-own"


def test_one_step_of_time_equals_many() -> None:
    def after(*moments: str) -> dict[str, object]:
        table = scene(4, {0: "nero", 1: "attila"})
        do(table, "P0 >P1 nero / attila", *moments)
        return table.state.dump()

    whole = after("200000")
    assert after("10000", "30000", "119999", "120000", "180000", "200000") == whole == after("180000", "200000")
    assert (whole["run"], whole["run_end"], whole["offers"]) == (2, 300_000, [])  # V26 at 180 000


def test_v26_the_engine_turns_an_idle_glass() -> None:
    table = scene(2, idle_limit_ms=5_000)
    events = at(table, 125_000)
    assert names(events) == ["emptied", "flipped-itself"] and events[-1].clause == "V26"
    never = scene(2, idle_limit_ms=0)
    at(never, 9_999_999)
    assert never.view(None)["glass"] == "empty" and never.state.deadline() is None


def test_v25_a_live_game_replays_from_its_record_to_the_millisecond() -> None:
    table = scene(4, {0: "nero", 1: "attila", 3: "tzu"}, {2: "GS", 3: "SO"})
    do(table, "12350", "P0 >P1 nero / attila", "14002", "P1 ok#1", "P3 SO P1 nero", "P1 y:tzu", "120000", "150001", "P2 flip2",
       "270003", "P0 flip3!", "389900", "P2 GS <", "lapse 2", "389999", "P1 >* herod / tzu")
    times = [table.past[i][0].now() for i in range(len(table.past))] + [table.state.now()]
    again = replay(records.read(table.record.write()))
    assert [again.past[i][0].now() for i in range(len(again.past))] + [again.state.now()] == times
    assert again.state.dump() == table.state.dump() and again.record.write() == table.record.write()
    again.play(avernus.CLOCK, "390003")
    assert again.result is not None and again.state.now() == 390_003


def test_v6_a_glass_of_another_length() -> None:
    table = scene(3, glass_ms=60_000)
    assert table.state.deadline() == 60_000
    at(table, 60_000)
    do(table, "P0 flip2")
    assert table.view(None)["glass"] == "running" and table.view(None)["run_end"] == 120_000
    text = as_text(GAME.picture(table.view(0), Speaker(GAME, 3), Marks(width=90, plain=True)))
    assert "Run 2 of 3, 1:00 left  [::::::::::::]" in text[0]
