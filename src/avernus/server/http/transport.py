"""The transport of HTTP: uvicorn's own, with a count of connections for each address and an end for whoever lets us wait."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from avernus.server.guests import Guest
from avernus.server.tables.hub import Hub

ASKING_SECONDS: Final = 15.0
"""For a request to be there as a whole, its headers and its body."""
MOST_ASKED: Final = 65_536
"""Bytes that a request may have before its headers are at an end: whoever reads them keeps all of them."""
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
        """Bytes of a request whose headers have not come to an end."""

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
                self.guest = guest
            self.asking = self.loop.call_later(ASKING_SECONDS, self.give_up)

        def connection_lost(self, exc: Exception | None) -> None:
            """It is gone."""
            self.let_go()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            """Whoever has begun to ask must come to an end."""
            super().data_received(data)
            if self.upgraded or self.transport.is_closing():
                return
            cycle = self.cycle
            begun = cycle is not None and not cycle.response_complete
            self.unfinished = 0 if begun else self.unfinished + len(data)
            if self.unfinished > MOST_ASKED:
                hub.metrics.count("connections_refused")
                self.transport.abort()
            elif not begun or cycle.more_body:
                if self.asking is None:
                    self.asking = self.loop.call_later(ASKING_SECONDS, self.give_up)
            elif self.asking is not None:
                self.asking.cancel()
                self.asking = None

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
