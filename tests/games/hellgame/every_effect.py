"""Every word of the vocabulary with every value of every parameter, resolved in positions of plenty, with answers drawn by lot.

The book's cards use a part of what a host's own cards may say (H28). `python -m tests.games.hellgame.every_effect` writes the
fingerprints of what happens down anew, where a change is meant.
"""

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final

from avernus.core.seats import CHANCE
from avernus.games.hellgame.board import AREAS, SECTIONS, WILD, shipped
from avernus.games.hellgame.cards import BOOK, FILES, CardSet
from avernus.games.hellgame.cards.flaws_of_effects import ENUMS, VOCABULARY, WORDS, Place, effects_flaws, spec_of
from avernus.games.hellgame.effects.run import Run
from avernus.games.hellgame.rules import Hell
from avernus.games.hellgame.steps import Ask, Context
from avernus.games.hellgame.verbs import LEGION, SAY
from tests.games.fingerprints import KEPT, told
from tests.games.hellgame.plenty import of_any_kind, plenty

POSITIONS: Final = 12
LONGEST: Final = 40
"""So many answers at most are followed."""
TRIES: Final = 12
"""So many times a combination is drawn anew that would mean nothing."""
HOW: Final = ("most", "fewest", "each_with", "each_without")
PLAYERS: Final = [*ENUMS["players"], *(f"{how}_{what}" for what in ENUMS["counters"] for how in HOW)]
VALUES: Final[dict[str, list[Any]]] = {
    "player": PLAYERS, "demon": ENUMS["demons"], "unit": ENUMS["units"], "counter": ENUMS["counters"], "chooser": ENUMS["choosers"],
    "area": [*ENUMS["areas"], "circle:1", "circle:8", "circle:9", "quarter:1", "quarter:5"],
    "amount": [1, 2, 3, "all", "half", "x", "1d6", "2d6+1", "caster.skulls", "caster.stars", "caster.hearts"],
    "duration": ENUMS["durations"], "hook": list(VOCABULARY["hooks"]), "bool": [True, False], "int": [1, 2, 4, -1],
    "effects": [[{"do": "gain_favor", "who": "each", "amount": 1}], []],
    "optionlist": [[[{"do": "gain_souls", "who": "each", "amount": 2}], [{"do": "gain_disfavor", "who": "each", "amount": 1}]]],
}
TARGETS: Final = ("player", "demon", "unit", "section", "circle", "box")
PLACES: Final = [
    *(Place("", "arcana", timing="action", target=target, has_x=True) for target in TARGETS), Place("", "event"), Place("", "phenomenon"),
    Place("", "event", timing="box"), Place("", "table"), Place("", "ability", hook="action", target="player"),
    *(Place("", "arcana", timing="combat", target=target, has_x=True) for target in ("unit", "player")),
]
"""Where effects stand; what they may refer to depends on it."""
CARDS: Final = CardSet(BOOK.tag, {name: shipped(name) for name in FILES})
"""The cards of the book, to which effects are added."""


def values(kind: str) -> list[Any]:
    """What a parameter of a kind may be."""
    kind = kind.rstrip("!")
    if kind.startswith(("enum:", "list:")):
        words: list[Any] = ENUMS[kind[6:]] if kind[5] == "@" else kind[5:].split("|")
        return [[word] for word in words] if kind.startswith("list:") else words
    return VALUES[kind]


def effects(word: str) -> Iterator[tuple[dict[str, Any], Place, Random]]:
    """Each parameter of a word with each of its values, everything else drawn by lot, where it means something."""
    spec = spec_of(WORDS[word])
    for key, kind in {"do": "", **spec}.items():
        for value in values(kind) if kind else [word]:
            for attempt in range(TRIES):
                rng = Random(f"{word} {key} {value} {attempt}")
                effect = {"do": word} | {k: rng.choice(values(t)) for k, t in spec.items() if t.endswith("!") or rng.random() < 0.25}
                effect[key] = value
                place = rng.choice(PLACES)
                if not list(effects_flaws(place, [effect])):
                    yield effect, place, rng
                    break


def in_battle(g: Hell) -> bool:
    """Are demons fighting, with the cards that they carry?"""
    combat, top = g.find("Combat"), g.stack[-1] if g.stack else None
    return combat is not None and bool(combat.joined) and isinstance(top, Ask) and top.point != "CARRY"


@cache
def position(number: int, fighting: bool) -> Hell:
    """A position of plenty, in the middle of a combat if one is wanted."""
    rng, more = Random(f"effects {number}"), 0
    g = plenty(number)
    while fighting and not in_battle(g):
        if not g.actors():
            more += 96  # in that game nobody fights
            g = plenty(number + more)
            continue
        g.apply(*of_any_kind(g, rng))
    return g


def context(g: Hell, place: Place, rng: Random) -> Context:
    """What an effect at such a place refers to."""
    combat = g.find("Combat") if place.timing == "combat" else None
    joined = [d for d in combat.joined if g.d_owner[d] >= 0] if combat else []
    this = rng.choice(joined or [d for d in range(len(g.cards.demons)) if g.d_owner[d] >= 0])
    seat = int(g.d_owner[this])
    other = rng.choice([p for p in range(g.seats) if p != seat])
    units = [(s, o, LEGION) for o in range(WILD) for s in ([combat.section] if combat else range(SECTIONS)) if g.plain[o * AREAS + s]]
    target: tuple[Any, ...] = {
        "player": ("player", other), "demon": ("demon", rng.choice([d for d in range(len(g.cards.demons)) if g.d_owner[d] >= 0])),
        "unit": ("unit", *rng.choice(units)) if units else (), "section": ("section", rng.randrange(SECTIONS)),
        "circle": ("circle", rng.randrange(9)), "box": ("box", rng.randrange(3)),
    }.get(place.target, ("section", rng.randrange(SECTIONS)) if place.kind == "table" else ())
    area = tuple(range(5 * rng.randrange(9), SECTIONS))[:5] if place.kind == "phenomenon" else ()
    if place.kind in ("event", "phenomenon"):
        return Context("heaven" if place.timing == "box" else place.kind, 0, area=area)
    return Context(place.kind, 0, seat, this, target, x=2, opponent=other, subject_seat=other, subject_demon=this, area=area)


def resolved(number: int, effect: dict[str, Any], place: Place, rng: Random) -> list[Any]:
    """What an effect does in a position: what is told and asked, and what it leaves behind."""
    g = position(number % POSITIONS, place.timing == "combat").copy()
    g.cards = CARDS
    run = Run(effects=g.cards._number([effect]), context=context(g, place, rng))
    if place.timing != "combat":
        g.stack = [Ask(point="CARD_CHOICE", seat=0, options=(SAY["end"], SAY["keep"]))]
    depth = len(g.stack)
    g.stack.append(run)
    g.cache, g.events = None, []
    g.settle()
    happened: list[Any] = []
    for _ in range(LONGEST):
        if len(g.stack) <= depth or not g.actors():
            break
        seat, action = of_any_kind(g, rng)
        happened.append([seat, g.outcomes() if seat == CHANCE else g.legal(seat)[:100], action])
        events: list[Any] = []
        g.apply(seat, action, events)
        happened.append([(event.name, event.clause, event.params, event.to) for event in events])
    plain = {name: getattr(g, name) for name in STATE} | {"plain": list(g.plain)}
    return [*happened, plain, [(one.ends, one.turn, one.areas) for one in g.lasting]]


STATE: Final = (
    "souls", "favors", "disfavors", "hands", "plain", "lt_of", "lt_at", "lt_souls", "hound_of", "hound_at", "d_owner", "d_place", "d_down",
    "d_acted", "control", "permanent", "uriel", "lilith", "queue", "known",
)


def prints(word: str) -> list[str]:
    """A fingerprint for each value of each parameter."""
    return [hashlib.sha256(told(resolved(number, *one))).hexdigest()[:6] for number, one in enumerate(effects(word))]


def kept() -> dict[str, str]:
    """What they were."""
    found: dict[str, str] = json.loads((KEPT / "hellgame-effects.json").read_text(encoding="utf-8"))
    return found


if __name__ == "__main__":
    rows = {word: " ".join(prints(word)) for word in WORDS}
    (KEPT / "hellgame-effects.json").write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
