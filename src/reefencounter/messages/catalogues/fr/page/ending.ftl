### The end of a game: fish are opened and counted.

ending-title = Fin de la partie
ending-opening = On ouvre les poissons
ending-shared = { AND($names) } se partagent le récif
ending-you_win = Vous gagnez
ending-winner = { $name } gagne
ending-nobody = Personne n’a joué jusqu’à la fin
ending-polyp_worth = Ce que vaut un polype
# Stands before the colours and their values
ending-values = Valeurs
# The same, of a game that was decided before its end
ending-values_then = Valeurs à ce moment
ending-to_rematch = Aller à la revanche
ending-where_turned = Les tournants
ending-replay = Revoir ou repartir
ending-download = Télécharger
ending-look = Regarder le récif
ending-skip = Aller au résultat
ending-play_on = Continuer contre un bot
ending-play_on_about = Pour le plaisir : le résultat ne change pas.

## A fish

ending-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
ending-in_fish_of = Dans le poisson ({ $name })
ending-counted = { -heap-group($tile, $count) }
ending-nothing = Il est vide.
ending-total = { $name } : { -points($points) }
ending-counting = { $name } : décompte en cours
# Stands below the number
ending-points = { $points ->
    [one] point
   *[other] points
}
# The same, of a game that was decided before its end
ending-points_then = { $points ->
    [one] point alors
   *[other] points alors
}
# The same, at a seat that a bot finished
ending-points_by_bot = du bot, sans compter
# Instead of a place: how they left before the end
ending-lost = { $lost ->
    [resigned] abandon
    [time] temps écoulé
   *[left] départ anticipé
}

## What decides between equal points

ending-ties = À égalité de points, la première différence décide (R11.4)
ending-player = Joueur
ending-tie_consumed = polypes mangés
ending-tie_cubes = cubes
ending-tie_tiles = tuiles
ending-tie_polyps = polypes gardés
