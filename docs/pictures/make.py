"""Makes the pictures of the page for README and docs: `make pictures`. Needs a Chromium and the built page.

A recorded game is opened, the table goes on from the middle of it, and each page is photographed as a visitor sees it.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "tests"))

import httpx  # noqa: E402
from browser.hand import without_tips  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from programs import CHROMIUM_FLAGS  # noqa: E402
from programs import chromium as installed_chromium  # noqa: E402
from serving import Server, served  # noqa: E402

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
MIDDLE = 303  # a step at the beginning of a turn of Ada


def main() -> None:
    """Start a server and a browser, and take all pictures."""
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "data") as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=installed_chromium(), args=list(CHROMIUM_FLAGS))
        photograph(chromium, server)
        chromium.close()


def photograph(chromium: Browser, server: Server) -> None:
    """All pictures, each beside this file."""
    with visitor(chromium, server, DESK) as (page, api):
        page.goto("/")
        page.get_by_role("button", name="Play now").wait_for()
        take(page, "home")
        record = open_record(api, "game")
        page.goto(f"/replay/{record}")
        page.locator("main[aria-busy=false]").wait_for()
        page.keyboard.press("End")
        page.get_by_role("button", name="Final scoring").click()
        page.wait_for_timeout(500)
        take(page, "scoring")
        path = f"/table/{branch(api, record, MIDDLE)}"
        page.goto(path)
        page.locator(".prompt.mine").wait_for()
        page.locator(".log .step").last.wait_for()
        page.keyboard.press("2")
        page.get_by_role("group", name="Cubes").get_by_role("button").first.click()
        page.locator(".prompt .pips").wait_for()
        page.locator(".boards rect.can").first.click()
        take(page, "table")
        page.emulate_media(color_scheme="dark")
        page.mouse.move(0, 0)  # a phone has no pointer
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # a TypedDict by its keys
        page.wait_for_timeout(300)
        take(page, "phone")
        page.emulate_media(color_scheme="light")
        page.set_viewport_size(DESK)  # type: ignore[arg-type]
        end = len(json.loads((HERE / "second-kind.json").read_text())["moves"])
        page.goto(f"/table/{branch(api, open_record(api, 'second-kind'), end)}")
        page.locator(".prompt.mine").wait_for()
        page.locator(".log .step").last.wait_for()  # the story comes after the table
        page.wait_for_timeout(300)
        take(page, "second-kind")


def open_record(api: httpx.Client, name: str) -> str:
    """The id of a table with a recorded game."""
    answer = api.post("/api/records", content=(HERE / f"{name}.json").read_bytes()).raise_for_status()
    return str(answer.json()["id"])


def branch(api: httpx.Client, record: str, at: int) -> str:
    """The id of a table that goes on from a moment of a recorded game."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "steady"}]
    answer = api.post(f"/api/tables/{record}/branch", json={"at": at, "seats": seats}).raise_for_status()
    return str(answer.json()["id"])


class visitor:
    """A page, and the same browser's calls to the server."""

    def __init__(self, chromium: Browser, server: Server, size: dict[str, int]) -> None:
        self.context = chromium.new_context(
            base_url=server.address,
            viewport=size,
            reduced_motion="reduce",
            device_scale_factor=1.25,
            storage_state=without_tips(server.address),
        )
        self.server = server

    def __enter__(self) -> tuple[Page, httpx.Client]:
        page = self.context.new_page()
        with page.expect_response("**/api/health"):  # it brings the cookie
            page.goto("/")
        cookie = next(each for each in self.context.cookies() if each["name"] == "reef")
        api = httpx.Client(base_url=self.server.address, cookies={"reef": cookie["value"]}, timeout=30)
        return page, api

    def __exit__(self, *_: object) -> None:
        self.context.close()


def take(page: Page, name: str) -> None:
    """One picture."""
    page.screenshot(path=HERE / f"{name}.png")
    print(f"docs/pictures/{name}.png")


if __name__ == "__main__":
    main()
