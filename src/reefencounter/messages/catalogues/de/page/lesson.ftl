### Eine Lektion: eine Aufgabe nach der anderen.

lesson-not_shown = Diese Lektion lässt sich nicht zeigen
lesson-no_such = Diese Lektion gibt es nicht
lesson-where_they_are = Die Lektionen findest du unter „Lernen“.
lesson-laid_out = Das Riff wird ausgelegt …

## On top: where one is

lesson-all = Alle Lektionen
lesson-name = Lektion { $number } · { $title }
lesson-task_of = Aufgabe { $task } von { $tasks }
lesson-tasks = Aufgaben dieser Lektion
lesson-task = { $done ->
    [none] Aufgabe { $task }
   *[other] Aufgabe { $task }, gelöst
}
lesson-read_aloud = Vorlesen
lesson-close = Lektion schließen

## A task is solved

lesson-next_task = Nächste Aufgabe
lesson-take_along = Zum Mitnehmen:
lesson-next_lesson = Nächste Lektion: { $title }
lesson-first_game = Deine erste Partie
lesson-once_more = Noch einmal

## A task

lesson-reef = Riff
lesson-can_do = Was du tun kannst
lesson-undo = Rückgängig
lesson-off = Hinter den Sichtschirm
lesson-show = Zeig es mir
lesson-hint = Gib mir einen Tipp
lesson-try_again = Noch ein Versuch
lesson-coral_tiles = Korallenplättchen: vorn schlägt hinten
lesson-sea = Offenes Meer und Stärken

## Buttons: which of the actions of a turn one turns to

lesson-eat = Fressen
lesson-play_cube = Larve ausspielen
lesson-introduce = Neue Krabbe
lesson-move = Krabbe bewegen
lesson-larva = Polyp zu Larve
lesson-alga = Alge
lesson-swap = Tausch, Karten
lesson-collect = Nehmen

## What the learner has

lesson-polyps = Deine Polypen
lesson-polyps_of = { $count ->
    [one] { $count } { -colour($colour, ends: "er") } Polyp
   *[other] { $count } { -colour($colour, ends: "e") } Polypen
}
lesson-cubes = Larven
lesson-cubes_of = { $count ->
    [one] { $count } { -colour($colour, ends: "e") } Larve
   *[other] { $count } { -colour($colour, ends: "e") } Larven
}
lesson-cubes_to_play = { $count ->
    [one] { $count } { -colour($colour, ends: "e") } Larve: ausspielen
   *[other] { $count } { -colour($colour, ends: "e") } Larven: eine ausspielen
}
lesson-consumed = Gefressen
lesson-shrimps = Krabben
lesson-fish = Dein Fisch
# no polyps, cubes, tiles
lesson-none = keine
# behind the number, which is large
lesson-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
