### A turn that a bot would play: what to do, in order, and what it is good for; each is a sentence.

hint-turn = { $items ->
    [none] Ne faites rien.
   *[other] { JOIN($items, with: " ") }
}
hint-outlook = Après cela, vous avez environ { $percent } % de chances de gagner, avec environ { -points($points) } à la fin.
hint-as_good = Ce tour vaut le meilleur.
hint-weaker = { $grade ->
    [little] Ce tour est un peu moins bon que le meilleur.
    [clear] Ce tour est moins bon que le meilleur.
   *[much] Ce tour est bien moins bon que le meilleur.
}
hint-again = Le mieux à faire ensuite dépend de ce que vous piochez : redemandez à ce moment-là.
hint-more = { $term ->
    [fish] Cela vaut environ { -points($points) } dans votre poisson.
    [corals] Vos coraux sur le récif promettent environ { -points($points) } de plus.
    [screen] Ce que vous aurez en main vaudra environ { -points($points) } de plus aux prochains tours.
    [cards] Vos cartes action valent environ { -points($points) } de plus.
   *[others] Cela enlève environ { -points($points) } à ce que les autres ont ou peuvent espérer.
}
hint-less = { $term ->
    [fish] Cela coûte environ { -points($points) } dans votre poisson.
    [corals] Vos coraux sur le récif promettent environ { -points($points) } de moins.
    [screen] Cela dépense de quoi faire environ { -points($points) } aux prochains tours.
    [cards] Cela dépense des cartes action qui valent environ { -points($points) }.
   *[others] Cela laisse espérer aux autres environ { -points($points) } de plus.
}
hint-fed = { $tiles ->
    [one] Vous avez { $tiles } tuile { -colour($colour, gender: "f") }. Ce qui est dans le poisson rapporte à la fin ce que vaudra alors sa couleur.
   *[other] Vous avez { $tiles } tuiles { -colour($colour, gender: "f", number: "plural") }. Ce qui est dans le poisson rapporte à la fin ce que vaudra alors sa couleur.
}
hint-held = Chaque cube permet de placer des tuiles de sa couleur, et vous avez { AND(GROUPS($tiles), item: "heap-group", first: "heap-first") }.
hint-held_none = Chaque cube permet de placer des tuiles de sa couleur, que vous pouvez ramasser en pleine mer.
hint-lays = { $taken ->
    [none] Placez { AND(BY_COLOUR($colours), item: "polyp-group") }.
   *[other] Placez { AND(BY_COLOUR($colours), item: "polyp-group") }, en mangeant { AND(BY_COLOUR($taken), item: "polyp-group") }.
}
hint-grows = La case de croissance ajoute { AND(BY_COLOUR($colours), item: "polyp-group") }.
hint-beats = { CAPITAL(-the-colour($stronger)) } bat alors { -the-colour($weaker) }.
hint-turns = { $coral_tiles ->
    [one] { $coral_tiles } tuile de combat se retourne.
   *[other] { $coral_tiles } tuiles de combat se retournent.
}
hint-feeds = Mettez une tuile { -colour($colour, gender: "f") } dans votre poisson.
hint-larvae = Choisissez { AND(GROUPS($colours), item: "cube-group") }.
hint-eats = { $kept ->
    [none] Mangez votre corail { -colour($colour) } de { -polyps($size) }.
   *[other] { $kept ->
        [one] Mangez votre corail { -colour($colour) } de { -polyps($size) } : { $kept } compte.
       *[other] Mangez votre corail { -colour($colour) } de { -polyps($size) } : { $kept } comptent.
    }
}
hint-introduces = Placez une crevette en { $cell }.
hint-moves = Déplacez une crevette en { $cell }.
hint-moves_off = Ramenez une crevette derrière votre paravent.
hint-larva = Échangez un polype mangé { -colour($colour) } contre un cube.
hint-polyp = Échangez un cube { -colour($colour) } contre un polype.
hint-locks = Verrouillez la tuile de combat { -coral-tile($coral_tile) } avec l’algue { -alga($alga) }.
hint-alga = Jouez l’algue { -alga($alga) }.
hint-collects = Ramassez la zone { -colour($colour, gender: "f") }.
hint-passes = Passez.
hint-buys = Achetez une carte.
hint-discards = Défaussez « { CARD($card) } ».
hint-plays_card = Jouez « { CARD($card) } ».
hint-uses_card = Utilisez « { CARD($card) } ».
hint-declines = Ne jouez pas de carte.
hint-places = Placez { -reef-tile($tile) } en { $cell }.
hint-crown = Laissez la couronne d’épines manger le polype en { $cell }.
hint-flees = Amenez cette crevette en { $cell }.
hint-flees_off = Ramenez cette crevette derrière votre paravent.
hint-blue = Amenez une crevette bleue en { $cell }.
