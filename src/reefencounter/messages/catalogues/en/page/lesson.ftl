### A lesson: one task after the other.

lesson-not_shown = This lesson cannot be shown
lesson-no_such = There is no such lesson
lesson-where_they_are = The lessons are under Learn.
lesson-laid_out = The reef is being laid out …

## On top: where one is

lesson-all = All lessons
lesson-name = Lesson { $number } · { $title }
lesson-task_of = task { $task } of { $tasks }
lesson-tasks = Tasks of this lesson
lesson-task = { $done ->
    [none] Task { $task }
   *[other] Task { $task }, done
}
lesson-read_aloud = Read it to me
lesson-close = Close the lesson

## A task is solved

lesson-next_task = Next task
lesson-take_along = To take along:
lesson-next_lesson = Next lesson: { $title }
lesson-first_game = Your first game
lesson-once_more = Once more

## A task

lesson-reef = Reef
lesson-can_do = What you can do
lesson-undo = Undo
lesson-off = Behind my screen
lesson-show = Show me
lesson-hint = Give me a hint
lesson-try_again = Try again
lesson-coral_tiles = Coral tiles: the front beats the one behind
lesson-sea = Open sea and strengths

## Buttons: which of the actions of a turn one turns to

lesson-eat = Eat
lesson-play_cube = Play a cube
lesson-introduce = New shrimp
lesson-move = Move a shrimp
lesson-larva = Tile to cube
lesson-alga = Alga
lesson-swap = Swap, cards
lesson-collect = Collect

## What the learner has

lesson-polyps = Your polyps
lesson-polyps_of = { $count } { -colour($colour) }
lesson-cubes = Cubes
lesson-cubes_of = { $count ->
    [one] { $count } { -colour($colour) } cube
   *[other] { $count } { -colour($colour) } cubes
}
lesson-cubes_to_play = { $count ->
    [one] { $count } { -colour($colour) } cube: play one
   *[other] { $count } { -colour($colour) } cubes: play one
}
lesson-consumed = Consumed
lesson-shrimps = Shrimps
lesson-fish = Your fish
# no polyps, cubes, tiles
lesson-none = none
# behind the number, which is large
lesson-points = { $points ->
    [one] point
   *[other] points
}
