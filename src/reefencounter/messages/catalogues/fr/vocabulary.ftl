### What messages speak of. Terms are words that messages share; each language has the terms and the options it needs.
### Inside a term, $it is what it is called with, and $count how many of it there are in a group of a list.
### Names of players are anybody's: no "de" stands before them, which would have to become "d’" before a vowel.

## Colours, by their letters; gender: "f" and number: "plural" where the noun asks for them. Orange never changes.

-colour = { $it ->
    [W] { $gender ->
        [f] { $number ->
            [plural] blanches
           *[one] blanche
        }
       *[m] { $number ->
            [plural] blancs
           *[one] blanc
        }
    }
    [Y] { $number ->
        [plural] jaunes
       *[one] jaune
    }
    [O] orange
    [P] { $number ->
        [plural] roses
       *[one] rose
    }
   *[G] { $gender ->
        [f] { $number ->
            [plural] grises
           *[one] grise
        }
       *[m] gris
    }
}
# The colour itself: le blanc bat l'orange
-the-colour = { $it ->
    [O] l’{ -colour($it) }
   *[other] le { -colour($it) }
}
# un blanc et deux jaunes
-colour-group = { $count ->
    [1] un { -colour($it) }
   *[other] { -number($count) } { -colour($it, number: "plural") }
}
# Of an alga, which is feminine
-alga = { $it ->
    [blue] bleue
    [green] verte
    [purple] violette
   *[red] rouge
}
-player-colour = { $it ->
    [purple] violet
    [green] vert
    [red] rouge
   *[yellow] jaune
}

## Tiles, all feminine. KIND says what a tile is; FRONT is its colour, BACK the other one of two. A half tile that lies on a board has its coral on two sides.

-tile = { KIND($it) ->
    [rock] tuile rocher nu
    [water] tuile eau profonde
    [crown] couronne d’épines
    [two] tuile bicolore { -colour(FRONT($it)) }/{ -colour(BACK($it)) }
    [half] tuile demi-polype { -colour(FRONT($it), gender: "f") }
    [half-ne] tuile demi-polype { -colour(FRONT($it), gender: "f") } tournée vers le nord-est
    [half-se] tuile demi-polype { -colour(FRONT($it), gender: "f") } tournée vers le sud-est
    [half-sw] tuile demi-polype { -colour(FRONT($it), gender: "f") } tournée vers le sud-ouest
    [half-nw] tuile demi-polype { -colour(FRONT($it), gender: "f") } tournée vers le nord-ouest
    [double] tuile double { -colour(FRONT($it), gender: "f") }
    [blue] tuile { -colour(FRONT($it), gender: "f") } à crevette bleue
   *[plain] tuile { -colour($it, gender: "f") }
}
-a-tile = une { -tile($it) }
-tiles = { KIND($it) ->
    [rock] tuiles rocher nu
    [water] tuiles eau profonde
    [crown] couronnes d’épines
    [two] tuiles bicolores { -colour(FRONT($it)) }/{ -colour(BACK($it)) }
    [half] tuiles demi-polype { -colour(FRONT($it), gender: "f", number: "plural") }
    [half-ne] tuiles demi-polype { -colour(FRONT($it), gender: "f", number: "plural") } tournées vers le nord-est
    [half-se] tuiles demi-polype { -colour(FRONT($it), gender: "f", number: "plural") } tournées vers le sud-est
    [half-sw] tuiles demi-polype { -colour(FRONT($it), gender: "f", number: "plural") } tournées vers le sud-ouest
    [half-nw] tuiles demi-polype { -colour(FRONT($it), gender: "f", number: "plural") } tournées vers le nord-ouest
    [double] tuiles doubles { -colour(FRONT($it), gender: "f", number: "plural") }
    [blue] tuiles { -colour(FRONT($it), gender: "f", number: "plural") } à crevette bleue
   *[plain] tuiles { -colour($it, gender: "f", number: "plural") }
}
# 2 tuiles blanches et une tuile double orange
-tile-group = { $count ->
    [1] { -a-tile($it) }
   *[other] { $count } { -tiles($it) }
}
# The same where ordinary tiles go by their colour alone: 2 blancs et une tuile double orange
-heap-group = { KIND($it) ->
    [plain] { $count ->
        [one] { $count } { -colour($it) }
       *[other] { $count } { -colour($it, number: "plural") }
    }
   *[other] { -tile-group($it, $count) }
}
# What comes first in such a list: 2 polypes blancs, 1 gris et une tuile double orange
-heap-first = { KIND($it) ->
    [plain] { -polyp-group($it, $count) }
   *[other] { -tile-group($it, $count) }
}
# What was taken by an attack: a polyp, or the special tile that it was
-the-taken = { KIND($it) ->
    [plain] le polype
   *[other] la { -tile($it) }
}
-a-taken = { KIND($it) ->
    [plain] un polype { -colour($it) }
   *[other] { -a-tile($it) }
}
-consumed = { KIND($it) ->
    [plain] un polype mangé { -colour($it) }
   *[other] { -a-tile($it) } prise parmi les polypes mangés
}
-reef-tile = { $it ->
    [rock] une tuile rocher nu
    [water] une tuile eau profonde
   *[crown] une couronne d’épines
}
# A coral tile carries no number: it goes by its two colours
-coral-tile = { -colour(FRONT($it)) }/{ -colour(BACK($it)) }

## Other things

-polyp-group = { $count ->
    [one] { $count } polype { -colour($it) }
   *[other] { $count } polypes { -colour($it, number: "plural") }
}
-cube-group = { $count ->
    [1] un cube { -colour($it) }
   *[other] { -number($count) } cubes { -colour($it, number: "plural") }
}
-points = { $it ->
    [one] { $it } point
   *[other] { $it } points
}
-polyps = { $it ->
    [one] { $it } polype
   *[other] { $it } polypes
}
# n'a qu'un polype, n'a que 3 polypes
-has-only-polyps = { $it ->
    [1] n’a qu’un polype
   *[other] n’a que { -polyps($it) }
}
# Things of which there are only so many
-piece = { $it ->
    [polyp] un polype
    [shrimp] une crevette
    [moved_shrimp] une crevette déplacée
    [crown] une couronne
    [blue_shrimp] une crevette bleue
    [ward] un bouclier
   *[reef_tile] une tuile récif
}
-card = « { CARD($it) } »
-who = { $it ->
    [you] vous
   *[other] { NAME($it) }
}
# A small number as a word
-number = { $it ->
    [0] { $gender ->
        [f] aucune
       *[m] aucun
    }
    [1] { $gender ->
        [f] une
       *[m] un
    }
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { COUNT($it) }
}
