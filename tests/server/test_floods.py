"""A client that sends too much, reads nothing or says nothing is let go, and costs others nothing: everything it can pile up is bounded."""

import asyncio
import contextlib
import socket
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from avernus.server.guests import MOST_OWED, MOST_SLOW, Guests
from avernus.server.http import calls, transport
from avernus.server.http.calls import SHORT_BODY
from avernus.server.run import UNASKED, bind
from avernus.server.socket.frames import MOST_FRAMES, BadFrames, Frames
from avernus.server.socket.protocol import MOST_UNSENT, LiveProtocol
from avernus.server.socket.session import MOST_UNREAD, Session
from avernus.server.tables.turns import PERSON, Place
from tests.server.harness import PATIENCE, Client, running

PING = b"\x89\x80\0\0\0\0"


class Transport:
    """What a session says to a client."""

    def __init__(self) -> None:
        self.codes: list[int] = []

    def send(self, message: bytes) -> None:
        return None

    def close(self, code: int) -> None:
        self.codes.append(code)


class Pipe(asyncio.Transport):
    """A transport whose other end reads nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.kept = 0
        self.aborted = False

    def write(self, data: Any) -> None:
        self.kept += len(data)

    def get_write_buffer_size(self) -> int:
        return self.kept

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        return None

    def is_closing(self) -> bool:
        return self.aborted

    def close(self) -> None:
        return None

    def abort(self) -> None:
        self.aborted = True


class State:
    """What uvicorn keeps of connections."""

    def __init__(self) -> None:
        self.connections: set[Any] = set()


async def test_what_waits_for_its_turn_is_bounded_in_bytes(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        transport = Transport()
        session = Session(hub, transport, [], "nowhere", hub.guests.find("203.0.113.5"))
        session.busy = True
        frame = b"x" * 16_000
        for _ in range(MOST_UNREAD // len(frame)):
            session.on_message(frame)
        assert not transport.codes and session.unread <= MOST_UNREAD
        session.on_message(frame)
        assert transport.codes == [4429] and session.unread == 0 and not session.inbox


def test_a_piece_of_input_holds_so_many_frames() -> None:
    assert len(Frames(100).feed(PING * MOST_FRAMES)) == MOST_FRAMES
    with pytest.raises(BadFrames) as error:
        Frames(100).feed(PING * (MOST_FRAMES + 1))
    assert error.value.code == 4429


async def test_pings_are_paid_for(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        _, _, (south, north) = await client.two()
        work = hub.guests.find("127.0.0.1").work
        work.left, work.rate = 2.0, 0.0
        with contextlib.suppress(ConnectionClosed):
            for _ in range(100):
                await south.socket.ping()
        with pytest.raises(ConnectionClosed):
            while True:
                await asyncio.wait_for(south.socket.recv(), PATIENCE)
        work.left, work.rate = 1000.0, 1000.0
        assert (await north.ask(chat="still here"))["type"] == "done"


async def test_pieces_of_messages_are_paid_for(tmp_path: Path) -> None:
    """A message that never comes to its end, in pieces that hold nothing."""
    async with running(tmp_path) as client:
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        guest = hub.guests.find("203.0.113.5")
        guest.work.rate, guest.work.left = 0.0, 10.0
        one = await behind(hub.guests, hub)
        one.frames = Frames(100)
        one.data_received(b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 49)
        assert not one.closing and guest.work.left == 5.0
        one.data_received(b"\x00\x80\0\0\0\0" * 60)
        assert one.closing
        one.connection_lost(None)


async def test_all_sockets_of_an_address_draw_on_one_budget(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        table, _, _ = await client.two()
        work = hub.guests.find("127.0.0.1").work
        many = [await client.live(table) for _ in range(4)]
        for one in many:
            await one.next("state")
        before = work.fill()
        work.rate = 0.0
        for one in many:
            await one.send(resync=True)
            await one.next("state")
        assert work.left < before - 4, "states cost more than messages"
        work.left = 0.0
        for one in many:
            await one.send(resync=True)
            assert (await one.next("refused"))["code"] == "too-fast"
        refused = await client.get("/api/games")
        assert refused.status_code == 429, "HTTP draws on the same"
        work.left, work.rate = 1000.0, 1000.0


async def test_a_state_is_written_once_for_all_who_ask(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        table, _, (south, north) = await client.two()
        live = hub.tables[table]
        await south.send(resync=True)
        first = await south.next("state", version=live.room.viewer_version(0))
        kept = live.told[0, "en"]
        await south.send(resync=True)
        again = await south.next("state", version=live.room.viewer_version(0))
        assert live.told[0, "en"] is kept
        assert again["legal"] == first["legal"]
        assert (await south.ask(do="De3"))["type"] == "done"
        await north.next("event")
        await south.send(resync=True)
        moved = await south.next("state", actions=1)
        assert moved["log"][-1]["line"] == "De3" and live.told[0, "en"] is not kept


async def behind(guests: Guests, hub: Any) -> LiveProtocol:
    """A socket of an address, through its handshake."""
    protocol = LiveProtocol(hub, [], State())
    protocol.connection_made(Pipe())
    protocol.guest = guests.find("203.0.113.5")
    guests.enter(protocol.guest)
    return protocol


async def test_whoever_does_not_read_is_let_go(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        sockets = [await behind(hub.guests, hub) for _ in range(MOST_SLOW + 1)]
        for one in sockets:
            one.pause_writing()
        assert [one.transport.aborted for one in sockets] == [False] * MOST_SLOW + [True], "so many of an address may be behind"
        sockets[0].resume_writing()
        assert sockets[0].slow is None and sockets[0].guest is not None and sockets[0].guest.slow == MOST_SLOW - 1
        sockets[1].transport.kept = MOST_UNSENT
        sockets[1].send(b"x")
        sockets[1].flush()
        assert sockets[1].transport.aborted, "and so much may one leave unread"
        for one in sockets:
            guest = one.guest
            one.connection_lost(None)
        assert guest is not None and guest.slow == 0 and guest.connections == 0


async def test_a_stopping_server_waits_for_nobody_who_does_not_read(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        one = await behind(hub.guests, hub)
        one.shutdown()
        assert one.closing and one.transport.kept
        while not one.transport.aborted:
            await asyncio.sleep(0.01)
        one.connection_lost(None)


async def told(client: Client, sent: bytes) -> bytes:
    """Everything that comes back on a connection until its end."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(client.base.rsplit(":", 1)[1]))
    writer.write(sent)
    try:
        return await asyncio.wait_for(reader.read(), 30)
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


async def test_a_request_that_does_not_come_to_an_end_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "ASKING_SECONDS", 0.05)
    async with running(tmp_path) as client:
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        for sent in (b"", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-A: ",
                     b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"):
            assert await told(client, sent) == b""
        assert hub.metrics.counters["connections_timed_out"] == 3


async def test_headers_that_come_drop_by_drop_are_given_no_more_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "ASKING_SECONDS", 0.05)
    async with running(tmp_path) as client:
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        reader, writer = await asyncio.open_connection("127.0.0.1", int(client.base.rsplit(":", 1)[1]))
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n")
        over = asyncio.ensure_future(reader.read())
        async with asyncio.timeout(30):
            while not over.done():
                writer.write(b"X")
                await asyncio.sleep(0.005)
        assert isinstance(over.exception(), OSError) or over.result() == b""
        assert hub.metrics.counters["connections_timed_out"] == 1
        writer.close()


async def test_headers_without_end_are_not_kept(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        assert await told(client, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n" + b"X-A: 0123456789\r\n" * 10_000) == b""
        assert await told(client, b"GET /" + b"x" * 200_000) == b""
        assert hub.metrics.counters["connections_refused"] == 2
        assert (await client.http.get("/healthz", headers={"X-A": "x" * 10_000})).status_code == 200
        begun = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
        answered = await told(client, begun + b"GET / HTTP/1.1\r\n" + b"X-A: 0123456789\r\n" * 10_000)
        assert answered == b"" or answered.startswith(b"HTTP/1.1 200"), "nor behind a request that is being answered"
        assert hub.metrics.counters["connections_refused"] == 3


async def test_headers_are_counted_before_anybody_reads_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as client:
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        monkeypatch.setattr(transport, "MOST_LINES", 20)
        begun = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        assert (await told(client, begun + b"X-A: 0\r\n" * 10 + b"\r\n")).startswith(b"HTTP/1.1 200")
        assert await told(client, begun + b"X-A: 0\r\n" * 30 + b"\r\n") == b"", "many short lines are kept as much more than their bytes"
        assert hub.metrics.counters["connections_refused"] == 1


def test_headers_may_end_anywhere_between_two_pieces() -> None:
    """What comes behind them is not taken for more of them."""
    kind = transport.transport_for(cast(Any, None))
    whole = b"POST / HTTP/1.1\r\nHost: localhost\r\n\r\n" + b" \n" * 5_000
    end = whole.index(b"\r\n\r\n")
    for cut in range(1, end + 5):
        one: Any = object.__new__(kind)
        assert not one.endless(whole[:cut]) and (one.unfinished == 0) == (cut == end + 4)
        if cut < end + 4:
            assert not one.endless(whole[cut:cut + 1000]) and one.unfinished == one.lines == 0, cut


async def test_an_address_pays_for_headers_that_do_not_end(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        guest = hub.guests.find("127.0.0.1")
        guest.work.rate, guest.work.left = 0.0, 1.0
        assert await told(client, b"GET /healthz HTTP/1.1\r\nX-A: " + b"x" * 10_000) == b""
        assert hub.metrics.counters["connections_refused"] == 1


async def half_sent(client: Client, path: str, size: int, sent: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A request of which a part has been sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(client.base.rsplit(":", 1)[1]), limit=1 << 20)
    writer.write(f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {size}\r\n\r\n".encode() + b" " * sent)
    await writer.drain()
    return reader, writer


async def test_only_who_brings_a_record_or_a_position_may_send_much(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table = await client.table(seats=2)
        for path in (f"/api/tables/{table}/leave", f"/api/tables/{table}/seats"):
            answer = await client.http.post(path, content=b" " * (SHORT_BODY + 1))
            assert answer.status_code == 413, (path, answer.text)
        assert (await client.http.post("/api/verify", content=b" " * (SHORT_BODY + 1))).status_code == 422
        assert client.server.hub.guests.find("127.0.0.1").asking == 0  # type: ignore[attr-defined]


async def test_who_says_that_much_is_coming_is_told_at_once_that_it_is_too_much(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table = await client.table(seats=2)
        for path, size in ((f"/api/tables/{table}/leave", SHORT_BODY + 1), ("/api/verify", calls.LONGEST_BODY + 1)):
            reader, writer = await half_sent(client, path, size, 0)
            assert b" 413 " in await asyncio.wait_for(reader.readline(), 30), path
            writer.close()


async def test_what_is_long_of_a_request_is_its_record_and_nothing_that_becomes_objects(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        lists = b"[" + b",".join([b"[[[[]]]]"] * 100_000) + b"]"
        for body in (b'{"game":"splut","position":{"a":%s}}', b'{"record":"","record":"","options":{"a":%s}}', b'{"lines":%s,"record":""}'):
            for path in ("/api/analyse", "/api/review"):
                answer = await client.http.post(path, content=body % lists)
                assert (answer.status_code, answer.json()["error"]["params"]) == (413, {"most": calls.MOST_BESIDE}), (body, path)
        assert (await client.http.post("/api/tables", content=b'{"game":"splut","position":{"a":%s}}' % lists)).status_code == 413
        for broken in (b"[" * 400_000, b'{"record":"' + b"x" * 400_000):
            assert (await client.http.post("/api/analyse", content=broken)).status_code in (400, 422)
        record = await client.http.post("/api/analyse", json={"record": "x" * 900_000})
        assert record.status_code == 422 and record.json()["error"]["code"] != "too-large"


def test_the_system_takes_little_of_what_nobody_has_looked_at() -> None:
    with bind("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()), listening.accept()[0] as accepted:
        assert accepted.getsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF) <= 2 * UNASKED, "Linux counts twice what it was told"


async def test_what_an_address_has_half_sent_is_bounded_in_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calls, "MOST_BODIES", 300_000)
    async with running(tmp_path) as client:
        guest = client.server.hub.guests.find("127.0.0.1")  # type: ignore[attr-defined]
        waiting = [await half_sent(client, "/api/verify", 200_000, 140_000) for _ in range(2)]
        async with asyncio.timeout(30):
            while guest.asking < 280_000:
                await asyncio.sleep(0.01)
            reader, more = await half_sent(client, "/api/verify", 200_000, 140_000)
            assert b" 429 " in await reader.readline()
            more.close()
            for _, writer in waiting:
                writer.close()
            while guest.asking:
                await asyncio.sleep(0.01)


async def test_bodies_are_paid_for_by_their_length(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        work = client.server.hub.guests.find("127.0.0.1").work  # type: ignore[attr-defined]
        work.rate = 0.0
        spent = []
        for size in (1_000, 1_000_000):
            before = work.left
            await client.http.post("/api/verify", content=b" " * size)
            spent.append(before - work.left)
        assert spent[1] - spent[0] >= 75, spent
        work.rate = 1000.0


async def test_who_cannot_pay_for_a_body_is_let_go_in_the_middle_of_it(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        work = hub.guests.find("127.0.0.1").work
        work.left, work.rate = 30.0, 0.0
        reader, writer = await half_sent(client, "/api/verify", 1_900_000, 10)
        while hub.guests.find("127.0.0.1").asking < 10:
            await asyncio.sleep(0.01)
        with contextlib.suppress(OSError):
            writer.write(b" " * 1_000_000)
            assert await asyncio.wait_for(reader.read(), 30) == b""
        assert hub.metrics.counters["connections_refused"] == 1 and work.left < 1.0
        writer.close()


async def test_to_be_refused_is_not_free_and_who_floods_is_let_go(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        guest = hub.guests.find("127.0.0.1")
        _, _, (south, _) = await client.two()
        guest.work.left, guest.work.rate = 0.0, 1e-3
        assert (await client.get("/api/games")).status_code == 429
        assert guest.work.left < 0.0, "to say no has cost something"
        guest.work.left, guest.work.rate = -1.5 * 1000.0, 1000.0
        guest.work.clock = lambda: guest.work.at
        assert guest.floods()
        with pytest.raises((httpx.RemoteProtocolError, httpx.ReadError)):
            await client.get("/api/games")
        assert hub.metrics.counters["connections_refused"] == 1
        for _ in range(5000):
            guest.refuse()
        assert guest.work.left == -MOST_OWED * 1000.0, "and never owes more than a moment's"
        guest.work.left = 1000.0
        assert (await south.ask(chat="still here"))["type"] == "done"


async def test_connections_are_paid_for(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        guest = hub.guests.find("127.0.0.1")
        await client.get("/api/games")
        guest.work.left, guest.work.rate = 3.2, 0.0
        opened = [await asyncio.open_connection("127.0.0.1", int(client.base.rsplit(":", 1)[1])) for _ in range(10)]
        async with asyncio.timeout(30):
            while hub.metrics.counters["connections_refused"] < 3:
                await asyncio.sleep(0.01)
        assert guest.work.left <= 0.0
        for _, writer in opened:
            writer.close()
        guest.work.rate = 1000.0


async def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    async with running(tmp_path, sockets=4) as client:
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        table = await client.table(seats=2)
        await client.http.aclose()
        guest = hub.guests.find("127.0.0.1")
        while guest.connections:
            await asyncio.sleep(0.01)
        for _ in range(4):
            await (await client.live(table)).next("state")
        assert guest.connections == 4
        with pytest.raises((OSError, InvalidStatus, InvalidMessage)):
            await client.live(table)
        assert hub.metrics.counters["connections_refused"] == 1


async def test_what_takes_long_waits_in_a_line_of_its_own(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        table, tokens, (south, _) = await client.two()
        gate = asyncio.Event()
        loop = asyncio.get_running_loop()
        held = asyncio.create_task(hub.reading.run(
            Place(PERSON, "somebody"), lambda: asyncio.run_coroutine_threadsafe(gate.wait(), loop).result(30),
        ))
        record = asyncio.create_task(client.get(f"/api/tables/{table}/record", tokens[0]))
        while hub.reading.turns.count == 0:
            await asyncio.sleep(0.01)
        hub.tables[table].sleep()
        assert (await client.get(f"/api/tables/{table}")).status_code == 200, "a table opens meanwhile"
        assert not record.done()
        gate.set()
        await held
        assert (await record).status_code == 200
        assert (await south.ask(resign=True))["type"] == "done"
        first, second = [await client.get(f"/api/tables/{table}/verify") for _ in range(2)]
        assert first.json() == second.json() and first.json()["verdict"] == "in order"
        study = hub.guests.find("127.0.0.1").study
        assert hub.verdicts.get(table) is not None and study.left < study.burst, "its time was paid for"
        study.left, study.rate = 0.0, 0.0
        assert (await client.http.post("/api/verify", content=b"x")).status_code == 429

