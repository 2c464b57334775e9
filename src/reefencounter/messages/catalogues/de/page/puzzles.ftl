### Rätsel in einer Liste: wie schwer sie sind, wie weit man ist.

puzzles-level = Stufe { $level } von 5
puzzles-open = offen
puzzles-begun = angefangen
puzzles-found = gefunden
puzzles-score = { $score } von 100
puzzles-shown = nachgesehen

## By which rules, where they are not the usual ones

puzzles-players = { $players } Spieler
puzzles-advanced = für Fortgeschrittene
puzzles-second_kind = Second Kind

## The puzzles of the last days, and all of them by theme

puzzles-week = Die letzten sieben Tage
# $day is a day of the week; none is today
puzzles-day = { $day ->
    [none] Heute
   *[other] { $day }
}, { $done ->
    [none] offen
   *[other] beantwortet
}
puzzles-today = Heute: { $theme }
puzzles-look = Ansehen
puzzles-go_on = Weiter
puzzles-solve = Lösen
puzzles-own = Aus deinen Partien
puzzles-done_of = { $done } von { $all }
