"""A learner who knows nothing: reads the screen in any language, asks to be shown, and does what is said there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

from playwright.sync_api import Locator, Page, expect

from reefencounter.engine.components import ALGAE, COLOURS, CORAL_TILES
from reefencounter.lessons.wording import NAMED
from reefencounter.messages import Value

from .words import Words, any_of, words_of

NINE = ("feed", "grow", "guard", "collect", "attack", "spoils", "tide", "end", "whole")
FURTHER = ("advanced", "tiles", "crowns", "terrain", "blue", "cards")  # for those who know the game
CELL = re.compile(r"\b[1-4]?[a-hz][0-7]\b")
MANY = range(1, 10)  # of things that one counts
PAIRS = [f"{one}{other}" for n, one in enumerate(COLOURS) for other in COLOURS[n:]]


class Learner:
    """Somebody at a lesson. All that they use are words, marks and names on the screen."""

    def __init__(self, page: Page, words: Words | None = None) -> None:
        self.page = page
        self.words = words or words_of("en")

    # Looking -------------------------------------------------------------------------------------------

    def says(self, id: str, /, **arguments: Value) -> str:
        return self.words.say(id, **arguments)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def named(self, id: str, /, **arguments: Value) -> Locator:
        """The button that says this."""
        return self.button(any_of([self.says(id, **arguments)]))

    def counted(self, id: str, /, **arguments: Value) -> Locator:
        """The button that says this of any number."""
        return self.button(any_of(self.says(id, count=count, **arguments) for count in MANY))

    def cell(self, name: str) -> Locator:
        """A cell as one finds it on a board: by column and row, and the number of the board where there are several."""
        number, where = (name[0], name[1:]) if name[0].isdigit() else ("", name)
        boards = self.page.get_by_role("grid")
        if number:
            boards = self.page.get_by_role(
                "grid", name=any_of([self.says("pieces.board", board=int(number))], whole=False)
            )
        return boards.get_by_role("gridcell", name=re.compile(f"^{where},"))

    def understood(self, advice: str) -> tuple[str, dict[str, Any]]:
        """What a sentence means: a kind of action and what it is done with."""
        cells = CELL.findall(advice)
        for kind, names in NAMED.items():
            choices = [self.meanings(kind, name, cells) for name in names]
            for values in product(*choices):
                meant = dict(zip(names, values, strict=True))
                if self.says(f"lesson.show.{kind}", **meant).split() == advice.split():
                    return kind, meant
        raise AssertionError(f"nobody could follow this: {advice}")

    def meanings(self, kind: str, name: str, cells: list[str]) -> list[Any]:
        """All that could stand in one place of a sentence."""
        match name:
            case "cell":
                return cells
            case "goal":
                return ["off", *cells]  # some languages name it first
            case "colour":
                return [*COLOURS]
            case "colours":
                return PAIRS
            case "alga":
                return [*ALGAE]
            case "place":
                return ["sea", *range(1, len(CORAL_TILES) + 1)]
            case "tile" if kind == "lay":
                return [None, "consumed"]
            case _:
                return [None]

    # Doing ---------------------------------------------------------------------------------------------

    def press(self, what: Locator) -> None:
        what.click()

    def finish_lesson(self) -> None:
        """All tasks from here on, up to the sentence to take along."""
        for _ in range(9):
            self.finish_task()
            if self.page.get_by_text(self.says("lesson.take_along")).is_visible():
                return
            before = self.page.locator("h1").inner_text()
            self.page.keyboard.press("Enter")  # the way on has the focus
            expect(self.page.locator("h1")).not_to_have_text(before)
        raise AssertionError("the lesson does not end")

    def finish_task(self) -> None:
        """Ask to be shown, and do what is said, until it is solved."""
        self.press(self.named("lesson.hint"))
        self.press(self.named("lesson.show"))
        done = self.page.locator(".verdict.solved")
        for _ in range(30):
            advice = self.page.locator(".detail").inner_text()
            self.follow(advice)
            if done.is_visible():
                return
        raise AssertionError(f"not solved; the last advice was {advice!r}")

    def follow(self, advice: str) -> None:
        """Do what a sentence says; what only was chosen by that is confirmed."""
        at_rest = self.page.locator(".task:not(.busy)")
        played = at_rest.get_attribute("data-played")
        for deed in self.deeds(*self.understood(advice)):
            self.press(deed)
        at_rest.wait_for()
        if at_rest.get_attribute("data-played") == played:
            self.press(self.page.locator(".btns .btn.primary"))
        expect(at_rest).not_to_have_attribute("data-played", played or "")

    def deeds(self, kind: str, meant: dict[str, Any]) -> Iterator[Locator]:
        """What is pressed for an action, one after the other."""
        match kind:
            case "eat":
                yield self.cell(meant["cell"])
            case "lay":
                source = self.page.get_by_role(
                    "radio", name=any_of([self.says("table.from_consumed")], whole=False)
                )
                if meant["tile"] == "consumed" and source.is_visible():
                    yield source
                yield self.cell(meant["cell"])
            case "cube":
                yield self.counted("lesson.cubes_to_play", colour=meant["colour"])
            case "stop" | "pass":
                yield self.named("choice.stop" if kind == "stop" else "choice.pass")
            case "shrimp":
                yield from self.turned_to("lesson.introduce")
                yield self.cell(meant["cell"])
            case "move":
                yield from self.turned_to("lesson.move")
                if not self.is_held():
                    yield self.cell(meant["cell"])
                yield self.named("lesson.off") if meant["goal"] == "off" else self.cell(meant["goal"])
            case "take":
                yield self.space(meant["colour"])
            case "larva":
                yield from self.turned_to("lesson.larva")
                yield self.named("table.give_tile", tile=meant["colour"], cube=None)
            case "polyp":
                yield from self.turned_to("lesson.swap")
                yield self.named("table.give_cube", cube=meant["colour"])
            case "alga":
                yield from self.turned_to("lesson.alga")
                yield self.alga(meant["alga"]) if meant["place"] == "sea" else self.coral_tile(meant["place"])
            case "feed":
                yield self.counted("lesson.polyps_of", colour=meant["colour"])
            case "larvae":
                for colour in meant["colours"]:
                    yield self.button(
                        any_of(self.says("table.pick_cube", count=n, colour=colour) for n in range(3))
                    )
            case _:
                raise AssertionError(f"nobody could do this: {kind} {meant}")

    def space(self, colour: str) -> Locator:
        """A space of the sea that can be collected."""
        return self.button(any_of([self.words.collecting(colour)], whole=False))

    def alga(self, alga: str) -> Locator:
        """The button of an alga, whatever is left of it."""
        return self.button(
            any_of((self.says("table.alga_left", alga=alga, left=n) for n in MANY), whole=False)
        )

    def coral_tile(self, number: int) -> Locator:
        """A coral tile that can be locked, by its two colours."""
        tile = CORAL_TILES[number - 1]
        ways = [(tile.strong, tile.weak), (tile.weak, tile.strong)]
        names = [
            self.says("table.coral_tile", stronger=one, weaker=other, large=large, small=small, lock=None)
            for one, other in ways
            for large, small in product(ALGAE, ALGAE)
        ]
        return self.button(any_of(names, whole=False))

    def turned_to(self, verb: str) -> Iterator[Locator]:
        """The button of an action where there is one, unless it is turned to already."""
        button = self.named(verb).and_(self.page.locator("[data-action]"))
        if button.is_visible() and button.get_attribute("aria-pressed") != "true":
            yield button
            expect(button).to_have_attribute("aria-pressed", "true")

    def is_held(self) -> bool:
        """Whether a shrimp is marked as about to move."""
        return self.page.locator(".b-focus").is_visible()
