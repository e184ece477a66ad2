"""Which actions alpha-beta tries first: those that have refuted others, here or elsewhere in the same search."""

from typing import Final, final

from avernus.core.native import i64, vec

NONE: Final = -1
DEEPEST: Final = 64
"""Actions from the root that a search goes down at most."""
HISTORY: Final = 1 << 17


@final
class Ordering:
    """Two killers for each ply, and what each action has cut off so far for each of four movers."""

    def __init__(self) -> None:
        self.history: vec[i64] = vec[i64]([0] * HISTORY)
        self.killers: vec[i64] = vec[i64]([NONE] * (2 * (DEEPEST + 1)))

    def forget(self) -> None:
        """Begin anew."""
        i: i64 = 0
        while i < HISTORY:
            self.history[i] = 0
            i += 1
        i = 0
        while i < 2 * (DEEPEST + 1):
            self.killers[i] = NONE
            i += 1

    def order(self, out: vec[i64], scores: vec[i64], n: i64, table_move: i64, mover: i64, ply: i64) -> None:
        """What looks best first: the action of the table, what has refuted others here, what has done so elsewhere."""
        first = self.killers[2 * ply]
        second = self.killers[2 * ply + 1]
        i: i64 = 0
        while i < n:
            action = out[i]
            if action == table_move:
                scores[i] = 1 << 40
            elif action == first:
                scores[i] = 1 << 38
            elif action == second:
                scores[i] = 1 << 37
            else:
                scores[i] = self.history[(action << 2 | mover & 3) & (HISTORY - 1)]
            i += 1

    def cut(self, out: vec[i64], at: i64, mover: i64, depth: i64, ply: i64) -> None:
        """Remember what has refuted a line, and what was tried before it in vain."""
        action = out[at]
        worth = depth * depth
        self.history[(action << 2 | mover & 3) & (HISTORY - 1)] += worth
        i: i64 = 0
        while i < at:
            self.history[(out[i] << 2 | mover & 3) & (HISTORY - 1)] -= worth // 4
            i += 1
        if self.killers[2 * ply] != action:
            self.killers[2 * ply + 1] = self.killers[2 * ply]
            self.killers[2 * ply] = action
