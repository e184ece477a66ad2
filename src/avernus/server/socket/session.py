"""The live socket of a table (docs/wire.md §4): what its messages mean."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from msgspec import UNSET

from avernus.bots import known
from avernus.bots.outside import BotFailed
from avernus.core.refusals import AvernusError
from avernus.core.seats import Seat
from avernus.play import acting, talking
from avernus.play.chairs import hashed, seat_of
from avernus.play.entries import Refused
from avernus.play.plain_text import clean
from avernus.play.serialize import encode
from avernus.server import wire
from avernus.server.clock import wall
from avernus.server.guests import PING, STATE, STATE_BYTES, Guest
from avernus.server.http.limits import Bucket
from avernus.server.http.security import fitting_origin
from avernus.server.socket.commands import judgement
from avernus.server.socket.connection import Connection, Transport
from avernus.server.socket.refusing import refusal_of, refused, too_fast
from avernus.server.tables.hub import Hub
from avernus.server.tables.live import LiveTable
from avernus.server.tables.opening import rematch
from avernus.server.tables.pipeline import Command, Judge
from avernus.server.tables.turns import PERSON, Place
from avernus.server.wire import Message, Murmur
from avernus.server.wire.frequent import Action
from avernus.store.database import StoreTrouble
from avernus.text import best_language

log = logging.getLogger("avernus.server")

HELLO_SECONDS: Final = 10.0
MOST_NAME: Final = 40
MOST_WARNINGS: Final = 50
MOST_UNANSWERED: Final = 500
MOST_UNREAD: Final = 65_536
"""Bytes of messages that wait for their turn."""
LONGEST_FRAME: Final = 16_384
VERBS: Final = (
    "do", "undo", "takeback", "chat", "hint", "vote", "back", "leave", "resign",
    "rematch", "orders", "reveal", "door", "name", "close",
)

decode: Final = msgspec.json.Decoder(Message).decode
decode_action: Final = msgspec.json.Decoder(Action).decode


class Session:
    """One client's socket, from its hello to its end. Its messages are answered one after the other, in their order."""

    def __init__(self, hub: Hub, transport: Transport, headers: list[tuple[bytes, bytes]], name: str, guest: Guest) -> None:
        self.hub, self.transport, self.headers, self.name, self.guest = hub, transport, headers, name, guest
        self.live: LiveTable | None = None
        self.connection: Connection | None = None
        self.inbox: deque[bytes] = deque()
        self.unread = 0
        """Bytes in the inbox."""
        self.busy = False
        """Is a message being answered?"""
        self.reading = False
        self.timer: asyncio.TimerHandle | None = None
        self.gone = False

    # -- from the transport -------------------------------------------------------------------

    def on_open(self) -> None:
        """The handshake is done; a hello must follow."""
        if self.hub.stopping:
            self.transport.close(1012)
        elif not fitting_origin({"headers": self.headers}, self.hub.config.origins):
            self.transport.close(4403)
        else:
            self.timer = asyncio.get_running_loop().call_later(HELLO_SECONDS, self.transport.close, 4408)

    def on_message(self, data: bytes) -> None:
        """A message has come; too many at once are too many, and so are too many bytes."""
        if not self.inbox and not self.busy and not self.reading and self.connection is not None and self.live is not None:
            self.answer(self.live, self.connection, data)  # most come alone
            return
        self.inbox.append(data)
        self.unread += len(data)
        if len(self.inbox) > MOST_UNANSWERED or self.unread > MOST_UNREAD:
            self._forget()
            self.transport.close(4429)
        if len(self.inbox) == 1:
            self._read()

    def _forget(self) -> None:
        """What waits is not answered any more."""
        self.inbox.clear()
        self.unread = 0

    def on_close(self) -> None:
        """The connection is no more."""
        self.gone = True
        self._forget()
        if self.timer is not None:
            self.timer.cancel()
        if self.live is not None and self.connection is not None:
            self.detach(self.live, self.connection)

    def _read(self) -> None:
        """Answer what has come: one message now, and each of the others when everybody else has had a turn."""
        if self.reading or self.busy or self.gone or not self.inbox:
            return
        self.reading = True
        data = self.inbox.popleft()
        self.unread -= len(data)
        if self.live is not None and self.connection is not None:
            self.answer(self.live, self.connection, data)
        else:
            self._wait_for(self.hello(data))
        if self.inbox and not self.busy:
            asyncio.get_running_loop().call_soon(self._go_on)
        else:
            self.reading = False

    def _go_on(self) -> None:
        self.reading = False
        self._read()

    def _answered(self) -> None:
        """The message that was waited for has its answer."""
        self.busy = False
        self._read()

    def _wait_for(self, work: Coroutine[Any, Any, None]) -> None:
        """Answer nothing else before this is done."""
        async def done() -> None:
            try:
                await work
            finally:
                self._answered()

        self.busy = True
        self.hub.driver.task(done())

    # -- coming and going ---------------------------------------------------------------------

    def end(self, error: Exception, code: int) -> None:
        """Say why, and close."""
        self.transport.send(encode(refused(error, "en", None, None)))
        self.transport.close(code)

    async def hello(self, data: bytes) -> None:
        """The first message says who is there."""
        if self.timer is not None:
            self.timer.cancel()
        try:
            message = decode(data)
            if message.hello is UNSET:
                raise Refused("bad-request", why="the first message is a hello")
            live = await self.hub.get(self.name)
            async with live.lock:
                room = await self.hub.latest(live)
                keys = {seat_of(room.chairs, token): hashed(token) for token in message.hello.tokens}
                if not keys and not room.setup.spectators:
                    raise Refused("no-spectators")
                if not self.gone:
                    budget = Bucket(self.hub.config.rate, self.hub.config.burst)
                    self.attach(live, Connection(self.transport, keys, best_language(message.hello.lang), budget, self.guest))
        except (AvernusError, msgspec.DecodeError, UnicodeError) as error:
            codes = {"bad-token": 4401, "no-such-table": 4404, "store-unavailable": 1013}
            self.end(error, codes.get(refusal_of(error).code, 1003))

    def attach(self, live: LiveTable, connection: Connection) -> None:
        """The client is at the table: it gets the state, and everybody hears that it is there."""
        live = self.hub.tables.setdefault(self.name, live)
        if live.room is None:
            self.transport.close(1012)
            return
        self.live, self.connection = live, connection
        live.connections.add(connection)
        self.hub.connections += 1
        self.send_state(live, connection)
        for murmur in () if connection.seats else live.murmurs:
            connection.push(murmur)
        live.broadcast_presence()
        self.hub.publish_presence(live)
        if live.halted:
            self.hub.driver.schedule(live, own=True)

    def detach(self, live: LiveTable, connection: Connection) -> None:
        """The client is gone."""
        live.connections.discard(connection)
        self.hub.connections -= 1
        online = live.online()
        for seat in connection.seats:
            if seat not in online:
                live.gone[seat] = time.monotonic()
        live.broadcast_presence()
        self.hub.publish_presence(live)

    @staticmethod
    def send_state(live: LiveTable, connection: Connection) -> None:
        """The whole state for every seat that the client holds."""
        for viewer in connection.viewers:
            state = live.state(viewer, connection.lang)
            connection.guest.work.charge(STATE + len(state) / STATE_BYTES)
            connection.push(state)

    # -- messages -----------------------------------------------------------------------------

    def answer(self, live: LiveTable, connection: Connection, data: bytes) -> None:
        """Answer one message, now or when its command is durable; whatever it was, nothing goes wrong but the message."""
        ref: str | None = None
        seat: Seat | None = None
        try:
            if not connection.budget.take() or not connection.guest.work.take(PING):
                connection.warnings += 1
                connection.push(too_fast(connection.lang))
                if connection.warnings > MOST_WARNINGS:
                    connection.close(4429)
                return
            action = action_of(data)
            if action is not None:
                ref = action.ref
                if live.room is not None:
                    live.seating()
                seat = self.seat(connection, action.seat)
                connection.guest.work.spend(1.0 - PING)
                self.play(live, connection, seat, action)
                return
            message = decode(data)
            ref = message.ref
            if message.ping is not UNSET:
                connection.push(encode(wire.Pong(message.ping, wall())))
            elif message.murmur is not UNSET:
                self.murmur(live, connection, message.murmur, len(data))
            elif message.resync is not UNSET or message.lang is not UNSET:
                self._wait_for(self.state_again(live, connection, message))
            else:
                if live.room is not None:
                    live.seating()
                seat = self.seat(connection, message.seat)
                connection.guest.work.charge(1.0 - PING)
                kept = message.chat is not UNSET or message.orders is not UNSET or message.name is not UNSET
                self.command(live, connection, seat, message, len(data) if kept else 0)
        except (msgspec.DecodeError, UnicodeError) as error:
            connection.warnings += 1
            connection.push(encode(refused(Refused("bad-request", why=str(error)[:200]), connection.lang, None, None)))
        except Exception as error:
            self.fail(live, connection, error, ref, seat)
        if connection.warnings > MOST_WARNINGS:
            connection.close(4429)

    def murmur(self, live: LiveTable, connection: Connection, said: Murmur, size: int) -> None:
        """A spectator says something to the others; players have a chat of their own."""
        if connection.seats:
            raise Refused("spectators-only")
        if self.guest.muted:
            raise Refused("muted")
        if not (live.kept.take(size) and self.guest.kept.take(size)):
            raise Refused("too-much-kept")
        text = clean(said.text, talking.LONGEST, lines=True)
        if not text:
            raise Refused("nothing-said")
        connection.guest.work.charge(1.0 - PING)
        self.hub.murmur(live, clean(said.name, MOST_NAME), text)

    def command(self, live: LiveTable, connection: Connection, seat: Seat, message: Message, size: int) -> None:
        """Start what a seat asks for; it is answered with `done`, a hint or a refusal. `size`: bytes to be kept, beside actions."""
        ref = message.ref
        if ref is None:
            raise Refused("bad-request", why="a command needs a ref")
        if size and not (live.kept.take(size) and self.guest.kept.take(size)):
            raise Refused("too-much-kept")
        spoken = message.chat is not UNSET or message.name is not UNSET
        if spoken and (self.guest.muted or (live.id, seat) in self.hub.rulings.muted):
            raise Refused("muted")
        verbs = [verb for verb in VERBS if getattr(message, verb) is not UNSET]
        if len(verbs) != 1:
            raise Refused("bad-request", why="a message has one verb")
        if message.hint is not UNSET:
            self._wait_for(self.hint(live, connection, seat, message.hint, ref))
        elif message.rematch is not UNSET:
            self._wait_for(self.rematch(live, connection, seat, ref))
        else:
            self.carry_out(live, connection, seat, ref, judgement(live, seat, message, self.hub.config.absence))

    def play(self, live: LiveTable, connection: Connection, seat: Seat, action: Action) -> None:
        """The same for a message that is an action and nothing else."""
        said, ref, known = action.do, action.ref, action.at
        self.carry_out(live, connection, seat, ref, lambda room, now: acting.act(room, seat, said, now, ref, known))

    def carry_out(self, live: LiveTable, connection: Connection, seat: Seat, ref: str, judge: Judge) -> None:
        """Start a command; it is answered when it is durable."""
        def then(version: int, repeated: bool, error: Exception | None) -> None:
            if error is None:
                connection.push(encode(wire.Acknowledged(ref, seat, version, repeated)))
            else:
                self.fail(live, connection, error, ref, seat)
            self._answered()

        self.busy = True
        Command(self.hub, live, seat, ref, judge, then).start()

    @staticmethod
    def seat(connection: Connection, named: Seat | None) -> Seat:
        """Which seat speaks."""
        if named is None:
            if len(connection.seats) != 1:
                raise Refused("not-seated" if not connection.seats else "bad-request", why="say which seat")
            return connection.seats[0]
        if named not in connection.seats:
            raise Refused("not-seated")
        return named

    def fail(self, live: LiveTable, connection: Connection, error: Exception, ref: str | None, seat: Seat | None) -> None:
        """Tell the client why its message has changed nothing."""
        if isinstance(error, AvernusError | StoreTrouble):
            self.hub.metrics.count("refused")
            speaker = live.voice(connection.lang).speaker if live.room is not None else None
            connection.push(encode(refused(error, connection.lang, ref, seat, speaker)))
        else:
            log.error("table %s: a message could not be answered", live.id, exc_info=error)
            connection.push(encode(refused(Refused("server-error"), connection.lang, ref, seat)))

    # -- what takes a while -------------------------------------------------------------------

    async def state_again(self, live: LiveTable, connection: Connection, message: Message) -> None:
        """The whole state, perhaps in another language from now on."""
        try:
            if message.lang is not UNSET:
                connection.lang = best_language(message.lang)
            async with live.lock:
                await self.hub.latest(live)
                live.seating()
                self.send_state(live, connection)
        except Exception as error:
            self.fail(live, connection, error, message.ref, None)

    async def hint(self, live: LiveTable, connection: Connection, seat: Seat, bot: str, ref: str) -> None:
        """What a bot would do; it sees no more than the seat."""
        try:
            async with live.lock:
                room = await self.hub.wake(live)
            if not known(bot):
                raise Refused("no-such-bot", bot=bot)
            if len(room.company()) > 1 or room.setup.rated or room.setup.tournament is not None:
                raise Refused("hints-off")
            if seat not in room.actors():
                raise Refused("no-hints")
            match = room.started()
            state = match.state
            try:
                action = await self.hub.bot_pool.ask(room, seat, bot, place=Place(PERSON, self.guest.owner, live.id))
            except BotFailed as failed:
                raise failed.told(bot) from None
            shown = msgspec.Raw(match.notation.spelled(state, seat, action))
            connection.push(encode({"type": "hint", "ref": ref, "seat": seat, "bot": bot, "action": shown}))
        except Exception as error:
            self.fail(live, connection, error, ref, seat)

    async def rematch(self, live: LiveTable, connection: Connection, seat: Seat, ref: str) -> None:
        """A table with the same agreement."""
        try:
            if not self.guest.tables.take():
                raise Refused("too-many-tables")
            version, repeated = await rematch(self.hub, live, seat, ref, self.guest.owner)
            connection.push(encode(wire.Acknowledged(ref, seat, version, repeated)))
        except Exception as error:
            self.fail(live, connection, error, ref, seat)


def action_of(data: bytes) -> Action | None:
    """A message that is an action and nothing else."""
    if not data.startswith(b'{"do":'):
        return None
    try:
        return decode_action(data)
    except (msgspec.DecodeError, UnicodeError):
        return None  # what is wrong with it is said by whoever reads it as a message
