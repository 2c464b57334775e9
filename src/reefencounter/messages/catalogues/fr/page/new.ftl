### A new table: who sits where, by which rules.

new-about = Choisissez qui joue et comment. Sans rien changer, vous avez le jeu tel qu’on y joue le plus souvent.

## What to start from

new-start_from = Partir de
new-family = Soirée en famille
new-family_about = sur le même appareil, avec un bot
new-far_away = Amis au loin
new-far_away_about = par lien, 3 jours par tour
new-club = Soirée au club
new-club_about = en direct, avancé, classé
new-anyone_now = Tout de suite
new-anyone_now_about = en direct, avec les premiers venus

## Seats

new-seats = Places
new-players = Joueurs
new-players_about = { $players } plateaux de coraux, un par joueur.
new-begins_itself = La partie commence toute seule quand toutes les places sont prises.
new-several_here = Plusieurs joueurs partagent cet appareil : un rideau cache vos tuiles entre les tours.
new-you_watch = Vous n’occupez aucune de ces places : vous regardez.
new-against_bots = Vous jouez contre des bots.
new-who_begins = Qui commence
new-by_chance = Au hasard
new-by_chance_about = L’ordre des places est mélangé. Le premier pioche 6 tuiles, les suivants davantage.
new-first_seat = La première place
new-first_seat_about = L’ordre ci-dessus est gardé. Le premier pioche 6 tuiles, les suivants davantage.

## The clock

new-clock = Pendule
new-no_clock = Aucune
new-no_clock_about = Personne ne se presse : la partie attend.
new-live = En direct
new-days = En jours
new-time = Temps
new-pace = { $minutes } min + { $seconds } s
new-pace_about = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} pour la partie, et { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} de plus après chaque tour. À court de temps, un bot prend le relais, et on peut revenir à tout moment.
new-own_pace = À vous
new-minutes = Minutes pour la partie
new-increment = Secondes après chaque tour
new-each_turn = Par tour
new-so_many_days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
new-days_about = { $days ->
    [1] Un jour pour chaque tour. À court de temps, un bot prend le relais, et on peut revenir à tout moment.
    [3] Trois jours pour chaque tour. À court de temps, un bot prend le relais, et on peut revenir à tout moment.
   *[7] Une semaine pour chaque tour. À court de temps, un bot prend le relais, et on peut revenir à tout moment.
}

## Rules

new-rules = Règles
new-game = Jeu
new-base = De base
new-base_about = Un polype placé à côté de l’étoile de mer en fait pousser un autre dessus. Quatre polypes d’un repas retournent dans le sac.
new-advanced = Avancé
new-advanced_about = Rien ne pousse sur l’étoile de mer, et un repas rend cinq polypes : plus dur et plus serré.
new-expansion = Extension
new-none = Aucune
new-none_about = Le jeu seul.
new-second_kind = Second Kind
new-second_kind_about = Tuiles spéciales, couronnes d’épines, crevettes bleues et cartes action.
new-crowns = Couronnes
new-dealt = Distribuées
new-dealt_about = Chaque joueur commence avec une couronne d’épines derrière son paravent, comme le recommande l’éditeur.
new-in_bag = Dans le sac
new-in_bag_about = Les quatre couronnes d’épines se piochent dans le sac.
new-exchange = Polype contre cube
new-at_once = Joué aussitôt
new-at_once_about = Action 6 : le cube reçu pour un polype mangé se joue aussitôt, selon la correction de l’éditeur.
new-keep = Gardé
new-keep_about = Action 6 selon l’ancienne règle : le cube va derrière le paravent pour plus tard.
new-more = Plus : classement, conseils, qui commence, aide-mémoire, titre
new-who_sees = Qui la voit
new-only_link = Avec le lien seulement
new-everyone = Tout le monde
new-hints = Conseils
new-hints_all = Pour tous
new-hints_all_about = Chacun peut demander ce que ferait le bot le plus fort.
new-hints_one = Une place
new-hints_one_about = Pour un enfant ou un débutant seul ; une ampoule près du nom le dit aux autres.
new-hints_none = Pour personne
new-hints_none_about = Chacun joue seul.
new-hints_whose = La place de qui
new-seat_number = Place { $seat }
new-seat_name = Place { $seat }, { $name }
new-window = Réponses
new-window_usual = Comme d’habitude
new-window_usual_about = L’hébergeur de ce serveur a fixé le temps que tous attendent quand quelqu’un pourrait répondre par une carte.
new-window_seconds = { $seconds } s
new-window_about = Tous attendent ce temps quand quelqu’un pourrait répondre par une carte : aucune pause ne trahit rien.
new-memory = Aide-mémoire
new-on = Oui
new-off = Non
new-memory_on = Montre ce que retiendrait une bonne mémoire : les cubes, et les tuiles prises à la vue de tous.
new-memory_off = Des autres paravents, on ne voit que les totaux. Le reste, à vous de le retenir.
new-chat = Discussion
new-chat_on = Les joueurs peuvent s’écrire ; personne d’autre ne les lit.
new-chat_off = Personne n’écrit à cette table.
new-title = Titre
new-title_example = Vendredi soir (facultatif)

## All that was chosen, in sentences

new-so_many_seats = { $seats ->
    [2] Deux places.
    [3] Trois places.
   *[4] Quatre places.
}
# $people are the items below, and names of bots.
new-people = { CAPITAL(AND($people)) }.
new-you = vous
new-a_bot = un bot
new-anyone = n’importe qui
new-by_link = { $name } par lien
new-here = { $name } ici
new-friends_by_link = { $friends ->
    [1] un ami par lien
    [2] deux amis par lien
    [3] trois amis par lien
   *[4] quatre amis par lien
}
new-friends_here = { $friends ->
    [1] un ami ici
    [2] deux amis ici
    [3] trois amis ici
   *[4] quatre amis ici
}
# The game, the clock that was agreed on, and about how long it takes.
new-game_and_time = { $clock ->
    [none] { $game }, { $time }.
   *[other] { $game }, { $clock } : { $time }.
}
new-base_game = Jeu de base
new-advanced_game = Règles avancées
new-base_second_kind = Jeu de base avec Second Kind
new-advanced_second_kind = Règles avancées avec Second Kind
new-half_hour = environ une demi-heure
new-three_quarters = environ trois quarts d’heure
new-hour = environ une heure
new-hour_and_half = environ une heure et demie
new-weeks = quelques semaines
new-is_rated = Elle est classée, sans conseils.
new-listed = La table est affichée dans la liste ; toute personne qui a son adresse peut regarder.
new-private = Seuls ceux qui ont son adresse la voient.
new-setting_up = Mise en place…
new-open = Ouvrir la table
new-start = Lancer la partie
