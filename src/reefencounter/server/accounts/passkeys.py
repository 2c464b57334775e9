"""Passkeys: keys that a device or a password manager keeps, so that one signs in without a password.

Browsers offer them only where nobody can listen: over HTTPS, or on this computer under the name `localhost`. A page
asks for a challenge, the device signs it, and the challenge is good once, for a few minutes, in the same browser.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ..plain_text import plain
from ..refusals import Refusal
from ..storage.people_store import PasskeyData
from ..storage.store import Store
from ..web.connection import Connection
from .devices import device_of
from .identity import host_in
from .people import People

MOST = 20  # passkeys of one person
NAME = 40  # letters of a passkey's name
OURS = "Reef Encounter"


class Passkeys:
    """The passkeys of the people of one server."""

    def __init__(self, store: Store, people: People) -> None:
        self._store, self._people = store, people

    async def invite(self, connection: Connection, person: str, session: str) -> dict[str, Any]:
        """What a browser needs to make a passkey."""
        from webauthn import base64url_to_bytes, generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        known = await self._store.passkeys(person)
        if len(known) >= MOST:
            raise Refusal("stale", "passkey.too_many", most=MOST)
        options = generate_registration_options(
            rp_id=_site(connection),
            rp_name=OURS,
            user_name=(await self._people.person(person)).name,
            user_id=bytes.fromhex(person),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(base64url_to_bytes(each.id)) for each in known
            ],
        )
        await self._remember("make", session, options.challenge)
        told: dict[str, Any] = msgspec.json.decode(options_to_json(options))
        return told

    async def add(
        self, connection: Connection, person: str, session: str, credential: dict[str, Any], name: str
    ) -> None:
        """Keep a passkey that was made."""
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url

        challenge = await self._recall("make", session)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=_site(connection),
                expected_origin=_origin(connection),
            )
        except Exception as error:  # the library raises whatever a malformed credential leads to
            raise Refusal("illegal", "passkey.not_valid") from error
        await self._store.meet(person)
        kept = await self._store.add_passkey(
            bytes_to_base64url(made.credential_id),
            person,
            made.credential_public_key,
            made.sign_count,
            plain(name)[:NAME] or device_of(connection) or OURS,
        )
        if not kept:
            raise Refusal("illegal", "passkey.known")

    async def ask(self, connection: Connection, session: str) -> dict[str, Any]:
        """What a browser needs to sign in by a passkey: it names nobody."""
        from webauthn import generate_authentication_options, options_to_json

        options = generate_authentication_options(rp_id=_site(connection))
        await self._remember("use", session, options.challenge)
        told: dict[str, Any] = msgspec.json.decode(options_to_json(options))
        return told

    async def owner(self, connection: Connection, session: str, credential: dict[str, Any]) -> str:
        """Whose passkey signed the challenge."""
        from webauthn import verify_authentication_response

        challenge = await self._recall("use", session)
        found = await self._store.passkey(str(credential.get("id", ""))[:1400])
        try:
            if found is None:
                raise KeyError("nobody's")
            used = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=_site(connection),
                expected_origin=_origin(connection),
                credential_public_key=found.public_key,
                credential_current_sign_count=found.used_times,
            )
        except Exception as error:  # whether it is unknown or wrong is nobody's business
            raise Refusal("illegal", "passkey.unknown") from error
        await self._store.use_passkey(found.id, used.new_sign_count)
        return found.person

    async def rename(self, person: str, passkey: str, name: str) -> None:
        """Another name for a passkey."""
        await self._own(person, passkey)
        await self._store.rename_passkey(passkey, plain(name)[:NAME] or OURS)

    async def remove(self, person: str, passkey: str) -> None:
        """Give up a passkey, unless it is the only way back."""
        await self._own(person, passkey)
        if not await self._people.has_way_back(person, without=passkey):
            raise Refusal("stale", "passkey.last")
        await self._store.remove_passkey(passkey)

    async def _own(self, person: str, passkey: str) -> PasskeyData:
        found = await self._store.passkey(passkey)
        if found is None or found.person != person:
            raise Refusal("malformed", "passkey.none", status=404)
        return found

    async def _remember(self, purpose: str, session: str, challenge: bytes) -> None:
        await self._store.keep_challenge(f"{purpose} {session}", challenge)

    async def _recall(self, purpose: str, session: str) -> bytes:
        challenge = await self._store.take_challenge(f"{purpose} {session}")
        if challenge is None:
            raise Refusal("stale", "passkey.late")
        return challenge


def _site(connection: Connection) -> str:
    """The name of this site, to which passkeys belong."""
    host = host_in(connection.headers.get("host", ""))
    if connection.scope["scheme"] not in ("https", "wss") and host != "localhost":
        raise Refusal("stale", "passkey.not_here")
    return host


def _origin(connection: Connection) -> str:
    return f"{connection.scope['scheme']}://{connection.headers.get('host', '').lower()}"
