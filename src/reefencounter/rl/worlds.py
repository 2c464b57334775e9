"""Another deal of what a seat cannot see, as a table: for searches that must not know what their seat may not."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from ..bots.seat_view import NOTHING, SeatView
from ..engine.chance import Chance
from .environment_table import Table


def dealt(table: Table, seat: int, rng: random.Random, in_bag: Mapping[int, int] = NOTHING) -> Table:
    """A table that this seat cannot tell from this one: hands, fish, cards and the bag are dealt anew, and chance too.

    The seat's observation and legal actions are the same, also in the middle of a half-made action. What another has
    begun the seat cannot see: it stays begun where it could be in the new deal, and is forgotten elsewhere. `in_bag`:
    tiles that the new bag has at least, by kind.

    >>> from reefencounter.rl.environment_table import new_table
    >>> table = new_table(players=3, seed=1)
    >>> world = dealt(table, 0, random.Random(1))
    >>> world.observation(0) == table.observation(0), world.observation(1) == table.observation(1)
    (True, False)
    """
    while True:
        world = _dealt(table, seat, rng, in_bag)
        if world.mask(seat) == table.mask(seat):  # a card may tell its holder what the bag has
            return world


def _dealt(table: Table, seat: int, rng: random.Random, in_bag: Mapping[int, int]) -> Table:
    known = table.known()
    position: Any = SeatView.of(table.position, known, seat).world(rng, in_bag)
    if position.phase == "setup":  # R2.8: the others' cubes are as hidden as their tiles
        reef, fields = table.position.fields(), position.fields()
        for other in range(reef.players):
            if other != seat:
                for _ in range(sum(reef.cubes[5 * other : 5 * other + 5])):
                    colour = rng.randrange(5)
                    fields.cubes[5 * other + colour] += 1
                    fields.larvae[colour] -= 1
        position = table.book.position_of(bytes(fields))
    world = Table(position, Chance(rng.getrandbits(63)), bool(table.aid), table.book.space)
    try:
        return world.with_notes(bytes(table.book.noted(position, known, table.begun)))
    except ValueError:  # they could not have begun it with what they hold there
        return world.with_notes(bytes(table.book.noted(position, known, ())))
