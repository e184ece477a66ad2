"""Another world that a seat cannot tell from the true one: what it has not seen is dealt anew (H23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from avernus.games.hellgame.loader import ARCANA
from avernus.games.hellgame.view import knows

if TYPE_CHECKING:
    from avernus.games.hellgame.decks import Deck
    from avernus.games.hellgame.state import Hell


def redeal_of(g: Hell, seat: int | None, rng: Any) -> Hell:
    """Hands, demons before their reveal, unseen parts of the decks; what others know of hands is forgotten."""
    world = g.copy()
    world.cache = None
    _hands(world, seat, rng)
    _hell(world, seat, rng)
    if not world.revealed:
        _demons(world, seat, rng)
    mine = 0 if seat is None else 1 << seat
    for deck in world.decks.values():
        deck.head = [(card, mine if knows(mask, seat) else 0) for card, mask in deck.head]
        deck.tail = [(card, mask if mask == 63 else mine if knows(mask, seat) else 0) for card, mask in deck.tail]
    for p in range(g.seats):
        if p != seat:
            world.known[p] = [()] * g.seats
    return world


def _take_unseen(deck: Deck, seat: int | None) -> list[int]:
    """The cards of a deck that the seat has not seen."""
    pool = [card for card, n in enumerate(deck.body) for _ in range(n)]
    return pool + [card for card, mask in deck.head + deck.tail if not knows(mask, seat)]


def _deal_deck(deck: Deck, seat: int | None, cards: list[int]) -> None:
    """Put cards from the front of a list into the unseen places of a deck's head and tail."""
    for part in (deck.head, deck.tail):
        for i, (_, mask) in enumerate(part):
            if not knows(mask, seat):
                part[i] = (cards.pop(0), mask)


def _bury(deck: Deck, cards: list[int]) -> None:
    """The rest is the body."""
    deck.body = [0] * len(deck.body)
    for card in cards:
        deck.body[card] += 1


def _hands(g: Hell, seat: int | None, rng: Any) -> None:
    """Other hands, carried cards, and the Arcana deck."""
    deck = g.decks["arcana"]
    pool = _take_unseen(deck, seat)
    known = [list(g.known[seat][p]) if seat is not None else [] for p in range(g.seats)]
    for p in range(g.seats):
        if p != seat:
            hidden = list(g.hands[p])
            for card in known[p]:
                hidden.remove(card)
            pool += hidden
    others = [d for d in sorted(g.carried) if g.d_owner[d] != seat]
    for d in others:
        pool += [card for card in g.carried[d] if card >= 0]
    pool.sort()
    rng.shuffle(pool)
    right_away = [card for card in pool if ARCANA[card].timing == "play_right_away"]
    pool = [card for card in pool if ARCANA[card].timing != "play_right_away"]
    for p in range(g.seats):
        if p != seat:
            n = len(g.hands[p]) - len(known[p])
            g.hands[p] = sorted(known[p] + pool[:n])
            del pool[:n]
    for d in others:
        n = sum(card >= 0 for card in g.carried[d])
        if n:
            g.carried[d] = tuple(sorted(pool[:n]))
            del pool[:n]
    _deal_deck(deck, seat, pool)
    _bury(deck, pool + right_away)


def _hell(g: Hell, seat: int | None, rng: Any) -> None:
    """The Hell deck, and cards that somebody else is looking at."""
    deck = g.decks["hell"]
    pool = _take_unseen(deck, seat)
    lookers: list[Any] = [s for s in g.stack if type(s).__name__ in ("Conspiracy", "Peek") and getattr(s, "seat", None) != seat]
    for step in lookers:
        pool += step.cards
    pool.sort()
    rng.shuffle(pool)
    for step in lookers:
        n = len(step.cards)
        step.cards = tuple(sorted(pool[:n])) if type(step).__name__ == "Conspiracy" else tuple(pool[:n])
        del pool[:n]
    _deal_deck(deck, seat, pool)
    _bury(deck, pool)


def _demons(g: Hell, seat: int | None, rng: Any) -> None:
    """Before the reveal: the demons of the others."""
    deck = g.decks["demon"]
    pool = _take_unseen(deck, seat)
    counts = [g.d_owner.count(p) for p in range(g.seats)]
    for d, owner in enumerate(g.d_owner):
        if owner >= 0 and owner != seat:
            pool.append(d)
            g.d_owner[d] = -1
    pool.sort()
    rng.shuffle(pool)
    for p in range(g.seats):
        if p != seat:
            for d in pool[:counts[p]]:
                g.d_owner[d] = p
            del pool[:counts[p]]
    _deal_deck(deck, seat, pool)
    _bury(deck, pool)
