"""What the Second Kind adds to the table beside the boards: cards, blue shrimps, effects, windows (S3 to S7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ....engine.second_kind.naming import tile_name
from ....engine.second_kind.position import SecondKindPosition
from ....telling.cards import card_name
from ....telling.words import Names, count, listed
from ....view import asks_in_secret
from ...schemas import SecondScene, WindowScene

WAITS = WindowScene("The table waits", "Whoever holds a card for this moment may play it now.", False)


def second(
    position: SecondKindPosition, shown: Mapping[str, Any], seat: int | None, names: Sequence[str]
) -> SecondScene:
    """The part of a scene that only the Second Kind has; `shown` is the view or the state (N4)."""
    turn, draw = shown["turn"], shown["draw"]
    return SecondScene(
        deck=position.deck.id,
        draw=draw["total"] if isinstance(draw, Mapping) else len(draw),
        discards=list(shown["discards"]),
        blue_supply=shown["blue"]["supply"],
        blue_sea=shown["blue"]["sea"],
        crowns_to_act=list(turn["crowns"]),
        bought=turn["bought"],
        effects=list(effects(turn["effects"])),
        window=window(turn, seat, Names(names, seat), position.deck.id) if asks_in_secret(position) else None,
    )


def window(turn: Mapping[str, Any], seat: int | None, names: Names, deck: str) -> WindowScene:
    """The window that is open, as this viewer may see it."""
    pending = turn["pending"]
    if "player" not in pending:
        return WAITS
    title, text = question(pending, turn["player"], names, deck)
    return WindowScene(title, text, pending["player"] == seat)


def question(pending: Mapping[str, Any], player: int, names: Names, deck: str) -> tuple[str, str]:
    """What the one who is asked is asked: a heading and a sentence."""
    who = names.who(player)
    card = card_name(pending["card"], deck)
    match pending["window"]:
        case "eat":
            what = f"{names.whose(player)} fish has eaten"
        case "attack":
            what = f"{who} {'attack' if names.is_you(player) else 'attacks'} the polyp on {pending['cell']}"
        case "alga":
            tiles = listed([str(tile) for tile in pending["tiles"]])
            several = len(pending["tiles"]) > 1
            what = (
                f"coral {'tiles' if several else 'tile'} {tiles} {'are' if several else 'is'} about to turn"
            )
        case "collect":
            what = f"{who} {'have' if names.is_you(player) else 'has'} collected, and the sea is not refilled yet"
        case _:
            what = f"{names.whose(player)} turn is over, and the next has not begun"
    return f"Play {card}?", f"{what[0].upper()}{what[1:]}."


def effects(found: Mapping[str, Any]) -> Iterator[str]:
    """What cards left in force in this turn, as sentences."""
    if found.get("breakfast"):
        yield "Action 1 is still open."
    waiting, laying = found.get("next", {}), found.get("laying", {})
    if waiting.get("any_colour"):
        yield "The next cube counts as any colour."
    if waiting.get("from_hand"):
        yield f"The next cube lays up to {waiting['from_hand']} tiles from the hand."
    if waiting.get("weaker"):
        yield "With the next cube one attack may go against the coral tile."
    if laying.get("from_hand"):
        yield f"This laying takes up to {laying['from_hand']} tiles from the hand."
    if laying.get("weaker"):
        yield "One attack of this laying may go against the coral tile."
    if found.get("locks"):
        yield f"{count(found['locks'], 'more coral tile').capitalize()} may be locked this turn."
    if found.get("skip_flip"):
        yield "The next alga leaves one coral tile as it is."
    if found.get("returned"):
        kinds = [
            f"{tile_name(kind)}s" for kind in dict.fromkeys(found["returned"])
        ]  # polyps all; how many is not kept
        yield f"Returned to the bag this turn: {listed(kinds)}."
