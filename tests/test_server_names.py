"""Names that are words: whoever gave none is called something in the language of each who reads."""

from __future__ import annotations

import pytest
from serving import Browser, Live, Server

from reefencounter.messages.catalogue import languages
from reefencounter.messages.words import reading, words
from reefencounter.server.accounts.guest_names import FIRST, SECOND, guest_name
from reefencounter.server.play.opponents import NAMES

NAMELESS = {"kind": "person"}
FRIEND = {"kind": "friend"}
NUMBERED = {"en": "Player", "de": "Spieler", "fr": "Joueur", "it": "Giocatore", "cs": "Hráč"}


def reads(browser: Browser, table: str, language: str, seat: int = 0) -> Live:
    """A page whose reader wants this language."""
    return browser.live(table, seat, headers={"Accept-Language": language})


@pytest.mark.parametrize("language", NUMBERED)
def test_a_player_without_a_name_is_called_so_in_the_language_of_each_reader(
    server: Server, language: str
) -> None:
    ada = server.browser()
    called = f"{NUMBERED[language]} 1"
    table = ada.post("/api/tables", {"seats": [NAMELESS, {"name": "Ben"}]})["id"]
    with reads(ada, table, language) as hers, reads(ada, table, "en", 1) as english:
        assert hers.snapshot["info"]["seats"][0]["name"] == hers.scene["players"][0]["name"] == called
        assert english.scene["players"][0]["name"] == "Player 1"
        hers.play(hers.scene["choices"]["actions"][0])
        assert english.until("step")["step"]["text"].startswith("Player 1 ")
    told = ada.get(f"/api/tables/{table}/steps", seat=1, language=language)[0]["text"]
    assert called in told.replace("\u00a0", " ")
    seats = ada.get(f"/api/tables/{table}", language=language)["seats"]
    assert [(seat["name"], seat["nameless"]) for seat in seats] == [(called, True), ("Ben", False)]


def test_a_page_that_shows_words_alone_gets_no_more(server: Server) -> None:
    ada = server.browser()
    table = ada.post("/api/tables", {"seats": [{"name": "Ada"}, {"name": "Ben"}]})["id"]
    with ada.live(table, 0) as whole, ada.live(table, 0, words="alone") as alone:
        whole.play(whole.scene["choices"]["actions"][0])
        alone.until("step")
        told, bare = whole.steps[-1], alone.steps[-1]
        assert (told["text"], "text_messages" in told) == (bare["text"], "text_messages" not in bare)
        assert "actions" not in alone.scene["choices"]
        alone.send({"type": "sit", "seat": 0})
        assert "actions" not in alone.until("scene")["scene"]["choices"]


def test_a_record_has_names_of_the_language_in_which_it_was_asked_for(server: Server) -> None:
    ada = server.browser()
    entry = ada.post("/api/entries", {"rules": {"players": 2}})["id"]
    assert ada.get(f"/api/tables/{entry}/record", language="cs")["names"] == ["Hráč 1", "Hráč 2"]
    record = ada.get(f"/api/tables/{entry}/record")
    assert record["names"] == ["Player 1", "Player 2"]
    nameless = {key: value for key, value in record.items() if key != "names"}
    assert [seat["name"] for seat in ada.post("/api/records", nameless)["seats"]] == record["names"]
    kept = ada.post("/api/records", record)["seats"]  # names in a record stay as they are
    assert [(seat["name"], seat["nameless"]) for seat in kept] == [("Player 1", False), ("Player 2", False)]


def test_a_ready_word_is_said_in_the_language_of_each_who_hears_it(server: Server) -> None:
    ada, ben = server.browser(), server.browser()
    made = ada.post("/api/tables", {"seats": [NAMELESS, FRIEND]})
    ben.post(f"/api/invitations/{made['invitation']}", {"name": "Ben"})
    with reads(ada, made["id"], "en") as hers, reads(ben, made["id"], "de", 1) as his:
        hers.send({"type": "say", "id": "a", "word": "chat.thank_you"})
        assert (line := hers.until("line"))["text"] == "Thank you"
        assert line["name"] == "Player 1"
        assert (line := his.until("line"))["text"] == "Danke"
        assert line["name"] == "Spieler 1"


def test_a_guest_gets_a_name_of_the_language_they_read_and_keeps_it(server: Server) -> None:
    ada = server.browser()
    german = ada.get("/api/me", language="de")["name"]
    assert german != ada.get("/api/me", language="en")["name"]  # nothing is written down yet
    assert ada.http.patch("/api/me", json={"language": "de"}, params={"language": "de"}).status_code == 200
    assert ada.get("/api/me", language="en")["name"] == german


@pytest.mark.parametrize("language", languages())
def test_names_of_guests_are_short_and_apart(language: str) -> None:
    with reading(language):
        names = {words("guest.name", first=first, second=second) for first in FIRST for second in SECOND}
        assert guest_name("somebody") in names
    assert len(names) == len(FIRST) * len(SECOND)
    assert max(map(len, names)) <= 24
    assert not any(name.split()[0] in NAMES or name.split()[-1] in NAMES for name in names)
