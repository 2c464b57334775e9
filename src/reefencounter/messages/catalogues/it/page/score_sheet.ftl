### The score sheet of a table.

score_sheet-title = Segnapunti
score_sheet-close = Chiudi
score_sheet-open = Niente è nascosto.
score_sheet-known = Quello che puoi sapere ora. Un polipo nel pesce vale quanto il suo colore.
score_sheet-fish_of = Pesce di
score_sheet-not_known = nascosti
score_sheet-points = punti
