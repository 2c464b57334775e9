### Turns that were played: the parts of a turn as hints have them, told of who played it.

played-turn = { $items ->
    [none] { $player ->
        [you] Vous n’avez rien fait.
       *[other] { NAME($player) } n’a rien fait.
    }
   *[other] { JOIN($items, with: " ") }
}
played-lays = { $taken ->
    [none] { $player ->
        [you] Vous avez placé { AND(BY_COLOUR($colours), item: "polyp-group") }.
       *[other] { NAME($player) } a placé { AND(BY_COLOUR($colours), item: "polyp-group") }.
    }
   *[other] { $player ->
        [you] Vous avez placé { AND(BY_COLOUR($colours), item: "polyp-group") } et mangé { AND(BY_COLOUR($taken), item: "polyp-group") }.
       *[other] { NAME($player) } a placé { AND(BY_COLOUR($colours), item: "polyp-group") } et mangé { AND(BY_COLOUR($taken), item: "polyp-group") }.
    }
}
played-grows = La case de croissance a ajouté { AND(BY_COLOUR($colours), item: "polyp-group") }.
played-beats = Dès lors, { -the-colour($stronger) } battait { -the-colour($weaker) }.
played-turns = { $coral_tiles ->
    [one] { $coral_tiles } tuile de combat a été retournée.
   *[other] { $coral_tiles } tuiles de combat ont été retournées.
}
played-feeds = { $player ->
    [you] Vous avez mis une tuile { -colour($colour, gender: "f") } dans votre poisson.
   *[other] { NAME($player) } a mis une tuile { -colour($colour, gender: "f") } dans son poisson.
}
played-larvae = { $player ->
    [you] Vous avez choisi { AND(GROUPS($colours), item: "cube-group") }.
   *[other] { NAME($player) } a choisi { AND(GROUPS($colours), item: "cube-group") }.
}
played-eats = { $kept ->
    [none] { $player ->
        [you] Votre poisson a mangé le corail { -colour($colour) } de { -polyps($size) }.
       *[other] { NAME($player) } a fait manger à son poisson le corail { -colour($colour) } de { -polyps($size) }.
    }
   *[other] { $player ->
        [you] { $kept ->
            [one] Votre poisson a mangé le corail { -colour($colour) } de { -polyps($size) } : { $kept } compte.
           *[other] Votre poisson a mangé le corail { -colour($colour) } de { -polyps($size) } : { $kept } comptent.
        }
       *[other] { $kept ->
            [one] { NAME($player) } a fait manger à son poisson le corail { -colour($colour) } de { -polyps($size) } : { $kept } compte.
           *[other] { NAME($player) } a fait manger à son poisson le corail { -colour($colour) } de { -polyps($size) } : { $kept } comptent.
        }
    }
}
played-introduces = { $player ->
    [you] Vous avez placé une crevette en { $cell }.
   *[other] { NAME($player) } a placé une crevette en { $cell }.
}
played-moves = { $player ->
    [you] Vous avez déplacé une crevette en { $cell }.
   *[other] { NAME($player) } a déplacé une crevette en { $cell }.
}
played-moves_off = { $player ->
    [you] Vous avez ramené une crevette derrière votre paravent.
   *[other] { NAME($player) } a ramené une crevette derrière son paravent.
}
played-larva = { $player ->
    [you] Vous avez échangé un polype mangé { -colour($colour) } contre un cube.
   *[other] { NAME($player) } a échangé un polype mangé { -colour($colour) } contre un cube.
}
played-polyp = { $player ->
    [you] Vous avez échangé un cube { -colour($colour) } contre un polype.
   *[other] { NAME($player) } a échangé un cube { -colour($colour) } contre un polype.
}
played-locks = { $player ->
    [you] Vous avez verrouillé la tuile de combat { -coral-tile($coral_tile) } avec l’algue { -alga($alga) }.
   *[other] { NAME($player) } a verrouillé la tuile de combat { -coral-tile($coral_tile) } avec l’algue { -alga($alga) }.
}
played-alga = { $player ->
    [you] Vous avez joué l’algue { -alga($alga) }.
   *[other] { NAME($player) } a joué l’algue { -alga($alga) }.
}
played-collects = { $player ->
    [you] Vous avez ramassé la zone { -colour($colour, gender: "f") }.
   *[other] { NAME($player) } a ramassé la zone { -colour($colour, gender: "f") }.
}
played-passes = { $player ->
    [you] Vous avez passé.
   *[other] { NAME($player) } a passé.
}
played-buys = { $player ->
    [you] Vous avez acheté une carte.
   *[other] { NAME($player) } a acheté une carte.
}
played-discards = { $player ->
    [you] Vous avez défaussé « { CARD($card) } ».
   *[other] { NAME($player) } a défaussé « { CARD($card) } ».
}
played-plays_card = { $player ->
    [you] Vous avez joué « { CARD($card) } ».
   *[other] { NAME($player) } a joué « { CARD($card) } ».
}
played-uses_card = { $player ->
    [you] Vous avez utilisé « { CARD($card) } ».
   *[other] { NAME($player) } a utilisé « { CARD($card) } ».
}
played-places = { $player ->
    [you] Vous avez placé { -reef-tile($tile) } en { $cell }.
   *[other] { NAME($player) } a placé { -reef-tile($tile) } en { $cell }.
}
played-crown = { $player ->
    [you] Vous avez laissé la couronne d’épines manger le polype en { $cell }.
   *[other] { NAME($player) } a laissé la couronne d’épines manger le polype en { $cell }.
}
played-flees = { $player ->
    [you] Votre crevette a fui vers { $cell }.
   *[other] { NAME($player) } a fait fuir sa crevette vers { $cell }.
}
played-flees_off = { $player ->
    [you] Votre crevette a fui derrière le paravent.
   *[other] { NAME($player) } a fait fuir sa crevette derrière le paravent.
}
played-blue = { $player ->
    [you] Vous avez amené une crevette bleue en { $cell }.
   *[other] { NAME($player) } a amené une crevette bleue en { $cell }.
}
