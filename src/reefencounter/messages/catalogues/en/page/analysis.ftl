### A finished game looked at once more. $who is a player; none is the reader.

analysis-not_shown = This game cannot be analysed
analysis-waiting = The first turns are being looked at …
analysis-complete = The analysis is complete.
analysis-fair = What a player could not know is not held against them: every turn is judged by what its player saw. Luck moves the line, and is in nobody’s loss.

## On top

analysis-name = Analysis
analysis-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
analysis-title = Where the game turned
analysis-tied = { AND($names) } won with { $points } each
analysis-won_two = { $who ->
    [none] You won, { $points } to { $others }
   *[other] { $who } won, { $points } to { $others }
}
analysis-won = { $who ->
    [none] You won with { $points }
   *[other] { $who } won with { $points }
}
analysis-told_to = Told to
analysis-for_all = For everybody
analysis-for = For { $name }
analysis-replay = Replay
analysis-play_on = Play on from here

## The course of the game. Results go from 0 to 100; $nodes is how many positions were looked at for each turn.

analysis-ahead = Who was ahead
analysis-measure_each = Expected result of each player, 0 to 100, by { NUMBER($nodes) } positions a turn
analysis-measure_of = Expected result of { $name }, 0 to 100, by { NUMBER($nodes) } positions a turn
analysis-measure_you = Expected result for you, 0 to 100, by { NUMBER($nodes) } positions a turn
analysis-looked_at = Turns looked at
analysis-working = Turn { $done } of { $of }
analysis-steady = { $who ->
    [none] Your expected result stays near { $first } of 100 all the time.
   *[other] The expected result of { $who } stays near { $first } of 100 all the time.
}
# $high_turn and $low_turn are turns; none is the end of the game
analysis-course = { $who ->
    [none] Your expected result
   *[other] The expected result of { $who }
} begins at { $first } of 100, is highest { $high_turn ->
    [none] at the end
   *[other] before turn { $high_turn }
} with { $high }, lowest { $low_turn ->
    [none] at the end
   *[other] before turn { $low_turn }
} with { $low }, and ends at { $last }.
# beside the middle of the chart: nobody is ahead
analysis-even = even
# below the chart, at its first turn
analysis-first_turn = turn { $number }
analysis-you = you
analysis-above = above the middle
analysis-below = below

## From turn to turn

analysis-turns = Turns
analysis-turn_back = A turn back
analysis-turn_back_key = A turn back (←)
analysis-turn_on = A turn on
analysis-turn_on_key = A turn on (→)
analysis-slider = Turn
analysis-turn_number = Turn { $number }
analysis-turn_of = { $who ->
    [none] Turn { $number }, you
   *[other] Turn { $number }, { $who }
}
# $does tells the turn in a sentence
analysis-turn_told = { $who ->
    [none] Turn { $number }, you. { $does }
   *[other] Turn { $number }, { $who }. { $does }
}

## The turning points

analysis-points = { $points ->
    [0] Turning points
    [1] One turning point
    [2] Two turning points
   *[other] Three turning points
}
analysis-none_so_far = None so far.
# behind the result, which is large
analysis-of_hundred = { $who ->
    [none] of 100, you
   *[other] of 100, { $who }
}
# makes a puzzle of this position
analysis-practise = Practise this

## A turn beside a better one

analysis-which_turn = Which turn
analysis-played_side = Played
analysis-better_side = Better
analysis-laid_out = The board is being laid out …
analysis-no_change = Nothing changed on the boards.
analysis-no_better_found = Nothing better was found for this turn.

## The end, and all turns as a table

analysis-along = To take along
analysis-along_for = { $name }:
analysis-all_turns = All turns, as a table
analysis-table = Expected result of each player before every turn, from 0 to 100. Better by: result, and a fifth for each point.
analysis-player = Who
analysis-better_by = Better by
analysis-after_last = After the last turn
