"""Inferno, by Renato De Rosa: devils trade damned souls against the sand-glass."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from avernus.core.encoding import Encoding
from avernus.core.game import Credits, Game
from avernus.core.options import Option, Options, Preset, settle
from avernus.core.picture import Marks, Picture, Speech
from avernus.core.refusals import AvernusError, Refusal
from avernus.core.state import State
from avernus.games.inferno_trade import verbs
from avernus.games.inferno_trade.board import GLASS_MS, LIVE, MOST_OFFERS, SERIES, TICK_MS
from avernus.games.inferno_trade.rules import InfernoTrade
from avernus.games.inferno_trade.steps import NONE
from avernus.games.inferno_trade.verbs import TABLE

ROUNDS: Final = {2: 6, 3: 2, 4: 3, 5: 3, 6: 3}
"""V62: rounds of a run by number of seats: as long as bots find something to gain (docs/balance.md)."""
SECOND_ROUND: Final = {2: "all", 3: "all", 4: "all", 5: "answers", 6: "halves"}
"""V62: by the number of players; chosen by simulation (docs/balance.md)."""


class InfernoTradeGame(Game):
    """Two to six devils, each with a secret list of values; everybody trades at once until the third glass has run out."""

    id = "inferno-trade"
    order = 4
    credits = Credits(
        title="Inferno",
        designer="Renato De Rosa",
        source="The French leaflet of the game published by Venice Connection, and two Italian reviews for the variants.",
        rights="The publisher states no terms for the rules; names, texts and pictures of the box are not used.",
    )
    seats = range(2, 7)
    tempers: ClassVar[Mapping[str, int]] = {"generous": 3, "stubborn": 4, "bluffer": 5}
    options = (
        Option("driver", "V63", "turns", ("turns", "live", "ticks")),
        Option("runs", "V6", 3, low=1, high=9),
        Option("series", "V5", SERIES, (1, 2), seats=(2, 3)),
        Option("glass_ms", "V6", GLASS_MS, low=10_000, high=600_000),
        Option("allow_gifts", "V31", False, (False, True)),
        Option("private_offers", "V31", False, (False, True)),
        Option("offer_ttl_ms", "V34", 30_000, low=0, high=600_000),
        Option("idle_limit_ms", "V26", 60_000, low=0, high=600_000),
        Option("interrupt_timeout_ms", "V40", 30_000, low=0, high=600_000),
        Option("sand_runs_in_interrupt", "V20", False, (False, True)),
        Option("specials_any_time", "V62", False, (False, True)),
        Option("forced_face_down", "V41", False, (False, True)),
        Option("buona_azione", "V43", "remove", ("remove", "minus7")),
        Option("grande_direction", "V42", "choose", ("choose", "left", "right")),
        Option("tiebreak", "V52", "none", ("none", "best_soul")),
        Option("rounds_per_run", "V62", ROUNDS, low=1, high=20, earlier=((2, 6), (3, {**ROUNDS, 3: 4}))),
        Option("max_idle_rounds", "V62", 2, low=1, high=10),
        Option("first_round", "V62", {2: 1, 3: 1, 4: 2, 5: 1, 6: 1}, low=1, high=2, earlier=((2, 1),)),
        Option("second_round", "V62", SECOND_ROUND, ("all", "answers", "halves"), earlier=((2, "all"),)),
    )
    presets = (
        Preset("turns", {}),
        Preset("live", {"driver": "live"}),
        Preset("ticks", {"driver": "ticks"}),
        Preset("full-market", {"series": 2}),
        Preset("italian", {"driver": "live", "runs": 2, "buona_azione": "minus7", "grande_direction": "right"}),
    )
    rules = 4
    verbs = TABLE
    chance = True
    hidden = True
    simultaneous = True
    clock = True

    def start(self, seats: int, options: Options) -> InfernoTrade:
        """Everybody is to hand in a list."""
        state = InfernoTrade(seats, options)
        state.agree()
        return state

    def load(self, dump: Mapping[str, Any]) -> InfernoTrade:
        """The state that `dump` wrote."""
        from avernus.games.inferno_trade.laws import flaws

        seats = self.told(dump).get("seats")
        if type(seats) is not int or seats not in self.seats or not isinstance(dump.get("options"), Mapping):
            raise AvernusError("This is not a state of Inferno: it has no seats and options.")
        state = self.start(seats, settle(self.options, seats, dump["options"]))
        state.load(dump)
        if broken := flaws(state):
            raise AvernusError(f"This is not a state of Inferno: {broken[0]}.")
        return state

    def laws(self, state: State) -> list[str]:
        """Every soul and every special card is somewhere, once; offers name what can be had; time is in order."""
        from avernus.games.inferno_trade.laws import flaws

        assert isinstance(state, InfernoTrade)
        return flaws(state)

    def evaluate(self, state: State, seat: int) -> float:
        """See `bot/evaluation.py`."""
        from avernus.games.inferno_trade.bot.evaluation import evaluate

        assert isinstance(state, InfernoTrade)
        return evaluate(state, seat)

    def advise(self, state: State, seat: int, skill: int, draw: int) -> int:
        """See `bot/trader.py`."""
        from avernus.games.inferno_trade.bot.trader import decide

        assert isinstance(state, InfernoTrade)
        return int(decide(state, seat, skill, draw))

    def takes(self, state: State, seat: int, action: int, skill: int, draw: int) -> float | None:
        """See `bot/pace.py`."""
        from avernus.games.inferno_trade.bot.pace import seconds

        assert isinstance(state, InfernoTrade)
        return seconds(state, seat, action, skill, draw)

    def lapse(self, state: State) -> tuple[int, int] | None:
        """V40: at a live table nobody can stop the room for ever."""
        assert isinstance(state, InfernoTrade)
        limit = int(state.options["interrupt_timeout_ms"])
        return (limit, verbs.LAPSE_0 | int(state.question)) if limit and state.driver == LIVE and state.ask != NONE else None

    def encoding(self) -> Encoding:
        """See `encoding.py`."""
        from avernus.games.inferno_trade.encoding import ENCODING

        return ENCODING

    def longest(self, seats: int, options: Options) -> int | None:
        """Lists, deal and special cards; and by driver the slots, the ticks, or the offers and the moments at which they close."""
        runs = int(options["runs"])
        prepare = 2 * seats + 36 + 8 * (2 + seats)
        if options["driver"] == "turns":
            slots = seats * (runs * int(options["rounds_per_run"]) + (runs - 1) * int(options["max_idle_rounds"]))
            return prepare + 1 + runs + slots * (4 + 7 * seats)
        if options["idle_limit_ms"] == 0 and runs > 1:
            return None
        if options["driver"] == "ticks":
            return prepare + seats * (runs * int(options["glass_ms"]) + (runs - 1) * int(options["idle_limit_ms"])) // TICK_MS + seats
        ticks = (runs * int(options["glass_ms"]) + (runs - 1) * int(options["idle_limit_ms"])) // TICK_MS
        return prepare + 2 * seats * ticks + 2 * (seats + 1) * (3 * seats * MOST_OFFERS + 100)

    def write(self, state: State, seat: int, action: int) -> str:
        """The notation, with the offer's number and the call of the last run."""
        from avernus.games.inferno_trade import notation

        assert isinstance(state, InfernoTrade)
        return notation.write(state, action)

    def read(self, state: State, seat: int, text: str) -> int | None:
        """The action of a notation."""
        from avernus.games.inferno_trade import notation

        assert isinstance(state, InfernoTrade)
        return notation.read(state, seat, text)

    def misread(self, text: str) -> Refusal | None:
        """Lists that are none, and offers of too many cards."""
        from avernus.games.inferno_trade import notation

        return notation.misread(text)

    def picture(self, view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
        """The view as rows of text for the terminal."""
        from avernus.games.inferno_trade.picture import draw

        return draw(view, speech, marks)


GAME: Final = InfernoTradeGame()
