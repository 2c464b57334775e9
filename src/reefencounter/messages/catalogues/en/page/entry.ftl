### Entering a game that is played at a real table, or counting its points.

entry-title = Enter a real game
entry-about = You play at a real table and keep the record here: to replay it, to score it without mistakes, or to settle what a rule allows. Everything lies open; what is drawn from your bag you type in.
entry-about_count = The game at your table is over: say how the coral tiles lie and what is in the fish, and the points, places and ties are worked out.
entry-what = What to enter
entry-whole = The whole game
entry-only_end = Only the end

## The players. Who has no other name goes by the colour of the pieces.

entry-players = Players
entry-colour = { CAPITAL(-player-colour($colour)) }
entry-begins = { $name }, who begins
entry-name_of = Name of player { $number }

## The game

entry-game = Game
entry-base = Base
entry-advanced = Advanced
entry-advanced_about = Nothing grows on the starfish, and a meal gives five polyps back.
entry-expansion = Expansion
entry-no_expansion = None
entry-second_kind = Second Kind
entry-second_kind_about = Special tiles that come in the set-up go back into the bag, and others are drawn.
entry-crowns = Crowns
entry-crowns_dealt = Dealt
entry-crowns_dealt_about = Each player has a crown of thorns besides the tiles below.
entry-crowns_in_bag = In the bag
entry-crowns_in_bag_about = All four crowns of thorns are drawn from the bag.
# action 6: a consumed tile for a cube
entry-exchange = Tile for a cube
entry-exchange_play = Play at once
entry-exchange_play_about = Action 6 as the publisher corrected it.
entry-exchange_keep = Keep
entry-exchange_keep_about = Action 6 by the older rule: the cube is kept.

## The coral tiles at the start

entry-coral_tiles = Coral tiles
entry-sides = All ten tiles start on the same side. What does the white and yellow one show?
entry-star = White beats yellow
entry-star_side = star side
entry-plain = Yellow beats white
entry-plain_side = plain side

## The open sea, the boards, the first tiles

entry-sea = Open sea
entry-first_space = First space
entry-space = { CAPITAL(-colour($space)) }
entry-sea_about = The tiles on each space, clockwise from the first: 3, 3, 3, 2 and 1. A full row goes on to the next.
entry-boards = Boards
entry-boards_about = Which reef lies where? Turn yours so that it looks like the picture.
entry-board = Board { $number }
entry-tiles = Tiles drawn
entry-tiles_about = What each player drew at first, before one tile went into the fish.
# of the game, if it is to have one
entry-name = Title
entry-name_like = Friday evening (optional)
entry-open = Open the table

## What is still missing: the list, and its items

entry-missing = Still missing: { AND($missing) }.
entry-missing_board = board { $number }
entry-missing_space = the { -colour($space) } space ({ $more } more)
entry-missing_tiles = { $name }’s tiles ({ $more } more)

## Only the points

entry-turn_tiles = As they lie at the end. Press a tile to turn it over.
entry-turn_tile = Coral tile: { -colour($stronger) } beats { -colour($weaker) }. Turn over
entry-fish = Fish
# a colour or a kind of tile in a fish
entry-one_more = One more { $tile }
entry-in_fish = { $tile } in the fish
entry-one_less = One { $tile } less
entry-colour_in_fish = { -colour($colour) }
entry-ties = For ties
entry-ties_and_cards = For ties and cards
entry-consumed = Consumed tiles
entry-cubes = Cubes
entry-hand_tiles = Hand tiles
entry-guarded = Guarded polyps
entry-count = Count
entry-score = The score
