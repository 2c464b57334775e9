### What is wrong at the command line, with bots, in the arena and in environments for learning.

## the protocol

rpc-too_long = une ligne peut avoir jusqu’à { $most } octets
rpc-nested = la ligne est trop imbriquée : on lit jusqu’à { $most } niveaux
rpc-not_json = la ligne n’est pas du JSON : { $why }
rpc-request = une requête est un objet
rpc-version = une requête doit avoir "jsonrpc": "2.0"
rpc-id = un id doit être un texte, un nombre ou null
rpc-method = une requête doit avoir une méthode, un texte
rpc-params = params doit être un objet
rpc-batch = un lot doit avoir au moins une requête
rpc-failed = le moteur a échoué ; sa sortie d’erreur en dit plus
rpc-no_method = il n’y a pas de méthode { QUOTED($method) } ; il y a { LIST($methods) }
rpc-by_position = donnez params par nom, comme dans { "{" }"game": "g1"{ "}" }, pas par position
rpc-no_param = { $method } n’a pas le paramètre { QUOTED($param) } ; il prend { LIST($params) }
rpc-needs = { $method } a besoin de { QUOTED($param) }
rpc-no_game = il n’y a pas de partie { $game }
rpc-too_many_games = { $most } parties sont ouvertes, il ne peut y en avoir plus : fermez-en d’abord
rpc-no_programs = best interroge les bots installés, pas des programmes
rpc-language = language doit être l’une de ces valeurs : { LIST($languages) }
rpc-action = action doit être un texte tel que 'cube W'
rpc-player = player doit être le numéro d’un joueur, à partir de 0
rpc-bot = bot doit être le nom d’un bot tel que 'greedy'
rpc-time = time_ms doit être le nombre de millisecondes pour le tour, de 1 à { $most }
rpc-nodes = nodes doit être un nombre entier de positions par tour, de 1 à { $most }
rpc-turns = turns doit être un nombre entier de tours à examiner à fond, à partir de 0
rpc-memory_aid = memory_aid doit être true ou false
rpc-seed = seed doit être un nombre entier de 0 à { $most }
rpc-deal = deal doit être une liste de tuiles telle que ["W", "G"], ou d’une carte

## the command line

cli-no_command = { $near ->
    [none] il n’y a pas de commande { QUOTED($word) } ; il y a { LIST($commands) }
   *[other] il n’y a pas de commande { QUOTED($word) } ; vouliez-vous dire `reef { $near }` ?
}
cli-whole_number = il faut un nombre entier de { $least } à { $most }, pas { QUOTED($value) }
cli-number = il faut un nombre de { $least } à { $most }, pas { QUOTED($value) }
cli-language = il n’y a pas de catalogue pour { QUOTED($language) } ; il y a { LIST($languages) }
cli-which_command = quelle commande ? `reef --help` en donne la liste
cli-server_extra = la table dans le navigateur demande plus : { $install } ({ $why })
cli-torch = l’entraînement demande PyTorch : { $install } ({ $why })
cli-usage = { $why } ; `{ $command } --help` en dit plus
cli-with_second_kind = { $option } va avec --second-kind

## `reef play`

play-names = --names prend des noms séparés par des virgules, par exemple Ada,Ben
play-names_alike = --names demande un nom différent pour chaque personne
play-names_bot = --names : personne ne peut s’appeler Bot, car c’est ainsi que les parties enregistrées reconnaissent les bots
play-new_game_option = --{ $option } est pour une nouvelle partie : une partie enregistrée a ses propres règles
play-watch_names = --watch est une partie entre bots seuls : retirez --names
play-seats = { $people } { $people ->
    [one] personne
   *[other] personnes
} et { $bots } { $bots ->
    [one] bot
   *[other] bots
} ne font pas { $players } joueurs
play-seats_number = { $people } { $people ->
    [one] personne
   *[other] personnes
} et { $bots } { $bots ->
    [one] bot
   *[other] bots
} : le jeu est pour 2 à 4 joueurs
play-unknown_name = personne dans la partie enregistrée ne s’appelle { $name } ; il y a { LIST($names) }
play-save_there = { $because } : --save prend le nom d’un nouveau fichier

## `reef serve`

serve-folder_taken = les parties de { $folder } sont déjà ouvertes : un serveur est à { $address } ; ou prenez un autre --data
serve-folder_taken_elsewhere = les parties de { $folder } sont déjà ouvertes : un serveur est ailleurs ; ou prenez un autre --data
serve-name = --name prend un nom seul, par exemple reef.example.org, pas { QUOTED($name) }
serve-proxy = --proxy prend une adresse ou un réseau, par exemple 10.0.0.2 ou 10.0.0.0/8, pas { QUOTED($given) }
serve-club = --club prend une adresse ou un réseau et un nombre jusqu’à { $most }, par exemple 192.0.2.7=60, pas { QUOTED($given) }
serve-bot = --bot prend un nom et un bot, par exemple Coral=net:coral.onnx, pas { QUOTED($value) }
serve-bot_twice = --bot : il y a déjà un bot { $name }
serve-database = une base de données s’écrit sqlite:///FILE ou postgresql://USER:PASSWORD@HOST/NAME
serve-mail = --mail s’écrit smtp://HÔTE ou smtps://NOM:MOT-DE-PASSE@HÔTE:PORT ; les signes comme @ et / d’un mot de passe s’écrivent %40 et %2F
serve-mail_from = --mail demande --mail-from, l’adresse d’où partent les courriels, par exemple reef@example.org
serve-reports_to = --reports-to est une adresse comme host@example.org et demande --mail
serve-site = --site est une adresse sans chemin, par exemple https://reef.example.org, et non { QUOTED($site) }
serve-newer_database = la base de données vient d’une version plus récente de ce programme (sa forme est { $form })
serve-damaged_database = la base de données { $file } est endommagée ({ $why }) : remplacez-la par une sauvegarde, ou déplacez-la pour repartir de zéro
serve-cannot_listen = impossible d’écouter sur { $host }, port { $port } : { $why } ; essayez un autre --port ou --host
serve-folder_unusable = impossible de garder des parties dans { $folder } : { $why }
serve-driver = cette base de données demande un pilote : { $install } ({ $why })
serve-cannot_open_folder = impossible d’ouvrir { $folder } : { $why }
serve-cannot_open = impossible d’ouvrir la base de données : { $why }
serve-step_missing = l’étape { $number } manque dans la base de données

## `reef playout`

playout-games = { $deck ->
    [none] { $compiled ->
        [none] { NUMBER($games) } parties au hasard à { $players } joueurs en { DECIMAL($seconds, digits: 2) } s, moteur non compilé
       *[other] { NUMBER($games) } parties au hasard à { $players } joueurs en { DECIMAL($seconds, digits: 2) } s, moteur compilé
    }
   *[other] { $compiled ->
        [none] { NUMBER($games) } parties au hasard à { $players } joueurs, Second Kind (jeu de cartes { $deck }), en { DECIMAL($seconds, digits: 2) } s, moteur non compilé
       *[other] { NUMBER($games) } parties au hasard à { $players } joueurs, Second Kind (jeu de cartes { $deck }), en { DECIMAL($seconds, digits: 2) } s, moteur compilé
    }
}
playout-speed = { NUMBER($games) } parties par seconde, { NUMBER($actions) } actions par seconde
playout-length = { $turns } tours et { $actions } actions par partie
playout-endings = fins :
playout-ending = { $by ->
    [locks] les dix tuiles de combat sont verrouillées
    [shrimps] une quatrième crevette a été mangée
    [full] plus aucun polype ne peut être placé nulle part
    [supply] la pleine mer ne peut pas être réapprovisionnée
   *[limit] le tour 400 est fini
}
playout-digest = empreinte { $digest } : la même pour les mêmes options sur toutes les machines

## `reef show`

show-no_player = il n’y a pas de joueur { $player } ; il y a { LIST($names) }
show-list = --list est du texte : retirez --as { $form }
show-theme = --theme est pour les images : il va avec --as svg
show-state_player = un état ne cache rien : --player va avec --as view, svg, text ou actions
show-no_position = il n’y a pas de position { $at } : l’enregistrement va de 0 (la mise en place) à { $last }
show-view = c’est une vue, pas un état : il y manque ce qui est caché, on ne peut donc pas la montrer
show-no_turn = il n’y a pas de tour { $turn } : l’enregistrement va jusqu’au tour { $last }
show-force = { $because } ; --force l’écrase

## bots; whose it was is said before it: `bot.because`

bot-too_slow = le bot a mis plus de { $limit } ms pour un tour
bot-no_number = le bot a choisi { QUOTED($value) }, qui n’est pas le numéro d’une action
bot-illegal = le bot a choisi { $action }, qui n’est pas permis
bot-unknown = il n’y a pas de bot { QUOTED($bot) } ; il y a { LIST($bots) } et exec:COMMAND
bot-setting_written = un réglage s’écrit nom=valeur, par exemple planner:level=3, pas { QUOTED($value) }
bot-setting_number = { $bot } : { $setting } doit être un nombre tel que { $usual }, pas { QUOTED($value) }
bot-no_answer = le programme a répondu { $answer }, ce qui ne répond pas à la requête { $request }
bot-error = le programme a répondu par une erreur : { $error }
bot-exec_system = exec: demande un système POSIX
bot-exec_unknown = exec: il n’y a pas de programme { QUOTED($program) } ; écrivez-le avec son chemin, exec:./mybot
bot-not_json = le programme a répondu { $answer }, ce qui n’est pas du JSON
bot-ended = le programme s’est terminé sans répondre
bot-too_long = le programme a répondu plus de { $most } octets
bot-exec_words = exec: { QUOTED($command) } ne se découpe pas en mots : { $why }
bot-not_started = le programme n’a pas pu démarrer : { $why }
bot-silent = le programme n’a pas répondu en { $limit } ms
bot-levels = { $bot } a les niveaux { $least } à { $most }, pas { $value }
bot-threads = { $bot } veut 1 à 64 fils d’exécution, et nodes à 0 ou plus
bot-width = { $bot } veut un width de 0 à { $most }, pas { $value }
bot-cannot_play = { $bot } ne peut pas jouer : { $because } (à la demande de sa première action)
bot-no_setting = { $bot } n’a pas de réglage { QUOTED($setting) } ; il a { LIST($settings) }
bot-no_settings = { $bot } n’a pas de réglage { QUOTED($setting) } ; il n’en a aucun
bot-last_words = { $because } ; sa sortie d’erreur se termine par { QUOTED($words) }
bot-because = { $bot } : { $because }

## bots that are networks

net-no_file = net demande un fichier : écrivez net:model.onnx
net-temperature = net: temperature doit être 0 ou plus, pas { $value }
net-onnxruntime = net demande onnxruntime : { $install }
net-unreadable = net: { QUOTED($file) } n’a pas pu être lu : { $why }
net-no_model = net: { $file } n’est pas un modèle qu’onnxruntime puisse exécuter : { $why }
net-inputs = net: { $file } prend { LIST($inputs) } ; il devrait prendre une observation
net-shape = net: { $file } prend { $shape } ; une observation est (batch, numbers)
net-batch = net: { $file } prend { $batch } observations à la fois ; exportez-le avec un lot de 1 ou de taille libre
net-types = net: { $file } prend { LIST($types) }, pas des nombres
net-observation = { $file } ne voit rien : il prend { $takes } nombres, et une observation de ce jeu en a { $there }
net-actions = { $file } ne peut pas agir : il répond { $gives } nombres, et ce jeu a { $there } actions
net-no_number = { $file } ne peut pas choisir : il a répondu quelque chose qui n’est pas un nombre
net-no_answer = { $file } ne peut pas choisir : onnxruntime n’en tire pas de réponse : { $why }

## the arena

arena-no_cluster = aucun cluster Ray ne nous accepte à { QUOTED($address) } : { $why }
arena-other_version = un processus du cluster a la version { $version }, pas { $own }
arena-worker_died = un processus s’est arrêté { $times } fois à { $job }
arena-no_weights = { $file } ne contient pas de poids : { $why }
arena-missing_package = { $purpose } demande le paquet { $package } : { $install }
arena-bots_of_game = une partie à { $players } demande { $players } bots, pas { $number }
arena-too_few_bots = une partie à { $players } demande au moins { $players } bots, pas { $number } ; un bot peut être nommé plusieurs fois, comme dans `planner greedy greedy greedy`
arena-folder_busy = un autre programme écrit dans { $folder }
arena-folder_unusable = { $folder } ne peut pas servir au rapport : { $why }
arena-folder_other = { $folder } contient les parties d’une autre arène (voir { $plan }) : choisissez un autre dossier ou supprimez-le
arena-folder_made_by = { $folder } contient des parties jouées autrement : { $made } là-bas, { $now } maintenant. Choisissez un autre dossier, ou continuez avec ce qui les a jouées
arena-folder_unmarked = { $folder } contient des parties d’une version antérieure, qui n’a pas noté ce qui les a jouées : choisissez un autre dossier
arena-folder_no_plan = { $folder } contient { $results } mais pas { $plan } : choisissez un autre dossier
arena-tuning_other = { $folder } contient un réglage avec d’autres options ou d’autres poids : choisissez un autre dossier
arena-tuning_pickle = { $file } dans { $folder } vient d’une version antérieure, et l’ouvrir pourrait exécuter du code : choisissez un autre dossier, ou supprimez le fichier pour recommencer
arena-training_other = l’entraînement dans { $folder } a commencé avec la taille { $size } et la graine { $seed } : prenez les mêmes, ou un autre dossier
arena-training_begun = l’entraînement dans { $folder } a commencé avec d’autres poids : omettez --begin, ou prenez un autre dossier
arena-no_network = { $file } ne contient pas les poids d’un réseau tels que reef train les écrit
arena-origin_beside = { $file } recevrait à la fois les poids et leur origine : choisissez un autre nom, par exemple network.bin
arena-tuning_unreadable = { $file } ne peut pas être lu ({ $why }) : choisissez un autre dossier

## datasets

dataset-name = le nom doit finir par .parquet ou .npz, pas { QUOTED($name) }
dataset-exists = { $path } existe ; --force l’écrase
dataset-bots = une partie demande deux à quatre bots, pas { $number } : nommez-en un par place
dataset-pyarrow = Parquet demande pyarrow : { $install }, ou écrivez dans un nom qui finit par .npz
dataset-unwritable = { $path } n’a pas pu être écrit : { $why }

## environments

environment-seat = la place de l’élève va de 0 à { $last }, pas { $seat }
environment-illegal = illegal est "lose" ou "raise", pas { QUOTED($value) }
environment-render_mode = render_mode est l’un de { LIST($modes) }, pas { QUOTED($value) }
environment-over = la partie est terminée : appelez reset
environment-not_begun = aucune partie n’est commencée : appelez d’abord reset
environment-bots = bots est une liste d’un à trois noms, par exemple ["greedy"], pas { $value }
environment-not_reset = ce n’est pas le tour de chaque élève : appelez reset
environment-opponents = opponents doit être une fonction des observations et des masques vers les actions, pas { $value } ; ReefEncounter-v0 prend des noms de bots
environment-space = les observations ont les numéros 1 et 2, pas { $value }
environment-space_second_kind = Second Kind a une seule observation, de numéro 1, pas { $value }
environment-none = None est pour les agents dont la partie est terminée
environment-actions = il faut une action pour chacune des { $games } parties, pas un tableau de forme { $shape }

## many positions at once

batch-tables = des états se font d’une liste d’au moins une table
batch-rules = des états sont d’un même jeu : toutes les tables doivent avoir les mêmes règles
batch-writing = un autre fil d’exécution écrit ces états
batch-in_use = un autre fil d’exécution utilise ces états, ou ils sont à la fois lus et écrits
batch-none = aucun de ces états n’est demandé
batch-out = out doit être une réponse du même jeu, du même nombre et du même genre
batch-too_many = { $most } états au plus à la fois, pas { $number }
batch-list = il faut une liste de nombres, pas quelque chose de forme { $shape }
batch-numbers = { $what } doit être { $many } nombres entiers, pas { $value }
batch-busy = un autre fil d’exécution fait avancer ces parties : donnez à chacun les siennes
batch-slot_twice = slots nomme deux fois le même emplacement
batch-load = load prend un état pour chacun des { $slots } emplacements, pas { $value }
batch-other_game = ces états sont d’un autre jeu
batch-over = une partie terminée ne peut pas continuer dans un emplacement
