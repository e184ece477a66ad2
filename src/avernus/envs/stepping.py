"""Many games of one kind, stepped together in compiled code: the kernel beneath all environments.

Chance and the clock act by themselves, from a generator of each game's own. What a learner needs of a game lies in flat buffers, which
NumPy reads without a copy: who is to act, the numbers of the legal actions as a list and as a mask, the observation of who acts, rewards.
"""

from typing import Final, final

from librt.strings import read_i64_le

from avernus.bots.generator import Xorshift
from avernus.bots.playout import weighted
from avernus.core.choices import Choices
from avernus.core.encoding import Canvas, Encoding
from avernus.core.expert import Expert
from avernus.core.native import i64, u8, vec
from avernus.core.refusals import AvernusError
from avernus.core.seats import CHANCE, CLOCK, NOBODY
from avernus.core.state import State

OVER: Final = -3
"""What `players` has for a game that is over, where games are not begun anew by themselves."""


@final
class Stepper:
    """So many games from one beginning. With `again`, a game that is over begins anew in the same step."""

    def __init__(
        self, root: State, seats: int, encoding: Encoding, count: int, seed: int, masks: bool, observe: bool, again: bool, most: int
    ) -> None:
        self.root = root
        self.seats: i64 = seats
        self.encoding = encoding
        self.actions: vec[i64] = encoding.actions()
        """The action of each number, where one table has them all."""
        self.direct: bool = len(self.actions) > 0
        self.count: i64 = count
        self.observing = observe
        self.again = again
        self.most: i64 = most
        """A game is cut short after so many decisions; 0: never."""
        self.states: vec[State] = vec[State]([root.copy() for _ in range(count)])
        """A buffer of states, not a list: what is taken out of a list, compiled code asks each time what it is."""
        self.scratch = root.copy()
        self.luck: vec[Xorshift] = vec[Xorshift]([Xorshift(0) for _ in range(count)])
        self.room: i64 = root.max_legal()
        self.raw: vec[i64] = vec[i64]([0] * int(self.room))
        self.weights: vec[i64] = vec[i64]([0] * int(self.room))
        self.players: vec[i64] = vec[i64]([0] * count)
        """The seat that is to act in each game."""
        self.choices = Choices(count, self.room, encoding.counted(), masks)
        """What it may do."""
        self.canvas = encoding.canvas(count if observe else 1)
        self.rewards: vec[float] = vec[float]([0.0] * (count * seats))
        """The payoffs of games that ended in this step; else 0."""
        self.ended: vec[u8] = vec[u8]([0] * count)
        """1 for a game that ended in this step, 2 for one that was cut short."""
        self.lengths: vec[i64] = vec[i64]([0] * count)
        """Decisions made in each game that is being played."""
        self.finished: vec[i64] = vec[i64]([0] * count)
        """Decisions of the last game that ended."""
        self.keeping: i64 = -1
        """A seat whose last look at each game that ends is kept; -1: none is."""
        self.last = encoding.canvas(1)
        self.acted: i64 = 0
        """Actions in all, those of chance and of the clock too."""
        self.reset(seed)

    def reset(self, seed: i64) -> None:
        """Begin all games anew; the same seed brings the same chance."""
        i: i64 = 0
        while i < self.count:
            self.reset_one(i, seed * 1_000_003 + i)
            i += 1

    def reset_one(self, i: i64, seed: i64) -> None:
        """Begin one game anew, with chance of its own."""
        self.luck[i] = Xorshift(seed)
        self.unpay(i)
        state = self.states[i]
        self.begin(i, state)
        self.refresh(i, state, self.players[i], True)

    def begin(self, i: i64, state: State) -> None:
        """The first decision of a new game."""
        state.copy_from(self.root)
        self.lengths[i] = 0
        self.players[i] = self.settle(state, self.luck[i])

    def settle(self, state: State, luck: Xorshift) -> i64:
        """Let chance and time act until a player is to; who that is, or NOBODY."""
        while True:
            seat = state.mover()
            if seat == CHANCE:
                n = state.outcomes_into(self.raw, self.weights)
                state.apply(CHANCE, self.raw[weighted(n, self.weights, luck)])
                self.acted += 1
            elif seat == CLOCK:
                state.legal_into(CLOCK, self.raw)
                state.apply(CLOCK, self.raw[0])
                self.acted += 1
            else:
                return seat

    def step(self, numbers: bytes) -> None:
        """Play one action in each game, given as machine words; `AvernusError` if one is not legal, and nothing has changed.

        In games that are over the number does not matter.
        """
        if len(numbers) != self.count * 8:
            raise AvernusError(f"There are {self.count} games; each needs one number of an action.")
        i: i64 = 0
        while i < self.count:
            if self.players[i] >= 0 and not self.choices.has(i, read_i64_le(numbers, i * 8)):
                raise AvernusError(f"In game {i} the number {read_i64_le(numbers, i * 8)} is no legal action of seat {self.players[i]}.")
            i += 1
        i = 0
        while i < self.count:
            self.unpay(i)
            if self.players[i] >= 0:
                self.play(i, read_i64_le(numbers, i * 8))
            i += 1

    def step_one(self, i: i64, number: i64) -> None:
        """Play one action in one game; `AvernusError` if it is not legal, and nothing has changed."""
        if self.players[i] < 0:
            raise AvernusError("The game is over.")
        if not self.choices.has(i, number):
            raise AvernusError(f"The number {number} is no legal action of seat {self.players[i]}.")
        self.unpay(i)
        self.play(i, number)

    def unpay(self, i: i64) -> None:
        """Forget the end of the step before."""
        if self.ended[i] != 0:
            self.ended[i] = 0
            seat: i64 = 0
            while seat < self.seats:
                self.rewards[i * self.seats + seat] = 0.0
                seat += 1

    def play(self, i: i64, number: i64) -> None:
        """A legal action, and all that follows from it by itself."""
        state = self.states[i]
        seat = self.players[i]
        if self.direct:
            state.apply(seat, self.actions[number])
        else:
            state.apply(seat, self.encoding.action_of(state, seat, number))
        length = self.lengths[i] + 1
        self.lengths[i] = length
        self.acted += 1
        following = state.mover()
        if following < 0 and following != NOBODY:
            following = self.settle(state, self.luck[i])
        self.players[i] = following
        if following == NOBODY:
            self.finish(i, state)
        elif self.most > 0 and length >= self.most:
            self.cut(i, state)
        else:
            self.refresh(i, state, following, False)
            return
        self.refresh(i, state, self.players[i], self.lengths[i] == 0)

    def cut(self, i: i64, state: State) -> None:
        """The game is cut short."""
        self.ended[i] = 2
        self.finished[i] = self.lengths[i]
        self.look_back(i, state)
        if self.again:
            self.begin(i, state)
        else:
            self.players[i] = OVER

    def keep(self, seat: i64) -> None:
        """From now on keep what a seat sees at the end of each game."""
        self.keeping = seat
        self.last = self.encoding.canvas(self.count)

    def look_back(self, i: i64, state: State) -> None:
        """The last look at a game, if it is to be kept."""
        if self.keeping >= 0:
            self.last.begin(i)
            self.encoding.observe(state, self.keeping, self.last)
            self.last.end(i)

    def finish(self, i: i64, state: State) -> None:
        """The game is over: payoffs, and the next game."""
        self.ended[i] = 1
        self.finished[i] = self.lengths[i]
        self.look_back(i, state)
        result = state.result()
        if result is not None:
            for seat, payoff in enumerate(result.payoffs):
                self.rewards[i * self.seats + seat] = payoff
        if self.again:
            self.begin(i, state)

    def refresh(self, i: i64, state: State, seat: i64, fresh: bool) -> None:
        """Write what a learner needs of a game: legal actions and observation of who is to act; `fresh` if the game has just begun.

        The state is handed on: to take it out of the list asks Python each time what it is.
        """
        if seat >= 0:
            self.encoding.choose(state, seat, self.choices, i)
        else:
            self.choices.show(i, 0)
        if self.observing:
            canvas = self.canvas
            if fresh:
                canvas.begin(i)
            else:
                canvas.again(i)
            self.encoding.observe(state, seat if seat >= 0 else i64(0), canvas)
            canvas.end(i)

    def look_ahead(self, i: i64, canvas: Canvas, row: i64, payoffs: vec[float], expert: Expert | None) -> i64:
        """What the acting seat of a game would see after each of its legal actions, from a row of the canvas on; how many rows.

        `payoffs` has for each row what the seat is paid if that ends the game, and 2 if it does not. With an expert, a position from
        which whoever is to act surely wins within the turn counts as won.
        """
        seat = self.players[i]
        if seat < 0:
            return 0
        state = self.states[i]
        n = state.legal_into(seat, self.raw)
        k: i64 = 0
        while k < n:
            scratch = self.scratch
            scratch.copy_from(state)
            scratch.apply(seat, self.raw[k])
            payoffs[row + k] = 2.0
            mover = scratch.mover()
            if mover == NOBODY:
                result = scratch.result()
                if result is not None:
                    payoffs[row + k] = result.payoffs[int(seat)]
            elif expert is not None and mover >= 0 and expert.winning(scratch) >= 0:
                payoffs[row + k] = 1.0 if mover == seat else -1.0
            canvas.begin(row + k)
            self.encoding.observe(scratch, seat, canvas)
            canvas.end(row + k)
            k += 1
        return n

    def let_others_play(self, seat: i64) -> None:
        """In every game let the other seats act at random until the seat is to act, or the game is over and does not begin anew."""
        i: i64 = 0
        while i < self.count:
            luck = self.luck[i]
            while self.players[i] >= 0 and self.players[i] != seat:
                self.play(i, i64(self.choices.legal[i * self.room + luck.below(i64(self.choices.counts[i]))]))
            i += 1

    def play_random(self, steps: i64, seed: i64) -> i64:
        """So many steps of all games with actions at random: for benchmarks, as fast as any policy can be; how many games have ended."""
        rng = Xorshift(seed)
        ended: i64 = 0
        counts = self.choices.counts
        legal = self.choices.legal
        while steps > 0:
            i: i64 = 0
            while i < self.count:
                if self.ended[i] != 0:
                    self.unpay(i)
                n = i64(counts[i])
                if n > 0:
                    self.play(i, i64(legal[i * self.room + rng.below(n)]))
                    if self.ended[i] != 0:
                        ended += 1
                i += 1
            steps -= 1
        return ended
