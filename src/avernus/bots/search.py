"""A tree search for any game with an expert, all in compiled code where there is a compiler: UCT for any number of seats (max-n).

Each playout begins in one of several imagined worlds, follows the tree by upper confidence bounds, adds one node, and asks the
expert what every seat may think of the place. The tree knows actions only: dice and draws happen anew in each playout, so a node
stands for all that chance and hidden cards may have brought, and its average for all of them. Where several seats may act at once, the
one that thinks acts first.

A node that is visited again has all its actions weighed by the expert: that counts like one visit, which is the urgency of an action
that was never tried, and fades as a bias while visits add up. Where nothing is hidden and no dice fall, a win that is proved goes up
the tree: a seat that can choose it has won, and a choice among nothing but one other's wins is that other's. With few playouts for
each action the root halves its candidates in rounds (sequential halving), instead of following bounds that have nothing to say yet.
"""

import math
import time
from typing import Final, final

from avernus.bots.base import known
from avernus.bots.generator import Xorshift
from avernus.bots.playout import weighted
from avernus.bots.thought import Alternative, Thought
from avernus.core.expert import Expert
from avernus.core.native import append, i64, vec
from avernus.core.seats import CHANCE, NOBODY
from avernus.core.state import State

NONE: Final = -1
DEEPEST: Final = 60
WEIGHED_AT: Final = 3
"""A node is weighed when it has been visited so often; the root at once."""
FEW: Final = 24
"""With fewer playouts than this for each action, the root halves its candidates."""
CHECK_EVERY: Final = 8
UNIT: Final = 10_000.0
"""What a whole win is in the thought's unit."""


@final
class Tree:
    """The nodes as columns; node 0 is the root."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.size: i64 = 0
        self.first: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()
        self.action: vec[i64] = vec[i64]()
        self.actor: vec[i64] = vec[i64]()
        """Who chose the action that leads here."""
        self.visits: vec[i64] = vec[i64]()
        self.weighed: vec[i64] = vec[i64]()
        """Has the node a child for every action, as far as nothing is hidden?"""
        self.proof: vec[i64] = vec[i64]()
        """The seat that surely wins from here, or NONE."""
        self.prior: vec[float] = vec[float]()
        """What the expert expects of the action for the seat that chooses it; less than nothing: nobody has asked."""
        self.value_sum: vec[float] = vec[float]()
        """For each node and seat the sum of all values seen below."""
        self.add(NONE, 0, -1.0)

    def add(self, actor: i64, action: i64, prior: float) -> i64:
        """A new node without a parent."""
        at = self.size
        self.size += 1
        self.first = append(self.first, NONE)
        self.next = append(self.next, NONE)
        self.action = append(self.action, action)
        self.actor = append(self.actor, actor)
        self.visits = append(self.visits, 0)
        self.weighed = append(self.weighed, 0)
        self.proof = append(self.proof, NONE)
        self.prior = append(self.prior, prior)
        seat: i64 = 0
        while seat < self.seats:
            self.value_sum = append(self.value_sum, 0.0)
            seat += 1
        return at

    def child(self, node: i64, actor: i64, action: i64) -> i64:
        """The child that an action leads to, or NONE."""
        at = self.first[node]
        while at != NONE:
            if self.action[at] == action and self.actor[at] == actor:
                return at
            at = self.next[at]
        return NONE

    def add_child(self, node: i64, actor: i64, action: i64, prior: float) -> i64:
        """A new child."""
        at = self.add(actor, action, prior)
        self.next[at] = self.first[node]
        self.first[node] = at
        return at

    def mean(self, at: i64, seat: i64) -> float:
        """What a seat can expect of a node: its average, with the expert's expectation as one more visit."""
        total = self.value_sum[at * self.seats + seat]
        visits = float(self.visits[at])
        if self.prior[at] >= 0.0 and self.actor[at] == seat:
            return (total + self.prior[at]) / (visits + 1.0)
        return total / visits if visits > 0.0 else 0.5

    def ucb(self, at: i64, log_visits: float, exploration: float) -> float:
        """The upper confidence bound of a child for the seat that chooses it; a lost one comes last, and a won one first."""
        seat = self.actor[at]
        if self.proof[at] != NONE:
            return 2.0 if self.proof[at] == seat else -1.0
        return self.mean(at, seat) + exploration * math.sqrt(log_visits / (float(self.visits[at]) + 1.0))


@final
class Search:
    """One search for one decision."""

    def __init__(self, expert: Expert, like: State, seed: i64, exact: bool) -> None:
        size = int(like.max_legal())
        self.expert: Expert = expert
        self.exploration: float = known(expert, "exploration")
        self.exact: bool = exact
        """Is a node one state, so that a win can be proved?"""
        self.tree: Tree = Tree(expert.seats(like))
        self.rng: Xorshift = Xorshift(seed)
        self.out: vec[i64] = vec[i64]([0] * size)
        self.weights: vec[i64] = vec[i64]([0] * size)
        self.path: vec[i64] = vec[i64]([0] * (DEEPEST + 2))
        self.after: State = like.copy()
        self.longest: i64 = 0

    def playout(self, state: State, seat: i64, first: i64) -> None:
        """Follow the tree from a world that may be spoilt, beginning with a child of the root if one is given; take the value back."""
        tree = self.tree
        node: i64 = 0
        depth: i64 = 1
        actor = seat
        self.path[0] = 0
        while actor >= 0 and depth <= DEEPEST:
            at = first
            if depth > 1 or at == NONE:
                at = self.choose_child(state, node, actor)
            state.apply(actor, tree.action[at])
            node = at
            self.path[depth] = node
            depth += 1
            actor = self.settle(state)
            if tree.visits[node] == 0 or tree.proof[node] != NONE:
                break
        self.longest = max(self.longest, depth - 1)
        self.backpropagate(state, depth, actor)

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

    def choose_child(self, state: State, node: i64, actor: i64) -> i64:
        """The most promising child among the legal actions; any that is new, while the node has not been weighed."""
        tree = self.tree
        n = state.legal_into(actor, self.out)
        if tree.visits[node] >= WEIGHED_AT and not tree.weighed[node]:
            self.weigh(state, node, actor, n)
        log_visits: float = math.log(float(tree.visits[node]) + 1.0)
        best: i64 = NONE
        best_ucb: float = -2.0
        known: i64 = 0
        at = tree.first[node]
        while at != NONE:
            if tree.actor[at] == actor and self.is_legal(tree.action[at], n):
                known += 1
                ucb = tree.ucb(at, log_visits, self.exploration)
                if ucb > best_ucb:
                    best = at
                    best_ucb = ucb
            at = tree.next[at]
        if known == n:
            return best
        i = self.rng.below(n)
        while tree.child(node, actor, self.out[i]) != NONE:
            i = i + 1 if i + 1 < n else i64(0)
        return tree.add_child(node, actor, self.out[i], -1.0)

    def weigh(self, state: State, node: i64, actor: i64, n: i64) -> None:
        """Ask the expert about every action of a node."""
        tree = self.tree
        tree.weighed[node] = 1
        i: i64 = 0
        while i < n:
            self.after.copy_from(state)
            self.after.apply(actor, self.out[i])
            prior = self.expert.share(self.after, actor)
            at = tree.child(node, actor, self.out[i])
            if at == NONE:
                tree.add_child(node, actor, self.out[i], prior)
            else:
                tree.prior[at] = prior
            i += 1

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

    def backpropagate(self, state: State, depth: i64, actor: i64) -> None:
        """What every seat can expect here counts for all nodes on the way; so does a proof, as far as it goes."""
        tree = self.tree
        leaf = self.path[depth - 1]
        if self.exact and tree.proof[leaf] == NONE:
            tree.proof[leaf] = self.winner(state, actor)
        winner = tree.proof[leaf]
        i: i64 = 0
        while i < depth:
            tree.visits[self.path[i]] += 1
            i += 1
        seat: i64 = 0
        while seat < tree.seats:
            value = self.expert.share(state, seat) if winner == NONE else 1.0 if winner == seat else 0.0
            i = 0
            while i < depth:
                tree.value_sum[self.path[i] * tree.seats + seat] += value
                i += 1
            seat += 1
        i = depth - 2
        while winner != NONE and i >= 0:
            if not self.follows(self.path[i], self.path[i + 1], winner):
                break
            tree.proof[self.path[i]] = winner
            i -= 1

    def winner(self, state: State, actor: i64) -> i64:
        """The seat that has won, or wins within its turn; else NONE."""
        if actor >= 0:
            return actor if self.expert.winning(state) != NONE else NONE
        result = state.result()
        if result is None or len(result.winners) != 1:
            return NONE
        return i64(result.winners[0])

    def follows(self, node: i64, child: i64, winner: i64) -> bool:
        """Does a child's proof hold for its parent?"""
        tree = self.tree
        if tree.actor[child] == winner:
            return True
        if not tree.weighed[node]:
            return False
        at = tree.first[node]
        while at != NONE:
            if tree.proof[at] != winner:
                return False
            at = tree.next[at]
        return True

    def halve(self, world: State, scratch: State, worlds: list[State], seat: i64, playouts: i64, until: float) -> i64:
        """Sequential halving over the children of the root: in each round as many playouts for each, and the better half stays."""
        tree = self.tree
        left: list[tuple[float, int]] = []
        at = tree.first[0]
        while at != NONE:
            left.append((-tree.mean(at, seat), int(at)))
            at = tree.next[at]
        left.sort()
        left = left[: max(2, min(len(left), int(playouts) // 2))]
        done: i64 = 0
        while len(left) > 1 and done < playouts and tree.proof[0] == NONE:
            rounds = math.ceil(math.log2(len(left)))
            each = max(1, (int(playouts) - int(done)) // (rounds * len(left)))
            for _ in range(each):
                for _, one in left:
                    if done >= playouts or (until > 0.0 and time.perf_counter() >= until):
                        break
                    scratch.copy_from(worlds[int(done % len(worlds))])
                    if tree.proof[one] == NONE and self.can(scratch, seat, tree.action[one]):
                        self.playout(scratch, seat, one)
                    done += 1
            left = sorted((-self.standing(one, seat), one) for _, one in left)
            left = left[: (len(left) + 1) // 2]
        return i64(left[0][1])

    def can(self, state: State, seat: i64, action: i64) -> bool:
        """Is an action legal in this world?"""
        return self.is_legal(action, state.legal_into(seat, self.out))

    def standing(self, at: i64, seat: i64) -> float:
        """What a child of the root is worth to a seat, proofs counted."""
        proof = self.tree.proof[at]
        return self.tree.mean(at, seat) if proof == NONE else 2.0 if proof == seat else -1.0

    def most_tried(self, seat: i64) -> i64:
        """The child of the root that is proved to win, or was tried most often and is not lost."""
        tree = self.tree
        best: i64 = NONE
        best_visits: float = -2.0
        at = tree.first[0]
        while at != NONE:
            proof = tree.proof[at]
            visits = float(tree.visits[at]) + tree.mean(at, seat) * 0.5
            if proof != NONE:
                visits = 1e18 if proof == seat else -1.0
            if visits > best_visits:
                best = at
                best_visits = visits
            at = tree.next[at]
        return best

    def line(self, at: i64) -> list[int]:
        """The play that was tried most often from a child of the root on."""
        tree = self.tree
        found: list[int] = []
        while at != NONE:
            found.append(int(tree.action[at]))
            best: i64 = NONE
            below = tree.first[at]
            while below != NONE:
                if tree.visits[below] > 0 and (best == NONE or tree.visits[below] > tree.visits[best]):
                    best = below
                below = tree.next[below]
            at = best
        return found

    def thought(self, best: i64, seat: i64) -> Thought:
        """What the tree says of the root."""
        tree = self.tree
        proof = tree.proof[best]
        shares: list[float] = []
        total: float = 0.0
        other: i64 = 0
        while other < tree.seats:
            share = tree.mean(best, other) if proof == NONE else 1.0 if proof == other else 0.0
            shares.append(share)
            total += share
            other += 1
        if total > 0.0:
            shares = [share / total for share in shares]
        others: list[Alternative] = []
        at = tree.first[0]
        while at != NONE:
            share = min(1.0, max(0.0, self.standing(at, seat)))
            others.append(Alternative(tree.action[at], share, tree.visits[at], i64(int(share * UNIT))))
            at = tree.next[at]
        action = tree.action[best]
        others.sort(key=lambda each: (each.action != action, -each.visits, -each.share))
        line = self.line(best)
        return Thought(action, i64(int(self.standing(best, seat) * UNIT)), shares, i64(len(line)), tree.visits[0], line, others)


def ponder(worlds: list[State], seat: i64, expert: Expert, playouts: i64, seconds: float, seed: i64, exact: bool) -> Thought:
    """What a seat can expect, after so many playouts or seconds (0: no such limit), which begin in the worlds by turns."""
    until = time.perf_counter() + seconds if seconds > 0.0 else 0.0
    looking = Search(expert, worlds[0], seed, exact)
    tree = looking.tree
    scratch = worlds[0].copy()
    n = worlds[0].legal_into(seat, looking.out)
    looking.weigh(worlds[0], 0, seat, n)
    if exact:
        win = expert.winning(worlds[0])
        if win != NONE:
            best = tree.child(0, seat, win)
            tree.proof[best] = seat
            return looking.thought(best, seat)
    if 0 < playouts < FEW * n:
        return looking.thought(looking.halve(worlds[0], scratch, worlds, seat, playouts, until), seat)
    i: i64 = 0
    while (playouts == 0 or i < playouts) and tree.proof[0] == NONE:
        scratch.copy_from(worlds[int(i % len(worlds))])
        looking.playout(scratch, seat, NONE)
        i += 1
        if until > 0.0 and i % CHECK_EVERY == 0 and time.perf_counter() >= until:
            break
    return looking.thought(looking.most_tried(seat), seat)


def search(worlds: list[State], seat: i64, expert: Expert, playouts: i64, seed: i64) -> i64:
    """The best action for a seat after so many playouts."""
    return ponder(worlds, seat, expert, playouts, 0.0, seed, False).action
