"""A table in this process: its room when it is awake, and the clients around it."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any

from avernus.core.seats import SILENT, Seat
from avernus.play.played import Played
from avernus.play.room import Item, Room
from avernus.server import pictures
from avernus.server.connection import Connection
from avernus.server.speech import Voice


def wall() -> int:
    """The server's clock, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Live:
    """One table."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.room: Room | None = None
        """`None` while it sleeps: then the log has all of it."""
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.remote: dict[str, tuple[float, list[Seat], int]] = {}
        """What other processes say about who is connected there: until when, which seats, how many watch."""
        self.gone: dict[Seat, float] = {}
        """When the last client of a seat went."""
        self.used = time.monotonic()
        self.thinking: dict[Seat, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.voices: dict[str, Voice] = {}
        self.sentences: dict[tuple[int, str], list[Any]] = {}
        self.snapped = 0
        self.due: int | None = None
        """What the log knows about when the table needs attention."""
        self.notified: tuple[int, tuple[Seat, ...]] = (-1, ())

    # -- who is there -------------------------------------------------------------------------

    def online(self) -> list[Seat]:
        """The seats with a client."""
        seats = {seat for connection in self.connections for seat in connection.seats}
        now = time.monotonic()
        for until, there, _ in self.remote.values():
            if until > now:
                seats.update(there)
        return sorted(seats)

    def watching(self) -> int:
        """How many spectators look on."""
        now = time.monotonic()
        return sum(not c.seats for c in self.connections) + sum(n for until, _, n in self.remote.values() if until > now)

    def absent(self, seat: Seat, patience: float) -> bool:
        """Has the seat been without a client for so many seconds?"""
        return seat not in self.online() and time.monotonic() - self.gone.get(seat, self.used) >= patience

    def presence(self) -> None:
        """Tell everybody who is there."""
        message = pictures.encode({"type": "presence", "online": self.online(), "watching": self.watching()})
        for connection in self.connections:
            connection.push(message)

    # -- telling ------------------------------------------------------------------------------

    def voice(self, lang: str) -> Voice:
        """Who speaks this language about the table."""
        room = self.room
        assert room is not None
        names = [chair.name for chair in room.chairs]
        voice = self.voices.get(lang)
        if voice is None or voice.speaker.names != names:
            voice = self.voices[lang] = Voice(room.game, room.seats, lang, names)
        return voice

    def info(self, viewer: Seat | None, lang: str) -> Any:
        """The table for HTTP and for `state`."""
        assert self.room is not None
        return pictures.table(self.room, viewer, self.voice(lang), self.online(), self.watching())

    def state(self, viewer: Seat | None, lang: str) -> dict[str, Any]:
        """The whole `state` message."""
        room = self.room
        assert room is not None
        voice = self.voice(lang)
        chair = None if viewer is None else room.chairs[viewer]
        return {
            "type": "state", "seat": viewer, "version": room.viewer_version(viewer),
            "table": self.info(viewer, lang), **pictures.position(room, viewer, voice, wall()),
            "log": pictures.log(room, viewer, voice), "takeback": self.takeback(), "vote": room.vote,
            "orders": [] if chair is None else chair.orders,
        }

    def takeback(self) -> dict[str, Any] | None:
        """The takeback that is asked for; how far it goes is not told where counting could betray something."""
        assert self.room is not None
        asked = self.room.takeback
        return asked if asked is None or not self.room.game.hidden else asked | {"keep": None}

    def tell(self, items: Sequence[Item]) -> None:
        """Let every client know what it may know of what has just become true."""
        if not items or not self.connections:
            return
        self.check()
        made: dict[tuple[Seat | None, str], list[bytes]] = {}
        self.sentences.clear()
        for connection in self.connections:
            for viewer in connection.viewers:
                key = (viewer, connection.lang)
                messages = made.get(key)
                if messages is None:
                    messages = made[key] = self._messages(items, viewer, connection.lang)
                for message in messages:
                    connection.push(message)

    def restate(self) -> None:
        """The whole state for every client, where it is not known what they have missed."""
        self.check()
        for connection in self.connections:
            for viewer in connection.viewers:
                connection.push(pictures.encode(self.state(viewer, connection.lang)))

    def check(self) -> None:
        """Before anything is told or asked: does each client still hold the seats it came for?"""
        assert self.room is not None
        for connection in self.connections:
            if connection.keys:
                connection.check(self.room.chairs, self.room.setup.spectators)

    def _messages(self, items: Sequence[Item], viewer: Seat | None, lang: str) -> list[bytes]:
        """The messages about these items for one viewer: lines together in one `event`, everything else as `news`."""
        room = self.room
        assert room is not None
        voice = self.voice(lang)
        index = -1 if viewer is None else viewer
        messages: list[dict[str, Any]] = []
        for item in items:
            if item.level(viewer) == SILENT:
                continue
            version = item.versions[index]
            if item.what in ("line", "back"):
                if not messages or messages[-1]["type"] != "event":
                    messages.append({
                        "type": "event", "seat": viewer, "from": version - 1, "version": version, "at": item.at, "lines": [], "events": [],
                    })
                event = messages[-1]
                event["version"], event["at"] = version, item.at
                if item.played is not None:
                    event["lines"].append(pictures.shown_line(item, viewer))
                    event["events"] += self._shown(item.played, viewer, voice)
                else:
                    event["back"] = pictures.shown_keep(room, item, viewer)
                    event["by"] = item.data["by"]
            else:
                messages.append(self._news(item, viewer, version, lang))
        events = [message for message in messages if message["type"] == "event"]
        if len(events) > 1 or (messages and any(item.what == "started" for item in items)):
            return [pictures.encode(m) for m in messages if m["type"] == "news"] + [pictures.encode(self.state(viewer, lang))]
        for event in events:
            event.update(pictures.position(room, viewer, voice, wall()))
            if room.status == "over":
                event["outcome"] = pictures.outcome(room, voice)
        return [pictures.encode(message) for message in messages]

    def _shown(self, played: Played, viewer: Seat | None, voice: Voice) -> list[Any]:
        """An action's events for a viewer; those that everybody may see are made once for each language."""
        if self.room is not None and self.room.game.hidden:
            return pictures.shown_events(played.events, viewer, voice)
        key = (id(played), voice.lang)
        found = self.sentences.get(key)
        if found is None:
            found = self.sentences[key] = pictures.shown_events(played.events, None, voice)
        return found

    def _news(self, item: Item, viewer: Seat | None, version: int, lang: str) -> dict[str, Any]:
        """One thing around the board."""
        news: dict[str, Any] = {
            "type": "news", "seat": viewer, "from": version - 1, "version": version, "at": item.at, "what": item.what, **item.data,
        }
        if item.what in ("seats", "over"):
            news["table"] = self.info(viewer, lang)
        if item.what == "over":
            news["outcome"] = news["table"].outcome
        if item.what == "takeback":
            news["takeback"] = self.takeback()
        return news
