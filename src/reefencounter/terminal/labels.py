"""Questions of the base game in words: titles, and what the answers mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..engine.chance import Chance
from ..engine.components import ALGAE
from ..engine.errors import IllegalAction
from ..game import Game
from ..messages import Message, Value
from ..notation.forms import id_of
from ..notation.second_kind.text import CELL_NUMBERS
from ..pictures.reading import Position, cell_name, read
from ..telling.listener import listener
from ..telling.sentences import tell
from ..transition import step
from .panels import counts
from .seats import called
from .spelling import Words, text_of


class Table:
    """Words for what a player sees: labels for the answers and titles for the questions."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat = game, seat
        self.view: Mapping[str, Any] = game.view(seat)
        self.seen: Position = read(self.view)
        self.mine: Mapping[str, Any] = self.view["players"][seat]
        self.speaker = listener(called(game.names), seat, game.rules.deck)

    def said(self, id: str, /, **arguments: Value | Sequence[Value]) -> str:
        """Words for this player."""
        return self.speaker.one(Message(id, **arguments))

    def title(self, chosen: Words) -> str:
        """What is asked after these words."""
        match chosen:
            case ("feed",):
                return self.said("question.feed")
            case ("larvae",):
                return self.said("question.larvae")
            case ("eat",):
                return self.said("question.eat")
            case ("cube",):
                return self.said("question.cube")
            case ("lay", cell):
                return self.said("question.source", cell=cell)
            case ("lay",):
                return self.laying()
            case ("shrimp",):
                return self.said("question.shrimp")
            case ("move",):
                return self.said("question.move")
            case ("move", origin):
                return self.said("question.goal", origin=origin)
            case ("larva",) | ("polyp",):
                return self.said("question.swap")
            case ("alga",):
                return self.said("question.pay")
            case ("alga", _):
                return self.said("question.alga")
            case ("alga", _, alga):
                return self.said("question.place", alga=alga)
            case _:
                return self.said("question.collect")

    def laying(self) -> str:
        """How a laying stands."""
        turn = self.view["turn"]
        colour = turn["laying"]
        hand, consumed = self.mine["hand"].get(colour, 0), self.mine["consumed"].get(colour, 0)
        left = min(hand, 4 - turn["from_hand"])
        return self.said("question.laying", colour=colour, laid=turn["laid"], hand=left, consumed=consumed)

    def label(self, chosen: Words, left: Sequence[Words]) -> str:
        """What an answer means."""
        match chosen:
            case ("feed" | "larva", colour):
                return self.said("answer.colour", colour=colour)
            case ("larvae", pair):
                return self.said("answer.colours", colours=pair)
            case ("cube", colour):
                hand, consumed = self.mine["hand"].get(colour, 0), self.mine["consumed"].get(colour, 0)
                return self.said("answer.cube", colour=colour, hand=hand, consumed=consumed)
            case ("eat", _):
                return " ".join(self.consequences(left[0]))
            case ("move", "off") | ("move", _, "off"):
                return self.said("answer.off")
            case ("lay" | "shrimp" | "move", cell) | ("move", _, cell):
                return cell if cell not in CELL_NUMBERS else self.ground(cell)
            case ("alga", paid):
                return self.payment(paid)
            case ("alga", _, alga) | ("choose", alga) if alga in ALGAE:
                return self.said("answer.turns", items=self.turned_by(alga))
            case ("alga", _, alga, place):
                turned = self.turned_by(alga, place)
                if place == "sea":
                    return self.said("answer.alga_space", items=turned)
                return self.said("answer.lock", coral_tile=int(place), items=turned)
            case ("take", space):
                return self.catch(space)
            case ("lay", _, source, *_):
                return self.said("answer.hand" if source == "hand" else "answer.consumed")
            case (_, colour):
                return self.said("answer.polyp", colour=colour)
            case _:
                return chosen[-1]

    def catch(self, space: str) -> str:
        """What a space of the open sea gives."""
        return self.said("answer.space", colour=space, notation=self.on_space(space))

    def on_space(self, space: str) -> str | None:
        """The tiles of a space of the open sea as they are written; None if there are none."""
        tiles = self.seen.sea[space]
        return counts({colour: tiles.count(colour) for colour in tiles}) or None

    def ground(self, cell: str) -> str:
        """What is on a cell."""
        for board in self.seen.boards:
            for coral in board.corals:
                if any(cell_name(board.number, place) == cell for place in coral.cells):
                    return self.said("answer.coral", colour=coral.colour, size=len(coral.cells))
        return self.said("answer.rock")

    def payment(self, kind: str) -> str:
        """A consumed tile that may pay for an alga."""
        return self.said("answer.pay", colour=kind, tiles=self.mine["consumed"][kind])

    def turned_by(self, alga: str, place: str = "sea") -> list[Message]:
        """The coral tiles that an alga would turn over."""
        return [
            Message("answer.turned", coral_tile=tile.number, stronger=tile.weak, weaker=tile.strong)
            for tile in self.seen.tiles
            if tile.large == alga and not tile.lock and str(tile.number) != place
        ]

    def consequences(self, words: Words) -> list[str]:
        """What an action that draws nothing would bring about."""
        before, text = self.game.position, text_of(words)
        try:
            taken = step(before, id_of(before, text), Chance(0), self.seat, deal=())
        except IllegalAction:
            return []
        return tell(taken.events, called(self.game.names), self.seat, deck=self.game.rules.deck)
