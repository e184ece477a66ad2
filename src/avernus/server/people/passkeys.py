"""Passkeys, for those who like them: a device that was never here becomes one of the person's by the passkey alone.

They need the package webauthn and an origin that the host has named (`address`: https, or localhost); without either there are none.
"""

import json
import logging
import secrets
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from avernus.play.chairs import hashed
from avernus.play.entries import Refused
from avernus.play.plain_text import clean
from avernus.play.seating import LONGEST_NAME, TOKEN
from avernus.server.clock import wall
from avernus.server.guests import Guest
from avernus.server.people.known import CODE_MS, MOST_DEVICES, ROW_BYTES, WRONG, Known, said
from avernus.store.identities import PUT, PUT_ONCE, TAKE

if TYPE_CHECKING:
    from avernus.server.tables.hub import Hub

log = logging.getLogger("avernus.server")

MOST: Final = 8


class Passkeys:
    """The passkeys of a house."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        place = urlsplit(hub.config.address)
        self.name = place.hostname or ""
        self.on = bool(self.name) and (place.scheme == "https" or self.name == "localhost")
        if self.on:
            try:
                import webauthn  # noqa: F401
            except ImportError:
                log.info("passkeys are off: the package webauthn is not installed (avernus[passkeys])")
                self.on = False

    def _open(self) -> None:
        if not self.on:
            raise Refused("no-passkeys")

    async def _challenge(self, what: str) -> bytes:
        """Something to be signed, once and soon."""
        challenge = secrets.token_bytes(32)
        await self.hub.people.write(
            ("DELETE FROM people WHERE kind = 'challenge' AND at < ?", (wall(),)),
            (PUT, ("challenge", hashed(challenge.hex()), what, wall() + CODE_MS, "{}")),
        )
        return challenge

    async def _met(self, client_data: str, what: str) -> bytes:
        """The challenge that a client says it has signed, if it is one of ours that nobody has used; what it signed is judged later."""
        from webauthn.helpers import base64url_to_bytes

        try:
            challenge: bytes = base64url_to_bytes(json.loads(base64url_to_bytes(client_data))["challenge"])
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            raise Refused("bad-passkey") from None
        taken = await self.hub.people.write((TAKE, ("challenge", hashed(challenge.hex()), wall())))
        if not taken or taken[0][0] != what:
            raise Refused("bad-passkey")
        return challenge

    async def offer(self, known: Known) -> dict[str, Any]:
        """What a browser needs to make a passkey for a person who is here."""
        self._open()
        import webauthn
        from webauthn.helpers.structs import AuthenticatorSelectionCriteria, ResidentKeyRequirement

        options = webauthn.generate_registration_options(
            rp_id=self.name, rp_name=self.hub.config.instance or "avernus", user_name=known.said.get("name") or "avernus",
            user_id=bytes.fromhex(known.person), challenge=await self._challenge(known.person),
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
        )
        return dict(json.loads(webauthn.options_to_json(options)))

    async def add(self, known: Known, credential: dict[str, Any], guest: Guest) -> None:
        """A passkey was made."""
        self._open()
        import webauthn

        rows = await self.hub.people.rows("SELECT 1 FROM people WHERE kind = 'passkey' AND person = ?", known.person)
        if len(rows) >= MOST:
            raise Refused("too-many-devices", most=MOST)
        if not guest.people.take() or not guest.kept.take(2 * ROW_BYTES):
            raise Refused("too-fast")
        challenge = await self._met(credential["response"]["clientDataJSON"], known.person)
        try:
            made = webauthn.verify_registration_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=self.name, expected_origin=self.hub.config.address,
            )
        except Exception as error:  # whatever the library thinks of what a stranger has sent
            log.debug("a passkey was refused: %s", error)
            raise Refused("bad-passkey") from None
        row = said({"key": made.credential_public_key.hex(), "count": made.sign_count})
        await self.hub.people.write((PUT_ONCE, ("passkey", made.credential_id.hex(), known.person, wall(), row)))

    async def ask(self) -> dict[str, Any]:
        """What a browser needs to show a passkey."""
        self._open()
        import webauthn

        options = webauthn.generate_authentication_options(rp_id=self.name, challenge=await self._challenge(""))
        return dict(json.loads(webauthn.options_to_json(options)))

    async def enter(self, key: str | None, credential: dict[str, Any], device: str, guest: Guest) -> Known:
        """A device shows a passkey, and is its person's from now on."""
        self._open()
        import webauthn
        from webauthn.helpers import base64url_to_bytes

        people = self.hub.people
        if key is None or not TOKEN.fullmatch(key):
            raise Refused("not-known")
        if not guest.people.take():
            raise Refused("too-fast")
        try:
            challenge = await self._met(credential["response"]["clientDataJSON"], "")
            name = base64url_to_bytes(credential["rawId"]).hex()
            rows = await people.rows("SELECT person, value FROM people WHERE kind = 'passkey' AND name = ?", name)
            if not rows:
                raise Refused("bad-passkey")
            person, kept = rows[0][0], json.loads(rows[0][1])
            shown = webauthn.verify_authentication_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=self.name, expected_origin=self.hub.config.address,
                credential_public_key=bytes.fromhex(kept["key"]), credential_current_sign_count=kept["count"],
            )
        except Refused:
            guest.people.charge(WRONG)
            raise
        except Exception as error:
            log.debug("a passkey was refused: %s", error)
            guest.people.charge(WRONG)
            raise Refused("bad-passkey") from None
        before = await people.look(key)
        if before is not None and before.person != person:
            raise Refused("already-known")
        devices = await people.rows("SELECT 1 FROM people WHERE kind = 'key' AND person = ?", person)
        if before is None and len(devices) >= MOST_DEVICES:
            raise Refused("too-many-devices", most=MOST_DEVICES)
        await people.write(
            (PUT, ("passkey", name, person, wall(), said({**kept, "count": shown.new_sign_count}))),
            (PUT, ("key", hashed(key), person, wall(), said({"name": clean(device, LONGEST_NAME)}))),
        )
        return await people.find(key)
