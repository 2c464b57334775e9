### Puzzles in a list: how hard they are, how far one has come.

puzzles-level = Obtížnost { $level } z 5
puzzles-open = čeká
puzzles-begun = rozehraná
puzzles-found = vyřešená
puzzles-score = { $score } ze 100
puzzles-shown = ukázaná

## By which rules, where they are not the usual ones

puzzles-players = { -players($players) }
puzzles-advanced = hra pro pokročilé
puzzles-second_kind = Second Kind

## The puzzles of the last days, and all of them by theme

puzzles-week = Posledních sedm dní
# $day is a day of the week; none is today
puzzles-day = { $day ->
    [none] Dnes
   *[other] { CAPITAL($day) }
}, { $done ->
    [none] čeká
   *[other] zodpovězená
}
puzzles-today = Dnes: { $theme }
puzzles-look = Podívat se
puzzles-go_on = Dál
puzzles-solve = Vyřešit
puzzles-own = Z tvých partií
puzzles-done_of = { $done } { -out-of($all) }
