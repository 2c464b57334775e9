### A lesson: one task after the other.

lesson-not_shown = Questa lezione non si può mostrare
lesson-no_such = Questa lezione non c’è
lesson-where_they_are = Le lezioni sono in «Impara».
lesson-laid_out = Preparo la barriera…

## On top: where one is

lesson-all = Tutte le lezioni
lesson-name = Lezione { $number } · { $title }
lesson-task_of = compito { $task } di { $tasks }
lesson-tasks = Compiti di questa lezione
lesson-task = { $done ->
    [none] Compito { $task }
   *[other] Compito { $task }, fatto
}
lesson-read_aloud = Leggi ad alta voce
lesson-close = Chiudi la lezione

## A task is solved

lesson-next_task = Prossimo compito
lesson-take_along = Da ricordare:
lesson-next_lesson = Prossima lezione: { $title }
lesson-first_game = La tua prima partita
lesson-once_more = Ancora una volta

## A task

lesson-reef = Barriera
lesson-can_do = Che cosa puoi fare
lesson-undo = Annulla mossa
lesson-off = Dietro il mio schermo
lesson-show = Fammi vedere
lesson-hint = Dammi un aiuto
lesson-try_again = Riprova
lesson-coral_tiles = Tessere corallo: chi è davanti batte chi è dietro
lesson-sea = Mare aperto e forze

## Buttons: which of the actions of a turn one turns to

lesson-eat = Mangia
lesson-play_cube = Gioca un cubetto
lesson-introduce = Nuovo gamberetto
lesson-move = Muovi un gamberetto
lesson-larva = Dai una tessera
lesson-alga = Alga
lesson-swap = Scambi e carte
lesson-collect = Prendi

## What the learner has

lesson-polyps = I tuoi polipi
lesson-polyps_of = { -counted-cube($colour, $count) }
lesson-cubes = Cubetti
lesson-cubes_of = { -cubes($colour, $count) }
lesson-cubes_to_play = { $count ->
    [one] { $count } cubetto { -colour($colour) }: giocalo
   *[other] { $count } cubetti { -colour($colour, number: "plural") }: giocane uno
}
lesson-consumed = Consumati
lesson-shrimps = Gamberetti
lesson-fish = Il tuo pesce
# no polyps, cubes, tiles
lesson-none = niente
# behind the number, which is large
lesson-points = { $points ->
    [one] punto
   *[other] punti
}
