### Open tables.

lobby-title = Tables ouvertes
lobby-players = Joueurs
lobby-game = Jeu
lobby-bots = Bots
lobby-any = peu importe
lobby-people_only = sans bots
lobby-with_bots = avec bots
lobby-clock = Pendule
lobby-no_clock = sans pendule
lobby-live = en direct
lobby-days = en jours
lobby-rated = classée
lobby-base = De base
lobby-advanced = Avancé
lobby-second_kind = Second Kind
lobby-seats = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
lobby-table = Une table
lobby-yours = Votre table
lobby-join = Rejoindre
# $table is its title or who made it, if it has either.
lobby-join_table = { $table ->
    [none] Rejoindre une table
   *[other] Rejoindre { $table }
}
lobby-none = Aucune table ouverte de ce genre. Ouvrez-en une, d’autres la trouveront ici.
lobby-more = { $tables ->
    [one] { $tables } autre
   *[other] { $tables } autres
}
lobby-fewer = Réduire
# Behind the reason why one could not sit down.
lobby-others = { $tables ->
    [0] Il n’y a pas d’autre table ouverte.
    [1] Une autre table est ouverte.
    [2] Deux autres tables sont ouvertes.
    [3] Trois autres tables sont ouvertes.
    [4] Quatre autres tables sont ouvertes.
    [5] Cinq autres tables sont ouvertes.
   *[other] { $tables } autres tables sont ouvertes.
}
