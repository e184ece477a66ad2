"""Seats: committed nonces, lost answers, bots that are relieved, positions that somebody knows, and help among people."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from avernus.core.fair import sealed
from avernus.core.record import read
from avernus.play import seating
from avernus.play.verify import verify
from tests.server.harness import COMMIT, Client, running

HIDDEN = "inferno-race"


async def info(client: Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await client.get(f"/api/tables/{table}")).json()
    return found


async def bare(client: Client, table: str, seat: int, nonce: str, **more: Any) -> str:
    """Sit down and show nothing yet."""
    body = {"seat": seat, "name": f"P{seat}", "commit": sealed(nonce), **more}
    answer = await client.http.post(f"/api/tables/{table}/seats", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


async def test_nothing_of_a_nonce_is_known_before_everybody_has_sat_down(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table = await client.table(HIDDEN, seats=2)
        ada = await bare(client, table, 0, "a" * 20)
        early = await client.post(f"/api/tables/{table}/reveal", ada, nonce="a" * 20, next=sealed("c" * 20))
        assert early.status_code == 409 and early.json()["error"]["code"] == "not-all-seated"
        bo = await bare(client, table, 1, "b" * 20)
        player = await client.live(table, ada)
        state = await player.next("state")
        assert state["table"]["awaited"]["seats"] == [0, 1] and state["view"] is None
        assert [seat["commit"] for seat in state["table"]["seats"]] == [sealed("a" * 20), sealed("b" * 20)]
        shown = await client.post(f"/api/tables/{table}/reveal", bo, nonce="b" * 20, next=sealed("d" * 20))
        assert shown.status_code == 200
        heard = await player.next("news", what="seats")
        assert heard["table"]["awaited"]["seats"] == [0] and heard["table"]["nonces"] == []
        assert (await player.ask(reveal="x" * 20, next=sealed("c" * 20)))["code"] == "bad-nonce"
        assert (await player.ask(reveal="a" * 20))["code"] == "bad-request"
        assert (await player.ask(reveal="a" * 20, next=sealed("c" * 20)))["type"] == "done"
        assert (await player.next("state", status="playing"))["table"]["nonces"] == ["a" * 20, "b" * 20]
        await player.ask(resign=True)
        record = read((await client.get(f"/api/tables/{table}/record")).text)
        assert record.commits == [sealed("a" * 20), sealed("b" * 20)] and verify(record).sealed
        assert (await client.get(f"/api/tables/{table}/verify")).json()["commits"] == record.commits


async def test_a_client_that_vanishes_before_it_shows_its_nonce_loses_the_seat_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "REVEAL_WITHIN", 300)
    async with running(tmp_path) as client:
        table = await client.table(seats=2)
        ada = await bare(client, table, 0, "a" * 20)
        gone = await bare(client, table, 1, "b" * 20)
        player = await client.live(table, ada)
        assert (await player.ask(reveal="a" * 20, next=sealed("c" * 20)))["type"] == "done"
        freed = await player.next("news", what="seats", why="late")
        assert freed["about"] == 1 and freed["table"]["seats"][1]["kind"] == "empty"
        assert freed["table"]["seats"][0]["commit"] == sealed("c" * 20), "what was shown is used no more"
        assert (await client.get(f"/api/tables/{table}/state", gone)).status_code == 401
        monkeypatch.setattr(seating, "REVEAL_WITHIN", 3_600_000)
        other = await bare(client, table, 1, "e" * 20)
        assert (await client.post(f"/api/tables/{table}/reveal", other, nonce="e" * 20, next=sealed("f" * 20))).status_code == 200
        assert (await player.ask(reveal="c" * 20, next=sealed("g" * 20)))["type"] == "done"
        assert (await player.next("state", status="playing"))["table"]["nonces"] == ["c" * 20, "e" * 20]


async def test_a_seat_is_freed_also_after_the_server_was_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "REVEAL_WITHIN", 500)
    async with running(tmp_path) as client:
        table = await client.table(seats=2)
        for seat in range(2):
            await bare(client, table, seat, f"{seat}" * 20)
    async with running(tmp_path) as client:
        while (await info(client, table))["awaited"]:
            await client.server.hub.driver.sweep(1)  # type: ignore[attr-defined]
            await asyncio.sleep(0.05)
        assert [seat["kind"] for seat in (await info(client, table))["seats"]] == ["empty", "empty"]


async def test_a_lost_answer_loses_no_seat(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table = await client.table(seats=3)
        first = await bare(client, table, 0, "a" * 20, token="t" * 43)
        assert await bare(client, table, 0, "a" * 20, token="t" * 43) == first == "t" * 43
        assert [seat["kind"] for seat in (await info(client, table))["seats"]] == ["person", "empty", "empty"]
        thief = await client.post(f"/api/tables/{table}/seats", seat=0, name="P0", commit=sealed("a" * 20))
        assert thief.json()["error"]["code"] == "seat-taken", "what everybody can see opens nothing"
        thief = await client.post(f"/api/tables/{table}/seats", seat=1, name="P1", commit=sealed("a" * 20))
        assert thief.json()["error"]["code"] == "bad-commitment"


async def test_a_bots_seat_is_taken_only_when_everybody_at_the_table_agrees(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table = await client.table(HIDDEN, seats=3, bots={"2": "random"})
        tokens = [(await client.sit(table, seat))[1] for seat in range(2)]
        ada, bo = [await client.live(table, token) for token in tokens]
        guest: dict[str, Any] = {"seat": 2, "name": "Eve", "commit": COMMIT}
        refused = await client.post(f"/api/tables/{table}/seats", **guest)
        assert refused.status_code == 403 and refused.json()["error"]["code"] == "door-closed"
        assert (await ada.ask(door=True))["type"] == "done"
        assert (await info(client, table))["door"] == {"agreed": [0], "open": False}
        assert (await client.post(f"/api/tables/{table}/seats", **guest)).status_code == 403
        assert (await bo.ask(door=True))["type"] == "done"
        sat = await client.post(f"/api/tables/{table}/seats", **guest)
        assert sat.status_code == 201
        token = sat.json()["token"]
        eve = await client.live(table, token)
        assert (await eve.next("state"))["seat"] == 2
        assert (await info(client, table))["door"] is None, "the door is for one"
        assert (await eve.ask(leave=True))["type"] == "done"
        assert (await info(client, table))["seats"][2] | {"online": True} == {
            "seat": 2, "place": (await info(client, table))["seats"][2]["place"], "kind": "bot", "name": None, "bot": "random",
            "online": True, "away": False, "commit": None,
        }
        assert (await client.get(f"/api/tables/{table}/state", token)).status_code == 401, "who has left reads no more of the hand"
        await eve.send(resync=True)
        assert (await eve.next("state", seat=None))["seat"] is None
        assert (await eve.ask(back=True, seat=2))["code"] == "not-seated"


async def test_guests_are_told_of_a_position_that_somebody_laid_out(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table = await client.table("splut", position="1/3/Dn4/RTn3Ss1/2RSn4R/7/1R2Ts/1Ds1/1 sn n 18 3 d3 - -")
        assert (await info(client, table))["from_position"] is True
        assert (await info(client, await client.table("splut", seats=2)))["from_position"] is False


async def test_there_are_no_hints_and_no_analysis_once_a_second_person_sits(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        alone = await client.table(seats=2, bots={"1": "random"})
        _, token = await client.sit(alone, 0)
        player = await client.live(alone, token)
        assert (await player.ask(hint="greedy"))["type"] == "hint"
        record = (await client.get(f"/api/tables/{alone}/record")).text
        assert (await client.post("/api/analyse", record=record, bot="greedy")).status_code == 200
        table, _, (south, _) = await client.two()
        assert (await south.ask(hint="greedy"))["code"] == "hints-off"
        record = (await client.get(f"/api/tables/{table}/record")).text
        assert (await client.post("/api/review", record=record)).status_code == 403
        refused = await client.post("/api/analyse", record=record, bot="greedy")
        assert refused.status_code == 403 and refused.json()["error"]["code"] == "hints-off"
        await south.ask(resign=True)
        record = (await client.get(f"/api/tables/{table}/record")).text
        assert (await client.post("/api/analyse", record=record, bot="greedy")).status_code == 200
