"""A toy game with everything that Splut! has not: chance, hidden cards, several actors at once, a clock, an open-ended verb.

Each seat is dealt a secret card; in each of three rounds all pick a number in secret, against the clock; one may show one's card.
It can be built with a flaw, and then the suite must find it. It borrows Splut!'s sentences.
"""

from collections.abc import Mapping
from typing import Any

from avernus.core.actions import Field, Verb, VerbTable
from avernus.core.domains import Names, Number
from avernus.core.events import Event, Prompt
from avernus.core.game import Credits, Game
from avernus.core.options import Option, Options
from avernus.core.refusals import AvernusError, Refusal
from avernus.core.result import Result
from avernus.core.seats import CHANCE, CLOCK, COVERED, NOBODY, OPEN, Visibility
from avernus.core.state import State

KINDS = "abcd"
COPIES = 3
ROUND_MS = 1000
CARD = Field("card", Names("card", KINDS))
VERBS = VerbTable([
    Verb("deal", (CARD,), "={card}", "{card}", by=CHANCE),
    Verb("pick", (Field("n", Number("count", 1, 3)),), "p{n}", "pick {n}"),
    Verb("show", (), "show", "show"),
    Verb("time", (Field("ms", Number("ms", 0, 99999)),), "{ms}", "{ms}", by=CLOCK, open=True),
])


class Toy(State):
    """The state of the toy game."""

    def __init__(self, seats: int, rounds: int, flaw: str = "") -> None:
        self.seats, self.rounds, self.flaw = seats, rounds, flaw
        self.cards, self.shown, self.picks, self.scores = [-1] * seats, [False] * seats, [0] * seats, [0] * seats
        self.round, self.t, self.started = 0, 0, 0

    # -- who and what -------------------------------------------------------------------------

    def actors(self) -> list[int]:
        if self.round == self.rounds:
            return []
        if -1 in self.cards:
            return [CHANCE]
        return [seat for seat in range(self.seats) if not self.picks[seat]] + [CLOCK]

    def mover(self) -> int:
        return (self.actors() or [NOBODY])[0]

    def max_legal(self) -> int:
        return 8

    def legal(self, seat: int) -> list[int]:
        if seat not in self.actors() or seat == CHANCE:
            return []
        if seat == CLOCK:
            return [VERBS.pack("time", ms=str(self.deadline()))]
        found = [VERBS.pack("pick", n=str(n)) for n in (1, 2, 3)]
        if self.flaw == "legal" and self.cards[(seat + 1) % self.seats] == 0:
            found.pop()
        return found + ([] if self.shown[seat] else [VERBS.pack("show")])

    def legal_into(self, seat: int, out: Any) -> int:
        legal = self.legal(seat)
        for i, action in enumerate(legal[::-1] if self.flaw == "legal_into" else legal):
            out[i] = action
        return len(legal)

    def refusal(self, seat: int, action: int) -> Refusal | None:
        verb = VERBS.verb(action)
        if verb is None:
            return None if self.flaw == "refusal" and action == 2**62 else Refusal("no-such-action", "S12")
        if seat not in self.actors() or seat == CHANCE:
            code = "game-over" if not self.actors() else "not-your-turn"
            return Refusal(code, "S3.4", {"mover": self.mover()})
        if seat == CLOCK and verb.name == "time":
            return None if VERBS.numbers(action)["ms"] > self.t else Refusal("not-forced", "S10")
        return None if action in self.legal(seat) else Refusal("not-forced", "S10")

    def default(self, seat: int) -> int:
        return self.legal(seat)[0]

    def outcomes(self) -> list[tuple[int, int]]:
        if self.actors() != [CHANCE]:
            return []
        left = [(kind, COPIES - self.cards.count(kind)) for kind in range(len(KINDS))]
        return [(VERBS.pack("deal", card=KINDS[kind]), count) for kind, count in left if count]

    def now(self) -> int:
        return self.t

    def deadline(self) -> int | None:
        return self.started + ROUND_MS if CLOCK in self.actors() else None

    # -- playing ------------------------------------------------------------------------------

    def apply(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        told = [] if events is None else events
        if self.flaw == "events" and events is not None and self.round:
            self.round += 1
        name, fields = VERBS.unpack(action)
        if name == "deal":
            drawer = self.cards.index(-1)
            self.cards[drawer] = KINDS.index(fields["card"])
            told.append(Event("dealt", "S1.1", {"seat": drawer, "card": fields["card"]}, None if self.flaw == "event" else (drawer,)))
        elif name == "show":
            self.shown[seat] = True
            told.append(Event("shown", "S1.1", {"seat": seat, "card": KINDS[self.cards[seat]]}))
        elif name == "pick":
            self.picks[seat] = int(fields["n"])
            told.append(Event("picked", "S1.1", {"seat": seat, "n": fields["n"]} if self.flaw == "covered" else {"seat": seat}))
        else:
            self.t = int(fields["ms"])
            if self.t >= self.started + ROUND_MS:
                self.picks = [pick or 1 for pick in self.picks]
        if all(self.picks):
            told.append(Event("revealed", "S1.1", {"picks": list(self.picks)}))
            self.scores = [score + pick for score, pick in zip(self.scores, self.picks, strict=True)]
            self.picks, self.started, self.round = [0] * self.seats, self.t, self.round + 1
            if self.flaw == "endless":
                self.round = 0

    def result(self) -> Result | None:
        if self.round < self.rounds:
            return None
        totals = tuple(score + card for score, card in zip(self.scores, self.cards, strict=True))
        return Result(tuple(1 + sum(other > mine for other in totals) for mine in totals), "turn-cap", "S11.4", totals)

    # -- seeing -------------------------------------------------------------------------------

    def sees(self, viewer: int | None, seat: int, action: int) -> Visibility:
        verb = VERBS.known(action).name
        if self.flaw == "sees":
            return OPEN
        last = self.picks.count(0) == 1
        if verb == "deal":
            return OPEN if viewer == self.cards.index(-1) else COVERED
        return COVERED if verb == "pick" and viewer != seat and not last else OPEN

    def waiting(self, viewer: int | None) -> list[int]:
        return self.actors()

    def view(self, seat: int | None) -> dict[str, Any]:
        over = self.round == self.rounds
        seen = [over or self.shown[s] or s == seat or self.flaw == "view" for s in range(self.seats)]
        result = self.result()
        shown = self.shown if self.flaw == "shared view" else list(self.shown)
        return {
            "cards": [KINDS[card] if card >= 0 and open_ else None for card, open_ in zip(self.cards, seen, strict=True)],
            "dealt": [card >= 0 for card in self.cards], "shown": shown, "picked": [bool(pick) for pick in self.picks],
            "pick": self.picks[seat] if seat is not None else 0, "scores": list(self.scores), "round": self.round,
            "t": self.t, "started": self.started, "rounds": self.rounds, "result": result and result.dump(),
        }

    def redeal(self, seat: int | None, rng: Any) -> "Toy":
        world = self.copy()
        if self.flaw == "truth" and seat is not None:
            return world
        if self.round == self.rounds:
            return world
        known = [s == seat or self.shown[s] for s in range(self.seats)]
        pool = [kind for kind in range(len(KINDS)) for _ in range(COPIES)]
        for s in range(self.seats):
            if known[s] and self.cards[s] >= 0:
                pool.remove(self.cards[s])
        rng.shuffle(pool)
        for s in range(self.seats):
            if not known[s] and self.cards[s] >= 0 and self.flaw != "redeal":
                world.cards[s] = pool.pop()
            if s != seat and self.picks[s]:
                world.picks[s] = rng.randint(1, 3)
        return world

    def prompt(self, seat: int | None) -> Prompt:
        return Prompt("over") if not self.actors() else Prompt("wait", {"mover": self.mover(), "round": self.round})

    # -- copies -------------------------------------------------------------------------------

    def copy(self) -> "Toy":
        twin = Toy(self.seats, self.rounds, self.flaw)
        twin.copy_from(self)
        return twin

    def copy_from(self, other: Any) -> None:
        for name, value in vars(other).items():
            setattr(self, name, list(value) if isinstance(value, list) and not (self.flaw == "copy" and name == "picks") else value)

    def dump(self) -> dict[str, Any]:
        data = {name: list(value) if isinstance(value, list) else value for name, value in vars(self).items() if name != "flaw"}
        return data if self.flaw != "dump" else data | {"shown": [False] * self.seats}


class ToyGame(Game):
    """The toy game, sound or with a flaw."""

    id = "toy"
    package = "avernus.games.splut"
    credits = Credits("Toy", "nobody", "nowhere", "none")
    seats = range(2, 4)
    options = (Option("rounds", "S11.4", 3, (1, 3)),)
    verbs = VERBS
    chance = hidden = simultaneous = clock = True

    def __init__(self, flaw: str = "") -> None:
        self.flaw = flaw

    def start(self, seats: int, options: Options) -> Toy:
        return Toy(seats, options["rounds"], self.flaw)

    def load(self, dump: Mapping[str, Any]) -> Toy:
        fresh = vars(Toy(2, 3))
        if not isinstance(dump, Mapping) or set(dump) != set(fresh) - {"flaw"} or any(type(dump[k]) is not type(fresh[k]) for k in dump):
            raise AvernusError("This is not a state of the toy game.")
        if dump["seats"] not in (2, 3):
            raise AvernusError("This is not a state of the toy game.")
        state = Toy(dump["seats"], dump["rounds"], self.flaw)
        for name, value in dump.items():
            setattr(state, name, list(value) if isinstance(value, list) else value)
        if not self.sound(state):
            raise AvernusError("This is not a state of the toy game.")
        return state

    def sound(self, state: Toy) -> bool:
        lists = (state.cards, state.shown, state.picks, state.scores)
        if any(len(values) != state.seats or any(type(v) not in (int, bool) for v in values) for values in lists):
            return False
        numbers = [*state.cards, *state.picks, *state.scores, state.round, state.t, state.started]
        if state.rounds not in (1, 3) or not 0 <= state.round <= state.rounds or max(numbers) > 9000:
            return False
        if not 0 <= state.started <= state.t:
            return False
        return set(state.cards) <= {-1, 0, 1, 2, 3} and set(state.picks) <= {0, 1, 2, 3} and self.laws(state) == []

    def laws(self, state: Any) -> list[str]:
        if self.flaw == "law" and state.round == 2:
            return ["the flaw shows"]
        return [] if all(state.cards.count(kind) <= COPIES for kind in range(4)) and not all(state.picks) else ["too many cards"]

    def evaluate(self, state: Any, seat: int) -> float:
        return float(state.scores[seat] + state.cards[seat])

    def longest(self, seats: int, options: Options) -> int:
        return seats * 2 + int(options["rounds"]) * (seats + 10)


GAME = ToyGame()
