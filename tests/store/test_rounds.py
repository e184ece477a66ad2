"""When moves share a commit, and when the event loop rests for it."""

import asyncio
from pathlib import Path

from avernus.play.entries import Entry
from avernus.play.kinds import EntryKind
from avernus.store.jobs import Append, Create
from avernus.store.rounds import CROWD, OFTEN, ROUND, TICK, Rounds
from avernus.store.store import Store, open_store


def paced(rate: float, seconds: float = 1.0) -> Rounds:
    """So many moves a second, as they are written."""
    rounds = Rounds()
    now = 100.0
    for _ in range(round(seconds / TICK)):
        now += TICK
        rounds.done(now, 0)
        rounds.lately += rate * TICK
        rounds.done(now, 0)
    return rounds


def test_a_lone_move_is_written_at_once_and_nothing_rests() -> None:
    rounds = Rounds()
    assert rounds.due(100.0) <= 0.0
    rounds.done(100.0, 1)
    assert not rounds.rests
    assert 0.0 < rounds.due(100.001) < TICK


def test_the_loop_rests_where_moves_come_often_and_not_where_there_is_a_crowd_or_nobody() -> None:
    assert not paced(OFTEN / 2).rests
    assert paced(OFTEN * 2).rests
    assert paced(1000.0).rests
    assert not paced(CROWD * 2).rests


def test_commits_follow_each_other_closely_in_a_crowd_and_not_when_it_has_gone() -> None:
    assert not Rounds().often(100.0)
    for rate, often in ((OFTEN / 2, False), (OFTEN * 2, True), (CROWD * 2, True)):
        rounds = paced(rate)
        assert rounds.often(rounds.begun) is often
        assert not rounds.often(rounds.begun + 1.0)


def test_it_rests_no_longer_than_its_round_and_forgets_a_crowd_that_has_gone() -> None:
    rounds = paced(1000.0)
    assert 0.0 < rounds.left(rounds.begun) <= ROUND
    assert rounds.left(rounds.begun + ROUND) <= 0.0
    rounds.done(rounds.begun + 1.0, 1)
    assert not rounds.rests


async def appended(store: Store, moves: int) -> list[Append]:
    """A table with so many moves, given one by one."""
    await store.write(Create("abcd", "splut", True, b"1" * 32, "{}", [Entry(EntryKind.OPEN, {}, 1, 1)]))
    done: list[Append] = []
    for number in range(moves):
        job = Append("abcd", number + 1, [Entry(EntryKind.LINE, {"s": 0, "t": "x"}, number + 2, 1)])
        job.then = lambda job, error: done.append(job)
        store.put(job)
        await asyncio.sleep(0)
    while len(done) < moves:
        await asyncio.sleep(0)
    return done


def test_whoever_waits_while_the_loop_rests_is_answered_in_order(tmp_path: Path) -> None:
    async def tried() -> None:
        store = open_store(f"{tmp_path}/t.sqlite3")
        store.start()
        store.rounds.lately = 1000.0 * 0.1
        done = await appended(store, 60)
        assert [job.after for job in done] == list(range(1, 61))
        assert all(job.won for job in done)
        await store.close()
        assert len(store.reader.entries("abcd", 0)) == 61

    asyncio.run(tried())
