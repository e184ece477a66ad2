"""Cards and gems: drawing, discarding, paying, buying (D60-D66)."""

from avernus.core.native import i64, vec
from avernus.games.inferno_race.board import BLUES, GEMS_FOR, HAND, KIND_COUNT, MOST_BOUGHT, PRICE
from avernus.games.inferno_race.events import (
    BOUGHT,
    DECLINED,
    DISCARDED,
    GEM_DRAWN,
    GEM_TAKEN,
    NO_CARD,
    NO_GEM,
    RESHUFFLED,
    TREASURE,
    tell,
    tell_drawn,
)
from avernus.games.inferno_race.rules.listing import kinds_into
from avernus.games.inferno_race.rules.memory import remember_all, remember_gone, remember_size
from avernus.games.inferno_race.state import DECK, PILE, InfernoRaceState
from avernus.games.inferno_race.steps import BLUE, COUNT, DEAL, GEMS, MUST, RED, ROOM, WHO
from avernus.games.inferno_race.verbs import CARD_DRAWN, COLOUR, DECLINE, DISCARD, WIDTH

# -- D60, D61 cards -------------------------------------------------------------------------


def let_go(state: InfernoRaceState, seat: i64, kind: i64) -> None:
    """A card goes from a hand to the discards, before everybody's eyes."""
    if state.shuffles > 0:
        remember_gone(state, seat, kind)
    state.take(seat, kind)
    state.put(PILE, kind)
    if state.shuffles > 0:
        remember_size(state, seat)


def cards_left(state: InfernoRaceState) -> i64:
    """D60: how many cards can still be drawn."""
    return state.sizes[DECK] + state.sizes[PILE] if state.reshuffle else state.sizes[DECK]


def draw_card(state: InfernoRaceState) -> None:
    """D60: one card is due to the active player, who must have room for it (D61)."""
    if cards_left(state) == 0:
        tell(state.told, NO_CARD, state.active)
    elif state.sizes[state.active] >= HAND:
        state.push(ROOM, 0, 1)
    else:
        state.push(DEAL, state.active, 1)


def can_deal(state: InfernoRaceState) -> bool:
    """D60: is there a card for the open DEAL? An empty deck is made anew from the discards."""
    if cards_left(state) == 0:
        tell(state.told, NO_CARD, state.number(WHO))
        return False
    if state.sizes[DECK] == 0:
        reshuffle(state)
    return True


def reshuffle(state: InfernoRaceState) -> None:
    """D60: the discards become the deck. The table now knows what all hands together hold."""
    kind: i64 = 0
    while kind < KIND_COUNT:
        copies = state.cards[PILE * KIND_COUNT + kind]
        if copies > 0:
            state.put(DECK, kind, copies)
        kind += 1
    state.empty(PILE)
    state.shuffles += 1
    tell(state.told, RESHUFFLED, state.sizes[DECK])
    remember_all(state)


def cards_into(state: InfernoRaceState, out: vec[i64], weights: vec[i64]) -> i64:
    """D13, D60: the cards of the deck, for chance."""
    kinds = state.kinds[DECK]
    kind: i64 = 0
    n: i64 = 0
    while kinds != 0:
        if kinds & 1:
            out[n] = CARD_DRAWN << WIDTH | kind
            weights[n] = state.cards[DECK * KIND_COUNT + kind]
            n += 1
        kinds >>= 1
        kind += 1
    return n


def deal(state: InfernoRaceState, kind: i64) -> None:
    """D13, D60: a card comes from the deck to a hand."""
    seat = state.number(WHO)
    state.take(DECK, kind)
    state.put(seat, kind)
    if state.told is not None:
        tell_drawn(state.told, seat, kind)
    state.set_number(COUNT, state.number(COUNT) - 1)


def room_into(state: InfernoRaceState, seat: i64, out: vec[i64], n: i64) -> i64:
    """D60, D65: which card makes room; only for a purchase must it be one."""
    n = kinds_into(state, DISCARD << WIDTH, seat, 0, KIND_COUNT, out, n)
    if state.number(MUST) == 0:
        out[n] = DECLINE << WIDTH
        n += 1
    return n


def make_room(state: InfernoRaceState, seat: i64, kind: i64) -> None:
    """D60, D65: a card is discarded so that another fits."""
    due = state.number(COUNT)
    bought = state.number(MUST) != 0
    let_go(state, seat, kind)
    tell(state.told, DISCARDED, seat, kind)
    if state.sizes[seat] + due <= HAND:
        state.depth -= 1
        if not bought:
            state.push(DEAL, seat, due)


def decline(state: InfernoRaceState, seat: i64) -> None:
    """D60: no card is taken."""
    tell(state.told, DECLINED, seat)
    state.depth -= 1


# -- D62, D66 gems ----------------------------------------------------------------------------


def draw_gems(state: InfernoRaceState) -> None:
    """D62: two gems for each own imp on the track."""
    state.push(GEMS, 0, GEMS_FOR[state.on_track(state.active)])


def bag_has_any(state: InfernoRaceState) -> bool:
    """D62: does the bag hold another gem for the open draw?"""
    return state.bag + BLUES - state.number(BLUE) > 0


def gems_into(state: InfernoRaceState, out: vec[i64], weights: vec[i64]) -> i64:
    """D62: the gems of the bag, for chance."""
    n: i64 = 0
    if state.bag > 0:
        out[n] = COLOUR << WIDTH
        weights[n] = state.bag
        n += 1
    if state.number(BLUE) < BLUES:
        out[n] = COLOUR << WIDTH | 1
        weights[n] = BLUES - state.number(BLUE)
        n += 1
    return n


def draw_gem(state: InfernoRaceState, colour: i64) -> None:
    """D62: a gem comes out of the bag; a red one is kept."""
    if state.told is not None:
        tell(state.told, GEM_DRAWN, state.active, colour)
    state.set_number(COUNT, state.number(COUNT) - 1)
    if colour == 0:
        state.bag -= 1
        state.gems[state.active] += 1
        state.set_number(RED, state.number(RED) + 1)
    else:
        state.set_number(BLUE, state.number(BLUE) + 1)


def end_draw(state: InfernoRaceState) -> None:
    """D62: the blue gems go back."""
    tell(state.told, TREASURE, state.active, state.number(RED), state.number(BLUE))
    state.depth -= 1


def take_red(state: InfernoRaceState, seat: i64) -> None:
    """D66: a red gem from the bag, if it has one."""
    if state.bag == 0:
        tell(state.told, NO_GEM, seat)
        return
    state.bag -= 1
    state.gems[seat] += 1
    tell(state.told, GEM_TAKEN, seat)


def spend(state: InfernoRaceState, seat: i64, gems: i64) -> None:
    """D26, D41, D65: gems that are paid leave the game (or, by option, return to the bag)."""
    state.gems[seat] -= gems
    if state.recycle:
        state.bag += gems
    else:
        state.out += gems


# -- D65 purchases ------------------------------------------------------------------------------


def buyable(state: InfernoRaceState) -> i64:
    """D65: the most cards that the active player can buy now."""
    m = state.on_track(state.active)
    if m == 0:
        return 0
    most = state.gems[state.active] // PRICE[m]
    most = min(most, MOST_BOUGHT[m])
    left = cards_left(state)
    return most if most < left else left


def buy(state: InfernoRaceState, seat: i64, count: i64) -> None:
    """D65, D25: the purchase is the last thing in the turn."""
    price = count * PRICE[state.on_track(seat)]
    state.depth -= 1
    if count == 0:
        return
    spend(state, seat, price)
    tell(state.told, BOUGHT, seat, count, price)
    state.push(DEAL, seat, count)
    if state.sizes[seat] + count > HAND:
        state.push(ROOM, 1, count)
