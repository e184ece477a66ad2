"""Clients that misbehave hurt nobody but themselves."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.harness import COMMIT, PATIENCE, Client, Player, running


async def closed(player: Player) -> int:
    """The code that a connection is closed with."""
    try:
        while True:
            await asyncio.wait_for(player.socket.recv(), PATIENCE)
    except ConnectionClosed as error:
        assert error.rcvd is not None
        return error.rcvd.code


async def still_works(client: Client) -> None:
    _, _, (south, north) = await client.two()
    assert (await south.ask(do="De3"))["type"] == "done"
    assert (await north.next("event"))["lines"] == [[0, "De3"]]


GARBAGE = [
    "", "null", "[]", "{", '{"do": 5, "ref": "a"}', '{"do": "De3"}', '{"ref": "a"}', '{"do": "De3", "undo": true, "ref": "a"}',
    '{"do": [], "ref": "a"}', '{"unknown": 1, "ref": "a"}', '{"seat": -1, "do": "De3", "ref": "a"}', '{"seat": 1, "do": "De3", "ref": "a"}',
    '{"do": "De3", "ref": "' + "x" * 65 + '"}', '{"orders": [{"prompt": 1}], "ref": "a"}', '{"vote": 9, "ref": "a"}',
    '{"hint": "deep thought", "ref": "a"}', "[" * 5000, '{"a":' * 2000, '{"do": "\\ud800", "ref": "a"}', '{"chat": "\\u0000", "ref": "a"}',
    '{"takeback": "agree", "ref": "a"}', '{"back": true, "ref": "a"}', '{"rematch": true, "ref": "a"}', '{"hello": {"tokens": []}}',
    '{"do": "999999999999999999999999", "ref": "a"}', '{"do": ["T", "T", "T"], "ref": "b"}',
]


async def test_garbage_is_refused_in_a_sentence_and_changes_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table, tokens, (south, _) = await client.two()
        for text in GARBAGE:
            await south.socket.send(text)
            answer = await south.next("refused")
            assert answer["sentence"] and answer["code"] != "server-error", (text, answer)
        for data in (b"\xff\xfe\x00", b"\x80" * 200):
            await south.socket.send(data)
            assert (await south.next("refused"))["code"] == "bad-request"
        assert (await client.get(f"/api/tables/{table}/state", tokens[0])).json()["actions"] == 0
        assert (await south.ask(do="De3"))["type"] == "done"


async def test_a_large_frame_closes_only_its_own_connection(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        _, _, (south, north) = await client.two()
        await south.socket.send("x" * 1_000_000)
        assert await closed(south) == 1009
        assert (await north.next("presence", online=[1]))["online"] == [1]
        await still_works(client)


async def test_wrong_tokens_open_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table, tokens, _ = await client.two()
        other = await client.table(seats=2)
        for table_id, token in ((other, tokens[0]), (table, "x" * 43), (table, tokens[0][:-1])):
            stranger = await client.live(table_id, token)
            refusal = await stranger.next("refused")
            assert refusal["code"] == "bad-token" and await closed(stranger) == 4401
            assert (await client.get(f"/api/tables/{table_id}/state", token)).status_code == 401
        nowhere = await client.live("abcdefgh")
        assert (await nowhere.next("refused"))["code"] == "no-such-table"
        mute = await client.live(table)
        await mute.next("state")
        first = await client.live(table, tokens[0], lang="xx")
        assert (await first.next("refused"))["code"] == "bad-request", "the list of languages is closed"
        for path in (f"/api/tables/{table}", "/api/games", "/api/tables"):
            answer = await client.get(path, lang="xx")
            assert answer.status_code == 422 and "en, es, fr" in answer.json()["error"]["sentence"]
            assert (await client.get(path, lang="es")).status_code == 200


async def test_a_seat_that_was_left_is_not_ones_own_any_more(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table = await client.table(seats=2)
        _, old = await client.sit(table, 0, "Old")
        leaver = await client.live(table, old)
        await leaver.next("state")
        assert (await leaver.ask(leave=True))["type"] == "done"
        _, token = await client.sit(table, 0, "New")
        await client.sit(table, 1, "Other")
        assert (await leaver.ask(do="De3", seat=0))["code"] == "not-seated"
        await leaver.send(resync=True)
        assert (await leaver.next("state", status="playing"))["seat"] is None
        newcomer = await client.live(table, token)
        await newcomer.next("state")
        assert (await newcomer.ask(do="De3"))["type"] == "done"
        assert all(message.get("seat") is None or message["status"] == "open" for message in leaver.heard if message["type"] == "state")


async def test_a_flood_is_slowed_then_ended(tmp_path: Path) -> None:
    async with running(tmp_path, rate=1.0, burst=10.0) as client:
        _, _, (south, north) = await client.two()
        for number in range(100):
            await south.send(chat=f"{number}", ref=f"f{number}")
        assert await closed(south) == 4429
        said = 0
        await north.ask(chat="still here")
        said = sum(message.get("what") == "chat" for message in north.heard)
        assert 5 <= said <= 15


async def test_reordered_and_resent_commands_are_each_played_at_most_once(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table, _tokens, (south, north) = await client.two()
        for _ in range(3):
            await south.send(do="De3", ref="one")
            await north.send(do="De7", ref="two")
            await north.send(do="De6", ref="three")
        await south.ask(chat="end")
        await north.ask(chat="end")
        lines = (await client.get(f"/api/tables/{table}/lines")).json()["lines"]
        assert [row[:2] for row in lines] == [[0, "De3"], [1, "De7"], [1, "De6"]]


async def test_foreign_origins_are_turned_away(tmp_path: Path) -> None:
    async with running(tmp_path, origins=("https://friend.example",)) as client:
        table = await client.table(seats=2)
        for origin, status in (("https://evil.example", 403), ("https://friend.example", 201), (client.base, 201)):
            answer = await client.http.post("/api/tables", json={"game": "splut"}, headers={"Origin": origin})
            assert answer.status_code == status
        address = f"{client.base.replace('http', 'ws')}/api/tables/{table}/live"
        async with connect(address, additional_headers={"Origin": "https://evil.example"}) as foreign:
            assert await closed(Player(foreign, [])) == 4403
        with pytest.raises(InvalidStatus):
            await client.live("../../secret")


async def test_bad_requests_are_refused_in_one_shape(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table = await client.table(seats=2)
        cases: list[tuple[str, dict[str, Any], int]] = [
            ("/api/tables", {"game": "chess"}, 404), ("/api/tables", {"game": "splut", "seats": 9}, 422),
            ("/api/tables", {"game": "splut", "options": {"nope": 1}}, 422), ("/api/tables", {"game": "splut", "extra": 1}, 422),
            ("/api/tables", {"game": "splut", "position": "nonsense"}, 422),
            ("/api/tables", {"game": "splut", "bots": {"0": "random", "1": "random"}}, 422),
            (f"/api/tables/{table}/seats", {"name": "", "commit": COMMIT}, 422),
            (f"/api/tables/{table}/seats", {"name": "A", "commit": "sha256:00"}, 422),
            (f"/api/tables/{table}/seats", {"name": "A", "nonce": "0" * 16}, 422),
            (f"/api/tables/{table}/do", {"do": "De3", "ref": "a"}, 401),
            ("/api/tables/nothere/seats", {"name": "A", "commit": COMMIT}, 404),
            ("/api/analyse", {"game": "splut", "lines": ["0 De5"]}, 422),
            ("/api/analyse", {"game": "splut", "seats": 2, "rules": 1000}, 422), ("/api/analyse", {"game": "splut", "rules": 1}, 422),
        ]
        for path, body, status in cases:
            answer = await client.post(path, **body)
            assert answer.status_code == status, (path, body, answer.text)
            error = json.loads(answer.text)["error"]
            assert error["code"] and error["sentence"] and "Traceback" not in answer.text
        for depth in (200, 984, 5000, 30_000, 100_000):
            deep = "[" * depth + "]" * depth
            for shape in ('{"game":"splut","options":{"first":%s}}', '{"game":"splut","position":{"board":%s}}', '{"game":%s}'):
                for path in ("/api/tables", "/api/analyse"):
                    answer = await client.http.post(path, content=shape % deep)
                    told = answer.status_code, answer.json()["error"]["code"]
                    refused = [(413, "too-large")] * (depth == 100_000) + [(400, "bad-request"), (422, "bad-request")]
                    assert told in refused, (path, shape, depth)
        assert (await client.get("/api/nothing")).json()["error"]["code"] == "no-such-page"
        big = await client.http.post("/api/verify", content=b"x" * 2_100_000)
        assert big.status_code == 413
        assert (await client.http.put("/api/tables")).status_code == 405


async def test_pages_say_what_browsers_may_do_with_them(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        for path in ("/", "/table/abc", "/api/games", "/api/docs", "/nope.js"):
            headers = (await client.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"] and headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer" and "server" not in headers
        assert "avernus is running" in (await client.get("/")).text or "<script" in (await client.get("/")).text
        assert (await client.get("/nope.js")).status_code == 404
        metrics = (await client.get("/metrics")).text
        assert "avernus_store_healthy 1" in metrics and "avernus_command_seconds_count" in metrics


async def test_the_rules_say_why_what_was_pointed_at_is_no_action(tmp_path: Path) -> None:
    cases = [(["D", "e5"], "not-adjacent", "S5.1"), (["T", "e1", "throw"], "not-adjacent", "S5.1"), (["Q", "x"], "not-understood", "")]
    async with running(tmp_path) as client:
        for words, code, clause in cases:
            answer = await client.post("/api/analyse", game="splut", words=words, seat=0)
            error = json.loads(answer.text)["error"]
            assert answer.status_code == 422 and error["sentence"]
            assert error["code"] == code or not code
            assert error["clause"] == clause or not clause
        assert (await client.post("/api/analyse", game="splut", words=["D", "e3"], seat=0)).status_code == 200


async def test_a_game_under_earlier_rules_is_analysed_under_those(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        asked: dict[str, Any] = {"game": "laberinto", "seats": 3, "options": {"goal": 2}}
        now = (await client.post("/api/analyse", **asked)).json()["state"]["options"]
        then = (await client.post("/api/analyse", **asked, rules=1)).json()["state"]["options"]
        assert (now["goal"], now["build"], now["lot"]) == (2, 12, "again")
        assert (then["goal"], then["build"], then["lot"]) == (2, 0, "once")
        newer = await client.post("/api/analyse", **asked, rules=1000)
        assert newer.status_code == 422 and "rules 1000" in newer.json()["error"]["sentence"]
