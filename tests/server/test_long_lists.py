"""A market has hundreds of offers that a client puts together itself: they are listed in a state, and left out of events."""

from pathlib import Path

from tests.server.harness import running

VALUES = "values " + "-".join(map(str, range(1, 19)))


async def test_offers_are_listed_in_states_and_not_in_events(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table, _, players = await client.two("inferno-trade")
        for player in players:
            assert (await player.ask(do=VALUES))["type"] == "done"
        for player in players:
            assert (await player.ask(do="ready"))["type"] == "done"
        seat = client.server.hub.tables[table].room.actors()[0]  # type: ignore[attr-defined]
        await players[seat].send(resync=True)
        state = await players[seat].next("state", waiting=[seat])
        offers = [pair[0] for pair in state["legal"] if pair[0].startswith("#")]
        assert len(offers) > 50 and "offer" in state["open"]
        event = await players[seat].next("event", version=state["version"])
        assert "offer" in event["open"] and event["legal"] == [pair for pair in state["legal"] if not pair[0].startswith("#")] != []
        assert (await players[seat].ask(do=offers[0]))["type"] == "done"
