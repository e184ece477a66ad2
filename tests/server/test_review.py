"""Puzzles and judged records over HTTP."""

import asyncio
from pathlib import Path
from random import Random

import avernus
from avernus.games.splut.puzzles import read, shipped
from avernus.server.tables.bot_pool import BotPool
from avernus.server.tables.cancelling import still_wanted
from avernus.server.tables.turns import PERSON, Place
from tests.server.harness import running

WIN = "R/Tn2/5/7/R3TsR2R/7/Ss4/1Sn1/1 sn s 9 3 - - -"


async def test_a_line_is_judged_decision_by_decision(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        answer = await client.post("/api/review", game="splut", seats=2, position=WIN, lines=["0 Sd3", "0 Sc3", "0 Sd3"], lang="es")
        assert answer.status_code == 200
        found = answer.json()
        assert found["costliest"]["0"][0] == 1 and found["shares"]["0"] == [1.0, 0.0]
        worst = found["decisions"][1]
        assert (worst["action"], worst["reason"], worst["clause"]) == ("Sc3", "missed-win", "S11.2")
        assert worst["sentence"].startswith("Podía ganar")


async def test_what_cannot_be_judged_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        for body in ({"game": "none"}, {"game": "splut", "lines": ["0 De9"]}, {"record": "no record"}, {"game": "splut", "lines": ["0 ?"]},
                     {"game": "splut", "lines": ["0 De3"] * 4001}):
            refused = await client.post("/api/review", **body)
            assert refused.status_code in (404, 422) and refused.json()["error"]["sentence"]


def endless(path: str) -> None:
    """Work that ends only if nobody waits for it."""
    Path(path).touch()
    while True:
        still_wanted()


async def test_work_that_nobody_waits_for_stops_and_is_paid_for(tmp_path: Path) -> None:
    pool, begun, spent = BotPool(1), tmp_path / "begun", list[float]()
    asked = asyncio.create_task(pool.run(Place(PERSON, "ada"), endless, str(begun), spent=spent.append))
    while not begun.exists():
        await asyncio.sleep(0.01)
    asked.cancel()
    while not spent:
        await asyncio.sleep(0.01)
    assert pool.pool.left == 1 and not pool.pool.turns.doing
    assert await pool.run(Place(PERSON, "bo"), str, 5) == "5"
    pool.close()


async def test_whoever_hangs_up_leaves_no_analysis_behind(tmp_path: Path) -> None:
    lines = long_line()
    async with running(tmp_path) as client:
        pool = client.server.hub.bot_pool.pool  # type: ignore[attr-defined]
        asked = asyncio.create_task(client.post("/api/review", game="hellgame", seats=3, lines=lines))
        while not pool.turns.doing:
            assert not asked.done(), asked.result().text
            await asyncio.sleep(0.01)
        asked.cancel()  # the client closes its connection
        while pool.turns.doing:
            await asyncio.sleep(0.01)
        assert pool.left == 1
        assert client.server.hub.metrics.counters["studies_left"] == 1  # type: ignore[attr-defined]
        assert (await client.post("/api/analyse", game="splut", seats=2)).status_code == 200


def long_line() -> list[str]:
    """As many actions of a game as may be judged at once: whole minutes of thought."""
    table = avernus.new_table("hellgame", seats=3, seed="3")
    rng = Random(4)
    while len(table.past) < 1000:
        seat = table.actors[0]
        table.play(seat, rng.choice(table.legal(seat)))
    written = {-1: "*", -2: "@"}
    return [f"{written.get(line.seat, line.seat)} {line.text}" for _, line in table.past]


async def test_puzzles_are_the_same_file_whatever_is_played(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        before = await client.get("/api/games/splut/puzzles")
        await client.two()
        after = await client.get("/api/games/splut/puzzles")
        assert before.content == after.content and tuple(read(after.text)) == shipped()
        assert (await client.get("/api/games/laberinto/puzzles")).status_code == 404
