### The command `reef`: what its commands and options do, examples, and what they print.

## all help

help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-help = diese Hilfe zeigen
help-language = die Sprache der Texte ({ LIST($languages) }) statt der von LANG
help-version = die Version zeigen
help-examples = Beispiele:
help-about = Reef Encounter: das Brettspiel, genau und inoffiziell.
help-each = jeder Befehl hat sein eigenes --help
help_example-serve = der Tisch im Browser
help_example-play = … im Terminal, du gegen einen leichten Bot
help_example-names = zwei Menschen an dieser Tastatur
help_example-show = die letzte Stellung einer gespeicherten Partie

## `reef` alone, and its version

welcome-title = Reef Encounter { $version }: das Brettspiel, genau und inoffiziell.
welcome-serve = { $install ->
    [none] der Tisch im Browser
   *[other] der Tisch im Browser (vorher: { $install })
}
welcome-play = eine Partie im Terminal; `?` erklärt sie
welcome-second_kind = … mit der Erweiterung
welcome-show = eine gespeicherte Partie, als Text oder als Bild
welcome-arena = ein Turnier der Bots
welcome-help = `reef --help` zeigt alle Befehle; jeder hat sein eigenes --help.
version-compiled = reef { $version }, Spielkern kompiliert
version-uncompiled = reef { $version }, Spielkern nicht kompiliert (langsamer): { $why }

## each command and its options

help_rules-advanced = das Spiel für Fortgeschrittene (R12)
help_rules-larva_exchange = Aktion 6: die Larve sofort spielen oder behalten (R8.1)
help_rules-second_kind = mit der Erweiterung Second Kind
help_rules-no_crowns = alle Dornenkronen in den Beutel, keine ausgeteilt (S2.4)
help_rules-deck = ein eigenes Deck für Second Kind (docs/decks.md)
help_command_line-serve = Öffnet den Tisch im Browser. Partien bleiben auf diesem Computer und lassen sich fortsetzen.
help_example-serve_1 = auf diesem Computer; öffnet den Browser
help_example-serve_2 = an einem Port deiner Wahl
help_example-serve_3 = bewahrt die Partien dort auf
help_example-serve_4 = hinter einem Webserver dieses Namens (siehe docs/hosting.md)
help_serve-host = Adresse, auf der er lauscht (127.0.0.1)
help_serve-port = 8080 oder der nächste freie
help_serve-name = ein Name, unter dem er von außen erreichbar ist
help_serve-data = wo Partien liegen (der Datenordner des Benutzers)
help_serve-database = eine eigene Datenbank (auch REEF_DATABASE)
help_serve-workers = Prozesse, in denen Bots nachdenken
help_serve-share = wie viel von einem Kern eine Adresse auf Dauer nutzen darf (30); 100: keine Grenze
help_serve-window = wie lange man in Second Kind auf Karten wartet, wenn an verschiedenen Geräten gespielt wird (4)
help_serve-deck = ein Deck, das Tische benutzen dürfen (docs/decks.md)
help_serve-bot = ein weiterer Bot für Plätze, etwa Coral=net:coral.onnx (docs/bots.md)
help_serve-no_browser = den Browser nicht öffnen
help_serve-expire = unfertige Partien löschen, die so lange niemand gespielt hat (nie)
help_serve-hsts = Browsern, die über HTTPS kamen, sagen, dass sie so lange nur noch so kommen (wird nicht gesagt)
help_serve-proxy = ein vorgeschalteter Webserver, dem geglaubt wird, woher Besucher kommen (dieser Computer)
help_serve-club = alle Besucher von dort haben zusammen N-mal so viel wie eine Adresse
help_serve-openapi = nur die Beschreibung der Web-API schreiben und enden
help_serve-mail = ein Mailserver, smtps://NAME:PASSWORT@HOST (auch REEF_MAIL): Links zum Anmelden und Mails zu Partien
help_serve-mail_from = die Adresse, von der Mails kommen
help_serve-reports_to = wohin eine Mail geht, wenn jemand eine Zeile im Chat meldet: deine eigene Adresse
help_serve-site = wohin Links in Mails führen (https://NAME)
help_serve-mails = höchstens so viele Links in Mails in einer Stunde, an alle zusammen ({ $usual })
help_serve-contact = wie man dich erreicht, für die Seite zum Datenschutz
help_serve-log = wie das Protokoll geschrieben wird: in Zeilen oder als JSON (text)
help_serve-metrics = Zahlen für Prometheus an diesem Port, nur für diesen Computer
help_command_line-play = Eine Partie in diesem Terminal, mit Menschen an der Tastatur und Bots.
help_example-play_1 = du gegen einen leichten Bot
help_example-play_2 = du gegen den stärksten (reef bots zeigt alle)
help_example-play_3 = du gegen drei, Spiel für Fortgeschrittene
help_example-play_4 = zwei Menschen und ein Bot
help_example-play_5 = eine gespeicherte Partie fortsetzen
help_example-play_6 = zwei Bots spielen, du schaust zu
help_example-play_7 = mit der Erweiterung; ihr Deck ist rekonstruiert
help_play-players = wie viele insgesamt spielen: 2, 3 oder 4
help_play-bots = wie viele davon Bots sind
help_play-bot = welcher Bot: siehe `reef bots` (master:level=2)
help_play-names = die Menschen an dieser Tastatur
help_play-watch = nur Bots, zum Zuschauen
help_play-in_order = Menschen zuerst, in der Reihenfolge von --names; sonst entscheidet das Los
help_play-seed = legt Zufall und Bots fest: dieselbe Partie noch einmal
help_play-load = eine gespeicherte Partie fortsetzen
help_play-save = wo die Partie am Ende gespeichert wird
help_play-no_color = nur Buchstaben und Zeichen (auch NO_COLOR=1)
help_play-fast = keine Pausen
help_command_line-show = Zeigt oder exportiert eine beliebige Stellung einer gespeicherten Partie.
help_example-show_1 = die letzte Stellung
help_example-show_2 = Zug 7, wie Spieler 1 ihn sah
help_example-show_3 = alle Aktionen mit ihren Nummern
help_show-record = eine gespeicherte Partie oder eine Stellung als JSON; - ist die Standardeingabe
help_show-at = nach so vielen Aktionen; 0 ist der Spielaufbau
help_show-turn = zu Beginn dieses Zuges
help_show-list = alle Aktionen als Sätze
help_show-as = die Form: der Tisch als Text, JSON von allem oder von dem, was ein Spieler wissen darf, ein Bild, die erlaubten Aktionen
help_show-player = wie dieser Spieler es sieht: eine Nummer ab 1 oder ein Name
help_show-theme = des Bildes (light)
help_show-output = dorthin schreiben statt auf die Standardausgabe
help_show-force = -o darf eine Datei überschreiben
help_command_line-analyse = Zeigt, wo eine gespeicherte Partie gewonnen und verloren wurde: Verlauf, Wendepunkte und bessere Züge.
help_example-analyse_1 = eine halbe Minute, mit Fortschritt
help_example-analyse_2 = für Ada erzählt
help_example-analyse_3 = schneller, aber weniger sicher
help_analyse-record = eine gespeicherte Partie; - ist die Standardeingabe
help_analyse-player = für diesen Spieler erzählt: eine Nummer ab 1 oder ein Name
help_analyse-nodes = Stellungen pro Zug (500000: eine halbe Minute für eine Partie)
help_analyse-json = alles als JSON (docs/analysis.md)
help_command_line-puzzles = Sucht Rätsel in Partien von Bots: Züge mit einer Idee, ohne die es nicht geht.
help_example-puzzles_1 = 20 Partien durchsuchen, oder was davon noch übrig ist
help_example-puzzles_2 = mehr aus einem anderen Spiel, in dieselbe Datei
help_example-puzzles_3 = alle gesammelten, wie das Paket sie enthält
help_puzzles-file = wo sie gesammelt werden; macht dort weiter, wo schon welche sind
help_puzzles-games = wie viele Partien durchsucht werden (10)
help_puzzles-seed = der ersten Partie (0)
help_puzzles-pack = alle gesammelten dorthin schreiben
help_command_line-rpc = Steuert den Spielkern aus einem Programm: JSON-RPC 2.0 über Standardein- und -ausgabe, eine Nachricht pro Zeile.
help_rpc-deck = eine Deckdatei, die bekannt sein soll (auch mehrmals)
help_command_line-playout = Spielt zufällige Partien im Spielkern und sagt, wie schnell das ging und wie sie endeten.
help_playout-games = wie viele (1000)
help_playout-players = 2, 3 oder 4 (2)
help_command_line-perft = Zählt alle Folgen erlaubter Aktionen, Tiefe für Tiefe, um Spielkerne zu vergleichen.
help_perft-depth = der längsten Folgen; jede kostet das Hundertfache
help_perft-after = erst so viele zufällige Aktionen (0)
help_bots-workers = Prozesse auf diesem Rechner (1)
help_bots-ray = auf einem Ray-Cluster spielen; ohne Adresse auf einem eigenen mit --workers Prozessen
help_command_line-arena = Lässt Bots gegeneinander spielen: alle Besetzungen, jeden Startwert von jedem Platz aus, mit Ratings und Bericht.
help_arena-bots = greedy, planner:level=3, exec:./mybot … (siehe reef bots)
help_arena-games = Partien pro Besetzung (100)
help_arena-time_ms = Zeit für einen Zug; sonst keine Grenze, und gleiche Startwerte geben gleiche Partien
help_arena-report = Partien und Bericht dort aufbewahren; macht dort weiter, wo schon welche sind
help_arena-quiet = kein Fortschritt auf der Standardfehlerausgabe
help_command_line-tune = Verbessert die Gewichte von greedy im Spiel gegen sich selbst (CMA-ES) und zeigt den Gewinn.
help_tune-folder = bewahrt den Stand auf; derselbe Aufruf macht weiter
help_tune-generations = wie viele weitere (50)
help_tune-minutes = aufhören, bevor so viel Zeit vergangen ist
help_tune-seeds = pro Variante in einer Generation (8)
help_tune-games = um den Gewinn zu zeigen, mit neuen Startwerten (400)
help_tune-second_kind = mit der Erweiterung (S) und eigenen Gewichten
help_tune-weights = mit diesen anfangen statt mit denen des Pakets
help_tune-write = die besten Gewichte dorthin schreiben; sonst werden sie ausgegeben
help_command_line-train = Trainiert das Netz des Meisters im Spiel gegen sich selbst: Runden aus Partien, Lernen und Vergleich (siehe docs/bots.md).
help_train-folder = bewahrt alles auf; derselbe Aufruf macht weiter
help_train-size = einer Runde (full)
help_train-rounds = insgesamt (12)
help_train-minutes = nach so viel Zeit keine Runde mehr beginnen
help_train-second_kind = ein Netz für die Erweiterung (S), das mit dem des Grundspiels beginnt
help_train-beam = statt Training: die Gewichte, die den Strahl innerhalb eines Zuges leiten, an das Netz von --begin anpassen (ohne --begin an das des Pakets)
help_train-begin = mit diesen Gewichten beginnen, die die erste Runde spielen
help_train-write = die besten Gewichte dorthin schreiben, ihre Herkunft daneben
help_command_line-bots = Zeigt die installierten Bots, mit Einstellungen und Stärke.
help_command_line-dataset = Lässt Bots spielen und schreibt auf, was sie sahen, wählten und erreichten, zum Lernen (siehe docs/research.md).
help_dataset-output = endet auf .parquet oder .npz
help_dataset-bots = zwei bis vier Bots (random random)
help_dataset-games = wie viele (100)
help_dataset-seed = legt Partien und Bots fest (0)
help_dataset-time_ms = Zeit für einen Zug; mit planner:nodes=20000 stattdessen schreibt derselbe Startwert dieselben Zeilen
help_dataset-candidates = auch die Werte der Suche eines Planers und seine N besten Züge (0)
help_dataset-space = Nummer der Beobachtung; 2 enthält mehr (1)
help_dataset-force = eine Datei überschreiben
help_rules-seed = wo der Zufall beginnt ({ $usual })
help_serve-tables = höchstens so viele Partien pro Browser ({ $usual })
help_serve-megabytes = höchstens so viele Megabyte dafür ({ $usual })
help_serve-decks = höchstens so viele Decks pro Browser ({ $usual })
help_serve-tables_a_day = höchstens so viele Partien pro Tag von einer Adresse ({ $usual })
help_serve-megabytes_a_day = höchstens so viele Megabyte pro Tag von einer Adresse ({ $usual })

## what they print

## What the reader of command lines complains about

argparse-argument = Argument { $argument }: { $message }
argparse-required = es fehlen: { $names }
argparse-one_required = eines davon wird gebraucht: { $names }
argparse-unrecognized = unbekannte Argumente: { $given }
argparse-not_allowed = nicht zusammen mit { $argument }
argparse-explicit = der Wert { QUOTED($value) } ist zu viel
argparse-expected_one = ein Wert wird gebraucht
argparse-expected_at_most_one = höchstens ein Wert ist erlaubt
argparse-expected_at_least_one = mindestens ein Wert wird gebraucht
argparse-expected = { $count ->
    [one] { $count } Wert wird gebraucht
   *[other] { $count } Werte werden gebraucht
}
argparse-ambiguous = mehrdeutig: { $option } kann { $matches } heißen
argparse-type = { QUOTED($value) } ist kein gültiger Wert ({ $type })
argparse-choice = { QUOTED($value) } gibt es nicht (zur Wahl stehen { $choices })

serve-at = Reef Encounter läuft unter { $address } (Strg-C beendet es)
serve-metrics = Zahlen für Prometheus gibt es unter { $address }
serve-closed = Geschlossen. Alle Partien sind aufbewahrt.
train-no_round = noch ist keine Runde fertig; derselbe Befehl macht weiter
train-none_better = { $folder }: keine Runde ist besser als die Gewichte von --begin; report.html zeigt die Kurven
train-written = in { $file } und { $origin_file } geschrieben
train-done = { $folder }: best.bin ist aus Runde { $round }; report.html zeigt die Kurven
train-beam_written = die Gewichte des Strahls stehen in { $file }
arena-report = { $folder }: { LIST($files) }
tune-gain = neue Gewichte gegen alte, { $games } Partien mit neuen Startwerten: { $rate }, { SIGNED($points, digits: 1) } Punkte pro Partie
tune-written = in { $file } geschrieben
bots-not_loaded = { $bot }: lässt sich nicht laden ({ $why })
bots-settings = Einstellungen: { LIST($settings) }
bots-level = Stufe { $level }: { $about }
bots-strength = Stärke: { JOIN($strength, with: "; ") }
bots-yardstick = der Maßstab für alle anderen
bots-won = { $ms ->
    [none] { DECIMAL($percent, digits: 1) } % von { $games } Partien zu zweit gegen { $against } ({ DECIMAL($low, digits: 1) } bis { DECIMAL($high, digits: 1) } %)
   *[other] { DECIMAL($percent, digits: 1) } % von { $games } Partien zu zweit gegen { $against } bei { $ms } ms je Zug ({ DECIMAL($low, digits: 1) } bis { DECIMAL($high, digits: 1) } %)
}
bots-won_second_kind = { $their_nodes ->
    [none] { DECIMAL($percent, digits: 1) } % von { $games } Partien mit der Erweiterung, { NUMBER($nodes) } Stellungen je Plan gegen { $against } ({ DECIMAL($low, digits: 1) } bis { DECIMAL($high, digits: 1) } %)
   *[other] { DECIMAL($percent, digits: 1) } % von { $games } Partien mit der Erweiterung, { NUMBER($nodes) } Stellungen je Plan gegen { $against } mit { NUMBER($their_nodes) } ({ DECIMAL($low, digits: 1) } bis { DECIMAL($high, digits: 1) } %)
}
bots-first = Erster gegen dreimal { $against } in { DECIMAL($percent, digits: 1) } % von { $games } Partien ({ DECIMAL($low, digits: 1) } bis { DECIMAL($high, digits: 1) } %)
bots-about_random = wählt eine Art von Aktion, dann eine Aktion dieser Art
bots-about_greedy = ein vernünftiger Zug nach einem lesbaren Urteil, in wenigen Millisekunden
bots-about_planner = rechnet ganze Züge durch und fragt sich, was die anderen antworten würden
bots-about_master = rechnet ganze Züge mit einem gelernten Urteil durch; Stufen von sanft bis Meister
bots-about_net = ein Netz in einer Datei: net:model.onnx (braucht onnxruntime)
bots-about_external = ein Programm in beliebiger Sprache, gefragt über das Protokoll
bots-planner_1 = sanft: sieht wenig, irrt sich oft
bots-planner_2 = leicht: sieht den Zug, irrt sich ab und zu
bots-planner_3 = solide: ein überlegter Zug, keine Antworten
bots-planner_4 = stark: fragt sich, was die anderen antworten würden
bots-planner_5 = volle Stärke
bots-master_1 = sanft: frisst, sobald er kann, und lässt Korallen ungeschützt
bots-master_2 = leicht: frisst zu früh und lässt Korallen ungeschützt
bots-master_3 = ordentlich: sieht immer nur einen Schritt
bots-master_4 = solide: sieht zwei Wege durch einen Zug
bots-master_5 = geübt: sieht dasselbe und hat gelernt zu wählen
bots-master_6 = stark: sieht viele Wege durch einen Zug
bots-master_7 = Experte: fragt sich, was die anderen antworten würden
bots-master_8 = Meister: fragt sich das immer wieder
tune-going_on = weiter nach Generation { $generation }
tune-generation = Generation { $generation }: Varianten { $percent } % (50 % ist so gut wie zuvor), Schrittweite { $step }, { $games } Partien in { $seconds } s
dataset-progress = { NUMBER($done) } von { NUMBER($games) } Partien, { NUMBER($rows) } Zeilen
dataset-written = { $second_kind ->
    [none] { $games ->
        [one] { $path }: { NUMBER($games) } Partie, { JOIN($bots, with: " gegen ") }
       *[other] { $path }: { NUMBER($games) } Partien, { JOIN($bots, with: " gegen ") }
    }
   *[other] { $games ->
        [one] { $path }: { NUMBER($games) } Partie Second Kind, { JOIN($bots, with: " gegen ") }
       *[other] { $path }: { NUMBER($games) } Partien Second Kind, { JOIN($bots, with: " gegen ") }
    }
}

## a running arena

progress-before = { $done } von { $games } Partien sind schon gespielt
progress-games = { $done } von { $games } Partien
progress-speed = { $a_second ->
    [none] { $speed } s pro Partie
   *[other] { $speed } Partien/s
}
progress-left = noch { $time }
progress-done = fertig in { $time }
progress-won = { $bot } { $percent } %
progress-failures = { $failures ->
    [one] { $failures } Ausfall
   *[other] { $failures } Ausfälle
}

## what came of it, as text and as a page

standing-bot = Bot
standing-seats = Plätze
standing-wins = Siege (95 %)
standing-rating = Rating
standing-points = Punkte
standing-place = Platz
standing-ms_an_action = ms/Aktion
standing-ms_a_turn = ms/Zug
standing-longest = längster
standing-failed = Ausfälle
pair-bots = Paar
pair-met = Treffen
pair-ahead = Erster vorn (95 %)
pair-elo = Elo (95 %)
arena_end-locks = alle Korallenplättchen fixiert
arena_end-shrimps = eine vierte Krabbe gefressen
arena_end-full = die Spielpläne sind voll
arena_end-supply = der Vorrat ging aus
arena_end-limit = der allerletzte Zug
arena_end-failure = ein Bot fiel aus
summary-unrated = (keine Ratings: { $why })
summary-length = Länge: im Schnitt { $turns } Züge, { $least } bis { $most }
summary-endings = Spielenden: { LIST($items) }
summary-ending = { $ending } { $percent } %
summary-worth = Werte am Ende: { LIST($items) }
summary-colour = { -colour-noun($colour) } { $value } (am teuersten: { $percent } %)
summary-failure = Partie { $game }: { $bot } fiel aus: { $reason }
summary-more_failures = { $failures ->
    [one] … und ein weiterer Ausfall
   *[other] … und { $failures } weitere Ausfälle
}
report-title = Arena von Reef Encounter
report-arena = Arena
report-games = { $games } Partien, reefencounter { $version }. Jeder Startwert wurde von jedem Platz aus gespielt.
report-standings = Tabelle
report-unrated = Keine Ratings: { $why }.
report-wins = Siege jedes Bots
report-pairs = Paare
report-endings = Wie Partien endeten
report-colours = Was die Farben am Ende wert waren
report-values = Mittlerer Wert jeder Farbe
report-colour = { -colour-noun($colour) }
report-dearest = { $value }, am teuersten: { $percent } %
report-time = Zeit für einen Zug
report-mean_time = Mittlere Zeit für einen Zug
report-failures = Ausfälle: { $failures }
report-failed_game = Partie
report-reason = Grund
report-points = Punkte
report-mean_points = { $bot }: im Schnitt { $points }
report-points_of = Punkte von { $bot }
report-length = Länge in Zügen
report-turns = Züge

## `reef suite`

help_command_line-suite = Bewertet einen Bot von 0 bis 100 in festen Stellungen mit den Antworten einer tiefen Suche (siehe docs/benchmark.md).
help_example-suite_1 = alle Stellungen
help_example-suite_2 = jede zehnte, für einen ersten Eindruck
help_example-suite_3 = alles über jede Stellung, für Programme
help_example-train_beam = der Strahl zu diesen Gewichten eines Netzes
help_suite-bot = greedy, master:level=6, net:modell.onnx, exec:./meinbot … (siehe reef bots)
help_suite-every = nur jede N-te Stellung (1)
help_suite-seed = des Bots (0)
help_suite-time_ms = Zeit für einen Zug, für Bots, die nach der Uhr denken; das Ergebnis hängt dann vom Rechner ab
help_suite-json = alles als JSON (docs/benchmark.md)
suite-progress = { $done } von { $positions } Stellungen · bisher { DECIMAL($score, digits: 1) } von 100 · noch { $time }
suite-total = { $bot }: { DECIMAL($score, digits: 1) } von 100 (± { DECIMAL($error, digits: 1) })
suite-kind = { $game ->
    [second_kind] Second Kind, { $players } Spieler: { DECIMAL($score, digits: 1) } von 100; so gut wie die Antwort in { $found } von { $positions } Stellungen; { DECIMAL($loss, digits: 1) } von 100 je Zug verloren
    [advanced] Spiel für Fortgeschrittene, { $players } Spieler: { DECIMAL($score, digits: 1) } von 100; so gut wie die Antwort in { $found } von { $positions } Stellungen; { DECIMAL($loss, digits: 1) } von 100 je Zug verloren
   *[base] Grundspiel, { $players } Spieler: { DECIMAL($score, digits: 1) } von 100; so gut wie die Antwort in { $found } von { $positions } Stellungen; { DECIMAL($loss, digits: 1) } von 100 je Zug verloren
}
suite-failed = { $failures ->
    [one] der Bot hat in { $failures } Stellung versagt und bekommt dafür 0: { $why }
   *[other] der Bot hat in { $failures } Stellungen versagt und bekommt dafür 0; zuerst: { $why }
}
suite-left_out = { $positions ->
    [one] { $positions } Stellung ist ausgelassen und zählt nicht mit: { $because }
   *[other] { $positions } Stellungen sind ausgelassen und zählen nicht mit: { $because }
}
bots-ratings = Rating: { JOIN($ratings, with: "; ") }
bots-rating = { $bot } { DECIMAL($mu, digits: 1) } (± { DECIMAL($error, digits: 1) })

## what `reef train` tells

train-round = Runde { $round }: { $what }
train-games_left = noch { NUMBER($games) } Partien zu spielen
train-positions = { NUMBER($positions) } Stellungen
train-beam_pass = Durchgang { $number } von { $of }: was dem Strahl entgeht, von 100: zuerst { DECIMAL($before, digits: 3) }, jetzt { DECIMAL($after, digits: 3) }
train-fitted = { NUMBER($steps) } Schritte in { $seconds } s auf { $device }; Verlust auf Testdaten nach Spielerzahl: vorher { LIST($before) }, nachher { LIST($after) }
train-loss = { $players }: { DECIMAL($loss, digits: 4) }
train-against = { $rival ->
    [greedy] gegen greedy: { $rate }
   *[best] gegen das bisher beste: { $rate }
}
train-title = Training
train-heading = Training, Größe { $size }, Startwert { $seed }
train-chart_won = Gewonnene Partien mit einem Zug Voraussicht, %
train-chart_greedy = gegen greedy gewonnen
train-chart_best = gegen das bisher beste gewonnen
train-chart_loss = Verlust auf Testdaten, { $players } Spieler
train-column_round = Runde
train-column_games = Partien
train-column_positions = gelernte Stellungen
train-column_loss = Verlust auf Testdaten
train-column_greedy = % gegen greedy
train-column_best = % gegen das bisher beste
