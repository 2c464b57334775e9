"""Names of players at a live table, which has the least room for them: clocks, presence, spectators, small screens."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from effort import LONG
from playwright.sync_api import Browser, Page, expect
from serving import Browser as Person
from serving import Live, Server, served

from .hand import without_tips
from .screens import SIZES

NAMES = ["Ada", "Finn", "Wilhelmina", "Maximilian von Bergedorf"]
ENOUGH = 8  # letters by which somebody is known
HOUR = {"kind": "live", "minutes": 60, "increment": 30}  # the widest clock
LOOKED_AT = list(SIZES) if LONG else ["laptop", "small phone", "phone"]

# Of each name: how many letters are seen whole, with nothing over them.
LETTERS = """() => Object.fromEntries([...document.querySelectorAll('.opp .who b')].map((name) => {
    const [edge, text] = [name.getBoundingClientRect(), name.firstChild];
    const dots = name.scrollWidth > name.clientWidth ? 12 : 0;
    const seen = [...text.data].filter((_, n) => {
        const range = document.createRange();
        range.setStart(text, n);
        range.setEnd(text, n + 1);
        const box = range.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        name.scrollIntoView({block: 'nearest', inline: 'nearest'});
        const over = x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : name;
        return box.right <= edge.right - dots + 1 && (over === name || !over?.closest('.opp, .top'));
    });
    return [text.data, seen.length];
}))"""
# What of a card lies over something else of it, or out of it.
COLLIDING = """() => {
    const boxes = (all) => [...all].map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width > 1);
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const found = [];
    for (const frame of document.querySelectorAll('.opp, .top')) {
        const edge = frame.getBoundingClientRect();
        const parts = boxes(frame.querySelectorAll(
            '.who b, .presence i, .tot, .clk, .ib, .meta > span:not(.sr), .turnof:not(:has(.clk))'));
        parts.forEach(([one, box], n) => {
            if (box.right > Math.min(edge.right, innerWidth) + 1)
                found.push(`${one.className || one.textContent} is cut`);
            for (const [other, there] of parts.slice(n + 1))
                if (meet(box, there)) found.push(`${one.outerHTML.slice(0, 60)} meets ${other.outerHTML.slice(0, 60)}`);
        });
    }
    return found;
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("names") / "data") as running:
        yield running


class FourAtATable:
    """A live game that has begun; all have the table open."""

    def __init__(self, server: Server, players: int) -> None:
        self.people = [server.browser() for _ in range(players)]
        ada, *others = self.people
        seats = [{"name": NAMES[0]}, *({"kind": "friend"} for _ in others)]
        made = ada.post("/api/tables", {"seats": seats, "clock": HOUR})
        for person, name in zip(others, NAMES[-len(others) :], strict=True):
            person.post(f"/api/invitations/{made['invitation']}", {"name": name})
        self.address = f"/table/{made['id']}"
        self.pages = [self._sit(person, made["id"]) for person in self.people]

    @staticmethod
    def _sit(person: Person, table: str) -> Live:
        seats = person.get(f"/api/tables/{table}")["seats"]
        return person.live(table, next(seat["player"] for seat in seats if seat["mine"]))

    def leave(self) -> None:
        for page in self.pages:
            page.leave()


@pytest.fixture(scope="module", params=[4, 2], ids=["four", "two"])
def table(server: Server, request: pytest.FixtureRequest) -> Iterator[FourAtATable]:
    made = FourAtATable(server, request.param)
    yield made
    made.leave()


def page_at(table: FourAtATable, chromium: Browser, size: str, person: Person | None, language: str) -> Page:
    width, height = SIZES[size]
    address = table.people[0].address
    context = chromium.new_context(
        base_url=address,
        reduced_motion="reduce",
        viewport={"width": width, "height": height},
        storage_state=without_tips(address),
        extra_http_headers={"Accept-Language": language},
        service_workers="block",
    )
    if person is not None:
        context.add_cookies([{"name": "reef", "value": person.cookie, "url": address}])
    page = context.new_page()
    page.goto(table.address)
    expect(page.locator(".opp .clk")).to_have_count(len(table.people) - (person is not None))
    expect(page.locator(".opp .presence").first).to_be_visible()
    return page


@pytest.mark.parametrize("language", ["de", "cs", "en", "fr", "it"] if LONG else ["fr"])
@pytest.mark.parametrize("watched", [False, True], ids=["played", "watched"])
@pytest.mark.parametrize("size", LOOKED_AT)
def test_names_are_read_beside_live_clocks(
    table: FourAtATable, chromium: Browser, size: str, watched: bool, language: str
) -> None:
    onlooker = page_at(table, chromium, size, None, language)  # is counted in the top line of all
    page = onlooker if watched else page_at(table, chromium, size, table.people[0], language)
    expect(page.locator(".watchers")).to_be_visible()
    letters = page.evaluate(LETTERS)
    assert len(letters) == len(table.people) - (not watched)
    assert all(seen >= min(ENOUGH, len(name)) for name, seen in letters.items()), letters
    assert page.evaluate(COLLIDING) == []
    for one in {page, onlooker}:
        one.context.close()
