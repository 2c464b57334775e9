### A turn that a bot would play: what to do, in order, and what it is good for; each is a sentence.

hint-turn = { $items ->
    [none] Do nothing.
   *[other] { JOIN($items, with: " ") }
}
hint-outlook = After it your chance to win is about { $percent } %, with about { $points } points at the end.
hint-as_good = It is as good as the best turn.
hint-weaker = { $grade ->
    [little] It is a little weaker than the best turn.
    [clear] It is weaker than the best turn.
   *[much] It is much weaker than the best turn.
}
hint-again = What is best after it depends on what you draw: ask again then.
hint-more = { $term ->
    [fish] It is worth about { $points } { $points ->
        [one] point
       *[other] points
    } in your fish.
    [corals] Your corals on the reef promise about { $points } { $points ->
        [one] point
       *[other] points
    } more.
    [screen] What you then hold is good for about { $points } { $points ->
        [one] point
       *[other] points
    } more in later turns.
    [cards] Your action cards are good for about { $points } { $points ->
        [one] point
       *[other] points
    } more.
   *[others] It takes about { $points } { $points ->
        [one] point
       *[other] points
    } from what the others have or can hope for.
}
hint-less = { $term ->
    [fish] It costs about { $points } { $points ->
        [one] point
       *[other] points
    } in your fish.
    [corals] Your corals on the reef promise about { $points } { $points ->
        [one] point
       *[other] points
    } less.
    [screen] It uses up what would be good for about { $points } { $points ->
        [one] point
       *[other] points
    } in later turns.
    [cards] It uses up action cards that are good for about { $points } { $points ->
        [one] point
       *[other] points
    }.
   *[others] It gives the others about { $points } { $points ->
        [one] point
       *[other] points
    } more to hope for.
}
hint-fed = { $tiles ->
    [one] You hold { $tiles } { -colour($colour) } tile. What lies in the fish scores at the end, as much as its colour is worth then.
   *[other] You hold { $tiles } { -colour($colour) } tiles. What lies in the fish scores at the end, as much as its colour is worth then.
}
hint-held = Each cube lets you lay tiles of its colour, and of these you hold { AND(GROUPS($tiles), item: "heap-group") }.
hint-held_none = Each cube lets you lay tiles of its colour, which you can collect from the open sea.
hint-lays = { $taken ->
    [none] Lay { AND(BY_COLOUR($colours), item: "polyp-group") }.
   *[other] Lay { AND(BY_COLOUR($colours), item: "polyp-group") }, which takes { AND(BY_COLOUR($taken), item: "polyp-group") }.
}
hint-grows = The growth cell adds { AND(BY_COLOUR($colours), item: "polyp-group") }.
hint-beats = { CAPITAL(-colour($stronger)) } then beats { -colour($weaker) }.
hint-turns = { $coral_tiles } coral tiles are turned.
hint-feeds = Put { -a-colour($colour) } tile into your fish.
hint-larvae = Choose { AND(GROUPS($colours), item: "cube-group") }.
hint-eats = { $kept ->
    [none] Eat your { -colour($colour) } coral of { $size }.
   *[other] { $kept ->
        [one] Eat your { -colour($colour) } coral of { $size }: { $kept } of it scores.
       *[other] Eat your { -colour($colour) } coral of { $size }: { $kept } of it score.
    }
}
hint-introduces = Put a shrimp on { $cell }.
hint-moves = Move a shrimp to { $cell }.
hint-moves_off = Take a shrimp back behind your screen.
hint-larva = Swap a consumed { -colour($colour) } tile for its cube.
hint-polyp = Swap { -a-colour($colour) } cube for a polyp.
hint-locks = Lock the { -coral-tile($coral_tile) } coral tile with { -alga($alga) }.
hint-alga = Play the { -alga($alga) } alga.
hint-collects = Collect the { -colour($colour) } space.
hint-passes = Pass.
hint-buys = Buy a card.
hint-discards = Throw { CARD($card) } away.
hint-plays_card = Play { CARD($card) }.
hint-uses_card = Use { CARD($card) }.
hint-declines = Play no card.
hint-places = Put { -reef-tile($tile) } on { $cell }.
hint-crown = Let the crown of thorns eat the polyp on { $cell }.
hint-flees = Bring the shrimp there to { $cell }.
hint-flees_off = Take the shrimp there back behind your screen.
hint-blue = Bring a blue shrimp to { $cell }.
