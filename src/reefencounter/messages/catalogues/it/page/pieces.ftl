### Names of pieces and boards that many pages say.

# A tile without its noun, beside its picture or its number
-tile-name = { KIND($it) ->
    [rock] nuda roccia
    [water] acqua profonda
    [crown] corona di spine
    [two] bicolore { -colour(FRONT($it)) } e { -colour(BACK($it)) }
    [double] doppia { -colour(FRONT($it), gender: "f") }
    [half] mezzo polipo { -colour(FRONT($it)) }
    [half-ne] mezzo polipo { -colour(FRONT($it)) }, corallo a nord e a est
    [half-se] mezzo polipo { -colour(FRONT($it)) }, corallo a sud e a est
    [half-sw] mezzo polipo { -colour(FRONT($it)) }, corallo a sud e a ovest
    [half-nw] mezzo polipo { -colour(FRONT($it)) }, corallo a nord e a ovest
    [blue] { -colour(FRONT($it), gender: "f") } con gamberetto blu
   *[plain] { -colour($it) }
}
# So many of them: 2 bianchi, 1 doppia arancione
-counted-tile = { KIND($it) ->
    [rock] { $count } nuda roccia
    [water] { $count } acqua profonda
    [crown] { $count ->
        [one] { $count } corona di spine
       *[other] { $count } corone di spine
    }
    [two] { $count ->
        [one] { $count } bicolore { -colour(FRONT($it)) } e { -colour(BACK($it)) }
       *[other] { $count } bicolori { -colour(FRONT($it)) } e { -colour(BACK($it)) }
    }
    [double] { $count ->
        [one] { $count } doppia { -colour(FRONT($it), gender: "f") }
       *[other] { $count } doppie { -colour(FRONT($it), gender: "f", number: "plural") }
    }
    [blue] { $count ->
        [one] { $count } { -colour(FRONT($it), gender: "f") } con gamberetto blu
       *[other] { $count } { -colour(FRONT($it), gender: "f", number: "plural") } con gamberetto blu
    }
    [plain] { $count ->
        [one] { $count } { -colour($it) }
       *[other] { $count } { -colour($it, number: "plural") }
    }
   *[half] { $count ->
        [one] { $count } mezzo polipo { -colour(FRONT($it)) }
       *[other] { $count } mezzi polipi { -colour(FRONT($it), number: "plural") }
    }
}
# So many cubes, without the noun
-counted-cube = { $count ->
    [one] { $count } { -colour($it) }
   *[other] { $count } { -colour($it, number: "plural") }
}
# So many cubes
-cubes = { $count ->
    [one] { $count } cubetto { -colour($it) }
   *[other] { $count } cubetti { -colour($it, number: "plural") }
}
pieces-tile = { -tile-name($tile) }

## Boards. Each has a number, and the letter of its layout

pieces-board = Mappa { $board }
pieces-board_layout = Mappa { $board }, barriera { $layout }
