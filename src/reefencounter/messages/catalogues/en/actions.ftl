### The ten actions: a few words for a button, and a sentence for what each would do.

## why not, in a few words

brief-not_now = Not now
brief-not_possible = Not possible now
brief-no_cube_fits = No cube fits
brief-no_tile_fits = No tile fits
brief-after_setup = After the set-up
brief-finish_laying = Finish laying first
brief-cube_first = Play the cube first
brief-eat_or_pass = Only eat or pass
brief-at_start = Only at the start
brief-acted = Not after other actions
brief-no_coral = { $actor ->
    [you] No coral of yours
   *[other] No coral of theirs
}
brief-no_shrimp_on_board = No shrimp on a board
brief-nothing_to_guard = No coral
brief-no_cube = No cube
brief-no_cube_to_swap = No cube to swap
brief-no_consumed = No consumed tile
brief-largest_coral = Largest coral: size { $size }
brief-feeds_nothing = It would feed nothing
brief-no_polyp = No polyp to lay
brief-no_polyp_then = No polyp to lay then
brief-no_cell = No cell is open
brief-no_shrimp_left = No shrimp left
brief-no_free_coral = No free coral
brief-just_moved = Just moved
brief-no_cube_in_supply = No cube in the supply
brief-two_played = Two cubes played
brief-no_alga = No alga left
brief-no_polyp_left = No polyp left to take
brief-shrimp_on_rock = Shrimp on bare rock
brief-collected = Collected already
brief-needs_card = Needs a blue-shrimp card
brief-no_reef_tile = No reef tile
brief-no_place = No cell for it
brief-no_payment = Nothing to pay with
brief-one_card = One card a turn
brief-three_cards = { $actor ->
    [you] You hold three cards
   *[other] { NAME($actor) } holds three cards
}
brief-no_card_left = No card is left
brief-not_after_collecting = Not after collecting
brief-no_card = No card
brief-no_blue_card = No blue-shrimp card
brief-no_card_fits = No card fits

## how it stands, in a few words

brief-decide = Decide first
brief-done = Done
brief-after_first_cube = After the first cube
brief-owed = Play the { -colour($colour) } cube
brief-laid = { $laid } { -colour($colour) } laid

## what is done, or being done

done-1 = { $actor ->
    [you] Your fish has eaten this turn.
   *[other] { NAME($actor) }'s fish has eaten this turn.
}
done-2 = { $actor ->
    [you] You have played your first cube this turn.
   *[other] { NAME($actor) } has played their first cube this turn.
}
done-3 = { $actor ->
    [you] You have played your second cube this turn.
   *[other] { NAME($actor) } has played their second cube this turn.
}
done-4 = { $actor ->
    [you] You have introduced a shrimp this turn.
   *[other] { NAME($actor) } has introduced a shrimp this turn.
}
done-8b = { $actor ->
    [you] You have bought a card this turn.
   *[other] { NAME($actor) } has bought a card this turn.
}
done-10 = { $actor ->
    [you] You have collected this turn.
   *[other] { NAME($actor) } has collected this turn.
}
nothing-acted = { $actor ->
    [you] You have already done something this turn.
   *[other] { NAME($actor) } has already done something this turn.
}
cube-second = It follows action 2.
progress-owed = Play the { -colour($colour) } cube: it was taken to be played at once.
progress-laying = { $actor ->
    [you] { $laid ->
        [one] You are laying { -colour($colour) }: { -number($laid) } polyp laid so far.
       *[other] You are laying { -colour($colour) }: { -number($laid) } polyps laid so far.
    }
   *[other] { $laid ->
        [one] { NAME($actor) } is laying { -colour($colour) }: { -number($laid) } polyp laid so far.
       *[other] { NAME($actor) } is laying { -colour($colour) }: { -number($laid) } polyps laid so far.
    }
}

## what is offered, in a few words

offer-eat = { $corals ->
    [one] { $corals } coral to eat
   *[other] { $corals } corals to eat
}
offer-colours = { CAPITAL(OR($colours, item: "colour")) }
offer-many_colours = { COUNT($colours) } colours
offer-shrimp = { $left } left
offer-move = { $shrimps ->
    [one] { $shrimps } shrimp may move
   *[other] { $shrimps } shrimps may move
}
offer-alga = { $tiles ->
    [one] { $tiles } tile to pay with
   *[other] { $tiles } tiles to pay with
}
offer-ends_turn = { $actor ->
    [you] Ends your turn
   *[other] Ends the turn
}
offer-pass = Pass
offer-nothing = Just collect
offer-ways = { $ways } ways
offer-polyp = Swap a cube
offer-place = Place a reef tile
offer-buy = Buy a card
offer-cards = { $cards ->
    [one] { $cards } card to play
   *[other] { $cards } cards to play
}

## what an action would do

promise-eat = { $actor ->
    [you] Your fish may eat one of your corals, before everything else in the turn.
   *[other] { NAME($actor) }'s fish may eat one of their corals, before everything else in the turn.
}
promise-eat_last = { $actor ->
    [you] Your fish may eat one of your corals.
   *[other] { NAME($actor) }'s fish may eat one of their corals.
}
promise-cube = Play { OR($colours, item: "colour", first: "a-colour") } cube and lay polyps of its colour.
promise-shrimp = { $actor ->
    [you] Put one of your unplayed shrimps on a coral without a shrimp.
   *[other] Put one of { NAME($actor) }'s unplayed shrimps on a coral without a shrimp.
}
promise-move = { $actor ->
    [you] Move your shrimps within a coral, to a coral without a shrimp, to bare rock or back.
   *[other] Move { NAME($actor) }'s shrimps within a coral, to a coral without a shrimp, to bare rock or back.
}
promise-larva = Swap a consumed { OR($colours, item: "colour") } tile for a cube of its colour, which is then played at once.
promise-larva_kept = Swap a consumed { OR($colours, item: "colour") } tile for a cube of its colour.
promise-alga = Pay a consumed tile for an alga, which turns coral tiles over.
promise-alga_lock = Pay a consumed tile for an alga, which turns coral tiles or locks one.
promise-polyp = Swap { OR($colours, item: "colour", first: "a-colour") } cube for a polyp of its colour.
promise-take = { $actor ->
    [you] Collect a space of the open sea: its cube and its polyps. That ends your turn.
   *[other] Collect a space of the open sea: its cube and its polyps. That ends the turn.
}
promise-end = { $actor ->
    [you] You have collected: end your turn.
   *[other] { NAME($actor) } has collected: end the turn.
}
promise-pass = { $actor ->
    [you] Pass: you eat nothing in the final round.
   *[other] Pass: { NAME($actor) } eats nothing in the final round.
}
promise-nothing = { $actor ->
    [you] You may do nothing else and just collect.
   *[other] { NAME($actor) } may do nothing else and just collect.
}
promise-place = Place { OR($tiles, item: "reef-tile") } on a board.
promise-buy = Buy a card for one tile or one cube.
promise-cards = { $cards ->
    [1] Play one card, for the text or the blue shrimp.
   *[other] Play one of { -number($cards) } cards, for the text or the blue shrimp.
}
