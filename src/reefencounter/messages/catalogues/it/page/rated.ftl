### The choice whether a new table is rated.

rated-legend = Rating
rated-no = Amichevole
rated-no_about = Compare nel tuo profilo e non cambia nessun rating.
rated-yes = Classificata
rated-yes_about = Conta per il rating di tutti quelli che giocano. Niente consigli; chi abbandona o finisce il tempo ha perso.
