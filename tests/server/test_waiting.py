"""Commands wait for a database that is away, and are refused when that takes too long; then nothing was played."""

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from avernus.play.entries import Entry, NeedsReplay
from avernus.play.kinds import EntryKind
from avernus.play.rebuild import rebuild
from avernus.server.tables import waking
from avernus.store.database import PATIENCE, StoreTrouble
from avernus.store.jobs import Append
from tests.server.harness import running


async def test_a_command_waits_for_a_database_that_is_away_and_is_refused_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    away = False
    async with running(tmp_path) as client:
        table, tokens, (south, north) = await client.two()
        store: Any = client.server.hub.store  # type: ignore[attr-defined]
        check = store.database.check

        def checked() -> None:
            if away:
                raise StoreTrouble("The database is away.")
            check()

        monkeypatch.setattr(store.database, "check", checked)
        away = True
        waiting = asyncio.create_task(south.ask(do="De3", ref="first"))
        while store.writer.trouble is None:
            await asyncio.sleep(0.01)
        assert not waiting.done()
        away = False
        answer = await waiting
        assert answer["type"] == "done" and not answer["repeated"]
        assert store.writer.trouble is None

        away = True
        room = client.server.hub.tables[table].room  # type: ignore[attr-defined]
        late = Append(table, room.seq, [Entry(EntryKind.CHAT, {"by": 1, "name": None, "text": "late"}, room.seq + 1, room.at)])
        answers: asyncio.Queue[Exception | None] = asyncio.Queue()
        late.then = lambda job, error: answers.put_nowait(error)
        store.waiting += 1
        store.handed += 1
        store.writer.jobs.put(([late], time.monotonic() - PATIENCE))  # it has waited for as long as it may
        assert isinstance(await answers.get(), StoreTrouble) and not late.won
        away = False
        answer = await north.ask(do="De7")
        assert answer["type"] == "done" and not answer["repeated"], "the number is free: nothing was written"
        assert (await client.get(f"/api/tables/{table}/state", tokens[1])).json()["actions"] == 2


def test_the_time_that_is_waited_is_the_documented_one() -> None:
    page = (Path(__file__).parents[2] / "docs/host.md").read_text(encoding="utf-8")
    assert PATIENCE == 10.0 and "commands wait up to ten seconds" in page


async def test_a_whole_log_is_folded_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a snapshot is of no use, because a takeback went back behind it: the log may be long, and everybody else plays on."""
    loop = threading.current_thread()
    folded: list[threading.Thread] = []

    def rebuilt(*args: Any) -> Any:
        if threading.current_thread() is loop:
            raise NeedsReplay
        folded.append(threading.current_thread())
        return rebuild(*args)

    async with running(tmp_path) as client:
        table, tokens, (south, _) = await client.two()
        assert (await south.ask(do="De3"))["type"] == "done"
        monkeypatch.setattr(waking, "rebuild", rebuilt)
        client.server.hub.tables[table].sleep()  # type: ignore[attr-defined]
        assert (await client.get(f"/api/tables/{table}/state", tokens[0])).json()["actions"] == 1
        assert len(folded) == 1
