"""Keeping people, the browsers in which they are known, their passkeys, and the programs that play for them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..accounts.guest_names import guest_name
from ..cluster.news import SessionEnded
from .models import ChallengeRow, MergeRow, PasskeyRow, Person, ProgramRow, Session
from .transactions import Transactions, now

CHALLENGE = timedelta(minutes=5)  # that a challenge is good
SEEN_EVERY = timedelta(hours=1)  # that a browser was seen is written down so often at most


class PersonData(NamedTuple):
    """A person as they are kept."""

    id: str
    created: datetime
    name: str
    words_made: datetime | None
    settings: dict[str, Any]
    leaves: datetime | None = None  # when all that is theirs is deleted


class SessionData(NamedTuple):
    """A browser in which somebody is known."""

    id: str
    created: datetime
    seen: datetime
    device: str


class PasskeyData(NamedTuple):
    """A passkey as it is kept."""

    id: str
    person: str
    public_key: bytes
    used_times: int
    name: str
    created: datetime
    used: datetime | None


class ProgramData(NamedTuple):
    """A program that plays here, as it is kept."""

    id: str
    owner: str
    created: datetime
    used: datetime | None
    name: str


PERSON = [getattr(Person, name) for name in PersonData._fields]
SESSION = [getattr(Session, name) for name in SessionData._fields]
PASSKEY = [getattr(PasskeyRow, name) for name in PasskeyData._fields]
PROGRAM = [*(getattr(ProgramRow, name) for name in ProgramData._fields[:-1]), Person.name]


class PeopleStore(Transactions):
    """The part of the store that is about people."""

    async def meet(self, person: str, device: str = "") -> None:
        """Write down somebody who keeps something for the first time, with the session in which they came."""
        with suppress(IntegrityError):  # they may be known already
            async with self._write() as connection:
                time = now()
                row = {"id": person, "created": time, "name": guest_name(person), "settings": {}}
                await connection.execute(insert(Person).values(row))
                row = {"id": person, "person": person, "created": time, "seen": time, "device": device}
                await connection.execute(insert(Session).values(row))

    async def person(self, person: str) -> PersonData | None:
        """Somebody who has kept something here."""
        async with self._read() as connection:
            row = (await connection.execute(select(*PERSON).where(Person.id == person))).first()
        return None if row is None else PersonData(*row)

    async def settings_of(self, people: Sequence[str]) -> dict[str, dict[str, Any]]:
        """The settings of some people."""
        found = select(Person.id, Person.settings).where(Person.id.in_(people))
        async with self._read() as connection:
            return {row.id: row.settings for row in await connection.execute(found)}

    async def with_session(self, session: str) -> str | None:
        """Whose a session is. A new one is its own person's; one that was ended is nobody's."""
        async with self._read() as connection:
            found = select(Session.person).where(Session.id == session)
            person: str | None = (await connection.execute(found)).scalar()
            if person is not None:
                return person
            was = select(MergeRow.guest).where(MergeRow.guest == session)
            known = select(Person.id).where(Person.id == session).union(was)
            ended = (await connection.execute(known)).first()
        return session if ended is None else None

    async def with_words(self, words: str) -> str | None:
        """Whose recovery words have this hash."""
        async with self._read() as connection:
            return (await connection.execute(select(Person.id).where(Person.recovery == words))).scalar()

    async def change_person(self, person: str, **values: Any) -> None:
        """Keep something else about somebody."""
        async with self._write() as connection:
            await connection.execute(update(Person).where(Person.id == person).values(**values))

    async def _have_profiles(self, *people: str) -> None:
        """They are written down, and have the addresses by which pages speak of them."""
        for person in people:
            await self.meet(person)
            none = update(Person).where(Person.id == person, Person.profile.is_(None))
            async with self._write() as connection:
                await connection.execute(none.values(profile=secrets.token_hex(16)))

    async def banned(self) -> dict[str, tuple[datetime | None, str]]:
        """Everybody who is banned, and their programs: until when, if not for good, and why."""
        about = (Person.banned_until, func.coalesce(Person.ban_reason, ""))
        people = select(Person.id, *about).where(Person.banned.is_not(None))
        programs = select(ProgramRow.id, *about).join(Person, Person.id == ProgramRow.owner)
        # Asked so, SQLite begins with the few who are banned.
        programs = programs.where(ProgramRow.owner.in_(select(Person.id).where(Person.banned.is_not(None))))
        async with self._read() as connection:
            rows = [*await connection.execute(people), *await connection.execute(programs)]
        return {person: (until, reason) for person, until, reason in rows}

    async def is_administrator(self, person: str) -> bool:
        """Whether the host has made somebody an administrator, who is not banned."""
        found = select(Person.id).where(
            Person.id == person, Person.administrator.is_(True), Person.banned.is_(None)
        )
        async with self._read() as connection:
            return (await connection.execute(found)).first() is not None

    async def leaving(self, time: datetime, limit: int) -> list[str]:
        """Those who leave, and whose time has come, the first ones first."""
        found = select(Person.id).where(Person.leaves <= time).order_by(Person.leaves).limit(limit)
        async with self._read() as connection:
            return list((await connection.execute(found)).scalars())

    async def sessions(self, person: str) -> list[SessionData]:
        """The browsers in which somebody is known, the last seen first."""
        found = select(*SESSION).where(Session.person == person)
        async with self._read() as connection:
            rows = await connection.execute(found.order_by(Session.seen.desc(), Session.id))
            return [SessionData(*row) for row in rows]

    async def begin_session(self, session: str, person: str, device: str) -> None:
        """Somebody is known in one more browser."""
        time = now()
        row = {"id": session, "person": person, "created": time, "seen": time, "device": device}
        async with self._write() as connection:
            await connection.execute(insert(Session).values(row))

    async def see_session(self, session: str, device: str) -> None:
        """A browser came by. Within the hour that is not news."""
        long_ago = (Session.seen < now() - SEEN_EVERY) | (Session.device != device)
        news = select(Session.id).where(Session.id == session, long_ago)
        async with self._read() as connection:
            if (await connection.execute(news)).first() is None:
                return
        async with self._write() as connection:
            change = update(Session).where(Session.id == session).values(seen=now(), device=device)
            await connection.execute(change)

    async def end_sessions(self, sessions: list[str]) -> None:
        """Somebody is no longer known in these browsers."""
        async with self._write() as connection:
            await connection.execute(delete(Session).where(Session.id.in_(sessions)))
            await self._notify(connection, *map(SessionEnded, sessions))

    async def passkeys(self, person: str) -> list[PasskeyData]:
        """The passkeys of somebody, oldest first."""
        found = select(*PASSKEY).where(PasskeyRow.person == person)
        async with self._read() as connection:
            rows = await connection.execute(found.order_by(PasskeyRow.created, PasskeyRow.id))
            return [PasskeyData(*row) for row in rows]

    async def passkey(self, passkey: str) -> PasskeyData | None:
        """A passkey, whosever it is."""
        async with self._read() as connection:
            row = (await connection.execute(select(*PASSKEY).where(PasskeyRow.id == passkey))).first()
        return None if row is None else PasskeyData(*row)

    async def add_passkey(
        self, passkey: str, person: str, public_key: bytes, used_times: int, name: str
    ) -> bool:
        """Keep a passkey; whether it is a new one."""
        row = PasskeyData(passkey, person, public_key, used_times, name, now(), None)
        try:
            async with self._write() as connection:
                await connection.execute(insert(PasskeyRow).values(row._asdict()))
        except IntegrityError:
            return False
        return True

    async def keep_challenge(self, name: str, challenge: bytes) -> None:
        """What a passkey is to sign, in the place of an earlier one. Old ones of others go."""
        row = {"challenge": challenge, "made": now()}
        async with self._write() as connection:
            await connection.execute(delete(ChallengeRow).where(ChallengeRow.made < now() - CHALLENGE))
            mine = update(ChallengeRow).where(ChallengeRow.id == name)
            if (await connection.execute(mine.values(row))).rowcount == 0:
                await connection.execute(insert(ChallengeRow).values(id=name, **row))

    async def take_challenge(self, name: str) -> bytes | None:
        """What it was to sign: once, and not too late."""
        taken = delete(ChallengeRow).where(ChallengeRow.id == name)
        async with self._write() as connection:
            found = await connection.execute(taken.returning(ChallengeRow.challenge, ChallengeRow.made))
            row = found.first()
        return None if row is None or row.made < now() - CHALLENGE else bytes(row.challenge)

    async def use_passkey(self, passkey: str, used_times: int) -> None:
        """Somebody signed in by it."""
        async with self._write() as connection:
            change = update(PasskeyRow).where(PasskeyRow.id == passkey)
            await connection.execute(change.values(used=now(), used_times=used_times))

    async def rename_passkey(self, passkey: str, name: str) -> None:
        """Another name."""
        async with self._write() as connection:
            await connection.execute(update(PasskeyRow).where(PasskeyRow.id == passkey).values(name=name))

    async def remove_passkey(self, passkey: str) -> None:
        """It opens nothing any longer."""
        async with self._write() as connection:
            await connection.execute(delete(PasskeyRow).where(PasskeyRow.id == passkey))

    # Programs ------------------------------------------------------------------------------------------

    async def programs(self, owner: str) -> list[ProgramData]:
        """The programs of somebody, oldest first."""
        found = select(*PROGRAM).join(Person, Person.id == ProgramRow.id)
        found = found.where(ProgramRow.owner == owner)
        async with self._read() as connection:
            rows = await connection.execute(found.order_by(ProgramRow.created, ProgramRow.id))
            return [ProgramData(*row) for row in rows]

    async def add_program(self, account: ProgramData, token: str, most: int) -> bool:
        """Keep a program of somebody who is known; whether there is room for it, with so many at most."""
        row = {"id": account.id, "owner": account.owner, "created": account.created, "token": token}
        has = select(func.count()).where(ProgramRow.owner == account.owner)
        person = {"id": account.id, "created": account.created, "name": account.name, "settings": {}}
        async with self._write() as connection:
            # Its owner first: of two who are added at the same time, the second sees the first.
            await connection.execute(
                update(Person).where(Person.id == account.owner).values(name=Person.name)
            )
            if (await connection.execute(has)).scalar_one() >= most:
                return False
            await connection.execute(insert(Person).values(person))
            await connection.execute(insert(ProgramRow).values(row))
        return True

    async def change_token(self, account: str, owner: str, token: str) -> str | None:
        """Give a program of somebody another token; what the one before was. None: there is no such program."""
        mine = [ProgramRow.id == account, ProgramRow.owner == owner]
        async with self._write() as connection:
            before = (await connection.execute(select(ProgramRow.token).where(*mine))).scalar()
            await connection.execute(update(ProgramRow).where(*mine).values(token=token))
            await self._notify(connection, *map(SessionEnded, filter(None, [before])))
        return before

    async def remove_program(self, account: str, owner: str) -> str | None:
        """A program of somebody opens nothing any longer; what its token was. None: there is no such program."""
        mine = [ProgramRow.id == account, ProgramRow.owner == owner]
        async with self._write() as connection:
            before = (await connection.execute(select(ProgramRow.token).where(*mine))).scalar()
            await connection.execute(delete(ProgramRow).where(*mine))
            await self._notify(connection, *map(SessionEnded, filter(None, [before])))
        return before

    async def with_token(self, token: str) -> str | None:
        """The program that has this token. That it came by is written down once an hour."""
        found = select(ProgramRow.id, ProgramRow.used).where(ProgramRow.token == token)
        async with self._read() as connection:
            row = (await connection.execute(found)).first()
        if row is None:
            return None
        if row.used is None or row.used < now() - SEEN_EVERY:
            async with self._write() as connection:
                change = update(ProgramRow).where(ProgramRow.token == token).values(used=now())
                await connection.execute(change)
        return str(row.id)
