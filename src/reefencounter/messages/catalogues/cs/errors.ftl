### What is wrong with rules, set-ups, records, states, decks and files.

## words of others, as they are

as_it_is = { $text }

## the shape of JSON; `where` is a path in it

shape-format = format musí být { QUOTED($format) }, ne { $value }
shape-unknown_key = { $where } obsahuje { $key }, což není žádný z klíčů { LIST($keys) }
shape-whole_number = { $where } musí být celé číslo od { $least } do { $most }, ne { $value }
shape-whole_numbers = { $where } musí být seznam celých čísel o délce { $length }, ne { $value }
shape-object = { $where } musí být objekt, ne { $value }
shape-list = { $where } musí být seznam, ne { $value }
shape-length = { $where } musí mít počet položek { $length }, ne { $entries }
shape-flag = { $where } musí být true nebo false, ne { $value }
shape-choice = { $where } musí být něco z { LIST($names) }, ne { $value }
shape-no_key = { $where } nemá { QUOTED($key) }

## rules

rules-players_given = hráči jsou 2, 3 nebo 4, ne { $value }
rules-board_twice = boards uvádí stejnou desku dvakrát; každá je jen jednou
rules-twice = zadej buď rules, nebo jednotlivé volby, ne obojí
rules-players = players musí být 2, 3 nebo 4, ne { $value }
rules-larva_exchange = larva_exchange musí být "play" nebo "keep", ne { $value }
rules-object = rules musí být objekt, například { "{" }"players": 2{ "}" }
rules-unknown_key = rules nemá { $key }; má { LIST($keys) }
rules-of_second_kind = crowns_dealt a deck jsou volby rozšíření Second Kind (second_kind true)
rules-larva_exchange_second_kind = s rozšířením Second Kind je larva_exchange vždy "play"
rules-bag_too_small = pytlík už nemůže vydat další { -tiles($tile) } (počet: { $number })
rules-too_few_for_sea = hands nechává v pytlíku moc málo kartiček pro otevřené moře
rules-too_few_for_hands = sea nechává v pytlíku moc málo kartiček do rukou

## set-ups

setup-object = setup musí být objekt, například { "{" }"boards": ["B", "D"]{ "}" }
setup-star = setup.star musí být true nebo false
setup-boards = setup.boards musí být seznam o délce { $players } z { LIST($boards) }
setup-board_twice = setup.boards uvádí některou desku dvakrát
setup-sea = setup.sea musí být objekt s klíči W, Y, O, P, G
setup-sea_sizes = setup.sea musí po směru hodinových ručiček mít 3, 3, 3, 2, 1 kartiček, ne { LIST($sizes) }
setup-hands = setup.hands musí být seznam map barev o délce { $players }
setup-colours = { $where } musí být seznam barev
setup-colour = { $where } smí obsahovat jen W, Y, O, P, G
setup-names = names musí být seznam textů o délce { $players }, každý s 1 až { $longest } znaky
setup-unknown_key = setup nemá { $key }; má boards, star, sea, hands
setup-hand = setup.hands musí obsahovat mapy barev, například { "{" }"W": 2, "G": 4{ "}" }
setup-hand_sizes = setup.hands musí mít tolik kartiček: { LIST($sizes) }

## calls of a game

game-seed = seed je celé číslo od 0 do { $most }, ne { $value }
game-deal = deal je seznam barev, například ['W', 'G'], ne { $value }
game-nothing_to_undo = není co vracet
game-no_record = partie načtená z pozice nemá záznam
game-load_record = tohle je záznam celé partie: přijme ho Game.replay, soubor s ním Game.open
game-player = player musí být 0 až { $last }, ne { $value }
game-no_second_kind = s rozšířením Second Kind tohle ještě nejde

## records

record-object = záznam musí být objekt
record-setup = setup musí mít boards, star, sea a hands
record-moves = moves musí být seznam
record-no_result = kroky partii nekončí, takže záznam nemůže mít výsledek
record-other_deck = deck musí být balíček, který uvádí rules.deck, { $deck }
record-move_shape = moves[{ $index }] musí mít player, action, a pokud se táhlo, i deal
record-move_player = moves[{ $index }].player musí být 0 až { $last }
record-move_action = moves[{ $index }].action musí být text
record-move_deal = moves[{ $index }].deal musí být seznam kartiček nebo karet
record-no_key = záznam nemá { QUOTED($key) }
record-unknown_key = záznam nezná { $key }
record-result_keys = podle kroků v záznamu musí { $where } mít { LIST($keys) }
record-result_list = podle kroků v záznamu musí { $where } být seznam o délce { $length }
record-result = podle kroků v záznamu musí { $where } být { $right }, ne { $value }

## states (N4, N6)

state-no_cell = { -piece($what) } na { $cell }: takové místo při počtu desek { $boards } není
state-water = { -piece($what) } na { $cell }: tam je voda
state-supply = v partii, která skončila kvůli zásobě, chybí v otevřeném moři na jednom místě kostička
state-owed_polyp = turn.must_play: žádný { -colour($colour, gender: "m") } polyp by teď nešel položit
state-cylinders = { -alga($alga, gender: "m", number: "plural") } válečky ve hře: { $number }; je jich 5
state-polyps = { -colour($colour, gender: "m", number: "plural") } polypy celkem: { $number }; je jich { $right }
state-cubes = { -colour($colour, number: "plural") } kostičky celkem: { $number }; je jich { $right }
state-shrimps = players[{ $player }]: krabíci na deskách, za clonou a snědení dávají { $number }; jsou 4
state-shrimps_on_board = players[{ $player }]: krabíci na desce { $board }: { $number }; smějí být dva
state-two_shrimps = korál na { $cell } má dva krabíky; smí mít jednoho
state-lock = locks[{ $index }]: velká řasa na { $side } je { $large }, ne { $alga }
state-blue_shrimps = modří krabíci celkem: { $number }; je jich { $right }
state-supply_second_kind = v otevřeném moři tu na jednom místě chybí kostička
state-owed_cube = turn.must_play: žádná { -colour($colour) } kostička by teď nešla zahrát
state-pending_pieces = turn.pending: chybí, oč by se mělo rozhodovat
state-pending_nothing = turn.pending: není z čeho vybírat
state-crown_no_target = turn.crowns: koruna na { $cell } nemá co napadnout
state-tiles = kartičky { $tile } celkem: { $number }; je jich { $right }
state-card = karta { $number } balíčku musí být na jednom místě; všech { $cards } je tam jednou
state-three_cards = players[{ $player }].cards: v ruce smějí být nejvýš tři nezahrané karty
state-two_polyps = na jednom místě desky { $board } leží dva polypy
state-pending = turn.pending musí být null nebo objekt, ne { $value }
state-pending_no_card = turn.pending nemá 'card'
state-pending_no_cell = turn.pending.cell: místo { $cell } při počtu desek { $boards } není
state-pending_no_window = turn.pending: pro { $card } není žádné okno
state-pending_window = turn.pending: { $card } patří do okna { $window }
state-pending_tile = turn.pending.tile musí být kartička pokládané barvy, ne { $value }
state-board_twice = boards uvádí stejnou desku dvakrát; každá je jen jednou
state-tile = polyps[{ $cell }] musí být kartička jako W, W/Y, W2, Wh:ne nebo Wb, ne { $value }
state-rock = skála na { $cell }: leží na vodě vedle natištěné skály
state-crown_twice = crowns uvádí { $cell } dvakrát
state-blue_twice = blue.boards uvádí { $cell } dvakrát
state-sea_tiles = sea.{ $space }: kartiček je { $number }; na místo se vejdou tři
state-card_twice = { $where } uvádí { $card } dvakrát
state-moved = turn.moved uvádí { $cell }; smí uvádět jen místa s krabíky hráče { $player }, každé jednou
state-acting_twice = turn.crowns uvádí { $cell } dvakrát
state-deep_water = voda na { $cell }: tam už voda je
state-sea_polyps = sea.{ $space }: polypů je { $number }; na místo se vejdou tři
state-crown_on_polyp = { $cell }: koruna a polyp jsou na jednom místě
state-shrimp_on_crown = { $cell }: krabík stojí na koruně
state-blue_on_no_polyp = { $cell }: modrý krabík nestojí na polypu
state-two_on_polyp = { $cell }: na polypu jsou dva krabíci
state-shrimp_on_blue_tile = { $cell }: krabík stojí na kartičce modrého krabíka
state-ward_on_no_polyp = { $cell }: štít je na místě bez polypu
state-acting_no_crown = { $cell }: turn.crowns uvádí místo bez koruny
state-two_blue_shrimps = korál na { $cell } má dva modré krabíky; smí mít jednoho

## fields of `turn` that contradict its phase

turn_state-not_begun = turn: ve fázi { QUOTED($phase) } tah ještě nezačal
turn_state-nothing_laid = turn: ve fázi { QUOTED($phase) } se nic nepokládá
turn_state-not_ended = turn: ve fázi { QUOTED($phase) } partie ještě neskončila
turn_state-acted_after = turn: ve fázi { QUOTED($phase) } musí být acted po akci true
turn_state-number = turn: ve fázi { QUOTED($phase) } je number moc vysoké
turn_state-keep = turn: ve fázi { QUOTED($phase) } podle těchto pravidel žádná kostička k zahrání nečeká
turn_state-owed_late = turn: ve fázi { QUOTED($phase) } čeká kostička k zahrání po dvou pokládáních
turn_state-owed_not_held = turn: ve fázi { QUOTED($phase) } chybí kostička, která se má zahrát
turn_state-laying = turn: ve fázi { QUOTED($phase) } musí laying uvádět barvu
turn_state-acted_and_lays = turn: ve fázi { QUOTED($phase) } musí být acted true a lays 1 nebo 2
turn_state-not_owed = turn: ve fázi { QUOTED($phase) } žádná kostička k zahrání nečeká
turn_state-laid = turn: ve fázi { QUOTED($phase) } je laid aspoň from_hand
turn_state-no_tile_left = turn: ve fázi { QUOTED($phase) } musí zbývat kartička, kterou jde položit
turn_state-too_many = turn: ve fázi { QUOTED($phase) } je položeno a v ruce víc, než existuje
turn_state-flags = turn: ve fázi { QUOTED($phase) } jsou všechny příznaky ve výchozím stavu
turn_state-ender = turn: ve fázi { QUOTED($phase) } musí být vyplněno ended_by a ender
turn_state-final = turn: ve fázi { QUOTED($phase) } partii ukončil jiný hráč zablokováním nebo krabíky
turn_state-fish = turn: ve fázi { QUOTED($phase) } má papušík nejvýš jednu kartičku
turn_state-cubes = turn: ve fázi { QUOTED($phase) } jsou kostičky žádné nebo dvě, až po nakrmení papušíka
turn_state-hand = turn: ve fázi { QUOTED($phase) } potřebuje kartičku v ruce, kdo papušíka ještě nenakrmil
turn_state-player = turn: ve fázi { QUOTED($phase) } je player první, kdo ještě vybírá
turn_state-crowns = turn: ve fázi { QUOTED($phase) } útočí koruny dřív než cokoli jiného
turn_state-window = turn: ve fázi { QUOTED($phase) } se okno ptá jiného hráče
turn_state-decision = turn: ve fázi { QUOTED($phase) } potřebuje rozhodnutí karet předchozí akci
turn_state-moved = turn: ve fázi { QUOTED($phase) } znamená přesunutý krabík akci
turn_state-of_laying = turn: ve fázi { QUOTED($phase) } dělí kartičky nebo útočí jen pokládání
turn_state-owed_between = turn: ve fázi { QUOTED($phase) } čeká kostička k zahrání mezi akcemi
turn_state-collected = turn: ve fázi { QUOTED($phase) } je po konci akce 10 hotová
turn_state-acted = turn: ve fázi { QUOTED($phase) } musí být acted true
turn_state-lays = turn: ve fázi { QUOTED($phase) } musí být lays 1 nebo 2
turn_state-only_laying = turn: ve fázi { QUOTED($phase) } neútočí žádná koruna a rozhoduje se jen o pokládání
turn_state-decided = turn: ve fázi { QUOTED($phase) } není o čem rozhodovat
turn_state-card = turn: ve fázi { QUOTED($phase) } se nehraje žádná karta
turn_state-fish_ordinary = turn: ve fázi { QUOTED($phase) } má papušík běžnou kartičku

## flat values

position-no_end = z této pozice žádná partie nedojde ke konci
position-no_deck = pozice, kterou nikdo nehraje, nemá balíček
position-players = není to pozice: potřebuje 2 až 4 hráče
position-boards = není to pozice: potřebuje desky A až D, každou jednou
position-phase = není to pozice: potřebuje hráče a fázi
position-colours = není to pozice: potřebuje známé barvy
position-laying = není to pozice: potřebuje barvu k pokládání
position-flags = není to pozice: příznaky musí být 0 nebo 1
position-coral_tiles = není to pozice: potřebuje deset kartiček korálů
position-ending = není to pozice: potřebuje konec, který pravidla znají, i to, čí je
position-tiles = není to pozice: kartiček musí být tolik, kolik jich existuje
position-cubes = není to pozice: kostiček musí být tolik, kolik jich existuje
position-owed = není to pozice: potřebuje kostičku, která se má zahrát, a akci, která ji zahraje
position-one_polyp = není to pozice: na místě smí být jeden polyp
position-one_shrimp = není to pozice: na místě smí být jeden krabík
position-shrimps = není to pozice: hráč má nejvýš čtyři krabíky
position-asked = není to pozice: musí v ní být, koho se ptá, nebo že nikoho
position-window = není to pozice: potřebuje okno pro kartu
position-deck = není to pozice: potřebuje balíček, který je tu známý
position-decision = není to pozice: potřebuje rozhodnutí
position-card = není to pozice: potřebuje kartu a místo
position-cell = není to pozice: potřebuje místo na deskách ve hře
position-tile = není to pozice: potřebuje kartičku k položení
position-polyp_tiles = není to pozice: na deskách musí být kartičky polypů
position-half_tiles = není to pozice: musí počítat poloviční kartičky tak, jak leží na deskách
position-returned = není to pozice: vrátit se musí kartičky polypů
position-blue_shrimps = není to pozice: modří krabíci smějí být nejvýš čtyři
position-crowns = není to pozice: koruny smějí být nejvýš čtyři
position-cards = není to pozice: potřebuje 28 karet
position-hand = není to pozice: v ruce smějí být nejvýš tři karty
position-in_force = není to pozice: potřebuje balíček s kartou, která platí
position-pieces = není to pozice: chybí, oč by se mělo rozhodovat
position-number = není to pozice: tah smí být nejvýš { $most }
position-cells = není to pozice: { $field } musí být na místech desek ve hře
position-size = není to pozice: nemá { $bytes } bajtů

## decks

lesson-solved_already = tenhle úkol je vyřešený; začni ho znovu, nebo pokračuj dalším
lesson-no_course = žádný kurz se nejmenuje { QUOTED($name) }; jsou tu { LIST($known) }
lesson-no_lesson = žádná lekce se nejmenuje { QUOTED($name) }; jsou tu { LIST($known) }
lesson-no_task = žádný úkol se nejmenuje { QUOTED($name) }
diagram-none = žádný obrázek se nejmenuje { QUOTED($name) }
deck-unknown = balíček { $deck } tu není známý; známé jsou { LIST($known) }. Nejdřív načti soubor balíčku
deck-id_taken = jako { QUOTED($deck) } už je známý jiný balíček: dej tomuhle vlastní id
deck-object = balíček je objekt s "format", "id", "name", "reconstructed" a "cards"
deck-name_and_note = balíček potřebuje name, text do { $longest_name } znaků; note, pokud je, má text do { $longest_note }
deck-reconstructed = reconstructed musí být true (naše texty) nebo false (texty tištěných karet)
deck-cards = cards musí být seznam karet o délce { $number }, ne { $value }
deck-card_object = { $where } musí být objekt
deck-effect = { $where }: effect musí být něco z { LIST($effects) }, ne { $value }
deck-scoring = { $where }: scoring musí být true u účinků score_… a false u všech ostatních
deck-clownfish = { $where }: pro { $effect } není žádné okno; karty s clownfish jsou { LIST($answers) }
deck-amount = { $where }: amount musí být celé číslo od { $least } do { $most }, ne { $value }
deck-id = { $where } potřebuje id z nejvýš { $longest } malých písmen, číslic a _, ne { $value }
deck-unknown_key = balíček nezná { $key }
deck-card_text = { $where } potřebuje { $key } do { $longest } znaků
deck-card_mark = { $where }: { $key } musí být true nebo false, ne { $value }
deck-no_amount = { $where }: { $effect } žádné amount nemá
deck-card_twice = dvě karty mají id { QUOTED($id) }
deck-scoring_twice = { AND($cards) } mají obě { $effect }; bodovací účinek smí být jednou
deck-window_twice = { AND($cards) } odpovídají ve stejném okně; smí jen jedna karta
deck-no_number = balíček číslo { $number } tu není
deck-rule_object = balíček je Deck s id a n-ticí karet
deck-rule_cards = balíček má karet { $number }, ne { $given }
deck-too_many = hraje se s { $most } balíčky a víc jich být nemůže
deck-rule_card = každá karta balíčku je CardRule s id
deck-no_window = pro { $card } není žádné okno
deck-id_played = jako { QUOTED($deck) } se hraje s jiným balíčkem

## files

file_trouble-none = takový soubor ani složka není
file_trouble-folder = je to složka
file_trouble-not_allowed = není to dovoleno
file_trouble-no_name = to není jméno souboru
file-unwritable = { $file } nejde zapsat: { $why }
file-folder_not_made = { $folder } nejde vytvořit: { $why }
file-unreadable = { $path } nejde přečíst: { $why }
file-not_json = { $path }: není to JSON: { $why }
file-too_large = { $file } je moc velký: uložená partie má nejvýš { $most } MB
file-position = { $file } je pozice, ne partie: nakreslí ji `reef show`
file-there = { $file } už existuje
file-no_folder = { $file } nejde zapsat: taková složka není
file-not_allowed = { $file } nejde zapsat: není to dovoleno
file-not_text = { $file } není uložená partie: není to text
file-no_game_json = { $file } není uložená partie: není to JSON
file-folder = { $file } je složka
file-because = { $path }: { $because }
file-no_game = { $file } není uložená partie: { $why }
