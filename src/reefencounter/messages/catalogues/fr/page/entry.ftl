### Entering a game that is played at a real table, or counting its points.

entry-title = Saisir une vraie partie
entry-about = Vous jouez autour d’une vraie table et notez la partie ici : pour la revoir, pour compter les points sans erreur, ou pour savoir ce que permet une règle. Tout est visible ; ce qui sort de votre sac, c’est vous qui le saisissez.
entry-about_count = La partie est finie à votre table : dites comment sont les tuiles de combat et ce qu’il y a dans les poissons, et vous aurez les points, les places et les égalités.
entry-what = Que saisir
entry-whole = Toute la partie
entry-only_end = Seulement la fin

## The players. Who has no other name goes by the colour of the pieces.

entry-players = Joueurs
entry-colour = { CAPITAL(-player-colour($colour)) }
entry-begins = { $name }, qui commence
entry-name_of = Nom du joueur { $number }

## The game

entry-game = Jeu
entry-base = De base
entry-advanced = Avancé
entry-advanced_about = Rien ne pousse sur l’étoile de mer, et un repas rend cinq polypes.
entry-expansion = Extension
entry-no_expansion = Aucune
entry-second_kind = Second Kind
entry-second_kind_about = Les tuiles spéciales qui sortent à la mise en place retournent dans le sac, et on en pioche d’autres.
entry-crowns = Couronnes
entry-crowns_dealt = Distribuées
entry-crowns_dealt_about = Chaque joueur a une couronne d’épines en plus des tuiles ci-dessous.
entry-crowns_in_bag = Dans le sac
entry-crowns_in_bag_about = Les quatre couronnes d’épines se piochent dans le sac.
# action 6: a consumed tile for a cube
entry-exchange = Polype contre cube
entry-exchange_play = Joué aussitôt
entry-exchange_play_about = L’action 6 telle que l’éditeur l’a corrigée.
entry-exchange_keep = Gardé
entry-exchange_keep_about = L’action 6 selon l’ancienne règle : on garde le cube.

## The coral tiles at the start

entry-coral_tiles = Tuiles de combat
entry-sides = Les dix tuiles commencent du même côté. Que montre celle du blanc et du jaune ?
entry-star = Le blanc bat le jaune
entry-star_side = côté étoile
entry-plain = Le jaune bat le blanc
entry-plain_side = côté sans étoile

## The open sea, the boards, the first tiles

entry-sea = Pleine mer
entry-first_space = Première zone
entry-space = { CAPITAL(-colour($space, gender: "f")) }
entry-sea_about = Les tuiles de chaque zone, dans le sens horaire à partir de la première : 3, 3, 3, 2 et 1. Une ligne pleine passe à la suivante.
entry-boards = Plateaux
entry-boards_about = Quel récif est où ? Tournez le vôtre pour qu’il ressemble à l’image.
entry-board = Plateau { $number }
entry-tiles = Tuiles piochées
entry-tiles_about = Ce que chaque joueur a pioché au début, avant de mettre une tuile dans le poisson.
# of the game, if it is to have one
entry-name = Titre
entry-name_like = Vendredi soir (facultatif)
entry-open = Ouvrir la table

## What is still missing: the list, and its items

entry-missing = Il manque encore : { AND($missing) }.
entry-missing_board = le plateau { $number }
entry-missing_space = la zone { -colour($space, gender: "f") } (encore { $more })
entry-missing_tiles = les tuiles pour { $name } (encore { $more })

## Only the points

entry-turn_tiles = Comme elles sont à la fin. Touchez une tuile pour la retourner.
entry-turn_tile = Tuile de combat : { -the-colour($stronger) } bat { -the-colour($weaker) }. La retourner
entry-fish = Poisson
# a colour or a kind of tile in a fish
entry-one_more = Un de plus : { $tile }
entry-in_fish = Dans le poisson : { $tile }
entry-one_less = Un de moins : { $tile }
entry-colour_in_fish = { -colour($colour) }
entry-ties = En cas d’égalité
entry-ties_and_cards = Égalités et cartes
entry-consumed = Polypes mangés
entry-cubes = Cubes
entry-hand_tiles = Tuiles en main
entry-guarded = Polypes gardés
entry-count = Compter
entry-score = Le décompte
