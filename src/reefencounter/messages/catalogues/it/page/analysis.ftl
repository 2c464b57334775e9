### A finished game looked at once more. $who is a player; none is the reader.

analysis-not_shown = Questa partita non si può analizzare
analysis-waiting = Esamino i primi turni…
analysis-complete = L’analisi è completa.
analysis-fair = Ciò che un giocatore non poteva sapere non gli viene rimproverato: ogni turno è giudicato da quello che vedeva chi l’ha giocato. La fortuna sposta la linea, ma non è colpa di nessuno.

## On top

analysis-name = Analisi
analysis-players = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
analysis-title = Dov’è girata la partita
analysis-tied = Primo posto a pari merito con { -points($points) }: { AND($names) }
analysis-won_two = { $who ->
    [none] Hai vinto { $points } a { $others }
   *[other] { $who } ha vinto { $points } a { $others }
}
analysis-won = { $who ->
    [none] Hai vinto con { -points($points) }
   *[other] { $who } ha vinto con { -points($points) }
}
analysis-told_to = Per chi
analysis-for_all = Per tutti
analysis-for = Per { $name }
analysis-replay = Replay
analysis-play_on = Gioca da qui

## The course of the game. Results go from 0 to 100; $nodes is how many positions were looked at for each turn.

analysis-ahead = Chi era in testa
analysis-measure_each = Risultato atteso di ogni giocatore, da 0 a 100, con { NUMBER($nodes) } posizioni per turno
analysis-measure_of = Risultato atteso di { $name }, da 0 a 100, con { NUMBER($nodes) } posizioni per turno
analysis-measure_you = Il tuo risultato atteso, da 0 a 100, con { NUMBER($nodes) } posizioni per turno
analysis-looked_at = Turni esaminati
analysis-working = Turno { $done } di { $of }
analysis-steady = { $who ->
    [none] Il tuo risultato atteso resta sempre vicino a { $first } su 100.
   *[other] Il risultato atteso di { $who } resta sempre vicino a { $first } su 100.
}
# $high_turn and $low_turn are turns; none is the end of the game
analysis-course = { $who ->
    [none] Il tuo risultato atteso
   *[other] Il risultato atteso di { $who }
} parte da { $first } su 100, tocca il massimo { $high_turn ->
    [none] alla fine
   *[other] prima del turno { $high_turn }
} con { $high }, il minimo { $low_turn ->
    [none] alla fine
   *[other] prima del turno { $low_turn }
} con { $low }, e finisce a { $last }.
# beside the middle of the chart: nobody is ahead
analysis-even = pari
# below the chart, at its first turn
analysis-first_turn = turno { $number }
analysis-you = tu
analysis-above = sopra la metà
analysis-below = sotto

## From turn to turn

analysis-turns = Turni
analysis-turn_back = Un turno indietro
analysis-turn_back_key = Un turno indietro (←)
analysis-turn_on = Un turno avanti
analysis-turn_on_key = Un turno avanti (→)
analysis-slider = Turno
analysis-turn_number = Turno { $number }
analysis-turn_of = { $who ->
    [none] Turno { $number }, tu
   *[other] Turno { $number }, { $who }
}
# $does tells the turn in a sentence
analysis-turn_told = { $who ->
    [none] Turno { $number }, tu. { $does }
   *[other] Turno { $number }, { $who }. { $does }
}

## The turning points

analysis-points = { $points ->
    [0] Svolte
    [1] Una svolta
    [2] Due svolte
   *[other] Tre svolte
}
analysis-none_so_far = Finora nessuna.
# behind the result, which is large
analysis-of_hundred = { $who ->
    [none] su 100, tu
   *[other] su 100, { $who }
}
# makes a puzzle of this position
analysis-practise = Allenati su questo

## A turn beside a better one

analysis-which_turn = Quale turno
analysis-played_side = Giocato
analysis-better_side = Meglio
analysis-laid_out = Preparo la mappa…
analysis-no_change = Sulle mappe non è cambiato niente.
analysis-no_better_found = Per questo turno non si è trovato niente di meglio.

## The end, and all turns as a table

analysis-along = Da ricordare
analysis-along_for = { $name }:
analysis-all_turns = Tutti i turni, in una tabella
analysis-table = Risultato atteso di ogni giocatore prima di ogni turno, da 0 a 100. Margine: di quanto era meglio un altro turno, nel risultato, più un quinto per ogni punto.
analysis-player = Chi
analysis-better_by = Margine
analysis-after_last = Dopo l’ultimo turno
