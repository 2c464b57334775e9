### A game that is watched again.

replay-not_shown = Tuhle partii nejde ukázat
replay-laid_out = Připravuje se útes…
replay-only_watched = Přehrávanou partii nejde měnit. Můžeš ale hrát odtud dál.
replay-over_here = Tady už partie skončila. Vrať se tam, kde je ještě co hrát.
replay-not_over = Hrát odtud dál půjde, až tahle partie skončí: do té doby má svá tajemství.

## On top

replay-first_page = Úvodní stránka
replay-title = Přehrání
# whose eyes one looks through
replay-seen_by = Pohled
replay-everything = Všechno
replay-spectator = Divák
replay-as = Jako { $name }
replay-play_on = Hrát odtud dál
replay-analysis = Rozbor
replay-download = Stáhnout záznam
replay-keys = Klávesy a nastavení
replay-my_games = Moje partie

## Where one is

replay-log = Průběh
replay-setup = Příprava hry
replay-turn = Tah { $turn }
replay-before_first = Před prvním krokem
replay-place = Místo v partii
# $text tells the move in a sentence
replay-move = Krok { $at } { -out-of($last) }, tah { $turn }. { $text }
replay-scoring = Závěrečné vyhodnocení

## Buttons, and beneath them what is shown when they are pointed at: with their keys

replay-playing = Přehrávání
replay-play = Přehrát
replay-pause = Pozastavit
replay-space = mezerník
replay-turn_back = O tah zpět
replay-turn_back_key = O tah zpět (Page Up)
replay-move_back = O krok zpět
replay-move_back_key = O krok zpět (←)
replay-move_on = O krok dál
replay-move_on_key = O krok dál (→)
replay-turn_on = O tah dál
replay-turn_on_key = O tah dál (Page Down)
replay-speed = Rychlost
replay-times = { NUMBER($speed) }×
