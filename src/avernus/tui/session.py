"""A game at one keyboard: people and bots around a table, with the log, undo and hints. Both terminal clients drive it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

from avernus.bots import Bot, find, think
from avernus.core.events import Event
from avernus.core.game import Game
from avernus.core.refusals import AvernusError, IllegalAction
from avernus.core.seats import CHANCE, CLOCK, OPEN, Action, Seat
from avernus.core.state import State
from avernus.play.formalities import formal
from avernus.play.table import Table
from avernus.text import LANGUAGES, Speaker
from avernus.text.catalogue import catalogue
from avernus.tui.standing import Standing

HINT = "greedy"
"""The bot that gives hints."""


@dataclass(frozen=True, slots=True, eq=False)
class Entry:
    """One action in the log, with all that it brought about."""

    at: int
    """How many actions had been played before it."""
    seat: Seat
    notation: str
    events: tuple[Event, ...]
    open_to: frozenset[Seat | None]
    """Who may read the notation."""


class Session:
    """The people and bots at one table."""

    def __init__(self, table: Table, bots: Mapping[int, str], lang: str = "en", rng_seed: str | None = None) -> None:
        for seat in bots:
            if not 0 <= seat < table.seats:
                raise AvernusError(f"There is no seat {seat}; the seats are 0 to {table.seats - 1}.")
        self.table = table
        self.bots: dict[int, Bot] = {seat: find(name) for seat, name in bots.items()}
        self.people = [seat for seat in range(table.seats) if seat not in bots]
        self.rng = Random(rng_seed)
        self.viewer: Seat | None = self.people[0] if self.people else None
        self.acted: set[Seat] = set()
        self.clause = ""
        self.language = lang
        self.speak(lang)
        self.log = retold(table)
        self.standing = Standing(table)
        self.turn_viewer()

    # -- looking ------------------------------------------------------------------------------

    @property
    def speaker(self) -> Speaker:
        """Speaks the language of the session."""
        return self.table.speaker

    @property
    def secretive(self) -> bool:
        """Do people at this keyboard have something to hide from each other?"""
        return self.table.game.hidden and len(self.people) > 1

    def speak(self, lang: str) -> None:
        """Change the language."""
        if lang not in self.languages():
            raise AvernusError(f"{self.table.game.credits.title} speaks {', '.join(self.languages())}, not {lang[:20]!r}.")
        self.table.speaker = Speaker(self.table.game, self.table.seats, lang, self.table.speaker.names)
        self.language = lang

    def person(self) -> Seat | None:
        """The person whose action is awaited: the one who looks at the board, if it can be that one."""
        waiting = [seat for seat in self.table.actors if seat in self.people]
        return self.viewer if self.viewer in waiting else next(iter(waiting), None)

    def bot(self) -> Seat | None:
        """The bot that is to act now. Where people may act too, each bot acts once and then gives them time."""
        waiting = [seat for seat in self.table.actors if seat in self.bots]
        fresh = [seat for seat in waiting if seat not in self.acted]
        if fresh or self.person() is not None or CLOCK in self.table.actors:
            return next(iter(fresh), None)
        return next(iter(waiting), None)

    def turn_viewer(self) -> bool:
        """Let the person look whose action is awaited; `True` if that is another one than before."""
        before, person = self.viewer, self.person()
        if person is not None:
            self.viewer = person
        return self.viewer != before

    def switch(self) -> bool:
        """Let the next person look who may act too; `False` if there is no other."""
        waiting = [seat for seat in self.table.actors if seat in self.people]
        others = [seat for seat in waiting if self.viewer is not None and seat > self.viewer] + waiting
        if not others or others[0] == self.viewer:
            return False
        self.viewer = others[0]
        return True

    def told(self, entry: Entry, viewer: Seat | None) -> list[str]:
        """An entry of the log in sentences, as a viewer may know it."""
        sentences = [self.speaker.event(event) for event in entry.events if event.visible(viewer)]
        return [sentence for sentence in sentences if sentence]

    def languages(self) -> list[str]:
        """The languages that this game speaks."""
        return [lang for lang in LANGUAGES if speaks(self.table.game, lang)]

    def preview(self, seat: Seat, action: Action) -> list[Event]:
        """What an action would bring about, in games where everything is known beforehand."""
        game, events = self.table.game, list[Event]()
        if not (game.hidden or game.chance or self.table.state.refusal(seat, action)):
            self.table.state.copy().apply(seat, action, events)
        return [event for event in events if event.name != "turn" and not event.name.startswith("ended")]

    # -- playing ------------------------------------------------------------------------------

    def play(self, seat: Seat, action: Action) -> Entry:
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
        entry = Entry(at, seat, notation, tuple(events), readers)
        self.log.append(entry)
        self.acted = self.acted | {seat} if seat in self.bots else set()
        return entry

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

    def choose(self, seat: Seat, state: State) -> Action:
        """Ask the bot of a seat. It is given a copy, so that it may think in another thread."""
        return think(self.bots[seat], self.table.game, state, seat, self.rng)

    def hint(self, seat: Seat, state: State) -> Action:
        """The action that a bot would play; like `choose`, it may think in another thread."""
        return think(find(HINT), self.table.game, state, seat, Random(len(self.table.past)))

    def words(self, action: Action) -> str:
        """An action in words."""
        return self.speaker.words(self.table.game.words(self.table.state, action))

    def undo(self) -> bool:
        """Go back to the last decision of a person at this keyboard; `False` if there is none."""
        past = self.table.past
        for keep in range(len(past) - 1, -1, -1):
            state, line = past[keep]
            if line.seat in self.people and not formal(self.table.game, state, line.seat):
                seat = line.seat
                self.table.takeback(keep)
                self.log = [entry for entry in self.log if entry.at < keep]
                self.acted = set()
                self.viewer = seat
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
        return entry

    def save(self, name: str) -> Path:
        """Write the game to a file; `AvernusError` if it cannot be written."""
        path = Path(name).expanduser()
        try:
            self.table.save(path)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise AvernusError(self.speaker.say("ui-not-saved", file=name[:80], reason=reason)) from None
        return path


def speaks(game: Game, lang: str) -> bool:
    """Has the game a catalogue in a language?"""
    try:
        catalogue(lang, game.folder)
    except FileNotFoundError:
        return False
    return True


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


def touched(events: Iterable[Event], viewer: Seat | None) -> frozenset[str]:
    """Everything that visible events name, for a board that marks what an action has touched or would touch."""
    found: set[str] = set()
    for event in events:
        if event.visible(viewer):
            for value in event.params.values():
                found |= {item for item in (value if isinstance(value, list | tuple) else [value]) if isinstance(item, str)}
    return frozenset(found)
