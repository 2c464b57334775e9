"""How an environment deals with positions of the Second Kind: the rulebook of the base game, part by part anew."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

from ...decks import by_id
from ...engine import codes as base
from ...engine import layout as plain
from ...engine.errors import IllegalAction, ReefError, refused, shown
from ...engine.second_kind import codes, decks, layout, options, scoring, setup
from ...engine.second_kind.position import SecondKindPosition
from ...engine.second_kind.refusal import refusal
from ...notation.forms import rules_of
from ...rules import Rules
from ...view import Known
from ..rulebook import Rulebook, hide
from . import encoding, ids, masks, memory, observation, paths, spaces, steps

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from ...engine import shim as cython

if not cython.compiled:
    from ...engine.second_kind.blocks import reef_in
    from .memory import Path

    notes_in = memory.Notes.from_buffer

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


class SecondKindRulebook(Rulebook):
    """The expansion with its options and its deck."""

    def __init__(self, rules: Rules, space: int = 1) -> None:
        if space != 1:
            raise ReefError("environment.space_second_kind", value=shown(space))
        self.rules, self.space = rules, space
        self.players, self.advanced, self.dealt = rules.players, rules.advanced, rules.crowns_dealt
        self.cards = by_id(rules.deck).deck
        self.place = decks.place_of(self.cards)
        self.deck = self.place.number
        self.actions, self.observation = spaces.ACTIONS, observation.OBSERVATION
        self.position_size, self.notes_size = layout.SIZE, memory.SIZE
        self.most_draws = 14  # in one turn: a refill, a card, and eight by it
        self.hands_shown = True  # S2.2

    def position_of(self, data: bytes) -> Any:
        """A position from its bytes: those of another process may have another number for the deck."""
        if len(data) != layout.SIZE:
            raise ValueError(f"a position of the Second Kind has {layout.SIZE} bytes, not {len(data)}")
        reef = layout.Reef.from_buffer_copy(data)
        reef.deck = self.deck
        position = SecondKindPosition.from_bytes(bytes(reef))
        if rules_of(position) != self.rules:
            raise ValueError("this position is played by other rules")
        return position

    def text(self, action: int) -> str:
        """A step of the compact space as people read it."""
        return spaces.text(action, [card.id for card in self.cards.cards])

    def from_engine(self, number: int) -> tuple[int, ...]:
        """The steps of the compact space that make an engine's action."""
        return paths.from_engine(number)

    def number(self, position: Any, notes: bytearray, action: int) -> int:
        """The engine's id of what this step completes; -1 if it only begins something."""
        if not isinstance(position, SecondKindPosition) or len(notes) != memory.SIZE:
            raise ValueError(f"this needs a position of the Second Kind and its {memory.SIZE} bytes of notes")
        if not 0 <= action < self.actions:
            raise ValueError(f"actions go from 0 to {self.actions - 1}, not {action}")
        data, beside = bytearray(bytes(position)), bytearray(notes)
        return ids.engine_id(reef_in(data), notes_in(beside), action)

    def may_draw(self, number: int) -> bool:
        """Whether this action of the engine may draw something: tiles of a refill or for a card, or a card."""
        bought = codes.BUY <= number < codes.DISCARD
        for_card = codes.CARD <= number < codes.USE_BLUE or codes.CHOOSE_SEA <= number < codes.CHOOSE_SWAP
        return bought or for_card or codes.DECLINE <= number < codes.END

    def draws_in_secret(self, number: int) -> bool:
        """Whether only the player sees the tiles that it draws: a card's, not those of a refill."""
        return codes.CARD <= number < codes.USE_BLUE

    def public_text(self, position: Any, seat: int, number: int) -> str:
        """Neither who declines is told, nor which tile of a Lucky Dip goes back (S7.5, S7.7)."""
        if number == codes.DECLINE:
            return "declined"
        reef = position.fields()
        if reef.pending == codes.CARD_PENDING and any(reef.apart):
            return f"{seat} choose"
        return Rulebook.public_text(self, position, seat, number)

    def announced(self, position: Any) -> str | None:
        """That a window is open, but not who is asked (S7.5)."""
        reef = position.fields()
        if reef.pending != codes.WINDOW_PENDING:
            return None
        return f"window {codes.WINDOWS[reef.window]}"

    def begun(self, notes: bytearray) -> tuple[int, ...]:
        """The steps of a half-made action so far."""
        beside = memory.Notes.from_buffer_copy(notes)
        return tuple([step for step in (beside.first, beside.second) if step >= 0])

    def finished(self, notes: bytes) -> bytes:
        """The same notes with nothing half-made."""
        beside = memory.Notes.from_buffer_copy(notes)
        beside.first = beside.second = -1
        return bytes(beside)

    def lifted(self, notes: bytearray) -> int:
        """The cell from which a half-made action takes a piece, or -1."""
        for step in self.begun(notes):
            if spaces.FROM <= step < spaces.FROM + codes.OFF:
                return step - spaces.FROM
        return -1

    def known(self, position: Any, notes: bytearray) -> Known:
        """What anyone with a perfect memory knows of hands and fish."""
        reef, beside = position.fields(), memory.Notes.from_buffer_copy(notes)
        return Known(
            tuple([reef.hand[place] - beside.unknown_hand[place] for place in range(memory.PLACES)]),
            tuple([reef.fish[place] - beside.unknown_fish[place] for place in range(memory.PLACES)]),
        )

    def refuse(self, position: Any, notes: bytearray, action: int) -> IllegalAction:
        """Why a step is not legal."""
        begun = self.begun(notes)
        if begun:
            so_far = " ".join(self.text(step) for step in begun)
            return refused("step.goes_not_on", "N2", begun=so_far, step=self.text(action))
        number = self.number(position, notes, action)
        if number < 0 or action >= spaces.TO:
            return refused("step.begins_nothing", "N2", step=self.text(action))
        return refusal(position, number, position.actor)

    def check_game(self, position: Any) -> None:
        """Compiled code does not ask which game a position is of."""
        if not isinstance(position, SecondKindPosition):
            raise TypeError(f"this needs a position of the Second Kind, not {shown(position)}")

    def noted(self, position: Any, known: Known, begun: tuple[int, ...]) -> bytearray:
        """Notes by which just this is known and begun."""
        beside = memory.Notes(first=-1, second=-1)
        hide(beside, position.fields(), known)
        if begun:
            first, second = begun[0], begun[len(begun) - 1]
            if len(begun) > 2 or not spaces.EAT <= first < spaces.TO:
                raise ValueError(f"a half-made action is one or two steps, not {shown(begun)}")
            if len(begun) == 2 and not spaces.FROM <= second <= spaces.FROM + codes.OFF:
                raise ValueError(f"the second step of an action names a cell, not {shown(second)}")
            beside.first, beside.second = first, second if len(begun) == 2 else -1
        return bytearray(bytes(beside))

    def marked(self, ids: list[int], begun: tuple[int, ...]) -> bytearray:
        """The mask where these are the engine's legal actions, and these steps of one of them have been taken."""
        row = bytearray(self.actions)
        path = cython.declare(Path)
        taken = len(begun)
        first = begun[0] if taken > 0 else -1
        second = begun[1] if taken > 1 else -1
        for given in ids:
            number = given
            if number < codes.FIRST or number >= codes.ACTIONS:
                raise ValueError(f"engine ids go from {codes.FIRST} to {codes.ACTIONS - 1}, not {number}")
            paths.follow(number, cython.address(path))
            if taken == 0:
                row[path.steps[0]] = 1
            elif path.steps[0] == first:
                if taken == 1 and path.size > 1:
                    row[path.steps[1]] = 1
                elif taken == 2 and path.size > 2 and path.steps[1] == second:
                    row[path.steps[2]] = 1
        return row

    def completed(self, ids: list[int], path: tuple[int, ...]) -> int:
        """The engine's id of what these steps make; -1 if they only begin something."""
        return next((number for number in ids if paths.from_engine(number) == path), -1)

    def block_of(self, position: Any) -> bytearray:
        """The block with this one position in it."""
        return position_block(position)

    def begin(self, block: bytearray, notes: bytearray, place: int, chance: plain.ChanceState) -> None:
        """A new game at this place."""
        reef = reef_at(block, place)
        wipe_reef(reef)
        setup.set_up(reef, self.players, self.advanced, self.dealt, self.deck, chance)
        steps.forget(reef, notes_at(notes, place))

    def forget(self, block: bytearray, notes: bytearray, place: int) -> None:
        """Nothing half-made, and nothing known that is not open."""
        steps.forget(reef_at(block, place), notes_at(notes, place))

    def seat(self, block: bytearray, place: int) -> int:
        """Who is to act or to decide."""
        return options.actor(reef_at(block, place))

    def over(self, block: bytearray, place: int) -> int:
        """Whether the game has ended."""
        return reef_at(block, place).phase == base.OVER

    def advance(
        self, block: bytearray, notes: bytearray, place: int, action: int, chance: plain.ChanceState
    ) -> None:
        """Carry out a legal step of the compact space for the player to act."""
        steps.advance(reef_at(block, place), notes_at(notes, place), action, chance)

    def write_observation(
        self, block: bytearray, notes: bytearray, place: int, seat: int, aid: int, out: bytearray, first: int
    ) -> None:
        """What this seat may know."""
        encoding.write_observation(reef_at(block, place), notes_at(notes, place), seat, aid, out, first)

    def write_mask(
        self, block: bytearray, notes: bytearray, place: int, seat: int, out: bytearray, first: int
    ) -> None:
        """What this seat may do."""
        masks.write_mask(reef_at(block, place), notes_at(notes, place), seat, out, first)

    def points(self, block: bytearray, place: int, seat: int) -> int:
        """The points of a player, scoring cards included."""
        return scoring.points(reef_at(block, place), seat)

    def lead(self, block: bytearray, notes: bytearray, place: int, seat: int) -> int:
        """What the own fish is worth less the most that another's is known to be."""
        return steps.lead(reef_at(block, place), notes_at(notes, place), seat)

    def order(self, block: bytearray, place: int, player: int) -> int:
        """One number by which players are ranked."""
        return steps.order(reef_at(block, place), player)
