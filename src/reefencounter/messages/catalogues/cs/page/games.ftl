### Games in lists: how they stand, what they are.

## How a game stands

# $winners are names; $me whether it is the reader alone, who is called "You" then. $points are those of each of them.
games-won = { $me ->
    [none] { COUNT($winners) ->
        [one] Vyhrává { AND($winners) }: { -points($points) }
       *[other] Dělené první místo, { -points($points) }: { AND($winners) }
    }
   *[other] Vyhráváš: { -points($points) }
}
# The same of a game that was decided before its end: points say nothing there.
games-decided = { $me ->
    [none] { COUNT($winners) ->
        [one] Vyhrává { AND($winners) }
       *[other] Dělené první místo: { AND($winners) }
    }
   *[other] Vyhráváš
}
games-nobody = Skončila, do konce nikdo nehrál
games-waits = Čeká na hráče
games-setup = Příprava hry
games-turn = Tah { $turn }
games-my_turn = Tah { $turn }, jsi na tahu
games-their_turn = Tah { $turn }, na tahu: { AND($players) }

## What is said of a game besides its title and names. $me: the reader, who has no other name here.

games-entered = Od skutečného stolu
games-record = Otevřený záznam
games-second_kind = Second Kind
games-advanced = Pro pokročilé
games-branched = Odbočka
games-resigned = { $me ->
    [none] { $player } se vzdává
   *[other] Vzdáváš se
}
games-out_of_time = { $me ->
    [none] { $player }: vypršel čas
   *[other] Vypršel ti čas
}
games-left = { $me ->
    [none] { $player }: předčasný odchod
   *[other] Odcházíš předčasně
}
games-paused = Přerušená
