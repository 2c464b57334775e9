### Namen von Spielmaterial, die viele Seiten sagen.

# A tile without its noun, beside its picture or its number
-tile-name = { KIND($it) ->
    [rock] Felsenplättchen
    [water] Wasserplättchen
    [crown] Dornenkrone
    [two] { -colour-noun(FRONT($it)) } und { -colour-noun(BACK($it)) }
    [double] doppeltes { -colour-noun(FRONT($it)) }
    [half] halbes { -colour-noun(FRONT($it)) }
    [half-ne] halbes { -colour-noun(FRONT($it)) }, Koralle nach Norden und Osten
    [half-se] halbes { -colour-noun(FRONT($it)) }, Koralle nach Süden und Osten
    [half-sw] halbes { -colour-noun(FRONT($it)) }, Koralle nach Süden und Westen
    [half-nw] halbes { -colour-noun(FRONT($it)) }, Koralle nach Norden und Westen
    [blue] { -colour-noun(FRONT($it)) } mit blauer Krabbe
   *[plain] { -colour-noun($it) }
}
# So many of them, without the noun
-counted-tile = { $count ->
    [one] { $count } { -short-tile($it, ends: "es") }
   *[other] { $count } { -short-tile($it, ends: "e") }
}
pieces-tile = { -tile-name($tile) }

## Boards. Each has a number, and the letter of its layout

pieces-board = Spielplan { $board }
pieces-board_layout = Spielplan { $board }, Riff { $layout }
