"""Which actions of a turn of the Second Kind are worth a look: what hardly ever helps is left out of the options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine import codes as base
from ...engine.second_kind import codes, corals, decks, geometry, layout, legal, options
from . import boards, weights

if TYPE_CHECKING:
    import cython
else:
    from ...engine import shim as cython

if not cython.compiled:
    from .remembered import Coral


def narrow(reef: layout.Reef, player: int, found: layout.Options, w: weights.SecondKindWeights) -> None:
    """Leave out what hardly ever helps: isolated polyps, idle shrimps, all but one way to pay, far reef tiles."""
    if reef.phase == base.LAYING:
        narrow_lays(reef, found)
    for board in range(reef.players):
        if not found.introduces and not found.movers:
            break
        places = best_places(reef, board, found.unshrimped[board])
        if found.introduces:
            found.introductions[board] &= places
        for mover in range(found.movers):
            if found.goals[mover * 4 + board]:
                narrow_goals(reef, found, mover, board, places)
    found.payments = found.payments & -found.payments
    found.buy_consumed = found.buy_consumed & -found.buy_consumed
    for colour in range(5):
        found.larvae[colour] = found.larvae[colour] & -found.larvae[colour]
    if geometry.count_members(reef.cards[player]) < options.MOST_CARDS or reef.bought or reef.collected:
        found.discards = 0
    found.meal_cards = cheapest(reef, found.meal_cards, w)
    if found.placeable:
        narrow_places(reef, player, found)
    if found.blue_cards:
        narrow_blue(reef, player, found, w)


def cheapest(reef: layout.Reef, cards: int, w: weights.SecondKindWeights) -> int:
    """The card of this set that is worth least, as a set."""
    best, least = 0, 1000.0
    while cards:
        card = geometry.first(cards)
        cards &= cards - 1
        if w.card[decks.effect_of(reef.deck, card)] < least:
            least = w.card[decks.effect_of(reef.deck, card)]
            best = 1 << card
    return best


def narrow_lays(reef: layout.Reef, found: layout.Options) -> None:
    """Polyps that join a coral of their colour or attack; any if there are none such."""
    colour = reef.laying - 1
    useful = 0
    for board in range(reef.players):
        useful |= found.lay_open[board] & (
            geometry.around(reef.polyps[board * 5 + colour]) | reef.occupied[board]
        )
    if not useful:
        return
    halves = legal.has_half(colour, found)
    for board in range(reef.players):
        near = geometry.around(reef.polyps[board * 5 + colour]) | reef.occupied[board]
        found.lay_open[board] &= near
        found.lay_blue[board] &= near
        if halves:
            for orientation in range(4):
                found.lay_half[orientation * 4 + board] &= near


def narrow_goals(reef: layout.Reef, found: layout.Options, mover: int, board: int, places: int) -> None:
    """The best cell of each coral no smaller than the one the shrimp is on, and the best cell of that one."""
    origin = found.origins[mover]
    home = origin // codes.CELLS
    shrimp = geometry.CELL[origin % codes.CELLS]
    coral = corals.coral_at(reef, home, shrimp)
    size = geometry.count(coral)
    goals = 0
    left = found.goals[mover * 4 + board] & places
    while left:
        goal = left & -left
        left &= left - 1
        if geometry.count(corals.spread(reef, board, goal)) >= size:
            goals |= goal
    if board == home and coral:
        best = best_places(reef, board, coral & ~corals.blues(reef, board))
        if protects(best, coral) > protects(shrimp, coral):
            goals |= best
    found.goals[mover * 4 + board] &= goals


def best_places(reef: layout.Reef, board: int, cells: int) -> int:
    """For each coral among these cells the one of them from which a shrimp protects most of it."""
    places = 0
    while cells:
        coral = corals.spread(reef, board, cells & -cells)
        left, best, most = coral & cells, 0, -1
        cells &= ~coral
        while left:
            place = left & -left
            left &= left - 1
            if protects(place, coral) > most:
                most = protects(place, coral)
                best = place
        places |= best
    return places


def protects(place: int, coral: int) -> int:
    """How many neighbours in its coral a shrimp here would protect (R5.3)."""
    return geometry.count(geometry.around(place) & coral)


def narrow_places(reef: layout.Reef, player: int, found: layout.Options) -> None:
    """Bare rock beside own corals; deep water and crowns beside corals of others, crowns away from the own."""
    for board in range(reef.players):
        mine = corals.holding(reef, board, reef.shrimps[board * 4 + player])
        guarded = corals.holding(reef, board, corals.crew(reef, board))
        beside = geometry.around(mine)
        rivals = geometry.around(guarded & ~mine) & ~beside
        found.places[board] &= beside
        found.places[4 + board] &= rivals
        found.places[8 + board] &= rivals


def narrow_blue(reef: layout.Reef, player: int, found: layout.Options, w: weights.SecondKindWeights) -> None:
    """The cheapest card, to protect a polyp of an own coral that could be attacked; any open one if none could."""
    found.blue_cards = cheapest(reef, found.blue_cards, w)
    uses = cython.address(found.blue)
    uses.movable = 0
    for board in range(reef.players):
        useful = 0
        shrimps = reef.shrimps[board * 4 + player] & reef.occupied[board]
        while shrimps:
            useful |= worth_guarding(reef, board, shrimps & -shrimps)
            shrimps &= shrimps - 1
        for source in range(uses.sources):
            uses.goals[source * 4 + board] &= useful


def worth_guarding(reef: layout.Reef, board: int, shrimp: int) -> int:
    """Polyps of a coral that a blue shrimp would help."""
    one = cython.declare(Coral)
    coral = corals.spread(reef, board, shrimp)
    one.colour = corals.colour_of(reef, board, shrimp)
    open_ = coral & ~corals.protected(reef, board)
    endangered = boards.in_danger(reef, board, open_, geometry.around(coral), cython.address(one))
    return endangered if endangered else open_ & -open_


def is_idle(reef: layout.Reef, action: int) -> int:
    """A shrimp taken off a coral for nothing."""
    if action < codes.MOVE or action >= codes.LARVA or (action - codes.MOVE) % codes.GOALS != codes.OFF:
        return 0
    origin = (action - codes.MOVE) // codes.GOALS
    return reef.occupied[origin // codes.CELLS] & geometry.CELL[origin % codes.CELLS] != 0
