"""Ratings: a fold of results that everybody agreed to, the same however it is made, and without those who want to be forgotten."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from typing import Any

import pytest

from avernus.core.fair import sealed
from avernus.server.desk import DAY, Desk, obey
from avernus.server.league import skills
from avernus.server.league.skills import Result, Skill, after, fold, rested
from avernus.server.wire import Ruling
from tests.server.harness import Client, start

PATIENCE = 60


@asynccontextmanager
async def house(database: str, **config: Any) -> AsyncIterator[Client]:
    server = await start(database, shared=database.startswith("postgres"), **config)
    client = Client(server.base)
    try:
        yield client
    finally:
        await client.close()
        await server.stop()


async def until(true: Callable[[], Awaitable[Any]]) -> Any:
    async with asyncio.timeout(PATIENCE):
        while not (found := await true()):
            await asyncio.sleep(0.02)
    return found


async def sit(client: Client, table: str, seat: int, key: str | None, name: str) -> Any:
    nonce = client.nonce()
    answer = await client.post(f"/api/tables/{table}/seats", name=name, commit=sealed(nonce), seat=seat, person=key)
    if answer.status_code == 201:
        client.seated[table, seat] = answer.json()["token"], nonce
        await client.show(answer.json()["table"])
    return answer


async def duel(client: Client, keys: list[str], loser: int = 1, **more: Any) -> str:
    """A rated game of two that one of them gives up."""
    table = await client.table("splut", seats=2, rated=True, **more)
    for seat, key in enumerate(keys):
        assert (await sit(client, table, seat, key, f"P{seat}")).status_code == 201
    players = [await client.live(table, client.seated[table, seat][0]) for seat in range(2)]
    await players[loser].next("state", status="playing")
    assert (await players[loser].ask(resign=True))["type"] == "done"
    return table


async def rows(client: Client, key: str | None = None) -> list[dict[str, Any]]:
    lists = (await client.get("/api/ratings", key)).json()["lists"]
    return [row for one in lists for row in one["rows"]]


def desk_order(database: str, order: str, **said: Any) -> dict[str, Any]:
    with closing(Desk(database)) as desk:
        return obey(desk, order, Ruling(**said), (None, None, None))


async def test_a_rated_game_moves_both_ratings_and_is_shown_to_its_players(database: str) -> None:
    keys = [secrets.token_urlsafe(32) for _ in range(2)]
    async with house(database, ratings=True) as client:
        table = await duel(client, keys)
        info = (await client.get(f"/api/tables/{table}")).json()
        assert info["rated"] and not info["takebacks"]

        async def both() -> list[dict[str, Any]] | None:
            found = await rows(client, keys[0])
            return found if len(found) == 2 else None

        found = await until(both)
        assert [(row["name"], row["place"], row["you"]) for row in found] == [("P0", 1, True), ("P1", 2, False)]
        assert found[0]["rating"]["points"] > 1500 > found[1]["rating"]["points"] and found[0]["rating"]["provisional"]
        seats = (await client.get(f"/api/tables/{table}/ratings")).json()["seats"]
        assert [one["games"] for one in seats] == [1, 1] and seats[0]["points"] == found[0]["rating"]["points"]
        await duel(client, keys, 0)

        async def twice() -> bool:
            return bool((await rows(client))[0]["rating"]["games"] == 2)

        await until(twice)
        before = desk_order(database, "ratings")["players"]
        again = desk_order(database, "ratings", again=True)
        assert again["results"] == 2 and again["changed"] == 0.0 and again["players"] == before


async def test_what_nobody_agreed_to_counts_for_nothing(database: str) -> None:
    keys = [secrets.token_urlsafe(32) for _ in range(2)]
    async with house(database) as client:
        refused = await client.post("/api/tables", game="splut", seats=2, rated=True)
        assert (refused.status_code, refused.json()["error"]["code"]) == (404, "ratings-off")
        assert (await client.get("/api/ratings")).status_code == 404
    async with house(database, ratings=True) as client:
        for bad in ({"options": {"turn_cap": 3}}, {"position": "x"}):
            refused = await client.post("/api/tables", game="splut", seats=2, rated=True, **bad)
            assert refused.status_code == 422, bad
        table = await client.table("splut", seats=2, rated=True)
        assert (await sit(client, table, 0, None, "Ada")).json()["error"]["code"] == "needs-key"
        assert (await sit(client, table, 0, keys[0], "Ada")).status_code == 201
        assert (await sit(client, table, 1, keys[0], "Ada")).json()["error"]["code"] == "one-seat"
        assert (await sit(client, table, 1, keys[1], "Bo")).status_code == 201
        plain, _, players = await client.two()
        assert (await players[0].ask(resign=True))["type"] == "done"
        assert not (await client.get(f"/api/tables/{plain}")).json()["rated"]
        await duel(client, keys)

        async def both() -> bool:
            return len(await rows(client)) == 2

        await until(both)
        assert desk_order(database, "ratings", again=True)["results"] == 1
        lone = await client.table("splut", seats=2, rated=True, bots={"1": "random"})
        assert (await sit(client, lone, 0, keys[0], "Ada")).status_code == 201
        player = await client.live(lone, client.seated[lone, 0][0])
        await player.next("state", status="playing")
        assert (await player.ask(hint="greedy"))["code"] == "hints-off"
        assert (await player.ask(takeback="ask"))["code"] == "no-takebacks"


async def test_a_result_that_nobody_wrote_down_is_found_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = [secrets.token_urlsafe(32) for _ in range(2)]
    with monkeypatch.context() as patched:
        patched.setattr("avernus.server.league.keeper.Keeper._record", _nothing)
        async with house(database, ratings=True) as client:
            await duel(client, keys)
            assert await rows(client) == []
    async with house(database, ratings=True) as client:
        await until(lambda: rows(client))


async def _nothing(self: Any, table: str) -> None:
    pass


async def test_somebody_who_is_forgotten_takes_the_name_along_and_leaves_the_others_ratings(database: str) -> None:
    keys = [secrets.token_urlsafe(32) for _ in range(3)]
    async with house(database, ratings=True) as client:
        for pair in (keys[:2], keys[1:], [keys[2], keys[0]]):
            await duel(client, pair)

        async def done() -> bool:
            return bool(sum(row["rating"]["games"] for row in await rows(client)) == 6)

        await until(done)
        before = {row["player"]: row["points"] for row in desk_order(database, "ratings")["players"]}
        person = (await client.post("/api/me", keys[0])).json()["person"]
        assert desk_order(database, "forget", person=person)["players"] == 1
        left = {row["player"]: row["points"] for row in desk_order(database, "ratings", again=True)["players"]}
        assert person in before and left == {player: points for player, points in before.items() if player != person}
        assert not any(row["you"] for row in await rows(client, keys[0]))
        with closing(Desk(database)) as desk:
            assert person not in str(desk.reader.rows("SELECT players FROM results"))
            desk.expire(1.0, None, None, at=skills.WEEK * 10_000)
        assert desk_order(database, "ratings")["players"] == []


def test_ratings_are_a_fold_in_which_bots_stand_still_and_absence_makes_unsure() -> None:
    games = [Result("splut", ("a", "b"), (1, 2) if day % 4 else (2, 1), DAY * day) for day in range(1, 40)]
    held = fold(games)
    ada, bo = held["splut", "two", "a"], held["splut", "two", "b"]
    assert ada.points > 1540 and bo.points < 1460 and not ada.provisional and ada.games == 39
    assert fold(games[20:], fold(games[:20])) == held
    assert rested("a", ada, ada.last + 52 * skills.WEEK).deviation > ada.deviation
    assert rested("bot imp", ada, ada.last + 52 * skills.WEEK).deviation == ada.deviation
    many = fold([Result("hellgame", ("a", "b", "c"), (1, 2, 2), DAY)])
    assert many["hellgame", "many", "a"].points > many["hellgame", "many", "b"].points == many["hellgame", "many", "c"].points
    drawn = after(Result("splut", ("a", "b"), (1, 1), DAY), [Skill(), Skill()])
    assert drawn[0].points == pytest.approx(1500) and drawn[0].deviation < 350
