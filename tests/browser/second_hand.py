"""A hand that plays the Second Kind with all it has: buys and plays cards, places reef tiles, answers what is asked."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from .hand import Hand


class SecondHand(Hand):
    """One person who tries everything, as chance has it."""

    def __init__(self, page: Page, touch: bool = False, seed: int = 1) -> None:
        super().__init__(page, touch)
        self.rng = random.Random(seed)
        self.done: set[str] = set()  # what was tried at least once

    def take_turn(self) -> None:
        """A turn with cards and reef tiles before the collecting."""
        if self.page.get_by_role("group", name="Tiles of my hand").count():
            return self.set_up()
        if not self.settled():
            return None
        if self.page.get_by_role("button", name="Pass", exact=True).count():
            with self.step():
                self.press(self.page.get_by_role("button", name="Pass", exact=True))
            return None
        if self.can(1):
            self.eat()
            self.done.add("eat")
        for action in self.rng.sample(
            [self.some_laying, self.some_shrimp, self.buy, self.place, self.use_card], 5
        ):
            if self.settled() and self.can(10):
                action()
        if self.settled() and self.can(10):
            if self.page.locator(".prompt [data-offer=end]").count():  # collected early (S8.5)
                with self.step():
                    self.press(self.page.locator(".prompt [data-offer=end]"))
            else:
                self.collect()
        return None

    def settled(self) -> bool:
        """Answer what is asked first; whether the turn goes on after that."""
        self.decide()
        while self.laying():  # that a card began
            self.lay_on()
            self.decide()
        return not self.page.locator("dialog[open]").count()

    def some_laying(self) -> None:
        if self.can(2):
            self.lay()
            self.done.add("lay")

    def some_shrimp(self) -> None:
        if self.can(4):
            self.introduce()
            self.done.add("introduce")

    def tab(self, name: str) -> None:
        """On a phone one part of the table is seen at a time."""
        tab = self.page.locator(".tabs").get_by_role("button", name=name)
        if tab.is_visible():
            self.press(tab)

    def buy(self) -> None:
        """A card for the first thing that can pay for it."""
        self.tab("Cards")
        button = self.page.locator(".cards .buy")
        if button.get_attribute("aria-disabled") == "false":
            self.press(button)
            self.press(self.page.locator(".prompt .chip[data-offer]").first)
            self.confirm()
            self.done.add("buy")
        self.tab("Reef")

    def place(self) -> None:
        """A reef tile onto the first cell that is offered."""
        tiles = self.page.locator(
            ".me .special.can:is([data-kind=rock], [data-kind=water], [data-kind=crown])"
        )
        if tiles.count():
            kind = tiles.first.get_attribute("data-kind")
            self.press(tiles.first)
            self.press(self.offered().first)
            self.confirm()
            self.done.add(f"place {kind}")

    def use_card(self) -> None:
        """One of the cards of the hand: its text or its blue shrimp."""
        self.tab("Cards")
        cards = self.page.locator(".cards .card.can")
        if not cards.count():
            return self.tab("Reef")
        self.press(cards.nth(self.rng.randrange(cards.count())))
        uses = self.page.locator("dialog[open] .uses .btn:not(:has-text('Discard'))")
        uses.first.wait_for()
        use = uses.nth(self.rng.randrange(uses.count()))
        name = use.inner_text()
        if name.startswith("Play"):
            with self.step():
                self.press(use)
        else:
            self.press(use)
            self.finish()
        self.done.add(name)
        return None

    def finish(self) -> None:
        """Choose cell after cell until the action can be confirmed."""
        with self.step():
            for _ in range(4):
                self.page.wait_for_timeout(100)
                if self.page.locator(".prompt .btn.primary").count():
                    break
                self.press(self.offered().first)
            self.press(self.page.locator(".prompt .btn.primary"))
