### The ten actions: a few words for a button, and a sentence for what each would do.

## why not, in a few words

brief-not_now = Non ora
brief-not_possible = Ora non è possibile
brief-no_cube_fits = Nessun cubetto adatto
brief-no_tile_fits = Nessuna tessera adatta
brief-after_setup = Dopo la preparazione
brief-finish_laying = Prima finisci di piazzare
brief-cube_first = Prima gioca il cubetto
brief-eat_or_pass = Solo mangiare o passare
brief-at_start = Solo all’inizio
brief-acted = Non dopo altre azioni
brief-no_coral = { $actor ->
    [you] Nessun corallo tuo
   *[other] Nessun corallo suo
}
brief-no_shrimp_on_board = Nessun gamberetto in gioco
brief-nothing_to_guard = Nessun corallo
brief-no_cube = Nessun cubetto
brief-no_cube_to_swap = Nessun cubetto da scambiare
brief-no_consumed = Nessuna tessera consumata
brief-largest_coral = Corallo più grande: { $size }
brief-feeds_nothing = Non nutrirebbe il pesce
brief-no_polyp = Nessun polipo da piazzare
brief-no_polyp_then = Poi nessun polipo da piazzare
brief-no_cell = Nessuno spazio possibile
brief-no_shrimp_left = Gamberetti esauriti
brief-no_free_coral = Nessun corallo libero
brief-just_moved = Appena mosso
brief-no_cube_in_supply = Nessun cubetto nella riserva
brief-two_played = Due cubetti già giocati
brief-no_alga = Alghe esaurite
brief-no_polyp_left = Nessun polipo da prendere
brief-shrimp_on_rock = Gamberetto sulla nuda roccia
brief-collected = Già preso dal mare
brief-needs_card = Serve una carta gamberetto blu
brief-no_reef_tile = Nessuna tessera barriera
brief-no_place = Nessuno spazio adatto
brief-no_payment = Niente con cui pagare
brief-one_card = Una carta per turno
brief-three_cards = { $actor ->
    [you] Hai già tre carte
   *[other] { NAME($actor) } ha già tre carte
}
brief-no_card_left = Carte esaurite
brief-not_after_collecting = Non dopo aver preso dal mare
brief-no_card = Nessuna carta
brief-no_blue_card = Nessuna carta gamberetto blu
brief-no_card_fits = Nessuna carta adatta

## how it stands, in a few words

brief-decide = Prima decidi
brief-done = Fatto
brief-after_first_cube = Dopo il primo cubetto
brief-owed = Gioca il cubetto { -colour($colour) }
brief-laid = { $laid ->
    [one] { $laid } polipo { -colour($colour) } piazzato
   *[other] { $laid } polipi { -colour($colour, number: "plural") } piazzati
}

## what is done, or being done

done-1 = { $actor ->
    [you] In questo turno il tuo pesce ha già mangiato.
   *[other] In questo turno il pesce di { NAME($actor) } ha già mangiato.
}
done-2 = { $actor ->
    [you] In questo turno hai già giocato il primo cubetto.
   *[other] In questo turno { NAME($actor) } ha già giocato il primo cubetto.
}
done-3 = { $actor ->
    [you] In questo turno hai già giocato il secondo cubetto.
   *[other] In questo turno { NAME($actor) } ha già giocato il secondo cubetto.
}
done-4 = { $actor ->
    [you] In questo turno hai già introdotto un gamberetto.
   *[other] In questo turno { NAME($actor) } ha già introdotto un gamberetto.
}
done-8b = { $actor ->
    [you] In questo turno hai già comprato una carta.
   *[other] In questo turno { NAME($actor) } ha già comprato una carta.
}
done-10 = { $actor ->
    [you] In questo turno hai già preso dal mare.
   *[other] In questo turno { NAME($actor) } ha già preso dal mare.
}
nothing-acted = { $actor ->
    [you] In questo turno hai già fatto qualcosa.
   *[other] In questo turno { NAME($actor) } ha già fatto qualcosa.
}
cube-second = Viene dopo l’azione 2.
progress-owed = Gioca il cubetto { -colour($colour) }: è stato preso per giocarlo subito.
progress-laying = { $actor ->
    [you] { $laid ->
        [0] Stai piazzando polipi { -colour($colour, number: "plural") }: ancora nessuno sulle mappe.
        [one] Stai piazzando polipi { -colour($colour, number: "plural") }: finora uno.
       *[other] Stai piazzando polipi { -colour($colour, number: "plural") }: finora { -number($laid) }.
    }
   *[other] { $laid ->
        [0] { NAME($actor) } sta piazzando polipi { -colour($colour, number: "plural") }: ancora nessuno sulle mappe.
        [one] { NAME($actor) } sta piazzando polipi { -colour($colour, number: "plural") }: finora uno.
       *[other] { NAME($actor) } sta piazzando polipi { -colour($colour, number: "plural") }: finora { -number($laid) }.
    }
}

## what is offered, in a few words

offer-eat = { $corals ->
    [one] { $corals } corallo da mangiare
   *[other] { $corals } coralli da mangiare
}
offer-colours = { CAPITAL(OR($colours, item: "colour")) }
offer-many_colours = { COUNT($colours) } colori
offer-shrimp = { $left ->
    [one] Ne resta { $left }
   *[other] Ne restano { $left }
}
offer-move = { $shrimps ->
    [one] { $shrimps } gamberetto da muovere
   *[other] { $shrimps } gamberetti da muovere
}
offer-alga = { $tiles ->
    [one] { $tiles } tessera con cui pagare
   *[other] { $tiles } tessere con cui pagare
}
offer-ends_turn = { $actor ->
    [you] Chiude il tuo turno
   *[other] Chiude il turno
}
offer-pass = Passa
offer-nothing = Prendi e basta
offer-ways = { $ways } modi
offer-polyp = Scambia un cubetto
offer-place = Piazza una tessera barriera
offer-buy = Compra una carta
offer-cards = { $cards ->
    [one] { $cards } carta da giocare
   *[other] { $cards } carte da giocare
}

## what an action would do

promise-eat = { $actor ->
    [you] Il tuo pesce può mangiare un tuo corallo, prima di ogni altra cosa nel turno.
   *[other] Il pesce di { NAME($actor) } può mangiare un suo corallo, prima di ogni altra cosa nel turno.
}
promise-eat_last = { $actor ->
    [you] Il tuo pesce può mangiare un tuo corallo.
   *[other] Il pesce di { NAME($actor) } può mangiare un suo corallo.
}
promise-cube = Gioca un cubetto { OR($colours, item: "colour") } e piazza polipi del suo colore.
promise-shrimp = { $actor ->
    [you] Metti un tuo gamberetto da dietro lo schermo su un corallo che non ne ha.
   *[other] Metti un gamberetto di { NAME($actor) } da dietro lo schermo su un corallo che non ne ha.
}
promise-move = { $actor ->
    [you] Muovi i tuoi gamberetti dentro un corallo, su un corallo che non ne ha, sulla nuda roccia o dietro lo schermo.
   *[other] Muovi i gamberetti di { NAME($actor) } dentro un corallo, su un corallo che non ne ha, sulla nuda roccia o dietro lo schermo.
}
promise-larva = Scambia una tessera { OR($colours, item: "colour", gender: "f") } consumata con un cubetto del suo colore, da giocare subito.
promise-larva_kept = Scambia una tessera { OR($colours, item: "colour", gender: "f") } consumata con un cubetto del suo colore.
promise-alga = Paga una tessera consumata per un’alga, che fa girare tessere corallo.
promise-alga_lock = Paga una tessera consumata per un’alga, che fa girare tessere corallo o ne blocca una.
promise-polyp = Scambia un cubetto { OR($colours, item: "colour") } con un polipo del suo colore.
promise-take = { $actor ->
    [you] Prendi uno spazio del mare aperto: il cubetto e i polipi. Così chiudi il turno.
   *[other] Prendi uno spazio del mare aperto: il cubetto e i polipi. Così il turno finisce.
}
promise-end = { $actor ->
    [you] Hai preso dal mare: termina il turno.
   *[other] { NAME($actor) } ha preso dal mare: termina il turno.
}
promise-pass = { $actor ->
    [you] Passa: nel turno addizionale non mangi nulla.
   *[other] Passa: nel turno addizionale { NAME($actor) } non mangia nulla.
}
promise-nothing = { $actor ->
    [you] Puoi anche non fare nulla: prendi dal mare e basta.
   *[other] { NAME($actor) } può anche non fare nulla: prende dal mare e basta.
}
promise-place = Piazza { OR($tiles, item: "reef-tile") } su una mappa.
promise-buy = Compra una carta pagando una tessera o un cubetto.
promise-cards = { $cards ->
    [1] Gioca una carta, per il testo o per il gamberetto blu.
   *[other] Gioca una carta su { -number($cards) }, per il testo o per il gamberetto blu.
}
