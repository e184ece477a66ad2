"""What a seat sees of the trade as numbers, the own cards first (docs/envs/inferno-trade.md)."""

from typing import Final

from avernus.core.encoding import Canvas, parts_of
from avernus.core.native import i16, i64
from avernus.games.inferno_trade import verbs
from avernus.games.inferno_trade.board import KINDS, MOST_SEATS, N_SOULS
from avernus.games.inferno_trade.rules import InfernoTrade
from avernus.games.inferno_trade.rules.clocks import slot_seat, tick_seat
from avernus.games.inferno_trade.rules.ending import total
from avernus.games.inferno_trade.rules.glass import empty
from avernus.games.inferno_trade.rules.hands import special_count
from avernus.games.inferno_trade.state import ANYBODY, Offer
from avernus.games.inferno_trade.steps import ASK_GS, ASK_SO, OVER, SLOT, TICK

OFFERS: Final = 36
"""Places for open offers."""

PARTS: Final = parts_of([
    ("free", (6, 36), "cards that can be traded, by seat (the own first, then round the table) and card"),
    ("fixed", (6, 36), "cards that were forced on a seat; not where they lie face down"),
    ("likes", (6, 18), "what each seat has shown to want, by soul"),
    ("sheds", (6, 18), "what each seat has shown to give away, by soul"),
    ("seats", (6, 8), "in play, list handed in, ready, special cards, offers made, fixed cards, has picked, asleep until"),
    ("list", (18,), "the own values, by soul"),
    ("own", (6,), "special cards SO, BA, GS; the own pick (card + 1); the own total; opener's place from here"),
    ("offers", (36, 76), "open offers, the oldest first: is one, author, addressee (7: anybody), give (36), want (36), for me to answer"),
    ("out", (3, 36), "cards not dealt yet, put aside, out of the game"),
    ("lowered", (18,), "what good deeds took off a soul's value"),
    ("played", (3,), "special cards that were played: SO, BA, GS"),
    ("step", (8,), "lists, souls, specials, ready, open, slot, tick, over"),
    ("interrupt", (5,), "special card that asks (1 SO, 2 GS), its player, the rival, the card asked for + 1, the way"),
    ("time", (8,), "run, runs, glass empty, time left (slots or seconds), time by 1000, whose slot or tick + 1, offers left in it, driver"),
])
FIXED: Final = 216
LIKES: Final = 432
SHEDS: Final = 540
SEATS: Final = 648
OWN_LIST: Final = 696
OWN: Final = 714
SLOTS: Final = 720
OUT: Final = 3456
LOWERED: Final = 3564
PLAYED: Final = 3582
STEP: Final = 3585
INTERRUPT: Final = 3593
TIME: Final = 3598

# What a canvas remembers of a row: the masks of cards that its planes show (`Canvas.plane`).
FREE: Final = 0
FORCED: Final = 6
NOWHERE: Final = 12


# Planes of cards stand until they change, and of what each seat has all numbers are written at every look, 0 too: only offers, the step,
# the interrupt and the time are marked and wiped (`Canvas`).


def look(state: InfernoTrade, seat: i64, canvas: Canvas) -> None:
    """What lies open, and what the seat alone knows."""
    if canvas.is_other():
        forget(state, canvas)
    seats(state, seat, canvas)
    own(state, seat, canvas)
    place: i64 = 0
    for offer in state.offers:
        if known(state, seat, offer) and place < OFFERS:
            offered(state, seat, offer, SLOTS + place * 76, canvas)
            place += 1
    canvas.plane(OUT, NOWHERE, state.undealt)
    canvas.plane(OUT + 36, NOWHERE + 1, state.aside)
    canvas.plane(OUT + 72, NOWHERE + 2, state.out)
    out = canvas.out
    lowered = state.lowered
    where = canvas.first() + LOWERED
    soul: i64 = 0
    while soul < N_SOULS:
        out[where + soul] = i16(lowered[soul] * 7)
        soul += 1
    where = canvas.first() + PLAYED
    kind: i64 = 0
    while kind < KINDS:
        out[where + kind] = i16(state.played[kind])
        kind += 1
    canvas.put(STEP + state.step, 1)
    interrupt(state, seat, canvas)
    time(state, seat, canvas)


def known(state: InfernoTrade, seat: i64, offer: Offer) -> bool:
    """May the seat know of the offer (`view.may_know`)?"""
    return not state.private or offer.to == ANYBODY or offer.author == seat or offer.to == seat


def forget(state: InfernoTrade, canvas: Canvas) -> None:
    """The row showed another game, perhaps of more players."""
    rel = state.seats
    while rel < MOST_SEATS:
        canvas.plane(rel * 36, FREE + rel, 0)
        canvas.plane(FIXED + rel * 36, FORCED + rel, 0)
        rel += 1
    canvas.clear(LIKES + state.seats * N_SOULS, SHEDS)
    canvas.clear(SHEDS + state.seats * N_SOULS, SEATS)
    canvas.clear(SEATS + state.seats * 8, OWN_LIST)


def seats(state: InfernoTrade, seat: i64, canvas: Canvas) -> None:
    """What lies open before each seat."""
    face_down: bool = state.face_down and state.step != OVER
    rel: i64 = 0
    who = seat
    while rel < state.seats:
        canvas.plane(rel * 36, FREE + rel, state.free[who])
        fixed = state.fixed[who]
        canvas.plane(FIXED + rel * 36, FORCED + rel, fixed if rel == 0 or not face_down else i64(0))
        before(state, who, rel, rel == 0 or not state.private, canvas)
        rel += 1
        who += 1
        if who == state.seats:
            who = 0


def before(state: InfernoTrade, who: i64, rel: i64, told: bool, canvas: Canvas) -> None:
    """The tastes that a seat has shown, and what it has done; how many offers it made only if the observer is told."""
    out = canvas.out
    likes = state.likes
    sheds = state.sheds
    where = canvas.first() + LIKES + rel * N_SOULS
    at = who * N_SOULS
    end = at + N_SOULS
    while at < end:
        out[where] = i16(likes[at])
        out[where + (SHEDS - LIKES)] = i16(sheds[at])
        where += 1
        at += 1
    row = canvas.first() + SEATS + rel * 8
    out[row] = 1
    out[row + 1] = i16(state.handed >> who & 1)
    out[row + 2] = i16(state.readied >> who & 1)
    out[row + 3] = i16(special_count(state, who))
    out[row + 4] = i16(state.made[who]) if told else i16(0)
    out[row + 5] = i16(verbs.size_of(state.fixed[who]))
    out[row + 6] = 1 if state.picks[who] != 0 else 0
    out[row + 7] = i16(state.wake[who])


def own(state: InfernoTrade, seat: i64, canvas: Canvas) -> None:
    """What the seat alone knows."""
    out = canvas.out
    handed = state.handed >> seat & 1
    values = state.values
    where = canvas.first() + OWN_LIST
    soul: i64 = 0
    while soul < N_SOULS:
        out[where + soul] = i16(values[seat * N_SOULS + soul] * handed)
        soul += 1
    where = canvas.first() + OWN
    kind: i64 = 0
    while kind < KINDS:
        out[where + kind] = i16(state.specials[seat * KINDS + kind])
        kind += 1
    out[where + 3] = i16(state.picks[seat])
    out[where + 4] = i16(total(state, seat)) if handed != 0 else i16(0)
    opener = state.opener
    out[where + 5] = i16((opener - seat + state.seats) % state.seats) if opener >= 0 else i16(0)


def offered(state: InfernoTrade, seat: i64, offer: Offer, row: i64, canvas: Canvas) -> None:
    """An open offer; what is wanted of anybody is written as souls."""
    canvas.put(row, 1)
    canvas.put(row + 1, (offer.author - seat + state.seats) % state.seats)
    if offer.to == ANYBODY:
        canvas.put(row + 2, 7)
    else:
        canvas.put(row + 2, (offer.to - seat + state.seats) % state.seats)
    canvas.dots(row + 3, offer.give)
    canvas.dots(row + 39, offer.want)
    if offer.author != seat and (offer.to == ANYBODY or offer.to == seat):
        canvas.put(row + 75, 1)


def interrupt(state: InfernoTrade, seat: i64, canvas: Canvas) -> None:
    """V40: the special card that stops the game."""
    canvas.put(INTERRUPT, state.ask)
    if state.ask == ASK_SO or state.ask == ASK_GS:
        canvas.put(INTERRUPT + 1, (state.asker - seat + state.seats) % state.seats)
    if state.ask == ASK_SO:
        canvas.put(INTERRUPT + 2, (state.rival - seat + state.seats) % state.seats)
        canvas.put(INTERRUPT + 3, state.asked_card + 1)
    if state.ask == ASK_GS:
        canvas.put(INTERRUPT + 4, state.way)


def time(state: InfernoTrade, seat: i64, canvas: Canvas) -> None:
    """The glass, and whose slot it is."""
    canvas.put(TIME, state.run)
    canvas.put(TIME + 1, state.runs)
    if state.run > 0 and empty(state):
        canvas.put(TIME + 2, 1)
    left = state.run_end - state.t
    if left > 0:
        canvas.put(TIME + 3, left if state.driver == 0 else left // 1000)
    canvas.put(TIME + 4, state.t // 1000)
    if state.step == SLOT:
        canvas.put(TIME + 5, (slot_seat(state) - seat + state.seats) % state.seats + 1)
        if not state.private or slot_seat(state) == seat:
            canvas.put(TIME + 6, state.left)
    elif state.step == TICK:
        canvas.put(TIME + 5, (tick_seat(state) - seat + state.seats) % state.seats + 1)
    canvas.put(TIME + 7, state.driver)
