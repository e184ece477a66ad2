"""Playing at a table: an action is judged, and written down together with what chance makes of it."""

from typing import Any, Final

from avernus.core.seats import CHANCE, CLOCK, Seat
from avernus.core.state import State
from avernus.play.entries import Entry, Refused
from avernus.play.kinds import PLAYING, EntryKind, Status
from avernus.play.match import Match, Said
from avernus.play.played import Played, clock_runs, visibility
from avernus.play.room import Room

LINE: Final = EntryKind.LINE
SMALL: Final = frozenset((EntryKind.LINE, EntryKind.BACK, EntryKind.CHAT))
"""Entries that change nothing of what the lobby shows."""


class Plan:
    """Entries that a command wants to make, with the actions already played onto states of their own."""

    def __init__(self, entries: list[Entry] | None = None) -> None:
        self.entries: list[Entry] = [] if entries is None else entries
        self.played: list[Played] = []
        self.small = entries is None
        """Does it change nothing of what the lobby shows, but for the end of a game?"""

    def add(self, kind: EntryKind, **body: Any) -> "Plan":
        """One more entry."""
        self.entries.append(Entry(kind, body))
        self.small = self.small and kind in SMALL
        return self

    def stamp(self, seq: int, at: int) -> None:
        """Number the entries after `seq`, and date them."""
        for entry in self.entries:
            seq += 1
            entry.seq = seq
            entry.at = at


def act(room: Room, seat: Seat, said: Said, now: int, ref: str | None = None, known: int | None = None) -> Plan:
    """Play an action for a seat, and whatever chance decides after it; `Refused` if the rules refuse."""
    match = playing(room)
    if known is not None and known != room.viewer_version(seat):
        raise Refused("stale")
    plan = Plan()
    if room.chairs[seat].away:
        plan.add(EntryKind.RETURN, by=seat)
    state = _clock_to_now(room, plan, match.state, now)
    action = match.understand(state, seat, said)
    refusal = match.judge(state, seat, action)
    if refusal is not None:
        raise Refused.by(refusal)
    settle_chance(room, plan, match, enter(room, plan, match.play(state, seat, action), ref))
    return plan


def playing(room: Room) -> Match:
    """The game that is being played; `Refused` if none is."""
    if room.note is not None:
        raise Refused("read-only")
    if room.status is not PLAYING:
        raise Refused("not-started" if room.status is Status.OPEN else "table-over")
    return room.started()


def enter(room: Room, plan: Plan, played: Played, ref: str | None = None) -> State:
    """One more action on the plan, with what everybody may know of it and the reference of whoever asked for it; the state after it."""
    played.sees = visibility(room.game, room.seats, played.before, played.seat, played.action)
    line: dict[str, Any] = {"s": played.seat, "t": played.text}
    if ref is not None:
        line["by"] = played.seat
        line["ref"] = ref
    if played.sees is not None:
        line["v"] = played.sees
    plan.entries.append(Entry(LINE, line))
    plan.played.append(played)
    return played.after


def settle_chance(room: Room, plan: Plan, match: Match, state: State) -> State:
    """Draw until a player is to act."""
    if state.mover() != CHANCE:
        return state
    drawn = match.drawn + sum(played.seat == CHANCE for played in plan.played)
    while state.mover() == CHANCE:
        state = enter(room, plan, match.draw(state, drawn))
        drawn += 1
    return state


# -- games with a clock of their own ------------------------------------------------------------


def game_time(room: Room, state: State, now: int) -> int | None:
    """What the game's own clock shows; `None` while it stands."""
    if not clock_runs(room.game, state):
        return None
    return int(state.now()) + max(0, now - room.anchor)


def _clock_to_now(room: Room, plan: Plan, state: State, now: int) -> State:
    """In a game with a clock an action is stamped by the server: time passes first."""
    due = game_time(room, state, now) if room.game.clock else None
    if due is None or due <= state.now():
        return state
    action = room.game.read(state, CLOCK, str(due))
    if action is None or state.refusal(CLOCK, action) is not None:
        return state
    match = room.started()
    return settle_chance(room, plan, match, enter(room, plan, match.play(state, CLOCK, action)))


def tick(room: Room, now: int, patience: int) -> Plan | None:
    """What time itself brings about now: a deadline of the game, or the lapse of a question nobody answers."""
    if room.status is not PLAYING or not room.game.clock or room.note is not None:
        return None
    match = room.started()
    state = match.state
    due = clock_due(room, patience)
    if due is None or due > now:
        return None
    plan = Plan()
    action = None
    if clock_runs(room.game, state) and _deadline_at(room, state) <= now:
        action = room.game.read(state, CLOCK, str(state.deadline()))
    elif (lapse := room.game.lapse(state)) is not None:
        action = lapse[1]
    elif legal := state.legal(CLOCK):
        action = legal[0]
    if action is None or state.refusal(CLOCK, action) is not None:
        return None
    settle_chance(room, plan, match, enter(room, plan, match.play(state, CLOCK, action)))
    return plan


def clock_due(room: Room, patience: int) -> int | None:
    """When time itself will next bring something about."""
    state = room.state
    if room.status is not PLAYING or not room.game.clock or state is None:
        return None
    lapse = lapses(room)
    if clock_runs(room.game, state):
        return min(_deadline_at(room, state), lapse or _deadline_at(room, state))
    if lapse is not None:
        return lapse
    return room.at + patience if CLOCK in state.actors() and state.legal(CLOCK) else None


def lapses(room: Room) -> int | None:
    """The moment of the host's clock at which a question that nobody has answered lapses."""
    lapse = None if room.status is not PLAYING or room.state is None else room.game.lapse(room.state)
    return None if lapse is None else room.anchor + lapse[0]


def _deadline_at(room: Room, state: State) -> int:
    """The moment of the host's clock at which time itself next changes something in the game."""
    deadline = state.deadline()
    assert deadline is not None
    return room.anchor + int(deadline) - int(state.now())
