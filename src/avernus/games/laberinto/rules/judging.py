"""Why an action is refused. What is legal the other chapters have listed; this one only looks for the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from avernus.core.refusals import Refusal
from avernus.core.seats import NOBODY
from avernus.games.laberinto import steps
from avernus.games.laberinto.board import CELLS, COLOURS, EDGES, FREE, NAMES, NEXT, NO_SIDE, OFF, TILE_NAMES, edges_of
from avernus.games.laberinto.refusals import CLAUSES
from avernus.games.laberinto.rules.building import may_place
from avernus.games.laberinto.rules.capturing import prey, room
from avernus.games.laberinto.rules.grounds import find_ground
from avernus.games.laberinto.rules.riding import has_prism
from avernus.games.laberinto.state import (
    ANYWHERE,
    FIRST_DOOR,
    GAP,
    NOWHERE,
    PAIRS,
    PRISMS,
    PRISONERS,
    PYRAMIDS,
    RESERVE,
    LaberintoState,
    colours_of,
)
from avernus.games.laberinto.verbs import FIGURES, PRISM, PYRAMID, RIDDEN, TABLE

if TYPE_CHECKING:
    from avernus.games.laberinto.rules import Laberinto


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

    def __init__(self, state: LaberintoState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.colours = colours_of(state, seat)

    def reason(self, verb: str, fields: dict[str, str]) -> Reason:
        """The code of the reason, and what its sentence mentions beside the action's own fields."""
        step = int(self.state.step)
        if verb == "place":
            return self.placement(CELLS[fields["cell"]], TILE_NAMES.index(fields["tile"][:3]), fields["tile"].endswith("*"))
        if verb == "pass":
            return ("must-place" if step == steps.BUILDING else "must-move"), {}
        if verb == "go":
            return "no-die", {}
        if step != steps.TURN:
            return "not-moving", {}
        reason: Reason = getattr(self, f"judge_{verb}")(**{f"{key}_" if key == "from" else key: value for key, value in fields.items()})
        return reason

    # -- placements ---------------------------------------------------------------------------------

    def placement(self, cell: int, tile: int, common: bool) -> Reason:
        """L20-L26, L30 i."""
        state = self.state
        if not may_place(state):
            return ("late-done" if state.step in (steps.TURN, steps.LATE) else "not-building"), {}
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
        kind = int(find_ground(state, self.seat))
        code = {FIRST_DOOR: "own-door-first", NOWHERE: "own-door-first", GAP: "gap-first"}
        return code.get(kind, "not-joined" if kind == ANYWHERE else "own-path"), {}

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
        if there and state.friends(self.seat, there >> 8):
            return "ally", {"colour": COLOURS[there >> 8]}
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
        if code == PRISM and there and prey(self.state, self.seat, end):
            return "foreign-figure", {"colour": COLOURS[there >> 8]}
        if not room(self.state, colour, end):
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
        if not prey(self.state, self.seat, end):
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
            exact = self.state.stands[end] and prey(self.state, self.seat, end)
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
        if not has_prism(self.state, colour, CELLS[to]):
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
        if not room(self.state, colour, CELLS[to]):
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
        if not self.state.may_exchange(self.seat, door, COLOURS.index(pair), COLOURS.index(prisoner)):
            return "not-its-captive", {}
        return self.landing(door, CELLS[at], RIDDEN)
