"""What is told of people, ratings and tournaments holds nobody's secrets, and of each person's tables that person's alone."""

import asyncio
import json
from pathlib import Path
from typing import Any

from avernus.play.chairs import hashed
from avernus.server.people.known import sum_of
from tests.league.test_tournaments import CLOCK, in_round, joined, seated
from tests.people.test_identity import fresh, house, refused, sit
from tests.server.harness import Client

OPEN = ("/api/ratings", "/api/tournaments", "/api/house", "/api/tables?status=open", "/api/tables?status=playing")


async def told(client: Client, token: str | None, paths: list[str]) -> str:
    """Everything that whoever has this secret is told at these places."""
    return "\n".join([f"{path} {(await client.get(path, token)).text}" for path in paths])


async def test_nobody_is_told_secrets_or_where_others_sit(tmp_path: Path) -> None:
    async with house(str(tmp_path / "t.sqlite3"), ratings=True, tournaments="everybody") as ([server], [client]):
        ada, bo, eve = fresh(), fresh(), fresh()
        mine, theirs = await client.table(seats=2), await client.table(seats=2)
        tokens = [await sit(client, mine, 0, ada), await sit(client, theirs, 0, bo, "Bo"), await sit(client, theirs, 1, None, "Cy")]
        director = fresh()
        made = await client.http.post("/api/tournaments", json={
            "game": "inferno-trade", "seats": 3, "most": 3, "bots": ["random"], "clock": CLOCK, "token": director, "rated": True,
        })
        event = made.json()["id"]
        parts = [await joined(client, event, name, person=key) for name, key in (("Ada", ada), ("Bo", bo))]
        (game,) = (await in_round(client, event, 1))["games"]
        for token, key in zip(parts, (ada, bo), strict=True):
            assert (await seated(client, game["table"], token, person=key)).status_code == 201
        paths = [*OPEN, "/api/me", "/api/me/tables", "/api/me/notices", f"/api/tournaments/{event}",
                 *(f"/api/tables/{table}{what}" for table in (mine, theirs, game["table"]) for what in ("", "/ratings"))]
        secret = [ada, bo, eve, director, *tokens, *parts]
        secret += [hashed(one) for one in secret] + [str(row) for row in await _salts(server)]
        for asker in (None, ada, bo, eve, director, *parts, tokens[0]):
            text = await told(client, asker, paths)
            assert not [one for one in secret if one in text]
            for key in (ada, bo):
                assert (sum_of(key) in text) == (key == asker), "a person's sum is told to nobody else"
        listed = {row["table"]["id"] for row in (await client.get("/api/me/tables", ada)).json()["tables"]}
        assert listed == {mine, game["table"]}
        for stranger in (None, eve, director, *parts, *tokens):
            assert refused(await client.get("/api/me/tables", stranger), "not-known")
        entrants = json.loads((await told(client, eve, [f"/api/tournaments/{event}"])).split(" ", 1)[1])["entrants"]
        assert not any(one["you"] for one in entrants) and all(set(one) == set(entrants[0]) for one in entrants)
        hands = await asyncio.gather(*(client.get(f"/api/tables/{game['table']}/state", token) for token in parts))
        boards = [one.json()["view"] for one in hands]
        assert boards[0] != boards[1], "there is something to hide"
        for row in (await client.get("/api/me/tables", ada)).json()["tables"]:
            assert "view" not in row["table"] and "legal" not in row["table"]


async def _salts(server: Any) -> list[Any]:
    """What the house keeps for itself."""
    rows = await server.hub.people.rows("SELECT name, value FROM house WHERE name IN ('vapid', 'salt')")
    return [value.split("\n")[1] if name == "vapid" else value for name, value in rows]
