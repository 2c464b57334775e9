"""The history of a table, undone actions included: steps with numbers, and every past moment to be seen again.

Of a long one only the last steps need be in memory: it begins at a mark, or is cut. The others are in the database.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple

from ...engine.chance import Chance
from ...engine.errors import ReefError
from ...game import Game
from ...game import Step as Past
from ...notation.forms import AnyPosition, id_of
from ...record import Move
from ...rules import Rules
from ...view import Known
from .chance import Draws


class Mark(NamedTuple):
    """A moment from which the game can be taken up without its history."""

    number: int  # of the last step before it
    moves: int  # that count: those taken back do not
    position: AnyPosition
    known: Known


class StoredAction(NamedTuple):
    """A step as it is kept. `client` is the id by which a page may send it again."""

    number: int
    player: int
    action: str
    deal: tuple[str, ...] = ()
    undo: bool = False
    client: str | None = None


class Entry(NamedTuple):
    """A step with the table before and after it. An undo has the move that it took back."""

    number: int
    undo: bool
    before: AnyPosition
    move: Move
    after: AnyPosition
    known: Known  # after it


class TableGame(Game):
    """A game that can be tried on a twin before it is changed, and taken up at any moment of its past."""

    def __init__(self, rules: Rules, *, setup: Mapping[str, Any]) -> None:
        super().__init__(rules, setup=setup)
        self._draws = Draws()

    def twin(self) -> TableGame:
        """An independent game in the same position. What it draws has nothing to do with what others draw."""
        twin = TableGame.__new__(TableGame)
        twin.names, twin.position, twin._setup = self.names, self.position, self._setup
        twin._known, twin._history = self._known, list(self._history)
        twin._chance, twin._draws = Chance(0), self._draws
        return twin

    def at(self, position: AnyPosition, known: Known, history: list[Past]) -> TableGame:
        """This game at a moment of its past."""
        past = self.twin()
        past.position, past._known, past._history = position, known, history
        return past

    def advance(self, action: str, player: int, deal: Sequence[str] | None) -> Move:
        """Carry out an action; with a deal it draws exactly that."""
        if deal is None:
            self._chance = self._draws.next()
        return self._advance(id_of(self.position, action), player, deal).move

    @property
    def last(self) -> Past | None:
        """The last action that counts, with everything as it was before it."""
        return self._history[-1] if self._history else None


class Ledger:
    """The entries of a table from a moment on, and the game as it stands after them."""

    def __init__(
        self,
        rules: Rules,
        setup: Mapping[str, Any],
        mark: Mark | None = None,
    ) -> None:
        """The table as it was set up, or as it was at a mark."""
        self.game = TableGame(rules, setup=setup)
        self.first = 0 if mark is None else mark.number  # the step before the first entry
        self._moves_before = 0 if mark is None else mark.moves
        if mark is not None:
            self.game.position, self.game._known = mark.position, mark.known
        self.start = self.game.position
        self._start_known = self.game.known
        self._start_history: list[Past] = []  # up to the start, as far as it is known
        self.entries: list[Entry] = []

    @property
    def number(self) -> int:
        """Of the last step."""
        return self.first + len(self.entries)

    @property
    def moves(self) -> int:
        """How many actions count, those taken back left out."""
        return self._moves_before + len(self.game._history)

    @property
    def numbers(self) -> list[int]:
        """The numbers of the steps that count, in order: those of the moves of the record, if it is complete."""
        numbers: list[int] = []
        for entry in self.entries:
            if entry.undo:
                numbers.pop()
            else:
                numbers.append(entry.number)
        return numbers

    @property
    def complete(self) -> bool:
        """Whether it reaches back to the set-up."""
        return self.first == 0

    def cut(self, steps: int, *, all_moves: bool) -> Ledger:
        """Return the ledger with so many entries, its last ones; this one stays as it is.

        Moves that count are kept since the beginning of the turn, or `all_moves`, so that they can be taken back.
        """
        first = self.number - steps
        if first <= self.first:
            return self
        start = self.at(first)
        turn = start.position.number
        old = 0 if all_moves else sum(past.position.number != turn for past in start._history)
        cut = copy(self)
        cut.first, cut.start, cut._start_known = first, start.position, start.known
        cut._start_history = start._history[old:]
        cut._moves_before = self._moves_before + old
        cut.game = self.game.twin()
        del cut.game._history[:old]
        cut.entries = self.entries[-steps:]
        return cut

    def read(self, stored: Iterable[StoredAction]) -> None:
        """Carry out kept steps."""
        for kept in stored:
            if kept.number != self.number + 1:
                raise ReefError("serve.step_missing", number=self.number + 1)
            before = self.game.position
            move = self.game.undo() if kept.undo else self.game.advance(kept.action, kept.player, kept.deal)
            self.entries.append(
                Entry(kept.number, kept.undo, before, move, self.game.position, self.game.known)
            )

    def follow(self, kept: StoredAction) -> Entry:
        """Carry out one more kept step; the game from before stays as it was."""
        tried = self.try_undo() if kept.undo else self.try_action(kept.action, kept.player, kept.deal)
        self.accept(*tried)
        return tried[1]

    def try_action(self, action: str, player: int, deal: Sequence[str] | None) -> tuple[TableGame, Entry]:
        """The game after an action, and its entry; nothing is changed yet."""
        after = self.game.twin()
        move = after.advance(action, player, deal)
        return after, Entry(self.number + 1, False, self.game.position, move, after.position, after.known)

    def try_undo(self) -> tuple[TableGame, Entry]:
        """The game without its last action, and the entry of that; nothing is changed yet."""
        after = self.game.twin()
        move = after.undo()
        return after, Entry(self.number + 1, True, self.game.position, move, after.position, after.known)

    def accept(self, game: TableGame, entry: Entry) -> None:
        """Make what was tried come true."""
        self.game = game
        self.entries.append(entry)

    def at(self, number: int) -> TableGame:
        """The game as it was after a step."""
        if number == self.number:
            return self.game
        history = list(self._start_history)
        position, known = self.start, self._start_known
        for entry in self.entries[: number - self.first]:
            if entry.undo:
                history.pop()
            else:
                history.append(Past(position, known, 0, entry.move))
            position, known = entry.after, entry.known
        return self.game.at(position, known, history)

    def mark(self) -> Mark | None:
        """This moment, if nothing before it can be taken back: the first of a turn."""
        last = self.entries[-1] if self.entries else None
        if last is None or last.undo or last.before.number == last.after.number:
            return None
        return Mark(self.number, self.moves, self.game.position, self.game.known)


def asked(position: AnyPosition) -> list[int]:
    """Who is to act; in set-up all who still have to choose (R2.8), in a window the one who is asked (S7.5)."""
    if position.over:
        return []
    if position.phase != "setup":
        return [position.actor]
    return [player for player in range(position.players) if position.count(player)]
