"""The socket's transport: handshake, frames and keep-alive, straight on the event loop, so that a message costs little."""

import asyncio
import base64
import hashlib
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from avernus.server.guests import ARRIVAL, FRAME, MOST_SLOW, Guest
from avernus.server.http.security import fitting_host
from avernus.server.socket.frames import CLOSE, PING, PONG, BadFrames, Frames, frame, head
from avernus.server.socket.session import LONGEST_FRAME, Session

if TYPE_CHECKING:
    from avernus.server.tables.hub import Hub

GUID: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
LIVE: Final = re.compile(r"/api/tables/([a-z0-9]{4,40})/live")
PING_SECONDS: Final = 20.0
MUCH_UNSENT: Final = 65_536
"""A client that leaves so many bytes unread is behind."""
MOST_UNSENT: Final = 1_000_000
"""A client that leaves so many bytes unread is let go; it can come back and resync."""
SLOW_SECONDS: Final = 15.0
"""For so long a client may be behind without ever having caught up."""
GOODBYE_SECONDS: Final = 1.0
"""For so long a client may take what it is told at the end."""


class LiveProtocol:
    """One WebSocket connection (an `asyncio.Protocol`); uvicorn hands over connections that ask for it."""

    def __init__(self, hub: "Hub", outbox: list["LiveProtocol"], server_state: Any) -> None:
        self.hub = hub
        self.outbox = outbox
        """The connections of the hub that have something to send."""
        self.loop = asyncio.get_running_loop()
        self.server_state = server_state
        self.transport: Any = None
        self.frames: Frames | None = None
        self.session: Session | None = None
        self.unsent: list[bytes] = []
        self.closing = False
        """Has the goodbye been said?"""
        self.lost = False
        self.alive = True
        self.timer: asyncio.TimerHandle | None = None
        self.guest: Guest | None = None
        self.slow: asyncio.TimerHandle | None = None
        """Set while the client is behind: when it is let go."""

    # -- from the transport -------------------------------------------------------------------

    def connection_made(self, transport: Any) -> None:
        """The connection is ours now."""
        self.transport = transport
        transport.set_write_buffer_limits(MUCH_UNSENT)
        self.server_state.connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self.server_state.connections.discard(self)
        self.closing = self.lost = True
        if self.timer is not None:
            self.timer.cancel()
        self.resume_writing()
        if self.guest is not None:
            self.hub.guests.leave(self.guest)
            self.guest = None
        if self.session is not None:
            self.session.on_close()

    def eof_received(self) -> None:
        """The client has said everything; there is nothing to add."""

    def data_received(self, data: bytes) -> None:
        """First the handshake, then frames."""
        if self.closing:
            return
        if self.frames is None:
            self._handshake(data)
            return
        whole = self.frames.whole(data)
        if whole is not None and self.session is not None:
            self.alive = True
            self.session.on_message(whole)
            return
        try:
            messages = self.frames.feed(data)
        except BadFrames as error:
            self.close(error.code)
            return
        if self.frames.pieces and (self.guest is None or not self.guest.work.take(self.frames.pieces * FRAME)):
            self.close(4429)
            return
        for kind, payload in messages:
            if self.closing:
                return
            if kind < CLOSE:
                self.alive = True
                if self.session is not None:
                    self.session.on_message(payload)
            elif kind == CLOSE:
                self.close(1000)
            elif self.guest is None or not self.guest.work.take(FRAME):
                self.close(4429)
            elif kind == PING:
                self._write(frame(payload, PONG))
            else:
                self.alive = True

    def _handshake(self, data: bytes) -> None:
        """Accept what is a WebSocket for a table, refuse the rest."""
        head, _, rest = data.partition(b"\r\n\r\n")
        rows = head.split(b"\r\n")
        path = rows[0].split(b" ")[1].split(b"?")[0].decode("latin-1")
        headers = [(name.strip().lower(), value.strip()) for name, _, value in (row.partition(b":") for row in rows[1:])]
        found = dict(headers)
        key = found.get(b"sec-websocket-key", b"")
        match = LIVE.fullmatch(path)
        if len(key) != 24 or found.get(b"sec-websocket-version") != b"13" or match is None:
            self._refuse(b"404 Not Found" if match is None else b"400 Bad Request")
            return
        peer = self.transport.get_extra_info("peername")
        guest = self.hub.guests.find(self.hub.proxies.address(str(peer[0]) if peer else "", headers))
        if not fitting_host({"headers": headers}, self.hub.config.hosts):
            self._refuse(b"421 Misdirected Request")
            return
        if guest.banned:
            self._refuse(b"403 Forbidden")
            return
        if not self.hub.guests.enter(guest):
            self.hub.metrics.count("connections_refused")
            self._refuse(b"429 Too Many Requests")
            return
        self.guest = guest
        guest.work.charge(ARRIVAL)
        accept = base64.b64encode(hashlib.sha1(key + GUID).digest())
        self.transport.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n"
        )
        self.frames = Frames(LONGEST_FRAME)
        self.session = Session(self.hub, self, headers, match[1], guest)
        self.timer = self.loop.call_later(PING_SECONDS, self._ping)
        self.session.on_open()
        if rest:
            self.data_received(rest)

    def _refuse(self, status: bytes) -> None:
        self.transport.write(b"HTTP/1.1 " + status + b"\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        self.closing = True
        self.transport.close()

    # -- to the client ------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Send a text; what is sent in one turn of the loop travels together."""
        if not self.closing:
            self._wait_to_send()
            self.unsent.append(head(len(message)))
            self.unsent.append(message)

    def _write(self, data: bytes) -> None:
        if not self.closing:
            self._wait_to_send()
            self.unsent.append(data)

    def _wait_to_send(self) -> None:
        """What gathers is sent when everybody has had a turn."""
        if not self.unsent:
            if not self.outbox:
                self.loop.call_soon(self._flush_all)
            self.outbox.append(self)

    def _flush_all(self) -> None:
        """What all connections of the hub have to send."""
        waiting = self.outbox[:]
        self.outbox.clear()
        for protocol in waiting:
            protocol.flush()

    def flush(self) -> None:
        """Send what has gathered."""
        unsent = self.unsent
        if unsent and not self.lost:
            self.transport.write(unsent[0] if len(unsent) == 1 else b"".join(unsent))
            if self.slow is not None and self.transport.get_write_buffer_size() > MOST_UNSENT:
                self.drop()
        unsent.clear()

    def close(self, code: int) -> None:
        """Say goodbye, and end it."""
        if self.closing:
            return
        self.flush()
        self.closing = True
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(frame(code.to_bytes(2, "big"), CLOSE))
            self.transport.close()
            if self.timer is not None:
                self.timer.cancel()
            self.timer = self.loop.call_later(GOODBYE_SECONDS, self.drop)

    def _ping(self) -> None:
        """Is the client still there?"""
        if not self.alive:
            self.drop()
            return
        self.alive = False
        self._write(frame(b"", PING))
        self.timer = self.loop.call_later(PING_SECONDS, self._ping)

    # -- from uvicorn -------------------------------------------------------------------------

    def shutdown(self) -> None:
        """The server stops: clients are to come back."""
        self.close(1012)

    def pause_writing(self) -> None:
        """The transport keeps what the client does not take. One that stays behind is let go, and so is one too many of its address."""
        guest = self.guest
        if self.slow is not None or guest is None:
            return
        if guest.slow >= MOST_SLOW or self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.drop()
            return
        guest.slow += 1
        self.slow = self.loop.call_later(SLOW_SECONDS, self.drop)

    def resume_writing(self) -> None:
        """The client has caught up."""
        if self.slow is not None and self.guest is not None:
            self.slow.cancel()
            self.slow = None
            self.guest.slow -= 1

    def drop(self) -> None:
        """End it without a word: nobody listens."""
        self.closing = self.lost = True
        self.transport.abort()


def protocol_for(hub: "Hub") -> Callable[..., LiveProtocol]:
    """What makes the protocols of one hub's sockets, in the form that uvicorn wants."""
    outbox: list[LiveProtocol] = []

    def made(config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> LiveProtocol:
        return LiveProtocol(hub, outbox, server_state)

    return made
