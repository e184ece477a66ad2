"""An authenticator in software: it makes passkeys and signs with them, as the standard says (WebAuthn, without attestation)."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from avernus.server.people.senders import encoded

HERE, KNOWN, NEW = 1, 4, 64
"""Flags: somebody is there, was recognized, and a key is attached."""


class Authenticator:
    """One passkey for one site."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.count = 0

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _data(self, site: str, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def make(self, options: dict[str, Any]) -> dict[str, str]:
        """A new passkey."""
        numbers = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attached = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        data = self._data(options["rp"]["id"], HERE | KNOWN | NEW) + attached
        client = self._client("webauthn.create", options["challenge"])
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {"id": encoded(self.id), "client_data": encoded(client), "attestation": encoded(attestation)}

    def sign(self, options: dict[str, Any]) -> dict[str, str]:
        """Show it."""
        data, client = self._data(options["rpId"], HERE | KNOWN), self._client("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return {"id": encoded(self.id), "client_data": encoded(client), "authenticator": encoded(data), "signature": encoded(signature)}
