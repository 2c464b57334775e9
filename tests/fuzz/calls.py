"""Calls of the web API as they are sent: about things that are there (`world`), by somebody who may ask.

`Worlds.replaced` puts what is there in the place of what schemathesis has made up, and says who asks, each time from
another address: limits count by address. Some calls stay as they are, and some are asked by others, by nobody, or by a
program.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import suppress
from itertools import count

from letterbox import Mailbox
from serving import FROM_PAGE, JSON, Server

from fuzz.world import ADDRESSES, BODY, COOKIE, NOBODY, Values, World
from reefencounter.server.openapi import document

CALLS = 150  # of one world: people may have only so many decks, programs and passkeys

# What each operation is about; those that are not named have no ids. `KEPT` is not used up by a call that succeeds.
THINGS = {
    "clause": "clause",
    "newDeck": "new_deck",
    "deck": "deck",
    "removeDeck": "deck",
    "newTable": "seats",
    "newEntry": "names",
    "upload": "new_record",
    "table": "game",
    "changeTable": "waiting",
    "deleteTable": "alone",
    "scene": "game",
    "steps": "game",
    "record": "record",
    "branch": "record",
    "hint": "alone",
    "invitation": "others",
    "accept": "others",
    "sitDown": "others",
    "getUp": "sat",
    "changeSeat": "waiting",
    "standIn": "game",
    "takeBack": "stood_in",
    "resign": "game",
    "askAbout": "asked_window",
    "qr": "waiting",
    "chat": "game",
    "report": "line",
    "rematch": "finished",
    "pause": "game",
    "goOn": "paused",
    "guide": "alone",
    "tryTask": "task",
    "tryDiagram": "diagram",
    "playPuzzle": "puzzle",
    "handInPuzzle": "whole_puzzle",
    "showPuzzle": "puzzle",
    "analyse": "analysed",
    "betterTurn": "analysed",
    "practiseTurn": "analysed",
    "profile": "profile",
    "pastGames": "profile",
    "askFriend": "stranger",
    "acceptFriend": "asker",
    "unfriend": "friend",
    "withdrawAsk": "ask",
    "removeFriendLink": "own_link",
    "friendLink": "friend_link",
    "followFriendLink": "friend_link",
    "block": "other_seat",
    "unblock": "blocked",
    "refuseSeat": "seat_kept",
    "offeredSeats": "waiting",
    "offerSeat": "waiting_with_friend",
    "rename": "language",
    "signOut": "device",
    "signOutEverywhere": "known_by_words",
    "identify": "words",
    "newPasskey": "new_passkey",
    "renamePasskey": "passkey",
    "removePasskey": "passkey",
    "signIn": "used_passkey",
    "askForLink": "address",
    "removeMail": "with_mail",
    "chooseMail": "with_mail",
    "lookAtLink": "link",
    "useLink": "link",
    "digestOff": "with_mail",
    "digestOffPage": "with_mail",
    "leave": "somebody",
    "stay": "leaving",
    "newToken": "program",
    "removeProgram": "program",
    "reports": "administrator",
    "ban": "to_ban",
    "unban": "banned",
    "closeTable": "to_close",
}
KEPT = {"analysed", "record", "administrator"}


class Worlds:
    """One world after another, for calls of a run; and how the calls were answered."""

    def __init__(self, server: Server, mailbox: Mailbox) -> None:
        self._server, self._mailbox = server, mailbox
        self._world: World | None = None
        self._shapes = _shapes()
        self._asked: defaultdict[str, count[int]] = defaultdict(count)
        self.answers: dict[str, Counter[int]] = {}

    def replaced(self, case: JSON) -> JSON:
        """A call as it is to be sent: its headers, and values in place of those that were made up."""
        operation, name = case["operation"], THINGS.get(case["operation"])
        luck = (next(self._asked[operation]) + 4) % 16
        if case["undeclared"] or case["stateful"]:
            luck = 4  # whoever may not ask at all is told so first; and calls that follow each other are one person's
        if luck == 1 or case["stateful"]:
            name = None  # as it is
        if not case["stateful"] and self._world is not None and self._world.calls >= CALLS:
            self._world = None
        world, values = self._with(name, "bearer" if luck == 3 else None)
        number = next(ADDRESSES)
        headers = {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}
        headers |= FROM_PAGE
        headers["Cookie"] = values.get(COOKIE, f"reef={world.ada.cookie}")
        headers["Accept-Language"] = ("en", "de")[luck % 2]
        if luck in (0, 2):
            headers["Cookie"] = (NOBODY, "", f"reef={world.ben.cookie}")[luck]
        if luck == 3:
            headers["Authorization"] = f"Bearer {world.thing('bearer')['bearer']}"
        path = {key: self._put(operation, key, old, values) for key, old in case["path"].items()}
        query = {key: self._put(operation, key, old, values) for key, old in case["query"].items()}
        body = case["body"]
        if isinstance(body, dict):
            if BODY in values and luck % 2:
                body = values[BODY]
            body = _within(body, values)
        return {"headers": headers, "path": path, "query": query, "body": body}

    def _with(self, name: str | None, also: str | None) -> tuple[World, Values]:
        """A world, and something in it: another world once a call has left nobody there who could make it."""
        world = self._world
        if world is not None:
            world.calls += 1
            with suppress(AssertionError, StopIteration, LookupError):
                return world, self._things(world, name, also)
        self._world = world = World(self._server, self._mailbox)
        return world, self._things(world, name, also)

    def _things(self, world: World, *names: str | None) -> Values:
        first, *_ = [{} if name is None else world.thing(name) for name in names]
        return first

    def answered(self, told: JSON) -> None:
        """A call was answered."""
        self.answers.setdefault(told["operation"], Counter())[told["status"]] += 1
        name = THINGS.get(told["operation"])
        if told["status"] == 429:
            self._world = None  # some limits count by person
        if self._world is not None and name not in KEPT and name is not None:
            if told["status"] < 300 and told["method"] != "GET":
                self._world.use_up(name)
            elif name in ("new_passkey", "used_passkey"):
                self._world.use_up(name)  # a challenge is good once

    def _put(self, operation: str, key: str, old: JSON, values: Values) -> JSON:
        """What is put in the place of a parameter: only where the old one has the right form."""
        shape = self._shapes.get((operation, key))
        return values[key] if key in values and shape is not None and shape(old) else old


def _within(body: JSON, values: Values) -> JSON:
    """A body with values put where there are some of that name, and of the same type."""
    if isinstance(body, dict):
        return {
            key: values[key] if key in values and type(old) is type(values[key]) else _within(old, values)
            for key, old in body.items()
        }
    return body


def _shapes() -> dict[tuple[str, str], Callable[[JSON], bool]]:
    """Whether a value fits a parameter, by operation and name."""
    return {
        (operation["operationId"], each["name"]): _fits(each["schema"])
        for path in document()["paths"].values()
        for operation in path.values()
        for each in operation.get("parameters", ())
    }


def _fits(schema: JSON) -> Callable[[JSON], bool]:
    least, most = schema.get("minLength", 0), schema.get("maxLength", 10_000)
    pattern = re.compile(schema.get("pattern", ""))

    def fits(value: JSON) -> bool:
        if isinstance(value, str):
            return least <= len(value) <= most and pattern.search(value) is not None
        return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 10_000

    return fits
