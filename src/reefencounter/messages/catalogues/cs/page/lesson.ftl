### A lesson: one task after the other.

lesson-not_shown = Tuhle lekci nejde ukázat
lesson-no_such = Taková lekce tu není
lesson-where_they_are = Lekce najdeš v části Výuka.
lesson-laid_out = Připravuje se útes…

## On top: where one is

lesson-all = Všechny lekce
lesson-name = Lekce { $number } · { $title }
lesson-task_of = úkol { $task } { -out-of($tasks) }
lesson-tasks = Úkoly této lekce
lesson-task = { $done ->
    [none] Úkol { $task }
   *[other] Úkol { $task }, hotovo
}
lesson-read_aloud = Přečti mi to
lesson-close = Zavřít lekci

## A task is solved

lesson-next_task = Další úkol
lesson-take_along = Co si odnést:
lesson-next_lesson = Další lekce: { $title }
lesson-first_game = Tvoje první partie
lesson-once_more = Ještě jednou

## A task

lesson-reef = Útes
lesson-can_do = Co můžeš dělat
lesson-undo = Vrátit zpět
lesson-off = Za mou clonu
lesson-show = Ukaž mi to
lesson-hint = Poraď mi
lesson-try_again = Zkusit znovu
lesson-coral_tiles = Kartičky korálů: přední poráží zadní
lesson-sea = Otevřené moře a síly

## Buttons: which of the actions of a turn one turns to

lesson-eat = Sníst
lesson-play_cube = Zahrát kostičku
lesson-introduce = Nový krabík
lesson-move = Přesunout krabíka
lesson-larva = Polyp za kostičku
lesson-alga = Váleček
lesson-swap = Výměna, karty
lesson-collect = Vzít z moře

## What the learner has

lesson-polyps = Tvoje polypy
lesson-polyps_of = { $count ->
    [one] { $count } { -colour($colour, gender: "m") } polyp
    [few] { $count } { -colour($colour, gender: "m", number: "plural") } polypy
   *[other] { $count } { -colour($colour, gender: "m", number: "plural", case: "gen") } polypů
}
lesson-cubes = Kostičky
lesson-cubes_of = { -cubes-of($colour, $count) }
lesson-cubes_to_play = { $count ->
    [one] { -cubes-of($colour, $count) }: zahrát ji
   *[other] { -cubes-of($colour, $count) }: zahrát jednu
}
lesson-consumed = Zkonzumované
lesson-shrimps = Krabíci
lesson-fish = Tvůj papušík
# no polyps, cubes, tiles
lesson-none = nic
# behind the number, which is large
lesson-points = { $points ->
    [one] bod
    [few] body
   *[other] bodů
}
