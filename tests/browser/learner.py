"""A learner who knows nothing: reads what the screen says, asks to be shown, and does what is said there."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

CUBES = re.compile(r"(white|yellow|orange|pink|grey) cube")


class Learner:
    """Somebody at a lesson. All that they use are words, marks and names on the screen."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def cell(self, name: str) -> Locator:
        """A cell as one finds it on a board: by column and row, and the number of the board where there are several."""
        number, where = (name[0], name[1:]) if name[0].isdigit() else ("", name)
        board = self.page.get_by_role("grid", name=re.compile(f"^Board {number}"))
        return board.get_by_role("gridcell", name=re.compile(f"^{where},"))

    def finish_lesson(self) -> None:
        """All tasks from here on, up to the sentence to take along."""
        while True:
            self.finish_task()
            if self.page.get_by_text("To take along:").is_visible():
                return
            before = self.page.locator("h1").inner_text()
            self.page.keyboard.press("Enter")  # the way on has the focus
            expect(self.page.locator("h1")).not_to_have_text(before)

    def finish_task(self) -> None:
        """Ask to be shown, and do what is said, until it is solved."""
        self.button("Give me a hint").click()
        done = self.page.locator(".verdict.solved")
        self.button("Show me").click()
        for _ in range(30):
            advice = self.page.locator(".detail").inner_text()
            steps = self.page.locator("[data-played]").get_attribute("data-played")
            self.follow(advice)
            expect(self.page.locator("[data-played]")).not_to_have_attribute("data-played", str(steps))
            expect(self.page.locator(".task:not(.busy)")).to_be_visible()
            if done.is_visible():
                return
        raise AssertionError(f"not solved; the last advice was {advice!r}")

    def follow(self, advice: str) -> None:
        """Do what a sentence says."""
        cells = re.findall(r"\b[12]?[a-g][1-6]\b", advice)
        confirms = False
        if advice.startswith("Let your fish eat") or advice.startswith("Lay a"):
            if (
                "consumed" in advice
                and self.page.get_by_role("radio", name=re.compile("Consumed")).is_visible()
            ):
                self.page.get_by_role("radio", name=re.compile("Consumed")).click()
            self.cell(cells[0]).click()
        elif advice.startswith("Play your"):
            self.button(re.compile(f"{CUBES.findall(advice)[0]} cubes?: play one")).click()
        elif advice.startswith("Say that you stop"):
            self.button(re.compile("Stop")).click()
        elif advice.startswith("Put a shrimp"):
            self.turn_to("New shrimp")
            self.cell(cells[0]).click()
        elif advice.startswith("Move your shrimp") or advice.startswith("Take the shrimp"):
            self.turn_to("Move a shrimp")
            if not self.is_held():
                self.cell(cells[0]).click()
            if len(cells) > 1:
                self.cell(cells[1]).click()
            else:
                self.button("Behind my screen").click()
        elif advice.startswith("Collect"):
            colour = re.findall(r"the (\w+) space", advice)[0]
            self.button(re.compile(f"the {colour} space")).click()
            confirms = True
        elif advice.startswith("Give a consumed"):
            self.turn_to("Tile to cube")
            self.button(re.compile(f"^Give .*{CUBES.findall(advice)[0]}")).click()
        elif advice.startswith("Give your"):
            self.turn_to("Swap, cards")
            self.button(re.compile(f"^Give the {CUBES.findall(advice)[0]} cube")).click()
        elif advice.startswith("Play the"):
            self.turn_to("Alga")
            self.button(re.compile(f"^{advice.split()[2]} alga")).click()
            confirms = True
        elif advice.startswith("Lock coral tile"):
            self.turn_to("Alga")
            self.page.locator(f"button[data-tile='{advice.split()[3]}']").click()
            confirms = True
        elif advice.startswith("Pass"):
            self.button(re.compile("Pass")).click()
        elif advice.startswith("Put a"):
            self.button(re.compile(f"^[0-9]+ {advice.split()[2]}$")).click()
            confirms = True
        elif advice.startswith("Take"):
            two = CUBES.findall(advice)
            for colour in two * (2 // len(two)):
                self.button(re.compile(f"^{colour} cube")).last.click()
            confirms = True
        else:
            raise AssertionError(f"nobody could follow this: {advice}")
        if confirms:
            self.page.locator(".btns .btn.primary").click()

    def turn_to(self, verb: str) -> None:
        """Press the button of an action where there is one, unless it is turned to already."""
        button = self.button(verb).and_(self.page.locator("[data-action]"))
        if button.is_visible() and button.get_attribute("aria-pressed") != "true":
            button.click()
            expect(button).to_have_attribute("aria-pressed", "true")

    def is_held(self) -> bool:
        """Whether a shrimp is marked as about to move."""
        return self.page.locator(".b-focus").is_visible()
