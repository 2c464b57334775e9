### The end of a game: fish are opened and counted.

ending-title = Fine della partita
ending-opening = Si aprono i pesci
ending-shared = Pari merito: { AND($names) }
ending-you_win = Hai vinto!
ending-winner = Vince { $name }
ending-polyp_worth = Quanto vale un polipo
# Stands before the colours and their values
ending-values = Valori
ending-to_rematch = Alla rivincita
ending-where_turned = Le svolte
ending-replay = Rivedi o riprendi
ending-download = Scarica
ending-look = Guarda la barriera
ending-skip = Vai al risultato

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

## What decides between equal points

ending-ties = A pari punti decide la prima di queste voci che differisce (R11.4)
ending-player = Giocatore
ending-tie_consumed = tessere consumate
ending-tie_cubes = cubetti
ending-tie_tiles = tessere
ending-tie_polyps = polipi nei propri coralli
