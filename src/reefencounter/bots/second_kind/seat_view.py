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
from ...engine.position import Chance
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
from ..seat_view import SeatView, in_bag, open_part, share_hidden_cubes, whose
from .worlds import deal, gather

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
    ) -> None:
        """`cards` has for each player how many unplayed cards are unknown; `apart` are tiles drawn in secret."""
        self.reef, self.seat, self.unknown, self.bag, self.ids = reef, seat, tuple(unknown), bag, ids
        self.cards, self.apart = tuple(cards), apart
        self.place = place_at(reef.deck)

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
        bag, reef.draw = sum(reef.bag), 0
        reef.bag[:] = [0] * codes.KINDS
        apart = 0
        if reef.pending == codes.CARD_PENDING and reef.player != seat:  # what Lucky Dip drew
            apart = sum(reef.apart)
            reef.apart[:] = [0] * codes.KINDS
        if (
            reef.pending == codes.WINDOW_PENDING and reef.asked != seat
        ):  # S7.5: who is asked tells who holds the card
            reef.asked = base.NOBODY
        return cls(reef, seat, unknown, bag, ids, cards, apart)

    @classmethod
    def read(
        cls, seen: Mapping[str, Any], legal: Sequence[str], seat: int | None = None
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
        return cls(reef, whose(seen) if seat is None else seat, unknown, in_bag(seen), ids, cards)

    def __reduce__(self) -> tuple[Any, ...]:
        more = (self.seat, self.unknown, self.bag, self.ids, self.cards, self.apart)
        return _restore, (bytes(self.reef), self.deck, *more)

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

    def unseen_cards(self) -> int:
        """The cards, as a set, that are in the draw pile or in the others' hands."""
        reef = self.reef
        seen: int = reef.discards
        for player in range(4):
            seen |= reef.cards[player] | reef.table[player]
        return ALL_CARDS & ~seen

    def world(self, rng: random.Random) -> SecondKindPosition:
        """One of the positions that this could be: what is unseen is dealt anew."""
        return deal(self._gathered, self.unknown, self.apart, self.cards, rng.getrandbits(64))


def _restore(data: bytes, deck: Deck, *rest: Any) -> SecondKindSeatView:
    """A seat view that came from another process, where its deck may have another number."""
    place = place_of(deck)
    reef = Reef.from_buffer_copy(data)
    reef.deck = place.number
    return SecondKindSeatView(reef, *rest)
