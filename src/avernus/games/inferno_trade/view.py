"""What a seat may see and is asked, and other worlds that it cannot tell from this one (built by whitelist from what is public)."""

from __future__ import annotations

from typing import Any

from avernus.core.actions import Word
from avernus.core.events import Prompt
from avernus.core.seats import COVERED, OPEN, Visibility
from avernus.games.inferno_trade import steps, verbs
from avernus.games.inferno_trade.board import (
    CARDS,
    COPIES,
    DRIVERS,
    KINDS,
    MOST_OFFERS,
    N_SOULS,
    SIDES,
    SLOT_OFFERS,
    SOULS,
    SPECIALS,
    TURNS,
    cards_of,
    souls_of,
)
from avernus.games.inferno_trade.events import card_word
from avernus.games.inferno_trade.rules.acting import asked
from avernus.games.inferno_trade.rules.clocks import answering, opening, slot_seat, tick_seat
from avernus.games.inferno_trade.rules.ending import result_of, total
from avernus.games.inferno_trade.rules.glass import empty
from avernus.games.inferno_trade.rules.hands import neighbour, special_count
from avernus.games.inferno_trade.rules.setup import specials_dealt
from avernus.games.inferno_trade.rules.specials import last_pick
from avernus.games.inferno_trade.state import ANYBODY, UNDRAWN, InfernoTradeState, Offer, buffer_of, find_offer

STEPS = ("lists", "souls", "specials", "ready", "open", "slot", "tick", "over")


def view_of(state: InfernoTradeState, seat: int | None) -> dict[str, Any]:
    """All that a seat, or a spectator (None), may see."""
    seats = range(int(state.seats))
    result = result_of(state)
    return {
        "game": "inferno-trade",
        "seats": len(seats),
        "options": dict(state.options),
        "driver": DRIVERS[int(state.driver)],
        "step": STEPS[int(state.step)],
        "handed": [s for s in seats if int(state.handed) >> s & 1],
        "ready": [s for s in seats if int(state.readied) >> s & 1],
        "question": int(state.question),
        "interrupt": interrupt_of(state),
        "slot": slot_of(state, seat),
        "time": int(state.t),
        "run": int(state.run),
        "runs": int(state.runs),
        "run_end": int(state.run_end),
        "glass": glass_of(state),
        "opener": int(state.opener) if state.opener != UNDRAWN and state.driver == TURNS else None,
        "players": [player_of(state, s, seat) for s in seats],
        "undealt": cards_of(int(state.undealt)),
        "aside": cards_of(int(state.aside)),
        "out": cards_of(int(state.out)),
        "lowered": {SOULS[i]: 7 * int(state.lowered[i]) for i in range(N_SOULS) if state.lowered[i]},
        "offers": [offer_of(o) for o in state.offers if may_know(state, seat, o)],
        "next_offer": None if state.private else int(state.next_id),
        "played": {kind: int(state.played[i]) for i, kind in enumerate(SPECIALS)},
        "you": None if seat is None else own_of(state, seat),
        "lists": [list_of(state, s) for s in seats] if result is not None else None,
        "result": None if result is None else result.dump(),
    }


def interrupt_of(state: InfernoTradeState) -> dict[str, Any] | None:
    """V40: the special card that stops the game; picks stay hidden."""
    if state.ask == steps.ASK_SO:
        return {"special": "SO", "player": int(state.asker), "rival": int(state.rival), "card": CARDS[int(state.asked_card)]}
    if state.ask == steps.ASK_GS:
        picked = [s for s in range(int(state.seats)) if state.picks[s]]
        return {"special": "GS", "player": int(state.asker), "way": SIDES[int(state.way)], "picked": picked}
    return None


def slot_of(state: InfernoTradeState, seat: int | None) -> dict[str, Any] | None:
    """V61, V62: whose slot or tick it is; where offers are private, others do not count them."""
    if state.step == steps.SLOT:
        shown = not state.private or seat == slot_seat(state)
        return {"seat": int(slot_seat(state)), "offers_left": int(state.left) if shown else None}
    return {"seat": int(tick_seat(state)), "turn": int(state.turn)} if state.step == steps.TICK else None


def glass_of(state: InfernoTradeState) -> str:
    """V21: how the glass stands."""
    if state.step == steps.OVER:
        return "over"
    return "still" if state.run == 0 else "empty" if empty(state) else "running"


def player_of(state: InfernoTradeState, seat: int, viewer: int | None) -> dict[str, Any]:
    """What lies open before a player, and what everybody could notice of the player's taste."""
    fixed = cards_of(int(state.fixed[seat]))
    turned = state.options["forced_face_down"] and seat != viewer and state.step != steps.OVER
    counted = not state.private or seat == viewer
    return {
        "free": cards_of(int(state.free[seat])),
        "fixed": [] if turned else fixed,
        "face_down": len(fixed) if turned else 0,
        "specials": int(special_count(state, seat)),
        "offers_made": int(state.made[seat]) if counted else None,
        "asleep_until": int(state.wake[seat]),
        "likes": {SOULS[i]: n for i in range(N_SOULS) if (n := int(state.likes[seat * N_SOULS + i]))},
        "sheds": {SOULS[i]: n for i in range(N_SOULS) if (n := int(state.sheds[seat * N_SOULS + i]))},
    }


def offer_of(offer: Offer) -> dict[str, Any]:
    """An open offer."""
    to_all = offer.to == ANYBODY
    return {
        "id": int(offer.id), "author": int(offer.author), "to": None if to_all else int(offer.to),
        "give": cards_of(int(offer.give)), "want": souls_of(int(offer.want)) if to_all else cards_of(int(offer.want)),
        "until": int(offer.until) or None,
    }


def list_of(state: InfernoTradeState, seat: int) -> dict[str, int] | None:
    """V10: a seat's values."""
    if not int(state.handed) >> seat & 1:
        return None
    return {soul: int(state.values[seat * N_SOULS + i]) for i, soul in enumerate(SOULS)}


def own_of(state: InfernoTradeState, seat: int) -> dict[str, Any]:
    """What only the seat itself knows."""
    pick = int(state.picks[seat])
    return {
        "seat": seat,
        "list": list_of(state, seat),
        "specials": {kind: int(state.specials[seat * KINDS + i]) for i, kind in enumerate(SPECIALS)},
        "pick": CARDS[pick - 1] if pick else None,
        "total": int(total(state, seat)) if int(state.handed) >> seat & 1 else None,
    }


def may_know(state: InfernoTradeState, seat: int | None, offer: Offer) -> bool:
    """Option `private_offers`: only the two parties know of an offer that is not open to all."""
    return not state.private or offer.to == ANYBODY or (seat is not None and seat in (offer.author, offer.to))


def sees(state: InfernoTradeState, viewer: int | None, seat: int, action: int) -> Visibility:
    """How much a viewer may know of an action that is about to be played."""
    verb, rest = action >> verbs.WIDTH, action & verbs.REST
    if verb == verbs.LIST:
        return OPEN if viewer == seat else COVERED
    if verb == verbs.DEAL_SPECIAL:
        return OPEN if viewer == int(specials_dealt(state)) % int(state.seats) else COVERED
    if verb == verbs.GS_PICK:
        return OPEN if viewer == seat or last_pick(state, seat) else COVERED
    if not state.private or viewer == seat:
        return OPEN
    if verb == verbs.OFFER:
        return OPEN if viewer == rest >> verbs.ID_SHIFT else COVERED
    if verb in (verbs.DECLINE, verbs.WITHDRAW, verbs.COUNTER):  # an accepted offer shows itself
        offer = find_offer(state, (rest >> verbs.ID_SHIFT if verb == verbs.COUNTER else rest) + 1)
        return OPEN if offer is not None and may_know(state, viewer, offer) else COVERED
    return OPEN


def redeal_into(world: InfernoTradeState, state: InfernoTradeState, seat: int | None, rng: Any) -> None:
    """Make a copy of a state another full one that the seat cannot tell from it. Every loop runs over visible numbers only."""
    world.offers = [offer for offer in state.offers if may_know(state, seat, offer)]
    seats = range(int(state.seats))
    if state.private and state.step == steps.SLOT:
        forget_offers(world, state, seat)
    if state.step != steps.OVER:
        values = [int(v) for v in state.values]
        for other in seats:
            if other != seat and int(state.handed) >> other & 1:
                taste = list(range(1, N_SOULS + 1))
                rng.shuffle(taste)
                values[other * N_SOULS:(other + 1) * N_SOULS] = taste
        world.values = buffer_of(values)
    pool = []
    for kind in range(KINDS):
        own = 0 if seat is None else int(state.specials[seat * KINDS + kind])
        pool += [kind] * (COPIES[kind] - int(state.played[kind]) - own)
    rng.shuffle(pool)
    for other in seats:
        if other != seat:
            size = int(special_count(state, other))
            dealt, pool = pool[:size], pool[size:]
            for kind in range(KINDS):
                world.specials[other * KINDS + kind] = dealt.count(kind)
    for other in seats:
        if other != seat and state.picks[other]:
            world.picks[other] = 1 + rng.choice([c for c in range(len(CARDS)) if int(state.free[other]) >> c & 1])


def forget_offers(world: InfernoTradeState, state: InfernoTradeState, seat: int | None) -> None:
    """Where offers are private, nobody counts those of others: neither how many were made nor how many a slot has room for still."""
    own = 0 if seat is None else int(state.made[seat])
    last = max([own, *(int(offer.id) for offer in world.offers)])
    world.next_id = last + 1
    rest = last - own
    for other in range(int(state.seats)):
        if other != seat:
            world.made[other] = min(rest, MOST_OFFERS)
            rest -= int(world.made[other])
    if seat != slot_seat(state):
        world.left = state.first_offers if opening(state) else SLOT_OFFERS


def prompt_of(state: InfernoTradeState, seat: int | None) -> Prompt:
    """What a seat is asked."""
    awaited = seat is not None and asked(state, seat)
    params: dict[str, Any] = {"run": int(state.run), "runs": int(state.runs)}
    if state.step == steps.OVER:
        return Prompt("over", params)
    if state.ask == steps.ASK_SO:
        params |= {"seat": int(state.asker), "rival": int(state.rival), "card": card_word(int(state.asked_card))}
        return Prompt("so-pick" if awaited else "wait-so", params)
    if state.ask == steps.ASK_GS:
        params |= {"seat": int(state.asker), "way": Word(SIDES[int(state.way)], "way")}
        if awaited:
            params["other"] = int(neighbour(state, seat or 0, state.way))
        return Prompt("gs-pick" if awaited else "wait-gs", params)
    if state.step == steps.LISTS:
        return Prompt("list" if awaited else "wait-list", params)
    if state.step in (steps.SOULS_DEAL, steps.SPECIALS_DEAL):
        return Prompt("deal", params)
    if state.step == steps.READY:
        return Prompt("ready" if awaited else "wait-ready", params)
    params["glass"] = "empty" if empty(state) else "running"
    if state.step == steps.SLOT:
        params["seat"] = int(slot_seat(state))
        if not awaited or seat != slot_seat(state):
            return Prompt("interject" if awaited else "wait-slot", params)
        if opening(state):
            return Prompt("slot-opening", params | {"left": int(state.left)})
        if answering(state):
            return Prompt("slot-answers", params)
        return Prompt("slot" if state.left == SLOT_OFFERS else "slot-offers", params | {"left": int(state.left)})
    if state.step == steps.TICK and not awaited:
        return Prompt("wait-tick", params | {"seat": int(tick_seat(state))})
    return Prompt("open" if awaited else "watch", params)
