### What messages speak of. `ends` is the ending of an adjective (eine weiße, einen weißen, ein weißes), `case` the case of
### something with its article; without them a colour is as it stands alone, and a thing is nominative or, where that is
### the same, accusative. All tiles are neuter, so that one ending does for each of them.

## Colours, by their letters

-colour = { $ends ->
    [e] { $it ->
        [W] weiße
        [Y] gelbe
        [O] orangefarbene
        [P] pinkfarbene
       *[G] graue
    }
    [en] { $it ->
        [W] weißen
        [Y] gelben
        [O] orangefarbenen
        [P] pinkfarbenen
       *[G] grauen
    }
    [er] { $it ->
        [W] weißer
        [Y] gelber
        [O] orangefarbener
        [P] pinkfarbener
       *[G] grauer
    }
    [es] { $it ->
        [W] weißes
        [Y] gelbes
        [O] orangefarbenes
        [P] pinkfarbenes
       *[G] graues
    }
   *[none] { $it ->
        [W] weiß
        [Y] gelb
        [O] orange
        [P] pink
       *[G] grau
    }
}
# The colour itself: Weiß schlägt Gelb
-colour-noun = { $it ->
    [W] Weiß
    [Y] Gelb
    [O] Orange
    [P] Pink
   *[G] Grau
}
# Weiß, und zweimal Weiß
-colour-group = { $count ->
    [1] { -colour-noun($it) }
   *[other] { -number($count) }mal { -colour-noun($it) }
}
-alga = { $ends ->
    [e] { $it ->
        [blue] blaue
        [green] grüne
        [purple] lila
       *[red] rote
    }
    [en] { $it ->
        [blue] blauen
        [green] grünen
        [purple] lila
       *[red] roten
    }
   *[none] { $it ->
        [blue] blau
        [green] grün
        [purple] lila
       *[red] rot
    }
}
-alga-noun = { CAPITAL(-alga($it)) }
-player-colour = { $it ->
    [purple] Lila
    [green] Grün
    [red] Rot
   *[yellow] Gelb
}

## Tiles. KIND says what a tile is; FRONT is its colour, BACK the other one of two. A half tile that lies on a board has its coral on two sides.

-half = { $ends ->
    [e] halbe
    [en] halben
   *[es] halbes
}
-double = { $ends ->
    [e] doppelte
    [en] doppelten
   *[es] doppeltes
}
# Where the word has just been said: zwei weiße Plättchen, ein graues und ein doppeltes gelbes
-short-tile = { KIND($it) ->
    [rock] Felsenplättchen
    [water] Wasserplättchen
    [crown] Dornenkronenplättchen
    [two] { -colour(FRONT($it), ends: "none") }-{ -colour(BACK($it)) }
    [half] { -half($it) } { -colour(FRONT($it)) }
    [half-ne] { -half($it) } { -colour(FRONT($it)) }
    [half-se] { -half($it) } { -colour(FRONT($it)) }
    [half-sw] { -half($it) } { -colour(FRONT($it)) }
    [half-nw] { -half($it) } { -colour(FRONT($it)) }
    [double] { -double($it) } { -colour(FRONT($it)) }
    [blue] { -colour(FRONT($it)) } mit blauer Krabbe
   *[plain] { -colour($it) }
}
# weißes Plättchen, weiße Plättchen: the ending says which
-tile = { KIND($it) ->
    [rock] Felsenplättchen
    [water] Wasserplättchen
    [crown] Dornenkronenplättchen
    [half-ne] { -short-tile($it) } Plättchen mit der Koralle nach Norden und Osten
    [half-se] { -short-tile($it) } Plättchen mit der Koralle nach Süden und Osten
    [half-sw] { -short-tile($it) } Plättchen mit der Koralle nach Süden und Westen
    [half-nw] { -short-tile($it) } Plättchen mit der Koralle nach Norden und Westen
    [blue] { -colour(FRONT($it)) } Plättchen mit blauer Krabbe
   *[plain] { -short-tile($it) } Plättchen
}
-tiles = { -tile($it, ends: "e") }
-a-tile = { $case ->
    [dative] einem { -tile($it, ends: "en") }
   *[other] ein { -tile($it, ends: "es") }
}
# Zwei weiße Plättchen und ein doppeltes orangefarbenes Plättchen
-tile-group = { $count ->
    [1] { -a-tile($it) }
   *[other] { $case ->
        [dative] { -number($count) } { -tile($it, ends: "en") }
       *[other] { -number($count) } { -tile($it, ends: "e") }
    }
}
# The same in short
-short-group = { $count ->
    [1] { $case ->
        [dative] einem { -short-tile($it, ends: "en") }
       *[other] ein { -short-tile($it, ends: "es") }
    }
   *[other] { $case ->
        [dative] { -number($count) } { -short-tile($it, ends: "en") }
       *[other] { -number($count) } { -short-tile($it, ends: "e") }
    }
}
# What was taken by an attack: a polyp, or the special tile that it was
-the-taken = { KIND($it) ->
    [plain] den Polypen
   *[other] das { -tile($it, ends: "e") }
}
-a-taken = { KIND($it) ->
    [plain] { -colour-noun($it) }
   *[other] { -a-tile($it) }
}
-consumed = ein gefressenes { -tile($it, ends: "es") }
-reef-tile = { $it ->
    [rock] ein Felsenplättchen
    [water] ein Wasserplättchen
   *[crown] eine Dornenkrone
}
# A coral tile carries no number: it goes by its two colours
-coral-tile = { -colour-noun(FRONT($it)) }/{ -colour-noun(BACK($it)) }

## Other things

-polyp-group = { $count ->
    [one] einen { -colour($it, ends: "en") } Polypen
   *[other] { -number($count) } { -colour($it, ends: "e") } Polypen
}
# After a first one: einen weißen Polypen und zwei gelbe
-short-polyp-group = { $count ->
    [one] einen { -colour($it, ends: "en") }
   *[other] { -number($count) } { -colour($it, ends: "e") }
}
-larva-group = { $count ->
    [1] eine { -colour($it, ends: "e") } Larve
   *[other] { -number($count) } { -colour($it, ends: "e") } Larven
}
-short-larva-group = { $count ->
    [1] eine { -colour($it, ends: "e") }
   *[other] { -number($count) } { -colour($it, ends: "e") }
}
# Things of which there are only so many
-piece = { $it ->
    [polyp] ein Polyp
    [shrimp] eine Krabbe
    [moved_shrimp] eine bewegte Krabbe
    [crown] eine Dornenkrone
    [blue_shrimp] eine blaue Krabbe
    [ward] ein Schutz
   *[reef_tile] ein Riffplättchen
}
-card = „{ CARD($it) }“
-who = { $case ->
    [accusative] { $it ->
        [you] dich
       *[other] { NAME($it) }
    }
    [dative] { $it ->
        [you] dir
       *[other] { NAME($it) }
    }
   *[other] { $it ->
        [you] du
       *[other] { NAME($it) }
    }
}
-fish = { $case ->
    [accusative] { $it ->
        [you] deinen Fisch
       *[other] den Fisch von { NAME($it) }
    }
   *[other] { $it ->
        [you] dein Fisch
       *[other] der Fisch von { NAME($it) }
    }
}
-shrimp = { $it ->
    [you] deine Krabbe
   *[other] die Krabbe von { NAME($it) }
}
-turn = { $case ->
    [dative] { $it ->
        [you] deinem Zug
       *[other] dem Zug von { NAME($it) }
    }
   *[other] { $it ->
        [you] dein Zug
       *[other] der Zug von { NAME($it) }
    }
}
# keine Krabbe von dir
-of = { $it ->
    [you] von dir
   *[other] von { NAME($it) }
}
-points = { $it ->
    [one] { $it } Punkt
   *[other] { $case ->
        [dative] { $it } Punkten
       *[other] { $it } Punkte
    }
}
# A small number as a word
-number = { $it ->
    [0] keine
    [1] { $ends ->
        [er] einer
       *[none] ein
    }
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { COUNT($it) }
}
