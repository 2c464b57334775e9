"""What calls of the web API speak of, so that they are about something: people, tables, codes, mails, passkeys.

Everything is made over HTTP when the first call needs it, and made anew once a call has used it up (`calls`).
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from functools import cache
from itertools import count
from typing import Any

from befriending import befriend, code_of, id_of
from befriending import profile as profile_of
from finished_games import house
from letterbox import Mailbox, token_in
from second_kind_games import in_window, reach
from serving import JSON, PATIENCE, Browser, Server, recovery_words, set_up

from fuzz.authenticator import Authenticator
from fuzz.material import fresh
from reefencounter import Game, Rules, decks, lessons, puzzles, rulebook
from reefencounter.analysis.played_turns import played_turns
from reefencounter.arena.match import play_specs
from reefencounter.lessons import diagrams
from reefencounter.server.accounts.identity import session_with
from reefencounter.server.play.seats import SeatData

Values = dict[str, JSON]
BODY = "body"  # the name of what replaces a whole body
COOKIE = "cookie"  # … of who asks
NOBODY = "other=1"  # a cookie that says nothing
OPEN = [{"name": "Ada"}, {"kind": "anyone"}, {"kind": "friend"}]
ADDRESSES = count(1)


class World:
    """Some people who know one another, and what they have. Each method makes values by the names of parameters."""

    def __init__(self, server: Server, mailbox: Mailbox) -> None:
        self._server, self._mailbox = server, mailbox
        self.ada, self.ben = self.person("Ada"), self.person("Ben")
        self._made: dict[str, Values] = {}
        self.calls = 0

    def person(self, name: str) -> Browser:
        number = next(ADDRESSES)
        address = f"127.{4 + number // 60_000}.{number // 250 % 240}.{number % 250 + 1}"
        browser = Browser(self._server.address, source=address)
        browser.http.headers["host"] = browser.address.removeprefix("http://").replace(
            "127.0.0.1", "localhost"
        )
        assert browser.http.patch("/api/me", json={"name": f"{name} {number}"}).status_code == 200
        return browser

    def thing(self, name: str) -> Values:
        if name not in self._made:
            self._made[name] = getattr(self, name)()
        return self._made[name]

    def use_up(self, name: str) -> None:
        self._made.pop(name, None)

    # Tables --------------------------------------------------------------------------------------------

    def _table(self, maker: Browser, seats: list[JSON], **more: JSON) -> JSON:
        return maker.post("/api/tables", {"seats": seats, **more})

    def game(self) -> Values:
        """A game of both, with a clock, in which Ben has said something."""
        clock = {"kind": "live", "minutes": 60}
        table = self._table(self.ada, [{"name": "Ada"}, {"kind": "friend"}], clock=clock)
        self.ben.post(f"/api/invitations/{table['invitation']}", {})
        for seat, browser in enumerate((self.ada, self.ben)):
            with browser.live(table["id"], seat) as live:
                while live.scene["phase"] == "setup" and live.scene["choices"]:
                    live.play(live.scene["choices"]["actions"][0])
                if browser is self.ben:
                    line = live.ask({"type": "say", "id": "1", "text": "Hello"})["number"]
        return {"table_id": table["id"], "table": table["id"], "seat": 0, "number": 0, "line": line}

    def line(self) -> Values:
        game = self.game()
        return game | {"number": game["line"]}

    def other_seat(self) -> Values:
        return self.game() | self.stranger() | {"seat": 1}

    def paused(self) -> Values:
        game = self.game()
        for browser in (self.ada, self.ben):
            browser.post(f"/api/tables/{game['table_id']}/pause", {"agree": True}, status=200)
        return game

    def stood_in(self) -> Values:
        game = self.game()
        self.ada.post(f"/api/tables/{game['table_id']}/seats/0/bot", status=200)
        return game

    def alone(self) -> Values:
        """Against a bot: nobody else has anything to say about it."""
        table = self.ada.table("person", "easy")
        set_up(self.ada, table, 1)
        return {"table_id": table, "seat": 0}

    def waiting(self) -> Values:
        table = self._table(self.ada, OPEN)
        return {"table_id": table["id"], "number": 2, "bot": "easy", "code": table["invitation"]}

    def waiting_with_friend(self) -> Values:
        return self.waiting() | {"friend": self.friend()["profile_id"]}

    def others(self) -> Values:
        table = self._table(self.ben, OPEN)
        return {"table_id": table["id"], "code": table["invitation"]}

    def sat(self) -> Values:
        """A table of Ben's at which Ada has sat down."""
        table = self.others()
        self.ada.post(f"/api/tables/{table['table_id']}/seat", {})
        return table

    def asked_window(self) -> Values:
        """A game in which Ada has a card by which she may answer."""
        record, asked, card = _window()
        table = self.ada.post("/api/records", record)["id"]
        branch = {"at": len(record["moves"]), "seats": [{"kind": "person"}] * 3}
        table = self.ada.post(f"/api/tables/{table}/branch", branch)["id"]
        return {"table_id": table, "number": asked, "seat": asked, "card": card}

    def finished(self) -> Values:
        """A game of both that is over."""
        seats = [
            SeatData(0, name, None, session_with(browser.cookie))
            for name, browser in (("Ada", self.ada), ("Ben", self.ben))
        ]

        async def keep() -> str:
            async with house(self._server.data) as home:
                return await home.finished(seats)

        return {"table_id": asyncio.run(keep()), "at": 3}

    def analysed(self) -> Values:
        """An uploaded game whose analysis is there, and a turn for which it has a better one."""
        table = self.ada.post("/api/records", _short_game())["id"]
        path = f"/api/tables/{table}/analysis"
        found: JSON = {"turns": []}
        with self.ada.live(table):  # for as long as somebody looks it is worked on
            while not (better := [n for n, turn in enumerate(found["turns"]) if turn.get("better")]):
                found = self.ada.post(path, {}, 200)
        return {"table_id": table, "turn": better[0], "at": 3, "seat": 0}

    def record(self) -> Values:
        return {"table_id": self.ada.post("/api/records", _short_game())["id"], "at": 3, "seat": 0}

    # People --------------------------------------------------------------------------------------------

    def profile(self) -> Values:
        return {"profile_id": profile_of(self.ben), "profile": profile_of(self.ben)}

    def stranger(self) -> Values:
        browser = self.person("Cora")
        return {"profile": profile_of(browser), "name": browser.get("/api/me")["name"]}

    def asker(self) -> Values:
        profile = profile_of(browser := self.person("Cora"))
        browser.post("/api/me/friends", {"profile": profile_of(self.ada)})
        return {"profile_id": profile}

    def ask(self) -> Values:
        asked = self.ada.post("/api/me/friends", {"profile": self.stranger()["profile"]})["asked"]
        return {"ask_id": asked[0]["id"]}

    def friend(self) -> Values:
        browser = self.person("Dan")
        befriend(browser, self.ada)
        return {"profile_id": id_of(self.ada, browser.get("/api/me")["name"])}

    def friend_link(self) -> Values:
        return {"code": code_of(self.person("Dan"))}

    def own_link(self) -> Values:
        return {"code": code_of(self.ada)}

    def blocked(self) -> Values:
        profile = self.stranger()["profile"]
        self.ada.post("/api/me/blocks", {"profile": profile})
        return {"profile_id": profile}

    def seat_kept(self) -> Values:
        """A table at which a friend keeps a seat for Ada."""
        browser = self.person("Dan")
        befriend(browser, self.ada)
        table = self._table(browser, OPEN)["id"]
        ada = browser.get("/api/me/friends")["friends"][0]["id"]
        browser.post(f"/api/tables/{table}/friends", {"friend": ada})
        return {"table_id": table}

    def device(self) -> Values:
        other = self.person("Ada")
        other.post("/api/identity", {"words": recovery_words(self.ada)}, status=200)
        other.get("/api/me")
        found = self.ada.get("/api/me/devices")
        return {"device_id": next(each["id"] for each in found if not each["here"])}

    def words(self) -> Values:
        return {"words": recovery_words(self.ada), COOKIE: NOBODY}

    def known_by_words(self) -> Values:
        browser = self.person("Eve")
        recovery_words(browser)
        return {COOKIE: f"reef={browser.cookie}"}

    def leaving(self) -> Values:
        browser = self.person("Eve")
        browser.post("/api/me/deletion")
        return {COOKIE: f"reef={browser.cookie}"}

    def somebody(self) -> Values:
        return {COOKIE: f"reef={self.person('Eve').cookie}"}

    def program(self) -> Values:
        made = self.ada.post("/api/me/bots", {"name": "Robot"})
        return {"program_id": made["program"]["id"], "bearer": made["token"]}

    def bearer(self) -> Values:
        return self.program()

    def new_passkey(self) -> Values:
        options = self.ada.post("/api/me/passkeys/options", status=200)
        return {"credential": Authenticator(self.origin).made(options)}

    def passkey(self) -> Values:
        """One that Ada can do without."""
        recovery_words(self.ada)
        made = self.new_passkey()["credential"]
        self.ada.post("/api/me/passkeys", {"credential": made})
        return {"passkey_id": made["id"]}

    def used_passkey(self) -> Values:
        device, guest = Authenticator(self.origin), self.person("Eve")
        made = device.made(self.ada.post("/api/me/passkeys/options", status=200))
        self.ada.post("/api/me/passkeys", {"credential": made})
        options = guest.post("/api/identity/passkey/options", status=200)
        return {"credential": device.used(options), COOKIE: f"reef={guest.cookie}"}

    @property
    def origin(self) -> str:
        return f"http://{self.ada.http.headers['host']}"

    # Mails ---------------------------------------------------------------------------------------------

    def _asked_for_link(self, browser: Browser) -> tuple[str, str]:
        address = f"reader-{next(ADDRESSES)}@example.org"
        browser.post("/api/me/mail", {"address": address}, status=202)
        while (mail := self._mailbox.came.get(timeout=PATIENCE))["To"] != address:
            pass  # to addresses that were made up
        return address, token_in(mail)

    def address(self) -> Values:
        return {"address": f"reader-{next(ADDRESSES)}@example.org", "zone": "Europe/Prague"}

    def link(self) -> Values:
        return {"token": self._asked_for_link(self.person("Eve"))[1], COOKIE: NOBODY}

    def with_mail(self) -> Values:
        """Somebody who has an address, and could do without."""
        browser = self.person("Eve")
        recovery_words(browser)
        address, token = self._asked_for_link(browser)
        browser.post("/api/identity/mail", {"token": token}, status=200)
        with closing(sqlite3.connect(self._server.data / "reef.db", timeout=PATIENCE)) as database:
            found = database.execute("SELECT off FROM addresses WHERE address = ?", (address,)).fetchone()
        return {"word": found[0], COOKIE: f"reef={browser.cookie}"}

    # Administrators ------------------------------------------------------------------------------------

    def administrator(self) -> Values:
        browser = self.person("Boss")
        name = browser.get("/api/me")["name"]
        with closing(sqlite3.connect(self._server.data / "reef.db", timeout=PATIENCE)) as database, database:
            database.execute("UPDATE people SET administrator = 1 WHERE name = ?", (name,))
        return {COOKIE: f"reef={browser.cookie}"}

    def to_ban(self) -> Values:
        return self.thing("administrator") | {"profile_id": self.stranger()["profile"]}

    def banned(self) -> Values:
        found = self.to_ban()
        boss = Browser(self._server.address, found[COOKIE].removeprefix("reef="))
        boss.post(f"/api/admin/bans/{found['profile_id']}")
        return found

    def to_close(self) -> Values:
        return self.thing("administrator") | {"table_id": self.others()["table_id"]}

    # What the server knows by itself -------------------------------------------------------------------

    def deck(self) -> Values:
        brought = decks.by_id(decks.DEFAULT).to_json() | {"id": "ours", "name": f"Ours {next(ADDRESSES)}"}
        made = self.ada.post("/api/decks", brought)["id"]
        return {"deck_id": made, "id": made}

    def new_deck(self) -> Values:
        brought = decks.by_id(decks.DEFAULT).to_json() | {"id": "ours", "name": f"Ours {next(ADDRESSES)}"}
        return {BODY: brought}

    def new_record(self) -> Values:
        return {BODY: _short_game()}

    def seats(self) -> Values:
        return {"players": 2, "seats": [{}, {"kind": "bot", "bot": "easy"}], "at": 3, "deck": None}

    def names(self) -> Values:
        return {"players": 2, "names": ["Ada", "Ben"], "setup": None, "deck": None}

    def puzzle(self) -> Values:
        found = _any(list(puzzles.all_puzzles().values()))
        return {"puzzle_id": found.id, "played": list(found.solution)[: next(ADDRESSES) % 4]}

    def whole_puzzle(self) -> Values:
        found = _any(list(puzzles.all_puzzles().values()))
        attempt = puzzles.Attempt(found, found.solution)
        while not attempt.over:
            actions = attempt.game.legal()
            attempt.play(next((one for one in actions if one.startswith(("take", "end"))), actions[-1]))
        return {"puzzle_id": found.id, "played": attempt.played}

    def task(self) -> Values:
        lesson = _any([each for name in ("base", "advanced", "second_kind") for each in lessons.course(name)])
        task = _any(list(lesson.tasks))
        return {"task_id": task.id, "played": list(task.solution[:-1]), "action": task.solution[-1]}

    def diagram(self) -> Values:
        found = _any(list(diagrams.diagrams().values()))
        return {"diagram_id": found.id, "played": [], "action": _any(found.offered(found.game()))}

    def clause(self) -> Values:
        return {"name": _any(list(rulebook.clauses()))}

    def language(self) -> Values:
        return {"language": _any(["en", "de", "fr"])}


def _any(found: list[Any]) -> Any:
    return found[next(ADDRESSES) % len(found)]


@cache
def _short_game_once() -> JSON:
    record: JSON = play_specs(Rules(players=2), ["random"] * 2, seed=3).record
    moves = list(played_turns(Game.replay(record)))[5].first
    return {**{k: told for k, told in record.items() if k != "result"}, "moves": record["moves"][:moves]}


def _short_game() -> JSON:
    return fresh(_short_game_once())


@cache
def _window() -> tuple[JSON, int, str]:
    game = reach(in_window, players=3)
    card = next(action for action in game.legal() if action.startswith("react ")).split()[1]
    return game.record(), game.actor, card
