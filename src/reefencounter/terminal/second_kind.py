"""What a turn of the Second Kind adds, and its questions in words; the rest is as in the base game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..decks import by_id
from ..engine.components import COLOUR_NAMES
from ..engine.second_kind.components import KINDS
from ..game import Game
from ..messages.english.vocabulary import a_tile, tile_name
from ..notation.second_kind.text import CELL_NUMBERS
from ..pictures.descriptions import cell_words
from ..pictures.reading import cell_at
from ..telling.cards import card_name, card_text, label
from ..telling.printable import printable
from .labels import Table
from .spelling import Words
from .turn_actions import TURN_ACTIONS, TurnAction

MORE = (
    TurnAction("8a", "place", "place rock, water or a crown"),
    TurnAction("8b", "buy", "buy a card"),
    TurnAction("8c", "card", "play a card", ("blue", "shift")),
    TurnAction("d", "discard", "discard a card"),
)
AT_THE_END = TurnAction("end", "end", "end the turn")  # after an early action 10
ALL_TURN_ACTIONS = (*TURN_ACTIONS[:-1], *MORE, TURN_ACTIONS[-1], AT_THE_END)  # collecting comes last

ASKED = {  # by effect: what a card that was played asks for
    "gain_cube": "which cube do you take from the supply?",
    "swap_tiles": "swap one of your tiles for one on the sea, or done.",
    "dip": "which tile goes back into the bag?",
    "digest": "which tile goes from your hand to the consumed ones, or done?",
    "place_free": "on which cell does a polyp grow?",
    "blue_uses": "introduce a blue shrimp (blue), move one (shift), or done.",
    "alga_play": "which alga goes to the alga space?",
    "flip": "which coral tile turns?",
    "snack": "which consumed tile goes into your fish?",
    "crown_work": "remove a crown of thorns (shoo), move it (nudge), or bring one from the bag (summon)?",
    "terrain": "which tile from the bag do you place?",
    "gull": "from which space of the sea do you take a tile?",
    "shift_work": "introduce a shrimp, or move one?",
    "skip_flip": "which coral tile does not turn?",
    "search_bag": "which tile do you take from the bag?",
    "ward": "which polyp is warded?",
    "breakfast": "which cube do you play?",
    "extra_cube": "which cube do you play?",
    "early_collect": "which space do you collect?",
}
WINDOWS = {  # what has just happened when a window opens
    "eat": "A coral was eaten.",
    "attack": "A polyp of a coral with your shrimp is attacked.",
    "alga": "Coral tiles are about to turn.",
    "collect": "The sea is about to be refilled.",
    "turn_end": "The turn is over.",
}
KINDS_OF_USE = {
    "card": "for its text",
    "blue": "to introduce a blue shrimp",
    "shift": "to move a blue shrimp",
    "split": "put it into the bag and take two ordinary tiles of its colour",
    "keep": "leave it as it is",
    "decline": "play no card",
    "drift": "the blue shrimp goes",
    "move": "first move a shrimp of yours out of the way",
}
WORDS = {
    "swap": "swap a tile",
    "done": "no more",
    "blue": "introduce a blue shrimp",
    "shift": "move a blue shrimp",
    "shoo": "remove a crown of thorns",
    "nudge": "move a crown of thorns",
    "summon": "bring a crown of thorns from the bag",
    "introduce": "introduce a shrimp",
    "move": "move a shrimp",
    "hand": "a tile of your hand",
    "consumed": "a consumed tile",
    "cube": "a cube",
    "plain": "as it is",
}


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
        match chosen:
            case ("crown",):
                return "Action 0: which crown of thorns attacks now? Type a marked cell."
            case ("crown", cell):
                return f"Action 0: which polyp does the crown of thorns on {cell} eat?"
            case ("flee", cell):
                return f"The polyp under your shrimp on {cell} was eaten: where does it go? A marked cell, or off."
            case ("drift", cell):
                return f"The polyp under the blue shrimp on {cell} was eaten: where does it go?"
            case ("eat", cell):
                return (
                    f"The first meal needs a card with the blue shrimp: which one do you play to eat {cell}?"
                )
            case ("return",):
                left = self.pending["left"]
                return f"Which tile of the coral goes into the bag? {left} to go; a double counts two."
            case ("cube", colour, *_) if colour in COLOUR_NAMES:
                return f"As which colour does the {COLOUR_NAMES[colour]} cube count?"
            case ("lay", cell, _):
                return f"Which tile, and how, on {cell}?"
            case ("larva", _):
                return "Which consumed tile do you pay?"
            case ("place",):
                return "Which reef tile do you place?"
            case ("place", kind):
                return f"Where does the {tile_name(kind)} go? Type a cell marked on the boards."
            case ("buy", *source):
                return (
                    "Which do you pay?" if source else "A card costs one tile or one cube: what do you pay?"
                )
            case ("discard",):
                return "Which card do you discard?"
            case ("card",):
                return f"Which card do you play for its text?{label(self.deck)}"
            case ("blue" | "shift",):
                return "Which card do you use for the blue shrimp?"
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
            return "Which blue shrimp do you move? It stands in a coral of yours."
        if use == "blue" and not cells and not self.view["blue"]["supply"]:
            return "The supply is empty: which blue shrimp do you take from the boards?"
        return "On which polyp does the blue shrimp go? Type a marked cell."

    def _choice(self, chosen: Words) -> str:
        card = self.pending["card"]
        asked = ASKED.get(self._effect(card), "choose.")
        match chosen[1:]:
            case ("swap",):
                asked = "which of your tiles do you give?"
            case ("swap", _) | ("swap", _, _):
                asked = "for which tile on the sea?" if len(chosen) == 4 else "on which space of the sea?"
            case (word, *cells) if cells or word in ("shoo", "summon", "introduce", "rock", "water", "blue"):
                asked = "where? Type a marked cell."
            case ("nudge" | "shift" | "move",):
                asked = "from where? Type a marked cell."
        left = f" ({self.pending['left']} left)" if "left" in self.pending else ""
        return f"{card_name(card, self.deck)}{left}: {asked}{label(self.deck)}"

    def _decision(self) -> str:
        """The title where the answers are kinds of actions."""
        match self.pending.get("kind"):
            case "split":
                return f"You have consumed a {tile_name(self.pending['tile'])}: split it, or keep it?"
            case "drift":
                return f"A blue shrimp has to leave {self.pending['cell']}, and no polyp beside it is free."
            case "window":
                return f"{WINDOWS[self.pending['window']]} Do you play a card?"
            case _:
                return "How do you use a card?"

    def label(self, chosen: Words, left: Sequence[Words]) -> str:
        """What an answer means."""
        return self._own_label(chosen) or super().label(chosen, left)

    def _own_label(self, chosen: Words) -> str | None:
        """What the last of these words means, where only this game has it."""
        key = chosen[-1]
        match chosen:
            case (kind,):
                return self._kind_label(kind)
            case ("card" | "react", card):
                return card_text(card, self.deck)
            case ("eat", _, card) | ("discard" | "blue" | "shift", card):
                return card_name(card, self.deck)
            case ("buy", "cube", colour):
                return f"{COLOUR_NAMES[colour]} cube"
            case ("place" | "buy" | "choose", word) if word in WORDS:
                return WORDS[word]
            case ("choose", number) if number.isdigit():
                return self._coral_tile(int(number))
            case ("choose", space, kind) if space in COLOUR_NAMES and kind in KINDS:
                return tile_name(kind)
            case ("choose", colour) if self._effect(self.pending.get("card", "")) == "gull":
                return f"the {COLOUR_NAMES[colour]} space: {' '.join(self.seen.sea[colour])}"
            case ("choose", "swap", _, space):
                return f"the {COLOUR_NAMES[space]} space: {' '.join(self.seen.sea[space])}"
            case ("cube", colour) if colour in COLOUR_NAMES:
                return self._cube(colour)
            case ("lay", _, _, "plain"):
                return "an ordinary tile"
            case ("cube", _, word) if word in ("as", "plain"):
                return "as another colour" if word == "as" else "as its own colour"
            case ("cube", _, "as", colour):
                return COLOUR_NAMES[colour]
            case ("larva", colour, "plain"):
                return f"an ordinary {COLOUR_NAMES[colour]} tile"
        if key == "off":
            supply = chosen[0] in ("drift", "shift") or chosen[:2] == ("choose", "shift")
            return "to the supply" if supply else "back behind the screen"
        if key in CELL_NUMBERS:
            return self.ground(key)
        if chosen[0] in ("lay", "return", "larva", "place", "buy", "choose", "alga") and self._is_tile(key):
            return tile_name(key)
        return WORDS.get(key) if chosen[0] == "choose" else None

    def _kind_label(self, kind: str) -> str:
        if kind == "react":
            return card_text(self.pending["card"], self.deck)
        return KINDS_OF_USE.get(kind, kind)

    def _is_tile(self, word: str) -> bool:
        return word in KINDS or word.partition(":")[0] in KINDS or word[::-1] in KINDS

    def _cube(self, colour: str) -> str:
        """What there is to lay with a cube."""
        parts = []
        for pile, where in (("hand", "in hand"), ("consumed", "consumed")):
            n = sum(count for kind, count in self.mine[pile].items() if colour in kind)
            if n or pile == "hand":
                parts.append(f"{n} {where}")
        return f"{COLOUR_NAMES[colour]}: {', '.join(parts)}"

    def _coral_tile(self, number: int) -> str:
        tile = self.seen.tiles[number - 1]
        return f"{COLOUR_NAMES[tile.strong]} beats {COLOUR_NAMES[tile.weak]} now"

    def ground(self, cell: str) -> str:
        """What is on a cell."""
        board = self.seen.boards[int(cell[0]) - 1]
        place = cell_at(cell)
        if not board.is_rock(place) and place not in board.terrain:
            return "water"
        words = cell_words(board, place, self.seen.players).partition(", ")[2]
        return printable(words.replace("empty rock", "bare rock"), 120)

    def laying(self) -> str:
        """How a laying stands."""
        turn, colour = self.turn, self.turn["laying"]
        most = turn["effects"].get("laying", {}).get("from_hand", 4)
        hand, consumed = (
            sum(n for kind, n in self.mine[pile].items() if colour in kind) for pile in ("hand", "consumed")
        )
        left = min(hand, most - turn["from_hand"])
        return (
            f"Laying {COLOUR_NAMES[colour]}: {turn['laid']} laid, {left} more from the hand"
            + (f", {consumed} consumed" if consumed else "")
            + ". Type a cell marked on the boards"
            + (", or stop." if turn["laid"] else ".")
        )

    def payment(self, kind: str) -> str:
        """A consumed tile that may pay for an alga."""
        return f"pay {a_tile(kind)}; you have {self.mine['consumed'][kind]}"

    def _effect(self, card: str) -> str:
        found = next((entry for entry in by_id(self.deck).cards if entry["id"] == card), None)
        return str(found["effect"]) if found else ""
