"""A hand that plays: it looks at the page as a person does, and clicks, taps or types."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from playwright.sync_api import BrowserContext, Locator, Page, StorageState
from serving import FROM_PAGE

from reefencounter.messages.compiler.catalogue import Catalogue, read

MOST_TURNS = 150


@cache
def english() -> Catalogue:
    return read("en")


def without_tips(address: str) -> StorageState:
    """What the browser of somebody keeps who has seen the tips of a first game, or wants none."""
    return {"origins": [{"origin": address, "localStorage": [{"name": "reef-tips", "value": "off"}]}]}


def greet(context: BrowserContext, address: str) -> None:
    """Give a new browser its cookie before it opens a page, so that a test can make tables for it at once."""
    context.request.get(f"{address}/api/health", headers=FROM_PAGE)


def unfold(page: Page) -> None:
    """Open what a new table has besides, if it is not open."""
    fold = page.locator("details", has=page.get_by_text("More: rating"))
    if fold.get_attribute("open") is None:
        fold.locator("summary").click()


class Hand:
    """One person at one page."""

    def __init__(self, page: Page, touch: bool = False, catalogue: Catalogue | None = None) -> None:
        self.page = page
        self.touch = touch
        self.catalogue = catalogue  # of the language that this person reads, if it is another than English
        self.complaints: list[str] = []

    def word(self, id: str) -> str:
        """How something is called in the language of the page."""
        return "".join(map(str, (self.catalogue or english()).messages[id]))

    # Looking -------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """What the prompt asks."""
        return self.page.locator(".prompt strong").inner_text()

    def turn(self) -> int:
        """The number of the turn."""
        return int(self.page.locator(".meta > span:not(.title) b").first.inner_text())

    def offered(self) -> Locator:
        """The cells that light up."""
        return self.page.locator(".boards rect.can:visible")  # on a phone one board is seen

    def action(self, number: int) -> Locator:
        """One of the ten actions."""
        return self.page.locator(f"[data-action='{number}']")

    def can(self, number: int) -> bool:
        """Whether it is possible now."""
        return self.action(number).get_attribute("aria-disabled") == "false"

    def await_choice(self) -> str:
        """Wait until something is asked of this person, or the game is over: which of them."""
        self.page.locator(".prompt.mine, dialog[open]").first.wait_for()
        return "dialog" if self.page.locator("dialog[open]").count() else "prompt"

    # Doing ---------------------------------------------------------------------------------------------

    def press(self, what: Locator) -> None:
        """Click, or tap where there is a finger."""
        if self.touch:
            what.tap()
        else:
            what.click()

    def drag(self, what: Locator, where: Locator) -> None:
        """Press, move in steps as a hand does, and let go."""
        start, goal = what.bounding_box(), where.bounding_box()
        assert start
        assert goal
        mouse = self.page.mouse
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        mouse.down()
        mouse.move(goal["x"] + goal["width"] / 2 + 9, goal["y"] + goal["height"] / 2, steps=6)
        mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2)
        mouse.up()

    @property
    def number(self) -> int:
        """Of the step that the table shows."""
        return int(self.page.locator(".table").get_attribute("data-number") or 0)

    @contextmanager
    def step(self) -> Iterator[None]:
        """What is done inside becomes a step, and is waited for: also where others take steps at the same time."""
        before = self.number
        yield
        self.page.wait_for_function(
            "before => (({classList, dataset}) => !classList.contains('sending') && Number(dataset.number) > before)"
            "(document.querySelector('.table'))",
            arg=before,
        )

    def confirm(self) -> None:
        """The button that names the action."""
        with self.step():
            self.press(self.page.locator(".prompt .btn.primary"))

    def set_up(self) -> None:
        """A tile into the fish, and two cubes."""
        self.press(self.group("table.my_hand").first)
        self.confirm()
        cubes = self.group("table.two_cubes")
        if self.catalogue:
            for _ in range(2):
                self.press(cubes.first)
        else:
            for name in self.layable():
                self.press(cubes.and_(self.page.get_by_label(f"{name} cube")))
        self.confirm()

    def group(self, id: str) -> Locator:
        """The buttons of a group of the prompt."""
        return self.page.get_by_role("group", name=self.word(id)).get_by_role("button")

    def layable(self) -> list[str]:
        """Two colours of the hand: cubes that can then be played."""
        held = self.page.locator(".me .hand .ht:not(.zero)").all()
        labels = [(tile.get_attribute("aria-label") or "").split()[1] for tile in held]
        names = [label for label in labels if label != "crown"]  # dealt to a hand, but no colour
        return [*names, *names][:2]

    def lay(self, most: int = 4) -> int:
        """Play the first cube that can be played and lay some polyps; how many."""
        self.press(self.action(2 if self.can(2) else 3))
        with self.step():
            self.press(self.group("table.cubes").first)
        return self.lay_on(most)

    def lay_on(self, most: int = 4) -> int:
        """Lay some polyps in the laying that is open, and end it; how many."""
        laid = 0
        while laid < most and self.laying() and self.offered().count():
            self.press(self.offered().first)
            self.confirm()
            laid += 1
        if self.laying():
            with self.step():
                self.press(self.page.get_by_role("button", name=self.word("choice.stop")))
        return laid

    def laying(self) -> bool:
        """Whether a laying is going on."""
        return self.page.locator(".prompt .pips").count() > 0

    def introduce(self) -> None:
        """Put a shrimp on the first polyp that may have one."""
        self.press(self.action(4))
        self.press(self.offered().first)
        self.confirm()

    def eat(self) -> None:
        """Eat the first coral that can be eaten."""
        self.press(self.action(1))
        if not self.page.locator(".prompt .btn.primary").count():
            self.press(self.offered().first)
        self.confirm()

    def collect(self) -> None:
        """Take the first space, which ends the turn."""
        self.press(self.action(10))
        self.press(self.page.locator("[data-space].can").first)
        self.confirm()

    def decide(self) -> None:
        """Answer what is asked inside a turn of the Second Kind: a crown, a shrimp that leaves, tiles, a window."""
        for _ in range(60):
            if self.await_choice() == "dialog" or self.can(10) or self.can(9) or self.laying():
                return
            button = self.page.locator(".prompt .btn.primary:enabled")
            chips = self.page.locator(
                ".prompt .chip[data-offer]:enabled, .prompt [aria-label=Cubes] .chip:enabled"
            )
            if button.count():
                with self.step():
                    self.press(button)
            elif chips.count():
                self.press(chips.first)
            elif self.offered().count():
                self.press(self.offered().first)
            # Some answers play at once, others want more words or the button.
            self.page.wait_for_timeout(150)
            self.page.locator(".table:not(.sending)").wait_for()
        raise AssertionError(f"nothing answers {self.title!r}")

    def take_turn(self) -> None:
        """One whole turn, or a choice of the set-up or the final round."""
        passing = self.page.get_by_role("button", name=self.word("choice.pass"), exact=True)
        if self.group("table.my_hand").count():
            self.set_up()
        elif passing.count():
            with self.step():
                self.press(passing)
        else:
            if self.can(1):
                self.eat()
            if self.can(2):
                self.lay()
            if self.can(4):
                self.introduce()
            self.collect()

    def play_to_the_end(self) -> None:
        """Turn by turn until the scoring shows."""
        for _ in range(MOST_TURNS):
            if self.await_choice() == "dialog":
                return
            self.take_turn()
        raise AssertionError("the game does not end")
