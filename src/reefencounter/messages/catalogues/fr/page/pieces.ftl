### Names of pieces and boards that many pages say.

# A tile without its noun, beside its picture or its number
-tile-name = { KIND($it) ->
    [rock] rocher nu
    [water] eau profonde
    [crown] couronne d’épines
    [two] bicolore { -colour(FRONT($it)) } et { -colour(BACK($it)) }
    [double] double { -colour(FRONT($it)) }
    [half] demi-polype { -colour(FRONT($it)) }
    [half-ne] demi-polype { -colour(FRONT($it)) }, corail au nord et à l’est
    [half-se] demi-polype { -colour(FRONT($it)) }, corail au sud et à l’est
    [half-sw] demi-polype { -colour(FRONT($it)) }, corail au sud et à l’ouest
    [half-nw] demi-polype { -colour(FRONT($it)) }, corail au nord et à l’ouest
    [blue] { -colour(FRONT($it)) } à crevette bleue
   *[plain] { -colour($it) }
}
pieces-tile = { -tile-name($tile) }

## Boards. Each has a number, and the letter of its layout

pieces-board = Plateau { $board }
pieces-board_layout = Plateau { $board }, récif { $layout }
