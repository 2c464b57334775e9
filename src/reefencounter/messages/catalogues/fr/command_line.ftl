### The command `reef`: what its commands and options do, examples, and what they print.

## all help

help-usage = usage :
help-arguments = arguments
help-options = options
help-help = afficher cette aide et quitter
help-language = la langue des textes ({ LIST($languages) }), au lieu de celle de LANG
help-version = afficher la version et quitter
help-examples = exemples :
help-about = Reef Encounter : le jeu de société, exact et non officiel.
help-each = chaque commande a son propre --help
help_example-serve = la table dans le navigateur
help_example-play = … dans le terminal, vous contre un bot facile
help_example-names = deux personnes à ce clavier
help_example-show = la dernière position d’une partie enregistrée

## `reef` alone, and its version

welcome-title = Reef Encounter { $version } : le jeu de société, exact et non officiel.
welcome-serve = { $install ->
    [none] la table dans le navigateur
   *[other] la table dans le navigateur (d’abord : { $install })
}
welcome-play = une partie dans le terminal ; `?` explique tout
welcome-second_kind = … avec l’extension
welcome-show = une partie enregistrée, en texte ou en image
welcome-arena = un tournoi de bots
welcome-help = `reef --help` donne toutes les commandes ; chacune a son propre --help.
version-compiled = reef { $version }, moteur compilé
version-uncompiled = reef { $version }, moteur non compilé (plus lent) : { $why }

## each command and its options

help_rules-advanced = les règles avancées (R12)
help_rules-larva_exchange = action 6 : jouer le cube aussitôt, ou le garder (R8.1)
help_rules-second_kind = avec l’extension Second Kind
help_rules-no_crowns = toutes les couronnes d’épines dans le sac, aucune distribuée (S2.4)
help_rules-deck = votre propre jeu de cartes pour Second Kind (docs/decks.md)
help_command_line-serve = Ouvrir la table dans le navigateur. Les parties sont conservées sur cet ordinateur et peuvent être reprises.
help_example-serve_1 = sur cet ordinateur, et ouvre le navigateur
help_example-serve_2 = sur le port de votre choix
help_example-serve_3 = y conserve les parties
help_example-serve_4 = derrière un serveur web de ce nom (voir docs/hosting.md)
help_serve-host = où écouter (127.0.0.1)
help_serve-port = 8080, ou le prochain port libre
help_serve-name = un nom par lequel on l’atteint de l’extérieur
help_serve-data = où conserver les parties (le dossier de données de l’utilisateur)
help_serve-database = votre propre base de données (aussi REEF_DATABASE)
help_serve-workers = processus où réfléchissent les bots
help_serve-share = part d’un cœur du processeur qu’une adresse peut utiliser dans la durée (30) ; 100 : sans limite
help_serve-window = durée pour répondre par une carte de Second Kind quand les joueurs sont sur des appareils différents (4)
help_serve-deck = un jeu de cartes que les tables peuvent utiliser (docs/decks.md)
help_serve-mail = un serveur de courriel, smtps://NOM:MOT-DE-PASSE@HÔTE (aussi REEF_MAIL) : liens de connexion et rappels
help_serve-mail_from = l’adresse d’où partent les courriels
help_serve-reports_to = où va un courriel quand quelqu’un signale une ligne du chat : l’adresse de l’hébergeur
help_serve-site = où mènent les liens des courriels (https://NOM)
help_serve-mails = liens par courriel au plus en une heure, pour tout le monde ensemble ({ $usual })
help_serve-contact = comment vous joindre, pour la page de confidentialité
help_serve-log = forme du journal : lignes, ou JSON (text)
help_serve-metrics = chiffres pour Prometheus sur ce port, pour cet ordinateur seulement
help_serve-bot = un bot de plus pour les places, par exemple Coral=net:coral.onnx (docs/bots.md)
help_serve-no_browser = ne pas ouvrir le navigateur
help_serve-expire = supprimer les parties inachevées auxquelles personne n’a joué pendant cette durée (jamais)
help_serve-hsts = dire aux navigateurs venus en HTTPS de ne plus venir autrement pendant cette durée (ce n’est pas dit)
help_serve-proxy = un serveur web placé devant, cru sur l’origine des visiteurs (cet ordinateur)
help_serve-club = tous les visiteurs qui en viennent ont ensemble N fois les limites d’une adresse
help_serve-openapi = écrire seulement la description de l’API web, puis finir
help_command_line-play = Jouer dans ce terminal, à plusieurs au clavier et avec des bots.
help_example-play_1 = vous contre un bot facile
help_example-play_2 = vous contre le plus fort (reef bots en donne la liste)
help_example-play_3 = vous contre trois, règles avancées
help_example-play_4 = deux personnes et un bot
help_example-play_5 = reprendre une partie enregistrée
help_example-play_6 = deux bots jouent, vous regardez
help_example-play_7 = avec l’extension ; son jeu de cartes est reconstitué
help_play-players = nombre de joueurs en tout : 2, 3 ou 4
help_play-bots = combien d’entre eux sont des bots
help_play-bot = quel bot : voir `reef bots` (master:level=2)
help_play-names = les personnes à ce clavier
help_play-watch = des bots seuls, à regarder
help_play-in_order = les personnes d’abord, dans l’ordre de --names ; sinon le hasard décide
help_play-seed = fixe le hasard et les bots : la même partie à nouveau
help_play-load = reprendre une partie enregistrée
help_play-save = où enregistrer la partie à la fin
help_play-no_color = seulement des lettres et des marques (aussi NO_COLOR=1)
help_play-fast = sans pauses
help_command_line-show = Montrer ou exporter n’importe quelle position d’une partie enregistrée.
help_example-show_1 = la dernière position
help_example-show_2 = le tour 7 comme le joueur 1 l’a vu
help_example-show_3 = toutes les actions avec leurs numéros
help_show-record = une partie enregistrée, ou une position en JSON ; - est l’entrée standard
help_show-at = après ce nombre d’actions ; 0 est la mise en place
help_show-turn = au début de ce tour
help_show-list = toutes les actions en phrases
help_show-as = la forme : la table en texte, le JSON de tout ou de ce qu’un joueur peut savoir, une image, les actions permises
help_show-player = comme ce joueur la voit : un numéro à partir de 1, ou un nom
help_show-theme = de l’image (light)
help_show-output = écrire là, pas sur la sortie standard
help_show-force = -o peut écraser un fichier
help_command_line-analyse = Dire où une partie enregistrée s’est gagnée et perdue : son déroulement, ses tournants et des tours meilleurs.
help_example-analyse_1 = une demi-minute, avec sa progression
help_example-analyse_2 = racontée à Ada
help_example-analyse_3 = plus vite, et moins sûr
help_analyse-record = une partie enregistrée ; - est l’entrée standard
help_analyse-player = racontée à ce joueur : un numéro à partir de 1, ou un nom
help_analyse-nodes = positions par tour (500000 : une demi-minute par partie)
help_analyse-json = le tout en JSON (docs/analysis.md)
help_command_line-puzzles = Trouver des problèmes dans des parties de bots : des tours qui reposent sur une idée indispensable.
help_example-puzzles_1 = parcourir 20 parties, ou ce qu’il en reste
help_example-puzzles_2 = d’autres, tirés d’un autre jeu, dans le même fichier
help_example-puzzles_3 = tous ceux recueillis, comme le paquet les contient
help_puzzles-file = où ils sont recueillis ; continue s’il y en a déjà
help_puzzles-games = parties à parcourir (10)
help_puzzles-seed = de la première partie (0)
help_puzzles-pack = y écrire tous ceux recueillis
help_command_line-rpc = Piloter le moteur depuis un programme : JSON-RPC 2.0 sur l’entrée et la sortie standard, un message par ligne.
help_rpc-deck = un fichier de jeu de cartes à connaître (peut être répété)
help_command_line-playout = Jouer des parties au hasard dans le moteur et indiquer à quelle vitesse et comment elles se sont terminées.
help_playout-games = combien (1000)
help_playout-players = 2, 3 ou 4 (2)
help_command_line-perft = Compter toutes les suites d’actions permises, profondeur par profondeur, pour comparer des moteurs de règles.
help_perft-depth = des plus longues suites ; chaque niveau coûte cent fois plus
help_perft-after = actions au hasard d’abord (0)
help_bots-workers = processus sur cette machine (1)
help_bots-ray = jouer sur un cluster Ray ; sans adresse, sur son propre cluster de --workers processus
help_command_line-arena = Faire jouer des bots entre eux : toutes les compositions, chaque graine depuis chaque place, avec classement et rapport.
help_arena-bots = greedy, planner:level=3, exec:./mybot … (voir reef bots)
help_arena-games = parties de chaque composition (100)
help_arena-time_ms = temps par tour ; aucun par défaut, et alors les mêmes graines donnent les mêmes parties
help_arena-report = y conserver parties et rapport ; continue s’il y en a déjà
help_arena-quiet = pas de progression sur la sortie d’erreur standard
help_command_line-tune = Améliorer les poids de greedy en le faisant jouer contre lui-même (CMA-ES) et montrer le gain.
help_tune-folder = conserve l’état ; la même commande continue
help_tune-generations = combien de plus (50)
help_tune-minutes = s’arrêter avant la fin de ce délai
help_tune-seeds = par variante dans une génération (8)
help_tune-games = pour montrer le gain, sur de nouvelles graines (400)
help_tune-second_kind = avec l’extension (S), ses propres poids
help_tune-weights = commencer avec ceux-ci au lieu de ceux du paquet
help_tune-write = y écrire les meilleurs poids ; sinon ils sont affichés
help_command_line-train = Entraîner le réseau du master en le faisant jouer contre lui-même : des cycles de parties, d’apprentissage et de matchs (voir docs/bots.md).
help_train-folder = conserve tout ; la même commande continue
help_train-size = d’un cycle (full)
help_train-rounds = en tout (12)
help_train-minutes = passé ce délai, ne plus commencer de cycle
help_train-second_kind = un réseau pour Second Kind, à partir de celui du jeu de base
help_train-beam = au lieu d’entraîner, ajuster les poids qui guident le faisceau dans un tour au réseau de --begin (sans lui, à celui du paquet)
help_train-begin = commencer avec ces poids, qui jouent le premier cycle
help_train-write = y écrire les meilleurs poids, leur origine à côté
help_command_line-bots = Donner la liste des bots installés, avec leurs réglages et leur force.
help_command_line-dataset = Faire jouer des bots et écrire ce qu’ils ont vu, choisi et obtenu, pour l’apprentissage (voir docs/research.md).
help_dataset-output = se termine par .parquet ou .npz
help_dataset-bots = deux à quatre bots (random random)
help_dataset-games = combien (100)
help_dataset-seed = fixe les parties et les bots (0)
help_dataset-time_ms = temps par tour ; avec planner:nodes=20000 à la place, la même graine écrit les mêmes lignes
help_dataset-candidates = aussi les valeurs de la recherche d’un planner et ses N meilleurs tours (0)
help_dataset-space = le numéro de l’observation ; 2 en dit plus (1)
help_dataset-force = écraser un fichier
help_rules-seed = où commence le hasard ({ $usual })
help_serve-tables = parties conservées au plus par navigateur ({ $usual })
help_serve-megabytes = mégaoctets qu’elles peuvent occuper au plus ({ $usual })
help_serve-decks = jeux de cartes qu’un navigateur peut charger au plus ({ $usual })
help_serve-tables_a_day = parties au plus depuis une adresse en un jour ({ $usual })
help_serve-megabytes_a_day = mégaoctets au plus depuis une adresse en un jour ({ $usual })

## what they print

## What the reader of command lines complains about

argparse-argument = argument { $argument } : { $message }
argparse-required = il manque : { $names }
argparse-one_required = il faut l’un de ces arguments : { $names }
argparse-unrecognized = arguments inconnus : { $given }
argparse-not_allowed = ne va pas avec { $argument }
argparse-explicit = la valeur { QUOTED($value) } est de trop
argparse-expected_one = il faut une valeur
argparse-expected_at_most_one = une valeur au plus
argparse-expected_at_least_one = il faut au moins une valeur
argparse-expected = { $count ->
    [one] il faut { $count } valeur
   *[other] il faut { $count } valeurs
}
argparse-ambiguous = option ambiguë : { $option } peut vouloir dire { $matches }
argparse-type = { QUOTED($value) } n’est pas une valeur possible ({ $type })
argparse-choice = { QUOTED($value) } n’existe pas (au choix : { $choices })

serve-at = Reef Encounter est à l’adresse { $address } (Ctrl-C l’arrête)
serve-metrics = Les chiffres pour Prometheus sont à l’adresse { $address }
serve-closed = Fermé. Toutes les parties sont conservées.
train-no_round = aucun cycle n’est encore fini ; la même commande continue
train-none_better = { $folder } : aucun cycle n’est meilleur que les poids donnés par --begin ; les courbes sont dans report.html
train-written = écrit dans { $file } et { $origin_file }
train-done = { $folder } : best.bin est du cycle { $round } ; les courbes sont dans report.html
train-beam_written = les poids du faisceau sont écrits dans { $file }
arena-report = { $folder } : { LIST($files) }
tune-gain = nouveaux poids contre anciens, { $games } parties sur de nouvelles graines : { $rate }, { SIGNED($points, digits: 1) } points par partie
tune-written = écrit dans { $file }
bots-not_loaded = { $bot } : ne peut pas être chargé ({ $why })
bots-settings = réglages : { LIST($settings) }
bots-level = niveau { $level } : { $about }
bots-strength = force : { JOIN($strength, with: " ; ") }
bots-yardstick = la mesure de tous les autres
bots-won = { $ms ->
    [none] { DECIMAL($percent, digits: 1) } % de { $games } parties à deux contre { $against } (de { DECIMAL($low, digits: 1) } à { DECIMAL($high, digits: 1) } %)
   *[other] { DECIMAL($percent, digits: 1) } % de { $games } parties à deux contre { $against }, { $ms } ms par tour (de { DECIMAL($low, digits: 1) } à { DECIMAL($high, digits: 1) } %)
}
bots-won_second_kind = { $their_nodes ->
    [none] { DECIMAL($percent, digits: 1) } % de { $games } parties avec l’extension, { NUMBER($nodes) } positions par plan contre { $against } (de { DECIMAL($low, digits: 1) } à { DECIMAL($high, digits: 1) } %)
   *[other] { DECIMAL($percent, digits: 1) } % de { $games } parties avec l’extension, { NUMBER($nodes) } positions par plan contre { $against } avec { NUMBER($their_nodes) } (de { DECIMAL($low, digits: 1) } à { DECIMAL($high, digits: 1) } %)
}
bots-first = premier face à trois { $against } dans { DECIMAL($percent, digits: 1) } % de { $games } parties (de { DECIMAL($low, digits: 1) } à { DECIMAL($high, digits: 1) } %)
bots-about_random = choisit une sorte d’action, puis une action de cette sorte
bots-about_greedy = un tour sensé selon un jugement lisible, en quelques millisecondes
bots-about_planner = explore des tours entiers et se demande ce que les autres répondraient
bots-about_master = explore des tours entiers selon un jugement appris ; niveaux de doux à maître
bots-about_net = un réseau dans un fichier : net:model.onnx (demande onnxruntime)
bots-about_external = un programme dans n’importe quel langage, interrogé par le protocole
bots-planner_1 = doux : voit peu, se trompe souvent
bots-planner_2 = facile : voit le tour, se trompe parfois
bots-planner_3 = solide : un tour réfléchi, sans répliques
bots-planner_4 = fort : se demande ce que les autres répondraient
bots-planner_5 = pleine force
bots-master_1 = doux : mange dès qu’il le peut et laisse ses coraux sans garde
bots-master_2 = facile : mange trop tôt et laisse ses coraux sans garde
bots-master_3 = correct : voit un coup à la fois
bots-master_4 = solide : voit deux façons de jouer un tour
bots-master_5 = habile : voit la même chose et a appris à choisir
bots-master_6 = fort : voit un tour sous bien des angles
bots-master_7 = expert : se demande ce que les autres répondraient
bots-master_8 = maître : se le demande encore et encore
tune-going_on = on continue après la génération { $generation }
tune-generation = génération { $generation } : variantes { $percent } % (50 % : aussi bon qu’avant), pas { $step }, { $games } parties en { $seconds } s
dataset-progress = { NUMBER($done) } parties sur { NUMBER($games) }, { NUMBER($rows) } lignes
dataset-written = { $second_kind ->
    [none] { $games ->
        [one] { $path } : { NUMBER($games) } partie, { JOIN($bots, with: " contre ") }
       *[other] { $path } : { NUMBER($games) } parties, { JOIN($bots, with: " contre ") }
    }
   *[other] { $games ->
        [one] { $path } : { NUMBER($games) } partie de Second Kind, { JOIN($bots, with: " contre ") }
       *[other] { $path } : { NUMBER($games) } parties de Second Kind, { JOIN($bots, with: " contre ") }
    }
}

## a running arena

progress-before = { $done } parties sur { $games } étaient déjà jouées
progress-games = { $done } parties sur { $games }
progress-speed = { $a_second ->
    [none] { $speed } s par partie
   *[other] { $speed } parties/s
}
progress-left = encore { $time }
progress-done = fini en { $time }
progress-won = { $bot } { $percent } %
progress-failures = { $failures ->
    [one] { $failures } échec
   *[other] { $failures } échecs
}

## what came of it, as text and as a page

standing-bot = bot
standing-seats = places
standing-wins = victoires (95 %)
standing-rating = classement
standing-points = points
standing-place = rang
standing-ms_an_action = ms/action
standing-ms_a_turn = ms/tour
standing-longest = maximum
standing-failed = échecs
pair-bots = paire
pair-met = duels
pair-ahead = premier devant (95 %)
pair-elo = Elo (95 %)
arena_end-locks = toutes les tuiles de combat verrouillées
arena_end-shrimps = une quatrième crevette mangée
arena_end-full = les plateaux sont pleins
arena_end-supply = la réserve est épuisée
arena_end-limit = le tout dernier tour
arena_end-failure = un bot a échoué
summary-unrated = (pas de classement : { $why })
summary-length = durée : { $turns } tours en moyenne, de { $least } à { $most }
summary-endings = fins : { LIST($items) }
summary-ending = { $ending } { $percent } %
summary-worth = valeur à la fin : { LIST($items) }
summary-colour = { -colour($colour) } { $value } (le plus cher : { $percent } %)
summary-failure = partie { $game } : { $bot } a échoué : { $reason }
summary-more_failures = … et { $failures } autres échecs
report-title = Arène Reef Encounter
report-arena = Arène
report-games = { $games } parties, reefencounter { $version }. Chaque graine a été jouée depuis chaque place.
report-standings = Classement
report-unrated = Pas de classement : { $why }.
report-wins = Victoires de chaque bot
report-pairs = Paires
report-endings = Comment les parties ont fini
report-colours = Ce que valaient les couleurs à la fin
report-values = Valeur moyenne de chaque couleur
report-colour = { -colour($colour) }
report-dearest = { $value }, le plus cher : { $percent } %
report-time = Temps par tour
report-mean_time = Temps moyen par tour
report-failures = Échecs : { $failures }
report-failed_game = partie
report-reason = raison
report-points = Points
report-mean_points = { $bot } : { $points } en moyenne
report-points_of = Points : { $bot }
report-length = Durée en tours
report-turns = Tours

## `reef suite`

help_command_line-suite = Noter un bot de 0 à 100 sur des positions fixes dont une recherche profonde a donné la réponse (voir docs/benchmark.md).
help_example-suite_1 = toutes les positions
help_example-suite_2 = une sur dix, pour un premier aperçu
help_example-suite_3 = tout sur chaque position, pour les programmes
help_example-train_beam = le faisceau pour ces poids d’un réseau
help_suite-bot = greedy, master:level=6, net:modele.onnx, exec:./monbot … (voir reef bots)
help_suite-every = une position sur N seulement (1)
help_suite-seed = du bot (0)
help_suite-time_ms = temps par tour, pour les bots qui réfléchissent à la montre ; la note dépend alors de la machine
help_suite-json = tout en JSON (docs/benchmark.md)
suite-progress = { $done } positions sur { $positions } · { DECIMAL($score, digits: 1) } sur 100 jusqu’ici · encore { $time }
suite-total = { $bot } : { DECIMAL($score, digits: 1) } sur 100 (± { DECIMAL($error, digits: 1) })
suite-kind = { $game ->
    [second_kind] Second Kind, { $players } joueurs : { DECIMAL($score, digits: 1) } sur 100 ; aussi bien que la réponse dans { $found } positions sur { $positions } ; { DECIMAL($loss, digits: 1) } sur 100 de perdu par tour
    [advanced] règles avancées, { $players } joueurs : { DECIMAL($score, digits: 1) } sur 100 ; aussi bien que la réponse dans { $found } positions sur { $positions } ; { DECIMAL($loss, digits: 1) } sur 100 de perdu par tour
   *[base] jeu de base, { $players } joueurs : { DECIMAL($score, digits: 1) } sur 100 ; aussi bien que la réponse dans { $found } positions sur { $positions } ; { DECIMAL($loss, digits: 1) } sur 100 de perdu par tour
}
suite-failed = { $failures ->
    [one] le bot a échoué dans { $failures } position, qui compte pour 0 : { $why }
   *[other] le bot a échoué dans { $failures } positions, qui comptent pour 0 ; la première : { $why }
}
suite-left_out = { $positions ->
    [one] { $positions } position est laissée de côté et ne compte pas : { $because }
   *[other] { $positions } positions sont laissées de côté et ne comptent pas : { $because }
}
bots-ratings = classement : { JOIN($ratings, with: " ; ") }
bots-rating = { $bot } { DECIMAL($mu, digits: 1) } (± { DECIMAL($error, digits: 1) })

## what `reef train` tells

train-round = cycle { $round } : { $what }
train-games_left = { NUMBER($games) } parties à jouer
train-positions = { NUMBER($positions) } positions
train-beam_pass = passe { $number } sur { $of } : ce que le faisceau manque, sur 100 : { DECIMAL($before, digits: 3) } au début, { DECIMAL($after, digits: 3) } maintenant
train-fitted = { NUMBER($steps) } étapes en { $seconds } s sur { $device } ; perte sur les données de test, par nombre de joueurs : { LIST($before) } avant, { LIST($after) } après
train-loss = { $players } : { DECIMAL($loss, digits: 4) }
train-against = { $rival ->
    [greedy] contre greedy : { $rate }
   *[best] contre le meilleur jusque-là : { $rate }
}
train-title = Entraînement
train-heading = Entraînement, taille { $size }, graine { $seed }
train-chart_won = Parties gagnées en ne prévoyant qu’un tour, %
train-chart_greedy = gagnées contre greedy
train-chart_best = gagnées contre le meilleur jusque-là
train-chart_loss = perte sur les données de test, { $players } joueurs
train-column_round = cycle
train-column_games = parties
train-column_positions = positions apprises
train-column_loss = perte sur les données de test
train-column_greedy = % contre greedy
train-column_best = % contre le meilleur jusque-là
