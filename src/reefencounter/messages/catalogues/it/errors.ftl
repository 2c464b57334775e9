### What is wrong with rules, set-ups, records, states, decks and files.

## words of others, as they are

as_it_is = { $text }

## the shape of JSON; `where` is a path in it

shape-format = format dev’essere { QUOTED($format) }, non { $value }
shape-unknown_key = { $where } ha { $key }, che non è tra { LIST($keys) }
shape-whole_number = { $where } dev’essere un numero intero da { $least } a { $most }, non { $value }
shape-whole_numbers = { $where } dev’essere una lista di { $length } numeri interi, non { $value }
shape-object = { $where } dev’essere un oggetto, non { $value }
shape-list = { $where } dev’essere una lista, non { $value }
shape-length = { $where } deve avere { $length } voci, non { $entries }
shape-flag = { $where } dev’essere true o false, non { $value }
shape-choice = { $where } dev’essere uno tra { LIST($names) }, non { $value }
shape-no_key = a { $where } manca { QUOTED($key) }

## rules

rules-players_given = 2, 3 o 4 giocatori, non { $value }
rules-board_twice = boards nomina due volte la stessa mappa; di ognuna ce n’è una sola
rules-twice = indica rules oppure singole opzioni, non entrambe
rules-players = players dev’essere 2, 3 o 4, non { $value }
rules-larva_exchange = larva_exchange dev’essere "play" o "keep", non { $value }
rules-object = rules dev’essere un oggetto come { "{" }"players": 2{ "}" }
rules-unknown_key = rules non ha { $key }; ha { LIST($keys) }
rules-of_second_kind = crowns_dealt e deck sono opzioni di Second Kind (second_kind true)
rules-larva_exchange_second_kind = con Second Kind larva_exchange è sempre "play"
rules-bag_too_small = il sacchetto non può dare altre { $number } { -tiles($tile) }
rules-too_few_for_sea = hands lascia nel sacchetto troppo poche tessere per il mare aperto
rules-too_few_for_hands = sea lascia nel sacchetto troppo poche tessere per le mani

## set-ups

setup-object = setup dev’essere un oggetto come { "{" }"boards": ["B", "D"]{ "}" }
setup-star = setup.star dev’essere true o false
setup-boards = setup.boards dev’essere una lista di { $players } tra { LIST($boards) }
setup-board_twice = setup.boards nomina due volte una mappa
setup-sea = setup.sea dev’essere un oggetto con le chiavi W, Y, O, P, G
setup-sea_sizes = setup.sea deve contenere 3, 3, 3, 2, 1 tessere in senso orario a partire da uno spazio, non { LIST($sizes) }
setup-hands = setup.hands dev’essere una lista di { $players } oggetti con colori
setup-colours = { $where } dev’essere una lista di colori
setup-colour = { $where } deve contenere solo W, Y, O, P, G
setup-names = names dev’essere una lista di { $players } testi da 1 a { $longest } caratteri
setup-unknown_key = setup non ha { $key }; ha boards, star, sea, hands
setup-hand = setup.hands deve contenere oggetti con colori come { "{" }"W": 2, "G": 4{ "}" }
setup-hand_sizes = setup.hands deve avere { LIST($sizes) } tessere

## calls of a game

game-seed = un seme è un numero intero da 0 a { $most }, non { $value }
game-deal = deal è una lista di colori come ['W', 'G'], non { $value }
game-nothing_to_undo = non c’è niente da annullare
game-no_record = una partita caricata da una posizione non ha registrazione
game-load_record = questa è la registrazione di una partita intera: la prende Game.replay, e Game.open un file che la contiene
game-player = player dev’essere da 0 a { $last }, non { $value }
game-no_second_kind = questo non conosce ancora Second Kind

## records

record-object = una registrazione dev’essere un oggetto
record-setup = setup deve avere boards, star, sea e hands
record-moves = moves dev’essere una lista
record-no_result = le mosse non concludono la partita, quindi la registrazione non può avere un risultato
record-other_deck = deck dev’essere il mazzo indicato da rules.deck, { $deck }
record-move_shape = moves[{ $index }] deve avere player, action e, dove si è pescato, deal
record-move_player = moves[{ $index }].player dev’essere da 0 a { $last }
record-move_action = moves[{ $index }].action dev’essere un testo
record-move_deal = moves[{ $index }].deal dev’essere una lista di tessere o carte
record-no_key = alla registrazione manca { QUOTED($key) }
record-unknown_key = una registrazione non ha { $key }
record-result_keys = secondo le mosse della registrazione { $where } deve avere { LIST($keys) }
record-result_list = secondo le mosse della registrazione { $where } dev’essere una lista di { $length }
record-result = secondo le mosse della registrazione { $where } dev’essere { $right }, non { $value }

## states (N4, N6)

state-no_cell = { -piece($what) } in { $cell }: con { $boards } mappe quello spazio non c’è
state-water = { -piece($what) } in { $cell }: lì c’è acqua
state-supply = in una partita finita per la riserva uno spazio del mare aperto è senza cubetto
state-owed_polyp = turn.must_play: ora non si potrebbe piazzare nessun polipo { -colour($colour) }
state-cylinders = in gioco ci sono { $number } cilindri dell’alga { -alga($alga) }; ne esistono 5
state-polyps = in tutto { $number } polipi { -colour($colour, number: "plural") }; ne esistono { $right }
state-cubes = in tutto { $number } cubetti { -colour($colour, number: "plural") }; ne esistono { $right }
state-shrimps = players[{ $player }] ha { $number } gamberetti tra mappe, schermo e mangiati; ne esistono 4
state-shrimps_on_board = players[{ $player }] ha { $number } gamberetti sulla mappa { $board }; ne sono ammessi due
state-two_shrimps = il corallo in { $cell } ha due gamberetti; ne è ammesso uno
state-lock = locks[{ $index }]: { $side } mostra { $large } come alga più grande, non { $alga }
state-blue_shrimps = in tutto { $number } gamberetti blu; ne esistono { $right }
state-supply_second_kind = qui uno spazio del mare aperto dev’essere senza cubetto
state-owed_cube = turn.must_play: ora non si potrebbe giocare nessun cubetto { -colour($colour) }
state-pending_pieces = turn.pending: mancano i pezzi per questa decisione
state-pending_nothing = turn.pending: non si potrebbe scegliere niente
state-crown_no_target = turn.crowns: la corona in { $cell } non ha bersagli
state-tiles = in tutto { $number } tessere { $tile }; ne esistono { $right }
state-card = la carta { $number } del mazzo dev’essere in un solo posto; tutte le { $cards } ci sono una volta
state-three_cards = players[{ $player }].cards: al massimo tre carte non giocate in mano
state-two_polyps = in uno spazio della mappa { $board } ci sono due polipi
state-pending = turn.pending dev’essere null o un oggetto, non { $value }
state-pending_no_card = a turn.pending manca 'card'
state-pending_no_cell = turn.pending.cell: con { $boards } mappe lo spazio { $cell } non c’è
state-pending_no_window = turn.pending: nessuna finestra è per { $card }
state-pending_window = turn.pending: { $card } è per la finestra { $window }
state-pending_tile = turn.pending.tile dev’essere una tessera del colore piazzato, non { $value }
state-board_twice = boards nomina due volte la stessa mappa; di ognuna ce n’è una sola
state-tile = polyps[{ $cell }] dev’essere una tessera come W, W/Y, W2, Wh:ne o Wb, non { $value }
state-rock = nuda roccia in { $cell }: va sull’acqua accanto alla roccia stampata
state-crown_twice = crowns nomina due volte { $cell }
state-blue_twice = blue.boards nomina due volte { $cell }
state-sea_tiles = sea.{ $space } ha { $number } tessere; uno spazio ne contiene tre
state-card_twice = { $where } nomina due volte { $card }
state-moved = turn.moved nomina { $cell }; deve nominare spazi con gamberetti del giocatore { $player }, una volta ciascuno
state-acting_twice = turn.crowns nomina due volte { $cell }
state-deep_water = acqua profonda in { $cell }: lì c’è già acqua
state-sea_polyps = sea.{ $space } ha { $number } polipi; uno spazio ne contiene tre
state-crown_on_polyp = { $cell }: una corona e un polipo sono nello stesso spazio
state-shrimp_on_crown = { $cell }: un gamberetto è su una corona
state-blue_on_no_polyp = { $cell }: un gamberetto blu non è su un polipo
state-two_on_polyp = { $cell }: su un polipo ci sono due gamberetti
state-shrimp_on_blue_tile = { $cell }: un gamberetto è su una tessera gamberetto blu
state-ward_on_no_polyp = { $cell }: uno scudo è in uno spazio senza polipo
state-acting_no_crown = { $cell }: turn.crowns nomina uno spazio senza corona
state-two_blue_shrimps = il corallo in { $cell } ha due gamberetti blu; ne è ammesso uno

## fields of `turn` that contradict its phase

turn_state-not_begun = turn: nella fase { QUOTED($phase) } il turno non è cominciato
turn_state-nothing_laid = turn: nella fase { QUOTED($phase) } non si sta piazzando niente
turn_state-not_ended = turn: nella fase { QUOTED($phase) } la partita non è finita
turn_state-acted_after = turn: nella fase { QUOTED($phase) } acted dev’essere true dopo un’azione
turn_state-number = turn: nella fase { QUOTED($phase) } il numero è troppo alto
turn_state-keep = turn: nella fase { QUOTED($phase) } con queste regole nessun cubetto è dovuto
turn_state-owed_late = turn: nella fase { QUOTED($phase) } un cubetto è dovuto dopo due piazzamenti
turn_state-owed_not_held = turn: nella fase { QUOTED($phase) } il cubetto dovuto non è in mano
turn_state-laying = turn: nella fase { QUOTED($phase) } laying deve nominare un colore
turn_state-acted_and_lays = turn: nella fase { QUOTED($phase) } acted dev’essere true e lays 1 o 2
turn_state-not_owed = turn: nella fase { QUOTED($phase) } nessun cubetto è dovuto
turn_state-laid = turn: nella fase { QUOTED($phase) } laid è almeno from_hand
turn_state-no_tile_left = turn: nella fase { QUOTED($phase) } deve restare una tessera che si possa piazzare
turn_state-too_many = turn: nella fase { QUOTED($phase) } tra piazzato e in mano c’è più di quanto esiste
turn_state-flags = turn: nella fase { QUOTED($phase) } tutti gli indicatori sono come all’inizio
turn_state-ender = turn: nella fase { QUOTED($phase) } ended_by ed ender devono essere indicati
turn_state-final = turn: nella fase { QUOTED($phase) } la partita è finita per locks o shrimps, a causa di un altro giocatore
turn_state-fish = turn: nella fase { QUOTED($phase) } un pesce contiene al massimo una tessera
turn_state-cubes = turn: nella fase { QUOTED($phase) } i cubetti sono nessuno o due, dopo che il pesce è stato nutrito
turn_state-hand = turn: nella fase { QUOTED($phase) } chi non ha nutrito il pesce deve avere una tessera in mano
turn_state-player = turn: nella fase { QUOTED($phase) } player è il primo che deve ancora scegliere
turn_state-crowns = turn: nella fase { QUOTED($phase) } le corone agiscono prima di tutto il resto
turn_state-window = turn: nella fase { QUOTED($phase) } una finestra interroga un altro giocatore
turn_state-decision = turn: nella fase { QUOTED($phase) } una decisione di carte richiede prima un’azione
turn_state-moved = turn: nella fase { QUOTED($phase) } un gamberetto mosso vuol dire un’azione
turn_state-of_laying = turn: nella fase { QUOTED($phase) } solo un piazzamento divide tessere o attacca
turn_state-owed_between = turn: nella fase { QUOTED($phase) } un cubetto è dovuto tra un’azione e l’altra
turn_state-collected = turn: nella fase { QUOTED($phase) } l’azione 10 è fatta quando il turno finisce
turn_state-acted = turn: nella fase { QUOTED($phase) } acted dev’essere true
turn_state-lays = turn: nella fase { QUOTED($phase) } lays dev’essere 1 o 2
turn_state-only_laying = turn: nella fase { QUOTED($phase) } nessuna corona agisce e si decide solo il piazzamento
turn_state-decided = turn: nella fase { QUOTED($phase) } non c’è niente da decidere
turn_state-card = turn: nella fase { QUOTED($phase) } non si gioca nessuna carta
turn_state-fish_ordinary = turn: nella fase { QUOTED($phase) } un pesce contiene una tessera normale

## flat values

position-no_end = da questa posizione nessuna partita arriva alla fine
position-no_deck = una posizione che nessuno gioca non ha mazzo
position-players = non è una posizione: deve avere da 2 a 4 giocatori
position-boards = non è una posizione: deve avere mappe da A a D, una volta ciascuna
position-phase = non è una posizione: deve avere un giocatore e una fase
position-colours = non è una posizione: deve avere colori noti
position-laying = non è una posizione: deve avere un colore da piazzare
position-flags = non è una posizione: deve avere indicatori 0 o 1
position-coral_tiles = non è una posizione: deve avere dieci tessere corallo
position-ending = non è una posizione: deve avere una fine prevista dalle regole, e di chi è
position-tiles = non è una posizione: deve avere quantità di tessere che esistono
position-cubes = non è una posizione: deve avere quantità di cubetti che esistono
position-owed = non è una posizione: deve avere il cubetto dovuto, e un’azione per giocarlo
position-one_polyp = non è una posizione: deve avere un solo polipo per spazio
position-one_shrimp = non è una posizione: deve avere un solo gamberetto per spazio
position-shrimps = non è una posizione: deve avere al massimo quattro gamberetti per giocatore
position-asked = non è una posizione: deve avere qualcuno a cui si chiede, o nessuno
position-window = non è una posizione: deve avere una finestra per una carta
position-deck = non è una posizione: deve avere un mazzo noto qui
position-decision = non è una posizione: deve avere una decisione
position-card = non è una posizione: deve avere una carta e uno spazio
position-cell = non è una posizione: deve avere uno spazio delle mappe in gioco
position-tile = non è una posizione: deve avere una tessera da piazzare
position-polyp_tiles = non è una posizione: deve avere tessere polipo sulle mappe
position-half_tiles = non è una posizione: deve contare le tessere mezzo polipo come stanno sulle mappe
position-returned = non è una posizione: deve avere tessere polipo restituite
position-blue_shrimps = non è una posizione: deve avere al massimo quattro gamberetti blu
position-crowns = non è una posizione: deve avere al massimo quattro corone
position-cards = non è una posizione: deve avere 28 carte
position-hand = non è una posizione: deve avere al massimo tre carte in mano
position-in_force = non è una posizione: deve avere un mazzo con la carta in vigore
position-pieces = non è una posizione: deve avere i pezzi per ciò che va deciso
position-number = non è una posizione: deve avere un turno fino a { $most }
position-cells = non è una posizione: deve avere { $field } su spazi delle mappe in gioco
position-size = non è una posizione: non { $bytes } byte

## decks

lesson-solved_already = questo compito è risolto; ricomincialo, o passa al prossimo
lesson-no_course = nessun corso si chiama { QUOTED($name) }; ci sono { LIST($known) }
lesson-no_lesson = nessuna lezione si chiama { QUOTED($name) }; ci sono { LIST($known) }
lesson-no_task = nessun compito si chiama { QUOTED($name) }
diagram-none = nessun diagramma si chiama { QUOTED($name) }
deck-unknown = qui nessun mazzo { $deck } è noto; sono noti { LIST($known) }. Prima carica un file di mazzo
deck-id_taken = un altro mazzo è già noto come { QUOTED($deck) }: dai a questo un id tutto suo
deck-object = un mazzo è un oggetto con "format", "id", "name", "reconstructed" e "cards"
deck-name_and_note = un mazzo vuole un nome, un testo fino a { $longest_name } caratteri; una nota, se c’è, è un testo fino a { $longest_note }
deck-reconstructed = reconstructed dev’essere true (testi nostri) o false (i testi delle carte stampate)
deck-cards = cards dev’essere una lista di { $number } carte, non { $value }
deck-card_object = { $where } dev’essere un oggetto
deck-effect = { $where }: effect dev’essere uno tra { LIST($effects) }, non { $value }
deck-scoring = { $where }: scoring dev’essere true per gli effetti score_… e false per tutti gli altri
deck-clownfish = { $where }: nessuna finestra è per { $effect }; le carte clownfish sono { LIST($answers) }
deck-amount = { $where }: amount dev’essere un numero intero da { $least } a { $most }, non { $value }
deck-id = { $where } vuole un id fino a { $longest } tra lettere minuscole, cifre e _, non { $value }
deck-unknown_key = un mazzo non ha { $key }
deck-card_text = { $where } vuole { $key } fino a { $longest } caratteri
deck-card_mark = { $where }: { $key } dev’essere true o false, non { $value }
deck-no_amount = { $where }: { $effect } non vuole amount
deck-card_twice = due carte hanno l’id { QUOTED($id) }
deck-scoring_twice = { AND($cards) } hanno entrambe { $effect }; un effetto a punti può esserci una volta sola
deck-window_twice = { AND($cards) } rispondono alla stessa finestra; può farlo una sola carta
deck-no_number = qui nessun mazzo ha il numero { $number }
deck-rule_object = un mazzo è un Deck con un id e una tupla di carte
deck-rule_cards = un mazzo ha { $number } carte, non { $given }
deck-too_many = si gioca già con { $most } mazzi, e di più non si può
deck-rule_card = ogni carta di un mazzo è una CardRule con un id
deck-no_window = nessuna finestra è per { $card }
deck-id_played = con { QUOTED($deck) } si sta già giocando un altro mazzo

## files

file_trouble-none = questo file o questa cartella non esiste
file_trouble-folder = è una cartella
file_trouble-not_allowed = non è permesso
file_trouble-no_name = non è un nome di file
file-unwritable = { $file } non si può scrivere: { $why }
file-folder_not_made = { $folder } non si può creare: { $why }
file-unreadable = { $path } non si può leggere: { $why }
file-not_json = { $path }: non è JSON: { $why }
file-too_large = { $file } è troppo grande: una partita salvata ha al massimo { $most } MB
file-position = { $file } è una posizione, non una partita: `reef show` può disegnarla
file-there = { $file } c’è già
file-no_folder = { $file } non si può scrivere: la cartella non esiste
file-not_allowed = { $file } non si può scrivere: non è permesso
file-not_text = { $file } non è una partita salvata: non è testo
file-no_game_json = { $file } non è una partita salvata: non è JSON
file-folder = { $file } è una cartella
file-because = { $path }: { $because }
file-no_game = { $file } non è una partita salvata: { $why }
