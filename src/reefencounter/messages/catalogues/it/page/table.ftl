### The table: what all its pages say, while a game is played, in replays, puzzles and lessons.

## The line above the table

table-to_first_page = Reef Encounter, pagina iniziale
# The next two stand before their number
table-turn = Turno
table-bag = Sacchetto
# Stands before how many of the coral tiles are locked: Bloccate 3 su 10
table-locked = Bloccate
table-locked_of = { $locked } su 10
table-final_round = Turno addizionale
table-final_round_short = Finale
table-look_on = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}
table-is_over = Finita
table-your_turn = Tocca a te
table-your_answer = Rispondi tu
table-set_up = Preparazione
table-hint = Consiglio
table-hint_key = Consiglio (H)
table-no_hints = Niente consigli a questo posto
table-has_hints = può chiedere consigli
table-score_sheet = Segnapunti
table-protected = Mostra che cosa è protetto
table-protected_key = Mostra che cosa è protetto (P)
table-help_key = Aiuto (?)

## The page

table-not_shown = Questo tavolo non si può mostrare
table-setting = Preparo il tavolo…
table-no_connection = Nessuna connessione al server.
table-nothing_lost = Niente è perduto: la partita è al sicuro, e ciò che fai parte appena la connessione torna. Nuovo tentativo…
table-move_waits = Niente è perduto: la tua mossa aspetta qui e parte appena la connessione torna. Nuovo tentativo…
table-move_arrived = Niente è perduto: la tua ultima mossa è arrivata. Nuovo tentativo…
table-try_now = Prova ora
# Stands before the sentence of a step
table-after = Il tavolo dopo:
table-to_now = Torna al presente
table-sea_and_strengths = Mare aperto e forze
table-arrow_means = freccia: dal più forte al più debole
table-coral_tiles = Tessere corallo
table-tiles_locked = { $locked ->
    [one] { $locked } su 10 bloccata
   *[other] { $locked } su 10 bloccate
}
table-others = Gli altri
table-all_players = Giocatori
table-in_sentences = La partita in frasi

## Parts of the table, as tabs on a phone

table-parts = Parti del tavolo
table-tab_reef = Barriera
table-tab_sea = Mare
table-tab_tiles = Coralli
table-tab_cards = Carte
table-tab_players = Giocatori
table-tab_log = Mosse
table-new_lines = { $count ->
    [one] { $count } riga nuova
   *[other] { $count } righe nuove
}

## The ten actions, in few words and in fewest. [cards] is what the eighth is in the Second Kind

table-actions = Azioni
table-action = { $action ->
    [eat] Mangia
    [lay] Piazza
    [again] Piazza ancora
    [introduce] Introduci
    [move] Muovi
    [larva] Dai una tessera
    [alga] Alga
    [polyp] Dai un cubetto
    [cards] Scambi e carte
    [nothing] Nulla
   *[collect] Prendi
}
table-action_short = { $action ->
    [eat] Mangia
    [lay] Piazza
    [again] Ancora
    [introduce] Introduci
    [move] Muovi
    [larva] Cubetto
    [alga] Alga
    [polyp] Polipo
    [cards] Carte
    [nothing] Nulla
   *[collect] Prendi
}
table-action_state = { $state ->
    [now] in corso
    [available] possibile
    [later] più tardi
    [done] fatto
   *[impossible] non possibile
}

## The boards. What is on a cell is a list: d4, polipo bianco, corallo da 3, di Ben, protetto

table-boards = Mappe della barriera
table-boards_short = Mappe
table-all_boards = Mostra tutte le mappe
table-board_large = Ingrandisci la mappa { $board }
table-cell_ground = { $ground ->
    [rock] roccia
    [bare] nuda roccia
    [deep] acqua profonda
    [beyond] oltre il bordo
    [growth] spazio di crescita, vuoto
    [empty] roccia vuota
    [empty_bare] nuda roccia, vuota
   *[water] acqua
}
table-cell_coral = polipo { -colour($colour) }, corallo da { $size }
table-cell_held = di { $name }
table-cell_shrimp = gamberetto di { $name }
table-cell_protected = protetto
table-cell_crown = corona di spine
table-cell_tile = { KIND($tile) ->
    [two] tessera bicolore, { -colour(BACK($tile)) } sul retro
    [blue] tessera gamberetto blu
   *[other] { -tile($tile) }
}
table-cell_blue = gamberetto blu
table-cell_warded = con uno scudo
table-cell_offers = { $offers ->
    [legal] qui si può piazzare
    [attack] si può attaccare
    [landing] un gamberetto può venire qui
   *[pick] si può scegliere
}
table-cells = { $count ->
    [one] { $count } spazio
   *[other] { $count } spazi
}
table-attacks = { $count ->
    [one] { $count } attacco
   *[other] { $count } attacchi
}
# After the two above
table-on_board = sulla mappa { $board }

## The open sea. $tiles lie on a space beside its cube

table-compass = Mare aperto, forze e spazio dell’alga
table-space = { COUNT($tiles) ->
    [0] spazio { -colour($space) }: cubetto { -colour($space) }, nessun polipo
   *[other] spazio { -colour($space) }: cubetto { -colour($space) } con { AND(GROUPS($tiles), item: "heap-group", first: "heap-first") }
}
table-collect_space = { COUNT($tiles) ->
    [0] Prendi lo spazio { -colour($space) }: cubetto { -colour($space) }, nessun polipo
   *[other] Prendi lo spazio { -colour($space) }: cubetto { -colour($space) } con { AND(GROUPS($tiles), item: "heap-group", first: "heap-first") }
}
# After the two above, and a comma
table-as_hinted = come dice il consiglio
table-worth = { $next ->
    [none] { -the-colour($colour) } vale { $now }
   *[other] { -the-colour($colour) } vale { $now }, poi { $next }
}
table-blue_on_sea = Un gamberetto blu nel mare aperto
table-alga_space = { $alga ->
    [none] Spazio dell’alga: vuoto
   *[other] Spazio dell’alga: alga { -alga($alga) }
}

## Coral tiles

table-coral_tile = { $lock ->
    [none] Tessera corallo: { -the-colour($stronger) } batte { -the-colour($weaker) }, alga più grande { -alga($large) }, più piccola { -alga($small) }
   *[other] Tessera corallo: { -the-colour($stronger) } batte { -the-colour($weaker) }, bloccata dall’alga { -alga($lock) }
}
# After the one above, and a comma
table-would_turn = si girerebbe
table-lock_it = Bloccala
# Stands before pictures of the coral tiles that an alga would turn: who beats whom then
table-turned = Gira { $count }:

## What is left in the supply

table-supply = Riserva
table-supply_cubes = cubetti { -colour($colour, number: "plural") }
table-supply_algae = { $alga ->
    [blue] alghe blu
    [green] alghe verdi
    [purple] alghe viola
   *[red] alghe rosse
}

## What a player has

table-my_screen = Il mio schermo
table-behind_my_screen = Dietro il mio schermo
table-behind_screen = Dietro lo schermo di { $name }
table-screen = Schermo
table-tiles = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
# Stands after the number
table-tiles_noun = { $count ->
    [one] tessera
   *[other] tessere
}
table-not_known = { $count ->
    [one] { $count } nascosta
   *[other] { $count } nascoste
}
table-counted = { -counted-tile($tile, $count) }
table-counted_cubes = { -counted-cube($colour, $count) }
table-counted_place = { -counted-tile($tile, $count) }: piazza
table-counted_lay = { -counted-tile($tile, $count) }: piazza
table-my_tiles = { $count ->
    [one] { $count } tessera { -colour($colour, gender: "f") }
   *[other] { $count } tessere { -colour($colour, gender: "f", number: "plural") }
}
table-my_cubes = { -cubes($colour, $count) }
table-my_cubes_play = { $count ->
    [one] { $count } cubetto { -colour($colour) }: giocalo
   *[other] { $count } cubetti { -colour($colour, number: "plural") }: giocane uno
}
table-cubes = Cubetti
table-no_cubes = nessuno
table-consumed = Consumati
table-no_consumed = nessuno
table-open_to_all = visibili a tutti
table-cards = Carte
table-no_cards = nessuna
table-cards_held = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
# After the one above, and a comma
table-cards_open = scoperte: { LIST($cards) }
table-shrimps = Gamberetti
table-unplayed = { $count } da giocare
table-shrimps_are = { $eaten ->
    [one] Gamberetti: { $unplayed } da giocare, { $reef } sulla barriera, { $eaten } mangiato
   *[other] Gamberetti: { $unplayed } da giocare, { $reef } sulla barriera, { $eaten } mangiati
}
table-fish = Pesce
table-my_fish = Il mio pesce
table-only_you = lo vedi solo tu
table-parrotfish = pesce pappagallo
table-my_parrotfish = il mio pesce pappagallo
# Stands after the number
table-points_now = { $count ->
    [one] punto ora
   *[other] punti ora
}
table-polyps_by_value = polipi × valore
table-nothing_in_fish = ancora vuoto
table-by_cards = { $points } dalle carte
table-polyps = { -polyps($count) }
table-points = { $points } pt
table-points_or_more = { $points }+ pt
table-points_at_least = almeno { -points($points) }

## A player

table-player_colour = { -player-colour($colour) }
table-thinks = pensa…
table-waits_to_think = in coda…
table-stands_in = { $lost ->
    [resigned] abbandono, al suo posto: { $bot }
    [time] tempo scaduto, al suo posto: { $bot }
    [left] fuori, al suo posto: { $bot }
   *[other] al suo posto: { $bot }
}
table-to_play = di turno

## What is asked now, and its buttons

table-prompt = Che cosa fare ora
table-watching = Stai guardando
table-bot_plays = Un bot gioca per te
table-step_back = Un passo indietro
table-step_through = Passo per passo
table-show_again = Rivedi
table-undo = Annulla mossa
table-not_this = Cambia
table-cancel = Annulla
table-not_now = Non ora
table-collect_more = Prendi…
table-show_result = Mostra il risultato
table-skip = Salta
table-read_rule = Leggi questa regola
table-rule = Regola { $clause }

## Titles of the prompt, and what it says

table-game_over = La partita è finita
table-others_choose = Scelgono gli altri
table-answers = Risponde { $name }
table-turn_of = Turno di { $name }
table-thinking = { $name } sta pensando.
table-failed = { $name } per ora non è riuscito a scegliere; riprova tra un momento.
table-too_busy = Ci sono più bot al lavoro che posti sul server. { $name } riprova tra un momento.
table-queued = { $name } aspetta un posto libero per pensare.
table-others_first = prima ancora { $count }
table-still_choosing = { COUNT($names) ->
    [one] { AND($names) } deve ancora scegliere.
   *[other] { AND($names) } devono ancora scegliere.
}
table-waiting_for = In attesa di { $name }.
table-laid = { $count ->
    [one] { $count } piazzato
   *[other] { $count } piazzati
}
table-since_last_turn = Dal tuo ultimo turno:
table-hint_says = Consiglio:

# What the player has turned to, and what to do then
table-mode = { $mode ->
    [eat] Mangia un corallo
    [cube] Gioca un cubetto
    [introduce] Introduci un gamberetto
    [move] Muovi un gamberetto
    [larva] Tessera consumata per un cubetto
    [alga] Gioca un’alga
    [polyp] Cubetto per un polipo
    [eight] Azione 8
    [buy] Compra una carta
    [blue] Introduci un gamberetto blu
    [shift] Sposta un gamberetto blu
   *[collect] Prendi e chiudi il turno
}
table-mode_text = { $mode ->
    [eat] Scegli il corallo sulla barriera.
    [cube] Scegli il cubetto da giocare. Il numero dice su quanti spazi si potrebbero piazzare i suoi polipi.
    [introduce] Scegli un polipo di un corallo senza gamberetto.
    [move] Scegli un gamberetto, poi dove va.
    [larva] Scegli la tessera consumata che va nel sacchetto.
    [alga] Scegli un colore: vedrai quali tessere corallo si girano.
    [polyp] Scegli il cubetto da restituire.
    [eight] Scambia un cubetto con un polipo, piazza una tessera barriera, compra una carta o giocane una.
    [buy] Scegli con che cosa paghi: una tessera va nel sacchetto, un cubetto nella riserva.
    [place] Scegli uno spazio. Non serve un cubetto, e puoi farlo quante volte vuoi.
    [blue] Scegli il polipo che deve proteggere da tutti.
    [shift] Scegli un gamberetto blu, poi dove va.
   *[collect] Scegli uno spazio del mare aperto.
}
table-mode_place = Piazza { -a-tile($tile) }
table-or_lock = Oppure scegli una tessera corallo da bloccare per sempre.
table-shrimp_goes = Scegli dove va il gamberetto in { $cell }.

## What lies on a cell, in sentences

table-coral_free = { $protected ->
    [0] Corallo { -colour($colour) } da { $size }, di nessuno.
    [one] Corallo { -colour($colour) } da { $size }, di nessuno, { $protected } polipo protetto.
   *[other] Corallo { -colour($colour) } da { $size }, di nessuno, { $protected } polipi protetti.
}
table-coral_mine = { $protected ->
    [0] Corallo { -colour($colour) } da { $size }, tuo.
    [one] Corallo { -colour($colour) } da { $size }, tuo, { $protected } polipo protetto.
   *[other] Corallo { -colour($colour) } da { $size }, tuo, { $protected } polipi protetti.
}
table-coral_held = { $protected ->
    [0] Corallo { -colour($colour) } da { $size }, di { $name }.
    [one] Corallo { -colour($colour) } da { $size }, di { $name }, { $protected } polipo protetto.
   *[other] Corallo { -colour($colour) } da { $size }, di { $name }, { $protected } polipi protetti.
}
table-crown_here = Corona di spine: all’inizio di un turno attacca un polipo accanto.
table-tile_here = Qui: { -tile($tile) }.
table-blue_here = Un gamberetto blu protegge questo polipo da tutti.
# What a special tile does
table-tile_help = { KIND($tile) ->
    [rock] Trasforma in roccia uno spazio d’acqua.
    [water] Trasforma in acqua uno spazio di roccia vuoto.
    [crown] All’inizio di ogni turno attacca un polipo accanto.
    [two] Vale per l’uno o per l’altro colore: sceglie chi la piazza.
    [double] Dà i punti di due polipi.
    [half] Due dei suoi lati sono roccia: di lì niente si unisce e niente attacca. Vale un polipo.
    [blue] È protetta per sempre. Vale un polipo.
   *[plain] { "" }
}
table-no_cell_for = Per { -a-tile($tile) } ora non c’è spazio.
table-laid_like_polyp = Una { -tile($tile) } si piazza come un polipo, con un cubetto del suo colore.
table-either_colour = Lì questa tessera si può piazzare con entrambi i colori: scegli il cubetto.

## What can be chosen: on a button, and what it would do

table-attack_at = Attacca { $cell }
table-lay_at = Piazza in { $cell }
table-eat = Mangia { $size } { -colour($colour, number: "plural") }
table-shrimp_to = Gamberetto in { $cell }
table-shrimp_on_coral = Metti un gamberetto sul corallo { -colour($colour) } da { $size } in { $cell }.
table-shrimp_on_rock = Metti un gamberetto sulla roccia in { $cell }.
table-move_to = Muovi in { $cell }
table-move_shrimp = Muovi il gamberetto da { $from } a { $cell }.
table-collect = Prendi { -the-colour($space) }
table-play_alga = Gioca l’alga { -alga($alga) }
table-lock_tile = Blocca la tessera
table-paid_with = Paghi con { -consumed($tile) }.
table-feed = Nutri con { -the-colour($colour) }
table-fed = Un polipo { -colour($colour) } va nel pesce, dove dà punti alla fine.
# Two cubes at the beginning; no $second: both are of the first colour
table-take_pair = { $second ->
    [none] Prendi due { -colour($first, number: "plural") }
   *[other] Prendi { -colour($first) } e { -colour($second) }
}
table-pair_taken = { $second ->
    [none] Due { -colour($first, number: "plural") }: gli altri li vedono quando tutti hanno scelto.
   *[other] { CAPITAL(-colour($first)) } e { -colour($second) }: gli altri li vedono quando tutti hanno scelto.
}

## What can be chosen in the prompt

table-play_cube = { $as ->
    [none] Gioca il cubetto { -colour($colour) }.
   *[other] Gioca il cubetto { -colour($colour) } come { -colour($as) }.
}
# Stands after the number
table-cells_noun = { $count ->
    [one] spazio
   *[other] spazi
}
table-colours = Colori
table-give_tile = { $cube ->
    [none] Dai { -a-tile($tile) }, prendi il suo cubetto
   *[other] Dai { -a-tile($tile) }, prendi un cubetto { -colour($cube) }
}
table-give_cube = Dai il cubetto { -colour($cube) }, prendi un polipo
table-algae = Alghe
table-alga_left = { $left ->
    [one] Alga { -alga($alga) }, ne resta { $left }.
   *[other] Alga { -alga($alga) }, ne restano { $left }.
}
table-place = Posto
table-place_space = Spazio
table-lock_for_good = Blocca per sempre: { -the-colour($stronger) } batte { -the-colour($weaker) }
table-pay_with = Paga con
table-pay = Paga
table-consumed_tile = { -tile($tile) }, consumata
table-my_hand = Tessere della mia mano
table-two_cubes = Due cubetti
table-pick_cube = { $count ->
    [0] cubetto { -colour($colour) }
    [1] cubetto { -colour($colour) }, scelto
   *[other] due cubetti { -colour($colour, number: "plural") }, scelti
}
table-lay_from = Da dove piazzi
# The next two stand before a number
table-from_hand = Mano
table-from_consumed = Consumati
