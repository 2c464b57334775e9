"""How an environment deals with positions of the base game; the Second Kind has a rulebook of its own beside it.

Everything that the doors need of a game passes through here: positions and notes lie in blocks of bytes, one or
thousands, and a `place` says which of them is meant. So tables, vectors and frameworks are written once.
"""

from __future__ import annotations

import ctypes
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ..engine import codes, ending, layout, setup
from ..engine.chance import Chance
from ..engine.errors import IllegalAction, ReefError, refused, shown
from ..engine.position import Position
from ..engine.refusal import refusal
from ..notation.forms import rules_of, text_of
from ..rules import Rules
from ..view import Known
from . import encoding, encoding_2, masks, memory, spaces, steps

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from ..engine import shim as cython

if not cython.compiled:
    from ..engine.blocks import bytes_in

    def reef_at(block: bytearray, place: int) -> layout.Reef:
        """The position at this place of a block."""
        return layout.Reef.from_buffer(block, place * layout.SIZE)

    def notes_at(block: bytearray, place: int) -> memory.Notes:
        """The notes at this place of a block."""
        return memory.Notes.from_buffer(block, place * memory.SIZE)

    def wipe_reef(reef: layout.Reef) -> None:
        """A position of zeros."""
        ctypes.memset(ctypes.byref(reef), 0, layout.SIZE)

    def position_block(position: Any) -> bytearray:
        """The bytes of a position."""
        data: bytearray = position.data
        return data


class Rulebook:
    """The base game with its options. What is not compiled is for one table, the rest for many games at once."""

    def __init__(self, rules: Rules, space: int = 1) -> None:
        """`space` is the number of the observation: 1, or 2 with more beside it."""
        if space not in (1, 2):
            raise ReefError("environment.space", value=shown(space))
        self.rules, self.space = rules, space
        self.players, self.advanced, self.keep = rules.players, rules.advanced, rules.larva_exchange == "keep"
        self.actions = spaces.ACTIONS
        self.observation = spaces.OBSERVATION if space == 1 else spaces.OBSERVATION_2
        self.position_size, self.notes_size = layout.SIZE, memory.SIZE
        self.most_draws = 5  # in one turn: a refill (R9.2)
        self.hands_shown = False  # whether all see the hands that are dealt

    # For people and frameworks

    def new_position(self, chance: Chance, **given: Any) -> Any:
        """A new game; what is not given is drawn."""
        return self.rules.ruleset.new_position(self.rules, chance, **given)

    def position_of(self, data: bytes) -> Any:
        """A position from its bytes, if the rules can run on it and it is of this game."""
        position = Position.from_bytes(data)
        if rules_of(position) != self.rules:
            raise ValueError("this position is played by other rules")
        return position

    def text(self, action: int) -> str:
        """An action of the compact space as people read it."""
        return spaces.text(action)

    def from_engine(self, number: int) -> tuple[int, ...]:
        """The actions of the compact space that make an engine's action."""
        return spaces.from_engine(number)

    def number(self, position: Any, notes: bytearray, action: int) -> int:
        """The engine's id of what this action completes; -1 if it only begins something."""
        return spaces.to_engine(action, memory.Notes.from_buffer_copy(notes).lifted)

    def may_draw(self, number: int) -> bool:
        """Whether this action of the engine may draw something."""
        return codes.TAKE <= number < codes.PASS

    def draws_in_secret(self, number: int) -> bool:
        """Whether only the player sees the tiles that it draws."""
        return False

    def public_text(self, position: Any, seat: int, number: int) -> str:
        """An action of the engine as those who look on are told of it."""
        return f"{seat} {text_of(position, number)}"

    def announced(self, position: Any) -> str | None:
        """What all are told of a position beside the actions that led to it."""
        return None

    def begun(self, notes: bytearray) -> tuple[int, ...]:
        """The actions that a half-made action of the engine consists of so far."""
        lifted = memory.Notes.from_buffer_copy(notes).lifted
        return (spaces.LIFT + lifted,) if lifted >= 0 else ()

    def finished(self, notes: bytes) -> bytes:
        """The same notes with nothing half-made."""
        beside = memory.Notes.from_buffer_copy(notes)
        beside.lifted = -1
        return bytes(beside)

    def lifted(self, notes: bytearray) -> int:
        """The cell that a half-made move has named, or -1."""
        return memory.Notes.from_buffer_copy(notes).lifted

    def known(self, position: Any, notes: bytearray) -> Known:
        """What anyone with a perfect memory knows of hands and fish."""
        reef, beside = position.fields(), memory.Notes.from_buffer_copy(notes)
        return Known(
            tuple([reef.hand[place] - beside.unknown_hand[place] for place in range(20)]),
            tuple([reef.fish[place] - beside.unknown_fish[place] for place in range(20)]),
        )

    def refuse(self, position: Any, notes: bytearray, action: int) -> IllegalAction:
        """Why an action is not legal."""
        lifted = self.lifted(notes)
        kind = spaces.kind(action)
        if kind != "drop" and lifted >= 0:
            return refused("step.drop", "R7.2")
        if kind == "drop" and lifted < 0:
            return refused("step.lift", "R7.2")
        move = spaces.off_the_board(action) if kind == "lift" else spaces.to_engine(action, lifted)
        return refusal(position, move, position.player)

    # For a seat that is shown what it may know, and not the game

    def observed(
        self, position: Any, known: Known, begun: tuple[int, ...], seat: int, aid: bool
    ) -> bytearray:
        """What a seat may know, from a position in which others may hold anything that is not `known`."""
        self.check_game(position)
        if not self.players:
            raise TypeError("a rulebook is made with the rules of a game")
        if not 0 <= seat < position.players:
            raise IndexError(f"seats go from 0 to {position.players - 1}, not {seat}")
        notes = self.noted(position, known, begun)
        out = bytearray(self.observation)
        self.write_observation(self.block_of(position), bytes_in(notes), 0, seat, aid, bytes_in(out), 0)
        return out

    def check_game(self, position: Any) -> None:
        """Compiled code does not ask which game a position is of."""
        if not isinstance(position, Position):
            raise TypeError(f"this needs a position of the base game, not {shown(position)}")

    def noted(self, position: Any, known: Known, begun: tuple[int, ...]) -> bytearray:
        """Notes by which just this is known and begun."""
        beside = memory.Notes(lifted=-1)
        hide(beside, position.fields(), known)
        if begun:
            if len(begun) > 1 or not spaces.LIFT <= begun[0] < spaces.DROP:
                raise ValueError(f"a half-made move is one lift, not {shown(begun)}")
            beside.lifted = begun[0] - spaces.LIFT
        return bytearray(bytes(beside))

    def marked(self, ids: list[int], begun: tuple[int, ...]) -> bytearray:
        """The mask where these are the engine's legal actions, and these steps of one of them have been taken."""
        row = bytearray(self.actions)
        lifted = begun[0] - spaces.LIFT if begun else -1
        for given in ids:
            number = given
            if number < 0 or number >= codes.ACTIONS:
                raise ValueError(f"engine ids go from 0 to {codes.ACTIONS - 1}, not {number}")
            if number < codes.MOVE or number >= codes.LARVA:
                if lifted < 0:
                    row[number if number < codes.MOVE else number - spaces.LATER] = 1
            elif lifted < 0:
                row[spaces.LIFT + (number - codes.MOVE) // codes.GOALS] = 1
            elif (number - codes.MOVE) // codes.GOALS == lifted:
                row[spaces.DROP + (number - codes.MOVE) % codes.GOALS] = 1
        return row

    def completed(self, ids: list[int], path: tuple[int, ...]) -> int:
        """The engine's id of what these steps make; -1 if they only begin something."""
        return spaces.to_engine(path[len(path) - 1], path[0] - spaces.LIFT)

    # For positions and notes in blocks

    def block_of(self, position: Any) -> bytearray:
        """The block with this one position in it."""
        return position_block(position)

    def begin(self, block: bytearray, notes: bytearray, place: int, chance: layout.ChanceState) -> None:
        """A new game at this place."""
        reef = reef_at(block, place)
        wipe_reef(reef)
        setup.set_up(reef, self.players, self.advanced, self.keep, chance)
        steps.forget(reef, notes_at(notes, place))

    def forget(self, block: bytearray, notes: bytearray, place: int) -> None:
        """Nothing half-made, and nothing known that is not open."""
        steps.forget(reef_at(block, place), notes_at(notes, place))

    def seat(self, block: bytearray, place: int) -> int:
        """Who is to act; in set-up one after the other."""
        return reef_at(block, place).player

    def over(self, block: bytearray, place: int) -> int:
        """Whether the game has ended."""
        return reef_at(block, place).phase == codes.OVER

    def advance(
        self, block: bytearray, notes: bytearray, place: int, action: int, chance: layout.ChanceState
    ) -> None:
        """Carry out a legal action of the compact space for the player to act."""
        steps.advance(reef_at(block, place), notes_at(notes, place), action, chance)

    def write_observation(
        self, block: bytearray, notes: bytearray, place: int, seat: int, aid: int, out: bytearray, first: int
    ) -> None:
        """What this seat may know."""
        encoding.write_observation(reef_at(block, place), notes_at(notes, place), seat, aid, out, first)
        if self.space == 2:
            encoding_2.write_more(reef_at(block, place), notes_at(notes, place), seat, aid, out, first)

    def write_mask(
        self, block: bytearray, notes: bytearray, place: int, seat: int, out: bytearray, first: int
    ) -> None:
        """What this seat may do."""
        masks.write_mask(reef_at(block, place), notes_at(notes, place), seat, out, first)

    def points(self, block: bytearray, place: int, seat: int) -> int:
        """The points of a player."""
        return ending.points(reef_at(block, place), seat)

    def lead(self, block: bytearray, notes: bytearray, place: int, seat: int) -> int:
        """The own points less the most that another is known to have: the potential of the shaped reward."""
        return steps.lead(reef_at(block, place), notes_at(notes, place), seat)

    def order(self, block: bytearray, place: int, player: int) -> int:
        """One number by which players are ranked."""
        return steps.order(reef_at(block, place), player)

    def settle(self, block: bytearray, place: int, out: list[float]) -> None:
        """The outcome for each player: 1 for winning alone, shared by those who win together; the others pay it.

        The sum is zero; with two players it is 1, 0 or -1.
        """
        best, winners = 0, 0
        for player in range(self.players):
            rank = self.order(block, place, player)
            if rank > best or player == 0:
                best, winners = rank, 1
            elif rank == best:
                winners += 1
        loss = 1.0 / (self.players - 1)
        for player in range(self.players):
            if self.order(block, place, player) == best:
                out[player] = (self.players - winners) * loss / winners
            else:
                out[player] = -loss


def hide(notes: Any, reef: Any, known: Known) -> None:
    """Note what of hands and fish is not known; of either game."""
    for heap, held, seen in (
        (notes.unknown_hand, reef.hand, known.hand),
        (notes.unknown_fish, reef.fish, known.fish),
    ):
        if len(seen) != len(held):
            raise ValueError(f"what is known must be counted in {len(held)} numbers, not {len(seen)}")
        heap[:] = [max(0, there - here) for there, here in zip(held, seen, strict=True)]


@lru_cache(maxsize=16)
def rulebook(rules: Rules, space: int = 1) -> Rulebook:
    """The rulebook of a game with these rules, and with the observation of this number."""
    from .rulesets import RULEBOOKS  # the other rulebooks are made from this one

    return RULEBOOKS[rules.ruleset](rules, space)
