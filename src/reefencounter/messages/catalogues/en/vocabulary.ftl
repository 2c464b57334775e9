### What messages speak of. Terms are words that messages share; each language has the terms and the options it needs.
### Inside a term, $it is what it is called with, and $count how many of it there are in a group of a list.

## Colours, by their letters

-colour = { $it ->
    [W] white
    [Y] yellow
    [O] orange
    [P] pink
   *[G] grey
}
-a-colour = { $it ->
    [W] a white
    [Y] a yellow
    [O] an orange
    [P] a pink
   *[G] a grey
}
# one white, and two white
-colour-group = { $count ->
    [1] { -colour($it) }
   *[other] { -number($count) } { -colour($it) }
}
-alga = { $it ->
    [blue] blue
    [green] green
    [purple] purple
   *[red] red
}
-player-colour = { $it ->
    [purple] purple
    [green] green
    [red] red
   *[yellow] yellow
}

## Tiles. KIND says what a tile is; FRONT is its colour, BACK the other one of two. A half tile that lies on a board has its coral on two sides.

-tile = { KIND($it) ->
    [rock] bare rock tile
    [water] deep water tile
    [crown] crown of thorns
    [two] { -colour(FRONT($it)) }/{ -colour(BACK($it)) } tile
    [half] half { -colour(FRONT($it)) } tile
    [half-ne] half { -colour(FRONT($it)) } tile with its coral to the north and east
    [half-se] half { -colour(FRONT($it)) } tile with its coral to the south and east
    [half-sw] half { -colour(FRONT($it)) } tile with its coral to the south and west
    [half-nw] half { -colour(FRONT($it)) } tile with its coral to the north and west
    [double] double { -colour(FRONT($it)) } tile
    [blue] { -colour(FRONT($it)) } blue-shrimp tile
   *[plain] { -colour($it) } tile
}
-a-tile = { KIND($it) ->
    [plain] { -a-colour($it) } tile
    [two] { -a-colour(FRONT($it)) }/{ -colour(BACK($it)) } tile
    [blue] { -a-colour(FRONT($it)) } blue-shrimp tile
   *[other] a { -tile($it) }
}
-tiles = { KIND($it) ->
    [rock] bare rock tiles
    [water] deep water tiles
    [crown] crowns of thorns
    [half-ne] half { -colour(FRONT($it)) } tiles with their coral to the north and east
    [half-se] half { -colour(FRONT($it)) } tiles with their coral to the south and east
    [half-sw] half { -colour(FRONT($it)) } tiles with their coral to the south and west
    [half-nw] half { -colour(FRONT($it)) } tiles with their coral to the north and west
   *[other] { -tile($it) }s
}
# 2 white tiles and a double orange tile
-tile-group = { $count ->
    [1] { -a-tile($it) }
   *[other] { $count } { -tiles($it) }
}
# The same where ordinary tiles go by their colour alone: 2 white and a double orange tile
-heap-group = { KIND($it) ->
    [plain] { $count } { -colour($it) }
   *[other] { -tile-group($it, $count) }
}
-heaped = { KIND($it) ->
    [plain] { -colour($it) }
   *[other] { -a-tile($it) }
}
# What was taken by an attack: a polyp, or the special tile that it was
-taken = { KIND($it) ->
    [plain] polyp
   *[other] { -tile($it) }
}
-a-taken = { KIND($it) ->
    [plain] { -a-colour($it) } polyp
   *[other] { -a-tile($it) }
}
-consumed = { KIND($it) ->
    [plain] a consumed { -colour($it) } tile
   *[other] { -a-tile($it) } from the consumed ones
}
-reef-tile = { $it ->
    [rock] bare rock
    [water] deep water
   *[crown] a crown of thorns
}
# A coral tile carries no number: it goes by its two colours
-coral-tile = { -colour(FRONT($it)) }/{ -colour(BACK($it)) }

## Other things

-polyp-group = { $count ->
    [one] { $count } { -colour($it) } polyp
   *[other] { $count } { -colour($it) } polyps
}
-cube-group = { $count ->
    [1] { -a-colour($it) } cube
   *[other] { -number($count) } { -colour($it) } cubes
}
# Things of which there are only so many
-piece = { $it ->
    [polyp] a polyp
    [shrimp] a shrimp
    [moved_shrimp] a moved shrimp
    [crown] a crown
    [blue_shrimp] a blue shrimp
    [ward] a ward
   *[reef_tile] a reef tile
}
-card = { CARD($it) }
-who = { $it ->
    [you] you
   *[other] { NAME($it) }
}
# A small number as a word
-number = { $it ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { COUNT($it) }
}
