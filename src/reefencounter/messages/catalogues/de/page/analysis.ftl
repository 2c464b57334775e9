### Eine beendete Partie, noch einmal angesehen. $who ist, wer spielt; none, wer liest.

analysis-not_shown = Diese Partie lässt sich nicht analysieren
analysis-waiting = Die ersten Züge werden untersucht …
analysis-complete = Die Analyse ist fertig.
analysis-fair = Was jemand nicht wissen konnte, wird niemandem angekreidet: Jeder Zug wird danach beurteilt, was dabei zu sehen war. Glück bewegt die Linie, zählt aber nie als Fehler.

## On top

analysis-name = Analyse
analysis-players = { $players } Spieler
analysis-title = Wo die Partie kippte
analysis-tied = Geteilter Sieg mit je { -points($points, case: "dative") }: { AND($names) }
analysis-won_two = { $who ->
    [none] Du hast { $points } zu { $others } gewonnen
   *[other] { $who } hat { $points } zu { $others } gewonnen
}
analysis-won = { $who ->
    [none] Du hast mit { -points($points, case: "dative") } gewonnen
   *[other] { $who } hat mit { -points($points, case: "dative") } gewonnen
}
analysis-told_to = Aus wessen Sicht
analysis-for_all = Für alle
analysis-for = Für { $name }
analysis-replay = Wiedergabe
analysis-play_on = Ab hier weiterspielen

## The course of the game. Results go from 0 to 100

analysis-ahead = Wer vorn lag
analysis-measure_each = Erwartetes Ergebnis für alle, 0 bis 100, mit { NUMBER($nodes) } Stellungen pro Zug
analysis-measure_of = Erwartetes Ergebnis von { $name }, 0 bis 100, mit { NUMBER($nodes) } Stellungen pro Zug
analysis-measure_you = Dein erwartetes Ergebnis, 0 bis 100, mit { NUMBER($nodes) } Stellungen pro Zug
analysis-looked_at = Untersuchte Züge
analysis-working = Zug { $done } von { $of }
analysis-steady = { $who ->
    [none] Dein erwartetes Ergebnis bleibt die ganze Zeit bei etwa { $first } von 100.
   *[other] Das erwartete Ergebnis von { $who } bleibt die ganze Zeit bei etwa { $first } von 100.
}
# $high_turn and $low_turn are turns; none is the end of the game
analysis-course = { $who ->
    [none] Dein erwartetes Ergebnis
   *[other] Das erwartete Ergebnis von { $who }
} beginnt bei { $first } von 100, ist { $high_turn ->
    [none] am Ende
   *[other] vor Zug { $high_turn }
} mit { $high } am höchsten und { $low_turn ->
    [none] am Ende
   *[other] vor Zug { $low_turn }
} mit { $low } am niedrigsten; zuletzt liegt es bei { $last }.
# beside the middle of the chart: nobody is ahead
analysis-even = gleich
# below the chart, at its first turn
analysis-first_turn = Zug { $number }
analysis-you = du
analysis-above = über der Mitte
analysis-below = darunter

## From turn to turn

analysis-turns = Züge
analysis-turn_back = Ein Zug zurück
analysis-turn_back_key = Ein Zug zurück (←)
analysis-turn_on = Ein Zug weiter
analysis-turn_on_key = Ein Zug weiter (→)
analysis-slider = Zug
analysis-turn_number = Zug { $number }
analysis-turn_of = { $who ->
    [none] Zug { $number }, du
   *[other] Zug { $number }, { $who }
}
# $does tells the turn in a sentence
analysis-turn_told = { $who ->
    [none] Zug { $number }, du. { $does }
   *[other] Zug { $number }, { $who }. { $does }
}

## The turning points

analysis-points = { $points ->
    [0] Wendepunkte
    [1] Ein Wendepunkt
    [2] Zwei Wendepunkte
   *[other] Drei Wendepunkte
}
analysis-none_so_far = Bisher keiner.
# behind the result, which is large
analysis-of_hundred = { $who ->
    [none] von 100, du
   *[other] von 100, { $who }
}
# makes a puzzle of this position
analysis-practise = Das üben

## A turn beside a better one

analysis-which_turn = Welcher Zug
analysis-played_side = Gespielt
analysis-better_side = Besser
analysis-laid_out = Der Spielplan wird ausgelegt …
analysis-no_change = Auf den Spielplänen hat sich nichts geändert.
analysis-no_better_found = Für diesen Zug fand sich nichts Besseres.

## The end, and all turns as a table

analysis-along = Zum Mitnehmen
analysis-along_for = { $name }:
analysis-all_turns = Alle Züge als Tabelle
analysis-table = Erwartetes Ergebnis für alle vor jedem Zug, von 0 bis 100. „Besser um“: das Ergebnis und ein Fünftel für jeden Punkt.
analysis-player = Wer
analysis-better_by = Besser um
analysis-after_last = Nach dem letzten Zug
