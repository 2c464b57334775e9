### What the signs of a table mean, a sentence each.

signs-polyp = Un polipo: si piazza con un cubetto del suo colore.
signs-cube = Un cubetto permette di piazzare fino a quattro polipi del suo colore.
signs-shrimp = Un gamberetto rende il corallo del suo giocatore e protegge i polipi accanto.
signs-consumed = Preso in un attacco: si può piazzare, scambiare con un cubetto o usare per pagare un’alga.
signs-fish = Alla fine conta solo ciò che il pesce ha mangiato.
signs-coral_tile = Dice quale di due colori è più forte e gli vale un punto. La sua alga più grande la gira.
signs-locked = Una tessera bloccata non si gira più.
signs-space = Chi prende qui riceve cubetto e polipi e chiude il turno.
signs-value = I punti che vale ora un polipo di questo colore in un pesce.
signs-alga = Un’alga gira tutte le tessere corallo che la mostrano grande, o ne blocca una.
signs-alga_space = L’ultima alga giocata qui; la prossima ne prende il posto.
signs-blue = Un gamberetto blu non è di nessuno e protegge solo il polipo su cui sta, ma da tutti.
signs-card = Carte azione: ognuna permette una volta ciò che le regole non permettono.
