### Pictures of the table: their labels, and all of it in words for those who do not see it.

## who does what now

now-setup = { $player ->
    [you] Preparazione: scegli tu
   *[other] Preparazione: sceglie { NAME($player) }
}
now-turn = { $player ->
    [you] Tocca a te
   *[other] Turno di { NAME($player) }
}
now-laying = { $player ->
    [you] Piazzi polipi { -colour($colour, number: "plural") }, finora { $laid }
   *[other] { NAME($player) } piazza polipi { -colour($colour, number: "plural") }, finora { $laid }
}
now-final = { $player ->
    [you] Turno addizionale: mangi o passi
   *[other] Turno addizionale: { NAME($player) } mangia o passa
}
now-over = { $by ->
    [locks] Partita finita: tessere corallo tutte bloccate
    [shrimps] Partita finita: mangiato il quarto gamberetto
    [full] Partita finita: non si può più piazzare niente
    [supply] Partita finita: il mare non si può più rifornire
   *[limit] Partita finita: ultimo turno concluso
}
now-crowns = { $player ->
    [you] Fai agire le corone di spine
   *[other] { NAME($player) } fa agire le corone di spine
}
now-flee = { $player ->
    [you] Muovi il gamberetto via da { $cell }
   *[other] { NAME($player) } muove il gamberetto via da { $cell }
}
now-drift = { $player ->
    [you] Sposti il gamberetto blu via da { $cell }
   *[other] { NAME($player) } sposta il gamberetto blu via da { $cell }
}
now-return = { $player ->
    [you] Rimetti tessere nel sacchetto: ancora { $left }
   *[other] { NAME($player) } rimette tessere nel sacchetto: ancora { $left }
}
now-split = { $player ->
    [you] Dividi o tieni { -a-tile($tile) }
   *[other] { NAME($player) } divide o tiene { -a-tile($tile) }
}
now-window = Ora si può giocare una carta
now-answer = { $player ->
    [you] Rispondi tu: «{ CARD($card) }»
   *[other] Risponde { NAME($player) }: «{ CARD($card) }»
}
now-choose = { $player ->
    [you] Scegli tu: «{ CARD($card) }»
   *[other] Sceglie { NAME($player) }: «{ CARD($card) }»
}

## a cell

cell-polyp = polipo { -colour($colour) }
cell-tile = { -tile($tile) }
cell-rock = roccia vuota
cell-coral = in un corallo da { $size }
cell-shrimp = { $player ->
    [you] tuo gamberetto
   *[other] gamberetto di { NAME($player) }
}
cell-blue_shrimp = gamberetto blu
cell-ward = con uno scudo

## the table in words

picture-title = Reef Encounter, turno { $number }.
picture-cell = { $cell }, { LIST($items) }
picture-board = { $items ->
    [none] Mappa { $board }: vuota.
   *[other] Mappa { $board }: { JOIN($items, with: "; ") }.
}
picture-special = Di speciale sulla mappa { $board }: { JOIN($items, with: "; ") }.
picture-coral = { $owner ->
    [none] corallo { -colour($colour) } da { $size } in { $cell }
   *[other] { $owner ->
        [you] corallo { -colour($colour) } da { $size } in { $cell } con un tuo gamberetto
       *[other] corallo { -colour($colour) } da { $size } in { $cell } con un gamberetto di { NAME($owner) }
    }
}
picture-coral_tiles = Tessere corallo: { JOIN($items, with: "; ") }.
picture-coral_tile = { $alga ->
    [none] { -colour($stronger) } su { -colour($weaker) }
   *[other] { -colour($stronger) } su { -colour($weaker) }, bloccata dall’alga { -alga($alga) }
}
picture-values = Un polipo vale: { LIST($items) }.
picture-alga_space = { $alga ->
    [none] Spazio dell’alga: vuoto.
   *[other] Spazio dell’alga: { -alga($alga) }.
}
picture-sea = Mare aperto: { JOIN($items, with: "; ") }.
picture-space = { $tiles ->
    [none] { -colour($colour) }: niente
   *[other] { -colour($colour) }: { AND(GROUPS($tiles), item: "heap-group", first: "heap-first") }
}
picture-bag = Sacchetto: { $tiles }.
picture-player = { $player ->
    [you] Tu, { -player-colour($player_colour) }: { JOIN($items, with: "; ") }.
   *[other] { NAME($player) }, { -player-colour($player_colour) }: { JOIN($items, with: "; ") }.
}
pile-hand = { $items ->
    [none] mano: niente
   *[other] mano: { LIST($items) }
}
pile-cubes = { $items ->
    [none] cubetti: nessuno
   *[other] cubetti: { LIST($items) }
}
pile-consumed = { $items ->
    [none] consumati: nessuno
   *[other] consumati: { LIST($items) }
}
pile-fish = { $items ->
    [none] pesce: niente
   *[other] pesce: { LIST($items) }
}
pile-tiles = { AND(GROUPS($tiles), item: "heap-group") }
pile-unseen = { $unseen ->
    [one] { $unseen } nascosto
   *[other] { $unseen } nascosti
}
pile-cards = { $cards ->
    [none] { $unseen ->
        [0] carte: nessuna
       *[other] carte: { $unseen } coperte
    }
   *[other] { $unseen ->
        [0] carte: { AND($cards, item: "card") }
       *[other] carte: { AND($cards, item: "card") }, { $unseen } coperte
    }
}
pile-open_cards = scoperte davanti a sé: { AND($cards, item: "card") }
pile-shrimps = gamberetti: { $unplayed } da giocare, { $eaten } mangiati
picture-cards = { $reconstructed ->
    [none] { $cards ->
        [none] Carte azione ({ $deck }): { $pile } nel mazzo; scarti: nessuno.
       *[other] Carte azione ({ $deck }): { $pile } nel mazzo; scarti: { AND($cards, item: "card") }.
    }
   *[other] { $cards ->
        [none] Carte azione (mazzo ricostruito): { $pile } nel mazzo; scarti: nessuno.
       *[other] Carte azione (mazzo ricostruito): { $pile } nel mazzo; scarti: { AND($cards, item: "card") }.
    }
}
picture-blue_shrimps = { $at_sea ->
    [none] Gamberetti blu: { $supply } nella riserva, nessuno nel mare aperto.
   *[other] Gamberetti blu: { $supply } nella riserva, uno nel mare aperto.
}

## labels

label-game = Reef Encounter
label-turn = Turno
label-bag = Sacchetto
label-locked = Bloccate
label-locked_of = { $locked } su { $coral_tiles }
label-second_kind = Second Kind
label-advanced = Gioco avanzato
label-sea = Mare aperto e forze
label-arrows = freccia: dal più forte al più debole
label-coral_tiles = Tessere corallo
label-tiles_locked = { $locked } su { $coral_tiles } bloccate
label-supply = Riserva
label-pile = { $cards } nel mazzo
label-discarded = { $cards } scartate
label-blue_shrimps = Gamberetti blu nella riserva
label-none = nessuna
label-discards = Scarti: { LIST($cards, item: "card") }
label-cards = Carte azione
label-deck = { $reconstructed ->
    [none] { $deck }
   *[other] mazzo ricostruito
}
label-to_act = di turno
label-hand = Mano
label-cubes = Cubetti
label-consumed = Consumati
label-held_cards = Carte
label-open_cards = Scoperte
label-coral_tile = { $alga ->
    [none] Tessera corallo { $coral_tile }: { -colour($stronger) } su { -colour($weaker) }, alga più grande { -alga($large) }, più piccola { -alga($small) }
   *[other] Tessera corallo { $coral_tile }: { -colour($stronger) } su { -colour($weaker) }, bloccata dall’alga { -alga($alga) }
}

## the table in letters, for prompts, logs and environments

letters-player = giocatore { $number }
letters-turn = { $phase ->
    [setup] turno { $number }: { $player }, preparazione
    [turn] turno { $number }: tocca a { $player }
    [laying] turno { $number }: { $player } piazza { $colour }
    [final] turno { $number }: { $player }, turno addizionale
   *[over] turno { $number }: { $player }, fine della partita
}
letters-to_act = { $begun ->
    [none] tocca al giocatore { $player }
   *[other] tocca al giocatore { $player }, iniziato: { JOIN($begun, with: " ") }
}
letters-special = speciali
letters-blue = blu
letters-blue_shrimps = { $at_sea ->
    [none] { $supply } nella riserva
   *[other] { $supply } nella riserva e 1 in mare
}
letters-discards = scarti
letters-strength = forza
letters-alga = cilindro alga
letters-sea = mare
letters-bag = sacchetto
letters-hand = mano { $tiles }
letters-cubes = cubetti { $tiles }
letters-consumed = consumati { $tiles }
letters-fish = pesce { $tiles }
letters-known = { $total } (noti { $tiles })
letters-shrimps = gamberetti { $number }
letters-eaten = mangiati { $number }
letters-cards = carte { $cards }
letters-open_cards = sul tavolo { LIST($cards) }
