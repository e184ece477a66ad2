"""The live socket of a table (docs/wire.md §4): what its messages mean."""

import asyncio
import logging
import time
from collections import deque
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
from avernus.server.clock import wall
from avernus.server.connection import Connection, Way
from avernus.server.hub import Hub
from avernus.server.limits import Bucket
from avernus.server.live import Live
from avernus.server.opening import rematch
from avernus.server.security import fitting_origin
from avernus.server.speech import refusal_sentence
from avernus.server.wire import Message, Move
from avernus.store.database import StoreTrouble

log = logging.getLogger("avernus.server")

HELLO_SECONDS: Final = 10.0
MOST_WARNINGS: Final = 50
MOST_UNANSWERED: Final = 1000
LONGEST_FRAME: Final = 16_384
VERBS: Final = ("do", "undo", "takeback", "chat", "hint", "vote", "back", "leave", "resign", "rematch", "orders")

DONE: Final = b'{"type":"done","ref":%s,"seat":%d,"version":%d,"repeated":%s}'

decode: Final = msgspec.json.Decoder(Message).decode
decode_move: Final = msgspec.json.Decoder(Move).decode
encode: Final = pictures.encode


class Socket:
    """One client's socket, from its hello to its end. Its messages are answered one after the other, in their order."""

    def __init__(self, hub: Hub, way: Way, headers: list[tuple[bytes, bytes]], name: str) -> None:
        self.hub, self.way, self.headers, self.name = hub, way, headers, name
        self.live: Live | None = None
        self.connection: Connection | None = None
        self.inbox: deque[bytes] = deque()
        self.busy = False
        self.timer: asyncio.TimerHandle | None = None
        self.gone = False

    # -- from the transport -------------------------------------------------------------------

    def opened(self) -> None:
        """The handshake is done; a hello must follow."""
        if self.hub.stopping:
            self.way.close(1012)
        elif not fitting_origin({"headers": self.headers}, self.hub.config.origins):
            self.way.close(4403)
        else:
            self.timer = asyncio.get_running_loop().call_later(HELLO_SECONDS, self.way.close, 4408)

    def heard(self, data: bytes) -> None:
        """A message has come; too many at once are too many."""
        if self.busy:
            self.inbox.append(data)
            if len(self.inbox) > MOST_UNANSWERED:
                self.inbox.clear()
                self.way.close(4429)
        elif not self.straight(data):
            self.busy = True
            self.hub.driver.task(self._work(data))

    def lost(self) -> None:
        """The connection is no more."""
        self.gone = True
        self.inbox.clear()
        if self.timer is not None:
            self.timer.cancel()
        if self.live is not None and self.connection is not None:
            self.part(self.live, self.connection)

    async def _work(self, data: bytes) -> None:
        """Answer a message, and whatever comes meanwhile."""
        try:
            while not self.gone:
                if self.live is not None and self.connection is not None:
                    await self.answer(self.live, self.connection, data)
                else:
                    await self.hello(data)
                if not self.inbox:
                    break
                data = self.inbox.popleft()
        finally:
            self.busy = False

    # -- the common case: a move at a table that is awake and free -----------------------------

    def straight(self, data: bytes) -> bool:
        """Answer a plain `do` without a task; whether it was one, and could be."""
        live, connection = self.live, self.connection
        if live is None or connection is None or live.room is None or live.turn.taken or not data.startswith(b'{"do":'):
            return False
        try:
            move = decode_move(data)
        except (msgspec.DecodeError, UnicodeError):
            return False
        live.check()
        if move.ref is None or len(connection.seats) != 1 or move.seat not in (None, connection.seats[0]) or not connection.budget.take():
            return False
        seat, ref, said, known = connection.seats[0], move.ref, move.do, move.at

        def judge(room: Room, now: int) -> Plan:
            return acting.act(room, seat, said, now, ref, known)

        def then(version: int, repeated: bool, error: Exception | None) -> None:
            if error is None:
                connection.push(DONE % (encode(ref), seat, version, b"true" if repeated else b"false"))
            else:
                self.fail(live, connection, error, ref, seat)
            self.busy = bool(self.inbox) and not self.gone
            if self.busy:
                self.hub.driver.task(self._work(self.inbox.popleft()))

        self.busy = True
        return self.hub.straight(live, seat, ref, judge, then)

    # -- coming and going ---------------------------------------------------------------------

    def end(self, error: Exception, code: int) -> None:
        """Say why, and close."""
        self.way.send(encode(refused(error, "en", None, None)))
        self.way.close(code)

    async def hello(self, data: bytes) -> None:
        """The first message says who is there."""
        if self.timer is not None:
            self.timer.cancel()
        try:
            message = decode(data)
            if message.hello is UNSET:
                raise Refused("bad-request", why="the first message is a hello")
            live = await self.hub.get(self.name)
            async with live.turn:
                room = await self.hub.wake(live)
                seats = list(dict.fromkeys(seat_of(room.chairs, token) for token in message.hello.tokens))
                if not seats and not room.setup.spectators:
                    raise Refused("no-spectators")
                if not self.gone:
                    budget = Bucket(self.hub.config.rate, self.hub.config.burst)
                    self.join(live, Connection(self.way, {seat: room.chairs[seat].token for seat in seats}, message.hello.lang, budget))
        except (AvernusError, msgspec.DecodeError, UnicodeError) as error:
            codes = {"bad-token": 4401, "no-such-table": 4404, "store-unavailable": 1013}
            self.end(error, codes.get(refusal_of(error).code, 1003))

    def join(self, live: Live, connection: Connection) -> None:
        """The client is at the table: it gets the state, and everybody hears that it is there."""
        live = self.hub.tables.setdefault(self.name, live)
        if live.room is None:
            self.way.close(1012)
            return
        self.live, self.connection = live, connection
        live.connections.add(connection)
        self.hub.connections += 1
        self.restate(live, connection)
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
            connection.push(encode(live.state(viewer, connection.lang)))

    async def answer(self, live: Live, connection: Connection, data: bytes) -> None:
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
            if live.room is not None:
                live.check()
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
            connection.push(encode({"type": "done", "ref": ref, "seat": seat, "version": version, "repeated": repeated}))
        except (msgspec.DecodeError, UnicodeError) as error:
            connection.warnings += 1
            connection.push(encode(refused(Refused("bad-request", why=str(error)[:200]), connection.lang, None, None)))
        except Exception as error:
            self.fail(live, connection, error, ref, seat)
        if connection.warnings > MOST_WARNINGS:
            connection.close(4429)

    def fail(self, live: Live, connection: Connection, error: Exception, ref: str | None, seat: Seat | None) -> None:
        """Tell the client why its message has changed nothing."""
        if isinstance(error, AvernusError | StoreTrouble):
            self.hub.metrics.count("refused")
            voice = live.voice(connection.lang).speaker if live.room is not None else None
            connection.push(encode(refused(error, connection.lang, ref, seat, voice)))
        else:
            log.error("table %s: a message could not be answered", live.id, exc_info=error)
            connection.push(encode(refused(Refused("server-error"), connection.lang, ref, seat)))

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
            connection.push(encode({"type": "pong", "ping": message.ping, "at": wall()}))
            return
        if message.lang is not UNSET:
            connection.lang = message.lang
        async with live.turn:
            await self.hub.wake(live)
            live.check()
            self.restate(live, connection)

    async def hint(self, live: Live, connection: Connection, seat: Seat, bot: str, ref: str) -> None:
        """What a bot would do; it sees no more than the seat."""
        from avernus.bots import LEVELS

        async with live.turn:
            room = await self.hub.wake(live)
        if bot not in LEVELS:
            raise Refused("no-such-bot", bot=bot)
        if seat not in room.actors():
            raise Refused("no-hints")
        state = room.running()
        action = await self.hub.thinkers.ask(room, seat, bot)
        shown = msgspec.Raw(pictures.spelled(room.game, state, seat, action))
        connection.push(encode({"type": "hint", "ref": ref, "seat": seat, "bot": bot, "action": shown}))

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
