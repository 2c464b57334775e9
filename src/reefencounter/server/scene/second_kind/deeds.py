"""The actions that only the Second Kind has, each with a button, a sentence and what to click (S3 to S8).

They are grouped by what they belong to: the crown that attacks, the card that is used or asks, the tile that is placed.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....decks import by_id
from ....engine.components import ALGAE, COLOUR_NAMES
from ....engine.second_kind import codes
from ....engine.second_kind.components import KINDS
from ....engine.second_kind.naming import a_tile, tile_name
from ....telling.cards import card_name
from ....telling.words import a_colour
from ...schemas import DeedChoice
from ..reef import tiles
from .previews import SecondLook

ELSEWHERE = frozenset(  # kinds that other parts of the choices carry, or that are one button
    "feed larvae eat cube lay stop shrimp move larva alga polyp take pass".split()
)
DIES = "It has no polyp beside it there, so it dies at once."


def deeds(look: SecondLook, actions: Sequence[str]) -> list[DeedChoice]:
    """All of them, in the order of the legal actions."""
    desk = _Desk(look)
    return [desk.deed(action) for action in actions if action.split(" ")[0] not in ELSEWHERE]


class _Desk:
    def __init__(self, look: SecondLook) -> None:
        self.look, self.reef = look, look.reef
        self.deck = look.position.deck
        self.texts = {card["id"]: card["text"] for card in by_id(self.deck.id).cards}
        self.asking = self.deck.cards[self.reef.card]

    def name(self, card: str) -> str:
        """A card by its name."""
        return card_name(card, self.deck.id)

    def deed(self, action: str) -> DeedChoice:
        """One action."""
        kind, *words = action.split(" ")
        group = kind
        cell: str | None = None
        origin: str | None = None
        card: str | None = None
        tile: str | None = None
        match kind, words:
            case "crown", [origin, cell]:
                group, tile = f"crown {origin}", self.look.polyps[cell]
                label, text = f"Attack {cell}", self.attack(action, origin, cell)
            case "flee" | "drift", [origin, goal]:
                group, cell = f"{kind} {origin}", _cell(goal)
                label, text = self.leave(kind, origin, goal)
            case "return", [tile]:
                label = _capital(tile_name(tile))
                text = f"{_capital(a_tile(tile))} of the coral goes into the bag."
                if tile.endswith("2"):
                    text += " It counts as two."
            case "split" | "keep", []:
                group, tile = "split", KINDS[self.reef.variant]
                colour = COLOUR_NAMES[tile[0]]
                label = f"Two {colour} tiles" if kind == "split" else "Keep the double"
                text = (
                    f"The double goes into the bag, and you take two {colour} tiles from it as consumed ones."
                    if kind == "split"
                    else f"You keep the double {colour} tile as one consumed tile."
                )
            case "place", [tile, cell]:
                group = f"place {tile}"
                label, text = f"{_capital(tile_name(tile))} on {cell}", self.place(action, tile, cell)
            case "buy", [source, tile]:
                price = a_colour(tile, "cube") if source == "cube" else a_tile(tile)
                where = {"hand": " from your hand", "consumed": " of your consumed ones", "cube": ""}[source]
                label, text = (
                    f"Pay {price}{', consumed' if source == 'consumed' else ''}",
                    (f"Buy a card for {price}{where}. It cannot be taken back."),
                )
            case "discard", [card]:
                group, label = f"card {card}", "Discard"
                text = f"Put {self.name(card)} on the discards, unplayed."
            case "card", [card]:
                group, label, text = f"card {card}", f"Play {self.name(card)}", self.texts[card]
            case "blue", [card, *cells]:
                group, cell, origin = f"card {card}", cells[-1], cells[0] if len(cells) > 1 else None
                label = f"Introduce on {cell}"
                text = f"Use {self.name(card)} to put a blue shrimp on {cell}" + _from(origin)
            case "shift", [card, origin, goal]:
                group, cell = f"card {card}", _cell(goal)
                label = f"Move to {_where(goal)}"
                text = f"Use {self.name(card)} to move the blue shrimp from {origin} to {_where(goal)}."
            case "react", [card]:
                group, label, text = "window", f"Play {self.name(card)}", self.texts[card]
            case "decline", []:
                group, label, text = "window", "No", "Play no card now."
            case "end", []:
                label, text = "End the turn", "Your turn is over."
            case _:
                card = self.asking.id
                group = f"card {card}"
                label, text, cell, origin, tile = self.choose(action, words)
        return DeedChoice(action, kind, group, label, text, cell, origin, card, tile)

    def attack(self, action: str, origin: str, cell: str) -> str:
        """What a crown would do."""
        said = [f"The crown of thorns on {origin} eats the {tile_name(self.look.polyps[cell])} on {cell}."]
        number = self.look.numbers[cell]
        if self.look.position.shrimp_at(number) >= 0:
            said.append("Your shrimp there must leave.")
        if cell in self.look.blue:
            said.append("The blue shrimp there must leave.")
        if number not in self.look.after(action).crowns():
            said.append("The crown then dies: it has no polyp beside it.")
        return " ".join(said)

    def leave(self, kind: str, origin: str, goal: str) -> tuple[str, str]:
        """Where a shrimp goes whose polyp was eaten."""
        if kind == "drift":
            return f"To {_where(goal)}", f"The blue shrimp goes from {origin} to {_where(goal)}."
        where = "behind the screen" if goal == "off" else f"to {goal}"
        return _capital(where), f"Your shrimp goes from {origin} {where}."

    def place(self, action: str, tile: str, cell: str) -> str:
        """What a reef tile would do, from the hand or from the bag."""
        text = f"Put the {tile_name(tile)} on {cell}."
        if tile != "crown" and cell in self.look.terrain:
            return f"{text} Both tiles there go into the bag, and the printed cell is back."
        if tile == "crown" and self.look.numbers[cell] not in self.look.after(action).crowns():
            return f"{text} {DIES}"
        return text

    def choose(
        self, action: str, words: Sequence[str]
    ) -> tuple[str, str, str | None, str | None, str | None]:
        """A choice of a card: label, text, cell, origin, tile."""
        match words:
            case ["done"]:
                return "That is all", f"{self.name(self.asking.id)} is done.", None, None, None
            case ["swap", given, space, taken]:
                sea = COLOUR_NAMES[space]
                text = f"Swap {a_tile(given)} of yours for {a_tile(taken)} on the {sea} space of the sea."
                return f"{_capital(tile_name(given))} for {tile_name(taken)} ({sea})", text, None, None, taken
            case ["blue", *cells] if cells:
                origin = cells[0] if len(cells) > 1 else None
                text = f"Put a blue shrimp on {cells[-1]}" + _from(origin)
                return f"Introduce on {cells[-1]}", text, cells[-1], origin, None
            case ["shift", origin, goal]:
                text = f"Move the blue shrimp from {origin} to {_where(goal)}."
                return f"Move to {_where(goal)}", text, _cell(goal), origin, None
            case ["shoo", cell]:
                text = f"The crown of thorns on {cell} leaves the game."
                return f"Remove the crown on {cell}", text, cell, None, "crown"
            case ["nudge", origin, cell]:
                text = f"The crown of thorns goes from {origin} to {cell}."
                return f"Crown to {cell}", text, cell, origin, "crown"
            case ["summon", cell]:
                text = f"A crown of thorns comes from the bag onto {cell}."
                return f"Crown on {cell}", text, cell, None, "crown"
            case ["rock" | "water" as tile, cell]:
                return (
                    f"{_capital(tile_name(tile))} on {cell}",
                    self.place(action, tile, cell),
                    cell,
                    None,
                    tile,
                )
            case ["introduce", cell]:
                return f"Shrimp on {cell}", f"Put one of your shrimps on {cell}.", cell, None, None
            case ["move", origin, cell]:
                text = f"Move your shrimp from {origin} to {cell}."
                return f"Shrimp to {cell}", text, cell, origin, None
            case [cell, colour] if cell in self.look.numbers:
                name = COLOUR_NAMES[colour]
                return (
                    f"{name.capitalize()} on {cell}",
                    f"Place {a_tile(colour)} on {cell}.",
                    cell,
                    None,
                    colour,
                )
            case [space, tile]:
                text = f"Take {a_tile(tile)} from the {COLOUR_NAMES[space]} space of the sea."
                return f"{_capital(tile_name(tile))} ({COLOUR_NAMES[space]})", text, None, None, tile
            case [cell] if cell in self.look.numbers:
                text = f"Ward the polyp on {cell}: no coral can attack it."
                return f"Ward {cell}", text, cell, None, None
        return self.pick(words[0])

    def pick(self, word: str) -> tuple[str, str, str | None, str | None, str | None]:
        """A choice of one thing: an alga, a coral tile or a kind of tile."""
        if word in ALGAE:
            return _capital(word), f"Play the {word} alga on the alga space.", None, None, None
        if word.isdigit():
            tile = tiles(self.look.position)[int(word) - 1]
            strong, weak = COLOUR_NAMES[tile.stronger], COLOUR_NAMES[tile.weaker]
            text = f"Turn coral tile {word}: {weak} then beats {strong}."
            if self.asking.effect == codes.SKIP_FLIP:
                text = f"Coral tile {word} does not turn: {strong} still beats {weak}."
            return f"Coral tile {word}", text, None, None, None
        texts = {
            codes.GAIN_CUBE: f"Take {a_colour(word, 'cube') if word in COLOUR_NAMES else ''} from the supply.",
            codes.DIP: f"Put {a_tile(word)} back into the bag and keep the others.",
            codes.DIGEST: f"Put {a_tile(word)} of your hand to your consumed tiles.",
            codes.SNACK: f"Put {a_tile(word)} of your consumed ones into your fish.",
            codes.SEARCH_BAG: f"Take {a_tile(word)} from the bag as a consumed one.",
        }
        label = a_colour(word, "cube") if self.asking.effect == codes.GAIN_CUBE else tile_name(word)
        return _capital(label), texts[self.asking.effect], None, None, word


def _cell(goal: str) -> str | None:
    return None if goal == "off" else goal


def _where(goal: str) -> str:
    return "the supply" if goal == "off" else goal


def _from(origin: str | None) -> str:
    return "." if origin is None else f", from {origin}."


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
