"""How good a position is for a player: a sum of readable terms, each with a weight that is data.

The unit is one point at the end of the game. A player's standing is what the fish holds, what the own corals promise
and what lies behind the screen; the judgement is the own standing less those of the others.
"""

from __future__ import annotations

from ..engine import codes, corals, ending, geometry, layout
from . import weights


def judge(reef: layout.Reef, player: int, worths: weights.Worths, w: weights.Weights) -> float:
    """The position as this player sees it, in points."""
    late = lateness(reef)
    mine = standing(reef, player, late, worths, w)
    best, total = -1000.0, 0.0
    for other in range(reef.players):
        if other != player:
            theirs = standing(reef, other, late, worths, w)
            total += theirs
            if theirs > best:
                best = theirs
    value = mine - w.rival_best * best - w.rival_mean * total / (reef.players - 1)
    if late >= 1.0:
        value += w.ending if mine > best else -w.ending
    return value


def lateness(reef: layout.Reef) -> float:
    """How far the game has gone: 0 at the start, 1 when it is ending."""
    if reef.ended_by:
        return 1.0
    eaten = 0
    for player in range(reef.players):
        if reef.eaten[player] > eaten:
            eaten = reef.eaten[player]
    left = reef.bag[0] + reef.bag[1] + reef.bag[2] + reef.bag[3] + reef.bag[4]
    return 0.9 * largest(eaten / 4.0, geometry.count(reef.locks) / 10.0, 1.0 - left / 165.0)


def largest(a: float, b: float, c: float) -> float:
    """The largest of three."""
    if b > a:
        a = b
    return c if c > a else a


def expected_value(turned: int, locks: int, colour: int, hold: float) -> float:
    """What a polyp of this colour will be worth, as far as the coral tiles tell: locked ones tell for sure."""
    value = 1.0
    for tile in range(10):
        strong, weak = geometry.STRONG[tile], geometry.WEAK[tile]
        if strong != colour and weak != colour:
            continue
        wins = (strong == colour) != (turned >> tile & 1)
        if locks >> tile & 1:
            value += wins
        else:
            value += 0.5 + hold if wins else 0.5 - hold
    return value


def look_at_tiles(reef: layout.Reef, worths: weights.Worths, w: weights.Weights) -> None:
    """What polyps will be worth, if the coral tiles have changed."""
    tiles = 1 + reef.turned + (reef.locks << 10)
    if worths.tiles == tiles:
        return
    worths.tiles = tiles
    for colour in range(5):
        worths.of[colour] = expected_value(reef.turned, reef.locks, colour, w.hold)


def standing(
    reef: layout.Reef, player: int, late: float, worths: weights.Worths, w: weights.Weights
) -> float:
    """What this player has and may hope for, in points."""
    look_at_tiles(reef, worths, w)
    value = 0.0
    tended = 0
    for colour in range(5):
        worth = worths.of[colour] if late < 1.0 else ending.value(reef, colour)
        value += worth * reef.fish[player * 5 + colour]
        if reef.phase == codes.OVER:
            continue
        for board in range(reef.players):
            shrimps = reef.shrimps[board * 4 + player] & reef.polyps[board * 5 + colour]
            while shrimps:
                value += promise(reef, board, colour, shrimps & -shrimps, worth, late, w)
                tended |= 1 << colour
                shrimps &= shrimps - 1
    if late >= 1.0:
        return value
    value += belongings(reef, player, tended, w) * (1.0 - w.fades * late)
    value += (4 - reef.eaten[player]) * (w.slot * (1.0 - late) + w.slot_late * late)
    if reef.eaten[player]:
        value += w.licence * (1.0 - late)
    return value


def promise(
    reef: layout.Reef, board: int, colour: int, shrimp: int, worth: float, late: float, w: weights.Weights
) -> float:
    """What an own coral promises."""
    coral = corals.flood(shrimp, reef.polyps[board * 5 + colour])
    back = 4 + reef.advanced  # R10.2, R12.2
    if late >= 1.0:  # one meal is left, with one more polyp lost (R11.2)
        gain = (geometry.count(coral) - back - 1) * worth
        return gain if reef.phase == codes.FINAL and gain > 0 else 0.0
    edge = geometry.around(coral)
    menaces, exposed = 0, 0
    for other in range(5):
        rival = reef.polyps[board * 5 + other]
        if reef.weaker[other] >> colour & 1 and rival & edge:
            strong = rival & geometry.around(rival)  # only corals of two or more attack (R5.1)
            if strong & edge:  # beside a shrimp a polyp is protected (R5.3)
                menaces += 1
                exposed |= geometry.around(strong) & coral & ~(shrimp | geometry.around(shrimp))
    size = geometry.count(coral) - w.exposed * geometry.count(exposed)
    room = geometry.count(edge & corals.bare_rock(reef, board))
    grown = size if size < 5.0 else 5.0
    value = w.growing * grown * worth + w.near * grown * grown * 0.2
    value += w.room * (room if room < 6 else 6) - w.menaced * menaces + w.tended
    value *= 1.0 - late
    if size > back:
        value += w.ripe * (size - back) * worth
    return value


def belongings(reef: layout.Reef, player: int, tended: int, w: weights.Weights) -> float:
    """What lies behind and before the screen."""
    value = 0.0
    consumed = 0
    for colour in range(5):
        mine = player * 5 + colour
        tiles, cubes = reef.hand[mine], reef.cubes[mine]
        if reef.laying == colour + 1 and reef.player == player:
            cubes += 1  # the cube just played still works
        value += w.tile * (tiles if tiles < 5 else 5)
        if tended >> colour & 1:
            value += w.tile_fits * (tiles if tiles < 5 else 5)
        if cubes:
            value += w.cube + w.cube_more * (cubes - 1) + w.pair * (tiles if tiles < 4 else 4)
        consumed += reef.consumed[mine]
    if consumed > 3:
        value += w.consumed_more * (consumed - 3)
        consumed = 3
    return value + w.consumed * consumed
