"""What is seen of the race: everything but the other hands, the deck, and tiles that were never turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from avernus.core.events import Prompt
from avernus.core.result import Result
from avernus.core.seats import CHANCE, NOBODY
from avernus.games.inferno_race import choices, pieces
from avernus.games.inferno_race.board import (
    BLUES,
    CARDS,
    FIRST_SQUARE,
    FIRST_STEP,
    KIND_COUNT,
    LAST_SQUARE,
    NOWHERE,
    SEATS,
    THRONE,
    TILES,
    places_in,
    position_of,
)
from avernus.games.inferno_race.cards import DECK, MOST_SEATS, PILE
from avernus.games.inferno_race.course import LAST_ROUND, ON_THE_THRONE, RUNNING

if TYPE_CHECKING:
    from avernus.games.inferno_race.rules import InfernoRace

STEPS: dict[int, tuple[str, tuple[str, ...]]] = {
    pieces.MAIN: ("main", ()),
    pieces.ROLL: ("roll", ()),
    pieces.MOVE: ("move", ("value", "bananas")),
    pieces.ARRIVE: ("arrive", ("at", "acts")),
    pieces.FIGHT: ("fight", ("at", "acts", "rival", "side", "floor", "attack", "defence")),
    pieces.STEP: ("step", ("why",)),
    pieces.DEAL: ("deal", ("seat", "count")),
    pieces.ROOM: ("room", ("must", "count")),
    pieces.FREE: ("free", ("moved",)),
    pieces.PARRY: ("parry", ("at", "", "rival")),
    pieces.GEMS: ("gems", ("", "count", "blue", "red")),
    pieces.TILE: ("tile", ("at", "until")),
}
"""Each kind of question: its name, and the names of its numbers in the order of the stack."""
PLACES = frozenset({"at", "until", "moved"})
"""Numbers that are places, told as positions."""

ENDINGS = {ON_THE_THRONE: ("throne", "D70"), LAST_ROUND: ("rounds", "D71")}
QUIET = (choices.REST, choices.STAND, choices.CONCEDE, choices.FALL, choices.DECLINE, choices.BUY)
"""What a player who does not answer is taken to do, where it is legal."""


def row_of(state: InfernoRace, row: int) -> list[str]:
    """The cards of a row by name, in order of kinds."""
    return [CARDS[kind] for kind in range(KIND_COUNT) for _ in range(int(state.cards[row * KIND_COUNT + kind]))]


def counted(numbers: Any, seat: int) -> list[str]:
    """Cards of a seat's memory by name."""
    return [CARDS[kind] for kind in range(KIND_COUNT) for _ in range(int(numbers[seat * KIND_COUNT + kind]))]


def steps_of(state: InfernoRace) -> list[dict[str, Any]]:
    """The stack of questions, the open one last."""
    found = []
    for i in range(int(state.depth)):
        numbers = [int(state.stack[i * pieces.WIDE + k]) for k in range(pieces.WIDE)]
        name, fields = STEPS[numbers[0]]
        step: dict[str, Any] = {"step": name}
        for field, number in zip(fields, numbers[1:], strict=False):
            if field in PLACES:
                step[field] = None if number == NOWHERE else position_of(number)
            elif field:
                step[field] = number
        found.append(step)
    return found


def player_of(state: InfernoRace, seat: int) -> dict[str, Any]:
    """What everybody sees of a player."""
    return {
        "imps": [position_of(place) for place in places_in(int(state.imps[seat]))],
        "dead": int(state.dead[seat]),
        "throne": int(state.home[seat]),
        "gems": int(state.gems[seat]),
    }


def memory_of(state: InfernoRace, seat: int) -> dict[str, Any]:
    """What a seat can tell of the other hands since the last reshuffle."""
    return {
        "held": counted(state.held, seat),
        "carried": counted(state.carried, seat),
        "old": [int(state.old[seat * MOST_SEATS + other]) for other in range(int(state.seats))],
    }


def tiles_of(state: InfernoRace) -> list[str | None]:
    """The type of each square's tile; `None` where nobody has seen it."""
    return [TILES[int(state.tiles[p]) - 1] if state.tiles[p] else None for p in range(FIRST_SQUARE, LAST_SQUARE + 1)]


def blues_out(state: InfernoRace) -> int:
    """Blue gems that have just been drawn and go back when the draw is over."""
    return int(state.number(pieces.BLUE)) if state.step() == pieces.GEMS else 0


def view_of(state: InfernoRace, seat: int | None) -> dict[str, Any]:
    """The table as a seat (or a spectator) sees it."""
    seats = range(int(state.seats))
    mover = int(state.mover())
    result = state.result()
    view: dict[str, Any] = {
        "game": "inferno-race",
        "target": int(state.target),
        "stairs": int(state.stairs),
        "colours": list(SEATS[:len(seats)]),
        "players": [player_of(state, other) | {"cards": int(state.sizes[other])} for other in seats],
        "tiles": tiles_of(state),
        "up": [position_of(place) for place in places_in(int(state.up))],
        "unseen": {
            "first": dict(zip(TILES, map(int, list(state.pool)[:6]), strict=True)),
            "rest": dict(zip(TILES, map(int, list(state.pool)[6:]), strict=True)),
        },
        "deck": int(state.sizes[DECK]),
        "discards": row_of(state, PILE),
        "bag": {"red": int(state.bag), "blue": BLUES - blues_out(state)},
        "spent": int(state.out),
        "active": int(state.active),
        "mover": None if mover in (CHANCE, NOBODY) else mover,
        "turn": int(state.turn),
        "round": (int(state.turn) - 1) // len(seats) + 1,
        "shuffles": int(state.shuffles),
        "steps": steps_of(state),
        "result": None if result is None else result.dump(),
    }
    if seat is not None and seat in seats:
        view["seat"] = seat
        view["hand"] = row_of(state, seat)
        view["memory"] = memory_of(state, seat)
    return view


def prompt_of(state: InfernoRace, seat: int | None) -> Prompt:
    """The open question in a word, with its numbers."""
    mover = int(state.mover())
    if mover == NOBODY:
        return Prompt("over")
    if seat is None or seat != mover:
        return Prompt("chance" if mover == CHANCE else "wait", {"mover": mover})
    step = steps_of(state)[-1]
    code = step.pop("step")
    params = {name: number for name, number in step.items() if number is not None}
    if code == "move":
        code = "move-wild" if params["value"] == 0 else "move"
        params["total"] = params["value"] + params["bananas"]
        if not state.can_move(seat):
            code = "move-none"
    elif code == "fight":
        side = params["side"]
        params["need"], params["total"] = int(state.need()), params["defence" if side else "attack"]
        params["rival"] = int(state.active) if side else params["rival"]
        code = "fight-hopeless" if not state.can_add(seat) else "fight-enough" if state.can_stand() else "fight"
    elif code == "step":
        code = "step-mover" if params["why"] == pieces.THE_MOVER else "step-dead"
    elif code == "room":
        code = "room-must" if params["must"] else "room-may"
    elif code == "free":
        params["most"] = int(state.buyable())
        code = "free-buy" if params["most"] else "free"
    elif code == "parry":
        params["rival"] = int(state.active)
    return Prompt(code, params)


def default_of(state: InfernoRace, seat: int) -> int:
    """The answer that spends nothing, or the first legal one."""
    legal = state.legal(seat)
    for verb in QUIET:
        for action in legal:
            if action >> choices.WIDTH == verb:
                return action
    return legal[0]


def result_of(state: InfernoRace) -> Result | None:
    """D70: the winner first, the others second; D71: by imps on the throne, then by the sum of their positions."""
    if state.ending == RUNNING:
        return None
    seats = range(int(state.seats))
    reason, clause = ENDINGS[int(state.ending)]
    if state.ending == ON_THE_THRONE:
        return Result(tuple(1 if state.home[seat] >= state.target else 2 for seat in seats), reason, clause)
    worth = [(int(state.home[seat]), distance_run(state, seat)) for seat in seats]
    return Result(tuple(1 + sum(other > worth[seat] for other in worth) for seat in seats), reason, clause)


def distance_run(state: InfernoRace, seat: int) -> int:
    """D71: the sum of the positions of a player's imps; a dead one counts -4."""
    alive = sum(position_of(place) for place in places_in(int(state.imps[seat])))
    return alive + int(state.home[seat]) * position_of(THRONE) - 4 * int(state.dead[seat])


def step_name(place: int) -> int:
    """The number of a step, from its place."""
    return FIRST_STEP + 1 - place
