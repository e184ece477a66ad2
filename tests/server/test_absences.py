"""Nobody is charged for time in which the server was away, nor for a clock that was set; and the log says so exactly."""

import asyncio
import multiprocessing
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from avernus.core.record import read
from avernus.play.kinds import EntryKind, Status
from avernus.play.rebuild import rebuild
from avernus.play.snapshots import dump, restore
from avernus.play.verify import verify
from avernus.server import clock as clock_module
from avernus.server.run import bind, run_process
from avernus.server.tables.house import AWAY
from avernus.server.tables.hub import Config
from avernus.store.database import open_database
from avernus.store.jobs import Keep
from avernus.store.reader import Reader
from avernus.store.transfer import export_tables, import_tables
from bench.server.seats import bearer, seated_soon
from tests.postgres import Cluster
from tests.server.harness import Client, Server, running, start

HOUR = 3_600_000
CLOCK = {"kind": "game", "initial": 600, "increment": 0}


class Hands:
    """The system's clock, whose hands a test sets; what only grows goes by `passed`."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000
        self.grown = 0

    def time_ns(self) -> int:
        return self.ms * 1_000_000

    def monotonic(self) -> float:
        return self.grown / 1000

    def passed(self, ms: int) -> None:
        """Time goes by."""
        self.ms += ms
        self.grown += ms


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    made = Hands()
    monkeypatch.setattr(clock_module, "time", made)
    return made


def hub(client: Client) -> Any:
    return client.server.hub  # type: ignore[attr-defined]


def left(state: dict[str, Any], seat: int, now: int) -> int:
    """What a client shows."""
    clock = state["clock"]
    return int(clock["left"][seat]) - (now - int(clock["at"]) if seat in clock["running"] else 0)


async def shown(client: Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await client.get(f"/api/tables/{table}/state")).json()
    return found


async def crash(server: Server) -> None:
    """As after kill -9: there is no last sign of life."""
    server.hub.house.span = -1
    await server.stop()


async def again(client: Client, path: Path) -> Client:
    """The server dies, and another begins on its file."""
    await client.close()
    await crash(client.server)  # type: ignore[attr-defined]
    server = await start(str(path))
    fresh = Client(server.base, friend=client)
    fresh.server = server  # type: ignore[attr-defined]
    return fresh


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 40 * 24 * HOUR], ids=["an hour", "an hour back", "forty days"])
async def test_a_server_that_was_away_charges_nobody(tmp_path: Path, hands: Hands, jump: int) -> None:
    path = tmp_path / "t.sqlite3"
    server = await start(str(path))
    client = Client(server.base)
    client.server = server  # type: ignore[attr-defined]
    table, tokens, (south, _) = await client.two(clock=CLOCK)
    hands.passed(2000)
    assert (await south.ask(do="De3"))["type"] == "done"
    hands.passed(3000)
    assert left(await shown(client, table), 1, clock_module.wall()) == 597_000
    hub(client).house.beat()
    hands.ms += jump  # the machine is off, or its clock is set meanwhile
    for _ in range(2):  # and once more, with nothing played in between
        client = await again(client, path)
        state = await shown(client, table)
        assert state["status"] == "playing" and left(state, 0, clock_module.wall()) == 598_000
        assert 597_000 <= left(state, 1, clock_module.wall()) <= 600_000
    hands.passed(1000)
    legal = (await client.get(f"/api/tables/{table}/state", tokens[1])).json()["legal"]
    assert (await client.post(f"/api/tables/{table}/do", tokens[1], do=legal[0][0], ref="n1")).status_code == 200
    north = (await shown(client, table))["clock"]["left"][1]
    assert 596_000 <= north <= 600_000
    record = read((await client.get(f"/api/tables/{table}/record")).text)
    assert len(record.lines) == 2
    verify(record)
    room = hub(client).tables[table].room
    stored = hub(client).store.reader.load(table, None)
    assert [entry.kind for entry in stored.entries].count(EntryKind.PAUSE) == 2
    replayed = rebuild(table, stored.secret, stored.opening, None, stored.entries)
    assert dump(replayed) == dump(room), "the log alone says how much time everybody has had"
    assert restore(table, stored.secret, room.setup, dump(room)).span == room.span == 3
    await client.close()
    await client.server.stop()  # type: ignore[attr-defined]


async def test_setting_the_clock_while_the_server_runs_costs_nothing(tmp_path: Path, hands: Hands) -> None:
    async with running(tmp_path) as client:
        table, _, (south, _) = await client.two(clock=CLOCK)
        for jump in (HOUR, -2 * HOUR):
            hands.ms += jump
            hands.passed(1000)
            await hub(client).driver.sweep(1)
        assert left(await shown(client, table), 0, clock_module.wall()) == 598_000
        assert (await south.ask(do="De3"))["type"] == "done"
        assert (await shown(client, table))["clock"]["left"] == [598_000, 600_000]
        assert hub(client).tables[table].room.span == 1, "no absence, no pause"


async def test_a_server_that_stood_still_charges_nobody(tmp_path: Path, hands: Hands) -> None:
    async with running(tmp_path) as client:
        table, _, (south, _) = await client.two(clock=CLOCK)
        await hub(client).driver.sweep(1)
        hands.passed(HOUR)  # a laptop that was closed, a database that was away: nobody looked after the tables
        await hub(client).driver.sweep(2)
        told = await south.next("state", version=(await shown(client, table))["version"])
        while left(told, 0, clock_module.wall()) != 600_000:
            told = await south.next("state")
        assert hub(client).metrics.counters["absences"] == 1
        hands.passed(1000)
        assert (await south.ask(do="De3"))["type"] == "done"
        assert (await shown(client, table))["clock"]["left"] == [599_000, 600_000]


async def test_a_command_that_comes_first_finds_the_pause_written(tmp_path: Path, hands: Hands) -> None:
    async with running(tmp_path) as client:
        table, tokens, _ = await client.two(clock=CLOCK, on_time="lose")
        house = hub(client).house
        hands.passed(HOUR)
        await house._begin(house.span + 1, 1_800_000_000_000, clock_module.wall())
        answer = await client.post(f"/api/tables/{table}/do", tokens[0], do="De3", ref="s1")
        assert answer.status_code == 200
        room = hub(client).tables[table].room
        assert room.status is Status.PLAYING and room.clocks.left == [600_000, 600_000]


async def test_time_to_show_a_nonce_stands_too(tmp_path: Path, hands: Hands) -> None:
    async with running(tmp_path) as client:
        hands.ms -= 7 * HOUR  # a house whose clock was once set back
        await hub(client).house._begin(2, 1_800_000_000_000, hands.ms)
        table = await client.table(seats=2)
        await client.sit(table, 0)
        answer = await client.http.post(f"/api/tables/{table}/seats", json={"name": "B", "commit": "sha256:" + "0" * 64})
        due = answer.json()["table"]["awaited"]["due"]
        hands.passed(10 * HOUR)
        await hub(client).driver.sweep(1)
        info = (await client.get(f"/api/tables/{table}")).json()
        assert info["awaited"]["due"] == due + 10 * HOUR


async def test_servers_that_share_a_database_agree_on_the_time(postgres: Cluster, hands: Hands) -> None:
    one = await start(postgres.url, shared=True)
    assert one.hub.sweeper is not None
    one.hub.sweeper.cancel()  # on a slow machine it would look before we do
    before = one.hub.house.span
    hands.passed(1000)
    one.hub.house.beat()
    await one.hub.store.write(Keep("x", "y"))
    two = await start(postgres.url, shared=True)
    assert two.hub.house.span == before, "somebody was there"
    await two.stop()
    hands.ms += HOUR  # the next one comes with another time
    three = await start(postgres.url, shared=True)
    assert three.hub.house.span == before + 1 and three.hub.house.spans[before + 1][1] == hands.ms
    assert await one.hub.house.turn(True) and one.hub.house.span == before + 1
    assert abs(clock_module.wall() - hands.ms) <= AWAY
    for server in (one, three):
        await server.stop()


async def test_a_table_that_moves_house_brings_its_clocks_as_they_stood(tmp_path: Path, hands: Hands) -> None:
    path, other = str(tmp_path / "t.sqlite3"), str(tmp_path / "other.sqlite3")
    async with running(tmp_path, path) as client:
        table, _, (south, _) = await client.two(clock=CLOCK)
        hands.passed(1000)
        assert (await south.ask(do="De3"))["type"] == "done"
        lines = list(export_tables(path))
    assert import_tables(other, lines) == (1, 0)
    hands.ms = time.time_ns() // 1_000_000 + HOUR
    async with running(tmp_path, other) as client:
        state = await shown(client, table)
        assert left(state, 0, clock_module.wall()) == 599_000 and left(state, 1, clock_module.wall()) >= 600_000 - AWAY


class Later:
    """The clocks of a machine some time later."""

    def __init__(self, ms: int) -> None:
        self.ms = ms

    def time_ns(self) -> int:
        return time.time_ns() + self.ms * 1_000_000

    def monotonic(self) -> float:
        return time.monotonic()


def run_later(ms: int, *args: Any) -> None:
    setattr(clock_module, "time", Later(ms))  # noqa: B010 - it is imported there, not exported
    run_process(*args)


async def test_kill_9_and_an_hour_later(tmp_path: Path) -> None:
    """Real processes: one is killed in the middle of a game, the next begins an hour later."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.server.preload"])
    sock = bind("127.0.0.1", 0)
    base = f"http://127.0.0.1:{sock.getsockname()[1]}"
    database = str(tmp_path / "tables.sqlite3")
    config = Config(rate=1e6, burst=1e6, address_rate=1e6, address_burst=1e6, quota=1e6)
    server: Any = context.Process(target=run_process, args=(sock, database, False, config), daemon=True)
    server.start()
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        wanted = {"game": "splut", "seats": 2, "clock": {**CLOCK, "initial": 1800}, "on_time": "lose"}
        table = (await http.post("/api/tables", json=wanted)).json()["id"]
        tokens = await seated_soon(http, table)
        played = await http.post(f"/api/tables/{table}/do", json={"do": "De3", "ref": "a"}, headers=bearer(tokens[0]))
        assert played.status_code == 200
        begun = time.monotonic()
        server.kill()
        await asyncio.to_thread(server.join)
        server = context.Process(target=run_later, args=(HOUR, sock, database, False, config), daemon=True)
        server.start()
        played = await http.post(f"/api/tables/{table}/do", json={"do": "De7", "ref": "b"}, headers=bearer(tokens[1]))
        assert played.status_code == 200, played.text
        state = (await http.get(f"/api/tables/{table}/state")).json()
        assert state["status"] == "playing" and state["table"]["outcome"] is None
        assert 1_800_000 - state["clock"]["left"][1] <= (time.monotonic() - begun) * 1000, "no more than she really had"
        verify(read((await http.get(f"/api/tables/{table}/record")).text))
    server.terminate()
    await asyncio.to_thread(server.join)
    sock.close()
    kinds = [entry.kind for entry in Reader(open_database(database)).entries(table)]
    assert kinds.count(EntryKind.PAUSE) == 1
