"""What the network sees of a position of the Second Kind: the numbers of the base game (see bots/features).

All that is counted by colour is put into a position of the base game, `plain`, and told from there: a tile of two
colours counts for both. Boards are looked at here, since they have another shape; a double tile counts twice in a
coral. Behind the numbers of the base game the own line has those of the expansion: cards, special and reef tiles,
blue shrimps and crowns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine import layout as plain_layout
from ...engine.second_kind import cards, codes, corals, decks, geometry, layout, scoring
from .. import features as base
from .. import network_layout as sizes
from . import judge, surveyed

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
    for player in range(reef.players):
        place = sizes.SEEN * player + sizes.SEEN - sizes.OWN + sizes.CARDS
        look_at_cards(reef, player, seen, place)
        look_at_specials(reef, player, seen, place + 4)


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


def look_at_cards(reef: layout.Reef, player: int, seen: list[int], x: int) -> None:
    """The first meal, cards and what they score; behind the special pieces a place for each effect of a card."""
    held = reef.cards[player]
    seen[x] = sizes.UNIT * (judge.may_eat(reef, player) != 0)
    seen[x + 1] = geometry.count_members(held) * 85
    seen[x + 2] = geometry.count_members(held & decks.BLUE_CARDS[reef.deck]) * 128
    held |= reef.table[player]
    if held & decks.SCORING_CARDS[reef.deck]:
        seen[x + 3] = (scoring.points(reef, player) - in_fish(reef, player)) * 26
    while held:
        seen[x + 8 + decks.effect_of(reef.deck, geometry.first(held))] = sizes.UNIT
        held &= held - 1


def look_at_specials(reef: layout.Reef, player: int, seen: list[int], x: int) -> None:
    """Special tiles and reef tiles behind the screen; blue shrimps and crowns at the own corals."""
    special, rock, blue, crowns = 0, 0, 0, 0
    left = geometry.present(reef.hand, player * codes.KINDS, codes.KINDS) >> codes.PAIR << codes.PAIR
    while left:
        kind = geometry.first(left)
        left &= left - 1
        if kind < codes.ROCK:
            special += reef.hand[player * codes.KINDS + kind]
        else:
            rock += reef.hand[player * codes.KINDS + kind]
    for board in range(reef.players):
        mine = reef.shrimps[board * 4 + player]
        if not mine or not reef.blue[board] | reef.crowns[board]:
            continue
        mine = corals.holding(reef, board, mine)
        blue += geometry.count(reef.blue[board] & mine)
        crowns += geometry.count(reef.crowns[board] & geometry.around(mine))
    seen[x] = base.least(special, 8) * 64
    seen[x + 1] = base.least(rock, 8) * 64
    seen[x + 2] = blue * 128
    seen[x + 3] = base.least(crowns, 8) * 64
