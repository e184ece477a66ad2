"""What clients are told of things that have just become true: made once for all who may see the same."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from avernus.core.seats import SILENT, Seat
from avernus.play.kinds import OVER, NewsKind
from avernus.play.played import Played
from avernus.play.room import Item
from avernus.play.serialize import encode
from avernus.server.telling import views
from avernus.server.telling.sentences import TableSpeaker

if TYPE_CHECKING:
    from avernus.server.tables.live import LiveTable


def has_audience(played: Played) -> bool:
    """Is anything that happened not for everybody?"""
    return any([event.to is not None for event in played.events])


class Update:
    """Some items, and the messages about them."""

    def __init__(self, live: "LiveTable", items: Sequence[Item], now: int) -> None:
        assert live.room is not None
        self.live, self.room, self.items, self.now = live, live.room, items, now
        self.made: dict[tuple[Seat | None, str], list[bytes]] = {}
        self.common: dict[str, bytes] = {}
        """By language: what an event says to everybody, at a table where nothing is hidden."""

    def messages(self, viewer: Seat | None, lang: str) -> list[bytes]:
        """The messages for one viewer: actions together in one `event`, everything else as `news`."""
        found = self.made.get((viewer, lang))
        if found is None:
            found = self.made[viewer, lang] = self._written(viewer, self.live.voice(lang))
        return found

    def _written(self, viewer: Seat | None, voice: TableSpeaker) -> list[bytes]:
        if len(self.items) == 1 and self.items[0].played is not None:
            return [] if self.items[0].level(viewer) == SILENT else [self._event([self.items[0]], viewer, voice)]
        runs: list[list[Item]] = []
        for item in self.items:
            if item.level(viewer) == SILENT:
                continue
            if item.on_board() and runs and runs[-1][0].on_board():
                runs[-1].append(item)
            else:
                runs.append([item])
        events = [run for run in runs if run[0].on_board()]
        if len(events) > 1 or any(item.what is NewsKind.STARTED for item in self.items):
            news = [self._news(run[0], viewer, voice) for run in runs if not run[0].on_board()]
            return [*news, self.live.state(viewer, voice.asked_for)] if runs else []
        return [self._event(run, viewer, voice) if run[0].on_board() else self._news(run[0], viewer, voice) for run in runs]

    def _event(self, run: list[Item], viewer: Seat | None, voice: TableSpeaker) -> bytes:
        """Actions that were played or taken back, and the board after them."""
        room = self.room
        index = -1 if viewer is None else viewer
        middle = self.common.get(voice.asked_for)
        if middle is None:
            middle = self._happened(run, viewer, voice)
            if not room.game.hidden and not any([item.played is not None and has_audience(item.played) for item in run]):
                self.common[voice.asked_for] = middle
        return b"".join([
            b'{"type":"event","seat":null,"from":' if viewer is None else b'{"type":"event","seat":%d,"from":' % viewer,
            b'%d,"version":%d,' % (run[0].versions[index] - 1, run[-1].versions[index]), middle,
            b",", *views.choices(room, viewer, voice, brief=True), b"}",
        ])

    def _happened(self, run: list[Item], viewer: Seat | None, voice: TableSpeaker) -> bytes:
        """What has happened and the board after it: the same for everybody where nothing is hidden."""
        room = self.room
        lines: list[tuple[Seat, str]] = []
        events: list[bytes] = []
        rest: list[bytes] = []
        for item in run:
            if item.played is None:
                rest = [b',"back":', encode(views.shown_keep(room, item, viewer)), b',"by":', encode(item.data["by"])]
                continue
            lines.append(views.shown_line(item.played, item.level(viewer)))
            events += views.told_events(item.played.events, viewer, voice)
        if room.status is OVER:
            rest += [b',"outcome":', encode(views.outcome(room, voice))]
        return b"".join([
            b'"at":%d,"lines":' % run[-1].at, encode(lines), b',"events":', views.listed(events), *rest,
            b",", *views.standing(room, viewer), views.clocks(room, self.now),
        ])

    def _news(self, item: Item, viewer: Seat | None, voice: TableSpeaker) -> bytes:
        """One thing around the board."""
        version = item.versions[-1 if viewer is None else viewer]
        news: dict[str, Any] = {
            "type": "news", "seat": viewer, "from": version - 1, "version": version, "at": item.at, "what": item.what, **item.data,
        }
        if item.what in (NewsKind.SEATS, NewsKind.OVER):
            news["table"] = self.live.info(viewer, voice.asked_for)
        if item.what is NewsKind.OVER:
            news["outcome"] = news["table"].outcome
        if item.what is NewsKind.TAKEBACK:
            news["takeback"] = views.takeback(self.room)
        return encode(news)
