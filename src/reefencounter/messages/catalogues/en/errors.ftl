### What is wrong with rules, set-ups, records, states, decks and files.

## words of others, as they are

as_it_is = { $text }

## the shape of JSON; `where` is a path in it

shape-format = format must be { QUOTED($format) }, not { $value }
shape-unknown_key = { $where } has { $key }, which is not one of { LIST($keys) }
shape-whole_number = { $where } must be a whole number from { $least } to { $most }, not { $value }
shape-whole_numbers = { $where } must be a list of { $length } whole numbers, not { $value }
shape-object = { $where } must be an object, not { $value }
shape-list = { $where } must be a list, not { $value }
shape-length = { $where } must have { $length } entries, not { $entries }
shape-flag = { $where } must be true or false, not { $value }
shape-choice = { $where } must be one of { LIST($names) }, not { $value }
shape-no_key = { $where } has no { QUOTED($key) }

## rules

rules-players_given = 2, 3 or 4 players, not { $value }
rules-board_twice = boards names the same board twice; each is there once
rules-twice = give either rules or single options, not both
rules-players = players must be 2, 3 or 4, not { $value }
rules-larva_exchange = larva_exchange must be "play" or "keep", not { $value }
rules-object = rules must be an object such as { "{" }"players": 2{ "}" }
rules-unknown_key = rules has no { $key }; it has { LIST($keys) }
rules-of_second_kind = crowns_dealt and deck are options of the Second Kind (second_kind true)
rules-larva_exchange_second_kind = with the Second Kind larva_exchange is always "play"
rules-bag_too_small = the bag cannot give { $number } more { -tiles($tile) }
rules-too_few_for_sea = hands leave too few tiles in the bag for the open sea
rules-too_few_for_hands = sea leaves too few tiles in the bag for the hands

## set-ups

setup-object = setup must be an object such as { "{" }"boards": ["B", "D"]{ "}" }
setup-star = setup.star must be true or false
setup-boards = setup.boards must be a list of { $players } of { LIST($boards) }
setup-board_twice = setup.boards names a board twice
setup-sea = setup.sea must be an object with the keys W, Y, O, P, G
setup-sea_sizes = setup.sea must hold 3, 3, 3, 2, 1 tiles clockwise from one space, not { LIST($sizes) }
setup-hands = setup.hands must be a list of { $players } colour maps
setup-colours = { $where } must be a list of colours
setup-colour = { $where } must hold only W, Y, O, P, G
setup-names = names must be a list of { $players } texts of 1 to { $longest } characters
setup-unknown_key = setup has no { $key }; it has boards, star, sea, hands
setup-hand = setup.hands must hold colour maps such as { "{" }"W": 2, "G": 4{ "}" }
setup-hand_sizes = setup.hands must have { LIST($sizes) } tiles

## calls of a game

game-seed = a seed is a whole number from 0 to { $most }, not { $value }
game-deal = a deal is a list of colours such as ['W', 'G'], not { $value }
game-nothing_to_undo = there is nothing to take back
game-no_record = a game that was loaded from a position has no record
game-load_record = this is a record of a whole game: Game.replay takes it, and Game.open a file with one
game-player = player must be 0 to { $last }, not { $value }
game-no_second_kind = this does not know the Second Kind yet

## records

record-object = a record must be an object
record-setup = setup must have boards, star, sea and hands
record-moves = moves must be a list
record-no_result = the moves do not end the game, so the record can have no result
record-other_deck = deck must be the deck that rules.deck names, { $deck }
record-move_shape = moves[{ $index }] must have player, action and, where tiles were drawn, deal
record-move_player = moves[{ $index }].player must be 0 to { $last }
record-move_action = moves[{ $index }].action must be a text
record-move_deal = moves[{ $index }].deal must be a list of tiles or cards
record-no_key = the record has no { QUOTED($key) }
record-unknown_key = a record has no { $key }
record-result_keys = by the moves of the record { $where } must have { LIST($keys) }
record-result_list = by the moves of the record { $where } must be a list of { $length }
record-result = by the moves of the record { $where } must be { $right }, not { $value }

## states (N4, N6)

state-no_cell = { -piece($what) } on { $cell }: there is no such cell on { $boards } boards
state-water = { -piece($what) } on { $cell }: that is water
state-supply = a game that ended by the supply has one open-sea space without its cube
state-owed_polyp = turn.must_play: no { -colour($colour) } polyp could be laid now
state-cylinders = { $number } { -alga($alga) } cylinders are in play; there are 5
state-polyps = { $number } { -colour($colour) } polyps in all; there are { $right }
state-cubes = { $number } { -colour($colour) } cubes in all; there are { $right }
state-shrimps = players[{ $player }] has { $number } shrimps on the boards, unplayed and eaten; there are 4
state-shrimps_on_board = players[{ $player }] has { $number } shrimps on board { $board }; two are allowed
state-two_shrimps = the coral at { $cell } carries two shrimps; one is allowed
state-lock = locks[{ $index }]: { $side } shows { $large } as its large alga, not { $alga }
state-blue_shrimps = { $number } blue shrimps in all; there are { $right }
state-supply_second_kind = one open-sea space lacks its cube here
state-owed_cube = turn.must_play: no { -colour($colour) } cube could be played now
state-pending_pieces = turn.pending: the pieces for this decision are not there
state-pending_nothing = turn.pending: nothing could be chosen
state-crown_no_target = turn.crowns: the crown on { $cell } has no target
state-tiles = { $number } tiles { $tile } in all; there are { $right }
state-card = card { $number } of the deck must be in one place; all { $cards } are there once
state-three_cards = players[{ $player }].cards: at most three unplayed cards in a hand
state-two_polyps = two polyps lie on one cell of board { $board }
state-pending = turn.pending must be null or an object, not { $value }
state-pending_no_card = turn.pending has no 'card'
state-pending_no_cell = turn.pending.cell: there is no cell { $cell } on { $boards } boards
state-pending_no_window = turn.pending: no window is for { $card }
state-pending_window = turn.pending: { $card } is for the window { $window }
state-pending_tile = turn.pending.tile must be a tile of the colour laid, not { $value }
state-board_twice = boards names the same board twice; each is there once
state-tile = polyps[{ $cell }] must be a tile such as W, W/Y, W2, Wh:ne or Wb, not { $value }
state-rock = bare rock on { $cell }: it lies on water beside printed rock
state-crown_twice = crowns names { $cell } twice
state-blue_twice = blue.boards names { $cell } twice
state-sea_tiles = sea.{ $space } has { $number } tiles; a space holds three
state-card_twice = { $where } names { $card } twice
state-moved = turn.moved names { $cell }; it must name cells with shrimps of player { $player }, once each
state-acting_twice = turn.crowns names { $cell } twice
state-deep_water = deep water on { $cell }: that is water already
state-sea_polyps = sea.{ $space } has { $number } polyps; a space holds three
state-crown_on_polyp = { $cell }: a crown and a polyp are on one cell
state-shrimp_on_crown = { $cell }: a shrimp stands on a crown
state-blue_on_no_polyp = { $cell }: a blue shrimp stands on no polyp
state-two_on_polyp = { $cell }: a polyp carries two shrimps
state-shrimp_on_blue_tile = { $cell }: a shrimp stands on a blue shrimp tile
state-ward_on_no_polyp = { $cell }: a ward is on a cell without a polyp
state-acting_no_crown = { $cell }: turn.crowns names a cell without a crown
state-two_blue_shrimps = the coral at { $cell } carries two blue shrimps; one is allowed

## fields of `turn` that contradict its phase

turn_state-not_begun = turn: in phase { QUOTED($phase) } the turn has not begun
turn_state-nothing_laid = turn: in phase { QUOTED($phase) } nothing is being laid
turn_state-not_ended = turn: in phase { QUOTED($phase) } the game has not ended
turn_state-acted_after = turn: in phase { QUOTED($phase) } acted must be true after an action
turn_state-number = turn: in phase { QUOTED($phase) } the number is too high
turn_state-keep = turn: in phase { QUOTED($phase) } no cube is owed by these rules
turn_state-owed_late = turn: in phase { QUOTED($phase) } a cube is owed after two layings
turn_state-owed_not_held = turn: in phase { QUOTED($phase) } the cube that is owed is not held
turn_state-laying = turn: in phase { QUOTED($phase) } laying must name a colour
turn_state-acted_and_lays = turn: in phase { QUOTED($phase) } acted must be true and lays 1 or 2
turn_state-not_owed = turn: in phase { QUOTED($phase) } no cube is owed
turn_state-laid = turn: in phase { QUOTED($phase) } laid is at least from_hand
turn_state-no_tile_left = turn: in phase { QUOTED($phase) } a tile must be left that could be laid
turn_state-too_many = turn: in phase { QUOTED($phase) } more is laid and held than there is
turn_state-flags = turn: in phase { QUOTED($phase) } all flags are at their start
turn_state-ender = turn: in phase { QUOTED($phase) } ended_by and ender must be set
turn_state-final = turn: in phase { QUOTED($phase) } the game ended by locks or shrimps, by another player
turn_state-fish = turn: in phase { QUOTED($phase) } a fish holds at most one tile
turn_state-cubes = turn: in phase { QUOTED($phase) } cubes are none or two, after the fish was fed
turn_state-hand = turn: in phase { QUOTED($phase) } who has not fed the fish needs a tile in the hand
turn_state-player = turn: in phase { QUOTED($phase) } player is the lowest who still has to choose
turn_state-crowns = turn: in phase { QUOTED($phase) } crowns act before everything else
turn_state-window = turn: in phase { QUOTED($phase) } a window asks another player
turn_state-decision = turn: in phase { QUOTED($phase) } a decision of cards needs an action before it
turn_state-moved = turn: in phase { QUOTED($phase) } a moved shrimp means an action
turn_state-of_laying = turn: in phase { QUOTED($phase) } only a laying splits tiles or attacks
turn_state-owed_between = turn: in phase { QUOTED($phase) } a cube is owed between actions
turn_state-collected = turn: in phase { QUOTED($phase) } action 10 is done when it ends
turn_state-acted = turn: in phase { QUOTED($phase) } acted must be true
turn_state-lays = turn: in phase { QUOTED($phase) } lays must be 1 or 2
turn_state-only_laying = turn: in phase { QUOTED($phase) } no crown acts and only laying is decided
turn_state-decided = turn: in phase { QUOTED($phase) } nothing is to be decided
turn_state-card = turn: in phase { QUOTED($phase) } no card is played
turn_state-fish_ordinary = turn: in phase { QUOTED($phase) } a fish holds an ordinary tile

## flat values

position-no_end = from this position no game comes to an end
position-no_deck = a position that nobody plays has no deck
position-players = not a position: it must have 2 to 4 players
position-boards = not a position: it must have boards A to D, each once
position-phase = not a position: it must have a player and a phase
position-colours = not a position: it must have known colours
position-laying = not a position: it must have a colour to lay
position-flags = not a position: it must have flags of 0 or 1
position-coral_tiles = not a position: it must have ten coral tiles
position-ending = not a position: it must have an end that the rules know, and whose it is
position-tiles = not a position: it must have numbers of tiles that there are
position-cubes = not a position: it must have numbers of cubes that there are
position-owed = not a position: it must have the cube that is owed, and an action to play it
position-one_polyp = not a position: it must have one polyp on a cell
position-one_shrimp = not a position: it must have one shrimp on a cell
position-shrimps = not a position: it must have at most four shrimps a player
position-asked = not a position: it must have somebody who is asked, or nobody
position-window = not a position: it must have a window for a card
position-deck = not a position: it must have a deck that is known here
position-decision = not a position: it must have a decision
position-card = not a position: it must have a card and a space
position-cell = not a position: it must have a cell of the boards in play
position-tile = not a position: it must have a tile to lay
position-polyp_tiles = not a position: it must have polyp tiles on the boards
position-half_tiles = not a position: it must count the half tiles on the boards as they lie there
position-returned = not a position: it must have polyp tiles that returned
position-blue_shrimps = not a position: it must have at most four blue shrimps
position-crowns = not a position: it must have at most four crowns
position-cards = not a position: it must have 28 cards
position-hand = not a position: it must have at most three cards in a hand
position-in_force = not a position: it must have a deck with the card that is in force
position-pieces = not a position: it must have the pieces for what is to be decided
position-number = not a position: it must have a turn up to { $most }
position-cells = not a position: it must have { $field } on cells of the boards in play
position-size = not a position: not { $bytes } bytes

## decks

lesson-solved_already = this task is solved; begin it anew, or go on to the next one
lesson-no_course = no course is called { QUOTED($name) }; there are { LIST($known) }
lesson-no_lesson = no lesson is called { QUOTED($name) }; there are { LIST($known) }
lesson-no_task = no task is called { QUOTED($name) }
diagram-none = no diagram is called { QUOTED($name) }
deck-unknown = no deck { $deck } is known here; known are { LIST($known) }. Load a deck file first
deck-id_taken = another deck is already known as { QUOTED($deck) }: give this one an id of its own
deck-object = a deck is an object with "format", "id", "name", "reconstructed" and "cards"
deck-name_and_note = a deck needs a name, a text of up to { $longest_name } characters; a note, if there is one, is a text of up to { $longest_note }
deck-reconstructed = reconstructed must be true (our own texts) or false (the texts of printed cards)
deck-cards = cards must be a list of { $number } cards, not { $value }
deck-card_object = { $where } must be an object
deck-effect = { $where }: effect must be one of { LIST($effects) }, not { $value }
deck-scoring = { $where }: scoring must be true for score_… effects and false for all others
deck-clownfish = { $where }: no window is for { $effect }; clownfish cards are { LIST($answers) }
deck-amount = { $where }: amount must be a whole number from { $least } to { $most }, not { $value }
deck-id = { $where } needs an id of up to { $longest } small letters, digits and _, not { $value }
deck-unknown_key = a deck has no { $key }
deck-card_text = { $where } needs a { $key } of up to { $longest } characters
deck-card_mark = { $where }: { $key } must be true or false, not { $value }
deck-no_amount = { $where }: { $effect } takes no amount
deck-card_twice = two cards have the id { QUOTED($id) }
deck-scoring_twice = { AND($cards) } both have { $effect }; a scoring effect may come once
deck-window_twice = { AND($cards) } answer the same window; one card may
deck-no_number = no deck has the number { $number } here
deck-rule_object = a deck is a Deck with an id and a tuple of cards
deck-rule_cards = a deck has { $number } cards, not { $given }
deck-too_many = { $most } decks are being played with, and no more can be
deck-rule_card = each card of a deck is a CardRule with an id
deck-no_window = no window is for { $card }
deck-id_played = another deck is being played with as { QUOTED($deck) }

## files

file_trouble-none = there is no such file or folder
file_trouble-folder = it is a folder
file_trouble-not_allowed = it is not allowed
file_trouble-no_name = that is not a file name
file-unwritable = { $file } cannot be written: { $why }
file-folder_not_made = { $folder } cannot be made: { $why }
file-unreadable = { $path } cannot be read: { $why }
file-not_json = { $path }: not JSON: { $why }
file-too_large = { $file } is too large: a saved game has at most { $most } MB
file-position = { $file } is a position, not a game: `reef show` can draw it
file-there = { $file } is there already
file-no_folder = { $file } cannot be written: there is no such folder
file-not_allowed = { $file } cannot be written: it is not allowed
file-not_text = { $file } is not a saved game: it is not text
file-no_game_json = { $file } is not a saved game: it is not JSON
file-folder = { $file } is a folder
file-because = { $path }: { $because }
file-no_game = { $file } is not a saved game: { $why }
