"""What happened in a game of the Second Kind, in sentences: the events that the base game does not know.

What would tell others that somebody holds a card, a window that opened and was declined, is not told to them (S7.5).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...engine.components import COLOUR_NAMES
from ...engine.second_kind.naming import a_tile, tile_name, tiles_of
from ...events import Event
from ..words import a_colour, listed

if TYPE_CHECKING:
    from ..sentences import Teller

BEHIND = "behind the screen"


def crown_attacked(teller: Teller, event: Event) -> None:
    """Action 0."""
    teller.say(
        f"{teller.who(event['player'], 'lets')} the crown of thorns on {event['from']} eat"
        f" {a_tile(event['tile'])} on {event['to']}."
    )


def crown_died(teller: Teller, event: Event) -> None:
    """A crown without a neighbour."""
    teller.say(f"the crown of thorns on {event['cell']} dies: it has no polyp beside it.")


def crown_moved(teller: Teller, event: Event) -> None:
    """Star Attraction."""
    teller.say(
        f"{teller.who(event['player'], 'moves')} the crown of thorns from {event['from']} to {event['to']}."
    )


def crown_removed(teller: Teller, event: Event) -> None:
    """Star Attraction."""
    teller.say(
        f"{teller.who(event['player'], 'removes')} the crown of thorns on {event['cell']} from the game."
    )


def fled(teller: Teller, event: Event) -> None:
    """A shrimp leaves an eaten polyp."""
    teller.say(
        f"{teller.names.whose(event['player'])} shrimp flees from {event['from']} to {event['to'] or BEHIND}."
    )


def blue_moved(teller: Teller, event: Event) -> None:
    """A blue shrimp introduced, moved, drifting or going home."""
    where = {"supply": "the supply", "sea": "the open sea"}
    origin, goal = (where.get(event[end], event[end]) for end in ("from", "to"))
    teller.say(f"a blue shrimp goes from {origin} to {goal}.")


def card_played(teller: Teller, event: Event) -> None:
    """A card, for its text, for its shrimp, for the first meal, or in a window."""
    player, card = event["player"], teller.card(event["card"])
    if event["use"] == "reaction":
        teller.end_declared()
        teller.say(f"{teller.who(player, 'answers')} with {card}.")
    elif event["use"] == "meal":
        teller.say(f"{teller.who(player, 'plays')} {card} for the first meal.")
    elif event["use"] in ("blue", "shift"):
        teller.say(f"{teller.who(player, 'uses')} {card} for a blue shrimp.")
    elif event["to"] == "table":
        teller.say(f"{teller.who(player, 'lays')} {card} open: it scores at the end.")
    else:
        teller.say(f"{teller.who(player, 'plays')} {card}.")


def returned(teller: Teller, event: Event) -> None:
    """Tiles of an eaten coral that go back."""
    teller.say(f"into the bag: {listed(tiles_of(event['tiles']))}.")


def swallowed(teller: Teller, event: Event) -> None:
    """Tiles of an eaten coral that score."""
    teller.say(f"into the fish: {listed(tiles_of(event['tiles']))}.")


def double_split(teller: Teller, event: Event) -> None:
    """A consumed double becomes two."""
    colour = COLOUR_NAMES[event["tile"][0]]
    teller.say(
        f"{teller.who(event['player'], 'swaps')} the double {colour} tile for two {colour} tiles from the bag."
    )


def double_kept(teller: Teller, event: Event) -> None:
    """A consumed double stays one."""
    teller.say(f"{teller.who(event['player'], 'keeps')} the {tile_name(event['tile'])} as it is.")


def laying_declared(teller: Teller, event: Event) -> None:
    """An attack that may still be warded off; left out where the polyp is laid in the same breath."""
    tile = a_tile(event["tile"])
    teller.declared = f"{teller.who(event['player'], 'attacks')} {event['cell']} with {tile}."


def placed(teller: Teller, event: Event) -> None:
    """Action 8a, or a card that takes the tile from the bag."""
    source = " from the bag" if event["from"] == "bag" else ""
    teller.say(f"{teller.who(event['player'], 'puts')} {a_tile(event['tile'])}{source} on {event['cell']}.")


def paid(teller: Teller, event: Event) -> None:
    """Action 8b begins; the card comes next."""
    if event["from"] == "cube":
        teller.taken = a_colour(event["tile"], "cube")
    else:
        tile = a_tile(event["tile"])
        teller.taken = tile if event["from"] == "hand" else f"{tile} from the consumed ones"


def cards_shuffled(teller: Teller, event: Event) -> None:
    """The pile was empty."""
    teller.say("the discards are shuffled and become the pile.")


def bought(teller: Teller, event: Event) -> None:
    """A card; which one only its buyer knows."""
    price, teller.taken = teller.taken, ""
    which = f": {teller.card(event['card'])}" if event["card"] else ""
    teller.say(f"{teller.who(event['player'], 'buys')} a card for {price}{which}.")


def discarded(teller: Teller, event: Event) -> None:
    """A card unplayed."""
    teller.say(f"{teller.who(event['player'], 'discards')} {teller.card(event['card'])}.")


def dipped(teller: Teller, event: Event) -> None:
    """Tiles drawn in secret."""
    what = f"from the bag: {', '.join(event['tiles'])}" if event["tiles"] else "from the bag in secret"
    teller.say(f"{teller.who(event['player'], 'draws')} tiles {what}.")


def dip_returned(teller: Teller, event: Event) -> None:
    """One of them goes back."""
    back = a_tile(event["tile"]) if event["tile"] else "one of them"
    kept = listed(tiles_of(event["kept"])) if event["kept"] else "the others"
    teller.say(
        f"{teller.who(event['player'], 'puts')} {back} into the bag again and"
        f" {'keep' if teller.names.is_you(event['player']) else 'keeps'} {kept}."
    )


def cube_gained(teller: Teller, event: Event) -> None:
    """Plankton Soup."""
    teller.say(f"{teller.who(event['player'], 'takes')} {a_colour(event['colour'], 'cube')} from the supply.")


def swapped(teller: Teller, event: Event) -> None:
    """Fair Trade Winds."""
    teller.say(
        f"{teller.who(event['player'], 'swaps')} {a_tile(event['given'])} for {a_tile(event['taken'])}"
        f" on the {COLOUR_NAMES[event['space']]} space of the sea."
    )


def tile_taken(teller: Teller, event: Event) -> None:
    """Gull Service."""
    space = COLOUR_NAMES[event["space"]]
    teller.say(
        f"{teller.who(event['player'], 'takes')} {a_tile(event['tile'])} from the {space} space of the sea."
    )


def tile_moved(teller: Teller, event: Event) -> None:
    """Digestif, Midnight Snack, Leftovers Again."""
    player, tile = event["player"], a_tile(event["tile"])
    if event["to"] == "fish":
        own = "your" if teller.names.is_you(player) else "the"
        teller.say(f"{teller.who(player, 'puts')} {tile} from the consumed ones into {own} fish.")
    elif event["from"] == "hand":
        teller.say(f"{teller.who(player, 'puts')} {tile} from the hand to the consumed ones.")
    else:
        teller.say(f"{teller.who(player, 'takes')} {tile} from the bag as a consumed one.")


def tile_kept(teller: Teller, event: Event) -> None:
    """Slack Tide."""
    teller.say(f"{teller.who(event['player'], 'keeps')} coral tile {event['tile']} from turning.")


def warded(teller: Teller, event: Event) -> None:
    """Stiff Upper Polyp."""
    teller.say(f"the polyp on {event['cell']} is warded against corals.")


def wards_ended(teller: Teller, event: Event) -> None:
    """Wards do not last."""
    wards = "wards" if len(event["cells"]) > 1 else "ward"
    teller.say(f"the {wards} on {listed(event['cells'])} {'end' if wards == 'wards' else 'ends'}.")


def declined(teller: Teller, event: Event) -> None:
    """A window that its player lets pass; nobody else learns that there was one."""
    if event["player"] is not None:
        who = teller.who(event["player"], "plays")
        teller.say(f"{who} no card.")


def turn_ended(teller: Teller, event: Event) -> None:
    """The end of a turn in which action 10 came early."""
    teller.say(f"{teller.who(event['player'], 'ends')} the turn.")


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
