"""One address has one budget, however many sockets it opens: the arithmetic, with a clock that the test turns."""

from avernus.server.guests import CROWDED, MOST_ADDRESSES, Guests, Proxies, network
from avernus.server.http.limits import Bucket


class Hand:
    """A clock that is turned by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_what_it_holds_and_fills_with_time() -> None:
    clock = Hand()
    bucket = Bucket(10.0, 20.0, clock)
    assert [bucket.take(8.0) for _ in range(3)] == [True, True, False]
    clock.now += 0.4
    assert bucket.take(8.0) and not bucket.take(0.1)
    clock.now += 100.0
    assert bucket.fill() == 20.0, "it holds no more than its burst"


def test_what_turned_out_to_cost_more_is_paid_afterwards_within_a_minute() -> None:
    clock = Hand()
    bucket = Bucket(10.0, 20.0, clock)
    bucket.charge(50.0)
    assert bucket.left == -30.0 and not bucket.take(0.0)
    clock.now += 3.0
    assert bucket.take(0.0)
    bucket.charge(1e9)
    clock.now += 60.0
    assert bucket.take(0.0)


def test_all_connections_of_an_address_share_its_budget_and_are_counted() -> None:
    clock = Hand()
    guests = Guests(10.0, 20.0, each=3, clock=clock)
    guest = guests.find("203.0.113.5")
    assert guests.find("203.0.113.5") is guest and guests.find("203.0.113.6") is not guest
    assert [guests.enter(guest) for _ in range(4)] == [True, True, True, False]
    assert guests.enter(guests.find("203.0.113.6"))
    guests.leave(guest)
    assert guest.work.take(20.0) and not guests.enter(guest), "who has nothing left does not come in"
    clock.now += 1.0
    assert guests.enter(guest)


def test_where_the_house_is_nearly_full_those_who_have_many_wait() -> None:
    guests = Guests(10.0, 20.0, each=1000, all_together=100, clock=Hand())
    greedy, other = guests.find("203.0.113.5"), guests.find("203.0.113.6")
    entered = 0
    while guests.enter(greedy):
        entered += 1
    assert entered == 80
    assert sum(guests.enter(other) for _ in range(50)) == CROWDED
    assert guests.connections <= 100


def test_whoever_is_connected_is_not_forgotten() -> None:
    guests = Guests(10.0, 20.0, clock=Hand())
    kept = guests.find("203.0.113.1")
    guests.enter(kept)
    for number in range(MOST_ADDRESSES + 10):
        guests.find(f"198.51.{number >> 8}.{number & 255}")
    assert guests.find("203.0.113.1") is kept and len(guests.known) <= MOST_ADDRESSES + 1


def test_a_network_of_the_newer_kind_is_one_address() -> None:
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::1") != network("2001:db8:1:3::1")
    assert network("::ffff:203.0.113.5") == "203.0.113.5" == network("203.0.113.5")


def test_the_address_comes_from_the_header_only_where_a_trusted_proxy_has_set_it() -> None:
    said = [(b"x-forwarded-for", b"198.51.100.1, 203.0.113.9")]
    assert Proxies(None, ("127.0.0.0/8",)).address("127.0.0.1", said) == "127.0.0.1", "none is configured"
    proxies = Proxies("X-Forwarded-For", ("127.0.0.0/8", "::1/128"))
    assert proxies.address("127.0.0.1", said) == "203.0.113.9", "what our own proxy has added, not what the client says of itself"
    assert proxies.address("203.0.113.7", said) == "203.0.113.7", "not through the proxy"
    assert proxies.address("127.0.0.1", [(b"x-real-ip", b"203.0.113.9")]) == "127.0.0.1", "another header"
    assert proxies.address("::1", [(b"x-forwarded-for", b"nonsense")]) == "::1"
    assert proxies.address("127.0.0.1", [*said, (b"x-forwarded-for", b"2001:db8::1")]) == "2001:db8::1"
