### A game that is watched again.

replay-not_shown = Questa partita non si può mostrare
replay-laid_out = Preparo la barriera…
replay-only_watched = Una partita che si rivede non si può cambiare. Puoi giocare da qui a un nuovo tavolo.
replay-over_here = Qui la partita è finita. Torna a un momento in cui c’è ancora qualcosa da giocare.
replay-not_over = Potrai giocare da qui quando questa partita sarà finita: fino ad allora ha dei segreti.

## On top

replay-first_page = Pagina iniziale
replay-title = Replay
# whose eyes one looks through
replay-seen_by = Visto da
replay-everything = Tutto
replay-spectator = Spettatore
replay-as = Come { $name }
replay-play_on = Gioca da qui
replay-analysis = Analisi
replay-download = Scarica la registrazione
replay-keys = Tasti e impostazioni
replay-my_games = Le mie partite

## Where one is

replay-log = Cronologia
replay-setup = Preparazione
replay-turn = Turno { $turn }
replay-before_first = Prima della prima mossa
replay-place = Punto della partita
# $text tells the move in a sentence
replay-move = Mossa { $at } di { $last }, turno { $turn }. { $text }
replay-scoring = Punteggio finale

## Buttons, and beneath them what is shown when they are pointed at: with their keys

replay-playing = Riproduzione
replay-play = Avvia
replay-pause = Pausa
replay-space = Spazio
replay-turn_back = Un turno indietro
replay-turn_back_key = Un turno indietro (Pag su)
replay-move_back = Una mossa indietro
replay-move_back_key = Una mossa indietro (←)
replay-move_on = Una mossa avanti
replay-move_on_key = Una mossa avanti (→)
replay-turn_on = Un turno avanti
replay-turn_on_key = Un turno avanti (Pag giù)
replay-speed = Velocità
replay-times = { NUMBER($speed) }×
