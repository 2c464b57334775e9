### A clause of the rules, in a drawer beside the table.

clause-looking = Cerco…
clause-close = Chiudi
clause-asked_here = È qui che hai chiesto: { $cell } sulla mappa { $board }.
clause-about_here = Si tratta di { $cell } sulla mappa { $board }.
clause-about_card = Si tratta di questa carta.
clause-back = Indietro
clause-in_rulebook = Nel regolamento
