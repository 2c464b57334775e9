"""What a turn of the Second Kind adds, and its questions in words; the rest is as in the base game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..decks import EFFECTS, by_id
from ..engine.components import COLOURS
from ..engine.second_kind import codes
from ..engine.second_kind.components import KINDS
from ..game import Game
from ..messages import Message
from ..notation.second_kind.text import CELL_NUMBERS
from ..pictures.descriptions import on_cell
from ..pictures.reading import cell_at
from ..telling.cards import card_text, label
from ..telling.second_kind.asks import ASKS
from .labels import Table
from .spelling import Words
from .turn_actions import TURN_ACTIONS, TurnAction

MORE = (
    TurnAction("8a", "place", Message("turn_action.place")),
    TurnAction("8b", "buy", Message("turn_action.buy")),
    TurnAction("8c", "card", Message("turn_action.card"), ("blue", "shift")),
    TurnAction("d", "discard", Message("turn_action.discard")),
)
AT_THE_END = TurnAction("end", "end", Message("turn_action.end"))  # after an early action 10
ALL_TURN_ACTIONS = (*TURN_ACTIONS[:-1], *MORE, TURN_ACTIONS[-1], AT_THE_END)  # collecting comes last

USES = frozenset("card blue shift split keep decline drift move".split())  # that `answer.use` explains
CHOICES = frozenset(  # that `answer.choice` explains
    "swap done blue shift shoo nudge summon introduce move hand consumed cube plain".split()
)


class SecondKindTable(Table):
    """Words for what a player sees, with special tiles, cards and windows."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat)
        self.deck: str = self.view["rules"]["deck"]
        self.turn: Mapping[str, Any] = self.view["turn"]
        self.pending: Mapping[str, Any] = self.turn["pending"] or {}

    def title(self, chosen: Words) -> str:
        """What is asked after these words."""
        return self._own_title(chosen) or super().title(chosen)

    def _own_title(self, chosen: Words) -> str | None:
        """What only this game asks."""
        said = self.said
        match chosen:
            case ("crown",):
                return said("question.crown")
            case ("crown", cell):
                return said("question.crown_eats", cell=cell)
            case ("flee", cell):
                return said("question.flee", cell=cell)
            case ("drift", cell):
                return said("question.drift", cell=cell)
            case ("eat", cell):
                return said("question.meal", cell=cell)
            case ("return",):
                return said("question.return", left=self.pending["left"])
            case ("cube", colour, *_) if colour in COLOURS:
                return said("question.counts_as", colour=colour)
            case ("lay", cell, _):
                return said("question.tile", cell=cell)
            case ("larva", _):
                return said("question.pay")
            case ("place",):
                return said("question.reef_tile")
            case ("place", kind):
                return said("question.reef_tile_goes", tile=kind)
            case ("buy", *source):
                return said("question.which_price" if source else "question.price")
            case ("discard",):
                return said("question.discard")
            case ("card",):
                return self.speaker.say(Message("question.card"), *label(self.deck))
            case ("blue" | "shift",):
                return said("question.blue_card")
            case ("blue" | "shift", _, *cells):
                return self._blue_shrimp(chosen[0], cells)
            case ("cube" | "take",) | ("choose", *_) if self.pending.get("kind") == "card":
                return self._choice(chosen)
            case ():
                return self._decision()
            case _:
                return None

    def _blue_shrimp(self, use: str, cells: list[str]) -> str:
        if use == "shift" and not cells:
            return self.said("question.blue_moves")
        if use == "blue" and not cells and not self.view["blue"]["supply"]:
            return self.said("question.blue_taken")
        return self.said("question.blue_goes")

    def _choice(self, chosen: Words) -> str:
        card = self.pending["card"]
        effect = self._effect(card)
        assert effect is not None, "a card that asks is one of the deck"
        asked = ASKS[effect]
        match chosen[1:]:
            case ("swap",):
                asked = "asks.give"
            case ("swap", _) | ("swap", _, _):
                asked = "asks.sea_tile" if len(chosen) == 4 else "asks.sea_space"
            case (word, *cells) if cells or word in ("shoo", "summon", "introduce", "rock", "water", "blue"):
                asked = "asks.where"
            case ("nudge" | "shift" | "move",):
                asked = "asks.from_where"
        left = [Message("question.left", left=self.pending["left"])] if "left" in self.pending else []
        return self.speaker.say(Message(asked, card=card), *left, *label(self.deck))

    def _decision(self) -> str:
        """The title where the answers are kinds of actions."""
        match self.pending.get("kind"):
            case "split":
                return self.said("question.split", tile=self.pending["tile"])
            case "drift":
                return self.said("question.blue_leaves", cell=self.pending["cell"])
            case "window":
                return self.said("question.window", window=self.pending["window"])
            case _:
                return self.said("question.use")

    def label(self, chosen: Words, left: Sequence[Words]) -> str:
        """What an answer means."""
        return self._own_label(chosen) or super().label(chosen, left)

    def _own_label(self, chosen: Words) -> str | None:
        """What the last of these words means, where only this game has it."""
        key, said = chosen[-1], self.said
        match chosen:
            case (kind,):
                return self._kind_label(kind)
            case ("card" | "react", card):
                return card_text(card, self.deck)
            case ("eat", _, card) | ("discard" | "blue" | "shift", card):
                return said("answer.card", card=card)
            case ("buy", "cube", colour):
                return said("answer.cube_paid", colour=colour)
            case ("place" | "buy" | "choose", word) if word in CHOICES:
                return said("answer.choice", choice=word)
            case ("choose", number) if number.isdigit():
                return self._coral_tile(int(number))
            case ("choose", space, kind) if space in COLOURS and kind in KINDS:
                return said("answer.tile", tile=kind)
            case ("choose", space) if self._effect(self.pending.get("card", "")) == codes.GULL:
                return said("answer.sea_space", colour=space, tiles=self.seen.sea[space])
            case ("choose", "swap", _, space):
                return said("answer.sea_space", colour=space, tiles=self.seen.sea[space])
            case ("cube", colour) if colour in COLOURS:
                return self._cube(colour)
            case ("lay", _, _, "plain"):
                return said("answer.ordinary")
            case ("cube", _, word) if word in ("as", "plain"):
                return said("answer.as_other" if word == "as" else "answer.as_own")
            case ("cube", _, "as", colour):
                return said("answer.colour", colour=colour)
            case ("larva", colour, "plain"):
                return said("answer.ordinary_of", colour=colour)
        if key == "off":
            supply = chosen[0] in ("drift", "shift") or chosen[:2] == ("choose", "shift")
            return said("answer.supply" if supply else "answer.off")
        if key in CELL_NUMBERS:
            return self.ground(key)
        if chosen[0] in ("lay", "return", "larva", "place", "buy", "choose", "alga") and self._is_tile(key):
            return said("answer.tile", tile=key)
        return said("answer.choice", choice=key) if chosen[0] == "choose" and key in CHOICES else None

    def _kind_label(self, kind: str) -> str:
        if kind == "react":
            return card_text(self.pending["card"], self.deck)
        return self.said("answer.use", use=kind) if kind in USES else kind

    def _is_tile(self, word: str) -> bool:
        return word in KINDS or word.partition(":")[0] in KINDS or word[::-1] in KINDS

    def _cube(self, colour: str) -> str:
        """What there is to lay with a cube."""
        hand, consumed = self._held(colour)
        return self.said("answer.cube", colour=colour, hand=hand, consumed=consumed)

    def _held(self, colour: str) -> tuple[int, int]:
        """How many tiles of the hand and of the consumed ones have this colour."""
        hand, consumed = (
            sum(n for kind, n in self.mine[pile].items() if colour in kind) for pile in ("hand", "consumed")
        )
        return hand, consumed

    def _coral_tile(self, number: int) -> str:
        tile = self.seen.tiles[number - 1]
        return self.said("answer.beats", stronger=tile.strong, weaker=tile.weak)

    def ground(self, cell: str) -> str:
        """What is on a cell."""
        board = self.seen.boards[int(cell[0]) - 1]
        place = cell_at(cell)
        if not board.is_rock(place) and place not in board.terrain:
            return self.said("answer.water")
        return self.said("answer.ground", items=on_cell(board, place))

    def laying(self) -> str:
        """How a laying stands."""
        turn, colour = self.turn, self.turn["laying"]
        most = turn["effects"].get("laying", {}).get("from_hand", 4)
        hand, consumed = self._held(colour)
        left = min(hand, most - turn["from_hand"])
        return self.said("question.laying", colour=colour, laid=turn["laid"], hand=left, consumed=consumed)

    def payment(self, kind: str) -> str:
        """A consumed tile that may pay for an alga."""
        return self.said("answer.pay_tile", tile=kind, tiles=self.mine["consumed"][kind])

    def _effect(self, card: str) -> int | None:
        """What a card does; None if it is no card of this deck."""
        return next((EFFECTS[one["effect"]][0] for one in by_id(self.deck).cards if one["id"] == card), None)
