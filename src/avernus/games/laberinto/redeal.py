"""Dealing anew what a seat cannot see: the other hands, where they are hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from avernus.core.native import i64, vec
from avernus.games.laberinto.maze import BAG, HOLD
from avernus.games.laberinto.triangles import CLASSES

if TYPE_CHECKING:
    from avernus.games.laberinto.rules import Laberinto

MIXES = 4
"""How many exchanges are tried for each piece, after everything has found a place."""


def dealt_anew(state: Laberinto, viewer: int | None, rng: Any) -> Laberinto:
    """Another state that the viewer cannot tell from this one: the same sizes, and nobody has what he is known to lack."""
    world = state.copy()
    hidden = [owner for owner in (*range(int(state.seats)), BAG) if owner != viewer and state.size[owner] > 0]
    pool = [i for i, tile in enumerate(CLASSES) for _ in range(sum(int(state.has(owner, tile)) for owner in hidden))]
    sizes = {owner: int(state.size[owner]) for owner in hidden}
    for owner in hidden:
        world.size[owner] = 0
        for i in range(HOLD):
            world.hold[owner * HOLD + i] = 0
    for owner, pieces in Deal(state.lacks, sizes, pool, rng).hands.items():
        for i in pieces:
            world.give(owner, CLASSES[i])
    return world


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
