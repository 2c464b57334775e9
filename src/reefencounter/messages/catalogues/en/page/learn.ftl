### The page under Learn: all lessons, and what else there is to learn.

learn-title = Learn by playing
learn-about = Nine short lessons on a live board. You can stop anywhere; we remember the place.

## How far one has come: lessons done, of all; and how long the others take

learn-done_of = { $done } of { $all }
learn-minutes_left = { $minutes ->
    [one] about { $minutes } minute left
   *[other] about { $minutes } minutes left
}
learn-all_done = all done

## Beside a lesson

learn-done = done
learn-go_on = Go on
learn-begin = Begin
# how long it takes
learn-minutes = { $minutes } min

## What else there is

learn-first_game = First game
learn-first_game_about = against the gentlest bot, with a guide who stops where it matters
learn-rulebook = Rulebook
learn-rulebook_about = every rule, with boards to try it on
learn-brief = The rules in brief
learn-brief_about = to read in ten minutes, with pictures and keys
learn-puzzles = Puzzles
learn-puzzles_about = A real position, one whole turn: find the best. Everybody has the same one today.
learn-more = When you know the game
