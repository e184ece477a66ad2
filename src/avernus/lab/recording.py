"""Games between bots with everything that a report asks of them, gathered in columns.

A game here is move for move the game that `playing.play` plays from the same seed; a test holds the two together.
"""

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any, Final

from avernus.bots.base import Bot, Legal
from avernus.core.fair import Draws
from avernus.core.game import Game
from avernus.core.result import Result
from avernus.core.seats import CHANCE, CLOCK, NOBODY
from avernus.core.state import State
from avernus.lab.playing import LIMIT
from avernus.lab.things import VERB, ThingsOf
from avernus.play.table import seeded

LOOK_EACH: Final = 8
"""At one of so many decisions it is written down what could have been done."""
OPEN_EACH: Final = 64
"""Where a game has more actions than it lists, answers are counted at one of so many decisions that the bot did not list itself."""
MOST_LOOKS: Final = 24
"""After so many looks at who is ahead, looks become rarer, and those before are thinned out alike."""
CROWD: Final = 256
"""Of more actions than this only the verbs are written down."""

Look = tuple[int, int, list[float]]
"""After how many decisions, who acted last, and how good the state is for each seat."""


class Recorder:
    """Plays games one after the other and keeps their rows."""

    def __init__(self, game: Game, start: State, seats: int, players: Mapping[str, Bot], most: int) -> None:
        self.game, self.start, self.seats, self.players, self.most = game, start, seats, players, most
        self.every = OPEN_EACH if game.verbs.open_names else 1
        self.things = ThingsOf(game)
        self.games: dict[str, list[Any]] = {}
        self.rows: dict[str, list[Any]] = {name: [] for name in ("game", "ply", "seat", "verb", "action", "options")}
        self.offered: dict[str, list[float]] = {}
        self.lines: list[tuple[int, int]] = []
        """Who did what in the last game: for its record."""

    def play(self, number: int, names: Sequence[str], seed: str) -> None:  # noqa: PLR0915 - one loop, and calls in it would cost
        """Play a game, and add its rows."""
        game, state, seats, every, most = self.game, self.start.copy(), self.seats, self.every, self.most
        players = [self.players[name] for name in names]
        luck = [Random(f"{seed} seat {seat}") for seat in range(seats)]
        draws = Draws(*seeded(seed))
        evaluate, width = game.evaluate, game.verbs.width
        plies, movers, verbs, actions, options = self.row_columns()
        first = len(plies)
        lines: list[tuple[int, int]] = []
        looks: list[Look] = []
        asked, last_asked = [0] * seats, [0] * seats
        seen: list[tuple[list[int], int]] = []
        played = drawn = decided = passes = choices = 0
        # From look to look it is the next seat's turn: whoever has it looks better than it is, and each is to look so as often.
        before, stride = NOBODY, 1 + 4 * seats if game.simultaneous else 1
        next_look = stride + 1
        while (seat := int(state.mover())) != NOBODY and played < most:
            if seat == CHANCE:
                action = draws.outcome(drawn, state.outcomes())
                drawn += 1
            elif seat == CLOCK:
                action = state.legal(CLOCK)[0]
            else:
                if seat != before:
                    passes += 1
                    if passes == next_look:
                        looks.append((decided, before, [evaluate(state, other) for other in range(seats)]))
                        if len(looks) == MOST_LOOKS:
                            looks = looks[:: seats + 1]
                            stride *= seats + 1
                            next_look = 1 + stride * len(looks)
                        next_look += stride
                    before = seat
                legal, mine = Legal(state, seat), luck[seat]
                action = players[seat].choose(game, seat, lambda: state.redeal(seat, mine), legal, mine)  # noqa: B023
                listed = legal.actions
                if listed is None and (every == 1 or decided % every == 0):
                    listed = state.legal(seat)
                count = None
                if listed is not None:
                    count = min(len(listed), 65535)
                    if count > 1:
                        choices += 1
                        if decided % LOOK_EACH == 0:
                            seen.append((listed, action))
                plies.append(played)
                movers.append(seat)
                verbs.append(action >> width)
                actions.append(action)
                options.append(count)
                asked[seat] += 1
                decided += 1
                last_asked[seat] = decided
            lines.append((seat, action))
            state.apply(seat, action)
            played += 1
        self.rows["game"].extend([number] * (len(plies) - first))
        self.lines = lines
        self.note_offers(seen)
        result = state.result() or Result((1,) * seats, LIMIT, "")
        turn = getattr(state, "turn", None)
        self.add(
            game=number, seed=seed, bots=list(names), ranks=list(result.ranks), reason=result.reason, actions=played, decisions=decided,
            choices=choices, asked=asked, turns=int(turn) if isinstance(turn, int) else passes, looks=len(looks),
            scores=None if result.scores is None else list(result.scores), **shares(result),
            **course(looks, result, decided, seats), first_out=min(last_asked) / decided if decided else None,
            trace=hashlib.sha256(b"".join([b"%d %d;" % line for line in lines])).hexdigest()[:16],
        )

    def row_columns(self) -> tuple[list[int], list[int], list[int], list[int], list[int | None]]:
        """The columns of decisions, but for the game's number."""
        rows = self.rows
        return rows["ply"], rows["seat"], rows["verb"], rows["action"], rows["options"]

    def add(self, **values: Any) -> None:
        """A row of a game."""
        for name, value in values.items():
            self.games.setdefault(name, []).append(value)

    def note_offers(self, seen: list[tuple[list[int], int]]) -> None:
        """What could have been done in a game, and what was."""
        if not seen:
            return
        things = self.things
        offered, chosen = Counter[str](), Counter[str]()
        luck: dict[str, float] = {}
        for listed, action in seen:
            counts = Counter[str]()
            if len(listed) > CROWD:
                width, names = self.game.verbs.width, self.game.verbs.verbs
                counts.update({f"{VERB}:{names[verb].name}": many for verb, many in Counter(one >> width for one in listed).items()})
            else:
                for one in listed:
                    counts.update(things[one])
            offered.update(counts.keys())
            chosen.update(things[action])
            for thing, many in counts.items():
                luck[thing] = luck.get(thing, 0.0) + many / len(listed)
        for thing in {**offered, **chosen}:
            a, b = max(offered[thing], chosen[thing]), chosen[thing]  # an action that is legal but not listed was offered all the same
            row = self.offered.setdefault(thing, [0, 0, 0, 0, 0, 0, 0.0])
            for at, value in enumerate((1, a, b, a * a, b * b, a * b, luck.get(thing, 0.0))):
                row[at] += value


def shares(result: Result) -> dict[str, Any]:
    """Who has won."""
    winners = result.winners
    won = bool(winners) and result.reason != LIMIT
    parts = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(result.ranks))]
    return {"winner": winners[0] if won and len(winners) == 1 else -1, "shares": parts}


def course(looks: Sequence[Look], result: Result, decided: int, seats: int) -> dict[str, Any]:
    """Who was ahead on the way: the evaluations are averaged over as many looks as there are seats, for whose turn it is counts."""
    winner = result.winners[0] if len(result.winners) == 1 else None
    sums = [0.0] * seats
    leaders: list[int] = []
    kingmaking = 0
    for at, (done, actor, values) in enumerate(looks):
        for seat in range(seats):
            sums[seat] += values[seat] - (looks[at - seats][2][seat] if at >= seats else 0.0)
        if at < seats - 1:
            continue  # not everybody had a turn
        best = max(sums)
        old = leaders[-1] if leaders else -1
        leader = old if old >= 0 and sums[old] >= best - 1e-9 * abs(best) else sums.index(best)
        if old >= 0 and leader != old and actor not in (old, leader) and 4 * done > 3 * decided:
            kingmaking += 1
        leaders.append(leader)
    changes = sum(a != b for a, b in pairwise(leaders))
    found: dict[str, Any] = {"lead_changes": changes, "kingmaking": kingmaking, "behind": None, "clear_at": None, "early_led": None}
    if winner is not None and leaders:
        found["behind"] = sum(leader != winner for leader in leaders) / len(leaders)
        sure = len(leaders)
        while sure and leaders[sure - 1] == winner:
            sure -= 1
        offset = seats - 1
        found["clear_at"] = 1.0 if sure == len(leaders) else (looks[sure + offset][0] / decided if sure else 0.0)
        third = [leader for leader, look in zip(leaders, looks[offset:], strict=True) if 3 * look[0] <= decided]
        found["early_led"] = (third[-1] if third else leaders[0]) == winner
    return found
