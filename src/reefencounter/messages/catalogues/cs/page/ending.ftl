### The end of a game: fish are opened and counted.

ending-title = Konec hry
ending-opening = Papušíci se otevírají
ending-shared = O útes se dělí { AND($names) }
ending-you_win = Vyhráváš
ending-winner = { $name } vyhrává
ending-polyp_worth = Jakou hodnotu má polyp
# Stands before the colours and their values
ending-values = Hodnota
ending-to_rematch = K odvetě
ending-where_turned = Kde se to zlomilo
ending-replay = Přehrát nebo hrát dál
ending-download = Stáhnout
ending-look = Prohlédnout útes
ending-skip = Rovnou k výsledku

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

## What decides between equal points

ending-ties = Stejně bodů: rozhoduje první, co se liší (R11.4)
ending-player = Hráč
ending-tie_consumed = zkonzumované polypy
ending-tie_cubes = kostičky
ending-tie_tiles = kartičky
ending-tie_polyps = polypy ve vlastních korálech
