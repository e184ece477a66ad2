"""What one viewer is shown of a table. Nothing leaves a table but through here, and everything here asks for the viewer."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

from msgspec import Raw

from avernus.core.events import Event
from avernus.core.game import Game
from avernus.core.seats import CLOCK, COVERED, OPEN, SILENT, Action, Seat
from avernus.core.state import State
from avernus.games import find
from avernus.play.acting import game_time, lapses
from avernus.play.room import Item, Room
from avernus.play.takebacks import free
from avernus.server.speech import Voice, say
from avernus.server.wire import SeatInfo, TableInfo
from avernus.store.jobs import encode as encode

MOST_REMEMBERED: Final = 100_000
_spelled: dict[str, dict[int, bytes]] = {}
"""By game: notation and words of actions, already as JSON, for games where they do not depend on the state."""
_words: dict[str, dict[int, bytes]] = {}
"""By game: the words alone, for games where only the notation depends on the state."""
MOST_LISTED: Final = 50
"""An open verb that has more actions is left out of events."""
MOST_SEATS: Final = 100
NO_WORDS: Final[dict[int, bytes]] = {}
NONE: Final[list[Any]] = []


def spelled(game: Game, state: State, seat: Seat, action: int) -> bytes:
    """An action as clients get it: its notation and its words with their kinds, as JSON."""
    kind = type(game)
    fixed = kind.words is Game.words or game.fixed_words
    known = _words.setdefault(game.id, {})
    words = known.get(action) if fixed else None
    if words is None:
        words = encode([[str(word), word.kind] for word in game.words(state, action)])
        if fixed:
            remember(known, action, words)
    pair = b"[" + encode(game.write(state, seat, action)) + b"," + words + b"]"
    if fixed and kind.write is Game.write:
        remember(_spelled.setdefault(game.id, {}), action, pair)
    return pair


def remember(known: dict[int, bytes], action: int, text: bytes) -> None:
    """Keep what was written, but not for ever."""
    if len(known) > MOST_REMEMBERED:
        known.clear()
    known[action] = text


def legal(room: Room, viewer: Seat | None, brief: bool = False) -> bytes:
    """The viewer's legal actions as JSON, written once for each state. `brief`: without long lists of what can be composed anyway."""
    if viewer is None or viewer not in room.actors():
        return b"[]"
    kept = _kept(room)
    key = viewer - MOST_SEATS if brief else viewer
    shown: bytes | None = kept.get(key)
    if shown is None:
        state, game = room.running(), room.game
        known = _spelled.get(game.id, NO_WORDS)
        actions = room.legal(viewer)
        if brief and len(actions) > MOST_LISTED:
            actions = _without_long_lists(game, actions)
        shown = kept[key] = listed([known.get(action) or spelled(game, state, viewer, action) for action in actions])
    return shown


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


def _kept(room: Room) -> dict[Any, bytes]:
    """What is kept of the picture of the present state."""
    if room.shown[0] is not room.state:
        room.shown = (room.state, {})
    return room.shown[1]


def open_verbs(room: Room, viewer: Seat | None) -> list[str]:
    """Verbs that have more legal actions than are listed."""
    names = _open_verbs(room.game.id)
    return names if names and viewer is not None and viewer in room.actors() else NONE


@cache
def _open_verbs(game: str) -> list[str]:
    return [verb.name for verb in find(game).verbs.verbs if verb.open and verb.by is None]


def view(room: Room, viewer: Seat | None) -> bytes:
    """What the viewer sees of the board, as JSON. Where nothing is hidden everybody sees the same, so it is made once for all."""
    state = room.running()
    if room.game.hidden:
        return encode(state.view(viewer))
    kept = _kept(room)
    shown = kept.get("view")
    if shown is None:
        shown = kept["view"] = encode(state.view(None))
    return shown


def position(room: Room, viewer: Seat | None, voice: Voice, now: int, brief: bool = False) -> dict[str, Any]:
    """The board and the question: the part that `state` and `event` share."""
    state = room.state
    if state is None:
        return {
            "status": room.status, "view": None, "legal": [], "open": [], "prompt": None, "waiting": [], "actions": 0,
            "clock": None, "undo": False,
        }
    return {
        "status": room.status,
        "view": Raw(view(room, viewer)),
        "legal": Raw(legal(room, viewer, brief)),
        "open": open_verbs(room, viewer),
        "prompt": Raw(voice.asked(state.prompt(viewer))),
        "waiting": waiting(room, viewer),
        "actions": shown_actions(room, viewer),
        "clock": clock(room, now),
        "undo": viewer is not None and free(room, viewer),
    }


def waiting(room: Room, viewer: Seat | None) -> list[Seat]:
    """Those whom the viewer may know to be awaited."""
    return [seat for seat in room.running().waiting(viewer) if seat >= 0] if room.status == "playing" else NONE


def shown_actions(room: Room, viewer: Seat | None) -> int:
    """How many actions have been played, as far as the viewer may know: in games with secrets, its own count."""
    return room.viewer_version(viewer) if room.game.hidden and room.status != "over" else room.played


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


def shown_events(events: Iterable[Event], viewer: Seat | None, voice: Voice) -> list[Raw]:
    """The events that the viewer may see, with their sentences."""
    return [Raw(voice.told(event)) for event in events if event.to is None or viewer in event.to]


def shown_line(item: Item, viewer: Seat | None) -> list[Any] | None:
    """A line as the viewer may know it: seat and notation, `?` for a covered one, nothing for a silent one."""
    played = item.played
    level = item.level(viewer)
    if played is None or level == SILENT:
        return None
    return [played.seat, played.text if level == OPEN else "?"]


def log(room: Room, viewer: Seat | None, voice: Voice) -> list[dict[str, Any]]:
    """The last things that happened."""
    index = -1 if viewer is None else viewer
    rows = []
    for item in room.log:
        level = item.level(viewer)
        if level == SILENT:
            continue
        row: dict[str, Any] = {"version": item.versions[index], "at": item.at}
        if item.played is not None:
            row |= {"seat": item.played.seat, "line": item.played.text if level > COVERED else "?"}
            row["events"] = shown_events(item.played.events, viewer, voice)
        elif item.what == "chat":
            row |= item.data
        elif item.what == "back":
            row |= {"back": shown_keep(room, item, viewer), "seat": item.data["by"]}
        else:
            continue
        rows.append(row)
    return rows


def shown_keep(room: Room, item: Item, viewer: Seat | None) -> int | None:
    """How many actions a takeback keeps; not told where counting could betray something."""
    return None if room.game.hidden and room.status != "over" else int(item.data["keep"])


def outcome(room: Room, voice: Voice) -> dict[str, Any] | None:
    """How the table ended, and the secret of its draws."""
    if room.outcome is None:
        return None
    result = room.state.result() if room.state is not None else None
    if room.outcome["reason"] == "finished" and result is not None:
        sentence = voice.speaker.result(result)
    else:
        seat = room.outcome["seat"]
        sentence = say(voice.lang, f"outcome-{room.outcome['reason']}", seat="" if seat is None else voice.speaker.seat(seat))
    return room.outcome | {"secret": room.secret.hex(), "sentence": sentence}


def table(room: Room, viewer: Seat | None, voice: Voice, online: Sequence[Seat], watching: int) -> TableInfo:
    """Everything around the board."""
    setup = room.setup
    places = Voice(room.game, room.seats, voice.lang, []).speaker
    return TableInfo(
        id=room.id, game=setup.game, rules=setup.rules, name=setup.name, public=setup.public, status=room.status,
        options=setup.options, clock=clock_rule(room), on_time=setup.on_time, spectators=setup.spectators, takebacks=setup.takebacks,
        commit=setup.commit, nonces=room.nonces or list(room.seat_nonces.values()), created=room.created, updated=public_time(room),
        seats=[
            SeatInfo(seat, places.seat(seat), chair.kind, chair.name, chair.bot, seat in online or chair.kind == "bot", chair.away)
            for seat, chair in enumerate(room.chairs)
        ],
        actions=shown_actions(room, viewer), version=room.viewer_version(viewer), watching=watching, outcome=outcome(room, voice),
        rematch=room.rematch, rematch_of=setup.rematch_of, note=room.note,
    )


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
    if rule.kind == "move":
        return {"kind": "move", "days": rule.initial / 86_400_000}
    return {"kind": "game", "initial": rule.initial // 1000, "increment": rule.increment // 1000}
