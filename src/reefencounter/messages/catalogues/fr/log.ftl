### What happened: one sentence for each thing that is told.

log-undo = { $player ->
    [you] Vous annulez la dernière action.
   *[other] { NAME($player) } annule la dernière action.
}
log-fed = { $player ->
    [you] { $colour ->
        [none] Vous mettez une tuile dans votre poisson.
       *[other] Vous mettez une tuile { -colour($colour, gender: "f") } dans votre poisson.
    }
   *[other] { $colour ->
        [none] { NAME($player) } met une tuile dans son poisson.
       *[other] { NAME($player) } met une tuile { -colour($colour, gender: "f") } dans son poisson.
    }
}
log-larvae = { $cubes ->
    [none] { $player ->
        [you] Vous choisissez deux cubes.
       *[other] { NAME($player) } choisit deux cubes.
    }
   *[other] { $player ->
        [you] Vous choisissez { AND(GROUPS($cubes), item: "cube-group") }.
       *[other] { NAME($player) } choisit { AND(GROUPS($cubes), item: "cube-group") }.
    }
}
log-larvae_shown = Les cubes sont révélés : { JOIN($items, with: " ; ") }.
log-cubes_of = { $player ->
    [you] vous, { AND(GROUPS($cubes), item: "colour-group") }
   *[other] { NAME($player) }, { AND(GROUPS($cubes), item: "colour-group") }
}
-kept-and-returned = { $it ->
    [one] { -number($it) } polype pour le poisson
   *[other] { -number($it) } polypes pour le poisson
}
log-eaten = { $returned ->
    [none] { $player ->
        [you] Votre poisson mange le corail { -colour($colour) } de { -polyps($size) } en { $cell }.
       *[other] { NAME($player) } fait manger à son poisson le corail { -colour($colour) } de { -polyps($size) } en { $cell }.
    }
   *[other] { $player ->
        [you] Votre poisson mange le corail { -colour($colour) } de { -polyps($size) } en { $cell } : { -kept-and-returned($kept) }, { -number($returned) } pour le sac.
       *[other] { NAME($player) } fait manger à son poisson le corail { -colour($colour) } de { -polyps($size) } en { $cell } : { -kept-and-returned($kept) }, { -number($returned) } pour le sac.
    }
}
log-laying = { $cube ->
    [none] { $items ->
        [one] { $player ->
            [you] Vous placez un polype { -colour($colour) } en { AND($items) }.
           *[other] { NAME($player) } place un polype { -colour($colour) } en { AND($items) }.
        }
       *[other] { $player ->
            [you] Vous placez des polypes { -colour($colour, number: "plural") } en { AND($items) }.
           *[other] { NAME($player) } place des polypes { -colour($colour, number: "plural") } en { AND($items) }.
        }
    }
   *[other] { $counts_as ->
        [none] { $items ->
            [none] { $player ->
                [you] Vous jouez un cube { -colour($cube) }.
               *[other] { NAME($player) } joue un cube { -colour($cube) }.
            }
            [one] { $player ->
                [you] Vous jouez un cube { -colour($cube) } et placez un polype { -colour($colour) } en { AND($items) }.
               *[other] { NAME($player) } joue un cube { -colour($cube) } et place un polype { -colour($colour) } en { AND($items) }.
            }
           *[other] { $player ->
                [you] Vous jouez un cube { -colour($cube) } et placez des polypes { -colour($colour, number: "plural") } en { AND($items) }.
               *[other] { NAME($player) } joue un cube { -colour($cube) } et place des polypes { -colour($colour, number: "plural") } en { AND($items) }.
            }
        }
       *[other] { $items ->
            [none] { $player ->
                [you] Vous jouez un cube { -colour($cube) } comme cube { -colour($counts_as) }.
               *[other] { NAME($player) } joue un cube { -colour($cube) } comme cube { -colour($counts_as) }.
            }
            [one] { $player ->
                [you] Vous jouez un cube { -colour($cube) } comme cube { -colour($counts_as) } et placez un polype { -colour($colour) } en { AND($items) }.
               *[other] { NAME($player) } joue un cube { -colour($cube) } comme cube { -colour($counts_as) } et place un polype { -colour($colour) } en { AND($items) }.
            }
           *[other] { $player ->
                [you] Vous jouez un cube { -colour($cube) } comme cube { -colour($counts_as) } et placez des polypes { -colour($colour, number: "plural") } en { AND($items) }.
               *[other] { NAME($player) } joue un cube { -colour($cube) } comme cube { -colour($counts_as) } et place des polypes { -colour($colour, number: "plural") } en { AND($items) }.
            }
        }
    }
}
log-laid = { $tile ->
    [none] { $consumed ->
        [none] { $taken ->
            [none] { $cell }
           *[other] { $cell } (mange { -a-taken($taken) })
        }
       *[other] { $taken ->
            [none] { $cell } (pris parmi les polypes mangés)
           *[other] { $cell } (pris parmi les polypes mangés, mange { -a-taken($taken) })
        }
    }
   *[other] { $consumed ->
        [none] { $taken ->
            [none] { $cell } ({ -tile($tile) })
           *[other] { $cell } ({ -tile($tile) }, mange { -a-taken($taken) })
        }
       *[other] { $taken ->
            [none] { $cell } ({ -tile($tile) } prise parmi les polypes mangés)
           *[other] { $cell } ({ -tile($tile) } prise parmi les polypes mangés, mange { -a-taken($taken) })
        }
    }
}
log-grown = Un polype { -colour($colour) } pousse en { $cell }.
log-joined = { CAPITAL(-number($corals)) } coraux { -colour($colour, number: "plural") } n’en font plus qu’un, de { -polyps($size) }.
log-split = Le corail { -colour($colour) } se sépare en morceaux : { AND($sizes) }.
log-introduced = { $player ->
    [you] Vous placez une crevette en { $cell }.
   *[other] { NAME($player) } place une crevette en { $cell }.
}
log-moved = { $goal ->
    [none] { $player ->
        [you] Vous ramenez une crevette de { $origin } derrière votre paravent.
       *[other] { NAME($player) } ramène une crevette de { $origin } derrière son paravent.
    }
   *[other] { $player ->
        [you] Vous déplacez une crevette de { $origin } en { $goal }.
       *[other] { NAME($player) } déplace une crevette de { $origin } en { $goal }.
    }
}
log-moves = { $player ->
    [you] Vous déplacez des crevettes : { LIST($items) }.
   *[other] { NAME($player) } déplace des crevettes : { LIST($items) }.
}
log-move = { $goal ->
    [none] de { $origin } derrière le paravent
   *[other] de { $origin } en { $goal }
}
log-larva = { $player ->
    [you] Vous échangez { -consumed($tile) } contre un cube { -colour($colour) }.
   *[other] { NAME($player) } échange { -consumed($tile) } contre un cube { -colour($colour) }.
}
log-alga = { $paid ->
    [none] { $player ->
        [you] Vous jouez une algue { -alga($alga) } sur l’emplacement d’algue.
       *[other] { NAME($player) } joue une algue { -alga($alga) } sur l’emplacement d’algue.
    }
   *[other] { $player ->
        [you] Vous payez { -consumed($paid) } : une algue { -alga($alga) } va sur l’emplacement d’algue.
       *[other] { NAME($player) } paie { -consumed($paid) } : une algue { -alga($alga) } va sur l’emplacement d’algue.
    }
}
log-locked = { $player ->
    [you] Vous payez { -consumed($paid) } : une algue { -alga($alga) } verrouille la tuile de combat { -coral-tile($coral_tile) }.
   *[other] { NAME($player) } paie { -consumed($paid) } : une algue { -alga($alga) } verrouille la tuile de combat { -coral-tile($coral_tile) }.
}
log-turned = { CAPITAL(-the-colour($stronger)) } bat maintenant { -the-colour($weaker) }.
log-polyp = { $player ->
    [you] Vous échangez un cube { -colour($colour) } contre un polype { -colour($colour) }.
   *[other] { NAME($player) } échange un cube { -colour($colour) } contre un polype { -colour($colour) }.
}
log-collected = { $polyps ->
    [none] { $player ->
        [you] Vous ramassez le cube { -colour($colour) }.
       *[other] { NAME($player) } ramasse le cube { -colour($colour) }.
    }
   *[other] { $player ->
        [you] Vous ramassez le cube { -colour($colour) } avec { AND(GROUPS($polyps), item: "heap-group", first: "heap-first") }.
       *[other] { NAME($player) } ramasse le cube { -colour($colour) } avec { AND(GROUPS($polyps), item: "heap-group", first: "heap-first") }.
    }
}
log-reserve = Le sac se vide : la réserve de bonus y est versée.
log-dealt = Arrivent en mer : { LIST($items) }.
log-dealt_tile = { -a-taken($tile) } (zone { -colour($colour, gender: "f") })
log-passed = { $player ->
    [you] Vous passez.
   *[other] { NAME($player) } passe.
}
log-final = { $by ->
    [locks] C’est la fin : les dix tuiles de combat sont verrouillées. Chaque autre joueur peut encore manger un corail.
    [shrimps] C’est la fin : une quatrième crevette a été mangée. Chaque autre joueur peut encore manger un corail.
    [full] C’est la fin : plus aucun polype ne peut être placé nulle part. Chaque autre joueur peut encore manger un corail.
    [supply] C’est la fin : la pleine mer ne peut pas être réapprovisionnée. Chaque autre joueur peut encore manger un corail.
   *[limit] C’est la fin : le tour 400 est terminé. Chaque autre joueur peut encore manger un corail.
}
log-over = { $by ->
    [locks] La partie est terminée : les dix tuiles de combat sont verrouillées.
    [shrimps] La partie est terminée : une quatrième crevette a été mangée.
    [full] La partie est terminée : plus aucun polype ne peut être placé nulle part.
    [supply] La partie est terminée : la pleine mer ne peut pas être réapprovisionnée.
   *[limit] La partie est terminée : le tour 400 est fini.
}

## with the Second Kind

log-crown_attacked = { $player ->
    [you] Vous laissez la couronne d’épines en { $origin } manger { -a-taken($tile) } en { $cell }.
   *[other] { NAME($player) } laisse la couronne d’épines en { $origin } manger { -a-taken($tile) } en { $cell }.
}
log-crown_died = La couronne d’épines en { $cell } meurt : elle n’a plus de polype à côté d’elle.
log-crown_moved = { $player ->
    [you] Vous déplacez la couronne d’épines de { $origin } en { $goal }.
   *[other] { NAME($player) } déplace la couronne d’épines de { $origin } en { $goal }.
}
log-crown_removed = { $player ->
    [you] Vous retirez du jeu la couronne d’épines en { $cell }.
   *[other] { NAME($player) } retire du jeu la couronne d’épines en { $cell }.
}
log-fled = { $goal ->
    [none] { $player ->
        [you] Votre crevette fuit de { $origin } derrière le paravent.
       *[other] { NAME($player) } fait fuir sa crevette de { $origin } derrière son paravent.
    }
   *[other] { $player ->
        [you] Votre crevette fuit de { $origin } vers { $goal }.
       *[other] { NAME($player) } fait fuir sa crevette de { $origin } vers { $goal }.
    }
}
log-blue_moved = { $origin ->
    [supply] { $goal ->
        [sea] Une crevette bleue va de la réserve en pleine mer.
       *[other] Une crevette bleue va de la réserve en { $goal }.
    }
    [sea] { $goal ->
        [supply] Une crevette bleue va de la pleine mer dans la réserve.
       *[other] Une crevette bleue va de la pleine mer en { $goal }.
    }
   *[other] { $goal ->
        [supply] Une crevette bleue va de { $origin } dans la réserve.
        [sea] Une crevette bleue va de { $origin } en pleine mer.
       *[other] Une crevette bleue va de { $origin } en { $goal }.
    }
}
log-card_answers = { $player ->
    [you] Vous répondez par « { CARD($card) } ».
   *[other] { NAME($player) } répond par « { CARD($card) } ».
}
log-card_meal = { $player ->
    [you] Vous jouez « { CARD($card) } » pour le premier repas.
   *[other] { NAME($player) } joue « { CARD($card) } » pour le premier repas.
}
log-card_blue = { $player ->
    [you] Vous utilisez « { CARD($card) } » pour une crevette bleue.
   *[other] { NAME($player) } utilise « { CARD($card) } » pour une crevette bleue.
}
log-card_open = { $player ->
    [you] Vous posez « { CARD($card) } » devant vous : elle compte à la fin.
   *[other] { NAME($player) } pose « { CARD($card) } » devant son paravent : elle compte à la fin.
}
log-card = { $player ->
    [you] Vous jouez « { CARD($card) } ».
   *[other] { NAME($player) } joue « { CARD($card) } ».
}
log-returned = Dans le sac : { AND(GROUPS($tiles), item: "tile-group") }.
log-swallowed = Dans le poisson : { AND(GROUPS($tiles), item: "tile-group") }.
log-double_split = { $player ->
    [you] Vous échangez la tuile double { -colour($colour, gender: "f") } contre deux tuiles { -colour($colour, gender: "f", number: "plural") } du sac.
   *[other] { NAME($player) } échange la tuile double { -colour($colour, gender: "f") } contre deux tuiles { -colour($colour, gender: "f", number: "plural") } du sac.
}
log-double_kept = { $player ->
    [you] Vous gardez la { -tile($tile) } telle quelle.
   *[other] { NAME($player) } garde la { -tile($tile) } telle quelle.
}
log-attack = { $player ->
    [you] Vous attaquez { $cell } avec { -a-tile($tile) }.
   *[other] { NAME($player) } attaque { $cell } avec { -a-tile($tile) }.
}
log-placed = { $player ->
    [you] Vous placez { -a-tile($tile) } en { $cell }.
   *[other] { NAME($player) } place { -a-tile($tile) } en { $cell }.
}
log-placed_from_bag = { $player ->
    [you] Vous placez en { $cell } { -a-tile($tile) } du sac.
   *[other] { NAME($player) } place en { $cell } { -a-tile($tile) } du sac.
}
log-shuffled = La défausse est mélangée et redevient la pioche.
log-bought = { $source ->
    [cube] { $card ->
        [none] { $player ->
            [you] Vous achetez une carte pour un cube { -colour($tile) }.
           *[other] { NAME($player) } achète une carte pour un cube { -colour($tile) }.
        }
       *[other] { $player ->
            [you] Vous achetez une carte pour un cube { -colour($tile) } : « { CARD($card) } ».
           *[other] { NAME($player) } achète une carte pour un cube { -colour($tile) } : « { CARD($card) } ».
        }
    }
    [hand] { $card ->
        [none] { $player ->
            [you] Vous achetez une carte pour { -a-tile($tile) }.
           *[other] { NAME($player) } achète une carte pour { -a-tile($tile) }.
        }
       *[other] { $player ->
            [you] Vous achetez une carte pour { -a-tile($tile) } : « { CARD($card) } ».
           *[other] { NAME($player) } achète une carte pour { -a-tile($tile) } : « { CARD($card) } ».
        }
    }
   *[other] { $card ->
        [none] { $player ->
            [you] Vous achetez une carte pour { -consumed($tile) }.
           *[other] { NAME($player) } achète une carte pour { -consumed($tile) }.
        }
       *[other] { $player ->
            [you] Vous achetez une carte pour { -consumed($tile) } : « { CARD($card) } ».
           *[other] { NAME($player) } achète une carte pour { -consumed($tile) } : « { CARD($card) } ».
        }
    }
}
log-discarded = { $player ->
    [you] Vous défaussez « { CARD($card) } ».
   *[other] { NAME($player) } défausse « { CARD($card) } ».
}
log-dipped = { $tiles ->
    [none] { $player ->
        [you] Vous piochez des tuiles dans le sac, en secret.
       *[other] { NAME($player) } pioche des tuiles dans le sac, en secret.
    }
   *[other] { $player ->
        [you] Vous piochez dans le sac : { AND(GROUPS($tiles), item: "tile-group") }.
       *[other] { NAME($player) } pioche dans le sac : { AND(GROUPS($tiles), item: "tile-group") }.
    }
}
log-dip_returned = { $tile ->
    [none] { $kept ->
        [none] { $player ->
            [you] Vous en remettez une dans le sac et gardez les autres.
           *[other] { NAME($player) } en remet une dans le sac et garde les autres.
        }
       *[other] { $player ->
            [you] Vous en remettez une dans le sac et gardez { AND(GROUPS($kept), item: "tile-group") }.
           *[other] { NAME($player) } en remet une dans le sac et garde { AND(GROUPS($kept), item: "tile-group") }.
        }
    }
   *[other] { $kept ->
        [none] { $player ->
            [you] Vous remettez { -a-tile($tile) } dans le sac et gardez les autres.
           *[other] { NAME($player) } remet { -a-tile($tile) } dans le sac et garde les autres.
        }
       *[other] { $player ->
            [you] Vous remettez { -a-tile($tile) } dans le sac et gardez { AND(GROUPS($kept), item: "tile-group") }.
           *[other] { NAME($player) } remet { -a-tile($tile) } dans le sac et garde { AND(GROUPS($kept), item: "tile-group") }.
        }
    }
}
log-cube_gained = { $player ->
    [you] Vous prenez un cube { -colour($colour) } dans la réserve.
   *[other] { NAME($player) } prend un cube { -colour($colour) } dans la réserve.
}
log-swapped = { $player ->
    [you] Vous échangez { -a-tile($given) } contre { -a-tile($taken) } de la zone { -colour($colour, gender: "f") } de la mer.
   *[other] { NAME($player) } échange { -a-tile($given) } contre { -a-tile($taken) } de la zone { -colour($colour, gender: "f") } de la mer.
}
log-tile_taken = { $player ->
    [you] Vous prenez { -a-tile($tile) } sur la zone { -colour($colour, gender: "f") } de la mer.
   *[other] { NAME($player) } prend { -a-tile($tile) } sur la zone { -colour($colour, gender: "f") } de la mer.
}
log-to_fish = { $player ->
    [you] Vous mettez dans votre poisson { -consumed($tile) }.
   *[other] { NAME($player) } met dans son poisson { -consumed($tile) }.
}
log-to_consumed = { $player ->
    [you] Vous ajoutez { -a-tile($tile) } de votre main à vos polypes mangés.
   *[other] { NAME($player) } ajoute { -a-tile($tile) } de sa main à ses polypes mangés.
}
log-from_bag = { $player ->
    [you] Vous prenez { -a-tile($tile) } dans le sac et l’ajoutez à vos polypes mangés.
   *[other] { NAME($player) } prend { -a-tile($tile) } dans le sac et l’ajoute à ses polypes mangés.
}
log-tile_kept = { $player ->
    [you] Vous empêchez la tuile de combat { -coral-tile($coral_tile) } de se retourner.
   *[other] { NAME($player) } empêche la tuile de combat { -coral-tile($coral_tile) } de se retourner.
}
log-warded = Un bouclier protège le polype en { $cell } contre les coraux.
log-wards_ended = { $cells ->
    [one] Le bouclier en { AND($cells) } disparaît.
   *[other] Les boucliers en { AND($cells) } disparaissent.
}
log-declined = { $player ->
    [you] Vous ne jouez pas de carte.
   *[other] { NAME($player) } ne joue pas de carte.
}
log-turn_ended = { $player ->
    [you] Vous terminez votre tour.
   *[other] { NAME($player) } termine son tour.
}
