### The table: what all its pages say, while a game is played, in replays, puzzles and lessons.

## The line above the table

table-to_first_page = Reef Encounter, first page
# The next two stand before their number
table-turn = Turn
table-bag = Bag
# Stands before how many of the coral tiles are locked: Locked 3 of 10
table-locked = Locked
table-locked_of = { $locked } of 10
table-final_round = Final round
table-final_round_short = Final
table-look_on = { $count ->
    [one] { $count } looks on
   *[other] { $count } look on
}
table-is_over = Over
table-your_turn = Your turn
table-your_answer = Your answer
table-set_up = Set-up
table-hint = Hint
table-hint_key = Hint (H)
table-no_hints = No hints at this seat
table-has_hints = may ask for hints
table-score_sheet = Score sheet
table-protected = Show what is protected
table-protected_key = Show what is protected (P)
table-help_key = Help (?)

## The page

table-not_shown = This table cannot be shown
table-setting = Setting the table …
table-no_connection = No connection to the server.
table-nothing_lost = Nothing is lost: the game is kept, and what you do is sent as soon as it is back. Trying again …
table-move_waits = Nothing is lost: your move waits here and is sent as soon as it is back. Trying again …
table-move_arrived = Nothing is lost: your last move arrived. Trying again …
table-try_now = Try now
# Stands before the sentence of a step
table-after = The table after:
table-to_now = Back to now
table-sea_and_strengths = Open sea and strengths
table-arrow_means = arrow: stronger to weaker
table-coral_tiles = Coral tiles
table-tiles_locked = { $locked } of 10 locked
table-others = The others
table-all_players = Players
table-in_sentences = The game in sentences

## Parts of the table, as tabs on a phone

table-parts = Parts of the table
table-tab_reef = Reef
table-tab_sea = Sea
table-tab_tiles = Corals
table-tab_cards = Cards
table-tab_players = Players
table-tab_log = Log
table-new_lines = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}

## The ten actions, in few words and in fewest. [cards] is what the eighth is in the Second Kind

table-actions = Actions
table-action = { $action ->
    [eat] Eat
    [lay] Lay
    [again] Lay again
    [introduce] Introduce
    [move] Move
    [larva] Tile to cube
    [alga] Alga
    [polyp] Cube to tile
    [cards] Swap, cards
    [nothing] Nothing
   *[collect] Collect
}
table-action_short = { $action ->
    [eat] Eat
    [lay] Lay
    [again] Again
    [introduce] Shrimp
    [move] Move
    [larva] To cube
    [alga] Alga
    [polyp] To tile
    [cards] Cards
    [nothing] Nothing
   *[collect] Collect
}
table-action_state = { $state ->
    [now] in progress
    [available] available
    [later] later
    [done] done
   *[impossible] not possible
}

## The boards. What is on a cell is a list: d4, white polyp, coral of 3, held by Ben, protected

table-boards = Reef boards
table-boards_short = Boards
table-all_boards = Show all boards
table-board_large = Show board { $board } large
table-cell_ground = { $ground ->
    [rock] rock
    [bare] bare rock
    [deep] deep water
    [beyond] beyond the edge
    [growth] growth cell, empty
    [empty] empty rock
    [empty_bare] empty bare rock
   *[water] water
}
table-cell_coral = { -colour($colour) } polyp, coral of { $size }
table-cell_held = held by { $name }
table-cell_shrimp = shrimp of { $name }
table-cell_protected = protected
table-cell_crown = crown of thorns
table-cell_tile = { KIND($tile) ->
    [two] two-coloured tile, { -colour(BACK($tile)) } on its back
    [blue] blue shrimp tile
   *[other] { -tile($tile) }
}
table-cell_blue = blue shrimp
table-cell_warded = warded
table-cell_offers = { $offers ->
    [legal] can be laid
    [attack] can be attacked
    [landing] a shrimp can go here
   *[pick] can be chosen
}
table-cells = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
table-attacks = { $count ->
    [one] { $count } attack
   *[other] { $count } attacks
}
# After the two above
table-on_board = on board { $board }

## The open sea. $tiles lie on a space beside its cube

table-compass = Open sea, strengths and alga space
table-space = { COUNT($tiles) ->
    [0] { -colour($space) } space: { -a-colour($space) } cube, no polyps
   *[other] { -colour($space) } space: { -a-colour($space) } cube and { LIST($tiles, item: "tile-name") }
}
table-collect_space = { COUNT($tiles) ->
    [0] Collect the { -colour($space) } space: { -a-colour($space) } cube, no polyps
   *[other] Collect the { -colour($space) } space: { -a-colour($space) } cube and { LIST($tiles, item: "tile-name") }
}
# After the two above, and a comma
table-as_hinted = as the hint has it
table-worth = { $next ->
    [none] { -colour($colour) } is worth { $now }
   *[other] { -colour($colour) } is worth { $now }, then { $next }
}
table-blue_on_sea = A blue shrimp on the open sea
table-alga_space = { $alga ->
    [none] Alga space: empty
   *[other] Alga space: { -alga($alga) } alga
}

## Coral tiles

table-coral_tile = { $lock ->
    [none] Coral tile: { -colour($stronger) } beats { -colour($weaker) }, large alga { -alga($large) }, small { -alga($small) }
   *[other] Coral tile: { -colour($stronger) } beats { -colour($weaker) }, locked by { -alga($lock) }
}
# After the one above, and a comma
table-would_turn = would turn
table-lock_it = Lock it
# Stands before pictures of the coral tiles that an alga would turn: who beats whom then
table-turned = Turns { $count }:

## What is left in the supply

table-supply = Supply
table-supply_cubes = { -colour($colour) } cubes
table-supply_algae = { -alga($alga) } algae

## What a player has

table-my_screen = My screen
table-behind_my_screen = Behind my screen
table-behind_screen = Behind { $name }’s screen
table-screen = Screen
table-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
# Stands after the number
table-tiles_noun = { $count ->
    [one] tile
   *[other] tiles
}
table-not_known = { $count } not known
table-counted = { $count } { -tile-name($tile) }
table-counted_cubes = { $count } { -colour($colour) }
table-counted_place = { $count } { -tile-name($tile) }: place it
table-counted_lay = { $count } { -tile-name($tile) }: lay it
table-my_tiles = { $count ->
    [one] { $count } { -colour($colour) } tile
   *[other] { $count } { -colour($colour) } tiles
}
table-my_cubes = { $count ->
    [one] { $count } { -colour($colour) } cube
   *[other] { $count } { -colour($colour) } cubes
}
table-my_cubes_play = { $count ->
    [one] { $count } { -colour($colour) } cube: play one
   *[other] { $count } { -colour($colour) } cubes: play one
}
table-cubes = Cubes
table-no_cubes = none
table-consumed = Consumed
table-no_consumed = none
table-open_to_all = open to all
table-cards = Cards
table-no_cards = none
table-cards_held = { $count ->
    [one] { $count } card in the hand
   *[other] { $count } cards in the hand
}
# After the one above, and a comma
table-cards_open = open: { LIST($cards) }
table-shrimps = Shrimps
table-unplayed = { $count } unplayed
table-shrimps_are = { $unplayed } shrimps unplayed, { $reef } on the reef, { $eaten } eaten
table-fish = Fish
table-my_fish = My fish
table-only_you = only you see this
table-parrotfish = parrotfish
table-my_parrotfish = my parrotfish
# Stands after the number
table-points_now = { $count ->
    [one] point now
   *[other] points now
}
table-polyps_by_value = polyps × value
table-nothing_in_fish = nothing in it yet
table-by_cards = { $points } by cards
table-polyps = { $count ->
    [one] { $count } polyp
   *[other] { $count } polyps
}
table-points = { $points } pt
table-points_or_more = { $points }+ pt
table-points_at_least = at least { $points } pt

## A player

table-player_colour = { -player-colour($colour) }
table-thinks = thinking …
table-waits_to_think = waiting to think …
table-stands_in = { $lost ->
    [resigned] resigned, { $bot } plays on
    [time] out of time, { $bot } plays on
    [left] gone, { $bot } plays on
   *[other] { $bot } plays for them
}
table-to_play = to play

## What is asked now, and its buttons

table-prompt = What to do now
table-watching = You are watching
table-bot_plays = A bot plays for you
table-step_back = One step back
table-step_through = Step through
table-show_again = Show again
table-undo = Undo
table-not_this = Not this
table-cancel = Cancel
table-not_now = Not now
table-collect_more = Collect …
table-show_result = Show the result
table-skip = Skip
table-read_rule = Read this rule
table-rule = Rule { $clause }

## Titles of the prompt, and what it says

table-game_over = The game is over
table-others_choose = The others choose
table-answers = { $name } answers
table-turn_of = { $name }’s turn
table-thinking = { $name } is thinking.
table-failed = { $name } could not choose just now, and tries again in a moment.
table-too_busy = More bots are at work than the server has places for. { $name } tries again in a moment.
table-queued = { $name } waits for a free place to think.
table-others_first = { $count ->
    [one] { $count } other first
   *[other] { $count } others first
}
table-still_choosing = { COUNT($names) ->
    [one] { AND($names) } still has to choose.
   *[other] { AND($names) } still have to choose.
}
table-waiting_for = Waiting for { $name }.
table-laid = { $count } laid
table-since_last_turn = Since your last turn:
table-hint_says = Hint:

# What the player has turned to, and what to do then
table-mode = { $mode ->
    [eat] Eat a coral
    [cube] Play a cube
    [introduce] Introduce a shrimp
    [move] Move a shrimp
    [larva] Consumed tile for a cube
    [alga] Play an alga
    [polyp] Cube for a polyp
    [eight] Action 8
    [buy] Buy a card
    [blue] Introduce a blue shrimp
    [shift] Move a blue shrimp
   *[collect] Collect and end the turn
}
table-mode_text = { $mode ->
    [eat] Choose the coral on the reef.
    [cube] Choose the cube to play. The number tells on how many cells its polyps could lie.
    [introduce] Choose a polyp of a coral without a shrimp.
    [move] Choose a shrimp, then where it goes.
    [larva] Choose the consumed tile that goes into the bag.
    [alga] Choose a colour to see which coral tiles it turns.
    [polyp] Choose the cube that goes back.
    [eight] Exchange a cube for a polyp, place a reef tile, buy a card or play one.
    [buy] Choose what pays for it: a tile goes into the bag, a cube to the supply.
    [place] Choose a cell. It takes no cube and may be done any number of times.
    [blue] Choose the polyp that it shall guard against everyone.
    [shift] Choose a blue shrimp, then where it goes.
   *[collect] Choose a space of the open sea.
}
table-mode_place = Place { -reef-tile($tile) }
table-or_lock = Or choose a coral tile to lock it for good.
table-shrimp_goes = Choose where the shrimp at { $cell } goes.

## What lies on a cell, in sentences

table-coral_free = { $protected ->
    [0] { CAPITAL(-colour($colour)) } coral of { $size }, nobody’s.
   *[other] { CAPITAL(-colour($colour)) } coral of { $size }, nobody’s, { $protected } protected.
}
table-coral_mine = { $protected ->
    [0] { CAPITAL(-colour($colour)) } coral of { $size }, yours.
   *[other] { CAPITAL(-colour($colour)) } coral of { $size }, yours, { $protected } protected.
}
table-coral_held = { $protected ->
    [0] { CAPITAL(-colour($colour)) } coral of { $size }, held by { $name }.
   *[other] { CAPITAL(-colour($colour)) } coral of { $size }, held by { $name }, { $protected } protected.
}
table-crown_here = Crown of thorns: at the start of a turn it attacks a polyp beside it.
table-tile_here = Here: { -tile-name($tile) }.
table-blue_here = A blue shrimp guards this polyp against everyone.
# What a special tile does
table-tile_help = { KIND($tile) ->
    [rock] It makes rock of a water cell.
    [water] It makes water of an empty rock cell.
    [crown] At the start of each turn it attacks a polyp beside it.
    [two] It is either colour: whoever lays it chooses.
    [double] It scores as two polyps.
    [half] Two of its sides are rock, across which nothing joins or attacks. It scores 1.
    [blue] It is protected for good. It scores 1.
   *[plain] { "" }
}
table-no_cell_for = There is no cell for { -reef-tile($tile) } now.
table-laid_like_polyp = { CAPITAL(-a-tile($tile)) } is laid like a polyp, with a cube of its colour.
table-either_colour = This tile can be laid there in either colour: choose the cube.

## What can be chosen: on a button, and what it would do

table-attack_at = Attack { $cell }
table-lay_at = Lay { $cell }
table-eat = Eat { $size } { -colour($colour) }
table-shrimp_to = Shrimp to { $cell }
table-shrimp_on_coral = Put a shrimp on the { -colour($colour) } coral of { $size } at { $cell }.
table-shrimp_on_rock = Put a shrimp on the rock at { $cell }.
table-move_to = Move to { $cell }
table-move_shrimp = Move the shrimp from { $from } to { $cell }.
table-collect = Collect { -colour($space) }
table-play_alga = Play { -alga($alga) }
table-lock_tile = Lock the tile
table-paid_with = Paid with { -consumed($tile) }.
table-feed = Feed { -colour($colour) }
table-fed = One { -colour($colour) } polyp goes into the fish, where it scores at the end.
# Two cubes at the beginning; no $second: both are of the first colour
table-take_pair = { $second ->
    [none] Take two { -colour($first) }
   *[other] Take { -colour($first) } and { -colour($second) }
}
table-pair_taken = { $second ->
    [none] Two { -colour($first) }: the others see them when all have chosen.
   *[other] { CAPITAL(-colour($first)) } and { -colour($second) }: the others see them when all have chosen.
}

## What can be chosen in the prompt

table-play_cube = { $as ->
    [none] Play the { -colour($colour) } cube.
   *[other] Play the { -colour($colour) } cube as { -colour($as) }.
}
# Stands after the number
table-cells_noun = { $count ->
    [one] cell
   *[other] cells
}
table-colours = Colours
table-give_tile = { $cube ->
    [none] Give { -a-tile($tile) }, take its cube
   *[other] Give { -a-tile($tile) }, take { -a-colour($cube) } cube
}
table-give_cube = Give the { -colour($cube) } cube, take a polyp
table-algae = Algae
table-alga_left = { -alga($alga) } alga, { $left } left.
table-place = Place
table-place_space = Space
table-lock_for_good = Lock for good: { -colour($stronger) } beats { -colour($weaker) }
table-pay_with = Pay with
table-pay = Pay
table-consumed_tile = { -consumed($tile) }
table-my_hand = Tiles of my hand
table-two_cubes = Two cubes
table-pick_cube = { $count ->
    [0] { -colour($colour) } cube
    [1] { -colour($colour) } cube, chosen
   *[other] { -colour($colour) } cube ×2, chosen
}
table-lay_from = Lay from
# The next two stand before a number
table-from_hand = Hand
table-from_consumed = Consumed
