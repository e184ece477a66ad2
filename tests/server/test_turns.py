"""What takes long is done in turns: a person's opponent first, nobody in front of all others, unwatched tables last."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from avernus.play.entries import Refused
from avernus.play.kinds import Status
from avernus.server.tables.long_work import Pool
from avernus.server.tables.turns import ALONE, LONG, PERSON, Place, Turns
from tests.server.harness import running


def order(turns: Turns[str]) -> list[str]:
    """Everything that waits, done one after the other."""
    found = []
    while (taken := turns.take()) is not None:
        found.append(taken[1])
        turns.done(taken[0])
    return found


def test_owners_take_turns_and_so_do_their_tables() -> None:
    turns: Turns[str] = Turns(1)
    for number in range(4):
        turns.put(Place(PERSON, "greedy", "t1"), f"a{number}")
    turns.put(Place(PERSON, "greedy", "t2"), "b")
    turns.put(Place(PERSON, "honest", "t3"), "c")
    assert order(turns) == ["a0", "c", "b", "a1", "a2", "a3"]


def test_a_persons_opponent_comes_first_and_tables_that_nobody_watches_last() -> None:
    turns: Turns[str] = Turns(1)
    for number in range(40):
        turns.put(Place(ALONE, "abandoned", f"t{number}"), f"alone{number}")
    turns.put(Place(LONG, "reader"), "record")
    turns.put(Place(PERSON, "person", "t"), "opponent")
    assert order(turns)[:3] == ["opponent", "record", "alone0"]


def test_one_worker_is_always_left_for_people_and_for_other_addresses() -> None:
    turns: Turns[str] = Turns(2)
    for number in range(3):
        turns.put(Place(ALONE, f"o{number}"), "alone")
    assert turns.take() is not None and turns.take() is None, "the other worker waits for a person"
    turns.put(Place(PERSON, "p"), "p1")
    turns.put(Place(PERSON, "p"), "p2")
    taken = turns.take()
    assert taken is not None and taken[1] == "p1" and turns.take() is None
    turns = Turns(2)
    turns.put(Place(PERSON, "p"), "p1")
    turns.put(Place(PERSON, "p"), "p2")
    turns.put(Place(PERSON, "q"), "q1")
    assert [found[1] for found in (turns.take(), turns.take()) if found is not None] == ["p1", "q1"]


def test_the_queue_is_bounded_for_each_and_for_all() -> None:
    turns: Turns[str] = Turns(1, most=5, most_each=2)
    assert [turns.put(Place(PERSON, "a"), "x") for _ in range(3)] == [True, True, False]
    assert [turns.put(Place(PERSON, owner), "x") for owner in "bcde"] == [True, True, True, False]
    order(turns)
    assert turns.put(Place(PERSON, "a"), "x") and not turns.doing


async def test_a_pool_does_one_thing_after_the_other_and_refuses_what_is_too_much() -> None:
    pool = Pool(1, lambda: ThreadPoolExecutor(1), most=2)
    gate = asyncio.Event()
    loop = asyncio.get_running_loop()

    def hold() -> str:
        asyncio.run_coroutine_threadsafe(gate.wait(), loop).result(30)
        return "held"

    first = asyncio.create_task(pool.run(Place(PERSON, "a"), hold))
    await asyncio.sleep(0)
    unwanted = asyncio.create_task(pool.run(Place(PERSON, "a"), str, 2))
    wanted = asyncio.create_task(pool.run(Place(PERSON, "b"), str, 3))
    await asyncio.sleep(0)
    with pytest.raises(Refused):
        await pool.run(Place(PERSON, "c"), str, 4)
    unwanted.cancel()
    gate.set()
    assert await first == "held" and await wanted == "3"
    spent: list[float] = []
    result = await pool.run(Place(PERSON, "c"), str, 5, spent=spent.append)
    assert result == "5" and len(spent) == 1 and spent[0] >= 0.0
    with pytest.raises(ValueError, match="invalid literal"):
        await pool.run(Place(PERSON, "c"), int, "x")
    pool.close()


async def test_bots_among_themselves_think_only_while_somebody_looks_on(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        table = await client.table(game="inferno-race", seats=2, bots={"1": "random"})  # a game that quick bots do not finish meanwhile
        _, token = await client.sit(table, 0)
        assert (await client.post(f"/api/tables/{table}/leave", token)).status_code == 200
        live = hub.tables[table]
        assert live.halted and not live.thinking and live.due is None
        spectator = await client.live(table)
        await spectator.next("event")
        await spectator.close()
        while not live.halted and live.room.status is Status.PLAYING:
            await asyncio.sleep(0.01)
        assert live.halted and not live.thinking and live.room.played > 0


async def test_a_bot_whose_person_is_away_thinks_last(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        places: list[Place] = []
        ask = hub.bot_pool.ask

        async def asked(room: Any, seat: int, bot: str, draw: int, place: Place) -> int:
            places.append(place)
            return int(await ask(room, seat, bot, draw, place))

        hub.bot_pool.ask = asked
        table = await client.table(seats=2)
        _, token = await client.sit(table, 1)
        owner = hub.guests.find("127.0.0.1").owner
        assert hub.tables[table].owner == owner != ""
        await client.post(f"/api/tables/{table}/bots", token, bot="random")
        while hub.tables[table].room.actors() != [1]:
            await asyncio.sleep(0.01)
        assert {place.rank for place in places} == {ALONE} and {place.owner for place in places} == {owner}


async def test_processes_are_started_beside_the_event_loop() -> None:
    """To start them takes a quarter of a second, for which nobody who plays shall wait."""
    makers: list[threading.Thread] = []

    def make() -> ThreadPoolExecutor:
        makers.append(threading.current_thread())
        return ThreadPoolExecutor(2)

    pool = Pool(2, make)
    assert await asyncio.gather(*(pool.run(Place(PERSON, owner), int, owner) for owner in "123")) == [1, 2, 3]
    assert len(makers) == 1 and makers[0] is not threading.main_thread()
    pool.close()
