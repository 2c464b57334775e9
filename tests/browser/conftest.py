"""A real server, a real Chromium, and pages at it; what the page complains about fails the test."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, ViewportSize, expect, sync_playwright
from programs import CHROMIUM_FLAGS
from programs import chromium as installed_chromium
from serving import Server, served

from .hand import Hand, greet, without_tips

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE_MS = 30_000

OpenPage = Callable[..., Hand]


@pytest.fixture(autouse=True)
def patience() -> None:
    expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    # A window stays open long enough for a slow machine to look at it from all sides.
    with served(tmp_path_factory.mktemp("server") / "data", "--window", "60") as running:
        yield running


@pytest.fixture(scope="module")  # no longer: other tests of this process want an event loop of their own
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed_chromium(), args=list(CHROMIUM_FLAGS))
        yield browser
        browser.close()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def open_page(server: Server, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[OpenPage]:
    """Open the page in a new browser, which has its cookie unless it is a newcomer's; things stand still unless
    `moving` is asked for, and there are tips only where they are. `through`: another address that leads to the server.
    """
    opened = []

    def opening(
        path: str = "/",
        *,
        moving: bool = False,
        tips: bool = False,
        newcomer: bool = False,
        through: str = "",
        **context: Any,
    ) -> Hand:
        address = through or server.address
        browser = chromium.new_context(
            service_workers="block",
            base_url=address,
            reduced_motion="no-preference" if moving else "reduce",
            storage_state=None if tips else without_tips(address),
            **{"viewport": DESK, **context},
        )
        browser.set_default_timeout(PATIENCE_MS)
        if not newcomer:
            greet(browser, address)
        hand = Hand(browser.new_page())
        _listen(hand.page, address, hand.complaints)
        opened.append((browser, hand))
        hand.page.goto(path)
        return hand

    yield opening
    for browser, hand in opened:
        if request.node.stash.get(FAILED, False):
            print(_seen(hand.page))
        browser.close()
        assert not hand.complaints


def _seen(page: Page) -> str:
    """What a page shows, for whoever reads why a test failed."""
    try:
        return f"{page.url} shows:\n{page.locator('body').inner_text(timeout=PATIENCE_MS)}"
    except Error as error:
        return f"{page.url} shows nothing: {error}"


EXPECTED = (
    "WebSocket",
    "blocked by Playwright",  # the service worker, which would stand between tests and what they intercept
)


def _listen(page: Page, address: str, complaints: list[str]) -> None:
    """Errors, warnings of the content security policy, and requests to other hosts are complaints."""
    page.on("pageerror", lambda error: complaints.append(f"error: {error.stack or error}"))
    page.on(
        "console",
        lambda message: (
            complaints.append(f"console: {message.text} {message.location}")
            if message.type in ("error", "warning") and not any(sign in message.text for sign in EXPECTED)
            else None
        ),
    )
    page.on(
        "request",
        lambda request: (
            None
            if request.url.startswith((address, "data:", "blob:"))
            else complaints.append(f"a request to {request.url}")
        ),
    )
