"""Tournaments and ratings as a host, a server and a guest ask for them: typed, over what `store/league_rows.py` keeps."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from avernus.bots import known as known_bot
from avernus.core.refusals import AvernusError
from avernus.games import names as games
from avernus.play.entries import Refused
from avernus.play.kinds import OnTime
from avernus.play.plain_text import clean
from avernus.play.setup import LONGEST_NAME, ClockRule, Setup, new_id, new_setup
from avernus.server.league import skills
from avernus.server.league.results import Ending
from avernus.server.league.tournament import Entrant, Tournament
from avernus.server.wire.league import NewTournament
from avernus.store import league_rows as kept
from avernus.store.database import Database
from avernus.store.reader import Reader

RACES: Final = 20
LOOK: Final = 10_000
"""Milliseconds after which a tournament that is being played is looked at again, whatever happens."""
MOST: Final = 100
ALL: Final = 1 << 30
read: Final = msgspec.json.Decoder(Tournament).decode


def new_tournament(wanted: NewTournament, now: int, clock: ClockRule | None, options: dict[str, Any], organiser: str | None) -> Tournament:
    """One that can be played; `AvernusError` says what cannot."""
    if wanted.game not in games():
        raise Refused("no-such-game")
    event = Tournament(
        id=new_id(), title=clean(wanted.title, LONGEST_NAME) or wanted.game, game=wanted.game, seats=wanted.seats, kind=wanted.kind,
        created=now, options={**options, **wanted.options}, rounds=wanted.rounds, most=wanted.most, within=wanted.within,
        pause=wanted.pause,
        starts=None if wanted.starts is None else max(now, wanted.starts), rated=wanted.rated, organiser=organiser, level=wanted.level,
        clock=None if clock is None else {"kind": clock.kind.value, "initial": clock.initial, "increment": clock.increment},
    )
    setup, _ = agreed(event, 0, [])
    if clock is None and not setup.played().clock:
        raise Refused("needs-clock")
    for bot in (*wanted.bots, wanted.level):
        if not known_bot(bot):
            raise Refused("no-such-bot", bot=bot[:40])
    if len(wanted.bots) > wanted.most:
        raise Refused("tournament-full")
    event.entrants = [Entrant(None, now, bot=bot) for bot in wanted.bots]
    event.options = setup.options
    return event


def agreed(event: Tournament, number: int, reserved: Sequence[str | None]) -> tuple[Setup, bytes]:
    """What is agreed at the tables of a round."""
    rule = None if event.clock is None else ClockRule(**msgspec.convert(event.clock, dict[str, Any]))
    setup, secret = new_setup(
        event.game, event.seats, event.options, name=f"{event.title} · {number + 1}"[:LONGEST_NAME], clock=rule,
        on_time=OnTime.LOSE if event.seats == 2 and rule is not None else OnTime.BOT, takebacks=False,
    )
    setup.rated, setup.tournament, setup.reserved = event.rated, event.id, list(reserved)
    return setup, secret


def due_of(event: Tournament, now: int) -> int | None:
    """When somebody must look at it next."""
    if event.stage == "open":
        return now if len(event.entrants) >= event.most else event.starts
    if event.stage != "running":
        return None
    moments = [now + LOOK, *([event.next] if event.next is not None else []), *([event.played[-1].due] if event.played else [])]
    return min(moment for moment in moments if moment > now or moment == event.next)


class Book:
    """What a house knows of its players and tournaments. Every method may be called in a thread."""

    def __init__(self, database: Database, reader: Reader) -> None:
        self.database, self.reader = database, reader

    # -- tournaments --------------------------------------------------------------------------

    def add(self, event: Tournament, now: int) -> Tournament:
        """Keep a new one."""
        with kept.changing(self.database) as do:
            kept.add_tournament(do, event.id, event.stage, due_of(event, now), now, msgspec.json.encode(event).decode())
        return event

    def tournament(self, name: str) -> tuple[Tournament, int]:
        """One, and the number of its last change; `Refused` if there is none."""
        rows = self.reader.rows(kept.ONE, (name,))
        if not rows:
            raise Refused("no-such-tournament")
        return read(rows[0][0]), rows[0][1]

    def tournaments(self, stage: str | None = None, most: int = MOST) -> list[Tournament]:
        """Those last changed first."""
        return [read(body) for (body,) in self.reader.rows(kept.LISTED, (stage, stage, most))]

    def due(self, now: int) -> list[str]:
        """Those that somebody must look at."""
        return [name for (name,) in self.reader.rows(kept.DUE, (now, MOST))]

    def put(self, event: Tournament, seq: int, now: int) -> bool:
        """What it is now; `False` if somebody was faster."""
        with kept.changing(self.database) as do:
            return kept.put_tournament(
                do, event.id, event.stage, due_of(event, now), now, msgspec.json.encode(event).decode(), seq,
            )

    def change(self, name: str, now: int, work: Callable[[Tournament], None]) -> Tournament:
        """Change one, however many others do so at the same time."""
        for _ in range(RACES):
            event, seq = self.tournament(name)
            work(event)
            if self.put(event, seq, now):
                return event
        raise AvernusError(f"So much happens at tournament {name} that it could not be changed; try again.")

    # -- results and ratings ------------------------------------------------------------------

    def expect(self, table: str, setup: Setup, preset: str, now: int) -> None:
        """A table is being opened whose result counts."""
        with kept.changing(self.database) as do:
            kept.await_result(do, table, setup.game, setup.seats, preset, setup.tournament, now)

    def drop(self, table: str) -> None:
        """Nothing was decided there."""
        with kept.changing(self.database) as do:
            kept.drop_result(do, table)

    def record(self, table: str, game: str, end: Ending, ended: int) -> bool:
        """Write a result down, once, and let the ratings follow from it."""
        result = kept.Ended(table, game, end.players, end.places, ended, end.rated)
        with kept.changing(self.database) as do:
            if not kept.keep_result(do, result, end.names, not self.database.journals):
                return False
            if result.rated:
                self._rate(do, result)
        return True

    @staticmethod
    def _rate(do: kept.Do, ended: kept.Ended) -> None:
        result = _result(ended)
        known = kept.ratings_of(do, result.game, result.pool, result.players)
        before = [skills.Skill(*known[player][3:]) if player in known else skills.Skill() for player in result.players]
        for player, skill in zip(result.players, skills.after(result, before), strict=True):
            _put(do, (result.game, result.pool, player), skill)

    def again(self) -> dict[str, Any]:
        """All ratings anew, from all results; how many there are, and by how much the most changed one has changed."""
        with kept.changing(self.database) as do:
            found = kept.rated_results(do)
            fresh = skills.fold(_result(one) for one in found)
            old = {tuple(row[:3]): row[3] for row in do(f"SELECT {kept.RATING} FROM ratings").fetchall()}
            changed = [abs(skill.points - old[key]) if key in old else skill.points for key, skill in fresh.items()]
            do("DELETE FROM ratings")
            for key, skill in fresh.items():
                _put(do, key, skill)
        return {"results": len(found), "ratings": len(fresh), "changed": round(max(changed, default=0.0), 3)}

    def ratings(self, game: str | None = None, most: int = 500) -> list[tuple[Any, ...]]:
        """Rows of the table of ratings, with names."""
        return self.reader.rows(kept.BEST, (game, game, f"{kept.GONE}%", skills.UNSURE, most))

    def ratings_of(self, players: Sequence[str]) -> list[tuple[Any, ...]]:
        """All that is held of some players."""
        return self.reader.rows(kept.OF_PLAYERS.format(",".join("?" * len(players))), players) if players else []

    def forget(self, players: Sequence[str], name: str | None = None) -> int:
        """Somebody wants to be forgotten: by the sums of a person, or by a name."""
        with kept.changing(self.database) as do:
            found = {*players, *([] if name is None else kept.named(do, name))}
            count = kept.forget_players(do, sorted(found))
        for event in self.tournaments(most=ALL):
            theirs = sum(one.name is not None and (one.who in found or one.name == name) for one in event.entrants)
            if theirs:
                self.change(event.id, event.created, lambda changed: _nameless(changed, found, name))
                count += theirs
        return count

    def take_names(self, before: int) -> None:
        """Names go of those who have not played since that time, and from tournaments that have ended before."""
        with kept.changing(self.database) as do:
            do("UPDATE players SET name = NULL WHERE seen < ? AND name IS NOT NULL", before)
        for event in self.tournaments(most=ALL):
            if event.ended is not None and event.ended < before and any(one.name is not None for one in event.entrants):
                self.change(event.id, event.ended, lambda changed: _nameless(changed, None, None))

    def forget_unseen(self, before: int, most: int = 500) -> int:
        """Players who have not played since that time are forgotten, and the people of tournaments that have ended before."""
        with kept.changing(self.database) as do:
            count = kept.forget_players(do, kept.unseen(do, before, most))
            do("DELETE FROM tournaments WHERE stage IN ('over', 'cancelled') AND updated < ?", before)
        return count


def _nameless(event: Tournament, sums: set[str] | None, name: str | None) -> None:
    """Without the names of these people; all: `None`."""
    for one in event.entrants:
        if sums is None or one.who in sums or (name is not None and one.name == name):
            one.name = one.who = None


def _result(ended: kept.Ended) -> skills.Result:
    return skills.Result(ended.game, tuple(str(player) for player in ended.players), ended.places, ended.ended)


def _put(do: kept.Do, key: tuple[str, str, str], skill: skills.Skill) -> None:
    do(kept.PUT_RATING, *key, skill.points, skill.deviation, skill.volatility, skill.games, skill.last)


def late(event: Tournament, now: int, missed: int) -> bool:
    """Has the time run out in which people must have come to their tables? While the host was away it stood."""
    return bool(event.played) and event.played[-1].due + missed <= now

