"""What happened, in short English sentences: events in, sentences out, told for one viewer.

The polyps of one laying become one sentence, so a whole turn reads as a few lines. Secrets of others are left out
first, by `events.redact` (R13).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ..decks import DEFAULT
from ..engine.components import COLOUR_NAMES
from ..engine.second_kind.naming import OPEN_SIDES, a_tile, tiles_of
from ..events import Event, redact
from .cards import card_name
from .second_kind import sentences as second_kind
from .words import NUMBERS, Names, a_colour, colours, count, listed

SECOND_PERSON = {"puts": "put", "has": "have", "passes": "pass", "chooses": "choose"}
ENDINGS = {
    "locks": "all ten coral tiles are locked",
    "shrimps": "a fourth shrimp has been eaten",
    "full": "no polyp can be laid anywhere any more",
    "supply": "the open sea cannot be refilled",
    "limit": "turn 400 is over",
}
LAYING = ("cube_played", "consumed", "laid", "grown", "joined", "split")
SILENT = (  # events that say nothing to people which others do not say better
    "choices_ended cube_refilled laying_ended reserve_refilled turn window_opened"
).split()


def tell(
    events: Iterable[Event],
    names: Sequence[str],
    viewer: int | None,
    *,
    everything: bool = False,
    deck: str = DEFAULT,
) -> list[str]:
    """The sentences of one or more actions, as `viewer` may hear them (None: a spectator).

    `deck` is that of the game, for the names of its cards.
    """
    teller = Teller(names, viewer, deck)
    for event in events if everything else redact(events, viewer):
        teller.hear(event)
    return teller.finish()


def _consumed_tile(event: Event) -> str:
    tile = event.get("tile") or event["colour"]
    if len(tile) == 1:
        return f"a consumed {COLOUR_NAMES[tile]} tile"
    return f"{a_tile(tile)} from the consumed ones"


def _pair(cubes: Sequence[str]) -> str:
    """`white and grey`, `two white`."""
    return colours(cubes) if len(set(cubes)) > 1 else f"two {COLOUR_NAMES[cubes[0]]}"


def _form(tile: str) -> str:
    """How a special tile lies, behind the cell on which it lies."""
    match tile[1:2]:
        case "":
            return ""
        case "/":
            return f" as {a_tile(tile)}"
        case "h":
            return f" as a half tile, coral to the {OPEN_SIDES[tile[3:]]},"
        case sign:
            return " as a double" if sign == "2" else " as a blue-shrimp tile"


class Teller:
    """Listens to events and finds the sentences."""

    def __init__(self, names: Sequence[str], viewer: int | None, deck: str) -> None:
        self.names = Names(names, viewer)
        self.viewer, self.deck = viewer, deck
        self.declared = ""  # an attack that may still be warded off
        self.said: list[str] = []
        self.cube = ""  # how the sentence of the laying in progress begins
        self.layer = 0  # whose it is
        self.laid: list[str] = []
        self.after: list[str] = []  # what the laying brought about
        self.taken = ""
        self.moves: list[str] = []
        self.mover = 0
        self.dealt: list[str] = []

    def who(self, player: int, verb: str) -> str:
        """`You lay`, `Ada lays`."""
        if not self.names.is_you(player):
            return f"{self.names.who(player)} {verb}"
        return f"You {SECOND_PERSON.get(verb, verb.removesuffix('s'))}"

    def card(self, card: str) -> str:
        """The name of a card."""
        return card_name(card, self.deck)

    def hear(self, event: Event) -> None:
        """Take in one event."""
        if event["kind"] not in TELLINGS:
            if event["kind"] == "turn":
                self._asked(event["turn"].get("pending") or {})
            return
        unheard = event["kind"] == "laying_declared" or (
            event["kind"] == "declined" and event["player"] is None
        )
        if event["kind"] not in LAYING and not unheard:
            self._end_laying()
        if event["kind"] != "moved":
            self._end_moves()
        if event["kind"] != "dealt":
            self._end_refill()
        TELLINGS[event["kind"]](self, event)

    def finish(self) -> list[str]:
        """All that is to be said."""
        self._end_laying()
        self.end_declared()  # events that end here are no secret: only who is asked is (S7.5)
        self._end_moves()
        self._end_refill()
        return self.said

    def _asked(self, pending: dict[str, Any]) -> None:
        """Who is asked about an attack hears of it; for others it has not happened yet."""
        if pending.get("kind") == "window" and pending.get("player") == self.viewer is not None:
            self._end_laying()
            self.end_declared()

    def end_declared(self) -> None:
        """An attack that was declared, told at last."""
        if self.declared:
            self.say(self.declared)
        self.declared = ""

    def say(self, sentence: str) -> None:
        """One more sentence."""
        self.said.append(sentence[0].upper() + sentence[1:])

    def _end_laying(self) -> None:
        if self.cube or self.laid:
            lay = "lay" if self.names.is_you(self.layer) else "lays"
            lays = f"{self.cube} and {lay}" if self.cube and self.laid else self.cube
            self.say(f"{lays} {listed(self.laid)}".strip() + ".")
        for sentence in self.after:
            self.say(sentence)
        self.cube, self.laid, self.after = "", [], []

    def _end_moves(self) -> None:
        if len(self.moves) > 1:
            self.say(f"{self.who(self.mover, 'moves')} shrimps: {', '.join(self.moves)}.")
        elif self.moves:
            self.say(f"{self.who(self.mover, 'moves')} a shrimp from {self.moves[0]}.")
        self.moves = []

    def _end_refill(self) -> None:
        if self.dealt:
            self.dealt[0] += " space"
            self.say(f"new in the sea: {', '.join(self.dealt)}.")
        self.dealt = []

    def fed(self, event: Event) -> None:
        """The secret tile."""
        own = "your" if event["player"] == self.viewer else "the"
        tile = a_colour(event["colour"], "tile") if event["colour"] else "a tile"
        self.say(f"{self.who(event['player'], 'puts')} {tile} into {own} fish.")

    def larvae_chosen(self, event: Event) -> None:
        """Two cubes, hidden at first."""
        cubes = [a_colour(colour, "cube") for colour in event["cubes"] or ()]
        if len(set(cubes)) == 1:
            cubes = [f"{_pair(event['cubes'])} cubes"]
        self.say(f"{self.who(event['player'], 'chooses')} {listed(cubes) or 'two cubes'}.")

    def larvae_shown(self, event: Event) -> None:
        """All cubes at once."""
        shown = [
            f"{'you' if player == self.viewer else self.names.who(player)} {_pair(cubes)}"
            for player, cubes in enumerate(event["cubes"])
        ]
        self.say(f"the cubes are shown: {'; '.join(shown)}.")

    def eaten(self, event: Event) -> None:
        """A coral goes into a fish."""
        size = len(event["cells"])
        eats = (
            f"{self.names.whose(event['player'])} fish eats the {COLOUR_NAMES[event['colour']]} coral of {size} at "
            f"{event['cell']}"
        )
        if "returned" in event:
            back = event["returned"]
            eats += f": {count(size - back, 'polyp')} for the fish, {NUMBERS[back]} for the bag"
        self.say(f"{eats}.")  # in the Second Kind its tiles are told of one by one

    def cube_played(self, event: Event) -> None:
        """A laying begins."""
        self._end_laying()
        self.layer = event["player"]
        self.cube = f"{self.who(self.layer, 'plays')} {a_colour(event['colour'], 'cube')}"
        if "as" in event:
            self.cube += f" as {COLOUR_NAMES[event['as']]}"

    def consumed(self, event: Event) -> None:
        """An attack; the polyp laid comes next."""
        tile = event.get("tile", "")
        self.taken = f" taking {a_tile(tile) if len(tile) > 1 else a_colour(event['colour'], 'polyp')}"

    def put_down(self, event: Event) -> None:
        """One polyp of a laying."""
        colour = COLOUR_NAMES[event["colour"]]
        if not self.laid:
            begin = f"{colour} on " if self.cube else f"{self.who(event['player'], 'lays')} {colour} on "
        else:
            begin = ""
        source = " from the consumed tiles" if event["from"] == "consumed" else ""
        how = (_form(event.get("tile", "")) + source + self.taken).rstrip(",")
        self.laid.append(f"{begin}{event['cell']}{how}")
        self.taken = self.declared = ""

    def grown(self, event: Event) -> None:
        """The growth cell."""
        self.after.append(f"{COLOUR_NAMES[event['colour']]} grows on {event['cell']}.")

    def joined(self, event: Event) -> None:
        """Corals become one."""
        corals = count(event["corals"], COLOUR_NAMES[event["colour"]] + " coral")
        self.after.append(f"{corals} are now one of {len(event['cells'])}.")

    def split(self, event: Event) -> None:
        """A coral falls apart."""
        sizes = listed([str(len(coral)) for coral in event["corals"]])
        self.after.append(f"the {COLOUR_NAMES[event['colour']]} coral splits into {sizes}.")

    def introduced(self, event: Event) -> None:
        """Action 4."""
        self.say(f"{self.who(event['player'], 'puts')} a shrimp on {event['cell']}.")

    def moved(self, event: Event) -> None:
        """Action 5; several in a row become one sentence."""
        self.mover = event["player"]
        self.moves.append(f"{event['from']} to {event['to'] or 'behind the screen'}")

    def larva_taken(self, event: Event) -> None:
        """Action 6."""
        cube = a_colour(event["colour"], "cube")
        self.say(f"{self.who(event['player'], 'swaps')} {_consumed_tile(event)} for {cube}.")

    def alga_paid(self, event: Event) -> None:
        """Action 7 begins; what is done with the alga comes next."""
        self.taken = _consumed_tile(event)

    def alga_placed(self, event: Event) -> None:
        """An alga on the alga space."""
        paid, self.taken = self.taken, ""
        if not paid:  # a card pays for it
            self.say(f"{self.who(event['player'], 'plays')} {event['alga']} on the alga space.")
            return
        self.say(f"{self.who(event['player'], 'pays')} {paid}: {event['alga']} on the alga space.")

    def tile_locked(self, event: Event) -> None:
        """An alga on a coral tile."""
        paid, self.taken = self.taken, ""
        self.say(
            f"{self.who(event['player'], 'pays')} {paid}: {event['alga']} locks coral tile {event['tile']}."
        )

    def tile_turned(self, event: Event) -> None:
        """A coral tile turned over."""
        strong, weak = COLOUR_NAMES[event["stronger"]], COLOUR_NAMES[event["weaker"]]
        self.say(f"tile {event['tile']} turns: {strong} now beats {weak}.")

    def polyp_taken(self, event: Event) -> None:
        """Action 8. Where the polyp came from is nobody's business."""
        cube, polyp = a_colour(event["colour"], "cube"), a_colour(event["colour"], "polyp")
        self.say(f"{self.who(event['player'], 'swaps')} {cube} for {polyp}.")

    def collected(self, event: Event) -> None:
        """Action 10."""
        polyps: list[str] = event["polyps"]
        tiles = [
            f"{polyps.count(kind)} {COLOUR_NAMES[kind]}" if kind in COLOUR_NAMES else tiles_of({kind: n})[0]
            for kind, n in Counter(polyps).items()
        ]
        what = f"the {COLOUR_NAMES[event['space']]} cube" + (f" with {listed(tiles)}" if tiles else "")
        self.say(f"{self.who(event['player'], 'collects')} {what}.")

    def reserve_emptied(self, event: Event) -> None:
        """The bag ran low."""
        self.say("the bag runs low: the reserve goes into it.")

    def dealt_out(self, event: Event) -> None:
        """One tile of the refill: `white on the grey space, orange on the pink`."""
        kind = event["colour"]
        tile = COLOUR_NAMES[kind] if kind in COLOUR_NAMES else a_tile(kind)
        self.dealt.append(f"{tile} on the {COLOUR_NAMES[event['space']]}")

    def passed(self, event: Event) -> None:
        """A final turn unused."""
        self.say(f"{self.who(event['player'], 'passes')}.")

    def final_round(self, event: Event) -> None:
        """The end is near."""
        self.say(f"the end: {ENDINGS[event['by']]}. Each other player may still eat one coral.")

    def over(self, event: Event) -> None:
        """The end."""
        self.say(f"the game is over: {ENDINGS[event['by']]}.")


TELLINGS: dict[str, Callable[[Teller, Event], None]] = {
    "fed": Teller.fed,
    "larvae_chosen": Teller.larvae_chosen,
    "larvae_shown": Teller.larvae_shown,
    "eaten": Teller.eaten,
    "cube_played": Teller.cube_played,
    "consumed": Teller.consumed,
    "laid": Teller.put_down,
    "grown": Teller.grown,
    "joined": Teller.joined,
    "split": Teller.split,
    "introduced": Teller.introduced,
    "moved": Teller.moved,
    "larva_taken": Teller.larva_taken,
    "alga_paid": Teller.alga_paid,
    "alga_placed": Teller.alga_placed,
    "tile_locked": Teller.tile_locked,
    "tile_turned": Teller.tile_turned,
    "polyp_taken": Teller.polyp_taken,
    "collected": Teller.collected,
    "reserve_emptied": Teller.reserve_emptied,
    "dealt": Teller.dealt_out,
    "passed": Teller.passed,
    "final_round": Teller.final_round,
    "over": Teller.over,
    **second_kind.TELLINGS,
}
