"""A tree search for any game with an expert, all in compiled code where there is a compiler.

Each playout begins in one of several imagined worlds, follows the tree by upper confidence bounds, adds one node, and asks the
expert what every seat may think of the place. The tree knows actions only: dice and draws happen anew in each playout, so a node
stands for all that chance and hidden cards may have brought, and its average for all of them.
"""

import math
from typing import Final, final

from avernus.bots.generator import Xorshift
from avernus.bots.playout import weighted
from avernus.core.expert import Expert
from avernus.core.native import i64, vec
from avernus.core.seats import CHANCE, NOBODY
from avernus.core.state import State

NONE: Final = -1
DEEPEST: Final = 60


@final
class Tree:
    """The nodes as columns; node 0 is the root."""

    def __init__(self, seats: i64, most: i64) -> None:
        self.seats: i64 = seats
        self.size: i64 = 1
        self.first: vec[i64] = vec[i64]([NONE] * int(most + 1))
        self.next: vec[i64] = vec[i64]([NONE] * int(most + 1))
        self.action: vec[i64] = vec[i64]([0] * int(most + 1))
        self.actor: vec[i64] = vec[i64]([0] * int(most + 1))
        """Who chose the action that leads here."""
        self.visits: vec[i64] = vec[i64]([0] * int(most + 1))
        self.value_sum: vec[float] = vec[float]([0.0] * int((most + 1) * seats))
        """For each node and seat the sum of all values seen below."""

    def child(self, node: i64, actor: i64, action: i64) -> i64:
        """The child that an action leads to, or NONE."""
        at = self.first[node]
        while at != NONE:
            if self.action[at] == action and self.actor[at] == actor:
                return at
            at = self.next[at]
        return NONE

    def add_child(self, node: i64, actor: i64, action: i64) -> i64:
        """A new child."""
        at = self.size
        self.size += 1
        self.action[at] = action
        self.actor[at] = actor
        self.next[at] = self.first[node]
        self.first[node] = at
        return at

    def ucb(self, at: i64, log_visits: float, exploration: float) -> float:
        """The upper confidence bound of a child for the seat that chooses it."""
        visits = float(self.visits[at])
        return self.value_sum[at * self.seats + self.actor[at]] / visits + exploration * math.sqrt(log_visits / visits)


@final
class Search:
    """One search for one decision."""

    def __init__(self, expert: Expert, seats: i64, size: i64, most: i64, seed: i64) -> None:
        self.expert: Expert = expert
        self.tree: Tree = Tree(seats, most)
        self.rng: Xorshift = Xorshift(seed)
        self.out: vec[i64] = vec[i64]([0] * int(size))
        self.weights: vec[i64] = vec[i64]([0] * int(size))
        self.path: vec[i64] = vec[i64]([0] * (DEEPEST + 2))

    def playout(self, state: State, seat: i64) -> None:
        """Follow the tree from a world that may be spoilt, add a node, and take its value back to the root."""
        tree = self.tree
        node: i64 = 0
        depth: i64 = 1
        actor = seat
        self.path[0] = 0
        while actor >= 0 and depth <= DEEPEST:
            n = state.legal_into(actor, self.out)
            at = self.best_child(node, actor, n)
            fresh = at == NONE
            if fresh:
                at = self.expand(node, actor, n)
            state.apply(actor, tree.action[at])
            node = at
            self.path[depth] = node
            depth += 1
            actor = self.settle(state)
            if fresh:
                break
        self.backpropagate(state, depth)

    def settle(self, state: State) -> i64:
        """Let chance and time act, and seats that have no choice; return who has one, or a negative number at the end."""
        actor = state.mover()
        while True:
            if actor == CHANCE:
                n = state.outcomes_into(self.out, self.weights)
                state.apply(CHANCE, self.out[weighted(n, self.weights, self.rng)])
            elif actor == NOBODY:
                return actor
            else:
                n = state.legal_into(actor, self.out)
                if n > 1 and actor >= 0:
                    return actor
                state.apply(actor, self.out[0])
            actor = state.mover()

    def best_child(self, node: i64, actor: i64, n: i64) -> i64:
        """The most promising child among the legal actions; NONE if one of them has not been tried."""
        tree = self.tree
        log_visits: float = math.log(float(tree.visits[node]) + 1.0)
        best: i64 = NONE
        best_ucb: float = -1.0
        known: i64 = 0
        at = tree.first[node]
        while at != NONE:
            if tree.actor[at] == actor and self.is_legal(tree.action[at], n):
                known += 1
                ucb = tree.ucb(at, log_visits, self.expert.exploration)
                if ucb > best_ucb:
                    best = at
                    best_ucb = ucb
            at = tree.next[at]
        return best if known == n else NONE

    def is_legal(self, action: i64, n: i64) -> bool:
        """Is an action among the first n of the ascending buffer?"""
        low: i64 = 0
        high = n
        while low < high:
            middle = (low + high) // 2
            if self.out[middle] < action:
                low = middle + 1
            else:
                high = middle
        return low < n and self.out[low] == action

    def expand(self, node: i64, actor: i64, n: i64) -> i64:
        """A new child for one of the legal actions that have none."""
        i = self.rng.below(n)
        while self.tree.child(node, actor, self.out[i]) != NONE:
            i = i + 1 if i + 1 < n else i64(0)
        return self.tree.add_child(node, actor, self.out[i])

    def backpropagate(self, state: State, depth: i64) -> None:
        """What every seat thinks of the place counts for all nodes on the way to it."""
        tree = self.tree
        i: i64 = 0
        while i < depth:
            tree.visits[self.path[i]] += 1
            i += 1
        seat: i64 = 0
        while seat < tree.seats:
            lead = self.expert.evaluate(state, seat) / self.expert.lead
            value = 0.5 + 0.5 * lead / (1.0 + (lead if lead > 0.0 else -lead))
            i = 0
            while i < depth:
                tree.value_sum[self.path[i] * tree.seats + seat] += value
                i += 1
            seat += 1

    def best_action(self) -> i64:
        """The action that was tried most often from the root."""
        tree = self.tree
        best: i64 = tree.first[0]
        at = best
        while at != NONE:
            if tree.visits[at] > tree.visits[best]:
                best = at
            at = tree.next[at]
        return tree.action[best]


def search(worlds: list[State], seat: i64, expert: Expert, playouts: i64, seed: i64) -> i64:
    """The best action for a seat after so many playouts, which begin in the worlds by turns."""
    looking = Search(expert, expert.seats(worlds[0]), worlds[0].max_legal(), playouts, seed)
    scratch = worlds[0].copy()
    i: i64 = 0
    while i < playouts:
        scratch.copy_from(worlds[int(i % len(worlds))])
        looking.playout(scratch, seat)
        i += 1
    return looking.best_action()
