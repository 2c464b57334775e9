"""The turns that a bot would play, as suggestions: its words, and the cells to show on the boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine.chance import Chance
from ...game import Game
from ...messages import Message
from ...messages.english.speaker import Speaker
from ...notation.forms import AnyPosition, id_of
from ...notation.second_kind.text import CELL_NUMBERS
from ..said import said
from ..schemas import Suggestion
from .rulesets import of
from .spoken import spoken

GRADES = ((2.0, "little"), (6.0, "clear"), (float("inf"), "much"))  # what is weaker by less than so much


def suggestions(game: Game, seat: int, info: dict[str, Any], *, observed: bool = False) -> list[Suggestion]:
    """The turns of a bot's `info`, best first. One that the real bag could not give is left out (R8.2).

    `observed`: they are told to somebody who acts for the seat and is no player.
    """
    look = of(game.position).look(game.position, seat, game.names, observed=observed)
    position = look.calm()  # whether a window would open is not told (S7.5)
    found = [(turn, _playable(position, seat, turn["actions"])) for turn in info.get("turns", ())]
    return [_suggestion(look.speaker, turn, actions) for turn, actions in found if actions]


def _suggestion(speaker: Speaker, turn: dict[str, Any], actions: list[str]) -> Suggestion:
    told = [Message.from_json(message) for message in turn["messages"]]
    parts = [part for message in told[:1] for part in message.items("items")]
    text = spoken(speaker, told)
    worth = _worth(float(turn["value"]))
    return Suggestion(
        actions=actions,
        value=float(turn["value"]),
        worth=speaker.one(worth),
        worth_message=said(worth),
        text=text.words,
        text_messages=text.messages,
        parts=[speaker.one(part) for part in parts],
        parts_messages=[said(part) for part in parts],
        cells=_cells(turn["actions"]),
    )


def _worth(value: float) -> Message:
    """How a turn compares with the best one, by percents of the chance to win and a little for the lead."""
    if value > -0.05:
        return Message("hint.as_good")
    return Message("hint.weaker", grade=next(grade for less, grade in GRADES if value > -less))


def _playable(position: AnyPosition, seat: int, actions: Sequence[str]) -> list[str]:
    """These actions, if they can be taken one after the other; none of them if not.

    After a draw in the middle of a turn, as of a card that is bought, a bot can only guess: there they end.
    """
    twin = position.copy()
    for place, action in enumerate(actions, 1):
        number = id_of(position, action)
        if not twin.permits(number, seat):
            return []
        chance = Chance(0)
        twin.apply(number, chance, seat)
        if twin.drawn(chance):
            return list(actions[:place])
    return list(actions)


def _cells(actions: Sequence[str]) -> list[str]:
    """The cells that the actions name, each once."""
    words = (word for action in actions for word in action.split(" "))
    return list(dict.fromkeys(word for word in words if word in CELL_NUMBERS))
