### A finished game looked at once more. $who is a player; none is the reader.

analysis-not_shown = Tuhle partii nejde rozebrat
analysis-waiting = Zkoumají se první tahy…
analysis-complete = Rozbor je hotový.
analysis-fair = Co hráč nemohl vědět, to se mu nepočítá: každý tah se posuzuje podle toho, co bylo vidět z jeho místa. Náhoda pohne čarou, ale nikomu se nepřičítá jako chyba.

## On top

analysis-name = Rozbor
analysis-players = { -players($players) }
analysis-title = Kde se partie zlomila
analysis-tied = Dělené první místo, { -points($points) }: { AND($names) }
analysis-won_two = { $who ->
    [none] Vyhráváš { $points }:{ $others }
   *[other] { $who } vyhrává { $points }:{ $others }
}
analysis-won = { $who ->
    [none] Vyhráváš: { -points($points) }
   *[other] Vyhrává { $who }: { -points($points) }
}
analysis-told_to = Pro koho
analysis-for_all = Pro všechny
analysis-for = Jen { $name }
analysis-replay = Přehrát
analysis-play_on = Hrát odtud dál

## The course of the game. Results go from 0 to 100; $nodes is how many positions were looked at for each turn.

analysis-ahead = Kdo vedl
analysis-measure_each = Očekávaný výsledek každého hráče od 0 do 100, podle { NUMBER($nodes) } pozic na tah
analysis-measure_of = Očekávaný výsledek ({ $name }) od 0 do 100, podle { NUMBER($nodes) } pozic na tah
analysis-measure_you = Tvůj očekávaný výsledek od 0 do 100, podle { NUMBER($nodes) } pozic na tah
analysis-looked_at = Prozkoumané tahy
analysis-working = Tah { $done } { -out-of($of) }
analysis-steady = { $who ->
    [none] Tvůj očekávaný výsledek se celou dobu drží kolem { $first } ze 100.
   *[other] Očekávaný výsledek ({ $who }) se celou dobu drží kolem { $first } ze 100.
}
# $high_turn and $low_turn are turns; none is the end of the game
analysis-course = { $who ->
    [none] Tvůj očekávaný výsledek
   *[other] Očekávaný výsledek ({ $who })
} začíná na { $first } ze 100, nejvýš je { $high_turn ->
    [none] na konci
   *[other] před tahem { $high_turn }
} s hodnotou { $high }, nejníž { $low_turn ->
    [none] na konci
   *[other] před tahem { $low_turn }
} s hodnotou { $low } a končí na { $last }.
# beside the middle of the chart: nobody is ahead
analysis-even = vyrovnané
# below the chart, at its first turn
analysis-first_turn = tah { $number }
analysis-you = ty
analysis-above = nad středem
analysis-below = pod ním

## From turn to turn

analysis-turns = Tahy
analysis-turn_back = O tah zpět
analysis-turn_back_key = O tah zpět (←)
analysis-turn_on = O tah dál
analysis-turn_on_key = O tah dál (→)
analysis-slider = Tah
analysis-turn_number = Tah { $number }
analysis-turn_of = { $who ->
    [none] Tah { $number }, ty
   *[other] Tah { $number }, { $who }
}
# $does tells the turn in a sentence
analysis-turn_told = { $who ->
    [none] Tah { $number }, ty. { $does }
   *[other] Tah { $number }, { $who }. { $does }
}

## The turning points

analysis-points = { $points ->
    [0] Zlomové okamžiky
    [1] Jeden zlomový okamžik
    [2] Dva zlomové okamžiky
   *[other] Tři zlomové okamžiky
}
analysis-none_so_far = Zatím žádný.
# behind the result, which is large
analysis-of_hundred = { $who ->
    [none] ze 100, ty
   *[other] ze 100, { $who }
}
# makes a puzzle of this position
analysis-practise = Procvičit

## A turn beside a better one

analysis-which_turn = Který tah
analysis-played_side = Zahráno
analysis-better_side = Lepší
analysis-laid_out = Připravuje se deska…
analysis-no_change = Na deskách se nic nezměnilo.
analysis-no_better_found = Pro tenhle tah se nic lepšího nenašlo.

## The end, and all turns as a table

analysis-along = Co si odnést
analysis-along_for = { $name }:
analysis-all_turns = Všechny tahy v tabulce
analysis-table = Očekávaný výsledek každého hráče před každým tahem, od 0 do 100. Lepší o: výsledek a k tomu pětina za každý bod.
analysis-player = Kdo
analysis-better_by = Lepší o
analysis-after_last = Po posledním tahu
