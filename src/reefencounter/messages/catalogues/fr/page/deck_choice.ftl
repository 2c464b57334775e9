### Which deck of action cards is played with.

deck_choice-deck = Jeu de cartes
# $name is that of a deck
deck_choice-yours = { $name }, à vous
deck_choice-yours_made = { $name } (reconstitué), à vous
deck_choice-reconstructed = Reconstitué
deck_choice-remove = Supprimer ce jeu de cartes
deck_choice-bring = Charger votre jeu de cartes
deck_choice-what = 28 cartes en JSON, « reef-deck/1 ». Il est vérifié, et reste avec cette partie et son enregistrement.
deck_choice-as_json = Jeu de cartes en JSON
deck_choice-file = Choisir un fichier
deck_choice-use = Utiliser ce texte
deck_choice-removed = « { $name } » est supprimé.
deck_choice-ready = « { $name } » est prêt : 28 cartes.
# No $file: it was typed
deck_choice-file_too_large = { $file } dépasse 64 Kio ; un jeu de cartes est un petit fichier.
deck_choice-too_large = { $file ->
    [none] Le texte dépasse 64 Kio ; un jeu de cartes est un texte court.
   *[other] { $file } dépasse 64 Kio ; un jeu de cartes est un texte court.
}
deck_choice-not_json = { $file ->
    [none] Le texte n’est pas du JSON ({ $why }).
   *[other] { $file } n’est pas du JSON ({ $why }).
}
