"""`python -m bench.lab.proof [--quick] [--keep DIR] [--json FILE]`: does the report name faults, and keep quiet where there are none?

Twenty faults are planted into the five games (`planted.py`, options, numbers of cards). The report of the game as it is beside the one
with the fault must name the planted thing among its first ten findings. Then twenty runs of unchanged games, with other seeds, are
compared with the same base; whatever the report names there is a false alarm. Seven of the faults must also stand out in the report of the
changed game alone, which that of the unchanged game must not name.

With `--keep` the games stay in a folder: killed and begun again, the proof goes on where it was.
"""

import argparse
import json
import sys
import tempfile
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from avernus.lab.alarms import Test, findings
from avernus.lab.change import change_of
from avernus.lab.measures import Measures, measure
from avernus.lab.simulating import Simulation, carry_out, game_of
from bench.lab.planted import Dead, Endless, PlantedGame, Sudden, Twist, Winning

FIRST: Final = 10
"""The fault must be named among so many findings."""


@dataclass(frozen=True)
class Base:
    """A game as it is, and how it is played for the proof."""

    game: str
    seats: int
    bot: str
    games: int
    options: dict[str, Any] = field(default_factory=dict)
    most: int = 5000
    """Games are broken off after so many actions."""


@dataclass(frozen=True)
class Fault:
    """A fault, and what the report must name."""

    name: str
    base: str
    subjects: tuple[str, ...]
    kinds: tuple[str, ...]
    twist: Twist | None = None
    change: dict[str, Any] = field(default_factory=dict)
    alone: tuple[str, ...] = ()
    """As which of these kinds the report of the faulty game alone must name it; none where it cannot know."""


BASES: Final = {
    "splut": Base("splut", 2, "greedy", 400, most=600),
    "many": Base("splut", 2, "greedy", 4000),
    "race": Base("inferno-race", 2, "random", 300),
    "trade": Base("inferno-trade", 3, "greedy", 200),
    "laberinto": Base("laberinto", 3, "random", 200),
    "hellgame": Base("hellgame", 2, "random", 200, {"max_turns": 4}),
}
USE: Final = ("gone", "used", "uses", "picked")
GOOD: Final = ("worth", "picked", "uses", "used")
LONG: Final = ("measure-log-decisions", "measure-log-turns")
FAULTS: Final = (
    Fault("Splut!: nobody can levitate", "splut", ("verb:levitate",), USE, Dead("verb:levitate")),
    Fault("Splut!: nobody can pull", "splut", ("verb:pull",), USE, Dead("verb:pull")),
    Fault("Splut!: a pull wins, one time in seven", "splut", ("verb:pull",), GOOD, Winning("verb:pull", every=7), alone=("strong",)),
    Fault("Splut!: half of the games never end", "splut", ("limit",), ("endless",), Endless(), alone=("endless",)),
    Fault("Splut!: over after twenty actions", "splut", ("log_decisions", "log_turns"), LONG, Sudden(20)),
    Fault("Splut!: the second seat wins what lasts", "splut", ("0", "1"), ("seat",), Sudden(24, seat=1), alone=("seat",)),
    Fault("Splut!: the other seat begins", "many", ("0", "1"), ("seat",), None, {"options": {"first": 2}}),
    Fault("Splut!: no more than a dozen turns", "splut", ("turn-cap",), ("ending",), None, {"options": {"turn_cap": 12}}),
    Fault("the race: tridents are dead", "race", ("verb:trident",), USE, Dead("verb:trident")),
    Fault("the race: the strongest banana is dead", "race", ("card:b5",), USE, Dead("card:b5")),
    Fault("the race: a wild card wins", "race", ("card:w1", "card:w2"), GOOD, Winning("card:w1"), alone=("strong",)),
    Fault("the race: the second seat can buy a win", "race", ("0", "1"), ("seat",), Winning("verb:buy", seat=1, every=5), alone=("seat",)),
    Fault("the race: one imp is enough", "race", ("log_decisions", "log_turns"), LONG, None, {"options": {"target": 1}}),
    Fault("the trade: one glass in place of three", "trade", ("log_decisions", "log_turns"), LONG, None, {"options": {"runs": 1}}),
    Fault("the trade: the great swap is dead", "trade", ("verb:gs",), USE, Dead("verb:gs")),
    Fault("the trade: whoever robs has won", "trade", ("verb:so", "special:SO"), GOOD, Winning("verb:so"), alone=("strong",)),
    Fault("Laberinto: nobody can mount", "laberinto", ("verb:mount",), USE, Dead("verb:mount")),
    Fault("Laberinto: one quiet round ends it", "laberinto", ("log_decisions", "log_turns", "quiet"), (*LONG, "ending"), None,
          {"options": {"quiet_rounds": 1}}),
    Fault("The HellGame: six copies of a card in place of two", "hellgame", ("card:a01",), USE, None, {"cards": {"a01": 6}}),
    Fault("The HellGame: a card that wins", "hellgame", ("card:a01",), (*GOOD, "ending"), Winning("card:a01"), alone=("strong",)),
)
QUICK: Final = (0, 2, 3, 5, 8, 10, 12, 15, 19)
"""The faults of the quick form."""


@cache
def planted(number: int) -> PlantedGame:
    """The game with the fault of that number."""
    fault = FAULTS[number]
    assert fault.twist is not None
    return PlantedGame(BASES[fault.base].game, fault.twist)


def __getattr__(name: str) -> PlantedGame:
    """`bench.lab.proof:FAULT7`, as workers ask for it."""
    if name.startswith("FAULT") and name[5:].isdigit():
        return planted(int(name[5:]))
    raise AttributeError(name)


def played(base: Base, seed: str, folder: Path, workers: int | None, game: str | None = None, change: Any = None) -> Measures:
    """What a run shows."""
    changed = change_of(change or {}, game_of(base.game))
    simulation = Simulation(
        game or base.game, (base.bot,), base.games, base.seats, seed, {**base.options, **changed.options}, changed.cards,
        changed.numbers, most=base.most)
    return measure(carry_out(simulation, folder, workers=workers))


def named(fault: Fault, found: list[Test]) -> int | None:
    """As the how-manieth finding the report names the fault, from 1; `None` if not among the first."""
    for place, test in enumerate(found[:FIRST], 1):
        if test.kind in fault.kinds and test.subject in fault.subjects:
            return place
    return None


def stands_out(fault: Fault, base: Measures, faulty: Measures) -> bool | None:
    """Does the report of the faulty game alone name the fault, and that of the game as it is not? `None` where it cannot know."""
    def names(one: Measures) -> bool:
        return any(test.kind in fault.alone and test.subject in fault.subjects for test in findings(one)[:FIRST])

    return names(faulty) and not names(base) if fault.alone else None


def prove(
    faults: tuple[int, ...], unchanged: int, workers: int | None = None, say: Any = print, keep: Path | None = None,
) -> dict[str, Any]:
    """Plant, play, and count."""
    bases: dict[str, Measures] = {}
    rows, alarms = [], []
    with tempfile.TemporaryDirectory() as drawn:
        place = keep or Path(drawn)
        place.mkdir(parents=True, exist_ok=True)
        for number in faults:
            fault = FAULTS[number]
            base = BASES[fault.base]
            if fault.base not in bases:
                bases[fault.base] = played(base, "base", place / fault.base, workers)
            game = None if fault.twist is None else f"{__spec__.name}:FAULT{number}"
            faulty = played(base, "fault", place / f"fault{number}", workers, game, fault.change)
            found = findings(bases[fault.base], faulty)
            first = [f"{test.kind} {test.subject}" for test in found[:3]]
            rows.append({"fault": fault.name, "place": named(fault, found), "findings": len(found), "first": first,
                         "alone": stands_out(fault, bases[fault.base], faulty)})
            seen = rows[-1]["alone"]
            alone = "" if seen is None else " (alone too)" if seen else " (not alone)"
            say(f"{rows[-1]['place'] or '–':>3}  {fault.name}: {', '.join(first)}{alone}")
        names = list(bases)
        for number in range(unchanged):
            name = names[number % len(names)]
            found = findings(bases[name], played(BASES[name], f"unchanged {number}", place / f"same{number}", workers))
            alarms.append({"base": name, "findings": [f"{test.kind} {test.subject}" for test in found]})
            say(f"{len(found):>3}  false alarms: {name}, seed {number} {alarms[-1]['findings'] or ''}")
    return {"faults": rows, "named": sum(row["place"] is not None for row in rows), "of": len(rows),
            "alone": sum(row["alone"] is True for row in rows), "of_alone": sum(row["alone"] is not None for row in rows),
            "unchanged": alarms, "false_alarms": sum(bool(row["findings"]) for row in alarms), "runs": unchanged}


def main() -> int:
    """Prove it, and say so by the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--faults", help="numbers of faults, such as 0,3,7")
    parser.add_argument("--unchanged", type=int, default=20)
    parser.add_argument("--keep", type=Path, help="a folder for the games, with which it goes on after it was killed")
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args()
    faults = tuple(map(int, chosen.faults.split(","))) if chosen.faults else QUICK if chosen.quick else tuple(range(len(FAULTS)))
    found = prove(faults, chosen.unchanged, keep=chosen.keep)
    print(f"{found['named']} of {found['of']} faults named; {found['false_alarms']} of {found['runs']} unchanged runs with a false alarm")
    print(f"{found['alone']} of {found['of_alone']} faults stand out in the report of the faulty game alone")
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=1), encoding="utf-8")
    right = found["named"] >= 0.9 * found["of"] and found["false_alarms"] <= 1 and found["alone"] >= 0.9 * found["of_alone"]
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
