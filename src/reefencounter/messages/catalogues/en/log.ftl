### What happened: one sentence for each thing that is told.

log-undo = { $player ->
    [you] You take back the last action.
   *[other] { NAME($player) } takes back the last action.
}
log-fed = { $player ->
    [you] { $colour ->
        [none] You put a tile into your fish.
       *[other] You put { -a-colour($colour) } tile into your fish.
    }
   *[other] { $colour ->
        [none] { NAME($player) } puts a tile into the fish.
       *[other] { NAME($player) } puts { -a-colour($colour) } tile into the fish.
    }
}
log-larvae = { $cubes ->
    [none] { $player ->
        [you] You choose two cubes.
       *[other] { NAME($player) } chooses two cubes.
    }
   *[other] { $player ->
        [you] You choose { AND(GROUPS($cubes), item: "cube-group") }.
       *[other] { NAME($player) } chooses { AND(GROUPS($cubes), item: "cube-group") }.
    }
}
log-larvae_shown = The cubes are shown: { JOIN($items, with: "; ") }.
log-cubes_of = { $player ->
    [you] you { AND(GROUPS($cubes), item: "colour-group") }
   *[other] { NAME($player) } { AND(GROUPS($cubes), item: "colour-group") }
}
log-eaten = { $returned ->
    [none] { $player ->
        [you] Your fish eats the { -colour($colour) } coral of { $size } at { $cell }.
       *[other] { NAME($player) }'s fish eats the { -colour($colour) } coral of { $size } at { $cell }.
    }
   *[other] { $player ->
        [you] { $kept ->
            [one] Your fish eats the { -colour($colour) } coral of { $size } at { $cell }: { -number($kept) } polyp for the fish, { -number($returned) } for the bag.
           *[other] Your fish eats the { -colour($colour) } coral of { $size } at { $cell }: { -number($kept) } polyps for the fish, { -number($returned) } for the bag.
        }
       *[other] { $kept ->
            [one] { NAME($player) }'s fish eats the { -colour($colour) } coral of { $size } at { $cell }: { -number($kept) } polyp for the fish, { -number($returned) } for the bag.
           *[other] { NAME($player) }'s fish eats the { -colour($colour) } coral of { $size } at { $cell }: { -number($kept) } polyps for the fish, { -number($returned) } for the bag.
        }
    }
}
log-laying = { $cube ->
    [none] { $player ->
        [you] You lay { -colour($colour) } on { AND($items) }.
       *[other] { NAME($player) } lays { -colour($colour) } on { AND($items) }.
    }
   *[other] { $counts_as ->
        [none] { $items ->
            [none] { $player ->
                [you] You play { -a-colour($cube) } cube.
               *[other] { NAME($player) } plays { -a-colour($cube) } cube.
            }
           *[other] { $player ->
                [you] You play { -a-colour($cube) } cube and lay { -colour($colour) } on { AND($items) }.
               *[other] { NAME($player) } plays { -a-colour($cube) } cube and lays { -colour($colour) } on { AND($items) }.
            }
        }
       *[other] { $items ->
            [none] { $player ->
                [you] You play { -a-colour($cube) } cube as { -colour($counts_as) }.
               *[other] { NAME($player) } plays { -a-colour($cube) } cube as { -colour($counts_as) }.
            }
           *[other] { $player ->
                [you] You play { -a-colour($cube) } cube as { -colour($counts_as) } and lay { -colour($colour) } on { AND($items) }.
               *[other] { NAME($player) } plays { -a-colour($cube) } cube as { -colour($counts_as) } and lays { -colour($colour) } on { AND($items) }.
            }
        }
    }
}
log-laid = { $tile ->
    [none] { $consumed ->
        [none] { $taken ->
            [none] { $cell }
           *[other] { $cell } taking { -a-taken($taken) }
        }
       *[other] { $taken ->
            [none] { $cell } from the consumed tiles
           *[other] { $cell } from the consumed tiles taking { -a-taken($taken) }
        }
    }
   *[other] { $consumed ->
        [none] { $taken ->
            [none] { $cell } as { -a-tile($tile) }
           *[other] { $cell } as { -a-tile($tile) } taking { -a-taken($taken) }
        }
       *[other] { $taken ->
            [none] { $cell } as { -a-tile($tile) } from the consumed tiles
           *[other] { $cell } as { -a-tile($tile) } from the consumed tiles taking { -a-taken($taken) }
        }
    }
}
log-grown = { CAPITAL(-colour($colour)) } grows on { $cell }.
log-joined = { CAPITAL(-number($corals)) } { -colour($colour) } corals are now one of { $size }.
log-split = The { -colour($colour) } coral splits into { AND($sizes) }.
log-introduced = { $player ->
    [you] You put a shrimp on { $cell }.
   *[other] { NAME($player) } puts a shrimp on { $cell }.
}
log-moved = { $goal ->
    [none] { $player ->
        [you] You move a shrimp from { $origin } to behind the screen.
       *[other] { NAME($player) } moves a shrimp from { $origin } to behind the screen.
    }
   *[other] { $player ->
        [you] You move a shrimp from { $origin } to { $goal }.
       *[other] { NAME($player) } moves a shrimp from { $origin } to { $goal }.
    }
}
log-moves = { $player ->
    [you] You move shrimps: { LIST($items) }.
   *[other] { NAME($player) } moves shrimps: { LIST($items) }.
}
log-move = { $goal ->
    [none] { $origin } to behind the screen
   *[other] { $origin } to { $goal }
}
log-larva = { $player ->
    [you] You swap { -consumed($tile) } for { -a-colour($colour) } cube.
   *[other] { NAME($player) } swaps { -consumed($tile) } for { -a-colour($colour) } cube.
}
log-alga = { $paid ->
    [none] { $player ->
        [you] You play { -alga($alga) } on the alga space.
       *[other] { NAME($player) } plays { -alga($alga) } on the alga space.
    }
   *[other] { $player ->
        [you] You pay { -consumed($paid) }: { -alga($alga) } on the alga space.
       *[other] { NAME($player) } pays { -consumed($paid) }: { -alga($alga) } on the alga space.
    }
}
log-locked = { $player ->
    [you] You pay { -consumed($paid) }: { -alga($alga) } locks the { -coral-tile($coral_tile) } coral tile.
   *[other] { NAME($player) } pays { -consumed($paid) }: { -alga($alga) } locks the { -coral-tile($coral_tile) } coral tile.
}
log-turned = { CAPITAL(-colour($stronger)) } now beats { -colour($weaker) }.
log-polyp = { $player ->
    [you] You swap { -a-colour($colour) } cube for { -a-colour($colour) } polyp.
   *[other] { NAME($player) } swaps { -a-colour($colour) } cube for { -a-colour($colour) } polyp.
}
log-collected = { $polyps ->
    [none] { $player ->
        [you] You collect the { -colour($colour) } cube.
       *[other] { NAME($player) } collects the { -colour($colour) } cube.
    }
   *[other] { $player ->
        [you] You collect the { -colour($colour) } cube with { AND(GROUPS($polyps), item: "heap-group") }.
       *[other] { NAME($player) } collects the { -colour($colour) } cube with { AND(GROUPS($polyps), item: "heap-group") }.
    }
}
log-reserve = The bag runs low: the reserve goes into it.
log-dealt = New in the sea: { LIST($items) }.
log-dealt_tile = { -heaped($tile) } on the { -colour($colour) } space
log-passed = { $player ->
    [you] You pass.
   *[other] { NAME($player) } passes.
}
log-final = { $by ->
    [locks] The end: all ten coral tiles are locked. Each other player may still eat one coral.
    [shrimps] The end: a fourth shrimp has been eaten. Each other player may still eat one coral.
    [full] The end: no polyp can be laid anywhere any more. Each other player may still eat one coral.
    [supply] The end: the open sea cannot be refilled. Each other player may still eat one coral.
   *[limit] The end: turn 400 is over. Each other player may still eat one coral.
}
log-over = { $by ->
    [locks] The game is over: all ten coral tiles are locked.
    [shrimps] The game is over: a fourth shrimp has been eaten.
    [full] The game is over: no polyp can be laid anywhere any more.
    [supply] The game is over: the open sea cannot be refilled.
   *[limit] The game is over: turn 400 is over.
}

## with the Second Kind

log-crown_attacked = { $player ->
    [you] You let the crown of thorns on { $origin } eat { -a-tile($tile) } on { $cell }.
   *[other] { NAME($player) } lets the crown of thorns on { $origin } eat { -a-tile($tile) } on { $cell }.
}
log-crown_died = The crown of thorns on { $cell } dies: it has no polyp beside it.
log-crown_moved = { $player ->
    [you] You move the crown of thorns from { $origin } to { $goal }.
   *[other] { NAME($player) } moves the crown of thorns from { $origin } to { $goal }.
}
log-crown_removed = { $player ->
    [you] You remove the crown of thorns on { $cell } from the game.
   *[other] { NAME($player) } removes the crown of thorns on { $cell } from the game.
}
log-fled = { $goal ->
    [none] { $player ->
        [you] Your shrimp flees from { $origin } to behind the screen.
       *[other] { NAME($player) }'s shrimp flees from { $origin } to behind the screen.
    }
   *[other] { $player ->
        [you] Your shrimp flees from { $origin } to { $goal }.
       *[other] { NAME($player) }'s shrimp flees from { $origin } to { $goal }.
    }
}
log-blue_moved = { $origin ->
    [supply] { $goal ->
        [sea] A blue shrimp goes from the supply to the open sea.
        [supply] A blue shrimp goes from the supply to { $goal }.
       *[other] A blue shrimp goes from the supply to { $goal }.
    }
    [sea] { $goal ->
        [supply] A blue shrimp goes from the open sea to the supply.
        [sea] A blue shrimp goes from the open sea to { $goal }.
       *[other] A blue shrimp goes from the open sea to { $goal }.
    }
   *[other] { $goal ->
        [supply] A blue shrimp goes from { $origin } to the supply.
        [sea] A blue shrimp goes from { $origin } to the open sea.
       *[other] A blue shrimp goes from { $origin } to { $goal }.
    }
}
log-card_answers = { $player ->
    [you] You answer with { CARD($card) }.
   *[other] { NAME($player) } answers with { CARD($card) }.
}
log-card_meal = { $player ->
    [you] You play { CARD($card) } for the first meal.
   *[other] { NAME($player) } plays { CARD($card) } for the first meal.
}
log-card_blue = { $player ->
    [you] You use { CARD($card) } for a blue shrimp.
   *[other] { NAME($player) } uses { CARD($card) } for a blue shrimp.
}
log-card_open = { $player ->
    [you] You lay { CARD($card) } open: it scores at the end.
   *[other] { NAME($player) } lays { CARD($card) } open: it scores at the end.
}
log-card = { $player ->
    [you] You play { CARD($card) }.
   *[other] { NAME($player) } plays { CARD($card) }.
}
log-returned = Into the bag: { AND(GROUPS($tiles), item: "tile-group") }.
log-swallowed = Into the fish: { AND(GROUPS($tiles), item: "tile-group") }.
log-double_split = { $player ->
    [you] You swap the double { -colour($colour) } tile for two { -colour($colour) } tiles from the bag.
   *[other] { NAME($player) } swaps the double { -colour($colour) } tile for two { -colour($colour) } tiles from the bag.
}
log-double_kept = { $player ->
    [you] You keep the { -tile($tile) } as it is.
   *[other] { NAME($player) } keeps the { -tile($tile) } as it is.
}
log-attack = { $player ->
    [you] You attack { $cell } with { -a-tile($tile) }.
   *[other] { NAME($player) } attacks { $cell } with { -a-tile($tile) }.
}
log-placed = { $player ->
    [you] You put { -a-tile($tile) } on { $cell }.
   *[other] { NAME($player) } puts { -a-tile($tile) } on { $cell }.
}
log-placed_from_bag = { $player ->
    [you] You put { -a-tile($tile) } from the bag on { $cell }.
   *[other] { NAME($player) } puts { -a-tile($tile) } from the bag on { $cell }.
}
log-shuffled = The discards are shuffled and become the pile.
log-bought = { $source ->
    [cube] { $card ->
        [none] { $player ->
            [you] You buy a card for { -a-colour($tile) } cube.
           *[other] { NAME($player) } buys a card for { -a-colour($tile) } cube.
        }
       *[other] { $player ->
            [you] You buy a card for { -a-colour($tile) } cube: { CARD($card) }.
           *[other] { NAME($player) } buys a card for { -a-colour($tile) } cube: { CARD($card) }.
        }
    }
    [hand] { $card ->
        [none] { $player ->
            [you] You buy a card for { -a-tile($tile) }.
           *[other] { NAME($player) } buys a card for { -a-tile($tile) }.
        }
       *[other] { $player ->
            [you] You buy a card for { -a-tile($tile) }: { CARD($card) }.
           *[other] { NAME($player) } buys a card for { -a-tile($tile) }: { CARD($card) }.
        }
    }
   *[other] { $card ->
        [none] { $player ->
            [you] You buy a card for { -a-tile($tile) } from the consumed ones.
           *[other] { NAME($player) } buys a card for { -a-tile($tile) } from the consumed ones.
        }
       *[other] { $player ->
            [you] You buy a card for { -a-tile($tile) } from the consumed ones: { CARD($card) }.
           *[other] { NAME($player) } buys a card for { -a-tile($tile) } from the consumed ones: { CARD($card) }.
        }
    }
}
log-discarded = { $player ->
    [you] You discard { CARD($card) }.
   *[other] { NAME($player) } discards { CARD($card) }.
}
log-dipped = { $tiles ->
    [none] { $player ->
        [you] You draw tiles from the bag in secret.
       *[other] { NAME($player) } draws tiles from the bag in secret.
    }
   *[other] { $player ->
        [you] You draw tiles from the bag: { AND(GROUPS($tiles), item: "tile-group") }.
       *[other] { NAME($player) } draws tiles from the bag: { AND(GROUPS($tiles), item: "tile-group") }.
    }
}
log-dip_returned = { $tile ->
    [none] { $kept ->
        [none] { $player ->
            [you] You put one of them into the bag again and keep the others.
           *[other] { NAME($player) } puts one of them into the bag again and keeps the others.
        }
       *[other] { $player ->
            [you] You put one of them into the bag again and keep { AND(GROUPS($kept), item: "tile-group") }.
           *[other] { NAME($player) } puts one of them into the bag again and keeps { AND(GROUPS($kept), item: "tile-group") }.
        }
    }
   *[other] { $kept ->
        [none] { $player ->
            [you] You put { -a-tile($tile) } into the bag again and keep the others.
           *[other] { NAME($player) } puts { -a-tile($tile) } into the bag again and keeps the others.
        }
       *[other] { $player ->
            [you] You put { -a-tile($tile) } into the bag again and keep { AND(GROUPS($kept), item: "tile-group") }.
           *[other] { NAME($player) } puts { -a-tile($tile) } into the bag again and keeps { AND(GROUPS($kept), item: "tile-group") }.
        }
    }
}
log-cube_gained = { $player ->
    [you] You take { -a-colour($colour) } cube from the supply.
   *[other] { NAME($player) } takes { -a-colour($colour) } cube from the supply.
}
log-swapped = { $player ->
    [you] You swap { -a-tile($given) } for { -a-tile($taken) } on the { -colour($colour) } space of the sea.
   *[other] { NAME($player) } swaps { -a-tile($given) } for { -a-tile($taken) } on the { -colour($colour) } space of the sea.
}
log-tile_taken = { $player ->
    [you] You take { -a-tile($tile) } from the { -colour($colour) } space of the sea.
   *[other] { NAME($player) } takes { -a-tile($tile) } from the { -colour($colour) } space of the sea.
}
log-to_fish = { $player ->
    [you] You put { -a-tile($tile) } from the consumed ones into your fish.
   *[other] { NAME($player) } puts { -a-tile($tile) } from the consumed ones into the fish.
}
log-to_consumed = { $player ->
    [you] You put { -a-tile($tile) } from the hand to the consumed ones.
   *[other] { NAME($player) } puts { -a-tile($tile) } from the hand to the consumed ones.
}
log-from_bag = { $player ->
    [you] You take { -a-tile($tile) } from the bag as a consumed one.
   *[other] { NAME($player) } takes { -a-tile($tile) } from the bag as a consumed one.
}
log-tile_kept = { $player ->
    [you] You keep the { -coral-tile($coral_tile) } coral tile from turning.
   *[other] { NAME($player) } keeps the { -coral-tile($coral_tile) } coral tile from turning.
}
log-warded = The polyp on { $cell } is warded against corals.
log-wards_ended = { $cells ->
    [one] The ward on { AND($cells) } ends.
   *[other] The wards on { AND($cells) } end.
}
log-declined = { $player ->
    [you] You play no card.
   *[other] { NAME($player) } plays no card.
}
log-turn_ended = { $player ->
    [you] You end the turn.
   *[other] { NAME($player) } ends the turn.
}
