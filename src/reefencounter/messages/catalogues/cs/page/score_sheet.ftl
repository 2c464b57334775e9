### The score sheet of a table.

score_sheet-title = Stav bodů
score_sheet-close = Zavřít
score_sheet-open = Nic není skryté.
score_sheet-known = Co teď můžeš vědět. Polyp v papušíkovi má hodnotu své barvy.
score_sheet-fish_of = Papušík
score_sheet-not_known = neznámé
score_sheet-points = body
