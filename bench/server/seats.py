"""People who sit down at a table and show their nonces, so that its game starts."""

from typing import Any

import httpx

from avernus.core.fair import sealed


def commitments(seats: int) -> list[dict[str, Any]]:
    """What each seat sends to sit down."""
    return [{"seat": seat, "name": "P", "commit": sealed(nonce(seat))} for seat in range(seats)]


def nonce(seat: int) -> str:
    """What a seat adds to the draws."""
    return f"0123456789abcdef{seat}"


def shown(seat: int) -> dict[str, Any]:
    """What a seat sends when everybody has sat down."""
    return {"nonce": nonce(seat), "next": sealed(nonce(seat) + "next")}


def revealed(seat: int) -> dict[str, str]:
    """The same for `play.seating.reveal`."""
    return {"nonce": nonce(seat), "following": sealed(nonce(seat) + "next")}


def bearer(token: str) -> dict[str, str]:
    """The authorization of a seat."""
    return {"Authorization": f"Bearer {token}"}


def seated(http: httpx.Client, table: str, seats: int = 2) -> list[str]:
    """Take every seat, and start; the tokens."""
    tokens = [str(http.post(f"/api/tables/{table}/seats", json=body).json()["token"]) for body in commitments(seats)]
    for seat, token in enumerate(tokens):
        http.post(f"/api/tables/{table}/reveal", json=shown(seat), headers=bearer(token)).raise_for_status()
    return tokens


async def seated_soon(http: httpx.AsyncClient, table: str, seats: int = 2) -> list[str]:
    """The same, while other things happen."""
    tokens = [str((await http.post(f"/api/tables/{table}/seats", json=body)).json()["token"]) for body in commitments(seats)]
    for seat, token in enumerate(tokens):
        (await http.post(f"/api/tables/{table}/reveal", json=shown(seat), headers=bearer(token))).raise_for_status()
    return tokens
