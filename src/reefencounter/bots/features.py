"""What the network sees of a position: whole numbers for each player, UNIT standing for one.

A player has up to four own corals, five colours, and a line of their own. Every number says the same thing in every
place, so that the network can treat all corals, all colours and all players alike (see network). The position must be
one between two turns: what is half done in a turn is not seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine import codes, corals, ending, geometry, layout
from . import network_layout as sizes

if TYPE_CHECKING:
    import cython
else:
    from ..engine import shim as cython

if not cython.compiled:
    from .network_layout import Outline, Survey


def look(reef: layout.Reef, seen: list[int]) -> None:
    """Write SEEN numbers for each player."""
    survey = cython.declare(Survey)
    for place in range(sizes.SEEN * reef.players):
        seen[place] = 0
    survey_colours(reef, cython.address(survey))
    survey_boards(reef, cython.address(survey))
    survey_players(reef, cython.address(survey))
    for player in range(reef.players):
        look_at_corals(reef, cython.address(survey), player, seen)
    look_at_holdings(reef, cython.address(survey), seen)


def look_at_holdings(reef: layout.Reef, survey: sizes.Survey, seen: list[int]) -> None:
    """The colours and the own line of each player, after all corals."""
    for player in range(reef.players):
        for colour in range(5):
            place = sizes.SEEN * player + sizes.CORALS * sizes.CORAL + sizes.COLOUR * colour
            look_at_colour(reef, survey, player, colour, seen, place)
        look_at_player(reef, survey, player, seen, sizes.SEEN * player + sizes.SEEN - sizes.OWN)


def survey_colours(reef: layout.Reef, survey: sizes.Survey) -> None:
    """Values, coral tiles, the open sea, and how late it is."""
    for tile in range(10):
        strong, weak = geometry.STRONG[tile], geometry.WEAK[tile]
        survey.tiles[strong * 5 + weak] = survey.tiles[weak * 5 + strong] = tile
    survey.sea = 0
    for colour in range(5):
        survey.value[colour] = ending.value(reef, colour)
        survey.wins[colour] = survey.losses[colour] = survey.in_sea[colour] = survey.at_sea[colour] = 0
        survey.preys[colour] = survey.free[colour] = 0
        for other in range(5):
            if other != colour and reef.locks >> survey.tiles[colour * 5 + other] & 1:
                if reef.weaker[colour] >> other & 1:
                    survey.wins[colour] += 1
                else:
                    survey.losses[colour] += 1
            survey.in_sea[colour] += reef.sea[other * 5 + colour]
            survey.at_sea[colour] += reef.sea[colour * 5 + other]
        survey.sea += survey.at_sea[colour]
    late = geometry.count(reef.locks) * 23
    survey.bag = reef.bag[0] + reef.bag[1] + reef.bag[2] + reef.bag[3] + reef.bag[4]
    if survey.bag < 165 and (165 - survey.bag) * 14 // 10 > late:
        late = (165 - survey.bag) * 14 // 10
    for player in range(reef.players):
        if reef.eaten[player] * 58 > late:
            late = reef.eaten[player] * 58
    survey.late = late if late < sizes.UNIT else sizes.UNIT


def survey_boards(reef: layout.Reef, survey: sizes.Survey) -> None:
    """What lies bare, who could attack whom, and corals without a shrimp."""
    survey.room = 0
    for board in range(reef.players):
        survey.bare[board] = corals.bare_rock(reef, board)
        survey.room += geometry.count(survey.bare[board])
        crew = corals.crew(reef, board)
        for colour in range(5):
            own = reef.polyps[board * 5 + colour]
            shrimped = own & crew
            # R5.3: a shrimp protects its polyp and those beside it
            survey.open[board * 5 + colour] = own & ~(shrimped | geometry.around(shrimped))
            survey.reach[board * 5 + colour] = geometry.around(own & geometry.around(own))
            left = own & ~corals.flood(shrimped, own)
            while left:
                coral = corals.flood(left & -left, own)
                left &= ~coral
                size = geometry.count(coral)
                if size > survey.free[colour]:
                    survey.free[colour] = size
        for colour in range(5):
            prey = 0
            if survey.reach[board * 5 + colour]:
                for other in range(5):
                    if reef.weaker[colour] >> other & 1:
                        prey |= survey.open[board * 5 + other]
            survey.prey[board * 5 + colour] = prey & survey.reach[board * 5 + colour]
            survey.preys[colour] += geometry.count(survey.prey[board * 5 + colour])


def survey_players(reef: layout.Reef, survey: sizes.Survey) -> None:
    """Points, and how many polyps each player could lay in one turn."""
    for player in range(reef.players):
        survey.meals[player] = survey.meal[player] = survey.corals[player] = 0
        survey.points[player] = ending.points(reef, player)
        for colour in range(5):
            mine = player * 5 + colour
            survey.largest[mine] = survey.owned[mine] = survey.exposed[mine] = 0
            lays = reef.consumed[mine]
            if reef.cubes[mine]:
                lays += reef.hand[mine] if reef.hand[mine] < 4 else 4
            elif lays:
                lays -= 1  # a consumed tile buys the cube
            survey.lays[mine] = lays


def look_at_corals(reef: layout.Reef, survey: sizes.Survey, player: int, seen: list[int]) -> None:
    """All own corals of a player, board by board."""
    for board in range(reef.players):
        for colour in range(5):
            left = reef.shrimps[board * 4 + player] & reef.polyps[board * 5 + colour]
            while left:
                place = sizes.SEEN * player + sizes.CORAL * survey.corals[player]
                look_at_coral(reef, survey, player, board, colour, left & -left, seen, place)
                survey.corals[player] += 1
                left &= left - 1


def look_at_coral(
    reef: layout.Reef,
    survey: sizes.Survey,
    player: int,
    board: int,
    colour: int,
    shrimp: int,
    seen: list[int],
    x: int,
) -> None:
    """Look at one coral; its numbers go to place `x`."""
    own = reef.polyps[board * 5 + colour]
    coral = corals.flood(shrimp, own)
    edge = geometry.around(coral) & ~coral
    # R5.3
    guarded = coral & (shrimp | geometry.around(shrimp))
    bare = edge & survey.bare[board]
    outline = cython.declare(Outline)
    begin(cython.address(outline))
    outline.number = outline.size = geometry.count(coral)
    outline.guarded = geometry.count(guarded)
    outline.bare = geometry.count(bare)
    outline.prey = geometry.count(survey.prey[board * 5 + colour] & edge)
    growth = geometry.CELL[codes.GROWTH]
    if bare & geometry.around(growth) and survey.bare[board] & growth and not reef.advanced:
        outline.grows = 1
    outline.beside = geometry.count(own & ~coral & geometry.around(bare) & ~corals.crew(reef, board))
    exposed = 0
    for other in range(5):
        reached = coral & ~guarded & survey.reach[board * 5 + other]
        if other != colour and reached:
            if reef.weaker[other] >> colour & 1:
                exposed |= reached
                menace(reef, survey, player, other, cython.address(outline))
            elif not reef.locks >> survey.tiles[colour * 5 + other] & 1:
                outline.rivals += 1
                outline.later += geometry.count(reached)
    outline.exposed = geometry.count(exposed)
    tell_coral(reef, survey, player, colour, cython.address(outline), seen, x)


def begin(outline: sizes.Outline) -> None:
    """An outline of which nothing is known."""
    outline.grows = outline.menaces = outline.rivals = outline.later = outline.most = outline.soon = 0


def menace(reef: layout.Reef, survey: sizes.Survey, player: int, other: int, outline: sizes.Outline) -> None:
    """Another colour stands ready to attack a coral of this player: by how many polyps of whom?"""
    outline.menaces += 1
    for rival in range(reef.players):
        if rival != player and survey.lays[rival * 5 + other] > outline.most:
            outline.most = survey.lays[rival * 5 + other]
    if reef.player != player and survey.lays[reef.player * 5 + other] > outline.soon:
        outline.soon = survey.lays[reef.player * 5 + other]


def tell_coral(
    reef: layout.Reef,
    survey: sizes.Survey,
    player: int,
    colour: int,
    outline: sizes.Outline,
    seen: list[int],
    x: int,
) -> None:
    """Write the numbers of a coral, from place `x` on, and note what it means to its player."""
    mine = player * 5 + colour
    size, open_, most, soon = outline.size, outline.exposed, outline.most, outline.soon
    value, wins = survey.value[colour], survey.wins[colour]
    survey.owned[mine] += 1
    if size > survey.largest[mine]:
        survey.largest[mine] = size
    # R10.2, R12.2
    feeds = size - 4 - reef.advanced if size > 4 + reef.advanced else 0
    survey.meals[player] += feeds * value
    if feeds * value > survey.meal[player]:
        survey.meal[player] = feeds * value
    survey.exposed[mine] += open_
    seen[x] = size * 32
    seen[x + 1] = sizes.UNIT * (outline.number >= 2)
    seen[x + 2] = sizes.UNIT * (size >= 3)
    seen[x + 3] = sizes.UNIT * (size >= 4)
    seen[x + 4] = sizes.UNIT * (size >= 5)
    seen[x + 5] = sizes.UNIT * (size >= 6)
    seen[x + 6] = sizes.UNIT * (size >= 8)
    seen[x + 7] = feeds * 64
    seen[x + 8] = value * 51
    seen[x + 9] = wins * 64
    seen[x + 10] = survey.losses[colour] * 64
    seen[x + 11] = feeds * value * 25
    seen[x + 12] = feeds * (1 + wins) * 25
    seen[x + 13] = size * value * 13
    seen[x + 14] = outline.menaces * 128
    seen[x + 15] = outline.rivals * 128
    seen[x + 16] = open_ * 64
    seen[x + 17] = least(most, 6) * 64
    seen[x + 18] = sizes.UNIT * (most > 0)
    seen[x + 19] = least(outline.later, 6) * 64
    seen[x + 20] = outline.guarded * 64
    seen[x + 21] = (outline.number - outline.guarded) * 64
    seen[x + 22] = least(outline.bare, 8) * 64
    seen[x + 23] = sizes.UNIT * (outline.bare > 0)
    seen[x + 24] = least(outline.prey, 6) * 64
    seen[x + 25] = sizes.UNIT * outline.grows
    seen[x + 26] = least(outline.beside, 4) * 64
    lays = survey.lays[mine] if reef.cubes[mine] else 0
    seen[x + 27] = least(reef.hand[mine], 6) * 64
    seen[x + 28] = least(reef.consumed[mine], 4) * 128
    seen[x + 29] = sizes.UNIT * (reef.cubes[mine] > 0)
    seen[x + 30] = least(lays, 6) * 64
    seen[x + 31] = sizes.UNIT * (size + lays >= 5)
    seen[x + 32] = sizes.UNIT * (player == reef.player)
    seen[x + 33] = survey.late
    seen[x + 34] = sizes.UNIT * (player == reef.player and size + lays >= 5)
    seen[x + 35] = open_ * 64 * (most > 0 and player != reef.player)
    seen[x + 36] = least(soon, 6) * 64
    lost = least(soon, open_)
    seen[x + 37] = lost * 64
    seen[x + 38] = least(lost, feeds) * value * 25  # points of the meal that the next player could take
    seen[x + 39] = sizes.UNIT * (size >= 10)
    seen[x + 40] = sizes.UNIT * (size >= 12)
    seen[x + 41] = least(survey.lays[mine], 6) * 64


def look_at_colour(
    reef: layout.Reef, survey: sizes.Survey, player: int, colour: int, seen: list[int], x: int
) -> None:
    """What a colour means to a player, from place `x` on."""
    mine = player * 5 + colour
    hand, cubes, consumed, fish = reef.hand[mine], reef.cubes[mine], reef.consumed[mine], reef.fish[mine]
    value, wins, losses = survey.value[colour], survey.wins[colour], survey.losses[colour]
    lays, free = survey.lays[mine], survey.free[colour]
    largest, owned, held, fed = 0, 0, 0, 0
    for rival in range(reef.players):
        if rival != player:
            owned += survey.owned[rival * 5 + colour]
            if survey.largest[rival * 5 + colour] > largest:
                largest = survey.largest[rival * 5 + colour]
            if survey.lays[rival * 5 + colour] > held:
                held = survey.lays[rival * 5 + colour]
            if reef.fish[rival * 5 + colour] > fed:
                fed = reef.fish[rival * 5 + colour]
    seen[x] = least(hand, 8) * 64
    seen[x + 1] = sizes.UNIT * (hand >= 2)
    seen[x + 2] = sizes.UNIT * (hand >= 4)
    seen[x + 3] = sizes.UNIT * (cubes > 0)
    seen[x + 4] = least(cubes, 4) * 128
    seen[x + 5] = least(consumed, 4) * 128
    seen[x + 6] = sizes.UNIT * (consumed > 0)
    seen[x + 7] = fish * 51
    seen[x + 8] = value * 51
    seen[x + 9] = wins * 64
    seen[x + 10] = losses * 64
    seen[x + 11] = fish * value * 13
    seen[x + 12] = fish * (4 - wins - losses) * 13  # could still change
    seen[x + 13] = survey.largest[mine] * 32
    seen[x + 14] = survey.owned[mine] * 128
    seen[x + 15] = largest * 32
    seen[x + 16] = owned * 128
    seen[x + 17] = survey.in_sea[colour] * 51
    seen[x + 18] = survey.at_sea[colour] * 85
    seen[x + 19] = reef.sea[colour * 5 + colour] * 85  # the cube and its tiles in one
    seen[x + 20] = reef.larvae[colour] * 25
    seen[x + 21] = (reef.bag[colour] + reef.reserve[colour]) * 8
    seen[x + 22] = least(free, 8) * 64
    seen[x + 23] = sizes.UNIT * (free >= 3)
    seen[x + 24] = least(survey.preys[colour], 8) * 64
    seen[x + 25] = least(lays, 6) * 64
    seen[x + 26] = least(lays, survey.preys[colour]) * 64
    if free and reef.unplayed[player]:
        seen[x + 27] = least(lays + free, 8) * 64
    seen[x + 28] = sizes.UNIT * (player == reef.player)
    seen[x + 29] = seen[x + 25] * (player == reef.player)
    seen[x + 30] = survey.late
    seen[x + 31] = survey.exposed[mine] * 64
    seen[x + 32] = least(held, 6) * 64
    seen[x + 33] = fed * 51
    seen[x + 34] = (fish - fed) * (4 - wins - losses) * 13
    seen[x + 35] = least(lays, 6) * survey.owned[mine] * 64


def look_at_player(reef: layout.Reef, survey: sizes.Survey, player: int, seen: list[int], x: int) -> None:
    """A player's own line, from place `x` on."""
    fish, sure, consumed, cubes, hand, pairs = 0, 0, 0, 0, 0, 0
    for colour in range(5):
        mine = player * 5 + colour
        fish += reef.fish[mine]
        sure += reef.fish[mine] * (1 + survey.wins[colour])
        consumed += reef.consumed[mine]
        cubes += reef.cubes[mine]
        hand += reef.hand[mine]
        pairs += reef.cubes[mine] > 0 and reef.hand[mine] >= 2
    points, eaten, meal, ahead = -1000, 0, 0, 0
    for rival in range(reef.players):
        if rival != player:
            if survey.points[rival] > points:
                points = survey.points[rival]
            if reef.eaten[rival] > eaten:
                eaten = reef.eaten[rival]
            if survey.meal[rival] > meal:
                meal = survey.meal[rival]
            ahead += survey.points[rival] > survey.points[player]
    lead = survey.points[player] - points
    seen[x + reef.eaten[player]] = sizes.UNIT
    seen[x + 5] = reef.unplayed[player] * 64
    seen[x + 6] = survey.corals[player] * 64
    seen[x + 7] = survey.points[player] * 9
    seen[x + 8] = fish * 17
    seen[x + 9] = sure * 9
    seen[x + 10] = least(consumed, 8) * 64
    seen[x + 11] = sizes.UNIT * (consumed > 0)
    seen[x + 12] = least(cubes, 8) * 64
    seen[x + 13] = sizes.UNIT * (cubes == 0)
    seen[x + 14] = least(hand, 20) * 26
    seen[x + 15 + (player - reef.player + reef.players) % reef.players] = sizes.UNIT
    seen[x + 19] = survey.meals[player] * 26
    seen[x + 20] = survey.meal[player] * 26
    seen[x + 21] = sizes.UNIT * (reef.eaten[player] > 0)
    seen[x + 22] = lead * 13
    seen[x + 23] = sizes.UNIT * (lead > 0)
    seen[x + 24] = survey.late
    seen[x + 25] = survey.bag * 2
    seen[x + 26] = geometry.count(reef.locks) * 26
    seen[x + 27] = sizes.UNIT * (reef.players == 3)
    seen[x + 28] = sizes.UNIT * (reef.players == 4)
    seen[x + 29] = sizes.UNIT * reef.advanced
    seen[x + 30] = survey.room * 8 // reef.players
    seen[x + 31] = least(reef.number, 120) * 6 // reef.players
    seen[x + 32] = survey.sea * 17
    seen[x + 33] = sizes.UNIT * (reef.eaten[player] == 3)
    seen[x + 34] = sizes.UNIT * (eaten == 3)
    seen[x + 35] = (lead + survey.meal[player] - meal) * 13
    seen[x + 36] = (lead + survey.meal[player]) * 13  # if this meal ended the game
    seen[x + 37] = least(survey.room, 12) * 21
    seen[x + 38] = (lead + survey.meal[player]) * 13 * (reef.eaten[player] == 3)
    seen[x + 39] = eaten * 64
    seen[x + 40] = pairs * 64
    seen[x + 41] = ahead * 85
    seen[x + 42] = sizes.UNIT * (reef.phase == codes.SETUP)
    seen[x + 43] = survey.late * lead // 20 if lead > 0 else -(survey.late * -lead // 20)


def least(a: int, b: int) -> int:
    """The smaller of two."""
    return a if a < b else b
