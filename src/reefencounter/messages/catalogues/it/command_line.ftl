### The command `reef`: what its commands and options do, examples, and what they print.

## all help

help-usage = uso:
help-arguments = argomenti
help-options = opzioni
help-help = mostra questo aiuto ed esce
help-language = la lingua dei testi ({ LIST($languages) }), al posto di quella di LANG
help-version = mostra la versione ed esce
help-examples = esempi:
help-about = Reef Encounter: il gioco da tavolo, esatto e non ufficiale.
help-each = ogni comando ha il suo --help
help_example-serve = il tavolo nel browser
help_example-play = … nel terminale, tu contro un bot facile
help_example-names = due persone a questa tastiera
help_example-show = l’ultima posizione di una partita salvata

## `reef` alone, and its version

welcome-title = Reef Encounter { $version }: il gioco da tavolo, esatto e non ufficiale.
welcome-serve = { $install ->
    [none] il tavolo nel browser
   *[other] il tavolo nel browser (prima: { $install })
}
welcome-play = una partita nel terminale; `?` la spiega
welcome-second_kind = … con l’espansione
welcome-show = una partita salvata, come testo o come immagine
welcome-arena = un torneo di bot
welcome-help = `reef --help` elenca tutti i comandi; ognuno ha il suo --help.
version-compiled = reef { $version }, motore compilato
version-uncompiled = reef { $version }, motore non compilato (più lento): { $why }

## each command and its options

help_rules-advanced = il gioco avanzato (R12)
help_rules-larva_exchange = azione 6: giocare subito il cubetto, o tenerlo (R8.1)
help_rules-second_kind = con l’espansione Second Kind
help_rules-no_crowns = tutte le corone di spine nel sacchetto, nessuna distribuita (S2.4)
help_rules-deck = un mazzo tuo per Second Kind (docs/decks.md)
help_command_line-serve = Apre il tavolo nel browser. Le partite si conservano su questo computer e si possono riprendere.
help_example-serve_1 = su questo computer, e apre il browser
help_example-serve_2 = su una porta a tua scelta
help_example-serve_3 = conserva lì le partite
help_example-serve_4 = dietro un server web con quel nome (vedi docs/hosting.md)
help_serve-host = dove ascoltare (127.0.0.1)
help_serve-port = 8080, o la prossima libera
help_serve-name = un nome con cui è raggiungibile da fuori
help_serve-data = dove si conservano le partite (la cartella dati dell’utente)
help_serve-database = un database tuo (anche REEF_DATABASE)
help_serve-workers = processi in cui pensano i bot
help_serve-share = quanta parte di un core un indirizzo può usare nel tempo (30); 100: nessun limite
help_serve-window = quanto dura una finestra di Second Kind quando si gioca su dispositivi diversi (4)
help_serve-deck = un mazzo che i tavoli possono usare (docs/decks.md)
help_serve-bot = un bot in più per i posti, per esempio Coral=net:coral.onnx (docs/bots.md)
help_serve-no_browser = non apre il browser
help_serve-expire = elimina le partite non finite che nessuno ha giocato per tutto questo tempo (mai)
help_serve-hsts = dice ai browser arrivati via HTTPS di non arrivare in altro modo per tutto questo tempo (non lo dice)
help_serve-proxy = un server web posto davanti, a cui si crede da dove vengono i visitatori (questo computer)
help_serve-club = tutti i visitatori che vengono da lì hanno insieme N volte i limiti di un indirizzo
help_serve-mail = un server di posta, smtps://NOME:PASSWORD@HOST (anche REEF_MAIL): link per accedere e avvisi sulle partite
help_serve-mail_from = l’indirizzo da cui partono le e-mail
help_serve-reports_to = dove va un’e-mail quando qualcuno segnala una riga della chat: l’indirizzo di chi ospita
help_serve-site = dove portano i link nelle e-mail (https://NOME)
help_serve-mails = numero massimo di link per e-mail in un’ora, a tutti insieme ({ $usual })
help_serve-contact = come ti si raggiunge, per la pagina sulla privacy
help_serve-log = come si scrive il log: righe o JSON (text)
help_serve-metrics = numeri per Prometheus su questa porta, solo per questo computer
help_serve-openapi = scrive solo la descrizione dell’API web, e termina
help_command_line-play = Gioca in questo terminale, con persone alla tastiera e bot.
help_example-play_1 = tu contro un bot facile
help_example-play_2 = tu contro il più forte (reef bots li elenca)
help_example-play_3 = tu contro tre, il gioco avanzato
help_example-play_4 = due persone e un bot
help_example-play_5 = riprende una partita salvata
help_example-play_6 = due bot giocano, tu guardi
help_example-play_7 = con l’espansione; il suo mazzo è ricostruito
help_play-players = quanti giocano in tutto: 2, 3 o 4
help_play-bots = quanti di loro sono bot
help_play-bot = quale bot: vedi `reef bots` (master:level=2)
help_play-names = le persone a questa tastiera
help_play-watch = soli bot, per guardare
help_play-in_order = prima le persone, nell’ordine di --names; altrimenti decide il caso
help_play-seed = fissa il caso e i bot: di nuovo la stessa partita
help_play-load = riprende una partita salvata
help_play-save = dove si salva la partita alla fine
help_play-no_color = solo lettere e segni (anche NO_COLOR=1)
help_play-fast = senza pause
help_command_line-show = Mostra o esporta qualsiasi posizione di una partita salvata.
help_example-show_1 = l’ultima posizione
help_example-show_2 = il turno 7 come l’ha visto il giocatore 1
help_example-show_3 = tutte le azioni con i loro numeri
help_show-record = una partita salvata, o una posizione come JSON; - è lo standard input
help_show-at = dopo questo numero di azioni; 0 è la preparazione
help_show-turn = all’inizio di questo turno
help_show-list = tutte le azioni come frasi
help_show-as = la forma: il tavolo come testo, JSON di tutto o di ciò che un giocatore può sapere, un’immagine, le azioni permesse
help_show-player = come lo vede questo giocatore: un numero da 1, o un nome
help_show-theme = dell’immagine (light)
help_show-output = scrive lì, non nello standard output
help_show-force = permette a -o di sovrascrivere un file
help_command_line-analyse = Dice dove una partita salvata è stata vinta e persa: andamento, svolte e turni migliori.
help_example-analyse_1 = mezzo minuto, mostrando a che punto è
help_example-analyse_2 = raccontata ad Ada
help_example-analyse_3 = prima, e con meno certezza
help_analyse-record = una partita salvata; - è lo standard input
help_analyse-player = raccontata a questo giocatore: un numero da 1, o un nome
help_analyse-nodes = posizioni per turno (500000: mezzo minuto per partita)
help_analyse-json = tutto come JSON (docs/analysis.md)
help_command_line-puzzles = Trova problemi nelle partite dei bot: turni con un’idea di cui non si può fare a meno.
help_example-puzzles_1 = esamina 20 partite, o quelle che ne restano
help_example-puzzles_2 = altri da un altro gioco, nello stesso file
help_example-puzzles_3 = tutti quelli raccolti, come li ha il pacchetto
help_puzzles-file = dove si raccolgono; se ce ne sono già, si continua
help_puzzles-games = partite da esaminare (10)
help_puzzles-seed = della prima partita (0)
help_puzzles-pack = scrive lì tutti quelli raccolti
help_command_line-rpc = Guida il motore da un programma: JSON-RPC 2.0 su standard input e output, un messaggio per riga.
help_rpc-deck = un file di mazzo da conoscere (si può ripetere)
help_command_line-playout = Gioca partite casuali nel motore e dice quanto è stato veloce e come sono finite.
help_playout-games = quante (1000)
help_playout-players = 2, 3 o 4 (2)
help_command_line-perft = Conta tutte le sequenze di azioni permesse, profondità per profondità, per confrontare motori di regole.
help_perft-depth = delle sequenze più lunghe; ognuna costa cento volte di più
help_perft-after = prima, azioni casuali (0)
help_bots-workers = processi su questa macchina (1)
help_bots-ray = gioca su un cluster Ray; senza indirizzo, su uno proprio con --workers processi
help_command_line-arena = Fa giocare i bot tra loro: tutte le formazioni, ogni seme da ogni posto, con rating e un rapporto.
help_arena-bots = greedy, planner:level=3, exec:./mybot … (vedi reef bots)
help_arena-games = partite di ogni formazione (100)
help_arena-time_ms = tempo per un turno; di norma nessuno, e allora gli stessi semi danno le stesse partite
help_arena-report = conserva lì partite e rapporto; se ce ne sono già, si continua
help_arena-quiet = niente avanzamento sullo standard error
help_command_line-tune = Migliora i pesi di greedy facendolo giocare contro se stesso (CMA-ES) e mostra il guadagno.
help_tune-folder = conserva lo stato; lo stesso comando continua
help_tune-generations = quante ancora (50)
help_tune-minutes = si ferma prima che sia passato questo tempo
help_tune-seeds = per ogni variante in una generazione (8)
help_tune-games = per mostrare il guadagno, su semi nuovi (400)
help_tune-second_kind = con l’espansione (S), che ha pesi suoi
help_tune-weights = comincia con questi invece di quelli del pacchetto
help_tune-write = scrive lì i pesi migliori; altrimenti vengono stampati
help_command_line-train = Addestra la rete del master facendolo giocare contro se stesso: cicli di partite, apprendimento e confronti (vedi docs/bots.md).
help_train-folder = conserva tutto; lo stesso comando continua
help_train-size = di un ciclo (full)
help_train-rounds = in tutto (12)
help_train-minutes = passato questo tempo non comincia altri cicli
help_train-second_kind = una rete per Second Kind, che parte da quella del gioco base
help_train-beam = invece di addestrare, adatta i pesi che guidano il fascio dentro un turno alla rete di --begin (senza --begin, a quella del pacchetto)
help_train-begin = comincia con questi pesi, che giocano il primo ciclo
help_train-write = scrive lì i pesi migliori, con accanto la loro origine
help_command_line-bots = Elenca i bot installati, con impostazioni e forza.
help_command_line-dataset = Fa giocare i bot e scrive ciò che hanno visto, scelto e ottenuto, per l’apprendimento (vedi docs/research.md).
help_dataset-output = finisce in .parquet o .npz
help_dataset-bots = da due a quattro bot (random random)
help_dataset-games = quante (100)
help_dataset-seed = fissa partite e bot (0)
help_dataset-time_ms = tempo per un turno; con planner:nodes=20000 al suo posto, lo stesso seme scrive le stesse righe
help_dataset-candidates = anche i valori della ricerca di un planner e i suoi N turni migliori (0)
help_dataset-space = il numero dell’osservazione; 2 dice di più (1)
help_dataset-force = sovrascrive un file
help_rules-seed = da dove comincia il caso ({ $usual })
help_serve-tables = numero massimo di partite conservate per un browser ({ $usual })
help_serve-megabytes = numero massimo di megabyte che possono occupare ({ $usual })
help_serve-decks = numero massimo di mazzi che un browser può portare ({ $usual })
help_serve-tables_a_day = numero massimo di partite da un indirizzo in un giorno ({ $usual })
help_serve-megabytes_a_day = numero massimo di megabyte da un indirizzo in un giorno ({ $usual })

## what they print

## What the reader of command lines complains about

argparse-argument = argomento { $argument }: { $message }
argparse-required = mancano: { $names }
argparse-one_required = serve uno di questi argomenti: { $names }
argparse-unrecognized = argomenti sconosciuti: { $given }
argparse-not_allowed = non si usa insieme a { $argument }
argparse-explicit = il valore { QUOTED($value) } è di troppo
argparse-expected_one = serve un valore
argparse-expected_at_most_one = al massimo un valore
argparse-expected_at_least_one = serve almeno un valore
argparse-expected = { $count ->
    [one] serve { $count } valore
   *[other] servono { $count } valori
}
argparse-ambiguous = opzione ambigua: { $option } può essere { $matches }
argparse-type = { QUOTED($value) } non è un valore valido ({ $type })
argparse-choice = { QUOTED($value) } non esiste (a scelta: { $choices })

serve-at = Reef Encounter è su { $address } (Ctrl-C lo chiude)
serve-metrics = I numeri per Prometheus sono su { $address }
serve-closed = Chiuso. Tutte le partite sono conservate.
train-no_round = nessun ciclo è ancora finito; lo stesso comando continua
train-none_better = { $folder }: nessun ciclo è migliore dei pesi dati con --begin; le curve sono in report.html
train-written = scritto in { $file } e { $origin_file }
train-done = { $folder }: best.bin è del ciclo { $round }; le curve sono in report.html
train-beam_written = i pesi del fascio sono scritti in { $file }
arena-report = { $folder }: { LIST($files) }
tune-gain = pesi nuovi contro vecchi, { $games } partite su semi nuovi: { $rate }, { SIGNED($points, digits: 1) } punti a partita
tune-written = scritto in { $file }
bots-not_loaded = { $bot }: non si può caricare ({ $why })
bots-settings = impostazioni: { LIST($settings) }
bots-level = livello { $level }: { $about }
bots-strength = forza: { JOIN($strength, with: "; ") }
bots-yardstick = la misura per tutti gli altri
bots-won = { $ms ->
    [none] { DECIMAL($percent, digits: 1) }% di { $games } partite in due contro { $against } (da { DECIMAL($low, digits: 1) } a { DECIMAL($high, digits: 1) }%)
   *[other] { DECIMAL($percent, digits: 1) }% di { $games } partite in due contro { $against }, { $ms } ms a turno (da { DECIMAL($low, digits: 1) } a { DECIMAL($high, digits: 1) }%)
}
bots-won_second_kind = { $their_nodes ->
    [none] { DECIMAL($percent, digits: 1) }% di { $games } partite con l’espansione, { NUMBER($nodes) } posizioni per piano contro { $against } (da { DECIMAL($low, digits: 1) } a { DECIMAL($high, digits: 1) }%)
   *[other] { DECIMAL($percent, digits: 1) }% di { $games } partite con l’espansione, { NUMBER($nodes) } posizioni per piano contro { $against } con { NUMBER($their_nodes) } (da { DECIMAL($low, digits: 1) } a { DECIMAL($high, digits: 1) }%)
}
bots-first = primo contro tre { $against }: { DECIMAL($percent, digits: 1) }% di { $games } partite (da { DECIMAL($low, digits: 1) } a { DECIMAL($high, digits: 1) }%)
bots-about_random = sceglie un tipo di azione, poi un’azione di quel tipo
bots-about_greedy = un turno sensato secondo un giudizio leggibile, in pochi millisecondi
bots-about_planner = esamina turni interi e si chiede che cosa risponderebbero gli altri
bots-about_master = esamina turni interi con un giudizio appreso; livelli da mite a maestro
bots-about_net = una rete in un file: net:model.onnx (richiede onnxruntime)
bots-about_external = un programma in qualsiasi linguaggio, interrogato tramite il protocollo
bots-planner_1 = mite: vede poco, sbaglia spesso
bots-planner_2 = facile: vede il turno, sbaglia ogni tanto
bots-planner_3 = solido: un turno accorto, senza risposte
bots-planner_4 = forte: si chiede che cosa risponderebbero gli altri
bots-planner_5 = piena forza
bots-master_1 = mite: mangia appena può e lascia i coralli senza protezione
bots-master_2 = facile: mangia troppo presto e lascia i coralli senza protezione
bots-master_3 = discreto: vede un passo alla volta
bots-master_4 = solido: vede due strade per un turno
bots-master_5 = abile: vede lo stesso e ha imparato a scegliere
bots-master_6 = forte: vede un turno in molti modi
bots-master_7 = esperto: si chiede che cosa risponderebbero gli altri
bots-master_8 = maestro: se lo chiede più e più volte
tune-going_on = si continua dopo la generazione { $generation }
tune-generation = generazione { $generation }: varianti { $percent }% (50% è come prima), passo { $step }, { $games } partite in { $seconds } s
dataset-progress = { NUMBER($done) } partite su { NUMBER($games) }, { NUMBER($rows) } righe
dataset-written = { $second_kind ->
    [none] { $games ->
        [one] { $path }: { NUMBER($games) } partita, { JOIN($bots, with: " contro ") }
       *[other] { $path }: { NUMBER($games) } partite, { JOIN($bots, with: " contro ") }
    }
   *[other] { $games ->
        [one] { $path }: { NUMBER($games) } partita di Second Kind, { JOIN($bots, with: " contro ") }
       *[other] { $path }: { NUMBER($games) } partite di Second Kind, { JOIN($bots, with: " contro ") }
    }
}

## a running arena

progress-before = { $done } partite su { $games } erano già state giocate
progress-games = { $done } partite su { $games }
progress-speed = { $a_second ->
    [none] { $speed } s a partita
   *[other] { $speed } partite/s
}
progress-left = ancora { $time }
progress-done = finito in { $time }
progress-won = { $bot } { $percent }%
progress-failures = { $failures ->
    [one] { $failures } errore
   *[other] { $failures } errori
}

## what came of it, as text and as a page

standing-bot = bot
standing-seats = posti
standing-wins = vittorie (95%)
standing-rating = rating
standing-points = punti
standing-place = posizione
standing-ms_an_action = ms/azione
standing-ms_a_turn = ms/turno
standing-longest = massimo
standing-failed = errori
pair-bots = coppia
pair-met = incontri
pair-ahead = primo davanti (95%)
pair-elo = Elo (95%)
arena_end-locks = tessere corallo tutte bloccate
arena_end-shrimps = quarto gamberetto mangiato
arena_end-full = mappe piene
arena_end-supply = riserva esaurita
arena_end-limit = ultimo turno possibile
arena_end-failure = errore di un bot
summary-unrated = (nessun rating: { $why })
summary-length = durata: { $turns } turni in media, da { $least } a { $most }
summary-endings = come sono finite: { LIST($items) }
summary-ending = { $ending } { $percent }%
summary-worth = valori alla fine: { LIST($items) }
summary-colour = { -colour($colour) } { $value } (il più caro: { $percent }%)
summary-failure = partita { $game }: errore di { $bot }: { $reason }
summary-more_failures = … e altri { $failures } errori
report-title = Arena di Reef Encounter
report-arena = Arena
report-games = { $games } partite, reefencounter { $version }. Ogni seme è stato giocato da ogni posto.
report-standings = Classifica
report-unrated = Nessun rating: { $why }.
report-wins = Vittorie di ogni bot
report-pairs = Coppie
report-endings = Come sono finite le partite
report-colours = Quanto valevano i colori alla fine
report-values = Valore medio di ogni colore
report-colour = { -colour($colour) }
report-dearest = { $value }, il più caro: { $percent }%
report-time = Tempo per un turno
report-mean_time = Tempo medio per un turno
report-failures = Errori: { $failures }
report-failed_game = partita
report-reason = motivo
report-points = Punti
report-mean_points = { $bot }: { $points } in media
report-points_of = Punti di { $bot }
report-length = Durata in turni
report-turns = Turni

## `reef suite`

help_command_line-suite = Valuta un bot da 0 a 100 su posizioni fisse, con le risposte di una ricerca profonda (vedi docs/benchmark.md).
help_example-suite_1 = tutte le posizioni
help_example-suite_2 = una su dieci, per una prima impressione
help_example-suite_3 = tutto di ogni posizione, per i programmi
help_example-train_beam = il fascio per questi pesi di una rete
help_suite-bot = greedy, master:level=6, net:modello.onnx, exec:./miobot … (vedi reef bots)
help_suite-every = solo una posizione ogni N (1)
help_suite-seed = del bot (0)
help_suite-time_ms = tempo per un turno, per i bot che pensano a tempo; il punteggio allora dipende dalla macchina
help_suite-json = tutto come JSON (docs/benchmark.md)
suite-progress = { $done } posizioni su { $positions } · finora { DECIMAL($score, digits: 1) } su 100 · ancora { $time }
suite-total = { $bot }: { DECIMAL($score, digits: 1) } su 100 (± { DECIMAL($error, digits: 1) })
suite-kind = { $game ->
    [second_kind] Second Kind, { $players } giocatori: { DECIMAL($score, digits: 1) } su 100; bene come la risposta in { $found } posizioni su { $positions }; { DECIMAL($loss, digits: 1) } su 100 persi a turno
    [advanced] gioco avanzato, { $players } giocatori: { DECIMAL($score, digits: 1) } su 100; bene come la risposta in { $found } posizioni su { $positions }; { DECIMAL($loss, digits: 1) } su 100 persi a turno
   *[base] gioco base, { $players } giocatori: { DECIMAL($score, digits: 1) } su 100; bene come la risposta in { $found } posizioni su { $positions }; { DECIMAL($loss, digits: 1) } su 100 persi a turno
}
suite-failed = { $failures ->
    [one] il bot ha fallito in { $failures } posizione, che vale 0: { $why }
   *[other] il bot ha fallito in { $failures } posizioni, che valgono 0; la prima: { $why }
}
suite-left_out = { $positions ->
    [one] { $positions } posizione è tralasciata e non conta: { $because }
   *[other] { $positions } posizioni sono tralasciate e non contano: { $because }
}
bots-ratings = rating: { JOIN($ratings, with: "; ") }
bots-rating = { $bot } { DECIMAL($mu, digits: 1) } (± { DECIMAL($error, digits: 1) })

## what `reef train` tells

train-round = ciclo { $round }: { $what }
train-games_left = { NUMBER($games) } partite da giocare
train-positions = { NUMBER($positions) } posizioni
train-beam_pass = passata { $number } di { $of }: quel che sfugge al fascio, su 100: all’inizio { DECIMAL($before, digits: 3) }, ora { DECIMAL($after, digits: 3) }
train-fitted = { NUMBER($steps) } passi in { $seconds } s su { $device }; perdita sui dati di prova per numero di giocatori: { LIST($before) } prima, { LIST($after) } dopo
train-loss = { $players }: { DECIMAL($loss, digits: 4) }
train-against = { $rival ->
    [greedy] contro greedy: { $rate }
   *[best] contro la migliore finora: { $rate }
}
train-title = Addestramento
train-heading = Addestramento, dimensione { $size }, seme { $seed }
train-chart_won = Partite vinte prevedendo un solo turno, %
train-chart_greedy = vinte contro greedy
train-chart_best = vinte contro la migliore finora
train-chart_loss = perdita sui dati di prova, { $players } giocatori
train-column_round = ciclo
train-column_games = partite
train-column_positions = posizioni apprese
train-column_loss = perdita sui dati di prova
train-column_greedy = % contro greedy
train-column_best = % contro la migliore finora
