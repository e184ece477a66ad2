"""The HellGame: triumvirates of demons fight for the circles of Hell."""

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, Final

from avernus.core.card_sets import BOOK_TAG, CardFiles
from avernus.core.encoding import Encoding
from avernus.core.game import Credits, Game
from avernus.core.options import Option, Options, Preset, settle
from avernus.core.palette import Look
from avernus.core.picture import Marks, Picture, Speech
from avernus.core.refusals import AvernusError
from avernus.core.state import State
from avernus.games.hellgame.board import COMPASSES
from avernus.games.hellgame.cards import FILES, own
from avernus.games.hellgame.rules import Hell
from avernus.games.hellgame.rules.setup import Setup
from avernus.games.hellgame.steps import ANSWERS, FORMALITIES

QUICK: Final = ("after:6", "never", "always", "consent", "after:1", "after:3", "after:10", "small:4", "small:8")
"""H27.1: when quick combat is used."""
MAX_TURNS: Final = {2: 12, 3: 12, 4: 12, 5: 11, 6: 9}
"""H27.3: by the number of players, so that an evening is one: three times the first turn of victory at most (docs/balance.md)."""
MAX_TURNS_THEN: Final = {2: 20, 3: 20, 4: 14, 5: 11, 6: 9}
"""Under rules 4 and 5."""


class HellGame(Game):
    """Two to six triumvirates; whoever controls a whole circle at the end of a turn wins."""

    id = "hellgame"
    order = 5
    credits = Credits(
        title="The HellGame",
        designer="The designers of The HellGame",
        source="The Spanish rulebook; map, cards and tables are our own.",
        rights="The rules belong to their authors; this program uses no text or art of the original.",
    )
    seats = range(2, 7)
    options = (
        Option("compass", "H2.7", "1in2cw3out4ccw", ("1in2cw3out4ccw", *(c for c in COMPASSES if c != "1in2cw3out4ccw"))),
        Option("quick_combat", "H17.13", "after:6", QUICK),
        Option("flee_choice", "H12.8.1", "all", ("all", "each")),
        Option("carry_mode", "H17.6.3", "cards", ("cards", "count")),
        Option("influence_freebooters", "H14.2.1", False, (False, True)),
        Option("uriel_antehell_flight", "H16.1.4", False, (False, True)),
        Option("uriel_entry_is_step", "H16.1.5", True, (True, False)),
        Option("mother_doubles_lieutenants", "H16.2.5", False, (False, True)),
        Option("all_is_lost", "H21.1", "new_section", ("new_section", "next_entry", "off")),
        Option("deal_offers", "H22.2", 1, (1, 0, 2, 3)),
        Option("soul_deals", "H22.3", False, (False, True)),
        Option("macina", "H15.7", True, (True, False)),
        Option("strict_markers", "H1.2.1", False, (False, True)),
        Option("max_turns", "H27.3", MAX_TURNS, low=0, high=200, earlier=((3, 20), (5, MAX_TURNS_THEN))),
        Option("six_victory", "H5.4", True, (True, False)),
        Option("sixes", "H5.4", 4, (4, 6, 5, 3), earlier=((2, 6),)),
        Option("first_victory", "H5.3", 4, low=1, high=20, earlier=((2, 1),)),
        Option("redeal", "H6.7", True, (True, False), earlier=((2, False),)),
        Option("start_souls", "H6.5", 5, low=0, high=30),
        Option("questions", "H24.1", "few", ("few", "merged", "each"), earlier=((3, "each"), (4, "merged"))),
        Option("star_compare", "H17.7.2", "sum", ("sum", "best")),
        Option("cards", "H28.1", BOOK_TAG, (BOOK_TAG,), more=own.tags),
    )
    rules = 6
    presets = (
        Preset("evening"),
        Preset("book", {"max_turns": 0, "quick_combat": "consent", "sixes": 6, "first_victory": 1, "redeal": False, "questions": "each"}),
        Preset("short", {"max_turns": 8, "quick_combat": "always"}),
    )
    tempers: ClassVar[Mapping[str, int]] = {"raider": 3, "hoarder": 4, "diplomat": 5}
    levels: ClassVar[Mapping[str, tuple[float, int]]] = {
        "soul": (1.0, 0), "shade": (0.75, 0), "imp": (0.45, 0), "fiend": (0.25, 1),
        "fury": (0.0, 1), "demon": (0.0, 6), "archdevil": (0.15, 7), "lucifer": (0.0, 2),
    }
    """By what they think of: from `fury` on they never slip but for `archdevil`, from `demon` on they look ahead, each further than the one
    before. Looking ahead twice as far as `archdevil` is no step that one can feel, so he slips now and then."""
    chance = True
    hidden = True
    formalities = FORMALITIES
    answers = ANSWERS
    card_files = FILES

    def __init__(self, tag: str = BOOK_TAG) -> None:
        self.cards = own.card_set(tag)
        self.verbs = self.cards.verbs
        self.own_cards = None if tag == BOOK_TAG else own.KNOWN[tag].files

    def start(self, seats: int, options: Options) -> Hell:
        """Before the first card is drawn."""
        state = self.bare(seats, options)
        state.push(Setup())
        state.settle()
        return state

    def bare(self, seats: int, options: Options) -> Hell:
        """A state with nothing on its stack, of the cards that this value of the game is played with."""
        if options["cards"] != self.cards.tag:
            raise AvernusError(f"This is the game with the cards {self.cards.tag!r}; `variant` has it with those of {options['cards']!r}.")
        return Hell(seats, options, self.cards)

    def load(self, dump: Mapping[str, Any]) -> Hell:
        """The state that `dump` wrote."""
        from avernus.games.hellgame.laws import load_into

        seats = self.told(dump).get("seats")
        if type(seats) is not int or seats not in self.seats or not isinstance(dump.get("options"), Mapping):
            raise AvernusError("This is not a state of The HellGame: it has no seats and options.")
        state = self.bare(seats, settle(self.options, seats, dump["options"]))
        load_into(state, dump)
        return state

    def laws(self, state: State) -> list[str]:
        """H27.6."""
        from avernus.games.hellgame.laws import broken

        assert isinstance(state, Hell)
        return broken(state)

    def evaluate(self, state: State, seat: int) -> float:
        """See `bot/worth.py`."""
        from avernus.games.hellgame.bot import evaluate

        assert isinstance(state, Hell)
        return evaluate(state, seat)

    def advise(self, state: State, seat: int, skill: int, draw: int) -> int | None:
        """See `bot/answers.py`."""
        from avernus.games.hellgame.bot import advise

        assert isinstance(state, Hell)
        return advise(state, seat, skill, draw)

    def encoding(self) -> Encoding:
        """See `encoding.py`."""
        from avernus.games.hellgame.encoding import encoding_of

        return encoding_of(self.cards)

    def longest(self, seats: int, options: Options) -> int | None:
        """H27.4 bounds every turn; with a turn limit every game ends."""
        return 200_000 * int(options["max_turns"]) if options["max_turns"] else None

    def variant(self, options: Mapping[str, Any]) -> "HellGame":
        """With the cards that the option names."""
        tag = options.get("cards", BOOK_TAG)
        return self if tag == self.cards.tag or tag not in (BOOK_TAG, *own.tags()) else with_cards(tag)

    def learn_cards(self, files: CardFiles) -> None:
        """See `cards/own.py`."""
        own.learn(files)

    def known_cards(self) -> tuple[CardFiles, ...]:
        """See `cards/own.py`."""
        return tuple(known.files for known in own.KNOWN.values())

    def messages(self, lang: str) -> str:
        """The names and texts of a card set of one's own."""
        return "" if self.own_cards is None else own.KNOWN[self.own_cards.tag].messages

    def picture(self, view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
        """The view as rows of text for the terminal."""
        from avernus.games.hellgame.picture import draw

        return draw(view, speech, marks)

    def look(self, view: dict[str, Any], seat: int) -> Look:
        """How a seat looks in pictures."""
        from avernus.games.hellgame.picture import look

        return look(view, seat)


@cache
def with_cards(tag: str) -> HellGame:
    """The game with a set of cards that is known."""
    return GAME if tag == BOOK_TAG else HellGame(tag)


GAME: Final = HellGame()
