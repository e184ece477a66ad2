"""What is seen of a game of Laberinto Interior: everything, but for the other hands where they are hidden."""

from typing import Any, Final

from avernus.core.events import Prompt
from avernus.core.native import i64, vec
from avernus.core.result import Result
from avernus.core.seats import CHANCE, COVERED, NOBODY, OPEN, Visibility
from avernus.games.laberinto import steps
from avernus.games.laberinto.board import CELLS, CLASS_NAMES, CLASSES, COLOURS, named
from avernus.games.laberinto.state import (
    ALL_BOUND,
    BAG,
    BOUND,
    CROSSINGS,
    ELIMINATED,
    FIRST_DOOR,
    GONE,
    HOLD,
    PAIRS,
    PRISMS,
    PRISONERS,
    PYRAMIDS,
    RESERVE,
    LaberintoState,
    colours_of,
    figures_on,
    tile_on,
    triangles_of,
)
from avernus.games.laberinto.verbs import PASS, PLACE, WIDTH

MIXES: Final = 4
"""How many exchanges are tried for each piece, after everything has found a place."""


def lacks_of(state: LaberintoState, seat: int) -> list[str]:
    """The triangles that a seat is known not to hold."""
    return [name for i, name in enumerate(CLASS_NAMES) if state.lacks[seat * 2 + i // 38] >> (i % 38) & 1]


def write_captives(held: int) -> str:
    """The colours of captives, a letter for each."""
    return "".join(COLOURS[c] * (held >> c * 2 & 3) for c in range(6))


def captives_in(state: LaberintoState) -> dict[str, list[str]]:
    """L45: the captives of each prism that has any: by cell, a text for each figure there; by two letters, for the crossed ones."""
    if not state.bound_captives:
        return {}
    found = {}
    for name, cell in CELLS.items():
        if state.bound[cell] != 0:
            held = int(state.bound[cell])
            found[name] = [write_captives(held & ALL_BOUND), write_captives(held >> BOUND)][:len(figures_on(state, cell))]
    for at in range(36):
        if state.bound_away[at] != 0:
            found[COLOURS[at // 6] + COLOURS[at % 6]] = [write_captives(int(state.bound_away[at]))]
    return found


def view_of(state: LaberintoState, viewer: int | None, result: Result | None) -> dict[str, Any]:
    """All that a seat (`None`: a spectator) may see."""
    seats = range(int(state.seats))
    step = int(state.step)
    return {
        "game": "laberinto",
        "options": dict(state.options),
        "colours": ["".join(COLOURS[c] for c in colours_of(state, seat)) for seat in seats],
        "doors": {COLOURS[side]: named(state.doors, side * 16) for side in range(6)},
        "board": {name: tile_on(state, cell) for name, cell in CELLS.items() if state.is_laid(cell)},
        "figures": [
            {"cell": name, "colour": COLOURS[int(state.stands[cell]) >> 8], "figures": figures_on(state, cell)}
            for name, cell in CELLS.items() if state.stands[cell] != 0
        ],
        "teams": {COLOURS[c]: team_view(state, c) for seat in seats for c in colours_of(state, seat)},
        "prisoners": [
            {COLOURS[c]: int(n) for c in range(6) if (n := state.count[PRISONERS + seat * 6 + c])} for seat in seats
        ],
        "captives": captives_in(state),
        "alliances": [int(state.alliance[seat]) for seat in seats],
        "crossings": [int(state.count[CROSSINGS + seat]) for seat in seats],
        "retired": [seat for seat in seats if state.retired >> seat & 1],
        "joined": state.joined,
        "step": steps.NAMES[step],
        "mover": int(state.actor) if state.actor not in (CHANCE, NOBODY) else None,
        "active": int(state.active) if step in (steps.BUILDING, steps.LATE, steps.ROLLING, steps.TURN) else None,
        "first": int(state.first) if step > steps.CHOOSING_FIRST and step != steps.DRAWING_LOTS else None,
        "owner": int(state.owner) if step == steps.DEALING else None,
        "left": int(state.left),
        "pips": int(state.pips),
        "passed": int(state.passed),
        "built": int(state.built), "build_limit": int(state.build * state.seats),
        "idle": int(state.idle), "idle_limit": int(state.quiet_rounds * state.seats),
        "passes": int(state.passes),
        "turns": int(state.turns), "turn_limit": int(state.max_rounds * state.seats),
        "reserve": triangles_of(state, RESERVE),
        "bag": int(state.size[BAG]),
        "sizes": [int(state.size[seat]) for seat in seats],
        "hands": [triangles_of(state, seat) if not state.hidden or seat == viewer else None for seat in seats],
        "lacks": [lacks_of(state, seat) for seat in seats] if state.hidden else None,
        "result": None if result is None else result.dump(),
    }


def team_view(state: LaberintoState, colour: int) -> dict[str, Any]:
    """What a colour has off the board."""
    return {
        "prisms": int(state.count[PRISMS + colour]),
        "pyramids": int(state.count[PYRAMIDS + colour]),
        "eliminated": int(state.count[ELIMINATED + colour]),
        "gone": int(state.count[GONE + colour]),
        "crossed": {COLOURS[rider]: int(n) for rider in range(6) if (n := state.count[PAIRS + colour * 6 + rider])},
    }


def sees(state: LaberintoState, viewer: int | None, seat: int) -> Visibility:
    """How much of an action the viewer may know, where hands are hidden."""
    secret = seat == CHANCE and state.step == steps.DEALING and state.owner != RESERVE
    return COVERED if secret and viewer != state.owner else OPEN


def prompt_of(state: LaberintoState, seat: int | None, legal: list[int]) -> Prompt:
    """What is asked of the seat, or whom it is waiting for."""
    if state.actor == NOBODY:
        return Prompt("over")
    if state.actor == CHANCE:
        return Prompt("chance")
    params: dict[str, Any] = {"mover": int(state.actor)}
    if seat is None or seat != state.actor:
        return Prompt("wait-build" if state.step == steps.BUILDING else "wait", params)
    params |= {"left": int(state.left), "pips": int(state.pips)}
    verbs = {action >> WIDTH for action in legal}
    if state.step == steps.BUILDING:
        code = "build-nothing" if PLACE not in verbs else "build-first" if state.kind == FIRST_DOOR else "build"
    elif state.step == steps.LATE:
        code = "late"
    elif verbs <= {PLACE, PASS}:
        code = "stuck-place" if PLACE in verbs else "stuck"
    elif state.dice:
        code = "walk"
    else:
        code = "turn" if PLACE in verbs else "move"
    return Prompt(code, params)


# -- the other worlds: hands dealt anew --------------------------------------------------------------


def deal_anew(world: LaberintoState, viewer: int | None, rng: Any) -> None:
    """Make a state one that the viewer cannot tell from it: the same sizes, and nobody has what he is known to lack."""
    hidden = [owner for owner in (*range(int(world.seats)), BAG) if owner != viewer and world.size[owner] > 0]
    pool = [i for i, tile in enumerate(CLASSES) for _ in range(sum(int(world.has(owner, tile)) for owner in hidden))]
    sizes = {owner: int(world.size[owner]) for owner in hidden}
    for owner in hidden:
        world.size[owner] = 0
        for i in range(HOLD):
            world.hold[owner * HOLD + i] = 0
    for owner, pieces in Deal(world.lacks, sizes, pool, rng).hands.items():
        for i in pieces:
            world.give(owner, CLASSES[i])


class Deal:
    """Pieces dealt at random into hands of known sizes, none to a hand that is known to lack it."""

    def __init__(self, lacks: vec[i64], sizes: dict[int, int], pool: list[int], rng: Any) -> None:
        self.lacks = lacks
        self.sizes = sizes
        self.hands: dict[int, list[int]] = {owner: [] for owner in sizes}
        rng.shuffle(pool)
        pool.sort(key=self.choices)
        for piece in pool:
            self.deal(piece, rng)
        self.mix(rng)

    def may_hold(self, owner: int, piece: int) -> bool:
        """Could the owner have it, as far as anybody knows?"""
        return owner == BAG or not self.lacks[owner * 2 + piece // 38] >> (piece % 38) & 1

    def choices(self, piece: int) -> int:
        """In how many hands it could be: the hardest pieces are dealt first."""
        return sum(self.may_hold(owner, piece) for owner in self.hands)

    def deal(self, piece: int, rng: Any) -> None:
        """Into a hand with space, likelier the more it has; else by moving others on along the shortest chain."""
        space = {o: self.sizes[o] - len(hand) for o, hand in self.hands.items() if len(hand) < self.sizes[o] and self.may_hold(o, piece)}
        if space:
            self.hands[rng.choices(list(space), list(space.values()))[0]].append(piece)
            return
        came: dict[int, tuple[int, int] | None] = {o: None for o in self.hands if self.may_hold(o, piece)}
        queue = list(came)
        for owner in queue:
            if len(self.hands[owner]) < self.sizes[owner]:
                self.push_along(owner, came, piece)
                return
            for other in self.hands:
                movable = None if other in came else next((p for p in self.hands[owner] if self.may_hold(other, p)), None)
                if movable is not None:
                    came[other] = (owner, movable)
                    queue.append(other)
        raise AssertionError("the true deal is one, so a deal exists")

    def push_along(self, owner: int, came: dict[int, tuple[int, int] | None], piece: int) -> None:
        """Move one piece along each link of the chain that ends in a hand with space."""
        while (link := came[owner]) is not None:
            giver, moved = link
            self.hands[giver].remove(moved)
            self.hands[owner].append(moved)
            owner = giver
        self.hands[owner].append(piece)

    def mix(self, rng: Any) -> None:
        """Exchange pieces at random where both may go, so that the order of dealing leaves no trace."""
        slots = [(owner, i) for owner, hand in self.hands.items() for i in range(len(hand))]
        for _ in range(MIXES * len(slots) if len(self.hands) > 1 else 0):
            (a, i), (b, j) = slots[rng.randrange(len(slots))], slots[rng.randrange(len(slots))]
            if a != b and self.may_hold(a, self.hands[b][j]) and self.may_hold(b, self.hands[a][i]):
                self.hands[a][i], self.hands[b][j] = self.hands[b][j], self.hands[a][i]
