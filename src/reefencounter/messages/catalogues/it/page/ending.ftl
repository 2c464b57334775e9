### The end of a game: fish are opened and counted.

ending-title = Fine della partita
ending-opening = Si aprono i pesci
ending-shared = Pari merito: { AND($names) }
ending-you_win = Hai vinto!
ending-winner = Vince { $name }
ending-nobody = Nessuno ha giocato fino alla fine
ending-polyp_worth = Quanto vale un polipo
# Stands before the colours and their values
ending-values = Valori
# The same, of a game that was decided before its end
ending-values_then = Valori in quel momento
ending-to_rematch = Alla rivincita
ending-where_turned = Le svolte
ending-replay = Rivedi o riprendi
ending-download = Scarica
ending-look = Guarda la barriera
ending-skip = Vai al risultato
ending-play_on = Continua contro un bot
ending-play_on_about = Per divertimento: il risultato resta.

## A fish

ending-rank = { $rank }º
ending-in_fish_of = Nel pesce di { $name }
ending-counted = { -counted-tile($tile, $count) }
ending-nothing = È vuoto.
ending-total = { $name }: { -points($points) }
ending-counting = { $name }: conteggio in corso
# Stands below the number
ending-points = { $points ->
    [one] punto
   *[other] punti
}
# The same, of a game that was decided before its end
ending-points_then = { $points ->
    [one] punto allora
   *[other] punti allora
}
# The same, at a seat that a bot finished
ending-points_by_bot = del bot, non contano
# Instead of a place: how they left before the end
ending-lost = { $lost ->
    [resigned] abbandono
    [time] tempo scaduto
   *[left] fuori prima della fine
}

## What decides between equal points

ending-ties = A pari punti decide la prima di queste voci che differisce (R11.4)
ending-player = Giocatore
ending-tie_consumed = tessere consumate
ending-tie_cubes = cubetti
ending-tie_tiles = tessere
ending-tie_polyps = polipi nei propri coralli
