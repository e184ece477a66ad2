"""Bots wait a little where people look on, and only there; and so do answers that are given for people."""

from pathlib import Path
from typing import Any

from avernus.play.kinds import ChairKind
from tests.server.harness import Client, Player, running
from tests.web.hell import opened, scene

MIDDLE = 0.75


def pause(client: Client, table: str, seat: int, number: int | None = None) -> float:
    hub: Any = client.server.hub  # type: ignore[attr-defined]
    live = hub.tables[table]
    waits: float = hub.driver.pause(live, live.room, seat, number)
    return waits


async def test_a_bot_waits_before_a_decision_that_people_look_on_at(tmp_path: Path) -> None:
    async with running(tmp_path, bot_pause=MIDDLE) as client:
        table = await client.table(seats=2)
        _, token = await client.sit(table, 0)
        await client.post(f"/api/tables/{table}/bots", token, bot="random")
        assert pause(client, table, 1) == 0.0, "nobody is connected"
        player = await client.live(table, token)
        await player.next("state")
        assert pause(client, table, 0) == 0.0, "a person takes the time that a person takes"
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        room = hub.tables[table].room
        assert len(room.legal(1)) == 0 and pause(client, table, 1) == 0.0, "no choice, no pause"
        hub.config.bot_pause = 0.0
        assert (await player.ask(do="De3"))["type"] == "done"
        hub.config.bot_pause = MIDDLE
        await player.next("event", waiting=[0])
        room.chairs[0].kind = ChairKind.BOT
        room.chairs[1].kind = ChairKind.PERSON
        assert len(room.legal(0)) > 1 and 0.8 * MIDDLE <= pause(client, table, 0) <= 1.2 * MIDDLE
        room.setup.pauses = False
        assert pause(client, table, 0) == 0.0, "bots at once"


async def test_a_table_may_want_its_bots_at_once(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        for wanted in (True, False):
            table = await client.table(seats=2, pauses=wanted)
            assert hub.tables[table].room.setup.pauses is wanted


async def test_traders_keep_their_own_time(tmp_path: Path) -> None:
    async with running(tmp_path, bot_pause=MIDDLE) as client:
        table = await client.table(game="inferno-trade", seats=3)
        _, token = await client.sit(table, 0)
        await client.live(table, token)
        assert pause(client, table, 1) == 0.0, "they hesitate over each action by themselves"


async def aiming(client: Client, held: str) -> tuple[str, Player, Player]:
    """Bo's Paimon can cast at Ada's Sitri; Ada holds one card."""
    position = scene("action").demons(0, "Sitri").demons(1, "Paimon").hand(0, held).hand(1, "a04").money(0, souls=3)
    table = await client.table(game="hellgame", seats=2, public=False, position=opened(position, "ActionPhase"))
    tokens = [(await client.sit(table, seat))[1] for seat in range(2)]
    ada, bo = await client.live(table, tokens[0]), await client.live(table, tokens[1])
    await ada.next("state")
    await bo.next("state")
    return table, ada, bo


async def test_the_only_possible_answer_is_given_for_a_person_after_a_bots_pause(tmp_path: Path) -> None:
    async with running(tmp_path, bot_pause=0.001) as client:
        table, ada, bo = await aiming(client, "a09")
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        await ada.ask(orders=[{"prompt": "*", "play": "ask"}])
        assert (await bo.ask(do="cast a04 0"))["type"] == "done"
        event = await ada.next("event", waiting=[0])
        assert event["prompt"]["code"] == "counter" and [notation for notation, _ in event["legal"]] == ["none"]
        room = hub.tables[table].room
        assert not hub.tables[table].thinking, "she wants to answer herself"
        assert pause(client, table, 0) == 0.0
        hub.config.bot_pause = MIDDLE
        kept, room.chairs[0].orders = room.chairs[0].orders, []
        assert 0.8 * MIDDLE <= pause(client, table, 0) <= 1.2 * MIDDLE
        room.chairs[0].orders = kept
        hub.config.bot_pause = 0.001
        await ada.ask(orders=[])
        told = await bo.next("event")
        while [0, "none"] not in told["lines"]:
            told = await bo.next("event")


async def test_an_answer_in_advance_takes_as_long_as_one_that_is_given_for_want_of_a_card(tmp_path: Path) -> None:
    async with running(tmp_path, bot_pause=MIDDLE) as client:
        for held in ("a42", "a09"):
            for orders in ([], [{"prompt": "counter", "play": "none"}], [{"prompt": "*", "play": "default"}]):
                table, ada, bo = await aiming(client, held)
                await ada.ask(orders=[{"prompt": "*", "play": "ask"}])
                assert (await bo.ask(do="cast a04 0"))["type"] == "done"
                hub: Any = client.server.hub  # type: ignore[attr-defined]
                hub.tables[table].room.chairs[0].orders = orders
                if orders or held == "a09":
                    assert 0.8 * MIDDLE <= pause(client, table, 0) <= 1.2 * MIDDLE


async def test_whoever_has_a_choice_is_asked(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table, ada, bo = await aiming(client, "a42")
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        assert (await bo.ask(do="cast a04 0"))["type"] == "done"
        event = await ada.next("event", waiting=[0])
        assert event["prompt"]["code"] == "counter" and len(event["legal"]) > 1
        assert not hub.tables[table].thinking and pause(client, table, 0) == 0.0


async def test_the_pace_of_a_bot_tells_nothing_of_its_hand(tmp_path: Path) -> None:
    async with running(tmp_path, bot_pause=MIDDLE) as client:
        for held, choices in (("a42", 2), ("a09", 1)):
            table, ada, bo = await aiming(client, held)
            await ada.ask(orders=[{"prompt": "*", "play": "ask"}])
            assert (await bo.ask(do="cast a04 0"))["type"] == "done"
            hub: Any = client.server.hub  # type: ignore[attr-defined]
            room = hub.tables[table].room
            room.chairs[0].away, room.chairs[0].bot = True, "random"  # a bot in her place
            legal = room.legal(0)
            assert len(legal) == choices and pause(client, table, 0) == 0.0
            assert pause(client, table, 0, legal[0]) == 0.0, "passing takes no time, whatever it holds"
            if choices > 1:
                assert 0.8 * MIDDLE <= pause(client, table, 0, legal[1]) <= 1.2 * MIDDLE, "a counter can be followed"
