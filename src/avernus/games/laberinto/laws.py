"""What holds in every state that play can reach: conservation, matching edges, paths as a search finds them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from avernus.games.laberinto import rules
from avernus.games.laberinto.board import CELLS, COLOURS, NAMES, NEXT, NO_SIDE, OFF, SIDE
from avernus.games.laberinto.figures import ELIMINATED, GONE, PAIRS, PRISM, PRISMS, PRISONERS, PYRAMID, PYRAMIDS, RIDDEN
from avernus.games.laberinto.maze import BAG, RESERVE
from avernus.games.laberinto.triangles import CLASS_OF, CLASSES, FREE

if TYPE_CHECKING:
    from avernus.games.laberinto.rules import Laberinto


def flaws(state: Laberinto) -> list[str]:
    """The laws that a state breaks, in words."""
    return [*triangle_flaws(state), *edge_flaws(state), *path_flaws(state), *figure_flaws(state), *step_flaws(state)]


def _field(edges: int, k: int) -> int:
    return edges >> (6 - 3 * k) & 7


def triangle_flaws(state: Laberinto) -> list[str]:
    """L9: two pieces of each triangle, and sizes that agree."""
    found = []
    owned = [[int(state.has(owner, tile)) for tile in CLASSES] for owner in range(8)]
    laid = Counter(int(CLASS_OF[(e >> 6 & 7) * 36 + (e >> 3 & 7) * 6 + (e & 7)]) for c in CELLS.values() if (e := int(state.edges[c])) & 512)
    for i in range(len(CLASSES)):
        if sum(hand[i] for hand in owned) + laid[i] != 2:
            found.append(f"there are not two pieces of triangle {i} (L9)")
    for owner, hand in enumerate(owned):
        if sum(hand) != state.size[owner] or (state.seats <= owner < RESERVE and hand.count(0) != len(hand)):
            found.append(f"owner {owner} has not as many triangles as it should (L15)")
    return found


def edge_flaws(state: Laberinto) -> list[str]:
    """L21: equal colours on both sides of every shared edge, and on the border; an empty cell asks for just these."""
    found = []
    for name, cell in CELLS.items():
        edges = int(state.edges[cell])
        for k in range(3):
            beside = int(NEXT[cell * 3 + k])
            if beside == OFF:
                wanted = int(SIDE[cell]) if state.match_sides else FREE
            else:
                wanted = _field(int(state.edges[beside]), k) if state.is_laid(beside) else FREE
            mine = _field(edges, k)
            if mine != wanted and not (state.is_laid(cell) and wanted == FREE):
                found.append(f"edge {'abc'[k]} of {name} does not match (L21)")
        shown = {_field(edges, k) for k in range(3)}
        if state.is_laid(cell) and edges >> 10 != sum(1 << colour for colour in shown):
            found.append(f"{name} does not show its colours (L10)")
    return found


def path_flaws(state: Laberinto) -> list[str]:
    """L23, L24: nets, shares, rim and "joined" are what a search of the whole board finds."""
    found = []
    laid = {cell for cell in CELLS.values() if state.is_laid(cell)}
    nets: dict[int, set[int]] = {c: set() for c in range(6)}
    shares = {c: 0 for c in range(6)}
    joined = False
    left = set(laid)
    while left:
        group, queue = set(), [left.pop()]
        while queue:
            cell = queue.pop()
            group.add(cell)
            near = {int(NEXT[cell * 3 + k]) for k in range(3)} & left
            left -= near
            queue += near
        doors = {int(state.side[cell]) for cell in group} - {NO_SIDE}
        doors = {c for c in doors if state.in_play >> c & 1}
        for c in doors:
            nets[c] |= group
            shares[c] |= sum(1 << other for other in doors)
        joined = joined or sum(1 << c for c in doors) == state.in_play
        if not doors:
            found.append(f"the triangle on {NAMES[min(group)]} is not connected to any player's door (L22-L25)")
    for c in range(6):
        if _cells(state, c) != nets[c] or state.share[c] != shares[c]:
            found.append(f"the path of {COLOURS[c]} is not what a search finds (L24)")
    if state.joined != joined:
        found.append("the doors are joined and nobody knows, or the other way round (L23)")
    rim = {int(NEXT[cell * 3 + k]) for cell in laid for k in range(3)} - laid - {OFF}
    if any(bool(state.rim[cell >> 5] >> (cell & 31) & 1) != (cell in rim) for cell in CELLS.values()):
        found.append("the rim is not what a search finds (L25)")
    return found


def _cells(state: Laberinto, colour: int) -> set[int]:
    return {cell for cell in CELLS.values() if state.net[colour * 16 + (cell >> 5)] >> (cell & 31) & 1}


def figure_flaws(state: Laberinto) -> list[str]:
    """L11, L12: each colour's prisms and pyramids are all somewhere, and stand as they may."""
    found = []
    prisms = [int(state.count[PRISMS + c] + state.count[ELIMINATED + c] + state.pairs_of(c)) for c in range(6)]
    pyramids = [int(state.count[PYRAMIDS + c] + state.count[GONE + c]) for c in range(6)]
    for c in range(6):
        pyramids[c] += sum(int(state.count[PAIRS + other * 6 + c]) for other in range(6))
        pyramids[c] += sum(int(state.count[PRISONERS + seat * 6 + c]) for seat in range(6))
        posts = [int(state.posts[c * 8 + i]) for i in range(int(state.posted[c]))]
        if posts != [cell for cell in CELLS.values() if (there := int(state.stands[cell])) and there >> 8 == c]:
            found.append(f"the posts of {COLOURS[c]} are not where its figures stand (L12)")
    for name, cell in CELLS.items():
        there = int(state.stands[cell])
        first, second = there & 15, there >> 4 & 15
        colour = there >> 8
        if not there:
            continue
        if not state.is_laid(cell) or (second and first > second) or colour > 5 or max(first, second) > RIDDEN + 6:
            found.append(f"the figures on {name} cannot stand so (L12)")
            continue
        for figure in (first, second):
            if figure == RIDDEN + 1 + colour or (figure > RIDDEN and state.seat_of[figure - RIDDEN - 1] == state.seat_of[colour]):
                found.append(f"an own rider on {name} is named as a foreign one (L12)")
            prisms[colour] += figure in (PRISM, *range(RIDDEN, RIDDEN + 7))
            if figure >= PYRAMID:
                pyramids[colour if figure in (PYRAMID, RIDDEN) else figure - RIDDEN - 1] += 1
    for c in range(6):
        played = state.in_play >> c & 1
        if prisms[c] != state.prisms * played or pyramids[c] != state.pyramids * played:
            found.append(f"prisms or pyramids of {COLOURS[c]} are lost or too many (L11)")
    for seat in range(int(state.seats)):
        if any(state.count[PRISONERS + seat * 6 + int(state.team[seat * 2 + i])] for i in range(int(state.teams))):
            found.append(f"seat {seat} holds its own pyramid prisoner (L39)")
    return found


def step_flaws(state: Laberinto) -> list[str]:
    """L15-L20, L30, L50: the open question fits the rest."""
    found = []
    step = int(state.step)
    if (step == rules.OVER) != (state.ending != rules.RUNNING) or state.ending > rules.MAX_ROUNDS:
        found.append("a game that is over has an ending, and no other has (L50)")
    dealt = step > rules.DEALING
    if dealt != (state.size[BAG] == 0):
        found.append("the bag is empty once everything is dealt (L15)")
    if not dealt and (state.left == 0 or not (state.owner == RESERVE or state.owner < state.seats - 1)):
        found.append("nobody is being dealt to (L15)")
    if step < rules.BUILDING and any(state.laid):
        found.append("nobody has built yet (L17)")
    if step < rules.LATE and any(state.posted):
        found.append("nobody has moved yet (L20)")
    if state.retired >> state.seats or (step != rules.OVER and state.retired >> state.active & 1):
        found.append("a retired seat has no turn (L52)")
    if state.pips > 6 or (step == rules.TURN and (state.pips > 0) != state.dice) or (step in (rules.LATE, rules.ROLLING) and not state.dice):
        found.append("the die does not fit the question (L43)")
    if state.passed > state.seats or (step >= rules.LATE and state.left > state.late_build):
        found.append("there are more passes or placements than the rules allow (L20, L30)")
    if step != rules.OVER and (state.idle >= rules.IDLE_ROUNDS * state.seats or state.turns >= state.max_rounds * state.seats):
        found.append("the game should be over (L50)")
    return found
