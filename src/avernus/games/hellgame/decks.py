"""Decks: queues of cards of which everyone knows another part (H3.7, H23)."""

from __future__ import annotations

from collections.abc import Iterable


class Deck:
    """A deck: `head` was looked at and left in front, `body` nobody has seen, `tail` are the discards in their order.

    A body is a number for each kind of card. Head and tail hold pairs of card and a mask of the seats that know it.
    """

    __slots__ = ("body", "head", "tail")

    def __init__(self, body: Iterable[int] = (), head: Iterable[tuple[int, int]] = (), tail: Iterable[tuple[int, int]] = ()) -> None:
        self.body = list(body)
        self.head = list(head)
        self.tail = list(tail)

    def size(self) -> int:
        """How many cards it has."""
        return len(self.head) + sum(self.body) + len(self.tail)

    def front(self) -> list[tuple[int, int]]:
        """What the front card may be, with weights."""
        if self.head:
            return [(self.head[0][0], 1)]
        if any(self.body):
            return [(card, n) for card, n in enumerate(self.body) if n]
        return [(self.tail[0][0], 1)] if self.tail else []

    def draw(self, card: int) -> None:
        """Take the front card, which is this one."""
        if self.head:
            self.head.pop(0)
        elif any(self.body):
            self.body[card] -= 1
        else:
            self.tail.pop(0)

    def put(self, card: int, known: int) -> None:
        """Put a card on the bottom; `known` is the mask of the seats that know which."""
        self.tail.append((card, known))

    def take(self, card: int) -> None:
        """Take a card out of the deck, wherever it is."""
        for part in (self.tail, self.head):
            for i, (found, _) in enumerate(part):
                if found == card:
                    part.pop(i)
                    return
        self.body[card] -= 1

    def copy(self) -> Deck:
        """An independent copy."""
        return Deck(self.body, self.head, self.tail)
