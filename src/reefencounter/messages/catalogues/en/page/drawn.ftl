### At a game that is entered from a real table: what was really drawn. Tiles are typed, or tapped on a palette.

drawn-title = What was drawn
drawn-collected = { CAPITAL(-colour($space)) } is collected
drawn-card = A card is bought
drawn-refilled = The open sea is refilled
drawn-tiles = Tiles are drawn
drawn-enter = { $count ->
    [one] Draw one tile from the bag. Enter what came.
   *[other] Draw { $count } tiles from the bag. Enter what came.
}
drawn-enter_spaces = { $count ->
    [one] Draw one tile from the bag and put it on the space { AND($spaces, item: "colour") }, in this order. Enter what came.
   *[other] Draw { $count } tiles from the bag and put one each on the spaces { AND($spaces, item: "colour") }, in this order. Enter what came.
}
# how they are typed is the same in all languages
drawn-special = A special tile is typed as W/Y, W2, Wh, Wb, rock, water, crown.
drawn-label = Drawn
drawn-space = { -colour($space) }
drawn-cancel = Cancel
drawn-choose_card = Choose a card
drawn-more = { $missing } more
drawn-collect = Collect
drawn-go_on = Go on

## Rows of tiles. $label is what a row is for, as it is written there.

drawn-said_none = { $count } of { $of }
drawn-said = { $count } of { $of }: { LIST($tiles) }
drawn-row = { $label }, { $said }
drawn-add = Add { $tile }
drawn-palette = { $label }: add a tile
drawn-remove = Remove the last
drawn-special_tiles = Special tiles
drawn-special_palette = { $label }: add a special tile
