"""The live game at a table that keeps real time: what stands still costs no sand, and nobody can keep the others waiting."""

from itertools import pairwise
from random import Random

import pytest

from avernus.bots import find, think
from avernus.core import record as records
from avernus.core.record import Line
from avernus.core.seats import CHANCE, CLOCK, NOBODY
from avernus.games.inferno_trade import GAME, verbs
from avernus.games.inferno_trade.board import SOULS
from avernus.games.inferno_trade.rules import InfernoTrade
from avernus.play.acting import lapses
from avernus.play.entries import Refused
from avernus.play.snapshots import dump, restore
from avernus.play.table import replay
from avernus.server.telling.views import clock
from tests.games.inferno_trade.hosting import Host, with_bots


def test_v13_who_looks_at_the_cards_for_long_loses_no_sand() -> None:
    host = Host(3)
    for seat in range(3):
        host.do(seat, "values nero")
    host.now += 90_000
    for seat in range(3):
        host.do(seat, "ready")
    assert host.shows() == 0 and host.due() == host.now + 120_000
    host.now += 2_500
    assert host.shows() == 2_500


def special(host: Host, kind: str) -> int:
    """A seat that holds a special card of a kind; at a table of four all of them are dealt."""
    return next(seat for seat in range(4) if host.room.running().view(seat)["you"]["specials"][kind])


def stopped(kind: str) -> tuple[Host, int]:
    """A live table of four, where every special card is dealt; ten seconds after the beginning somebody plays one."""
    host = Host(4).begin()
    host.now += 10_000
    seat = special(host, kind)
    rival = (seat + 1) % 4
    card = host.room.running().view(None)["players"][rival]["free"][0]
    host.do(seat, f"SO P{rival} {card}" if kind == "SO" else "GS <")
    return host, seat


def test_v20_sand_stands_while_somebody_chooses() -> None:
    """Example 13 at a real table: twenty seconds of choosing are no seconds of the game."""
    host, seat = stopped("SO")
    host.now += 20_000
    assert host.shows() == 10_000
    host.do((seat + 1) % 4, host.state.legal((seat + 1) % 4)[0])
    assert host.shows() == 10_000
    host.now += 5_000
    assert host.shows() == 15_000 and host.due() is not None
    again = restore(host.room.id, host.room.secret, host.room.setup, dump(host.room))
    assert again.anchor == host.room.anchor


@pytest.mark.parametrize("kind", ["SO", "GS"])
def test_v40_a_question_that_nobody_answers_lapses(kind: str) -> None:
    """R25: after half a minute of real time the lowest card stands in, and the sand goes on where it stood."""
    host, seat = stopped(kind)
    if kind == "GS":
        host.now += 12_000
        host.do(seat, host.state.legal(seat)[0])  # who has chosen does not give the others more time
        host.now -= 12_000
    assert host.due() == host.now + 30_000 == lapses(host.room)
    shown = clock(host.room, host.now)
    assert shown is not None and shown["game"]["lapses"] == host.now + 30_000, "everybody can count down"
    host.now += 29_999
    assert not host.tick()
    host.now += 1
    assert host.tick() and host.room.running().view(None)["interrupt"] is None
    assert host.shows() == 10_000 and lapses(host.room) is None
    assert "@ lapse 1" in host.record().write().splitlines()


def test_v40_a_table_may_wait_for_ever_if_it_wants_to() -> None:
    host = Host(4, interrupt_timeout_ms=0).begin()
    seat = special(host, "GS")
    host.do(seat, "GS <")
    host.now += 10_000_000
    assert host.due() is None and not host.tick()


def test_v24_of_two_who_accept_at_the_same_instant_the_first_to_arrive_trades() -> None:
    """Example 5 by the host's clock: both acceptances carry the same millisecond."""
    host = Host(4).begin()
    view = host.room.running().view(None)["players"]
    souls = {seat: {card.rstrip("2") for card in view[seat]["free"]} for seat in range(4)}
    author, one, two, soul = next(
        (a, b, c, soul) for a in range(4) for b in range(4) for c in range(4) if len({a, b, c}) == 3
        for soul in sorted(souls[b] & souls[c])
    )
    gift = view[author]["free"][0]
    host.do(author, f">* {gift} / {soul}")
    host.now += 4_321
    host.do(two, "ok#1")
    with pytest.raises(Refused) as caught:
        host.do(one, "ok#1")
    assert caught.value.refusal.code == "offer-gone" and caught.value.refusal.clause == "V34"
    assert host.state.now() == 4_321 and gift in host.room.running().view(None)["players"][two]["free"]


# -- one person who does nothing, and five bots -------------------------------------------------


LEVELS = ("easy", "medium", "hard", "medium", "easy")


@pytest.mark.parametrize("seed", range(3))
def test_one_silent_person_and_five_bots_never_stall(seed: int) -> None:
    """V60: the game is over in the time that the sand, the idle glass and the unanswered questions can take, and bots trade meanwhile."""
    host = Host(6, seed + 1)
    rng = Random(seed)
    for seat in range(6):
        host.do(seat, "values " + ",".join(rng.sample(SOULS, len(SOULS))))
    host.do(0, "ready")
    begun = host.now
    done = with_bots(host, dict(enumerate(LEVELS, 1)), seed)
    questions = sum(verb in (verbs.SO, verbs.GS) for _, _, verb in done)
    assert host.now - begun <= 360_000 + 2 * 60_000 + questions * 30_000 + 10_000
    assert sum(verb == verbs.ACCEPT for _, _, verb in done) >= 4
    busy = [begun, *(moment for moment, _, verb in done if verb != verbs.WAIT), host.now]
    assert max(after - before for before, after in pairwise(busy)) < 60_000
    assert sum(verb == verbs.FLIP for _, _, verb in done) == 2  # somebody turns the glass, although the person does not
    record = host.record()
    again = replay(records.read(record.write()))  # V25: the same game, to the millisecond
    moments = [int(line.text) for line in record.lines if isinstance(line, Line) and line.seat == CLOCK and line.text.isdigit()]
    assert moments == sorted(moments)
    assert again.state.dump() == host.state.dump() and again.result is not None


HARMLESS = {"ticks": "wait240", "turns": "done"}


@pytest.mark.parametrize("driver", ["ticks", "turns"])
@pytest.mark.parametrize("seed", range(2))
def test_bots_trade_on_where_a_person_only_waits(driver: str, seed: int) -> None:
    """V61, V62: the person answers what must be answered and nothing else; the game ends in bounded time, with trades."""
    rng = Random(seed)
    state = GAME.new(6, {"driver": driver, "runs": 2, "rounds_per_run": 4})
    accepted = steps = 0
    while (seat := int(state.mover())) != NOBODY:
        if seat == CHANCE:
            action = rng.choice([outcome for outcome, _ in state.outcomes()])
        elif seat > 0:
            action = think(find(LEVELS[seat - 1]), GAME, state, seat, rng)
            accepted += action >> verbs.WIDTH == verbs.ACCEPT
        else:
            asked = state.view(None)["interrupt"] is None and state.view(None)["run"] > 0
            harmless = GAME.read(state, 0, HARMLESS[driver]) if asked else state.legal(0)[0]
            assert harmless is not None
            action = harmless
        assert state.refusal(seat, action) is None or seat == CHANCE
        state.apply(seat, action)
        steps += 1
    assert isinstance(state, InfernoTrade)
    longest = GAME.longest(6, state.options)
    assert longest is not None and steps < longest and accepted >= 3
