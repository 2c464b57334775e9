### The table in the terminal: its questions and what their answers mean, its commands, and its panels.

question-feed = Set-up: which tile goes secretly into your fish? It scores at the end.
question-larvae = Set-up: which two larva cubes do you choose? Type two letters, such as WP.
question-eat = Which coral does your fish eat?
question-cube = Which cube do you play?
question-shrimp = On which polyp does the shrimp go? Type a cell marked on the boards.
question-move = Which shrimp moves?
question-swap = Which colour do you swap?
question-pay = Which consumed tile do you pay?
question-alga = Which alga do you play?
question-collect = Which space do you collect?
question-source = A polyp for { $cell }: from your hand or from your consumed tiles?
question-goal = Where does the shrimp on { $origin } go? Type a marked cell, or off.
question-place = Where does the { -alga($alga) } alga go?
question-laying = { $consumed ->
    [0] { $laid ->
        [0] Laying { -colour($colour) }: { $laid } laid, { $hand } more from the hand. Type a cell marked on the boards.
       *[other] Laying { -colour($colour) }: { $laid } laid, { $hand } more from the hand. Type a cell marked on the boards, or stop.
    }
   *[other] { $laid ->
        [0] Laying { -colour($colour) }: { $laid } laid, { $hand } more from the hand, { $consumed } consumed. Type a cell marked on the boards.
       *[other] Laying { -colour($colour) }: { $laid } laid, { $hand } more from the hand, { $consumed } consumed. Type a cell marked on the boards, or stop.
    }
}
answer-colour = { -colour($colour) }
answer-colours = { AND($colours, item: "colour") }
answer-cube = { $consumed ->
    [0] { -colour($colour) }: { $hand } in hand
   *[other] { -colour($colour) }: { $hand } in hand, { $consumed } consumed
}
answer-off = back behind the screen
answer-turns = { $items ->
    [none] turns nothing
   *[other] turns { LIST($items) }
}
answer-alga_space = { $items ->
    [none] the alga space; turns nothing
   *[other] the alga space; turns { LIST($items) }
}
answer-lock = { $items ->
    [none] lock tile { $coral_tile } for good; turns nothing
   *[other] lock tile { $coral_tile } for good; turns { LIST($items) }
}
answer-turned = { $coral_tile } ({ $stronger } then beats { $weaker })
answer-hand = from the hand
answer-consumed = from the consumed tiles
answer-polyp = { -colour($colour) } cube for { -a-colour($colour) } polyp
answer-space = { $notation ->
    [none] { -colour($colour) } cube, no polyps
   *[other] { -colour($colour) } cube and polyps { $notation }
}
answer-coral = { -colour($colour) } coral of { $size }
answer-rock = bare rock
answer-pay = { $tiles ->
    [one] pay { -colour($colour) }: { -number($tiles) } tile
   *[other] pay { -colour($colour) }: { -number($tiles) } tiles
}

## with the Second Kind

question-crown = Action 0: which crown of thorns attacks now? Type a marked cell.
question-crown_eats = Action 0: which polyp does the crown of thorns on { $cell } eat?
question-flee = The polyp under your shrimp on { $cell } was eaten: where does it go? A marked cell, or off.
question-drift = The polyp under the blue shrimp on { $cell } was eaten: where does it go?
question-meal = The first meal needs a card with the blue shrimp: which one do you play to eat { $cell }?
question-return = Which tile of the coral goes into the bag? { $left } to go; a double counts two.
question-counts_as = As which colour does the { -colour($colour) } cube count?
question-tile = Which tile, and how, on { $cell }?
question-reef_tile = Which reef tile do you place?
question-reef_tile_goes = Where does the { -tile($tile) } go? Type a cell marked on the boards.
question-price = A card costs one tile or one cube: what do you pay?
question-which_price = Which do you pay?
question-discard = Which card do you discard?
question-card = Which card do you play for its text?
question-blue_card = Which card do you use for the blue shrimp?
question-blue_moves = Which blue shrimp do you move? It stands in a coral of yours.
question-blue_taken = The supply is empty: which blue shrimp do you take from the boards?
question-blue_goes = On which polyp does the blue shrimp go? Type a marked cell.
question-split = You have consumed { -a-tile($tile) }: split it, or keep it?
question-blue_leaves = A blue shrimp has to leave { $cell }, and no polyp beside it is free.
question-window = { $window ->
    [eat] A coral was eaten. Do you play a card?
    [attack] A polyp of a coral with your shrimp is attacked. Do you play a card?
    [alga] Coral tiles are about to turn. Do you play a card?
    [collect] The sea is about to be refilled. Do you play a card?
   *[turn_end] The turn is over. Do you play a card?
}
question-use = How do you use a card?
question-left = { $left } left.
asks-give = { CARD($card) }: which of your tiles do you give?
asks-sea_tile = { CARD($card) }: for which tile on the sea?
asks-sea_space = { CARD($card) }: on which space of the sea?
asks-where = { CARD($card) }: where? Type a marked cell.
asks-from_where = { CARD($card) }: from where? Type a marked cell.
answer-use = { $use ->
    [card] for its text
    [blue] to introduce a blue shrimp
    [shift] to move a blue shrimp
    [split] put it into the bag and take two ordinary tiles of its colour
    [keep] leave it as it is
    [decline] play no card
    [drift] the blue shrimp goes
   *[move] first move a shrimp of yours out of the way
}
answer-choice = { $choice ->
    [swap] swap a tile
    [done] no more
    [blue] introduce a blue shrimp
    [shift] move a blue shrimp
    [shoo] remove a crown of thorns
    [nudge] move a crown of thorns
    [summon] bring a crown of thorns from the bag
    [introduce] introduce a shrimp
    [move] move a shrimp
    [hand] a tile of your hand
    [consumed] a consumed tile
    [cube] a cube
   *[plain] as it is
}
answer-card = { CARD($card) }
answer-tile = { -tile($tile) }
answer-cube_paid = { -colour($colour) } cube
answer-sea_space = the { -colour($colour) } space: { JOIN($tiles, with: " ") }
answer-ordinary = an ordinary tile
answer-ordinary_of = an ordinary { -colour($colour) } tile
answer-as_other = as another colour
answer-as_own = as its own colour
answer-supply = to the supply
answer-beats = { -colour($stronger) } beats { -colour($weaker) } now
answer-water = water
answer-ground = { LIST($items) }
answer-pay_tile = pay { -a-tile($tile) }; you have { $tiles }

## the actions of a turn

turn_action-eat = eat a coral
turn_action-cube = play a cube and lay polyps
turn_action-second_cube = play a second cube and lay
turn_action-shrimp = introduce a shrimp
turn_action-move = move a shrimp
turn_action-larva = swap a consumed tile for a cube
turn_action-alga = play an alga
turn_action-polyp = swap a cube for a polyp
turn_action-take = collect, which ends the turn
turn_action-place = place rock, water or a crown
turn_action-buy = buy a card
turn_action-card = play a card
turn_action-discard = discard a card
turn_action-end = end the turn

## a decision

desk-hint = A number, or an action such as `{ $action }`. ? helps; undo, log, score, save, quit.
desk-nine = Action 9 is to do none of these: collect (10) to end your turn.
desk-not_now = Not now: { JOIN($reasons, with: " ") } ({ $rule })
desk-impossible = Not possible: { $because } ({ $rule }) `? { $rule }` tells the rule.
desk-no_answer = { $back ->
    [none] { QUOTED($typed) } is no answer here: type one, such as { $example }.
   *[other] { QUOTED($typed) } is no answer here: type one, such as { $example }; Enter goes back.
}
desk-unknown = I do not understand { QUOTED($typed) }. Type ? to see what you can do.
desk-play_card = Play it?
desk-discard_card = Discard it?
desk-do_it = Do it?
desk-take = { $notation ->
    [none] { $ends ->
        [none] Take the { -colour($colour) } cube, no polyps?
       *[other] Take the { -colour($colour) } cube, no polyps? This ends your turn.
    }
   *[other] { $ends ->
        [none] Take the { -colour($colour) } cube and polyps { $notation }?
       *[other] Take the { -colour($colour) } cube and polyps { $notation }? This ends your turn.
    }
}
desk-on_rock = on rock:
desk-by_attack = by attack:
desk-stop = stop: end the laying
desk-no_cell = No cell is left for this colour: stop.
desk-final = The final round: eat one coral, or pass.
desk-pass = pass: eat nothing
desk-owed = Play the { -colour($colour) } cube now; only shrimps may move before.
desk-turn = Turn { $number }: what do you do?
desk-over = The game is over. log, board, save FILE, or Enter to leave:
desk-over_help = Type log, board, save FILE, or press Enter to leave.
console-too_long = That line is too long: at most { $most } signs, please.
console-agrees = { $yes ->
    [none] [y/N]
   *[other] [Y/n]
}
console-more = Enter for more, q to go back
console-back = Enter to go back

## what is shown by commands

command-no_topic = I know nothing about { QUOTED($topic) }. Try `? lay` or `? R5.3`.
command-no_undo = There is nothing of this turn that you could take back.
command-undone = Taken back: { $action }.
command-coral = { $owner ->
    [none] { -colour($colour) } coral of { $size }, no shrimp: { JOIN($cells, with: " ") }
   *[other] { $owner ->
        [you] { -colour($colour) } coral of { $size }, shrimp of You: { JOIN($cells, with: " ") }
       *[other] { -colour($colour) } coral of { $size }, shrimp of { NAME($owner) }: { JOIN($cells, with: " ") }
    }
}
command-no_coral = There are only single polyps without a shrimp.
command-no_cards = This game has no cards: `reef play --second-kind` has.
command-hand = Your hand
command-open = { $player ->
    [you] Open before You
   *[other] Open before { NAME($player) }
}
command-discards = Discards
save-failed = Not saved: { $because }.
save-overwrite = { $because }. Overwrite it?
save-not = Not saved.
save-done = Saved in { $file }.
save-ask = Save the game? A file name, Enter for { $file }, or n:
save-kept = The game is saved in { $file }.
save-go_on = `reef play --load { $file }` goes on with it.
save-trouble = { $because }.
load-which = Which file? Write `load { $file }`.
load-leave = Leave this game without saving it?
load-failed = Not loaded: { $because }.
load-done = Loaded { $file }.
session-curtain = Pass the keyboard to { $name }, who presses Enter: nobody else looks.
session-turn = Turn { $number }.
session-setup = Set-up.
session-nothing = Nothing has happened yet.
session-more = ... (log tells all)

## help

help_now-title = What you can do now
help_now-lay = { $consumed ->
    [none] lay: type a cell, or `{ $action }`
   *[other] lay: type a cell, or `{ $action }`; `consumed` after it lays a consumed tile
}
help_now-word = { $action }: type `{ $action }`
help_now-open = { $name }: type { $number }, or `{ $action }`
help_now-not = { $name }: not now. { JOIN($reasons, with: " ") } ({ $rule })
help_now-over = Nothing more: the game is over.
help_now-setup = Set-up: choose by number or letter, or write `{ $action }`.
help_now-any_time = At any time
help_now-written = { $kind ->
    [larvae] Written: { OR($examples) }, colours in the order W Y O P G
    [choose] Written: `choose` and what docs/notation.md says for the card
   *[other] Written: { OR($examples) }
}
help_command-help = this help; `? lay` explains an action, `? R5.3` a rule
help_command-undo = take back your last action of this turn
help_command-board = draw the table again
help_command-corals = corals of two and more or with a shrimp, largest first
help_command-cards = in the Second Kind: your cards, the open ones and the discards, with their texts
help_command-score = what is known of the scores
help_command-log = what has happened so far
help_command-save = save the game; without FILE it is { $file }
help_command-load = take up a saved game
help_command-quit = leave; you may save first

## the table

table_text-name = { $second_kind ->
    [none] { $advanced ->
        [none] Reef Encounter
       *[other] Reef Encounter, advanced
    }
   *[other] { $advanced ->
        [none] The Second Kind
       *[other] The Second Kind, advanced
    }
}
table_text-turn = turn { $number }
table_text-bag = bag { $number }
table_text-board = board { $board }
table_text-worth = worth
table_text-eats = eats
table_text-sea = sea
table_text-cubes = cubes
table_text-alga_space = alga space:
table_text-alga = { $alga ->
    [none] empty
   *[other] { -alga($alga) }
}
table_text-coral_tiles = coral tiles and their algae
table_text-hand = hand
table_text-consumed = consumed
table_text-fish = fish
table_text-shrimps = shrimps
table_text-shrimps_left = { $eaten ->
    [0] { $left } left
   *[other] { $left }, { $eaten } eaten
}
table_text-corals_of = corals (size, shrimp)
table_text-corals = corals
table_text-cards = { $reconstructed ->
    [none] cards ({ $deck }): { $pile } in the pile;
   *[other] cards (reconstructed deck): { $pile } in the pile;
}
table_text-blue_shrimps = { $at_sea ->
    [none] blue shrimps: { $supply } in the supply
   *[other] blue shrimps: { $supply } in the supply, 1 on the sea
}
table_text-hidden_cards = { $cards } hidden
table_text-no_card = none
table_text-open_cards = open:
table_text-discards = { $cards } discarded:
table_text-more_cards = ... (type cards to see them all)
