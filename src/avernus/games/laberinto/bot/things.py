"""What of a game of Laberinto Interior matters to who wins it: things that are counted for each player and weighed by `weights.py`.

Nothing of others' hands is looked at, which may be hidden: of one's own, whether there is a triangle for the cells that a way needs.
What a placement is good for shows in the ways that it shortens.
"""

from typing import Final, final

from avernus.core.counting import Counting
from avernus.core.native import i64, vec
from avernus.core.state import State
from avernus.games.laberinto import steps
from avernus.games.laberinto.board import COORDINATES, NEXT, OFF, bit
from avernus.games.laberinto.bot.distances import FAR
from avernus.games.laberinto.bot.pairs import Pairs
from avernus.games.laberinto.rules.capturing import passable
from avernus.games.laberinto.rules.end import crossings_of
from avernus.games.laberinto.rules.walking import run_end
from avernus.games.laberinto.state import ELIMINATED, PRISMS, PYRAMIDS, LaberintoState
from avernus.games.laberinto.verbs import PRISM, RIDDEN

# Where each group of weights begins: `weights.py` has the same groups by name, and a test compares them.
MISSING: Final = 0
"""By how many crossings are missing, 4 or more being the last."""
TOTAL: Final = 5
"""By whether one, two or more crossings are missing and by marks: the turns that all of them take."""
FIRST: Final = 53
"""By marks: the turns of the quickest pair; then of the next."""
SECOND: Final = 69
LADEN: Final = 85
"""By how many laden prisms are on the board."""
HUNTERS: Final = 89
"""By how many prisms alone are on the board."""
WALKERS: Final = 94
"""By how many pyramids alone are on the board."""
SPARE: Final = 98
"""By how many prisms are in reserve; then pyramids."""
WAITING: Final = 103
PRISONERS: Final = 107
"""By how many prisoners are held; then: and a crossed prism can come back with one."""
RETURN: Final = 111
LOST: Final = 112
"""By how many prisms are eliminated."""
THREAT: Final = 117
"""A laden prism that can be taken, by marks of its way home: nobody could take back, somebody could, its owner is to move."""
THREAT_PRISM: Final = 141
THREAT_PYRAMID: Final = 144
"""The same of prisms and of pyramids alone."""
PREY: Final = 147
"""By laden prism, prism, pyramid: one of others that can be taken; first on the own turn, then at other times."""
HUNTED: Final = 153
"""By marks of nearness: the nearest prism of others to a laden prism that stands alone."""
HUNTING: Final = 161
"""By marks of nearness: the nearest laden prism of others to a prism alone."""
TURN: Final = 169
"""By how many others come first."""
AHEAD: Final = 175
"""Would be first if the game ended now: as much as the quiet rounds are over; then as the rounds in all are."""
BUILDING: Final = 177
"""By marks: the turns from the own door over a far one, while everybody builds."""
PROGRESS: Final = 193
"""The turns that the pairs have behind them, in hundreds: of the quickest in full, of each further one less."""
COUNTED: Final = 194
"""So many things of the player who looks; then the same of the others, whose figures he sees without what stands in their way."""

MARKS: Final = vec[i64]([0, 1, 2, 3, 4, 6, 8, 10, 13, 17, 22, 29, 38, 55, 80, 120])
HOME: Final = vec[i64]([1, 2, 3, 5, 8, 12, 20, 40])
NEAR: Final = vec[i64]([1, 2, 3, 4, 6, 9, 13, 20])
A: Final = vec[i64]([COORDINATES.get(cell, (0, 0, 0))[0] for cell in range(512)])
B: Final = vec[i64]([COORDINATES.get(cell, (0, 0, 0))[1] for cell in range(512)])
C: Final = vec[i64]([COORDINATES.get(cell, (0, 0, 0))[2] for cell in range(512)])
PATIENCE: Final = 10.0
"""After so many rounds without progress, danger counts for half."""
NO_PAIR: Final = 60
"""So many turns stand for a pair that does not exist, and for any that takes longer."""


def apart(one: i64, two: i64) -> i64:
    """How many edges lie between two cells, whatever lies there."""
    a = A[one] - A[two]
    b = B[one] - B[two]
    c = C[one] - C[two]
    return (a if a > 0 else -a) + (b if b > 0 else -b) + (c if c > 0 else -c)


@final
class Things(Counting):
    """The things of one player."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights, 160)
        self.side: i64 = 0
        """Where the weights begin: those of the player who looks, or those of the others."""
        self.pairs: Pairs = Pairs()
        self.reach: vec[i64] = vec[i64]([0] * 512)
        """The seats that can come onto each cell with a prism alone in one movement."""

    def players(self, state: State) -> i64:
        """How many there are."""
        assert isinstance(state, LaberintoState)
        return state.seats

    def together(self, state: State, seat: i64, other: i64) -> bool:
        """L81: allies."""
        assert isinstance(state, LaberintoState)
        return state.alliance[seat] == state.alliance[other]

    # -- who can come where -----------------------------------------------------------------------

    def begin(self, state: State, viewer: i64) -> None:
        """L32-L34, L39: where each player's prisms alone can come to."""
        assert isinstance(state, LaberintoState)
        cell: i64 = 0
        while cell < 512:
            self.reach[cell] = 0
            cell += 1
        if state.step == steps.BUILDING:
            return
        colour: i64 = 0
        while colour < 6:
            seat = state.seat_of[colour]
            if seat >= 0:
                if state.count[PRISMS + colour] > 0:
                    self.enter(state, colour, bit(seat))
                i: i64 = 0
                while i < state.posted[colour]:
                    cell = state.posts[colour * 8 + i]
                    if state.stands[cell] & 15 == PRISM:
                        self.leave(state, colour, cell, bit(seat))
                    i += 1
            colour += 1

    def enter(self, state: LaberintoState, colour: i64, who: i64) -> None:
        """L32: a prism in reserve can come onto its door."""
        r: i64 = 0
        while r < 16:
            row = state.doors[colour * 16 + r] & state.laid[r]
            place: i64 = 0
            while row != 0:
                if row & 1:
                    self.reach[r << 5 | place] |= who
                row >>= 1
                place += 1
            r += 1

    def leave(self, state: LaberintoState, colour: i64, came: i64, who: i64) -> None:
        """A prism goes by a step, or by a run where there is no die; with a die, two steps are near enough to fear."""
        first: i64 = 0
        while first < 3:
            beside = NEXT[came * 3 + first]
            self.reach[beside] |= who
            if state.dice and passable(state, colour, beside):
                j: i64 = 0
                while j < 3:
                    self.reach[NEXT[beside * 3 + j]] |= who
                    j += 1
            second: i64 = 0
            while second < 3 and not state.dice:
                if second != first:
                    to = run_end(state, colour, came, first, second, colour)
                    if to >= 0:
                        self.reach[to] |= who
                second += 1
            first += 1
        self.reach[OFF] = 0

    def rivals(self, state: LaberintoState, seat: i64) -> i64:
        """The seats that take a seat's figures."""
        mask: i64 = 0
        other: i64 = 0
        while other < state.seats:
            if state.alliance[other] != state.alliance[seat]:
                mask |= bit(other)
            other += 1
        return mask

    # -- the things of a player ------------------------------------------------------------------------

    def of(self, state: State, seat: i64, viewer: i64) -> float:
        """Everything of a player, and what it is worth together."""
        assert isinstance(state, LaberintoState)
        self.n = 0
        self.sum = 0.0
        self.side = 0 if seat == viewer else COUNTED
        self.pairs.distances.blocked = seat == viewer
        missing = (state.goal if state.goal > 0 else i64(4)) - crossings_of(state, seat)
        missing = max(missing, 0)
        missing = min(missing, 4)
        self.add(self.side + MISSING + missing, 1.0)
        self.add(self.side + TURN + self.before(state, seat), 1.0)
        if state.step == steps.BUILDING:
            best: i64 = FAR
            i: i64 = 0
            while i < state.sets[seat]:
                best = min(best, self.pairs.door(state, state.team[seat * 2 + i]))
                i += 1
            self.between(self.side + BUILDING, MARKS, best)
            return self.sum
        self.pairs.begin()
        i = 0
        while i < state.sets[seat]:
            self.pairs.find(state, state.team[seat * 2 + i], seat)
            self.dangers(state, state.team[seat * 2 + i], seat)
            i += 1
        self.pairs.arrange()
        self.times(missing)
        self.stock(state, seat)
        self.prey(state, seat)
        if self.ahead(state, seat):
            self.add(self.side + AHEAD, float(state.idle) / float(state.quiet_rounds * state.seats))
            self.add(self.side + AHEAD + 1, float(state.turns) / float(state.max_rounds * state.seats))
        return self.sum

    def before(self, state: LaberintoState, seat: i64) -> i64:
        """L16: how many come first."""
        n = state.active - seat
        return n if n >= 0 else n + state.seats

    def times(self, missing: i64) -> None:
        """The turns that the pairs take."""
        first = self.pairs.turns[0] if self.pairs.n > 0 else i64(NO_PAIR)
        second = self.pairs.turns[1] if self.pairs.n > 1 else i64(NO_PAIR)
        self.add(self.side + PROGRESS, self.pairs.progress())
        self.between(self.side + FIRST, MARKS, first)
        self.between(self.side + SECOND, MARKS, second)
        if missing > 0:
            total: i64 = 0
            i: i64 = 0
            while i < missing:
                total += min(self.pairs.turns[i], NO_PAIR) if i < self.pairs.n else i64(NO_PAIR)
                i += 1
            self.between(self.side + TOTAL + 16 * (min(missing, 3) - 1), MARKS, total)

    def stock(self, state: LaberintoState, seat: i64) -> None:
        """How many figures there are, and where."""
        spare: i64 = 0
        waiting: i64 = 0
        lost: i64 = 0
        returns = False
        i: i64 = 0
        while i < state.sets[seat]:
            colour = state.team[seat * 2 + i]
            spare += state.count[PRISMS + colour]
            waiting += state.count[PYRAMIDS + colour]
            lost += state.count[ELIMINATED + colour]
            returns = returns or state.can_return(seat, colour)
            i += 1
        self.add(self.side + LADEN + min(self.pairs.laden, 3), 1.0)
        self.add(self.side + HUNTERS + min(self.pairs.hunters, 4), 1.0)
        self.add(self.side + WALKERS + min(self.pairs.walkers, 3), 1.0)
        self.add(self.side + SPARE + min(spare, 4), 1.0)
        self.add(self.side + WAITING + min(waiting, 3), 1.0)
        self.add(self.side + PRISONERS + min(state.prisoners_of(seat), 3), 1.0)
        self.add(self.side + LOST + min(lost, 4), 1.0)
        if returns:
            self.add(self.side + RETURN, 1.0)

    def dangers(self, state: LaberintoState, colour: i64, seat: i64) -> None:
        """L39: the colour's figures that others can take, and how near others are to those that carry."""
        rivals = self.rivals(state, seat)
        fear = 1.0 / (1.0 + float(state.idle) / (PATIENCE * float(state.seats)))
        i: i64 = 0
        while i < state.posted[colour]:
            cell = state.posts[colour * 8 + i]
            there = state.stands[cell]
            figure = there & 15
            if there >> 4 & 15 == 0:
                if self.reach[cell] & rivals != 0:
                    how: i64 = 2 if state.active == seat else 1 if self.reach[cell] >> seat & 1 else 0
                    if figure >= RIDDEN:
                        self.feared(self.side + THREAT + 8 * how, self.pairs.distances.home[cell], fear)
                    elif figure == PRISM:
                        self.add(self.side + THREAT_PRISM + how, fear)
                    else:
                        self.add(self.side + THREAT_PYRAMID + how, fear)
                if figure >= RIDDEN:
                    self.between(self.side + HUNTED, NEAR, self.nearest(state, seat, cell, False))
                elif figure == PRISM:
                    self.between(self.side + HUNTING, NEAR, self.nearest(state, seat, cell, True))
            i += 1

    def feared(self, thing: i64, home: i64, fear: float) -> None:
        """A laden prism in danger, with so much fear for it."""
        first = self.n
        before = self.sum
        self.between(thing, HOME, home)
        self.sum = before + fear * (self.sum - before)
        while first < self.n:
            self.much[first] *= fear
            first += 1

    def nearest(self, state: LaberintoState, seat: i64, cell: i64, carrying: bool) -> i64:
        """How far the nearest of the others is that carries, or that hunts."""
        best: i64 = 20
        colour: i64 = 0
        while colour < 6:
            if state.seat_of[colour] >= 0 and not state.friends(seat, colour):
                i: i64 = 0
                while i < state.posted[colour]:
                    there = state.stands[state.posts[colour * 8 + i]]
                    if (there & 15) >= RIDDEN if carrying else there & 15 == PRISM:
                        best = min(best, apart(cell, state.posts[colour * 8 + i]))
                    i += 1
            colour += 1
        return best

    def prey(self, state: LaberintoState, seat: i64) -> None:
        """What the player could take of others."""
        later: i64 = 0 if state.active == seat else 3
        colour: i64 = 0
        while colour < 6:
            if state.seat_of[colour] >= 0 and not state.friends(seat, colour):
                i: i64 = 0
                while i < state.posted[colour]:
                    cell = state.posts[colour * 8 + i]
                    there = state.stands[cell]
                    if there >> 4 & 15 == 0 and self.reach[cell] >> seat & 1:
                        kind: i64 = 0 if (there & 15) >= RIDDEN else 1 if there & 15 == PRISM else 2
                        self.add(self.side + PREY + later + kind, 1.0)
                    i += 1
            colour += 1

    def ahead(self, state: LaberintoState, seat: i64) -> bool:
        """L53: is nobody's standing better?"""
        own = self.merit(state, seat)
        other: i64 = 0
        while other < state.seats:
            if self.merit(state, other) > own:
                return False
            other += 1
        return True

    def merit(self, state: LaberintoState, seat: i64) -> i64:
        """L53: crossings, then prisoners, then prisms that are left."""
        left: i64 = 0
        i: i64 = 0
        while i < state.sets[seat]:
            colour = state.team[seat * 2 + i]
            left += state.prisms[colour] - state.count[ELIMINATED + colour]
            i += 1
        return crossings_of(state, seat) * 10_000 + state.prisoners_of(seat) * 100 + left
