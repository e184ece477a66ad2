"""The legal actions of many games as numbers, in buffers that NumPy reads without a copy."""

from typing import Final, final

from avernus.core.native import i32, i64, u8, vec

KEPT: Final = 10
"""How many words a game can remember of a row."""


@final
class Choices:
    """The legal actions of many games, a row for each: their numbers as a list, and as a mask if there is one.

    A game may keep in `memory`, which it has for each row, what a part of the row depends on, and let that part stand.
    """

    def __init__(self, rows: i64, room: i64, size: i64, masked: bool) -> None:
        self.room: i64 = room
        self.size: i64 = size
        self.masked = masked
        self.raw: vec[i64] = vec[i64]([0] * int(room))
        """Where numbers are written before they are shown."""
        self.counts: vec[i32] = vec[i32]([0] * int(rows))
        """How many legal actions there are in each row."""
        self.legal: vec[i32] = vec[i32]([0] * int(rows * room))
        """Their numbers, `room` places in each row."""
        self.mask: vec[u8] = vec[u8]([0] * int(rows * size if masked else 1))
        """The same as a mask: 1 for each number that is legal."""
        self.memory: vec[i64] = vec[i64]([0] * int(rows * KEPT))

    def place(self, row: i64) -> i64:
        """Where a row begins in `legal`."""
        return row * self.room

    def remembered(self, row: i64) -> i64:
        """Where a row's words begin in `memory`."""
        return row * KEPT

    def has(self, row: i64, number: i64) -> bool:
        """Is the number one of the legal ones?"""
        if self.masked:
            return 0 <= number < self.size and self.mask[row * self.size + number] != 0
        at = row * self.room
        end = at + i64(self.counts[row])
        while at < end:
            if i64(self.legal[at]) == number:
                return True
            at += 1
        return False

    def show(self, row: i64, n: i64) -> None:
        """Let a row have the first `n` numbers of `raw` and no others, and forget what it depended on (the first word of its memory)."""
        self.memory[row * KEPT] = 0
        self.unmark(row, 0, i64(self.counts[row]))
        self.fill(row, 0, n, 0)
        self.counts[row] = i32(n)

    def show_by(self, row: i64, n: i64, forth: vec[i32]) -> None:
        """The same where `raw` has actions, and a table their numbers: in one go, since most rows are short."""
        legal = self.legal  # named here: a buffer of `self` would be counted up and down at every step of a loop
        mask = self.mask
        raw = self.raw
        base = row * self.size
        begin = row * self.room
        if not self.masked:
            at: i64 = 0
            while at < n:
                legal[begin + at] = forth[raw[at]]
                at += 1
            self.counts[row] = i32(n)
            return
        # Eight at a time, for a loop of which nobody can guess the length costs more: what lies behind the list was legal once, and is not.
        end = begin + i64(self.counts[row])
        most = begin + self.room - 8
        at = begin
        while at < end and at <= most:
            mask[base + i64(legal[at])] = 0
            mask[base + i64(legal[at + 1])] = 0
            mask[base + i64(legal[at + 2])] = 0
            mask[base + i64(legal[at + 3])] = 0
            mask[base + i64(legal[at + 4])] = 0
            mask[base + i64(legal[at + 5])] = 0
            mask[base + i64(legal[at + 6])] = 0
            mask[base + i64(legal[at + 7])] = 0
            at += 8
        while at < end:
            mask[base + i64(legal[at])] = 0
            at += 1
        at = 0
        while at < n:
            number = forth[raw[at]]
            legal[begin + at] = number
            mask[base + i64(number)] = 1
            at += 1
        self.counts[row] = i32(n)

    def unmark(self, row: i64, first: i64, end: i64) -> None:
        """Take a part of a row's list out of the mask."""
        if self.masked:
            legal = self.legal
            mask = self.mask
            base = row * self.size
            at = row * self.room + first
            last = row * self.room + end
            while at < last:
                mask[base + i64(legal[at])] = 0
                at += 1

    def fill(self, row: i64, first: i64, end: i64, source: i64) -> None:
        """Write a part of a row's list out of `raw`, from a place on."""
        legal = self.legal
        raw = self.raw
        at = row * self.room + first
        last = row * self.room + end
        if self.masked:
            mask = self.mask
            base = row * self.size
            while at < last:
                number = raw[source]
                legal[at] = i32(number)
                mask[base + number] = 1
                source += 1
                at += 1
        else:
            while at < last:
                legal[at] = i32(raw[source])
                source += 1
                at += 1

    def shift(self, row: i64, first: i64, end: i64, by: i64) -> None:
        """Move a part of a row's list."""
        legal = self.legal
        begin = row * self.room + first
        last = row * self.room + end
        if by < 0:
            while begin < last:
                legal[begin + by] = legal[begin]
                begin += 1
        elif by > 0:
            while last > begin:
                last -= 1
                legal[last + by] = legal[last]
