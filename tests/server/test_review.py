"""Puzzles and judged records over HTTP."""

from pathlib import Path

from avernus.games.splut.puzzles import read, shipped
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
                     {"game": "splut", "lines": ["0 De3"] * 401}):
            refused = await client.post("/api/review", **body)
            assert refused.status_code in (404, 422) and refused.json()["error"]["sentence"]


async def test_puzzles_are_the_same_file_whatever_is_played(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        before = await client.get("/api/games/splut/puzzles")
        await client.two()
        after = await client.get("/api/games/splut/puzzles")
        assert before.content == after.content and tuple(read(after.text)) == shipped()
        assert (await client.get("/api/games/laberinto/puzzles")).status_code == 404
