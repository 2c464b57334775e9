"""The turns that a bot would play, as suggestions: its words, and what to mark at the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ...engine.chance import Chance
from ...events import Event
from ...game import Game
from ...messages import Message
from ...messages.speaker import Speaker
from ...notation.forms import AnyPosition, id_of
from ...notation.second_kind.text import CELL_NUMBERS
from ...transition import step
from ..said import said
from ..schemas import HintMark, Suggestion
from .rulesets import of
from .spoken import spoken

GRADES = ((2.0, "little"), (6.0, "clear"), (float("inf"), "much"))  # what is weaker by less than so much


def suggestions(
    game: Game, seat: int, info: dict[str, Any], names: Sequence[str] = (), *, observed: bool = False
) -> list[Suggestion]:
    """The turns of a bot's `info`, best first. One that the real bag could not give is left out (R8.2).

    `observed`: they are told to somebody who acts for the seat and is no player.
    """
    look = of(game.position).look(game.position, seat, names, observed=observed)
    position = look.calm()  # whether a window would open is not told (S7.5)
    found = [(turn, _playable(position, seat, turn["actions"])) for turn in info.get("turns", ())]
    return [_suggestion(look.speaker, turn, marks) for turn, marks in found if marks]


def _suggestion(speaker: Speaker, turn: dict[str, Any], marks: list[list[HintMark]]) -> Suggestion:
    told = [Message.from_json(message) for message in turn["messages"]]
    parts = [part for message in told[:1] for part in message.items("items")]
    text, why = spoken(speaker, told), spoken(speaker, told[1:])
    worth = _worth(float(turn["value"]))
    return Suggestion(
        actions=turn["actions"][: len(marks)],
        value=float(turn["value"]),
        worth=speaker.one(worth),
        worth_message=said(worth),
        text=text.words,
        text_messages=text.messages,
        parts=[speaker.one(part) for part in parts],
        parts_messages=[said(part) for part in parts],
        why=why.words,
        why_messages=why.messages,
        marks=marks,
    )


def _worth(value: float) -> Message:
    """How a turn compares with the best one, by percents of the chance to win and a little for the lead."""
    if value > -0.05:
        return Message("hint.as_good")
    return Message("hint.weaker", grade=next(grade for less, grade in GRADES if value > -less))


def _playable(position: AnyPosition, seat: int, actions: Sequence[str]) -> list[list[HintMark]]:
    """What these actions are about, if they can be taken one after the other; nothing if not.

    After a draw in the middle of a turn, as of a card that is bought, a bot can only guess: there they end.
    """
    marks = []
    for action in actions:
        number = id_of(position, action)
        if not position.permits(number, seat):
            return []
        taken = step(position, number, Chance(0), seat)
        marks.append(_marks(taken.events, seat))
        position = taken.after
        if taken.move.deal:
            break
    return marks


def _marks(events: Iterable[Event], seat: int) -> list[HintMark]:
    """What to point at. Nothing of what would be drawn is among it."""
    found = []
    for event in events:
        match event["kind"]:
            case "fed":
                found.append(HintMark("tile", colour=event["colour"]))
            case "larvae_chosen":
                found += [HintMark("cube", colour=colour) for colour in event["cubes"]]
            case "cube_played":
                found.append(HintMark("cube", colour=event["colour"]))
            case "laid":
                found.append(HintMark("polyp", event["cell"], event["colour"]))
            case "eaten":
                found.append(HintMark("coral", event["cell"], event["colour"]))
            case "introduced":
                found.append(HintMark("shrimp", event["cell"]))
            case "moved" | "fled" if event["player"] == seat:
                found.append(HintMark("shrimp", event["to"] or event["from"]))
            case "blue_moved" if event["to"] in CELL_NUMBERS:
                found.append(HintMark("blue_shrimp", event["to"]))
            case "placed":
                found.append(HintMark("reef_tile", event["cell"]))
            case "crown_attacked":
                found.append(HintMark("crown", event["to"]))
            case "alga_placed":
                found.append(HintMark("alga", alga=event["alga"]))
            case "tile_locked":
                found.append(HintMark("coral_tile", alga=event["alga"], coral_tile=event["tile"]))
            case "card_played" | "discarded" if event["player"] == seat:
                found.append(HintMark("card", card=event["card"]))
            case "bought":
                found.append(HintMark("purchase"))
            case "collected":
                found.append(HintMark("space", colour=event["space"]))
    return found
