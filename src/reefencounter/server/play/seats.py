"""Seats, and the two questions of permission: for which seats somebody may act, and through whose eyes they may look.

A seat has a holder, the person who acts for it, or a bot, or it is free: then a friend who has the link, or anyone, may
sit down. A bot in a seat that invites somebody plays until they come. A bot in a seat that somebody holds stands in for
them: they are still its holder, see what it sees, and take it back whenever they want, unless they have resigned.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import count
from typing import NamedTuple

from ...messages.words import language, words
from ..accounts.programs import marked
from ..schemas.values import Invites, Lost, SeatKind, TableKind


class SeatData(NamedTuple):
    """A seat as it is kept."""

    number: int
    name: str  # empty: they gave none
    bot: str | None = None  # that plays there
    holder: str | None = None  # the person who acts for it
    invites: Invites | None = None  # who may sit down where nobody does
    lost: Lost | None = None  # it counts as lost for its holder, however it ends
    hints: bool = True  # its holder may ask for hints
    unasked: str = ""  # cards about which its holder is not asked, as ids with blanks between them (S7.5)
    lost_turn: int | None = None  # the turn in which it was lost; 0: before the first

    @property
    def free(self) -> bool:
        """Whether it waits for somebody."""
        return self.bot is None and self.holder is None and self.invites is not None

    @property
    def kind(self) -> SeatKind:
        """Who sits there, or may."""
        if self.holder is not None:
            return "person"
        if self.bot is not None:
            return "bot"
        return self.invites or "person"

    @property
    def nameless(self) -> bool:
        """Whether somebody sits there who gave no name, or who has left for good and took it along."""
        return not self.name and not self.free

    @property
    def called(self) -> str:
        """What whoever sits there is called by whoever reads now; empty, or whom the maker awaits, if it is free."""
        if not self.nameless:
            return self.name
        return _without_name(language(), self.number, self.holder)

    @property
    def stood_in_for(self) -> bool:
        """Whether a bot plays instead of the holder."""
        return self.holder is not None and self.bot is not None

    @property
    def of_person(self) -> bool:
        """Whether a person plays there, or did until they left."""
        return self.holder is not None or self.lost is not None

    def is_asked_about(self, card: str) -> bool:
        """Whether whoever plays here wants to be asked about a card (S7.5)."""
        return self.bot is not None or card not in self.unasked.split()

    def asks_about(self, card: str, ask: bool) -> SeatData:
        """The seat after its holder said whether to be asked about a card."""
        cards = sorted({*self.unasked.split()} - {card} | ({card} if not ask else set()))
        return self._replace(unasked=" ".join(cards))


@lru_cache(1024)
def _without_name(_: str, number: int, holder: str | None) -> str:
    """What somebody who gave no name is called in a language, that of whoever reads now."""
    if holder is None:
        return words("player.someone")
    return marked(words("player.number", number=number + 1), holder)


Seats = tuple[SeatData, ...]


def may_act(seats: Seats, kind: TableKind, person: str | None, *, over: bool = False) -> frozenset[int]:
    """The seats for which somebody may act, at a table of this kind: where a bot stands in, that takes them back.

    Whoever has resigned only looks on, until the game is `over`: then it was theirs like everybody's.
    """
    if person is None or kind == "record":
        return frozenset()
    held = (seat for seat in seats if seat.holder == person)
    return frozenset(seat.number for seat in held if over or seat.lost != "resigned")


def may_see(seat: int | None, mine: frozenset[int], *, open: bool, players: int) -> bool:
    """Whether whoever acts for `mine` may look through the eyes of a seat: an own one; of an open table any."""
    return seat is None or seat in mine or (open and seat < players)


def apart(name: str, others: Iterable[str]) -> str:
    """A name that none of the others has: a second Ada is Ada 2."""
    taken = {other.casefold() for other in others}
    names = (name if n == 1 else f"{name} {n}" for n in count(1))
    return next(each for each in names if each.casefold() not in taken)


def replaced(seats: Seats, seat: SeatData) -> Seats:
    """The seats with one of them changed."""
    return tuple(seat if each.number == seat.number else each for each in seats)


def decide(seats: Seats) -> bool:
    """Whether a game is decided: at most one person is left, and the others resigned, left or ran out of time."""
    people = [seat for seat in seats if seat.of_person]
    left = [seat for seat in people if seat.lost is None]
    return len(left) <= 1 and len(left) < len(people)


def openly(seats: Seats) -> Seats:
    """The seats as all may know them."""
    return tuple(seat._replace(unasked="") for seat in seats)


def names(seats: Sequence[SeatData]) -> list[str]:
    """What those are called by whoever reads now who sit there, or will."""
    return [seat.called or words("player.number", number=seat.number + 1) for seat in seats]


def holders(seats: Sequence[SeatData]) -> frozenset[str]:
    """The people who hold seats."""
    return frozenset(seat.holder for seat in seats if seat.holder is not None)
