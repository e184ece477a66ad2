"""What goes wrong in tournaments: time runs out, people go or come on another device, and a bot of the host's fails."""


from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from avernus import bots
from avernus.core.fair import sealed
from avernus.server.desk import Desk, obey
from avernus.server.wire import Ruling
from tests.bots.outsiders import ANSWERS, HEAD, program
from tests.league.test_ratings import house, until
from tests.league.test_tournaments import CLOCK, give_up, in_round, joined, opened, seated, shown
from tests.people.test_identity import code_of, fresh, refused
from tests.server.harness import Client

SHORT = {"kind": "game", "initial": 1, "increment": 0}


def over(client: Client, event: str) -> Callable[[], Awaitable[dict[str, Any] | None]]:
    """Has it ended, and how?"""
    async def ended() -> dict[str, Any] | None:
        found = await shown(client, event)
        return found if found["stage"] == "over" else None

    return ended


async def test_of_two_who_runs_out_of_time_has_lost_and_the_tournament_goes_on(tmp_path: Path) -> None:
    async with house(str(tmp_path / "t.sqlite3"), tournaments="everybody") as client:
        event = await opened(client, kind="robin", most=2, clock=SHORT)
        tokens = [await joined(client, event, name) for name in ("Ada", "Bo")]
        (game,) = (await in_round(client, event, 1))["games"]
        for token in tokens:
            assert (await seated(client, game["table"], token)).status_code == 201
        done = await until(over(client, event))
        table = (await client.get(f"/api/tables/{game['table']}")).json()
        assert table["outcome"]["reason"] == "flagged"
        late = game["seats"][table["outcome"]["seat"]]
        assert [(one["number"], one["points"]) for one in done["entrants"]] == [(1 - late, 1), (late, 0)]
        assert done["played"][0]["games"][0]["why"] == ""


async def test_at_a_table_of_many_a_bot_plays_on_for_who_runs_out_of_time_and_that_seat_is_last(tmp_path: Path) -> None:
    async with house(str(tmp_path / "t.sqlite3"), tournaments="everybody") as client:
        event = await opened(
            client, seats=3, most=3, rounds=1, clock=SHORT, bots=["random", "random"], level="random", options={"turn_cap": 30},
        )
        token = await joined(client, event, "Ada")
        (game,) = (await in_round(client, event, 1))["games"]
        assert (await seated(client, game["table"], token)).status_code == 201
        done = await until(over(client, event))
        assert (await client.get(f"/api/tables/{game['table']}")).json()["outcome"]["reason"] == "finished"
        assert (done["entrants"][-1]["name"], done["entrants"][-1]["points"]) == ("Ada", 0)


async def test_who_joined_on_one_device_sits_down_and_goes_on_on_another(tmp_path: Path) -> None:
    async with house(str(tmp_path / "t.sqlite3"), tournaments="everybody", ratings=True) as client:
        home, phone, other = fresh(), fresh(), fresh()
        event = await opened(client, kind="robin", most=2, rated=True)
        await joined(client, event, "Ada", person=home)
        bo = await joined(client, event, "Bo", person=other)
        assert (await client.post("/api/me/join", phone, code=await code_of(client, home))).status_code == 200
        assert [one["you"] for one in (await shown(client, event, phone))["entrants"]] == [True, False]
        (game,) = (await in_round(client, event, 1))["games"]
        table, seat = game["table"], game["seats"].index(0)
        stranger = await seated(client, table, fresh(), person=fresh())
        assert refused(stranger, "seat-reserved")
        own = fresh()
        assert (await seated(client, table, own, person=phone)).json()["seat"] == seat  # the phone never had the secret of the tournament
        assert (await seated(client, table, bo, person=other)).status_code == 201
        token = fresh()
        carried = await client.post("/api/me/seats", home, table=table, tokens=[token], commits=[sealed("n" * 24)])
        assert carried.json()["seats"] == [seat]
        player = await client.live(table, token)
        assert (await player.next("state"))["seat"] == seat
        await give_up(client, table, bo)
        done = await until(over(client, event))
        assert [one["name"] for one in done["entrants"]] == ["Ada", "Bo"]
        assert refused(await client.post(f"/api/tournaments/{event}/withdraw", phone), "tournament-over")


async def test_who_withdraws_is_paired_no_more_and_the_others_play_on(tmp_path: Path) -> None:
    database = str(tmp_path / "t.sqlite3")
    async with house(database, tournaments="everybody") as client:
        event = await opened(client, most=5, rounds=3, pause=0, clock=CLOCK)
        tokens = [await joined(client, event, name) for name in ("Ada", "Bo", "Cy", "Di", "Ed")]
        first = await in_round(client, event, 1)
        gone = first["games"][0]["seats"][0]
        for game in first["games"]:
            for entrant in game["seats"]:
                assert (await seated(client, game["table"], tokens[entrant])).status_code == 201
        answer = await client.post(f"/api/tournaments/{event}/withdraw", tokens[gone])
        assert [one["number"] for one in answer.json()["entrants"] if one["withdrawn"]] == [gone]
        assert (await shown(client, event))["stage"] == "running"  # the games that were begun are played to their ends
        for game in first["games"]:
            await give_up(client, game["table"], tokens[game["seats"][1]])
        second = await in_round(client, event, 2)
        assert gone not in {entrant for game in second["games"] for entrant in game["seats"]} | set(second["free"])
        left = second["games"][0]["seats"][1]
        with closing(Desk(database)) as desk:  # the host takes two more out, and nobody is left to meet the last
            for number in {0, 1, 2, 3, 4} - {gone, second["games"][0]["seats"][0], left}:
                obey(desk, "tournament-withdraw", Ruling(tournament=event, entrant=number), (None, None, None))
        for game in second["games"]:
            for entrant in game["seats"]:
                assert (await seated(client, game["table"], tokens[entrant])).status_code == 201
            await give_up(client, game["table"], tokens[game["seats"][1]])
        await in_round(client, event, 3)
        third = (await shown(client, event))["played"][2]
        assert [sorted(game["seats"]) for game in third["games"]] == [sorted(second["games"][0]["seats"])] and third["free"] == []


@pytest.fixture
def no_guests() -> Iterator[None]:
    """What a test's host brings goes with it."""
    yield
    bots.hosted.clear()


@pytest.mark.usefixtures("no_guests")
async def test_a_bot_that_fails_plays_on_as_a_level_and_the_tournament_ends(tmp_path: Path) -> None:
    command = program(tmp_path, HEAD + ANSWERS["garbage"][0], "bad")
    async with house(str(tmp_path / "t.sqlite3"), tournaments="everybody", ratings=True, bots={"bad": f"run:{command}"}) as client:
        event = await opened(client, kind="robin", most=2, bots=["bad"], rated=True)
        key = fresh()
        token = await joined(client, event, "Ada", person=key)
        (game,) = (await in_round(client, event, 1))["games"]
        assert (await seated(client, game["table"], token, person=key)).status_code == 201
        place = game["seats"].index(0)
        player = await client.live(game["table"], token)
        await player.next("state", status="playing")
        if place == 1:
            assert (await player.ask(do="De3"))["type"] == "done"

        async def relieved() -> bool:
            return bool((await client.get(f"/api/tables/{game['table']}")).json()["seats"][place]["bot"] == bots.USUAL)

        await until(relieved)
        assert (await player.ask(resign=True))["type"] == "done"
        done = await until(over(client, event))
        assert [(one["bot"], one["points"]) for one in done["entrants"]] == [("bad", 1), (None, 0)]
        assert (await client.get("/api/ratings", key)).json()["lists"] == []  # what a failing bot has begun counts for nobody


