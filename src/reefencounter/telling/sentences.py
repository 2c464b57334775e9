"""What happened: events in, messages out, told for one viewer, and the sentences that these are in English.

The polyps of one laying become one message, so a whole turn reads as a few lines. Secrets of others are left out
first, by `events.redact` (R13).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from ..decks import DEFAULT
from ..events import Event, redact
from ..messages import Message
from .listener import listener
from .second_kind import sentences as second_kind

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
    speaker = listener(names, viewer, deck)
    return [speaker.one(message) for message in told(events, viewer, everything=everything)]


def told(events: Iterable[Event], viewer: int | None, *, everything: bool = False) -> list[Message]:
    """One or more actions as messages, as `viewer` may know them (None: a spectator)."""
    teller = Teller(viewer)
    for event in events if everything else redact(events, viewer):
        teller.hear(event)
    return teller.finish()


class Cube(NamedTuple):
    """The cube of the laying that is going on."""

    colour: str
    counts_as: str | None


class Teller:
    """Listens to events and finds what is to be said."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.declared: Message | None = None  # an attack that may still be warded off
        self.said: list[Message] = []
        self.cube: Cube | None = None
        self.layer, self.laying = 0, ""  # who lays what
        self.laid: list[Message] = []
        self.after: list[Message] = []  # what the laying brought about
        self.taken: str | None = None  # by the polyp that is laid next
        self.paid: tuple[str, str] | None = None  # for what comes next: from where, and the tile or cube
        self.moves: list[Message] = []
        self.mover = 0
        self.dealt: list[Event] = []

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

    def finish(self) -> list[Message]:
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
            self.said.append(self.declared)
        self.declared = None

    def say(self, id: str, **arguments: Any) -> None:
        """One more message."""
        self.said.append(Message(id, **arguments))

    def _end_laying(self) -> None:
        if self.cube or self.laid:
            colour, counts_as = self.cube or (None, None)
            self.say(
                "log.laying",
                player=self.layer,
                cube=colour,
                counts_as=counts_as,
                colour=self.laying,
                items=self.laid,
            )
        self.said += self.after
        self.cube, self.laying, self.laid, self.after = None, "", [], []

    def _end_moves(self) -> None:
        if len(self.moves) > 1:
            self.say("log.moves", player=self.mover, items=self.moves)
        elif self.moves:
            self.said.append(Message("log.moved", player=self.mover, **self.moves[0].arguments))
        self.moves = []

    def _end_refill(self) -> None:
        if self.dealt:
            dealt = [
                Message("log.dealt_tile", tile=each["colour"], colour=each["space"]) for each in self.dealt
            ]
            self.say("log.dealt", items=dealt)
        self.dealt = []

    def fed(self, event: Event) -> None:
        """The secret tile."""
        self.say("log.fed", player=event["player"], colour=event["colour"] or None)

    def larvae_chosen(self, event: Event) -> None:
        """Two cubes, hidden at first."""
        self.say("log.larvae", player=event["player"], cubes="".join(event["cubes"] or ()) or None)

    def larvae_shown(self, event: Event) -> None:
        """All cubes at once."""
        shown = [
            Message("log.cubes_of", player=player, cubes="".join(cubes))
            for player, cubes in enumerate(event["cubes"])
        ]
        self.say("log.larvae_shown", items=shown)

    def eaten(self, event: Event) -> None:
        """A coral goes into a fish; in the Second Kind its tiles are told of one by one."""
        size, returned = len(event["cells"]), event.get("returned")
        player, colour, cell = event["player"], event["colour"], event["cell"]
        kept = None if returned is None else size - returned
        self.say(
            "log.eaten", player=player, colour=colour, size=size, cell=cell, kept=kept, returned=returned
        )

    def cube_played(self, event: Event) -> None:
        """A laying begins."""
        self._end_laying()
        self.layer, self.cube = event["player"], Cube(event["colour"], event.get("as"))

    def consumed(self, event: Event) -> None:
        """An attack; the polyp laid comes next."""
        self.taken = event.get("tile") or event["colour"]

    def put_down(self, event: Event) -> None:
        """One polyp of a laying."""
        if not self.laid:
            self.layer, self.laying = event["player"], event["colour"]
        tile = event.get("tile") or event["colour"]
        self.laid.append(
            Message(
                "log.laid",
                cell=event["cell"],
                tile=tile if len(tile) > 1 else None,
                consumed=event["from"] == "consumed",
                taken=self.taken,
            )
        )
        self.taken = self.declared = None

    def grown(self, event: Event) -> None:
        """The growth cell."""
        self.after.append(Message("log.grown", colour=event["colour"], cell=event["cell"]))

    def joined(self, event: Event) -> None:
        """Corals become one."""
        size = len(event["cells"])
        self.after.append(Message("log.joined", corals=event["corals"], colour=event["colour"], size=size))

    def split(self, event: Event) -> None:
        """A coral falls apart."""
        sizes = [len(coral) for coral in event["corals"]]
        self.after.append(Message("log.split", colour=event["colour"], sizes=sizes))

    def introduced(self, event: Event) -> None:
        """Action 4."""
        self.say("log.introduced", player=event["player"], cell=event["cell"])

    def moved(self, event: Event) -> None:
        """Action 5; several in a row become one message."""
        self.mover = event["player"]
        self.moves.append(Message("log.move", origin=event["from"], goal=event["to"] or None))

    def larva_taken(self, event: Event) -> None:
        """Action 6."""
        tile = event.get("tile") or event["colour"]
        self.say("log.larva", player=event["player"], tile=tile, colour=event["colour"])

    def alga_paid(self, event: Event) -> None:
        """Action 7 begins; what is done with the alga comes next."""
        self.paid = ("consumed", event.get("tile") or event["colour"])

    def alga_placed(self, event: Event) -> None:
        """An alga on the alga space."""
        paid, self.paid = self.paid, None
        self.say("log.alga", player=event["player"], paid=paid[1] if paid else None, alga=event["alga"])

    def tile_locked(self, event: Event) -> None:
        """An alga on a coral tile."""
        paid, self.paid = self.paid, None
        assert paid, "whoever locks a coral tile has paid for it"
        player, alga, tile = event["player"], event["alga"], event["tile"]
        self.say("log.locked", player=player, paid=paid[1], alga=alga, coral_tile=tile)

    def tile_turned(self, event: Event) -> None:
        """A coral tile turned over."""
        stronger, weaker = event["stronger"], event["weaker"]
        self.say("log.turned", coral_tile=event["tile"], stronger=stronger, weaker=weaker)

    def polyp_taken(self, event: Event) -> None:
        """Action 8. Where the polyp came from is nobody's business."""
        self.say("log.polyp", player=event["player"], colour=event["colour"])

    def collected(self, event: Event) -> None:
        """Action 10."""
        self.say("log.collected", player=event["player"], colour=event["space"], polyps=event["polyps"])

    def reserve_emptied(self, event: Event) -> None:
        """The bag ran low."""
        self.say("log.reserve")

    def dealt_out(self, event: Event) -> None:
        """One tile of the refill."""
        self.dealt.append(event)

    def passed(self, event: Event) -> None:
        """A final turn unused."""
        self.say("log.passed", player=event["player"])

    def final_round(self, event: Event) -> None:
        """The end is near."""
        self.say("log.final", by=event["by"])

    def over(self, event: Event) -> None:
        """The end."""
        self.say("log.over", by=event["by"])


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
