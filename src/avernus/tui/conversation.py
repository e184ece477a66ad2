"""A person's half of the full-screen game: what has been said so far, and what pointing or picking says next."""

from collections.abc import Sequence
from dataclasses import dataclass

from avernus.core.actions import Word
from avernus.core.picture import Key
from avernus.core.refusals import IllegalAction
from avernus.core.seats import Action, Seat
from avernus.tui.menu import Choice, menu
from avernus.tui.phrases import phrase
from avernus.tui.sitting import Sitting
from avernus.tui.walk import Walk, Words, begins, key


@dataclass(frozen=True, slots=True)
class Answer:
    """What pointing at something leads to: an action to play, a refusal, or just another question."""

    action: Action | None = None
    refusal: IllegalAction | None = None
    strange: bool = False
    """Nothing at all can be said about it."""


class Conversation:
    """Where a person stands among the words of the legal actions. It knows no widget."""

    def __init__(self, session: Sitting) -> None:
        self.session = session
        self.walk = Walk()
        self.notations: dict[Action, str] = {}

    def ask(self, seat: Seat | None, keep: bool = False) -> None:
        """Put the present question to a seat; `keep` what has been said to the last one, where it still makes sense."""
        said = self.walk.said if keep else ()
        legal = self.session.choices(seat) if seat is not None else []
        self.walk = Walk([(words, action) for action, words, _ in legal])
        self.notations = {action: notation for action, _, notation in legal}
        if any(begins(words, said) for words, _ in self.walk.legal):
            self.walk.said = said
        if not self.walk.said:
            self.walk.say(())

    def menu(self, board: set[Key]) -> list[Choice]:
        """The choices that are not on the board."""
        return menu(self.walk, board, self.session.speaker, self.notations)

    def aloud(self, words: Words, action: Action | None) -> str:
        """What has been said with these words added; the whole action, where it is one, as a person would say it."""
        said, speaker = self.walk.said + words, self.session.speaker
        whole = phrase(self.session.game, speaker, said, self.notations[action]) if action is not None else None
        return whole or speaker.words(said)

    def say(self, words: Words) -> Answer:
        """Say more words."""
        self.walk.say(words)
        return Answer(self.walk.action)

    def point(self, seat: Seat, words: Sequence[Word], board: set[Key]) -> Answer:
        """Point at a thing that may mean several words: say it, or go back to where it can be said, or learn why not."""
        said = self.walk.said
        if said and key(said[-1]) in map(key, words):
            done = [action for tail, action in self.walk.tails if not tail]
            if not done:
                self.walk.back()
            return Answer(done[0] if done else None)
        for length in range(len(said), -1, -1):
            reach = self.at(said[:length]).reachable(board)
            for word in words:
                if key(word) in reach:
                    self.walk = self.at(said[:length])
                    return self.say(reach[key(word)])
        for length in range(len(said), 0, -1):
            for word in words:
                error = self.session.refused(seat, said[:length] + (word,))
                if error is not None:
                    self.session.clause = error.clause or self.session.clause
                    return Answer(refusal=error)
        return Answer(strange=True)

    def at(self, said: Words) -> Walk:
        """The walk after other words."""
        walk = Walk(self.walk.legal)
        walk.said = said
        return walk

    def beyond(self, words: Sequence[Word], board: set[Key]) -> tuple[Words, Action | None]:
        """What pointing at a thing would say, and the action that this would play."""
        reach = self.walk.reachable(board)
        for word in words:
            if key(word) in reach:
                return reach[key(word)], self.at(self.walk.said + reach[key(word)]).action
        return (), None
