"""A game at one keyboard: people and bots around a table of one's own, with the log, undo and hints."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

from avernus.bots import Bot, find, named, think
from avernus.bots.outside import STAND_IN, OutsideBot
from avernus.core.events import Event, Prompt
from avernus.core.refusals import AvernusError, IllegalAction
from avernus.core.result import Result
from avernus.core.seats import CHANCE, CLOCK, OPEN, Action, Seat
from avernus.core.state import State
from avernus.play.formalities import formal
from avernus.play.table import Table
from avernus.tui import reading
from avernus.tui.kept import Kept
from avernus.tui.sitting import Choice, Entry, Sitting
from avernus.tui.standing import Standing
from avernus.tui.walk import Words

HINT: Final = "greedy"
"""The bot that gives hints."""


class LocalSitting(Sitting):
    """The people and bots at one table."""

    def __init__(
        self, table: Table, bots: Mapping[int, str], lang: str = "en", rng_seed: str | None = None, kept: Kept | None = None,
        seconds: float | None = None,
    ) -> None:
        for seat in bots:
            if not 0 <= seat < table.seats:
                raise AvernusError(f"There is no seat {seat}; the seats are 0 to {table.seats - 1}.")
        self.table = table
        super().__init__(table.game, table.seats, lang, table.speaker.names)
        self.bots: dict[int, Bot] = {
            seat: named(name) if seconds is None else named(name).within(seconds) for seat, name in bots.items()
        }
        for bot in self.bots.values():
            if isinstance(bot, OutsideBot):
                bot.tell = self.mention
        self.bots_here = bool(bots)
        self.people = [seat for seat in range(table.seats) if seat not in bots]
        self.rng = Random(rng_seed)
        self.viewer: Seat | None = self.people[0] if self.people else None
        self.acted: set[Seat] = set()
        self.kept = kept
        self.log = retold(table)
        self.standing = Standing(table)
        self.turn_viewer()

    # -- looking ------------------------------------------------------------------------------

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who may act now."""
        return self.table.actors

    @property
    def result(self) -> Result | None:
        """The ranking, once the game is over."""
        return self.table.result

    def view(self, viewer: Seat | None) -> dict[str, Any]:
        """All that a viewer may see."""
        return self.table.view(viewer)

    def prompt(self, viewer: Seat | None) -> Prompt:
        """The question now open."""
        return self.table.prompt(viewer)

    def waiting(self) -> list[Seat]:
        """Whom the viewer sees waited for."""
        return list(self.table.state.waiting(self.viewer))

    def speak(self, lang: str) -> None:
        """Change the language."""
        super().speak(lang)
        self.table.speaker = self.speaker

    def player(self, seat: Seat) -> str:
        """A bot of some level, or somebody here."""
        bot = self.bots.get(seat)
        return self.speaker.say("ui-bot", level=bot.name) if bot else self.speaker.say("ui-you" if len(self.people) == 1 else "ui-person")

    def farewell(self) -> str:
        """That the game can be taken up again."""
        return self.speaker.say("ui-kept") if self.kept is not None and self.kept.written and not self.over else ""

    def choices(self, seat: Seat) -> list[Choice]:
        """The legal actions in the order in which they are numbered."""
        return reading.choices(self.table, seat)

    def words(self, action: Action) -> Words:
        """The words of an action."""
        return self.game.words(self.table.state, action)

    def read(self, seat: Seat, text: str) -> Action:
        """The action that a typed line means; it need not be legal."""
        return reading.read(self.table, seat, text)

    def refused(self, seat: Seat, words: Words) -> IllegalAction | None:
        """Why the rules do not allow what was pointed at."""
        return reading.refused(self.table, seat, words)

    def preview(self, seat: Seat, action: Action) -> list[Event]:
        """What an action would bring about, in games where everything is known beforehand."""
        events = list[Event]()
        if not (self.game.hidden or self.game.chance or self.table.state.refusal(seat, action)):
            self.table.state.copy().apply(seat, action, events)
        return [event for event in events if event.name != "turn" and not event.name.startswith("ended")]

    # -- playing ------------------------------------------------------------------------------

    def play(self, seat: Seat, action: Action) -> None:
        """Play an action; `IllegalAction` if the rules refuse it, and its clause is remembered for the rulebook."""
        table = self.table
        at, state = len(table.past), table.state
        try:
            notation = table.game.write(state, seat, action)
            readers = seen_by(table, state, seat, action)
            events = table.play(seat, action)
        except IllegalAction as error:
            self.clause = error.clause or self.clause
            raise
        self.log.append(Entry(at, seat, notation, tuple(events), readers))
        self.acted = self.acted | {seat} if seat in self.bots else set()
        self.keep()

    def keep(self) -> None:
        """Write the game down, so that it can be taken up again whatever happens to this program."""
        if self.kept is not None and not self.trouble and any(line.seat in self.people for _, line in self.table.past):
            try:
                self.kept.write(self.table, {seat: bot.name for seat, bot in self.bots.items()}, self.language)
            except OSError as error:
                self.trouble = self.speaker.say("ui-not-kept", reason=error.strerror or str(error))
                self.kept = None

    def hint(self, seat: Seat) -> Words:
        """What a bot would play."""
        state = self.table.state.copy()
        return self.game.words(state, think(find(HINT), self.game, state, seat, Random(len(self.table.past))))

    def undo(self) -> bool:
        """Go back to the last decision of a person at this keyboard; `False` if there is none."""
        past = self.table.past
        for keep in range(len(past) - 1, -1, -1):
            state, line = past[keep]
            if line.seat in self.people and not formal(self.game, state, line.seat):
                seat = line.seat
                self.table.takeback(keep)
                self.log = [entry for entry in self.log if entry.at < keep]
                self.acted = set()
                self.viewer = seat
                self.keep()
                return True
        return False

    def wait(self, ms: int | None = None) -> Entry | None:
        """Let time pass, in games with a clock: so many milliseconds, or until time itself changes something."""
        table = self.table
        if not table.game.clock or CLOCK not in table.actors:
            return None
        at = len(table.past)
        deadline = table.state.deadline()
        events = table.advance(ms if ms is not None else max(0, (deadline or 0) - table.state.now()))
        self.acted = set()
        entry = Entry(at, CLOCK, "", tuple(events), frozenset())
        if events:
            self.log.append(entry)
            self.keep()
        return entry

    def save(self, name: str) -> str:
        """Write the game to a file; `AvernusError` if it cannot be written."""
        path = Path(name).expanduser()
        try:
            self.table.save(path)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise AvernusError(self.speaker.say("ui-not-saved", file=name[:80], reason=reason)) from None
        return str(path)

    # -- bots ---------------------------------------------------------------------------------

    def bot(self) -> Seat | None:
        """The bot that is to act now. Where people may act too, each bot acts once and then gives them time."""
        waiting = [seat for seat in self.table.actors if seat in self.bots]
        fresh = [seat for seat in waiting if seat not in self.acted]
        if fresh or self.person() is not None or CLOCK in self.table.actors:
            return next(iter(fresh), None)
        return next(iter(waiting), None)

    def choose(self, seat: Seat, state: State) -> Action:
        """Ask the bot of a seat. It is given a copy, so that it may think in another thread."""
        return think(self.bots[seat], self.game, state, seat, self.rng)

    def mention(self, bot: OutsideBot) -> None:
        """A bot from outside has failed."""
        self.trouble = self.speaker.say("ui-bot-failed", bot=bot.name, reason=bot.why, level=STAND_IN.name)

    def thought(self) -> State:
        """A copy of the state."""
        return self.table.state.copy()

    def answering(self) -> tuple[Seat, Action] | None:
        """The person for whom the table answers now, and what: by an answer in advance, or because only one is possible."""
        for seat in self.people:
            action = self.standing.answer(seat) if seat in self.table.actors and self.bot() is None else None
            if action is not None:
                return seat, action
        return None

    def answered(self) -> bool:
        """Answer for a person, where the table does that; `False` if nobody's question now open is of that kind."""
        answer = self.answering()
        if answer is not None:
            self.play(*answer)
        return answer is not None

    def answers(self, seat: Seat) -> list[tuple[str, bool]]:
        """The answers in advance that a seat can leave, and whether each holds now."""
        return [(name, self.standing.on(seat, name)) for name in self.standing.names]

    def switch_answer(self, seat: Seat, name: str) -> None:
        """Turn one of them on or off."""
        self.standing.switch(seat, name)


def seen_by(table: Table, state: State, seat: Seat, action: Action) -> frozenset[Seat | None]:
    """The viewers who may know an action that is about to be played."""
    return frozenset(viewer for viewer in (None, *range(table.seats)) if state.sees(viewer, seat, action) == OPEN)


def retold(table: Table) -> list[Entry]:
    """The log of a table that has been played on already, for instance one that was loaded."""
    log: list[Entry] = []
    for at, (state, line) in enumerate(table.past):
        action = table.game.read(state, line.seat, line.text)
        if action is None:
            continue
        events: list[Event] = []
        readers = seen_by(table, state, line.seat, action)
        state.copy().apply(line.seat, action, events)
        if line.seat == CHANCE and log:
            last = log.pop()
            log.append(Entry(last.at, last.seat, last.notation, last.events + tuple(events), last.open_to))
        else:
            log.append(Entry(at, line.seat, line.text, tuple(events), readers))
    return log
