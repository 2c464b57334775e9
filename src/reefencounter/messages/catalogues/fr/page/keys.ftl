### Keys, and what they do.

# What is written on a key
keys-name = { $key ->
    [PageUp] Page préc.
    [PageDown] Page suiv.
    [Home] Début
    [End] Fin
    [Enter] Entrée
    [Esc] Échap
   *[Space] Espace
}
# Between the first and the last of several keys: 1 to 9
keys-to = à

## At the table

keys-actions = les dix actions (0 est l’action 10, ramasser)
keys-arrows = parcourir les cases d’un plateau
keys-boards = le plateau précédent, le plateau suivant
keys-next_cell = la prochaine case qu’on peut choisir
keys-choose = choisir ; encore une fois pour confirmer
keys-back = une étape en arrière
keys-stop = arrêter la pose
keys-cards = les cartes (Second Kind)
keys-chat = la discussion, si l’on joue sur plusieurs appareils ; sinon les cartes. Échap ramène au récif
keys-turn_tile = tourner la tuile demi-polype à placer (Second Kind)
keys-undo = annuler le coup, pendant votre tour
keys-again = revoir le dernier tour
keys-protected = montrer quels polypes sont protégés
keys-large = un plateau en grand, ou tous
keys-hint = un conseil
keys-signs = expliquer le symbole suivant de la table ; avec Maj, le précédent
keys-help = cette aide

## In an analysis

keys-turns = tour précédent, tour suivant
keys-turning_points = les tournants
keys-better = joué ou mieux
keys-first_last = le premier tour, le dernier tour

## In a replay

keys-play = lecture, pause
keys-steps = une étape en arrière, une étape en avant
keys-ends = au début, à la fin

## At a puzzle

keys-hand_in = rendre votre tour, une fois fini
keys-best_turn = montrer le meilleur tour, ce qui compte comme votre réponse
