### What an action would bring about, told before it is done.

-from-hand = { $it ->
    [you] de votre main
   *[other] de la main
}
-cells-open = { $it ->
    [one] { $it } case possible
   *[other] { $it } cases possibles
}
-and-consumed = { $it ->
    [one] { $it } mangé
   *[other] { $it } mangés
}
preview-cube = { $hand ->
    [0] { $consumed ->
        [0] Placer { -the-colour($colour) } : { -cells-open($cells) }.
        [one] { $attacks ->
            [0] Placer { $consumed } polype mangé { -colour($colour) } : { -cells-open($cells) }.
           *[other] Placer { $consumed } polype mangé { -colour($colour) } : { -cells-open($cells) }, dont { $attacks } en attaquant.
        }
       *[other] { $attacks ->
            [0] Placer { $consumed } polypes mangés { -colour($colour, number: "plural") } : { -cells-open($cells) }.
           *[other] Placer { $consumed } polypes mangés { -colour($colour, number: "plural") } : { -cells-open($cells) }, dont { $attacks } en attaquant.
        }
    }
    [1] { $consumed ->
        [0] { $attacks ->
            [0] Placer 1 polype { -colour($colour) } { -from-hand($actor) } : { -cells-open($cells) }.
           *[other] Placer 1 polype { -colour($colour) } { -from-hand($actor) } : { -cells-open($cells) }, dont { $attacks } en attaquant.
        }
       *[other] { $attacks ->
            [0] Placer 1 polype { -colour($colour) } { -from-hand($actor) } et { -and-consumed($consumed) } : { -cells-open($cells) }.
           *[other] Placer 1 polype { -colour($colour) } { -from-hand($actor) } et { -and-consumed($consumed) } : { -cells-open($cells) }, dont { $attacks } en attaquant.
        }
    }
   *[other] { $consumed ->
        [0] { $attacks ->
            [0] Placer jusqu’à { $hand } polypes { -colour($colour, number: "plural") } { -from-hand($actor) } : { -cells-open($cells) }.
           *[other] Placer jusqu’à { $hand } polypes { -colour($colour, number: "plural") } { -from-hand($actor) } : { -cells-open($cells) }, dont { $attacks } en attaquant.
        }
       *[other] { $attacks ->
            [0] Placer jusqu’à { $hand } polypes { -colour($colour, number: "plural") } { -from-hand($actor) } et { -and-consumed($consumed) } : { -cells-open($cells) }.
           *[other] Placer jusqu’à { $hand } polypes { -colour($colour, number: "plural") } { -from-hand($actor) } et { -and-consumed($consumed) } : { -cells-open($cells) }, dont { $attacks } en attaquant.
        }
    }
}
# Of a tile with two colours, the one that shows
-side = { KIND($it) ->
    [two] , côté { -colour(FRONT($it)) }
   *[other] { "" }
}
preview-lay = { $tile ->
    [none] { $grows ->
        [none] Placer un polype { -colour($colour) } en { $cell }.
       *[other] Placer un polype { -colour($colour) } en { $cell } ; un autre pousse en { $grows }.
    }
   *[other] { $grows ->
        [none] Placer la { -tile($tile) } en { $cell }{ -side($tile) }.
       *[other] Placer la { -tile($tile) } en { $cell }{ -side($tile) } ; un polype { -colour($colour) } pousse en { $grows }.
    }
}
preview-attack = { $owner ->
    [you] { $tile ->
        [none] Attaquer votre propre polype { -colour($target) } en { $cell }.
       *[other] Attaquer votre propre polype { -colour($target) } en { $cell } avec la { -tile($tile) }.
    }
    [none] { $tile ->
        [none] Attaquer le polype { -colour($target) } en { $cell }.
       *[other] Attaquer le polype { -colour($target) } en { $cell } avec la { -tile($tile) }.
    }
   *[other] { $tile ->
        [none] Attaquer { NAME($owner) } : le polype { -colour($target) } en { $cell }.
       *[other] Attaquer { NAME($owner) } avec la { -tile($tile) } : le polype { -colour($target) } en { $cell }.
    }
}
preview-take = { $grows ->
    [none] { $actor ->
        [you] Vous prenez { -the-taken($taken) }.
       *[other] { NAME($actor) } prend { -the-taken($taken) }.
    }
   *[other] { $actor ->
        [you] Vous prenez { -the-taken($taken) }, et un polype { -colour($colour) } pousse en { $grows }.
       *[other] { NAME($actor) } prend { -the-taken($taken) }, et un polype { -colour($colour) } pousse en { $grows }.
    }
}
preview-splits = Le corail { -colour($colour) } se sépare en morceaux : { AND($sizes) }.
preview-grows = { $owner ->
    [none] Le corail { -colour($colour) } passe à { -polyps($size) }.
   *[other] { $owner ->
        [you] Votre corail passe à { -polyps($size) }.
       *[other] Chez { NAME($owner) }, le corail passe à { -polyps($size) }.
    }
}
preview-joins = { $owner ->
    [none] { CAPITAL(-number($corals)) } coraux n’en font plus qu’un, de { -polyps($size) }.
   *[other] { $owner ->
        [you] { CAPITAL(-number($corals)) } coraux n’en font plus qu’un, de { -polyps($size) }, à vous.
       *[other] { CAPITAL(-number($corals)) } coraux n’en font plus qu’un, de { -polyps($size) }, à { NAME($owner) }.
    }
}
-polyps-in-words = { $it ->
    [one] { -number($it) } polype
   *[other] { -number($it) } polypes
}
-your-fish = { $it ->
    [you] votre poisson
   *[other] le poisson
}
# (3 points pour l'instant), of one polyp; (3 points chacun pour l'instant), of several
-each = { $it ->
    [one] { "" }
   *[other] { " " }chacun
}
-who-chooses = { $it ->
    [you] à votre choix
   *[other] au choix du joueur
}
preview-eat = { $choose ->
    [none] { $card ->
        [none] { $value ->
            [0] Manger le corail { -colour($colour) } de { -polyps($size) } en { $cell } : { -polyps-in-words($kept) } pour { -your-fish($actor) } et { -number($returned) } pour le sac.
           *[other] Manger le corail { -colour($colour) } de { -polyps($size) } en { $cell } : { -polyps-in-words($kept) } pour { -your-fish($actor) } ({ -points($value) }{ -each($kept) } pour l’instant) et { -number($returned) } pour le sac.
        }
       *[other] { $value ->
            [0] Manger le corail { -colour($colour) } de { -polyps($size) } en { $cell } avec « { CARD($card) } » : { -polyps-in-words($kept) } pour { -your-fish($actor) } et { -number($returned) } pour le sac.
           *[other] Manger le corail { -colour($colour) } de { -polyps($size) } en { $cell } avec « { CARD($card) } » : { -polyps-in-words($kept) } pour { -your-fish($actor) } ({ -points($value) }{ -each($kept) } pour l’instant) et { -number($returned) } pour le sac.
        }
    }
   *[other] { $card ->
        [none] { $value ->
            [0] Manger le corail { -colour($colour) } de { -polyps($size) } en { $cell } : { -polyps-in-words($kept) } pour { -your-fish($actor) } et { -number($returned) } pour le sac, { -who-chooses($actor) }.
           *[other] Manger le corail { -colour($colour) } de { -polyps($size) } en { $cell } : { -polyps-in-words($kept) } pour { -your-fish($actor) } ({ -points($value) }{ -each($kept) } pour l’instant) et { -number($returned) } pour le sac, { -who-chooses($actor) }.
        }
       *[other] { $value ->
            [0] Manger le corail { -colour($colour) } de { -polyps($size) } en { $cell } avec « { CARD($card) } » : { -polyps-in-words($kept) } pour { -your-fish($actor) } et { -number($returned) } pour le sac, { -who-chooses($actor) }.
           *[other] Manger le corail { -colour($colour) } de { -polyps($size) } en { $cell } avec « { CARD($card) } » : { -polyps-in-words($kept) } pour { -your-fish($actor) } ({ -points($value) }{ -each($kept) } pour l’instant) et { -number($returned) } pour le sac, { -who-chooses($actor) }.
        }
    }
}
preview-double_counts = Une tuile double compte pour deux.
preview-fourth_shrimp = { $actor ->
    [you] C’est votre quatrième crevette : la partie se termine.
   *[other] Pour { NAME($actor) }, c’est la quatrième crevette : la partie se termine.
}
preview-alga = Une algue { -alga($alga) } sur l’emplacement d’algue.
preview-lock = Une algue { -alga($alga) } verrouille une tuile de combat pour de bon : { -the-colour($stronger) } bat { -the-colour($weaker) }.
preview-turns = { $items ->
    [one] Elle retourne { -number($items, gender: "f") } tuile de combat : { AND($items) }.
   *[other] Elle retourne { -number($items, gender: "f") } tuiles de combat : { AND($items) }.
}
preview-then_beats = { -the-colour($stronger) } battra { -the-colour($weaker) }
preview-turns_none = Elle ne retourne rien.
preview-slack_keeps = La tuile de combat { -coral-tile($coral_tile) } se retournerait ; « Mer étale » la laisse comme elle est.
preview-slack_chooses = { $actor ->
    [you] Les tuiles de combat { AND($coral_tiles, item: "coral-tile") } se retourneraient ; vous en choisissez une qui ne se retourne pas.
   *[other] Les tuiles de combat { AND($coral_tiles, item: "coral-tile") } se retourneraient ; { NAME($actor) } en choisit une qui ne se retourne pas.
}
preview-all_locked = Les dix tuiles de combat sont alors verrouillées : la partie se termine.
preview-collect = { $polyps ->
    [none] Ramasser le cube { -colour($colour) }, sans polype.
   *[other] Ramasser le cube { -colour($colour) } avec { AND(GROUPS($polyps), item: "heap-group", first: "heap-first") }.
}
preview-ends_turn = { $actor ->
    [you] Cela termine votre tour.
   *[other] Cela termine le tour.
}
preview-turn_goes_on = { $actor ->
    [you] Votre tour continue.
   *[other] { NAME($actor) } continue son tour.
}
preview-no_refill = La pleine mer ne pourra pas être réapprovisionnée : la partie se termine.
preview-ends_game = { $actor ->
    [you] Cela termine votre tour et la partie.
   *[other] Cela termine le tour et la partie.
}
way-hand = { $actor ->
    [you] De votre main
   *[other] De la main
}
way-consumed = { $actor ->
    [you] De vos polypes mangés
   *[other] Des polypes mangés
}
way-tile = { $consumed ->
    [none] { CAPITAL(-tile($tile)) }
   *[other] { CAPITAL(-tile($tile)) }, mangée
}

## buttons and sentences of what only the Second Kind has

choice-attack = Attaquer { $cell }
choice-attacks = La couronne d’épines en { $origin } mange { -a-taken($tile) } en { $cell }.
choice-shrimp_leaves = { $actor ->
    [you] Votre crevette doit alors partir.
   *[other] { NAME($actor) } doit alors retirer sa crevette.
}
choice-blue_leaves = La crevette bleue doit alors partir.
choice-crown_dies = La couronne meurt ensuite : elle n’a plus de polype à côté d’elle.
choice-crown_dies_there = Là, elle n’a pas de polype à côté d’elle : elle meurt aussitôt.
choice-drift = { $goal ->
    [none] Dans la réserve
   *[other] En { $goal }
}
choice-drifts = { $goal ->
    [none] La crevette bleue va de { $origin } dans la réserve.
   *[other] La crevette bleue va de { $origin } en { $goal }.
}
choice-flee = En { $goal }
choice-flees = { $actor ->
    [you] Votre crevette va de { $origin } en { $goal }.
   *[other] { NAME($actor) } amène sa crevette de { $origin } en { $goal }.
}
choice-flee_off = Derrière le paravent
choice-flees_off = { $actor ->
    [you] Votre crevette retourne de { $origin } derrière le paravent.
   *[other] { NAME($actor) } ramène sa crevette de { $origin } derrière le paravent.
}
choice-tile = { CAPITAL(-tile($tile)) }
choice-returns = { CAPITAL(-a-tile($tile)) } du corail va dans le sac.
choice-counts_two = Elle compte pour deux.
choice-split = Deux tuiles { -colour($colour, gender: "f", number: "plural") }
choice-splits = { $actor ->
    [you] La tuile double va dans le sac, et vous y prenez deux tuiles { -colour($colour, gender: "f", number: "plural") } pour vos polypes mangés.
   *[other] La tuile double va dans le sac, et { NAME($actor) } y prend deux tuiles { -colour($colour, gender: "f", number: "plural") } pour ses polypes mangés.
}
choice-keep = Garder la double
choice-keeps = { $actor ->
    [you] Vous gardez la tuile double { -colour($colour, gender: "f") } ; elle compte pour un seul polype mangé.
   *[other] { NAME($actor) } garde la tuile double { -colour($colour, gender: "f") } ; elle compte pour un seul polype mangé.
}
choice-place = { CAPITAL(-tile($tile)) } en { $cell }
choice-places = Placer la { -tile($tile) } en { $cell }.
choice-cancels = Les deux tuiles vont dans le sac, et la case imprimée réapparaît.
choice-pay = { $source ->
    [cube] Payer un cube { -colour($tile) }
    [consumed] Payer { -consumed($tile) }
   *[other] Payer { -a-tile($tile) }
}
choice-buys = { $source ->
    [cube] Acheter une carte pour un cube { -colour($tile) }. Cela ne s’annule pas.
    [consumed] { $actor ->
        [you] Acheter une carte pour { -consumed($tile) }. Cela ne s’annule pas.
       *[other] Acheter une carte pour { -consumed($tile) }. Cela ne s’annule pas.
    }
   *[other] { $actor ->
        [you] Acheter une carte pour { -a-tile($tile) } de votre main. Cela ne s’annule pas.
       *[other] Acheter une carte pour { -a-tile($tile) } de la main. Cela ne s’annule pas.
    }
}
choice-discard = Défausser
choice-discards = Défausser « { CARD($card) } » sans la jouer.
choice-play_card = Jouer « { CARD($card) } »
choice-card_text = { CARD_TEXT($card) }
choice-introduce = Introduire en { $goal }
choice-introduces_blue = { $card ->
    [none] { $origin ->
        [none] Placer une crevette bleue en { $goal }.
       *[other] Placer en { $goal } une crevette bleue prise en { $origin }.
    }
   *[other] { $origin ->
        [none] Utiliser « { CARD($card) } » pour placer une crevette bleue en { $goal }.
       *[other] Utiliser « { CARD($card) } » pour placer en { $goal } une crevette bleue prise en { $origin }.
    }
}
choice-shift = { $goal ->
    [none] Vers la réserve
   *[other] Déplacer en { $goal }
}
choice-shifts = { $card ->
    [none] { $goal ->
        [none] Déplacer la crevette bleue de { $origin } dans la réserve.
       *[other] Déplacer la crevette bleue de { $origin } en { $goal }.
    }
   *[other] { $goal ->
        [none] Utiliser « { CARD($card) } » pour déplacer la crevette bleue de { $origin } dans la réserve.
       *[other] Utiliser « { CARD($card) } » pour déplacer la crevette bleue de { $origin } en { $goal }.
    }
}
choice-decline = Non
choice-declines = Ne pas jouer de carte maintenant.
choice-end = Terminer le tour
choice-ends = { $actor ->
    [you] Votre tour se termine.
   *[other] { NAME($actor) } termine son tour.
}
choice-stop = Arrêter la pose
choice-stop_then = Ne plus placer de polype avec ce cube.
choice-pass = Passer
choice-pass_then = Ne rien manger pendant le tour supplémentaire.
choice-done = C’est tout
choice-is_done = « { CARD($card) } » : c’est fait.
choice-swap = { CAPITAL(-tile($given)) } contre { -tile($taken) } (zone { -colour($colour, gender: "f") })
choice-swaps = { $actor ->
    [you] Échanger { -a-tile($given) } de votre main contre { -a-tile($taken) } de la zone { -colour($colour, gender: "f") } de la mer.
   *[other] Échanger { -a-tile($given) } de la main contre { -a-tile($taken) } de la zone { -colour($colour, gender: "f") } de la mer.
}
choice-shoo = Retirer la couronne en { $cell }
choice-shoos = La couronne d’épines en { $cell } quitte le jeu.
choice-nudge = Couronne vers { $goal }
choice-nudges = La couronne d’épines va de { $origin } en { $goal }.
choice-summon = Couronne en { $cell }
choice-summons = Une couronne d’épines arrive du sac en { $cell }.
choice-shrimp = Crevette en { $cell }
choice-shrimps = { $actor ->
    [you] Placer une de vos crevettes en { $cell }.
   *[other] { NAME($actor) } place une de ses crevettes en { $cell }.
}
choice-move = Crevette vers { $goal }
choice-moves = { $actor ->
    [you] Déplacer votre crevette de { $origin } en { $goal }.
   *[other] { NAME($actor) } déplace sa crevette de { $origin } en { $goal }.
}
choice-growth = { CAPITAL(-colour($colour)) } en { $cell }
choice-grows = Placer { -a-tile($colour) } en { $cell }.
choice-from_sea = { CAPITAL(-tile($tile)) } (zone { -colour($colour, gender: "f") })
choice-takes_from_sea = Prendre { -a-tile($tile) } sur la zone { -colour($colour, gender: "f") } de la mer.
choice-ward = Bouclier en { $cell }
choice-wards = Mettre un bouclier sur le polype en { $cell } : aucun corail ne peut l’attaquer.
choice-alga = { CAPITAL(-alga($alga)) }
choice-plays_alga = Jouer l’algue { -alga($alga) } sur l’emplacement d’algue.
choice-coral_tile = Tuile de combat { -coral-tile($coral_tile) }
choice-turns = Retourner la tuile de combat { -coral-tile($coral_tile) } : { -the-colour($weaker) } battra { -the-colour($stronger) }.
choice-does_not_turn = La tuile de combat { -coral-tile($coral_tile) } ne se retourne pas : { -the-colour($stronger) } bat toujours { -the-colour($weaker) }.
choice-cube = Cube { -colour($colour) }
choice-takes_cube = Prendre un cube { -colour($colour) } dans la réserve.
choice-puts_back = Remettre { -a-tile($tile) } dans le sac et garder les autres.
choice-digests = { $actor ->
    [you] Ajouter { -a-tile($tile) } de votre main à vos polypes mangés.
   *[other] Ajouter { -a-tile($tile) } de la main aux polypes mangés.
}
choice-snacks = { $actor ->
    [you] Mettre dans votre poisson { -consumed($tile) }.
   *[other] Mettre dans le poisson { -consumed($tile) }.
}
choice-takes_from_bag = Prendre { -a-tile($tile) } dans le sac, comme polype mangé.
