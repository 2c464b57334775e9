### Profiles: how somebody stands, what they have played; and the leader board.

# $day is a day as the language writes it.
profile-since = Ici depuis le { $day }
profile-games = { $games ->
    [0] Pas encore de partie
    [one] { $games } partie
   *[other] { $games } parties
}
profile-share = Partager
profile-copied = Le lien est copié. En l’ouvrant, on voit cette page.
# $link is an address.
profile-link = Le lien : { $link }
profile-settings = Réglages
profile-loading = Chargement…

## States

profile-none = Votre première partie s’affichera ici.
profile-none_theirs = La première partie finie s’affichera ici.
profile-play = Jouer une partie
profile-guest = Vous jouez en invité : seul cet appareil connaît vos parties.
profile-keep = Garder mes parties
profile-private = Ce profil est privé.
profile-private_why = Seule la personne concernée le voit.
profile-who_sees = Qui voit cette page
profile-public = Tout le monde
profile-public_about = Toute personne qui a le lien, et le palmarès.
profile-only_me = Moi seulement
profile-only_me_about = Personne d’autre ne la voit, et aucune liste ne vous nomme.
profile-child = Un enfant joue ici : personne d’autre ne voit cette page, aucune liste ne vous nomme, et aucune partie n’est classée.

## Ratings, by kinds of games

profile-ratings = Classements
profile-base_2 = De base, à 2
profile-base_many = De base, à 3 et 4
profile-advanced = Avancé
profile-second_kind = Second Kind
profile-rated_games = { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}
# $change is a number with its sign, as text: +38.
profile-this_month = classement { $change } ce mois-ci
# Of a rating of which little is known yet
profile-provisional = provisoire
profile-programs = Programmes, classés entre eux
# $ratings is a list of numbers.
profile-course = Les derniers classements : { LIST($ratings) }
profile-no_rating = { $games ->
    [0] Pas encore de partie classée. Il en faut cinq pour un classement.
    [one] Une partie jusqu’ici. Il en faut cinq pour un classement.
   *[other] { $games } parties jusqu’ici. Il en faut cinq pour un classement.
}
# How far somebody has come on the way to a rating.
profile-of_five = { $games } sur 5

## What the fish ate

profile-eats = Ce que mange votre poisson
profile-eats_theirs = Ce que le poisson a mangé
profile-polyps = { -polyps($polyps) }
profile-colour_polyps = { CAPITAL(-colour($colour, number: "plural")) } : { $polyps }
profile-meal = Plus gros repas : { -polyp-group($colour, $polyps) }
# $names are the names of the others in that game.
profile-meal_against = Plus gros repas : { -polyp-group($colour, $polyps) }, contre { AND($names) }

## Points

profile-points = Points par partie
profile-middle = Médiane { $middle }, meilleur score { $best }
# A bar of the chart: in $games games there were $least to $most points.
profile-bar = { $games ->
    [one] { $least } à { $most } points : { $games } partie
   *[other] { $least } à { $most } points : { $games } parties
}
profile-won_two = gagnées à 2 joueurs
profile-won_many = gagnées à 3 et 4
profile-percent = { $percent } %
# $won of $games games were won.
profile-won_of = { $won } sur { $games }
profile-chance = La marque est ce que donnerait le hasard.
# For those who hear the chart: what chance would give.
profile-chance_is = le hasard donnerait { $percent } %

## Against the bots

profile-bots = Contre les bots
profile-no_bots = Pas encore de partie contre des bots d’un seul niveau.

## Head to head

profile-between = Vous et { $name }
profile-together = { $games ->
    [one] { $games } partie ensemble
   *[other] { $games } parties ensemble
}
profile-before = Vous devant { $name } : { $games }
profile-behind = { $name } devant vous : { $games }

## Past games

profile-last = Dernières parties
profile-all_mine = Toutes mes parties
profile-more = Plus de parties
profile-somebody = Quelqu’un
profile-won = gagnée
profile-lost = perdue
profile-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
profile-resigned = abandon
profile-time = perdue au temps
profile-left = départ anticipé
profile-rated = classée
profile-analyse = Analyser
# $names are the names of the others in that game.
profile-analyse_game = Analyser la partie avec { AND($names) }

## The leader board

profile-leaders = Palmarès
profile-all_leaders = Tout le palmarès
profile-whose = Jeu
profile-among = Parmi
profile-everybody = Tous
profile-friends = Amis
profile-no_friends = Aucun de vos amis pour l’instant : il faut cinq parties classées en 60 jours.
profile-no_leaders = Personne encore : il faut cinq parties classées en 60 jours.
profile-rests = Seulement ceux qui ont joué ces 60 derniers jours, à partir de la dixième partie classée.
profile-rank = Place
profile-name = Nom
profile-rating = Classement
profile-played = Parties
profile-house = Les bots de la maison
profile-house_about = Sur la même échelle : avec 400 de plus, on gagne environ dix parties sur onze.
profile-measured = { $games ->
    [0] pas encore rencontré
    [one] { $games } partie
   *[other] { $games } parties
}
profile-how = D’où viennent les classements
profile-how_about = Un classement vient des seules tables classées, avec des personnes ou des bots. Abandonner, partir ou manquer de temps, c’est perdre. Il est provisoire jusqu’à dix parties.
