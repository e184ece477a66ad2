"""Text in, text out: a game for language models, in the shape of an agent that reads a text and answers with one.

    env = TextGame("splut", seats=2, seed=1)
    while not env.over:
        seat, text = env.observation()
        env.step(model(text))

A player is told what happened, what it sees, what is asked, and how answers are written. An answer is an action in notation or in words,
in the last line or in brackets. One that the rules refuse changes nothing: the next text begins with the refusal and its clause.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from avernus.core.arguments import must_be, seat_of, shown, whole
from avernus.core.game import Game
from avernus.core.picture import Marks
from avernus.core.refusals import AvernusError, IllegalAction
from avernus.core.seats import CLOCK, NOBODY
from avernus.play.table import Table, new_table

__all__ = ["TextGame"]

LISTED: Final = 60
"""So many legal actions are told; of more, the beginnings."""
LONGEST: Final = 4000
"""Of an answer no more is read."""
WIDTH: Final = 100


class TextGame:
    """A table whose seats are played by texts. `patience` refusals in a row, and the seat's harmless default is played for it."""

    def __init__(
        self, game: str | Game, *, seats: int | None = None, options: Mapping[str, Any] | None = None, seed: str | int | None = None,
        lang: str = "en", patience: int = 10,
    ) -> None:
        self.table: Table = new_table(game, seats, seed=seed, options=options, lang=lang)
        self.patience = max(1, whole(patience, "A number of refusals"))
        self.told: list[list[str]] = [[] for _ in range(self.table.seats)]
        """What has happened since each seat was last asked, as far as it may know."""
        self.refused: list[str] = []
        self.refusals = [0] * self.table.seats
        """How often each seat's answers were refused in all."""
        self.stood_in = [0] * self.table.seats
        """How often the default was played for a seat that could not be understood."""
        self._let_time_pass()

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.table.result is not None

    @property
    def seat(self) -> int:
        """Who is asked now; -3 when the game is over."""
        return int(self.table.state.mover()) if not self.over else NOBODY

    @property
    def rewards(self) -> tuple[float, ...]:
        """The payoffs by seat, once the game is over; 0 until then."""
        return (0.0,) * self.table.seats if self.table.result is None else self.table.result.payoffs

    def observation(self) -> tuple[int, str]:
        """Who is asked, and the text for that player."""
        seat = self.seat
        if seat < 0:
            return NOBODY, self.table.speaker.result(self.table.result) if self.table.result is not None else ""
        return seat, self.text(seat)

    def text(self, seat: int) -> str:
        """What a player reads before it answers."""
        table = self.table
        seat = seat_of(seat, table.seats)
        speaker = table.speaker
        lines = [f"You are {speaker.seat(seat)} (seat {seat}) in a game of {speaker.title()} for {table.seats} players."]
        if self.refused and seat == self.seat:
            lines += ["Your last answer was refused, and nothing has changed: " + self.refused[-1]]
        lines += ["Since you were last asked:", *self.told[seat]] if self.told[seat] else []
        lines += ["", self.picture(seat), "", speaker.prompt(table.prompt(seat))]
        if seat in table.actors:
            lines += [self.choices(seat), "Answer with one action, alone in the last line, or in [brackets]."]
        return "\n".join(lines)

    def picture(self, seat: int | None) -> str:
        """The table as a seat sees it."""
        drawn = self.table.game.picture(self.table.view(seat), self.table.speaker, Marks(plain=True, width=WIDTH))
        return "\n".join("".join(stretch.text for stretch in row).rstrip() for row in drawn)

    def choices(self, seat: int, prefix: str = "") -> str:
        """The legal actions that begin so: all of them, or how they go on where they are many."""
        must_be(str, prefix, "Actions begin with a text")
        legal = [text for text in self.table.legal(seat) if text.startswith(prefix)]
        if len(legal) <= LISTED:
            return f"Legal actions ({len(legal)}): " + ", ".join(legal) + "."
        begun = sorted({text[:len(prefix) + 3] for text in legal})
        return f"There are {len(legal)} legal actions. They begin with: " + ", ".join(f"{text}…" for text in begun[:LISTED]) + "."

    def step(self, answer: str) -> str:
        """Play what a text says for the seat that is asked; what came of it: sentences, or the refusal with its clause."""
        if not isinstance(answer, str):
            raise AvernusError(f"An answer is a text, not {shown(answer)}.")
        if self.over:
            raise AvernusError("The game is over.")
        seat = self.seat
        said = meant(answer)
        try:
            events = self.table.play(seat, said if " " not in said or self._written(seat, said) else said.split())
        except IllegalAction as error:
            self.refused.append(error.sentence)
            self.refusals[seat] += 1
            if len(self.refused) < self.patience:
                return error.sentence
            self.stood_in[seat] += 1
            text = self.table.game.write(self.table.state, seat, self.table.state.default(seat))
            events = self.table.play(seat, text)
            self._tell(events)
            return f"{error.sentence} That was refusal {self.patience} in a row: {text} was played instead."
        heard = self._tell(events, seat)
        return "\n".join(heard)

    def _written(self, seat: int, said: str) -> bool:
        """Is it notation with blanks in it?"""
        return self.table.game.read(self.table.state, seat, said) is not None

    def _tell(self, events: list[Any], actor: int | None = None) -> list[str]:
        """Let everybody hear what they may; what the actor heard."""
        self.refused = []
        heard: list[str] = []
        for seat in range(self.table.seats):
            sentences = [text for event in events if event.visible(seat) and (text := self.table.speaker.event(event))]
            if seat == actor:
                heard = sentences
                self.told[seat] = []
            else:
                self.told[seat] += sentences
        self._let_time_pass()
        return heard

    def _let_time_pass(self) -> None:
        """Where only the clock can act next, it does."""
        while not self.over and int(self.table.state.mover()) == CLOCK:
            events = self.table.play(CLOCK, self.table.legal(CLOCK)[0])
            for seat in range(self.table.seats):
                self.told[seat] += [text for event in events if event.visible(seat) and (text := self.table.speaker.event(event))]


def meant(answer: str) -> str:
    """The action in an answer: the last thing in brackets, or else the last line."""
    text = answer[-LONGEST:].strip()
    found = re.findall(r"\[([^\[\]\n]{1,200})\]", text)
    last = found[-1] if found else text.rsplit("\n", 1)[-1]
    return last.strip().strip("`*\"'").strip()
