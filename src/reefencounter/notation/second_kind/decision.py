"""The `effects` and the `pending` decision of a turn, read from a state (N7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...engine.components import COLOURS
from ...engine.errors import InvalidState, shown
from ...engine.second_kind import codes
from ...engine.second_kind.components import KINDS
from ...engine.second_kind.decks import WINDOW_OF_EFFECT, deck_at
from ...engine.second_kind.layout import Reef
from .. import check as shapes
from .state import COUNTED
from .text import CELL_NUMBERS, VARIANT_NUMBERS


def some(value: object, where: str, names: str) -> Mapping[str, Any]:
    """An object with some of these keys."""
    if not isinstance(value, Mapping):
        raise InvalidState("shape.object", where=where, value=shown(value))
    for name in value:
        if name not in names.split():
            raise InvalidState("shape.unknown_key", where=where, key=shown(name), keys=[*names.split()])
    return value


def put_effects(reef: Reef, effects: object) -> None:
    """What cards left in force."""
    fields = some(effects, "turn.effects", "breakfast next laying locks skip_flip returned")
    waiting = some(fields.get("next", {}), "turn.effects.next", "any_colour from_hand weaker")
    laying = some(fields.get("laying", {}), "turn.effects.laying", "from_hand weaker")
    for name, where, flag in (
        ("breakfast", fields, "breakfast"),
        ("skip_flip", fields, "skip_flip"),
        ("next_colour", waiting, "any_colour"),
        ("next_weaker", waiting, "weaker"),
        ("lay_weaker", laying, "weaker"),
    ):
        setattr(reef, name, shapes.flag(where.get(flag, False), f"turn.effects: {flag}"))
    if "from_hand" in waiting:
        reef.next_hand = shapes.number(waiting["from_hand"], "turn.effects.next.from_hand", 5, 9)
    if "from_hand" in laying:
        reef.lay_hand = shapes.number(laying["from_hand"], "turn.effects.laying.from_hand", 1, 9)
    if "locks" in fields:
        reef.more_locks = 1 + shapes.number(fields["locks"], "turn.effects.locks", 0, 8)
    for kind in shapes.sequence(fields.get("returned", []), "turn.effects.returned"):
        reef.returned |= 1 << shapes.choice(kind, list(KINDS[: codes.ROCK]), "turn.effects.returned")


def put_pending(reef: Reef, pending: object, names: Sequence[str]) -> None:
    """The decision in progress."""
    if pending is None:
        return
    if not isinstance(pending, Mapping):
        raise InvalidState("state.pending", value=shown(pending))
    kinds = ["flee", "drift", "return", "split", "card", "window"]
    reef.pending = 1 + shapes.choice(pending.get("kind"), kinds, "turn.pending.kind")
    if reef.pending in (codes.FLEE_PENDING, codes.DRIFT_PENDING):
        fields = shapes.record(pending, "turn.pending", "kind cell")
        reef.place = _cell(reef, fields["cell"])
    elif reef.pending == codes.RETURN_PENDING:
        fields = shapes.record(pending, "turn.pending", "kind left tiles")
        reef.left = shapes.number(fields["left"], "turn.pending.left", 1, 6)
        _put_apart(reef, fields["tiles"], codes.ROCK)
    elif reef.pending == codes.SPLIT_PENDING:
        fields = shapes.record(pending, "turn.pending", "kind tile")
        doubles = list(KINDS[codes.DOUBLE : codes.HALF])
        reef.variant = codes.DOUBLE + shapes.choice(fields["tile"], doubles, "turn.pending.tile")
    else:
        _put_card(reef, pending, names)


def _put_card(reef: Reef, pending: Mapping[str, Any], names: Sequence[str]) -> None:
    if "card" not in pending:
        raise InvalidState("state.pending_no_card")
    reef.card = shapes.choice(pending["card"], list(names), "turn.pending.card")
    card = deck_at(reef.deck).cards[reef.card]
    wanted = ["kind", "card"]
    if reef.pending == codes.WINDOW_PENDING or "window" in pending:
        wanted += ["player", "window"]
        if not card.clownfish:
            raise InvalidState("state.pending_no_window", card=card.id)
        reef.window = WINDOW_OF_EFFECT[card.effect]
    elif card.effect in COUNTED:
        wanted.append("left")
    if card.effect == codes.SKIP_FLIP or (card.effect == codes.DIP and not reef.window):
        wanted.append("tiles")
    if reef.window == codes.ATTACK_WINDOW:
        wanted += ["cell", "from", "tile"]
    if reef.window == codes.COLLECT_WINDOW:
        wanted += ["space", *(["early"] if "early" in pending else [])]
    fields = shapes.record(pending, "turn.pending", " ".join(wanted))
    if reef.window:
        if fields["window"] != codes.WINDOWS[reef.window]:
            raise InvalidState("state.pending_window", card=card.id, window=codes.WINDOWS[reef.window])
        reef.asked = shapes.number(fields["player"], "turn.pending.player", 0, reef.players - 1)
    # how many choices are left is of no meaning to the other cards, but it is part of the position
    reef.left = card.amount if not reef.window else 0
    if "left" in wanted:
        reef.left = shapes.number(fields["left"], "turn.pending.left", 1, card.amount)
    if "tiles" in wanted and card.effect == codes.DIP:
        _put_apart(reef, fields["tiles"], codes.KINDS)
    elif "tiles" in wanted:
        reef.left = 0
        for tile in shapes.sequence(fields["tiles"], "turn.pending.tiles"):
            reef.flips |= 1 << shapes.number(tile, "turn.pending.tiles", 1, 10) - 1
    if "cell" in wanted:
        reef.place = _cell(reef, fields["cell"])
        reef.source = shapes.choice(fields["from"], ["hand", "consumed"], "turn.pending.from")
        tile = fields["tile"]
        ordinary = COLOURS[reef.laying - 1 : reef.laying] if reef.laying else ""
        if not isinstance(tile, str) or not tile or (tile != ordinary and tile not in VARIANT_NUMBERS):
            raise InvalidState("state.pending_tile", value=shown(tile))
        reef.variant = VARIANT_NUMBERS.get(tile, 0)
    if "space" in wanted:
        reef.space = shapes.choice(fields["space"], list(COLOURS), "turn.pending.space")
        reef.left = int(shapes.flag(fields.get("early", False), "turn.pending.early"))


def _put_apart(reef: Reef, tiles: object, most: int) -> None:
    for name, n in shapes.mapping(tiles, "turn.pending.tiles"):
        kind = shapes.choice(name, list(KINDS[:most]), "turn.pending.tiles")
        reef.apart[kind] = shapes.number(n, f"turn.pending.tiles.{name}", 0, 40)


def _cell(reef: Reef, name: object) -> int:
    cell = CELL_NUMBERS.get(name) if isinstance(name, str) else None
    if cell is None or cell // codes.CELLS >= reef.players:
        raise InvalidState("state.pending_no_cell", cell=shown(name), boards=reef.players)
    return cell
