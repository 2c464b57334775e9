"""A learner of the Second Kind: special tiles, crowns, reef tiles, blue shrimps and cards, by what the screen says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator

from reefencounter.engine.components import COLOURS
from reefencounter.engine.second_kind.components import NUMBER_OF_KIND

from .learner import MANY, Learner
from .words import any_of

TURNS = ("ne", "se", "sw", "nw")
KINDS = [*NUMBER_OF_KIND]
TWO = [kind for kind in KINDS if "/" in kind]
LAID = [
    *(f"{kind}:{turn}" for kind in KINDS if kind.endswith("h") for turn in TURNS),
    *(kind for kind in KINDS if kind[-1] in "2b"),
    *(side for kind in TWO for side in (kind, "/".join(reversed(kind.split("/"))))),
]
USES = {  # what a card is read for
    "card": "second_kind.play_text",
    "react": "second_kind.answer_with",
    "eat": "second_kind.eat_with",
    "blue": "second_kind.introduce_blue",
    "shift": "second_kind.move_blue",
    "discard": "second_kind.discard",
}


class SecondLearner(Learner):
    """Somebody at a lesson for those who know the game."""

    def meanings(self, kind: str, name: str, cells: list[str]) -> list[Any]:
        match kind, name:
            case "lay", "tile":
                return [None, "consumed", *LAID]
            case "return" | "buy", "tile":
                return KINDS
            case "place", "tile":
                return ["rock", "water", "crown"]
            case _, "pile":
                return ["hand", "consumed", "cube"]
            case _, "card":
                return [None, *self.words.cards] if kind == "eat" else self.words.cards
            case _:
                return super().meanings(kind, name, cells)

    def deeds(self, kind: str, meant: dict[str, Any]) -> Iterator[Locator]:
        match kind:
            case "lay" if meant["tile"] in LAID:
                yield from self.lay_special(meant["cell"], meant["tile"])
            case "larva":
                yield from self.turned_to("lesson.larva")
                gives = [self.says("table.give_tile", tile=meant["colour"], cube=None)]
                gives += [self.says("table.give_tile", tile=tile, cube=meant["colour"]) for tile in TWO]
                yield self.button(any_of(gives))
            case "split" | "keep":
                yield self.button(any_of(self.says(f"choice.{kind}", colour=colour) for colour in COLOURS))
            case "return":
                yield self.named("choice.tile", tile=meant["tile"])
            case "crown" | "flee":
                at = self.cell(meant["cell"])
                if self.page.locator("rect.can").and_(at).count():  # where several could act, which one
                    yield at
                yield self.named("choice.flee_off") if meant["goal"] == "off" else self.cell(meant["goal"])
            case "place":
                yield self.counted("table.counted_place", tile=meant["tile"])
                yield self.cell(meant["cell"])
            case "buy":
                yield self.named("second_kind.buy")
                yield self.named("choice.pay", tile=meant["tile"], source=meant["pile"])
            case "blue" | "shift" | "card" | "react" | "discard":
                yield from self.card(kind, meant["card"])
                yield from (self.cell(meant[name]) for name in ("cell", "goal") if name in meant)
            case "eat" if meant["card"]:
                yield from self.card(kind, meant["card"])
            case "end" | "decline":
                yield self.named(f"choice.{kind}")
            case _:
                yield from super().deeds(kind, meant)

    def lay_special(self, cell: str, tile: str) -> Iterator[Locator]:
        """Choose a tile, then where it lies, then how."""
        kind = tile.split(":")[0]
        names = {kind, "/".join(reversed(kind.split("/")))}
        stock = self.button(
            any_of(
                self.says("second_kind.lay_from_hand", tile=name, count=count)
                for name in names
                for count in MANY
            )
        )
        if stock.count() and stock.get_attribute("aria-pressed") != "true":
            yield stock
        yield self.cell(cell)
        if ":" in tile:
            yield self.page.get_by_role(
                "radio", name=any_of([self.says("way.tile", tile=tile, consumed=False)])
            )

    def card(self, kind: str, card: str) -> Iterator[Locator]:
        """Read a card of the hand, and use it so."""
        market = self.page.get_by_role("region", name=self.says("second_kind.market"))
        name = self.says("card_name." + card)
        yield market.get_by_role("button", name=any_of([name], whole=False)).first
        yield self.page.get_by_role("dialog").get_by_role("button", name=any_of([self.says(USES[kind])]))
