"""What a host orders about ratings and tournaments, by command and over HTTP alike."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from avernus.core.refusals import AvernusError
from avernus.play.entries import Refused
from avernus.server.clock import system
from avernus.server.league.book import Book, new_tournament
from avernus.server.league.tournament import Entrant, Tournament, begin, end, standings, withdraw
from avernus.server.telling.sentences import refusal_sentence
from avernus.server.wire import Ruling

if TYPE_CHECKING:
    from avernus.server.desk import Desk


def _book(desk: "Desk") -> Book:
    return Book(desk.database, desk.reader)


def _named(said: Ruling) -> str:
    if not said.tournament:
        raise AvernusError("Say which tournament is meant.")
    return said.tournament


def told(event: Tournament) -> dict[str, Any]:
    """A tournament for its host."""
    rows = [
        {"number": row.entrant, "place": row.place, "name": one.name, "bot": one.bot, "points": row.points, "against": row.against,
         "firsts": row.firsts, "played": row.played, "withdrawn": one.left is not None}
        for row in standings(event) for one in [event.entrants[row.entrant]]
    ]
    tables = [
        {"round": number, "table": game.table, "seats": game.seats, "places": game.places, "why": game.why}
        for number, turn in enumerate(event.played, start=1) for game in turn.games
    ]
    return {"id": event.id, "title": event.title, "game": event.game, "seats": event.seats, "kind": event.kind, "stage": event.stage,
            "why": event.why, "rounds": event.planned(), "played": len(event.played), "starts": event.starts, "entrants": rows,
            "tables": tables}


def listed(desk: "Desk", said: Ruling) -> dict[str, Any]:
    """All of them, in a line each."""
    keys = ("id", "title", "game", "kind", "stage", "rounds", "played")
    return {"tournaments": [{key: told(event)[key] for key in keys} | {"entrants": len(event.entrants)}
                            for event in _book(desk).tournaments()]}


def opened(desk: "Desk", said: Ruling) -> dict[str, Any]:
    """A new one, which people join by its link."""
    from avernus.server.tables.opening import clock_of

    if said.opened is None:
        raise AvernusError("Say what is to be opened: a game at least.")
    event = new_tournament(said.opened, system(), clock_of(said.opened.clock), {}, None)
    return told(_book(desk).add(event, system()))


def changed(work: Callable[[Tournament, Ruling], None]) -> Callable[["Desk", Ruling], dict[str, Any]]:
    """An order that changes one that there is."""
    def order(desk: "Desk", said: Ruling) -> dict[str, Any]:
        return told(_book(desk).change(_named(said), system(), lambda event: work(event, said)))

    return order


def _running(event: Tournament) -> None:
    if event.stage in ("over", "cancelled"):
        raise AvernusError(f"Tournament {event.id} is over.")


def _start(event: Tournament, said: Ruling) -> None:
    _running(event)
    if event.stage != "open":
        raise AvernusError(f"Tournament {event.id} has begun already.")
    if len(event.entrants) < 2:
        raise AvernusError("A tournament needs at least two who take part.")
    begin(event, system())


def _cancel(event: Tournament, said: Ruling) -> None:
    _running(event)
    end(event, system(), "cancelled")


def _withdraw(event: Tournament, said: Ruling) -> None:
    _running(event)
    if said.entrant is None or said.entrant >= len(event.entrants):
        raise AvernusError(f"Say who goes, by their number: tournament {event.id} has {len(event.entrants)}, from 0 on.")
    withdraw(event, said.entrant)


def _add(event: Tournament, said: Ruling) -> None:
    from avernus.bots import known

    if event.stage != "open":
        raise AvernusError(f"Tournament {event.id} has begun already.")
    if said.name is None or not known(said.name):
        raise AvernusError(f"There is no bot {(said.name or '')[:40]!r}.")
    if len(event.entrants) >= event.most:
        raise AvernusError(f"Tournament {event.id} is full.")
    event.entrants.append(Entrant(None, system(), bot=said.name))


def ratings(desk: "Desk", said: Ruling) -> dict[str, Any]:
    """The table of ratings; with `again`, made anew from all results first."""
    done = _book(desk).again() if said.again else {}
    rows = _book(desk).ratings(said.game)
    return done | {"players": [
        {"game": row[0], "pool": row[1], "player": row[2], "name": row[8], "points": round(row[3], 1), "deviation": round(row[4], 1),
         "games": row[6]} for row in rows
    ]}


def _asked(order: Callable[["Desk", Ruling], dict[str, Any]]) -> Callable[["Desk", Ruling, Any], dict[str, Any]]:
    """What a guest would be refused is told to a host in a sentence."""
    def work(desk: "Desk", said: Ruling, _: Any) -> dict[str, Any]:
        try:
            return order(desk, said)
        except Refused as refused:
            raise AvernusError(refusal_sentence("en", refused.refusal)) from None

    return work


ORDERS: Final = {
    name: _asked(order) for name, order in (
        ("ratings", ratings), ("tournaments", listed),
        ("tournament", lambda desk, said: told(_book(desk).tournament(_named(said))[0])),
        ("tournament-open", opened), ("tournament-start", changed(_start)), ("tournament-cancel", changed(_cancel)),
        ("tournament-withdraw", changed(_withdraw)), ("tournament-bot", changed(_add)),
    )
}
