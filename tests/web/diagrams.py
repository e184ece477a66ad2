"""`python -m tests.web.diagrams`: the diagrams of the rulebooks, as the rules see them, written for the boards to draw.

Each is a position and, where something happens, what the rules make of an action in it: nothing in a diagram can be other than in play.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

from avernus.core.seats import CHANCE
from avernus.play.table import Table, new_table
from tests.games.hellgame.positions import Position
from tests.web.hell import asleep, opened
from tests.web.moves import HIT, PULL
from tests.web.pictures import crossing
from tests.web.race import FIGHT, FOUR
from tests.web.stage import ROOT
from tests.web.trade import THREE, market

PUSH: Final = "R/TnDnSn/5/7/R3DsR2R/7/5/Ss1Ts/1 sn s 5 3 - - -"
LIFT: Final = "R/TnDnSn/5/7/R2SsR3R/7/5/1DsTs/1 sn s 5 3 - - -"


def march() -> dict[str, Any]:
    """A lieutenant with two legions at the Gate of Plutus, and freebooters two circles further in."""
    position = Position(2, phase="action", turn=3).sections(0, "4.1", "4.2", "5.1").sections(1, "6.3", "6.4").demons(0, "Marchosias")
    asleep(position.demons(1, "Vine"), "Vine").legions(0, "4.1", 2).lead(0, "4.1", "Cacus").legions(1, "6.3", 2).legions(6, "6.1")
    return opened(position, "ActionPhase")


def circle() -> dict[str, Any]:
    """Four of five sections of the sixth circle are red's."""
    position = Position(2, phase="action", turn=7).sections(0, "6.1", "6.2", "6.4", "6.5", "2.3").sections(1, "6.3", "5.3", "7.3")
    asleep(position.demons(0, "Marchosias").demons(1, "Vine"), "Vine").legions(0, "6.2", 2).legions(1, "6.3")
    return opened(position, "ActionPhase")


def dealt() -> dict[str, Any]:
    """Three devils with six souls each."""
    return market(THREE).state.dump()


DIAGRAMS: Final[dict[str, list[tuple[str, int, Any, list[str | tuple[int, str]]]]]] = {
    "splut": [
        ("S3.2", 4, None, []), ("S6", 2, PULL, ["Te4+"]), ("S7.2", 2, HIT, ["Te5:n"]), ("S8", 2, PUSH, ["Df5"]),
        ("S9.2", 2, LIFT, ["Sd6@e5"]),
    ],
    "inferno-race": [("D35", 2, FOUR, ["7>11"]), ("D42", 2, FIGHT, [])],
    "inferno-trade": [
        ("V32", 3, dealt, [(0, "#1 >P1 attila / caligula"), (1, "ok#1")]),
        ("V41", 3, dealt, [(0, "SO P1 herod"), (1, "y:nero")]),
    ],
    "laberinto": [("L34", 3, crossing, ["mF20-K25"])],
    "hellgame": [("H5.1", 2, circle, []), ("H12.1", 2, march, ["march", ">P1:T:Cacus 4.1", "all", ">5.1"])],
}
"""By game: the clause, the seats, the position, and the actions of whoever is asked, or of a named seat; what chance brings is left out."""

LARGE: Final = ("hellgame", "laberinto")
"""Boards of which two do not fit side by side: they show what has happened, with its marks."""


def diagram(game: str, clause: str, seats: int, position: Any, actions: list[str | tuple[int, str]]) -> dict[str, Any]:
    """What spectators see before and after."""
    table = new_table(game, seats, seed="diagram", position=position() if callable(position) else position)
    found = {"clause": clause, "before": seen(table)}
    told = []
    for said in actions:
        seat, action = said if isinstance(said, tuple) else (next(actor for actor in table.actors if actor != CHANCE), said)
        told += [{"name": event.name, "params": event.params, "sentence": ""} for event in table.play(seat, action) if event.to is None]
    if not actions:
        return found
    return {"clause": clause, "before": seen(table), "events": told} if game in LARGE else {**found, "after": seen(table), "events": told}


def seen(table: Table) -> dict[str, Any]:
    """The view without what no board draws."""
    view = table.view(None)
    if "facts" in view:  # The HellGame: its cards and options are many, and its map draws none of them
        view["facts"], view["options"] = {**view["facts"], "cards": {}}, {}
    return {**view, "question": None} if "question" in view else view


def written(game: str) -> str:
    """The file of a game."""
    return json.dumps([diagram(game, *one) for one in DIAGRAMS[game]], separators=(",", ":"), ensure_ascii=False, default=list) + "\n"


def target(game: str) -> Path:
    """Where its boards find it."""
    return ROOT / f"web/src/games/{game}/diagrams.json"


if __name__ == "__main__":
    for name in sys.argv[1:] or DIAGRAMS:
        target(name).write_text(written(name), encoding="utf-8")
