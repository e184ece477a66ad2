"""Alpha-beta over single actions, for any game without secrets: iterative deepening, a transposition table, principal variations.

Sides need not alternate: a seat that acts again keeps its point of view. With more than two seats all others are taken to be
against the one that thinks (the paranoid reduction); or, where `replies` asks for it, of all the others' turns until one's own only
the one that hurts most is played, and the rest let theirs pass (best-reply search, Schadd and Winands 2011): less is lost by seeing
ghosts, and a search sees one's own next turn sooner. At a chance node the value is the mean over the outcomes. The game's expert
gives the value of a leaf, knows wins within the turn, and gives each state a fingerprint; where it can also let a turn pass, a side
that stands well even so is not looked at further (the null move).
"""

import time
from typing import Final, final

from avernus.bots.base import known
from avernus.bots.ordering import DEEPEST, NONE, Ordering
from avernus.bots.thought import Alternative, Thought, share_of, shares_of
from avernus.core.expert import Expert
from avernus.core.native import i64, vec
from avernus.core.seats import CHANCE, NOBODY
from avernus.core.state import State

WON: Final = 1_000_000
"""The value of a won game, less the number of actions until then."""
SURE: Final = 900_000
"""From here on a value is a proof."""
ENTRIES: Final = 1 << 19
WORDS: Final = 3
"""Of the table for each entry: the key, what is known, the best action."""
GENERATIONS: Final = 255
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
NEAR: Final = 3
"""So few actions above the leaves, a side that is well above the window is taken to stay there."""
UNKNOWN: Final = 5
"""From this depth on a state without a remembered action is looked at less deeply first, for the sake of order."""
CHECK_EVERY: Final = 512
"""Limits are checked once in so many nodes."""


@final
class AlphaBeta:
    """One searcher. Its tables are as good as empty for each decision, so that the same question always gets the same answer."""

    def __init__(self, expert: Expert, like: State, replies: bool = False) -> None:
        size = int(like.max_legal())
        self.expert: Expert = expert
        self.states: list[State] = [like.copy() for _ in range(DEEPEST + 1)]
        self.actions: list[vec[i64]] = [vec[i64]([0] * size) for _ in range(DEEPEST + 1)]
        self.scores: list[vec[i64]] = [vec[i64]([0] * size) for _ in range(DEEPEST + 1)]
        self.table: vec[i64] = vec[i64]([NONE] * (ENTRIES * WORDS))
        """For each entry its key; its value, generation, depth and kind; its action. Two neighbours share what falls to either."""
        self.generation: i64 = 0
        self.ordering: Ordering = Ordering()
        self.logit: float = known(expert, "logit")
        self.narrow: i64 = i64(int(self.logit * 0.2))
        """How far an iteration's value is expected to be from the last one's, at most."""
        self.margin: i64 = i64(int(self.logit * 0.5))
        """How much a single action is taken to spoil, at most."""
        self.me: i64 = 0
        self.nodes: i64 = 0
        self.most: i64 = 0
        self.until: float = 0.0
        self.stopped: bool = False
        self.passes: bool = False
        self.replies: bool = replies
        """Does but one of the others reply?"""
        self.replying: bool = False
        """The same in a game with more than one other."""
        self.replied: vec[i64] = vec[i64]([NONE] * (DEEPEST + 2))
        """For each ply the seat that has replied since who thinks acted, or NONE."""

    def think(self, root: State, seat: i64, most: i64, seconds: float) -> Thought:
        """Search until so many nodes or seconds are used up (0: no such limit), or the outcome is proved."""
        self.until = time.perf_counter() + seconds if seconds > 0.0 else 0.0
        self.prepare(root, seat, most)
        expert = self.expert
        seats = int(expert.seats(root))
        win = expert.winning(root)
        if win != NONE:
            return Thought(win, WON - 1, shares_of(1.0, int(seat), seats), 1, 1, [int(win)], [Alternative(win, 1.0, 0, WON - 1)])
        out = self.actions[0]
        scores = self.scores[0]
        n = root.legal_into(seat, out)
        value: i64 = 0
        reached: i64 = 0
        depth: i64 = 1
        i: i64 = 0
        while i < n:
            scores[i] = 0
            i += 1
        while depth <= DEEPEST - 4 and n > 1:
            if self.deepen(root, seat, n, depth, value):
                value = scores[0]
            if self.stopped:
                break
            reached = depth
            if value > SURE or value < -SURE:
                break
            depth += 1
        others: list[Alternative] = []
        i = 0
        while i < n:
            others.append(Alternative(out[i], share_of(float(scores[i]), self.logit), 0, scores[i]))
            i += 1
        best = out[0]
        others.sort(key=lambda other: (other.action != best, -other.value))
        shares = shares_of(share_of(float(value), self.logit), int(seat), seats)
        return Thought(best, value, shares, reached, self.nodes, self.principal_variation(root, int(best)), others)

    def prepare(self, root: State, seat: i64, most: i64) -> None:
        """Forget everything that was learnt of other decisions."""
        self.me = seat
        self.nodes = 0
        self.most = most
        self.stopped = False
        scratch = self.states[0]
        scratch.copy_from(root)
        self.replying = self.replies and self.expert.seats(root) > 2
        self.passes = self.expert.skip(scratch) and not self.replying
        self.replied[1] = NONE
        self.ordering.forget()
        self.generation += 1
        if self.generation > GENERATIONS:
            self.generation = 1
            i: i64 = 0
            while i < ENTRIES * WORDS:
                self.table[i] = NONE
                i += 1

    def deepen(self, root: State, seat: i64, n: i64, depth: i64, guess: i64) -> bool:
        """One iteration, first in a narrow window around the last one's value; was at least one action finished?"""
        if depth < 4 or guess > SURE or guess < -SURE:
            return self.search_root(root, seat, n, depth, -WON, WON)
        low = guess - self.narrow
        high = guess + self.narrow
        done = self.search_root(root, seat, n, depth, low, high)
        value = self.scores[0][0]
        if self.stopped or low < value < high:
            return done
        return self.search_root(root, seat, n, depth, -WON if value <= low else low, WON if value >= high else high) or done

    def search_root(self, root: State, seat: i64, n: i64, depth: i64, alpha: i64, beta: i64) -> bool:
        """One iteration in a window: the actions sorted by what they are worth now, the best first; was at least one finished?"""
        out = self.actions[0]
        scores = self.scores[0]
        child = self.states[0]
        best: i64 = -WON - 1
        low = alpha
        i: i64 = 0
        while i < n:
            child.copy_from(root)
            child.apply(seat, out[i])
            if i == 0:
                value = self.search_for_root(child, depth - 1, low, beta, 1)
            else:
                value = self.search_for_root(child, depth - 1, low, low + 1, 1)
                if low < value < beta and not self.stopped:
                    value = self.search_for_root(child, depth - 1, low, beta, 1)
            if self.stopped:
                return i > 0
            scores[i] = value
            if value > best:
                best = value
                action = out[i]
                j = i
                while j > 0:
                    out[j] = out[j - 1]
                    scores[j] = scores[j - 1]
                    j -= 1
                out[0] = action
                scores[0] = value
                if value > low:
                    low = value
                    if low >= beta:
                        return True
            i += 1
        return True

    def search_for_root(self, state: State, depth: i64, alpha: i64, beta: i64, ply: i64) -> i64:
        """The value of a child for the seat that thinks."""
        mover = state.mover()
        if mover == self.me or mover < 0:
            return self.search(state, depth, alpha, beta, ply, ply > 1)
        return -self.search(state, depth, -beta, -alpha, ply, True)

    def search(self, state: State, depth: i64, alpha: i64, beta: i64, ply: i64, begins: bool) -> i64:  # noqa: PLR0915 - the one loop that has to be fast
        """The value of a state in a window for the side of its mover, whose turn may begin here; with nobody to act, for who thinks."""
        mover = state.mover()
        if mover == NOBODY:
            return self.terminal_value(state, ply)
        if mover == CHANCE:
            return self.chance_node(state, depth, ply)
        replied = self.replied[ply]
        if self.replying and mover != self.me and replied != NONE and replied != mover and self.lets_pass(state, ply, replied):
            return self.negamax(self.states[ply], mover, depth, alpha, beta, ply + 1)
        self.nodes += 1
        if self.nodes % CHECK_EVERY == 0:
            self.check_limits()
        if self.stopped:
            return 0
        expert = self.expert
        table = self.table
        key = expert.fingerprint(state)
        slot = self.entry(key)
        table_move: i64 = NONE
        if slot != NONE:
            table_move = table[slot + 2]
            data = table[slot + 1]
            if (data >> 2 & 255) >= depth:
                known = data >> 18
                if known > SURE:
                    known -= ply
                elif known < -SURE:
                    known += ply
                kind = data & 3
                if kind == EXACT or (kind == AT_LEAST and known >= beta) or (kind == AT_MOST and known <= alpha):
                    return known
        elif begins:
            win = expert.winning(state)
            if win != NONE:
                self.store(key, WON - ply, win, DEEPEST, EXACT, ply)
                return WON - ply
        if depth <= 0 or ply >= DEEPEST:
            value = expert.value(state, self.me)
            value = value if mover == self.me else -value
            if begins and slot == NONE:
                self.store(key, value, NONE, 0, EXACT, ply)
            return value
        child = self.states[ply]
        unsure = beta - alpha == 1 and -SURE < alpha < SURE and (depth == 1 or begins)
        if unsure and self.stands(state, child, mover, depth, beta, ply, begins):
            return 0 if self.stopped else beta
        if table_move == NONE and depth >= UNKNOWN:
            self.search(state, depth - 3, alpha, beta, ply, False)
            if self.stopped:
                return 0
            slot = self.entry(key)
            if slot != NONE:
                table_move = table[slot + 2]
        best: i64 = -WON
        low = alpha
        if self.replying and mover != self.me and replied == NONE and self.lets_pass(state, ply, NONE) and child.mover() != self.me:
            best = self.negamax(child, mover, depth, alpha, beta, ply + 1)
            if self.stopped:
                return 0
            if best >= beta:
                self.store(key, best, NONE, depth, AT_LEAST, ply)
                return best
            low = max(low, best)
        self.replied[ply + 1] = NONE if mover == self.me else mover
        out = self.actions[ply]
        scores = self.scores[ply]
        n = state.legal_into(mover, out)
        self.ordering.order(out, scores, n, table_move, mover, ply)
        chosen: i64 = NONE
        i: i64 = 0
        while i < n:
            j = i + 1
            top = i
            while j < n:
                if scores[j] > scores[top]:
                    top = j
                j += 1
            action = out[top]
            out[top] = out[i]
            scores[top] = scores[i]
            out[i] = action
            child.copy_from(state)
            child.apply(mover, action)
            value = self.search_child(child, mover, depth, low, beta, ply, i)
            if self.stopped:
                return 0
            if value > best:
                best = value
                chosen = action
                if value > low:
                    low = value
                    if low >= beta:
                        self.ordering.cut(out, i, mover, depth, ply)
                        break
            i += 1
        self.store(key, best, chosen, depth, AT_LEAST if best >= beta else EXACT if best > alpha else AT_MOST, ply)
        return best

    def lets_pass(self, state: State, ply: i64, replied: i64) -> bool:
        """Best-reply search: can the mover let its turn pass? The state after it is the ply's own."""
        child = self.states[ply]
        child.copy_from(state)
        if ply >= DEEPEST or not self.expert.skip(child):
            return False
        self.replied[ply + 1] = replied
        return True

    def stands(self, state: State, child: State, mover: i64, depth: i64, beta: i64, ply: i64, begins: bool) -> bool:
        """Does a side stand so well that nothing has to be looked at: far above the window near a leaf, or even if it let its turn pass?"""
        value = self.expert.value(state, self.me)
        if mover != self.me:
            value = -value
        if depth <= NEAR:
            return value - self.margin * depth >= beta
        if not begins or not self.passes or value < beta:
            return False
        child.copy_from(state)
        if not self.expert.skip(child):
            return False
        value = self.negamax(child, mover, depth - NEAR - 1, beta - 1, beta, ply + 1)
        return self.stopped or beta <= value < SURE

    def search_child(self, child: State, mover: i64, depth: i64, low: i64, beta: i64, ply: i64, tried: i64) -> i64:
        """The value of a child for its parent's side: the first with the whole window, later ones first with none, far ones less deeply."""
        if tried == 0:
            return self.negamax(child, mover, depth - 1, low, beta, ply + 1)
        less: i64 = 0
        if depth >= 3 and tried >= 3:
            less = 1
            if tried >= 8 and depth >= 5:
                less = 3
            elif tried >= 4 and depth >= 4:
                less = 2
        value = self.negamax(child, mover, depth - 1 - less, low, low + 1, ply + 1)
        if value > low and less > 0 and not self.stopped:
            value = self.negamax(child, mover, depth - 1, low, low + 1, ply + 1)
        if low < value < beta and not self.stopped:
            value = self.negamax(child, mover, depth - 1, low, beta, ply + 1)
        return value

    def negamax(self, child: State, mover: i64, depth: i64, alpha: i64, beta: i64, ply: i64) -> i64:
        """The value of a child for the side of a mover."""
        following = child.mover()
        mine = mover == self.me
        theirs = following == self.me or following < 0
        if mine == theirs:
            return self.search(child, depth, alpha, beta, ply, following != mover)
        return -self.search(child, depth, -beta, -alpha, ply, True)

    def chance_node(self, state: State, depth: i64, ply: i64) -> i64:
        """The mean over what chance can bring, for the seat that thinks."""
        if ply >= DEEPEST:
            return self.expert.value(state, self.me)
        out = self.actions[ply]
        weights = self.scores[ply]
        n = state.outcomes_into(out, weights)
        child = self.states[ply]
        self.replied[ply + 1] = self.replied[ply]
        total: i64 = 0
        mass: i64 = 0
        i: i64 = 0
        while i < n:
            child.copy_from(state)
            child.apply(CHANCE, out[i])
            total += weights[i] * self.search_for_root(child, depth, -WON, WON, ply + 1)
            mass += weights[i]
            i += 1
        return total // mass

    def terminal_value(self, state: State, ply: i64) -> i64:
        """The value of a finished game for the seat that thinks."""
        value = self.expert.value(state, self.me)
        if value >= SURE:
            return WON - ply
        if value <= -SURE:
            return ply - WON
        return value

    def entry(self, key: i64) -> i64:
        """Where the table's entry for a key begins, or NONE."""
        if key == NONE:
            return NONE
        table = self.table
        slot = (key & (ENTRIES - 1)) * WORDS
        if table[slot] == key and table[slot + 1] >> 10 & 255 == self.generation:
            return slot
        slot = (key & (ENTRIES - 1) ^ 1) * WORDS
        if table[slot] == key and table[slot + 1] >> 10 & 255 == self.generation:
            return slot
        return NONE

    def store(self, key: i64, value: i64, action: i64, depth: i64, kind: i64, ply: i64) -> None:
        """Write into the table; proofs are counted from here and not from the root. The deeper of two stays, the newer moves next door."""
        if key == NONE:
            return
        if value > SURE:
            value += ply
        elif value < -SURE:
            value -= ply
        table = self.table
        deep = depth if depth > 0 else i64(0)
        slot = self.entry(key)
        if slot == NONE:
            slot = (key & (ENTRIES - 1)) * WORDS
            data = table[slot + 1]
            if data >> 10 & 255 == self.generation and (data >> 2 & 255) > deep:
                slot = (key & (ENTRIES - 1) ^ 1) * WORDS
        table[slot] = key
        table[slot + 1] = value << 18 | self.generation << 10 | deep << 2 | kind
        table[slot + 2] = action

    def check_limits(self) -> None:
        """Is it time to stop?"""
        if (self.most > 0 and self.nodes >= self.most) or (self.until > 0.0 and time.perf_counter() >= self.until):
            self.stopped = True

    def principal_variation(self, root: State, first: int) -> list[int]:
        """The best play from the table; in best-reply search as far as nobody lets a turn pass."""
        state = root.copy()
        found = [first]
        state.apply(state.mover(), first)
        replied: i64 = NONE
        while len(found) < 24 and state.mover() >= 0:
            mover = state.mover()
            if self.replying and mover != self.me and replied != NONE and replied != mover:
                break
            replied = NONE if mover == self.me else mover
            slot = self.entry(self.expert.fingerprint(state))
            if slot == NONE or self.table[slot + 2] == NONE:
                break
            action = int(self.table[slot + 2])
            if action not in state.legal(int(state.mover())):
                break
            found.append(action)
            state.apply(state.mover(), action)
        return found
