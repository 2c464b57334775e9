### Puzzles in a list: how hard they are, how far one has come.

puzzles-level = Livello { $level } su 5
puzzles-open = da risolvere
puzzles-begun = cominciato
puzzles-found = trovato
puzzles-score = { $score } su 100
puzzles-shown = soluzione vista

## By which rules, where they are not the usual ones

puzzles-players = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
puzzles-advanced = gioco avanzato
puzzles-second_kind = Second Kind

## The puzzles of the last days, and all of them by theme

puzzles-week = Gli ultimi sette giorni
# $day is a day of the week; none is today
puzzles-day = { $day ->
    [none] Oggi
   *[other] { $day }
}, { $done ->
    [none] da risolvere
   *[other] consegnato
}
puzzles-today = Oggi: { $theme }
puzzles-look = Guardalo
puzzles-go_on = Continua
puzzles-solve = Risolvilo
puzzles-own = Dalle tue partite
puzzles-done_of = { $done } su { $all }
