### What an action would bring about, told before it is done.

-from-hand = { $it ->
    [you] from your hand
   *[other] from the hand
}
-cells-open = { $it ->
    [one] { $it } cell is open
   *[other] { $it } cells are open
}
preview-cube = { $hand ->
    [0] { $consumed ->
        [0] Lay { -colour($colour) }: { -cells-open($cells) }.
       *[other] { $attacks ->
            [0] Lay { $consumed } consumed { -colour($colour) }: { -cells-open($cells) }.
           *[other] Lay { $consumed } consumed { -colour($colour) }: { -cells-open($cells) }, { $attacks } by attack.
        }
    }
    [1] { $consumed ->
        [0] { $attacks ->
            [0] Lay 1 { -colour($colour) } { -from-hand($actor) }: { -cells-open($cells) }.
           *[other] Lay 1 { -colour($colour) } { -from-hand($actor) }: { -cells-open($cells) }, { $attacks } by attack.
        }
       *[other] { $attacks ->
            [0] Lay 1 { -colour($colour) } { -from-hand($actor) } and { $consumed } consumed: { -cells-open($cells) }.
           *[other] Lay 1 { -colour($colour) } { -from-hand($actor) } and { $consumed } consumed: { -cells-open($cells) }, { $attacks } by attack.
        }
    }
   *[other] { $consumed ->
        [0] { $attacks ->
            [0] Lay up to { $hand } { -colour($colour) } { -from-hand($actor) }: { -cells-open($cells) }.
           *[other] Lay up to { $hand } { -colour($colour) } { -from-hand($actor) }: { -cells-open($cells) }, { $attacks } by attack.
        }
       *[other] { $attacks ->
            [0] Lay up to { $hand } { -colour($colour) } { -from-hand($actor) } and { $consumed } consumed: { -cells-open($cells) }.
           *[other] Lay up to { $hand } { -colour($colour) } { -from-hand($actor) } and { $consumed } consumed: { -cells-open($cells) }, { $attacks } by attack.
        }
    }
}
preview-lay = { $tile ->
    [none] { $grows ->
        [none] Lay { -colour($colour) } on { $cell }.
       *[other] Lay { -colour($colour) } on { $cell }, and { -a-colour($colour) } one grows on { $grows }.
    }
   *[other] { $grows ->
        [none] Lay { -colour($colour) } on { $cell } with the { -tile($tile) }.
       *[other] Lay { -colour($colour) } on { $cell } with the { -tile($tile) }, and { -a-colour($colour) } one grows on { $grows }.
    }
}
preview-attack = { $owner ->
    [you] { $tile ->
        [none] Attack your own { -colour($target) } at { $cell }.
       *[other] Attack your own { -colour($target) } at { $cell } with the { -tile($tile) }.
    }
    [none] { $tile ->
        [none] Attack { -colour($target) } at { $cell }.
       *[other] Attack { -colour($target) } at { $cell } with the { -tile($tile) }.
    }
   *[other] { $tile ->
        [none] Attack { NAME($owner) }'s { -colour($target) } at { $cell }.
       *[other] Attack { NAME($owner) }'s { -colour($target) } at { $cell } with the { -tile($tile) }.
    }
}
preview-take = { $grows ->
    [none] { $actor ->
        [you] You take the { -taken($taken) }.
       *[other] { NAME($actor) } takes the { -taken($taken) }.
    }
   *[other] { $actor ->
        [you] You take the { -taken($taken) }, and { -a-colour($colour) } one grows on { $grows }.
       *[other] { NAME($actor) } takes the { -taken($taken) }, and { -a-colour($colour) } one grows on { $grows }.
    }
}
preview-splits = The { -colour($colour) } coral splits into { AND($sizes) }.
preview-grows = { $owner ->
    [none] The { -colour($colour) } coral grows to { $size }.
   *[other] { $owner ->
        [you] Your coral grows to { $size }.
       *[other] { NAME($owner) }'s coral grows to { $size }.
    }
}
preview-joins = { $owner ->
    [none] { CAPITAL(-number($corals)) } corals become one of { $size }.
   *[other] { $owner ->
        [you] { CAPITAL(-number($corals)) } corals become your coral of { $size }.
       *[other] { CAPITAL(-number($corals)) } corals become { NAME($owner) }'s coral of { $size }.
    }
}
-polyps-in-words = { $it ->
    [one] { -number($it) } polyp
   *[other] { -number($it) } polyps
}
-your-fish = { $it ->
    [you] your fish
   *[other] the fish
}
-each-now = { $it ->
    [one] now
   *[other] each now
}
-who-chooses = { $it ->
    [you] which you choose
   *[other] which { NAME($it) } chooses
}
preview-eat = { $choose ->
    [none] { $card ->
        [none] { $value ->
            [0] Eat the { -colour($colour) } coral of { $size } at { $cell }: { -polyps-in-words($kept) } for { -your-fish($actor) } and { -number($returned) } for the bag.
           *[other] Eat the { -colour($colour) } coral of { $size } at { $cell }: { -polyps-in-words($kept) } for { -your-fish($actor) }, worth { $value } { -each-now($kept) }, and { -number($returned) } for the bag.
        }
       *[other] { $value ->
            [0] Eat the { -colour($colour) } coral of { $size } at { $cell } with { CARD($card) }: { -polyps-in-words($kept) } for { -your-fish($actor) } and { -number($returned) } for the bag.
           *[other] Eat the { -colour($colour) } coral of { $size } at { $cell } with { CARD($card) }: { -polyps-in-words($kept) } for { -your-fish($actor) }, worth { $value } { -each-now($kept) }, and { -number($returned) } for the bag.
        }
    }
   *[other] { $card ->
        [none] { $value ->
            [0] Eat the { -colour($colour) } coral of { $size } at { $cell }: { -polyps-in-words($kept) } for { -your-fish($actor) } and { -number($returned) } for the bag, { -who-chooses($actor) }.
           *[other] Eat the { -colour($colour) } coral of { $size } at { $cell }: { -polyps-in-words($kept) } for { -your-fish($actor) }, worth { $value } { -each-now($kept) }, and { -number($returned) } for the bag, { -who-chooses($actor) }.
        }
       *[other] { $value ->
            [0] Eat the { -colour($colour) } coral of { $size } at { $cell } with { CARD($card) }: { -polyps-in-words($kept) } for { -your-fish($actor) } and { -number($returned) } for the bag, { -who-chooses($actor) }.
           *[other] Eat the { -colour($colour) } coral of { $size } at { $cell } with { CARD($card) }: { -polyps-in-words($kept) } for { -your-fish($actor) }, worth { $value } { -each-now($kept) }, and { -number($returned) } for the bag, { -who-chooses($actor) }.
        }
    }
}
preview-double_counts = A double counts as two.
preview-fourth_shrimp = { $actor ->
    [you] That is your fourth shrimp: it ends the game.
   *[other] That is { NAME($actor) }'s fourth shrimp: it ends the game.
}
preview-alga = { CAPITAL(-alga($alga)) } on the alga space.
preview-lock = { CAPITAL(-alga($alga)) } locks a coral tile for good: { -colour($stronger) } beats { -colour($weaker) }.
preview-turns = { $items ->
    [one] It turns { -number($items) } coral tile: { AND($items) }.
   *[other] It turns { -number($items) } coral tiles: { AND($items) }.
}
preview-then_beats = { -colour($stronger) } then beats { -colour($weaker) }
preview-turns_none = It turns nothing.
preview-slack_keeps = The { -coral-tile($coral_tile) } coral tile would turn; Slack Tide keeps it as it is.
preview-slack_chooses = { $actor ->
    [you] The coral tiles { AND($coral_tiles, item: "coral-tile") } would turn; you choose one that does not.
   *[other] The coral tiles { AND($coral_tiles, item: "coral-tile") } would turn; { NAME($actor) } chooses one that does not.
}
preview-all_locked = All ten coral tiles are then locked: it ends the game.
preview-collect = { $polyps ->
    [none] Collect the { -colour($colour) } cube, no polyps.
   *[other] Collect the { -colour($colour) } cube with { AND(GROUPS($polyps), item: "heap-group") }.
}
preview-ends_turn = { $actor ->
    [you] That ends your turn.
   *[other] That ends the turn.
}
preview-turn_goes_on = { $actor ->
    [you] Your turn goes on.
   *[other] { NAME($actor) }'s turn goes on.
}
preview-no_refill = The open sea cannot be refilled then: it ends the game.
preview-ends_game = { $actor ->
    [you] That ends your turn and the game.
   *[other] That ends the turn and the game.
}
way-hand = { $actor ->
    [you] From your hand
   *[other] From the hand
}
way-consumed = { $actor ->
    [you] From your consumed tiles
   *[other] From the consumed tiles
}
way-tile = { $consumed ->
    [none] { CAPITAL(-tile($tile)) }
   *[other] { CAPITAL(-tile($tile)) }, consumed
}

## buttons and sentences of what only the Second Kind has

choice-attack = Attack { $cell }
choice-attacks = The crown of thorns on { $origin } eats the { -tile($tile) } on { $cell }.
choice-shrimp_leaves = { $actor ->
    [you] Your shrimp there must leave.
   *[other] { NAME($actor) }'s shrimp there must leave.
}
choice-blue_leaves = The blue shrimp there must leave.
choice-crown_dies = The crown then dies: it has no polyp beside it.
choice-crown_dies_there = It has no polyp beside it there, so it dies at once.
choice-drift = { $goal ->
    [none] To the supply
   *[other] To { $goal }
}
choice-drifts = { $goal ->
    [none] The blue shrimp goes from { $origin } to the supply.
   *[other] The blue shrimp goes from { $origin } to { $goal }.
}
choice-flee = To { $goal }
choice-flees = { $actor ->
    [you] Your shrimp goes from { $origin } to { $goal }.
   *[other] { NAME($actor) }'s shrimp goes from { $origin } to { $goal }.
}
choice-flee_off = Behind the screen
choice-flees_off = { $actor ->
    [you] Your shrimp goes from { $origin } behind the screen.
   *[other] { NAME($actor) }'s shrimp goes from { $origin } behind the screen.
}
choice-tile = { CAPITAL(-tile($tile)) }
choice-returns = { CAPITAL(-a-tile($tile)) } of the coral goes into the bag.
choice-counts_two = It counts as two.
choice-split = Two { -colour($colour) } tiles
choice-splits = { $actor ->
    [you] The double goes into the bag, and you take two { -colour($colour) } tiles from it as consumed ones.
   *[other] The double goes into the bag, and { NAME($actor) } takes two { -colour($colour) } tiles from it as consumed ones.
}
choice-keep = Keep the double
choice-keeps = { $actor ->
    [you] You keep the double { -colour($colour) } tile as one consumed tile.
   *[other] { NAME($actor) } keeps the double { -colour($colour) } tile as one consumed tile.
}
choice-place = { CAPITAL(-tile($tile)) } on { $cell }
choice-places = Put the { -tile($tile) } on { $cell }.
choice-cancels = Both tiles there go into the bag, and the printed cell is back.
choice-pay = { $source ->
    [cube] Pay { -a-colour($tile) } cube
    [consumed] Pay { -a-tile($tile) }, consumed
   *[other] Pay { -a-tile($tile) }
}
choice-buys = { $source ->
    [cube] Buy a card for { -a-colour($tile) } cube. It cannot be taken back.
    [consumed] { $actor ->
        [you] Buy a card for { -a-tile($tile) } of your consumed ones. It cannot be taken back.
       *[other] Buy a card for { -a-tile($tile) } of the consumed ones. It cannot be taken back.
    }
   *[other] { $actor ->
        [you] Buy a card for { -a-tile($tile) } from your hand. It cannot be taken back.
       *[other] Buy a card for { -a-tile($tile) } from the hand. It cannot be taken back.
    }
}
choice-discard = Discard
choice-discards = Put { CARD($card) } on the discards, unplayed.
choice-play_card = Play { CARD($card) }
choice-card_text = { CARD_TEXT($card) }
choice-introduce = Introduce on { $goal }
choice-introduces_blue = { $card ->
    [none] { $origin ->
        [none] Put a blue shrimp on { $goal }.
       *[other] Put a blue shrimp on { $goal }, from { $origin }.
    }
   *[other] { $origin ->
        [none] Use { CARD($card) } to put a blue shrimp on { $goal }.
       *[other] Use { CARD($card) } to put a blue shrimp on { $goal }, from { $origin }.
    }
}
choice-shift = { $goal ->
    [none] Move to the supply
   *[other] Move to { $goal }
}
choice-shifts = { $card ->
    [none] { $goal ->
        [none] Move the blue shrimp from { $origin } to the supply.
       *[other] Move the blue shrimp from { $origin } to { $goal }.
    }
   *[other] { $goal ->
        [none] Use { CARD($card) } to move the blue shrimp from { $origin } to the supply.
       *[other] Use { CARD($card) } to move the blue shrimp from { $origin } to { $goal }.
    }
}
choice-decline = No
choice-declines = Play no card now.
choice-end = End the turn
choice-ends = { $actor ->
    [you] Your turn is over.
   *[other] { NAME($actor) }'s turn is over.
}
choice-stop = Stop laying
choice-stop_then = Lay no more polyps with this cube.
choice-pass = Pass
choice-pass_then = Eat nothing in the final round.
choice-done = That is all
choice-is_done = { CARD($card) } is done.
choice-swap = { CAPITAL(-tile($given)) } for { -tile($taken) } ({ -colour($colour) })
choice-swaps = { $actor ->
    [you] Swap { -a-tile($given) } of yours for { -a-tile($taken) } on the { -colour($colour) } space of the sea.
   *[other] Swap { -a-tile($given) } of the hand for { -a-tile($taken) } on the { -colour($colour) } space of the sea.
}
choice-shoo = Remove the crown on { $cell }
choice-shoos = The crown of thorns on { $cell } leaves the game.
choice-nudge = Crown to { $goal }
choice-nudges = The crown of thorns goes from { $origin } to { $goal }.
choice-summon = Crown on { $cell }
choice-summons = A crown of thorns comes from the bag onto { $cell }.
choice-shrimp = Shrimp on { $cell }
choice-shrimps = { $actor ->
    [you] Put one of your shrimps on { $cell }.
   *[other] Put one of { NAME($actor) }'s shrimps on { $cell }.
}
choice-move = Shrimp to { $goal }
choice-moves = { $actor ->
    [you] Move your shrimp from { $origin } to { $goal }.
   *[other] Move { NAME($actor) }'s shrimp from { $origin } to { $goal }.
}
choice-growth = { CAPITAL(-colour($colour)) } on { $cell }
choice-grows = Place { -a-tile($colour) } on { $cell }.
choice-from_sea = { CAPITAL(-tile($tile)) } ({ -colour($colour) })
choice-takes_from_sea = Take { -a-tile($tile) } from the { -colour($colour) } space of the sea.
choice-ward = Ward { $cell }
choice-wards = Ward the polyp on { $cell }: no coral can attack it.
choice-alga = { CAPITAL(-alga($alga)) }
choice-plays_alga = Play the { -alga($alga) } alga on the alga space.
choice-coral_tile = { CAPITAL(-coral-tile($coral_tile)) } coral tile
choice-turns = Turn the { -coral-tile($coral_tile) } coral tile: { -colour($weaker) } then beats { -colour($stronger) }.
choice-does_not_turn = The { -coral-tile($coral_tile) } coral tile does not turn: { -colour($stronger) } still beats { -colour($weaker) }.
choice-cube = { CAPITAL(-a-colour($colour)) } cube
choice-takes_cube = Take { -a-colour($colour) } cube from the supply.
choice-puts_back = Put { -a-tile($tile) } back into the bag and keep the others.
choice-digests = { $actor ->
    [you] Put { -a-tile($tile) } of your hand to your consumed tiles.
   *[other] Put { -a-tile($tile) } of the hand to the consumed tiles.
}
choice-snacks = { $actor ->
    [you] Put { -a-tile($tile) } of your consumed ones into your fish.
   *[other] Put { -a-tile($tile) } of the consumed ones into the fish.
}
choice-takes_from_bag = Take { -a-tile($tile) } from the bag as a consumed one.
