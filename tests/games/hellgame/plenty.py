"""Games of The HellGame that begin in plenty: all demons, cards, lieutenants and hounds turn up, where random games seldom see them.

`python -m tests.games.hellgame.plenty` writes their fingerprints down anew, where a change is meant.
"""

import json
from random import Random
from typing import Any, Final

from avernus.conformance.random_play import choose
from avernus.core.seats import CHANCE
from avernus.core.state import State
from avernus.games import find
from avernus.games.hellgame.board import FREEBOOTERS, HOUNDS, LIEUTENANTS, NAMES, SECTIONS, WILD
from avernus.games.hellgame.cards import BOOK
from avernus.games.hellgame.rules import Hell
from avernus.games.hellgame.rules.turn import PHASES, Turn
from avernus.games.hellgame.verbs import field_of, verb_of
from tests.games.fingerprints import KEPT, followed
from tests.games.hellgame.positions import Position

GAMES: Final = 96
MOST: Final = 120
EVERY: Final = 30
"""So many games, so many actions of each, and a fingerprint for every so many of them."""
OPTIONS: Final[list[dict[str, Any]]] = [
    {"questions": "few"}, {"questions": "each", "quick_combat": "never"},
    {"questions": "merged", "flee_choice": "each", "soul_deals": True},
    {"questions": "few", "quick_combat": "consent", "carry_mode": "count", "influence_freebooters": True},
    {"questions": "few", "mother_doubles_lieutenants": True, "uriel_antehell_flight": True, "deal_offers": 3, "quick_combat": "always"},
    {"questions": "each", "strict_markers": True, "star_compare": "best", "uriel_entry_is_step": False, "all_is_lost": "next_entry"},
]


def plenty(number: int) -> Hell:
    """A position of many things, different for each number; every demon is in play in one game of two or more."""
    rng = Random(f"plenty {number}")
    seats = 2 + number % 5
    position = Position(seats, turn=rng.randint(2, 7), **OPTIONS[number % len(OPTIONS)])
    demons = [d.name for d in BOOK.demons]
    rng.shuffle(demons)
    places = list(NAMES[:SECTIONS])
    rng.shuffle(places)
    leaders = [one.name for one in LIEUTENANTS]
    rng.shuffle(leaders)
    held = [card.id for card in BOOK.arcana for _ in range(card.copies) if card.timing != "macina"]
    rng.shuffle(held)
    for seat in range(seats):
        position.demons(seat, *(demons.pop() for _ in range(2)), earth=rng.random() < 0.3).demons(seat, demons.pop(), earth=True)
        mine = [places.pop() for _ in range(5)]
        position.sections(seat, *mine).hand(seat, *(held.pop() for _ in range(5)))
        position.money(seat, souls=rng.randint(4, 25), favors=rng.randint(0, 4), disfavors=rng.randint(0, 2))
        for _ in range(rng.randint(4, 8)):
            position.legions(seat, rng.choice([*mine, rng.choice(NAMES[:SECTIONS])]))
        if leaders:
            position.lead(seat, mine[0], leaders.pop(), souls=rng.randint(0, 2)).legions(seat, mine[0])
    for _ in range(6):
        position.legions(FREEBOOTERS, rng.choice(places))
    for one in rng.sample([h.id for h in HOUNDS], 4):
        position.pair(rng.choice([WILD, rng.randrange(seats)]), rng.choice(NAMES[:SECTIONS]), one)
    for box in ("heaven", "earth", "hell"):
        if rng.random() < 0.7:
            position.permanent(rng.choice([card.id for card in BOOK.hell if card.box == box]))
    g = position.g
    g.uriel, g.lilith = rng.randrange(SECTIONS), rng.randrange(SECTIONS)
    g.stack = [Turn(stage="begin", phase=rng.randrange(len(PHASES)))]
    g.settle()
    return g


def of_any_kind(state: State, rng: Random) -> tuple[int, int]:
    """An action whose verb is drawn first: a spell is as likely as all marches together."""
    seat, action = choose(state, rng)
    if seat == CHANCE:
        return seat, action
    kinds: dict[tuple[int, int], list[int]] = {}
    for some in state.legal(seat):
        kinds.setdefault((verb_of(some), 0 if verb_of(some) else field_of(some)), []).append(some)
    return seat, rng.choice(kinds[rng.choice(sorted(kinds))])


def prints(number: int) -> list[str]:
    """The fingerprints of one game of plenty."""
    game = find("hellgame")
    state = plenty(number)
    assert not game.laws(state), game.laws(state)
    return followed(game, state, state.seats, MOST, Random(number), EVERY, of_any_kind, 6)


def kept() -> list[list[str]]:
    """What they were."""
    found: list[list[str]] = json.loads((KEPT / "hellgame-plenty.json").read_text(encoding="utf-8"))
    return found


if __name__ == "__main__":
    (KEPT / "hellgame-plenty.json").write_text(json.dumps([prints(number) for number in range(GAMES)], indent=1) + "\n", encoding="utf-8")
