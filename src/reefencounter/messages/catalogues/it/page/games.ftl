### Games in lists: how they stand, what they are.

## How a game stands

# $winners are names; $me whether it is the reader alone. $points are those of each of them.
games-won = { $me ->
    [none] { COUNT($winners) ->
        [one] { AND($winners) } ha vinto con { -points($points) }
       *[other] Pari merito con { -points($points) }: { AND($winners) }
    }
   *[other] Hai vinto con { -points($points) }
}
# The same of a game that was decided before its end: points say nothing there.
games-decided = { $me ->
    [none] { COUNT($winners) ->
        [one] { AND($winners) } ha vinto
       *[other] Pari merito: { AND($winners) }
    }
   *[other] Hai vinto
}
games-nobody = Finita, nessuno ha giocato fino in fondo
games-waits = In attesa di giocatori
games-setup = Preparazione
games-turn = Turno { $turn }
games-my_turn = Turno { $turn }, tocca a te
games-their_turn = Turno { $turn }, tocca a { AND($players) }

## What is said of a game besides its title and names. $me: the reader, who has no other name here.

games-entered = Riportata da un tavolo vero
games-record = Registrazione aperta
games-second_kind = Second Kind
games-advanced = Avanzato
games-branched = Da un’altra partita
games-resigned = { $me ->
    [none] { $player } ha abbandonato
   *[other] Hai abbandonato
}
games-out_of_time = { $me ->
    [none] { $player } ha finito il tempo
   *[other] Hai finito il tempo
}
games-left = { $me ->
    [none] { $player } ha lasciato la partita
   *[other] Hai lasciato la partita
}
games-paused = In pausa
