### The choice whether a new table is rated.

rated-legend = Hodnocení
rated-no = Přátelská
rated-no_about = Bude ve tvém profilu a žádné hodnocení nezmění.
rated-yes = Hodnocená
rated-yes_about = Počítá se do hodnocení všech, kdo hrají. Bez rad; kdo se vzdá nebo komu vyprší čas, prohrává.
