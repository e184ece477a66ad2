"""What each kind of entry changes at a table."""

from collections.abc import Callable, Sequence
from typing import Final

from avernus.core.fair import sealed
from avernus.core.seats import NOBODY
from avernus.play.chairs import Chair
from avernus.play.entries import Entry
from avernus.play.kinds import PLAYING, ChairKind, EntryKind, NewsKind, OutcomeReason, Status, TakebackAnswer
from avernus.play.match import Match
from avernus.play.played import Played, clock_runs, visibility
from avernus.play.room import Item, Room

LINE: Final = EntryKind.LINE
PLAYED: Final = NewsKind.LINE
Handler = Callable[[Room, Entry, Played | None], Item | None]


class Unplayable(Exception):
    """A line of the log that today's rules refuse; its text says why."""


def on_open(room: Room, entry: Entry, _: Played | None) -> Item | None:
    """The agreement; the room was made from it."""
    room.created = entry.at
    return None


def on_sit(room: Room, entry: Entry, _: Played | None) -> Item:
    """A person takes a seat."""
    body = entry.body
    late = room.chairs[body["seat"]].bot if room.status is PLAYING else None
    room.chairs[body["seat"]] = Chair(ChairKind.PERSON, name=body["name"], token=body["token"], lang=body["lang"], late=late)
    room.chairs[body["seat"]].who, room.chairs[body["seat"]].device = body.get("who"), body.get("device")
    room.door = []
    if room.status == Status.OPEN:
        _forget_nonce(room, body["seat"])
        if "nonce" in body:  # an older program took nonces openly
            room.seat_nonces[body["seat"]] = body["nonce"]
        room.seat_commits[body["seat"]] = body["commit"] if "commit" in body else sealed(body["nonce"])
        _await_nonces(room, entry.at)
    room.await_people(entry.at)
    return Item(NewsKind.SEATS, entry.at, {"about": body["seat"]})


def on_bot(room: Room, entry: Entry, _: Played | None) -> Item:
    """A bot takes a seat."""
    room.chairs[entry.body["seat"]] = Chair(ChairKind.BOT, bot=entry.body["bot"])
    _forget_nonce(room, entry.body["seat"])
    _await_nonces(room, entry.at)
    about = {"about": entry.body["seat"]}
    return Item(NewsKind.SEATS, entry.at, about | {"why": entry.body["why"]} if "why" in entry.body else about)


def on_name(room: Room, entry: Entry, _: Played | None) -> Item:
    """A person takes another name."""
    room.chairs[entry.body["by"]].name = entry.body["name"]
    return Item(NewsKind.SEATS, entry.at, {"about": entry.body["by"]})


def on_reveal(room: Room, entry: Entry, _: Played | None) -> Item:
    """A person shows the nonce that it committed to."""
    body = entry.body
    room.seat_nonces[body["by"]] = body["nonce"]
    room.seat_next[body["by"]] = body["next"]
    return Item(NewsKind.SEATS, entry.at, {"about": body["by"]})


def _forget_nonce(room: Room, seat: int) -> None:
    for kept in (room.seat_commits, room.seat_nonces, room.seat_next):
        kept.pop(seat, None)


def _await_nonces(room: Room, at: int) -> None:
    """Once everybody has sat down, nonces are shown."""
    room.full_since = at if room.status == Status.OPEN and not room.empty() and room.people() else None


def on_leave(room: Room, entry: Entry, _: Played | None) -> Item:
    """A seat is given up before the game starts; later, by one who had relieved a bot: the bot comes back, and the token opens nothing."""
    late = room.chairs[entry.body["seat"]].late
    room.chairs[entry.body["seat"]] = Chair() if late is None else Chair(ChairKind.BOT, bot=late)
    _forget_nonce(room, entry.body["seat"])
    for seat, commit in room.seat_next.items():  # what was shown is known, and of no more use
        room.seat_commits[seat] = commit
        room.seat_nonces.pop(seat, None)
    room.seat_next.clear()
    room.full_since = room.vote = None
    room.await_people(entry.at)
    about = {"about": entry.body["seat"]}
    return Item(NewsKind.SEATS, entry.at, about | {"why": entry.body["why"]} if "why" in entry.body else about)


def on_start(room: Room, entry: Entry, _: Played | None) -> Item:
    """The game begins; from here on the draws are fixed by the secret and these nonces."""
    room.nonces, room.commits = list(entry.body["nonces"]), list(entry.body.get("commits", []))
    room.full_since = room.vote = None
    room.match = Match(room.game, room.setup.first_state(), room.draws(room.nonces), room.keep)
    room.status = Status.PLAYING
    room.anchor = entry.at
    _finish_if_over(room)
    room.await_people(entry.at)
    return Item(NewsKind.STARTED, entry.at)


def on_line(room: Room, entry: Entry, played: Played | None) -> Item:
    """An action of a player, of chance or of the clock."""
    seat: int = entry.body["s"]
    match = room.started()
    if played is None or played.before is not match.state:
        played = _replayed(room, match, seat, entry.body["t"])
    match.push(played)
    room.takeback = None
    if seat < 0 or (not clock_runs(room.game, played.before) and clock_runs(room.game, played.after)):
        room.anchor = entry.at  # time that stood while somebody looked or chose has not passed
    elif room.clocks is not None:
        room.clocks.run(room.clocks.running, entry.at)
        room.clocks.moved(seat)
    _finish_if_over(room)
    if room.clocks is not None:
        room.await_people(entry.at)
    return Item(PLAYED, entry.at, played=played)


def _replayed(room: Room, match: Match, seat: int, text: str) -> Played:
    """The action of a stored line, judged again if it was written under other rules."""
    state = match.state
    action = match.notation.read(state, seat, text)
    if action is None:
        raise Unplayable(f"{text[:60]!r} is no action any more")
    if room.judging and match.judge(state, seat, action) is not None:
        raise Unplayable(f"{text[:60]!r} is not legal any more")
    played = match.play(state, seat, action)
    played.sees = visibility(room.game, room.seats, state, seat, action)
    return played


def on_back(room: Room, entry: Entry, _: Played | None) -> Item:
    """The game goes back to its first actions."""
    keep: int = entry.body["keep"]
    room.started().go_back(keep)
    room.takeback = None
    room.anchor = entry.at
    room.await_people(entry.at)
    return Item(NewsKind.BACK, entry.at, {"keep": keep, "by": entry.body["by"]})


def on_chat(room: Room, entry: Entry, _: Played | None) -> Item:
    """Somebody says something."""
    return Item(NewsKind.CHAT, entry.at, {"chat": {"seat": entry.body["by"], "name": entry.body["name"], "text": entry.body["text"]}})


def on_ask(room: Room, entry: Entry, _: Played | None) -> Item:
    """A seat asks to take back, or another agrees or declines."""
    body = entry.body
    if body["answer"] == TakebackAnswer.ASK:
        room.takeback = {"by": body["by"], "keep": body["keep"], "agreed": []}
    elif body["answer"] == TakebackAnswer.AGREE and room.takeback is not None:
        room.takeback = room.takeback | {"agreed": sorted({*room.takeback["agreed"], body["by"]})}
    else:
        room.takeback = None
        return Item(NewsKind.TAKEBACK, entry.at, {"takeback": None, "declined": body["by"]})
    return Item(NewsKind.TAKEBACK, entry.at, {"takeback": room.takeback})


def on_vote(room: Room, entry: Entry, _: Played | None) -> Item:
    """A seat votes for a bot to play on for another."""
    body = entry.body
    if not body["agree"]:
        room.vote = None
    else:
        agreed = room.vote["agreed"] if room.vote is not None and room.vote["seat"] == body["about"] else []
        room.vote = {"seat": body["about"], "agreed": sorted({*agreed, body["by"]})}
    return Item(NewsKind.VOTE, entry.at, {"vote": room.vote})


def on_away(room: Room, entry: Entry, _: Played | None) -> Item:
    """A bot plays on for a person."""
    chair = room.chairs[entry.body["seat"]]
    chair.away, chair.bot = True, entry.body["bot"]
    room.vote = None
    room.await_people(entry.at)
    return Item(NewsKind.SEATS, entry.at, {"about": entry.body["seat"], "why": entry.body["why"]})


def on_return(room: Room, entry: Entry, _: Played | None) -> Item:
    """A person takes the seat back from the bot."""
    chair = room.chairs[entry.body["by"]]
    chair.away, chair.bot = False, None
    if room.clocks is not None and room.clocks.left[entry.body["by"]] == 0:
        room.clocks.left[entry.body["by"]] = max(room.clocks.rule.increment, 60_000)
    room.await_people(entry.at)
    return Item(NewsKind.SEATS, entry.at, {"about": entry.body["by"]})


def on_orders(room: Room, entry: Entry, _: Played | None) -> Item:
    """A seat leaves programmed answers."""
    room.chairs[entry.body["by"]].orders = entry.body["orders"]
    return Item(NewsKind.ORDERS, entry.at, {"orders": entry.body["orders"]}, to=(entry.body["by"],))


def on_webhook(room: Room, entry: Entry, _: Played | None) -> Item | None:
    """A seat names an address to be told its turns."""
    room.chairs[entry.body["by"]].webhook = entry.body["url"]
    return None


def on_rematch(room: Room, entry: Entry, _: Played | None) -> Item:
    """A table with the same agreement has been opened."""
    room.rematch = entry.body["table"]
    return Item(NewsKind.REMATCH, entry.at, {"table_id": entry.body["table"], "about": entry.body["by"]})


def on_door(room: Room, entry: Entry, _: Played | None) -> Item:
    """A seat agrees that somebody may take a bot's seat, or does not any more."""
    others = [seat for seat in room.door if seat != entry.body["by"]]
    room.door = sorted([*others, entry.body["by"]]) if entry.body["open"] else others
    return Item(NewsKind.SEATS, entry.at, {"about": entry.body["by"]})


def on_over(room: Room, entry: Entry, _: Played | None) -> Item:
    """The table ends otherwise than by the rules of the game."""
    room.status = Status.OVER
    room.outcome = {"reason": OutcomeReason(entry.body["reason"]), "seat": entry.body.get("seat"), "result": None}
    room.await_people(entry.at)
    return Item(NewsKind.OVER, entry.at)


def on_pause(room: Room, entry: Entry, _: Played | None) -> Item | None:
    """The host was away, or its clock was set: that time has not passed here. Nobody's picture of the game changes."""
    by: int = entry.body["shift"]
    room.span = entry.body["span"]
    if room.clocks is not None:
        room.clocks.shift(by)
    room.anchor += by
    if room.full_since is not None:
        room.full_since += by
    room.at = min(room.at, entry.at)  # the host's time may have gone back
    return None


def on_key(room: Room, entry: Entry, _: Played | None) -> Item | None:
    """Whose a seat is, and which devices of that person open it. Others at the table notice a fresh commitment alone."""
    body = entry.body
    chair = room.chairs[body["by"]]
    if "who" in body:
        chair.who, chair.device = body["who"], body["device"]
    if "gone" in body:
        chair.keys = {key: device for key, device in chair.keys.items() if device != body["gone"]}
        if chair.device == body["gone"]:
            chair.token = None
    if "token" in body:
        chair.keys = {key: device for key, device in chair.keys.items() if device != body["device"]} | {body["token"]: body["device"]}
    if "commit" in body:
        room.seat_commits[body["by"]] = body["commit"]
        return Item(NewsKind.SEATS, entry.at, {"about": body["by"]})
    return None


def _finish_if_over(room: Room) -> None:
    state = room.running()
    if state.mover() == NOBODY and (result := state.result()) is not None:
        room.status = Status.OVER
        room.outcome = {"reason": OutcomeReason.FINISHED, "seat": None, "result": result.dump()}


HANDLERS: Final[dict[EntryKind, Handler]] = {
    EntryKind.OPEN: on_open,
    EntryKind.SIT: on_sit,
    EntryKind.BOT: on_bot,
    EntryKind.NAME: on_name,
    EntryKind.LEAVE: on_leave,
    EntryKind.REVEAL: on_reveal,
    EntryKind.START: on_start,
    EntryKind.LINE: on_line,
    EntryKind.BACK: on_back,
    EntryKind.CHAT: on_chat,
    EntryKind.ASK: on_ask,
    EntryKind.VOTE: on_vote,
    EntryKind.AWAY: on_away,
    EntryKind.RETURN: on_return,
    EntryKind.ORDERS: on_orders,
    EntryKind.WEBHOOK: on_webhook,
    EntryKind.REMATCH: on_rematch,
    EntryKind.DOOR: on_door,
    EntryKind.OVER: on_over,
    EntryKind.PAUSE: on_pause,
    EntryKind.KEY: on_key,
}


def fold(room: Room, entries: Sequence[Entry], played: Sequence[Played] = ()) -> list[Item]:
    """Let entries become true. `played` holds their actions if this process has just judged them."""
    ready = iter(played)
    items = []
    for entry in entries:
        if entry.kind is LINE:
            item: Item | None = on_line(room, entry, next(ready, None))
        else:
            item = HANDLERS[entry.kind](room, entry, None)
            room.seating += 1
        room.seq = entry.seq
        room.at = max(room.at, entry.at)
        if item is not None:
            room.count(item)
            items.append(item)
        ref = entry.body.get("ref")
        if ref is not None:
            room.remember(entry.body.get("by"), ref)
    return items
