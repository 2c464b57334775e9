"""Who is told, and how: templates of the catalogue filled in for one listener.

A template is a sentence with arguments in braces. `{size}` is the value as it is; behind a colon stands how it is
said, one of `FORMS`; `{n:|cell|cells}` chooses by number, `{player:you|lay|lays}` by whether the listener is that
player; `!c` before the colon makes a capital of the first letter.

Where a sentence has several forms, its entry lists them whole, each with when it is said, and the first that fits is
taken: `"card goal"` if both are given, `"owner.you"` if the listener is that player, `"source=cube"`, `""` always.

`actor` is an argument of every template: the player who may act, of whom it is said what they may and may not do. They
are spoken to as `you`; where somebody else acts for them, as at a game that is entered from a real table, by their name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from string import Formatter
from typing import Any

from ..message import Message, Value
from . import vocabulary

Entry = str | dict[str, str]
ACTOR = "actor"
ANYBODY = -1  # acts where nobody is known: whoever reads it
PLAYERS = {"player", "owner"}  # arguments that are players: the first has the number 0
Part = str | tuple[str, bool, str]  # words, or an argument with whether it has a capital and its form


class Speaker:
    """Speaks English to one listener: names of players (none: by number), whose eyes, the cards of the deck.

    `actor` is who acts where that is not the listener.
    """

    def __init__(
        self,
        catalogue: Mapping[str, Entry],
        names: Sequence[str] = (),
        viewer: int | None = None,
        cards: Mapping[str, Mapping[str, Any]] | None = None,
        actor: int | None = None,
    ) -> None:
        self.catalogue, self.names, self.viewer, self.cards = catalogue, names, viewer, cards or {}
        known = viewer if actor is None else actor
        self.actor = ANYBODY if known is None else known

    def say(self, *messages: Message) -> str:
        """Messages in words, one after the other."""
        return " ".join([self.one(message) for message in messages])

    def one(self, message: Message) -> str:
        """One message in words."""
        entry = self.catalogue[message.id]
        given: Mapping[str, Any] = message.arguments
        if isinstance(entry, dict):
            entry = next(text for when, text in entry.items() if self.fits(when, given))
        return "".join(
            [
                part if isinstance(part, str) else self._filled(self._value(part[0], given), *part[1:])
                for part in parts(entry)
            ]
        )

    def fits(self, when: str, given: Mapping[str, Any]) -> bool:
        """Whether a form of a sentence is the one to be said: all words of `when` hold."""
        return all(self._holds(word, given) for word in when.split())

    def _holds(self, word: str, given: Mapping[str, Any]) -> bool:
        name, _, you = word.partition(".")
        if you:
            return self.is_you(self._value(name, given))
        name, equals, value = word.partition("=")
        if equals:
            return str(given[name]) == value
        return given[name] is not None if name in PLAYERS else bool(given[name])

    def _value(self, name: str, given: Mapping[str, Any]) -> Any:
        return self.actor if name == ACTOR else given[name]

    def _filled(self, value: Any, capital: bool, form: str) -> str:
        said = self.form(value, form)
        return vocabulary.capital(said) if capital else said

    def form(self, value: Any, form: str) -> str:
        """A value as a template wants it."""
        if not form:
            return self.one(value) if isinstance(value, Message) else str(value)
        kind, *choices = form.split("|")
        if not choices:
            return FORMS[kind](self, value)
        first = (
            self.is_you(value) if kind == "you" else (len(value) if isinstance(value, tuple) else value) == 1
        )
        return choices[0 if first else 1]

    def is_you(self, player: int | None) -> bool:
        """Whether this player is spoken to."""
        return player == ANYBODY or (player is not None and player == self.viewer)

    def who(self, player: int) -> str:
        """`You`, `Ada`."""
        if self.is_you(player):
            return "You"
        return self.names[player] if self.names else f"Player {player + 1}"

    def whose(self, player: int) -> str:
        """`Your`, `Ada's`."""
        return "Your" if self.is_you(player) else f"{self.who(player)}'s"

    def card(self, card: str) -> str:
        """The name of a card."""
        return str(self.cards[card]["name"]) if card in self.cards else card.replace("_", " ").title()

    def text(self, card: str) -> str:
        """What a card says: words of its deck, which are data already."""
        return str(self.cards[card]["text"])

    def items(self, value: Sequence[Value]) -> list[str]:
        """The items of a list in words."""
        return [self.one(item) if isinstance(item, Message) else str(item) for item in value]


FORMS: dict[str, Callable[[Speaker, Any], str]] = {
    "colour": lambda _, letter: vocabulary.COLOURS[letter],
    "colours": lambda _, letters: vocabulary.colours(letters),  # white and pink
    "any": lambda _, letters: vocabulary.colours(letters, "or"),  # white or pink
    "a": lambda _, letters: vocabulary.article(vocabulary.colours(letters, "or")),  # an orange or pink
    "alga": lambda _, alga: vocabulary.ALGAE[alga],
    "player colour": lambda _, colour: vocabulary.PLAYER_COLOURS[colour],
    "tile": lambda _, tile: vocabulary.tile_name(tile),
    "a tile": lambda _, tile: vocabulary.a_tile(tile),
    "tiles": lambda _, tiles: vocabulary.listed(
        vocabulary.tiles_of(tiles)
    ),  # 2 white tiles and a double orange tile
    "coral tile": lambda _, number: vocabulary.coral_tile(number),  # white/yellow
    "coral tiles": lambda _, numbers: vocabulary.listed([vocabulary.coral_tile(one) for one in numbers]),
    "polyps": lambda _, letters: vocabulary.polyps(letters),  # 2 white polyps and 1 pink polyp
    "taken": lambda _, tile: vocabulary.tile_name(tile) if len(tile) > 1 else "polyp",
    "a taken": lambda _, tile: vocabulary.a_taken(tile),  # a white polyp, a double white tile
    "consumed": lambda _, tile: vocabulary.consumed(tile),
    "heap": lambda _, tiles: vocabulary.listed(vocabulary.heap(tiles)),  # 2 white and a crown of thorns
    "heaped": lambda _, tile: vocabulary.heaped(tile),  # white, a crown of thorns
    "several": lambda _, tile: vocabulary.several(vocabulary.tile_name(tile)),  # white tiles
    "piece": lambda _, piece: vocabulary.PIECES[piece],
    "how many": lambda _, things: str(len(things)),
    "kinds": lambda _, tiles: vocabulary.listed(
        [vocabulary.several(vocabulary.tile_name(tile)) for tile in tiles]
    ),
    "all": lambda speaker, players: vocabulary.listed([speaker.who(player) for player in players]),
    "cards": lambda speaker, cards: vocabulary.listed([speaker.card(card) for card in cards]),
    "card names": lambda speaker, cards: ", ".join([speaker.card(card) for card in cards]),
    "cubes": lambda _, letters: vocabulary.cubes(letters),  # a white cube and a pink cube, two white cubes
    "pair": lambda _, letters: vocabulary.pair(letters),  # white and pink, two white
    "counted": lambda _, letters: vocabulary.counted(letters),  # 2 white and 1 pink
    "reef tile": lambda _, tile: vocabulary.A_REEF_TILE[tile],
    "reef tiles": lambda _, tiles: vocabulary.listed([vocabulary.A_REEF_TILE[tile] for tile in tiles], "or"),
    "thousands": lambda _, n: f"{n:,}",
    "hundredths": lambda _, n: f"{n:.2f}",
    "signed": lambda _, n: f"{n:+.1f}",
    "number": lambda _, n: vocabulary.number(len(n) if isinstance(n, tuple) else n),
    "list": lambda speaker, items: vocabulary.listed(speaker.items(items)),
    "written": lambda _, things: " ".join(things),  # cells and tiles as the notation writes them
    "against": lambda _, bots: " against ".join(bots),
    "sentences": lambda speaker, items: " ".join(speaker.items(items)),
    "commas": lambda speaker, items: ", ".join(speaker.items(items)),
    "semicolons": lambda speaker, items: "; ".join(speaker.items(items)),
    "who": Speaker.who,
    "whose": Speaker.whose,
    "your": lambda speaker, player: "your" if speaker.is_you(player) else speaker.whose(player),
    "you": lambda speaker, player: "you" if speaker.is_you(player) else speaker.who(player),
    "seat": lambda _, player: str(player + 1),
    "card": Speaker.card,
    "card text": Speaker.text,
    "quoted": lambda _, text: repr(text),
}


@lru_cache(1024)
def parts(template: str) -> list[Part]:
    """A template taken apart."""
    found: list[Part] = []
    for before, name, form, conversion in Formatter().parse(template):
        if before:
            found.append(before)
        if name is not None:
            found.append((name, conversion == "c", form or ""))
    return found
