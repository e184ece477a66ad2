"""Walking the words of the legal actions: the one way in which a person says what to play."""

from collections.abc import Iterable, Sequence

from avernus.core.actions import Word
from avernus.core.picture import Key
from avernus.core.seats import Action

Words = tuple[Word, ...]


def key(word: Word) -> Key:
    """The kind and the text of a word."""
    return word.kind, str(word)


def begins(words: Words, prefix: Words) -> bool:
    """Does an action begin with these words?"""
    return len(words) >= len(prefix) and all(key(a) == key(b) for a, b in zip(words, prefix, strict=False))


class Walk:
    """Where a person stands among the words of the legal actions."""

    def __init__(self, legal: Iterable[tuple[Words, Action]] = ()) -> None:
        self.legal = list(legal)
        self.said: Words = ()

    @property
    def tails(self) -> list[tuple[Words, Action]]:
        """What can still be said, with the action that each way leads to; `()` where enough has been said."""
        return [(words[len(self.said):], action) for words, action in self.legal if begins(words, self.said)]

    @property
    def action(self) -> Action | None:
        """The action that has been said in full, if nothing could be added to it."""
        tails = self.tails
        return tails[0][1] if len(tails) == 1 and not tails[0][0] else None

    def next(self) -> list[Word]:
        """The words that can be said now, in the order of the actions."""
        return list({key(tail[0]): tail[0] for tail, _ in self.tails if tail}.values())

    def reachable(self, places: Iterable[Key]) -> dict[Key, Words]:
        """The places on a board that can be pointed at now, each with the words that this says.

        A place may lie behind a word that is on no board ("levitate", then the rock): pointing at it says both, if only one
        way leads there.
        """
        known = set(places)
        ways: dict[Key, dict[tuple[Key, ...], Words]] = {}
        for tail, _ in self.tails:
            for i, word in enumerate(tail):
                if key(word) in known:
                    way = tail[: i + 1]
                    ways.setdefault(key(word), {})[tuple(map(key, way))] = way
                    break
        found = {}
        for place, choices in ways.items():
            shortest = min(choices.values(), key=len)
            if len(choices) == 1 or len(shortest) == 1:
                found[place] = shortest
        return found

    def say(self, words: Sequence[Word]) -> None:
        """Say more words, and pass over every question with one answer, but never the word that ends an action."""
        self.said += tuple(words)
        while True:
            lengths = {len(tail) for tail, _ in self.tails}
            following = self.next()
            if len(following) != 1 or lengths & {0, 1}:
                break
            self.said += (following[0],)

    def back(self) -> bool:
        """Take back what the last choice said; `False` at the beginning."""
        if not self.said:
            return False
        before = len(self.tails)
        self.said = self.said[:-1]
        while self.said and len(self.tails) == before:
            self.said = self.said[:-1]
        return True

    def restart(self) -> None:
        """Say nothing yet."""
        self.said = ()
