### The score sheet of a table.

score_sheet-title = Score sheet
score_sheet-close = Close
score_sheet-open = Nothing is hidden.
score_sheet-known = What you can know now. A polyp in the fish is worth the value of its colour.
score_sheet-fish_of = Fish of
score_sheet-not_known = not known
score_sheet-points = points
