"""Tournaments on a server: joined by link, tables opened by the server, who does not come has lost, bots play by themselves."""

import asyncio
import secrets
from contextlib import closing
from typing import Any

import pytest

from avernus.core.fair import sealed
from avernus.server import clock
from avernus.server.desk import Desk, obey
from avernus.server.league.tournament import MINUTE
from avernus.server.wire import Ruling
from tests.league.test_ratings import house, until
from tests.server.harness import Client, start

CLOCK = {"kind": "game", "initial": 600, "increment": 5}


async def opened(client: Client, **wanted: Any) -> str:
    answer = await client.http.post("/api/tournaments", json={"game": "splut", "clock": CLOCK, **wanted})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def joined(client: Client, event: str, name: str, **more: Any) -> str:
    token = secrets.token_urlsafe(32)
    answer = await client.http.post(f"/api/tournaments/{event}/join", json={"name": name, "token": token, **more})
    assert answer.status_code == 200, answer.text
    assert [one["name"] for one in answer.json()["entrants"] if one["you"]] == [name]
    return token


async def shown(client: Client, event: str, token: str | None = None) -> dict[str, Any]:
    answer = await client.get(f"/api/tournaments/{event}", token)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def seated(client: Client, table: str, token: str, **more: Any) -> Any:
    """Sit down at a table of one's own."""
    nonce = client.nonce()
    answer = await client.http.post(
        f"/api/tables/{table}/seats", json={"name": "whoever", "commit": sealed(nonce), "token": token, **more},
    )
    if answer.status_code == 201:
        client.seated[table, answer.json()["seat"]] = token, nonce
        await client.show(answer.json()["table"])
    return answer


async def in_round(client: Client, event: str, number: int) -> dict[str, Any]:
    """A round whose tables can be gone to."""
    async def there() -> dict[str, Any] | None:
        played = (await shown(client, event))["played"]
        if len(played) < number:
            return None
        turn: dict[str, Any] = played[number - 1]
        return turn if all([(await client.get(f"/api/tables/{game['table']}")).status_code == 200 for game in turn["games"]]) else None

    found: dict[str, Any] = await until(there)
    return found


async def give_up(client: Client, table: str, token: str) -> None:
    player = await client.live(table, token)
    await player.next("state", status="playing")
    assert (await player.ask(resign=True))["type"] == "done"


async def test_three_people_play_a_round_robin_by_themselves_from_joining_to_the_last_place(database: str) -> None:
    async with house(database, tournaments="everybody") as client:
        director = secrets.token_urlsafe(32)
        event = await opened(client, kind="robin", most=3, pause=0, token=director, title="Friday")
        tokens = [await joined(client, event, name) for name in ("Ada", "Bo", "Cy")]
        strangers = secrets.token_urlsafe(32)
        late = await client.http.post(f"/api/tournaments/{event}/join", json={"name": "Di", "token": strangers})
        assert late.status_code == 409 and late.json()["error"]["code"] in ("tournament-begun", "tournament-full")
        for number in range(1, 4):
            turn = await in_round(client, event, number)
            (game,) = turn["games"]
            assert len(turn["free"]) == 1
            info = (await client.get(f"/api/tables/{game['table']}")).json()
            assert (info["tournament"], info["on_time"], info["takebacks"], info["public"]) == (event, "lose", False, False)
            refused = await seated(client, game["table"], strangers)
            assert (refused.status_code, refused.json()["error"]["code"]) == (403, "seat-reserved")
            for seat, entrant in enumerate(game["seats"]):
                assert (await seated(client, game["table"], tokens[entrant])).json()["seat"] == seat
            assert (await client.post(f"/api/tables/{game['table']}/bots", tokens[game["seats"][0]])).status_code == 409
            await give_up(client, game["table"], tokens[max(game["seats"])])

        async def over() -> dict[str, Any] | None:
            found = await shown(client, event, director)
            return found if found["stage"] == "over" else None

        done = await until(over)
        assert [(one["name"], one["place"], one["points"]) for one in done["entrants"]] == [("Ada", 1, 2), ("Bo", 2, 1), ("Cy", 3, 0)]
        assert done["yours"] and done["rounds"] == 3
        listed = (await client.get("/api/tournaments")).json()
        assert listed["opens"] and [(one["id"], one["played"]) for one in listed["tournaments"]] == [(event, [])]
        again = await client.post(f"/api/tournaments/{event}/withdraw", tokens[0])
        assert again.json()["error"]["code"] == "tournament-over"


async def test_bots_of_chosen_levels_play_a_swiss_without_anybody_looking_on(database: str) -> None:
    async with house(database, tournaments="host") as client:
        assert (await client.post("/api/tournaments", game="splut", clock=CLOCK)).json()["error"]["code"] == "host-opens"
        with closing(Desk(database)) as desk:
            bots = ["random", "greedy", "random", "random"]
            wanted = {"game": "splut", "bots": bots, "clock": CLOCK, "pause": 0, "options": {"turn_cap": 60}}
            made = obey(desk, "tournament-open", _ruling(opened=wanted), (None, None, None))
            obey(desk, "tournament-start", _ruling(tournament=made["id"]), (None, None, None))

        async def over() -> dict[str, Any] | None:
            found = await shown(client, made["id"])
            return found if found["stage"] == "over" else None

        done = await until(over)
        assert sum(one["points"] for one in done["entrants"]) == 2 * len(done["played"]) and len(done["played"]) == done["rounds"]
        assert all(game["places"] is not None and not game["forfeits"] for turn in done["played"] for game in turn["games"])


def _ruling(**said: Any) -> Ruling:
    import msgspec

    return msgspec.convert(said, Ruling)


@pytest.fixture
def time_goes_on(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The clock of tournaments can be moved."""
    moved = [0]

    def wall() -> int:
        return clock.wall() + moved[0]

    monkeypatch.setattr("avernus.server.league.keeper.wall", wall)
    monkeypatch.setattr("avernus.server.http.api_league.wall", wall)
    return moved


async def test_who_does_not_come_in_time_has_lost_and_the_next_round_begins(database: str, time_goes_on: list[int]) -> None:
    async with house(database, tournaments="everybody") as client:
        event = await opened(client, kind="robin", most=2, within=5)
        tokens = [await joined(client, event, name) for name in ("Ada", "Bo")]
        turn = await in_round(client, event, 1)
        table = turn["games"][0]["table"]
        assert (await seated(client, table, tokens[0])).status_code == 201
        assert (await shown(client, event))["stage"] == "running"
        time_goes_on[0] = 5 * MINUTE + 1

        async def over() -> dict[str, Any] | None:
            found = await shown(client, event)
            return found if found["stage"] == "over" else None

        done = await until(over)
        game = done["played"][0]["games"][0]
        assert game["why"] == "forfeit" and [game["seats"][seat] for seat in game["forfeits"]] == [1]
        assert [(one["name"], one["points"]) for one in done["entrants"]] == [("Ada", 1), ("Bo", 0)]
        assert (await client.get(f"/api/tables/{table}")).json()["outcome"]["reason"] == "closed"


async def test_at_a_table_of_many_a_bot_sits_down_for_who_does_not_come_and_counts_for_nobody(
    database: str, time_goes_on: list[int],
) -> None:
    async with house(database, tournaments="everybody") as client:
        event = await opened(client, seats=3, most=3, rounds=1, within=1, bots=["random"], level="random", options={"turn_cap": 60})
        tokens = [await joined(client, event, name) for name in ("Ada", "Bo")]
        turn = await in_round(client, event, 1)
        game = turn["games"][0]
        assert (await seated(client, game["table"], tokens[0])).status_code == 201
        time_goes_on[0] = MINUTE + 1

        async def begun() -> bool:
            found = (await client.get(f"/api/tables/{game['table']}")).json()
            await client.show(found)
            return bool(found["status"] != "open")

        await until(begun)
        player = await client.live(game["table"], tokens[0])
        await player.next("state")
        await player.ask(leave=True)

        async def over() -> dict[str, Any] | None:
            found = await shown(client, event)
            return found if found["stage"] == "over" else None

        done = await until(over)
        (played,) = done["played"][0]["games"]
        assert [played["seats"][seat] for seat in played["forfeits"]] == [2] and done["entrants"][-1]["points"] == 0
        assert done["entrants"][0]["bot"] == "random"


async def test_a_tournament_survives_its_server_and_goes_on(database: str) -> None:
    async with house(database, tournaments="everybody") as client:
        event = await opened(client, kind="robin", most=2, pause=0)
        tokens = [await joined(client, event, name) for name in ("Ada", "Bo")]
        turn = await in_round(client, event, 1)
        for token in tokens:
            assert (await seated(client, turn["games"][0]["table"], token)).status_code == 201
    async with house(database, tournaments="everybody") as client:
        await give_up(client, turn["games"][0]["table"], tokens[0])

        async def over() -> bool:
            return bool((await shown(client, event))["stage"] == "over")

        await until(over)
        assert [one["name"] for one in (await shown(client, event))["entrants"]] == ["Bo", "Ada"]


async def test_two_servers_open_each_table_once(postgres: Any, tmp_path: Any) -> None:
    servers = [await start(postgres.url, shared=True, tournaments="everybody") for _ in range(2)]
    clients = [Client(server.base) for server in servers]
    try:
        event = await opened(clients[0], most=8, bots=["random"] * 7, options={"turn_cap": 30}, pause=0, rounds=2)
        token = secrets.token_urlsafe(32)
        asked = {"name": "Ada", "token": token}
        await asyncio.gather(*(client.http.post(f"/api/tournaments/{event}/join", json=asked) for client in clients))
        found = await shown(clients[1], event, token)
        assert sum(one["you"] for one in found["entrants"]) == 1 and len(found["entrants"]) == 8
        turn = await in_round(clients[1], event, 1)
        tables = {game["table"] for game in turn["games"]}
        rows = servers[0].hub.store.reader.rows("SELECT table_id FROM results WHERE tournament = ?", (event,))
        assert {table for (table,) in rows} == tables and len(tables) == 4
    finally:
        for client in clients:
            await client.close()
        for server in servers:
            await server.stop()


async def test_a_tournament_that_is_called_off_or_asked_for_wrongly_says_so(database: str) -> None:
    async with house(database, tournaments="everybody") as client:
        for bad, code in (({"game": "chess"}, "no-such-game"), ({"clock": None}, "needs-clock"), ({"level": "nobody"}, "no-such-bot")):
            answer = await client.http.post("/api/tournaments", json={"game": "splut", "clock": CLOCK, **bad})
            assert answer.json()["error"]["code"] == code
        assert (await client.get("/api/tournaments/nothing")).status_code == 404
        director = secrets.token_urlsafe(32)
        event = await opened(client, token=director)
        token = await joined(client, event, "Ada")
        wrong = await client.post(f"/api/tournaments/{event}/direct", token, do="cancel")
        assert (wrong.status_code, wrong.json()["error"]["code"]) == (401, "bad-token")
        assert (await client.post(f"/api/tournaments/{event}/direct", director, do="start")).json()["error"]["code"] == "too-few"
        assert (await client.post(f"/api/tournaments/{event}/withdraw", token)).json()["entrants"] == []
        called = await client.post(f"/api/tournaments/{event}/direct", director, do="cancel")
        assert (called.json()["stage"], called.json()["why"]) == ("cancelled", "cancelled")
        gone = await client.http.post(f"/api/tournaments/{event}/join", json={"name": "Bo", "token": secrets.token_urlsafe(32)})
        assert gone.json()["error"]["code"] == "tournament-begun"
    async with house(database) as client:
        assert (await client.get("/api/tournaments")).json()["error"]["code"] == "tournaments-off"
