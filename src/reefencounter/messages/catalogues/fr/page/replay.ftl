### A game that is watched again.

replay-not_shown = Cette partie ne peut pas être affichée
replay-laid_out = Le récif se met en place…
replay-only_watched = Une partie qu’on revoit ne peut pas être changée. Repartez plutôt d’ici.
replay-over_here = La partie est finie ici. Revenez à un moment où il reste quelque chose à jouer.
replay-not_over = Vous pourrez repartir d’ici quand cette partie sera finie : d’ici là, ses secrets sont gardés.

## On top

replay-first_page = Accueil
replay-title = Relecture
# whose eyes one looks through
replay-seen_by = Vue par
replay-everything = Tout
replay-spectator = Spectateur
replay-as = Comme { $name }
replay-play_on = Repartir d’ici
replay-analysis = Analyse
replay-download = Télécharger l’enregistrement
replay-keys = Touches et réglages
replay-my_games = Mes parties

## Where one is

replay-log = Journal
replay-setup = Mise en place
replay-turn = Tour { $turn }
replay-before_first = Avant le premier coup
replay-place = Moment de la partie
# $text tells the move in a sentence
replay-move = Coup { $at } sur { $last }, tour { $turn }. { $text }
replay-scoring = Décompte final

## Buttons, and beneath them what is shown when they are pointed at: with their keys

replay-playing = Lecture
replay-play = Lire
replay-pause = Pause
replay-space = Espace
replay-turn_back = Tour précédent
replay-turn_back_key = Tour précédent (Page préc.)
replay-move_back = Coup précédent
replay-move_back_key = Coup précédent (←)
replay-move_on = Coup suivant
replay-move_on_key = Coup suivant (→)
replay-turn_on = Tour suivant
replay-turn_on_key = Tour suivant (Page suiv.)
replay-speed = Vitesse
replay-times = { NUMBER($speed) }×
