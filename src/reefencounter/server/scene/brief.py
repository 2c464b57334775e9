"""A refusal in a few words, for a button: by the id of its message."""

from __future__ import annotations

from collections.abc import Sequence

from ...messages import Message
from ...telling.reasons import Refusal

BRIEF = {
    "setup.going_on": "brief.after_setup",
    "laying.unfinished": "brief.finish_laying",
    "cube.owed": "brief.cube_first",
    "final.eat_or_pass": "brief.eat_or_pass",
    "eat.late": "brief.at_start",
    "nothing.acted": "brief.acted",
    "nothing.eat": "brief.no_coral",
    "nothing.move": "brief.no_shrimp_on_board",
    "nothing.shrimp": "brief.nothing_to_guard",
    "nothing.cube": "brief.no_cube",
    "nothing.polyp": "brief.no_cube_to_swap",
    "nothing.larva": "brief.no_consumed",
    "nothing.alga": "brief.no_consumed",
    "eat.largest_small": "brief.largest_coral",
    "eat.largest_feeds_nothing": "brief.feeds_nothing",
    "cube.no_polyp_at_all": "brief.no_polyp",
    "cube.no_polyp_anywhere": "brief.no_polyp",
    "cube.no_cell": "brief.no_cell",
    "shrimp.none_left": "brief.no_shrimp_left",
    "shrimp.all_taken": "brief.no_free_coral",
    "move.just_moved": "brief.just_moved",
    "larva.no_cube": "brief.no_cube_in_supply",
    "larva.two_played": "brief.two_played",
    "larva.no_polyp": "brief.no_polyp_then",
    "larva.no_cell": "brief.no_cell",
    "larva.stuck": "brief.no_cell",
    "alga.none_left": "brief.no_alga",
    "polyp.none_left": "brief.no_polyp_left",
    "polyp.no_ordinary_left": "brief.no_polyp_left",
    "take.shrimp_on_rock": "brief.shrimp_on_rock",
    # with the Second Kind
    "take.done": "brief.collected",
    "eat.needs_card": "brief.needs_card",
    "nothing.place": "brief.no_reef_tile",
    "place.rock": "brief.no_place",
    "place.water": "brief.no_place",
    "place.crown": "brief.no_place",
    "nothing.buy": "brief.no_payment",
    "buy.done": "brief.one_card",
    "buy.three_cards": "brief.three_cards",
    "buy.none_left": "brief.no_card_left",
    "buy.collected": "brief.not_after_collecting",
    "nothing.card": "brief.no_card",
    "nothing.blue": "brief.no_blue_card",
    "card.because": "brief.no_card_fits",
}
UNFINISHED = frozenset("setup.going_on laying.unfinished cube.owed".split())  # it will be possible after that


def brief(messages: Sequence[Message], several: str | None = None) -> Message:
    """The few words for a refusal; `several` is said where there are more reasons than one."""
    found = dict.fromkeys(
        Message(BRIEF.get(message.id, "brief.not_now"), **_size(message)) for message in messages
    )
    return next(iter(found)) if len(found) == 1 else Message(several or "brief.not_possible")


def waits(refusal: Refusal) -> bool:
    """Whether it only waits for the end of something else."""
    return cause(refusal.messages[0]).id in UNFINISHED


def cause(message: Message) -> Message:
    """The refusal itself, where it is told for one card."""
    because = message.arguments.get("because")
    return because if isinstance(because, Message) else message


def _size(message: Message) -> dict[str, int]:
    size = message.arguments.get("size")
    return {"size": size} if isinstance(size, int) else {}
