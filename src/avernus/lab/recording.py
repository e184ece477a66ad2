"""Games between bots with everything that a report asks of them, gathered in columns.

A game here is move for move the game that `playing.play` plays from the same seed; a test holds the two together.
"""

import hashlib
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise, repeat
from random import Random
from typing import Any, Final

from avernus.bots.base import Bot, Legal
from avernus.core.fair import Draws
from avernus.core.game import Game
from avernus.core.result import Result
from avernus.core.seats import CHANCE, CLOCK, NOBODY
from avernus.core.state import State
from avernus.lab.offers import Offers
from avernus.lab.playing import LIMIT
from avernus.lab.things import ThingsOf
from avernus.play.table import seeded

LOOK_EACH: Final = 8
"""At one of so many decisions it is written down what could have been done."""
OPEN_EACH: Final = 64
"""Where a game has more actions than it lists, answers are counted at one of so many decisions that the bot did not list itself."""
MOST_LOOKS: Final = 24
"""After so many looks at who is ahead, looks become rarer, and those before are thinned out alike."""

Look = tuple[int, int, list[float]]
"""After how many decisions, who acted last, and how good the state is for each seat."""


class Recorder:
    """Plays games one after the other and keeps their rows."""

    def __init__(
        self, game: Game, start: State, seats: int, players: Mapping[str, Bot], most: int, things: ThingsOf | None = None,
    ) -> None:
        self.game, self.start, self.seats, self.players, self.most = game, start, seats, players, most
        self.every = OPEN_EACH if game.verbs.open_names else 1
        expert = game.expert()
        self.evaluate = game.evaluate if expert is None else expert.evaluate
        """Who is ahead: as a search sees it, which knows no whims."""
        self.things = ThingsOf(game) if things is None else things
        self.games: dict[str, list[Any]] = {}
        self.rows: dict[str, list[Any]] = {name: [] for name in ("game", "ply", "seat", "action", "options")}
        self.offers = Offers(self.things)
        self.lines: list[tuple[int, int]] = []
        """Who did what in the last game: for its record."""

    def play(self, number: int, names: Sequence[str], seed: str) -> None:
        """Play a game, and add its rows."""
        game, state, seats, most = self.game, self.start.copy(), self.seats, self.most
        luck = [Random(f"{seed} seat {seat}") for seat in range(seats)]
        chairs = [(self.players[name].choose, partial(state.redeal, seat, luck[seat]), luck[seat]) for seat, name in enumerate(names)]
        draws = Draws(*seeded(seed))
        evaluate, apply, mover, legal_of = self.evaluate, state.apply, state.mover, state.legal
        every, note = self.every, self.offers.note
        listed: list[int] | None
        lines: list[tuple[int, int]] = []
        counts: list[int | None] = []
        looks: list[Look] = []
        played = drawn = decided = passes = 0
        # From look to look it is the next seat's turn: whoever has it looks better than it is, and each is to look so as often.
        before, stride = NOBODY, 1 + seats if game.simultaneous else 1
        next_look = stride + 1
        while (seat := mover()) != NOBODY and played < most:
            if seat == CHANCE:
                action = draws.outcome(drawn, state.outcomes())
                drawn += 1
            elif seat == CLOCK:
                action = legal_of(CLOCK)[0]
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
                choose, world, mine = chairs[seat]
                if every == 1:
                    action = choose(game, seat, world, listed := legal_of(seat), mine)
                else:
                    action = choose(game, seat, world, lazy := Legal(state, seat), mine)
                    listed = lazy.actions if lazy.actions is not None or decided % every else legal_of(seat)
                counts.append(None if listed is None else len(listed))
                if decided % LOOK_EACH == 0 and listed is not None and len(listed) > 1:
                    note(number, listed, action)
                decided += 1
            lines.append((seat, action))
            apply(seat, action)
            played += 1
        self.lines = lines
        movers = self.add_rows(number, lines, counts)
        self.offers.settle()
        result = state.result() or Result((1,) * seats, LIMIT, "")
        turn = getattr(state, "turn", None)
        self.add(
            game=number, seed=seed, bots=names, ranks=result.ranks, reason=result.reason, actions=played, decisions=decided,
            choices=decided - counts.count(None) - counts.count(1), asked=[movers.count(seat) for seat in range(seats)],
            turns=int(turn) if isinstance(turn, int) and turn > 0 else passes, looks=len(looks), scores=result.scores, **shares(result),
            **course(looks, result, decided, seats), first_out=last_of_all(movers, seats) / decided if decided else None,
            trace=hashlib.sha256(b"".join([b"%d %d;" % line for line in lines])).hexdigest()[:16],
        )

    def add_rows(self, number: int, lines: list[tuple[int, int]], counts: list[int | None]) -> list[int]:
        """The rows of a game's decisions; returns who made each of them."""
        rows = self.rows
        if len(lines) == len(counts):
            rows["ply"].extend(range(len(lines)))
            movers = [seat for seat, _ in lines]
            rows["action"].extend([action for _, action in lines])
        else:
            rows["ply"].extend([ply for ply, (seat, _) in enumerate(lines) if seat >= 0])
            movers = [seat for seat, _ in lines if seat >= 0]
            rows["action"].extend([action for seat, action in lines if seat >= 0])
        rows["game"].extend(repeat(number, len(movers)))
        rows["seat"].extend(movers)
        rows["options"].extend(counts)
        return movers

    def add(self, **values: Any) -> None:
        """A row of a game."""
        for name, value in values.items():
            self.games.setdefault(name, []).append(value)


def last_of_all(movers: list[int], seats: int) -> int:
    """After how many decisions somebody was asked for the last time; 0 if somebody never was."""
    behind = movers[::-1]
    return min(len(movers) - behind.index(seat) if seat in behind else 0 for seat in range(seats))


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
