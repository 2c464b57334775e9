"""What a seat may know in the Second Kind (R13, S7.7), as a row of bytes laid out as `observation` says."""

from __future__ import annotations

from ...engine import codes as base
from ...engine.second_kind import cards, codes, corals, effects, geometry, layout, options, scoring
from .. import masks as plain
from . import masks, memory, observation, spaces


def write_observation(
    reef: layout.Reef, notes: memory.Notes, seat: int, aid: int, out: bytearray, first: int
) -> None:
    """What this seat may know, laid out as `observation` says."""
    plain.wipe(out, first, observation.OBSERVATION)
    for board in range(reef.players):
        write_board(reef, board, seat, out, first + board * codes.CELLS)
        write_special(reef, board, out, first + board * codes.CELLS)
    write_table(reef, seat, out, first)
    for player in range(reef.players):
        place = observation.FEATURES + (player - seat + reef.players) % reef.players * observation.SEAT_SIZE
        write_seat(reef, notes, player, player == seat, aid, out, first + place)
    acting = options.actor(reef)
    if reef.phase != base.OVER and (acting == seat or reef.pending != codes.WINDOW_PENDING):  # S7.5
        place = (acting - seat + reef.players) % reef.players * observation.SEAT_SIZE
        out[first + observation.FEATURES + place + observation.SEAT_ACTING] = 1
    write_turn(reef, seat, aid, out, first)
    write_effects(reef, seat, out, first)
    if reef.pending != codes.NOTHING:
        write_decision(reef, seat, out, first)
    if notes.first >= 0 and seat == acting:
        write_begun(notes, out, first)


def write_board(reef: layout.Reef, board: int, seat: int, out: bytearray, first: int) -> None:
    """The planes that the base game has too, but that of the half-made action."""
    mine, all_shrimps = 0, 0
    for colour in range(5):
        own = reef.polyps[board * 5 + colour]
        masks.paint(out, first + observation.POLYPS + observation.CELLS * colour, own, 1)
    for player in range(reef.players):
        place = (player - seat + reef.players) % reef.players
        own = reef.shrimps[board * 4 + player]
        masks.paint(out, first + observation.SHRIMPS + observation.CELLS * place, own, 1)
        all_shrimps |= own
        if player == seat:
            mine = own
    masks.paint(out, first + observation.ROCK, corals.ground(reef, board), 1)
    masks.paint(out, first + observation.MOVED, reef.moved[board], 1)
    left = reef.occupied[board]
    while left:
        coral = corals.spread(reef, board, left & -left)
        left &= ~coral
        masks.paint(out, first + observation.SIZE, coral, geometry.count(coral))
        if coral & mine:
            masks.paint(out, first + observation.OWN, coral, 1)
        if coral & all_shrimps & ~mine:
            masks.paint(out, first + observation.OTHERS, coral, 1)
    masks.paint(out, first + observation.PROTECTED, corals.protected(reef, board), 1)


def write_special(reef: layout.Reef, board: int, out: bytearray, first: int) -> None:
    """Special tiles, reef tiles, blue shrimps and wards of one board."""
    for half in range(0, codes.CELLS, 36):
        left = geometry.present(reef.tile, board * codes.CELLS + half, 36)
        while left:
            cell = half + geometry.first(left)
            left &= left - 1
            kind = reef.tile[board * codes.CELLS + cell]
            if kind < codes.DOUBLE:
                under = geometry.FIRST_OF_PAIR[kind - codes.PAIR]
                if reef.polyps[board * 5 + under] & geometry.CELL[cell]:
                    under = geometry.SECOND_OF_PAIR[kind - codes.PAIR]
                out[first + observation.UNDER + observation.CELLS * under + cell] = 1
            elif kind < codes.HALF:
                out[first + observation.DOUBLES + cell] = 1
    for side in range(4):
        place = observation.ROCKY + observation.CELLS * side
        masks.paint(out, first + place, reef.rocky[board * 4 + side], 1)
        ward = reef.wards[board * 4 + side]  # by the player whose turn ends it
        if ward:
            masks.paint(out, first + observation.WARDS, ward, 1 + effects.turns_until(reef, side))
    masks.paint(out, first + observation.BLUE_TILES, reef.blue_tiles[board], 1)
    masks.paint(out, first + observation.BLUE, reef.blue[board], 1)
    masks.paint(out, first + observation.CROWNS, reef.crowns[board], 1)
    masks.paint(out, first + observation.WAKING, reef.acting[board], 1)
    masks.paint(out, first + observation.ADDED, reef.added[board], 1)
    masks.paint(out, first + observation.SUNK, reef.sunk[board], 1)


def write_seat(
    reef: layout.Reef,
    notes: memory.Notes,
    player: int,
    own: int,
    aid: int,
    out: bytearray,
    first: int,
) -> None:
    """What is known of one player; everything if it is the observer."""
    points, hands, fishes = 0, 0, 0
    for kind in range(codes.KINDS):
        place = player * codes.KINDS + kind
        hand = reef.hand[place]
        hands += hand
        if not own:
            hand = hand - notes.unknown_hand[place] if aid else 0
        out[first + observation.SEAT_HAND_KNOWN + kind] = hand
    for kind in range(codes.ROCK):
        place = player * codes.KINDS + kind
        fish = reef.fish[place]
        out[first + observation.SEAT_CONSUMED + kind] = reef.consumed[place]
        if fish:
            fishes += fish
            if not own:
                fish = fish - notes.unknown_fish[place] if aid else 0
            points += fish * scoring.best_value(reef, kind)
            out[first + observation.SEAT_FISH_KNOWN + kind] = fish
    if own or reef.phase != base.SETUP:  # R2.8: nobody sees another's cubes before all have chosen
        for colour in range(5):
            cubes = reef.cubes[player * 5 + colour]
            out[first + observation.SEAT_CUBES] += cubes
            if own or aid:
                out[first + observation.SEAT_CUBES_KNOWN + colour] = cubes
    out[first + observation.SEAT_PLAYS] = 1
    out[first + observation.SEAT_POINTS] = points if points < 255 else 255
    out[first + observation.SEAT_HAND] = hands
    out[first + observation.SEAT_FISH] = fishes
    out[first + observation.SEAT_SHRIMPS] = reef.unplayed[player]
    out[first + observation.SEAT_EATEN] = reef.eaten[player]
    out[first + observation.SEAT_ENDER] = reef.ender == player
    out[first + observation.SEAT_CARDS] = geometry.count_members(reef.cards[player])
    masks.mark(out, first + observation.SEAT_TABLE, reef.table[player])


def write_table(reef: layout.Reef, seat: int, out: bytearray, first: int) -> None:
    """The open sea, the supplies, the coral tiles and the cards."""
    for place in range(165):
        out[first + observation.SEA + place] = reef.sea[place]
    for colour in range(5):
        out[first + observation.LARVAE + colour] = reef.larvae[colour]
        out[first + observation.RESERVE + colour] = reef.reserve[colour]
        out[first + observation.TO_BE_HAD + colour] = reef.bag[colour] > 0 or reef.reserve[colour] > 0
        out[first + observation.VALUES + colour] = scoring.value(reef, colour)
    out[first + observation.BAG] = cards.bag_size(reef)
    masks.mark(out, first + observation.TURNED, reef.turned)
    masks.mark(out, first + observation.LOCKS, reef.locks)
    if reef.alga:
        out[first + observation.ALGA_SPACE + reef.alga - 1] = 1
    if reef.phase == base.SETUP:  # R2.8: the cubes that others have chosen still seem to be in the supply
        for player in range(reef.players):
            if player != seat:
                for colour in range(5):
                    out[first + observation.LARVAE + colour] += reef.cubes[player * 5 + colour]
    out[first + observation.SUPPLY] = reef.supply
    out[first + observation.AT_SEA] = reef.at_sea
    masks.mark(out, first + observation.OWN_CARDS, reef.cards[seat])
    masks.mark(out, first + observation.DISCARDS, reef.discards)
    out[first + observation.DRAW] = geometry.count_members(reef.draw)


def write_turn(reef: layout.Reef, seat: int, aid: int, out: bytearray, first: int) -> None:
    """The turn, the options of the game and the observer's place."""
    out[first + observation.PHASE + reef.phase] = 1
    out[first + observation.ACTED] = reef.acted
    out[first + observation.LAYS] = reef.lays
    out[first + observation.FROM_HAND] = reef.from_hand
    out[first + observation.LAID] = reef.laid
    out[first + observation.INTRODUCED] = reef.introduced
    out[first + observation.LOCKED] = reef.locked
    if reef.laying:
        out[first + observation.LAYING + reef.laying - 1] = 1
    if reef.must_play:
        out[first + observation.MUST_PLAY + reef.must_play - 1] = 1
    if reef.ended_by:
        out[first + observation.ENDED_BY + reef.ended_by - 1] = 1
    out[first + observation.NUMBER] = reef.number if reef.number < 255 else 255
    out[first + observation.PLAYERS + reef.players - 2] = 1
    out[first + observation.ADVANCED] = reef.advanced
    out[first + observation.MEMORY_AID] = aid
    out[first + observation.PLACE + seat] = 1
    out[first + observation.CROWNS_DEALT] = reef.dealt


def write_effects(reef: layout.Reef, seat: int, out: bytearray, first: int) -> None:
    """What cards have left in force."""
    out[first + observation.BOUGHT] = reef.bought
    out[first + observation.COLLECTED] = reef.collected
    out[first + observation.BREAKFAST] = reef.breakfast
    out[first + observation.NEXT_COLOUR] = reef.next_colour
    out[first + observation.NEXT_HAND] = reef.next_hand
    out[first + observation.NEXT_WEAKER] = reef.next_weaker
    out[first + observation.LAY_HAND] = reef.lay_hand
    out[first + observation.LAY_WEAKER] = reef.lay_weaker
    out[first + observation.MORE_LOCKS] = reef.more_locks
    out[first + observation.SKIP_FLIP] = reef.skip_flip
    masks.mark(out, first + observation.RETURNED, reef.returned)
    out[first + observation.PENDING + reef.pending] = 1


def write_decision(reef: layout.Reef, seat: int, out: bytearray, first: int) -> None:
    """The pending decision: who is asked, and with which card, tells who holds it (S7.5)."""
    if reef.window:
        out[first + observation.WINDOW + reef.window - 1] = 1
    if reef.pending == codes.CARD_PENDING or (reef.pending == codes.WINDOW_PENDING and reef.asked == seat):
        out[first + observation.DECIDED_CARD + reef.card] = 1
    out[first + observation.LEFT] = reef.left
    if reef.pending == codes.FLEE_PENDING or reef.pending == codes.DRIFT_PENDING:
        out[first + observation.AT_STAKE + reef.place] = 1
    if reef.window == codes.ATTACK_WINDOW:
        out[first + observation.AT_STAKE + reef.place] = 1
        out[first + observation.SOURCE] = reef.source
        out[first + observation.TILE + geometry.kind_of_variant(reef.variant, reef.laying - 1)] = 1
        if codes.HALF_VARIANT <= reef.variant < codes.BLUE_VARIANT:
            out[first + observation.ORIENTATION + (reef.variant - codes.HALF_VARIANT) % 4] = 1
    elif reef.window == codes.COLLECT_WINDOW:
        out[first + observation.SPACE + reef.space] = 1
    elif reef.pending == codes.SPLIT_PENDING:
        out[first + observation.TILE + reef.variant] = 1
    masks.mark(out, first + observation.FLIPS, reef.flips)
    for kind in range(codes.KINDS):
        out[first + observation.APART_TOTAL] += reef.apart[kind]
        if reef.pending != codes.CARD_PENDING or reef.player == seat:  # else drawn in secret
            out[first + observation.APART + kind] = reef.apart[kind]


def write_begun(notes: memory.Notes, out: bytearray, first: int) -> None:
    """The half-made action: what is done, and the cell it has named."""
    if notes.first >= spaces.TILE:
        out[first + observation.BEGUN + notes.first - spaces.TILE] = 1
    elif notes.first >= spaces.FROM:
        out[first + observation.LIFTED + notes.first - spaces.FROM] = 1
    else:
        out[first + observation.LIFTED + notes.first - spaces.EAT] = 1
    if notes.second == spaces.FROM + codes.OFF:
        out[first + observation.FROM_SUPPLY] = 1
    elif notes.second >= 0:
        out[first + observation.LIFTED + notes.second - spaces.FROM] = 1
