"""Where a request comes from: proxies that are believed and those that are not, and clubs behind one address."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from command import reef
from serving import FROM_PAGE, PATIENCE, PLAIN, Server, served

from reefencounter.engine.errors import ReefError
from reefencounter.server.accounts.recovery import words_of
from reefencounter.server.services import MOST_LIVE, MOST_WORDS
from reefencounter.server.web.limits import Rates
from reefencounter.server.web.quotas import Quota
from reefencounter.server.web.visitors import Visitors, visitors_of

PROXY, STRANGER = "127.0.0.2", "127.0.0.3"
NAME = "reef.test"
WRONG = {"words": " ".join(words_of("AbCdEfGhIjKlMnOpQrSt_-"))}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("visitors") / "data"
    options = ("--proxy", PROXY, "--proxy", "10.9.0.0/16", "--name", NAME, "--club", "192.0.2.0/24=3")
    with served(folder, *options, "--tables-a-day", "2") as running:
        yield running


def through(server: Server, source: str, **said: str) -> httpx.Client:
    """A web server at another address, and what it says of whoever asks it."""
    return httpx.Client(
        base_url=server.address,
        headers={**FROM_PAGE, **{f"X-Forwarded-{what}": value for what, value in said.items()}},
        transport=httpx.HTTPTransport(verify=PLAIN, local_address=source),
        timeout=PATIENCE,
    )


def given(client: httpx.Client) -> str:
    return str(client.get("/api/health").headers["set-cookie"])


def test_a_proxy_that_was_named_is_believed(server: Server) -> None:
    with through(server, PROXY, For="198.51.100.1", Proto="https", Host=NAME) as proxy:
        assert given(proxy).startswith("__Host-reef=")
        for origin, status in ((f"https://{NAME}", 201), (server.address, 403)):
            proxy.headers["Origin"] = origin
            assert proxy.post("/api/entries", json={"rules": {"players": 2}}).status_code == status
        proxy.headers["Origin"] = f"https://{NAME}"
        passkey = proxy.post("/api/identity/passkey/options", json={})
        assert passkey.json()["rpId"] == NAME
    with through(server, PROXY, Proto="https", Host="elsewhere.test") as proxy:
        assert proxy.get("/api/health").status_code == 421


@pytest.mark.parametrize("source", [STRANGER, "127.0.0.1"])
def test_nobody_else_is_believed(server: Server, source: str) -> None:
    """Where a proxy was named, this computer is none."""
    with through(server, source, For="198.51.100.2", Proto="https", Host="elsewhere.test") as stranger:
        assert given(stranger).startswith("reef=")
        assert stranger.post("/api/identity/passkey/options", json={}).status_code != 200


def test_without_one_this_computer_is_believed_save_for_the_name(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        with through(server, "127.0.0.1", Proto="https", Host="elsewhere.test") as here:
            assert given(here).startswith("__Host-reef=")
        with through(server, "127.0.0.1", Host="localhost") as rebound:
            rebound.headers["Host"] = "elsewhere.test"
            assert rebound.get("/api/health").status_code == 421
        with through(server, PROXY, Proto="https") as stranger:
            assert given(stranger).startswith("reef=")


def tries(server: Server, many: int, source: str, visitor: str) -> list[int]:
    """Wrong words, tried one after the other."""
    with through(server, source, For=visitor) as client:
        return [client.post("/api/identity", json=WRONG).status_code for _ in range(many)]


def test_limits_count_whoever_asked_the_proxy(server: Server) -> None:
    most = MOST_WORDS[0]
    assert tries(server, most + 1, PROXY, "198.51.100.10") == [422] * most + [429]
    assert tries(server, 1, PROXY, "198.51.100.10, 10.9.8.7") == [429], "through two of them"
    assert tries(server, 1, PROXY, "198.51.100.99, 198.51.100.10") == [429], (
        "what they wrote themselves is not true"
    )
    assert tries(server, 1, PROXY, "198.51.100.11") == [422]
    assert tries(server, most, STRANGER, "198.51.100.12") == [422] * most
    assert tries(server, 1, STRANGER, "198.51.100.13") == [429], "they are all the stranger's"


def test_a_club_may_do_as_much_as_its_visitors(server: Server) -> None:
    most = 3 * MOST_WORDS[0]
    tried = tries(server, most - 1, PROXY, "192.0.2.7") + tries(server, 2, PROXY, "192.0.2.8")
    assert tried == [422] * most + [429]
    with through(server, PROXY, For="192.0.2.9") as club:
        seats = {"seats": [{"name": "Ada"}, {"kind": "bot", "bot": "easy"}]}
        assert [club.post("/api/tables", json=seats).status_code for _ in range(7)] == [201] * 6 + [429]


def test_all_limits_of_an_address_grow_with_a_club() -> None:
    visitors = Visitors.read((), ("192.0.2.7=60", "2001:db8::/32=200"))
    club, house = visitors.share_of("::ffff:192.0.2.7"), visitors.share_of("192.0.2.8")
    assert (visitors_of(club), visitors_of(house)) == (60, 1)
    assert visitors.share_of("2001:db8:1::1") == visitors.share_of("2001:db8:2::2")
    assert visitors_of(visitors.share_of("2001:db8:1::1").with_("somebody")) == 200
    rates = Rates(2, 100.0)
    assert sum(not rates.exceeded(club) for _ in range(200)) == 120
    assert sum(not rates.exceeded(house) for _ in range(200)) == 2
    assert MOST_LIVE * club.visitors == 6000
    assert Quota().open_a_day * visitors_of(club) == 1800


@pytest.mark.parametrize(
    ("option", "given"),
    [
        ("--proxy", "reef.example.org"),
        ("--proxy", "10.0.0.0/99"),
        ("--proxy", ""),
        ("--club", "192.0.2.7"),
        ("--club", "192.0.2.7=0"),
        ("--club", "192.0.2.7=many"),
        ("--club", "somewhere=3"),
    ],
)
def test_what_is_no_address_is_refused(option: str, given: str, tmp_path: Path) -> None:
    with pytest.raises(ReefError, match=option):
        Visitors.read((given,), ()) if option == "--proxy" else Visitors.read((), (given,))
    if given:
        done = reef("serve", "--data", str(tmp_path), "--no-browser", option, given)
        assert (done.returncode, done.stdout) == (2, "")
        assert given in done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("said", "client"),
    [
        ("198.51.100.1", "198.51.100.1"),
        ("198.51.100.1:4711", "198.51.100.1"),
        ("[2001:db8::1]:4711", "2001:db8::1"),
        ("2001:db8::1", "2001:db8::1"),
        ("a, b, 198.51.100.1 , 10.0.0.5", "198.51.100.1"),
        ("10.0.0.4, 10.0.0.5", "10.0.0.4"),
        ("", "10.0.0.1"),
        ("junk", "junk"),
    ],
)
def test_who_asked_the_proxy(said: str, client: str) -> None:
    from reefencounter.server.web.visitors import _believe

    scope: Any = {
        "type": "http",
        "scheme": "http",
        "client": ("10.0.0.1", 1),
        "headers": [(b"x-forwarded-for", said.encode())],
    }
    _believe(scope, Visitors.read(("10.0.0.0/8",), ()))
    assert scope["client"][0] == client
