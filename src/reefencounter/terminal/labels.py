"""Questions of the base game in words: titles, and what the answers mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..engine.components import ALGAE, COLOUR_NAMES
from ..events import events_between
from ..game import Game
from ..messages.english.vocabulary import count
from ..notation.forms import id_of
from ..notation.second_kind.text import CELL_NUMBERS
from ..pictures.reading import Position, cell_name, read
from ..record import Move
from ..telling.sentences import tell
from .panels import counts
from .spelling import Words, text_of


class Table:
    """Words for what a player sees: labels for the answers and titles for the questions."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat = game, seat
        self.view: Mapping[str, Any] = game.view(seat)
        self.seen: Position = read(self.view)
        self.mine: Mapping[str, Any] = self.view["players"][seat]

    def title(self, chosen: Words) -> str:
        """What is asked after these words."""
        match chosen:
            case ("feed",):
                return "Set-up: which tile goes secretly into your fish? It scores at the end."
            case ("larvae",):
                return "Set-up: which two larva cubes do you choose? Type two letters, such as WP."
            case ("eat",):
                return "Which coral does your fish eat?"
            case ("cube",):
                return "Which cube do you play?"
            case ("lay", cell):
                return f"A polyp for {cell}: from your hand or from your consumed tiles?"
            case ("lay",):
                return self.laying()
            case ("shrimp",):
                return "On which polyp does the shrimp go? Type a cell marked on the boards."
            case ("move",):
                return "Which shrimp moves?"
            case ("move", origin):
                return f"Where does the shrimp on {origin} go? Type a marked cell, or off."
            case ("larva",) | ("polyp",):
                return "Which colour do you swap?"
            case ("alga",):
                return "Which consumed tile do you pay?"
            case ("alga", _):
                return "Which alga do you play?"
            case ("alga", _, alga):
                return f"Where does the {alga} alga go?"
            case _:
                return "Which space do you collect?"

    def laying(self) -> str:
        """How a laying stands."""
        turn = self.view["turn"]
        colour = turn["laying"]
        hand, consumed = self.mine["hand"].get(colour, 0), self.mine["consumed"].get(colour, 0)
        left = min(hand, 4 - turn["from_hand"])
        return (
            f"Laying {COLOUR_NAMES[colour]}: {turn['laid']} laid, {left} more from the hand"
            + (f", {consumed} consumed" if consumed else "")
            + ". Type a cell marked on the boards"
            + (", or stop." if turn["laid"] else ".")
        )

    def label(self, chosen: Words, left: Sequence[Words]) -> str:
        """What an answer means."""
        match chosen:
            case ("feed" | "larva", colour):
                return COLOUR_NAMES[colour]
            case ("larvae", pair):
                return " and ".join(COLOUR_NAMES[colour] for colour in pair)
            case ("cube", colour):
                hand, consumed = self.mine["hand"].get(colour, 0), self.mine["consumed"].get(colour, 0)
                return f"{COLOUR_NAMES[colour]}: {hand} in hand" + (
                    f", {consumed} consumed" if consumed else ""
                )
            case ("eat", _):
                return " ".join(self.consequences(left[0]))
            case ("move", "off") | ("move", _, "off"):
                return "back behind the screen"
            case ("lay" | "shrimp" | "move", cell) | ("move", _, cell):
                return cell if cell not in CELL_NUMBERS else self.ground(cell)
            case ("alga", paid):
                return self.payment(paid)
            case ("alga", _, alga) | ("choose", alga) if alga in ALGAE:
                return "turns " + self.turned_by(alga)
            case ("alga", _, alga, place):
                turned = self.turned_by(alga, place)
                where = "the alga space" if place == "sea" else f"lock tile {place} for good"
                return f"{where}; turns {turned}"
            case ("take", space):
                return self.catch(space)
            case ("lay", _, source, *_):
                return "from the hand" if source == "hand" else "from the consumed tiles"
            case (_, colour):
                return f"{COLOUR_NAMES[colour]} cube for a {COLOUR_NAMES[colour]} polyp"
            case _:
                return chosen[-1]

    def catch(self, space: str) -> str:
        """What a space of the open sea gives."""
        tiles = self.seen.sea[space]
        polyps = counts({colour: tiles.count(colour) for colour in tiles})
        return f"{COLOUR_NAMES[space]} cube" + (f" and polyps {polyps}" if tiles else ", no polyps")

    def ground(self, cell: str) -> str:
        """What is on a cell."""
        for board in self.seen.boards:
            for coral in board.corals:
                if any(cell_name(board.number, place) == cell for place in coral.cells):
                    return f"{COLOUR_NAMES[coral.colour]} coral of {len(coral.cells)}"
        return "bare rock"

    def payment(self, kind: str) -> str:
        """A consumed tile that may pay for an alga."""
        return f"pay {COLOUR_NAMES[kind]}: {count(self.mine['consumed'][kind], 'tile')}"

    def turned_by(self, alga: str, place: str = "sea") -> str:
        """The coral tiles that an alga would turn over."""
        turned = [
            f"{tile.number} ({tile.weak} then beats {tile.strong})"
            for tile in self.seen.tiles
            if tile.large == alga and not tile.lock and str(tile.number) != place
        ]
        return ", ".join(turned) or "nothing"

    def consequences(self, words: Words) -> list[str]:
        """What an action that draws nothing would bring about."""
        before, text = self.game.position, text_of(words)
        after = before.apply_deal(id_of(before, text), [], self.seat)
        if after is None:
            return []
        events = events_between(before, Move(self.seat, text), after)
        return tell(events, self.game.names, self.seat, deck=self.game.rules.deck)
