### A puzzle: what is asked, and what the turn was worth.

puzzle-not_shown = Ce problème ne peut pas être affiché
puzzle-laid_out = Le récif se met en place…
puzzle-name = Problème
puzzle-of_the_day = Problème du jour · { $date }
# that one made of a turn of one’s own game
puzzle-own = Problème tiré d’une partie
puzzle-of = Problème du { $date }
puzzle-how_hard = Niveau { $level }

## What is asked

puzzle-find = À vous : trouvez le meilleur tour
puzzle-played = Votre tour est joué
puzzle-you_are = Vous êtes { CAPITAL(-player-colour($colour)) }, c’est le tour { $turn }.
puzzle-you_are_by = Vous êtes { CAPITAL(-player-colour($colour)) }, c’est le tour { $turn } ({ LIST($rules) }).
puzzle-hand = Main
puzzle-cubes = Cubes
puzzle-consumed = Mangés
puzzle-shrimps = Crevettes
puzzle-fish = Dans votre poisson
puzzle-sea = Pleine mer et forces
puzzle-boards = Plateaux de coraux
puzzle-coral_tiles = Tuiles de combat
puzzle-locked = { $locked ->
    [one] { $locked } verrouillée sur 10
   *[other] { $locked } verrouillées sur 10
}

## What one can do

puzzle-play = Jouer le tour
puzzle-go_on = Continuer
# from the table back to what is asked
puzzle-leave = Retour au problème
puzzle-hand_in = Rendre le tour
puzzle-step_back = Une étape en arrière
puzzle-show = Montrer
puzzle-show_sure = Le meilleur tour s’affiche alors, et vous ne pouvez plus rendre le vôtre.
puzzle-show_yes = Oui, montrer
puzzle-show_no = Pas encore
puzzle-judged = Un bot fort regarde votre tour…
puzzle-how_played = On ne rend son tour qu’une fois. Touches : R pour rendre, U pour revenir d’une étape.
puzzle-how = Jouez-le sur la table avec toutes ses actions ; annulez aussi souvent que vous voulez. On ne rend qu’une fois, quand le tour est fini.
puzzle-no_hints = Un problème n’a pas de conseils. « Montrer » affiche le meilleur tour.

## The answer

puzzle-result = Votre résultat
# behind the score, which is large
puzzle-of_hundred = sur 100
puzzle-you = Vous
puzzle-best = Meilleur
puzzle-percent = { $percent } %
puzzle-expected = Ce qu’un bot fort attend alors pour vous ; 100 %, c’est la victoire assurée.
puzzle-found_by = { $percent } % des joueurs l’ont trouvé.
puzzle-best_turn = Le meilleur tour
puzzle-numbers = Les numéros sont les étapes du meilleur tour.
puzzle-left_out = Il vous manquait ceci.
puzzle-missed = Ces étapes n’étaient pas dans votre tour.
puzzle-show_on_board = Montrer sur le plateau
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
