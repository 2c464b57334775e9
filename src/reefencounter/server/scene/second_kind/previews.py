"""What an action of the Second Kind would bring about, told before it is done.

What others hold decides nothing here: the copies to which actions are applied have no cards in their hands, so that
no preview tells that a window would open (S7.5).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ....engine.components import GROWTH_CELL
from ....engine.second_kind import codes
from ....engine.second_kind.components import MARGIN_COLUMNS, MARGIN_ROWS, SIDES, colours_of
from ....engine.second_kind.position import SecondKindPosition
from ....messages import Message
from ....notation.forms import texts_of
from ...schemas import CubePlay, Meal
from ...schemas.values import Colour
from ..previews import Attacked, Laid, Look, Source, open_to
from ..reef import LETTERS, MOST_FROM_HAND, colour, owner_of, state

OPPOSITE = dict(zip("nwes", "sewn", strict=True))


class SecondLook(Look):
    """A position of the Second Kind through the eyes of the player who is to act."""

    width, height = len(MARGIN_COLUMNS), len(MARGIN_ROWS)
    position: SecondKindPosition

    def __init__(
        self, position: SecondKindPosition, seat: int, names: Sequence[str], *, observed: bool = False
    ) -> None:
        super().__init__(position, seat, names, observed=observed)
        if self.reef.pending == codes.CARD_PENDING:
            self.collected = "preview.turn_goes_on"  # Pick Me Up (S8.5)

    @cached_property
    def polyps(self) -> dict[str, str]:
        """The tiles on the boards, as they are written there."""
        polyps: dict[str, str] = state(self.position)["polyps"]
        return polyps

    @cached_property
    def blue(self) -> list[str]:
        """Where wooden blue shrimps stand."""
        boards: list[str] = state(self.position)["blue"]["boards"]
        return boards

    @cached_property
    def terrain(self) -> dict[str, str]:
        """Bare rock and deep water."""
        terrain: dict[str, str] = state(self.position)["terrain"]
        return terrain

    @cached_property
    def still(self) -> SecondKindPosition:
        """The position with nobody else's cards: they lie in the pile."""
        reef = self.position.fields()
        for player in range(4):
            if player != self.seat:
                reef.draw |= reef.cards[player]
                reef.cards[player] = 0
        return SecondKindPosition.from_bytes(bytes(reef))

    def after(self, action: str) -> SecondKindPosition:
        """The position after an action, unless somebody has a card against it."""
        after: SecondKindPosition = super().after(action)
        return after

    def calm(self) -> SecondKindPosition:
        """The position with nobody else's cards."""
        return self.still

    def cube(self, letter: str, *counts_as: str) -> CubePlay:
        """Where tiles could be laid with a cube, in every way in which they can lie."""
        action = " ".join(["cube", letter, *counts_as])
        after = self.after(action)
        laying = counts_as[-1] if counts_as else letter
        lays = [action for action in after.legal(self.seat) if codes.LAY <= action < codes.STOP]
        cells = self.seen(list(dict.fromkeys(text.split(" ")[1] for text in texts_of(after, lays))))
        attacks = [cell for cell in cells if self.position.colour_at(self.numbers[cell]) >= 0]
        most = after.fields().lay_hand or MOST_FROM_HAND
        hand, consumed = (
            min(self.showing(self.reef.hand, laying), most),
            self.showing(self.reef.consumed, laying),
        )
        text = self.spoken(open_to(laying, hand, consumed, len(cells), len(attacks)))
        return CubePlay(
            colour(letter), cells, attacks, *text, action, colour(counts_as[-1]) if counts_as else None
        )

    def showing(self, pile: Sequence[int], letter: str) -> int:
        """How many tiles of one's own can show a colour."""
        first = codes.KINDS * self.seat
        return sum(pile[first + k] for k, kind in enumerate(self.kinds) if letter in colours_of(kind))

    def most_from_hand(self) -> int:
        """As many as a card in force allows, or as usual."""
        return self.reef.lay_hand or MOST_FROM_HAND

    @staticmethod
    def label(source: Source, tile: str) -> Message:
        """A way to lay, for a button."""
        return Message("way.tile", tile=tile, consumed=source == "consumed")

    def attackers(self, cell: int, tiles: Sequence[str]) -> list[str]:
        """Those of them that share an open side with the new tile in one of its ways (S4.2)."""
        found = []
        for place in super().attackers(cell, tiles):
            side = SIDES[self.sides(cell).index(self.numbers[place])]
            if _open(self.polyps[place], OPPOSITE[side]) and any(_open(tile, side) for tile in tiles):
                found.append(place)
        return found

    def sides(self, cell: int) -> list[int]:
        """The cells at the sides n, w, e and s; -1 beyond the edge."""
        around = self.beside(cell)
        return [cell + step if cell + step in around else -1 for step in (-self.width, -1, 1, self.width)]

    def laid(self, action: str, cell: int) -> tuple[Laid, bool]:
        """What an action does that lays on a cell, and whether a player is named in it."""
        position, after, cells = self.position, self.after(action), len(self.texts) // 4
        growth = cell // cells * cells + self.numbers["1" + GROWTH_CELL]
        grows = growth != cell and position.colour_at(growth) < 0 <= after.colour_at(growth)
        coral, colour = after.coral(cell), after.colour_at(cell)
        own = [place for place in coral if position.colour_at(place) == colour] if len(coral) > 1 else []
        prey = position.colour_at(cell)
        attacked = None if prey < 0 else self.attacked(after, cell, prey)
        laid = Laid(
            grows=self.texts[growth] if grows else None,
            colour=LETTERS[colour],
            size=len(coral),
            owner=owner_of(after, coral),
            joined=len(_corals(position, own)),
            attacked=attacked,
        )
        return laid, laid.owner is not None or (attacked is not None and attacked.owner is not None)

    @staticmethod
    def read(facts: Laid, laying: Colour) -> Laid:
        """What `laid` has found."""
        return facts

    def attacked(self, after: SecondKindPosition, cell: int, prey: int) -> Attacked:
        """What becomes of the coral that is attacked on a cell."""
        coral = self.position.coral(cell)
        parts = _corals(after, [place for place in coral if place != cell])
        return Attacked(
            LETTERS[prey], owner_of(self.position, coral), self.taken(cell), tuple(map(len, parts))
        )

    def taken(self, cell: int) -> str:
        """The kind of tile that is consumed on a cell; how it lies does not matter any more."""
        return self.polyps[self.texts[cell]].partition(":")[0]

    def shields(self) -> list[str]:
        """The polyps that shrimps and wards keep from this laying: the rules are asked without them."""
        k = self.reef.laying - 1
        bare = self.position.fields()
        for words in (bare.shrimps, bare.blue, bare.wards):
            for place in range(len(words)):
                words[place] = 0
        joining = set(self.position.joining(k))
        now = set(self.position.layable(k))
        open_then = set(SecondKindPosition.from_bytes(bytes(bare)).layable(k)) - joining - now
        return self.named([cell for cell in self.position.protected() if cell in open_then])

    def meal(self, name: str, *card: str) -> Meal:
        """A coral for the fish; the first needs a card (S8.1), and tiles may have to be chosen (S4.7)."""
        action = " ".join(["eat", name, *card])
        cell = self.numbers[name]
        coral = sorted(self.position.coral(cell))
        tiles = [self.polyps[place] for place in self.named(coral)]
        worth = sum(2 if tile.endswith("2") else 1 for tile in tiles)
        after = self.after(action).fields()
        choose = after.pending == codes.RETURN_PENDING
        returned = after.left if choose else self.gone(after.bag)
        kept = worth - returned
        k = self.position.colour_at(cell)
        told = [
            self.eats(
                k,
                coral,
                name,
                kept=kept,
                returned=returned,
                card=card[0] if card else None,
                choose=choose,
            )
        ]
        if len(coral) < worth:
            told.append(Message("preview.double_counts"))
        last = choose and self.reef.unplayed[self.seat] == 0 and self.reef.eaten[self.seat] == 3
        if (after.ended_by and not self.reef.ended_by) or last:
            told.append(Message("preview.fourth_shrimp"))
        text = self.spoken(*told)
        return Meal(
            name, self.named(coral), LETTERS[k], returned, kept, *text, action, card[0] if card else None
        )

    def gone(self, bag: Sequence[int]) -> int:
        """How much went into the bag, a double being two."""
        return sum(
            (bag[k] - self.reef.bag[k]) * (2 if kind.endswith("2") else 1)
            for k, kind in enumerate(self.kinds)
        )

    def turns_none(self, after: SecondKindPosition) -> Message:
        """With Slack Tide in force a coral tile is chosen before any turns."""
        reef = after.fields()
        if reef.pending != codes.CARD_PENDING or not reef.flips:
            return Message("preview.turns_none")
        tiles = [k + 1 for k in range(10) if reef.flips >> k & 1]
        if len(tiles) == 1:
            return Message("preview.slack_keeps", coral_tile=tiles[0])
        return Message("preview.slack_chooses", coral_tiles=tiles)


def _corals(position: SecondKindPosition, cells: Sequence[int]) -> list[list[int]]:
    """The corals to which these cells belong."""
    left, found = list(cells), []
    while left:
        coral = position.coral(left[0])
        found.append(coral)
        left = [cell for cell in left if cell not in coral]
    return found


def _open(tile: str, side: str) -> bool:
    """Whether a side of a tile on a board is coral."""
    return "h:" not in tile or side in tile.partition(":")[2]
