"""Two people play over the live socket."""

from pathlib import Path

from tests.server.harness import running


async def test_two_people_play_and_hear_each_other(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        _table, _tokens, (south, north) = await client.two()
        await south.send(resync=True)
        state = await south.next("state")
        assert state["status"] == "playing" and [pair[0] for pair in state["legal"]] == ["De3", "Sd3", "Tf3"]
        assert state["legal"][0][1] == [["D", "piece"], ["e3", "cell"]]
        done = await south.ask(do="De3")
        assert done["type"] == "done" and not done["repeated"]
        event = await north.next("event")
        assert event["lines"] == [[0, "De3"]] and event["version"] == event["from"] + 1
        assert event["events"][0]["sentence"].startswith("P0’s dwarf walks")
        assert event["waiting"] == [1] and event["legal"]
        mine = await south.next("event")
        assert mine["legal"] == [] and mine["version"] == done["version"]
        words = [word for word, _ in event["legal"][0][1]]
        assert (await north.ask(do=words))["type"] == "done"
        refusal = await south.ask(do="De5")
        assert refusal["code"] == "not-your-turn" and refusal["clause"] == "S3.4" and "P1" in refusal["sentence"]
