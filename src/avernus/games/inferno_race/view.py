"""What is seen of the race: everything but the other hands, the deck, and tiles that were never turned up."""

from typing import Any, Final, final

from avernus.core.events import Prompt
from avernus.core.native import i64, vec
from avernus.core.seats import CHANCE, COVERED, NOBODY, OPEN, Visibility
from avernus.games.inferno_race.board import BLUES, COPY, KIND_COUNT, POWER, SEATS, TILES, places_in, position_of
from avernus.games.inferno_race.rules.draws import buyable
from avernus.games.inferno_race.rules.fights import can_add, can_concede, can_stand, need, payer, total
from avernus.games.inferno_race.rules.moving import can_move
from avernus.games.inferno_race.state import DECK, MOST_SEATS, PILE, InfernoRaceState
from avernus.games.inferno_race.steps import BLUE, FIGHT, GEMS, THE_MOVER, WHO
from avernus.games.inferno_race.verbs import BUY, CARD_DRAWN, CONCEDE, DECLINE, FALL, REST, STAND, WIDTH

QUIET: Final = (REST, STAND, CONCEDE, FALL, DECLINE, BUY)
"""What a player who does not answer is taken to do, where it is legal."""


def view_of(state: InfernoRaceState, seat: int | None) -> dict[str, Any]:
    """The table as a seat (or a spectator) sees it."""
    seats = range(int(state.seats))
    mover = int(state.mover())
    result = state.result()
    pool = [int(count) for count in state.pool]
    view: dict[str, Any] = {
        "game": "inferno-race",
        "target": int(state.target),
        "stairs": int(state.stairs),
        "colours": list(SEATS[:len(seats)]),
        "players": [state.player(other) | {"cards": int(state.sizes[other])} for other in seats],
        "tiles": state.track(),
        "up": [position_of(place) for place in places_in(int(state.up))],
        "unseen": {"first": dict(zip(TILES, pool[:6], strict=True)), "rest": dict(zip(TILES, pool[6:], strict=True))},
        "deck": int(state.sizes[DECK]),
        "discards": state.row(PILE),
        "bag": {"red": int(state.bag), "blue": BLUES - blues_out(state)},
        "spent": int(state.out),
        "active": int(state.active),
        "mover": None if mover in (CHANCE, NOBODY) else mover,
        "turn": int(state.turn),
        "round": (int(state.turn) - 1) // len(seats) + 1,
        "rounds_left": int(state.max_rounds) - (int(state.turn) - 1) // len(seats) if state.max_rounds else None,
        "quiet": {"turns": int(state.turn - state.arrival), "limit": int(state.quiet_rounds * state.seats)},
        "shuffles": int(state.shuffles),
        "steps": state.questions(),
        "result": None if result is None else result.dump(),
    }
    if seat is not None and seat in seats:
        view["seat"] = seat
        view["hand"] = state.row(seat)
        view["memory"] = state.memory(seat)
    return view


def blues_out(state: InfernoRaceState) -> int:
    """Blue gems that have just been drawn and go back when the draw is over."""
    return int(state.number(BLUE)) if state.step() == GEMS else 0


def sees(state: InfernoRaceState, viewer: int | None, action: int) -> Visibility:
    """Who draws a card sees it; the others see that one was drawn."""
    return COVERED if action >> WIDTH == CARD_DRAWN and viewer != int(state.number(WHO)) else OPEN


def prompt_of(state: InfernoRaceState, seat: int | None) -> Prompt:
    """The open question in a word, with its numbers."""
    mover = int(state.mover())
    if mover == NOBODY:
        return Prompt("over")
    if seat is None or seat != mover:
        return Prompt("chance" if mover == CHANCE else "wait", {"mover": mover})
    step = state.questions()[-1]
    code = str(step.pop("step"))
    params: dict[str, Any] = {name: number for name, number in step.items() if number is not None}
    if code == "move":
        code = "move-wild" if params["value"] == 0 else "move"
        params["total"] = params["value"] + params["bananas"]
        if not can_move(state, seat):
            code = "move-none"
    elif code == "fight":
        side = params["side"]
        params["need"], params["total"] = int(need(state)), params["defence" if side else "attack"]
        params["rival"] = int(state.active) if side else params["rival"]
        code = "fight-hopeless" if not can_add(state, seat) else "fight-enough" if can_stand(state) else "fight"
    elif code == "step":
        code = "step-mover" if params["why"] == THE_MOVER else "step-dead"
    elif code == "room":
        code = "room-must" if params["must"] else "room-may"
    elif code == "free":
        params["most"] = int(buyable(state))
        code = "free-buy" if params["most"] else "free"
    elif code == "parry":
        params["rival"] = int(state.active)
    return Prompt(code, params)


def default_of(state: InfernoRaceState, seat: int) -> int:
    """The answer that spends nothing, or the first legal one."""
    legal = state.legal(seat)
    for verb in QUIET:
        for action in legal:
            if action >> WIDTH == verb:
                return action
    return legal[0]


# -- another race that a seat cannot tell from the true one ---------------------------------------
# All that is read stands in the seat's view, in a fixed order; so equal views and equal generators give equal worlds.

TRIES: Final = 32
"""How often hands are dealt before one that must be strong is simply made so."""


@final
class Dealing:
    """The cards that a viewer (-1: a spectator) cannot see, dealt anew."""

    def __init__(self, world: InfernoRaceState, viewer: i64, rng: Any) -> None:
        self.world = world
        self.viewer: i64 = viewer
        self.rng = rng
        self.kept: vec[i64] = vec[i64]([0] * 37)
        """By kind, the cards that the others have kept since the last reshuffle, all together."""
        self.free: vec[i64] = vec[i64]([0] * 37)
        """By kind, the cards that may be in any other hand or in the deck."""
        self.room: vec[i64] = vec[i64]([0] * 5)
        """How many kept cards a seat can have at most."""
        self.due: vec[i64] = vec[i64]([0] * 5)
        """How many cards of either sort a seat still gets."""
        self.olds: vec[i64] = vec[i64]([0] * 185)
        self.news: vec[i64] = vec[i64]([0] * 185)
        """By seat and kind, what was dealt of the kept and of the free cards."""

    def collect(self) -> None:
        """Take all hidden cards into one hand again."""
        world = self.world
        kind: i64 = 0
        while kind < KIND_COUNT:
            self.kept[kind] = 0
            self.free[kind] = COPY[kind] - world.cards[PILE * KIND_COUNT + kind]
            if self.viewer >= 0:
                self.kept[kind] = world.held[self.viewer * KIND_COUNT + kind]
                self.free[kind] -= world.cards[self.viewer * KIND_COUNT + kind] + self.kept[kind]
            kind += 1
        seat: i64 = 0
        while seat < MOST_SEATS:
            self.room[seat] = world.old[self.viewer * MOST_SEATS + seat] if self.viewer >= 0 else i64(0)
            self.due[seat] = world.sizes[seat] if seat != self.viewer else i64(0)
            seat += 1
        i: i64 = 0
        while i < MOST_SEATS * KIND_COUNT:
            self.olds[i] = 0
            self.news[i] = 0
            i += 1

    def deal(self) -> None:
        """The kept cards go to any hand that has room for them, all places being alike; then every hand is filled from the others."""
        room = added(self.room, MOST_SEATS)
        kind: i64 = 0
        while kind < KIND_COUNT:
            while self.kept[kind] > 0:
                seat = nth(self.room, self.below(room))
                self.give_old(seat, kind)
                self.room[seat] -= 1
                room -= 1
            kind += 1
        left = added(self.free, KIND_COUNT)
        other: i64 = 0
        while other < MOST_SEATS:
            while self.due[other] > 0:
                self.give_new(other, nth(self.free, self.below(left)))
                left -= 1
            other += 1

    def give_old(self, seat: i64, kind: i64) -> None:
        """A kept card to a seat."""
        self.kept[kind] -= 1
        self.olds[seat * KIND_COUNT + kind] += 1
        self.due[seat] -= 1

    def give_new(self, seat: i64, kind: i64) -> None:
        """Any other card to a seat."""
        self.free[kind] -= 1
        self.news[seat * KIND_COUNT + kind] += 1
        self.due[seat] -= 1

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        drawn: float = self.rng.random()
        return int(drawn * float(n))

    def strength(self, seat: i64) -> i64:
        """The strength of a hand that was dealt."""
        force: i64 = 0
        kind: i64 = 0
        while kind < KIND_COUNT:
            place = seat * KIND_COUNT + kind
            force += POWER[kind] * (self.olds[place] + self.news[place])
            kind += 1
        return force

    def arm(self, seat: i64) -> None:
        """Give a seat the strongest hand that it can have: some of the kept cards, as many as the others leave, and of the free ones."""
        elsewhere = added(self.room, MOST_SEATS) - self.room[seat]
        kept = added(self.kept, KIND_COUNT)
        fewest = kept - elsewhere if kept > elsewhere else i64(0)
        most = min(self.room[seat], kept, self.due[seat])
        spare = added(self.free, KIND_COUNT)
        best = most
        force: i64 = -1
        olds = fewest
        while olds <= most:
            if self.due[seat] - olds <= spare:
                worth = strongest(self.kept, olds) + strongest(self.free, self.due[seat] - olds)
                if worth >= force:
                    best = olds
                    force = worth
            olds += 1
        while best > 0:
            self.give_old(seat, mightiest(self.kept))
            best -= 1
        while self.due[seat] > 0:
            self.give_new(seat, mightiest(self.free))
        self.room[seat] = 0

    def lay_out(self) -> None:
        """Put the cards where they belong, with what the other seats of that world then remember."""
        world = self.world
        world.empty(DECK)
        kind: i64 = 0
        while kind < KIND_COUNT:
            if self.free[kind] > 0:
                world.put(DECK, kind, self.free[kind])
            kind += 1
        seat: i64 = 0
        while seat < world.seats:
            if seat != self.viewer:
                world.empty(seat)
                kind = 0
                while kind < KIND_COUNT:
                    place = seat * KIND_COUNT + kind
                    copies = self.olds[place] + self.news[place]
                    if copies > 0:
                        world.put(seat, kind, copies)
                    kind += 1
            seat += 1
        if world.shuffles > 0:
            self.remind()

    def remind(self) -> None:
        """What has been kept since the last reshuffle, and what the other seats are sure of; a spectator is sure of nothing."""
        world = self.world
        seat: i64 = 0
        while seat < world.seats:
            if seat != self.viewer:
                self.remind_seat(seat)
            seat += 1

    def remind_seat(self, seat: i64) -> None:
        """A seat's own kept cards, and those of all others together."""
        world = self.world
        other: i64 = 0
        while other < world.seats:
            world.old[seat * MOST_SEATS + other] = 0
            other += 1
        kind: i64 = 0
        while kind < KIND_COUNT:
            world.carried[seat * KIND_COUNT + kind] = self.olds[seat * KIND_COUNT + kind]
            known: i64 = 0
            other = 0
            while other < world.seats:
                if other != seat:
                    copies = self.olds[other * KIND_COUNT + kind]
                    if other == self.viewer:
                        copies = world.carried[other * KIND_COUNT + kind]
                    known += copies
                    world.old[seat * MOST_SEATS + other] += copies
                other += 1
            world.held[seat * KIND_COUNT + kind] = known
            kind += 1


def redeal_into(world: InfernoRaceState, seat: int | None, rng: Any) -> None:
    """Make a copy of the true race into another with the same view for the seat: other cards in the hands that it cannot see."""
    viewer: i64 = -1
    if seat is not None:
        viewer = seat
    dealing = Dealing(world, viewer, rng)
    fighter = must_reach(world, viewer)
    least = need(world) - total(world) - world.gems[fighter] if fighter >= 0 else i64(0)
    tries: i64 = 0
    while tries < TRIES:
        dealing.collect()
        dealing.deal()
        if fighter < 0 or dealing.strength(fighter) >= least:
            break
        tries += 1
    if tries == TRIES:
        dealing.collect()
        dealing.arm(fighter)
        dealing.deal()
    dealing.lay_out()


def must_reach(state: InfernoRaceState, viewer: i64) -> i64:
    """D41: the other player who is in the middle of a go, and so must hold enough to finish it; -1: nobody, as a rule."""
    if state.step() != FIGHT or payer(state) == viewer or can_concede(state) or can_stand(state):
        return -1
    return payer(state)


def added(counts: vec[i64], size: i64) -> i64:
    """The sum of counts."""
    sum_of: i64 = 0
    i: i64 = 0
    while i < size:
        sum_of += counts[i]
        i += 1
    return sum_of


def nth(counts: vec[i64], n: i64) -> i64:
    """Whose is the n-th of all things counted?"""
    i: i64 = 0
    while n >= counts[i]:
        n -= counts[i]
        i += 1
    return i


def mightiest(counts: vec[i64]) -> i64:
    """The first of the strongest kinds that are counted."""
    best: i64 = -1
    kind: i64 = 0
    while kind < KIND_COUNT:
        if counts[kind] > 0 and (best < 0 or POWER[kind] > POWER[best]):
            best = kind
        kind += 1
    return best


def strongest(counts: vec[i64], size: i64) -> i64:
    """The strength of the strongest cards, so many of them."""
    force: i64 = 0
    power: i64 = 6
    while power > 0:
        kind: i64 = 0
        while kind < KIND_COUNT:
            if POWER[kind] == power:
                some = min(counts[kind], size)
                force += some * power
                size -= some
            kind += 1
        power -= 1
    return force
