"""Why an action of Laberinto Interior is refused. What is legal the rules have listed; this file only looks for the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from avernus.core.refusals import Refusal
from avernus.core.seats import NOBODY
from avernus.games.laberinto import building, rules
from avernus.games.laberinto.actions import FIGURES, TABLE
from avernus.games.laberinto.board import CELLS, COLOURS, EDGES, NAMES, NEXT, NO_SIDE, OFF
from avernus.games.laberinto.figures import PAIRS, PRISM, PRISMS, PRISONERS, PYRAMID, PYRAMIDS, RIDDEN
from avernus.games.laberinto.maze import RESERVE
from avernus.games.laberinto.triangles import FREE, TILE_NAMES, edges_of

if TYPE_CHECKING:
    from avernus.games.laberinto.rules import Laberinto

BY_CLAUSE: Final[dict[str, tuple[str, ...]]] = {
    "L12": ("no-such-figure",),
    "L15": ("not-in-reserve",),
    "L16": ("not-your-turn",),
    "L20": ("not-moving", "not-in-hand"),
    "L21": ("occupied-cell", "edge-mismatch", "border-mismatch"),
    "L22": ("must-place", "own-door-first"),
    "L24": ("gap-first", "own-path"),
    "L25": ("not-joined",),
    "L30": ("no-such-action", "not-building", "must-move", "late-done"),
    "L31": ("no-triangle", "foreign-figure", "full-cell"),
    "L32": ("none-in-reserve", "wrong-door"),
    "L34": ("run-blocked", "not-reachable"),
    "L37": ("not-adjacent",),
    "L38": ("no-prism-to-mount", "mount-too-far", "dismount-full", "dismount-too-far", "foreign-rider"),
    "L39": ("pair-immune", "no-prey", "pyramid-captures", "carrier-captures"),
    "L40": ("out-wrong-door",),
    "L41": ("not-a-door", "wrong-exit"),
    "L42": ("no-pair", "no-prisoner"),
    "L43": ("no-die", "walk-too-far", "not-exact"),
    "L50": ("game-over",),
    "L80": ("own-team",),
}
"""The clauses, and the reasons that rest on each."""
CLAUSES: Final = {code: clause for clause, codes in BY_CLAUSE.items() for code in codes}
REASONS: Final = {code: (code, clause) for code, clause in CLAUSES.items()}
"""Every code with its clause, as in the other games."""


def refusal_of(state: Laberinto, seat: int, action: int) -> Refusal | None:
    """Why the seat may not play the action; `None` if it may."""
    verb = TABLE.verb(action)
    if verb is None or verb.by is not None:
        return Refusal("no-such-action", CLAUSES["no-such-action"])
    if state.actor == NOBODY:
        return Refusal("game-over", CLAUSES["game-over"])
    if seat < 0 or seat != state.actor:
        return Refusal("not-your-turn", CLAUSES["not-your-turn"], {"mover": int(state.actor)})
    if action in state.legal(seat):
        return None
    fields = TABLE.unpack(action)[1]
    code, extra = Judge(state, seat).reason(verb.name, fields)
    return Refusal(code, CLAUSES[code], {"action": TABLE.write(action), **fields, **extra})


Reason = tuple[str, dict[str, Any]]


class Judge:
    """Looks for the first thing that is wrong with an illegal action of the seat to move."""

    def __init__(self, state: Laberinto, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.colours = [int(state.team[seat * 2 + i]) for i in range(int(state.teams))]

    def reason(self, verb: str, fields: dict[str, str]) -> Reason:
        """The code of the reason, and what its sentence mentions beside the action's own fields."""
        step = int(self.state.step)
        if verb == "place":
            return self.placement(CELLS[fields["cell"]], TILE_NAMES.index(fields["tile"][:3]), fields["tile"].endswith("*"))
        if verb == "pass":
            return ("must-place" if step == rules.BUILDING else "must-move"), {}
        if verb == "go":
            return "no-die", {}
        if step != rules.TURN:
            return "not-moving", {}
        reason: Reason = getattr(self, f"judge_{verb}")(**{f"{key}_" if key == "from" else key: value for key, value in fields.items()})
        return reason

    # -- placements ---------------------------------------------------------------------------------

    def placement(self, cell: int, tile: int, common: bool) -> Reason:
        """L20-L26, L30 i."""
        state = self.state
        if not state.may_place():
            return ("late-done" if state.step in (rules.TURN, rules.LATE) else "not-building"), {}
        if state.has(RESERVE if common else self.seat, tile) == 0:
            return ("not-in-reserve" if common else "not-in-hand"), {}
        if state.is_laid(cell):
            return "occupied-cell", {}
        asked = int(state.edges[cell])
        for k, colour in enumerate(edges_of(tile)):
            wanted = asked >> (6 - 3 * k) & 7
            if wanted not in (FREE, colour):
                border = NEXT[cell * 3 + k] == OFF
                return ("border-mismatch" if border else "edge-mismatch"), {
                    "edge": EDGES[k], "colour": COLOURS[colour], "wanted": COLOURS[wanted],
                }
        kind = int(state.find_ground(self.seat))
        code = {building.FIRST_DOOR: "own-door-first", building.NOWHERE: "own-door-first", building.GAP: "gap-first"}
        return code.get(kind, "not-joined" if kind == building.ANYWHERE else "own-path"), {}

    # -- movements ----------------------------------------------------------------------------------

    def judge_enter(self, kind: str, at: str) -> Reason:
        """L32."""
        cell = CELLS[at]
        door = int(self.state.side[cell])
        if door not in self.colours:
            return "wrong-door", {}
        if self.state.count[(PRISMS if kind == "P" else PYRAMIDS) + door] == 0:
            return "none-in-reserve", {}
        return self.landing(door, cell, PRISM if kind == "P" else PYRAMID)

    def landing(self, colour: int, cell: int, figure: int) -> Reason:
        """L31: why a figure may not end on a cell."""
        state = self.state
        there = int(state.stands[cell])
        if not state.is_laid(cell):
            return "no-triangle", {}
        if there and there >> 8 == colour:
            return "full-cell", {}
        if there and state.seat_of[there >> 8] == self.seat:
            return "own-team", {}
        if there and there >> 4 & 15:
            return "pair-immune", {"colour": COLOURS[there >> 8]}
        if there and figure != PRISM:
            return ("pyramid-captures" if figure == PYRAMID else "carrier-captures"), {"colour": COLOURS[there >> 8]}
        return "not-reachable", {}

    def standing(self, cell: int, figure: int) -> int | None:
        """The colour of the seat's own figure on a cell, if it stands there."""
        there = int(self.state.stands[cell])
        if not there or there >> 8 not in self.colours or figure not in (there & 15, there >> 4 & 15):
            return None
        return there >> 8

    def judge_move(self, figure: str, from_: str, to: str) -> Reason:
        """L33-L37, L43."""
        code = FIGURES.index(figure) + 1
        colour = self.standing(CELLS[from_], code)
        if colour is None:
            return "no-such-figure", {"at": from_}
        end = CELLS[to]
        there = int(self.state.stands[end])
        if code == PRISM and there and self.state.prey(self.seat, end):
            return "foreign-figure", {"colour": COLOURS[there >> 8]}
        if not self.state.room(colour, end):
            return self.landing(colour, end, code)
        return self.too_far(colour, CELLS[from_], end, code)

    def judge_take(self, from_: str, to: str) -> Reason:
        """L39."""
        end = CELLS[to]
        colour = self.standing(CELLS[from_], PRISM)
        if colour is None:
            there = int(self.state.stands[CELLS[from_]])
            carrier = there and there >> 8 in self.colours and max(there & 15, there >> 4 & 15) >= RIDDEN
            return ("carrier-captures", {"colour": ""}) if carrier else ("no-such-figure", {"at": from_, "figure": "p"})
        if not self.state.prey(self.seat, end):
            there = int(self.state.stands[end])
            if there and there >> 8 != colour:
                return self.landing(colour, end, PRISM)
            return "no-prey", {}
        return self.too_far(colour, CELLS[from_], end, PRISM)

    def too_far(self, colour: int, came: int, end: int, figure: int) -> Reason:
        """A cell that could be entered, but not from here."""
        if figure == PYRAMID:
            return "not-adjacent", {}
        if self.state.dice:
            exact = self.state.stands[end] and self.state.prey(self.seat, end)
            return ("not-exact" if exact else "walk-too-far"), {"pips": int(self.state.pips)}
        blocked = self.blocked(colour, came, end)
        return ("run-blocked", {"cell": blocked}) if blocked else ("not-reachable", {})

    def blocked(self, colour: int, came: int, end: int) -> str:
        """The foreign figure that stands in the way on the straight line from one cell to another, if one does."""
        for first in range(3):
            for second in range(3):
                at, edge, found = int(NEXT[came * 3 + first]), second, ""
                while second != first and at != OFF and at != end:
                    there = int(self.state.stands[at])
                    found = found or (NAMES[at] if there and there >> 8 != colour else "")
                    at, edge = int(NEXT[at * 3 + edge]), first + second - edge
                if second != first and at == end and found:
                    return found
        return ""

    def judge_mount(self, from_: str, to: str) -> Reason:
        """L38."""
        colour = self.standing(CELLS[from_], PYRAMID)
        if colour is None:
            return "no-such-figure", {"at": from_, "figure": "y"}
        if not self.state.has_prism(colour, CELLS[to]):
            return "no-prism-to-mount", {}
        return "mount-too-far", {}

    def judge_dismount(self, at: str) -> Reason:
        """L38."""
        return self.getting_down(at) or ("dismount-full", {})

    def judge_dismount_to(self, from_: str, to: str) -> Reason:
        """L38."""
        down = self.getting_down(from_)
        if down:
            return down
        colour = int(self.state.stands[CELLS[from_]]) >> 8
        if not self.state.room(colour, CELLS[to]):
            return self.landing(colour, CELLS[to], PYRAMID)
        return "dismount-too-far", {}

    def getting_down(self, at: str) -> Reason | None:
        """Is there an own rider at all?"""
        there = int(self.state.stands[CELLS[at]])
        if self.standing(CELLS[at], RIDDEN) is not None:
            return None
        foreign = there and there >> 8 in self.colours and max(there & 15, there >> 4 & 15) > RIDDEN
        return ("foreign-rider", {}) if foreign else ("no-such-figure", {"at": at, "figure": "m"})

    def judge_out(self, at: str) -> Reason:
        """L40."""
        if self.standing(CELLS[at], PYRAMID) is None:
            return "no-such-figure", {"at": at, "figure": "y"}
        return "out-wrong-door", {}

    def judge_cross(self, figure: str, at: str) -> Reason:
        """L41."""
        if self.standing(CELLS[at], FIGURES.index(figure) + 1) is None:
            return "no-such-figure", {"at": at}
        return ("not-a-door" if self.state.side[CELLS[at]] == NO_SIDE else "wrong-exit"), {}

    def judge_back(self, pair: str, prisoner: str, at: str) -> Reason:
        """L42."""
        door = int(self.state.side[CELLS[at]])
        if door not in self.colours:
            return "wrong-door", {"kind": "P"}
        if self.state.count[PAIRS + door * 6 + COLOURS.index(pair)] == 0:
            return "no-pair", {}
        if self.state.count[PRISONERS + self.seat * 6 + COLOURS.index(prisoner)] == 0:
            return "no-prisoner", {}
        return self.landing(door, CELLS[at], RIDDEN)
