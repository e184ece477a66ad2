"""Laberinto Interior: build a maze of coloured triangles together, then take prisms and pyramids across it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from avernus.core.encoding import Encoding
from avernus.core.expert import Expert
from avernus.core.game import Credits, Game
from avernus.core.options import Option, Options, Preset, settle
from avernus.core.palette import Look
from avernus.core.picture import Marks, Picture, Speech
from avernus.core.refusals import AvernusError
from avernus.core.state import State
from avernus.games.laberinto.board import COLOURS, PLAYED
from avernus.games.laberinto.rules import Laberinto
from avernus.games.laberinto.rules.paths import find_paths
from avernus.games.laberinto.rules.setup import set_up
from avernus.games.laberinto.verbs import TABLE

WAITING: Final = 3
"""After so many rounds without progress, bots no longer insist on their ways."""


class LaberintoGame(Game):
    """Three to six colours build one maze from their doors; who takes most prisms across it wins."""

    id = "laberinto"
    order = 3
    credits = Credits(
        title="Laberinto Interior",
        designer="not named",
        source="A Spanish rulebook without author or date; open questions were settled by rulings that our rulebook names.",
        rights="The rulebook invites players to discover rules of their own.",
    )
    seats = range(3, 7)
    options = (
        Option("goal", "L50", {3: 3, 4: 2, 5: 2, 6: 1}, low=0, high=9, earlier=((1, 0),)),
        Option("maze", "L19", "built", ("built", "ready")),
        Option("build", "L20", 12, low=0, high=50, earlier=((1, 0),)),
        Option("prisms", "L11", 4, low=1, high=4),
        Option("pyramids", "L11", 3, low=1, high=3),
        Option("handicap", "L11", 0, low=0, high=3),
        Option("dice", "L43", False, (False, True)),
        Option("exact_die", "L43", False, (False, True)),
        Option("teams", "L80", 1, (1, 2), seats=(3, 4, 5)),
        Option("alliances", "L81", 0, (0, 2, 3)),
        Option("captives", "L45", "player", ("player", "prism")),
        Option("lot", "L18", "again", ("again", "once"), earlier=((1, "once"),)),
        Option("hidden_hands", "L15", False, (False, True)),
        Option("door", "L7", "side", ("side", "right")),
        Option("meet", "L26", "must", ("must", "own", "free")),
        Option("match_sides", "L21", True, (True, False)),
        Option("late_build", "L30", 1, (0, 1, 99)),
        Option("may_pass", "L30", False, (False, True)),
        Option("quiet_rounds", "L50", 30, low=1, high=100, earlier=((1, 100),)),
        Option("max_rounds", "L50", 150, low=1, high=2000, earlier=((1, 2000),)),
    )
    presets = (
        Preset("book", {"goal": 0, "build": 0, "captives": "prism", "quiet_rounds": 100, "max_rounds": 2000}),
        Preset("ready-maze", {"maze": "ready"}),
        Preset("short", {"maze": "ready", "prisms": 2, "pyramids": 2, "goal": 1}),
        Preset("dice", {"dice": True, "goal": 3}),
        Preset("hidden", {"hidden_hands": True}),
        Preset("alliances", {"alliances": 2, "goal": 3}),
        Preset("two-teams", {"teams": 2, "goal": 3}),
        Preset("narrow-doors", {"door": "right"}),
    )
    rules = 2
    doubts: ClassVar[Mapping[str, float]] = {
        "soul": 15.0, "shade": 4.5, "imp": 3.0, "fiend": 2.1, "fury": 1.5, "demon": 1.0, "archdevil": 0.55, "lucifer": 0.0,
    }
    """A good move differs little from the next best, so that overlooking costs nothing here, and misjudging little (docs/strength.md)."""
    verbs = TABLE
    chance = True
    hidden = True

    def start(self, seats: int, options: Options) -> Laberinto:
        """An empty board, and all triangles in the bag."""
        state = Laberinto(seats, options)
        set_up(state)
        return state

    def load(self, dump: Mapping[str, Any]) -> Laberinto:
        """The state that `dump` wrote."""
        from avernus.games.laberinto.laws import flaws
        from avernus.games.laberinto.position import load_into

        seats = self.told(dump).get("seats")
        if type(seats) is not int or seats not in self.seats or not isinstance(dump.get("options"), Mapping):
            raise AvernusError("This is not a state of Laberinto Interior: it has no seats and options.")
        state = Laberinto(seats, settle(self.options, seats, dump["options"]))
        load_into(state, dump)
        find_paths(state)
        if broken := flaws(state):
            raise AvernusError(f"This is not a state of Laberinto Interior: {broken[0]}.")
        return state

    def hides(self, state: State) -> bool:
        """L15: hands lie open unless it was agreed otherwise."""
        assert isinstance(state, Laberinto)
        return bool(state.hidden)

    def laws(self, state: State) -> list[str]:
        """Nothing is lost, neighbours match, no cell has two colours, and the paths are what a search finds."""
        from avernus.games.laberinto.laws import flaws

        assert isinstance(state, Laberinto)
        return flaws(state)

    def evaluate(self, state: State, seat: int) -> float:
        """See `bot/`."""
        from avernus.games.laberinto.bot.expert import TRAVELLER

        return TRAVELLER.evaluate(state, seat)

    def expert(self) -> Expert:
        """See `bot/expert.py`."""
        from avernus.games.laberinto.bot.expert import TRAVELLER

        return TRAVELLER

    def considered(self, state: State, seat: int, legal: Sequence[int]) -> Sequence[int]:
        """See `bot/placing.py`."""
        from avernus.games.laberinto.bot.placing import PLACING

        assert isinstance(state, Laberinto)
        return PLACING.considered(state, seat, list(legal))

    def at_hand(self, state: State, seat: int, legal: Sequence[int], draw: int) -> Sequence[int]:
        """Placements anywhere."""
        from avernus.games.laberinto.bot.placing import anywhere

        return anywhere(list(legal), draw)

    def stuck(self, state: State) -> bool:
        """Figures that meet head-on in a corridor wait for each other: nothing has come of so many rounds."""
        assert isinstance(state, Laberinto)
        return int(state.idle) >= WAITING * int(state.seats)

    def encoding(self) -> Encoding:
        """See `encoding.py`."""
        from avernus.games.laberinto.encoding import ENCODING

        return ENCODING

    def longest(self, seats: int, options: Options) -> int:
        """L54: 127 draws, two lots; 152 placements with up to `seats` - 1 passes before each, and a last round of them; then the turns."""
        turns = int(options["max_rounds"]) * seats
        return 129 + 153 * seats + 152 + turns * (3 if options["dice"] else 1)

    def seat_name(self, seats: int, seat: int) -> str:
        """The letter of the seat's colour, the first one where it has two."""
        return COLOURS[PLAYED[seats][seat]]

    def picture(self, view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
        """The view as rows of text for the terminal."""
        from avernus.games.laberinto.picture import draw

        return draw(view, speech, marks)

    def look(self, view: dict[str, Any], seat: int) -> Look:
        """How a seat looks in pictures."""
        from avernus.games.laberinto.picture import look

        return look(view, seat)


GAME: Final = LaberintoGame()
