"""Alpha-beta over single actions, for any game without secrets: iterative deepening, a transposition table, principal variations.

Sides need not alternate: a seat that acts again keeps its point of view. With more than two seats all others are taken to be
against the one that thinks (the paranoid reduction). At a chance node the value is the mean over the outcomes. The game's expert
gives the value of a leaf, knows wins within the turn, and gives each state a fingerprint.
"""

import time
from typing import Final, final

from avernus.core.expert import Expert
from avernus.core.native import i64, vec
from avernus.core.seats import CHANCE, NOBODY
from avernus.core.state import State

NONE: Final = -1
WON: Final = 1_000_000
"""The value of a won game, less the number of actions until then."""
SURE: Final = 900_000
"""From here on a value is a proof."""
DEEPEST: Final = 64
ENTRIES: Final = 1 << 18
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
HISTORY: Final = 1 << 15
DOUBT: Final = 50
"""If the best action has lost so much in an iteration that was cut short, the one before is believed."""
CHECK_EVERY: Final = 1024
"""The clock is looked at once in so many nodes."""


@final
class Thought:
    """What a search thinks of a decision."""

    def __init__(self, action: i64, value: i64, depth: i64, nodes: i64, line: list[int], others: list[tuple[int, int]]) -> None:
        self.action: i64 = action
        self.value: i64 = value
        """For the seat that thinks; beyond SURE a proof."""
        self.depth: i64 = depth
        self.nodes: i64 = nodes
        self.line: list[int] = line
        """The best play for everybody, as far as it was seen; the action first."""
        self.others: list[tuple[int, int]] = others
        """Every action with its value, the best first; values of the others are upper bounds."""


@final
class AlphaBeta:
    """One searcher. Its tables are emptied for each decision, so that the same question always gets the same answer."""

    def __init__(self, expert: Expert, like: State) -> None:
        size = int(like.max_legal())
        self.expert: Expert = expert
        self.states: list[State] = [like.copy() for _ in range(DEEPEST + 1)]
        self.actions: list[vec[i64]] = [vec[i64]([0] * size) for _ in range(DEEPEST + 1)]
        self.scores: list[vec[i64]] = [vec[i64]([0] * size) for _ in range(DEEPEST + 1)]
        self.weights: vec[i64] = vec[i64]([0] * size)
        self.keys: vec[i64] = vec[i64]([NONE] * ENTRIES)
        self.values: vec[i64] = vec[i64]([0] * ENTRIES)
        self.moves: vec[i64] = vec[i64]([NONE] * ENTRIES)
        self.depths: vec[i64] = vec[i64]([0] * ENTRIES)
        """Twice shifted: the depth, then EXACT, AT_LEAST or AT_MOST."""
        self.history: vec[i64] = vec[i64]([0] * HISTORY)
        self.killers: vec[i64] = vec[i64]([NONE] * (2 * (DEEPEST + 1)))
        self.me: i64 = 0
        self.nodes: i64 = 0
        self.most: i64 = 0
        self.until: float = 0.0
        self.stopped: bool = False

    def think(self, root: State, seat: i64, most: i64, seconds: float) -> Thought:
        """Search until so many nodes or seconds are used up (0: no such limit), or the outcome is proved."""
        self.me = seat
        self.nodes = 0
        self.most = most
        self.until = time.perf_counter() + seconds if seconds > 0.0 else 0.0
        self.stopped = False
        i: i64 = 0
        while i < HISTORY:
            self.history[i] = 0
            i += 1
        i = 0
        while i < 2 * (DEEPEST + 1):
            self.killers[i] = NONE
            i += 1
        i = 0
        while i < ENTRIES:
            self.keys[i] = NONE
            i += 1
        win = self.expert.winning(root)
        if win != NONE:
            return Thought(win, WON - 1, 1, 1, [int(win)], [(int(win), WON - 1)])
        out = self.actions[0]
        scores = self.scores[0]
        n = root.legal_into(seat, out)
        best = out[0]
        value: i64 = 0
        reached: i64 = 0
        i = 0
        while i < n:
            scores[i] = 0
            i += 1
        depth: i64 = 1
        while depth <= DEEPEST - 4 and n > 1:
            found = self.search_root(root, seat, n, depth)
            if self.stopped and (found == NONE or (reached > 0 and scores[0] <= value - DOUBT)):
                break
            if found != NONE:
                best = out[0]
                value = scores[0]
            if self.stopped:
                break
            reached = depth
            if value > SURE or value < -SURE:
                break
            depth += 1
        others: list[tuple[int, int]] = []
        i = 0
        while i < n:
            others.append((int(out[i]), int(scores[i])))
            i += 1
        others.sort(key=lambda pair: (pair[0] != int(best), -pair[1]))
        return Thought(best, value, reached, self.nodes, self.principal_variation(root, int(best)), others)

    def search_root(self, root: State, seat: i64, n: i64, depth: i64) -> i64:
        """One iteration: the actions sorted by what they are worth now, the best first; NONE if not even one was finished."""
        out = self.actions[0]
        scores = self.scores[0]
        child = self.states[0]
        alpha: i64 = -WON
        done: i64 = NONE
        i: i64 = 0
        while i < n:
            child.copy_from(root)
            child.apply(seat, out[i])
            if i == 0:
                value = self.search_for_root(child, depth - 1, -WON, WON, 1)
            else:
                value = self.search_for_root(child, depth - 1, alpha, alpha + 1, 1)
                if value > alpha and not self.stopped:
                    value = self.search_for_root(child, depth - 1, alpha, WON, 1)
            if self.stopped:
                break
            scores[i] = value
            if value > alpha:
                alpha = value
                action = out[i]
                j = i
                while j > 0:
                    out[j] = out[j - 1]
                    scores[j] = scores[j - 1]
                    j -= 1
                out[0] = action
                scores[0] = value
                done = action
            i += 1
        return done

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
        self.nodes += 1
        if self.nodes % CHECK_EVERY == 0:
            self.check_limits()
        if self.stopped:
            return 0
        key = self.expert.fingerprint(state)
        slot = key & (ENTRIES - 1) if key != NONE else i64(0)
        table_move: i64 = NONE
        if key != NONE and self.keys[slot] == key:
            table_move = self.moves[slot]
            if self.depths[slot] >> 2 >= depth:
                known = self.values[slot]
                if known > SURE:
                    known -= ply
                elif known < -SURE:
                    known += ply
                kind = self.depths[slot] & 3
                if kind == EXACT or (kind == AT_LEAST and known >= beta) or (kind == AT_MOST and known <= alpha):
                    return known
        if begins and table_move == NONE:
            win = self.expert.winning(state)
            if win != NONE:
                self.store(key, slot, WON - ply, win, DEEPEST, EXACT, ply)
                return WON - ply
        if depth <= 0 or ply >= DEEPEST:
            value = self.expert.value(state, self.me)
            return value if mover == self.me else -value
        out = self.actions[ply]
        scores = self.scores[ply]
        n = state.legal_into(mover, out)
        self.order_moves(out, scores, n, table_move, ply)
        child = self.states[ply]
        best: i64 = -WON
        chosen: i64 = NONE
        low = alpha
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
                        self.record_cutoff(action, depth, ply)
                        break
            i += 1
        self.store(key, slot, best, chosen, depth, AT_LEAST if best >= beta else EXACT if best > alpha else AT_MOST, ply)
        return best

    def search_child(self, child: State, mover: i64, depth: i64, low: i64, beta: i64, ply: i64, tried: i64) -> i64:
        """The value of a child for its parent's side: the first with the whole window, later ones first with none, far ones less deeply."""
        if tried == 0:
            return self.negamax(child, mover, depth - 1, low, beta, ply + 1)
        less: i64 = 1 if depth >= 3 and tried >= 4 else 0
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

    def order_moves(self, out: vec[i64], scores: vec[i64], n: i64, table_move: i64, ply: i64) -> None:
        """What looks best first: the action of the table, what has refuted others here, what has done so elsewhere."""
        i: i64 = 0
        while i < n:
            action = out[i]
            if action == table_move:
                scores[i] = 1 << 40
            elif action == self.killers[2 * ply]:
                scores[i] = 1 << 38
            elif action == self.killers[2 * ply + 1]:
                scores[i] = 1 << 37
            else:
                scores[i] = self.history[action & (HISTORY - 1)]
            i += 1

    def record_cutoff(self, action: i64, depth: i64, ply: i64) -> None:
        """Remember what has refuted a line."""
        self.history[action & (HISTORY - 1)] += depth * depth
        if self.killers[2 * ply] != action:
            self.killers[2 * ply + 1] = self.killers[2 * ply]
            self.killers[2 * ply] = action

    def store(self, key: i64, slot: i64, value: i64, action: i64, depth: i64, kind: i64, ply: i64) -> None:
        """Write into the table; proofs are counted from here and not from the root."""
        if key == NONE:
            return
        if value > SURE:
            value += ply
        elif value < -SURE:
            value -= ply
        self.keys[slot] = key
        self.values[slot] = value
        self.moves[slot] = action
        self.depths[slot] = (depth if depth > 0 else i64(0)) << 2 | kind

    def check_limits(self) -> None:
        """Is it time to stop?"""
        if (self.most > 0 and self.nodes >= self.most) or (self.until > 0.0 and time.perf_counter() >= self.until):
            self.stopped = True

    def principal_variation(self, root: State, first: int) -> list[int]:
        """The best play from the table."""
        state = root.copy()
        found = [first]
        state.apply(state.mover(), first)
        while len(found) < 24 and state.mover() >= 0:
            key = self.expert.fingerprint(state)
            slot = key & (ENTRIES - 1)
            if key == NONE or self.keys[slot] != key or self.moves[slot] == NONE:
                break
            action = int(self.moves[slot])
            if action not in state.legal(int(state.mover())):
                break
            found.append(action)
            state.apply(state.mover(), action)
        return found
