"""Passkeys, where the host has named an origin: never needed, good for every device, and nobody else's."""

from typing import Any

from tests.people.authenticator import Authenticator
from tests.people.test_identity import fresh, house, refused, sit
from tests.server.harness import Client

ORIGIN = "https://games.example.org"


async def made(client: Client, key: str, device: Authenticator) -> Any:
    """Make a passkey."""
    options = (await client.post("/api/me/passkey/new", key)).json()
    return await client.post("/api/me/passkey", key, **device.make(options))


async def shown(client: Client, key: str, passkey: Authenticator, **other: str) -> Any:
    """Show it on a device."""
    options = (await client.post("/api/me/passkey/ask", key)).json()
    return await client.post("/api/me/passkey/enter", key, **{**passkey.sign(options), **other})


async def test_a_passkey_makes_any_device_the_persons(database: str) -> None:
    async with house(database, address=ORIGIN) as (_, clients):
        client, other = clients[0], clients[-1]
        home, away, device = fresh(), fresh(), Authenticator(ORIGIN)
        assert (await client.get("/api/house")).json()["passkeys"] is True
        table = await client.table(seats=2)
        await sit(client, table, 0, home)
        assert (await made(client, home, device)).json()["passkeys"] == 1
        entered = await shown(other, away, device, device="library")
        assert entered.status_code == 200 and len(entered.json()["devices"]) == 2
        assert [row["seats"] for row in (await client.get("/api/me/tables", away)).json()["tables"]] == [[0]]
        assert (await shown(client, away, device)).status_code == 200


async def test_what_does_not_fit_is_refused(database: str) -> None:
    async with house(database, address=ORIGIN) as (_, clients):
        client, key, device = clients[0], fresh(), Authenticator(ORIGIN)
        await client.post("/api/me", key)
        assert refused(await made(client, key, Authenticator("https://evil.example.org")), "bad-passkey")
        options = (await client.post("/api/me/passkey/new", key)).json()
        answer = device.make(options)
        stranger = fresh()
        await client.post("/api/me", stranger)
        assert refused(await client.post("/api/me/passkey", stranger, **answer), "bad-passkey")  # it was asked of somebody else
        assert (await made(client, key, device)).status_code == 200
        options = (await client.post("/api/me/passkey/ask", fresh())).json()
        signed = device.sign(options)
        assert (await client.post("/api/me/passkey/enter", fresh(), **signed)).status_code == 200
        assert refused(await clients[-1].post("/api/me/passkey/enter", fresh(), **signed), "bad-passkey")  # once
        for wrong in ({"signature": "AAAA"}, {"id": "AAAA"}, {"client_data": "e30"}, {"authenticator": "AA"}):
            assert refused(await shown(client, fresh(), device, **wrong), "bad-passkey")
        thief = Authenticator(ORIGIN)
        thief.id = device.id
        assert refused(await shown(client, fresh(), thief), "bad-passkey")
        assert refused(await shown(client, stranger, device), "already-known")
        assert (await client.post("/api/me/passkey/enter", fresh(), **{**signed, "id": "<"})).status_code == 422


async def test_without_an_origin_there_are_none(database: str) -> None:
    for address in ("", "http://games.example.org"):
        async with house(database, address=address) as (_, clients):
            key = fresh()
            assert (await clients[0].post("/api/me", key)).json()["passkeys"] is None
            for path in ("new", "ask"):
                assert refused(await clients[0].post(f"/api/me/passkey/{path}", key), "no-passkeys")
            assert (await clients[0].get("/api/house")).json()["passkeys"] is False
