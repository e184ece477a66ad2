"""A live table without a server: bots who hesitate, people who are told what to do, and a clock that a test moves."""

from dataclasses import replace
from random import Random

from avernus.bots import find, think
from avernus.core.fair import commitment, sealed
from avernus.core.record import Record
from avernus.games.inferno_trade import GAME, verbs
from avernus.games.inferno_trade.rules import InfernoTrade
from avernus.play import acting
from avernus.play.acting import Plan
from avernus.play.entries import Entry, Refused
from avernus.play.exporting import record_of
from avernus.play.folds import fold
from avernus.play.kinds import Status
from avernus.play.room import Room
from avernus.play.seating import reveal, sit
from avernus.play.setup import new_setup, opening

PATIENCE = 30_000


class Host:
    """A table in play, at a moment of its own; everything goes the way that the server takes."""

    def __init__(self, seats: int, seed: int = 1, **options: object) -> None:
        setup, _ = new_setup(GAME.id, seats, options={"driver": "live", **options})
        secret = bytes([seed] * 32)  # the same draws each time
        self.room = Room("live", secret, replace(setup, commit=commitment(secret)))
        self.entries: list[Entry] = []
        self.now = 1_000
        self.add(Plan([opening(setup)]))
        people = self.room.empty()
        for seat in people:
            self.add(sit(self.room, seat, f"P{seat}", sealed(f"0123456789abcdef{seat}"))[0])
        for seat in people:
            self.add(reveal(self.room, seat, f"0123456789abcdef{seat}", sealed(f"0123456789abcdef{seat}next")))

    @property
    def state(self) -> InfernoTrade:
        """The game as it stands."""
        state = self.room.running()
        assert isinstance(state, InfernoTrade)
        return state

    def add(self, plan: Plan) -> None:
        """Let a plan become true now."""
        plan.stamp(self.room.seq, self.now)
        self.entries += plan.entries
        fold(self.room, plan.entries, plan.played)

    def do(self, seat: int, said: str | int) -> None:
        """Somebody acts now; `Refused` if the rules refuse."""
        self.add(acting.act(self.room, seat, said, self.now))

    def shows(self) -> int:
        """What the game's clock shows now."""
        shown = acting.game_time(self.room, self.state, self.now)
        return int(self.state.now()) if shown is None else shown

    def due(self) -> int | None:
        """When time itself brings something about."""
        return acting.clock_due(self.room, PATIENCE)

    def tick(self) -> bool:
        """Let time do what is due now."""
        plan = acting.tick(self.room, self.now, PATIENCE)
        if plan is not None:
            self.add(plan)
        return plan is not None

    def record(self) -> Record:
        """The record of the game so far."""
        return record_of(self.room, self.entries, None, everything=True)

    def begin(self) -> "Host":
        """Everybody hands in a list and is ready."""
        for text in ("values nero", "ready"):
            for seat in range(self.room.seats):
                self.do(seat, text)
        return self


def with_bots(host: Host, bots: dict[int, str], seed: int) -> list[tuple[int, int, int]]:
    """Play to the end: bots hesitate as people do, everybody else is silent. All that was done: moment, seat, verb."""
    rng = Random(seed)
    plans: dict[int, tuple[int, int]] = {}
    done = []
    while host.room.status == Status.PLAYING:
        plans = {seat: plan for seat, plan in plans.items() if seat in host.state.actors()}
        for seat, level in bots.items():
            if seat in host.state.actors() and seat not in plans:
                draw = rng.getrandbits(62)
                action = think(find(level), GAME, host.state, seat, Random(draw))
                hesitation = GAME.takes(host.state, seat, action, find(level).skill, draw) or 0.0
                plans[seat] = (host.now + int(1000 * hesitation), draw)
        moment, seat = min(((at, seat) for seat, (at, _) in plans.items()), default=(None, -1))
        due = host.due()
        assert moment is not None or due is not None, "nobody will ever do anything again"
        if moment is None or (due is not None and due <= moment):
            assert due is not None
            host.now = max(host.now, due)
            assert host.tick()
            continue
        host.now = moment
        action = think(find(bots[seat]), GAME, host.state, seat, Random(plans.pop(seat)[1]))
        try:
            host.do(seat, action)
        except Refused:  # the market has moved on in the same moment
            continue
        done.append((host.now, seat, action >> verbs.WIDTH))
    return done
