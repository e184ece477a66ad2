"""The state of a game of Laberinto Interior: triangles, paths, figures, and the open question. Nothing is decided here.

`edges` says for each slot what lies on it or, while it is empty, what its neighbours and the border ask of a tile there: three
fields of three bits (a colour or FREE), a bit LAID, and above it a mask of the colours that the triangle shows.

`stands` says for each slot who stands there: `colour << 8 | second << 4 | first`, 0 for nobody, the smaller figure first.
`posts` lists for each colour the cells with its figures, ascending. `count` holds everything that is not on the board.

Where captives belong to prisms (L45), `bound` says for each slot which ones the figures there hold: `second << 12 | first`, two bits for
each colour; and `bound_away` the same for crossed prisms, by their colour and their rider's. Like figures on one cell hold them together.

`step` is the kind of the open question, and `actor` the seat (or chance) that answers it.
"""

from typing import Any, Final

from avernus.core.native import i64, vec
from avernus.core.seats import CHANCE
from avernus.core.state import State, other_kind
from avernus.games.laberinto import steps
from avernus.games.laberinto.board import (
    CLASS_NAMES,
    CLASSES,
    DOORS,
    DOORS_RIGHT,
    FREE,
    HANDS,
    MAZE,
    NEXT,
    NO_SIDE,
    OFF,
    PIECES,
    PLAYED,
    SETS,
    SIDE,
    SIDE_RIGHT,
    TILE_NAMES,
    TURNED,
    bit,
    fill,
)
from avernus.games.laberinto.verbs import FIGURES

LAID: Final = 512
SHOWN: Final = 10
"""Where the mask of shown colours begins."""

# L15: owners of triangles beside the seats 0-5, and the 12 words of each: what he can lay, then what he has two of.
RESERVE: Final = 6
BAG: Final = 7
HOLD: Final = 12

# L11: places in `count`, six numbers each, by colour; crossings by seat; pairs by prism's and rider's colour, prisoners by seat and colour.
PRISMS: Final = 0
PYRAMIDS: Final = 6
ELIMINATED: Final = 12
GONE: Final = 18
CROSSINGS: Final = 24
PAIRS: Final = 30
PRISONERS: Final = 66
COUNTS: Final = 102

# L45: two bits for each colour of captives, and the places of a cell's second figure above those of its first.
BOUND: Final = 12
ALL_BOUND: Final = 4095

# L50 a-f: how the game ended.
RUNNING: Final = 0
GOAL: Final = 1
ELIMINATION: Final = 2
NOBODY_CAN_SCORE: Final = 3
NO_PROGRESS: Final = 4
ALL_STUCK: Final = 5
MAX_ROUNDS: Final = 6

# L26: values of the option `meet`.
MUST: Final = 0
OWN: Final = 1
FREELY: Final = 2

# L22-L25: what the ground of a placement is (`kind`): which list of the rules it was taken from.
NOWHERE: Final = 0
FIRST_DOOR: Final = 1
"""L22: the own side is still empty."""
GAP: Final = 2
"""L24, list 1: the ends of the shortest gap to the other paths."""
PATH: Final = 3
"""L24, list 2: beside the own path."""
DOOR: Final = 4
"""L24, list 3: another cell of the own door."""
ANYWHERE: Final = 5
"""L25: beside any triangle."""

NUMBERS: Final = ("active", "first", "owner", "left", "pips", "passed", "idle", "passes", "turns", "retired", "ending")
"""The fields that a dump tells as they are."""


class LaberintoState(State):
    """All triangles and figures, wherever they are, and what is asked of whom."""

    def __init__(self, seats: i64, options: dict[str, Any]) -> None:  # noqa: PLR0915 - one statement for each field
        self.seats: i64 = seats
        self.options: dict[str, Any] = options
        self.match_sides: bool = options["match_sides"]
        self.meet: i64 = ("must", "own", "free").index(options["meet"])
        self.dice: bool = options["dice"]
        self.exact_die: bool = options["exact_die"]
        self.build: i64 = options["build"]
        self.hidden: bool = options["hidden_hands"]
        self.may_pass: bool = options["may_pass"]
        self.late_build: i64 = options["late_build"]
        self.goal: i64 = options["goal"]
        self.max_rounds: i64 = options["max_rounds"]
        self.quiet_rounds: i64 = options["quiet_rounds"]
        self.ready: bool = options["maze"] == "ready"
        self.second_lot: bool = options["lot"] == "again"
        self.bound_captives: bool = options["captives"] == "prism"
        self.share_size: i64 = (PIECES - len(MAZE)) // seats if self.ready else HANDS[seats]
        # who plays which colours (L1, L80), by which doors
        self.side: vec[i64] = SIDE if options["door"] == "side" else SIDE_RIGHT
        self.doors: vec[i64] = DOORS if options["door"] == "side" else DOORS_RIGHT
        self.seat_of: vec[i64] = vec[i64]([-1] * 6)
        self.team: vec[i64] = vec[i64]([0] * 12)
        self.sets: vec[i64] = vec[i64]([0] * 6)
        """L80: how many colours each seat has."""
        self.alliance: vec[i64] = vec[i64]([0] * 6)
        """L81: the seats with the same number play together."""
        self.prisms: vec[i64] = vec[i64]([0] * 6)
        self.pyramids: vec[i64] = vec[i64]([0] * 6)
        """L11: how many figures each colour has in all."""
        self.in_play: i64 = 0
        for seat in range(seats):
            colours = SETS[seats][seat] if options["teams"] == 2 else (PLAYED[seats][seat],)
            self.sets[seat] = len(colours)
            self.alliance[seat] = seat % options["alliances"] if options["alliances"] else seat
            fewer = options["handicap"] if seat == 0 else 0
            for i, colour in enumerate(colours):
                self.team[seat * 2 + i] = colour
                self.seat_of[colour] = seat
                self.in_play |= 1 << colour
                self.prisms[colour] = max(1, options["prisms"] - fewer)
                self.pyramids[colour] = max(1, options["pyramids"] - fewer)
        # triangles, and the paths that they make
        self.edges: vec[i64] = vec[i64]([FREE * 73] * 512)
        self.hold: vec[i64] = vec[i64]([0] * 96)
        self.size: vec[i64] = vec[i64]([0] * 8)
        self.lacks: vec[i64] = vec[i64]([0] * 12)
        self.laid: vec[i64] = vec[i64]([0] * 16)
        self.rim: vec[i64] = vec[i64]([0] * 16)
        self.net: vec[i64] = vec[i64]([0] * 96)
        self.share: vec[i64] = vec[i64]([0] * 6)
        self.joined: bool = False
        # figures
        self.stands: vec[i64] = vec[i64]([0] * 512)
        self.posts: vec[i64] = vec[i64]([0] * 48)
        self.posted: vec[i64] = vec[i64]([0] * 6)
        self.count: vec[i64] = vec[i64]([0] * 102)
        self.bound: vec[i64] = vec[i64]([0] * 512)
        self.bound_away: vec[i64] = vec[i64]([0] * 36)
        # the open question
        self.step: i64 = steps.DEALING
        self.actor: i64 = CHANCE
        self.owner: i64 = RESERVE
        self.active: i64 = 0
        self.first: i64 = 0
        self.passed: i64 = 0
        self.built: i64 = 0
        """L20: how often it was somebody's turn to build."""
        self.left: i64 = 0
        self.pips: i64 = 0
        self.idle: i64 = 0
        self.passes: i64 = 0
        self.turns: i64 = 0
        self.retired: i64 = 0
        self.ending: i64 = RUNNING
        # scratch: never copied, written anew by each use
        self.wave: vec[i64] = vec[i64]([0] * 16)
        self.front: vec[i64] = vec[i64]([0] * 16)
        self.ground: vec[i64] = vec[i64]([0] * 16)
        self.kind: i64 = NOWHERE
        self.found: i64 = 0
        self.edges[OFF] = 0
        if self.match_sides:
            self.ask_for_borders()

    def ask_for_borders(self) -> None:
        """R4: a border edge asks for the colour of its side."""
        cell: i64 = 0
        while cell < 512:
            if SIDE[cell] != NO_SIDE:
                k: i64 = 0
                while NEXT[cell * 3 + k] != OFF:
                    k += 1
                self.ask(cell, k, SIDE[cell])
            cell += 1

    def ask(self, cell: i64, k: i64, colour: i64) -> None:
        """Edge k of an empty cell asks for a colour from now on."""
        shift = 6 - 3 * k
        self.edges[cell] = self.edges[cell] & ~(bit(shift) * 7) | colour << shift

    def is_laid(self, cell: i64) -> bool:
        """Does a triangle lie there?"""
        return self.edges[cell] & LAID != 0

    def shows(self, cell: i64, colour: i64) -> bool:
        """Does the triangle there have an edge of the colour?"""
        return self.edges[cell] >> (SHOWN + colour) & 1 != 0

    # -- L15 triangles in hands -----------------------------------------------------------------

    def has(self, owner: i64, tile: i64) -> i64:
        """How many pieces of the tile's triangle the owner has."""
        at = owner * HOLD + tile // 36
        rest = tile % 36
        return (self.hold[at] >> rest & 1) + (self.hold[at + 6] >> rest & 1)

    def give(self, owner: i64, tile: i64) -> None:
        """One piece more."""
        self.flip(owner * HOLD + (i64(6) if self.has(owner, tile) > 0 else i64(0)), tile)
        self.size[owner] += 1

    def withdraw(self, owner: i64, tile: i64) -> None:
        """One piece less."""
        self.flip(owner * HOLD + (i64(6) if self.has(owner, tile) > 1 else i64(0)), tile)
        self.size[owner] -= 1

    def flip(self, at: i64, tile: i64) -> None:
        """Change the bits of all rotations in one plane."""
        turned = tile
        while True:
            self.hold[at + turned // 36] ^= bit(turned % 36)
            turned = TURNED[turned]
            if turned == tile:
                break

    def set_tile(self, cell: i64, tile: i64) -> None:
        """A triangle lies on a cell; its neighbours ask for its colours from now on. Which paths it joins is not yet known."""
        a = tile // 36
        b = tile // 6 % 6
        c = tile % 6
        self.edges[cell] = a << 6 | b << 3 | c | LAID | (bit(a) | bit(b) | bit(c)) << SHOWN
        self.laid[cell >> 5] |= bit(cell & 31)
        self.rim[cell >> 5] &= ~bit(cell & 31)
        k: i64 = 0
        while k < 3:
            beside = NEXT[cell * 3 + k]
            if beside != OFF and not self.is_laid(beside):
                self.ask(beside, k, a if k == 0 else b if k == 1 else c)
                self.rim[beside >> 5] |= bit(beside & 31)
            k += 1

    # -- L12 figures --------------------------------------------------------------------------------

    def put(self, colour: i64, cell: i64, figure: i64, captives: i64) -> None:
        """A figure, with the captives that it holds, comes to stand on a cell that has room for it."""
        there = self.stands[cell]
        if there == 0:
            self.stands[cell] = colour << 8 | figure
            if self.bound_captives:
                self.bound[cell] = captives
            i = self.posted[colour]
            at = colour * 8
            while i > 0 and self.posts[at + i - 1] > cell:
                self.posts[at + i] = self.posts[at + i - 1]
                i -= 1
            self.posts[at + i] = cell
            self.posted[colour] += 1
            return
        first = there & 15
        if first > figure:
            self.stands[cell] = colour << 8 | first << 4 | figure
            self.bound[cell] = self.bound[cell] << BOUND | captives
        elif first == figure:  # L45: like figures hold their captives together
            self.stands[cell] = colour << 8 | figure << 4 | first
            self.bound[cell] += captives
        else:
            self.stands[cell] = colour << 8 | figure << 4 | first
            self.bound[cell] |= captives << BOUND

    def lift_off(self, cell: i64, figure: i64) -> i64:
        """A figure leaves its cell, with the captives that it holds."""
        there = self.stands[cell]
        held = self.bound[cell] if self.bound_captives else i64(0)
        colour = there >> 8
        first = there & 15
        second = there >> 4 & 15
        if second != 0:
            self.stands[cell] = colour << 8 | (second if first == figure else first)
            if self.bound_captives:
                self.bound[cell] = held >> BOUND if first == figure else held & ALL_BOUND
            return held & ALL_BOUND if first == figure else held >> BOUND
        self.stands[cell] = 0
        if self.bound_captives:
            self.bound[cell] = 0
        at = colour * 8
        i: i64 = 0
        while self.posts[at + i] != cell:
            i += 1
        self.posted[colour] -= 1
        while i < self.posted[colour]:
            self.posts[at + i] = self.posts[at + i + 1]
            i += 1
        return held

    def friends(self, seat: i64, colour: i64) -> bool:
        """L80, L81: is the colour one of the seat's own, or of an ally?"""
        return self.alliance[self.seat_of[colour]] == self.alliance[seat]

    def pairs_of(self, colour: i64) -> i64:
        """How many prisms of the colour have crossed and are still off the board."""
        at = PAIRS + colour * 6
        return self.count[at] + self.count[at + 1] + self.count[at + 2] + self.count[at + 3] + self.count[at + 4] + self.count[at + 5]

    def prisoners_of(self, seat: i64) -> i64:
        """How many pyramids the seat holds captive."""
        at = PRISONERS + seat * 6
        return self.count[at] + self.count[at + 1] + self.count[at + 2] + self.count[at + 3] + self.count[at + 4] + self.count[at + 5]

    def may_exchange(self, seat: i64, colour: i64, pair: i64, prisoner: i64) -> bool:
        """L42, L45: has a crossed prism with this rider a prisoner of this colour to come back with?"""
        if self.count[PAIRS + colour * 6 + pair] == 0:
            return False
        if self.bound_captives:
            return self.bound_away[colour * 6 + pair] >> prisoner * 2 & 3 != 0
        return self.count[PRISONERS + seat * 6 + prisoner] > 0

    def can_return(self, seat: i64, colour: i64) -> bool:
        """L42: can any crossed prism of the colour come back?"""
        pair: i64 = 0
        while pair < 6:
            if self.count[PAIRS + colour * 6 + pair] > 0 and (not self.bound_captives or self.bound_away[colour * 6 + pair] != 0):
                return self.prisoners_of(seat) > 0
            pair += 1
        return False

    def copy_from(self, other: State) -> None:
        """Become a copy of another state with the same options."""
        if not isinstance(other, LaberintoState):
            raise other_kind(self, other)
        fill(self.edges, other.edges, 512)
        fill(self.hold, other.hold, 96)
        fill(self.size, other.size, 8)
        fill(self.lacks, other.lacks, 12)
        fill(self.laid, other.laid, 16)
        fill(self.rim, other.rim, 16)
        fill(self.net, other.net, 96)
        fill(self.share, other.share, 6)
        self.joined = other.joined
        fill(self.stands, other.stands, 512)
        fill(self.posts, other.posts, 48)
        fill(self.posted, other.posted, 6)
        fill(self.count, other.count, COUNTS)
        if self.bound_captives:
            fill(self.bound, other.bound, 512)
            fill(self.bound_away, other.bound_away, 36)
        self.step = other.step
        self.actor = other.actor
        self.owner = other.owner
        self.active = other.active
        self.first = other.first
        self.passed = other.passed
        self.built = other.built
        self.left = other.left
        self.pips = other.pips
        self.idle = other.idle
        self.passes = other.passes
        self.turns = other.turns
        self.retired = other.retired
        self.ending = other.ending

    # -- as data ------------------------------------------------------------------------------------

    def dump(self) -> dict[str, Any]:
        """The whole truth: see `position.py`."""
        from avernus.games.laberinto.position import dump_of

        return dump_of(self)


def triangles_of(state: LaberintoState, owner: int) -> dict[str, int]:
    """An owner's triangles, with how many pieces of each."""
    return {CLASS_NAMES[i]: int(n) for i, tile in enumerate(CLASSES) if (n := state.has(owner, tile))}


def tile_on(state: LaberintoState, cell: int) -> str:
    """The letters of the triangle on a cell, or nothing."""
    edges = int(state.edges[cell])
    return TILE_NAMES[(edges >> 6 & 7) * 36 + (edges >> 3 & 7) * 6 + (edges & 7)] if state.is_laid(cell) else ""


def figures_on(state: LaberintoState, cell: int) -> list[str]:
    """The figures on a cell."""
    there = int(state.stands[cell])
    return [FIGURES[code - 1] for code in (there & 15, there >> 4 & 15) if code]


def colours_of(state: LaberintoState, seat: int) -> list[int]:
    """The colours of a seat: one, or two (L1, L80)."""
    return [int(state.team[seat * 2 + i]) for i in range(int(state.sets[seat]))]
