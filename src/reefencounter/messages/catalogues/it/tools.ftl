### What is wrong at the command line, with bots, in the arena and in environments for learning.

## the protocol

rpc-too_long = una riga può avere fino a { $most } byte
rpc-nested = la riga è annidata troppo in profondità: si leggono fino a { $most } livelli
rpc-not_json = la riga non è JSON: { $why }
rpc-request = una richiesta è un oggetto
rpc-version = una richiesta vuole "jsonrpc": "2.0"
rpc-id = un id dev’essere un testo, un numero o null
rpc-method = una richiesta vuole method, un testo
rpc-params = params dev’essere un oggetto
rpc-batch = un batch vuole almeno una richiesta
rpc-failed = il motore ha avuto un errore; il suo standard error dice di più
rpc-no_method = non c’è nessun metodo { QUOTED($method) }; ci sono { LIST($methods) }
rpc-by_position = indica params per nome, come in { "{" }"game": "g1"{ "}" }, non per posizione
rpc-no_param = { $method } non ha il parametro { QUOTED($param) }; accetta { LIST($params) }
rpc-needs = { $method } vuole { QUOTED($param) }
rpc-no_game = non c’è nessuna partita { $game }
rpc-too_many_games = sono aperte { $most } partite, e di più non si può: prima chiudine qualcuna
rpc-no_programs = best interroga i bot installati, non i programmi
rpc-language = language dev’essere uno tra { LIST($languages) }
rpc-action = action dev’essere un testo come 'cube W'
rpc-player = player dev’essere il numero di un giocatore, da 0
rpc-bot = bot dev’essere il nome di un bot come 'greedy'
rpc-time = time_ms dev’essere un numero di millisecondi per il turno, da 1 a { $most }
rpc-nodes = nodes dev’essere un numero intero di posizioni per turno, da 1 a { $most }
rpc-turns = turns dev’essere un numero intero di turni da esaminare a fondo, da 0
rpc-memory_aid = memory_aid dev’essere true o false
rpc-seed = seed dev’essere un numero intero da 0 a { $most }
rpc-deal = deal dev’essere una lista di tessere come ["W", "G"], o di una carta

## the command line

cli-no_command = { $near ->
    [none] non c’è nessun comando { QUOTED($word) }; ci sono { LIST($commands) }
   *[other] non c’è nessun comando { QUOTED($word) }; volevi dire `reef { $near }`?
}
cli-whole_number = vuole un numero intero da { $least } a { $most }, non { QUOTED($value) }
cli-number = vuole un numero da { $least } a { $most }, non { QUOTED($value) }
cli-language = non c’è un catalogo di { QUOTED($language) }; ci sono { LIST($languages) }
cli-which_command = quale comando? `reef --help` li elenca
cli-server_extra = il tavolo nel browser richiede altro: { $install } ({ $why })
cli-torch = l’addestramento richiede PyTorch: { $install } ({ $why })
cli-usage = { $why }; `{ $command } --help` dice di più
cli-with_second_kind = { $option } va con --second-kind

## `reef play`

play-names = --names vuole nomi separati da virgole, per esempio Ada,Ben
play-names_alike = --names vuole un nome diverso per ogni persona
play-names_bot = --names: una persona non può chiamarsi Bot, perché così le partite salvate riconoscono i bot
play-new_game_option = --{ $option } è per una partita nuova: una partita salvata ha già le sue regole
play-watch_names = --watch è una partita di soli bot: togli --names
-people = { $it ->
    [one] { $it } persona
   *[other] { $it } persone
}
play-seats = { -people($people) } e { $bots } bot non fanno { $players } giocatori
play-seats_number = { -people($people) } e { $bots } bot: il gioco è per 2-4 giocatori
play-unknown_name = nella partita salvata nessuno si chiama { $name }; ci sono { LIST($names) }
play-save_there = { $because }: --save vuole il nome di un file nuovo

## `reef serve`

serve-folder_taken = le partite in { $folder } sono già aperte: c’è un server su { $address }; oppure usa un altro --data
serve-folder_taken_elsewhere = le partite in { $folder } sono già aperte: c’è un server altrove; oppure usa un altro --data
serve-name = --name vuole solo un nome, per esempio reef.example.org, non { QUOTED($name) }
serve-proxy = --proxy vuole un indirizzo o una rete, per esempio 10.0.0.2 o 10.0.0.0/8, non { QUOTED($given) }
serve-club = --club vuole un indirizzo o una rete e un numero fino a { $most }, per esempio 192.0.2.7=60, non { QUOTED($given) }
serve-bot = --bot vuole un nome e un bot, per esempio Coral=net:coral.onnx, non { QUOTED($value) }
serve-bot_twice = --bot: c’è già un bot { $name }
serve-database = un database è sqlite:///FILE o postgresql://USER:PASSWORD@HOST/NAME
serve-mail = --mail è smtp://HOST oppure smtps://NOME:PASSWORD@HOST:PORTA; segni come @ e / in una password si scrivono %40 e %2F
serve-mail_from = --mail richiede --mail-from, l’indirizzo da cui partono le e-mail, per esempio reef@example.org
serve-reports_to = --reports-to è un indirizzo come host@example.org e richiede --mail
serve-site = --site è un indirizzo senza percorso, per esempio https://reef.example.org, non { QUOTED($site) }
serve-newer_database = il database è stato creato da una versione più recente di questo programma (la sua forma è { $form })
serve-damaged_database = il database { $file } è danneggiato ({ $why }): mettici una copia di riserva, o spostalo per ricominciare da capo
serve-cannot_listen = non si può ascoltare su { $host }, porta { $port }: { $why }; prova un altro --port o --host
serve-folder_unusable = non si possono conservare partite in { $folder }: { $why }
serve-driver = questo database richiede un driver: { $install } ({ $why })
serve-cannot_open_folder = non si può aprire { $folder }: { $why }
serve-cannot_open = non si può aprire il database: { $why }
serve-step_missing = nel database manca il passo { $number }

## `reef playout`

playout-games = { $deck ->
    [none] { $compiled ->
        [none] { NUMBER($games) } partite casuali da { $players } giocatori in { DECIMAL($seconds, digits: 2) } s, motore non compilato
       *[other] { NUMBER($games) } partite casuali da { $players } giocatori in { DECIMAL($seconds, digits: 2) } s, motore compilato
    }
   *[other] { $compiled ->
        [none] { NUMBER($games) } partite casuali da { $players } giocatori, Second Kind (mazzo { $deck }), in { DECIMAL($seconds, digits: 2) } s, motore non compilato
       *[other] { NUMBER($games) } partite casuali da { $players } giocatori, Second Kind (mazzo { $deck }), in { DECIMAL($seconds, digits: 2) } s, motore compilato
    }
}
playout-speed = { NUMBER($games) } partite al secondo, { NUMBER($actions) } azioni al secondo
playout-length = { $turns } turni e { $actions } azioni per partita
playout-endings = come sono finite:
playout-ending = { $by ->
    [locks] tutte e dieci le tessere corallo sono bloccate
    [shrimps] è stato mangiato il quarto gamberetto di un giocatore
    [full] non si può più piazzare nessun polipo da nessuna parte
    [supply] il mare aperto non si può rifornire
   *[limit] il turno 400 è concluso
}
playout-digest = impronta { $digest }: la stessa per le stesse opzioni su ogni macchina

## `reef show`

show-no_player = non c’è nessun giocatore { $player }; ci sono { LIST($names) }
show-list = --list è testo: togli --as { $form }
show-theme = --theme è per le immagini: va con --as svg
show-state_player = uno stato non nasconde niente: --player va con --as view, svg, text o actions
show-no_position = non c’è nessuna posizione { $at }: la registrazione va da 0 (la preparazione) a { $last }
show-view = questa è una vista, non uno stato: manca ciò che è nascosto, quindi non si può mostrare
show-no_turn = non c’è nessun turno { $turn }: la registrazione arriva al turno { $last }
show-force = { $because }; --force lo sovrascrive

## bots; whose it was is said before it: `bot.because`

bot-too_slow = il bot ha impiegato più di { $limit } ms per un turno
bot-no_number = il bot ha scelto { QUOTED($value) }, che non è il numero di un’azione
bot-illegal = il bot ha scelto { $action }, che non è permessa
bot-unknown = non c’è nessun bot { QUOTED($bot) }; ci sono { LIST($bots) } ed exec:COMMAND
bot-setting_written = scrivi le impostazioni come nome=valore, per esempio planner:level=3, non { QUOTED($value) }
bot-setting_number = { $bot }: { $setting } dev’essere un numero come { $usual }, non { QUOTED($value) }
bot-no_answer = il programma ha risposto { $answer }, che non è una risposta alla richiesta { $request }
bot-error = il programma ha risposto con un errore: { $error }
bot-exec_system = exec: richiede un sistema POSIX
bot-exec_unknown = exec: non c’è nessun programma { QUOTED($program) }; scrivilo come exec:./mybot, con il percorso
bot-not_json = il programma ha risposto { $answer }, che non è JSON
bot-ended = il programma è terminato senza rispondere
bot-too_long = il programma ha risposto con più di { $most } byte
bot-exec_words = exec: { QUOTED($command) } non si può dividere in parole: { $why }
bot-not_started = non si è potuto avviare il programma: { $why }
bot-silent = il programma non ha risposto entro { $limit } ms
bot-levels = { $bot } ha i livelli da { $least } a { $most }, non { $value }
bot-threads = { $bot } vuole da 1 a 64 thread, e nodes da 0 in su
bot-width = { $bot } vuole width da 0 a { $most }, non { $value }
bot-cannot_play = { $bot } non può giocare: { $because } (alla richiesta della sua prima azione)
bot-no_setting = { $bot } non ha l’impostazione { QUOTED($setting) }; ha { LIST($settings) }
bot-no_settings = { $bot } non ha l’impostazione { QUOTED($setting) }; non ha impostazioni
bot-last_words = { $because }; il suo standard error finisce con { QUOTED($words) }
bot-because = { $bot }: { $because }

## bots that are networks

net-no_file = net vuole un file: scrivilo come net:model.onnx
net-temperature = net: temperature dev’essere almeno 0, non { $value }
net-onnxruntime = net richiede onnxruntime: { $install }
net-unreadable = net: non si è potuto leggere { QUOTED($file) }: { $why }
net-no_model = net: { $file } non è un modello che onnxruntime sappia eseguire: { $why }
net-inputs = net: { $file } accetta { LIST($inputs) }; dovrebbe accettare una sola osservazione
net-shape = net: { $file } accetta { $shape }; un’osservazione è (batch, numbers)
net-batch = net: { $file } accetta { $batch } osservazioni alla volta; esportalo con un lotto di 1 o di misura libera
net-types = net: { $file } accetta { LIST($types) }, non numeri
net-observation = { $file } non può vedere: accetta { $takes } numeri, e un’osservazione di questo gioco ne ha { $there }
net-actions = { $file } non può agire: risponde con { $gives } numeri, e questo gioco ha { $there } azioni
net-no_number = { $file } non può scegliere: ha risposto con qualcosa che non è un numero
net-no_answer = { $file } non può scegliere: onnxruntime non ne ottiene risposta: { $why }

## the arena

arena-no_cluster = nessun cluster Ray che ci faccia entrare su { QUOTED($address) }: { $why }
arena-other_version = un processo del cluster ha la versione { $version }, non { $own }
arena-worker_died = un processo si è interrotto { $times } volte su { $job }
arena-no_weights = { $file } non contiene pesi: { $why }
arena-missing_package = { $purpose } richiede il pacchetto { $package }: { $install }
arena-bots_of_game = una partita da { $players } vuole { $players } bot, non { $number }
arena-too_few_bots = una partita da { $players } vuole almeno { $players } bot, non { $number }; un bot si può nominare più volte, come in `planner greedy greedy greedy`
arena-folder_busy = un’altra esecuzione sta scrivendo in { $folder }
arena-folder_unusable = { $folder } non si può usare per il rapporto: { $why }
arena-folder_other = { $folder } contiene partite di un’altra arena (vedi { $plan }): scegli un’altra cartella o eliminala
arena-folder_made_by = { $folder } contiene partite giocate in altro modo: lì { $made }, ora { $now }. Scegli un’altra cartella, o continua con ciò che le ha giocate
arena-folder_unmarked = { $folder } contiene partite di una versione precedente, che non ha annotato che cosa le ha giocate: scegli un’altra cartella
arena-folder_no_plan = { $folder } ha { $results } ma non { $plan }: scegli un’altra cartella
arena-tuning_other = { $folder } contiene una messa a punto con altre impostazioni o altri pesi: scegli un’altra cartella
arena-tuning_pickle = { $file } in { $folder } è di una versione precedente, e aprirlo potrebbe eseguire codice: scegli un’altra cartella, o elimina il file per ricominciare
arena-training_other = l’addestramento in { $folder } è cominciato con dimensione { $size } e seme { $seed }: usa gli stessi, o un’altra cartella
arena-training_begun = l’addestramento in { $folder } è cominciato con altri pesi: ometti --begin, o usa un’altra cartella
arena-no_network = { $file } non contiene pesi di una rete come li scrive reef train
arena-origin_beside = in { $file } finirebbero sia i pesi sia la loro origine: scegli un altro nome, per esempio network.bin
arena-tuning_unreadable = { $file } non si può leggere ({ $why }): scegli un’altra cartella

## datasets

dataset-name = il nome deve finire in .parquet o .npz, non { QUOTED($name) }
dataset-exists = { $path } esiste già; --force lo sovrascrive
dataset-bots = una partita vuole da due a quattro bot, non { $number }: nominane uno per posto
dataset-pyarrow = Parquet richiede pyarrow: { $install }, oppure scrivi in un file che finisce in .npz
dataset-unwritable = non si è potuto scrivere { $path }: { $why }

## environments

environment-seat = il posto di chi impara è da 0 a { $last }, non { $seat }
environment-illegal = illegal è "lose" o "raise", non { QUOTED($value) }
environment-render_mode = render_mode è uno tra { LIST($modes) }, non { QUOTED($value) }
environment-over = la partita è finita: chiama reset
environment-not_begun = non è cominciata nessuna partita: chiama prima reset
environment-bots = bots è una lista da uno a tre nomi, come ["greedy"], non { $value }
environment-not_reset = non tocca a tutti quelli che imparano: chiama reset
environment-opponents = opponents dev’essere una funzione da osservazioni e maschere ad azioni, non { $value }; ReefEncounter-v0 accetta i nomi dei bot
environment-space = le osservazioni hanno i numeri 1 e 2, non { $value }
environment-space_second_kind = Second Kind ha una sola osservazione, con il numero 1, non { $value }
environment-none = None è per gli agenti la cui partita è finita
environment-actions = un’azione per ognuna delle { $games } partite, non un array di forma { $shape }

## many positions at once

batch-tables = gli stati si creano da una lista di almeno un tavolo
batch-rules = gli stati sono di un solo gioco: tutti i tavoli devono avere le stesse regole
batch-writing = un altro thread sta scrivendo questi stati
batch-in_use = un altro thread sta usando questi stati, o vengono letti e scritti insieme
batch-none = non si chiede nessuno di questi stati
batch-out = out dev’essere una risposta dello stesso gioco, numero e tipo
batch-too_many = al massimo { $most } stati in una volta, non { $number }
batch-list = serve una lista di numeri, non qualcosa di forma { $shape }
batch-numbers = { $what } dev’essere di { $many } numeri interi, non { $value }
batch-busy = un altro thread sta facendo avanzare queste partite: dai a ogni thread partite sue
batch-slot_twice = slots nomina due volte lo stesso slot
batch-load = load vuole uno stato per ognuno dei { $slots } slot, non { $value }
batch-other_game = questi stati sono di un altro gioco
batch-over = una partita finita non può continuare in uno slot
