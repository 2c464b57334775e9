### What is wrong with rules, set-ups, records, states, decks and files.

## words of others, as they are

as_it_is = { $text }

## the shape of JSON; `where` is a path in it

shape-format = format muss { QUOTED($format) } sein, nicht { $value }
shape-unknown_key = { $where } hat { $key }; erlaubt sind nur { LIST($keys) }
shape-whole_number = { $where } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }
shape-whole_numbers = { $where } muss eine Liste von { $length } ganzen Zahlen sein, nicht { $value }
shape-object = { $where } muss ein Objekt sein, nicht { $value }
shape-list = { $where } muss eine Liste sein, nicht { $value }
shape-length = { $where } muss { $length } Einträge haben, nicht { $entries }
shape-flag = { $where } muss true oder false sein, nicht { $value }
shape-choice = { $where } muss eines von { LIST($names) } sein, nicht { $value }
shape-no_key = { $where } hat kein { QUOTED($key) }

## rules

rules-players_given = 2, 3 oder 4 Spieler, nicht { $value }
rules-board_twice = boards nennt denselben Spielplan zweimal; es gibt jeden nur einmal
rules-twice = gib entweder rules oder einzelne Optionen an, nicht beides
rules-players = players muss 2, 3 oder 4 sein, nicht { $value }
rules-larva_exchange = larva_exchange muss "play" oder "keep" sein, nicht { $value }
rules-object = rules muss ein Objekt sein wie { "{" }"players": 2{ "}" }
rules-unknown_key = rules hat kein { $key }, sondern { LIST($keys) }
rules-of_second_kind = crowns_dealt und deck sind Optionen von Second Kind (second_kind true)
rules-larva_exchange_second_kind = mit Second Kind ist larva_exchange immer "play"
rules-bag_too_small = im Beutel sind keine { $number } weiteren { -tile($tile, ends: "en") }
rules-too_few_for_sea = hands lässt im Beutel zu wenige Plättchen für das offene Meer
rules-too_few_for_hands = sea lässt im Beutel zu wenige Plättchen für die Hände

## set-ups

setup-object = setup muss ein Objekt sein wie { "{" }"boards": ["B", "D"]{ "}" }
setup-star = setup.star muss true oder false sein
setup-boards = setup.boards muss eine Liste von { $players } aus { LIST($boards) } sein
setup-board_twice = setup.boards nennt einen Spielplan zweimal
setup-sea = setup.sea muss ein Objekt mit den Schlüsseln W, Y, O, P, G sein
setup-sea_sizes = setup.sea muss von einem Feld aus im Uhrzeigersinn 3, 3, 3, 2, 1 Plättchen haben, nicht { LIST($sizes) }
setup-hands = setup.hands muss eine Liste von { $players } Farbzuordnungen sein
setup-colours = { $where } muss eine Liste von Farben sein
setup-colour = { $where } darf nur W, Y, O, P, G enthalten
setup-names = names muss eine Liste von { $players } Texten mit 1 bis { $longest } Zeichen sein
setup-unknown_key = setup hat kein { $key }, sondern boards, star, sea, hands
setup-hand = setup.hands muss Farbzuordnungen enthalten wie { "{" }"W": 2, "G": 4{ "}" }
setup-hand_sizes = setup.hands muss { LIST($sizes) } Plättchen haben

## calls of a game

game-seed = ein Startwert ist eine ganze Zahl von 0 bis { $most }, nicht { $value }
game-deal = ein deal ist eine Liste von Farben wie ['W', 'G'], nicht { $value }
game-nothing_to_undo = es gibt nichts zurückzunehmen
game-no_record = eine Partie, die aus einer Stellung geladen wurde, hat keine Aufzeichnung
game-load_record = das ist die Aufzeichnung einer ganzen Partie: Game.replay nimmt sie, Game.open eine Datei damit
game-player = player muss 0 bis { $last } sein, nicht { $value }
game-no_second_kind = das kennt Second Kind noch nicht

## records

record-object = eine Aufzeichnung muss ein Objekt sein
record-setup = setup muss boards, star, sea und hands haben
record-moves = moves muss eine Liste sein
record-no_result = die Aktionen beenden die Partie nicht, also kann die Aufzeichnung kein Ergebnis haben
record-other_deck = deck muss das Deck sein, das rules.deck nennt: { $deck }
record-move_shape = moves[{ $index }] muss player, action und, wo Plättchen gezogen wurden, deal haben
record-move_player = moves[{ $index }].player muss 0 bis { $last } sein
record-move_action = moves[{ $index }].action muss ein Text sein
record-move_deal = moves[{ $index }].deal muss eine Liste von Plättchen oder Karten sein
record-no_key = die Aufzeichnung hat kein { QUOTED($key) }
record-unknown_key = eine Aufzeichnung hat kein { $key }
record-result_keys = nach den Aktionen der Aufzeichnung muss { $where } dies haben: { LIST($keys) }
record-result_list = nach den Aktionen der Aufzeichnung muss { $where } eine Liste von { $length } sein
record-result = nach den Aktionen der Aufzeichnung muss { $where } { $right } sein, nicht { $value }

## states (N4, N6)

state-no_cell = { -piece($what) } auf { $cell }: dieses Feld gibt es auf { $boards } Spielplänen nicht
state-water = { -piece($what) } auf { $cell }: das ist Wasser
state-supply = nach einem Ende durch den Vorrat fehlt einem Feld des offenen Meeres die Larve
state-owed_polyp = turn.must_play: jetzt ließe sich kein { -colour($colour, ends: "er") } Polyp legen
state-cylinders = { $number } Algenzylinder ({ -alga($alga) }) sind im Spiel; es gibt 5
state-polyps = insgesamt { $number } { -colour($colour, ends: "e") } Polypen; es gibt { $right }
state-cubes = insgesamt { $number } { -colour($colour, ends: "e") } Larven; es gibt { $right }
state-shrimps = players[{ $player }] hat { $number } Krabben auf den Plänen, ungespielt und gefressen; es gibt 4
state-shrimps_on_board = players[{ $player }] hat { $number } Krabben auf Spielplan { $board }; erlaubt sind zwei
state-two_shrimps = auf der Koralle bei { $cell } stehen zwei Krabben; erlaubt ist eine
state-lock = locks[{ $index }]: { $side } zeigt als große Alge { $large }, nicht { $alga }
state-blue_shrimps = insgesamt { $number } blaue Krabben; es gibt { $right }
state-supply_second_kind = hier fehlt einem Feld des offenen Meeres die Larve
state-owed_cube = turn.must_play: jetzt ließe sich keine { -colour($colour, ends: "e") } Larve ausspielen
state-pending_pieces = turn.pending: das Material für diese Entscheidung fehlt
state-pending_nothing = turn.pending: es gäbe nichts zu wählen
state-crown_no_target = turn.crowns: die Dornenkrone auf { $cell } hat kein Ziel
state-tiles = insgesamt { $number } Plättchen { $tile }; es gibt { $right }
state-card = Karte { $number } des Decks muss an genau einem Ort sein; alle { $cards } gibt es einmal
state-three_cards = players[{ $player }].cards: höchstens drei ungespielte Karten auf einer Hand
state-two_polyps = auf einem Feld von Spielplan { $board } liegen zwei Polypen
state-pending = turn.pending muss null oder ein Objekt sein, nicht { $value }
state-pending_no_card = turn.pending hat kein 'card'
state-pending_no_cell = turn.pending.cell: ein Feld { $cell } gibt es auf { $boards } Spielplänen nicht
state-pending_no_window = turn.pending: { $card } hat keinen Moment zum Antworten
state-pending_window = turn.pending: { $card } gehört zum Moment { $window }
state-pending_tile = turn.pending.tile muss ein Plättchen der gelegten Farbe sein, nicht { $value }
state-board_twice = boards nennt denselben Spielplan zweimal; es gibt jeden nur einmal
state-tile = polyps[{ $cell }] muss ein Plättchen sein wie W, W/Y, W2, Wh:ne oder Wb, nicht { $value }
state-rock = Felsenplättchen auf { $cell }: es liegt auf Wasser neben gedrucktem Felsen
state-crown_twice = crowns nennt { $cell } zweimal
state-blue_twice = blue.boards nennt { $cell } zweimal
state-sea_tiles = sea.{ $space } hat { $number } Plättchen; auf ein Feld passen drei
state-card_twice = { $where } nennt { $card } zweimal
state-moved = turn.moved nennt { $cell }; es muss Felder mit Krabben von Spieler { $player } nennen, jedes einmal
state-acting_twice = turn.crowns nennt { $cell } zweimal
state-deep_water = Wasserplättchen auf { $cell }: das ist schon Wasser
state-sea_polyps = sea.{ $space } hat { $number } Polypen; auf ein Feld passen drei
state-crown_on_polyp = { $cell }: eine Dornenkrone und ein Polyp liegen auf einem Feld
state-shrimp_on_crown = { $cell }: eine Krabbe steht auf einer Dornenkrone
state-blue_on_no_polyp = { $cell }: eine blaue Krabbe steht auf keinem Polypen
state-two_on_polyp = { $cell }: auf einem Polypen stehen zwei Krabben
state-shrimp_on_blue_tile = { $cell }: eine Krabbe steht auf einem blauen Krabben-Plättchen
state-ward_on_no_polyp = { $cell }: ein Schutz liegt auf einem Feld ohne Polyp
state-acting_no_crown = { $cell }: turn.crowns nennt ein Feld ohne Dornenkrone
state-two_blue_shrimps = auf der Koralle bei { $cell } stehen zwei blaue Krabben; erlaubt ist eine

## fields of `turn` that contradict its phase

turn_state-not_begun = turn: in der Phase { QUOTED($phase) } hat der Zug noch nicht begonnen
turn_state-nothing_laid = turn: in der Phase { QUOTED($phase) } wird nichts gelegt
turn_state-not_ended = turn: in der Phase { QUOTED($phase) } ist die Partie nicht zu Ende
turn_state-acted_after = turn: in der Phase { QUOTED($phase) } muss acted nach einer Aktion true sein
turn_state-number = turn: in der Phase { QUOTED($phase) } ist die Nummer zu hoch
turn_state-keep = turn: in der Phase { QUOTED($phase) } muss nach diesen Regeln keine Larve gespielt werden
turn_state-owed_late = turn: in der Phase { QUOTED($phase) } ist nach zweimal Legen noch eine Larve zu spielen
turn_state-owed_not_held = turn: in der Phase { QUOTED($phase) } fehlt die Larve, die zu spielen ist
turn_state-laying = turn: in der Phase { QUOTED($phase) } muss laying eine Farbe nennen
turn_state-acted_and_lays = turn: in der Phase { QUOTED($phase) } muss acted true und lays 1 oder 2 sein
turn_state-not_owed = turn: in der Phase { QUOTED($phase) } ist keine Larve zu spielen
turn_state-laid = turn: in der Phase { QUOTED($phase) } ist laid mindestens from_hand
turn_state-no_tile_left = turn: in der Phase { QUOTED($phase) } muss noch ein Plättchen da sein, das sich legen ließe
turn_state-too_many = turn: in der Phase { QUOTED($phase) } ist mehr gelegt und auf der Hand, als es gibt
turn_state-flags = turn: in der Phase { QUOTED($phase) } stehen alle Schalter auf Anfang
turn_state-ender = turn: in der Phase { QUOTED($phase) } müssen ended_by und ender gesetzt sein
turn_state-final = turn: in der Phase { QUOTED($phase) } endete die Partie durch locks oder shrimps, und zwar durch jemand anderen
turn_state-fish = turn: in der Phase { QUOTED($phase) } liegt in einem Fisch höchstens ein Plättchen
turn_state-cubes = turn: in der Phase { QUOTED($phase) } gibt es keine oder zwei Larven, und erst nach dem Plättchen im Fisch
turn_state-hand = turn: in der Phase { QUOTED($phase) } braucht ein Plättchen auf der Hand, wer noch keins im Fisch hat
turn_state-player = turn: in der Phase { QUOTED($phase) } ist player der Erste, der noch wählen muss
turn_state-crowns = turn: in der Phase { QUOTED($phase) } greifen Dornenkronen vor allem anderen an
turn_state-window = turn: in der Phase { QUOTED($phase) } wird jemand anders nach einer Karte gefragt
turn_state-decision = turn: in der Phase { QUOTED($phase) } geht einer Kartenentscheidung eine Aktion voraus
turn_state-moved = turn: in der Phase { QUOTED($phase) } ist eine bewegte Krabbe eine Aktion
turn_state-of_laying = turn: in der Phase { QUOTED($phase) } teilt nur das Legen Plättchen oder greift an
turn_state-owed_between = turn: in der Phase { QUOTED($phase) } ist eine Larve zwischen den Aktionen zu spielen
turn_state-collected = turn: in der Phase { QUOTED($phase) } ist Aktion 10 am Ende erledigt
turn_state-acted = turn: in der Phase { QUOTED($phase) } muss acted true sein
turn_state-lays = turn: in der Phase { QUOTED($phase) } muss lays 1 oder 2 sein
turn_state-only_laying = turn: in der Phase { QUOTED($phase) } greift keine Dornenkrone an und wird nur über das Legen entschieden
turn_state-decided = turn: in der Phase { QUOTED($phase) } ist nichts zu entscheiden
turn_state-card = turn: in der Phase { QUOTED($phase) } wird keine Karte gespielt
turn_state-fish_ordinary = turn: in der Phase { QUOTED($phase) } liegt im Fisch ein normales Plättchen

## flat values

position-no_end = aus dieser Stellung kommt keine Partie zu einem Ende
position-no_deck = eine Stellung, die niemand spielt, hat kein Deck
position-players = keine Stellung: sie braucht 2 bis 4 Spieler
position-boards = keine Stellung: sie braucht Spielpläne A bis D, jeden einmal
position-phase = keine Stellung: sie braucht einen Spieler und eine Phase
position-colours = keine Stellung: sie braucht bekannte Farben
position-laying = keine Stellung: sie braucht eine Farbe zum Legen
position-flags = keine Stellung: ihre Schalter müssen 0 oder 1 sein
position-coral_tiles = keine Stellung: sie braucht zehn Korallenplättchen
position-ending = keine Stellung: ihr Ende müssen die Regeln kennen, und wessen es ist
position-tiles = keine Stellung: so viele Plättchen gibt es nicht
position-cubes = keine Stellung: so viele Larven gibt es nicht
position-owed = keine Stellung: die Larve, die zu spielen ist, muss da sein, und eine Aktion dafür
position-one_polyp = keine Stellung: auf einem Feld liegt ein Polyp
position-one_shrimp = keine Stellung: auf einem Feld steht eine Krabbe
position-shrimps = keine Stellung: jeder hat höchstens vier Krabben
position-asked = keine Stellung: jemand muss gefragt sein oder niemand
position-window = keine Stellung: die Karte braucht einen Moment zum Antworten
position-deck = keine Stellung: sie braucht ein Deck, das hier bekannt ist
position-decision = keine Stellung: sie braucht eine Entscheidung
position-card = keine Stellung: sie braucht eine Karte und ein Feld
position-cell = keine Stellung: sie braucht ein Feld der Spielpläne im Spiel
position-tile = keine Stellung: sie braucht ein Plättchen zum Legen
position-polyp_tiles = keine Stellung: auf den Spielplänen liegen Polypenplättchen
position-half_tiles = keine Stellung: halbe Plättchen müssen gezählt sein, wie sie auf den Spielplänen liegen
position-returned = keine Stellung: zurück kommen Polypenplättchen
position-blue_shrimps = keine Stellung: es gibt höchstens vier blaue Krabben
position-crowns = keine Stellung: es gibt höchstens vier Dornenkronen
position-cards = keine Stellung: sie braucht 28 Karten
position-hand = keine Stellung: auf einer Hand sind höchstens drei Karten
position-in_force = keine Stellung: die wirkende Karte muss im Deck sein
position-pieces = keine Stellung: das Material für die Entscheidung muss da sein
position-number = keine Stellung: der Zug geht bis { $most }
position-cells = keine Stellung: { $field } braucht Felder der Spielpläne im Spiel
position-size = keine Stellung: { $bytes } Bytes sind es nicht

## decks

lesson-solved_already = diese Aufgabe ist gelöst; fang sie neu an oder geh zur nächsten
lesson-no_course = kein Kurs heißt { QUOTED($name) }; es gibt { LIST($known) }
lesson-no_lesson = keine Lektion heißt { QUOTED($name) }; es gibt { LIST($known) }
lesson-no_task = keine Aufgabe heißt { QUOTED($name) }
diagram-none = kein Bild heißt { QUOTED($name) }
deck-unknown = ein Deck { $deck } ist hier nicht bekannt; bekannt sind { LIST($known) }. Lade zuerst eine Deckdatei
deck-id_taken = ein anderes Deck heißt hier schon { QUOTED($deck) }: gib diesem eine eigene id
deck-object = ein Deck ist ein Objekt mit "format", "id", "name", "reconstructed" und "cards"
deck-name_and_note = ein Deck braucht einen Namen, einen Text mit bis zu { $longest_name } Zeichen; eine Notiz, falls es eine gibt, ist ein Text mit bis zu { $longest_note }
deck-reconstructed = reconstructed muss true (eigene Texte) oder false (Texte gedruckter Karten) sein
deck-cards = cards muss eine Liste von { $number } Karten sein, nicht { $value }
deck-card_object = { $where } muss ein Objekt sein
deck-effect = { $where }: effect muss eines von { LIST($effects) } sein, nicht { $value }
deck-scoring = { $where }: scoring muss für score_…-Effekte true sein und für alle anderen false
deck-clownfish = { $where }: für { $effect } gibt es keinen Moment zum Antworten; Clownfischkarten sind { LIST($answers) }
deck-amount = { $where }: amount muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }
deck-id = { $where } braucht eine id mit bis zu { $longest } Kleinbuchstaben, Ziffern und _, nicht { $value }
deck-unknown_key = ein Deck hat kein { $key }
deck-card_text = { $where } braucht { $key } mit bis zu { $longest } Zeichen
deck-card_mark = { $where }: { $key } muss true oder false sein, nicht { $value }
deck-no_amount = { $where }: { $effect } hat kein amount
deck-card_twice = zwei Karten haben die id { QUOTED($id) }
deck-scoring_twice = { AND($cards) } haben beide { $effect }; ein Wertungseffekt darf nur einmal vorkommen
deck-window_twice = { AND($cards) } antworten im selben Moment; das darf nur eine Karte
deck-no_number = kein Deck hat hier die Nummer { $number }
deck-rule_object = ein Deck ist ein Deck mit einer id und einem Tupel von Karten
deck-rule_cards = ein Deck hat { $number } Karten, nicht { $given }
deck-too_many = mit { $most } Decks wird schon gespielt, mehr gehen nicht
deck-rule_card = jede Karte eines Decks ist ein CardRule mit einer id
deck-no_window = für { $card } gibt es keinen Moment zum Antworten
deck-id_played = mit einem anderen Deck wird schon als { QUOTED($deck) } gespielt

## files

file_trouble-none = diese Datei oder diesen Ordner gibt es nicht
file_trouble-folder = das ist ein Ordner
file_trouble-not_allowed = das ist nicht erlaubt
file_trouble-no_name = das ist kein Dateiname
file-unwritable = { $file } lässt sich nicht schreiben: { $why }
file-folder_not_made = { $folder } lässt sich nicht anlegen: { $why }
file-unreadable = { $path } lässt sich nicht lesen: { $why }
file-not_json = { $path }: kein JSON: { $why }
file-too_large = { $file } ist zu groß: eine gespeicherte Partie hat höchstens { $most } MB
file-position = { $file } ist eine Stellung, keine Partie: `reef show` kann sie zeichnen
file-there = { $file } gibt es schon
file-no_folder = { $file } lässt sich nicht schreiben: den Ordner gibt es nicht
file-not_allowed = { $file } lässt sich nicht schreiben: das ist nicht erlaubt
file-not_text = { $file } ist keine gespeicherte Partie: es ist kein Text
file-no_game_json = { $file } ist keine gespeicherte Partie: es ist kein JSON
file-folder = { $file } ist ein Ordner
file-because = { $path }: { $because }
file-no_game = { $file } ist keine gespeicherte Partie: { $why }
