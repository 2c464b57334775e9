"""A game at the terminal, from set-up to scoring: whose turn it is, who may see what, what has happened."""

from __future__ import annotations

import shutil
from collections.abc import Collection, Sequence
from itertools import groupby
from typing import NamedTuple

from ..bots.base import BotError
from ..engine.errors import ReefError
from ..events import Event
from ..game import Game, Played
from ..messages.words import words
from ..telling.printable import printable
from ..telling.sentences import tell
from .blocks import Block, wrapped
from .console import Console
from .ending import scoring
from .files import FileTrouble, free_name, read_game, save
from .seats import Bots, Seat, called, seats_of_record
from .table_text import draw_table


class Entry(NamedTuple):
    """One action of the chronicle; turn 0 is the set-up."""

    turn: int
    player: int
    events: Sequence[Event]


class Session:
    """One game with its seats. `Desk` asks the people; here is all that is the same for people and bots."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        console: Console,
        bots: Bots,
        *,
        past: Sequence[Played] = (),
        save_as: str | None = None,
    ) -> None:
        self.console, self.bots, self.save_as = console, bots, save_as
        self.take_up(game, seats, past)

    def take_up(self, game: Game, seats: Sequence[Seat], past: Sequence[Played]) -> None:
        """Begin with this game; what is past is in the log, but it is no news to anybody."""
        self.game, self.seats = game, list(seats)
        self.chronicle: list[Entry] = []
        turn = 0
        for move, played in zip(game.moves, past, strict=True):
            self.chronicle.append(Entry(turn, move.player, played.events))
            turn = 0 if played.turn["phase"] == "setup" else played.turn["number"]
        self.heard = dict.fromkeys(range(len(seats)), len(self.chronicle))
        self.people = [player for player, seat in enumerate(seats) if not seat.bot]
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.worth_keeping = False
        self.console.line_editing(history=len(self.people) == 1)

    def load(self, name: str) -> None:
        """Go on with a saved game."""
        game, past = read_game(name)
        self.take_up(game, seats_of_record(game.names, (), watch=False), past)

    def act(self, action: str, player: int) -> None:
        """Play an action and note what came of it."""
        turn = 0 if self.game.phase == "setup" else self.game.position.number
        played = self.game.play(action, player=player)
        self.chronicle.append(Entry(turn, player, played.events))
        self.worth_keeping |= player in self.people

    def undo(self, player: int) -> str | None:
        """Take back the last action, if it is this player's in the turn still going on."""
        if not self.game.can_undo(player):
            return None
        taken_back = self.game.undo().action
        self.chronicle.pop()
        for seat, heard in self.heard.items():
            self.heard[seat] = min(heard, len(self.chronicle))
        return taken_back

    def bot_turn(self, player: int) -> None:
        """A bot acts until it is somebody else's turn. It gets its view and its legal actions, nothing else."""
        number, setup = self.game.position.number, self.game.phase == "setup"
        while (
            not self.game.over
            and self.game.actor == player
            and (self.game.position.number, self.game.phase == "setup") == (number, setup)
        ):
            try:
                self.act(self.bots.choose(self.game, player), player)
            except ReefError as error:
                name = printable(self.seats[player].name, 40)
                raise BotError("bot.because", bot=name, because=error.message) from None

    def curtain(self, player: int) -> None:
        """Hide one person's screen before the next one looks (R13)."""
        if len(self.people) > 1 and self.at_keyboard != player:
            self.console.clear(forget=True)
            name = printable(called(self.game.names)[player], 40)
            self.console.ask(words("session.curtain", name=name) + " ")
            self.console.clear(forget=True)
            self.at_keyboard = player

    def news(self, viewer: int | None) -> list[str]:
        """What has happened since the last news that this viewer is done with, turn by turn."""
        return self.stories(viewer, self.chronicle[self.heard.get(-1 if viewer is None else viewer, 0) :])

    def news_read(self, viewer: int | None) -> None:
        """All up to now is no news any more."""
        self.heard[-1 if viewer is None else viewer] = len(self.chronicle)

    def stories(self, viewer: int | None, entries: Sequence[Entry]) -> list[str]:
        """One paragraph for each turn; when the game is over there is nothing left to hide."""
        told = []
        for _, turn in groupby(entries, key=lambda entry: (entry.turn, entry.player)):
            events = [event for entry in turn for event in entry.events]
            deck = self.game.rules.deck
            told.append(
                " ".join(tell(events, called(self.game.names), viewer, everything=self.game.over, deck=deck))
            )
        return [story for story in told if story]

    def log(self, viewer: int | None) -> Block:
        """All that has happened, with the numbers of the turns."""
        lines: Block = []
        for number, entries in groupby(self.chronicle, key=lambda entry: entry.turn):
            title = words("session.turn", number=number) if number else words("session.setup")
            lines += wrapped(" ".join([title, *self.stories(viewer, list(entries))]), self.width)
        return lines or [words("session.nothing")]

    @property
    def width(self) -> int:
        """The width for text."""
        return max(40, min(self.console.columns, 120)) - 1

    def table(self, viewer: int | None, choices: Collection[str] = ()) -> Block:
        """The table as a player, or a spectator, may see it."""
        return draw_table(
            self.game.view(viewer), self.game.names, self.console.paint, self.console.columns - 1, choices
        )

    def fitted(self, news: Sequence[str], taken: int) -> Block:
        """The news in lines; at a terminal only the last ones if not all fit under the table."""
        lines = [line for story in news for line in wrapped(story, self.width)]
        if not self.console.interactive:
            return lines
        room = max(4, shutil.get_terminal_size((80, 24)).lines - taken)
        return lines if len(lines) <= room else [words("session.more"), *lines[1 - room :]]

    def watch(self) -> None:
        """A game of bots alone, told to spectators."""
        while not self.game.over:
            self.bot_turn(self.game.actor)
            if self.game.phase == "setup":
                continue
            if self.console.interactive:
                self.console.clear()
                table = self.table(None)
                self.console.show([*table, *self.fitted(self.news(None), len(table) + 1)])
                self.console.pause(1.5)
            else:
                self.console.show(self.fitted(self.news(None), 0))
            self.news_read(None)

    def finish(self) -> None:
        """The scoring."""
        self.console.clear()
        self.console.show([*self.table(None), ""])
        for line in scoring(self.game, self.console.paint):
            self.console.show([line])
            self.console.pause(0.8)
        if self.save_as:
            self.keep(self.save_as)

    def keep(self, name: str | None = None) -> None:
        """Save without asking, under a name that is free, and say which."""
        name = name or self.save_as or free_name()
        try:
            save(self.game, name)
        except FileTrouble as trouble:
            other = free_name()
            save(self.game, other)
            self.console.say(words("save.trouble", because=trouble.message))
            name = other
        shown = printable(name)
        self.console.say(words("save.kept", file=shown))
        if not self.game.over:
            self.console.say(words("save.go_on", file=shown))

    def keep_unfinished(self) -> None:
        """Save what a person has begun."""
        if self.worth_keeping and not self.game.over:
            self.keep()
