### What is wrong with rules, set-ups, records, states, decks and files.

## words of others, as they are

as_it_is = { $text }

## the shape of JSON; `where` is a path in it

shape-format = format doit être { QUOTED($format) }, pas { $value }
shape-unknown_key = { $where } contient { $key }, qui n’est pas l’une de ces clés : { LIST($keys) }
shape-whole_number = { $where } doit être un nombre entier de { $least } à { $most }, pas { $value }
shape-whole_numbers = { $where } doit être une liste de { $length } nombres entiers, pas { $value }
shape-object = { $where } doit être un objet, pas { $value }
shape-list = { $where } doit être une liste, pas { $value }
shape-length = { $where } doit avoir { $length } éléments, pas { $entries }
shape-flag = { $where } doit être true ou false, pas { $value }
shape-choice = { $where } doit être l’une de ces valeurs : { LIST($names) } ; pas { $value }
shape-no_key = { $where } n’a pas { QUOTED($key) }

## rules

rules-players_given = 2, 3 ou 4 joueurs, pas { $value }
rules-board_twice = boards nomme deux fois le même plateau ; chacun n’existe qu’une fois
rules-twice = donnez soit rules, soit des options séparées, pas les deux
rules-players = players doit être 2, 3 ou 4, pas { $value }
rules-larva_exchange = larva_exchange doit être "play" ou "keep", pas { $value }
rules-object = rules doit être un objet tel que { "{" }"players": 2{ "}" }
rules-unknown_key = rules n’a pas { $key } ; les clés sont { LIST($keys) }
rules-of_second_kind = crowns_dealt et deck sont des options de Second Kind (second_kind true)
rules-larva_exchange_second_kind = avec Second Kind, larva_exchange est toujours "play"
rules-bag_too_small = { $number ->
    [one] le sac ne peut pas donner { $number } autre { -tile($tile) }
   *[other] le sac ne peut pas donner { $number } autres { -tiles($tile) }
}
rules-too_few_for_sea = hands laisse trop peu de tuiles dans le sac pour la pleine mer
rules-too_few_for_hands = sea laisse trop peu de tuiles dans le sac pour les mains

## set-ups

setup-object = setup doit être un objet tel que { "{" }"boards": ["B", "D"]{ "}" }
setup-star = setup.star doit être true ou false
setup-boards = setup.boards doit être une liste de { $players } plateaux parmi { LIST($boards) }
setup-board_twice = setup.boards nomme deux fois un plateau
setup-sea = setup.sea doit être un objet avec les clés W, Y, O, P, G
setup-sea_sizes = setup.sea doit contenir 3, 3, 3, 2, 1 tuiles dans le sens horaire à partir d’une zone, pas { LIST($sizes) }
setup-hands = setup.hands doit être une liste de { $players } tables de couleurs
setup-colours = { $where } doit être une liste de couleurs
setup-colour = { $where } ne doit contenir que W, Y, O, P, G
setup-names = names doit être une liste de { $players } textes de 1 à { $longest } caractères
setup-unknown_key = setup n’a pas { $key } ; les clés sont boards, star, sea, hands
setup-hand = setup.hands doit contenir des tables de couleurs telles que { "{" }"W": 2, "G": 4{ "}" }
setup-hand_sizes = setup.hands doit avoir { LIST($sizes) } tuiles

## calls of a game

game-seed = une graine est un nombre entier de 0 à { $most }, pas { $value }
game-deal = deal est une liste de couleurs telle que ['W', 'G'], pas { $value }
game-nothing_to_undo = il n’y a rien à annuler
game-no_record = une partie chargée depuis une position n’a pas d’enregistrement
game-load_record = ceci est l’enregistrement d’une partie entière : Game.replay le prend, et Game.open un fichier qui le contient
game-player = player doit aller de 0 à { $last }, pas { $value }
game-no_second_kind = ceci ne connaît pas encore Second Kind

## records

record-object = un enregistrement doit être un objet
record-setup = setup doit avoir boards, star, sea et hands
record-moves = moves doit être une liste
record-no_result = les coups ne terminent pas la partie : l’enregistrement ne peut pas avoir de résultat
record-other_deck = deck doit être le jeu de cartes que nomme rules.deck, { $deck }
record-move_shape = moves[{ $index }] doit avoir player, action et, là où l’on a pioché, deal
record-move_player = moves[{ $index }].player doit aller de 0 à { $last }
record-move_action = moves[{ $index }].action doit être un texte
record-move_deal = moves[{ $index }].deal doit être une liste de tuiles ou de cartes
record-no_key = l’enregistrement n’a pas { QUOTED($key) }
record-unknown_key = un enregistrement n’a pas { $key }
record-result_keys = d’après les coups de l’enregistrement, { $where } doit avoir { LIST($keys) }
record-result_list = d’après les coups de l’enregistrement, { $where } doit être une liste de { $length }
record-result = d’après les coups de l’enregistrement, { $where } doit être { $right }, pas { $value }

## states (N4, N6)

state-no_cell = { -piece($what) } en { $cell } : cette case n’existe pas sur { $boards } plateaux
state-water = { -piece($what) } en { $cell } : c’est de l’eau
state-supply = une partie finie faute de réserve a une zone de pleine mer sans son cube
state-owed_polyp = turn.must_play : aucun polype { -colour($colour) } ne pourrait être placé maintenant
state-cylinders = algue { -alga($alga) } : { $number } cylindres en jeu ; il y en a 5
state-polyps = { $number } polypes { -colour($colour, number: "plural") } en tout ; il y en a { $right }
state-cubes = { $number } cubes { -colour($colour, number: "plural") } en tout ; il y en a { $right }
state-shrimps = players[{ $player }] a { $number } crevettes, sur les plateaux, derrière le paravent et mangées ; il y en a 4
state-shrimps_on_board = players[{ $player }] a { $number } crevettes sur le plateau { $board } ; deux sont permises
state-two_shrimps = le corail en { $cell } porte deux crevettes ; une seule est permise
state-lock = locks[{ $index }] : { $side } montre { $large } comme grande algue, pas { $alga }
state-blue_shrimps = { $number } crevettes bleues en tout ; il y en a { $right }
state-supply_second_kind = il manque ici le cube d’une zone de pleine mer
state-owed_cube = turn.must_play : aucun cube { -colour($colour) } ne pourrait être joué maintenant
state-pending_pieces = turn.pending : les pièces de cette décision ne sont pas là
state-pending_nothing = turn.pending : il n’y aurait rien à choisir
state-crown_no_target = turn.crowns : la couronne en { $cell } n’a pas de cible
state-tiles = { $number } tuiles { $tile } en tout ; il y en a { $right }
state-card = la carte { $number } du jeu doit être à un seul endroit ; toutes les { $cards } existent une fois
state-three_cards = players[{ $player }].cards : au plus trois cartes non jouées en main
state-two_polyps = deux polypes occupent une même case du plateau { $board }
state-pending = turn.pending doit être null ou un objet, pas { $value }
state-pending_no_card = turn.pending n’a pas 'card'
state-pending_no_cell = turn.pending.cell : il n’y a pas de case { $cell } sur { $boards } plateaux
state-pending_no_window = turn.pending : aucune fenêtre n’est pour { $card }
state-pending_window = turn.pending : { $card } est pour la fenêtre { $window }
state-pending_tile = turn.pending.tile doit être une tuile de la couleur placée, pas { $value }
state-board_twice = boards nomme deux fois le même plateau ; chacun n’existe qu’une fois
state-tile = polyps[{ $cell }] doit être une tuile telle que W, W/Y, W2, Wh:ne ou Wb, pas { $value }
state-rock = rocher nu en { $cell } : il se place sur l’eau à côté d’un rocher imprimé
state-crown_twice = crowns nomme deux fois { $cell }
state-blue_twice = blue.boards nomme deux fois { $cell }
state-sea_tiles = sea.{ $space } a { $number } tuiles ; une zone en contient trois
state-card_twice = { $where } nomme deux fois { $card }
state-moved = turn.moved nomme { $cell } ; il doit nommer, une fois chacune, des cases avec une crevette du joueur { $player }
state-acting_twice = turn.crowns nomme deux fois { $cell }
state-deep_water = eau profonde en { $cell } : c’est déjà de l’eau
state-sea_polyps = sea.{ $space } a { $number } polypes ; une zone en contient trois
state-crown_on_polyp = { $cell } : une couronne et un polype sur la même case
state-shrimp_on_crown = { $cell } : une crevette est sur une couronne
state-blue_on_no_polyp = { $cell } : une crevette bleue n’est sur aucun polype
state-two_on_polyp = { $cell } : un polype porte deux crevettes
state-shrimp_on_blue_tile = { $cell } : une crevette est sur une tuile crevette bleue
state-ward_on_no_polyp = { $cell } : un bouclier est sur une case sans polype
state-acting_no_crown = { $cell } : turn.crowns nomme une case sans couronne
state-two_blue_shrimps = le corail en { $cell } porte deux crevettes bleues ; une seule est permise

## fields of `turn` that contradict its phase

turn_state-not_begun = turn : en phase { QUOTED($phase) }, le tour n’a pas commencé
turn_state-nothing_laid = turn : en phase { QUOTED($phase) }, rien n’est en train d’être placé
turn_state-not_ended = turn : en phase { QUOTED($phase) }, la partie n’est pas finie
turn_state-acted_after = turn : en phase { QUOTED($phase) }, acted doit être true après une action
turn_state-number = turn : en phase { QUOTED($phase) }, le numéro est trop grand
turn_state-keep = turn : en phase { QUOTED($phase) }, ces règles n’obligent à jouer aucun cube
turn_state-owed_late = turn : en phase { QUOTED($phase) }, un cube est encore à jouer après deux poses
turn_state-owed_not_held = turn : en phase { QUOTED($phase) }, le joueur n’a pas le cube qu’il doit jouer
turn_state-laying = turn : en phase { QUOTED($phase) }, laying doit nommer une couleur
turn_state-acted_and_lays = turn : en phase { QUOTED($phase) }, acted doit être true et lays 1 ou 2
turn_state-not_owed = turn : en phase { QUOTED($phase) }, il n’y a aucun cube à jouer aussitôt
turn_state-laid = turn : en phase { QUOTED($phase) }, laid vaut au moins from_hand
turn_state-no_tile_left = turn : en phase { QUOTED($phase) }, il doit rester une tuile que l’on pourrait placer
turn_state-too_many = turn : en phase { QUOTED($phase) }, il y a plus de tuiles placées et en main qu’il n’en existe
turn_state-flags = turn : en phase { QUOTED($phase) }, tous les drapeaux sont à leur début
turn_state-ender = turn : en phase { QUOTED($phase) }, ended_by et ender doivent être donnés
turn_state-final = turn : en phase { QUOTED($phase) }, la partie a fini par locks ou shrimps, par un autre joueur
turn_state-fish = turn : en phase { QUOTED($phase) }, un poisson contient une tuile au plus
turn_state-cubes = turn : en phase { QUOTED($phase) }, il y a zéro ou deux cubes, une fois le poisson nourri
turn_state-hand = turn : en phase { QUOTED($phase) }, qui n’a pas nourri son poisson doit avoir une tuile en main
turn_state-player = turn : en phase { QUOTED($phase) }, player est le premier qui doit encore choisir
turn_state-crowns = turn : en phase { QUOTED($phase) }, les couronnes agissent avant tout le reste
turn_state-window = turn : en phase { QUOTED($phase) }, une fenêtre s’adresse à un autre joueur
turn_state-decision = turn : en phase { QUOTED($phase) }, une décision de carte suit forcément une action
turn_state-moved = turn : en phase { QUOTED($phase) }, une crevette déplacée suppose une action
turn_state-of_laying = turn : en phase { QUOTED($phase) }, seule une pose sépare des tuiles ou attaque
turn_state-owed_between = turn : en phase { QUOTED($phase) }, un cube reste à jouer entre deux actions
turn_state-collected = turn : en phase { QUOTED($phase) }, l’action 10 est faite quand le tour finit
turn_state-acted = turn : en phase { QUOTED($phase) }, acted doit être true
turn_state-lays = turn : en phase { QUOTED($phase) }, lays doit être 1 ou 2
turn_state-only_laying = turn : en phase { QUOTED($phase) }, aucune couronne n’agit et seule la pose se décide
turn_state-decided = turn : en phase { QUOTED($phase) }, il n’y a rien à décider
turn_state-card = turn : en phase { QUOTED($phase) }, aucune carte n’est jouée
turn_state-fish_ordinary = turn : en phase { QUOTED($phase) }, un poisson contient une tuile ordinaire

## flat values

position-no_end = à partir de cette position, aucune partie n’arrive à sa fin
position-no_deck = une position que personne ne joue n’a pas de jeu de cartes
position-players = pas une position : il faut 2 à 4 joueurs
position-boards = pas une position : il faut les plateaux A à D, chacun une fois
position-phase = pas une position : il faut un joueur et une phase
position-colours = pas une position : il faut des couleurs connues
position-laying = pas une position : il faut une couleur à placer
position-flags = pas une position : il faut des drapeaux à 0 ou 1
position-coral_tiles = pas une position : il faut dix tuiles de combat
position-ending = pas une position : il faut une fin que les règles connaissent, et son auteur
position-tiles = pas une position : il faut des nombres de tuiles qui existent
position-cubes = pas une position : il faut des nombres de cubes qui existent
position-owed = pas une position : il faut le cube à jouer, et une action pour le jouer
position-one_polyp = pas une position : il faut un seul polype par case
position-one_shrimp = pas une position : il faut une seule crevette par case
position-shrimps = pas une position : il faut quatre crevettes au plus par joueur
position-asked = pas une position : il faut quelqu’un à qui l’on demande, ou personne
position-window = pas une position : il faut une fenêtre pour une carte
position-deck = pas une position : il faut un jeu de cartes connu ici
position-decision = pas une position : il faut une décision
position-card = pas une position : il faut une carte et une zone
position-cell = pas une position : il faut une case des plateaux en jeu
position-tile = pas une position : il faut une tuile à placer
position-polyp_tiles = pas une position : il faut des tuiles polype sur les plateaux
position-half_tiles = pas une position : il faut compter les tuiles demi-polype comme elles sont sur les plateaux
position-returned = pas une position : il faut des tuiles polype remises dans le sac
position-blue_shrimps = pas une position : il y a quatre crevettes bleues au plus
position-crowns = pas une position : il y a quatre couronnes au plus
position-cards = pas une position : il faut 28 cartes
position-hand = pas une position : il y a trois cartes au plus dans une main
position-in_force = pas une position : il faut un jeu qui contient la carte en vigueur
position-pieces = pas une position : il faut les pièces de ce qui est à décider
position-number = pas une position : il faut un tour de { $most } au plus
position-cells = pas une position : il faut { $field } sur des cases des plateaux en jeu
position-size = pas une position : { $bytes } octets ne conviennent pas

## decks

lesson-solved_already = cet exercice est résolu ; recommencez-le, ou passez au suivant
lesson-no_course = aucun cours ne s’appelle { QUOTED($name) } ; il y a { LIST($known) }
lesson-no_lesson = aucune leçon ne s’appelle { QUOTED($name) } ; il y a { LIST($known) }
lesson-no_task = aucun exercice ne s’appelle { QUOTED($name) }
diagram-none = aucun schéma ne s’appelle { QUOTED($name) }
deck-unknown = aucun jeu de cartes { $deck } n’est connu ici ; sont connus { LIST($known) }. Chargez d’abord un fichier de jeu
deck-id_taken = un autre jeu de cartes est déjà connu sous { QUOTED($deck) } : donnez à celui-ci son propre id
deck-object = un jeu de cartes est un objet avec "format", "id", "name", "reconstructed" et "cards"
deck-name_and_note = un jeu de cartes doit avoir un nom, un texte de { $longest_name } caractères au plus ; une note, s’il y en a une, est un texte de { $longest_note } au plus
deck-reconstructed = reconstructed doit être true (nos propres textes) ou false (les textes des cartes imprimées)
deck-cards = cards doit être une liste de { $number } cartes, pas { $value }
deck-card_object = { $where } doit être un objet
deck-effect = { $where } : effect doit être l’un de { LIST($effects) }, pas { $value }
deck-scoring = { $where } : scoring doit être true pour les effets score_… et false pour tous les autres
deck-clownfish = { $where } : aucune fenêtre n’est pour { $effect } ; les cartes à poisson-clown sont { LIST($answers) }
deck-amount = { $where } : amount doit être un nombre entier de { $least } à { $most }, pas { $value }
deck-id = { $where } doit avoir un id de { $longest } minuscules, chiffres et _ au plus, pas { $value }
deck-unknown_key = un jeu de cartes n’a pas { $key }
deck-card_text = { $where } doit avoir { $key }, de { $longest } caractères au plus
deck-card_mark = { $where } : { $key } doit être true ou false, pas { $value }
deck-no_amount = { $where } : { $effect } ne prend pas amount
deck-card_twice = deux cartes ont l’id { QUOTED($id) }
deck-scoring_twice = { AND($cards) } ont toutes deux { $effect } ; un effet de décompte ne vient qu’une fois
deck-window_twice = { AND($cards) } répondent à la même fenêtre ; une seule carte le peut
deck-no_number = aucun jeu de cartes n’a ici le numéro { $number }
deck-rule_object = un jeu de cartes est un Deck avec un id et un tuple de cartes
deck-rule_cards = un jeu de cartes a { $number } cartes, pas { $given }
deck-too_many = on joue déjà avec { $most } jeux de cartes, il ne peut y en avoir plus
deck-rule_card = chaque carte d’un jeu est une CardRule avec un id
deck-no_window = aucune fenêtre n’est pour { $card }
deck-id_played = on joue déjà avec un autre jeu de cartes nommé { QUOTED($deck) }

## files

file_trouble-none = ce fichier ou ce dossier n’existe pas
file_trouble-folder = c’est un dossier
file_trouble-not_allowed = ce n’est pas permis
file_trouble-no_name = ce n’est pas un nom de fichier
file-unwritable = { $file } ne peut pas être écrit : { $why }
file-folder_not_made = { $folder } ne peut pas être créé : { $why }
file-unreadable = { $path } ne peut pas être lu : { $why }
file-not_json = { $path } : ce n’est pas du JSON : { $why }
file-too_large = { $file } est trop gros : une partie enregistrée fait au plus { $most } Mo
file-position = { $file } est une position, pas une partie : `reef show` peut la dessiner
file-there = { $file } existe déjà
file-no_folder = { $file } ne peut pas être écrit : ce dossier n’existe pas
file-not_allowed = { $file } ne peut pas être écrit : ce n’est pas permis
file-not_text = { $file } n’est pas une partie enregistrée : ce n’est pas du texte
file-no_game_json = { $file } n’est pas une partie enregistrée : ce n’est pas du JSON
file-folder = { $file } est un dossier
file-because = { $path } : { $because }
file-no_game = { $file } n’est pas une partie enregistrée : { $why }
