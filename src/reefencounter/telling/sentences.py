"""What happened, in short English sentences: events in, sentences out, told for one viewer.

The polyps of one laying become one sentence, so a whole turn reads as a few lines. Secrets of others are left out
first, by `events.redact` (R13).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ..engine.components import COLOUR_NAMES, COLOURS
from ..events import Event, redact
from .words import NUMBERS, Names, a_colour, count, listed

SECOND_PERSON = {"puts": "put", "has": "have", "passes": "pass", "chooses": "choose"}
ENDINGS = {
    "locks": "all ten coral tiles are locked",
    "shrimps": "a fourth shrimp has been eaten",
    "full": "no polyp can be laid anywhere any more",
    "supply": "the open sea cannot be refilled",
    "limit": "turn 400 is over",
}
LAYING = ("cube_played", "consumed", "laid", "grown", "joined", "split")


def tell(
    events: Iterable[Event], names: Sequence[str], viewer: int | None, *, everything: bool = False
) -> list[str]:
    """The sentences of one or more actions, as `viewer` may hear them (None: a spectator)."""
    teller = _Teller(names, viewer)
    for event in events if everything else redact(events, viewer):
        teller.hear(event)
    return teller.finish()


def _consumed_tile(event: Event) -> str:
    return f"a consumed {COLOUR_NAMES[event['colour']]} tile"


class _Teller:
    def __init__(self, names: Sequence[str], viewer: int | None) -> None:
        self.names = Names(names, viewer)
        self.viewer = viewer
        self.said: list[str] = []
        self.cube = ""  # how the sentence of the laying in progress begins
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

    def hear(self, event: Event) -> None:
        """Take in one event."""
        if event["kind"] not in TELLINGS:
            return
        if event["kind"] not in LAYING:
            self._end_laying()
        if event["kind"] != "moved":
            self._end_moves()
        if event["kind"] != "dealt":
            self._end_refill()
        TELLINGS[event["kind"]](self, event)

    def finish(self) -> list[str]:
        """All that is to be said."""
        self._end_laying()
        self._end_moves()
        self._end_refill()
        return self.said

    def say(self, sentence: str) -> None:
        """One more sentence."""
        self.said.append(sentence[0].upper() + sentence[1:])

    def _end_laying(self) -> None:
        if self.cube or self.laid:
            lays = f"{self.cube} and lay" if self.cube and self.laid else self.cube
            if self.cube and self.laid and not self.cube.startswith("You "):
                lays += "s"
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
            cubes = [f"two {COLOUR_NAMES[event['cubes'][0]]} cubes"]
        self.say(f"{self.who(event['player'], 'chooses')} {listed(cubes) or 'two cubes'}.")

    def larvae_shown(self, event: Event) -> None:
        """All cubes at once."""
        shown = [
            f"{'you' if player == self.viewer else self.names.who(player)} {' '.join(cubes)}"
            for player, cubes in enumerate(event["cubes"])
        ]
        self.say(f"the cubes are shown: {'; '.join(shown)}.")

    def eaten(self, event: Event) -> None:
        """A coral goes into a fish."""
        size, back = len(event["cells"]), event["returned"]
        self.say(
            f"{self.names.whose(event['player'])} fish eats the {COLOUR_NAMES[event['colour']]} coral of {size} at "
            f"{event['cell']}: {count(size - back, 'polyp')} for the fish, {NUMBERS[back]} for the bag."
        )

    def cube_played(self, event: Event) -> None:
        """A laying begins."""
        self._end_laying()
        self.cube = f"{self.who(event['player'], 'plays')} {a_colour(event['colour'], 'cube')}"

    def consumed(self, event: Event) -> None:
        """An attack; the polyp laid comes next."""
        self.taken = f" taking {a_colour(event['colour'], 'polyp')}"

    def put_down(self, event: Event) -> None:
        """One polyp of a laying."""
        colour = COLOUR_NAMES[event["colour"]]
        if not self.laid:
            begin = f"{colour} on " if self.cube else f"{self.who(event['player'], 'lays')} {colour} on "
        else:
            begin = ""
        source = " from the consumed tiles" if event["from"] == "consumed" else ""
        self.laid.append(f"{begin}{event['cell']}{source}{self.taken}")
        self.taken = ""

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
        tiles = [f"{event['polyps'].count(c)} {COLOUR_NAMES[c]}" for c in COLOURS if c in event["polyps"]]
        what = f"the {COLOUR_NAMES[event['space']]} cube" + (f" with {listed(tiles)}" if tiles else "")
        self.say(f"{self.who(event['player'], 'collects')} {what}.")

    def reserve_emptied(self, event: Event) -> None:
        """The bag ran low."""
        self.say("the bag runs low: the reserve goes into it.")

    def dealt_out(self, event: Event) -> None:
        """One tile of the refill."""
        self.dealt.append(f"{event['colour']} on {COLOUR_NAMES[event['space']]}")

    def passed(self, event: Event) -> None:
        """A final turn unused."""
        self.say(f"{self.who(event['player'], 'passes')}.")

    def final_round(self, event: Event) -> None:
        """The end is near."""
        self.say(f"the end: {ENDINGS[event['by']]}. Each other player may still eat one coral.")

    def over(self, event: Event) -> None:
        """The end."""
        self.say(f"the game is over: {ENDINGS[event['by']]}.")


TELLINGS: dict[str, Callable[[_Teller, Event], None]] = {
    "fed": _Teller.fed,
    "larvae_chosen": _Teller.larvae_chosen,
    "larvae_shown": _Teller.larvae_shown,
    "eaten": _Teller.eaten,
    "cube_played": _Teller.cube_played,
    "consumed": _Teller.consumed,
    "laid": _Teller.put_down,
    "grown": _Teller.grown,
    "joined": _Teller.joined,
    "split": _Teller.split,
    "introduced": _Teller.introduced,
    "moved": _Teller.moved,
    "larva_taken": _Teller.larva_taken,
    "alga_paid": _Teller.alga_paid,
    "alga_placed": _Teller.alga_placed,
    "tile_locked": _Teller.tile_locked,
    "tile_turned": _Teller.tile_turned,
    "polyp_taken": _Teller.polyp_taken,
    "collected": _Teller.collected,
    "reserve_emptied": _Teller.reserve_emptied,
    "dealt": _Teller.dealt_out,
    "passed": _Teller.passed,
    "final_round": _Teller.final_round,
    "over": _Teller.over,
}
