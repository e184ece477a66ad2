"""What clients are told of things that have just become true: made once for all who may see the same."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from avernus.core.seats import SILENT, Seat
from avernus.play.room import Item, Room
from avernus.play.takebacks import free
from avernus.server import pictures
from avernus.server.speech import Voice

if TYPE_CHECKING:
    from avernus.server.live import Live

encode = pictures.encode

TRUE: Final = b',"undo":true}'
FALSE: Final = b',"undo":false}'


class Telling:
    """Some items, and the messages about them."""

    def __init__(self, live: "Live", room: Room, items: Sequence[Item], now: int) -> None:
        self.live, self.room, self.items, self.now = live, room, items, now
        self.open = all([item.open() for item in items])
        """Are these actions alone, of which everybody may know everything?"""
        self.common: dict[str, bytes] = {}
        self.made: dict[tuple[Seat | None, str], list[bytes]] = {}

    def messages(self, viewer: Seat | None, lang: str) -> list[bytes]:
        """The messages for one viewer."""
        key = (viewer, lang)
        found = self.made.get(key)
        if found is None:
            plain = self.open and not self.room.game.hidden and self.room.status == "playing"
            found = self.made[key] = [self._plain(viewer, lang)] if plain else self._messages(viewer, lang)
        return found

    def _plain(self, viewer: Seat | None, lang: str) -> bytes:
        """The one `event` of a game without secrets: most of it is the same for everybody, and is put together as it is."""
        items, room = self.items, self.room
        voice = self.live.voice(lang)
        common = self.common.get(lang)
        if common is None:
            common = self.common[lang] = self._common(voice)
        index = -1 if viewer is None else viewer
        return b"".join([
            b'{"type":"event","seat":', encode(viewer),
            b',"from":%d,"version":%d,' % (items[0].versions[index] - 1, items[-1].versions[index]), common,
            b',"legal":', pictures.legal(room, viewer, True), b',"open":', encode(pictures.open_verbs(room, viewer)),
            b',"prompt":', voice.asked(room.running().prompt(viewer)), TRUE if viewer is not None and free(room, viewer) else FALSE,
        ])

    def _common(self, voice: Voice) -> bytes:
        """What everybody is told."""
        room = self.room
        lines, events = [], []
        for item in self.items:
            if item.played is not None:
                lines.append([item.played.seat, item.played.text])
                for event in item.played.events:
                    events.append(voice.told(event))
        return b"".join([
            b'"at":%d,"lines":' % self.items[-1].at, encode(lines), b',"events":', pictures.listed(events),
            b',"status":"playing","view":', pictures.view(room, None), b',"waiting":', encode(pictures.waiting(room, None)),
            b',"actions":%d,"clock":' % room.played, encode(pictures.clock(room, self.now)),
        ])

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
            event.update(pictures.position(room, viewer, voice, self.now, brief=True))
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
