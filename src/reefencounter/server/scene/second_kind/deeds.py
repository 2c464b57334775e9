"""The actions that only the Second Kind has, each with a button, a sentence and what to click (S3 to S8).

They are grouped by what they belong to: the crown that attacks, the card that is used or asks, the tile that is placed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ....engine.components import ALGAE, COLOURS
from ....engine.second_kind import codes
from ....engine.second_kind.components import KINDS
from ....messages import Message
from ...said import said
from ...schemas import DeedChoice
from ..reef import tiles
from .previews import SecondLook

ELSEWHERE = frozenset(  # kinds that other parts of the choices carry, or that are one button
    "feed larvae eat cube lay stop shrimp move larva alga polyp take pass".split()
)
PICKS = {  # what becomes of the one tile that a card asks for
    codes.DIP: "deed.puts_back",
    codes.DIGEST: "deed.digests",
    codes.SNACK: "deed.snacks",
    codes.SEARCH_BAG: "deed.takes_from_bag",
}


class Deed(NamedTuple):
    """One action, before it is put into words."""

    group: str  # what it belongs to
    label: Message
    text: tuple[Message, ...]
    cell: str | None = None
    origin: str | None = None
    card: str | None = None
    tile: str | None = None
    cube: bool = False


def deeds(look: SecondLook, actions: Sequence[str]) -> list[DeedChoice]:
    """All of them, in the order of the legal actions."""
    desk = _Desk(look)
    return [desk.told(action) for action in actions if action.split(" ")[0] not in ELSEWHERE]


class _Desk:
    def __init__(self, look: SecondLook) -> None:
        self.look, self.reef = look, look.reef
        self.asking = look.position.deck.cards[self.reef.card]

    def told(self, action: str) -> DeedChoice:
        """One action for the page."""
        kind, *words = action.split(" ")
        deed = self.deed(action, kind, words)
        text = self.look.spoken(*deed.text)
        return DeedChoice(
            action=action,
            kind=kind,
            group=deed.group,
            label=self.look.speaker.one(deed.label),
            text=text.words,
            cell=deed.cell,
            origin=deed.origin,
            card=deed.card,
            tile=deed.tile,
            cube=deed.cube,
            label_message=said(deed.label),
            text_messages=text.messages,
        )

    def deed(self, action: str, kind: str, words: Sequence[str]) -> Deed:
        """One action."""
        match kind, words:
            case "crown", [origin, cell]:
                label, text = Message("deed.attack", cell=cell), self.attack(action, origin, cell)
                return Deed(f"crown {origin}", label, text, cell, origin, tile=self.look.polyps[cell])
            case "flee" | "drift", [origin, goal]:
                return self.leave(kind, origin, _cell(goal))
            case "return", [tile]:
                twice = [Message("deed.counts_two")] if tile.endswith("2") else []
                text = (Message("deed.returns", tile=tile), *twice)
                return Deed(kind, Message("deed.tile", tile=tile), text, tile=tile)
            case "split" | "keep", []:
                tile = KINDS[self.reef.variant]
                split = kind == "split"
                label = Message("deed.split" if split else "deed.keep", colour=tile[0])
                text = (Message("deed.splits" if split else "deed.keeps", colour=tile[0]),)
                return Deed("split", label, text, tile=tile)
            case "place", [tile, cell]:
                label = Message("deed.place", tile=tile, cell=cell)
                return Deed(f"place {tile}", label, self.place(action, tile, cell), cell, tile=tile)
            case "buy", [source, tile]:
                label = Message("deed.pay", tile=tile, source=source)
                text = (Message("deed.buys", tile=tile, source=source),)
                return Deed(kind, label, text, tile=tile, cube=source == "cube")
            case "discard", [card]:
                text = (Message("deed.discards", card=card),)
                return Deed(f"card {card}", Message("deed.discard"), text, card=card)
            case "card" | "react", [card]:
                group = "window" if kind == "react" else f"card {card}"
                text = (Message("deed.card_text", card=card),)
                return Deed(group, Message("deed.play_card", card=card), text, card=card)
            case "blue", [card, *cells]:
                return self.introduce(cells, card)._replace(group=f"card {card}", card=card)
            case "shift", [card, origin, goal]:
                return self.shift(origin, _cell(goal), card)._replace(group=f"card {card}", card=card)
            case "decline", []:
                return Deed("window", Message("deed.decline"), (Message("deed.declines"),))
            case "end", []:
                return Deed(kind, Message("deed.end"), (Message("deed.ends"),))
        card = self.asking.id
        return self.choose(action, words)._replace(group=f"card {card}", card=card)

    def attack(self, action: str, origin: str, cell: str) -> tuple[Message, ...]:
        """What a crown would do."""
        told = [Message("deed.attacks", origin=origin, tile=self.look.polyps[cell], cell=cell)]
        number = self.look.numbers[cell]
        if self.look.position.shrimp_at(number) >= 0:
            told.append(Message("deed.shrimp_leaves"))
        if cell in self.look.blue:
            told.append(Message("deed.blue_leaves"))
        if number not in self.look.after(action).crowns():
            told.append(Message("deed.crown_dies"))
        return tuple(told)

    def leave(self, kind: str, origin: str, goal: str | None) -> Deed:
        """Where a shrimp goes whose polyp was eaten."""
        group = f"{kind} {origin}"
        if kind == "drift":
            text = Message("deed.drifts", origin=origin, goal=goal)
            return Deed(group, Message("deed.drift", goal=goal), (text,), goal, origin)
        if goal is None:
            text = Message("deed.flees_off", origin=origin)
            return Deed(group, Message("deed.flee_off"), (text,), goal, origin)
        text = Message("deed.flees", origin=origin, goal=goal)
        return Deed(group, Message("deed.flee", goal=goal), (text,), goal, origin)

    def place(self, action: str, tile: str, cell: str) -> tuple[Message, ...]:
        """What a reef tile would do, from the hand or from the bag."""
        told = [Message("deed.places", tile=tile, cell=cell)]
        if tile != "crown" and cell in self.look.terrain:
            told.append(Message("deed.cancels"))
        elif tile == "crown" and self.look.numbers[cell] not in self.look.after(action).crowns():
            told.append(Message("deed.crown_dies_there"))
        return tuple(told)

    def introduce(self, cells: Sequence[str], card: str | None = None) -> Deed:
        """A blue shrimp from the supply, or from a cell where that is empty."""
        goal, origin = cells[-1], cells[0] if len(cells) > 1 else None
        text = Message("deed.introduces_blue", card=card, goal=goal, origin=origin)
        return Deed("", Message("deed.introduce", goal=goal), (text,), goal, origin)

    def shift(self, origin: str, goal: str | None, card: str | None = None) -> Deed:
        """A blue shrimp to another polyp, or to the supply."""
        text = Message("deed.shifts", card=card, origin=origin, goal=goal)
        return Deed("", Message("deed.shift", goal=goal), (text,), goal, origin)

    def choose(self, action: str, words: Sequence[str]) -> Deed:
        """A choice of a card."""
        match words:
            case ["done"]:
                return Deed("", Message("deed.done"), (Message("deed.is_done", card=self.asking.id),))
            case ["swap", given, space, taken]:
                label = Message("deed.swap", given=given, taken=taken, colour=space)
                return Deed("", label, (label.renamed("deed.swaps"),), tile=taken)
            case ["blue", *cells] if cells:
                return self.introduce(cells)
            case ["shift", origin, goal]:
                return self.shift(origin, _cell(goal))
            case ["shoo", cell]:
                label = Message("deed.shoo", cell=cell)
                return Deed("", label, (label.renamed("deed.shoos"),), cell, tile="crown")
            case ["nudge", origin, goal]:
                text = Message("deed.nudges", origin=origin, goal=goal)
                return Deed("", Message("deed.nudge", goal=goal), (text,), goal, origin, tile="crown")
            case ["summon", cell]:
                label = Message("deed.summon", cell=cell)
                return Deed("", label, (label.renamed("deed.summons"),), cell, tile="crown")
            case ["rock" | "water" as tile, cell]:
                label = Message("deed.place", tile=tile, cell=cell)
                return Deed("", label, self.place(action, tile, cell), cell, tile=tile)
            case ["introduce", cell]:
                label = Message("deed.shrimp", cell=cell)
                return Deed("", label, (label.renamed("deed.shrimps"),), cell)
            case ["move", origin, goal]:
                text = Message("deed.moves", origin=origin, goal=goal)
                return Deed("", Message("deed.move", goal=goal), (text,), goal, origin)
            case [cell, colour] if cell in self.look.numbers:
                label = Message("deed.growth", colour=colour, cell=cell)
                return Deed("", label, (label.renamed("deed.grows"),), cell, tile=colour)
            case [space, tile]:
                label = Message("deed.from_sea", tile=tile, colour=space)
                return Deed("", label, (label.renamed("deed.takes_from_sea"),), tile=tile)
            case [cell] if cell in self.look.numbers:
                label = Message("deed.ward", cell=cell)
                return Deed("", label, (label.renamed("deed.wards"),), cell)
        return self.pick(words[0])

    def pick(self, word: str) -> Deed:
        """A choice of one thing: an alga, a coral tile, a cube or a kind of tile."""
        if word in ALGAE:
            label = Message("deed.alga", alga=word)
            return Deed("", label, (label.renamed("deed.plays_alga"),))
        if word.isdigit():
            tile = tiles(self.look.position)[int(word) - 1]
            turns = "deed.does_not_turn" if self.asking.effect == codes.SKIP_FLIP else "deed.turns"
            text = Message(turns, coral_tile=int(word), stronger=tile.stronger, weaker=tile.weaker)
            return Deed("", Message("deed.coral_tile", coral_tile=int(word)), (text,))
        if self.asking.effect == codes.GAIN_CUBE and word in COLOURS:
            label = Message("deed.cube", colour=word)
            return Deed("", label, (label.renamed("deed.takes_cube"),), tile=word, cube=True)
        text = Message(PICKS[self.asking.effect], tile=word)
        return Deed("", Message("deed.tile", tile=word), (text,), tile=word)


def _cell(goal: str) -> str | None:
    """A cell, or None for `off`."""
    return None if goal == "off" else goal
