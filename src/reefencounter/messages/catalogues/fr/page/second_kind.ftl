### The Second Kind: cards, the market, and what is chosen with them.

## A card

second_kind-blue_card = carte crevette bleue
second_kind-use_blue = ou utiliser la crevette bleue
second_kind-answer = réponse
second_kind-scoring = décompte
second_kind-close = Fermer
second_kind-answer_with = Répondre avec
second_kind-play_text = Jouer son texte
second_kind-eat_with = Manger le premier corail avec
second_kind-introduce_blue = Introduire une crevette bleue
second_kind-move_blue = Déplacer une crevette bleue
second_kind-discard = Défausser
second_kind-own_turn = Les cartes se jouent pendant votre tour, après l’action 1.
second_kind-ready = Prête : le moment venu, on vous demandera.
second_kind-quiet = On ne vous demande rien : c’est un non, et personne n’en sait rien.
second_kind-do_not_ask = Ne pas me demander
second_kind-ask_again = Me demander à nouveau
second_kind-is_ready = prête
second_kind-is_quiet = sans question

## Cards and market

second_kind-market = Cartes et marché
second_kind-cards = Cartes
second_kind-whole_deck = Tout le jeu de cartes
second_kind-reconstructed = Jeu reconstitué
second_kind-in_pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
second_kind-discards = Défausse
second_kind-discarded = { $count ->
    [one] { $count } défaussée
   *[other] { $count } défaussées
}
second_kind-blue_supply = { $count ->
    [one] { $count } crevette bleue en réserve
   *[other] { $count } crevettes bleues en réserve
}
# After the one above, and a comma
second_kind-one_on_sea = une en pleine mer
second_kind-no_blue = plus de crevette bleue
second_kind-buy = Acheter
second_kind-bought = Achetée
# After the name of a card, and a comma
second_kind-usable = utilisable maintenant
second_kind-in_hand = { $count } en main
second_kind-no_card = Aucune carte en main.
second_kind-no_card_buy = Aucune carte en main. Achetez-en une pour une tuile ou un cube.
second_kind-open_before = Posées devant { $name }

## What can be chosen in the prompt

second_kind-choices = Choix
second_kind-give = Vous donnez
second_kind-at_space = Dans la zone
second_kind-take = Vous prenez
second_kind-cube = cube { -colour($colour) }
second_kind-space = zone { -colour($colour, gender: "f") }
second_kind-alga = algue { -alga($alga) }
second_kind-coral_tile = tuile de combat { -colour($stronger) }/{ -colour($weaker) }
# A part of an action, on a button; from the hand and for a cube goes without saying
second_kind-part = { $part ->
    [hand] { "" }
    [cube] { "" }
    [consumed] mangé
    [off] Hors du plateau
    [done] Terminé
    [introduce] Introduire
    [move] Déplacer
    [shoo] Retirer une couronne
    [nudge] Pousser une couronne
    [summon] Amener une couronne
    [rock] Rocher nu
    [water] Eau profonde
    [blue] Introduire une crevette bleue
    [shift] Déplacer une crevette bleue
    [swap] Échanger
   *[other] { $part }
}
second_kind-back = Retour
second_kind-tiles_and_cards = Tuiles récif et cartes
second_kind-buy_card = Acheter une carte
second_kind-half_lies = Sens de la tuile demi-polype
second_kind-turn_key = Tourner (T)
second_kind-tile_to_lay = Tuile à placer
second_kind-lay_from_hand = Placer { -a-tile($tile) } de la main, il y en a { $count }
second_kind-lay_from_consumed = Placer { -consumed($tile) }, il y en a { $count }
second_kind-consumed = mangé
second_kind-meal_card = Carte pour le premier repas
# Stands before the names of cards
second_kind-with = Avec
second_kind-end_turn = Terminer le tour

## The time left for an answer

second_kind-seconds = { $count } s
second_kind-you_have = { $count ->
    [one] Vous avez { $count } seconde pour répondre.
   *[other] Vous avez { $count } secondes pour répondre.
}
second_kind-at_most = { $count ->
    [one] Au plus { $count } seconde.
   *[other] Au plus { $count } secondes.
}
# Each stands after the seconds that are left: 12 s
second_kind-until_heard = avant que votre réponse soit connue
second_kind-to_answer = pour répondre ; sans réponse, c’est non
second_kind-too_late = trop tard : c’est non
second_kind-let_me_think = Laissez-moi réfléchir
second_kind-for_others = au plus
second_kind-thinks = { $name } réfléchit
second_kind-to_think = pour réfléchir ; sans réponse, c’est non

## A game at a real table is entered

second_kind-which_card = Quelle carte est sortie de la pioche ?
second_kind-card = Carte
second_kind-choose = Choisir…
second_kind-in_fish = Tuiles spéciales dans le poisson
second_kind-so_many_in_fish = Tuiles spéciales dans le poisson : { $count }
second_kind-scoring_cards = Cartes de décompte, posées ou en main
second_kind-shrimps_home = Crevettes sur des coraux de trois polypes ou plus
