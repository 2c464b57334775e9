### The table: what all its pages say, while a game is played, in replays, puzzles and lessons.

## The line above the table

table-to_first_page = Reef Encounter, page d’accueil
# The next two stand before their number
table-turn = Tour
table-bag = Sac
# Stands before how many of the coral tiles are locked
table-locked = Verrous
table-locked_of = { $locked } sur 10
table-final_round = Tour supplémentaire
table-final_round_short = Tour suppl.
table-look_on = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
table-is_over = Terminée
table-your_turn = À vous
table-your_answer = Votre réponse
table-set_up = Mise en place
table-hint = Conseil
table-hint_key = Conseil (H)
table-no_hints = Pas de conseils à cette place
table-has_hints = peut demander des conseils
table-score_sheet = Feuille de score
table-protected = Montrer ce qui est protégé
table-protected_key = Montrer ce qui est protégé (P)
table-help_key = Aide (?)

## The page

table-not_shown = Cette table ne peut pas être affichée
table-setting = On dresse la table…
table-no_connection = Pas de connexion au serveur.
table-nothing_lost = Rien n’est perdu : la partie est conservée, et ce que vous faites partira dès que la connexion reviendra. Nouvel essai…
table-move_waits = Rien n’est perdu : votre coup attend ici et partira dès que la connexion reviendra. Nouvel essai…
table-move_arrived = Rien n’est perdu : votre dernier coup est arrivé. Nouvel essai…
table-try_now = Essayer maintenant
# Stands before the sentence of a step
table-after = La table après :
table-to_now = Revenir au présent
table-sea_and_strengths = Pleine mer et forces
table-arrow_means = flèche : du plus fort au plus faible
table-coral_tiles = Tuiles de combat
table-tiles_locked = { $locked ->
    [one] { $locked } verrouillée sur 10
   *[other] { $locked } verrouillées sur 10
}
table-others = Les autres
table-all_players = Joueurs
table-in_sentences = La partie en phrases

## Parts of the table, as tabs on a phone

table-parts = Sections de la table
table-tab_reef = Récif
table-tab_sea = Mer
table-tab_tiles = Combats
table-tab_cards = Cartes
table-tab_players = Joueurs
table-tab_log = Journal
table-new_lines = { $count ->
    [one] { $count } nouvelle ligne
   *[other] { $count } nouvelles lignes
}

## The ten actions, in few words and in fewest

table-actions = Actions
table-action = { $action ->
    [eat] Manger
    [lay] Placer
    [again] Placer encore
    [introduce] Introduire
    [move] Déplacer
    [larva] Polype en cube
    [alga] Algue
    [polyp] Cube en polype
    [cards] Échange, cartes
    [nothing] Rien
   *[collect] Ramasser
}
table-action_short = { $action ->
    [eat] Manger
    [lay] Placer
    [again] Encore
    [introduce] Crevette
    [move] Déplacer
    [larva] En cube
    [alga] Algue
    [polyp] En polype
    [cards] Cartes
    [nothing] Rien
   *[collect] Ramasser
}
table-action_state = { $state ->
    [now] en cours
    [available] possible
    [later] plus tard
    [done] fait
   *[impossible] impossible
}

## The boards. What is on a cell is a list: d4, polype blanc, corail de 3 polypes, appartient à Ben, protégé

table-boards = Plateaux de coraux
table-boards_short = Plateaux
table-all_boards = Montrer tous les plateaux
table-board_large = Montrer le plateau { $board } en grand
table-cell_ground = { $ground ->
    [rock] rocher
    [bare] rocher nu
    [deep] eau profonde
    [beyond] hors du plateau
    [growth] case de croissance, libre
    [empty] rocher libre
    [empty_bare] rocher nu, libre
   *[water] eau
}
table-cell_coral = { $size ->
    [1] polype { -colour($colour) } isolé
   *[other] polype { -colour($colour) }, corail de { -polyps($size) }
}
table-cell_held = appartient à { $name }
table-cell_shrimp = crevette ({ $name })
table-cell_protected = protégé
table-cell_crown = couronne d’épines
table-cell_tile = { KIND($tile) ->
    [two] tuile bicolore, { -colour(BACK($tile)) } au dos
    [blue] tuile crevette bleue
   *[other] { -tile($tile) }
}
table-cell_blue = crevette bleue
table-cell_warded = sous bouclier
table-cell_offers = { $offers ->
    [legal] on peut y placer
    [attack] attaque possible
    [landing] une crevette peut y aller
   *[pick] à choisir
}
table-cells = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
table-attacks = { $count ->
    [one] { $count } attaque
   *[other] { $count } attaques
}
# After the two above
table-on_board = sur le plateau { $board }

## The open sea. $tiles lie on a space beside its cube

table-compass = Pleine mer, forces et emplacement d’algue
table-space = { COUNT($tiles) ->
    [0] Zone { -colour($space, gender: "f") } : un cube { -colour($space) }, aucun polype
   *[other] Zone { -colour($space, gender: "f") } : un cube { -colour($space) } avec { AND(GROUPS($tiles), item: "heap-group", first: "heap-first") }
}
table-collect_space = { COUNT($tiles) ->
    [0] Ramasser la zone { -colour($space, gender: "f") } : un cube { -colour($space) }, aucun polype
   *[other] Ramasser la zone { -colour($space, gender: "f") } : un cube { -colour($space) } avec { AND(GROUPS($tiles), item: "heap-group", first: "heap-first") }
}
# After the two above, and a comma
table-as_hinted = comme le propose le conseil
table-worth = { $next ->
    [none] { -the-colour($colour) } vaut { $now }
   *[other] { -the-colour($colour) } vaut { $now }, puis { $next }
}
table-blue_on_sea = Une crevette bleue en pleine mer
table-alga_space = { $alga ->
    [none] Emplacement d’algue : vide
   *[other] Emplacement d’algue : algue { -alga($alga) }
}

## Coral tiles

table-coral_tile = { $lock ->
    [none] Tuile de combat : { -the-colour($stronger) } bat { -the-colour($weaker) }, grande algue { -alga($large) }, petite { -alga($small) }
   *[other] Tuile de combat : { -the-colour($stronger) } bat { -the-colour($weaker) }, verrouillée par l’algue { -alga($lock) }
}
# After the one above, and a comma
table-would_turn = se retournerait
table-lock_it = Verrouiller
# Stands before pictures of the coral tiles that an alga would turn: who beats whom then
table-turned = Retourne { $count } :

## What is left in the supply

table-supply = Réserve
table-supply_cubes = cubes { -colour($colour, number: "plural") }
table-supply_algae = { $alga ->
    [blue] algues bleues
    [green] algues vertes
    [purple] algues violettes
   *[red] algues rouges
}

## What a player has

table-my_screen = Mon paravent
table-behind_my_screen = Derrière mon paravent
table-behind_screen = Derrière le paravent ({ $name })
table-screen = Paravent
table-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
# Stands after the number
table-tiles_noun = { $count ->
    [one] tuile
   *[other] tuiles
}
table-not_known = { $count ->
    [one] { $count } inconnue
   *[other] { $count } inconnues
}
table-counted = { -heap-group($tile, $count) }
table-counted_cubes = { $count ->
    [one] { $count } cube { -colour($colour) }
   *[other] { $count } cubes { -colour($colour, number: "plural") }
}
table-counted_place = { -heap-group($tile, $count) } : à placer
table-counted_lay = { -heap-group($tile, $count) } : à placer
table-my_tiles = { $count ->
    [one] { $count } tuile { -colour($colour, gender: "f") }
   *[other] { $count } tuiles { -colour($colour, gender: "f", number: "plural") }
}
table-my_cubes = { $count ->
    [one] { $count } cube { -colour($colour) }
   *[other] { $count } cubes { -colour($colour, number: "plural") }
}
table-my_cubes_play = { $count ->
    [one] { $count } cube { -colour($colour) } : le jouer
   *[other] { $count } cubes { -colour($colour, number: "plural") } : en jouer un
}
table-cubes = Cubes
table-no_cubes = aucun
table-consumed = Mangés
table-no_consumed = aucun
table-open_to_all = visibles par tous
table-cards = Cartes
table-no_cards = aucune
table-cards_held = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
# After the one above, and a comma
table-cards_open = posées : { LIST($cards) }
table-shrimps = Crevettes
table-unplayed = { $count } à jouer
table-shrimps_are = { $eaten ->
    [one] Crevettes : { $unplayed } à jouer, { $reef } sur le récif, { $eaten } mangée
   *[other] Crevettes : { $unplayed } à jouer, { $reef } sur le récif, { $eaten } mangées
}
table-fish = Poisson
table-my_fish = Mon poisson
table-only_you = caché aux autres
table-parrotfish = poisson perroquet
table-my_parrotfish = mon poisson perroquet
# Stands after the number
table-points_now = { $count ->
    [one] point actuel
   *[other] points actuels
}
table-polyps_by_value = polypes × valeur
table-nothing_in_fish = encore vide
table-by_cards = { $points } par les cartes
table-polyps = { -polyps($count) }
table-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
table-points_or_more = { $points ->
    [one] { $points }+ pt
   *[other] { $points }+ pts
}
table-points_at_least = { $points ->
    [one] au moins { $points } point
   *[other] au moins { $points } points
}

## A player

table-player_colour = { -player-colour($colour) }
table-thinks = réfléchit…
table-waits_to_think = patiente…
table-stands_in = { $lost ->
    [resigned] abandon, { $bot } joue à sa place
    [time] temps écoulé, { $bot } joue à sa place
    [left] départ, { $bot } joue à sa place
   *[other] { $bot } joue à sa place
}
table-to_play = joue

## What is asked now, and its buttons

table-prompt = Que faire maintenant
table-watching = Vous regardez la partie
table-bot_plays = Un bot joue pour vous
table-step_back = Une étape en arrière
table-step_through = Pas à pas
table-show_again = Revoir
table-undo = Annuler le coup
table-not_this = Autre choix
table-cancel = Annuler
table-not_now = Pas maintenant
table-collect_more = Ramasser…
table-show_result = Voir le résultat
table-skip = Sauter
table-read_rule = Lire cette règle
table-rule = Règle { $clause }

## Titles of the prompt, and what it says

table-game_over = La partie est terminée
table-others_choose = Les autres choisissent
table-answers = À { $name } de répondre
table-turn_of = À { $name } de jouer
table-thinking = { $name } réfléchit.
table-failed = { $name } n’a pas réussi à choisir et réessaie dans un instant.
table-too_busy = Trop de bots réfléchissent en ce moment. { $name } réessaie dans un instant.
table-queued = { $name } attend une place libre pour réfléchir.
table-others_first = { $count ->
    [one] { $count } autre avant
   *[other] { $count } autres avant
}
table-still_choosing = { COUNT($names) ->
    [one] { AND($names) } doit encore choisir.
   *[other] { AND($names) } doivent encore choisir.
}
table-waiting_for = On attend { $name }.
table-laid = { $count ->
    [one] { $count } placé
   *[other] { $count } placés
}
table-since_last_turn = Depuis votre dernier tour :
table-hint_says = Conseil :

# What the player has turned to, and what to do then
table-mode = { $mode ->
    [eat] Manger un corail
    [cube] Jouer un cube
    [introduce] Introduire une crevette
    [move] Déplacer une crevette
    [larva] Polype mangé contre cube
    [alga] Jouer une algue
    [polyp] Cube contre polype
    [eight] Action 8
    [buy] Acheter une carte
    [blue] Introduire une crevette bleue
    [shift] Déplacer une crevette bleue
   *[collect] Ramasser et finir le tour
}
table-mode_text = { $mode ->
    [eat] Choisissez le corail sur le récif.
    [cube] Choisissez le cube à jouer. Le nombre indique combien de cases ses polypes peuvent occuper.
    [introduce] Choisissez un polype d’un corail sans crevette.
    [move] Choisissez une crevette, puis où elle va.
    [larva] Choisissez le polype mangé qui retourne dans le sac.
    [alga] Choisissez une couleur : vous verrez ce qu’elle retourne.
    [polyp] Choisissez le cube à rendre.
    [eight] Échangez un cube contre un polype, placez une tuile récif, achetez une carte ou jouez-en une.
    [buy] Choisissez avec quoi payer : une tuile va dans le sac, un cube dans la réserve.
    [place] Choisissez une case. Cela ne demande pas de cube et peut se faire autant de fois que vous voulez.
    [blue] Choisissez le polype qu’elle gardera contre tout le monde.
    [shift] Choisissez une crevette bleue, puis où elle va.
   *[collect] Choisissez une zone de la pleine mer.
}
table-mode_place = Placer { -a-tile($tile) }
table-or_lock = Ou choisissez une tuile de combat à verrouiller.
table-shrimp_goes = Choisissez où va la crevette en { $cell }.

## What lies on a cell, in sentences

table-coral_free = { $protected ->
    [0] Corail { -colour($colour) } de { -polyps($size) }, à personne.
    [one] Corail { -colour($colour) } de { -polyps($size) }, à personne, dont { $protected } protégé.
   *[other] Corail { -colour($colour) } de { -polyps($size) }, à personne, dont { $protected } protégés.
}
table-coral_mine = { $protected ->
    [0] Corail { -colour($colour) } de { -polyps($size) }, à vous.
    [one] Corail { -colour($colour) } de { -polyps($size) }, à vous, dont { $protected } protégé.
   *[other] Corail { -colour($colour) } de { -polyps($size) }, à vous, dont { $protected } protégés.
}
table-coral_held = { $protected ->
    [0] Corail { -colour($colour) } de { -polyps($size) }, à { $name }.
    [one] Corail { -colour($colour) } de { -polyps($size) }, à { $name }, dont { $protected } protégé.
   *[other] Corail { -colour($colour) } de { -polyps($size) }, à { $name }, dont { $protected } protégés.
}
table-crown_here = Couronne d’épines : au début d’un tour, elle attaque un polype à côté d’elle.
table-tile_here = Ici : { -a-tile($tile) }.
table-blue_here = Une crevette bleue garde ce polype contre tout le monde.
# What a special tile does
table-tile_help = { KIND($tile) ->
    [rock] Elle change une case d’eau en rocher.
    [water] Elle change une case de rocher libre en eau.
    [crown] Au début de chaque tour, elle attaque un polype à côté d’elle.
    [two] Elle a deux couleurs : celui qui la place choisit.
    [double] Elle compte pour deux polypes.
    [half] Deux de ses côtés sont du rocher : rien ne s’y relie, rien n’y attaque. Elle compte pour un.
    [blue] Elle est protégée pour de bon. Elle compte pour un.
   *[plain] { "" }
}
table-no_cell_for = Aucune case pour { -a-tile($tile) } maintenant.
table-laid_like_polyp = { CAPITAL(-a-tile($tile)) } se place comme un polype, avec un cube de sa couleur.
table-either_colour = Cette tuile peut y aller dans l’une ou l’autre couleur : choisissez le cube.

## What can be chosen: on a button, and what it would do

table-attack_at = Attaquer { $cell }
table-lay_at = Placer en { $cell }
table-eat = { $size ->
    [one] Manger { $size } { -colour($colour) }
   *[other] Manger { $size } { -colour($colour, number: "plural") }
}
table-shrimp_to = Crevette en { $cell }
table-shrimp_on_coral = Placer une crevette en { $cell }, sur le corail { -colour($colour) } de { -polyps($size) }.
table-shrimp_on_rock = Placer une crevette sur le rocher en { $cell }.
table-move_to = Aller en { $cell }
table-move_shrimp = Déplacer la crevette de { $from } en { $cell }.
table-collect = Ramasser la zone { -colour($space, gender: "f") }
table-play_alga = Jouer l’algue { -alga($alga) }
table-lock_tile = Verrouiller la tuile
table-paid_with = Payer { -consumed($tile) }.
table-feed = Donner un { -colour($colour) }
table-fed = Un polype { -colour($colour) } va dans le poisson, où il rapporte des points à la fin.
# Two cubes at the beginning; no $second: both are of the first colour
table-take_pair = { $second ->
    [none] Prendre deux { -colour($first, number: "plural") }
   *[other] Prendre { -colour($first) } et { -colour($second) }
}
table-pair_taken = { $second ->
    [none] Deux { -colour($first, number: "plural") } : les autres les verront quand tout le monde aura choisi.
   *[other] Un { -colour($first) } et un { -colour($second) } : les autres les verront quand tout le monde aura choisi.
}

## What can be chosen in the prompt

table-play_cube = { $as ->
    [none] Jouer le cube { -colour($colour) }.
   *[other] Jouer le cube { -colour($colour) } comme cube { -colour($as) }.
}
# Stands after the number
table-cells_noun = { $count ->
    [one] case
   *[other] cases
}
table-colours = Couleurs
table-give_tile = { $cube ->
    [none] Donner { -consumed($tile) }, prendre son cube
   *[other] Donner { -consumed($tile) }, prendre un cube { -colour($cube) }
}
table-give_cube = Donner le cube { -colour($cube) }, prendre un polype
table-algae = Algues
table-alga_left = { $left ->
    [0] Algue { -alga($alga) }, il n’en reste plus.
   *[other] Algue { -alga($alga) }, il en reste { $left }.
}
table-place = Emplacement
table-place_space = En mer
table-lock_for_good = Verrouiller pour de bon : { -the-colour($stronger) } bat { -the-colour($weaker) }
table-pay_with = Payer avec
table-pay = Payer
table-consumed_tile = { -consumed($tile) }
table-my_hand = Les tuiles de ma main
table-two_cubes = Deux cubes
table-pick_cube = { $count ->
    [0] cube { -colour($colour) }
    [1] cube { -colour($colour) }, choisi
   *[other] cube { -colour($colour) }, choisi deux fois
}
table-lay_from = Placer à partir de
# The next two stand before a number
table-from_hand = Main
table-from_consumed = Mangés
