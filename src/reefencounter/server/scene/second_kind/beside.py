"""What the Second Kind adds to the table beside the boards: cards, blue shrimps, effects, windows (S3 to S7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import UNSET

from ....engine.second_kind.position import SecondKindPosition
from ....messages import Message
from ....messages.speaker import Speaker
from ....telling.listener import listener
from ....view import asks_in_secret
from ... import said as data
from ...schemas import SecondKindTable, WindowScene
from ..spoken import spoken


def second_kind(
    position: SecondKindPosition,
    shown: Mapping[str, Any],
    seat: int | None,
    names: Sequence[str],
    unasked: Sequence[str] = (),
) -> SecondKindTable:
    """The part of a scene that only the Second Kind has; `shown` is the view or the state (N4)."""
    turn, draw = shown["turn"], shown["draw"]
    speaker = listener(names, seat, position.deck.id)
    in_force = list(effects(turn["effects"]))
    return SecondKindTable(
        deck=position.deck.id,
        draw=draw["total"] if isinstance(draw, Mapping) else len(draw),
        discards=list(shown["discards"]),
        blue_supply=shown["blue"]["supply"],
        blue_sea=shown["blue"]["sea"],
        crowns_to_act=list(turn["crowns"]),
        bought=turn["bought"],
        effects=[speaker.one(effect) for effect in in_force],
        effects_messages=UNSET if data.words_alone() else [data.said(effect) for effect in in_force],
        window=window(turn, seat, speaker) if asks_in_secret(position) else None,
        unasked=list(unasked),
    )


def window(turn: Mapping[str, Any], seat: int | None, speaker: Speaker) -> WindowScene:
    """The window that is open, as this viewer may see it."""
    pending = turn["pending"]
    if "player" in pending:
        title, what = question(pending, turn["player"])
    else:
        title, what = Message("window.waits"), Message("window.waits_hint")
    text = spoken(speaker, [what])
    return WindowScene(
        speaker.one(title), text.words, pending.get("player", -1) == seat, data.said(title), text.messages
    )


def question(pending: Mapping[str, Any], player: int) -> tuple[Message, Message]:
    """What the one who is asked is asked: a heading and a sentence."""
    title = Message("window.play", card=pending["card"])
    match pending["window"]:
        case "eat":
            return title, Message("window.eat", player=player)
        case "attack":
            return title, Message("window.attack", player=player, cell=pending["cell"])
        case "alga":
            return title, Message("window.alga", coral_tiles=pending["tiles"])
        case "collect":
            return title, Message("window.collect", player=player)
        case _:
            return title, Message("window.turn_end", player=player)


def effects(found: Mapping[str, Any]) -> Iterator[Message]:
    """What cards left in force in this turn."""
    if found.get("breakfast"):
        yield Message("effect.breakfast")
    waiting, laying = found.get("next", {}), found.get("laying", {})
    if waiting.get("any_colour"):
        yield Message("effect.any_colour")
    if waiting.get("from_hand"):
        yield Message("effect.from_hand", tiles=waiting["from_hand"])
    if waiting.get("weaker"):
        yield Message("effect.weaker")
    if laying.get("from_hand"):
        yield Message("effect.laying_from_hand", tiles=laying["from_hand"])
    if laying.get("weaker"):
        yield Message("effect.laying_weaker")
    if found.get("locks"):
        yield Message("effect.locks", locks=found["locks"])
    if found.get("skip_flip"):
        yield Message("effect.skip_flip")
    if found.get("returned"):
        # polyps all; how many is not kept
        yield Message("effect.returned", tiles=list(dict.fromkeys(found["returned"])))
