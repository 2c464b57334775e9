"""Action 8 of the Second Kind as it stands now: swap a cube, place reef tiles, buy a card, play cards (S6, S7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from ...engine.second_kind.position import SecondKindPosition
from ...notation.forms import AnyPosition
from ...telling.reasons import why_not
from ...telling.words import a_colour_of, count
from ..schemas import ActionPart

Part = Literal["8", "8a", "8b", "8c"]
KINDS: dict[Part, tuple[str, ...]] = {
    "8": ("polyp",),
    "8a": ("place",),
    "8b": ("buy",),
    "8c": ("card", "blue", "shift"),
}
CROWNS_FIRST = ("S3.1", "The crowns of thorns act first: choose one and a polyp that it may attack.")
SHORT_OF_SECOND_KIND = (  # how the refusals begin, and the few words for a button
    ("You have no bare rock", "No reef tile"),
    ("You have nothing to pay", "Nothing to pay with"),
    ("You hold no card with the blue", "No blue-shrimp card"),
    ("You hold no card", "No card"),
    ("You have already bought", "One card a turn"),
    ("You hold three", "You hold three cards"),
    ("No card is left", "No card is left"),
    ("No card is bought", "Not after collecting"),
    ("Your fish.s first meal", "Needs a blue-shrimp card"),
    ("The first (coral|meal)", "Needs a blue-shrimp card"),
    ("You have collected already", "Collected already"),
    ("No ordinary", "No polyp left to take"),
    (r"Your largest coral has (\d+)", r"Largest coral: size \1"),
    (r"You have no .+ polyp that could be laid", "No polyp to lay"),
    ("The cube must be played at once, and", "No cell is open"),
    ("(Bare rock|Deep water|A crown|The crown)", "No cell for it"),
)


def all_parts(
    position: AnyPosition,
    seat: int,
    by_kind: Mapping[str, Sequence[Sequence[str]]],
    short: Callable[[str], str],
) -> list[ActionPart]:
    """The four parts."""
    assert isinstance(position, SecondKindPosition)
    return [_part(position, seat, by_kind, part, short) for part in KINDS]


def _part(
    position: SecondKindPosition,
    seat: int,
    by_kind: Mapping[str, Sequence[Sequence[str]]],
    part: Part,
    short: Callable[[str], str],
) -> ActionPart:
    found = [words for kind in KINDS[part] for words in by_kind.get(kind, ())]
    if found:
        offer, promise = _offer(part, found)
        return ActionPart(part, "available", offer, None, promise)
    reef = position.fields()
    if part == "8b" and reef.bought:
        return ActionPart(part, "done", "Done", "S7.1", "You have bought a card this turn.")
    error = why_not(position, seat, KINDS[part][0])
    waits = error.clause in ("R2.8", "R3.4") or (reef.must_play and error.clause == "R8.1")
    if waits and part == "8c":  # the same for every card
        error = error._replace(reasons=(error.reasons[0].partition(": ")[2],))
    briefly = {short(reason) for reason in error.reasons}
    if part == "8c" and not waits and error.clause != "S7.2":
        briefly = {"No card fits"}
    words = briefly.pop() if len(briefly) == 1 else "Not possible now"
    return ActionPart(part, "later" if waits else "impossible", words, error.clause, str(error))


def _offer(part: Part, found: Sequence[Sequence[str]]) -> tuple[str, str]:
    """What a part offers, in a few words and as a sentence."""
    match part:
        case "8":
            letters = [words[0] for words in found]
            return "Swap a cube", f"Swap {a_colour_of(letters, 'cube')} for a polyp of its colour."
        case "8a":
            tiles = list(dict.fromkeys(words[0] for words in found))
            names = {"rock": "bare rock", "water": "deep water", "crown": "a crown of thorns"}
            return "Place a reef tile", f"Place {' or '.join(names[tile] for tile in tiles)} on a board."
        case "8b":
            return "Buy a card", "Buy a card for one tile or one cube."
        case _:
            cards = len({words[0] for words in found})
            return (
                f"{cards} card{'s' if cards > 1 else ''} to play",
                f"Play {'one of ' if cards > 1 else ''}{count(cards, 'card')}, for the text or the blue shrimp.",
            )
