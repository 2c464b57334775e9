### The page under Learn: all lessons, and what else there is to learn.

learn-title = Apprendre en jouant
learn-about = Neuf courtes leçons sur un vrai plateau. Arrêtez-vous quand vous voulez : on retient où vous en êtes.

## How far one has come: lessons done, of all; and how long the others take

learn-done_of = { $done } sur { $all }
learn-minutes_left = { $minutes ->
    [one] encore { $minutes } minute environ
   *[other] encore { $minutes } minutes environ
}
learn-all_done = tout est fait

## Beside a lesson

learn-done = faite
learn-go_on = Continuer
learn-begin = Commencer
# how long it takes
learn-minutes = { $minutes } min

## What else there is

learn-first_game = Première partie
learn-first_game_about = contre le bot le plus doux, avec un guide qui s’arrête aux moments importants
learn-rulebook = Règles
learn-rulebook_about = toutes les règles, avec des plateaux pour les essayer
learn-brief = Les règles en bref
learn-brief_about = à lire en dix minutes, avec des images et les touches
learn-puzzles = Problèmes
learn-puzzles_about = Une vraie position, un tour entier : trouvez le meilleur. Aujourd’hui, tout le monde a le même.
learn-more = Quand vous connaissez le jeu
