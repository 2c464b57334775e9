"""A device that makes and uses passkeys, as far as a server can tell (WebAuthn, without attestation)."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

JSON = Any
PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40  # flags of what an authenticator says


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One key, for one site."""

    def __init__(self, origin: str) -> None:
        self._origin = origin
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._id = secrets.token_bytes(16)
        self._user = b""

    def _said(self, kind: str, options: JSON) -> bytes:
        return json.dumps(
            {"type": f"webauthn.{kind}", "challenge": options["challenge"], "origin": self._origin}
        ).encode()

    def _answer(self, **response: str) -> JSON:
        name = _text(self._id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}

    def made(self, options: JSON) -> JSON:
        """The answer to what `navigator.credentials.create` was given."""
        self._user = urlsafe_b64decode(options["user"]["id"] + "==")
        point = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        site = sha256(options["rp"]["id"].encode()).digest()
        data = site + bytes([PRESENT | VERIFIED | WITH_KEY]) + bytes(4) + bytes(16)
        data += len(self._id).to_bytes(2, "big") + self._id + cbor2.dumps(public)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(
            clientDataJSON=_text(self._said("create", options)), attestationObject=_text(attestation)
        )

    def used(self, options: JSON) -> JSON:
        """The answer to what `navigator.credentials.get` was given."""
        said = self._said("get", options)
        site = sha256(options["rpId"].encode()).digest()
        data = site + bytes([PRESENT | VERIFIED]) + (1).to_bytes(4, "big")
        signature = self._key.sign(data + sha256(said).digest(), ec.ECDSA(SHA256()))
        return self._answer(
            clientDataJSON=_text(said),
            authenticatorData=_text(data),
            signature=_text(signature),
            userHandle=_text(self._user),
        )
