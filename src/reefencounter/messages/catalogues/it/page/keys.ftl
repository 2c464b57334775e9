### Keys, and what they do.

# What is written on a key
keys-name = { $key ->
    [PageUp] Pag su
    [PageDown] Pag giù
    [Home] Inizio
    [End] Fine
    [Enter] Invio
    [Esc] Esc
   *[Space] Spazio
}
# Between the first and the last of several keys: 1 a 9
keys-to = a

## At the table

keys-actions = le dieci azioni (0 è l’azione 10, prendi)
keys-arrows = da uno spazio all’altro di una mappa
keys-boards = la mappa prima, la mappa dopo
keys-next_cell = il prossimo spazio che si può scegliere
keys-choose = scegli; di nuovo per confermare
keys-back = un passo indietro
keys-stop = termina il piazzamento
keys-cards = le carte (Second Kind)
keys-chat = la chat, se si gioca da dispositivi diversi; altrimenti le carte. Esc riporta alla barriera
keys-turn_tile = gira il mezzo polipo che stai per piazzare (Second Kind)
keys-undo = annulla, nel tuo turno
keys-again = rivedi l’ultimo turno
keys-protected = mostra quali polipi sono protetti
keys-large = una mappa in grande, o tutte
keys-hint = un consiglio
keys-signs = spiega il simbolo seguente del tavolo; con Maiusc il precedente
keys-help = questo aiuto

## In an analysis

keys-turns = un turno indietro, un turno avanti
keys-turning_points = le svolte
keys-better = turno giocato o migliore
keys-first_last = il primo turno, l’ultimo turno

## In a replay

keys-play = avvia, pausa
keys-steps = un passo indietro, un passo avanti
keys-ends = all’inizio, alla fine

## At a puzzle

keys-hand_in = consegna, quando il tuo turno è finito
keys-best_turn = mostra il turno migliore, e vale come tua risposta
