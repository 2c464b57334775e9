"""The actions that only the Second Kind has, each with a button, a sentence and what to click (S3 to S8).

They are grouped by what they belong to: the crown that attacks, the card that is used or asks, the tile that is placed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from ....engine.components import ALGAE, COLOURS
from ....engine.second_kind import codes
from ....engine.second_kind.components import KINDS
from ....messages import Message
from ...schemas import Offer, OfferPart
from ..reef import tiles
from ..spoken import told
from .previews import SecondLook

ELSEWHERE = frozenset(  # kinds that other parts of the choices carry, or that are one button
    "feed larvae eat cube lay stop shrimp move larva alga polyp take pass".split()
)
ASKED = frozenset("crown flee drift return split keep react decline choose".split())  # answers to a decision
PICKS = {  # what becomes of the one tile that a card asks for
    codes.DIP: "choice.puts_back",
    codes.DIGEST: "choice.digests",
    codes.SNACK: "choice.snacks",
    codes.SEARCH_BAG: "choice.takes_from_bag",
}


class OfferMessages(NamedTuple):
    """One action, before it is put into words."""

    group: str  # what it belongs to
    label: Message
    text: tuple[Message, ...]
    cell: str | None = None
    origin: str | None = None
    card: str | None = None
    tile: str | None = None
    cube: bool = False
    mark: Literal["lay", "attack", "landing", "blue_landing"] = "lay"
    ghost: str | None = None
    turns: tuple[int, ...] = ()


def further_actions(look: SecondLook, actions: Sequence[str]) -> list[Offer]:
    """All of them, in the order of the legal actions."""
    desk = _Desk(look)
    return [desk.told(action) for action in actions if action.split(" ")[0] not in ELSEWHERE]


class _Desk:
    def __init__(self, look: SecondLook) -> None:
        self.look, self.reef = look, look.reef
        self.asking = look.position.deck.cards[self.reef.card]

    def told(self, action: str) -> Offer:
        """One action for the page."""
        kind, *words = action.split(" ")
        offer = self.offer(action, kind, words)
        text = self.look.spoken(*offer.text)
        label, label_message = told(self.look.speaker, offer.label)
        return Offer(
            action=action,
            kind=kind,
            group=offer.group,
            asked=kind in ASKED,
            parts=[
                OfferPart("word", kind),
                *(self.part(kind, words, n, offer.cube) for n in range(len(words))),
            ],
            off=words[-1:] == ["off"],
            mark=offer.mark,
            ghost=offer.ghost,
            turns=list(offer.turns),
            label=label,
            text=text.words,
            cell=offer.cell,
            origin=offer.origin,
            card=offer.card,
            tile=offer.tile,
            label_message=label_message,
            text_messages=text.messages,
        )

    def part(self, kind: str, words: Sequence[str], n: int, cube: bool) -> OfferPart:
        """What one word of an action stands for."""
        word = words[n]
        if word in self.look.numbers:
            return OfferPart("cell", word)
        if word in COLOURS:
            space = kind == "choose" and (n, words[0]) in ((2, "swap"), (0, word)) and len(words) > 1
            return OfferPart("space" if space else "cube" if cube else "tile", word)
        if word in ALGAE:
            return OfferPart("alga", word)
        if word.isdigit():
            return OfferPart("coral_tile", word)
        if word in KINDS:
            return OfferPart("tile", word)
        named = n == 0 and kind in ("card", "react", "discard", "blue", "shift")
        return OfferPart("card" if named else "word", word)

    def offer(self, action: str, kind: str, words: Sequence[str]) -> OfferMessages:
        """One action."""
        match kind, words:
            case "crown", [origin, cell]:
                label, text = Message("choice.attack", cell=cell), self.attack(action, origin, cell)
                return OfferMessages(
                    f"crown {origin}", label, text, cell, origin, tile=self.look.polyps[cell], mark="attack"
                )
            case "flee" | "drift", [origin, goal]:
                return self.leave(kind, origin, _cell(goal))
            case "return", [tile]:
                twice = [Message("choice.counts_two")] if tile.endswith("2") else []
                text = (Message("choice.returns", tile=tile), *twice)
                return OfferMessages(kind, Message("choice.tile", tile=tile), text, tile=tile)
            case "split" | "keep", []:
                tile = KINDS[self.reef.variant]
                split = kind == "split"
                label = Message("choice.split" if split else "choice.keep", colour=tile[0])
                text = (Message("choice.splits" if split else "choice.keeps", colour=tile[0]),)
                return OfferMessages("split", label, text, tile=tile)
            case "place", [tile, cell]:
                label = Message("choice.place", tile=tile, cell=cell)
                return OfferMessages(
                    f"place {tile}", label, self.place(action, tile, cell), cell, tile=tile, ghost=tile
                )
            case "buy", [source, tile]:
                label = Message("choice.pay", tile=tile, source=source)
                text = (Message("choice.buys", tile=tile, source=source),)
                return OfferMessages(kind, label, text, tile=tile, cube=source == "cube")
            case "discard", [card]:
                text = (Message("choice.discards", card=card),)
                return OfferMessages(f"discard {card}", Message("choice.discard"), text, card=card)
            case "card" | "react", [card]:
                group = "window" if kind == "react" else f"card {card}"
                text = (Message("choice.card_text", card=card),)
                return OfferMessages(group, Message("choice.play_card", card=card), text, card=card)
            case "blue", [card, *cells]:
                return self.introduce(cells, card)._replace(group=f"blue {card}", card=card)
            case "shift", [card, origin, goal]:
                return self.shift(origin, _cell(goal), card)._replace(group=f"shift {card}", card=card)
            case "decline", []:
                return OfferMessages("window", Message("choice.decline"), (Message("choice.declines"),))
            case "end", []:
                return OfferMessages(kind, Message("choice.end"), (Message("choice.ends"),))
        card = self.asking.id
        return self.choose(action, words)._replace(group=f"card {card}", card=card)

    def attack(self, action: str, origin: str, cell: str) -> tuple[Message, ...]:
        """What a crown would do."""
        told = [Message("choice.attacks", origin=origin, tile=self.look.polyps[cell], cell=cell)]
        number = self.look.numbers[cell]
        if self.look.position.shrimp_at(number) >= 0:
            told.append(Message("choice.shrimp_leaves"))
        if cell in self.look.blue:
            told.append(Message("choice.blue_leaves"))
        if number not in self.look.after(action).crowns():
            told.append(Message("choice.crown_dies"))
        return tuple(told)

    def leave(self, kind: str, origin: str, goal: str | None) -> OfferMessages:
        """Where a shrimp goes whose polyp was eaten."""
        group = f"{kind} {origin}"
        if kind == "drift":
            text = Message("choice.drifts", origin=origin, goal=goal)
            return OfferMessages(
                group, Message("choice.drift", goal=goal), (text,), goal, origin, mark="blue_landing"
            )
        if goal is None:
            text = Message("choice.flees_off", origin=origin)
            return OfferMessages(group, Message("choice.flee_off"), (text,), goal, origin)
        text = Message("choice.flees", origin=origin, goal=goal)
        return OfferMessages(group, Message("choice.flee", goal=goal), (text,), goal, origin, mark="landing")

    def place(self, action: str, tile: str, cell: str) -> tuple[Message, ...]:
        """What a reef tile would do, from the hand or from the bag."""
        told = [Message("choice.places", tile=tile, cell=cell)]
        if tile != "crown" and cell in self.look.terrain:
            told.append(Message("choice.cancels"))
        elif tile == "crown" and self.look.numbers[cell] not in self.look.after(action).crowns():
            told.append(Message("choice.crown_dies_there"))
        return tuple(told)

    def introduce(self, cells: Sequence[str], card: str | None = None) -> OfferMessages:
        """A blue shrimp from the supply, or from a cell where that is empty."""
        goal, origin = cells[-1], cells[0] if len(cells) > 1 else None
        text = Message("choice.introduces_blue", card=card, goal=goal, origin=origin)
        return OfferMessages(
            "", Message("choice.introduce", goal=goal), (text,), goal, origin, mark="blue_landing"
        )

    def shift(self, origin: str, goal: str | None, card: str | None = None) -> OfferMessages:
        """A blue shrimp to another polyp, or to the supply."""
        text = Message("choice.shifts", card=card, origin=origin, goal=goal)
        return OfferMessages(
            "", Message("choice.shift", goal=goal), (text,), goal, origin, mark="blue_landing"
        )

    def choose(self, action: str, words: Sequence[str]) -> OfferMessages:
        """A choice of a card."""
        match words:
            case ["done"]:
                return OfferMessages(
                    "", Message("choice.done"), (Message("choice.is_done", card=self.asking.id),)
                )
            case ["swap", given, space, taken]:
                label = Message("choice.swap", given=given, taken=taken, colour=space)
                return OfferMessages("", label, (label.renamed("choice.swaps"),), tile=taken)
            case ["blue", *cells] if cells:
                return self.introduce(cells)
            case ["shift", origin, goal]:
                return self.shift(origin, _cell(goal))
            case ["shoo", cell]:
                label = Message("choice.shoo", cell=cell)
                return OfferMessages("", label, (label.renamed("choice.shoos"),), cell, tile="crown")
            case ["nudge", origin, goal]:
                text = Message("choice.nudges", origin=origin, goal=goal)
                return OfferMessages(
                    "", Message("choice.nudge", goal=goal), (text,), goal, origin, tile="crown", ghost="crown"
                )
            case ["summon", cell]:
                label = Message("choice.summon", cell=cell)
                return OfferMessages(
                    "", label, (label.renamed("choice.summons"),), cell, tile="crown", ghost="crown"
                )
            case ["rock" | "water" as tile, cell]:
                label = Message("choice.place", tile=tile, cell=cell)
                return OfferMessages("", label, self.place(action, tile, cell), cell, tile=tile, ghost=tile)
            case ["introduce", cell]:
                label = Message("choice.shrimp", cell=cell)
                return OfferMessages("", label, (label.renamed("choice.shrimps"),), cell, mark="landing")
            case ["move", origin, goal]:
                text = Message("choice.moves", origin=origin, goal=goal)
                return OfferMessages(
                    "", Message("choice.move", goal=goal), (text,), goal, origin, mark="landing"
                )
            case [cell, colour] if cell in self.look.numbers:
                label = Message("choice.growth", colour=colour, cell=cell)
                return OfferMessages("", label, (label.renamed("choice.grows"),), cell, tile=colour)
            case [space, tile]:
                label = Message("choice.from_sea", tile=tile, colour=space)
                return OfferMessages("", label, (label.renamed("choice.takes_from_sea"),), tile=tile)
            case [cell] if cell in self.look.numbers:
                label = Message("choice.ward", cell=cell)
                return OfferMessages("", label, (label.renamed("choice.wards"),), cell)
        return self.pick(words[0])

    def pick(self, word: str) -> OfferMessages:
        """A choice of one thing: an alga, a coral tile, a cube or a kind of tile."""
        if word in ALGAE:
            label = Message("choice.alga", alga=word)
            return OfferMessages("", label, (label.renamed("choice.plays_alga"),))
        if word.isdigit():
            tile = tiles(self.look.position)[int(word) - 1]
            turns = "choice.does_not_turn" if self.asking.effect == codes.SKIP_FLIP else "choice.turns"
            text = Message(turns, coral_tile=int(word), stronger=tile.stronger, weaker=tile.weaker)
            return OfferMessages(
                "", Message("choice.coral_tile", coral_tile=int(word)), (text,), turns=(int(word),)
            )
        if self.asking.effect == codes.GAIN_CUBE and word in COLOURS:
            label = Message("choice.cube", colour=word)
            return OfferMessages("", label, (label.renamed("choice.takes_cube"),), tile=word, cube=True)
        text = Message(PICKS[self.asking.effect], tile=word)
        return OfferMessages("", Message("choice.tile", tile=word), (text,), tile=word)


def _cell(goal: str) -> str | None:
    """A cell, or None for `off`."""
    return None if goal == "off" else goal
