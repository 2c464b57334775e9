### The end of a game: fish are opened and counted.

ending-title = Konec hry
ending-opening = Papušíci se otevírají
ending-shared = O útes se dělí { AND($names) }
ending-you_win = Vyhráváš
ending-winner = { $name } vyhrává
ending-nobody = Do konce nikdo nehrál
ending-polyp_worth = Jakou hodnotu má polyp
# Stands before the colours and their values
ending-values = Hodnota
# The same, of a game that was decided before its end
ending-values_then = Hodnota v tu chvíli
ending-to_rematch = K odvetě
ending-where_turned = Kde se to zlomilo
ending-replay = Přehrát nebo hrát dál
ending-download = Stáhnout
ending-look = Prohlédnout útes
ending-skip = Rovnou k výsledku
ending-play_on = Hrát dál proti botovi
ending-play_on_about = Jen pro radost: výsledek zůstává.

## A fish

ending-rank = { $rank }.
ending-in_fish_of = V papušíkovi: { $name }
ending-counted = { -heap-group($tile, $count) }
ending-nothing = Nic v něm není.
ending-total = { $name }: { -points($points) }
ending-counting = { $name }: ještě se počítá
# Stands below the number
ending-points = { $points ->
    [one] bod
    [few] body
   *[other] bodů
}
# The same, of a game that was decided before its end
ending-points_then = { $points ->
    [one] bod do té chvíle
    [few] body do té chvíle
   *[other] bodů do té chvíle
}
# The same, at a seat that a bot finished
ending-points_by_bot = od bota, nepočítají se
# Instead of a place: how they left before the end
ending-lost = { $lost ->
    [resigned] vzdáno
    [time] vypršel čas
   *[left] předčasný odchod
}

## What decides between equal points

ending-ties = Stejně bodů: rozhoduje první, co se liší (R11.4)
ending-player = Hráč
ending-tie_consumed = zkonzumované polypy
ending-tie_cubes = kostičky
ending-tie_tiles = kartičky
ending-tie_polyps = polypy ve vlastních korálech
