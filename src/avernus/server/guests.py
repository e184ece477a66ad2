"""Who comes from where: everybody from one address shares one budget, however many sockets they open.

Budgets are in units of work. One unit is about what an ordinary move costs, a seventh of a millisecond of one core; whatever costs more is
charged more, and what turns out to have cost more is charged afterwards.
"""

import hashlib
import ipaddress
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from avernus.server.clock import monotonic
from avernus.server.http.limits import Bucket

MOST_ADDRESSES: Final = 10_000
MOST_SLOW: Final = 8
"""Sockets of one address that may be behind with reading: each holds up to a megabyte of ours."""
CROWDED: Final = 16
"""Connections that an address may have where the server has hardly any left."""
STUDY_BURST: Final = 10.0
STUDY_RATE: Final = 0.2
"""Seconds of processor time in other processes and threads for what takes long: records, their verification, positions without a table."""
FRAME: Final = 0.1
"""A control frame, which costs no more than its frame."""
PING: Final = 0.2
CONNECTION: Final = 0.5
"""A connection, whatever it is for."""
REFUSED: Final = 0.5
"""To say that it is too much costs something too."""
MOST_OWED: Final = 2.0
"""Seconds after which an address that has been refused again and again has paid for it."""
BODY_BYTES: Final = 50_000.0
"""So many bytes of a request's body cost one unit: they come in pieces, and each piece is a turn of the event loop."""
MOST_BODIES: Final = 8_000_000
"""Bytes of requests that an address may have half sent at once."""
ARRIVAL: Final = 2.0
"""A socket: its handshake, and who is told of it."""
STATE: Final = 1.0
STATE_BYTES: Final = 8192.0
"""A state costs one unit and one for each so many bytes: it is written once for all who see the same, and sent to each."""
TABLE_BURST: Final = 100.0
TABLE_RATE: Final = 100.0 / 3600
"""Tables that an address may open."""
KEPT_BURST: Final = 4_000_000.0
KEPT_RATE: Final = 2_000.0
"""Bytes that an address may have written into tables beside actions: remarks, programmed answers, positions, names."""
PEOPLE_BURST: Final = 60.0
PEOPLE_RATE: Final = 60.0 / 3600
"""People whom an address may make known, and one-time codes that it may make or try; a wrong one counts as several."""


class Guest:
    """Everybody who comes from one address."""

    __slots__ = ("address", "asking", "banned", "connections", "kept", "muted", "owner", "people", "slow", "study", "tables", "work")

    def __init__(self, address: str, owner: str, rate: float, burst: float, quota: float, clock: Callable[[], float]) -> None:
        self.address = address
        self.owner = owner
        """What is written down in place of the address."""
        self.work = Bucket(rate, burst, clock)
        self.tables = Bucket(TABLE_RATE * quota, TABLE_BURST * quota, clock)
        self.kept = Bucket(KEPT_RATE * quota, KEPT_BURST * quota, clock)
        self.people = Bucket(PEOPLE_RATE * quota, PEOPLE_BURST * quota, clock)
        self.study = Bucket(STUDY_RATE * quota, STUDY_BURST * quota, clock)
        self.connections = 0
        self.asking = 0
        """Bytes of requests that have not come to their end."""
        self.banned = self.muted = False
        """Has the host ruled that they may ask for nothing, or say nothing?"""
        self.slow = 0
        """Sockets that are behind with reading."""


    def refuse(self) -> None:
        """It asks for too much, and is told so."""
        self.work.fine(REFUSED, MOST_OWED)

    def floods(self) -> bool:
        """Does it go on asking for much more than it may?"""
        return self.work.fill() < -self.work.rate * MOST_OWED / 2


class Guests:
    """The guest of each address; those longest unseen are forgotten, unless they are connected."""

    def __init__(
        self, rate: float, burst: float, quota: float = 1.0, each: int = 256, all_together: int = 1 << 30,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.rate, self.burst, self.quota, self.clock = rate, burst, quota, clock
        self.each, self.all_together = each, all_together
        self.known: OrderedDict[str, Guest] = OrderedDict()
        self.connections = 0
        self.bans: list[Any] = []
        self.mutes: list[Any] = []
        """Networks."""
        self.salt = ""
        """A secret of the house."""

    def owner(self, address: str) -> str:
        """What is written down in place of an address."""
        return hashlib.sha256(f"{self.salt} {address}".encode()).hexdigest()[:16]

    def find(self, address: str) -> Guest:
        """The guest of an address."""
        key = network(address)
        guest = self.known.get(key)
        if guest is None:
            guest = self.known[key] = Guest(key, self.owner(key), self.rate, self.burst, self.quota, self.clock)
            self._judge(guest)
            if len(self.known) > MOST_ADDRESSES:
                self._forget()
        self.known.move_to_end(key)
        return guest

    def rule(self, bans: list[Any], mutes: list[Any]) -> None:
        """The host has ruled who may ask for nothing, and who may say nothing."""
        self.bans, self.mutes = bans, mutes
        for guest in self.known.values():
            self._judge(guest)

    def _judge(self, guest: Guest) -> None:
        guest.banned, guest.muted = within(guest.address, self.bans), within(guest.address, self.mutes)

    def _forget(self) -> None:
        for address, guest in self.known.items():
            if not guest.connections:
                del self.known[address]
                return

    def enter(self, guest: Guest) -> bool:
        """May one more connection of this guest stay? Where the server is nearly full, only of guests who have few."""
        room = self.all_together - self.connections
        if guest.connections >= (self.each if room * 5 > self.all_together else min(self.each, CROWDED)) or room <= 0:
            return False
        if guest.work.fill() <= 0:
            return False
        guest.connections += 1
        self.connections += 1
        return True

    def leave(self, guest: Guest) -> None:
        """A connection that had entered is gone."""
        guest.connections -= 1
        self.connections -= 1


def within(address: str, networks: list[Any]) -> bool:
    """Does what counts as one address lie in one of these networks, or one of them in it?"""
    if not networks:
        return False
    try:
        own: Any = ipaddress.ip_network(address.partition("%")[0], strict=False)
    except ValueError:
        return False
    return any([one.version == own.version and one.overlaps(own) for one in networks])


def network(address: str) -> str:
    """What counts as one address: of IPv6 the network, since whoever has one has all of it."""
    if ":" not in address:
        return address
    try:
        number = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return f"{ipaddress.IPv6Network((int(number) >> 64 << 64, 64)).network_address}/64"


class Proxies:
    """The proxies that the host trusts, and the header in which the nearest of them says from where a request came."""

    def __init__(self, header: str | None, trusted: Sequence[str]) -> None:
        self.header = None if header is None else header.lower().encode()
        self.trusted = [ipaddress.ip_network(one, strict=False) for one in trusted]

    def trusts(self, peer: str) -> bool:
        """Is the other end of a connection such a proxy?"""
        if self.header is None:
            return False
        if not peer:  # a Unix socket has no address, and is reached from this machine alone
            return True
        try:
            found: Any = ipaddress.ip_address(peer.partition("%")[0])
        except ValueError:
            return False
        return any(found in one for one in self.trusted)

    def address(self, peer: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """From where a request comes: the other end, unless that is a trusted proxy and its header names an address.

        Of several addresses in the header the last counts: the one that our own proxy has added.
        """
        if not self.trusts(peer):
            return peer
        said = b""
        for name, value in headers:
            if name == self.header:
                said = value
        last = said.rpartition(b",")[2].strip().decode("latin-1")
        try:
            ipaddress.ip_address(last)
        except ValueError:
            return peer
        return last
