### A puzzle: what is asked, and what the turn was worth.

puzzle-not_shown = Questo problema non si può mostrare
puzzle-laid_out = Preparo la barriera…
puzzle-name = Problema
puzzle-of_the_day = Problema del giorno · { $date }
# that one made of a turn of one’s own game
puzzle-own = Problema da una partita
puzzle-of = Problema di { $date }
puzzle-how_hard = Livello { $level }

## What is asked

puzzle-find = Tocca a te: trova il turno migliore
puzzle-played = Il tuo turno è giocato
puzzle-you_are = Sei il { CAPITAL(-player-colour($colour)) }, è il turno { $turn }.
puzzle-you_are_by = Sei il { CAPITAL(-player-colour($colour)) }, è il turno { $turn } ({ LIST($rules) }).
puzzle-hand = Mano
puzzle-cubes = Cubetti
puzzle-consumed = Consumati
puzzle-shrimps = Gamberetti
puzzle-fish = Nel tuo pesce
puzzle-sea = Mare aperto e forze
puzzle-boards = Mappe della barriera
puzzle-coral_tiles = Tessere corallo
puzzle-locked = { $locked ->
    [one] { $locked } su 10 bloccata
   *[other] { $locked } su 10 bloccate
}

## What one can do

puzzle-play = Gioca il turno
puzzle-go_on = Continua
# from the table back to what is asked
puzzle-leave = Al problema
puzzle-hand_in = Consegna
puzzle-step_back = Un passo indietro
puzzle-show = Mostra
puzzle-show_sure = Vedrai il turno migliore, e poi non potrai più consegnare il tuo.
puzzle-show_yes = Sì, mostralo
puzzle-show_no = Non ancora
puzzle-judged = Un bot forte guarda il tuo turno…
puzzle-how_played = Si consegna una volta sola. Tasti: R consegna, U torna indietro di un passo.
puzzle-how = Giocalo al tavolo con tutte le sue azioni; annulla quanto vuoi. Si consegna una volta sola, quando il turno è finito.
puzzle-no_hints = Un problema non ha consigli. «Mostra» fa vedere il turno migliore.

## The answer

puzzle-result = Il tuo risultato
# behind the score, which is large
puzzle-of_hundred = su 100
puzzle-you = Tu
puzzle-best = Migliore
puzzle-percent = { $percent }%
puzzle-expected = Il risultato che un bot forte prevede poi per te; 100% è una vittoria sicura.
puzzle-found_by = Chi l’ha trovato: { $percent }%.
puzzle-best_turn = Il turno migliore
puzzle-numbers = I numeri sono i passi del turno migliore.
puzzle-left_out = Questo non l’hai fatto.
puzzle-missed = Questi passi nel tuo turno non c’erano.
puzzle-show_on_board = Mostra sulla mappa
puzzle-next = Prossimo problema
puzzle-all = Tutti i problemi
