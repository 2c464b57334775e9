"""What cards do: at `card`, at each `choose`, and in the windows (S7, N7)."""

from __future__ import annotations

from .. import layout as plain
from ..common import algae, draws
from . import (
    blues,
    cards,
    codes,
    collecting,
    decks,
    ending,
    geometry,
    layout,
    polyps,
    terrain,
)


def play(reef: layout.Reef, player: int, card: int, chance: plain.ChanceState) -> None:
    """A card is played for its text.                                                  # S7.2 S7.4"""
    effect = decks.effect_of(reef.deck, card)
    amount = decks.amount_of(reef.deck, card)
    if effect >= codes.SCORE_COLOURS:
        reef.cards[player] &= ~(1 << card)
        reef.table[player] |= 1 << card
        return
    cards.spend(reef, player, card)
    if effect == codes.ANY_COLOUR:
        reef.next_colour = 1
    elif effect == codes.MORE_FROM_HAND:
        reef.next_hand = amount
    elif effect == codes.WEAKER_ATTACK:
        reef.next_weaker = 1
    elif effect == codes.MORE_LOCKS:
        reef.more_locks = amount
    elif effect == codes.SKIP_FLIP:
        reef.skip_flip = 1
    else:
        reef.pending = codes.CARD_PENDING
        reef.card = card
        reef.left = amount
        if effect == codes.DIP:
            for _ in range(amount):
                kind = draws.draw_tile(reef.bag, codes.KINDS, chance)
                if kind < 0:
                    return
                reef.apart[kind] += 1


def choose(reef: layout.Reef, player: int, action: int, chance: plain.ChanceState) -> None:
    """One choice of a card that was played."""
    if action == codes.CHOOSE_DONE:
        cards.close(reef)
    elif action < codes.CHOOSE_ALGA:
        choose_kind(reef, player, action - codes.CHOOSE_KIND)
    elif action < codes.CHOOSE_TILE:
        cards.close(reef)
        reef.alga = action - codes.CHOOSE_ALGA + 1
        turn_tiles(reef, algae.showing(layout.common(reef), action - codes.CHOOSE_ALGA) & ~reef.locks)
    elif action < codes.CHOOSE_SEA:
        choose_tile(reef, 1 << (action - codes.CHOOSE_TILE))
    elif action < codes.CHOOSE_SWAP:
        choose_sea(reef, player, action - codes.CHOOSE_SEA, chance)
    elif action < codes.CHOOSE_CELL:
        swap(reef, player, action - codes.CHOOSE_SWAP)
        count_down(reef)
    elif action < codes.CHOOSE_GROWTH:
        cards.close(reef)
        ward(reef, action - codes.CHOOSE_CELL, player)
    elif action < codes.CHOOSE_BLUE:
        cards.close(reef)
        add_polyp(
            reef,
            (action - codes.CHOOSE_GROWTH) // codes.COLOURS,
            (action - codes.CHOOSE_GROWTH) % codes.COLOURS,
        )
    elif action < codes.CHOOSE_SHIFT:
        blues.put(
            reef,
            (action - codes.CHOOSE_BLUE) // codes.ALL_CELLS,
            (action - codes.CHOOSE_BLUE) % codes.ALL_CELLS,
        )
        count_down(reef)
    elif action < codes.CHOOSE_SHOO:
        blues.put(
            reef, (action - codes.CHOOSE_SHIFT) // codes.GOALS, (action - codes.CHOOSE_SHIFT) % codes.GOALS
        )
        count_down(reef)
    elif action < codes.CHOOSE_TERRAIN:
        cards.close(reef)
        work_crown(reef, action)
    elif action < codes.CHOOSE_INTRODUCE:
        cards.close(reef)
        kind = codes.ROCK + (action - codes.CHOOSE_TERRAIN) // codes.ALL_CELLS
        reef.bag[kind] -= 1
        terrain.place(reef, kind, (action - codes.CHOOSE_TERRAIN) % codes.ALL_CELLS)
    else:
        shift_work(reef, player, action)


def count_down(reef: layout.Reef) -> None:
    """One choice less is left."""
    reef.left -= 1
    if reef.left == 0:
        cards.close(reef)


def choose_kind(reef: layout.Reef, player: int, kind: int) -> None:
    """A kind of tile, or the colour of a cube."""
    effect = decks.effect_of(reef.deck, reef.card)
    mine = player * codes.KINDS + kind
    if effect == codes.DIGEST:
        reef.hand[mine] -= 1
        reef.consumed[mine] += 1
        count_down(reef)
        return
    if effect == codes.GAIN_CUBE:
        reef.larvae[kind] -= 1
        reef.cubes[player * 5 + kind] += 1
    elif effect == codes.DIP:
        reef.apart[kind] -= 1
        reef.bag[kind] += 1
        for other in range(codes.KINDS):
            reef.hand[player * codes.KINDS + other] += reef.apart[other]
            reef.apart[other] = 0
    elif effect == codes.SNACK:
        reef.consumed[mine] -= 1
        reef.fish[mine] += 1
    else:
        reef.bag[kind] -= 1
        reef.consumed[mine] += 1
    cards.close(reef)


def choose_tile(reef: layout.Reef, tile: int) -> None:
    """A coral tile that is turned, or one that a cylinder does not turn."""
    if decks.effect_of(reef.deck, reef.card) == codes.FLIP:
        cards.close(reef)
        algae.turn_tiles(layout.common(reef), tile)
        return
    asked = reef.window
    flips = reef.flips & ~tile
    cards.close(reef)
    if asked:
        algae.turn_tiles(layout.common(reef), flips)
    else:
        turn_tiles(reef, flips)


def turn_tiles(reef: layout.Reef, tiles: int) -> None:
    """A cylinder turns these coral tiles, unless a card keeps one of them.                 # R8.4 R8.5"""
    reef.flips = tiles
    if reef.skip_flip:
        reef.skip_flip = 0
        if tiles:
            reef.pending = codes.CARD_PENDING
            reef.card = card_with(reef, codes.SKIP_FLIP)
            return
    if tiles and cards.open_window(reef, codes.ALGA_WINDOW):
        return
    reef.flips = 0
    algae.turn_tiles(layout.common(reef), tiles)


def card_with(reef: layout.Reef, effect: int) -> int:
    """The first card of the deck with this effect."""
    card = 0
    while decks.effect_of(reef.deck, card) != effect:
        card += 1
    return card


def choose_sea(reef: layout.Reef, player: int, code: int, chance: plain.ChanceState) -> None:
    """A tile of the open sea goes behind the screen; in the window the refill follows."""
    reef.sea[code] -= 1
    reef.hand[player * codes.KINDS + code % codes.KINDS] += 1
    in_window, space, early = reef.window, reef.space, reef.left
    cards.close(reef)
    if in_window:
        collecting.refill(reef, space, early, chance)


def swap(reef: layout.Reef, player: int, code: int) -> None:
    """A tile of the hand for one of the open sea."""
    given = code // codes.KINDS // 5
    space = code // codes.KINDS % 5
    taken = code % codes.KINDS
    reef.hand[player * codes.KINDS + given] -= 1
    reef.sea[space * codes.KINDS + given] += 1
    reef.sea[space * codes.KINDS + taken] -= 1
    reef.hand[player * codes.KINDS + taken] += 1


def ward(reef: layout.Reef, place: int, until: int) -> None:
    """Protect a polyp until the next turn of a player begins; of two wards the later end counts."""
    board = place // codes.CELLS
    cell = geometry.CELL[place % codes.CELLS]
    for player in range(4):
        if reef.wards[board * 4 + player] & cell:
            if turns_until(reef, player) >= turns_until(reef, until):
                return
            reef.wards[board * 4 + player] ^= cell
    reef.wards[board * 4 + until] |= cell


def turns_until(reef: layout.Reef, player: int) -> int:
    """After how many turns the next turn of this player begins."""
    return (player - reef.player - 1 + reef.players) % reef.players


def add_polyp(reef: layout.Reef, place: int, colour: int) -> None:
    """An ordinary polyp is added to a coral, and may make another grow."""
    board = place // codes.CELLS
    cell = geometry.CELL[place % codes.CELLS]
    polyps.sprout(reef, board, cell, colour)
    polyps.grow(reef, board, cell, colour)


def work_crown(reef: layout.Reef, action: int) -> None:
    """A crown leaves the game, moves by a cell, or comes from the bag."""
    if action >= codes.CHOOSE_SUMMON:
        reef.bag[codes.CROWN] -= 1
        terrain.place(reef, codes.CROWN, action - codes.CHOOSE_SUMMON)
        return
    side = -1
    place = action - codes.CHOOSE_SHOO
    if action >= codes.CHOOSE_NUDGE:
        side = (action - codes.CHOOSE_NUDGE) % codes.SIDES
        place = (action - codes.CHOOSE_NUDGE) // codes.SIDES
    board = place // codes.CELLS
    crown = geometry.CELL[place % codes.CELLS]
    reef.crowns[board] ^= crown
    if side >= 0:
        reef.crowns[board] |= geometry.step(crown, side)


def shift_work(reef: layout.Reef, player: int, action: int) -> None:
    """A coloured shrimp is introduced or moved; in the window the next turn then begins."""
    in_window = reef.window
    cards.close(reef)
    if action < codes.CHOOSE_MOVE:
        goal = action - codes.CHOOSE_INTRODUCE
        reef.unplayed[player] -= 1
    else:
        origin = (action - codes.CHOOSE_MOVE) // codes.ALL_CELLS
        goal = (action - codes.CHOOSE_MOVE) % codes.ALL_CELLS
        reef.shrimps[origin // codes.CELLS * 4 + player] ^= geometry.CELL[origin % codes.CELLS]
    reef.shrimps[goal // codes.CELLS * 4 + player] |= geometry.CELL[goal % codes.CELLS]
    if in_window:
        ending.next_player(reef)


def react(reef: layout.Reef, player: int) -> None:
    """The asked player uses the card."""
    cards.spend(reef, player, reef.card)
    if reef.window == codes.ATTACK_WINDOW:
        place = reef.place
        cards.close(reef)
        ward(reef, place, (reef.player + 1) % reef.players)
    else:
        reef.pending = codes.CARD_PENDING


def decline(reef: layout.Reef, chance: plain.ChanceState) -> None:
    """The asked player does not: what was announced goes on."""
    window, flips, place = reef.window, reef.flips, reef.place
    consumed, variant, space, early = reef.source, reef.variant, reef.space, reef.left
    cards.close(reef)
    if window == codes.ATTACK_WINDOW:
        polyps.lay(reef, reef.player, place, consumed, variant)
    elif window == codes.ALGA_WINDOW:
        algae.turn_tiles(layout.common(reef), flips)
    elif window == codes.COLLECT_WINDOW:
        collecting.refill(reef, space, early, chance)
    elif window == codes.TURN_END_WINDOW:
        ending.next_player(reef)
