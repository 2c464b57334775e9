"""The events of the Second Kind, told one by one on a working copy of the state, so each can build on the last.

What then still differs from the new position (tiles turned, crowns that died, wards) is told at the end.
"""

from __future__ import annotations

from typing import Any

from ...engine.components import COLOURS, GROWTH_CELL
from ...engine.second_kind.position import SecondKindPosition
from ...notation.forms import lazy_state
from ...notation.second_kind.text import CELL_NUMBERS, CELL_TEXTS
from ...record import Move
from ..base import corals_of
from ..folds import Event, State
from .folds import FOLDS

__all__ = ["events_between"]


def events_between(before: SecondKindPosition, move: Move, after: SecondKindPosition) -> list[Event]:
    """The events of one action, in the order in which they happen; the last is always the new `turn`."""
    telling = Telling(before, move, after)
    kind, *words = move.action.split(" ")
    getattr(telling, f"on_{kind}")(*words)
    telling.aftermath()
    return telling.events


class Telling:
    """What is told of one action, and the state as it is after what was told."""

    def __init__(self, before: SecondKindPosition, move: Move, after: SecondKindPosition) -> None:
        self.before, self.after, self.deal = before, after, list(move.deal)
        self.player = move.player
        self.old, self.new = lazy_state(before), lazy_state(after)
        self.state: State = lazy_state(before)
        self.pending: dict[str, Any] = self.old["turn"]["pending"] or {}
        self.events: list[Event] = []

    def tell(self, kind: str, **fields: Any) -> None:
        """One event, which has happened then."""
        event = {"kind": kind, **fields}
        self.events.append(event)
        FOLDS[kind](self.state, event)

    # Set-up and action 0

    def on_feed(self, colour: str) -> None:
        self.tell("fed", player=self.player, colour=colour)

    def on_larvae(self, cubes: str) -> None:
        self.tell("larvae_chosen", player=self.player, cubes=list(cubes))
        if self.new["turn"]["phase"] != "setup":
            shown = [
                [c for c, n in player["cubes"].items() for _ in range(n)] for player in self.new["players"]
            ]
            self.tell("larvae_shown", cubes=shown)

    def on_crown(self, origin: str, goal: str) -> None:
        self.tell(
            "crown_attacked",
            player=self.player,
            **{"from": origin, "to": goal},
            tile=self.old["polyps"][goal],
        )

    def on_flee(self, origin: str, goal: str) -> None:
        self._move("fled", origin, goal)

    def on_drift(self, origin: str, goal: str) -> None:
        self.tell("blue_moved", **{"from": origin, "to": goal if goal != "off" else "supply"})

    def _move(self, kind: str, origin: str, goal: str) -> None:
        self.tell(kind, player=self.player, **{"from": origin, "to": None if goal == "off" else goal})

    # Action 1

    def on_eat(self, cell: str, card: str | None = None) -> None:
        if card:
            self.tell("card_played", player=self.player, card=card, use="meal", to="discards")
        cells = [CELL_TEXTS[place] for place in self.before.coral(CELL_NUMBERS[cell])]
        colour = self.old["polyps"][cell][0]
        self.tell("eaten", player=self.player, cell=cell, colour=colour, cells=cells)
        for blue in self.old["blue"]["boards"]:
            if blue in cells:
                self.tell("blue_moved", **{"from": blue, "to": "supply"})
        if self.old["blue"]["sea"] and not self.new["blue"]["sea"]:
            self.tell("blue_moved", **{"from": "sea", "to": "supply"})
        self._finish_meal()

    def on_return(self, tile: str) -> None:
        self._finish_meal()

    def _finish_meal(self) -> None:
        back = _gained(self.old["bag"], self.new["bag"])
        if back:
            self.tell("returned", player=self.player, tiles=back)
        fish = [state["players"][self.player]["fish"] for state in (self.old, self.new)]
        if _gained(*fish):
            self.tell("swallowed", player=self.player, tiles=_gained(*fish))

    # Actions 2 and 3

    def on_cube(self, colour: str, *counts_as: str) -> None:
        named = {"as": counts_as[1]} if counts_as else {}
        self.tell("cube_played", player=self.player, colour=colour, **named)

    def on_lay(self, cell: str, *words: str) -> None:
        source = "consumed" if words[:1] == ("consumed",) else "hand"
        tile = words[-1] if words and words[-1] != "consumed" else self.old["turn"]["laying"]
        asked = self.new["turn"]["pending"] or {}
        if asked.get("window") == "attack":
            self.tell("laying_declared", player=self.player, cell=cell, tile=tile, **{"from": source})
        else:
            self._lay(self.player, cell, tile, source)

    def _lay(self, player: int, cell: str, tile: str, source: str) -> None:
        if cell in self.old["polyps"]:
            prey = self.old["polyps"][cell]
            self.tell("consumed", player=player, cell=cell, tile=prey, colour=prey[0])
            coral = self.before.coral(CELL_NUMBERS[cell])
            parts = corals_of(self.after, [c for c in coral if c != CELL_NUMBERS[cell]], CELL_TEXTS)
            if len(parts) > 1:
                self.tell("split", colour=prey[0], corals=parts)
        self.tell("laid", player=player, cell=cell, tile=tile, colour=tile[0], **{"from": source})
        self._grow(cell, tile[0])
        coral = self.after.coral(CELL_NUMBERS[cell])
        colour = COLOURS.index(tile[0])
        joined = len(
            corals_of(self.before, [c for c in coral if self.before.colour_at(c) == colour], CELL_TEXTS)
        )
        if joined > 1:
            cells = [CELL_TEXTS[place] for place in coral]
            self.tell("joined", colour=tile[0], cells=cells, corals=joined)

    def _grow(self, cell: str, colour: str) -> None:
        """Growth on the growth cell, if a polyp on `cell` made it, and the reserve."""
        grown = cell[0] + GROWTH_CELL
        if grown in self.new["polyps"] and grown not in self.state["polyps"]:
            self._sprout(grown, colour)

    def _sprout(self, cell: str, colour: str) -> None:
        source = "reserve" if self.state["reserve"][colour] else "bag"
        exists = any(self.state["reserve"].values())
        self.tell("grown", cell=cell, colour=colour, **{"from": source})
        if exists and not self.state["reserve"][colour] and self.state["bag"][colour]:
            self.tell("reserve_refilled", colour=colour)

    def on_split(self) -> None:
        self.tell("double_split", player=self.player, tile=self.pending["tile"])

    def on_keep(self) -> None:
        self.tell("double_kept", player=self.player, tile=self.pending["tile"])

    def on_stop(self) -> None:
        """That the laying ended is told in the aftermath."""

    # Actions 4 to 8c

    def on_shrimp(self, cell: str) -> None:
        self.tell("introduced", player=self.player, cell=cell)

    def on_move(self, origin: str, goal: str) -> None:
        self._move("moved", origin, goal)

    def on_larva(self, colour: str, tile: str | None = None) -> None:
        self.tell("larva_taken", player=self.player, colour=colour, tile=tile or colour)

    def on_alga(self, tile: str, alga: str, place: str) -> None:
        self.tell("alga_paid", player=self.player, tile=tile)
        if place == "sea":
            self.tell("alga_placed", player=self.player, alga=alga, returned=self.old["alga_space"])
        else:
            self.tell("tile_locked", player=self.player, tile=int(place), alga=alga)

    def on_polyp(self, colour: str) -> None:
        source = "bag" if self.old["bag"][colour] else "reserve"
        self.tell("polyp_taken", player=self.player, colour=colour, **{"from": source})

    def on_place(self, tile: str, cell: str) -> None:
        self.tell("placed", player=self.player, tile=tile, cell=cell, **{"from": "hand"})

    def on_buy(self, source: str, paid: str) -> None:
        self.tell("paid", player=self.player, tile=paid, **{"from": source})
        if not self.old["draw"]:
            self.tell("cards_shuffled")
        self.tell("bought", player=self.player, card=self.deal[0])

    def on_discard(self, card: str) -> None:
        self.tell("discarded", player=self.player, card=card)

    def on_card(self, card: str) -> None:
        to = "table" if card in self.new["players"][self.player]["table"] else "discards"
        self.tell("card_played", player=self.player, card=card, use="text", to=to)
        if self.deal:
            self.tell("dipped", player=self.player, tiles=self.deal)

    def on_blue(self, card: str, *cells: str) -> None:
        self.tell("card_played", player=self.player, card=card, use="blue", to="discards")
        self.tell("blue_moved", **{"from": cells[0] if len(cells) > 1 else "supply", "to": cells[-1]})

    def on_shift(self, card: str, origin: str, goal: str) -> None:
        self.tell("card_played", player=self.player, card=card, use="shift", to="discards")
        self.on_drift(origin, goal)

    # Choices of cards and windows

    def on_choose(self, *words: str) -> None:
        match words:
            case ["done"]:
                self.tell("choices_ended", player=self.player)
            case ["swap", given, space, taken]:
                self.tell("swapped", player=self.player, given=given, space=space, taken=taken)
            case ["blue", *cells] if cells:
                self.tell("blue_moved", **{"from": cells[0] if len(cells) > 1 else "supply", "to": cells[-1]})
            case ["shift", origin, goal]:
                self.on_drift(origin, goal)
            case ["shoo", cell]:
                self.tell("crown_removed", player=self.player, cell=cell)
            case ["nudge", origin, goal]:
                self.tell("crown_moved", player=self.player, **{"from": origin, "to": goal})
            case ["summon", cell]:
                self.tell("placed", player=self.player, tile="crown", cell=cell, **{"from": "bag"})
            case ["rock" | "water" as tile, cell]:
                self.tell("placed", player=self.player, tile=tile, cell=cell, **{"from": "bag"})
            case ["introduce", cell]:
                self.tell("introduced", player=self.player, cell=cell)
            case ["move", origin, goal]:
                self._move("moved", origin, goal)
            case [cell, colour] if cell in CELL_NUMBERS:
                self._sprout(cell, colour)
                self._grow(cell, colour)
            case [space, tile]:
                self.tell("tile_taken", player=self.player, space=space, tile=tile)
                if self.pending.get("window") == "collect":
                    self._refill(self.pending["space"])
            case [cell] if cell in CELL_NUMBERS:
                self.tell("warded", cell=cell, until=self.new["wards"][cell])
            case [alga] if alga.islower() and not alga.isdigit() and alga not in ("rock", "water", "crown"):
                self.tell("alga_placed", player=self.player, alga=alga, returned=self.old["alga_space"])
            case [number] if number.isdigit():
                if "tiles" in self.pending:
                    self.tell("tile_kept", player=self.player, tile=int(number))
            case [tile]:
                self._choose_kind(tile)

    def _choose_kind(self, tile: str) -> None:
        mine = [state["players"][self.player] for state in (self.old, self.new)]
        if "tiles" in self.pending:
            kept = _gained(mine[0]["hand"], mine[1]["hand"])
            self.tell("dip_returned", player=self.player, tile=tile, kept=kept)
        elif _gained(mine[0]["cubes"], mine[1]["cubes"]):
            self.tell("cube_gained", player=self.player, colour=tile)
        elif _gained(mine[0]["fish"], mine[1]["fish"]):
            self.tell("tile_moved", player=self.player, tile=tile, **{"from": "consumed", "to": "fish"})
        elif _gained(mine[1]["hand"], mine[0]["hand"]):
            self.tell("tile_moved", player=self.player, tile=tile, **{"from": "hand", "to": "consumed"})
        else:
            self.tell("tile_moved", player=self.player, tile=tile, **{"from": "bag", "to": "consumed"})

    def on_react(self, card: str) -> None:
        self.tell("card_played", player=self.player, card=card, use="reaction", to="discards")
        if self.pending["window"] == "attack":
            cell = self.pending["cell"]
            self.tell("warded", cell=cell, until=self.new["wards"][cell])

    def on_decline(self) -> None:
        self.tell("declined", player=self.player, window=self.pending["window"])
        if self.pending["window"] == "attack":
            lay = self.pending
            self._lay(self.old["turn"]["player"], lay["cell"], lay["tile"], lay["from"])
        elif self.pending["window"] == "collect":
            self._refill(self.pending["space"])

    # Action 10 and the end of a turn

    def on_take(self, space: str) -> None:
        self.tell("collected", player=self.player, space=space, polyps=self.old["sea"][space])
        asked = self.new["turn"]["pending"] or {}
        if asked.get("window") != "collect":
            self._refill(space)

    def _refill(self, space: str) -> None:
        if any(self.state["reserve"].values()) and not any(self.new["reserve"].values()):
            self.tell("reserve_emptied")
        if self.new["turn"]["ended_by"] == "supply":
            return
        self.tell("cube_refilled", space=space)
        first = COLOURS.index(space)
        waiting = [c for c in COLOURS[first:] + COLOURS[:first] if len(self.state["sea"][c]) < 3]
        for other, tile in zip(waiting, self.deal, strict=True):
            self.tell("dealt", space=other, colour=tile)

    def on_end(self) -> None:
        self.tell("turn_ended", player=self.player)

    def on_pass(self) -> None:
        self.tell("passed", player=self.player)

    def aftermath(self) -> None:
        """All that follows by itself, and the new turn."""
        old, new = self.old["turn"], self.new["turn"]
        tiles = zip(self.state["coral_tiles"], self.new["coral_tiles"], strict=True)
        for number, (then, now) in enumerate(tiles, 1):
            if then != now:
                self.tell("tile_turned", tile=number, stronger=now[0], weaker=now[2])
        for crown in list(self.state["crowns"]):
            if crown not in self.new["crowns"]:
                self.tell("crown_died", cell=crown)
        gone = [cell for cell in self.state["wards"] if cell not in self.new["wards"]]
        if gone:
            self.tell("wards_ended", cells=gone)
        if old["laying"] and not new["laying"]:
            self.tell("laying_ended", player=old["player"], colour=old["laying"])
        if new["phase"] == "final" != old["phase"]:
            self.tell("final_round", player=old["player"], by=new["ended_by"])
        if new["phase"] == "over":
            self.tell("over", by=new["ended_by"])
        asked = new["pending"] or {}
        if asked.get("kind") == "window":
            self.tell("window_opened", window=asked["window"])
        self.tell("turn", turn=new)


def _gained(then: dict[str, int], now: dict[str, int]) -> dict[str, int]:
    """What there is more of now."""
    return {kind: n - then.get(kind, 0) for kind, n in now.items() if n > then.get(kind, 0)}
