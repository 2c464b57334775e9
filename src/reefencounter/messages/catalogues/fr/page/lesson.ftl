### A lesson: one task after the other.

lesson-not_shown = Cette leçon ne peut pas être affichée
lesson-no_such = Cette leçon n’existe pas
lesson-where_they_are = Les leçons sont sous Apprendre.
lesson-laid_out = Le récif se met en place…

## On top: where one is

lesson-all = Toutes les leçons
lesson-name = Leçon { $number } · { $title }
lesson-task_of = exercice { $task } sur { $tasks }
lesson-tasks = Exercices de cette leçon
lesson-task = { $done ->
    [none] Exercice { $task }
   *[other] Exercice { $task }, fait
}
lesson-read_aloud = Lire à voix haute
lesson-close = Fermer la leçon

## A task is solved

lesson-next_task = Exercice suivant
lesson-take_along = À retenir :
lesson-next_lesson = Leçon suivante : { $title }
lesson-first_game = Votre première partie
lesson-once_more = Encore une fois

## A task

lesson-reef = Récif
lesson-can_do = Ce que vous pouvez faire
lesson-undo = Annuler le coup
lesson-off = Derrière mon paravent
lesson-show = Montrez-moi
lesson-hint = Un conseil
lesson-try_again = Réessayer
lesson-coral_tiles = Tuiles de combat : la couleur de devant bat celle de derrière
lesson-sea = Pleine mer et forces

## Buttons: which of the actions of a turn one turns to

lesson-eat = Manger
lesson-play_cube = Jouer un cube
lesson-introduce = Nouvelle crevette
lesson-move = Déplacer une crevette
lesson-larva = Polype en cube
lesson-alga = Algue
lesson-swap = Échange, cartes
lesson-collect = Ramasser

## What the learner has

lesson-polyps = Vos polypes
lesson-polyps_of = { $count ->
    [one] { $count } { -colour($colour) }
   *[other] { $count } { -colour($colour, number: "plural") }
}
lesson-cubes = Cubes
lesson-cubes_of = { $count ->
    [one] { $count } cube { -colour($colour) }
   *[other] { $count } cubes { -colour($colour, number: "plural") }
}
lesson-cubes_to_play = { $count ->
    [one] { $count } cube { -colour($colour) } : le jouer
   *[other] { $count } cubes { -colour($colour, number: "plural") } : en jouer un
}
lesson-consumed = Mangés
lesson-shrimps = Crevettes
lesson-fish = Votre poisson
# no polyps, cubes, tiles
lesson-none = aucun
# behind the number, which is large
lesson-points = { $points ->
    [one] point
   *[other] points
}
