### Der Punktestand an einem Tisch.

score_sheet-title = Punktestand
score_sheet-close = Schließen
score_sheet-open = Nichts ist verborgen.
score_sheet-known = Was du jetzt wissen kannst. Ein Polyp im Fisch zählt, was seine Farbe wert ist.
score_sheet-fish_of = Fisch von
score_sheet-not_known = unbekannt
score_sheet-points = Punkte
