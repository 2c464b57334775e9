"""Fair play in rated games: no bot helps somebody who plays one, and a game shows from where its players play.

While a rated game with a live clock goes on, its players get no hints and no analyses at any table. In one of days they
get none where the polyps lie on the reef as they do in that game, such as at an entry that copies it. Which players sit
at one address or browser is known by hashes alone, and only until the game is counted.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

from ...notation.forms import AnyPosition
from ..refusals import Refusal
from ..storage.store import Store

if TYPE_CHECKING:
    from .table import Table
    from .tables import Tables


async def must_not_help(
    store: Store, tables: Tables, person: str | None, table: Table, *, whole: bool = False
) -> None:
    """Refuse to help somebody at a table while they play a rated game; `whole`: with any of its positions."""
    games = [] if person is None else await store.rated_games(person)
    if any(game.clock is None or game.clock.kind == "live" for game in games):
        raise Refusal("stale", "fair.live")
    reefs = {_reef((await tables.find(game.id)).game.position) for game in games}
    if not reefs:
        return
    history = (await table.load_all()).entries if whole else ()
    if any(_reef(position) in reefs for position in (table.game.position, *(one.after for one in history))):
        raise Refusal("stale", "fair.days")


def origins(table_id: str, address: str, session: str | None) -> list[str]:
    """From where somebody plays at a table, as it is kept: it says nothing beside other tables."""
    places = [f"address {address}"] if address else []
    places += [f"session {session}"] if session else []
    return [blake2b(place.encode(), digest_size=12, key=table_id.encode()).hexdigest() for place in places]


def _reef(position: AnyPosition) -> tuple[str, bytes]:
    """The polyps on the reef."""
    return type(position).__name__, bytes(position.fields().polyps)
