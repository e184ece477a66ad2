"""`avernus admin` and the host's HTTP interface, on servers that run and on databases without one."""

import asyncio
import contextlib
import json
import os
import pwd
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from avernus.cli import main
from avernus.play.kinds import EntryKind
from avernus.server.desk import DAY, Desk, now
from avernus.server.desk import ORDERS as ALL_ORDERS
from avernus.server.forgetting import forget
from avernus.store.reader import Reader
from avernus.store.store import prepare
from avernus.store.transfer import export_tables, import_tables
from tests.server.harness import Client, Player, Server, start

TOKEN = "a-token-that-nobody-guesses-0123"
ROOT = Path(__file__).parents[2]
PATIENCE = 60
"""Seconds after which what does not come about counts as broken."""


@asynccontextmanager
async def house(database: str, count: int = 1, **config: Any) -> AsyncIterator[tuple[list[Server], list[Client]]]:
    """Servers of one database, and a client for each."""
    servers = [await start(database, shared=database.startswith("postgres"), **config) for _ in range(count)]
    clients: list[Client] = []
    for server in servers:
        clients.append(Client(server.base, clients[0] if clients else None))
    try:
        yield servers, clients
    finally:
        for client in clients:
            await client.close()
        for server in servers:
            await server.stop()


async def admin(database: str, *words: str) -> Any:
    """The command itself, beside the running server."""
    command = [sys.executable, "-m", "avernus.cli", "admin", *words, "--json", "--database", database]
    run = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT)
    out, err = await run.communicate()
    assert run.returncode == 0, err.decode()
    return json.loads(out)


def told(database: str, order: Callable[[Desk], Any]) -> Any:
    """Something done at the desk."""
    with closing(Desk(database)) as desk:
        return order(desk)


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something that comes about by itself."""
    async with asyncio.timeout(PATIENCE):
        while not await true():
            await asyncio.sleep(0.02)


async def let_go(player: Player) -> int | None:
    """The code with which a client was let go."""
    await asyncio.wait_for(player.socket.wait_closed(), PATIENCE)
    return player.socket.close_code


async def test_a_table_is_listed_shown_closed_and_deleted_while_people_play(database: str) -> None:
    async with house(database, 2 if database.startswith("postgres") else 1) as (_, clients):
        client = clients[0]
        table, _, players = await client.two(name="Friday")
        other = await client.table(public=True)
        far = await clients[-1].live(table)
        await far.next("state")
        assert (await players[0].ask(do="De3"))["type"] == "done"
        assert (await players[1].ask(chat="well played"))["type"] == "done"
        found = await admin(database, "list", "--status", "playing")
        assert [(one["id"], one["name"], one["people"], one["seats"]) for one in found["tables"]] == [(table, "Friday", ["P0", "P1"], 2)]
        assert {one["id"] for one in told(database, lambda desk: desk.tables())["tables"]} == {table, other}
        assert [one["id"] for one in told(database, lambda desk: desk.tables(name="p1"))["tables"]] == [table]
        shown = told(database, lambda desk: desk.show(table))
        assert [one["name"] for one in shown["at"]] == ["P0", "P1"] and shown["said"][0]["text"] == "well played"
        assert await admin(database, "close", table) == {"closed": table}
        for watcher in (players[0], far):
            news = await watcher.next("news", what="over")
            assert news["table"]["outcome"]["reason"] == "closed"
        assert (await players[0].ask(do="De4"))["code"] == "table-over"
        assert (await client.get(f"/api/tables/{table}")).json()["outcome"]["sentence"] == "The table was closed."
        assert [one["status"] for one in told(database, lambda desk: desk.tables("over"))["tables"]] == ["over"]
        told(database, lambda desk: desk.delete(table))
        for watcher in (players[0], players[1], far):
            assert await let_go(watcher) == 4404
        assert (await client.get(f"/api/tables/{table}")).status_code == 404
        assert (await client.get(f"/api/tables/{other}")).status_code == 200
        assert told(database, lambda desk: desk.stats())["tables"] == 1


async def test_a_move_and_the_hosts_closing_at_once_leave_a_log_in_order(database: str) -> None:
    async with house(database) as (_, (client,)):
        table, _, players = await client.two()
        moves = asyncio.gather(players[0].ask(do="De3"), players[0].ask(do="Sd3"), return_exceptions=True)
        await asyncio.to_thread(told, database, lambda desk: desk.end(table))
        await moves
        await players[1].next("news", what="over")
        with closing(Desk(database)) as desk:
            kinds = [entry.kind for entry in desk.reader.entries(table)]
            assert kinds.count(EntryKind.OVER) == 1 and kinds[-1] is EntryKind.OVER
            assert [entry.seq for entry in desk.reader.entries(table)] == list(range(1, len(kinds) + 1))


def everything(database: str) -> str:
    """All that a database holds, as text."""
    with closing(Desk(database)) as desk:
        reader = desk.reader
        names = ("tables", "entries", "snapshots", "house", "people", "results", "ratings", "players", "tournaments")
        rows = [str(row) for name in names for row in reader.rows(f"SELECT * FROM {name}") if row[0] != "vapid"]  # letters by chance
        rows += [str(row) for row in reader.rows("SELECT * FROM fresh")] if desk.database.journals else []
    return "\n".join(rows)


async def test_a_persons_names_and_remarks_go_from_everything(database: str) -> None:
    async with house(database, snapshots=3) as (_, (client,)):
        table = await client.table(seats=2, public=True)
        secret = 'Zoë "Zed" of Nowhere'
        tokens = [(await client.sit(table, 0, secret))[1], (await client.sit(table, 1, "Bo"))[1]]
        players = [await client.live(table, token) for token in tokens]
        for player in players:
            await player.next("state")
        assert (await client.post(f"/api/tables/{table}/webhook", tokens[0], url="https://example.org/zed-hook")).status_code == 200
        for seat, action in enumerate(("De3", "Sf7")):
            assert (await players[seat].ask(do=action))["type"] == "done"
        assert (await players[0].ask(chat="I live at Zed Lane"))["type"] == "done"
        assert (await players[1].ask(chat="nice"))["type"] == "done"
        assert (await players[0].ask(name="Zorro"))["type"] == "done"
        await until(lambda: asyncio.to_thread(lambda: "Zorro" in everything(database)))
        assert told(database, lambda desk: forget(desk, "Nobody", None, None, None))["tables"] == 0
        done = await admin(database, "forget", "--name", secret)
        assert done == {"tables": 1, "entries": 4, "people": 0, "players": 0}
        state = await players[1].next("state")
        assert [seat["name"] for seat in state["table"]["seats"]] == [None, "Bo"]
        assert [row["chat"]["text"] for row in state["log"] if "chat" in row] == ["…", "nice"]
        assert (await players[1].ask(chat="still here"))["type"] == "done"

        async def clean() -> bool:
            text = await asyncio.to_thread(everything, database)
            return not any(word in text for word in ("Zoë", "Zed", "Zorro", "zed-hook"))

        await until(clean)
        assert (await client.get(f"/api/tables/{table}")).json()["seats"][1]["name"] == "Bo"
        assert (await players[1].ask(do="Sf8@e1"))["type"] == "done"
        assert (await client.get(f"/api/tables/{table}/log", tokens[1])).status_code == 200
    assert told(database, lambda desk: forget(desk, None, table, 1, None)) == {"tables": 1, "entries": 3, "people": 0, "players": 0}
    assert "Bo" not in everything(database) and "still here" not in everything(database)
    assert told(database, lambda desk: forget(desk, None, table, 1, None)) == {"tables": 1, "entries": 0, "people": 0, "players": 0}


async def test_whoever_is_banned_is_let_go_and_not_let_in(database: str) -> None:
    async with house(database, 2 if database.startswith("postgres") else 1, proxy_header="X-Real-IP") as (_, clients):
        client, other = clients[0], clients[-1]
        table = await client.table(seats=2)
        bad = {"X-Real-IP": "203.0.113.9"}
        rude = await client.live(table, additional_headers=bad)
        kind = await other.live(table, additional_headers={"X-Real-IP": "198.51.100.4"})
        await rude.next("state")
        await kind.next("state")
        ruled = await admin(database, "ban", "203.0.113.0/24", "--hours", "1", "--why", "floods")
        assert [(one["network"], one["why"]) for one in ruled["bans"]] == [("203.0.113.0/24", "floods")]
        assert await let_go(rude) == 4403
        for one in clients:
            async def refused(one: Client = one) -> bool:
                answer = await one.http.get("/api/games", headers=bad, params={"lang": "es"})
                return answer.status_code == 403 and answer.json()["error"]["sentence"].startswith("El anfitrión")

            await until(refused)
            with pytest.raises(InvalidStatus, match="403"):
                await one.live(table, additional_headers=bad)
        assert (await kind.ask(chat="x"))["code"] == "not-seated"
        assert told(database, lambda desk: desk.unban("203.0.113.0/24"))["bans"] == []

        async def welcome() -> bool:
            return (await client.http.get("/api/games", headers=bad)).status_code == 200

        await until(welcome)


async def test_a_ban_ends_by_itself(tmp_path: Path) -> None:
    async with house(str(tmp_path / "t.sqlite3")) as ((server,), _):
        told(str(tmp_path / "t.sqlite3"), lambda desk: desk.ban("2001:db8::/48", 1))
        await server.hub.rulings.look(0)
        assert server.hub.guests.find("2001:db8:0:7::9").banned and not server.hub.guests.find("2001:db9::1").banned
        with closing(sqlite3.connect(tmp_path / "t.sqlite3", timeout=5)) as file:
            file.execute("UPDATE house SET value = ? WHERE name LIKE 'host ban%'", (json.dumps({"at": 1, "until": now() - 1, "why": ""}),))
            file.commit()
        await server.hub.rulings.look(10)
        assert not server.hub.guests.find("2001:db8:0:7::9").banned


async def test_whoever_is_muted_plays_on_without_words(database: str) -> None:
    async with house(database) as (_, (client,)):
        table, _, players = await client.two()
        await admin(database, "mute", "--table", table, "--seat", "0")

        async def silent() -> bool:
            return (await players[0].ask(chat="hear me")).get("code") == "muted"

        await until(silent)
        assert (await players[0].ask(name="Loud"))["code"] == "muted"
        assert (await players[0].ask(do="De3"))["type"] == "done"
        assert (await players[1].ask(chat="free"))["type"] == "done"
        told(database, lambda desk: desk.mute("127.0.0.1", None, None))

        async def all_silent() -> bool:
            return (await players[1].ask(chat="free")).get("code") == "muted"

        await until(all_silent)
        watcher = await client.live(table)
        await watcher.send(murmur={"name": "Eve", "text": "psst"})
        assert (await watcher.next("refused"))["code"] == "muted"
        told(database, lambda desk: desk.unmute("127.0.0.1", None, None))
        told(database, lambda desk: desk.unmute(None, table, 0))

        async def heard() -> bool:
            return bool((await players[0].ask(chat="at last"))["type"] == "done")

        await until(heard)


async def test_everybody_hears_an_announcement_and_rest_lets_nothing_be_played(database: str) -> None:
    async with house(database, 2 if database.startswith("postgres") else 1) as (servers, clients):
        client = clients[0]
        table, _, players = await client.two(clock={"kind": "game", "initial": 60})
        await admin(database, "announce", "Tea at nine")
        told(database, lambda desk: desk.rest(True))
        for one in clients:
            async def resting(one: Client = one) -> bool:
                found = (await one.get("/api/house")).json()
                return bool(found["announcement"] == "Tea at nine" and found["resting"])

            await until(resting)
        refused = await players[0].ask(do="De3")
        assert refused["code"] == "resting" and "at rest" in refused["sentence"]
        assert (await client.http.post("/api/tables", json={"game": "splut"})).json()["error"]["code"] == "resting"
        assert (await client.get(f"/api/tables/{table}/state")).status_code == 200
        assert all(live.timer is None for server in servers for live in server.hub.tables.values()), "no clock runs out meanwhile"
        told(database, lambda desk: desk.rest(False))
        told(database, lambda desk: desk.announce(""))

        async def played() -> bool:
            return bool((await players[0].ask(do="De3"))["type"] == "done")

        await until(played)

        async def quiet() -> bool:
            return bool((await client.get("/api/house")).json()["announcement"] == "")

        await until(quiet)


class Through:
    """Something with a few things of it replaced; compiled objects cannot be changed themselves."""

    def __init__(self, to: Any, **own: Any) -> None:
        self.to = to
        self.__dict__.update(own)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.to, name)


async def test_clocks_stand_while_the_tables_are_at_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from avernus.server import clock

    database = str(tmp_path / "t.sqlite3")
    async with house(database) as ((server,), (client,)):
        table, _, players = await client.two(clock={"kind": "game", "initial": 60})
        told(database, lambda desk: desk.rest(True))
        await server.hub.rulings.look(0)
        assert server.hub.rulings.resting
        keep_time, rested = server.hub.driver.keep_time, []

        async def watched() -> None:
            rested.append(server.hub.rulings.resting)
            await keep_time()

        hub = server.hub
        monkeypatch.setattr(hub.rulings, "hub", Through(hub, driver=Through(hub.driver, keep_time=watched)))
        later = clock.wall() + 3_600_000
        clock.set_wall(later)  # an hour passes
        told(database, lambda desk: desk.rest(False))
        await server.hub.rulings.look(0)
        assert (await players[0].ask(do="De3"))["type"] == "done"
        left = (await client.get(f"/api/tables/{table}/state")).json()["clock"]["left"]
        assert min(left) > 50_000, "nobody's hour was taken"
        assert rested[0], "time is right before anybody may play"


async def test_the_http_interface_is_closed_without_a_token(tmp_path: Path) -> None:
    async with house(str(tmp_path / "t.sqlite3")) as (_, (client,)):
        for token in (None, "x", TOKEN):
            answer = await client.post("/api/admin/stats", token)
            assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-such-page")


async def test_the_http_interface_does_what_the_command_does(tmp_path: Path) -> None:
    async with house(str(tmp_path / "t.sqlite3"), admin_token=TOKEN) as (_, (client,)):
        table, _, players = await client.two()
        for wrong in (None, "x", TOKEN[:-1], TOKEN + "x", "é" * 30):
            headers = {} if wrong is None else {b"Authorization": f"Bearer {wrong}".encode()}
            answer = await client.http.post("/api/admin/stats", headers=headers)
            assert (answer.status_code, answer.json()["error"]["code"]) == (401, "bad-admin-token")
        stats = (await client.post("/api/admin/stats", TOKEN)).json()
        assert stats["tables"] == 1 and stats["by_game"] == {"splut": 1} and stats["bytes"] > 4096
        assert [one["id"] for one in (await client.post("/api/admin/list", TOKEN)).json()["tables"]] == [table]
        assert (await client.post("/api/admin/announce", TOKEN, text="hello")).json()["announcement"] == "hello"
        assert (await client.get("/api/house")).json()["announcement"] == "hello", "at once, where it was ordered"
        assert (await client.post("/api/admin/rest", TOKEN)).json()["resting"]
        assert (await players[0].ask(do="De3"))["code"] == "resting"
        await client.post("/api/admin/resume", TOKEN)
        assert (await players[0].ask(do="De3"))["type"] == "done"
        assert (await client.post("/api/admin/close", TOKEN, table=table)).json() == {"closed": table}
        await players[0].next("news", what="over")
        for order, body, why in (
            ("close", {"table": table}, "is over already"), ("close", {"table": "nowhere"}, "There is no table 'nowhere'."),
            ("close", {}, "Say which table is meant."), ("ban", {"network": "0.0.0.0/0"}, "everybody"),
            ("unban", {"network": "10.0.0.1"}, "not banned"),
            ("ban", {"network": "here"}, "in numbers"), ("mute", {"table": table}, "Say who is meant"),
            ("mute", {"table": table, "seat": 7}, "no seat 7"),
            ("forget", {}, "Say whose"), ("resume", {}, "not at rest"), ("explode", {}, "There is no order 'explode'"),
        ):
            answer = await client.post(f"/api/admin/{order}", TOKEN, **body)
            assert answer.status_code == 422 and why in answer.json()["error"]["sentence"], (order, body)
        assert (await client.post("/api/admin/stats", TOKEN, colour=1)).status_code == 422
        assert (await client.post("/api/admin/forget", TOKEN, table=table, seat=0)).json()["entries"] == 1
        assert (await client.post("/api/admin/delete", TOKEN, table=table)).json() == {"deleted": table}
        assert (await client.get(f"/api/tables/{table}")).status_code == 404


async def test_guessing_tokens_is_slow(tmp_path: Path) -> None:
    async with house(str(tmp_path / "t.sqlite3"), admin_token=TOKEN, address_rate=0.001, address_burst=500) as (_, (client,)):
        answers = [(await client.post("/api/admin/stats", "wrong")).status_code for _ in range(14)]
        assert answers.count(401) < 12 and answers[-1] == 429


# -- a database without a server, and bad input ---------------------------------------------------


@pytest.fixture
async def stopped(tmp_path: Path) -> tuple[Path, str]:
    """A database whose server has stopped, and a table in it that is being played."""
    path = tmp_path / "tables.sqlite3"
    async with house(str(path)) as (_, (client,)):
        table, _, players = await client.two()
        await players[0].ask(do="De3")
    return path, table


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(["admin", *words])
    out, err = capsys.readouterr()
    return code, out, err


async def test_all_orders_work_without_a_server(stopped: tuple[Path, str], capsys: pytest.CaptureFixture[str]) -> None:
    path, table = stopped
    where = ["--database", str(path)]
    for words, says in (
        (["list"], "P0, P1"), (["show", table], "splut"), (["stats"], "playing 1"), (["announce", "soon"], "announced  soon"),
        (["announce"], "announced  -"), (["rest"], "at rest    yes"), (["rulings"], "at rest    yes"), (["resume"], "at rest    no"),
        (["ban", "10.0.0.0/8"], "banned     10.0.0.0/8  for good"), (["unban", "10.0.0.0/8"], "at rest"),
        (["mute", "--table", table, "--seat", "1", "--hours", "2"], f"muted      {table} 1  until"), (["expire"], "deleted: 0"),
        (["forget", "--name", "P1"], "tables: 1"), (["close", table], f"closed: {table}"), (["delete", table], f"deleted: {table}"),
        (["list"], "There are none."), (["rulings"], "announced  -\nat rest    no\n"),
    ):
        code, out, err = run(capsys, *words, *where)
        assert (code, err) == (0, "") and says in out, (words, out)


async def test_what_was_ordered_without_a_server_holds_when_it_starts(stopped: tuple[Path, str]) -> None:
    path, table = stopped
    told(str(path), lambda desk: desk.rest(True))
    told(str(path), lambda desk: desk.end(table))
    async with house(str(path)) as (_, (client,)):
        assert (await client.get("/api/house")).json()["resting"]
        assert (await client.get(f"/api/tables/{table}")).json()["status"] == "over"


ORDERS = (
    ["list"], ["show", "T"], ["close", "T"], ["delete", "T"], ["forget", "--name", "Ada"], ["ban", "10.0.0.1"], ["unban", "10.0.0.1"],
    ["mute", "10.0.0.1"], ["unmute", "10.0.0.1"], ["announce", "x"], ["rest"], ["resume"], ["rulings"], ["stats"], ["expire"],
    ["ratings"], ["tournaments"], ["tournament", "E"], ["tournament-open", "splut"], ["tournament-start", "E"], ["tournament-cancel", "E"],
    ["tournament-withdraw", "E", "0"], ["tournament-bot", "E", "imp"],
)


def test_every_order_is_tried_on_wrong_databases_and_on_files_that_may_only_be_read() -> None:
    assert {words[0] for words in ORDERS} == set(ALL_ORDERS)


def sum_of(path: Path) -> dict[str, bytes]:
    return {one.name: one.read_bytes() for one in sorted(path.parent.iterdir()) if one.is_file()}


@pytest.mark.parametrize("words", ORDERS, ids=lambda words: words[0])
def test_a_wrong_database_gets_one_sentence_and_is_left_as_it_is(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    foreign = tmp_path / "foreign.sqlite3"
    with closing(sqlite3.connect(foreign)) as file:
        file.execute("CREATE TABLE recipes (id INTEGER)")
        file.commit()
    newer, older = tmp_path / "newer.sqlite3", tmp_path / "older.sqlite3"
    for path, step in ((newer, 99), (older, 3)):
        with closing(sqlite3.connect(path)) as file:
            file.execute("CREATE TABLE migrations (step INTEGER)")
            file.execute("INSERT INTO migrations VALUES (?)", (step,))
            file.commit()
    (tmp_path / "text").write_text("not a database, " * 100)
    (tmp_path / "empty").touch()
    before = sum_of(foreign)
    for where, why in (
        ("none.sqlite3", "There is no database at"), ("text", "cannot be opened as a database"),
        ("empty", "There are no tables of avernus in"),
        ("foreign.sqlite3", "There are no tables of avernus in"), ("newer.sqlite3", "is of a newer avernus"),
        ("older.sqlite3", "is of an older avernus"), (".", "cannot be opened as a database"),
    ):
        code, out, err = run(capsys, *words, "--database", str(tmp_path / where))
        assert (code, out, err.count("\n")) == (2, "", 1) and why in err, (where, err)
    for url, why in (("mysql://x", "A database is given as"), ("postgresql://127.0.0.1:1/none", "PostgreSQL does not answer")):
        code, out, err = run(capsys, *words, "--database", url)
        assert (code, out, err.count("\n")) == (2, "", 1) and why in err
    assert sum_of(foreign) == before


@pytest.mark.parametrize("running", [False, True])
async def test_bad_orders_get_one_sentence_and_change_nothing(
    stopped: tuple[Path, str], capsys: pytest.CaptureFixture[str], running: bool
) -> None:
    path, table = stopped
    async with house(str(path)) if running else contextlib.nullcontext():
        await _bad_orders(path, table, capsys)


async def _bad_orders(path: Path, table: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = everything(str(path))
    for words, why in (
        ([], "required: ORDER"), (["explode"], "invalid choice"), (["show"], "required: TABLE"), (["show", "nowhere"], "There is no table"),
        (["close", "nowhere"], "There is no table"), (["delete", "nowhere"], "There is no table"), (["delete", ""], "Say which table"),
        (["forget"], "Say whose"), (["forget", "--table", table], "Say whose"), (["forget", "--name", " "], "is no name"),
        (["forget", "--table", table, "--seat", "5"], "has no seat 5"),
        (["forget", "--table", "nowhere", "--seat", "0"], "There is no table"),
        (["ban"], "required: NETWORK"), (["ban", "me"], "in numbers"), (["ban", "::/0"], "everybody"),
        (["ban", "10.0.0.1", "--hours", "0"], "between"),
        (["unban", "10.0.0.1"], "is not banned"), (["mute"], "in numbers"),
        (["mute", "10.0.0.1", "--table", table, "--seat", "0"], "Say who"),
        (["mute", "--table", table], "Say who"), (["unmute", "10.0.0.1"], "is not muted"), (["announce"], "Nothing is being announced"),
        (["announce", "x" * 1001], "too long"), (["resume"], "not at rest"), (["list", "--status", "lost"], "invalid choice"),
        (["show", "x" * 300], "too long"), (["rest", "now"], "Unrecognized"),
        (["ratings", "--again", "now"], "Unrecognized"), (["tournament", "nowhere"], "no such tournament"),
        (["tournament", "x" * 300], "too long"), (["tournament", ""], "Say which tournament"),
        (["tournament-start", "nowhere"], "no such tournament"), (["tournament-cancel", "nowhere"], "no such tournament"),
        (["tournament-withdraw", "nowhere", "0"], "no such tournament"), (["tournament-withdraw", "nowhere", "-1"], "between"),
        (["tournament-bot", "nowhere", "imp"], "no such tournament"), (["tournament-open", "chess"], "no such game"),
        (["tournament-open", "splut", "--clock", "soon"], "A clock is"), (["tournament-open", "splut", "--bot", "nobody"], "bot"),
        (["tournament-open", "laberinto"], "3 to 6 seats"), (["tournament-open", "splut", "--title", "x" * 100], "cannot be ordered"),
    ):
        code, out, err = await asyncio.to_thread(run, capsys, *words, *(["--database", str(path)] if words else []))
        assert (code, out, err.count("\n")) == (2, "", 1) and why in err, (words, err)
    assert everything(str(path)) == before


async def test_a_file_that_may_only_be_read_gets_one_sentence(stopped: tuple[Path, str], capsys: pytest.CaptureFixture[str]) -> None:
    """As a user that may read the file and not write it."""
    path, table = stopped
    folder = Path(tempfile.mkdtemp(prefix="avernus-readonly-"))
    file = folder / path.name
    shutil.copy(path, file)
    file.chmod(0o444)
    folder.chmod(0o555)
    before = file.read_bytes()
    own = os.geteuid()
    try:
        if not own:
            os.seteuid(pwd.getpwnam("nobody").pw_uid)
        orders = [[table if word == "T" else word for word in words] for words in ORDERS]
        answers = [run(capsys, *words, "--database", str(file)) for words in orders]
    finally:
        os.seteuid(own)
        folder.chmod(0o755)
    for words, (code, out, err) in zip(orders, answers, strict=True):
        assert (code, out, err.count("\n")) == (2, "", 1) and "read" in err, (words, err)
    assert file.read_bytes() == before
    shutil.rmtree(folder)


# -- retention ----------------------------------------------------------------------------------


async def test_policy_over_a_simulated_year(database: str) -> None:
    """Every week a table is played and ends, one is opened and left alone, and the host's policy is applied."""
    async with house(database) as (_, (client,)):
        table, _, players = await client.two()
        await players[0].ask(chat="a remark")
        await players[0].ask(resign=True)
        fresh = await client.table()
    over, unbegun = list(export_tables(database))[:2]
    assert [table, fresh] == [json.loads(over)["id"], json.loads(unbegun)["id"]]
    with closing(Desk(database)) as desk:
        for name in (table, fresh):
            desk.delete(name)
    start = now() - 365 * DAY
    deleted = 0
    for week in range(52):
        at = start + week * 7 * DAY
        lines = []
        for line, kind in ((over, "over"), (unbegun, "open")):
            data = json.loads(line)
            data["id"] = f"{kind}{week:02}"
            data["entries"] = [[seq, at, what, body] for seq, _, what, body in data["entries"]]
            lines.append(json.dumps(data))
        import_tables(database, lines)
        with closing(Desk(database)) as desk:
            done = desk.expire(200, 100, 30, at + DAY)
        deleted += done["deleted"]
        assert done["nameless"] <= 1
    with closing(Desk(database)) as desk:
        left = {one["id"]: one for one in desk.tables()["tables"]}
        end = start + 51 * 7 * DAY + DAY
        assert sorted(left) == sorted(
            [f"over{week:02}" for week in range(52) if end - (start + week * 7 * DAY) <= 100 * DAY]
            + [f"open{week:02}" for week in range(52) if end - (start + week * 7 * DAY) <= 7 * DAY])
        assert deleted == 104 - len(left)
        for week in range(52):
            if f"over{week:02}" in left:
                named = end - (start + week * 7 * DAY) <= 30 * DAY
                assert left[f"over{week:02}"]["people"] == (["P0", "P1"] if named else []), week
                assert [one["text"] for one in desk.show(f"over{week:02}")["said"]] == (["a remark"] if named else ["…"])


async def test_a_server_applies_the_policy_by_itself(tmp_path: Path) -> None:
    path = str(tmp_path / "t.sqlite3")
    async with house(path) as ((server,), (client,)):
        table, _, players = await client.two()
        await players[0].ask(resign=True)
        for player in players:
            await player.close()
        assert await server.hub.driver.expire(None, now() + 31 * DAY, None, 30) == 0
        await until(lambda: asyncio.to_thread(lambda: "P0" not in everything(path)))
        assert await server.hub.driver.expire(400, now() + 31 * DAY, 32) == 0
        server.hub.tables.clear()
        assert await server.hub.driver.expire(400, now() + 33 * DAY, 32) == 1
        await until(lambda: asyncio.to_thread(lambda: table not in everything(path)))


def test_a_reader_of_an_empty_database_finds_nothing(database: str) -> None:
    from avernus.store.database import open_database

    prepare(open_database(database))
    with closing(Desk(database)) as desk:
        assert desk.tables() == {"tables": [], "more": False}
        assert desk.stats()["tables"] == 0 and not desk.stats()["running"]
        assert isinstance(desk.reader, Reader)
