"""What a bot is given in the Second Kind: as in the base game, with cards, special tiles and windows (R13, S7.7).

Taken out are the bag, the draw pile, the others' cards, what of their hands and fish nobody has seen, tiles that a card
drew in secret, and who is asked in a window. `world` deals all of it anew.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from ...engine import codes as base
from ...engine.chance import Chance
from ...engine.second_kind import codes
from ...engine.second_kind.components import CARDS_IN_A_DECK
from ...engine.second_kind.decks import Deck, place_at, place_of
from ...engine.second_kind.layout import Reef
from ...engine.second_kind.position import SecondKindPosition
from ...notation.second_kind.reading import read
from ...notation.second_kind.state import dump
from ...notation.second_kind.text import action_id, action_text
from ...rulesets import SECOND_KIND
from ...view import Known
from ..bags import Bags
from ..seat_view import (
    NOTHING,
    SeatView,
    colours_to_be_had,
    in_bag,
    is_remembered,
    open_part,
    share_hidden_cubes,
    whose,
)
from .worlds import deal, gather

MOST_DEALS = 1000  # tried until the fish have ordinary tiles
ALL_CARDS = (1 << CARDS_IN_A_DECK) - 1


class SecondKindSeatView(SeatView):
    """A seat's knowledge of a position of the expansion, and what it may do."""

    ruleset = SECOND_KIND
    reef: Any  # the expansion's layout

    def __init__(
        self,
        reef: Reef,
        seat: int,
        unknown: Sequence[tuple[int, int]],
        bag: int,
        ids: list[int],
        cards: Sequence[int] = (0, 0, 0, 0),
        apart: int = 0,
        to_be_had: str | None = None,
        memory_aid: bool = True,
    ) -> None:
        """`cards` has for each player how many unplayed cards are unknown; `apart` are tiles drawn in secret."""
        self.cards, self.apart = tuple(cards), apart
        self.place = place_at(reef.deck)
        super().__init__(reef, seat, unknown, bag, ids, to_be_had, memory_aid)  # type: ignore[arg-type]  # its own layout

    @classmethod
    def taken(cls, position: SecondKindPosition, known: Known, seat: int) -> SecondKindSeatView:
        """What this seat may know of a position of this game."""
        ids = position.legal(seat)
        reef = position.fields()
        unknown, cards = [], []
        for player in range(reef.players):
            mine = slice(codes.KINDS * player, codes.KINDS * (player + 1))
            if player == seat:
                unknown.append((0, 0))
                cards.append(0)
                continue
            unknown.append(
                (sum(reef.hand[mine]) - sum(known.hand[mine]), sum(reef.fish[mine]) - sum(known.fish[mine]))
            )
            reef.hand[mine], reef.fish[mine] = list(known.hand[mine]), list(known.fish[mine])
            cards.append(reef.cards[player].bit_count())
            reef.cards[player] = 0
            if position.phase == "setup":  # R2.8
                for colour in range(5):
                    reef.larvae[colour] += reef.cubes[5 * player + colour]
                    reef.cubes[5 * player + colour] = 0
        bag, to_be_had, reef.draw = sum(reef.bag), colours_to_be_had(reef), 0
        reef.bag[:] = [0] * codes.KINDS
        apart = 0
        if reef.pending == codes.CARD_PENDING and reef.player != seat:  # what Lucky Dip drew
            apart = sum(reef.apart)
            reef.apart[:] = [0] * codes.KINDS
        if (
            reef.pending == codes.WINDOW_PENDING and reef.asked != seat
        ):  # S7.5: who is asked tells who holds the card
            reef.asked = base.NOBODY
        return cls(reef, seat, unknown, bag, ids, cards, apart, to_be_had)

    @classmethod
    def read(
        cls,
        seen: Mapping[str, Any],
        legal: Sequence[str],
        seat: int | None = None,
        to_be_had: str | None = None,
    ) -> SecondKindSeatView:
        """What a view of this game shows (N7)."""
        players, unknown, cubes = open_part(seen)
        cards = []
        for shown in players:
            hidden = isinstance(shown["cards"], Mapping)
            cards.append(shown["cards"]["total"] if hidden else 0)
            shown["cards"] = [] if hidden else shown["cards"]
        reef = read({**seen, "bag": {}, "draw": [], "players": players})
        share_hidden_cubes(reef, cubes)
        reef = SecondKindPosition.from_bytes(bytes(reef)).fields()  # fills in what follows from the rest
        names = [card.id for card in place_at(reef.deck).deck.cards]
        ids = [action_id(text, names) for text in legal]
        seat = whose(seen) if seat is None else seat
        return cls(reef, seat, unknown, in_bag(seen), ids, cards, 0, to_be_had, is_remembered(seen))

    def __reduce__(self) -> tuple[Any, ...]:
        more = (self.seat, self.unknown, self.bag, self.ids, self.cards, self.apart)
        return _restore, (bytes(self.reef), self.deck, *more, self._told, self.memory_aid)

    @property
    def deck(self) -> Deck:
        """The deck that is played with."""
        return self.place.deck

    def text(self, action: int) -> str:
        """An action as text."""
        return action_text(action, [card.id for card in self.deck.cards])

    def view(self) -> dict[str, Any]:
        """The view (N4, N7) of the seat, from no more than what it may know."""
        view = dump(SecondKindPosition.from_bytes(bytes(self.reef)))
        view["bag"] = self.bag
        view["draw"] = {"total": self.unseen_cards().bit_count() - sum(self.cards)}
        for player, holding in enumerate(view["players"]):
            if player != self.seat:
                for name, unknown in zip(("hand", "fish"), self.unknown[player], strict=True):
                    known = holding[name]
                    holding[name] = {"total": sum(known.values()) + unknown, "known": known}
                holding["cards"] = {"total": self.cards[player]}
        return view

    def ahead(self, turn: Sequence[int]) -> list[bytes]:
        """What the seat will see after each own action, as far as can be told: up to the first that draws."""
        position, chance, seen = (
            self._gathered.copy(),
            Chance(0),
            [],
        )  # the others hold no cards: nobody is asked
        for action in turn:
            if not position.permits(action, self.seat):
                break
            position.apply(action, chance, self.seat)
            if position.drawn(chance):
                break
            reef = position.fields()
            reef.bag[:] = [0] * codes.KINDS
            reef.draw = 0
            seen.append(bytes(reef))
        return seen

    @cached_property
    def _gathered(self) -> SecondKindPosition:
        """What is seen, with all that is unseen in the bag and the draw pile."""
        hidden = self.bag + self.apart + sum(hand + fish for hand, fish in self.unknown)
        return gather(bytes(self.reef), hidden)

    def _filled(self) -> SecondKindPosition:
        """What is seen, with anything in the place of what is not: only the numbers are right."""
        reef = Reef.from_buffer_copy(self.reef)
        self._fill(reef, codes.KINDS)
        if self.apart:
            reef.apart[0] = self.apart
        left = [card for card in range(CARDS_IN_A_DECK) if self.unseen_cards() >> card & 1]
        for player, number in enumerate(self.cards):
            for _ in range(number):
                reef.cards[player] |= 1 << left.pop()
        reef.draw = sum(1 << card for card in left)
        return SecondKindPosition.from_bytes(bytes(reef))

    def unseen(self) -> list[int]:
        """How many tiles of each kind this seat cannot see."""
        return list(self._gathered.fields().bag)

    def unseen_cards(self) -> int:
        """The cards, as a set, that are in the draw pile or in the others' hands."""
        reef = self.reef
        seen: int = reef.discards
        for player in range(4):
            seen |= reef.cards[player] | reef.table[player]
        return ALL_CARDS & ~seen

    @property
    def hidden(self) -> int:
        """How many unseen tiles are not in the bag."""
        return super().hidden + self.apart

    def world(self, rng: random.Random, in_bag: Mapping[int, int] = NOTHING) -> SecondKindPosition:
        """One of the positions that this could be: what is unseen is dealt anew, and contradicts nothing known to all.

        `in_bag`: tiles that its bag has at least, by kind.
        """
        position = deal(self._gathered, self.unknown, self.apart, self.cards, rng.getrandbits(64))
        if (in_bag or self._bound) and not self._may_be(position.fields().bag.__getitem__, in_bag):
            gathered = self._dealt_by(self._bags(in_bag), rng)
            none = [(0, 0)] * len(self.unknown)
            position = deal(gathered, none, 0, self.cards, rng.getrandbits(64))
        return position

    def _dealt_by(self, bags: Bags, rng: random.Random) -> SecondKindPosition:
        """All tiles dealt as these bags may be filled; the cards are still gathered."""
        reef = self._gathered.fields()
        meals = sum(in_fish for _, in_fish in self.unknown)
        for _ in range(MOST_DEALS):
            tiles = bags.deal(rng)
            hidden = tiles[bags.size :]
            if all(kind < codes.PAIR for kind in hidden[:meals]):  # fish are fed with ordinary tiles
                break
        else:
            hidden.sort()
        for player, (_, in_fish) in enumerate(self.unknown):
            for _ in range(in_fish):
                reef.fish[codes.KINDS * player + hidden.pop(0)] += 1
        for player, (in_hand, _) in enumerate(self.unknown):
            for _ in range(in_hand):
                reef.hand[codes.KINDS * player + hidden.pop()] += 1
        for kind in hidden:
            reef.apart[kind] += 1
        reef.bag[:] = [tiles[: bags.size].count(kind) for kind in range(codes.KINDS)]
        return SecondKindPosition.from_bytes(bytes(reef))


def _restore(data: bytes, deck: Deck, *rest: Any) -> SecondKindSeatView:
    """A seat view that came from another process, where its deck may have another number."""
    place = place_of(deck)
    reef = Reef.from_buffer_copy(data)
    reef.deck = place.number
    return SecondKindSeatView(reef, *rest)
