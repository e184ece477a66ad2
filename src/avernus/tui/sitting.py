"""What both terminal clients need of a game, wherever it is played: at this keyboard, at a server's table, or long ago."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from avernus.core.events import Event, Prompt
from avernus.core.game import Game
from avernus.core.refusals import AvernusError, IllegalAction
from avernus.core.result import Result
from avernus.core.seats import CHANCE, Action, Seat
from avernus.core.state import State
from avernus.text import LANGUAGES, Speaker
from avernus.text.catalogue import catalogue
from avernus.tui.phrases import in_words
from avernus.tui.walk import Words

SERIES: Final = 8
"""More sentences about one action than this, and those of one kind that are more than half as many are told by the first of them."""
Choice = tuple[Action, Words, str]
"""A legal action: its number, its words, its notation."""


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
    said: tuple[str, ...] | None = None
    """The sentence of each event, where somebody else has put them into words."""


class Sitting(ABC):
    """A game as those see it who sit at this keyboard."""

    people: list[Seat]
    """The seats that are played here."""
    viewer: Seat | None
    """Whose eyes look at the board now; `None`: a spectator's."""
    log: list[Entry]
    bots_here: bool = False
    """Do bots play at this keyboard?"""
    clause: str = ""
    """The clause of the last refusal."""
    trouble: str = ""
    """A sentence about something that went wrong beside the game, until it has been told."""

    def __init__(self, game: Game, seats: int, lang: str, names: Iterable[str | None] = ()) -> None:
        self.game = game
        self.seats = seats
        self.names: list[str | None] = list(names)
        self.speak(lang)

    # -- speaking -----------------------------------------------------------------------------

    def speak(self, lang: str) -> None:
        """Change the language."""
        if lang not in self.languages():
            raise AvernusError(f"{self.game.credits.title} speaks {', '.join(self.languages())}, not {lang[:20]!r}.")
        self.speaker = Speaker(self.game, self.seats, lang, self.names)
        self.language = lang

    def languages(self) -> list[str]:
        """The languages that this game speaks."""
        return [lang for lang in LANGUAGES if speaks(self.game, lang)]

    def sentences(self, entry: Entry, viewer: Seat | None) -> list[tuple[str, str]]:
        """An entry of the log as a viewer may know it: the name and the sentence of each event, long series cut short.

        What chance does before anybody has acted is the set-up of the game, and is told in one line.
        """
        spoken = [(event.name, said) for event, said in self.spoken(entry, viewer) if said]
        if entry.seat == CHANCE and entry.at == 0 and len(spoken) > 1:
            return [("set-up", self.speaker.say("ui-set-up", count=self.seats))]
        names = [name for name, _ in spoken]
        series = {name for name in names if len(names) > SERIES and names.count(name) > SERIES // 2}
        told = []
        for name, said in spoken:
            if name not in series:
                told.append((name, said))
            elif name not in {known for known, _ in told}:
                told.append((name, f"{said} {self.speaker.say('ui-series', count=names.count(name) - 1)}"))
        return told

    def spoken(self, entry: Entry, viewer: Seat | None) -> list[tuple[Event, str]]:
        """Each event of an entry that a viewer may know of, with its sentence."""
        if entry.said is not None:
            return list(zip(entry.events, entry.said, strict=True))
        return [(event, self.speaker.event(event)) for event in entry.events if event.visible(viewer)]

    def told(self, entry: Entry, viewer: Seat | None) -> list[str]:
        """An entry of the log in sentences, as a viewer may know it."""
        return [said for _, said in self.sentences(entry, viewer)]

    def ending(self) -> str:
        """How the game ended; empty while it goes on."""
        return self.speaker.result(self.result) if self.result is not None else ""

    def question(self, viewer: Seat | None) -> str:
        """The question now open to a viewer."""
        return self.speaker.prompt(self.prompt(viewer))

    def reason(self, viewer: Seat | None) -> str:
        """Why it is asked, and the clause that asks, in games that say so."""
        asked = self.prompt(viewer)
        if not self.speaker.catalogue.has(f"why-{asked.code}"):
            return ""
        clause = asked.params.get("clause")
        return self.speaker.say(f"why-{asked.code}") + (f" ({clause})" if clause else "")

    def farewell(self) -> str:
        """What somebody should know who leaves before the end; empty if there is nothing."""
        return ""

    # -- people -------------------------------------------------------------------------------

    @property
    def secretive(self) -> bool:
        """Do people at this keyboard have something to hide from each other?"""
        return self.game.hidden and len(self.people) > 1

    @property
    def over(self) -> bool:
        """Has it ended?"""
        return self.result is not None

    def person(self) -> Seat | None:
        """The person whose action is awaited: the one who looks at the board, if it can be that one."""
        waiting = [seat for seat in self.actors if seat in self.people]
        return self.viewer if self.viewer in waiting else next(iter(waiting), None)

    def turn_viewer(self) -> bool:
        """Let the person look whose action is awaited; `True` if that is another one than before."""
        before, person = self.viewer, self.person()
        if person is not None:
            self.viewer = person
        return self.viewer != before

    def switch(self) -> bool:
        """Let the next person look who may act too; `False` if there is no other."""
        waiting = [seat for seat in self.actors if seat in self.people]
        others = [seat for seat in waiting if self.viewer is not None and seat > self.viewer] + waiting
        if not others or others[0] == self.viewer:
            return False
        self.viewer = others[0]
        return True

    @abstractmethod
    def player(self, seat: Seat) -> str:
        """Who plays a seat, in a word or two: a bot of some level, somebody here, nobody yet."""

    # -- looking ------------------------------------------------------------------------------

    @property
    @abstractmethod
    def actors(self) -> tuple[Seat, ...]:
        """Who may act now."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """The ranking, once the game is over."""

    @abstractmethod
    def view(self, viewer: Seat | None) -> dict[str, Any]:
        """All that a viewer may see; empty before the game has begun."""

    @abstractmethod
    def prompt(self, viewer: Seat | None) -> Prompt:
        """The question now open."""

    @abstractmethod
    def waiting(self) -> list[Seat]:
        """Whom the viewer sees waited for."""

    @abstractmethod
    def choices(self, seat: Seat) -> list[Choice]:
        """The legal actions in the order in which they are numbered."""

    @abstractmethod
    def words(self, action: Action) -> Words:
        """The words of a legal action."""

    @abstractmethod
    def read(self, seat: Seat, text: str) -> Action:
        """The action that a typed line means; `AvernusError` if it means none, or several."""

    def refused(self, seat: Seat, words: Words) -> IllegalAction | None:
        """Why the rules do not allow what was pointed at; `None` where nobody here can say."""
        return None

    def preview(self, seat: Seat, action: Action) -> list[Event]:
        """What an action would bring about, where that is known beforehand."""
        return []

    # -- playing ------------------------------------------------------------------------------

    @abstractmethod
    def play(self, seat: Seat, action: Action) -> None:
        """Play an action; `AvernusError` if it is refused, and nothing has changed."""

    @abstractmethod
    def hint(self, seat: Seat) -> Words:
        """What a bot would play. It may take its time, and is asked in another thread where there is one."""

    @abstractmethod
    def undo(self) -> bool:
        """Go back to the last decision of a person at this keyboard; `False` if there is none."""

    def wait(self, ms: int | None = None) -> Entry | None:
        """Let time pass, in games with a clock: so many milliseconds, or until time itself changes something."""
        return None

    def listen(self, heard: Callable[[], None]) -> None:  # noqa: B027
        """Call this, in another thread, whenever something may have happened elsewhere."""

    def take(self) -> bool:
        """Take note of what has happened elsewhere; `False` if that is nothing."""
        return False

    def attend(self) -> bool:
        """Wait until something happens elsewhere; `False` if nothing can."""
        return False

    def close(self) -> None:  # noqa: B027
        """Let go of whatever is held."""

    @abstractmethod
    def save(self, name: str) -> str:
        """Write the game to a file, whose name is returned; `AvernusError` if it cannot be written."""

    # -- bots of this keyboard ----------------------------------------------------------------

    def bot(self) -> Seat | None:
        """The bot that is to act now, if this keyboard has any."""
        return None

    def choose(self, seat: Seat, state: State) -> Action:
        """Ask the bot of a seat."""
        raise AvernusError("No bot plays at this keyboard.")

    def thought(self) -> State:
        """The state that a bot may think about in another thread."""
        raise AvernusError("No bot plays at this keyboard.")

    def answering(self) -> tuple[Seat, Action] | None:
        """The person for whom the table answers now, and what."""
        return None

    def answered(self) -> bool:
        """Answer for a person, where the table does that."""
        return False

    # -- answers in advance -------------------------------------------------------------------

    @abstractmethod
    def answers(self, seat: Seat) -> list[tuple[str, bool]]:
        """The answers in advance that a seat can leave, and whether each holds now."""

    @abstractmethod
    def switch_answer(self, seat: Seat, name: str) -> None:
        """Turn one of them on or off."""


def spoken_choice(session: Sitting, seat: Seat, words: Words) -> str:
    """A legal action in words, as a list of them has it."""
    notation = next((text for _, said, text in session.choices(seat) if said == words), "")
    return in_words(session.game, session.speaker, words, notation)


def speaks(game: Game, lang: str) -> bool:
    """Has the game a catalogue in a language?"""
    try:
        catalogue(lang, game.package)
    except FileNotFoundError:
        return False
    return True


def touched(events: Iterable[Event], viewer: Seat | None) -> frozenset[str]:
    """Everything that visible events name, for a board that marks what an action has touched or would touch."""
    found: set[str] = set()
    for event in events:
        if event.visible(viewer):
            for value in event.params.values():
                found |= {item for item in (value if isinstance(value, list | tuple) else [value]) if isinstance(item, str)}
    return frozenset(found)
