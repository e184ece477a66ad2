"""What holds in every state of Inferno, and what a dump from outside must satisfy."""

from __future__ import annotations

from avernus.games.inferno_trade import steps
from avernus.games.inferno_trade.board import KINDS, MOST_OFFERS, N_SOULS, OPEN_OFFERS, SLOT_OFFERS, SPECIALS_EACH, TURNS
from avernus.games.inferno_trade.rules.hands import all_fixed, undealt_specials
from avernus.games.inferno_trade.rules.specials import owes_pick
from avernus.games.inferno_trade.state import ANYBODY, UNDRAWN, InfernoTradeState


def flaws(state: InfernoTradeState) -> list[str]:
    """The laws that a state breaks; none in any state that play can reach."""
    found = [*_card_flaws(state), *_special_flaws(state), *_list_flaws(state), *_offer_flaws(state), *_time_flaws(state)]
    if not found and state.step != steps.OVER and not state.actors():
        found.append("the game goes on, and nobody can act")
    return found


def _card_flaws(state: InfernoTradeState) -> list[str]:
    """V2, V5: every soul card lies in exactly one place."""
    places = [int(m) for m in (*state.free, *state.fixed, state.undealt, state.aside, state.out)]
    every = (1 << N_SOULS * int(state.options["series"])) - 1
    found = []
    if sum(m.bit_count() for m in places if m > 0) != every.bit_count() or sum(places) != every:
        found.append("the soul cards are not all there, each once (V2, V5)")
    if any(state.free[s] or state.fixed[s] or state.wake[s] or state.picks[s] or state.made[s] for s in range(int(state.seats), 6)):
        found.append("an empty seat has cards (V1)")
    if int(state.aside).bit_count() != (1 if state.seats == 5 and state.step > steps.SOULS_DEAL else 0):
        found.append("a card is aside with five players alone (V5)")
    if state.minus7 and state.out:
        found.append("no soul leaves the game where a good deed lowers it (V43)")
    fixed, out = int(all_fixed(state)), int(state.out)
    if (fixed | fixed >> 18) & (out | out >> 18) & (1 << N_SOULS) - 1:
        found.append("a soul with a fixed copy is safe from good deeds (V43)")
    if int(all_fixed(state)).bit_count() != 2 * (int(state.played[0]) - (state.ask == steps.ASK_SO)) and state.step != steps.OVER:
        found.append("each Scambio Obbligato fixes two cards (V41)")
    return found


def _special_flaws(state: InfernoTradeState) -> list[str]:
    """V4, V5: eight special cards, held, played or never dealt."""
    seats = int(state.seats)
    found = []
    counts = [int(n) for n in (*state.specials, *state.played)]
    if min(counts) < 0 or any(undealt_specials(state, kind) < 0 for kind in range(KINDS)):
        found.append("there are four, two and two special cards (V4)")
    if any(state.specials[s * KINDS + k] for s in range(seats, 6) for k in range(KINDS)):
        found.append("an empty seat has special cards (V1)")
    total = sum(counts)
    if state.step >= steps.READY and total != SPECIALS_EACH[seats] * seats:
        found.append("the special cards that were dealt are not all there (V5)")
    if not (0 <= state.opener < seats or (state.opener == UNDRAWN and state.driver == TURNS and state.step <= steps.SPECIALS_DEAL)):
        found.append("somebody opens, when the cards are dealt (V62)")
    if state.step < steps.SPECIALS_DEAL and total:
        found.append("special cards are dealt after the souls (V12)")
    if sum(int(n) for n in state.lowered) != (int(state.played[1]) if state.minus7 else 0):
        found.append("each good deed lowers one soul under minus7, and none otherwise (V43)")
    return found


def _list_flaws(state: InfernoTradeState) -> list[str]:
    """V10: each list has each value once."""
    found = []
    for seat in range(6):
        row = sorted(int(v) for v in state.values[seat * N_SOULS:(seat + 1) * N_SOULS])
        if row != (list(range(1, N_SOULS + 1)) if int(state.handed) >> seat & 1 else [0] * N_SOULS):
            found.append("a list has each value from 1 to 18 once (V10)")
    everybody = (1 << int(state.seats)) - 1
    if int(state.handed) & ~everybody or (state.step > steps.LISTS and state.handed != everybody):
        found.append("everybody hands in a list before the deal (V10)")
    if int(state.readied) & ~everybody or (state.step > steps.READY) != (state.readied == everybody):
        found.append("play begins when everybody is ready (V13)")
    return found


def _offer_flaws(state: InfernoTradeState) -> list[str]:
    """V31, V34: open offers name free cards of their owners."""
    found = []
    seats = int(state.seats)
    ids = [int(offer.id) for offer in state.offers]
    if ids != sorted(set(ids)) or any(not 0 < i < state.next_id for i in ids) or sum(int(n) for n in state.made) != state.next_id - 1:
        found.append("offers are numbered from 1 in the order in which they are made (V31)")
    for offer in state.offers:
        if not 0 <= offer.author < seats or not ANYBODY <= offer.to < seats or offer.author == offer.to:
            found.append("an offer goes from one player to another (V31)")
        elif int(offer.give) & ~int(state.free[offer.author]):
            found.append("an open offer gives what is not free with its author (V34)")
        elif offer.to != ANYBODY and int(offer.want) & ~int(state.free[offer.to]):
            found.append("an open offer wants what is not free with its addressee (V34)")
        elif offer.to == ANYBODY and int(offer.want) >> N_SOULS:
            found.append("an open offer wants souls (V31)")
        elif 0 < offer.until <= state.t:
            found.append("an open offer has expired (V34)")
    if any([o.author for o in state.offers].count(s) > OPEN_OFFERS or not 0 <= state.made[s] <= MOST_OFFERS for s in range(seats)):
        found.append("a player has at most six open offers (V31)")
    if state.offers and state.step not in (steps.OPEN, steps.SLOT, steps.TICK):
        found.append("offers are open only during play (V31)")
    return found


def _time_flaws(state: InfernoTradeState) -> list[str]:
    """V13, V20-V22, V40: the step, the glass and the interrupt agree."""
    found = []
    playing = state.step in (steps.OPEN, steps.SLOT, steps.TICK)
    if not 0 <= state.step <= steps.OVER or (playing and state.step != (steps.SLOT, steps.OPEN, steps.TICK)[int(state.driver)]):
        found.append("the step is not one of this driver (V63)")
    if (state.run > 0) != (state.step > steps.READY) or not 0 <= state.run <= state.runs or state.t < 0:
        found.append("the glass has been turned too often, or too early (V13, V22)")
    elif playing and state.t >= state.run_end and state.run == state.runs:
        found.append("the last grain has fallen and the game goes on (V50)")
    elif playing and state.run_end - state.t > state.glass:
        found.append("the glass holds no more sand than for one run (V22)")
    if state.step == steps.TICK and (state.t % 500 or not 0 <= state.turn < state.seats):
        found.append("a tick is half a second (V61)")
    if state.step == steps.SLOT and not (0 <= state.left <= SLOT_OFFERS and (state.left > 0 or state.ask)):
        found.append("a slot has room for three offers (V62)")
    return found + _interrupt_flaws(state, playing)


def _interrupt_flaws(state: InfernoTradeState, playing: bool) -> list[str]:
    """V40-V42: the question of a special card is one that can be answered."""
    seats = range(int(state.seats))
    if state.ask == steps.NONE:
        return ["nobody has picked a card when nobody is asked (V42)"] if any(state.picks) else []
    if not playing or state.asker not in seats or state.ask not in (steps.ASK_SO, steps.ASK_GS):
        return ["a special card is played during play (V40)"]
    if state.ask == steps.ASK_SO:
        possible = state.rival in seats and state.rival != state.asker and 0 <= state.asked_card < 36
        possible = possible and int(state.free[int(state.rival)]) >> int(state.asked_card) & 1 == 1 and state.free[int(state.asker)] != 0
        return [] if possible else ["Scambio Obbligato demands a free card of a rival (V41)"]
    owned = all(not state.picks[s] or int(state.free[s]) >> int(state.picks[s]) - 1 & 1 for s in seats)
    open_still = state.played[2] > 0 and any(owes_pick(state, s) for s in seats)
    return [] if owned and open_still and state.way in (0, 1) else ["Grande Scambio waits for free cards (V42)"]
