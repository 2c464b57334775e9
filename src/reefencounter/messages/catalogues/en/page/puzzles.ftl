### Puzzles in a list: how hard they are, how far one has come.

puzzles-level = Level { $level } of 5
puzzles-open = open
puzzles-begun = begun
puzzles-found = found
puzzles-score = { $score } of 100
puzzles-shown = looked up

## By which rules, where they are not the usual ones

puzzles-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
puzzles-advanced = advanced game
puzzles-second_kind = Second Kind

## The puzzles of the last days, and all of them by theme

puzzles-week = The last seven days
# $day is a day of the week; none is today
puzzles-day = { $day ->
    [none] Today
   *[other] { $day }
}, { $done ->
    [none] open
   *[other] answered
}
puzzles-today = Today: { $theme }
puzzles-look = Look at it
puzzles-go_on = Go on
puzzles-solve = Solve it
puzzles-own = From your games
puzzles-done_of = { $done } of { $all }
