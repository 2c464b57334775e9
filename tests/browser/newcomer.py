"""A newcomer in their first game: heeds the guide, and plays by what the lessons said and what the table shows."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from reefencounter.engine.components import COLOURS

from .hand import MOST_TURNS, Hand
from .learner import Learner
from .words import Words, any_of

SIZES = range(1, 22)  # of a coral
NEXT = ((0, 1), (1, 0), (0, -1), (-1, 0))
LIT = """() => [...document.querySelectorAll('.boards [role=gridcell]')].map((cell) =>
    [cell.dataset.cell, cell.getAttribute('aria-label'), cell.classList.contains('can') && cell.checkVisibility()])"""


class Newcomer(Learner):
    """Somebody who has read the lessons and sits at a table for the first time."""

    def __init__(self, hand: Hand, words: Words) -> None:
        super().__init__(hand.page, words)
        self.hand = hand
        self.heard: list[str] = []  # what the guide has stopped for, in words
        self.commented: list[str] = []  # what was said of turns of the bot
        self.page.add_locator_handler(self.page.locator(".guide [data-moment]"), self.heed)

    def heed(self, said: Locator) -> None:
        """The guide stops the game: it is read, and passed. Sometimes it has two things to say."""
        while kind := said.evaluate_all("all => all[0]?.dataset.moment"):
            self.heard.append(said.inner_text())
            self.named("guide.go_on").click()
            self.page.wait_for_function(
                "kind => document.querySelector('.guide [data-moment]')?.dataset.moment !== kind", arg=kind
            )

    def begin(self) -> None:
        """From the page of lessons to the table."""
        self.button(any_of([self.says("learn.first_game")], whole=False)).click()
        while not self.heard:  # the guide explains the set-up as soon as it knows what to say
            expect(self.page.locator(".prompt.mine")).to_be_visible()
            self.page.wait_for_timeout(50)

    def play(self, turns: int = MOST_TURNS) -> bool:
        """So many turns, or to the end; whether that was reached."""
        for _ in range(turns):
            if self.hand.await_choice() == "dialog":
                return True
            self.take_turn()
        return False

    def take_turn(self) -> None:
        """One whole turn, or what is asked before the first and after the last."""
        passing = self.named("choice.pass")
        if self.group("table.my_hand").count():
            return self.set_up()
        if passing.count() and not self.can(1):
            with self.hand.step():
                passing.click()
            return None
        if self.hand.turn() > 1:
            comment = self.page.locator(".prompt .hint b")
            expect(comment).not_to_be_empty()
            self.commented.append(comment.inner_text())
        if self.can(1):
            self.eat()
            if self.hand.await_choice() == "dialog" or not self.can(10):
                return None
        while self.can(2) or self.can(3):
            self.lay()
        if self.can(4):
            self.introduce()
        self.collect()
        return None

    def set_up(self) -> None:
        """The colour of which there is least goes into the fish, cubes are those of which there is most."""
        held = sorted((colour for colour in COLOURS if self.held(colour)), key=self.held)
        self.named("table.feed", colour=held[0]).click()
        self.hand.confirm()
        for colour in (held[-1], held[-2]):
            self.named("table.pick_cube", count=0, colour=colour).click()
        self.hand.confirm()

    def eat(self) -> None:
        """What can be eaten is eaten."""
        self.action(1).click()
        if not self.page.locator(".prompt .btn.primary").count():
            self.largest().click()
        self.hand.confirm()

    def lay(self) -> None:
        """The cube of which there is most, and its polyps where they enlarge a coral."""
        self.action(2 if self.can(2) else 3).click()
        cubes = [(colour, self.cube(colour)) for colour in sorted(COLOURS, key=self.held, reverse=True)]
        colour, cube = next((colour, cube) for colour, cube in cubes if cube.count())
        with self.hand.step():
            cube.first.click()
        while self.hand.laying() and self.hand.offered().count():
            self.best(colour).click()
            self.hand.confirm()
        if self.hand.laying():
            with self.hand.step():
                self.named("choice.stop").click()

    def introduce(self) -> None:
        """A shrimp goes onto the largest coral that nobody owns."""
        self.action(4).click()
        self.largest().click()
        self.hand.confirm()

    def collect(self) -> None:
        """The cube of the colour of which there is most, of those with polyps."""
        self.action(10).click()
        spaces = [(self.held(colour), self.space(colour)) for colour in COLOURS]
        _, space = max(((n, space) for n, space in spaces if space.count()), key=lambda one: one[0])
        space.click()
        self.hand.confirm()

    # Looking -------------------------------------------------------------------------------------------

    def group(self, id: str) -> Locator:
        return self.page.get_by_role("group", name=self.says(id)).get_by_role("button")

    def action(self, number: int) -> Locator:
        """One of the ten, by its number."""
        return self.page.locator(f"[data-action='{number}']")

    def can(self, number: int) -> bool:
        """Whether it is offered."""
        return self.action(number).get_attribute("aria-disabled") == "false"

    def held(self, colour: str) -> int:
        """How many tiles of a colour are behind one's screen."""
        names = [self.says("table.my_tiles", count=n, colour=colour) for n in range(20)]
        tile = self.page.get_by_role("region", name=self.says("table.my_screen")).get_by_role(
            "button", name=any_of(names)
        )
        return int(tile.inner_text())

    def cube(self, colour: str) -> Locator:
        return self.group("table.cubes").filter(
            has_text=self.says("table.play_cube", colour=colour, **{"as": None})
        )

    def corals(self) -> tuple[dict[str, tuple[str, int]], list[str]]:
        """What the cells say: colour and size of the coral on each, and those that are lit."""
        kinds = {
            self.says("table.cell_coral", colour=colour, size=size): (colour, size)
            for colour in COLOURS
            for size in SIZES
        }
        read, lit = {}, []
        for cell, label, can in self.page.evaluate(LIT):
            coral = next((coral for words, coral in kinds.items() if f", {words}," in f"{label},"), None)
            if coral:
                read[cell] = coral
            if can:
                lit.append(cell)
        return read, lit

    def largest(self) -> Locator:
        """The lit cell of the largest coral."""
        corals, lit = self.corals()
        return self.at(max(lit, key=lambda cell: corals.get(cell, ("", 0))[1]))

    def best(self, colour: str) -> Locator:
        """The lit cell that touches most of a colour."""
        corals, lit = self.corals()

        def touched(cell: str) -> int:
            near = (f"{cell[0]}{chr(ord(cell[1]) + x)}{int(cell[2]) + y}" for x, y in NEXT)
            return sum(size for kind, size in (corals.get(one, ("", 0)) for one in near) if kind == colour)

        return self.at(max(lit, key=touched))

    def at(self, cell: str) -> Locator:
        return self.page.locator(f".boards [data-cell='{cell}']")
