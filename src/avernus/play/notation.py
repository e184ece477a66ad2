"""How a game's actions are read and written, remembered where that does not depend on the state."""

from typing import Final
from weakref import WeakKeyDictionary

from avernus.core.actions import Word
from avernus.core.game import Game
from avernus.core.seats import Action, Seat
from avernus.core.state import State
from avernus.play.serialize import encode

MOST_REMEMBERED: Final = 100_000
LONGEST_REMEMBERED: Final = 40
NEAR: Final = 1 << 17
"""Actions below it are found by their place in a list, with half of the looks into memory that a dictionary costs."""


class Notation:
    """Texts, words and JSON of one game's actions.

    Remembering pays, because a table writes the same few hundred actions again and again: without it a move costs six times as much
    (`python -m bench.server.parts`: 363 µs in place of 54).
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        kind = type(game)
        self.fixed_writing = kind.write is Game.write
        self.fixed_reading = kind.read is Game.read
        self.fixed_words = kind.words is Game.words
        self.texts: dict[Action, str] = {}
        self.actions: dict[str, Action] = {}
        self.words: dict[Action, bytes] = {}
        self.pairs: dict[Action, bytes] = {}
        """Notation and words as JSON."""
        self.near: list[bytes | None] = []
        """The same of actions with small numbers, each at its place."""

    def forget(self) -> None:
        """Remember nothing."""
        for known in (self.texts, self.actions, self.words, self.pairs):
            known.clear()
        self.near.clear()

    def write(self, state: State, seat: Seat, action: Action) -> str:
        """The notation of an action."""
        if not self.fixed_writing:
            return str(self.game.write(state, seat, action))
        found = self.texts.get(action)
        if found is None:
            self._make_room()
            found = self.texts[action] = self.game.write(state, seat, action)
        return found

    def read(self, state: State, seat: Seat, text: str) -> Action | None:
        """The action of a notation, or `None`."""
        if seat < 0 or not self.fixed_reading or len(text) > LONGEST_REMEMBERED:
            return self.game.read(state, seat, text)
        found = self.actions.get(text)
        if found is None:
            found = self.game.read(state, seat, text)
            if found is not None:
                self._make_room()
                self.actions[text] = found
        return found

    def spelled(self, state: State, seat: Seat, action: Action) -> bytes:
        """An action as clients get it: its notation and its words with their kinds, as JSON."""
        pair = self.pairs.get(action)
        if pair is None:
            words = self.words.get(action) if self.fixed_words else None
            if words is None:
                self._make_room()
                words = encode([[str(word), word.kind] for word in self.game.words(state, action)])
                if self.fixed_words:
                    self.words[action] = words
            pair = b"[" + encode(self.game.write(state, seat, action)) + b"," + words + b"]"
            if self.fixed_words and self.fixed_writing:
                self.pairs[action] = pair
                if action < NEAR:
                    self.near.extend([None] * (action + 1 - len(self.near)))
                    self.near[action] = pair
        return pair

    def spelled_all(self, state: State, seat: Seat, actions: list[Action]) -> list[bytes]:
        """The same of many actions."""
        found = []
        for action in actions:
            pair = self.near[action] if 0 <= action < len(self.near) else None
            found.append(self.spelled(state, seat, action) if pair is None else pair)
        return found

    def _make_room(self) -> None:
        if len(self.texts) + len(self.actions) + len(self.words) > MOST_REMEMBERED:
            self.forget()


_notations: WeakKeyDictionary[Game, Notation] = WeakKeyDictionary()


def notation_of(game: Game) -> Notation:
    """The notation of a game, the same for all its tables."""
    found = _notations.get(game)
    if found is None:
        found = _notations[game] = Notation(game)
    return found


def by_words(game: Game, state: State, seat: Seat, said: list[Word] | list[str], legal: list[Action]) -> tuple[Action | None, bool]:
    """The action that words stand for, and whether they are all of its words.

    A legal one if there is any; else what the verb table takes them for, so that the rules can say why it is not legal.
    """
    for action in legal:
        if same(game.words(state, action), said):
            return action, True
    if not said:
        return None, False
    width = game.verbs.width
    likely = sorted({action >> width for action in legal})
    fixed = type(game).words is Game.words
    for action, whole in game.verbs.meant(said, likely):
        if fixed or same(game.words(state, action)[:len(said)], said):
            return action, whole
    return None, False


def same(words: tuple[Word, ...], said: list[Word] | list[str]) -> bool:
    """Are these the words that were said? Kinds are compared where they were said too."""
    if len(words) != len(said):
        return False
    return all(str(word) == str(other) and getattr(other, "kind", word.kind) == word.kind for word, other in zip(words, said, strict=True))
