### Die Seite unter „Lernen“: alle Lektionen und was es sonst zu lernen gibt.

learn-title = Spielend lernen
learn-about = Neun kurze Lektionen, in denen du gleich selbst spielst. Hör auf, wann du willst; wir merken uns die Stelle.

## How far one has come: lessons done, of all; and how long the others take

learn-done_of = { $done } von { $all }
learn-minutes_left = { $minutes ->
    [one] noch etwa { $minutes } Minute
   *[other] noch etwa { $minutes } Minuten
}
learn-all_done = alle geschafft

## Beside a lesson

learn-done = geschafft
learn-go_on = Weiter
learn-begin = Anfangen
# how long it takes
learn-minutes = { $minutes } min

## What else there is

learn-first_game = Erste Partie
learn-first_game_about = gegen den sanftesten Bot, mit einem Begleiter, der an den wichtigen Stellen anhält
learn-rulebook = Regelbuch
learn-rulebook_about = alle Regeln, mit Spielplänen zum Ausprobieren
learn-brief = Die Regeln in Kürze
learn-brief_about = in zehn Minuten gelesen, mit Bildern und Tasten
learn-puzzles = Rätsel
learn-puzzles_about = Eine echte Stellung, ein ganzer Zug: Finde den besten. Alle haben heute dasselbe.
learn-more = Wenn du das Spiel kennst
