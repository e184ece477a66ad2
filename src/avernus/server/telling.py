"""What clients are told of things that have just become true: made once for all who may see the same."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from avernus.core.seats import SILENT, Seat
from avernus.play.room import Item, Room
from avernus.server import pictures

if TYPE_CHECKING:
    from avernus.server.live import Live

encode = pictures.encode


class Telling:
    """Some items, and the messages about them."""

    def __init__(self, live: "Live", room: Room, items: Sequence[Item], now: int) -> None:
        self.live, self.room, self.items, self.now = live, room, items, now
        self.open = all(
            item.played is not None and item.played.sees is None and all(event.to is None for event in item.played.events)
            for item in items
        )
        """Are these actions alone, of which everybody may know everything?"""
        self.shared: dict[str, tuple[msgspec.Raw, msgspec.Raw]] = {}
        self.made: dict[tuple[Seat | None, str], list[bytes]] = {}

    def messages(self, viewer: Seat | None, lang: str) -> list[bytes]:
        """The messages for one viewer."""
        key = (viewer, lang)
        found = self.made.get(key)
        if found is None:
            found = self.made[key] = [encode(self._event(viewer, lang))] if self.open else self._messages(viewer, lang)
        return found

    def _event(self, viewer: Seat | None, lang: str) -> dict[str, Any]:
        """One `event`, of which all but the position is the same for everybody."""
        items, room = self.items, self.room
        voice = self.live.voice(lang)
        shared = self.shared.get(lang)
        if shared is None:
            lines = msgspec.Raw(encode([[item.played.seat, item.played.text] for item in items if item.played is not None]))
            events = [voice.told(event) for item in items if item.played is not None for event in item.played.events]
            shared = self.shared[lang] = (lines, msgspec.Raw(encode(events)))
        index = -1 if viewer is None else viewer
        last = items[-1]
        event = {
            "type": "event", "seat": viewer, "from": items[0].versions[index] - 1, "version": last.versions[index], "at": last.at,
            "lines": shared[0], "events": shared[1], **pictures.position(room, viewer, voice, self.now),
        }
        if room.status == "over":
            event["outcome"] = pictures.outcome(room, voice)
        return event

    def _messages(self, viewer: Seat | None, lang: str) -> list[bytes]:
        """Lines together in one `event`, everything else as `news`."""
        room = self.room
        voice = self.live.voice(lang)
        index = -1 if viewer is None else viewer
        messages: list[dict[str, Any]] = []
        for item in self.items:
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
                    event["events"] += pictures.shown_events(item.played.events, viewer, voice)
                else:
                    event["back"] = pictures.shown_keep(room, item, viewer)
                    event["by"] = item.data["by"]
            else:
                messages.append(self._news(item, viewer, version, lang))
        events = [message for message in messages if message["type"] == "event"]
        if len(events) > 1 or (messages and any(item.what == "started" for item in self.items)):
            return [encode(m) for m in messages if m["type"] == "news"] + [encode(self.live.state(viewer, lang))]
        for event in events:
            event.update(pictures.position(room, viewer, voice, self.now))
            if room.status == "over":
                event["outcome"] = pictures.outcome(room, voice)
        return [encode(message) for message in messages]

    def _news(self, item: Item, viewer: Seat | None, version: int, lang: str) -> dict[str, Any]:
        """One thing around the board."""
        news: dict[str, Any] = {
            "type": "news", "seat": viewer, "from": version - 1, "version": version, "at": item.at, "what": item.what, **item.data,
        }
        if item.what in ("seats", "over"):
            news["table"] = self.live.info(viewer, lang)
        if item.what == "over":
            news["outcome"] = news["table"].outcome
        if item.what == "takeback":
            news["takeback"] = self.live.takeback()
        return news
