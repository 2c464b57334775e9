### Das Spielende: Die Fische werden geöffnet und gezählt.

ending-title = Spielende
ending-opening = Die Fische werden geöffnet
ending-shared = Geteilter Sieg: { AND($names) }
ending-you_win = Du gewinnst
ending-winner = { $name } gewinnt
ending-nobody = Niemand hat bis zum Ende gespielt
ending-polyp_worth = Was ein Polyp wert ist
# Stands before the colours and their values
ending-values = Wert
# The same, of a game that was decided before its end
ending-values_then = Wert in dem Moment
ending-to_rematch = Zur Revanche
ending-where_turned = Wo es kippte
ending-replay = Ansehen, weiterspielen
ending-download = Herunterladen
ending-look = Riff ansehen
ending-skip = Gleich zum Ergebnis
ending-play_on = Gegen einen Bot weiterspielen
ending-play_on_about = Nur zum Spaß: Das Ergebnis bleibt.

## A fish

ending-rank = { $rank }.
ending-in_fish_of = Im Fisch von { $name }
ending-counted = { KIND($tile) ->
    [plain] { $count } { -colour-noun($tile) }
   *[other] { -counted-tile($tile, $count) }
}
ending-nothing = Nichts darin.
ending-total = { $name }: { -points($points) }
ending-counting = { $name }: Es wird noch gezählt
# Stands below the number
ending-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
# The same, of a game that was decided before its end
ending-points_then = { $points ->
    [one] Punkt bis dahin
   *[other] Punkte bis dahin
}
# The same, at a seat that a bot finished
ending-points_by_bot = vom Bot, zählen nicht
# Instead of a place: how they left before the end
ending-lost = { $lost ->
    [resigned] aufgegeben
    [time] Zeit abgelaufen
   *[left] vorzeitig gegangen
}

## What decides between equal points

ending-ties = Gleich viele Punkte: Das Erste hiervon, das sich unterscheidet, entscheidet (R11.4)
ending-player = Spieler
ending-tie_consumed = gefressene Plättchen
ending-tie_cubes = Larven
ending-tie_tiles = Plättchen
ending-tie_polyps = Polypen in eigenen Korallen
