"""What holds in every state that play can reach: conservation, matching edges, paths as a search finds them."""

from functools import lru_cache
from typing import NamedTuple

from avernus.games.laberinto import steps
from avernus.games.laberinto.board import (
    CELLS,
    CLASS_OF,
    CLASSES,
    COLOURS,
    EDGES,
    FREE,
    NAMES,
    NEXT,
    NO_SIDE,
    OFF,
    SIDE,
    SIDE_RIGHT,
)
from avernus.games.laberinto.state import (
    ALL_BOUND,
    BAG,
    BOUND,
    ELIMINATED,
    GONE,
    LAID,
    MAX_ROUNDS,
    PAIRS,
    PRISMS,
    PRISONERS,
    PYRAMIDS,
    RESERVE,
    RUNNING,
    SHOWN,
    LaberintoState,
)
from avernus.games.laberinto.verbs import PRISM, PYRAMID, RIDDEN

NEAR = {cell: [int(NEXT[cell * 3 + k]) for k in range(3)] for cell in CELLS.values()}
"""The neighbours of each cell."""


class Board(NamedTuple):
    """All that is known of the triangles on the board and of the paths that they make."""

    edges: tuple[int, ...]
    net: tuple[int, ...]
    share: tuple[int, ...]
    rim: tuple[int, ...]
    joined: bool
    match_sides: bool
    narrow: bool
    in_play: int


def flaws(state: LaberintoState) -> list[str]:
    """The laws that a state breaks, in words."""
    board = Board(
        tuple(state.edges), tuple(state.net), tuple(state.share), tuple(state.rim), state.joined, state.match_sides,
        state.options["door"] == "right", int(state.in_play),
    )
    return [*triangle_flaws(state), *board_flaws(board), *figure_flaws(state), *step_flaws(state)]


@lru_cache(maxsize=32)
def board_flaws(board: Board) -> list[str]:
    """Looked into once for each board: most actions move figures and leave it as it is."""
    return edge_flaws(board) + path_flaws(board)


def triangle_flaws(state: LaberintoState) -> list[str]:
    """L9: two pieces of each triangle, and sizes that agree."""
    found = []
    pieces = [0] * len(CLASSES)
    for cell in CELLS.values():
        edges = int(state.edges[cell])
        if not edges & LAID:
            continue
        pieces[int(CLASS_OF[(edges >> 6 & 7) * 36 + (edges >> 3 & 7) * 6 + (edges & 7)])] += 1
    for owner in range(8):
        hand = [int(state.has(owner, tile)) for tile in CLASSES] if any(state.hold[owner * 12: owner * 12 + 6]) else []
        pieces = [n + mine for n, mine in zip(pieces, hand, strict=True)] if hand else pieces
        if sum(hand) != state.size[owner] or (state.seats <= owner < RESERVE and hand):
            found.append(f"owner {owner} has not as many triangles as it should (L15)")
    if pieces != [2] * len(CLASSES):
        found.append("there are not two pieces of each triangle (L9)")
    return found


def edge_flaws(board: Board) -> list[str]:
    """L21: equal colours on both sides of every shared edge, and on the border; an empty cell asks for just these."""
    found = []
    edges = board.edges
    for cell, near in NEAR.items():
        mine = edges[cell]
        for k, beside in enumerate(near):
            theirs = edges[beside]
            shift = 6 - 3 * k
            if beside == OFF:
                wanted = int(SIDE[cell]) if board.match_sides else FREE
            elif theirs & LAID:
                wanted = theirs >> shift & 7
            else:
                wanted = FREE
            if mine >> shift & 7 != wanted and not (mine & LAID and wanted == FREE):
                found.append(f"edge {EDGES[k]} of {NAMES[cell]} does not match (L21)")
        if mine & LAID and mine >> SHOWN != 1 << (mine >> 6 & 7) | 1 << (mine >> 3 & 7) | 1 << (mine & 7):
            found.append(f"{NAMES[cell]} does not show its colours (L10)")
    return found


def path_flaws(board: Board) -> list[str]:
    """L23, L24: nets, shares, rim and "joined" are what a search of the whole board finds."""
    found = []
    nets = [[0] * 16 for _ in range(6)]
    shares = [0] * 6
    joined = False
    side = SIDE_RIGHT if board.narrow else SIDE
    laid = [cell for cell in CELLS.values() if board.edges[cell] & LAID]
    left = set(laid)
    while left:
        group, queue = [], [left.pop()]
        while queue:
            cell = queue.pop()
            group.append(cell)
            near = left.intersection(NEAR[cell])
            left -= near
            queue += near
        doors = {int(side[cell]) for cell in group} - {NO_SIDE}
        mask = sum(1 << c for c in doors) & board.in_play
        for c in range(6):
            if mask >> c & 1:
                shares[c] |= mask
                for cell in group:
                    nets[c][cell >> 5] |= 1 << (cell & 31)
        joined = joined or mask == board.in_play
        if not mask:
            found.append(f"the triangle on {NAMES[min(group)]} is not connected to any player's door (L22)")
    for c in range(6):
        if list(board.net[c * 16: c * 16 + 16]) != nets[c] or board.share[c] != shares[c]:
            found.append(f"the path of {COLOURS[c]} is not what a search finds (L24)")
    if board.joined != joined:
        found.append("the doors are joined and nobody knows, or the other way round (L23)")
    rim = [0] * 16
    for empty in {beside for cell in laid for beside in NEAR[cell]}.difference(laid, [OFF]):
        rim[empty >> 5] |= 1 << (empty & 31)
    if rim != list(board.rim):
        found.append("the rim is not what a search finds (L25)")
    return found


def figure_flaws(state: LaberintoState) -> list[str]:
    """L11, L12: each colour's prisms and pyramids are all somewhere, and stand as they may."""
    found = []
    count = [int(n) for n in state.count]
    prisms = [count[PRISMS + c] + count[ELIMINATED + c] + sum(count[PAIRS + c * 6: PAIRS + c * 6 + 6]) for c in range(6)]
    pyramids = [
        count[PYRAMIDS + c] + count[GONE + c] + sum(count[PAIRS + c: PAIRS + 36: 6]) + sum(count[PRISONERS + c: PRISONERS + 36: 6])
        for c in range(6)
    ]
    standing = [(cell, there) for cell in CELLS.values() if (there := int(state.stands[cell]))]
    for cell, there in standing:
        first, second, colour = there & 15, there >> 4 & 15, there >> 8
        if not state.is_laid(cell) or first == 0 or (second and first > second) or colour > 5 or max(first, second) > RIDDEN + 6:
            return [f"the figures on {NAMES[cell]} cannot stand so (L12)"]
        for figure in (first, second):
            rider = colour if figure == RIDDEN else figure - RIDDEN - 1
            if figure > RIDDEN and state.friends(state.seat_of[colour], rider):
                found.append(f"an own rider on {NAMES[cell]} is named as a foreign one (L12)")
            prisms[colour] += figure == PRISM or figure >= RIDDEN
            if figure == PYRAMID:
                pyramids[colour] += 1
            elif figure >= RIDDEN:
                pyramids[rider] += 1
    for c in range(6):
        played = int(state.in_play) >> c & 1
        if prisms[c] != state.prisms[c] * played or pyramids[c] != state.pyramids[c] * played:
            found.append(f"prisms or pyramids of {COLOURS[c]} are lost or too many (L11)")
        if [int(state.posts[c * 8 + i]) for i in range(int(state.posted[c]))] != [cell for cell, there in standing if there >> 8 == c]:
            found.append(f"the posts of {COLOURS[c]} are not where its figures stand (L12)")
    for seat in range(int(state.seats)):
        if any(count[PRISONERS + seat * 6 + c] for c in range(6) if int(state.in_play) >> c & 1 and state.friends(seat, c)):
            found.append(f"seat {seat} holds its own pyramid prisoner (L39)")
    return found + captive_flaws(state)


def captive_flaws(state: LaberintoState) -> list[str]:
    """L45: where captives belong to prisms, each prisoner of a seat belongs to one of its prisms that is still in the game."""
    held = [0] * 36
    for cell in CELLS.values():
        bound, there = int(state.bound[cell]), int(state.stands[cell])
        for captives, figure in ((bound & ALL_BOUND, there & 15), (bound >> BOUND, there >> 4 & 15)):
            if captives and (figure in (0, PYRAMID) or not state.bound_captives):
                return [f"captives on {NAMES[cell]} belong to no prism (L45)"]
            for c in range(6):
                held[int(state.seat_of[there >> 8]) * 6 + c] += captives >> c * 2 & 3
    for at in range(36):
        captives = int(state.bound_away[at])
        if captives and (state.count[PAIRS + at] == 0 or not state.bound_captives):
            return [f"captives of crossed prisms of {COLOURS[at // 6]} belong to none (L45)"]
        for c in range(6):
            held[int(state.seat_of[at // 6]) * 6 + c] += captives >> c * 2 & 3
    if state.bound_captives and held != [int(n) for n in state.count[PRISONERS:PRISONERS + 36]]:
        return ["a prisoner belongs to no prism, or to two (L45)"]
    return []


def step_flaws(state: LaberintoState) -> list[str]:
    """L15-L20, L30, L50: the open question fits the rest."""
    found = []
    step = int(state.step)
    if (step == steps.OVER) != (state.ending != RUNNING) or state.ending > MAX_ROUNDS:
        found.append("a game that is over has an ending, and no other has (L50)")
    dealt = step > steps.DEALING
    if dealt != (state.size[BAG] == 0):
        found.append("the bag is empty once everything is dealt (L15)")
    if not dealt and (state.left == 0 or not (state.owner == RESERVE or state.owner < state.seats - 1)):
        found.append("nobody is being dealt to (L15)")
    if step < steps.BUILDING and any(state.laid) and not state.ready:
        found.append("nobody has built yet (L17)")
    if step < steps.LATE and any(state.posted):
        found.append("nobody has moved yet (L20)")
    if state.retired >> state.seats or (step != steps.OVER and state.retired >> state.active & 1):
        found.append("a retired seat has no turn (L52)")
    if state.pips > 6 or (step == steps.TURN and (state.pips > 0) != state.dice):
        found.append("the die does not fit the question (L43)")
    if step in (steps.LATE, steps.ROLLING) and not state.dice:
        found.append("there is no die (L43)")
    if step in (steps.CHOOSING_FIRST, steps.BUILDING) and state.ready:
        found.append("nobody builds a maze that is ready (L19)")
    if step == steps.DRAWING_LOTS and not (state.ready or state.second_lot):
        found.append("lots are drawn only once (L18)")
    if step == steps.BUILDING and state.build > 0 and state.built >= state.build * state.seats:
        found.append("the building should be over (L20)")
    if state.passed > state.seats or (step >= steps.LATE and state.left > state.late_build):
        found.append("there are more passes or placements than the rules allow (L20, L30)")
    if step != steps.OVER and (state.idle >= state.quiet_rounds * state.seats or state.turns >= state.max_rounds * state.seats):
        found.append("the game should be over (L50)")
    return found
