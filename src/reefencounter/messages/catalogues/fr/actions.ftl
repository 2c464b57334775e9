### The ten actions: a few words for a button, and a sentence for what each would do.

## why not, in a few words

brief-not_now = Pas maintenant
brief-not_possible = Impossible maintenant
brief-no_cube_fits = Aucun cube ne convient
brief-no_tile_fits = Aucune tuile ne convient
brief-after_setup = Après mise en place
brief-finish_laying = Finir la pose
brief-cube_first = Jouer le cube
brief-eat_or_pass = Manger ou passer
brief-at_start = Seulement au début
brief-acted = Trop tard ce tour-ci
brief-no_coral = { $actor ->
    [you] Aucun corail à vous
   *[other] Aucun corail
}
brief-no_shrimp_on_board = 0 crevette en jeu
brief-nothing_to_guard = Aucun corail
brief-no_cube = Aucun cube
brief-no_cube_to_swap = Aucun cube à échanger
brief-no_consumed = 0 polype mangé
brief-largest_coral = Plus grand corail : { $size }
brief-feeds_nothing = Rien pour le poisson
brief-no_polyp = Rien à placer
brief-no_polyp_then = Plus rien à placer
brief-no_cell = Aucune case possible
brief-no_shrimp_left = Plus de crevette
brief-no_free_coral = Aucun corail libre
brief-just_moved = Vient de se déplacer
brief-no_cube_in_supply = Aucun cube en réserve
brief-two_played = Deux cubes joués
brief-no_alga = Plus d’algue
brief-no_polyp_left = Plus rien à prendre
brief-shrimp_on_rock = Crevette sur rocher nu
brief-collected = Déjà ramassé
brief-needs_card = Il faut une carte
brief-no_reef_tile = Aucune tuile récif
brief-no_place = Aucune case pour elle
brief-no_payment = Rien pour payer
brief-one_card = Une carte par tour
brief-three_cards = { $actor ->
    [you] Vous avez trois cartes
   *[other] { NAME($actor) } a trois cartes
}
brief-no_card_left = Plus de carte
brief-not_after_collecting = Déjà ramassé
brief-no_card = Aucune carte
brief-no_blue_card = Aucune carte crevette bleue
brief-no_card_fits = Aucune carte ne convient

## how it stands, in a few words

brief-decide = À décider d’abord
brief-done = Fait
brief-after_first_cube = Après un cube
brief-owed = Jouer le cube { -colour($colour) }
brief-laid = { $laid ->
    [one] { $laid } { -colour($colour) } placé
   *[other] { $laid } { -colour($colour, number: "plural") } placés
}

## what is done, or being done

done-1 = { $actor ->
    [you] Votre poisson a mangé ce tour-ci.
   *[other] { NAME($actor) } a fait manger son poisson ce tour-ci.
}
done-2 = { $actor ->
    [you] Vous avez joué votre premier cube de ce tour.
   *[other] { NAME($actor) } a joué son premier cube de ce tour.
}
done-3 = { $actor ->
    [you] Vous avez joué votre second cube de ce tour.
   *[other] { NAME($actor) } a joué son second cube de ce tour.
}
done-4 = { $actor ->
    [you] Vous avez introduit une crevette ce tour-ci.
   *[other] { NAME($actor) } a introduit une crevette ce tour-ci.
}
done-8b = { $actor ->
    [you] Vous avez acheté une carte ce tour-ci.
   *[other] { NAME($actor) } a acheté une carte ce tour-ci.
}
done-10 = { $actor ->
    [you] Vous avez ramassé ce tour-ci.
   *[other] { NAME($actor) } a ramassé ce tour-ci.
}
nothing-acted = { $actor ->
    [you] Vous avez déjà fait quelque chose ce tour-ci.
   *[other] { NAME($actor) } a déjà fait quelque chose ce tour-ci.
}
cube-second = Cette action suit l’action 2.
progress-owed = Jouez le cube { -colour($colour) } : il a été pris pour être joué aussitôt.
-polyps-laid = { $it ->
    [0] aucun polype pour l’instant
    [one] { -number($it) } polype pour l’instant
   *[other] { -number($it) } polypes pour l’instant
}
progress-laying = { $actor ->
    [you] Pose en cours, couleur { -colour($colour, gender: "f") } : { -polyps-laid($laid) }.
   *[other] { NAME($actor) } fait sa pose, couleur { -colour($colour, gender: "f") } : { -polyps-laid($laid) }.
}

## what is offered, in a few words

offer-eat = { $corals ->
    [one] { $corals } corail à manger
   *[other] { $corals } coraux à manger
}
offer-colours = { CAPITAL(OR($colours, item: "colour")) }
offer-many_colours = { COUNT($colours) } couleurs
offer-shrimp = Il en reste { $left }
offer-move = { $shrimps ->
    [one] { $shrimps } crevette à déplacer
   *[other] { $shrimps } crevettes à déplacer
}
offer-alga = { $tiles ->
    [one] { $tiles } polype pour payer
   *[other] { $tiles } polypes pour payer
}
offer-ends_turn = { $actor ->
    [you] Termine votre tour
   *[other] Termine le tour
}
offer-pass = Passer
offer-nothing = Ramasser, sans plus
offer-ways = { $ways } possibilités
offer-polyp = Échanger un cube
offer-place = Placer une tuile récif
offer-buy = Acheter une carte
offer-cards = { $cards ->
    [one] { $cards } carte à jouer
   *[other] { $cards } cartes à jouer
}

## what an action would do

promise-eat = { $actor ->
    [you] Votre poisson peut manger un de vos coraux, avant toute autre action du tour.
   *[other] { NAME($actor) } peut faire manger un de ses coraux à son poisson, avant toute autre action du tour.
}
promise-eat_last = { $actor ->
    [you] Votre poisson peut manger un de vos coraux.
   *[other] { NAME($actor) } peut faire manger un de ses coraux à son poisson.
}
promise-cube = Jouer un cube { OR($colours, item: "colour") } et placer des polypes de sa couleur.
promise-shrimp = { $actor ->
    [you] Placer une crevette de derrière votre paravent sur un corail sans crevette.
   *[other] { NAME($actor) } place une crevette de derrière son paravent sur un corail sans crevette.
}
promise-move = { $actor ->
    [you] Déplacer vos crevettes dans leur corail, vers un corail sans crevette, sur un rocher nu ou derrière le paravent.
   *[other] { NAME($actor) } déplace ses crevettes dans leur corail, vers un corail sans crevette, sur un rocher nu ou derrière le paravent.
}
promise-larva = Échanger un polype mangé { OR($colours, item: "colour") } contre un cube de sa couleur, qui se joue aussitôt.
promise-larva_kept = Échanger un polype mangé { OR($colours, item: "colour") } contre un cube de sa couleur.
promise-alga = Payer un polype mangé pour une algue, qui retourne des tuiles de combat.
promise-alga_lock = Payer un polype mangé pour une algue, qui retourne des tuiles de combat ou en verrouille une.
promise-polyp = Échanger un cube { OR($colours, item: "colour") } contre un polype de sa couleur.
promise-take = { $actor ->
    [you] Ramasser une zone de la pleine mer : son cube et ses polypes. Cela termine votre tour.
   *[other] Ramasser une zone de la pleine mer : son cube et ses polypes. Cela termine le tour.
}
promise-end = { $actor ->
    [you] Vous avez ramassé : terminez votre tour.
   *[other] { NAME($actor) } a ramassé : terminez le tour.
}
promise-pass = { $actor ->
    [you] Passer : vous ne mangez rien pendant le tour supplémentaire.
   *[other] Passer : { NAME($actor) } ne mange rien pendant le tour supplémentaire.
}
promise-nothing = { $actor ->
    [you] Vous pouvez ne rien faire d’autre et simplement ramasser.
   *[other] { NAME($actor) } peut ne rien faire d’autre et simplement ramasser.
}
promise-place = Placer { OR($tiles, item: "reef-tile") } sur un plateau.
promise-buy = Acheter une carte pour une tuile ou un cube.
promise-cards = { $cards ->
    [1] Jouer une carte, pour son texte ou pour la crevette bleue.
   *[other] Jouer l’une des { -number($cards) } cartes, pour son texte ou pour la crevette bleue.
}
