### A finished game looked at once more. $who is a player; none is the reader.

analysis-not_shown = Cette partie ne peut pas être analysée
analysis-waiting = Les premiers tours sont à l’étude…
analysis-complete = L’analyse est complète.
analysis-fair = Personne n’est jugé sur ce qu’il ne pouvait pas savoir : chaque tour est évalué d’après ce que son joueur voyait. La chance fait bouger la courbe, sans être reprochée à personne.

## On top

analysis-name = Analyse
analysis-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
analysis-title = Là où tout a basculé
analysis-tied = Victoire partagée : { AND($names) }, à { $points } points
analysis-won_two = { $who ->
    [none] Vous avez gagné, { $points } à { $others }
   *[other] { $who } a gagné, { $points } à { $others }
}
analysis-won = { $who ->
    [none] Vous avez gagné avec { $points } points
   *[other] { $who } a gagné avec { $points } points
}
analysis-told_to = À qui la raconter
analysis-for_all = Pour tout le monde
analysis-for = Pour { $name }
analysis-replay = Revoir
analysis-play_on = Repartir d’ici

## The course of the game. Results go from 0 to 100; $nodes is how many positions were looked at for each turn.

analysis-ahead = Qui menait
analysis-measure_each = Résultat attendu de chaque joueur, de 0 à 100, sur { NUMBER($nodes) } positions par tour
analysis-measure_of = Résultat attendu pour { $name }, de 0 à 100, sur { NUMBER($nodes) } positions par tour
analysis-measure_you = Votre résultat attendu, de 0 à 100, sur { NUMBER($nodes) } positions par tour
analysis-looked_at = Tours étudiés
analysis-working = Tour { $done } sur { $of }
analysis-steady = { $who ->
    [none] Votre résultat attendu reste toujours autour de { $first } sur 100.
   *[other] Pour { $who }, le résultat attendu reste toujours autour de { $first } sur 100.
}
# $high_turn and $low_turn are turns; none is the end of the game
analysis-course = { $who ->
    [none] Votre résultat attendu
   *[other] Pour { $who }, le résultat attendu
} part de { $first } sur 100, culmine à { $high } { $high_turn ->
    [none] à la fin
   *[other] avant le tour { $high_turn }
}, tombe au plus bas à { $low } { $low_turn ->
    [none] à la fin
   *[other] avant le tour { $low_turn }
}, et finit à { $last }.
# beside the middle of the chart: nobody is ahead
analysis-even = égalité
# below the chart, at its first turn
analysis-first_turn = tour { $number }
analysis-you = vous
analysis-above = au-dessus du milieu
analysis-below = au-dessous

## From turn to turn

analysis-turns = Tours
analysis-turn_back = Tour précédent
analysis-turn_back_key = Tour précédent (←)
analysis-turn_on = Tour suivant
analysis-turn_on_key = Tour suivant (→)
analysis-slider = Tour
analysis-turn_number = Tour { $number }
analysis-turn_of = { $who ->
    [none] Tour { $number }, vous
   *[other] Tour { $number }, { $who }
}
# $does tells the turn in a sentence
analysis-turn_told = { $who ->
    [none] Tour { $number }, vous. { $does }
   *[other] Tour { $number }, { $who }. { $does }
}

## The turning points

analysis-points = { $points ->
    [0] Les tournants
    [1] Un tournant
    [2] Deux tournants
   *[other] Trois tournants
}
analysis-none_so_far = Aucun pour l’instant.
# behind the result, which is large
analysis-of_hundred = { $who ->
    [none] sur 100, vous
   *[other] sur 100, { $who }
}
# makes a puzzle of this position
analysis-practise = S’y exercer

## A turn beside a better one

analysis-which_turn = Quel tour
analysis-played_side = Joué
analysis-better_side = Mieux
analysis-laid_out = Le plateau se met en place…
analysis-no_change = Rien n’a changé sur les plateaux.
analysis-no_better_found = Rien de mieux n’a été trouvé pour ce tour.

## The end, and all turns as a table

analysis-along = À retenir
analysis-along_for = { $name } :
analysis-all_turns = Tous les tours, en tableau
analysis-table = Résultat attendu de chaque joueur avant chaque tour, de 0 à 100. « Mieux de » : le résultat, plus un cinquième par point.
analysis-player = Qui
analysis-better_by = Mieux de
analysis-after_last = Après le dernier tour
