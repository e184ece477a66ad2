"""The live socket of a table (docs/wire.md §4), straight on ASGI."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import UNSET

from avernus.core.refusals import AvernusError, Refusal
from avernus.core.seats import Seat
from avernus.play import acting, answers, leaving, takebacks, talking
from avernus.play.acting import Plan
from avernus.play.chairs import seat_of
from avernus.play.entries import Refused
from avernus.play.room import Room
from avernus.server import pictures
from avernus.server.connection import Connection
from avernus.server.hub import Hub
from avernus.server.limits import Bucket
from avernus.server.live import Live, wall
from avernus.server.opening import rematch
from avernus.server.security import fitting_origin
from avernus.server.speech import refusal_sentence
from avernus.server.wire import Message
from avernus.store.database import StoreTrouble

log = logging.getLogger("avernus.server")

HELLO_SECONDS: Final = 10.0
MOST_WARNINGS: Final = 50
LONGEST_FRAME: Final = 16_384
VERBS: Final = ("do", "undo", "takeback", "chat", "hint", "vote", "back", "leave", "resign", "rematch", "orders")

decode: Final = msgspec.json.Decoder(Message).decode


class Socket:
    """One client's socket, from its hello to its end."""

    def __init__(self, hub: Hub, scope: Any, receive: Any, send: Any, name: str) -> None:
        self.hub, self.scope, self.receive, self.send, self.name = hub, scope, receive, send, name

    async def run(self) -> None:
        """Serve it."""
        await self.receive()
        if not fitting_origin(self.scope, self.hub.config.origins):
            await self.send({"type": "websocket.close", "code": 4403})
            return
        await self.send({"type": "websocket.accept"})
        try:
            live = await self.hub.get(self.name)
        except (Refused, StoreTrouble) as error:
            await self.end(error, 4404)
            return
        connection = await self.hello(live)
        if connection is None:
            return
        self.join(live, connection)
        pump = asyncio.create_task(connection.pump(self.send))
        listening = asyncio.create_task(self.listen(live, connection))
        try:
            await asyncio.wait({pump, listening}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.part(live, connection)
            for task in (pump, listening):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task

    async def end(self, error: Exception, code: int) -> None:
        """Say why, and close."""
        await self.send({"type": "websocket.send", "text": pictures.encode(refused(error, "en", None, None)).decode()})
        await self.send({"type": "websocket.close", "code": code})

    async def hello(self, live: Live) -> Connection | None:
        """The first message says who is there."""
        try:
            frame = await asyncio.wait_for(self.receive(), HELLO_SECONDS)
        except TimeoutError:
            await self.send({"type": "websocket.close", "code": 4408})
            return None
        if frame["type"] != "websocket.receive":
            return None
        try:
            message = decode(frame.get("text") or frame.get("bytes") or b"")
            if message.hello is UNSET:
                raise Refused("bad-request", why="the first message is a hello")
            async with live.lock:
                room = await self.hub.wake(live)
            seats = list(dict.fromkeys(seat_of(room.chairs, token) for token in message.hello.tokens))
            if not seats and not room.setup.spectators:
                raise Refused("no-spectators")
        except (AvernusError, msgspec.DecodeError, UnicodeError) as error:
            await self.end(error, 4401 if isinstance(error, Refused) and error.refusal.code == "bad-token" else 1003)
            return None
        return Connection(seats, message.hello.lang, Bucket(self.hub.config.rate, self.hub.config.burst))

    def join(self, live: Live, connection: Connection) -> None:
        """The client is at the table: it gets the state, and everybody hears that it is there."""
        live = self.hub.tables.setdefault(self.name, live)
        live.connections.add(connection)
        self.hub.connections += 1
        if live.room is not None:
            self.restate(live, connection)
        else:
            connection.close(1012)
        live.presence()
        self.hub.say_presence(live)

    def part(self, live: Live, connection: Connection) -> None:
        """The client is gone."""
        live.connections.discard(connection)
        self.hub.connections -= 1
        online = live.online()
        for seat in connection.seats:
            if seat not in online:
                live.gone[seat] = time.monotonic()
        live.presence()
        self.hub.say_presence(live)

    @staticmethod
    def restate(live: Live, connection: Connection) -> None:
        """The whole state for every seat that the client holds."""
        for viewer in connection.viewers:
            connection.push(pictures.encode(live.state(viewer, connection.lang)))

    async def listen(self, live: Live, connection: Connection) -> None:
        """Answer messages until the client goes or goes too far."""
        while connection.closing is None:
            frame = await self.receive()
            if frame["type"] != "websocket.receive":
                return
            data = frame.get("text") or frame.get("bytes") or b""
            if len(data) > LONGEST_FRAME:
                connection.close(1009)
                break
            await self.answer(live, connection, data)
        await asyncio.sleep(3600)

    async def answer(self, live: Live, connection: Connection, data: str | bytes) -> None:
        """Answer one message; whatever it was, nothing goes wrong but the message."""
        ref: str | None = None
        seat: Seat | None = None
        try:
            if not connection.budget.take():
                connection.warnings += 1
                raise Refused("too-fast")
            message = decode(data)
            ref = message.ref
            if message.resync is not UNSET or message.lang is not UNSET or message.ping is not UNSET:
                await self.small_talk(live, connection, message)
                return
            seat = self.seat(connection, message)
            if message.ref is None:
                raise Refused("bad-request", why="a command needs a ref")
            if message.hint is not UNSET:
                await self.hint(live, connection, seat, message.hint, message.ref)
                return
            if message.rematch is not UNSET:
                version, repeated = await rematch(self.hub, live, seat, message.ref)
            else:
                version, repeated = await self.hub.command(live, seat, ref, self.judge(live, seat, message))
            connection.push(pictures.encode({"type": "done", "ref": ref, "seat": seat, "version": version, "repeated": repeated}))
        except (msgspec.DecodeError, UnicodeError) as error:
            connection.warnings += 1
            connection.push(pictures.encode(refused(Refused("bad-request", why=str(error)[:200]), connection.lang, None, None)))
        except (AvernusError, StoreTrouble) as error:
            self.hub.metrics.count("refused")
            voice = live.voice(connection.lang).speaker if live.room is not None else None
            connection.push(pictures.encode(refused(error, connection.lang, ref, seat, voice)))
        except Exception:
            log.exception("table %s: a message could not be answered", live.id)
            connection.push(pictures.encode(refused(Refused("server-error"), connection.lang, ref, seat)))
        if connection.warnings > MOST_WARNINGS:
            connection.close(4429)

    @staticmethod
    def seat(connection: Connection, message: Message) -> Seat:
        """Which seat speaks."""
        if message.seat is None:
            if len(connection.seats) != 1:
                raise Refused("not-seated" if not connection.seats else "bad-request", why="say which seat")
            return connection.seats[0]
        if message.seat not in connection.seats:
            raise Refused("not-seated")
        return message.seat

    async def small_talk(self, live: Live, connection: Connection, message: Message) -> None:
        """What changes nothing at the table."""
        if message.ping is not UNSET:
            connection.push(pictures.encode({"type": "pong", "ping": message.ping, "at": wall()}))
            return
        if message.lang is not UNSET:
            connection.lang = message.lang
        async with live.lock:
            await self.hub.wake(live)
            self.restate(live, connection)

    async def hint(self, live: Live, connection: Connection, seat: Seat, bot: str, ref: str) -> None:
        """What a bot would do; it sees no more than the seat."""
        from avernus.bots import LEVELS

        async with live.lock:
            room = await self.hub.wake(live)
        if bot not in LEVELS:
            raise Refused("no-such-bot", bot=bot)
        if seat not in room.actors():
            raise Refused("no-hints")
        state = room.running()
        action = await self.hub.thinkers.ask(room, seat, bot)
        shown = pictures.spelled(room.game, state, seat, action)
        connection.push(pictures.encode({"type": "hint", "ref": ref, "seat": seat, "bot": bot, "action": shown}))

    def judge(self, live: Live, seat: Seat, message: Message) -> Callable[[Room, int], Plan | None]:
        """The command that a message stands for."""
        ref = message.ref
        verbs = [verb for verb in VERBS if getattr(message, verb) is not UNSET]
        if len(verbs) != 1:
            raise Refused("bad-request", why="a message has one verb")
        if (said := message.do) is not UNSET:
            return lambda room, now: acting.act(room, seat, said, now, ref, message.at)
        if message.undo is not UNSET:
            return lambda room, now: takebacks.undo(room, seat, ref)
        if (answer := message.takeback) is not UNSET:
            if answer == "ask":
                return lambda room, now: takebacks.ask(room, seat, ref)
            return lambda room, now: takebacks.answer(room, seat, answer == "agree", ref)
        if (text := message.chat) is not UNSET:
            return lambda room, now: talking.chat(room, seat, text, ref)
        if (about := message.vote) is not UNSET:
            return lambda room, now: leaving.vote(room, seat, about, message.agree, live.absent(about, self.hub.config.absence), ref)
        if message.back is not UNSET:
            return lambda room, now: leaving.come_back(room, seat, ref)
        if message.leave is not UNSET:
            return lambda room, now: leaving.leave(room, seat, ref)
        if message.resign is not UNSET:
            return lambda room, now: leaving.resign(room, seat, ref)
        assert message.orders is not UNSET
        given: list[dict[str, Any]] = [msgspec.to_builtins(order) for order in message.orders]
        return lambda room, now: answers.order(room, seat, given, ref)


def refused(error: Exception, lang: str, ref: str | None, seat: Seat | None, speaker: Any = None) -> dict[str, Any]:
    """The `refused` message of an error."""
    refusal = refusal_of(error)
    return {
        "type": "refused", "ref": ref, "seat": seat, "code": refusal.code, "clause": refusal.clause, "params": refusal.params,
        "sentence": refusal_sentence(lang, refusal, speaker),
    }


def refusal_of(error: Exception) -> Refusal:
    """An error as a refusal; bad input that has only a sentence keeps it."""
    if isinstance(error, Refused):
        return error.refusal
    if isinstance(error, StoreTrouble):
        return Refusal(error.code, "")
    return Refusal("bad-request", "", {"why": str(error)[:300]})
