"""What happens in Laberinto Interior, as the rules tell it: each event with its clause and what its sentence mentions.

Everything is public, but for the triangles of a hand that is hidden (L15).
"""

from avernus.core.events import Event
from avernus.core.native import i64
from avernus.core.result import Result
from avernus.games.laberinto.board import CLASS_NAMES, COLOURS, NAMES, TILE_NAMES
from avernus.games.laberinto.verbs import FIGURES

KINDS = ("P", "Y")


def reserved(triangle: i64) -> Event:
    """L15: one for everybody."""
    return Event("reserved", "L15", {"triangle": CLASS_NAMES[triangle]})


def dealt(name: str, owner: i64, hand: dict[str, int], hidden: bool) -> Event:
    """L15: a hand is complete (`dealt`, or `dealt-rest` for the last one); only its owner may know it where hands are hidden."""
    triangles = [triangle for triangle, n in hand.items() for _ in range(n)]
    params = {"seat": int(owner), "count": len(triangles), "triangles": triangles}
    return Event(name, "L15", params, (int(owner),) if hidden else None)


def begins(seat: i64) -> Event:
    """L16."""
    return Event("first", "L16", {"seat": int(seat)})


def moves_first(seat: i64) -> Event:
    """L18."""
    return Event("moves-first", "L18", {"seat": int(seat)})


def placed(seat: i64, cell: i64, tile: i64, common: i64) -> Event:
    """L20: out of the hand, or out of the reserve."""
    params = {"seat": int(seat), "cell": NAMES[cell], "tile": TILE_NAMES[tile]}
    return Event("placed-reserve", "L20", params) if common else Event("placed", "L20", params)


def joined() -> Event:
    """L23."""
    return Event("joined", "L23", {})


def passed(seat: i64, clause: str) -> Event:
    """L20 in building, L30 later."""
    return Event("passed", clause, {"seat": int(seat)})


def building_over(seat: i64) -> Event:
    """L20, with `lot=once`: the seat that began it begins the turns too."""
    return Event("building-over", "L20", {"seat": int(seat)})


def building_done() -> Event:
    """L20: lots are drawn next (L18)."""
    return Event("building-done", "L20", {})


def ready() -> Event:
    """L19: the maze was there before anybody came."""
    return Event("maze-ready", "L19", {})


def rolled(seat: i64, pips: i64) -> Event:
    """L43."""
    return Event("rolled", "L43", {"seat": int(seat), "pips": int(pips)})


def entered(seat: i64, colour: i64, kind: i64, at: i64) -> Event:
    """L32."""
    return Event("entered", "L32", {"seat": int(seat), "kind": KINDS[kind], "at": NAMES[at], "colour": COLOURS[colour]})


def moved(name: str, clause: str, seat: i64, colour: i64, figure: i64, path: list[int], taking: bool) -> Event:
    """L33, L34, L36, L43: `stepped`, `ran`, `ran-by-rider` or `walked`, with all cells from the first to the last."""
    ends = {"from": NAMES[path[0]], "to": NAMES[path[-1]]}
    named = {"figure": FIGURES[figure - 1]}
    whose = {"colour": COLOURS[colour]}
    params = {"seat": int(seat), **ends, **whose, **named} if taking else {"seat": int(seat), **named, **ends, **whose}
    return Event(name, clause, {**params, "path": [NAMES[cell] for cell in path]})


def eliminated(seat: i64, victim: i64, colour: i64, cell: i64) -> Event:
    """L39: a prism."""
    return Event("eliminated", "L39", {"seat": int(seat), "victim": int(victim), "colour": COLOURS[colour], "cell": NAMES[cell]})


def captured(seat: i64, victim: i64, colour: i64, cell: i64) -> Event:
    """L39: a pyramid of a colour, taken from whoever had it."""
    return Event("captured", "L39", {"seat": int(seat), "victim": int(victim), "colour": COLOURS[colour], "cell": NAMES[cell]})


def freed(seat: i64, victim: i64, colour: i64, cell: i64) -> Event:
    """L39: a pyramid of the captor's own."""
    return Event("freed", "L39", {"seat": int(seat), "victim": int(victim), "colour": COLOURS[colour], "cell": NAMES[cell]})


def mounted(seat: i64, colour: i64, came: i64, to: i64) -> Event:
    """L38."""
    return Event("mounted", "L38", {"seat": int(seat), "from": NAMES[came], "to": NAMES[to], "colour": COLOURS[colour]})


def dismounted(seat: i64, colour: i64, came: i64, to: i64) -> Event:
    """L38: onto a neighbouring cell."""
    return Event("dismounted", "L38", {"seat": int(seat), "from": NAMES[came], "to": NAMES[to], "colour": COLOURS[colour]})


def dismounted_here(seat: i64, colour: i64, at: i64) -> Event:
    """L38: in the prism's own cell."""
    here = NAMES[at]
    return Event("dismounted", "L38", {"seat": int(seat), "at": here, "colour": COLOURS[colour], "from": here, "to": here})


def went_out(seat: i64, colour: i64, at: i64) -> Event:
    """L40."""
    return Event("went-out", "L40", {"seat": int(seat), "at": NAMES[at], "colour": COLOURS[colour]})


def crossed(seat: i64, colour: i64, figure: i64, at: i64, door: i64) -> Event:
    """L41."""
    params = {"seat": int(seat), "figure": FIGURES[figure - 1], "at": NAMES[at], "colour": COLOURS[colour], "door": COLOURS[door]}
    return Event("crossed", "L41", params)


def came_back(seat: i64, colour: i64, pair: i64, prisoner: i64, at: i64) -> Event:
    """L42."""
    params = {"seat": int(seat), "pair": COLOURS[pair], "prisoner": COLOURS[prisoner], "at": NAMES[at], "colour": COLOURS[colour]}
    return Event("came-back", "L42", params)


def retired(seat: i64) -> Event:
    """L52."""
    return Event("retired", "L52", {"seat": int(seat)})


def ended(result: Result) -> Event:
    """L50-L53."""
    return Event("ended-" + result.reason, result.clause, {"winners": list(result.winners), "winner": result.winners[0]})
