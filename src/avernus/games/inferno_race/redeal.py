"""Another race that a seat cannot tell from the true one: the same table, other cards in the hands that it cannot see.

All that is read here stands in the seat's view, in a fixed order; so equal views and equal generators give equal worlds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from avernus.games.inferno_race import pieces
from avernus.games.inferno_race.board import COPIES, KIND_COUNT, POWERS
from avernus.games.inferno_race.cards import DECK, MOST_SEATS, PILE

if TYPE_CHECKING:
    from avernus.games.inferno_race.rules import InfernoRace

TRIES = 32
Hands = dict[int, tuple[list[int], list[int]]]
"""For each other seat the cards that it has kept since the last reshuffle, and its newer ones."""


def redeal_of(state: InfernoRace, seat: int | None, rng: Any) -> InfernoRace:
    """A race with the same view for the seat."""
    world = state.copy()
    seats = range(int(state.seats))
    others = [other for other in seats if other != seat]
    counts = [[int(state.cards[row * KIND_COUNT + kind]) for kind in range(KIND_COUNT)] for row in range(PILE + 1)]
    own = counts[seat] if seat in seats and seat is not None else [0] * KIND_COUNT
    kept = [int(state.held[seat * KIND_COUNT + kind]) if seat in seats and seat is not None else 0 for kind in range(KIND_COUNT)]
    free = [COPIES[kind] - counts[PILE][kind] - own[kind] - kept[kind] for kind in range(KIND_COUNT)]
    most = {other: int(state.old[seat * MOST_SEATS + other]) if seat is not None else 0 for other in others}
    sizes = {other: int(state.sizes[other]) for other in others}
    kept_cards = [kind for kind in range(KIND_COUNT) for _ in range(kept[kind])]
    free_cards = [kind for kind in range(KIND_COUNT) for _ in range(free[kind])]
    payer, least = must_hold(state, seat)
    for _ in range(TRIES):
        hands, deck = deal(kept_cards, free_cards, most, sizes, {}, rng)
        if payer is None or worth(hands[payer]) >= least:
            break
    else:
        assert payer is not None
        hands, deck = deal(kept_cards, free_cards, most, sizes, {payer: strongest(kept_cards, free_cards, most, sizes, payer)}, rng)
    lay_out(world, seat, hands, deck)
    return world


def must_hold(state: InfernoRace, seat: int | None) -> tuple[int | None, int]:
    """D41: who is in the middle of a go, and so must hold cards worth at least so much; nobody, as a rule."""
    if state.step() != pieces.FIGHT:
        return None, 0
    payer = int(state.mover())
    total = int(state.number(pieces.TOTALS + int(state.number(pieces.SIDE))))
    if payer == seat or state.can_concede() or state.can_stand():
        return None, 0
    return payer, int(state.need()) - total - int(state.gems[payer])


def deal(
    kept: list[int], free: list[int], most: dict[int, int], sizes: dict[int, int], given: Hands, rng: Any
) -> tuple[Hands, list[int]]:
    """Deal the kept cards within the bounds of what each seat can have kept, then the others; what is left is the deck."""
    hands: Hands = {other: (list(given[other][0]), list(given[other][1])) if other in given else ([], []) for other in sizes}
    kept, free = list(kept), list(free)
    for olds, news in given.values():
        for card in olds:
            kept.remove(card)
        for card in news:
            free.remove(card)
    rng.shuffle(kept)
    for card in kept:
        room = [0 if other in given else most[other] - len(hands[other][0]) for other in sizes]
        hands[rng.choices(list(sizes), room)[0]][0].append(card)
    rng.shuffle(free)
    for other, size in sizes.items():
        due = size - len(hands[other][0]) - len(hands[other][1])
        hands[other][1].extend(free[:due])
        del free[:due]
    return hands, free


def strongest(
    kept: list[int], free: list[int], most: dict[int, int], sizes: dict[int, int], payer: int
) -> tuple[list[int], list[int]]:
    """The strongest hand that a seat can have: some of the kept cards, as many as the others leave, and of the free ones."""
    by_power = sorted(kept, key=lambda card: (-POWERS[card], card)), sorted(free, key=lambda card: (-POWERS[card], card))
    elsewhere = sum(bound for other, bound in most.items() if other != payer)
    fewest = max(0, len(kept) - elsewhere)
    best: tuple[list[int], list[int]] = ([], [])
    for olds in range(fewest, min(most[payer], len(kept), sizes[payer]) + 1):
        hand = by_power[0][:olds], by_power[1][:sizes[payer] - olds]
        if len(hand[0]) + len(hand[1]) == sizes[payer] and worth(hand) >= worth(best):
            best = hand
    return best


def worth(hand: tuple[list[int], list[int]]) -> int:
    """The strength of a hand."""
    return sum(POWERS[card] for part in hand for card in part)


def lay_out(world: InfernoRace, seat: int | None, hands: Hands, deck: list[int]) -> None:
    """Put the cards of the imagined world where they belong, with what its other seats then remember."""
    for row in (*hands, DECK):
        for kind in range(KIND_COUNT):
            world.cards[row * KIND_COUNT + kind] = 0
        world.kinds[row] = world.sizes[row] = world.force[row] = 0
    for card in deck:
        world.put(DECK, card)
    for other, (olds, news) in hands.items():
        for card in olds + news:
            world.put(other, card)
    if world.shuffles == 0:
        return
    for other, (olds, _) in hands.items():
        for kind in range(KIND_COUNT):
            world.carried[other * KIND_COUNT + kind] = olds.count(kind) if seat is not None else 0
    seats = range(int(world.seats))
    for viewer in hands:
        for kind in range(KIND_COUNT):
            known = sum(int(world.carried[other * KIND_COUNT + kind]) for other in seats if other != viewer)
            world.held[viewer * KIND_COUNT + kind] = known
        for other in seats:
            count = sum(int(world.carried[other * KIND_COUNT + kind]) for kind in range(KIND_COUNT))
            world.old[viewer * MOST_SEATS + other] = count if other != viewer else 0
