"""Whose turn it is where several want something that takes long: a queue in which nobody can stand in front of all others."""

from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Final, Generic, TypeVar

T = TypeVar("T")

PERSON: Final = 0
"""Somebody waits for it."""
LONG: Final = 1
"""Somebody waits for it, and it takes long."""
ALONE: Final = 2
"""Nobody waits for it."""


class Place:
    """Where a piece of work stands in the queue: its rank, who wants it, and about which table."""

    __slots__ = ("owner", "rank", "table")

    def __init__(self, rank: int, owner: str, table: str = "") -> None:
        self.rank, self.owner, self.table = rank, owner, table


class Turns(Generic[T]):
    """Lower ranks first. Within a rank the owners take turns, and within an owner the tables.

    Of `slots` pieces of work that are done at once one is always left for rank 0, and one for whoever is not there yet.
    """

    def __init__(self, slots: int, most: int = 1 << 30, most_each: int = 1 << 30) -> None:
        self.most, self.most_each = most, most_each
        self.slots = slots
        self.ranks: dict[int, OrderedDict[str, OrderedDict[str, deque[T]]]] = {}
        self.waiting: dict[str, int] = {}
        """How many pieces of work each owner has in the queue."""
        self.count = 0
        self.doing: dict[str, int] = {}
        self.lesser = 0
        """How much of what is being done is not of rank 0."""

    def put(self, place: Place, item: T) -> bool:
        """Get in line; `False` if there is no room."""
        if self.count >= self.most or self.waiting.get(place.owner, 0) >= self.most_each:
            return False
        owners = self.ranks.setdefault(place.rank, OrderedDict())
        owners.setdefault(place.owner, OrderedDict()).setdefault(place.table, deque()).append(item)
        self.waiting[place.owner] = self.waiting.get(place.owner, 0) + 1
        self.count += 1
        return True

    def take(self) -> tuple[Place, T] | None:
        """What is to be done next; `None` if nothing may be begun now."""
        most = max(1, self.slots - 1)
        if sum(self.doing.values()) >= self.slots:
            return None
        for rank in sorted(self.ranks):
            if rank > PERSON and self.lesser >= most:
                return None
            owners = self.ranks[rank]
            for owner in owners:
                if self.doing.get(owner, 0) < most:
                    return self._taken(rank, owner)
        return None

    def _taken(self, rank: int, owner: str) -> tuple[Place, T]:
        """The first of an owner; owner and table go to the end of their lines."""
        owners = self.ranks[rank]
        tables = owners[owner]
        table, items = next(iter(tables.items()))
        item = items.popleft()
        tables.move_to_end(table)
        owners.move_to_end(owner)
        if not items:
            del tables[table]
        if not tables:
            del owners[owner]
        if not owners:
            del self.ranks[rank]
        self.count -= 1
        self._less(self.waiting, owner)
        self.doing[owner] = self.doing.get(owner, 0) + 1
        self.lesser += rank > PERSON
        return Place(rank, owner, table), item

    def done(self, place: Place) -> None:
        """Something that was taken has been done."""
        self._less(self.doing, place.owner)
        self.lesser -= place.rank > PERSON

    @staticmethod
    def _less(counts: dict[str, int], owner: str) -> None:
        counts[owner] -= 1
        if not counts[owner]:
            del counts[owner]

    def __iter__(self) -> Iterator[T]:
        """Everything that waits."""
        for owners in self.ranks.values():
            for tables in owners.values():
                for items in tables.values():
                    yield from items
