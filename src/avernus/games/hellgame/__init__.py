"""The HellGame: triumvirates of demons fight for the circles of Hell."""

from collections.abc import Mapping
from typing import Any, Final

from avernus.core.cards import BOOK
from avernus.core.game import Credits, Game
from avernus.core.options import Option, Options, Preset, settle
from avernus.core.refusals import AvernusError
from avernus.core.state import State
from avernus.games.hellgame import steps
from avernus.games.hellgame.actions import TABLE
from avernus.games.hellgame.answers import FORMALITIES
from avernus.games.hellgame.board import COMPASSES
from avernus.games.hellgame.effects import demons, moves, places, placing, resources, run, secrets, select, strikes, units
from avernus.games.hellgame.files import TAG
from avernus.games.hellgame.rules import (
    action,
    battle_magic,
    combat,
    combat_phase,
    dice,
    diplomacy,
    final,
    flight,
    hands,
    hell,
    hooks,
    independents,
    lilith,
    magic,
    march,
    petitions,
    rounds,
    setup,
    souls,
    summoning,
    turn,
    uriel,
)
from avernus.games.hellgame.rules.setup import Setup
from avernus.games.hellgame.state import Hell

QUICK: Final = ("after:6", "never", "always", "consent", "after:1", "after:3", "after:10", "small:4", "small:8")
"""H27.1: when quick combat is used."""


class HellGame(Game):
    """Two to six triumvirates; whoever controls a whole circle at the end of a turn wins."""

    id = "hellgame"
    folder = "hellgame"
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
        Option("macina", "H15.7", True, (True, False)),
        Option("strict_markers", "H1.2.1", False, (False, True)),
        Option("max_turns", "H27.3", 20, low=0, high=200),
        Option("six_victory", "H5.4", True, (True, False)),
        Option("star_compare", "H17.7.2", "sum", ("sum", "best")),
        Option("cards", "H28.1", TAG, (TAG,), kept=TAG != BOOK),
    )
    rules = 2
    presets = (
        Preset("book"),
        Preset("short", {"max_turns": 8, "quick_combat": "always"}),
        Preset("classic", {"max_turns": 0, "quick_combat": "never"}),
    )
    verbs = TABLE
    chance = True
    hidden = True
    formalities = FORMALITIES

    def start(self, seats: int, options: Options) -> Hell:
        """Before the first card is drawn."""
        state = Hell(seats, options)
        state.push(Setup())
        state.settle()
        return state

    def load(self, dump: Mapping[str, Any]) -> Hell:
        """The state that `dump` wrote."""
        from avernus.games.hellgame.dump import load_into

        seats = dump.get("seats")
        if type(seats) is not int or seats not in self.seats or not isinstance(dump.get("options"), Mapping):
            raise AvernusError("This is not a state of The HellGame: it has no seats and options.")
        state = Hell(seats, settle(self.options, seats, dump["options"]))
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

    def longest(self, seats: int, options: Options) -> int | None:
        """H27.4 bounds every turn; with a turn limit every game ends."""
        return 200_000 * int(options["max_turns"]) if options["max_turns"] else None


GAME: Final = HellGame()
LOADED: Final = (
    steps, action, battle_magic, combat, combat_phase, dice, diplomacy, final, flight, hands, hell, hooks, independents, lilith, magic,
    march, petitions, rounds, setup, souls, summoning, turn, uriel,
    demons, moves, places, placing, resources, run, secrets, select, strikes, units,
)
"""The modules that define steps, and the words of effects, which enter their meaning when they are imported."""
for _module in LOADED:
    for _name, _kind in vars(_module).items():
        if isinstance(_kind, type) and issubclass(_kind, steps.Step) and _kind.__module__ == _module.__name__:
            steps.REGISTRY[_name] = _kind
