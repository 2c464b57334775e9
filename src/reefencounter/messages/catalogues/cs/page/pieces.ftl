### Names of pieces and boards that many pages say.

# A tile without its noun, beside its picture or its number
-tile-name = { KIND($it) ->
    [half-ne] { -tile($it) }
    [half-se] { -tile($it) }
    [half-sw] { -tile($it) }
    [half-nw] { -tile($it) }
   *[other] { -short-tile($it) }
}
# 1 bílá kostička, 2 bílé kostičky, 5 bílých kostiček
-cubes-of = { $count ->
    [one] { $count } { -colour($it) } kostička
    [few] { $count } { -colour($it, number: "plural") } kostičky
   *[other] { $count } { -colour($it, number: "plural", case: "gen") } kostiček
}
-tiles-of = { $count ->
    [one] { $count } { -colour($it) } kartička
    [few] { $count } { -colour($it, number: "plural") } kartičky
   *[other] { $count } { -colour($it, number: "plural", case: "gen") } kartiček
}
# ze 4, z 10
-out-of = { $it ->
    [6] ze { $it }
    [7] ze { $it }
    [14] ze { $it }
    [100] ze { $it }
    [few] ze { $it }
   *[other] z { $it }
}
-games = { $it ->
    [one] { $it } partie
    [few] { $it } partie
   *[other] { $it } partií
}
-players = { $it ->
    [one] { $it } hráč
    [few] { $it } hráči
   *[other] { $it } hráčů
}
# A player by the colour of the pieces: hraješ za fialovou
-player-acc = { $it ->
    [purple] fialovou
    [green] zelenou
    [red] červenou
   *[yellow] žlutou
}
pieces-tile = { -tile-name($tile) }

## Boards. Each has a number, and the letter of its layout

pieces-board = Deska { $board }
pieces-board_layout = Deska { $board }, útes { $layout }
