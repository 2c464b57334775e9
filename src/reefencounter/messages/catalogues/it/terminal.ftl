### The table in the terminal: its questions and what their answers mean, its commands, and its panels.

question-feed = Preparazione: quale tessera va in segreto nel tuo pesce? Dà punti alla fine.
question-larvae = Preparazione: quali due cubetti larva scegli? Scrivi due lettere, per esempio WP.
question-eat = Quale corallo mangia il tuo pesce?
question-cube = Quale cubetto giochi?
question-shrimp = Su quale polipo va il gamberetto? Scrivi uno spazio segnato sulle mappe.
question-move = Quale gamberetto si muove?
question-swap = Quale colore scambi?
question-pay = Con quale tessera consumata paghi?
question-alga = Quale alga giochi?
question-collect = Quale spazio prendi?
question-source = Un polipo in { $cell }: dalla tua mano o dalle tessere consumate?
question-goal = Dove va il gamberetto in { $origin }? Scrivi uno spazio segnato, oppure off.
question-place = Dove va l’alga { -alga($alga) }?
question-laying = { $consumed ->
    [0] { $laid ->
        [0] Piazzi polipi { -colour($colour, number: "plural") }: { $laid } piazzati, ancora { $hand } dalla mano. Scrivi uno spazio segnato sulle mappe.
       *[other] Piazzi polipi { -colour($colour, number: "plural") }: { $laid } già sulle mappe, ancora { $hand } dalla mano. Scrivi uno spazio segnato sulle mappe, oppure stop.
    }
   *[other] { $laid ->
        [0] Piazzi polipi { -colour($colour, number: "plural") }: { $laid } piazzati, ancora { $hand } dalla mano, { $consumed } tra i consumati. Scrivi uno spazio segnato sulle mappe.
       *[other] Piazzi polipi { -colour($colour, number: "plural") }: { $laid } già sulle mappe, ancora { $hand } dalla mano, { $consumed } tra i consumati. Scrivi uno spazio segnato sulle mappe, oppure stop.
    }
}
answer-colour = { -colour($colour) }
answer-colours = { AND($colours, item: "colour") }
answer-cube = { $consumed ->
    [0] { -colour($colour) }: { $hand } in mano
   *[other] { -colour($colour) }: { $hand } in mano, { $consumed } tra i consumati
}
answer-off = di nuovo dietro lo schermo
answer-turns = { $items ->
    [none] non gira niente
   *[other] gira { LIST($items) }
}
answer-alga_space = { $items ->
    [none] lo spazio dell’alga; non gira niente
   *[other] lo spazio dell’alga; gira { LIST($items) }
}
answer-lock = { $items ->
    [none] blocca per sempre la tessera { $coral_tile }; non gira niente
   *[other] blocca per sempre la tessera { $coral_tile }; gira { LIST($items) }
}
answer-turned = { $coral_tile } (poi { $stronger } batte { $weaker })
answer-hand = dalla mano
answer-consumed = dalle tessere consumate
answer-polyp = un cubetto { -colour($colour) } per un polipo { -colour($colour) }
answer-space = { $notation ->
    [none] cubetto { -colour($colour) }, nessun polipo
   *[other] cubetto { -colour($colour) } e polipi { $notation }
}
answer-coral = corallo { -colour($colour) } da { $size }
answer-rock = nuda roccia
answer-pay = { $tiles ->
    [one] paga con { -the-colour($colour) }: una tessera
   *[other] paga con { -the-colour($colour) }: { -number($tiles, gender: "f") } tessere
}

## with the Second Kind

question-crown = Azione 0: quale corona di spine attacca ora? Scrivi uno spazio segnato.
question-crown_eats = Azione 0: quale polipo mangia la corona di spine in { $cell }?
question-flee = Il polipo sotto il tuo gamberetto in { $cell } è stato mangiato: dove va? Uno spazio segnato, oppure off.
question-drift = Il polipo sotto il gamberetto blu in { $cell } è stato mangiato: dove va?
question-meal = Il primo pasto richiede una carta col gamberetto blu: quale giochi per mangiare { $cell }?
question-return = Quale tessera del corallo va nel sacchetto? Ancora { $left }; una doppia vale per due.
question-counts_as = Per quale colore vale il cubetto { -colour($colour) }?
question-tile = Quale tessera, e come, in { $cell }?
question-reef_tile = Quale tessera barriera piazzi?
question-reef_tile_goes = Dove va la { -tile($tile) }? Scrivi uno spazio segnato sulle mappe.
question-price = Una carta costa una tessera o un cubetto: con che cosa paghi?
question-which_price = Con quale paghi?
question-discard = Quale carta scarti?
question-card = Quale carta giochi per il testo?
question-blue_card = Quale carta usi per il gamberetto blu?
question-blue_moves = Quale gamberetto blu sposti? È su un tuo corallo.
question-blue_taken = La riserva è vuota: quale gamberetto blu prendi dalle mappe?
question-blue_goes = Su quale polipo va il gamberetto blu? Scrivi uno spazio segnato.
question-split = Hai consumato { -a-tile($tile) }: la dividi o la tieni?
question-blue_leaves = Un gamberetto blu deve lasciare { $cell }, e nessun polipo accanto è libero.
question-window = { $window ->
    [eat] Un corallo è stato mangiato. Giochi una carta?
    [attack] Viene attaccato un polipo di un corallo col tuo gamberetto. Giochi una carta?
    [alga] Stanno per girarsi tessere corallo. Giochi una carta?
    [collect] Il mare sta per essere rifornito. Giochi una carta?
   *[turn_end] Il turno è finito. Giochi una carta?
}
question-use = Come usi una carta?
question-left = Ancora { $left }.
asks-give = «{ CARD($card) }»: quale delle tue tessere dai?
asks-sea_tile = «{ CARD($card) }»: con quale tessera del mare?
asks-sea_space = «{ CARD($card) }»: su quale spazio del mare?
asks-where = «{ CARD($card) }»: dove? Scrivi uno spazio segnato.
asks-from_where = «{ CARD($card) }»: da dove? Scrivi uno spazio segnato.
answer-use = { $use ->
    [card] per il testo
    [blue] per introdurre un gamberetto blu
    [shift] per spostare un gamberetto blu
    [split] mettila nel sacchetto e prendi due tessere normali del suo colore
    [keep] lasciala com’è
    [decline] non giocare nessuna carta
    [drift] il gamberetto blu se ne va
   *[move] prima muovi via di lì un tuo gamberetto
}
answer-choice = { $choice ->
    [swap] scambia una tessera
    [done] basta così
    [blue] introduci un gamberetto blu
    [shift] sposta un gamberetto blu
    [shoo] rimuovi una corona di spine
    [nudge] sposta una corona di spine
    [summon] fai arrivare una corona di spine dal sacchetto
    [introduce] introduci un gamberetto
    [move] muovi un gamberetto
    [hand] una tessera della tua mano
    [consumed] una tessera consumata
    [cube] un cubetto
   *[plain] così com’è
}
answer-card = { CARD($card) }
answer-tile = { -tile($tile) }
answer-cube_paid = cubetto { -colour($colour) }
answer-sea_space = lo spazio { -colour($colour) }: { JOIN($tiles, with: " ") }
answer-ordinary = una tessera normale
answer-ordinary_of = una tessera { -colour($colour, gender: "f") } normale
answer-as_other = come un altro colore
answer-as_own = come il proprio colore
answer-supply = nella riserva
answer-beats = ora { -the-colour($stronger) } batte { -the-colour($weaker) }
answer-water = acqua
answer-ground = { LIST($items) }
answer-pay_tile = paga con { -a-tile($tile) }; ne hai { $tiles }

## the actions of a turn

turn_action-eat = mangia un corallo
turn_action-cube = gioca un cubetto e piazza polipi
turn_action-second_cube = gioca un secondo cubetto e piazza
turn_action-shrimp = introduci un gamberetto
turn_action-move = muovi un gamberetto
turn_action-larva = scambia una tessera consumata con un cubetto
turn_action-alga = gioca un’alga
turn_action-polyp = scambia un cubetto con un polipo
turn_action-take = prendi dal mare, e chiudi il turno
turn_action-place = piazza roccia, acqua o una corona
turn_action-buy = compra una carta
turn_action-card = gioca una carta
turn_action-discard = scarta una carta
turn_action-end = termina il turno

## a decision

desk-hint = Un numero, o un’azione come `{ $action }`. ? aiuta; undo, log, score, save, quit.
desk-nine = L’azione 9 è non fare nulla: prendi dal mare (10) per chiudere il turno.
desk-not_now = Non ora. { JOIN($reasons, with: " ") } ({ $rule })
desk-impossible = Non è possibile. { $because } ({ $rule }) `? { $rule }` spiega la regola.
desk-no_answer = { $back ->
    [none] Qui { QUOTED($typed) } non è una risposta: scrivine una, per esempio { $example }.
   *[other] Qui { QUOTED($typed) } non è una risposta: scrivine una, per esempio { $example }; Invio torna indietro.
}
desk-unknown = Non capisco { QUOTED($typed) }. Scrivi ? per vedere che cosa puoi fare.
desk-play_card = La giochi?
desk-discard_card = La scarti?
desk-do_it = Confermi?
desk-take = { $notation ->
    [none] { $ends ->
        [none] Prendi il cubetto { -colour($colour) }, senza polipi?
       *[other] Prendi il cubetto { -colour($colour) }, senza polipi? Così chiudi il turno.
    }
   *[other] { $ends ->
        [none] Prendi il cubetto { -colour($colour) } e i polipi { $notation }?
       *[other] Prendi il cubetto { -colour($colour) } e i polipi { $notation }? Così chiudi il turno.
    }
}
desk-on_rock = sulla roccia:
desk-by_attack = attaccando:
desk-stop = stop: termina il piazzamento
desk-no_cell = Per questo colore non ci sono più spazi: stop.
desk-final = Turno addizionale: mangia un corallo, o passa.
desk-pass = pass: non mangiare nulla
desk-owed = Gioca ora il cubetto { -colour($colour) }; prima si possono muovere solo gamberetti.
desk-turn = Turno { $number }: che cosa fai?
desk-over = La partita è finita. log, board, save FILE, oppure Invio per uscire:
desk-over_help = Scrivi log, board, save FILE, oppure premi Invio per uscire.
console-too_long = La riga è troppo lunga: al massimo { $most } caratteri, per favore.
console-agrees = { $yes ->
    [none] [y/N]
   *[other] [Y/n]
}
console-more = Invio per continuare, q per tornare
console-back = Invio per tornare

## what is shown by commands

command-no_topic = Non so niente di { QUOTED($topic) }. Prova `? lay` o `? R5.3`.
command-no_undo = In questo turno non c’è niente che tu possa annullare.
command-undone = Annullato: { $action }.
command-coral = { $owner ->
    [none] corallo { -colour($colour) } da { $size }, senza gamberetto: { JOIN($cells, with: " ") }
   *[other] { $owner ->
        [you] corallo { -colour($colour) } da { $size }, con un tuo gamberetto: { JOIN($cells, with: " ") }
       *[other] corallo { -colour($colour) } da { $size }, con un gamberetto di { NAME($owner) }: { JOIN($cells, with: " ") }
    }
}
command-no_coral = Ci sono solo polipi singoli senza gamberetto.
command-no_cards = Questa partita non ha carte: `reef play --second-kind` le ha.
command-hand = La tua mano
command-open = { $player ->
    [you] Tue carte scoperte
   *[other] Carte scoperte di { NAME($player) }
}
command-discards = Scarti
save-failed = Non salvata: { $because }.
save-overwrite = { $because }. Vuoi sovrascriverlo?
save-not = Non salvata.
save-done = Salvata in { $file }.
save-ask = Salvare la partita? Un nome di file, Invio per { $file }, oppure n:
save-kept = La partita è salvata in { $file }.
save-go_on = `reef play --load { $file }` la riprende.
save-trouble = { $because }.
load-which = Quale file? Scrivi `load { $file }`.
load-leave = Lasciare questa partita senza salvarla?
load-failed = Non caricata: { $because }.
load-done = Caricata da { $file }.
session-curtain = La tastiera passa di mano: { $name } preme Invio, e nessun altro guarda.
session-turn = Turno { $number }.
session-setup = Preparazione.
session-nothing = Non è ancora successo niente.
session-more = ... (log mostra tutto)

## help

help_now-title = Che cosa puoi fare ora
help_now-lay = { $consumed ->
    [none] piazzare: scrivi uno spazio, o `{ $action }`
   *[other] piazzare: scrivi uno spazio, o `{ $action }`; con `consumed` in fondo piazzi una tessera consumata
}
help_now-word = { $action }: scrivi `{ $action }`
help_now-open = { $name }: scrivi { $number }, o `{ $action }`
help_now-not = { $name }: non ora. { JOIN($reasons, with: " ") } ({ $rule })
help_now-over = Più niente: la partita è finita.
help_now-setup = Preparazione: scegli con un numero o una lettera, o scrivi `{ $action }`.
help_now-any_time = In qualsiasi momento
help_now-written = { $kind ->
    [larvae] Si scrive: { OR($examples) }, i colori nell’ordine W Y O P G
    [choose] Si scrive: `choose` e quello che docs/notation.md dice per la carta
   *[other] Si scrive: { OR($examples) }
}
help_command-help = questo aiuto; `? lay` spiega un’azione, `? R5.3` una regola
help_command-undo = annulla la tua ultima azione di questo turno
help_command-board = disegna di nuovo il tavolo
help_command-corals = i coralli da due in su o con un gamberetto, dal più grande
help_command-cards = in Second Kind: le tue carte, quelle scoperte e gli scarti, con i testi
help_command-score = ciò che si sa dei punteggi
help_command-log = che cosa è successo finora
help_command-save = salva la partita; senza FILE è { $file }
help_command-load = riprende una partita salvata
help_command-quit = esce; prima puoi salvare

## the table

table_text-name = { $second_kind ->
    [none] { $advanced ->
        [none] Reef Encounter
       *[other] Reef Encounter, gioco avanzato
    }
   *[other] { $advanced ->
        [none] Second Kind
       *[other] Second Kind, gioco avanzato
    }
}
table_text-turn = turno { $number }
table_text-bag = sacchetto { $number }
table_text-board = mappa { $board }
table_text-worth = vale
table_text-eats = batte
table_text-sea = mare
table_text-cubes = cubetti
table_text-alga_space = spazio dell’alga:
table_text-alga = { $alga ->
    [none] vuoto
   *[other] { -alga($alga) }
}
table_text-coral_tiles = tessere corallo e loro alghe
table_text-hand = mano
table_text-consumed = consumati
table_text-fish = pesce
table_text-shrimps = gamberetti
table_text-shrimps_left = { $eaten ->
    [0] ancora { $left }
   *[other] ancora { $left }, mangiati { $eaten }
}
table_text-corals_of = coralli (grandezza, gamberetto)
table_text-corals = coralli
table_text-cards = { $reconstructed ->
    [none] carte ({ $deck }): { $pile } nel mazzo;
   *[other] carte (mazzo ricostruito): { $pile } nel mazzo;
}
table_text-blue_shrimps = { $at_sea ->
    [none] gamberetti blu: { $supply } nella riserva
   *[other] gamberetti blu: { $supply } nella riserva, 1 nel mare
}
table_text-hidden_cards = { $cards } coperte
table_text-no_card = nessuna
table_text-open_cards = scoperte:
table_text-discards = { $cards } scartate:
table_text-more_cards = ... (scrivi cards per vederle tutte)
