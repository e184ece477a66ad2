"""What a learner meets of a game: a stable number for every action, and what a seat sees as numbers.

A game's `encoding.py` fills both. Numbers of actions run from 0 to N-1 and name the same thing in every state; the numbers of an
observation are written one by one onto a `Canvas`, which remembers where, so that the next one wipes only what was written.
"""

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from avernus.core.arguments import shown
from avernus.core.bits import ALL, PLACES, SPIN
from avernus.core.choices import Choices
from avernus.core.native import i16, i32, i64, u8, vec
from avernus.core.refusals import AvernusError
from avernus.core.state import State, seat_in, whole_in

NO_NUMBER: Final = -1
MOST: Final = 0x2000000000000000
"""Actions are smaller."""
FEW: Final = 1_048_576
"""Up to so many possible actions are numbered by a table."""
WORDS: Final = 32
"""How many words a game can remember of a row of a canvas, if it does not ask for more."""

WHICH: Final = vec[u8](list(PLACES))
"""Places of bits (`core/bits.py`) as bytes: one line of a processor's cache."""


@final
class Part:
    """A named part of an observation: where it begins, its shape, and what its numbers say."""

    def __init__(self, name: str, shape: tuple[int, ...], about: str, start: int) -> None:
        self.name = name
        self.shape = shape
        self.about = about
        self.start = start
        self.size = 1
        for side in shape:
            self.size *= side

    def __repr__(self) -> str:
        """Its name, place and shape."""
        return f"<{self.name}: {self.shape} at {self.start}>"


def parts_of(rows: list[tuple[str, tuple[int, ...], str]]) -> tuple[Part, ...]:
    """Parts one after the other, from name, shape and meaning."""
    found: list[Part] = []
    start = 0
    for name, shape, about in rows:
        part = Part(name, shape, about, start)
        found.append(part)
        start += part.size
    return tuple(found)


@final
class Canvas:
    """Rows of numbers, one for each of many observers; it knows what was written into each row, and wipes no more than that.

    A game may let numbers stand that seldom change, and write in `memory`, which it has for each row, what they show. They are not wiped:
    the next look compares, and writes what has changed.
    """

    def __init__(self, rows: i64, length: i64, words: i64 = WORDS) -> None:
        self.length: i64 = length
        self.words: i64 = words
        self.out: vec[i16] = vec[i16]([0] * int(rows * length))
        self.marks: vec[i64] = vec[i64]([0] * int(rows * length))
        self.used: vec[i64] = vec[i64]([0] * int(rows))
        self.memory: vec[i64] = vec[i64]([0] * int(rows * words))
        self.base: i64 = 0
        self.at: i64 = 0
        self.known: i64 = 0
        self.other: bool = True

    def begin(self, row: i64) -> None:
        """Wipe a row and write into it from now on: any game, any moment."""
        self.wipe(row)
        self.other = True

    def again(self, row: i64) -> None:
        """The same for a later moment of the game that the row shows; whoever looks."""
        if self.used[row] != 0:
            self.wipe(row)
        else:
            self.base = row * self.length
            self.at = self.base
            self.known = row * self.words
        self.other = False

    def wipe(self, row: i64) -> None:
        """Undo what was marked in a row."""
        out = self.out
        marks = self.marks
        base = row * self.length
        i = base
        end = base + self.used[row]
        while i < end:
            out[marks[i]] = 0
            i += 1
        self.base = base
        self.at = base
        self.known = row * self.words

    def is_other(self) -> bool:
        """May the row have shown another game so far? Then only `memory` says what stands in it."""
        return self.other

    def remembered(self) -> i64:
        """Where the row's words begin in `memory`."""
        return self.known

    def put(self, place: i64, value: i64) -> None:
        """Write a number; a place is written at most once."""
        if value != 0:
            where = self.base + place
            self.out[where] = i16(value)
            self.marks[self.at] = where
            self.at += 1

    def plane(self, place: i64, word: i64, mask: i64) -> None:
        """Let numbers from a place on be 1 where a mask has bits, else 0; they stand, and a word of the memory has the mask."""
        memory = self.memory
        at = self.known + word
        changed = memory[at] ^ mask
        if changed != 0:
            memory[at] = mask
            out = self.out
            which = WHICH
            where = self.base + place
            while changed != 0:
                low = changed & -changed
                changed ^= low
                out[where + i64(which[(low * SPIN & ALL) >> 56])] = 1 if mask & low else 0

    def dots(self, place: i64, mask: i64) -> None:
        """Write 1 where a mask has bits, from a place on, until the next look."""
        out = self.out
        marks = self.marks
        which = WHICH
        at = self.at
        where = self.base + place
        while mask != 0:
            low = mask & -mask
            mask ^= low
            spot = where + i64(which[(low * SPIN & ALL) >> 56])
            out[spot] = 1
            marks[at] = spot
            at += 1
        self.at = at

    def clear(self, place: i64, end: i64) -> None:
        """Write 0 from a place on to another: where numbers stood that nobody marked."""
        out = self.out
        at = self.base + place
        last = self.base + end
        while at < last:
            out[at] = 0
            at += 1

    def first(self) -> i64:
        """Where the row begins in `out`, for games that write many numbers in place, as `put` does it."""
        return self.base

    def marked(self) -> i64:
        """Where the next mark goes in `marks`: the place in `out` of each number that was written."""
        return self.at

    def mark(self, at: i64) -> None:
        """So far marks were written."""
        self.at = at

    def end(self, row: i64) -> None:
        """The row is complete."""
        self.used[row] = self.at - self.base


@final
class Numbering:
    """Numbers for actions that are `verb << width | fields`: verb after verb, and within a verb field after field.

    Each verb is a list of parts `(shift, bits, values)`: which bits of the action they are, and the values that they can have. A verb
    that is `None` has no numbers.
    """

    def __init__(self, width: int, verbs: list[list[tuple[int, int, list[int]]] | None]) -> None:
        self.width: i64 = width
        first: list[int] = []
        part_at: list[int] = []
        part_end: list[int] = []
        shifts: list[int] = []
        masks: list[int] = []
        sizes: list[int] = []
        rank_at: list[int] = []
        value_at: list[int] = []
        ranks: list[int] = []
        values: list[int] = []
        total = 0
        for parts in verbs:
            first.append(total)
            part_at.append(len(shifts))
            count = 0 if parts is None else 1
            for shift, bits, allowed in parts or []:
                shifts.append(shift)
                masks.append((1 << bits) - 1)
                sizes.append(len(allowed))
                rank_at.append(len(ranks))
                value_at.append(len(values))
                table = [NO_NUMBER] * (1 << bits)
                for rank, value in enumerate(allowed):
                    table[value] = rank
                ranks += table
                values += allowed
                count *= len(allowed)
            part_end.append(len(shifts))
            total += count
        first.append(total)
        self.size: i64 = total
        """How many numbers there are."""
        self.first: vec[i64] = vec[i64](first)
        self.part_at: vec[i64] = vec[i64](part_at)
        self.part_end: vec[i64] = vec[i64](part_end)
        self.shifts: vec[i64] = vec[i64](shifts)
        self.masks: vec[i64] = vec[i64](masks)
        self.sizes: vec[i64] = vec[i64](sizes)
        self.rank_at: vec[i64] = vec[i64](rank_at)
        self.value_at: vec[i64] = vec[i64](value_at)
        self.ranks: vec[i64] = vec[i64](ranks)
        self.values: vec[i64] = vec[i64](values)
        self.direct: bool = False
        """Are the numbers looked up in one table each way? Where actions are few enough, that is the fastest."""
        self.forth: vec[i32] = vec[i32]([0])
        self.back: vec[i64] = vec[i64]([0])
        self.span: i64 = len(verbs) << width
        if self.span <= FEW:
            self.back = vec[i64]([int(self.action(number)) for number in range(total)])
            self.forth = vec[i32]([int(self.number(action)) for action in range(int(self.span))])
            self.direct = True

    def number(self, action: i64) -> i64:
        """The number of an action; -1 for one that has none."""
        if action < 0 or action >= self.span:
            return NO_NUMBER
        if self.direct:
            return i64(self.forth[action])
        verb = action >> self.width
        if self.first[verb] == self.first[verb + 1]:
            return NO_NUMBER
        found: i64 = 0
        part = self.part_at[verb]
        end = self.part_end[verb]
        while part < end:
            rank = self.ranks[self.rank_at[part] + (action >> self.shifts[part] & self.masks[part])]
            if rank < 0:
                return NO_NUMBER
            found = found * self.sizes[part] + rank
            part += 1
        return self.first[verb] + found

    def action(self, number: i64) -> i64:
        """The action of a number; -1 for one that is none."""
        if number < 0 or number >= self.size:
            return NO_NUMBER
        if self.direct:
            return self.back[number]
        verb: i64 = 0
        while self.first[verb + 1] <= number:
            verb += 1
        rest = number - self.first[verb]
        packed = verb << self.width
        part = self.part_end[verb] - 1
        while part >= self.part_at[verb]:
            size = self.sizes[part]
            packed |= self.values[self.value_at[part] + rest % size] << self.shifts[part]
            rest //= size
            part -= 1
        return packed


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """Actions as numbers and what a seat sees as numbers, for one game. `version` rises when either changes its meaning."""

    def __init__(self, numbering: Numbering, parts: tuple[Part, ...], version: int = 1, plain: bool = True, words: int = WORDS) -> None:
        self.numbering = numbering
        self.plain = plain
        """Does the action alone decide its number, without a look at the state? Then every legal action has one."""
        self.direct: bool = plain and numbering.direct
        """Are numbers looked up in one table each way?"""
        self.size: i64 = numbering.size
        """How many numbers of actions there are: N."""
        self.parts = parts
        length = 0
        for part in parts:
            length += part.size
        self.length: i64 = length
        """How many numbers an observation has."""
        self.version = version
        self.words: i64 = words
        """How many words a canvas has to remember of a row."""

    def counted(self) -> i64:
        """How many numbers of actions there are; compiled code of other folders asks for it so (docs/rules-code.md, pitfalls)."""
        return self.size

    def observed(self) -> i64:
        """How many numbers an observation has."""
        return self.length

    def actions(self) -> vec[i64]:
        """The action of each number, where one table has them all; else an empty one."""
        return self.numbering.back if self.direct else vec[i64]()

    def canvas(self, rows: i64) -> Canvas:
        """A canvas for so many observations."""
        return Canvas(rows, self.length, self.words)

    def number(self, state: Any, seat: Any, action: Any) -> int:
        """The number of a seat's action, 0 to N-1; -1 for one that has none. Anything that behaves as a whole number is an action."""
        asked, who = whole_in(action), player_of(state, seat)
        return int(self.number_of(state, who, asked)) if 0 <= asked < MOST else NO_NUMBER

    def action(self, state: Any, seat: Any, number: Any) -> int:
        """The action of a number; -1 for one that names nothing here."""
        asked, who = whole_in(number), player_of(state, seat)
        if not 0 <= asked < MOST:  # first without a machine word, which larger numbers do not fit into
            return NO_NUMBER
        return int(self.action_of(state, who, asked)) if asked < self.size else NO_NUMBER

    def number_of(self, state: State, seat: i64, action: i64) -> i64:
        """The number of an action, for compiled code, which is trusted. Most games need no look at the state for it."""
        return self.numbering.number(action)

    def action_of(self, state: State, seat: i64, number: i64) -> i64:
        """The action of a number, likewise."""
        return self.numbering.action(number)

    def observe(self, state: State, seat: i64, canvas: Canvas) -> None:
        """Write what the seat sees, and nothing that it may not see, between `canvas.begin` and `canvas.end`."""

    def numbers_into(self, state: State, seat: i64, out: vec[i64]) -> i64:
        """Write the numbers of the seat's legal actions, in the order of the actions; return how many have one."""
        n = state.legal_into(seat, out)
        kept: i64 = 0
        i: i64 = 0
        if self.direct:
            forth = self.numbering.forth
            while i < n:
                out[i] = i64(forth[out[i]])
                i += 1
            return n
        while i < n:
            number = self.number_of(state, seat, out[i])
            if number >= 0:
                out[kept] = number
                kept += 1
            i += 1
        return kept

    def choose(self, state: State, seat: i64, choices: Choices, row: i64) -> None:
        """Let a row of choices show what the seat may do."""
        if self.direct:
            choices.show_by(row, state.legal_into(seat, choices.raw), self.numbering.forth)
        else:
            choices.show(row, self.numbers_into(state, seat, choices.raw))


def player_of(state: Any, seat: Any) -> int:
    """A player's seat in a state; `AvernusError` for what is none."""
    if not isinstance(state, State):
        raise AvernusError(f"This asks for a state, not {shown(state)}.")
    return seat_in(state, seat)
