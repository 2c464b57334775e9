### The Second Kind: cards, the market, and what is chosen with them.

## A card

second_kind-blue_card = carta gamberetto blu
second_kind-use_blue = o usa il gamberetto blu
second_kind-answer = risposta
second_kind-scoring = a punti
second_kind-close = Chiudi
second_kind-answer_with = Rispondi con questa
second_kind-play_text = Gioca il testo
second_kind-eat_with = Mangia con questa il primo corallo
second_kind-introduce_blue = Introduci un gamberetto blu
second_kind-move_blue = Sposta un gamberetto blu
second_kind-discard = Scarta
second_kind-own_turn = Le carte si giocano nel proprio turno, dopo l’azione 1.
second_kind-ready = Pronta: quando arriva il momento, ti viene chiesto.
second_kind-quiet = Non ti viene chiesto nulla: vale come no, e nessuno lo viene a sapere.
second_kind-do_not_ask = Non chiedermelo
second_kind-ask_again = Chiedimelo di nuovo
second_kind-is_ready = pronta
second_kind-is_quiet = senza domanda

## Cards and market

second_kind-market = Carte e mercato
second_kind-cards = Carte
second_kind-whole_deck = Tutto il mazzo
second_kind-reconstructed = Mazzo ricostruito
second_kind-in_pile = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
second_kind-discards = Scarti
second_kind-discarded = { $count ->
    [one] { $count } scartata
   *[other] { $count } scartate
}
second_kind-blue_supply = { $count ->
    [one] { $count } gamberetto blu nella riserva
   *[other] { $count } gamberetti blu nella riserva
}
# After the one above, and a comma
second_kind-one_on_sea = uno nel mare aperto
second_kind-no_blue = gamberetti blu esauriti
second_kind-buy = Compra
second_kind-bought = Comprata
# After the name of a card, and a comma
second_kind-usable = si può usare ora
second_kind-in_hand = { $count } in mano
second_kind-no_card = Nessuna carta in mano.
second_kind-no_card_buy = Nessuna carta in mano. Comprane una con una tessera o un cubetto.
second_kind-open_before = Scoperte davanti a { $name }

## What can be chosen in the prompt

second_kind-choices = Scelte
second_kind-give = Dai
second_kind-at_space = Sullo spazio
second_kind-take = Prendi
second_kind-cube = cubetto { -colour($colour) }
second_kind-space = spazio { -colour($colour) }
second_kind-alga = alga { -alga($alga) }
second_kind-coral_tile = tessera corallo { -colour($stronger) }/{ -colour($weaker) }
# A part of an action, on a button; from the hand and for a cube goes without saying
second_kind-part = { $part ->
    [hand] { "" }
    [cube] { "" }
    [consumed] consumata
    [off] Fuori dalla mappa
    [done] Basta così
    [introduce] Introduci
    [move] Muovi
    [shoo] Rimuovi una corona
    [nudge] Sposta una corona
    [summon] Chiama una corona
    [rock] Nuda roccia
    [water] Acqua profonda
    [blue] Introduci un gamberetto blu
    [shift] Sposta un gamberetto blu
    [swap] Scambia
   *[other] { $part }
}
second_kind-back = Indietro
second_kind-tiles_and_cards = Tessere barriera e carte
second_kind-buy_card = Compra una carta
second_kind-half_lies = Come sta il mezzo polipo
second_kind-turn_key = Gira (T)
second_kind-tile_to_lay = Tessera da piazzare
second_kind-lay_from_hand = Piazza { -a-tile($tile) } dalla mano, ne hai { $count }
second_kind-lay_from_consumed = Piazza { -a-tile($tile) } dalle tessere consumate, ne hai { $count }
second_kind-consumed = consumata
second_kind-meal_card = Carta per il primo pasto
# Stands before the names of cards
second_kind-with = Con
second_kind-end_turn = Termina il turno

## The time left for an answer

second_kind-seconds = { $count } s
second_kind-you_have = { $count ->
    [one] Hai { $count } secondo per rispondere.
   *[other] Hai { $count } secondi per rispondere.
}
second_kind-at_most = { $count ->
    [one] Al massimo { $count } secondo.
   *[other] Al massimo { $count } secondi.
}
# Each stands after the seconds that are left: 12 s
second_kind-until_heard = e si saprà la tua risposta
second_kind-to_answer = per rispondere; tacere vale no
second_kind-too_late = tempo scaduto: vale no
second_kind-let_me_think = Fammi pensare
second_kind-for_others = al massimo
second_kind-thinks = { $name } ci pensa
second_kind-to_think = per pensarci; senza risposta vale no

## A game at a real table is entered

second_kind-which_card = Quale carta è uscita dal mazzo?
second_kind-card = Carta
second_kind-choose = Scegli…
second_kind-in_fish = Tessere speciali nel pesce
second_kind-so_many_in_fish = Tessere speciali nel pesce: { $count }
second_kind-scoring_cards = Carte a punti, scoperte o in mano
second_kind-shrimps_home = Gamberetti su coralli da tre in su
