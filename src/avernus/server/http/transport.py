"""The transport of HTTP: uvicorn's own, with a count of connections for each address and an end for whoever lets us wait."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from avernus.server.guests import CONNECTION, FRAME, Guest
from avernus.server.tables.hub import Hub

ASKING_SECONDS: Final = 15.0
"""For a request to be there as a whole, its headers and its body."""
MOST_ASKED: Final = 16_384
MOST_LINES: Final = 100
"""Bytes and lines that a request may have before its headers are at an end. Each line is kept as objects of ten times its length, and
takes a microsecond: so they are counted before anybody reads them."""
ASKED_BYTES: Final = 4_096.0
"""So many bytes of headers that have not come to an end cost a unit of work."""
END: Final = b"\r\n\r\n"
READING_SECONDS: Final = 20.0
"""For a client to take what it has asked for."""
Base: Any = AutoHTTPProtocol


def transport_for(hub: Hub) -> type:
    """What makes the protocols of one hub's connections, in the form that uvicorn wants."""

    class Transport(Base):  # type: ignore[misc]
        """One connection."""

        guest: Guest | None = None
        asking: asyncio.TimerHandle | None = None
        reading: asyncio.TimerHandle | None = None
        upgraded = False
        unfinished = 0
        lines = 0
        before = b""
        """Bytes and lines of a request whose headers have not come to an end, and the last bytes of it."""

        def connection_made(self, transport: Any) -> None:
            """Somebody comes: those of whom there are too many already are turned away before anything else is done for them."""
            super().connection_made(transport)
            peer = self.client[0] if self.client else ""
            if not hub.proxies.trusts(peer):
                guest = hub.guests.find(peer)
                if not hub.guests.enter(guest):
                    hub.metrics.count("connections_refused")
                    transport.abort()
                    return
                guest.work.charge(CONNECTION)
                self.guest = guest
            self.asking = self.loop.call_later(ASKING_SECONDS, self.give_up)

        def connection_lost(self, exc: Exception | None) -> None:
            """It is gone."""
            self.let_go()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            """Whoever has begun to ask must come to an end, and soon; who has been told again and again that it is too much is let go."""
            if self.guest is not None and self.guest.floods():
                hub.metrics.count("connections_refused")
                self.transport.abort()
                return
            for first in range(0, len(data), MOST_ASKED):
                piece = data[first:first + MOST_ASKED]
                if self.more(piece) if self.cycle is not None and self.cycle.more_body else self.endless(piece):
                    hub.metrics.count("connections_refused")
                    self.transport.abort()
                    return
                super().data_received(piece)
                if self.upgraded or self.transport.is_closing():
                    return
            cycle = self.cycle
            if cycle is None or cycle.response_complete or cycle.more_body:
                if self.asking is None:
                    self.asking = self.loop.call_later(ASKING_SECONDS, self.give_up)
            elif self.asking is not None:
                self.asking.cancel()
                self.asking = None

        def endless(self, data: bytes) -> bool:
            """Are there too many headers, or more of an unfinished request than the address may have read?"""
            before = self.before + data[:len(END) - 1]
            end = 0 if END in before else data.find(END)
            size = len(data) if end < 0 else end
            self.before = (self.before + data)[1 - len(END):] if end < 0 else b""
            self.unfinished += size
            self.lines += data.count(b"\n", 0, size)
            if self.unfinished > MOST_ASKED or self.lines > MOST_LINES:
                return True
            if end >= 0:
                self.unfinished = self.lines = 0
                return False
            return self.guest is not None and not self.guest.work.take(FRAME + size / ASKED_BYTES)

        def more(self, data: bytes) -> bool:
            """Is this piece of a body more than the address may send now? Each is a turn of the parser, before anybody has asked for it."""
            return self.guest is not None and not self.guest.work.take(len(data) / MOST_ASKED)

        def handle_websocket_upgrade(self, *args: Any) -> None:
            """The connection goes on as a socket, which is counted by itself."""
            self.upgraded = True
            self.let_go()
            super().handle_websocket_upgrade(*args)

        def on_response_complete(self) -> None:
            """Answered; the time to keep the connection for another question is uvicorn's."""
            if self.asking is not None and not self.pending():
                self.asking.cancel()
                self.asking = None
            super().on_response_complete()

        def pending(self) -> bool:
            """Is another request waiting behind the one that was answered?"""
            return bool(getattr(self, "pipeline", None))

        def pause_writing(self) -> None:
            """The client does not take what it has asked for."""
            super().pause_writing()
            if self.reading is None:
                self.reading = self.loop.call_later(READING_SECONDS, self.give_up)

        def resume_writing(self) -> None:
            """It does again."""
            super().resume_writing()
            if self.reading is not None:
                self.reading.cancel()
                self.reading = None

        def give_up(self) -> None:
            """It took too long."""
            if not self.transport.is_closing():
                hub.metrics.count("connections_timed_out")
                self.transport.abort()

        def let_go(self) -> None:
            """Nothing of this is waited for any more."""
            for timer in (self.asking, self.reading):
                if timer is not None:
                    timer.cancel()
            self.asking = self.reading = None
            if self.guest is not None:
                hub.guests.leave(self.guest)
                self.guest = None

    return Transport
