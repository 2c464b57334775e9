### Names of pieces and boards that many pages say.

# A tile without its noun, beside its picture or its number
-tile-name = { KIND($it) ->
    [rock] bare rock
    [water] deep water
    [crown] crown of thorns
    [two] { -colour(FRONT($it)) } and { -colour(BACK($it)) }
    [double] double { -colour(FRONT($it)) }
    [half] half { -colour(FRONT($it)) }
    [half-ne] half { -colour(FRONT($it)) }, coral at north and east
    [half-se] half { -colour(FRONT($it)) }, coral at south and east
    [half-sw] half { -colour(FRONT($it)) }, coral at south and west
    [half-nw] half { -colour(FRONT($it)) }, coral at north and west
    [blue] { -colour(FRONT($it)) } with blue shrimp
   *[plain] { -colour($it) }
}
pieces-tile = { -tile-name($tile) }

## Boards. Each has a number, and the letter of its layout

pieces-board = Board { $board }
pieces-board_layout = Board { $board }, layout { $layout }
