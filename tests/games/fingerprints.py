"""`python -m tests.games.fingerprints [GAME …]`: write down anew what random games of each kind look like, where a change is meant.

A fingerprint takes in everything that a table can notice: who acts, what is legal, what is asked and told, each seat's view, why other
actions are refused, what a bot would imagine, what a learner observes. It is kept for every hundred actions, so that a test can say from
where on a game is another one.
"""

import hashlib
import json
import sys
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from avernus.conformance.random_play import choose
from avernus.core.game import Game
from avernus.core.seats import CHANCE
from avernus.core.state import State
from avernus.games import find

KEPT: Final = Path(__file__).parent / "kept"
EVERY: Final = 100
"""A fingerprint for so many actions."""
SELDOM: Final = 6
"""Imagined worlds and observations are looked at once in so many actions."""
TRIED: Final = 4
"""So many actions that were legal lately are judged in each state."""
Choice = Callable[[State, Random], tuple[int, int]]
CASES: Final[dict[str, list[tuple[int, dict[str, Any], int]]]] = {
    "splut": [(2, {}, 300), (3, {"first": 2, "pull_and_throw": True}, 300),
              (4, {"levitate_ahead": False, "levitate_behind": False, "repetition": True, "turn_cap": 60}, 300)],
    "inferno-race": [(2, {}, 600), (3, {"any_time": True, "stairs": 6, "recycle_gems": True, "max_rounds": 40}, 500),
                     (5, {"return_chain": True, "banana_chain": False, "start_steps": "far", "quiet_rounds": 12}, 500)],
    "laberinto": [(3, {"maze": "ready", "quiet_rounds": 8}, 300), (4, {"dice": True, "captives": "prism", "build": 3}, 300),
                  (5, {"maze": "ready", "exact_die": True, "dice": True, "hidden_hands": True, "door": "right", "alliances": 2}, 300)],
    "inferno-trade": [(2, {"series": 2}, 160), (3, {"allow_gifts": True, "specials_any_time": True, "forced_face_down": True}, 160),
                      (4, {"driver": "ticks", "buona_azione": "minus7", "tiebreak": "best_soul"}, 200),
                      (6, {"driver": "live", "private_offers": True}, 160)],
    "hellgame": [(2, {"soul_deals": True, "deal_offers": 2, "macina": True}, 900), (3, {}, 900),
                 (4, {"quick_combat": "never", "questions": "each", "flee_choice": "each"}, 900)],
}
"""Seats, options, and how many actions are followed."""


def plain(value: Any) -> Any:
    """A value as JSON has it; what has no such form, as it prints itself."""
    return value if isinstance(value, str | int | float | bool | None) else str(value)


def told(value: Any) -> bytes:
    """A value as bytes that are the same today and tomorrow."""
    return json.dumps(value, sort_keys=True, default=plain, ensure_ascii=False).encode()


def noticed(game: Game, state: State, count: int, lately: deque[tuple[int, int]], number: int, looked: int) -> Iterator[Any]:
    """All that can be noticed of a state."""
    seats = range(count)
    actors = state.actors()
    yield actors, state.default(actors[0]) if actors and actors[0] != CHANCE else None
    for seat in actors:
        yield [state.outcomes()] if seat == CHANCE else state.legal(seat)[:300]
    for seat in (None, *seats):
        prompt = state.prompt(seat)
        yield prompt.code, prompt.params, state.waiting(seat)
    if number % looked == 0:
        yield state.view(None), state.view(number // looked % len(seats))
    for seat, action in lately:
        why = state.refusal(seat, action)
        yield None if why is None else (why.code, why.clause, why.params)
    result = state.result()
    yield None if result is None else (result.ranks, result.reason, result.clause, result.scores)
    if number % SELDOM:
        return
    looking = number // SELDOM % len(seats)
    yield state.redeal(looking, Random(number)).dump()
    encoding = game.encoding()
    assert encoding is not None
    canvas = encoding.canvas(1)
    canvas.begin(0)
    encoding.observe(state, looking, canvas)
    canvas.end(0)
    yield list(canvas.out)
    for seat in actors:
        legal = state.legal(seat)[:50] if seat >= 0 else []
        yield [(int(encoding.number(state, seat, action)), game.write(state, seat, action)) for action in legal]


def fingerprints(name: str, seats: int, options: dict[str, Any], most: int) -> list[str]:
    """A random game, a fingerprint for every so many of its actions."""
    game = find(name)
    return followed(game, game.new(seats, options), seats, most, Random(f"{name} {seats}"), EVERY, choose, 1)


def followed(game: Game, state: State, seats: int, most: int, rng: Random, every: int, choice: Choice, looked: int) -> list[str]:
    """The fingerprints of a game that is played on from a state; views are looked at once in so many actions."""
    lately = deque[tuple[int, int]](maxlen=TRIED)
    found, so_far = [], hashlib.sha256()
    for number in range(most + 1):
        for thing in noticed(game, state, seats, lately, number, looked):
            so_far.update(told(thing))
        over = not state.actors()
        if number and (over or number % every == 0):
            found.append(so_far.hexdigest()[:8])
        if over:
            break
        seat, action = choice(state, rng)
        if seat >= 0:
            lately.append((seat, rng.choice(state.legal(seat))))
        so_far.update(told([int(state.sees(viewer, seat, action)) for viewer in (None, *range(seats))]))
        events: list[Any] = []
        state.apply(seat, action, events)
        so_far.update(told([(event.name, event.clause, event.params, event.to) for event in events]))
    return found


def kept(name: str) -> dict[str, list[str]]:
    """The fingerprints of a game's kinds, as they were written down."""
    found: dict[str, list[str]] = json.loads((KEPT / f"{name}.json").read_text(encoding="utf-8"))
    return found


def main() -> None:
    """Write them down anew."""
    for name in sys.argv[1:] or CASES:
        rows = {f"{seats} {json.dumps(options)}": fingerprints(name, seats, options, most) for seats, options, most in CASES[name]}
        (KEPT / f"{name}.json").write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
