### What messages speak of. Terms are words that messages share; each language has the terms and the options it needs.
### Inside a term, $it is what it is called with, and $count how many of it there are in a group of a list.

## Colours, by their letters; gender: "f" and number: "plural" where the noun asks for them. Rosa never changes.

-colour = { $it ->
    [W] { $gender ->
        [f] { $number ->
            [plural] bianche
           *[one] bianca
        }
       *[m] { $number ->
            [plural] bianchi
           *[one] bianco
        }
    }
    [Y] { $gender ->
        [f] { $number ->
            [plural] gialle
           *[one] gialla
        }
       *[m] { $number ->
            [plural] gialli
           *[one] giallo
        }
    }
    [O] { $number ->
        [plural] arancioni
       *[one] arancione
    }
    [P] rosa
   *[G] { $gender ->
        [f] { $number ->
            [plural] grigie
           *[one] grigia
        }
       *[m] { $number ->
            [plural] grigi
           *[one] grigio
        }
    }
}
# The colour itself: il bianco batte l'arancione
-the-colour = { $it ->
    [O] l’{ -colour($it) }
   *[other] il { -colour($it) }
}
# più forte dell'arancione
-of-colour = { $it ->
    [O] dell’{ -colour($it) }
   *[other] del { -colour($it) }
}
# uno bianco e due gialli
-colour-group = { $count ->
    [1] uno { -colour($it) }
   *[other] { -number($count) } { -colour($it, number: "plural") }
}
# Of an alga, which is feminine
-alga = { $it ->
    [blue] blu
    [green] verde
    [purple] viola
   *[red] rossa
}
-player-colour = { $it ->
    [purple] viola
    [green] verde
    [red] rosso
   *[yellow] giallo
}

## Tiles, all feminine. KIND says what a tile is; FRONT is its colour, BACK the other one of two. A half tile that lies on a board has its coral on two sides.

-tile = { KIND($it) ->
    [rock] tessera nuda roccia
    [water] tessera acqua profonda
    [crown] corona di spine
    [two] tessera bicolore { -colour(FRONT($it)) }/{ -colour(BACK($it)) }
    [half] tessera mezzo polipo { -colour(FRONT($it), gender: "f") }
    [half-ne] tessera mezzo polipo { -colour(FRONT($it), gender: "f") } rivolta a nord-est
    [half-se] tessera mezzo polipo { -colour(FRONT($it), gender: "f") } rivolta a sud-est
    [half-sw] tessera mezzo polipo { -colour(FRONT($it), gender: "f") } rivolta a sud-ovest
    [half-nw] tessera mezzo polipo { -colour(FRONT($it), gender: "f") } rivolta a nord-ovest
    [double] tessera doppia { -colour(FRONT($it), gender: "f") }
    [blue] tessera { -colour(FRONT($it), gender: "f") } con gamberetto blu
   *[plain] tessera { -colour($it, gender: "f") }
}
-a-tile = una { -tile($it) }
-tiles = { KIND($it) ->
    [rock] tessere nuda roccia
    [water] tessere acqua profonda
    [crown] corone di spine
    [two] tessere bicolori { -colour(FRONT($it)) }/{ -colour(BACK($it)) }
    [half] tessere mezzo polipo { -colour(FRONT($it), gender: "f", number: "plural") }
    [half-ne] tessere mezzo polipo { -colour(FRONT($it), gender: "f", number: "plural") } rivolte a nord-est
    [half-se] tessere mezzo polipo { -colour(FRONT($it), gender: "f", number: "plural") } rivolte a sud-est
    [half-sw] tessere mezzo polipo { -colour(FRONT($it), gender: "f", number: "plural") } rivolte a sud-ovest
    [half-nw] tessere mezzo polipo { -colour(FRONT($it), gender: "f", number: "plural") } rivolte a nord-ovest
    [double] tessere doppie { -colour(FRONT($it), gender: "f", number: "plural") }
    [blue] tessere { -colour(FRONT($it), gender: "f", number: "plural") } con gamberetto blu
   *[plain] tessere { -colour($it, gender: "f", number: "plural") }
}
# 2 tessere bianche e una tessera doppia arancione
-tile-group = { $count ->
    [1] { -a-tile($it) }
   *[other] { $count } { -tiles($it) }
}
# The same where ordinary tiles go by their colour alone: 2 bianchi e una tessera doppia arancione
-heap-group = { KIND($it) ->
    [plain] { $count ->
        [one] { $count } { -colour($it) }
       *[other] { $count } { -colour($it, number: "plural") }
    }
   *[other] { -tile-group($it, $count) }
}
# What comes first in such a list: 2 polipi bianchi, 1 grigio e una tessera doppia arancione
-heap-first = { KIND($it) ->
    [plain] { -polyp-group($it, $count) }
   *[other] { -tile-group($it, $count) }
}
# What was taken by an attack: a polyp, or the special tile that it was
-the-taken = { KIND($it) ->
    [plain] il polipo
   *[other] la { -tile($it) }
}
-a-taken = { KIND($it) ->
    [plain] un polipo { -colour($it) }
   *[other] { -a-tile($it) }
}
-consumed = { KIND($it) ->
    [plain] una tessera { -colour($it, gender: "f") } consumata
   *[other] { -a-tile($it) } tra quelle consumate
}
-reef-tile = { $it ->
    [rock] una tessera nuda roccia
    [water] una tessera acqua profonda
   *[crown] una corona di spine
}
# A coral tile carries no number: it goes by its two colours
-coral-tile = { -colour(FRONT($it)) }/{ -colour(BACK($it)) }

## Other things

-polyp-group = { $count ->
    [one] { $count } polipo { -colour($it) }
   *[other] { $count } polipi { -colour($it, number: "plural") }
}
-cube-group = { $count ->
    [1] un cubetto { -colour($it) }
   *[other] { -number($count) } cubetti { -colour($it, number: "plural") }
}
-points = { $it ->
    [one] { $it } punto
   *[other] { $it } punti
}
-polyps = { $it ->
    [one] { $it } polipo
   *[other] { $it } polipi
}
# Things of which there are only so many
-piece = { $it ->
    [polyp] un polipo
    [shrimp] un gamberetto
    [moved_shrimp] un gamberetto mosso
    [crown] una corona
    [blue_shrimp] un gamberetto blu
    [ward] uno scudo
   *[reef_tile] una tessera barriera
}
-card = «{ CARD($it) }»
-who = { $it ->
    [you] tu
   *[other] { NAME($it) }
}
# A small number as a word
-number = { $it ->
    [0] { $gender ->
        [f] nessuna
       *[m] nessun
    }
    [1] { $gender ->
        [f] una
       *[m] un
    }
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
   *[other] { COUNT($it) }
}
