### Partien in Listen: wie sie stehen, was sie sind.

## How a game stands

# $winners are names; $me whether it is the reader alone. $points are those of each of them.
games-won = { $me ->
    [none] { AND($winners) }: Sieg mit { -points($points, case: "dative") }
   *[other] Du hast mit { -points($points, case: "dative") } gewonnen
}
# The same of a game that was decided before its end: points say nothing there.
games-decided = { $me ->
    [none] Sieg für { AND($winners) }
   *[other] Du hast gewonnen
}
games-nobody = Vorbei, niemand hat bis zum Ende gespielt
games-waits = Wartet auf Mitspieler
games-setup = Spielaufbau
games-turn = Zug { $turn }
games-my_turn = Zug { $turn }, du bist dran
games-their_turn = Zug { $turn }, { AND($players) } am Zug

## What is said of a game besides its title and names.

games-entered = Vom echten Tisch
games-record = Geöffnete Aufzeichnung
games-second_kind = Second Kind
games-advanced = Fortgeschritten
games-branched = Abgezweigt
games-resigned = { $me ->
    [none] { $player } hat aufgegeben
   *[other] Du hast aufgegeben
}
games-out_of_time = { $me ->
    [none] Zeit abgelaufen: { $player }
   *[other] Deine Zeit ist abgelaufen
}
games-left = { $me ->
    [none] { $player } ist vorzeitig gegangen
   *[other] Du bist vorzeitig gegangen
}
games-paused = Unterbrochen
