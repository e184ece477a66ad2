"""Ratings and tournaments over HTTP, where the host wants them."""

from dataclasses import dataclass
from typing import Any, Final

from avernus.play.chairs import hashed
from avernus.play.entries import Refused
from avernus.play.kinds import ChairKind
from avernus.play.plain_text import clean
from avernus.play.seating import LONGEST_NAME
from avernus.server.clock import wall
from avernus.server.http.calls import Call, Route
from avernus.server.league import skills, tournament
from avernus.server.league.book import new_tournament
from avernus.server.league.tournament import Entrant, Tournament, standings, worth
from avernus.server.tables.opening import clock_of
from avernus.server.wire import Nothing, league

STAGES: Final = ("open", "running", "over", "cancelled")
MOST_LISTED: Final = 30


# -- ratings ------------------------------------------------------------------------------------


def rated(call: Call) -> None:
    """`Refused` where the host wants no ratings."""
    if not call.hub.league.ratings:
        raise Refused("ratings-off")


def held(row: tuple[Any, ...]) -> league.Held:
    """A row of ratings as people see it."""
    skill = skills.Skill(*row[3:8])
    rested = skills.rested(row[2], skill, wall())
    return league.Held(round(skill.points), round(rested.deviation), rested.deviation > skills.UNSURE, skill.games)


async def own_sums(call: Call) -> frozenset[str]:
    """The sums of whoever asks, where the browser has shown its key."""
    known = None if call.token is None else await call.hub.people.look(call.token)
    return frozenset() if known is None else known.sums


async def ratings(call: Call) -> Any:
    """Who is how good."""
    rated(call)
    own = await own_sums(call)
    rows = await call.hub.league.asked(call.hub.league.book.ratings, call.query.get("game"))
    lists: dict[tuple[str, str], league.RatingList] = {}
    for row in rows:
        found = lists.setdefault((row[0], row[1]), league.RatingList(row[0], row[1], []))
        bot = row[2].removeprefix(skills.BOT) if row[2].startswith(skills.BOT) else None
        found.rows.append(league.RatingRow(len(found.rows) + 1, row[8], bot, held(row), row[7], row[2] in own))
    return league.Ratings(list(lists.values()))


async def seat_ratings(call: Call) -> Any:
    """What is held of those who sit at a table."""
    rated(call)
    room = (await call.table()).room
    assert room is not None
    players = [f"{skills.BOT}{one.bot}" if one.kind is ChairKind.BOT else one.who for one in room.chairs]
    pool = skills.TWO if room.seats == 2 else skills.MANY
    rows = await call.hub.league.asked(call.hub.league.book.ratings_of, [one for one in players if one is not None])
    known = {row[2]: held(row) for row in rows if row[:2] == (room.setup.game, pool)}
    fresh = league.Held(round(skills.Skill().points), round(skills.Skill().deviation), True, 0)
    return league.SeatRatings([None if one is None else known.get(one, fresh) for one in players])


# -- tournaments --------------------------------------------------------------------------------


def wanted(call: Call) -> None:
    """`Refused` where the host wants no tournaments."""
    if not call.hub.league.tournaments:
        raise Refused("tournaments-off")


@dataclass(frozen=True, slots=True)
class Asker:
    """Whoever asks: by the secret with which one takes part or directs, or by the sums of a person who does so on another device."""

    key: str | None = None
    sums: frozenset[str] = frozenset()

    def is_entrant(self, one: Entrant) -> bool:
        """Is it this one who takes part?"""
        return (self.key is not None and one.token == self.key) or (one.who is not None and one.who in self.sums)


NOBODY: Final = Asker()


def info(event: Tournament, asker: Asker = NOBODY, whole: bool = True) -> league.TournamentInfo:
    """A tournament as whoever asks sees it."""
    entrants = [
        league.EntrantInfo(
            row.entrant, one.name, one.bot, one.left is not None, row.place, row.points, row.against, row.firsts, row.played,
            asker.is_entrant(one),
        )
        for row in standings(event) for one in [event.entrants[row.entrant]]
    ]
    played = [
        league.RoundInfo(number + 1, turn.begun, turn.due, [
            league.PairingInfo(
                game.table, game.seats, game.places, None if game.places is None else [worth(game, seat) for seat in range(event.seats)],
                game.forfeits, game.why, game.there or game.places is not None,
            ) for game in turn.games
        ], turn.free) for number, turn in enumerate(event.played)
    ] if whole else []
    return league.TournamentInfo(
        event.id, event.title, event.game, event.seats, event.kind, event.stage, event.why, event.options, event.clock, event.planned(),
        event.most, event.within, event.pause, event.starts, event.next, event.rated, event.created, event.ended, entrants, played,
        asker.key is not None and event.organiser == asker.key,
    )


async def asking(call: Call) -> Asker:
    """Who has sent the secret that came along."""
    return NOBODY if call.token is None else Asker(hashed(call.token), await own_sums(call))


async def listed(call: Call) -> Any:
    """Tournaments, those last changed first."""
    wanted(call)
    stage = call.query.get("stage")
    if stage is not None and stage not in STAGES:
        raise Refused("bad-request", why=f"stage is one of {', '.join(STAGES)}")
    found = await call.hub.league.asked(call.hub.league.book.tournaments, stage, MOST_LISTED)
    asker = await asking(call)
    return league.Tournaments([info(event, asker, False) for event in found], call.hub.config.tournaments == "everybody")


async def show(call: Call) -> Any:
    """One of them."""
    wanted(call)
    event, _ = await call.hub.league.asked(call.hub.league.book.tournament, call.path["tournament"])
    return info(event, await asking(call))


async def create(call: Call) -> Any:
    """Open one."""
    wanted(call)
    if call.hub.config.tournaments != "everybody":
        raise Refused("host-opens")
    asked: league.NewTournament = call.body
    if not call.guest.tables.take():
        raise Refused("too-many-tables")
    if not call.guest.kept.take(len(call.raw)):
        raise Refused("too-much-kept")
    if asked.rated:
        rated(call)
    key = None if asked.token is None else hashed(asked.token)
    event = new_tournament(asked, wall(), clock_of(asked.clock), dict(call.hub.config.options.get(asked.game, {})), key)
    await call.hub.league.asked(call.hub.league.book.add, event, wall())
    return info(event, Asker(key))


async def join(call: Call) -> Any:
    """Take part. Who asks twice takes part once."""
    wanted(call)
    asked: league.Join = call.body
    name, key = clean(asked.name, LONGEST_NAME), hashed(asked.token)
    if not name:
        raise Refused("bad-name")
    if call.guest.muted:
        raise Refused("muted")
    who = None if asked.person is None else await call.hub.people.meet(asked.person, call.guest, name, lang=call.lang)

    def work(event: Tournament) -> None:
        if any(one.token == key for one in event.entrants):
            return
        if event.stage != "open":
            raise Refused("tournament-begun")
        if len(event.entrants) >= event.most:
            raise Refused("tournament-full")
        if event.rated and who is None:
            raise Refused("needs-key")
        if who is not None and any(one.who in who.sums for one in event.entrants):
            raise Refused("one-seat")
        event.entrants.append(Entrant(name, wall(), token=key, who=None if who is None else who.person))

    if not call.guest.kept.take(len(call.raw)):
        raise Refused("too-much-kept")
    event = await call.hub.league.asked(call.hub.league.book.change, call.path["tournament"], wall(), work)
    call.hub.driver.task(call.hub.league.step(event.id))
    return info(event, Asker(key))


async def withdraw(call: Call) -> Any:
    """Take part no longer."""
    wanted(call)
    asker = await asking(call)

    def work(event: Tournament) -> None:
        found = next((number for number, one in enumerate(event.entrants) if asker.is_entrant(one)), None)
        if found is None:
            raise Refused("not-seated")
        if event.stage in ("over", "cancelled"):
            raise Refused("tournament-over")
        tournament.withdraw(event, found)

    event = await call.hub.league.asked(call.hub.league.book.change, call.path["tournament"], wall(), work)
    call.hub.driver.task(call.hub.league.step(event.id))
    return info(event, asker)


async def direct(call: Call) -> Any:
    """Whoever opened it begins it or calls it off."""
    wanted(call)
    asker, asked = await asking(call), call.body.do

    def work(event: Tournament) -> None:
        if asker.key is None or event.organiser != asker.key:
            raise Refused("bad-token")
        directed(event, asked, wall())

    event = await call.hub.league.asked(call.hub.league.book.change, call.path["tournament"], wall(), work)
    call.hub.driver.task(call.hub.league.step(event.id))
    return info(event, asker)


def directed(event: Tournament, order: str, now: int) -> None:
    """Begin a tournament now, or call it off."""
    if event.stage in ("over", "cancelled"):
        raise Refused("tournament-over")
    if order == "cancel":
        tournament.end(event, now, "cancelled")
    elif event.stage != "open":
        raise Refused("tournament-begun")
    elif len(event.entrants) < 2:
        raise Refused("too-few")
    else:
        event.starts = now


TOURNAMENT: Final = "/api/tournaments/{tournament}"
ROUTES: Final = (
    Route("GET", "/api/ratings", ratings, "Who is how good", answer=league.Ratings, query=("game", "lang"), token=True, cost=5),
    Route("GET", "/api/tables/{table}/ratings", seat_ratings, "Ratings of those who sit at a table", answer=league.SeatRatings,
          query=("lang",), cost=2),
    Route("GET", "/api/tournaments", listed, "Tournaments", answer=league.Tournaments, query=("stage", "lang"), token=True, cost=5),
    Route("POST", "/api/tournaments", create, "Open a tournament", league.NewTournament, league.TournamentInfo, 201, ("lang",), cost=10),
    Route("GET", TOURNAMENT, show, "A tournament", answer=league.TournamentInfo, query=("lang",), token=True, cost=2),
    Route("POST", f"{TOURNAMENT}/join", join, "Take part", league.Join, league.TournamentInfo, 200, ("lang",), cost=5),
    Route("POST", f"{TOURNAMENT}/withdraw", withdraw, "Take part no longer", Nothing, league.TournamentInfo, 200, ("lang",),
          token=True, cost=5),
    Route("POST", f"{TOURNAMENT}/direct", direct, "Begin it, or call it off", league.Direct, league.TournamentInfo, 200, ("lang",),
          token=True, cost=5),
)
