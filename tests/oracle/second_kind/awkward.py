"""Positions that are hard to reach: a position of a game, bent so that all totals stay right (N6, `load`)."""

from collections.abc import Sequence
from copy import deepcopy
from random import Random

from ..reef import State
from .bending import Bend, at_start
from .bends_of_reefs import blues, clear_growth_cells, crowd, terraform, weed_with_crowns
from .bends_of_sieges import beset, besiege, corner_crown, fatten, trap
from .bends_of_tiles import (
    bare_sea,
    drain_bag,
    drain_ordinary,
    enrich,
    exotic,
    flood,
    mosaic,
    one_colour,
    spend_cubes,
    spend_reserve,
    strange_sea,
)
from .bends_of_turns import (
    arm,
    deal_cards,
    enchant,
    feast,
    feed,
    hold,
    hurry,
    lock_tiles,
    stack_cards,
    tire,
    ward_some,
)
from .choices import cube_plays
from .reef import Reef
from .stores import tidy

BENDS: tuple[Bend, ...] = (
    *(flood, one_colour, exotic, bare_sea, strange_sea, drain_bag, drain_ordinary, spend_reserve, enrich),
    *(
        spend_cubes,
        crowd,
        blues,
        weed_with_crowns,
        terraform,
        deal_cards,
        stack_cards,
        lock_tiles,
        feed,
        hurry,
        tire,
    ),
)
RECIPES: tuple[tuple[Bend, ...], ...] = (
    (crowd, weed_with_crowns),
    (feed, one_colour, exotic, crowd, weed_with_crowns, blues),  # crowns against blue shrimps
    (flood, exotic, crowd, weed_with_crowns, blues, deal_cards),
    (lock_tiles, feed, enrich, crowd, stack_cards),  # the last lock
    (feed, one_colour, one_colour, exotic, crowd, lock_tiles, enrich, weed_with_crowns),  # a final round
    (feed, one_colour, exotic, crowd, hurry),
    (mosaic, deal_cards),
    (mosaic, hurry, stack_cards),
    (one_colour, exotic, crowd, deal_cards, enrich),  # attacks on the corals of those who can answer
    (one_colour, one_colour, crowd, stack_cards, enrich),
    (enrich, stack_cards),
    (enrich, terraform, stack_cards),
    (enrich, trap),
    (besiege,),
    (beset,),
    (feed, fatten, arm, enchant),
    (lock_tiles, feed, enrich, enchant),
    (trap, drain_ordinary),
    (fatten, beset, ward_some),
    (beset, beset, crowd),
    (exotic, crowd, beset, beset),
    (fatten, beset, blues),
    (fatten, fatten, crowd, arm),
    (feed, fatten, arm),
    (feed, fatten, blues, ward_some, arm),
    (feed, fatten, fatten, hold("leftovers_again")),
    (feed, enrich, fatten, hold("late_breakfast")),
    (enrich, fatten, stack_cards, hold("late_breakfast")),
    (mosaic, hold("pick_me_up")),
    (hurry, hold("pick_me_up")),
    (drain_bag, spend_cubes, hold("pick_me_up")),
    (beset, hold("star_attraction")),
    (terraform, enrich, hold("shifting_sands")),
    (crowd, blues, hold("out_of_the_blue")),
    (feed, enrich, hold("lock_stock_and_barnacle")),
    (besiege, crowd),
    (corner_crown,),
    (feast,),
    (feast, lock_tiles, feed, crowd),
    (enrich, enchant),
    (enrich, flood, enchant),
    (one_colour, flood, crowd, enrich, enchant, arm),
    (lock_tiles, feed, enrich, enchant, arm),
    (tire, enrich, enchant, stack_cards),
    (exotic, one_colour, crowd, weed_with_crowns),
    (crowd, blues, stack_cards),
    (one_colour, crowd, blues, stack_cards),
    (feed, one_colour, one_colour, exotic, crowd, ward_some, arm),
    (lock_tiles, feed, enrich, stack_cards),
    (trap,),
    (trap, drain_ordinary),
    (trap, crowd),
    (crowd, weed_with_crowns, blues, ward_some),
    (clear_growth_cells, enrich),
    (clear_growth_cells, drain_ordinary, enrich, exotic),
    (flood, crowd, enrich, arm),
    (one_colour, one_colour, flood, crowd, enrich, arm),
    (one_colour, crowd, feed, ward_some, arm),
    (trap, enrich),
    (terraform, enrich, trap),
    (feed, one_colour, one_colour, crowd, stack_cards, enrich),  # breakfast, late
    (feed, one_colour, one_colour, exotic, crowd, deal_cards),  # meals with others waiting for leftovers
    (crowd, weed_with_crowns, stack_cards),
    (flood, crowd, enrich, stack_cards),
    (strange_sea, deal_cards),
    (bare_sea, deal_cards),
    (spend_cubes, drain_bag, stack_cards),
    (enrich, drain_ordinary, exotic),
)


def any_recipe(rng: Random) -> Sequence[Bend]:
    """One that is known to lead somewhere, or bends at random."""
    return rng.choice([*RECIPES, *RECIPES, *(rng.sample(BENDS, rng.randint(1, 7)) for _ in RECIPES)])


def bent(rng: Random, state: State, recipe: Sequence[Bend] = ()) -> State:
    """A copy of a position with no decision in progress, awkward in several ways."""
    state = deepcopy(state)
    for bend in recipe or any_recipe(rng):
        bend(rng, state)
    turn = state["turn"]
    turn["moved"] = [cell for cell in turn["moved"] if state["shrimps"].get(cell) == turn["player"]]
    state["wards"] = {cell: ward for cell, ward in state["wards"].items() if cell in state["polyps"]}
    reef = Reef(state)
    acting = state["crowns"] if at_start(state) else []
    turn["crowns"] = [crown for crown in acting if reef.crown_targets(crown, turn["player"])]
    if turn["must_play"] and not cube_plays(state, reef, turn["must_play"]):
        turn["must_play"] = None
    return tidy(state)
