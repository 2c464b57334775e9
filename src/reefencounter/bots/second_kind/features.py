"""What the network sees of a position of the Second Kind: the numbers of the base game (see bots/features).

All that is counted by colour is put into a position of the base game, `plain`, and told from there: a tile of two
colours counts for both. Boards are looked at here, since they have another shape; a double tile counts twice in a
coral. Cards and reef tiles are not seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine import layout as plain_layout
from ...engine.second_kind import cards, codes, corals, geometry, layout, scoring
from .. import features as base
from .. import network_layout as sizes
from . import surveyed

if TYPE_CHECKING:
    import cython
else:
    from ...engine import shim as cython

if not cython.compiled:
    from ...engine.layout import Reef as PlainReef
    from ..network_layout import Outline, Survey
    from .surveyed import Boards

FULL_BAG = 205


def look(reef: layout.Reef, seen: list[int]) -> None:
    """Write SEEN numbers for each player."""
    plain = cython.declare(PlainReef)
    survey = cython.declare(Survey)
    boards = cython.declare(Boards)
    for place in range(sizes.SEEN * reef.players):
        seen[place] = 0
    simplify(reef, cython.address(plain))
    base.survey_colours(cython.address(plain), cython.address(survey))
    survey_bag(reef, cython.address(survey))
    survey_boards(reef, cython.address(survey), cython.address(boards))
    base.survey_players(cython.address(plain), cython.address(survey))
    for player in range(reef.players):
        survey.points[player] = in_fish(reef, player)
        look_at_corals(
            reef, cython.address(plain), cython.address(survey), cython.address(boards), player, seen
        )
    base.look_at_holdings(cython.address(plain), cython.address(survey), seen)


def simplify(reef: layout.Reef, plain: plain_layout.Reef) -> None:
    """What is not on the boards, counted by colour."""
    plain.players, plain.player, plain.phase = reef.players, reef.player, reef.phase
    plain.advanced, plain.number, plain.locks = reef.advanced, reef.number, reef.locks
    for colour in range(5):
        plain.weaker[colour], plain.larvae[colour] = reef.weaker[colour], reef.larvae[colour]
        plain.reserve[colour] = reef.reserve[colour]
        plain.bag[colour] = showing(reef.bag, 0, colour)
        for space in range(5):
            plain.sea[space * 5 + colour] = showing(reef.sea, space * codes.KINDS, colour)
    for player in range(reef.players):
        plain.unplayed[player], plain.eaten[player] = reef.unplayed[player], base.least(reef.eaten[player], 4)
        for colour in range(5):
            mine = player * 5 + colour
            plain.cubes[mine] = reef.cubes[mine]
            plain.hand[mine] = showing(reef.hand, player * codes.KINDS, colour)
            plain.consumed[mine] = showing(reef.consumed, player * codes.KINDS, colour)
            plain.fish[mine] = showing(reef.fish, player * codes.KINDS, colour)


def showing(tiles: list[int], first: int, colour: int) -> int:
    """How many of these tiles have a colour, those of two colours among them."""
    many = 0
    left = geometry.present(tiles, first, codes.ROCK) & geometry.KINDS_SHOWING[colour]
    while left:
        many += tiles[first + geometry.first(left)]
        left &= left - 1
    return many


def survey_bag(reef: layout.Reef, survey: sizes.Survey) -> None:
    """The bag is larger here: how late it is by the tiles that are in it."""
    survey.bag = cards.bag_size(reef)
    late = geometry.count_members(reef.locks) * 23
    if survey.bag < FULL_BAG and (FULL_BAG - survey.bag) * 9 // 8 > late:
        late = (FULL_BAG - survey.bag) * 9 // 8
    for player in range(reef.players):
        if reef.eaten[player] * 58 > late:
            late = reef.eaten[player] * 58
    survey.late = late if late < sizes.UNIT else sizes.UNIT


def survey_boards(reef: layout.Reef, survey: sizes.Survey, boards: surveyed.Boards) -> None:
    """What lies bare, who could attack whom, and corals without a shrimp."""
    survey.room = 0
    for board in range(reef.players):
        boards.bare[board] = corals.bare_rock(reef, board)
        boards.safe[board] = corals.protected(reef, board)
        survey.room += geometry.count(boards.bare[board])
        paired = corals.paired(reef, board)
        shrimped = corals.spread(reef, board, corals.crew(reef, board) & reef.occupied[board])
        for colour in range(5):
            own = reef.polyps[board * 5 + colour]
            boards.reach[board * 5 + colour] = geometry.around(own & paired)
            left = own & ~shrimped
            while left:
                coral = corals.spread(reef, board, left & -left)
                left &= ~coral
                size = geometry.count(coral)
                if size > survey.free[colour]:
                    survey.free[colour] = size
        for colour in range(5):
            weaker = 0
            for other in range(5):
                if reef.weaker[colour] >> other & 1:
                    weaker |= reef.polyps[board * 5 + other]
            boards.prey[board * 5 + colour] = weaker & boards.reach[board * 5 + colour] & ~boards.safe[board]
            survey.preys[colour] += geometry.count(boards.prey[board * 5 + colour])


def in_fish(reef: layout.Reef, player: int) -> int:
    """The points of the fish, without scoring cards."""
    points = 0
    fish = geometry.present(reef.fish, player * codes.KINDS, codes.ROCK)
    while fish:
        kind = geometry.first(fish)
        fish &= fish - 1
        points += reef.fish[player * codes.KINDS + kind] * scoring.best_value(reef, kind)
    return points


def look_at_corals(
    reef: layout.Reef,
    plain: plain_layout.Reef,
    survey: sizes.Survey,
    boards: surveyed.Boards,
    player: int,
    seen: list[int],
) -> None:
    """All own corals of a player, board by board."""
    outline = cython.declare(Outline)
    for board in range(reef.players):
        left = reef.shrimps[board * 4 + player] & reef.occupied[board]
        while left and survey.corals[player] < sizes.CORALS:
            shrimp = left & -left
            left &= left - 1
            colour = corals.colour_of(reef, board, shrimp)
            draw(reef, plain, survey, boards, player, board, colour, shrimp, cython.address(outline))
            place = sizes.SEEN * player + sizes.CORAL * survey.corals[player]
            base.tell_coral(plain, survey, player, colour, cython.address(outline), seen, place)
            survey.corals[player] += 1


def draw(
    reef: layout.Reef,
    plain: plain_layout.Reef,
    survey: sizes.Survey,
    boards: surveyed.Boards,
    player: int,
    board: int,
    colour: int,
    shrimp: int,
    outline: sizes.Outline,
) -> None:
    """The outline of one coral."""
    own = reef.polyps[board * 5 + colour]
    coral = corals.spread(reef, board, shrimp)
    edge = geometry.around(coral) & ~coral
    guarded = coral & boards.safe[board]
    bare = edge & boards.bare[board]
    base.begin(outline)
    outline.number = geometry.count(coral)
    outline.size = corals.worth(reef, board, coral)
    outline.guarded = geometry.count(guarded)
    outline.bare = geometry.count(bare)
    outline.prey = geometry.count(boards.prey[board * 5 + colour] & edge)
    growth = geometry.CELL[codes.GROWTH]
    if bare & geometry.around(growth) and boards.bare[board] & growth and not reef.advanced:
        outline.grows = 1
    outline.beside = geometry.count(own & ~coral & geometry.around(bare) & ~corals.crew(reef, board))
    exposed = 0
    for other in range(5):
        reached = coral & ~guarded & boards.reach[board * 5 + other]
        if other != colour and reached:
            if reef.weaker[other] >> colour & 1:
                exposed |= reached
                base.menace(plain, survey, player, other, outline)
            elif not reef.locks >> geometry.TILE_OF_PAIR[colour * 5 + other] & 1:
                outline.rivals += 1
                outline.later += geometry.count(reached)
    outline.exposed = geometry.count(exposed)
