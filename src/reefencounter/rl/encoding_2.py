"""What the second observation has beside the first: relations that a network would have to learn from examples."""

from __future__ import annotations

from ..engine import codes, corals, geometry, layout
from ..engine.common import algae
from . import masks, memory, spaces


def write_more(
    reef: layout.Reef, notes: memory.Notes, seat: int, aid: int, out: bytearray, first: int
) -> None:
    """All that stands behind the first observation, which is written already."""
    masks.wipe(out, first + spaces.OBSERVATION, spaces.OBSERVATION_2 - spaces.OBSERVATION)
    for board in range(reef.players):
        write_board(reef, board, seat, out, first + board * codes.CELLS)
    for colour in range(5):
        out[first + spaces.UNSEEN + colour] = unseen(reef, notes, seat, aid, colour)
        masks.mark(out, first + spaces.BEATS + colour * 5, reef.weaker[colour])
    for alga in range(4):
        masks.mark(
            out, first + spaces.TURNS + alga * 10, algae.showing(layout.common(reef), alga) & ~reef.locks
        )


def write_board(reef: layout.Reef, board: int, seat: int, out: bytearray, first: int) -> None:
    """The further planes of one board."""
    if not reef.advanced:
        out[first + spaces.GROWTH_CELL + codes.GROWTH] = 1
    for colour in range(5):
        own = reef.polyps[board * 5 + colour]
        prey = corals.attackable(reef, board, colour) & ~corals.joining(reef, board, colour)
        masks.paint(out, first + spaces.ATTACKABLE + spaces.CELLS * colour, prey, 1)
        for player in range(reef.players):
            shrimps = reef.shrimps[board * 4 + player] & own
            if shrimps:
                place = (player - seat + reef.players) % reef.players
                coral = corals.flood(shrimps, own)
                masks.paint(out, first + spaces.OWNERS + spaces.CELLS * place, coral, 1)


def unseen(reef: layout.Reef, notes: memory.Notes, seat: int, aid: int, colour: int) -> int:
    """How many tiles of a colour this seat cannot see."""
    left = spaces.TILES - reef.reserve[colour]
    for board in range(reef.players):
        left -= geometry.count(reef.polyps[board * 5 + colour])
    for space in range(5):
        left -= reef.sea[space * 5 + colour]
    for player in range(reef.players):
        place = player * 5 + colour
        left -= reef.consumed[place]
        if player == seat:
            left -= reef.hand[place] + reef.fish[place]
        elif aid:
            left -= reef.hand[place] - notes.unknown_hand[place]
            left -= reef.fish[place] - notes.unknown_fish[place]
    return left if left > 0 else 0
