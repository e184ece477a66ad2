"""Playing at a table: an action is judged, and written down together with what chance makes of it."""

from collections.abc import Sequence
from typing import Any, Final

from avernus.core.fair import Draws
from avernus.core.game import Game
from avernus.core.seats import CHANCE, CLOCK, Action, Seat
from avernus.core.state import State
from avernus.play.entries import Entry, Refused
from avernus.play.played import Played, clock_runs, play, reading
from avernus.play.room import Room
from avernus.play.table import Said

SMALL: Final = frozenset(("line", "back", "chat"))
"""Entries that change nothing of what the lobby shows."""


class Plan:
    """Entries that a command wants to make, with the actions already played onto states of their own."""

    def __init__(self, entries: list[Entry] | None = None) -> None:
        self.entries: list[Entry] = [] if entries is None else entries
        self.played: list[Played] = []
        self.small = entries is None
        """Does it change nothing of what the lobby shows, but for the end of a game?"""

    def add(self, kind: str, **body: Any) -> "Plan":
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
    state = playing(room)
    if known is not None and known != room.viewer_version(seat):
        raise Refused("stale")
    plan = Plan()
    if room.chairs[seat].away:
        plan.add("return", by=seat)
    state = _clock_to_now(room, plan, state, now)
    action = understand(room.game, state, seat, said)
    if not room.surely_legal(state, seat, action) and (refusal := state.refusal(seat, action)) is not None:
        raise Refused.by(refusal)
    body = {} if ref is None else {"by": seat, "ref": ref}
    enter(room, plan, state, seat, action, body)
    settle_chance(room, plan, plan.played[-1].after)
    return plan


def playing(room: Room) -> State:
    """The state of a game that is being played; `Refused` if it is not."""
    if room.note is not None:
        raise Refused("read-only")
    if room.status == "open":
        raise Refused("not-started")
    if room.status == "over":
        raise Refused("table-over")
    return room.running()


def understand(game: Game, state: State, seat: Seat, said: Said) -> Action:
    """The integer of an action given as notation or as words."""
    number: Action | None
    if isinstance(said, str):
        number = reading(game, state, seat, said)
    elif isinstance(said, Sequence):
        wanted = tuple(said)
        legal = state.legal(seat) if seat in state.actors() else []
        number = next((action for action in legal if game.words(state, action) == wanted), None)
    else:
        number = said
    if number is None:
        if isinstance(said, str) and (rule := game.misread(said)) is not None:
            raise Refused.by(rule)
        raise Refused("not-understood", action=said[:60] if isinstance(said, str) else " ".join(map(str, said))[:60])  # type: ignore[arg-type]
    return number


def enter(room: Room, plan: Plan, state: State, seat: Seat, action: Action, body: dict[str, Any]) -> Played:
    """Play a legal action onto the plan."""
    played = play(room.game, state, room.seats, seat, action)
    line: dict[str, Any] = {"s": seat, "t": played.text, **body}
    if played.sees is not None:
        line["v"] = played.sees
    plan.entries.append(Entry("line", line))
    plan.played.append(played)
    return played


def settle_chance(room: Room, plan: Plan, state: State, draws: Draws | None = None) -> State:
    """Draw until a player is to act."""
    if state.mover() != CHANCE:
        return state
    source = draws or room.draws
    drawn = room.drawn + sum(played.seat == CHANCE for played in plan.played)
    while state.mover() == CHANCE:
        assert source is not None
        state = enter(room, plan, state, CHANCE, source.outcome(drawn, state.outcomes()), {}).after
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
    after = enter(room, plan, state, CLOCK, action, {}).after
    return settle_chance(room, plan, after)


def tick(room: Room, now: int, patience: int) -> Plan | None:
    """What time itself brings about now: a deadline of the game, or the lapse of a question nobody answers."""
    if room.status != "playing" or not room.game.clock or room.note is not None:
        return None
    state = room.running()
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
    settle_chance(room, plan, enter(room, plan, state, CLOCK, action, {}).after)
    return plan


def clock_due(room: Room, patience: int) -> int | None:
    """When time itself will next bring something about."""
    state = room.state
    if room.status != "playing" or not room.game.clock or state is None:
        return None
    lapse = lapses(room)
    if clock_runs(room.game, state):
        return min(_deadline_at(room, state), lapse or _deadline_at(room, state))
    if lapse is not None:
        return lapse
    return room.at + patience if CLOCK in state.actors() and state.legal(CLOCK) else None


def lapses(room: Room) -> int | None:
    """The moment of the host's clock at which a question that nobody has answered lapses."""
    lapse = None if room.status != "playing" or room.state is None else room.game.lapse(room.state)
    return None if lapse is None else room.anchor + lapse[0]


def _deadline_at(room: Room, state: State) -> int:
    """The moment of the host's clock at which time itself next changes something in the game."""
    deadline = state.deadline()
    assert deadline is not None
    return room.anchor + int(deadline) - int(state.now())
