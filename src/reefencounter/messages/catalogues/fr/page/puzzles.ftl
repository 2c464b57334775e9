### Puzzles in a list: how hard they are, how far one has come.

puzzles-level = Niveau { $level } sur 5
puzzles-open = ouvert
puzzles-begun = commencé
puzzles-found = trouvé
puzzles-score = { $score } sur 100
puzzles-shown = solution vue

## By which rules, where they are not the usual ones

puzzles-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
puzzles-advanced = règles avancées
puzzles-second_kind = Second Kind

## The puzzles of the last days, and all of them by theme

puzzles-week = Les sept derniers jours
# $day is a day of the week; none is today
puzzles-day = { $day ->
    [none] Aujourd’hui
   *[other] { $day }
}, { $done ->
    [none] ouvert
   *[other] fait
}
puzzles-today = Aujourd’hui : { $theme }
puzzles-look = Le regarder
puzzles-go_on = Continuer
puzzles-solve = Le résoudre
puzzles-own = Tirés de vos parties
puzzles-done_of = { $done } sur { $all }
