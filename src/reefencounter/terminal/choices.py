"""What can be chosen now, as questions: first the action by its number, then cell, colour or alga, word by word.

A question is nothing but the legal actions, grouped by their next word; so nothing legal can be missing from it, and
nothing illegal can be in it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any, NamedTuple

from ..drawing.reading import Position, cell_name, read
from ..engine.components import ALGAE, COLOUR_NAMES, COLOURS
from ..events import events_between
from ..game import Game
from ..notation import text as base_text
from ..notation.forms import id_of
from ..notation.second_kind import text as second_text
from ..notation.second_kind.text import CELL_NUMBERS
from ..record import Move
from ..telling.sentences import tell
from ..telling.words import count
from .panels import counts
from .questions import SecondKindWords

Words = tuple[str, ...]


EXAMPLES = {**second_text.EXAMPLES, **base_text.EXAMPLES}  # each kind of action as it is written
ALONE = ("split", "keep", "decline", "end")  # actions of one word, beside those of the base game


class Deed(NamedTuple):
    """One of the ten actions of R3.1, or one that the Second Kind adds; `also` are further kinds of it."""

    number: str
    kind: str
    name: str
    also: tuple[str, ...] = ()


DEEDS = (
    Deed("1", "eat", "eat a coral"),
    Deed("2", "cube", "play a cube and lay polyps"),
    Deed("3", "cube", "play a second cube and lay"),
    Deed("4", "shrimp", "introduce a shrimp"),
    Deed("5", "move", "move a shrimp"),
    Deed("6", "larva", "swap a consumed tile for a cube"),
    Deed("7", "alga", "play an alga"),
    Deed("8", "polyp", "swap a cube for a polyp"),
    Deed("10", "take", "collect, which ends the turn"),
)
SECOND_KIND = (  # before action 10
    Deed("8a", "place", "place rock, water or a crown"),
    Deed("8b", "buy", "buy a card"),
    Deed("8c", "card", "play a card", ("blue", "shift")),
    Deed("d", "discard", "discard a card"),
)
AT_THE_END = Deed("end", "end", "end the turn")  # after an early action 10
ALIASES = {"collect": "take", "introduce": "shrimp", "play": "cube", "end": "stop", "attack": "lay"}
LETTERS = {name: letter for letter, name in COLOUR_NAMES.items()}


PLAIN = "plain"  # stands where a word that others of the kind have is left out
TILE = re.compile(r"[wyopg](/[wyopg]|2|b|h(:[ns][ew])?)", re.I)


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


def deeds_of(game: Game) -> tuple[Deed, ...]:
    """The actions that a turn of this game knows, in their order."""
    return (*DEEDS[:-1], *SECOND_KIND, DEEDS[-1], AT_THE_END) if game.rules.second_kind else DEEDS


def words_of(action: str) -> Words:
    """An action in words of which none is left out.

    >>> words_of("lay 1d5"), words_of("lay 1d5 Wh:ne")
    (('lay', '1d5', 'hand'), ('lay', '1d5', 'hand', 'Wh:ne'))
    """
    words = tuple(action.split(" "))
    if words[0] == "lay" and len(words) > 1 and words[2:3] not in (("hand",), ("consumed",)):
        return (*words[:2], "hand", *words[2:])
    return words


def all_words(actions: Sequence[str]) -> list[Words]:
    """Actions in words, so that those of a kind with optional words are equally long."""
    found: list[Words] = []
    for kind, group in groupby((words_of(action) for action in actions), key=lambda words: words[0]):
        same = list(group)
        longest = max(map(len, same)) if kind in ("lay", "cube", "larva") else 0
        found += [(*words, *[PLAIN] * (longest - len(words))) for words in same]
    return found


def text_of(words: Words) -> str:
    """The action as it is written (N2, N7)."""
    written = [word for word in words if word != PLAIN]
    if words[0] == "lay" and words[2:3] == ("hand",):
        del written[2]
    return " ".join(written)


def understood(line: str) -> Words:
    """What was typed, in the spelling of the notation: `Take white` is `take W`.

    >>> understood("Take white"), understood("larvae p w")
    (('take', 'W'), ('larvae', 'WP'))
    """
    first, *rest = line.replace(",", " ").lower().split() or [""]
    words = [LETTERS.get(word, _spelt(word)) for word in rest]
    first = ALIASES.get(first, first)
    if first == "larvae":
        letters = "".join(words).upper()
        if all(letter in COLOURS for letter in letters):
            words = ["".join(sorted(letters, key=COLOURS.index))] if letters else []
    if first in CELL_NUMBERS:
        return ("lay", first, *words)
    return (first, *words)


def _spelt(word: str) -> str:
    """A colour or a tile with its capitals, anything else as it is.

    >>> _spelt("w"), _spelt("y/w"), _spelt("wh:ne"), _spelt("1d4")
    ('W', 'Y/W', 'Wh:ne', '1d4')
    """
    if len(word) == 1:
        return word.upper() if word.upper() in COLOURS else word
    if not TILE.fullmatch(word):
        return word
    return word.upper() if "/" in word else word[0].upper() + word[1:]


def answered(asked: Question | None, line: str) -> Words:
    """What was typed at a question: an answer to it, unless the line begins like an action of its own."""
    first = line.split()[0].lower()
    known = ALIASES.get(first, first) in EXAMPLES or first in ALONE
    if asked is None or not asked.chosen or asked.chosen[0] == "lay" or known:
        return understood(line)
    return understood(" ".join((*asked.chosen, line)))


def example(actions: Sequence[Words], kind: str) -> str:
    """An action of this kind, or else any, that can be taken now."""
    return text_of((narrowed(actions, (kind,)) or actions)[0])


def narrowed(actions: Sequence[Words], typed: Words) -> list[Words]:
    """The actions that begin with these words."""
    return [action for action in actions if action[: len(typed)] == typed]


def question(game: Game, seat: int, actions: Sequence[Words]) -> Question:
    """The next question about actions of one kind that have several words left open."""
    last = len(actions[0]) - 1
    depth = next((k for k in range(last) if len({action[k] for action in actions}) > 1), last)
    chosen = actions[0][:depth]
    table = Table(game, seat)
    options: list[Option] = []
    for key in dict.fromkeys(action[depth] for action in actions):
        left = [action for action in actions if action[depth] == key]
        options.append(Option(key, table.label((*chosen, key), left), left))
    keys = [option.key for option in options]
    on_boards = [key for key in keys if key in CELL_NUMBERS]
    return Question(table.title(chosen), options, on_boards, chosen)


class Table:
    """Words for what a player sees: labels for the answers and titles for the questions."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat = game, seat
        self.view = game.view(seat)
        self.sight: Position = read(self.view)
        self.mine: dict[str, Any] = self.view["players"][seat]
        self.second = SecondKindWords(self.view, self.sight, seat) if game.rules.second_kind else None

    def title(self, chosen: Words) -> str:
        """What is asked after these words."""
        if self.second and (found := self.second.title(chosen)):
            return found
        match chosen:
            case ("feed",):
                return "Set-up: which tile goes secretly into your fish? It scores at the end."
            case ("larvae",):
                return "Set-up: which two larva cubes do you choose? Type two letters, such as WP."
            case ("eat",):
                return "Which coral does your fish eat?"
            case ("cube",):
                return "Which cube do you play?"
            case ("lay", cell):
                return f"A polyp for {cell}: from your hand or from your consumed tiles?"
            case ("lay",):
                return self.laying()
            case ("shrimp",):
                return "On which polyp does the shrimp go? Type a cell marked on the boards."
            case ("move",):
                return "Which shrimp moves?"
            case ("move", origin):
                return f"Where does the shrimp on {origin} go? Type a marked cell, or off."
            case ("larva",) | ("polyp",):
                return "Which colour do you swap?"
            case ("alga",):
                return "Which consumed tile do you pay?"
            case ("alga", _):
                return "Which alga do you play?"
            case ("alga", _, alga):
                return f"Where does the {alga} alga go?"
            case _:
                return "Which space do you collect?"

    def laying(self) -> str:
        """How a laying stands."""
        if self.second:
            return self.second.laying()
        turn = self.view["turn"]
        colour = turn["laying"]
        hand, consumed = self.mine["hand"].get(colour, 0), self.mine["consumed"].get(colour, 0)
        left = min(hand, 4 - turn["from_hand"])
        return (
            f"Laying {COLOUR_NAMES[colour]}: {turn['laid']} laid, {left} more from the hand"
            + (f", {consumed} consumed" if consumed else "")
            + ". Type a cell marked on the boards"
            + (", or stop." if turn["laid"] else ".")
        )

    def label(self, chosen: Words, left: Sequence[Words]) -> str:
        """What an answer means."""
        if self.second and (found := self.second.label(chosen)):
            return found
        match chosen:
            case ("feed" | "larva", colour):
                return COLOUR_NAMES[colour]
            case ("larvae", pair):
                return " and ".join(COLOUR_NAMES[colour] for colour in pair)
            case ("cube", colour):
                hand, consumed = self.mine["hand"].get(colour, 0), self.mine["consumed"].get(colour, 0)
                return f"{COLOUR_NAMES[colour]}: {hand} in hand" + (
                    f", {consumed} consumed" if consumed else ""
                )
            case ("eat", _):
                return " ".join(self.consequences(left[0]))
            case ("move", "off") | ("move", _, "off"):
                return "back behind the screen"
            case ("lay" | "shrimp" | "move", cell) | ("move", _, cell):
                return cell if cell not in CELL_NUMBERS else self.ground(cell)
            case ("alga", paid) if self.second:
                return self.second.payment(paid)
            case ("alga", paid):
                return f"pay {COLOUR_NAMES[paid]}: {count(self.mine['consumed'][paid], 'tile')}"
            case ("alga", _, alga) | ("choose", alga) if alga in ALGAE:
                return "turns " + self.turned_by(alga)
            case ("alga", _, alga, place):
                turned = self.turned_by(alga, place)
                where = "the alga space" if place == "sea" else f"lock tile {place} for good"
                return f"{where}; turns {turned}"
            case ("take", space):
                return self.catch(space)
            case ("lay", _, source, *_):
                return "from the hand" if source == "hand" else "from the consumed tiles"
            case (_, colour):
                return f"{COLOUR_NAMES[colour]} cube for a {COLOUR_NAMES[colour]} polyp"
            case _:
                return chosen[-1]

    def catch(self, space: str) -> str:
        """What a space of the open sea gives."""
        tiles = self.sight.sea[space]
        polyps = counts({colour: tiles.count(colour) for colour in tiles})
        return f"{COLOUR_NAMES[space]} cube" + (f" and polyps {polyps}" if tiles else ", no polyps")

    def ground(self, cell: str) -> str:
        """What is on a cell."""
        if self.second:
            return self.second.ground(cell)
        for board in self.sight.boards:
            for coral in board.corals:
                if any(cell_name(board.number, place) == cell for place in coral.cells):
                    return f"{COLOUR_NAMES[coral.colour]} coral of {len(coral.cells)}"
        return "bare rock"

    def turned_by(self, alga: str, place: str = "sea") -> str:
        """The coral tiles that an alga would turn over."""
        turned = [
            f"{tile.number} ({tile.weak} then beats {tile.strong})"
            for tile in self.sight.tiles
            if tile.large == alga and not tile.lock and str(tile.number) != place
        ]
        return ", ".join(turned) or "nothing"

    def consequences(self, words: Words) -> list[str]:
        """What an action that draws nothing would bring about."""
        before, text = self.game.position, text_of(words)
        after = before.apply_deal(id_of(before, text), [], self.seat)
        if after is None:
            return []
        events = events_between(before, Move(self.seat, text), after)
        return tell(events, self.game.names, self.seat, deck=self.game.rules.deck)


def deeds_open(actions: Sequence[Words], lays: int, deeds: Sequence[Deed] = DEEDS) -> list[Deed]:
    """Those of the actions of a turn that can be taken now."""
    kinds = {action[0] for action in actions}
    hidden = "3" if lays == 0 else "2"
    return [deed for deed in deeds if not kinds.isdisjoint((deed.kind, *deed.also)) and deed.number != hidden]
