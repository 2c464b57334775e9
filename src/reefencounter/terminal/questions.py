"""What can be chosen now, as questions: first the action by its number, then cell, colour or alga, word by word.

A question is nothing but the legal actions, grouped by their next word; so nothing legal can be missing from it, and
nothing illegal can be in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..engine.components import COLOURS
from ..game import Game
from ..notation.rulesets import NOTATIONS
from ..notation.second_kind.text import CELL_NUMBERS
from ..rulesets import RULESETS
from .rulesets import of
from .spelling import ALIASES, LETTERS, Words, understood

EXAMPLES = {  # each kind of action as it is written, first as in the base game
    kind: text for ruleset in reversed(RULESETS) for kind, text in NOTATIONS[ruleset].examples.items()
}
ALONE = ("split", "keep", "decline", "end")  # actions of one word, beside those of the base game


class Option(NamedTuple):
    """One answer: what may be typed, what it means, and the actions it leaves."""

    key: str
    label: str
    actions: list[Words]


class Question(NamedTuple):
    """A title and its answers; `cells` are those to mark on the boards, `chosen` the words before the answer."""

    title: str
    options: list[Option]
    cells: list[str]
    chosen: Words

    @property
    def numbered(self) -> bool:
        """Whether answers may have numbers of their own; coral tiles have theirs."""
        return self.chosen[:1] != ("choose",) or not any(option.key.isdigit() for option in self.options)

    def find(self, typed: str) -> Option | None:
        """The option that a number or a key names."""
        if not self.numbered:
            return next((option for option in self.options if option.key == typed.lower()), None)
        if typed.isascii() and typed.isdigit() and len(typed) < 4:
            place = int(typed)
            return self.options[place - 1] if 0 < place <= len(self.options) else None
        wanted = LETTERS.get(typed.lower(), typed).lower()
        if self.options[0].actions[0][0] == "larvae":
            wanted = "".join(
                sorted(wanted.replace(" ", "").upper(), key=(COLOURS + wanted.upper()).find)
            ).lower()
        named = (wanted, wanted.replace(" ", "_"))  # a card may be called by its name
        return next((option for option in self.options if option.key.lower() in named), None)


def answered(asked: Question | None, line: str) -> Words:
    """What was typed at a question: an answer to it, unless the line begins like an action of its own."""
    first = line.split()[0].lower()
    known = ALIASES.get(first, first) in EXAMPLES or first in ALONE
    if asked is None or not asked.chosen or asked.chosen[0] == "lay" or known:
        return understood(line)
    return understood(" ".join((*asked.chosen, line)))


def question(game: Game, seat: int, actions: Sequence[Words]) -> Question:
    """The next question about actions of one kind that have several words left open."""
    last = len(actions[0]) - 1
    depth = next((k for k in range(last) if len({action[k] for action in actions}) > 1), last)
    chosen = actions[0][:depth]
    table = of(game.position).table(game, seat)
    options: list[Option] = []
    for key in dict.fromkeys(action[depth] for action in actions):
        left = [action for action in actions if action[depth] == key]
        options.append(Option(key, table.label((*chosen, key), left), left))
    keys = [option.key for option in options]
    on_boards = [key for key in keys if key in CELL_NUMBERS]
    return Question(table.title(chosen), options, on_boards, chosen)
