### All games of one's own.

tables-about = Ogni partita cominciata in questo browser si conserva. Riprendila, rivedila, o gioca da un suo momento qualsiasi.
tables-enter = Riporta una partita vera
tables-none = Qui non c’è ancora niente
tables-none_about = Comincia una partita, o apri una registrazione trascinando il suo file su questa pagina.
tables-play = Gioca subito
tables-find = Trova una partita
tables-find_example = Un titolo, un nome, «tocca a te», «Second Kind»…
tables-found = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
tables-going = In corso
tables-finished = Finite
tables-records = Registrazioni
tables-older = Partite più vecchie
# $game is its title.
tables-deleted = «{ $game }» è eliminata.
tables-undo = Ripristina

## One of them. $game is its title; what is spoken names it.

tables-title_of = Titolo di { $game }
tables-save = Salva
tables-kept_until = Scadenza: { $day }, se nessuno riprende a giocare.
tables-resume = Riprendi
tables-resume_game = Riprendi { $game }
tables-replay = Replay
tables-replay_game = Replay di { $game }
tables-analysis = Analisi
tables-analysis_of = Analisi di { $game }
tables-result = Risultato
tables-result_of = Risultato di { $game }
tables-download = Scarica
tables-download_game = Scarica { $game }
tables-share = Condividi
tables-share_game = Condividi { $game }
tables-rename = Rinomina
tables-rename_game = Rinomina { $game }
tables-delete = Elimina
tables-delete_game = Elimina { $game }
