"""E-mail, over a real mail server: an address is confirmed, signs in elsewhere, is forgotten; what is a letter."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from letterbox import FROM, Mailbox, ask, text_of, token_in, use, visitor, with_address
from serving import Browser, Server, Time, recovery_words, served

from reefencounter.engine.errors import ReefError
from reefencounter.server.mail.letters import Letter, known_zone, unlinked, written
from reefencounter.server.mail.mail_settings import MailSettings, clean_address, mail_settings
from reefencounter.server.mail.mailer import Mailer

HOUR = 3600


@pytest.fixture(scope="module")
def time(tmp_path_factory: pytest.TempPathFactory) -> Time:
    return Time(tmp_path_factory.mktemp("time") / "seconds")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox, time: Time) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("mail")
    with served(folder / "data", *mailbox.options, flaw=time.flaw) as running:
        yield running
    assert (folder / "data.log").read_text() == ""


def test_an_address_is_confirmed_and_signs_in_elsewhere(server: Server, mailbox: Mailbox) -> None:
    ada = visitor(server, "de")
    assert ada.get("/api/me")["mails"] is True
    assert ada.get("/api/me/mail") == {"address": None, "digest": False}
    ada.table("person", "person", title="Ours")
    ada.http.patch("/api/me", json={"name": "Ada"})
    ask(ada, " Ada@Example.ORG ", zone="Europe/Prague")
    mail = mailbox.next("ada@example.org")
    assert mail["Subject"] == "Deine Adresse bei Reef Encounter"
    assert "Ada" not in text_of(mail), "whoever got it by mistake is told nothing that a stranger wrote"
    assert FROM in mail["From"]
    assert mail["Auto-Submitted"] == "auto-generated"
    token = token_in(mail)
    looked = ada.post("/api/identity/mail/look", {"token": token}, status=200)
    assert [looked[key] for key in ("purpose", "name", "address")] == ["confirm", "Ada", "ada@example.org"]
    assert ada.get("/api/me/mail")["address"] is None, "looking does nothing"
    use(visitor(server), token)  # in whatever browser the mail is read
    assert ada.get("/api/me/mail") == {"address": "ada@example.org", "digest": True}
    assert use(ada, token, 422)["message"]["id"] == "address.link"
    assert ada.get("/api/me/data")["mail"]["address"] == "ada@example.org"

    phone = visitor(server)
    mine = phone.table("person", "person", title="As a guest")
    before = phone.cookie
    ask(phone, "ada@example.org")
    mail = mailbox.next("ada@example.org")
    assert mail["Subject"] == "Dein Link zum Anmelden bei Reef Encounter", "in the language of whoever has it"
    token = token_in(mail)
    looked = phone.post("/api/identity/mail/look", {"token": token}, status=200)
    assert (looked["purpose"], looked["name"]) == ("sign_in", "Ada")
    assert use(phone, token) == {"tables": 2}
    assert phone.cookie != before
    assert phone.get("/api/me")["name"] == "Ada"
    assert mine in {table["id"] for table in ada.get("/api/tables")}
    use(visitor(server), token, 422)


def test_nobody_learns_whether_an_address_is_known(server: Server, mailbox: Mailbox) -> None:
    with_address(server, mailbox, "known@example.org")
    answers = []
    for address in ("known@example.org", "other@example.org"):
        answer = visitor(server).http.post("/api/me/mail", json={"address": address})
        headers = {name for name in answer.headers if name not in ("date", "set-cookie")}
        answers.append((answer.status_code, headers, answer.text.replace(address, "X")))
        mailbox.next(address)
    assert answers[0] == answers[1]


@pytest.mark.parametrize(
    "address",
    [
        "ada",
        "@example.org",
        "ada@example",
        "ada@example.org\r\nBcc: all@example.org",
        "ada@example.org, eve@example.org",
        "Ada <ada@example.org>",
        "ada\u0000@example.org",
        "a" * 65 + "@example.org",
        '"ada eve"@example.org',
    ],
)
def test_what_is_no_address_is_refused(server: Server, address: str) -> None:
    answer = visitor(server).http.post("/api/me/mail", json={"address": address})
    assert (answer.status_code, answer.json()["message"]["id"]) == (400, "address.none")


def test_one_letter_that_cannot_be_written_holds_up_no_other(mailbox: Mailbox) -> None:
    settings = mail_settings(mailbox.options[1], FROM, "http://localhost")
    assert settings is not None
    strange = Letter("=?utf-8?q?ab?=@example.org", "Hello", "A letter that cannot be written.")
    assert clean_address(strange.to) is None
    with pytest.raises(ValueError, match="encoded-word"):
        written(strange, settings)

    async def sent() -> None:
        mailer = Mailer(settings)
        running = asyncio.create_task(mailer.run())
        mailer.post(strange)
        mailer.post(Letter("after@example.org", "Hello", "This one can."))
        await mailer.close()
        running.cancel()

    asyncio.run(sent())
    assert mailbox.next("after@example.org")["Subject"] == "Hello"


def test_a_letter_that_waits_holds_up_no_other() -> None:
    mailbox = Mailbox()
    settings = mail_settings(mailbox.options[1], FROM, "http://localhost")
    assert settings is not None

    async def sent() -> None:
        mailer = Mailer(settings)
        running = asyncio.create_task(mailer.run())
        mailbox.refuse = "450 not now"
        mailer.post(Letter("first@example.org", "Hello", "This one must wait."))
        await mailer._waiting.join()
        mailbox.refuse = None
        mailer.post(Letter("second@example.org", "Hello", "This one need not."))
        assert (await asyncio.to_thread(mailbox.next, "second@example.org"))["Subject"] == "Hello"
        running.cancel()

    asyncio.run(sent())
    mailbox.close()


def test_whoever_asks_is_written_down_whether_or_not_an_address_is_known(
    server: Server, mailbox: Mailbox
) -> None:
    with_address(server, mailbox, "known@example.org")
    for address in ("known@example.org", "unknown@example.org"):
        eve = visitor(server)
        ask(eve, address)
        mailbox.next(address)
        assert len(eve.get("/api/me/devices")) == 1, "it tells nothing"


def test_no_link_outlives_signing_out_everywhere(server: Server, mailbox: Mailbox) -> None:
    ada = visitor(server)
    recovery_words(ada)
    ask(ada, "left@example.org")
    token = token_in(mailbox.next("left@example.org"))
    assert ada.http.delete("/api/me/devices").status_code == 200
    use(visitor(server), token, 422)


def test_links_are_asked_for_so_often_and_no_more(server: Server, mailbox: Mailbox) -> None:
    ada = visitor(server)
    for n in range(5):
        ask(ada, f"a{n}@example.org")
        mailbox.next(f"a{n}@example.org")
    answer = ada.http.post("/api/me/mail", json={"address": "more@example.org"})
    assert answer.status_code == 429
    for _ in range(5):
        ask(visitor(server), "same@example.org")
        mailbox.next("same@example.org")
    assert visitor(server).http.post("/api/me/mail", json={"address": "same@example.org"}).status_code == 429
    tagged = visitor(server).http.post("/api/me/mail", json={"address": "same+more@example.org"})
    assert tagged.status_code == 429, "it is the same mailbox"


def test_dots_that_a_provider_ignores_make_no_other_address(server: Server, mailbox: Mailbox) -> None:
    for address in ("dunes", "du.nes", "d.unes", "dune.s", "d.u.n.e.s"):
        ask(visitor(server), f"{address}@gmail.com")
        mailbox.next(f"{address}@gmail.com")
    for address in ("dun.es@gmail.com", "dunes@googlemail.com"):
        assert visitor(server).http.post("/api/me/mail", json={"address": address}).status_code == 429
    for address in ("dun.es@example.org", "d.unes@example.org"):  # elsewhere they are others
        ask(visitor(server), address)
        mailbox.next(address)


def test_a_server_sends_so_many_links_in_an_hour(tmp_path: Path, mailbox: Mailbox) -> None:
    """Half of them to addresses that nobody has yet: whoever names many of those keeps nobody from signing in."""
    with served(tmp_path / "data", "--mails", "6", *mailbox.options) as server:
        with_address(server, mailbox, "known@example.org")
        for n in range(2, 6):
            ask(visitor(server), f"stranger{n}@example.org")
            if n < 4:
                mailbox.next(f"stranger{n}@example.org")
        for n in range(4):
            ask(visitor(server), "known@example.org")
            if n < 3:
                mailbox.next("known@example.org")
        log = tmp_path / "data.log"
        while log.read_text().count("as many as may be") < 3:
            server.browser().get("/api/health")
        assert "@" not in log.read_text()


def test_one_client_keeps_nobody_from_their_address(server: Server, mailbox: Mailbox) -> None:
    eve = visitor(server)
    for _ in range(5):
        ask(eve, "victim@example.org")
    for _ in range(3):
        mailbox.next("victim@example.org")
    for _ in range(2):
        ask(visitor(server), "victim@example.org")
        mailbox.next("victim@example.org")


def test_what_is_kept_limits_mails_too(tmp_path: Path, mailbox: Mailbox) -> None:
    """A server that was started again has forgotten what it counted, and still sends no more than five in an hour."""
    for n in range(3):
        with served(tmp_path / "data", *mailbox.options) as server:
            for _ in range(2 if n < 2 else 1):
                ask(visitor(server), "same@example.org")
                mailbox.next("same@example.org")
            if n == 2:
                ask(visitor(server), "same@example.org")
            ask(visitor(server), "last@example.org")
            mailbox.next("last@example.org")  # and not one more to the other


def test_a_link_comes_too_late(server: Server, mailbox: Mailbox, time: Time) -> None:
    with_address(server, mailbox, "late@example.org")
    phone = visitor(server)
    ask(phone, "late@example.org")
    token = token_in(mailbox.next("late@example.org"))
    time.passes(31 * 60)
    assert phone.post("/api/identity/mail/look", {"token": token}, status=422)["reason"]
    use(phone, token, 422)
    ask(phone, "new@example.org")
    token = token_in(mailbox.next("new@example.org"))
    time.passes(25 * HOUR)
    use(phone, token, 422)


def test_an_address_is_forgotten_and_its_links_with_it(server: Server, mailbox: Mailbox) -> None:
    ada = with_address(server, mailbox, "gone@example.org")
    phone = visitor(server)
    ask(phone, "gone@example.org")
    token = token_in(mailbox.next("gone@example.org"))
    refused = ada.http.delete("/api/me/mail")
    assert (refused.status_code, refused.json()["message"]["id"]) == (409, "address.last")
    recovery_words(ada)
    assert ada.http.delete("/api/me/mail").json() == {"address": None, "digest": False}
    use(phone, token, 422)
    assert ada.http.delete("/api/me/mail").status_code == 404


def test_an_address_is_a_way_back(server: Server, mailbox: Mailbox) -> None:
    ada = with_address(server, mailbox, "back@example.org")
    assert ada.http.delete("/api/me/devices").status_code == 200
    assert ada.get("/api/me")["name"] != "Ada"
    ask(ada, "back@example.org")
    use(ada, token_in(mailbox.next("back@example.org")))
    assert ada.get("/api/me")["name"] == "Ada"


def test_an_address_is_one_persons(server: Server, mailbox: Mailbox) -> None:
    """Of two who ask at the same time, one gets it."""
    ada, ben = visitor(server), visitor(server)
    for each in (ada, ben):
        ask(each, "both@example.org")
    hers, his = (token_in(mailbox.next("both@example.org")) for _ in "ab")
    use(ada, hers)
    assert use(ben, his, 409)["message"]["id"] == "address.taken"
    whose = [each.get("/api/me/mail")["address"] for each in (ada, ben)]
    assert whose == ["both@example.org", None]


def test_whoever_has_an_address_is_no_guest(server: Server, mailbox: Mailbox) -> None:
    """Who signs in as somebody else does not take an account along that can be signed in to."""
    ada, eve = with_address(server, mailbox, "hers@example.org"), visitor(server)
    words = recovery_words(eve)
    eve.table("person", "person")
    ada.table("person", "person")
    ada.post("/api/identity", {"words": words}, status=200)
    assert len(eve.get("/api/tables")) == 1
    phone = visitor(server)
    ask(phone, "hers@example.org")
    use(phone, token_in(mailbox.next("hers@example.org")))
    assert phone.get("/api/me")["name"] == "Ada"


def test_leaving_takes_the_address_along(tmp_path: Path, mailbox: Mailbox) -> None:
    clock = Time(tmp_path / "seconds")
    with served(tmp_path / "data", *mailbox.options, flaw=clock.flaw) as server:
        ada = with_address(server, mailbox, "leaves@example.org")
        ada.post("/api/me/deletion")
        clock.passes(8 * 24 * HOUR)
    with served(tmp_path / "data", *mailbox.options, flaw=clock.flaw) as server:
        nobody = server.browser()
        while Browser(server.address, ada.cookie).get("/api/me")["name"] == "Ada":
            nobody.get("/api/health")
    with sqlite3.connect(tmp_path / "data" / "reef.db") as database:
        assert database.execute("SELECT count(*) FROM addresses").fetchone() == (0,)
        assert database.execute("SELECT count(*) FROM mail_links").fetchone() == (0,)
    database.close()
    kept = b"".join(file.read_bytes() for file in (tmp_path / "data").iterdir() if file.is_file())
    assert b"leaves@example.org" not in kept


def test_without_a_mail_server_nothing_is_offered(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        ada = server.browser()
        assert ada.get("/api/me")["mails"] is False
        refused = ada.post("/api/me/mail", {"address": "ada@example.org"}, status=409)
        assert refused["message"]["id"] == "address.no_mail"
        use(ada, "x" * 32, 409)


def test_a_mail_server_that_is_away_is_tried_again(tmp_path: Path) -> None:
    mailbox, again = (
        Mailbox(),
        "\nimport reefencounter.server.mail.mailer as mailer\nmailer.PAUSES = (0.1,) * 600\n",
    )
    mailbox.refuse = "451 later"
    with served(tmp_path / "data", *mailbox.options, flaw=again) as server:
        ask(server.browser(), "ada@example.org")
        log = tmp_path / "data.log"
        while "does not take mails now" not in log.read_text():
            server.browser().get("/api/health")
        mailbox.refuse = None
        mailbox.next("ada@example.org")
        assert "ada@example.org" not in log.read_text()
    mailbox.close()


# Settings and letters ----------------------------------------------------------------------------------------


def test_settings() -> None:
    site = "https://reef.example.org/"
    sound = mail_settings("smtps://reef:se%40cret@mail.example.org", FROM, site)
    assert sound == MailSettings("mail.example.org", 465, True, FROM, site[:-1], "reef", "se@cret")
    assert "se@cret" not in repr(sound)
    local = mail_settings("smtp://localhost:2525", FROM, site)
    assert local
    assert (local.port, local.tls, local.on_this_computer) == (2525, False, True)
    assert mail_settings(None, None, site) is None
    for server, sender, where, why in (
        ("mail.example.org", FROM, site, "serve.mail"),
        ("http://mail.example.org", FROM, site, "serve.mail"),
        ("smtp://mail.example.org:port", FROM, site, "serve.mail"),
        ("smtp://mail.example.org", None, site, "serve.mail_from"),
        ("smtp://mail.example.org", "Reef <reef@example.org>", site, "serve.mail_from"),
        ("smtp://mail.example.org", FROM, "reef.example.org", "serve.site"),
        ("smtp://mail.example.org", FROM, "https://reef.example.org/reef", "serve.site"),
    ):
        with pytest.raises(ReefError) as refused:
            mail_settings(server, sender, where)
        assert refused.value.message.id == why


def test_no_header_can_be_put_in() -> None:
    settings = MailSettings("localhost", 25, False, FROM, "https://reef.example.org")
    letter = Letter("ada@example.org", "Turn", "Text\n", "https://reef.example.org/off")
    assert written(letter, settings)["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    for wrong in (
        letter._replace(subject="Turn\r\nBcc: eve@example.org"),
        letter._replace(to="ada@example.org\r\nBcc: eve@example.org"),
        letter._replace(off="https://reef.example.org>\r\nBcc: eve@example.org"),
    ):
        with pytest.raises(Exception, match=r"(?i)linefeed|newline|invalid|CR or LF"):
            written(wrong, settings)


def test_names_become_no_links() -> None:
    assert unlinked("Ada\r\nBcc: x") == "AdaBcc∶ x"
    for name in ("www.evil.example", "https://evil.example/x", "eve@evil.example", "<b>Ada</b>"):
        assert not set("./@:<>") & set(unlinked(name))
    assert known_zone("Europe/Prague") == "Europe/Prague"
    for wrong in ("", "Nowhere/At_All", "../../etc/passwd", "/etc/passwd", "\x00", "x" * 64):
        assert known_zone(wrong) is None
    assert clean_address("x@" + "a" * 64 + ".org") is None


def test_the_host_hears_of_reports(tmp_path: Path, mailbox: Mailbox) -> None:
    """One mail for all that is reported within ten minutes, and nothing in it that a player wrote."""
    host = "host@example.org"
    with served(tmp_path / "data", *mailbox.options, "--reports-to", host) as server:
        ada, ben = visitor(server), visitor(server, "de")
        seats = [{"name": "Ada"}, {"kind": "friend"}]
        made = ada.post("/api/tables", {"seats": seats, "title": "Sunday"})
        ben.post(f"/api/invitations/{made['invitation']}", {"name": "Ben"})
        with ada.live(made["id"], 0) as hers:
            for name in "xy":
                hers.send({"type": "say", "id": name, "text": "Something rude, https://example.org/rude"})
                hers.until("ack")
        for line in (1, 2):
            ben.post(f"/api/tables/{made['id']}/chat/{line}/report")
        mail = mailbox.next(host)
    assert mail["Subject"] == "A line was reported"  # in the language of the host
    told = text_of(mail)
    assert "reef admin reports" in told
    assert not any(word in told for word in ("rude", "Ada", "Ben", "Sunday", made["id"]))
    assert mailbox.came.empty()


@pytest.mark.parametrize("given", [("smtp://localhost", "nobody"), (None, "host@example.org")])
def test_reports_go_to_an_address_by_a_mail_server(given: tuple[str | None, str]) -> None:
    server, host = given
    with pytest.raises(ReefError, match="reports-to"):
        mail_settings(server, FROM, "https://reef.example.org", host)
