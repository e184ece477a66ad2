"""What one viewer is shown of a table. Nothing leaves a table but through here, and everything here asks for the viewer."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import Raw, convert

from avernus.core.events import Event
from avernus.core.game import Game
from avernus.core.seats import CLOCK, OPEN, SILENT, Action, Seat, Visibility
from avernus.core.state import State
from avernus.play.acting import game_time, lapses
from avernus.play.kinds import PLAYING, ChairKind, ClockKind, NewsKind, OutcomeReason, Status
from avernus.play.played import Played
from avernus.play.room import Item, Room
from avernus.play.seating import reveal_due
from avernus.play.secrecy import secretive
from avernus.play.serialize import encode
from avernus.play.standing_orders import spared
from avernus.play.takebacks import free
from avernus.server.telling.sentences import TableSpeaker, say
from avernus.server.wire import Awaited, Door, Outcome, Result, SeatInfo, TableInfo

MOST_LISTED: Final = 50
"""An open verb that has more actions is left out of events."""
MOST_SEATS: Final = 100
NONE: Final[list[Any]] = []
BOOL: Final = (b"false", b"true")
STATUS: Final = {status: b'"status":"' + status.value.encode() + b'","view":' for status in Status}


class Shown:
    """What was written of one state for its viewers, kept while the table is at it: the same view is encoded once.

    Without it a move costs a table of two with a spectator a quarter more (`python -m bench.server.parts`: 67 µs in place of 54).
    """

    __slots__ = ("legal", "state", "views")

    def __init__(self, state: State) -> None:
        self.state = state
        self.views: dict[Seat | None, bytes] = {}
        self.legal: dict[int, bytes] = {}


def shown(room: Room) -> Shown:
    """What has been written of the present state."""
    state = room.running()
    kept = room.shown
    if not isinstance(kept, Shown) or kept.state is not state:
        kept = room.shown = Shown(state)
    return kept


def legal(room: Room, viewer: Seat, brief: bool = False) -> bytes:
    """An awaited viewer's legal actions as JSON, written once for each state. `brief`: without long lists that can be composed anyway."""
    kept = shown(room)
    key = viewer - MOST_SEATS if brief else viewer
    found = kept.legal.get(key)
    if found is None:
        match = room.started()
        actions = match.legal(viewer)
        if brief and len(actions) > MOST_LISTED:
            actions = _without_long_lists(room.game, actions)
        notation, state = match.notation, match.state
        found = kept.legal[key] = listed(notation.spelled_all(state, viewer, actions))
    return found


def _without_long_lists(game: Game, actions: list[Action]) -> list[Action]:
    """The actions but those of open verbs that have too many."""
    width = game.verbs.width
    many = {
        verb for verb, count in Counter(action >> width for action in actions).items()
        if count > MOST_LISTED and game.verbs.verbs[verb].open
    }
    return [action for action in actions if action >> width not in many] if many else actions


def listed(pieces: Sequence[bytes]) -> bytes:
    """A list of what is JSON already."""
    return b"[" + b",".join(pieces) + b"]"


def view(room: Room, viewer: Seat | None) -> bytes:
    """What the viewer sees of the board, as JSON. Where nothing is hidden everybody sees the same, so it is made once for all."""
    kept = shown(room)
    key = viewer if room.game.hidden else None
    found = kept.views.get(key)
    if found is None:
        found = room.game.written(kept.state, key)
        if found is None:
            found = encode(kept.state.view(key))
        kept.views[key] = found
    return found


def standing(room: Room, viewer: Seat | None) -> list[bytes]:
    """Members of `state` and `event` about the board, but for the clocks: the same for everybody where nothing is hidden.

    These and `choices` are left in pieces, so that what is long is copied once, into the whole message.
    """
    awaited = waiting(room, viewer)
    return [
        STATUS[room.status], b"null" if room.match is None else view(room, viewer),
        b',"waiting":', b"[%d]" % awaited[0] if len(awaited) == 1 else encode(awaited), b',"actions":%d' % shown_actions(room, viewer),
    ]


def clocks(room: Room, now: int) -> bytes:
    """The member about the clocks, which alone changes while nothing happens: at most tables there are none."""
    shown = clock(room, now)
    return b',"clock":null' if shown is None else b',"clock":' + encode(shown)


def choices(room: Room, viewer: Seat | None, voice: TableSpeaker, brief: bool) -> list[bytes]:
    """Members of `state` and `event` about what is asked of the viewer: each has its own."""
    match = room.match
    if match is None:
        return [b'"legal":[],"open":[],"prompt":null,"undo":false,"spared":false']
    asked = voice.asked(match.state.prompt(viewer))
    if viewer is None or viewer not in room.actors():
        return [b'"legal":[],"open":[],"prompt":', asked, b',"undo":false,"spared":false']
    names = room.game.verbs.open_names
    return [
        b'"legal":', legal(room, viewer, brief), b',"open":', encode(names) if names else b"[]", b',"prompt":', asked,
        b',"undo":', BOOL[free(room, viewer)], b',"spared":', BOOL[is_spared(room, viewer)],
    ]


def state(room: Room, viewer: Seat | None, voice: TableSpeaker, info: TableInfo) -> bytes:
    """The whole `state` message but for its end: `state_at` adds the clocks. It stays as it is until something happens."""
    return b"".join([
        b'{"type":"state","seat":', encode(viewer), b',"version":%d,"table":' % room.viewer_version(viewer), encode(info),
        b",", *standing(room, viewer), b",", *choices(room, viewer, voice, brief=False), b',"log":', encode(log(room, viewer, voice)),
        b',"takeback":', encode(takeback(room)), b',"vote":', encode(room.vote),
        b',"orders":', encode(NONE if viewer is None else room.chairs[viewer].orders),
    ])


def state_at(state: bytes, room: Room, now: int) -> bytes:
    """A `state` with the clocks as they are now."""
    return state + clocks(room, now) + b"}"


def takeback(room: Room) -> dict[str, Any] | None:
    """The takeback that is asked for; how far it goes is not told where counting could betray something."""
    asked = room.takeback
    return asked if asked is None or not secretive(room) else asked | {"keep": None}


def is_spared(room: Room, viewer: Seat | None) -> bool:
    """Will the table give the only possible answer for the viewer, because asking is a formality?"""
    if viewer is None or not room.game.formalities:
        return False
    return room.chairs[viewer].person and viewer in room.actors() and spared(room, viewer) is not None


def waiting(room: Room, viewer: Seat | None) -> list[Seat]:
    """Those whom the viewer may know to be awaited."""
    return [seat for seat in room.running().waiting(viewer) if seat >= 0] if room.status is PLAYING else NONE


def shown_actions(room: Room, viewer: Seat | None) -> int:
    """How many actions have been played, as far as the viewer may know: in games with secrets, its own count."""
    return room.viewer_version(viewer) if secretive(room) else room.played


def clock(room: Room, now: int) -> dict[str, Any] | None:
    """The clocks of the table, and the game's own."""
    if room.clocks is None and not room.game.clock:
        return None
    own = None
    if room.game.clock and room.state is not None:
        shows = game_time(room, room.state, now)
        own = {
            "now": int(room.state.now()) if shows is None else shows, "at": now, "runs": shows is not None,
            "deadline": room.state.deadline() if CLOCK in room.state.actors() else None, "lapses": lapses(room),
        }
    table = room.clocks
    return {
        "left": None if table is None else list(table.left), "running": [] if table is None else sorted(table.running),
        "at": now if table is None else table.at, "game": own,
    }


def told_events(events: Iterable[Event], viewer: Seat | None, voice: TableSpeaker) -> list[bytes]:
    """The events that the viewer may see, with their sentences, as JSON."""
    return [voice.told(event) for event in events if event.to is None or viewer in event.to]


def shown_events(events: Iterable[Event], viewer: Seat | None, voice: TableSpeaker) -> list[Raw]:
    """The same as parts of something larger."""
    return [Raw(told) for told in told_events(events, viewer, voice)]


def shown_line(played: Played, level: Visibility) -> tuple[Seat, str]:
    """A line as a viewer may know it: seat and notation, `?` for a covered one."""
    return played.seat, played.text if level == OPEN else "?"


def log(room: Room, viewer: Seat | None, voice: TableSpeaker) -> list[dict[str, Any]]:
    """The last things that happened."""
    index = -1 if viewer is None else viewer
    rows = []
    for item in room.log:
        level = item.level(viewer)
        if level == SILENT:
            continue
        row: dict[str, Any] = {"version": item.versions[index], "at": item.at}
        if item.played is not None:
            row |= {"seat": item.played.seat, "line": item.played.text if level == OPEN else "?"}
            row["events"] = shown_events(item.played.events, viewer, voice)
        elif item.what is NewsKind.CHAT:
            row |= item.data
        elif item.what is NewsKind.BACK:
            row |= {"back": shown_keep(room, item, viewer), "seat": item.data["by"]}
        else:
            continue
        rows.append(row)
    return rows


def shown_keep(room: Room, item: Item, viewer: Seat | None) -> int | None:
    """How many actions a takeback keeps; not told where counting could betray something."""
    return None if secretive(room) else int(item.data["keep"])


def outcome(room: Room, voice: TableSpeaker) -> Outcome | None:
    """How the table ended, and the secret of its draws."""
    if room.outcome is None:
        return None
    result = room.state.result() if room.state is not None else None
    if room.outcome["reason"] == OutcomeReason.FINISHED and result is not None:
        sentence = voice.speaker.result(result)
    else:
        seat = room.outcome["seat"]
        winner = "" if seat is None or room.seats != 2 else voice.speaker.seat(1 - seat)
        names = {"seat": "" if seat is None else voice.speaker.seat(seat), "winner": winner}
        sentence = say(voice.lang, f"outcome-{room.outcome['reason']}", **names)
    ranking = None if room.outcome["result"] is None else convert(room.outcome["result"], Result)
    return Outcome(room.outcome["reason"], room.outcome["seat"], ranking, room.secret.hex(), sentence)


def table(room: Room, viewer: Seat | None, voice: TableSpeaker, online: Sequence[Seat], watching: int) -> TableInfo:
    """Everything around the board."""
    setup = room.setup
    places = TableSpeaker(room.game, room.seats, voice.lang, []).speaker
    return TableInfo(
        id=room.id, game=setup.game, rules=setup.rules, name=setup.name, public=setup.public, status=room.status,
        options=setup.options, clock=clock_rule(room), on_time=setup.on_time, spectators=setup.spectators, takebacks=setup.takebacks,
        commit=setup.commit, nonces=room.nonces, created=room.created, updated=public_time(room),
        seats=[
            SeatInfo(
                seat, places.seat(seat), chair.kind, chair.name, chair.bot, seat in online or chair.kind == ChairKind.BOT, chair.away,
                room.seat_commits.get(seat) if room.status is Status.OPEN else None,
            )
            for seat, chair in enumerate(room.chairs)
        ],
        actions=shown_actions(room, viewer), version=room.viewer_version(viewer), watching=watching, outcome=outcome(room, voice),
        rematch=room.rematch, rematch_of=setup.rematch_of, note=room.note,
        commits=room.commits, awaited=awaited(room), from_position=setup.position is not None,
        door=Door(room.door, room.door_open()) if room.door else None, rated=setup.rated, tournament=setup.tournament,
    )


def awaited(room: Room) -> Awaited | None:
    """Whose nonces are missing."""
    due = reveal_due(room)
    return None if due is None or room.full_since is None else Awaited(room.missing(), room.full_since, due)


def public_time(room: Room) -> int:
    """When something last happened that everybody may know of."""
    for item in reversed(room.log):
        if item.level(None) != SILENT:
            return item.at
    return room.created


def clock_rule(room: Room) -> dict[str, Any] | None:
    """The agreed clock, in the words of the request."""
    rule = room.setup.clock
    if rule is None:
        return None
    if rule.kind == ClockKind.MOVE:
        return {"kind": "move", "days": rule.initial / 86_400_000}
    return {"kind": "game", "initial": rule.initial // 1000, "increment": rule.increment // 1000}
