### Why something cannot be done: the refusals of both games, by their ids.

action-no_number = There is no action number { $number }.
action-no_number_second_kind = There is no action number { $number } in the Second Kind.
over = The game is over.
turn-of_another = It is the turn of player { SEAT($player) }, not of player { SEAT($asked) }.
turn-asked = Another player is to act: player { $player }.
turn-another_acts = Player { SEAT($player) } is to act, not player { SEAT($asked) }.
setup-behind = The first choices were made before the game began.
setup-going_on = The players are still choosing their first tile and cubes.
final-eat_or_pass = { $actor ->
    [you] In the final round you may only eat one coral or pass.
   *[other] In the final round { NAME($actor) } may only eat one coral or pass.
}
pass-not_final = Only the final round knows passing; a turn ends by collecting.
laying-nothing_laid = { $actor ->
    [you] Lay at least one polyp before you end the laying.
   *[other] Lay at least one polyp before { NAME($actor) } ends the laying.
}
laying-unfinished = Finish the laying first: lay a polyp or stop.
cube-owed = Play the { -colour($colour) } cube first: it was taken to be played at once.
cube-none = { $actor ->
    [you] You have no { OR($colours, item: "colour") } cube.
   *[other] { NAME($actor) } has no { OR($colours, item: "colour") } cube.
}
cube-two_played = { $actor ->
    [you] You have already played two cubes this turn.
   *[other] { NAME($actor) } has already played two cubes this turn.
}
cube-no_polyp = { $actor ->
    [you] You have no { OR($colours, item: "colour") } polyp to lay with that cube.
   *[other] { NAME($actor) } has no { OR($colours, item: "colour") } polyp to lay with that cube.
}
cube-no_cell = There is no cell on which { OR($colours, item: "colour", first: "a-colour") } polyp may be laid.
cube-as_another = A cube counts as another colour only by a card.
cube-no_polyp_second_kind = { $actor ->
    [you] You have no { OR($colours, item: "colour") } polyp that could be laid anywhere with that cube.
   *[other] { NAME($actor) } has no { OR($colours, item: "colour") } polyp that could be laid anywhere with that cube.
}
player-none = There is no player { SEAT($player) } in this game.
feed-done = { $actor ->
    [you] You have already put a tile into your fish.
   *[other] { NAME($actor) } has already put a tile into their fish.
}
feed-none = { $actor ->
    [you] You have no { OR($colours, item: "colour") } tile to put into your fish.
   *[other] { NAME($actor) } has no { OR($colours, item: "colour") } tile to put into their fish.
}
larvae-feed_first = { $actor ->
    [you] Put a tile into your fish first, then choose two cubes.
   *[other] Put a tile into { NAME($actor) }'s fish first, then choose two cubes.
}
larvae-done = { $actor ->
    [you] You have already chosen your two cubes.
   *[other] { NAME($actor) } has already chosen their two cubes.
}
lay-no_cube = Play a cube first: it says which colour is laid.
lay-no_consumed = { $actor ->
    [you] You have no consumed { OR($colours, item: "colour") } tile.
   *[other] { NAME($actor) } has no consumed { OR($colours, item: "colour") } tile.
}
lay-four_from_hand = Only four polyps of a laying may come from the hand.
lay-no_hand = { $actor ->
    [you] You have no { OR($colours, item: "colour") } tile in your hand.
   *[other] { NAME($actor) } has no { OR($colours, item: "colour") } tile in their hand.
}
lay-no_rock = There is no rock on that cell.
lay-own_colour = That polyp is { -colour($colour) } itself; a coral never attacks its own colour.
lay-shrimp_on_rock = A shrimp stands on that rock.
lay-not_stronger = { CAPITAL(-colour($colour)) } is not stronger than { -colour($target) } now.
lay-protected = That polyp is protected by a shrimp on it or beside it in its coral.
lay-protected_second_kind = That polyp is protected by a shrimp, a blue shrimp or a ward.
lay-joins = That would join two corals that carry a shrimp each.
lay-joins_second_kind = That would join two corals that carry shrimps.
lay-no_attacker = No { -colour($colour) } coral of two or more polyps stands beside that cell.
lay-no_attacker_second_kind = No { -colour($colour) } coral of two or more polyps can attack that cell so.
lay-crown = A crown of thorns fills that cell.
lay-two_blue = That would make a coral with two blue shrimps.
lay-two_blue_or_joins = That would make a coral with two blue shrimps, or join two with shrimps.
lay-other_side = That side does not show { -colour($colour) }: turn the tile round.
polyp-no_cube = { $actor ->
    [you] You have no { OR($colours, item: "colour") } cube to swap.
   *[other] { NAME($actor) } has no { OR($colours, item: "colour") } cube to swap.
}
polyp-none_left = No { OR($colours, item: "colour") } polyp is left in the bag or the reserve.
polyp-no_ordinary_left = No ordinary { OR($colours, item: "colour") } polyp is left in the bag or the reserve.
take-shrimp_on_rock = { $actor ->
    [you] One of your shrimps stands on bare rock: move it to a polyp or off the board first.
   *[other] One of { NAME($actor) }'s shrimps stands on bare rock: move it to a polyp or off the board first.
}
take-done = { $actor ->
    [you] You have collected already this turn; end it by hand.
   *[other] { NAME($actor) } has collected already this turn; end it by hand.
}
eat-late = { $actor ->
    [you] Eating comes first: you have already done something else this turn.
   *[other] Eating comes first: { NAME($actor) } has already done something else this turn.
}
eat-no_shrimp = { $actor ->
    [you] You have no shrimp on that cell.
   *[other] { NAME($actor) } has no shrimp on that cell.
}
eat-small = That coral is of size { $size }; it takes five polyps to be eaten.
eat-feeds_nothing = That coral is of size { $size }, and all of it would go into the bag.
eat-needs_card = { $actor ->
    [you] The first coral of a fish needs a card with the blue shrimp from your hand.
   *[other] The first coral of a fish needs a card with the blue shrimp from { NAME($actor) }'s hand.
}
eat-no_card = Only the first coral of a fish takes a card.
shrimp-done = { $actor ->
    [you] You have already introduced a shrimp this turn.
   *[other] { NAME($actor) } has already introduced a shrimp this turn.
}
shrimp-none_left = { $actor ->
    [you] You have no unplayed shrimp behind your screen.
   *[other] { NAME($actor) } has no unplayed shrimp behind their screen.
}
shrimp-no_polyp = A shrimp is introduced onto a polyp, and there is none on that cell.
shrimp-two_on_board = { $actor ->
    [you] You already have two shrimps on that board.
   *[other] { NAME($actor) } already has two shrimps on that board.
}
shrimp-coral_taken = That coral carries a shrimp already.
shrimp-coral_taken_second_kind = That coral carries a coloured shrimp already.
shrimp-blue_tile = No shrimp may stand on a blue shrimp tile.
shrimp-blue_there = A blue shrimp stands on that polyp already.
move-no_shrimp = { $actor ->
    [you] You have no shrimp on the first cell.
   *[other] { NAME($actor) } has no shrimp on the first cell.
}
move-there_already = The shrimp stands there already.
move-just_moved = { $actor ->
    [you] That shrimp was just moved; do something else before you move it again.
   *[other] That shrimp was just moved; do something else before { NAME($actor) } moves it again.
}
move-no_rock = There is no rock on the second cell.
move-occupied = Another shrimp stands there.
move-occupied_second_kind = Something stands there already.
move-only_onto_polyp = That shrimp was just moved: it may now go onto a polyp or off the board.
move-cube_stuck = { $actor ->
    [you] After that the cube you took could not be played.
   *[other] After that the cube { NAME($actor) } took could not be played.
}
larva-no_tile = { $actor ->
    [you] You have no consumed { OR($colours, item: "colour") } tile to swap.
   *[other] { NAME($actor) } has no consumed { OR($colours, item: "colour") } tile to swap.
}
larva-no_cube = No { OR($colours, item: "colour") } cube is left in the supply.
larva-two_played = { $actor ->
    [you] The cube must be played at once, and you have already played two this turn.
   *[other] The cube must be played at once, and { NAME($actor) } has already played two this turn.
}
larva-no_polyp = { $actor ->
    [you] The cube must be played at once, and you would have no { OR($colours, item: "colour") } polyp to lay.
   *[other] The cube must be played at once, and { NAME($actor) } would have no { OR($colours, item: "colour") } polyp to lay.
}
larva-no_cell = The cube must be played at once, and no cell is free for { OR($colours, item: "colour", first: "a-colour") } polyp.
larva-stuck = The cube must be played at once, and it could not be.
larva-other_colour = { CAPITAL(-a-tile($tile)) } buys no { -colour($colour) } cube: it must be of its own colour.
larva-no_such_tile = { $actor ->
    [you] You have no consumed { -tile($tile) } to swap for that cube.
   *[other] { NAME($actor) } has no consumed { -tile($tile) } to swap for that cube.
}
alga-no_tile = { $actor ->
    [you] You have no consumed { -tile($tile) } to pay with.
   *[other] { NAME($actor) } has no consumed { -tile($tile) } to pay with.
}
alga-none_left = No { -alga($alga) } cylinder is left in the supply.
alga-locked = The { -coral-tile($coral_tile) } coral tile is locked already.
alga-one_lock = Only one coral tile may be locked in a turn.
alga-one_lock_second_kind = Only one coral tile may be locked in a turn, two by a card.
alga-nothing_eaten = Only a player whose fish has eaten a coral may lock a coral tile.
alga-other_large = The { -coral-tile($coral_tile) } coral tile shows { -alga($shown) } as its large alga, not { -alga($alga) }.
alga-last_lock = The last coral tile may be locked only by a fish that holds two polyps or more.
alga-last_lock_second_kind = The last coral tile may be locked only by a fish with two tiles or more.
crown-none_acts = No crown has to act now, and no shrimp has to leave.
crown-first = The crowns of thorns act first: choose one and a polyp that it may attack.
card-not_held = { $actor ->
    [you] You do not hold that card.
   *[other] { NAME($actor) } does not hold that card.
}
card-breakfast_late = { $actor ->
    [you] It comes before action 1: you have already done something this turn.
   *[other] It comes before action 1: { NAME($actor) } has already done something this turn.
}
card-laying = It needs a cube still to be played this turn, and it may wait only once.
return-no_meal = No coral is being eaten.
split-no_double = No double has just been consumed.
choose-no_card = No card is waiting for a choice.
window-none = No window is open.
end-not_collected = A turn ends by collecting; only after Pick Me Up it is ended by hand.
buy-done = { $actor ->
    [you] You have already bought a card this turn.
   *[other] { NAME($actor) } has already bought a card this turn.
}
buy-collected = No card is bought after action 10.
buy-three_cards = { $actor ->
    [you] You hold three cards: play or discard one first.
   *[other] { NAME($actor) } holds three cards: play or discard one first.
}
buy-none_left = There is no card left to buy.
buy-no_cube = { $actor ->
    [you] You have no { OR($colours, item: "colour") } cube to pay with.
   *[other] { NAME($actor) } has no { OR($colours, item: "colour") } cube to pay with.
}
blue-not_on_card = That card carries no blue shrimp.
blue-polyp_taken = That polyp carries a shrimp already.
blue-coral_taken = That coral carries a blue shrimp already.
blue-supply_empty = The supply is empty: name a blue shrimp of the boards, such as 2c3, first.
blue-from_supply = The blue shrimp comes from the supply as long as one is there.
blue-no_polyp = A blue shrimp goes onto a polyp, and there is none on that cell.
shift-own_coral = { $actor ->
    [you] A blue shrimp is moved only from a coral of your own, to a polyp that is free.
   *[other] A blue shrimp is moved only from a coral of { NAME($actor) }'s own, to a polyp that is free.
}
card-needs-breakfast = It needs a cube with which a polyp can be laid, before anything else is done this turn.
card-needs-early_collect = { $actor ->
    [you] It needs action 10 undone this turn, and no shrimp of yours on bare rock.
   *[other] It needs action 10 undone this turn, and no shrimp of theirs on bare rock.
}
card-needs-gain_cube = The supply has no cube.
card-needs-swap_tiles = { $actor ->
    [you] It needs a tile in your hand and one of another kind on the open sea.
   *[other] It needs a tile in { NAME($actor) }'s hand and one of another kind on the open sea.
}
card-needs-dip = The bag has too few tiles.
card-needs-digest = { $actor ->
    [you] You have no polyp tile in your hand.
   *[other] { NAME($actor) } has no polyp tile in their hand.
}
card-needs-extra_cube = It needs a cube with which a polyp can be laid.
card-needs-place_free = { $actor ->
    [you] No coral of yours has a free rock cell beside it for a tile of its colour.
   *[other] No coral of theirs has a free rock cell beside it for a tile of its colour.
}
card-needs-blue_uses = No blue shrimp can be introduced or moved.
card-needs-alga_play = No alga cylinder is left in the supply.
card-needs-flip = Every coral tile is locked.
card-needs-more_locks = { $actor ->
    [you] It needs an eaten coral of yours and an unlocked coral tile, and it works once a turn.
   *[other] It needs an eaten coral of theirs and an unlocked coral tile, and it works once a turn.
}
card-needs-snack = { $actor ->
    [you] It needs an eaten coral of yours, and a consumed tile that is no double.
   *[other] It needs an eaten coral of theirs, and a consumed tile that is no double.
}
card-needs-crown_work = No crown of thorns can be removed, moved or brought.
card-needs-terrain = The bag has no bare rock or deep water that could be placed.
card-needs-gull = No tile lies on the open sea.
card-needs-shift_work = { $actor ->
    [you] No shrimp of yours could be introduced or moved by it.
   *[other] No shrimp of theirs could be introduced or moved by it.
}
card-needs-skip_flip = { $actor ->
    [you] You could play no alga this turn, or it is in force already.
   *[other] { NAME($actor) } could play no alga this turn, or it is in force already.
}
card-needs-search_bag = Nothing that this turn's meal returned is in the bag.
card-needs-ward = { $actor ->
    [you] No coral carries a shrimp of yours.
   *[other] No coral carries a shrimp of theirs.
}
card-not_now = That card cannot be carried out now.
crown-wrong_target = { $actor ->
    [you] That crown may not attack there: your own corals beside it come first, then those with no coloured shrimp, and never across a rock side.
   *[other] That crown may not attack there: { NAME($actor) }'s own corals beside it come first, then those with no coloured shrimp, and never across a rock side.
}
crown-not_beside = A crown of thorns attacks a polyp beside it; those two cells are not neighbours.
flee-first = The shrimp on the eaten polyp must leave first, to one of its places.
drift-first = The blue shrimp on the eaten polyp must leave first, to one of its places.
drift-not_beside = A blue shrimp drifts to a cell beside its own or to the supply; those two are no neighbours.
return-first = Choose first which tiles return to the bag; the exact number must be reached.
split-first = Say first whether the consumed double is split or kept.
window-first = A player is asked whether to use a card: react or decline.
lay-none_consumed = { $actor ->
    [you] You have no { -tile($tile) } among your consumed tiles that could be laid now.
   *[other] { NAME($actor) } has no { -tile($tile) } among their consumed tiles that could be laid now.
}
lay-none_in_hand = { $actor ->
    [you] You have no { -tile($tile) } in your hand that could be laid now.
   *[other] { NAME($actor) } has no { -tile($tile) } in their hand that could be laid now.
}
lay-so_many_from_hand = Only { $most } tiles of this laying may come from the hand.
buy-none_consumed = { $actor ->
    [you] You have no { -tile($tile) } among your consumed tiles to pay with.
   *[other] { NAME($actor) } has no { -tile($tile) } among their consumed tiles to pay with.
}
buy-none_in_hand = { $actor ->
    [you] You have no { -tile($tile) } in your hand to pay with.
   *[other] { NAME($actor) } has no { -tile($tile) } in their hand to pay with.
}
place-none = { $actor ->
    [you] You have no { -tile($tile) } in your hand.
   *[other] { NAME($actor) } has no { -tile($tile) } in their hand.
}
place-rock = Bare rock goes on water beside printed rock, or on deep water.
place-water = Deep water goes on an empty rock cell.
place-crown = A crown goes on an empty rock cell.
place-polyp_there = A polyp lies on that cell, and only an empty one will do.

## how actions, deals and records are written

notation-text = an action is a text such as { QUOTED($example) }
notation-kind = no action begins with { QUOTED($kind) }; the actions are { LIST($kinds) }
notation-malformed = { $kind ->
    [larvae] { QUOTED($text) } is not written right; write { OR($examples) }, colours in the order W Y O P G
    [choose] { QUOTED($text) } is not written right; write `choose` and what docs/notation.md says for the card
   *[other] { QUOTED($text) } is not written right; write { OR($examples) }
}
deal-impossible = This cannot have been drawn: the bag has too few of one kind, or another number is drawn here.
deal-no_such_thing = nothing of the kind can be drawn
deal-other = this is not what this action could draw
record-move = move { $index }: { $because }

## the steps of environments for learning

step-no_number = actions go from 0 to { $last }, not { $number }
step-masked = game { $game }: its mask does not have action { $number }
step-not_whole = game { $game }: an action is a whole number, not { $value }
step-whole = an action is a whole number, not { $value }
step-drop = a shrimp has been chosen: say where it goes (drop)
step-lift = no shrimp has been chosen: say first which one moves (lift)
step-goes_not_on = { $begun } has been begun, and { $step } does not go on with it
step-begins_nothing = no legal action begins with { $step } now

## the choices of cards

choose-first = Make the choices of the card first that was played, among those it gives.
choose-not_done = The card asks for this choice: it cannot be left out.
choose-colour = The card asks for the colour of a cube.
choose-none_in_hand = { $actor ->
    [you] You have no { -tile($tile) } in your hand.
   *[other] { NAME($actor) } has no { -tile($tile) } in their hand.
}
choose-none_consumed = { $actor ->
    [you] You have no { -tile($tile) } among your consumed tiles.
   *[other] { NAME($actor) } has no { -tile($tile) } among their consumed tiles.
}
choose-none_in_bag = The bag has no { -tile($tile) }.
choose-none_on_space = There is no { -tile($tile) } on the { -colour($colour) } space of the sea.
choose-swap_alike = The two tiles of a swap are of different kinds.
choose-not_drawn = { $actor ->
    [you] There is no { -tile($tile) } among the tiles that you drew.
   *[other] There is no { -tile($tile) } among the tiles that { NAME($actor) } drew.
}
choose-not_returned = No { -tile($tile) } was returned to the bag by this meal.
choose-no_polyp_tile = Only polyp tiles can be moved so, no { -tile($tile) }.
choose-no_double = A double never goes into the fish by this card.
choose-not_beside_own = { $actor ->
    [you] No { -colour($colour) } coral with a shrimp of yours is beside that cell.
   *[other] No { -colour($colour) } coral with a shrimp of theirs is beside that cell.
}
choose-rock_side = { $actor ->
    [you] Your { -colour($colour) } coral has only a rock side to that cell.
   *[other] { NAME($actor) }'s { -colour($colour) } coral has only a rock side to that cell.
}
choose-no_crown = No crown of thorns stands on that cell.
choose-nudge_far = A crown is moved by one cell; those two cells are not neighbours.
choose-crown_alone = A crown needs a polyp beside it there that it could attack.
choose-shrimp_on_rock = That shrimp stands on bare rock; the card moves one that stands on a polyp.
choose-no_polyp = The shrimp must end on a polyp, and there is none on that cell.
choose-coral_large = That coral is of size { $size }; the card asks for one of at most { $most }.
choose-does_not_turn = The { -coral-tile($coral_tile) } coral tile would not turn.
choose-ward_no_polyp = There is no polyp on that cell to put a ward on.
choose-ward_not_own = { $actor ->
    [you] That coral carries no shrimp of yours.
   *[other] That coral carries no shrimp of theirs.
}

## why none of the actions of a kind can be taken

nothing-eat = { $actor ->
    [you] None of your shrimps stands on a board, so you have no coral.
   *[other] None of { NAME($actor) }'s shrimps stands on a board, so they have no coral.
}
nothing-move = { $actor ->
    [you] None of your shrimps stands on a board.
   *[other] None of { NAME($actor) }'s shrimps stands on a board.
}
nothing-shrimp = There is no polyp to put a shrimp on.
nothing-cube = { $actor ->
    [you] You have no cube.
   *[other] { NAME($actor) } has no cube.
}
nothing-polyp = { $actor ->
    [you] You have no cube to swap.
   *[other] { NAME($actor) } has no cube to swap.
}
nothing-larva = { $actor ->
    [you] You have no consumed tile to swap.
   *[other] { NAME($actor) } has no consumed tile to swap.
}
nothing-alga = { $actor ->
    [you] You have no consumed tile to pay with.
   *[other] { NAME($actor) } has no consumed tile to pay with.
}
nothing-place = { $actor ->
    [you] You have no bare rock, deep water or crown of thorns.
   *[other] { NAME($actor) } has no bare rock, deep water or crown of thorns.
}
nothing-buy = { $actor ->
    [you] You have nothing to pay a card with.
   *[other] { NAME($actor) } has nothing to pay a card with.
}
nothing-card = { $actor ->
    [you] You hold no card.
   *[other] { NAME($actor) } holds no card.
}
nothing-blue = { $actor ->
    [you] You hold no card with the blue shrimp.
   *[other] { NAME($actor) } holds no card with the blue shrimp.
}
shrimp-all_taken = { $actor ->
    [you] Every coral carries a shrimp already, or lies on a board with two of yours.
   *[other] Every coral carries a shrimp already, or lies on a board with two of theirs.
}
cube-no_polyp_at_all = { $actor ->
    [you] You have no { OR($colours, item: "colour") } polyp to lay.
   *[other] { NAME($actor) } has no { OR($colours, item: "colour") } polyp to lay.
}
cube-no_polyp_anywhere = { $actor ->
    [you] You have no { OR($colours, item: "colour") } polyp that could be laid anywhere.
   *[other] { NAME($actor) } has no { OR($colours, item: "colour") } polyp that could be laid anywhere.
}
eat-largest_small = { $actor ->
    [you] Your largest coral is of size { $size }; it takes five polyps to be eaten.
   *[other] { NAME($actor) }'s largest coral is of size { $size }; it takes five polyps to be eaten.
}
eat-largest_feeds_nothing = { $actor ->
    [you] Your largest coral is of size { $size }, and all of it would go into the bag.
   *[other] { NAME($actor) }'s largest coral is of size { $size }, and all of it would go into the bag.
}
card-because = { CARD($card) }: { $because }
