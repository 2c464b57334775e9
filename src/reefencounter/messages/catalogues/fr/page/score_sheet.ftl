### The score sheet of a table.

score_sheet-title = Feuille de score
score_sheet-close = Fermer
score_sheet-open = Rien n’est caché.
score_sheet-known = Ce que vous pouvez savoir maintenant. Un polype dans le poisson vaut ce que vaut sa couleur.
score_sheet-fish_of = Poisson
score_sheet-not_known = inconnu
score_sheet-points = points
