"""People without accounts: a key of the device's own, several devices, seats that go along, and everything that can be taken back."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from avernus.core.fair import sealed
from avernus.play.chairs import hashed
from avernus.server import clock
from avernus.server.desk import DAY, Desk, now
from avernus.server.forgetting import forget
from avernus.server.people import known as people
from avernus.store.transfer import export_tables, import_tables
from tests.server.harness import Client, Server, start


def fresh() -> str:
    """A key as a browser makes it."""
    return secrets.token_urlsafe(32)


@asynccontextmanager
async def house(database: str, **config: Any) -> AsyncIterator[tuple[list[Server], list[Client]]]:
    """One server on SQLite, two on PostgreSQL, and a client of each."""
    shared = database.startswith("postgres")
    servers = [await start(database, shared=shared, **config) for _ in range(2 if shared else 1)]
    clients = [Client(server.base) for server in servers]
    try:
        yield servers, clients
    finally:
        for client in clients:
            await client.close()
        for server in servers:
            await server.stop()


async def sit(client: Client, table: str, seat: int, key: str | None, name: str = "Ada") -> str:
    """Sit down with a key; the seat's token."""
    nonce = client.nonce()
    answer = await client.post(f"/api/tables/{table}/seats", name=name, commit=sealed(nonce), seat=seat, person=key)
    assert answer.status_code == 201, answer.text
    client.seated[table, seat] = answer.json()["token"], nonce
    return str(answer.json()["token"])


async def code_of(client: Client, key: str) -> str:
    """A one-time code."""
    answer = await client.post("/api/me/code", key)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


async def claim(client: Client, key: str, table: str, token: str) -> Any:
    """Say that a seat is this person's."""
    return await client.http.post("/api/me/claim", json={"table": table, "token": token}, headers={"Authorization": f"Bearer {key}"})


def refused(answer: Any, code: str) -> bool:
    """Was it refused with this code, and a sentence?"""
    error = answer.json()["error"]
    return bool(error["code"] == code and error["sentence"] and answer.status_code >= 400)


async def test_a_seat_goes_along_to_another_device_and_can_be_taken_back(database: str) -> None:
    async with house(database) as (_, clients):
        home, away = clients[0], clients[-1]
        phone, desk = fresh(), fresh()
        table = await home.table(seats=2)
        await sit(home, table, 0, desk)
        code = await code_of(home, desk)
        assert refused(await away.get("/api/me", phone), "not-known")
        joined = await away.post("/api/me/join", phone, code=code, device="phone")
        assert joined.status_code == 200 and [one["here"] for one in joined.json()["devices"]].count(True) == 1
        assert refused(await away.post("/api/me/join", fresh(), code=code), "bad-code")  # works once
        mine = (await away.get("/api/me/tables", phone)).json()["tables"]
        assert [(one["table"]["id"], one["seats"], one["awaited"]) for one in mine] == [(table, [0], False)]
        token, nonce = fresh(), "a-nonce-of-the-phone-0"
        carried = await away.post("/api/me/seats", phone, table=table, tokens=[token], commits=[sealed(nonce)])
        assert carried.status_code == 200 and carried.json()["seats"] == [0]
        home.seated[table, 0] = token, nonce  # the phone's number is the one that counts now
        await home.sit(table, 1, "Bo")
        await home.show((await home.get(f"/api/tables/{table}")).json())
        player = await away.live(table, token)
        assert (await player.next("state"))["seat"] == 0
        assert (await player.ask(do="De3"))["type"] == "done"
        tag = people.device_of(phone)
        assert (await home.post("/api/me/forget", desk, device=tag)).json() == {"devices": 1}
        assert refused(await away.get("/api/me", phone), "not-known")
        assert refused(await away.post(f"/api/tables/{table}/do", token, do="De4", ref="x"), "bad-token")
        assert (await player.ask(do="De4"))["code"] in ("not-seated", "spectator", "not-your-decision")
        assert (await home.get(f"/api/tables/{table}/state", home.seated[table, 1][0])).status_code == 200


async def test_the_device_that_sat_down_can_be_forgotten_by_another(database: str) -> None:
    async with house(database) as (_, clients):
        client, lost, kept = clients[0], fresh(), fresh()
        table = await client.table(seats=2)
        token = await sit(client, table, 0, lost)
        await client.post("/api/me/join", kept, code=await code_of(client, lost))
        assert (await clients[-1].post("/api/me/forget", kept, device=people.device_of(lost))).status_code == 200
        assert refused(await client.get(f"/api/tables/{table}/state", token), "bad-token")
        mine = fresh()
        assert (await client.post("/api/me/seats", kept, table=table, tokens=[mine])).json()["seats"] == [0]
        assert (await client.get(f"/api/tables/{table}/state", mine)).status_code == 200
        assert refused(await client.post("/api/me/seats", lost, table=table, tokens=[fresh()]), "not-known")


async def test_a_device_that_is_forgotten_opens_nothing_where_the_game_is_over(database: str) -> None:
    async with house(database) as (_, clients):
        client, lost, kept = clients[0], fresh(), fresh()
        table = await client.table(seats=2)
        token = await sit(client, table, 0, lost)
        await client.sit(table, 1, "Bo")
        player = await client.live(table, token)
        await player.next("state", status="playing")
        assert (await player.ask(resign=True))["type"] == "done"
        assert (await player.ask(chat="well played"))["type"] == "done"
        await client.post("/api/me/join", kept, code=await code_of(client, lost))
        assert (await clients[-1].post("/api/me/forget", kept, device=people.device_of(lost))).status_code == 200
        assert refused(await client.get(f"/api/tables/{table}/state", token), "bad-token")
        await player.next("presence")
        assert (await player.ask(chat="it was luck"))["code"] in ("not-seated", "spectator")
        assert [row["seats"] for row in (await client.get("/api/me/tables", kept)).json()["tables"]] == [[0]]


async def test_a_code_ends_and_is_guessed_slowly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(str(tmp_path / "t.sqlite3"), quota=1) as (_, [client]):
        key = fresh()
        assert (await client.post("/api/me", key, name="Ada")).status_code == 200
        code = await code_of(client, key)
        newer = await code_of(client, key)
        assert refused(await client.post("/api/me/join", fresh(), code=code), "bad-code")  # the newest alone holds
        before = clock.wall()
        monkeypatch.setattr(people, "wall", lambda: before + people.CODE_MS + 1000)
        assert refused(await client.post("/api/me/join", fresh(), code=newer), "bad-code")
        answers = [await client.post("/api/me/join", fresh(), code=secrets.token_urlsafe(16)) for _ in range(8)]
        assert {answer.json()["error"]["code"] for answer in answers} == {"bad-code", "too-fast"}


async def test_a_code_that_two_use_at_once_lets_one_in(database: str) -> None:
    async with house(database) as (_, clients):
        key, others = fresh(), [fresh() for _ in range(6)]
        await clients[0].post("/api/me", key)
        code = await code_of(clients[0], key)
        answers = await asyncio.gather(*[
            clients[index % len(clients)].post("/api/me/join", other, code=code) for index, other in enumerate(others)
        ])
        assert sorted(answer.status_code for answer in answers) == [200] + [403] * 5
        assert len((await clients[-1].get("/api/me", key)).json()["devices"]) == 2


async def test_two_people_become_one_only_if_they_say_so(database: str) -> None:
    async with house(database) as (servers, clients):
        client, one, two = clients[0], fresh(), fresh()
        first, second = await client.table(seats=2), await client.table(seats=2)
        await sit(client, first, 0, one)
        await sit(client, second, 1, two)
        code = await code_of(client, one)
        assert refused(await client.post("/api/me/join", two, code=code), "already-known")
        assert (await client.post("/api/me/join", two, code=code, merge=True)).status_code == 200
        for key in (one, two):
            mine = (await clients[-1].get("/api/me/tables", key)).json()["tables"]
            assert {(row["table"]["id"], *row["seats"]) for row in mine} == {(first, 0), (second, 1)}
        assert (await clients[-1].post("/api/me/seats", one, table=second, tokens=[fresh()])).json()["seats"] == [1]
        person = people.sum_of(one)
        assert await servers[0].hub.people.whose([person, people.sum_of(two), "0" * 32]) == {person: person, people.sum_of(two): person}


async def test_a_seat_taken_before_is_claimed_by_whoever_holds_its_token_and_by_nobody_else(database: str) -> None:
    async with house(database) as (_, clients):
        client, mine, other = clients[0], fresh(), fresh()
        table = await client.table(seats=2)
        _, token = await client.sit(table, 0)
        for key in (mine, other):
            await client.post("/api/me", key)
        assert refused(await claim(client, mine, table, fresh()), "bad-token")
        assert (await claim(client, mine, table, token)).json() == {"table": table, "seats": [0]}
        assert (await claim(clients[-1], mine, table, token)).status_code == 200
        assert refused(await claim(client, other, table, token), "seat-taken")
        assert refused(await client.post("/api/me/seats", other, table=table, tokens=[fresh()]), "not-your-seat")
        assert (await client.get("/api/me/tables", other)).json() == {"tables": []}


async def test_what_is_public_of_a_person_opens_nothing(tmp_path: Path) -> None:
    """Name, sum, tag and the hash of a key are no keys, and no page shows a sum."""
    async with house(str(tmp_path / "t.sqlite3")) as (_, [client]):
        key = fresh()
        table = await client.table("inferno-race", seats=3)
        token = await sit(client, table, 0, key)
        for seat in (1, 2):
            await client.sit(table, seat, f"P{seat}")
        await client.show((await client.get(f"/api/tables/{table}")).json())
        public = [people.sum_of(key), people.device_of(key), hashed(key), hashed(token), "Ada", hashed(key)[:43], "x" * 43]
        for word in public:
            for path in ("/api/me", "/api/me/tables", f"/api/tables/{table}/state"):
                assert (await client.get(path, word)).status_code == 401
            assert (await client.post("/api/me/seats", word, table=table, tokens=[fresh()])).status_code == 401
        pages = [f"/api/tables/{table}{part}" for part in ("", "/state", "/record", "/log", "/verify")] + ["/api/tables", f"/table/{table}"]
        said = "".join([(await client.get(page, client.seated[table, 1][0] if "/api/tables/" in page else None)).text for page in pages])
        assert "Ada" in said and not any(word in said for word in public if word != "Ada")


async def test_wrong_input_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with house(str(tmp_path / "t.sqlite3")) as (_, [client]):
        key = fresh()
        await client.post("/api/me", key, name="Ada", device="desk")
        table = await client.table(seats=2)
        await sit(client, table, 0, key)
        before = (await client.get("/api/me", key)).json()
        bad: list[tuple[str, dict[str, Any]]] = [
            ("/api/me", {"name": "x" * 41}), ("/api/me", {"unknown": 1}), ("/api/me", {"lang": "xx"}), ("/api/me/join", {"code": "short"}),
            ("/api/me/join", {}), ("/api/me/claim", {"table": "../x"}), ("/api/me/seats", {"table": table, "tokens": []}),
            ("/api/me/seats", {"table": table, "tokens": ["x"]}), ("/api/me/seats", {"table": table, "tokens": [fresh()] * 11}),
            ("/api/me/forget", {"device": "zz"}), ("/api/me/seats", {"table": table, "tokens": [fresh()], "commits": [[]]}),
        ]
        for path, body in bad:
            answer = await client.post(path, key, **body)
            assert answer.status_code == 422, (path, body, answer.text)
        assert refused(await client.post("/api/me/forget", key, device="0" * 16), "no-such-device")
        assert refused(await client.post("/api/me/seats", key, table="nosuch", tokens=[fresh()]), "no-such-table")
        assert (await client.get("/api/me", key)).json() == before
        for _ in range(people.MOST_DEVICES - 1):
            assert (await client.post("/api/me/join", fresh(), code=await code_of(client, key))).status_code == 200
        assert refused(await client.post("/api/me/join", fresh(), code=await code_of(client, key)), "too-many-devices")


async def test_an_address_makes_so_many_people_known(tmp_path: Path) -> None:
    async with house(str(tmp_path / "t.sqlite3"), quota=0.1) as (_, [client]):
        answers = [await client.post("/api/me", fresh()) for _ in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 6 + [429] * 2


async def test_a_person_goes_whole_by_itself_and_by_the_host(database: str) -> None:
    async with house(database) as (_, clients):
        client, ada, bo = clients[0], fresh(), fresh()
        table = await client.table(seats=2)
        token = await sit(client, table, 0, ada, "Ada")
        await sit(client, table, 1, bo, "Bo")
        await client.post("/api/me/forget", ada)
        assert refused(await client.get("/api/me", ada), "not-known")
        assert (await client.get(f"/api/tables/{table}/state", token)).status_code == 200  # the seat stays with its token
        desk = Desk(database)
        try:
            assert [one["person"] for one in desk.show(table)["at"]] == [people.sum_of(ada), people.sum_of(bo)]
            assert forget(desk, "Bo", None, None, None)["people"] == 1
            assert desk.reader.rows("SELECT * FROM people") == []
            assert people.sum_of(bo) not in json.dumps([entry.body for entry in desk.reader.entries(table)])
            assert forget(desk, None, None, None, people.sum_of(ada))["people"] == 0
        finally:
            desk.close()
        assert refused(await clients[-1].get("/api/me", bo), "not-known")


async def test_people_are_exported_imported_and_expire(database: str, tmp_path: Path) -> None:
    other = str(tmp_path / "other.sqlite3")
    key, idle, phone = fresh(), fresh(), fresh()
    async with house(database) as (_, clients):
        table = await clients[0].table(seats=2)
        await sit(clients[0], table, 1, key, "Ada")
        await clients[0].post("/api/me", idle, name="Idle")
        await code_of(clients[0], idle)
        await clients[0].post("/api/me/join", phone, code=await code_of(clients[0], key))
    lines = list(export_tables(database))
    assert import_tables(other, lines)[0] == 1 and key not in "".join(lines)
    assert import_tables(other, lines)[1] == 1
    async with house(other) as (_, [client]):
        for one in (key, phone):
            assert [row["seats"] for row in (await client.get("/api/me/tables", one)).json()["tables"]] == [[1]]
    desk = Desk(other)
    try:
        desk.expire(5, None, None, now() + 4 * DAY)
        assert len(desk.reader.rows("SELECT 1 FROM people WHERE kind = 'person'")) == 2
        desk.expire(30, None, None, now() + 31 * DAY)  # the table goes, and nobody sits anywhere
        assert desk.reader.rows("SELECT * FROM people") == []
    finally:
        desk.close()
    with pytest.raises(Exception, match="Line 1 is not an exported person"):
        import_tables(other, ['{"avernus-person": 1, "person": 5, "rows": [["key"]]}'])
