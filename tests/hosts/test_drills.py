"""Drills that a host ought to have done once: back from a backup and from an export made under load, and from an older version."""

import asyncio
import contextlib
import json
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from avernus.games import find
from avernus.store.schema import STEPS
from avernus.store.transfer import backup, export_tables, import_tables
from tests.postgres import Cluster
from tests.server.harness import Client, Player, running

OLD = Path(__file__).parent / "old"
TABLES = 3


class Load:
    """Games of two that go on and on; what was acknowledged is counted."""

    def __init__(self) -> None:
        self.tokens: dict[str, list[str]] = {}
        self.acknowledged: dict[str, int] = {}
        self.stopping = False

    async def play(self, client: Client) -> None:
        table, tokens, players = await client.two(takebacks=False)
        self.tokens[table], self.acknowledged[table] = tokens, 0
        while not self.stopping:
            for player, token in zip(players, tokens, strict=True):
                state = (await client.get(f"/api/tables/{table}/state", token)).json()
                if state["table"]["status"] == "over":
                    return
                if state["legal"] and (await player.ask(do=state["legal"][len(state["legal"]) // 2][0]))["type"] == "done":
                    self.acknowledged[table] += 1
                await asyncio.sleep(0.01)  # a person takes a breath

    def seen(self) -> dict[str, int]:
        return dict(self.acknowledged)


@contextlib.asynccontextmanager
async def loaded(folder: Path) -> AsyncIterator[tuple[Client, Load]]:
    """A server at which people play while something is done to its database."""
    async with running(folder, address_rate=1e6, address_burst=1e6, rate=1e6, burst=1e6) as client:
        load = Load()
        playing = [asyncio.create_task(load.play(client)) for _ in range(TABLES)]
        while len(load.acknowledged) < TABLES or min(load.acknowledged.values()) < 2:
            await asyncio.sleep(0.01)
        yield client, load
        load.stopping = True
        await asyncio.gather(*playing)


async def all_there(client: Client, load: Load, before: dict[str, int], after: dict[str, int]) -> None:
    """Each table has everything that was acknowledged before the copy began, nothing that came after it, and is played on."""
    for table, tokens in load.tokens.items():
        states = [(await client.get(f"/api/tables/{table}/state", token)).json() for token in tokens]
        actions = states[0]["table"]["actions"]
        assert before[table] <= actions <= after[table] + 1, "one may have been written and not yet acknowledged"
        assert [seat["name"] for seat in states[0]["table"]["seats"]] == ["P0", "P1"]
        for token, state in zip(tokens, states, strict=True):
            if state["legal"]:
                player: Player = await client.live(table, token)
                await player.next("state")
                assert (await player.ask(do=state["legal"][0][0]))["type"] == "done"
                assert (await client.get(f"/api/tables/{table}")).json()["actions"] > actions


async def test_back_from_a_backup_that_was_made_under_load(tmp_path: Path) -> None:
    async with loaded(tmp_path) as (_, load):
        before = load.seen()
        said = await asyncio.to_thread(backup, str(tmp_path / "tables.sqlite3"), tmp_path / "monday.sqlite3")
        after = load.seen()
        assert said.endswith("is a copy of the whole database.")
    (tmp_path / "new").mkdir()
    shutil.move(tmp_path / "monday.sqlite3", tmp_path / "new/tables.sqlite3")
    async with running(tmp_path / "new") as client:
        assert (await client.get("/healthz")).json()["status"] == "ok"
        await all_there(client, load, before, after)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_back_from_an_export_that_was_made_under_load(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async with loaded(tmp_path) as (_, load):
        before = load.seen()
        lines = await asyncio.to_thread(lambda: list(export_tables(str(tmp_path / "tables.sqlite3"))))
        after = load.seen()
    target = str(tmp_path / "new.sqlite3")
    if kind == "postgres":
        import psycopg

        made: Cluster = request.getfixturevalue("postgres")
        with psycopg.connect(made.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE drill_{os.getpid()}")
        target = made.url.removesuffix("/postgres") + f"/drill_{os.getpid()}"
    assert import_tables(target, lines) == (TABLES, 0)
    async with running(tmp_path, target) as client:
        await all_there(client, load, before, after)


# -- another version ------------------------------------------------------------------------------


@pytest.fixture
def old(tmp_path: Path) -> dict[str, Any]:
    """A database of the version before clocks learnt to stand (step 5), with games in progress, as its server left it when it died."""
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as file:
        file.executescript((OLD / "step5.sql").read_text(encoding="utf-8"))
        assert file.execute("SELECT MAX(step) FROM migrations").fetchone() == (5,)
        assert file.execute("SELECT COUNT(*) FROM fresh").fetchone() == (3,), "some of it was not in its place yet"
    found: dict[str, Any] = json.loads((OLD / "step5.json").read_text(encoding="utf-8"))
    return found


async def test_games_of_an_older_version_are_played_on(old: dict[str, Any], tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        for name, kept in old.items():
            shown = (await client.get(f"/api/tables/{kept['table']}")).json()
            assert shown["status"] == {"over": "over", "open": "open"}.get(name, "playing"), name
            if shown["note"] is not None:  # rules that have changed since may refuse a line: then it can be looked at, and says so
                assert name in ("maze", "race") and shown["rules"] != find(shown["game"]).rules
                continue
            acted = False
            for seat, token in enumerate(kept.get("tokens", [])):
                state = (await client.get(f"/api/tables/{kept['table']}/state", token)).json()
                if kept["game"] == "splut":  # elsewhere formalities were still under way when its server died
                    assert sorted(line[0] for line in state["legal"]) == kept["states"][str(seat)]["legal"], name
                if state["legal"] and not acted:
                    player = await client.live(kept["table"], token)
                    await player.next("state")
                    acted = (await player.ask(do=state["legal"][0][0]))["type"] == "done"
                    assert acted, name
            assert acted == ("tokens" in kept), name
        duel = old["duel"]
        state = (await client.get(f"/api/tables/{duel['table']}/state", duel["tokens"][0])).json()
        assert [row["chat"]["text"] for row in state["log"] if "chat" in row][-2:] == ["one more thing", "and another"]
        assert min(state["clock"]["left"]) > 3_000_000, "the time between the versions was nobody's"
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as file:
        assert file.execute("SELECT MAX(step) FROM migrations").fetchone() == (len(STEPS),)


async def test_back_to_the_older_version_from_what_was_kept(old: dict[str, Any], tmp_path: Path) -> None:
    """What is promised: a copy from before the upgrade is what it was, and exported tables are as the older version wrote them."""
    copy = tmp_path / "before.sqlite3"
    shutil.copy(tmp_path / "tables.sqlite3", copy)
    untouched = copy.read_bytes()
    async with running(tmp_path):
        pass
    assert copy.read_bytes() == untouched
    for kept in old.values():
        (line,) = export_tables(str(tmp_path / "tables.sqlite3"), [kept["table"]])
        data = json.loads(line)
        assert (data["avernus-table"], data["id"]) == (1, kept["table"])
        assert [row[0] for row in data["entries"]] == list(range(1, len(data["entries"]) + 1))


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    from avernus.core.refusals import AvernusError
    from avernus.store.store import open_store, prepare

    async with running(tmp_path) as client:
        await client.table()
    path = tmp_path / "tables.sqlite3"
    with closing(sqlite3.connect(path)) as file:
        file.execute("INSERT INTO migrations VALUES (?)", (len(STEPS) + 1,))
        file.commit()
    with pytest.raises(AvernusError, match="of a newer avernus"):
        prepare(open_store(str(path)).database)
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("SELECT COUNT(*) FROM tables").fetchone() == (1,)
