### What is wrong at the command line, with bots, in the arena and in environments for learning.

## the protocol

rpc-too_long = eine Zeile darf bis zu { $most } Bytes haben
rpc-nested = die Zeile ist zu tief verschachtelt: gelesen werden bis zu { $most } Ebenen
rpc-not_json = die Zeile ist kein JSON: { $why }
rpc-request = eine Anfrage ist ein Objekt
rpc-version = eine Anfrage braucht "jsonrpc": "2.0"
rpc-id = eine id muss ein Text, eine Zahl oder null sein
rpc-method = eine Anfrage braucht method, einen Text
rpc-params = params muss ein Objekt sein
rpc-batch = ein Stapel braucht mindestens eine Anfrage
rpc-failed = der Spielkern ist gescheitert; seine Standardfehlerausgabe sagt mehr
rpc-no_method = eine Methode { QUOTED($method) } gibt es nicht; es gibt { LIST($methods) }
rpc-by_position = gib params mit Namen an, etwa { "{" }"game": "g1"{ "}" }, nicht nach der Reihenfolge
rpc-no_param = { $method } hat keinen Parameter { QUOTED($param) }, sondern { LIST($params) }
rpc-needs = { $method } braucht { QUOTED($param) }
rpc-no_game = eine Partie { $game } gibt es nicht
rpc-too_many_games = { $most } Partien sind offen, mehr gehen nicht: schließ erst welche
rpc-no_programs = best fragt die installierten Bots, keine Programme
rpc-language = language muss eines davon sein: { LIST($languages) }
rpc-action = action muss ein Text sein wie 'cube W'
rpc-player = player muss die Nummer eines Spielers sein, ab 0
rpc-bot = bot muss der Name eines Bots sein wie 'greedy'
rpc-time = time_ms müssen Millisekunden für den Zug sein, von 1 bis { $most }
rpc-nodes = nodes muss eine ganze Zahl von Stellungen pro Zug sein, von 1 bis { $most }
rpc-turns = turns muss eine ganze Zahl von Zügen sein, die genau angesehen werden, ab 0
rpc-memory_aid = memory_aid muss true oder false sein
rpc-seed = seed muss eine ganze Zahl von 0 bis { $most } sein
rpc-deal = deal muss eine Liste von Plättchen sein wie ["W", "G"], oder von einer Karte

## the command line

cli-no_command = { $near ->
    [none] einen Befehl { QUOTED($word) } gibt es nicht; es gibt { LIST($commands) }
   *[other] einen Befehl { QUOTED($word) } gibt es nicht; meinst du `reef { $near }`?
}
cli-whole_number = hier gehört eine ganze Zahl von { $least } bis { $most } hin, nicht { QUOTED($value) }
cli-number = hier gehört eine Zahl von { $least } bis { $most } hin, nicht { QUOTED($value) }
cli-language = für { QUOTED($language) } gibt es keinen Katalog; es gibt { LIST($languages) }
cli-which_command = welcher Befehl? `reef --help` zeigt sie alle
cli-server_extra = der Tisch im Browser braucht noch etwas: { $install } ({ $why })
cli-torch = das Training braucht PyTorch: { $install } ({ $why })
cli-usage = { $why }; `{ $command } --help` sagt mehr
cli-with_second_kind = { $option } gehört zu --second-kind

## `reef play`

-people = { $it ->
    [one] { $it } Mensch
   *[other] { $it } Menschen
}
-bots = { $it ->
    [one] { $it } Bot
   *[other] { $it } Bots
}
play-names = --names nimmt Namen mit Kommas dazwischen, etwa Ada,Ben
play-names_alike = --names braucht für jeden einen anderen Namen
play-names_bot = --names: Menschen können nicht Bot heißen, denn daran erkennt eine gespeicherte Partie die Bots
play-new_game_option = --{ $option } gehört zu einer neuen Partie: eine gespeicherte hat ihre eigenen Regeln
play-watch_names = --watch ist eine Partie nur mit Bots: lass --names weg
play-seats = { -people($people) } und { -bots($bots) } ergeben keine { $players } Spieler
play-seats_number = { -people($people) } und { -bots($bots) }: das Spiel ist für 2 bis 4 Spieler
play-unknown_name = in der gespeicherten Partie heißt niemand { $name }; es gibt { LIST($names) }
play-save_there = { $because }: --save nimmt den Namen einer neuen Datei

## `reef serve`

serve-folder_taken = die Partien in { $folder } sind schon geöffnet: ein Server läuft unter { $address }; oder nimm ein anderes --data
serve-folder_taken_elsewhere = die Partien in { $folder } sind schon geöffnet: ein Server läuft anderswo; oder nimm ein anderes --data
serve-name = --name nimmt nur einen Namen, etwa reef.example.org, nicht { QUOTED($name) }
serve-proxy = --proxy nimmt eine Adresse oder ein Netz, etwa 10.0.0.2 oder 10.0.0.0/8, nicht { QUOTED($given) }
serve-club = --club nimmt eine Adresse oder ein Netz und eine Zahl bis { $most }, etwa 192.0.2.7=60, nicht { QUOTED($given) }
serve-bot = --bot nimmt einen Namen und einen Bot, etwa Coral=net:coral.onnx, nicht { QUOTED($value) }
serve-bot_twice = --bot: einen Bot { $name } gibt es schon
serve-database = eine Datenbank ist sqlite:///FILE oder postgresql://USER:PASSWORD@HOST/NAME
serve-mail = --mail ist smtp://HOST oder smtps://NAME:PASSWORT@HOST:PORT; Zeichen wie @ und / in einem Passwort werden als %40 und %2F geschrieben
serve-mail_from = zu --mail gehört --mail-from, die Adresse, von der Mails kommen, etwa reef@example.org
serve-reports_to = --reports-to ist eine E-Mail-Adresse wie host@example.org, und dazu gehört --mail
serve-site = --site ist eine Adresse ohne Pfad, etwa https://reef.example.org, nicht { QUOTED($site) }
serve-newer_database = die Datenbank stammt von einer neueren Version dieses Programms (ihre Form ist { $form })
serve-damaged_database = die Datenbank { $file } ist beschädigt ({ $why }): leg eine Sicherung an ihre Stelle, oder räum sie weg, um neu anzufangen
serve-cannot_listen = { $host }, Port { $port } lässt sich nicht öffnen: { $why }; versuch ein anderes --port oder --host
serve-folder_unusable = in { $folder } lassen sich keine Partien aufbewahren: { $why }
serve-driver = diese Datenbank braucht einen Treiber: { $install } ({ $why })
serve-cannot_open_folder = { $folder } lässt sich nicht öffnen: { $why }
serve-cannot_open = die Datenbank lässt sich nicht öffnen: { $why }
serve-step_missing = in der Datenbank fehlt Schritt { $number }

## `reef playout`

playout-games = { $deck ->
    [none] { $compiled ->
        [none] { NUMBER($games) } zufällige Partien mit { $players } Spielern in { DECIMAL($seconds, digits: 2) } s, Spielkern nicht kompiliert
       *[other] { NUMBER($games) } zufällige Partien mit { $players } Spielern in { DECIMAL($seconds, digits: 2) } s, Spielkern kompiliert
    }
   *[other] { $compiled ->
        [none] { NUMBER($games) } zufällige Partien mit { $players } Spielern, Second Kind (Deck { $deck }), in { DECIMAL($seconds, digits: 2) } s, Spielkern nicht kompiliert
       *[other] { NUMBER($games) } zufällige Partien mit { $players } Spielern, Second Kind (Deck { $deck }), in { DECIMAL($seconds, digits: 2) } s, Spielkern kompiliert
    }
}
playout-speed = { NUMBER($games) } Partien pro Sekunde, { NUMBER($actions) } Aktionen pro Sekunde
playout-length = { $turns } Züge und { $actions } Aktionen pro Partie
playout-endings = Spielenden:
playout-ending = { $by ->
    [locks] alle zehn Korallenplättchen sind fixiert
    [shrimps] eine vierte Krabbe wurde gefressen
    [full] nirgends lässt sich mehr ein Polyp legen
    [supply] das offene Meer lässt sich nicht mehr auffüllen
   *[limit] Zug 400 ist vorbei
}
playout-digest = Prüfwert { $digest }: mit denselben Optionen auf jedem Rechner derselbe

## `reef show`

show-no_player = einen Spieler { $player } gibt es nicht; es gibt { LIST($names) }
show-list = --list ist Text: lass --as { $form } weg
show-theme = --theme ist für Bilder: es gehört zu --as svg
show-state_player = ein Zustand verbirgt nichts: --player gehört zu --as view, svg, text oder actions
show-no_position = eine Stellung { $at } gibt es nicht: die Aufzeichnung hat 0 (den Spielaufbau) bis { $last }
show-view = das ist eine Sicht, kein Zustand: das Verborgene fehlt, also lässt sie sich nicht zeigen
show-no_turn = einen Zug { $turn } gibt es nicht: die Aufzeichnung geht bis Zug { $last }
show-force = { $because }; --force überschreibt

## bots; whose it was is said before it: `bot.because`

bot-too_slow = der Bot brauchte für einen Zug länger als { $limit } ms
bot-no_number = der Bot wählte { QUOTED($value) }, und das ist nicht die Nummer einer Aktion
bot-illegal = der Bot wählte { $action }, und das ist nicht erlaubt
bot-unknown = einen Bot { QUOTED($bot) } gibt es nicht; es gibt { LIST($bots) } und exec:COMMAND
bot-setting_written = schreib Einstellungen als name=wert, etwa planner:level=3, nicht { QUOTED($value) }
bot-setting_number = { $bot }: { $setting } muss eine Zahl sein wie { $usual }, nicht { QUOTED($value) }
bot-no_answer = das Programm antwortete { $answer }, und das ist keine Antwort auf Anfrage { $request }
bot-error = das Programm antwortete mit einem Fehler: { $error }
bot-exec_system = exec: braucht ein POSIX-System
bot-exec_unknown = exec: ein Programm { QUOTED($program) } gibt es nicht; schreib es als exec:./mybot, mit Pfad
bot-not_json = das Programm antwortete { $answer }, und das ist kein JSON
bot-ended = das Programm endete ohne Antwort
bot-too_long = das Programm antwortete mit mehr als { $most } Bytes
bot-exec_words = exec: { QUOTED($command) } lässt sich nicht in Wörter zerlegen: { $why }
bot-not_started = das Programm ließ sich nicht starten: { $why }
bot-silent = das Programm antwortete nicht innerhalb von { $limit } ms
bot-levels = { $bot } hat die Stufen { $least } bis { $most }, nicht { $value }
bot-threads = { $bot } will 1 bis 64 Threads, und nodes ab 0
bot-width = { $bot } will eine width von 0 bis { $most }, nicht { $value }
bot-cannot_play = { $bot } kann nicht spielen: { $because } (bei der ersten Aktion)
bot-no_setting = { $bot } hat keine Einstellung { QUOTED($setting) }, sondern { LIST($settings) }
bot-no_settings = { $bot } hat keine Einstellung { QUOTED($setting) }; er hat gar keine
bot-last_words = { $because }; seine Standardfehlerausgabe endet mit { QUOTED($words) }
bot-because = { $bot }: { $because }

## bots that are networks

net-no_file = net braucht eine Datei: schreib es als net:model.onnx
net-temperature = net: temperature muss 0 oder mehr sein, nicht { $value }
net-onnxruntime = net braucht onnxruntime: { $install }
net-unreadable = net: { QUOTED($file) } ließ sich nicht lesen: { $why }
net-no_model = net: { $file } ist kein Modell, das onnxruntime ausführen kann: { $why }
net-inputs = net: { $file } nimmt { LIST($inputs) }; es sollte eine Beobachtung nehmen
net-shape = net: { $file } nimmt { $shape }; eine Beobachtung ist (Stapel, Zahlen)
net-batch = net: { $file } nimmt { $batch } Beobachtungen auf einmal; exportiere es mit einem Stapel von 1 oder von beliebiger Größe
net-types = net: { $file } nimmt { LIST($types) }, keine Zahlen
net-observation = { $file } kann nicht sehen: es nimmt { $takes } Zahlen, und eine Beobachtung dieses Spiels hat { $there }
net-actions = { $file } kann nicht handeln: es antwortet mit { $gives } Zahlen, und dieses Spiel hat { $there } Aktionen
net-no_number = { $file } kann nicht wählen: es antwortete mit etwas, das keine Zahl ist
net-no_answer = { $file } kann nicht wählen: onnxruntime bekommt keine Antwort: { $why }

## the arena

arena-no_cluster = kein Ray-Cluster lässt uns unter { QUOTED($address) } herein: { $why }
arena-other_version = ein Worker des Clusters hat Version { $version }, nicht { $own }
arena-worker_died = ein Worker ist { $times }-mal gestorben, bei { $job }
arena-no_weights = { $file } enthält keine Gewichte: { $why }
arena-missing_package = { $purpose } braucht das Paket { $package }: { $install }
arena-bots_of_game = eine Partie zu { $players } braucht { $players } Bots, nicht { $number }
arena-too_few_bots = eine Partie zu { $players } braucht mindestens { $players } Bots, nicht { $number }; ein Bot darf mehrmals genannt werden, etwa `planner greedy greedy greedy`
arena-folder_busy = ein anderer Lauf schreibt gerade in { $folder }
arena-folder_unusable = { $folder } taugt nicht für den Bericht: { $why }
arena-folder_other = { $folder } enthält Partien einer anderen Arena (siehe { $plan }): nimm einen anderen Ordner oder entferne ihn
arena-folder_made_by = { $folder } enthält Partien, die anders gespielt wurden: dort { $made }, jetzt { $now }. Nimm einen anderen Ordner, oder mach mit dem weiter, was sie gespielt hat
arena-folder_unmarked = { $folder } enthält Partien einer früheren Version, die nicht vermerkt hat, was sie gespielt hat: nimm einen anderen Ordner
arena-folder_no_plan = { $folder } hat { $results }, aber kein { $plan }: nimm einen anderen Ordner
arena-tuning_other = { $folder } enthält eine Abstimmung mit anderen Einstellungen oder Gewichten: nimm einen anderen Ordner
arena-tuning_pickle = { $file } in { $folder } stammt von einer früheren Version, und beim Öffnen könnte fremder Code laufen: nimm einen anderen Ordner, oder lösche die Datei und fang neu an
arena-training_other = { $folder } wurde mit Größe { $size } und Startwert { $seed } begonnen: nimm dieselben oder einen anderen Ordner
arena-training_begun = { $folder } wurde mit anderen Gewichten begonnen: lass --begin weg oder nimm einen anderen Ordner
arena-no_network = { $file } enthält keine Gewichte eines Netzes, wie reef train sie schreibt
arena-origin_beside = in { $file } kämen Gewichte und Herkunft übereinander: nimm einen anderen Namen, etwa network.bin
arena-tuning_unreadable = { $file } lässt sich nicht lesen ({ $why }): nimm einen anderen Ordner

## datasets

dataset-name = der Name muss auf .parquet oder .npz enden, nicht { QUOTED($name) }
dataset-exists = { $path } gibt es schon; --force überschreibt
dataset-bots = eine Partie braucht zwei bis vier Bots, nicht { $number }: nenn für jeden Platz einen
dataset-pyarrow = Parquet braucht pyarrow: { $install }, oder nimm einen Namen, der auf .npz endet
dataset-unwritable = { $path } ließ sich nicht schreiben: { $why }

## environments

environment-seat = der Platz des Lernenden ist 0 bis { $last }, nicht { $seat }
environment-illegal = illegal ist "lose" oder "raise", nicht { QUOTED($value) }
environment-render_mode = render_mode ist eines von { LIST($modes) }, nicht { QUOTED($value) }
environment-over = die Partie ist zu Ende: ruf reset auf
environment-not_begun = noch keine Partie begonnen: ruf zuerst reset auf
environment-bots = bots ist eine Liste von einem bis drei Namen, etwa ["greedy"], nicht { $value }
environment-not_reset = nicht jeder Lernende ist am Zug: ruf reset auf
environment-opponents = opponents muss eine Funktion von Beobachtungen und Masken zu Aktionen sein, nicht { $value }; ReefEncounter-v0 nimmt die Namen von Bots
environment-space = Beobachtungen haben die Nummern 1 und 2, nicht { $value }
environment-space_second_kind = Second Kind hat eine Beobachtung, mit der Nummer 1, nicht { $value }
environment-none = None ist für Agenten, deren Partie zu Ende ist
environment-actions = je eine Aktion für die { $games } Partien, kein Array der Form { $shape }

## many positions at once

batch-tables = Zustände entstehen aus einer Liste von mindestens einem Tisch
batch-rules = Zustände gehören zu einem Spiel: alle Tische brauchen dieselben Regeln
batch-writing = ein anderer Thread schreibt gerade diese Zustände
batch-in_use = ein anderer Thread benutzt diese Zustände, oder sie werden zugleich gelesen und geschrieben
batch-none = von diesen Zuständen ist keiner gefragt
batch-out = out muss eine Antwort desselben Spiels, derselben Anzahl und Art sein
batch-too_many = höchstens { $most } Zustände auf einmal, nicht { $number }
batch-list = gebraucht wird eine Liste von Zahlen, nicht etwas der Form { $shape }
batch-numbers = { $what } müssen { $many } ganze Zahlen sein, nicht { $value }
batch-busy = ein anderer Thread spielt gerade diese Partien: gib jedem Thread eigene
batch-slot_twice = slots nennt denselben Slot zweimal
batch-load = load nimmt je einen Zustand für die { $slots } Slots, nicht { $value }
batch-other_game = diese Zustände gehören zu einem anderen Spiel
batch-over = eine Partie, die zu Ende ist, kann in einem Slot nicht weitergehen
