### What messages speak of. Words decline by `case` (gen, dat, acc, loc, ins), `gender` (m, a for animate masculine, n) and
### `number` (plural). Without them they are feminine, nominative and singular: so are tiles, cubes, algae and colours as such.
### Names are never declined: sentences have them in the nominative.

## Endings of adjectives: all of ours are hard, bílý or zkonzumovaný

-ending = { $number ->
    [plural] { $case ->
        [gen] ých
        [dat] ým
        [loc] ých
        [ins] ými
       *[nom] { $gender ->
            [n] á
           *[f] é
        }
    }
   *[one] { $gender ->
        [m] { $case ->
            [gen] ého
            [dat] ému
            [loc] ém
            [ins] ým
           *[nom] ý
        }
        [a] { $case ->
            [gen] ého
            [acc] ého
            [dat] ému
            [loc] ém
            [ins] ým
           *[nom] ý
        }
        [n] { $case ->
            [gen] ého
            [dat] ému
            [loc] ém
            [ins] ým
           *[nom] é
        }
       *[f] { $case ->
            [gen] é
            [dat] é
            [acc] ou
            [loc] é
            [ins] ou
           *[nom] á
        }
    }
}

## Colours, by their letters

-stem = { $it ->
    [W] bíl
    [Y] žlut
    [O] oranžov
    [P] růžov
   *[G] šed
}
-colour = { -stem($it) }{ -ending($it) }
# z bílého místa, ze žlutého místa
-from-space = { $it ->
    [Y] ze žlutého místa
    [G] ze šedého místa
   *[other] z { -colour($it, gender: "n", case: "gen") } místa
}
-alga-stem = { $it ->
    [blue] modr
    [green] zelen
    [purple] fialov
   *[red] červen
}
-alga = { -alga-stem($it) }{ -ending($it) }
-player-colour = { $it ->
    [purple] fialová
    [green] zelená
    [red] červená
   *[yellow] žlutá
}

## Tiles. KIND says what a tile is; FRONT is its colour, BACK the other one of two. A half tile that lies on a board has its coral on two sides.

-tile-word = { $number ->
    [plural] { $case ->
        [gen] kartiček
        [ins] kartičkami
       *[nom] kartičky
    }
   *[one] { $case ->
        [gen] kartičky
        [acc] kartičku
        [ins] kartičkou
       *[nom] kartička
    }
}
-crown = { $number ->
    [plural] { $case ->
        [gen] trnových korun
        [ins] trnovými korunami
       *[nom] trnové koruny
    }
   *[one] { $case ->
        [gen] trnové koruny
        [acc] trnovou korunu
        [ins] trnovou korunou
       *[nom] trnová koruna
    }
}
-half = { $number ->
    [plural] { $case ->
        [gen] polovičních
        [ins] polovičními
       *[nom] poloviční
    }
   *[one] poloviční
}
# Where the word has just been said: 2 bílé kartičky, šedou a dvojitou žlutou
-short-tile = { KIND($it) ->
    [rock] { -tile-word($it) } skály
    [water] { -tile-word($it) } vody
    [crown] { -crown($it) }
    [two] { -stem(FRONT($it)) }o-{ -colour(BACK($it)) }
    [half] { -half($it) } { -colour(FRONT($it)) }
    [half-ne] { -half($it) } { -colour(FRONT($it)) }
    [half-se] { -half($it) } { -colour(FRONT($it)) }
    [half-sw] { -half($it) } { -colour(FRONT($it)) }
    [half-nw] { -half($it) } { -colour(FRONT($it)) }
    [double] dvojit{ -ending($it) } { -colour(FRONT($it)) }
    [blue] { -colour(FRONT($it)) } s modrým krabíkem
   *[plain] { -colour($it) }
}
-tile = { KIND($it) ->
    [rock] { -tile-word($it) } skály
    [water] { -tile-word($it) } vody
    [crown] { -crown($it) }
    [half-ne] { -short-tile($it) } { -tile-word($it) } s korálem na severu a východě
    [half-se] { -short-tile($it) } { -tile-word($it) } s korálem na jihu a východě
    [half-sw] { -short-tile($it) } { -tile-word($it) } s korálem na jihu a západě
    [half-nw] { -short-tile($it) } { -tile-word($it) } s korálem na severu a západě
    [blue] { -colour(FRONT($it)) } { -tile-word($it) } s modrým krabíkem
   *[plain] { -short-tile($it) } { -tile-word($it) }
}
-tiles = { -tile($it, number: "plural") }
# 2 bílé kartičky a dvojitou oranžovou kartičku
-tile-group = { $count ->
    [1] { -tile($it) }
    [few] { $count } { -tile($it, number: "plural") }
   *[other] { $count } { -tile($it, number: "plural", case: "gen") }
}
# The same in short
-short-group = { $count ->
    [1] { -short-tile($it) }
    [few] { $count } { -short-tile($it, number: "plural") }
   *[other] { $count } { -short-tile($it, number: "plural", case: "gen") }
}
# 1 bílá, 2 bílé, 5 bílých: in lists of what lies somewhere
-heap-group = { $count ->
    [1] 1 { -short-tile($it) }
    [few] { $count } { -short-tile($it, number: "plural") }
   *[other] { $count } { -short-tile($it, number: "plural", case: "gen") }
}
# What was taken by an attack: a polyp, or the special tile that it was
-taken = { KIND($it) ->
    [plain] { -colour($it, gender: "m", case: "acc") } polyp
   *[other] { -tile($it, case: "acc") }
}
-consumed = { $case ->
    [ins] { KIND($it) ->
        [plain] zkonzumovaným { -colour($it, gender: "m") } polypem
       *[other] zkonzumovanou { -tile($it) }
    }
   *[acc] { KIND($it) ->
        [plain] zkonzumovaný { -colour($it, gender: "m", case: "acc") } polyp
       *[other] zkonzumovanou { -tile($it, case: "acc") }
    }
}
-reef-tile = { $it ->
    [rock] kartičku skály
    [water] kartičku vody
   *[crown] trnovou korunu
}
# A coral tile carries no number: it goes by its two colours
-coral-tile = { -colour(FRONT($it)) }/{ -colour(BACK($it)) }

## Other things, as objects

-polyp-group = { $count ->
    [1] { -colour($it, gender: "m") } polyp
    [few] { $count } { -colour($it, gender: "m", number: "plural") } polypy
   *[other] { $count } { -colour($it, gender: "m", number: "plural", case: "gen") } polypů
}
# After a first one: bílý polyp a 2 žluté
-short-polyp-group = { $count ->
    [1] { -colour($it, gender: "m") }
    [few] { $count } { -colour($it, gender: "m", number: "plural") }
   *[other] { $count } { -colour($it, gender: "m", number: "plural", case: "gen") }
}
# Where the word has just been said: kostičky: bílou a žlutou
-cube-group = { $count ->
    [1] { -colour($it, case: "acc") }
   *[other] { -number($count) } { -colour($it, number: "plural") }
}
# Things of which there are only so many
-piece = { $it ->
    [polyp] polyp
    [shrimp] krabík
    [moved_shrimp] přesunutý krabík
    [crown] trnová koruna
    [blue_shrimp] modrý krabík
    [ward] štít
   *[reef_tile] útesová kartička
}
-card = „{ CARD($it) }“
-who = { $it ->
    [you] ty
   *[other] { NAME($it) }
}
-has = { $it ->
    [you] máš
   *[other] { NAME($it) } má
}
-has-already = { $it ->
    [you] už máš
   *[other] { NAME($it) } už má
}
-already-has = { $it ->
    [you] už máš
   *[other] už má { NAME($it) }
}
-lacks-there = { $it ->
    [you] nemáš
   *[other] nemá { NAME($it) }
}
-lacks = { $it ->
    [you] nemáš
   *[other] { NAME($it) } nemá
}
-points = { $it ->
    [one] { $it } bod
    [few] { $it } body
    [many] { $it } bodu
   *[other] { $it } bodů
}
# A small number as a word
-number = { $it ->
    [0] žádn{ -ending($it) }
    [1] { $gender ->
        [m] jeden
        [a] { $case ->
            [acc] jednoho
           *[nom] jeden
        }
       *[f] { $case ->
            [acc] jednu
           *[nom] jedna
        }
    }
    [2] { $gender ->
        [m] dva
        [a] dva
       *[f] dvě
    }
    [3] tři
    [4] čtyři
    [5] pět
    [6] šest
    [7] sedm
    [8] osm
    [9] devět
    [10] deset
   *[other] { COUNT($it) }
}
