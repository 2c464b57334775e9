### Pictures of the table: their labels, and all of it in words for those who do not see it.

## who does what now

now-setup = { $player ->
    [you] Set-up: You to choose
   *[other] Set-up: { NAME($player) } to choose
}
now-turn = { $player ->
    [you] You to play
   *[other] { NAME($player) } to play
}
now-laying = { $player ->
    [you] You to lay { -colour($colour) }, { $laid } laid
   *[other] { NAME($player) } to lay { -colour($colour) }, { $laid } laid
}
now-final = { $player ->
    [you] Final round: You to eat or pass
   *[other] Final round: { NAME($player) } to eat or pass
}
now-over = { $by ->
    [locks] The game is over: all coral tiles are locked
    [shrimps] The game is over: a fourth shrimp was eaten
    [full] The game is over: nothing more can be laid
    [supply] The game is over: the bag cannot refill the sea
   *[limit] The game is over: the last turn is over
}
now-crowns = { $player ->
    [you] You to let the crowns of thorns act
   *[other] { NAME($player) } to let the crowns of thorns act
}
now-flee = { $player ->
    [you] You to move the shrimp from { $cell }
   *[other] { NAME($player) } to move the shrimp from { $cell }
}
now-drift = { $player ->
    [you] You to move the blue shrimp from { $cell }
   *[other] { NAME($player) } to move the blue shrimp from { $cell }
}
now-return = { $player ->
    [you] You to put tiles into the bag: { $left } more
   *[other] { NAME($player) } to put tiles into the bag: { $left } more
}
now-split = { $player ->
    [you] You to split or keep { -a-tile($tile) }
   *[other] { NAME($player) } to split or keep { -a-tile($tile) }
}
now-window = A card may be played now
now-answer = { $player ->
    [you] You to answer: { CARD($card) }
   *[other] { NAME($player) } to answer: { CARD($card) }
}
now-choose = { $player ->
    [you] You to choose: { CARD($card) }
   *[other] { NAME($player) } to choose: { CARD($card) }
}

## a cell

cell-polyp = { -colour($colour) } polyp
cell-tile = { -tile($tile) }
cell-rock = empty rock
cell-coral = in a coral of { $size }
cell-shrimp = { $player ->
    [you] shrimp of You
   *[other] shrimp of { NAME($player) }
}
cell-blue_shrimp = blue shrimp
cell-ward = warded

## the table in words

picture-title = Reef Encounter, turn { $number }.
picture-cell = { $cell }, { LIST($items) }
picture-board = { $items ->
    [none] Board { $board }: empty.
   *[other] Board { $board }: { JOIN($items, with: "; ") }.
}
picture-special = Special on board { $board }: { JOIN($items, with: "; ") }.
picture-coral = { $owner ->
    [none] { -colour($colour) } coral of { $size } at { $cell }
   *[other] { $owner ->
        [you] { -colour($colour) } coral of { $size } at { $cell } with a shrimp of You
       *[other] { -colour($colour) } coral of { $size } at { $cell } with a shrimp of { NAME($owner) }
    }
}
picture-coral_tiles = Coral tiles: { JOIN($items, with: "; ") }.
picture-coral_tile = { $alga ->
    [none] { -colour($stronger) } over { -colour($weaker) }
   *[other] { -colour($stronger) } over { -colour($weaker) }, locked by { -alga($alga) }
}
picture-values = A polyp is worth: { LIST($items) }.
picture-alga_space = { $alga ->
    [none] Alga space: empty.
   *[other] Alga space: { -alga($alga) }.
}
picture-sea = Open sea: { JOIN($items, with: "; ") }.
picture-space = { $tiles ->
    [none] { -colour($colour) }: none
   *[other] { -colour($colour) }: { AND(GROUPS($tiles), item: "heap-group") }
}
picture-bag = Bag: { $tiles }.
picture-player = { $player ->
    [you] You, { -player-colour($player_colour) }: { JOIN($items, with: "; ") }.
   *[other] { NAME($player) }, { -player-colour($player_colour) }: { JOIN($items, with: "; ") }.
}
pile-hand = { $items ->
    [none] hand: none
   *[other] hand: { LIST($items) }
}
pile-cubes = { $items ->
    [none] cubes: none
   *[other] cubes: { LIST($items) }
}
pile-consumed = { $items ->
    [none] consumed: none
   *[other] consumed: { LIST($items) }
}
pile-fish = { $items ->
    [none] fish: none
   *[other] fish: { LIST($items) }
}
pile-tiles = { AND(GROUPS($tiles), item: "heap-group") }
pile-unseen = { $unseen } unseen
pile-cards = { $cards ->
    [none] { $unseen ->
        [0] cards: none
       *[other] cards: { $unseen } unseen
    }
   *[other] { $unseen ->
        [0] cards: { AND($cards, item: "card") }
       *[other] cards: { AND($cards, item: "card") }, { $unseen } unseen
    }
}
pile-open_cards = open before them: { AND($cards, item: "card") }
pile-shrimps = { $unplayed } shrimps unplayed, { $eaten } eaten
picture-cards = { $reconstructed ->
    [none] { $cards ->
        [none] Action cards ({ $deck }): { $pile } in the pile; discards: none.
       *[other] Action cards ({ $deck }): { $pile } in the pile; discards: { AND($cards, item: "card") }.
    }
   *[other] { $cards ->
        [none] Action cards (reconstructed deck): { $pile } in the pile; discards: none.
       *[other] Action cards (reconstructed deck): { $pile } in the pile; discards: { AND($cards, item: "card") }.
    }
}
picture-blue_shrimps = { $at_sea ->
    [none] Blue shrimps: { $supply } in the supply, none on the open sea.
   *[other] Blue shrimps: { $supply } in the supply, one on the open sea.
}

## labels

label-game = Reef Encounter
label-turn = Turn
label-bag = Bag
label-locked = Locked
label-locked_of = { $locked } of { $coral_tiles }
label-second_kind = The Second Kind
label-advanced = Advanced game
label-sea = Open sea and strengths
label-arrows = arrow: stronger to weaker
label-coral_tiles = Coral tiles
label-tiles_locked = { $locked } of { $coral_tiles } locked
label-supply = Supply
label-pile = { $cards } in the pile
label-discarded = { $cards } discarded
label-blue_shrimps = Blue shrimps in the supply
label-none = none
label-discards = Discards: { LIST($cards, item: "card") }
label-cards = Action cards
label-deck = { $reconstructed ->
    [none] { $deck }
   *[other] reconstructed deck
}
label-to_act = to act
label-hand = Hand
label-cubes = Cubes
label-consumed = Consumed
label-held_cards = Cards
label-open_cards = Open
label-coral_tile = { $alga ->
    [none] Coral tile { $coral_tile }: { -colour($stronger) } over { -colour($weaker) }, large alga { -alga($large) }, small { -alga($small) }
   *[other] Coral tile { $coral_tile }: { -colour($stronger) } over { -colour($weaker) }, locked by { -alga($alga) }
}

## the table in letters, for prompts, logs and environments

letters-player = player { $number }
letters-turn = { $phase ->
    [setup] turn { $number }: { $player }, setup
    [turn] turn { $number }: { $player }, turn
    [laying] turn { $number }: { $player }, laying { $colour }
    [final] turn { $number }: { $player }, final
   *[over] turn { $number }: { $player }, over
}
letters-to_act = { $begun ->
    [none] player { $player } to act
   *[other] player { $player } to act, has begun: { JOIN($begun, with: " ") }
}
letters-special = special
letters-blue = blue
letters-blue_shrimps = { $at_sea ->
    [none] { $supply } in the supply
   *[other] { $supply } in the supply and 1 on the sea
}
letters-discards = discards
letters-strength = strength
letters-alga = alga
letters-sea = sea
letters-bag = bag
letters-hand = hand { $tiles }
letters-cubes = cubes { $tiles }
letters-consumed = consumed { $tiles }
letters-fish = fish { $tiles }
letters-known = { $total } (known { $tiles })
letters-shrimps = shrimps { $number }
letters-eaten = eaten { $number }
letters-cards = cards { $cards }
letters-open_cards = on the table { LIST($cards) }
