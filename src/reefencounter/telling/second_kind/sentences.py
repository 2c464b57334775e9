"""What happened in a game of the Second Kind, as messages: the events that the base game does not know.

What would tell others that somebody holds a card, a window that opened and was declined, is not told to them (S7.5).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ...events import Event
from ...messages import Message

if TYPE_CHECKING:
    from ..sentences import Teller


def crown_attacked(teller: Teller, event: Event) -> None:
    """Action 0."""
    origin, cell, tile = event["from"], event["to"], event["tile"]
    teller.say("log.crown_attacked", player=event["player"], origin=origin, cell=cell, tile=tile)


def crown_died(teller: Teller, event: Event) -> None:
    """A crown without a neighbour."""
    teller.say("log.crown_died", cell=event["cell"])


def crown_moved(teller: Teller, event: Event) -> None:
    """Star Attraction."""
    teller.say("log.crown_moved", player=event["player"], origin=event["from"], goal=event["to"])


def crown_removed(teller: Teller, event: Event) -> None:
    """Star Attraction."""
    teller.say("log.crown_removed", player=event["player"], cell=event["cell"])


def fled(teller: Teller, event: Event) -> None:
    """A shrimp leaves an eaten polyp."""
    teller.say("log.fled", player=event["player"], origin=event["from"], goal=event["to"] or None)


def blue_moved(teller: Teller, event: Event) -> None:
    """A blue shrimp introduced, moved, drifting or going home; `supply` and `sea` are places too."""
    teller.say("log.blue_moved", origin=event["from"], goal=event["to"])


def card_played(teller: Teller, event: Event) -> None:
    """A card, for its text, for its shrimp, for the first meal, or in a window."""
    if event["use"] == "reaction":
        teller.end_declared()
        how = "log.card_answers"
    elif event["use"] == "meal":
        how = "log.card_meal"
    elif event["use"] in ("blue", "shift"):
        how = "log.card_blue"
    else:
        how = "log.card_open" if event["to"] == "table" else "log.card"
    teller.say(how, player=event["player"], card=event["card"])


def returned(teller: Teller, event: Event) -> None:
    """Tiles of an eaten coral that go back."""
    teller.say("log.returned", tiles=_each(event["tiles"]))


def swallowed(teller: Teller, event: Event) -> None:
    """Tiles of an eaten coral that score."""
    teller.say("log.swallowed", tiles=_each(event["tiles"]))


def double_split(teller: Teller, event: Event) -> None:
    """A consumed double becomes two."""
    teller.say("log.double_split", player=event["player"], colour=event["tile"][0])


def double_kept(teller: Teller, event: Event) -> None:
    """A consumed double stays one."""
    teller.say("log.double_kept", player=event["player"], tile=event["tile"])


def laying_declared(teller: Teller, event: Event) -> None:
    """An attack that may still be warded off; left out where the polyp is laid in the same breath."""
    teller.declared = Message("log.attack", player=event["player"], cell=event["cell"], tile=event["tile"])


def placed(teller: Teller, event: Event) -> None:
    """Action 8a, or a card that takes the tile from the bag."""
    where = "log.placed_from_bag" if event["from"] == "bag" else "log.placed"
    teller.say(where, player=event["player"], tile=event["tile"], cell=event["cell"])


def paid(teller: Teller, event: Event) -> None:
    """Action 8b begins; the card comes next."""
    teller.paid = (event["from"], event["tile"])


def cards_shuffled(teller: Teller, event: Event) -> None:
    """The pile was empty."""
    teller.say("log.shuffled")


def bought(teller: Teller, event: Event) -> None:
    """A card; which one only its buyer knows."""
    price, teller.paid = teller.paid, None
    assert price, "a card is paid for before it is taken"
    source, tile = price
    teller.say("log.bought", player=event["player"], source=source, tile=tile, card=event["card"] or None)


def discarded(teller: Teller, event: Event) -> None:
    """A card unplayed."""
    teller.say("log.discarded", player=event["player"], card=event["card"])


def dipped(teller: Teller, event: Event) -> None:
    """Tiles drawn in secret."""
    teller.say("log.dipped", player=event["player"], tiles=event["tiles"] or None)


def dip_returned(teller: Teller, event: Event) -> None:
    """One of them goes back."""
    kept = _each(event["kept"]) if event["kept"] else None
    teller.say("log.dip_returned", player=event["player"], tile=event["tile"] or None, kept=kept)


def cube_gained(teller: Teller, event: Event) -> None:
    """Plankton Soup."""
    teller.say("log.cube_gained", player=event["player"], colour=event["colour"])


def swapped(teller: Teller, event: Event) -> None:
    """Fair Trade Winds."""
    given, taken, space = event["given"], event["taken"], event["space"]
    teller.say("log.swapped", player=event["player"], given=given, taken=taken, colour=space)


def tile_taken(teller: Teller, event: Event) -> None:
    """Gull Service."""
    teller.say("log.tile_taken", player=event["player"], tile=event["tile"], colour=event["space"])


def tile_moved(teller: Teller, event: Event) -> None:
    """Digestif, Midnight Snack, Leftovers Again."""
    if event["to"] == "fish":
        how = "log.to_fish"
    else:
        how = "log.to_consumed" if event["from"] == "hand" else "log.from_bag"
    teller.say(how, player=event["player"], tile=event["tile"])


def tile_kept(teller: Teller, event: Event) -> None:
    """Slack Tide."""
    teller.say("log.tile_kept", player=event["player"], coral_tile=event["tile"])


def warded(teller: Teller, event: Event) -> None:
    """Stiff Upper Polyp."""
    teller.say("log.warded", cell=event["cell"])


def wards_ended(teller: Teller, event: Event) -> None:
    """Wards do not last."""
    teller.say("log.wards_ended", cells=event["cells"])


def declined(teller: Teller, event: Event) -> None:
    """A window that its player lets pass; nobody else learns that there was one."""
    if event["player"] is not None:
        teller.say("log.declined", player=event["player"])


def turn_ended(teller: Teller, event: Event) -> None:
    """The end of a turn in which action 10 came early."""
    teller.say("log.turn_ended", player=event["player"])


def _each(counts: Mapping[str, int]) -> list[str]:
    """Tiles one by one."""
    return [kind for kind, n in counts.items() for _ in range(n)]


TELLINGS: dict[str, Callable[[Teller, Event], None]] = {
    telling.__name__: telling
    for telling in (
        *(crown_attacked, crown_died, crown_moved, crown_removed, fled, blue_moved, card_played, returned),
        *(
            swallowed,
            double_split,
            double_kept,
            laying_declared,
            placed,
            paid,
            cards_shuffled,
            bought,
            discarded,
        ),
        *(dipped, dip_returned, cube_gained, swapped, tile_taken, tile_moved, tile_kept, warded, wards_ended),
        *(declined, turn_ended),
    )
}
