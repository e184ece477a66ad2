"""A disk that is full is reported to players and to the host, and nothing that was refused is there afterwards."""

from pathlib import Path

from avernus.core.record import read
from tests.server.harness import COMMIT, running


async def test_players_and_host_are_told_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table, tokens, (south, north) = await client.two()
        writer = client.server.hub.store.writer  # type: ignore[attr-defined]
        assert (await south.ask(do="De3"))["type"] == "done"
        pages = writer.connection.execute("PRAGMA page_count").fetchone()[0]
        writer.connection.execute(f"PRAGMA max_page_count={pages}")
        said = 0
        while (answer := await south.ask(chat="x" * 400))["type"] == "done":
            said += 1
            assert said < 200
        assert answer["code"] == "store-full" and "no room" in answer["sentence"]
        health = await client.get("/healthz")
        assert health.status_code == 503 and health.json()["code"] == "store-full"
        refused = await client.post(f"/api/tables/{table}/seats", name="B", commit=COMMIT)
        assert refused.status_code == 409
        opened = [(await client.post("/api/tables", game="splut")).status_code for _ in range(20)]
        assert set(opened) <= {201, 507} and opened[-1] == 507, "what still fits into a page is taken, and no more"
        writer.connection.execute("PRAGMA max_page_count=1000000")
        assert (await north.ask(do="De7"))["type"] == "done"
        health = await client.get("/healthz")
        assert health.status_code == 200, health.text
        chats = [message for message in north.heard if message.get("what") == "chat"]
        assert len(chats) == said
        record = read((await client.get(f"/api/tables/{table}/record", tokens[0])).text)
        assert [line.text for line in record.lines] == ["De3", "De7"]  # type: ignore[union-attr]
