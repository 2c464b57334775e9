### The choice whether a new table is rated.

rated-legend = Rating
rated-no = Amichevole
rated-no_about = Compare nel tuo profilo e non cambia nessun rating.
rated-yes = Classificata
rated-yes_about = Conta per il rating di tutti quelli che giocano. Niente consigli; chi abbandona o finisce il tempo ha perso.
rated-needs_clock = Una partita classificata ha un orologio: scegline uno qui sopra, e potrà contare per il tuo rating.
rated-needs_way_back = Le partite classificate sono per chi può tornare.
rated-to_me = Prepara il ritorno in «Io»

## The end of a rated game. $before and $after are ratings, $change is the difference with its sign.

rated-changed = Che cosa cambia
rated-change = { $name }: { $before } → { $after } ({ $change })
rated-provisional = provvisorio
rated-provisional_about = Un rating è provvisorio fino a dieci partite classificate, e prima non sta in nessuna classifica.
rated-unrated = { $why ->
    [child] Qui gioca un bambino: questa partita non cambia nessun rating.
    [short] Abbandono prima di tre turni giocati: questa partita non cambia nessun rating.
    [place] Due giocavano dallo stesso indirizzo o dispositivo: questa partita non cambia nessun rating.
    [often] Gli stessi due hanno già giocato tre partite classificate in un giorno, o dieci in una settimana: questa non cambia nessun rating.
   *[other] Qualcuno non è più conosciuto: questa partita non cambia nessun rating.
}
rated-none = Questa partita non cambia nessun rating.
