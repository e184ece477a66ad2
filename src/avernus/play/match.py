"""A game in play: the one core under the library's `Table` and the service's `Room`.

It understands what is said, judges it, plays it, draws what chance decides, and goes back. Each action is played onto a copy of the state,
the only copy that a move costs: the states before it are what undo goes back to.
"""

from collections import deque
from collections.abc import Callable, Sequence

from avernus.core.actions import Word
from avernus.core.fair import BY_LINE, Draws
from avernus.core.game import Game
from avernus.core.refusals import Refusal
from avernus.core.seats import CHANCE, Action, Seat
from avernus.core.state import State
from avernus.play.entries import NeedsReplay, Refused
from avernus.play.notation import by_words, notation_of
from avernus.play.played import Played, play

Said = str | int | Sequence[str]
"""An action as a person or a program gives it: its notation, its integer, or its words."""


class Match:
    """The state of a game, how it came about, and the draws that it will be given."""

    def __init__(self, game: Game, state: State, draws: Draws, keep: int | None = None) -> None:
        self.game = game
        self.state = state
        self.draws = draws
        self.notation = notation_of(game)
        self.past: deque[Played] = deque(maxlen=keep)
        """The last actions, with the states before them; all of them where `keep` is `None`."""
        self.played = 0
        """Actions that were not taken back."""
        self.drawn = 0
        """The number of the next draw: how many chance has made on this line of play; at older tables, those too that were taken back."""

    # -- asking -------------------------------------------------------------------------------

    def legal(self, seat: Seat) -> list[Action]:
        """The legal actions of a seat that may act now."""
        return self.state.legal(seat)

    def understand(self, state: State, seat: Seat, said: Said) -> Action:
        """The action that is meant, legal or not; `Refused` if none is."""
        if isinstance(said, int):
            return said
        if isinstance(said, str):
            number = self.notation.read(state, seat, said)
            if number is None:
                raise self._not_understood(said)
            return number
        given: Sequence[object] = said  # a program may say anything
        if not all(isinstance(word, str) for word in given):
            raise self._not_understood(" ".join(map(str, given)))
        legal = state.legal(seat) if seat in state.actors() else []
        words: list[Word] | list[str] = list(said)
        action, whole = by_words(self.game, state, seat, words, legal)
        if action is None:
            raise self._not_understood(" ".join(map(str, words)))
        if not whole:
            raise Refused.by(self.judge(state, seat, action) or Refusal("not-understood", "", {"action": " ".join(map(str, words))[:60]}))
        return action

    def _not_understood(self, text: str) -> Refused:
        return Refused.by(self.game.misread(text) or Refusal("not-understood", "", {"action": text[:60]}))

    def judge(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Why the rules do not allow an action; `None` if they do."""
        if seat == CHANCE:
            possible = action in [outcome for outcome, _ in state.outcomes()]
            return None if possible else Refusal("chance-is-not-a-player", "")
        return state.refusal(seat, action)

    # -- playing ------------------------------------------------------------------------------

    def play(self, state: State, seat: Seat, action: Action, telling: bool = True) -> Played:
        """A legal action played onto a copy of the state; nothing has become true. Without `telling` nobody asks what happened."""
        return play(self.notation, state, seat, action, telling)

    def draw(self, state: State, number: int) -> Played:
        """What draw `number` brings in a state where chance is to move."""
        return self.play(state, CHANCE, self.draws.outcome(number, state.outcomes()))

    def push(self, played: Played) -> None:
        """Let an action become true."""
        self.past.append(played)
        self.state = played.after
        self.played += 1
        if played.seat == CHANCE:
            self.drawn += 1

    # -- going back ---------------------------------------------------------------------------

    def state_at(self, keep: int) -> State:
        """The state after the first `keep` actions; `NeedsReplay` if it is not kept."""
        if keep == self.played:
            return self.state
        index = keep - (self.played - len(self.past))
        if index < 0:
            raise NeedsReplay
        return self.past[index].before

    def go_back(self, keep: int) -> None:
        """Only the first `keep` actions have been played."""
        self.state = self.state_at(keep)
        resumes = self.draws.numbering == BY_LINE
        while self.played > keep:
            played = self.past.pop()
            self.played -= 1
            if resumes and played.seat == CHANCE:
                self.drawn -= 1

    def last_of(self, seat: Seat, unless: Callable[[Played], bool] | None = None) -> int | None:
        """How many actions stay if the seat's last one goes (`unless` it does not count); `None` if it has none that is kept."""
        first = self.played - len(self.past)
        for index in range(len(self.past) - 1, -1, -1):
            played = self.past[index]
            if played.seat == seat and not (unless is not None and unless(played)):
                return first + index
        return None

    def keep_last(self, keep: int | None) -> None:
        """Keep so many of the states before."""
        self.past = deque(self.past, maxlen=keep)
