"""Past positions of a table, from the log: by the nearest snapshot, so that late ones are as quick as early ones."""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from avernus.core.game import Game
from avernus.core.state import State
from avernus.play.entries import Entry, Refused
from avernus.play.exporting import surviving
from avernus.play.notation import notation_of
from avernus.play.played import Played, play
from avernus.play.setup import Setup
from avernus.store.reader import Reader

MOST: Final = 32
STRIDE: Final = 50
"""A state is kept for each so many actions of a table that somebody leafs through."""


class Kept:
    """What was made of tables that are over, and will not change: so many bytes of it, the longest unused forgotten."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self.known: OrderedDict[str, bytes] = OrderedDict()

    def get(self, table: str) -> bytes | None:
        """What was made of a table."""
        found = self.known.get(table)
        if found is not None:
            self.known.move_to_end(table)
        return found

    def keep(self, table: str, made: bytes) -> None:
        """Keep what was made of a table."""
        self.size += len(made) - len(self.known.pop(table, b""))
        self.known[table] = made
        while self.size > self.most:
            self.size -= len(self.known.popitem(last=False)[1])


@dataclass(slots=True)
class ReplayCache:
    """A table's surviving actions, and states along the way."""

    seq: int
    lines: list[Entry]
    states: dict[int, State]


class Replays:
    """The tables that are being leafed through."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.caches: OrderedDict[str, ReplayCache] = OrderedDict()

    def load(self, table: str, seq: int, setup: Setup, game: Game) -> ReplayCache:
        """The actions of a table up to entry `seq`."""
        found = self.caches.get(table)
        if found is None or found.seq != seq:
            lines = surviving(entry for entry in self.reader.entries(table) if entry.seq <= seq)
            found = self.caches[table] = ReplayCache(seq, lines, {0: setup.first_state()})
            for number, body in self.reader.snapshots(table):
                before = sum(line.seq <= number for line in lines)
                if body["state"] is not None and body["played"] == before and body["rules"] == game.rules:
                    found.states[before] = game.load(body["state"])
        self.caches.move_to_end(table)
        if len(self.caches) > MOST:
            self.caches.popitem(last=False)
        return found

    def at(self, cache: ReplayCache, game: Game, number: int) -> tuple[State, Played | None]:
        """The state after the first `number` actions, and the last of these."""
        if number > len(cache.lines):
            raise Refused("bad-request", why=f"{len(cache.lines)} actions have been played")
        if number == 0:
            return cache.states[0], None
        start = max(place for place in cache.states if place < number)
        state = cache.states[start]
        played: Played | None = None
        notation = notation_of(game)
        for index in range(start, number):
            body: dict[str, Any] = cache.lines[index].body
            action = notation.read(state, body["s"], body["t"])
            if action is None:
                raise Refused("read-only")
            played = play(notation, state, body["s"], action)
            state = played.after
            if (index + 1) % STRIDE == 0:
                cache.states[index + 1] = state
        return state, played
