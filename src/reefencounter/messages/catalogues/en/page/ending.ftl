### The end of a game: fish are opened and counted.

ending-title = The end of the game
ending-opening = The fish are opened
ending-shared = { AND($names) } share the reef
ending-you_win = You win
ending-winner = { $name } wins
ending-nobody = Nobody played to the end
ending-polyp_worth = What a polyp is worth
# Stands before the colours and their values
ending-values = Worth
# The same, of a game that was decided before its end
ending-values_then = Worth at that moment
ending-to_rematch = To the rematch
ending-where_turned = Where it turned
ending-replay = Replay or play on
ending-download = Download
ending-look = Look at the reef
ending-skip = Skip to the result
ending-play_on = Play on against a bot
ending-play_on_about = For the fun of it: the result stays.

## A fish

ending-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
ending-in_fish_of = In the fish of { $name }
ending-counted = { $count } { -tile-name($tile) }
ending-nothing = Nothing in it.
ending-total = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
ending-counting = { $name }: still counting
# Stands below the number
ending-points = { $points ->
    [one] point
   *[other] points
}
# The same, of a game that was decided before its end
ending-points_then = { $points ->
    [one] point then
   *[other] points then
}
# The same, at a seat that a bot finished
ending-points_by_bot = by the bot, do not count
# Instead of a place: how they left before the end
ending-lost = { $lost ->
    [resigned] resigned
    [time] out of time
   *[left] left early
}

## What decides between equal points

ending-ties = Equal points: the first of these that differs decides (R11.4)
ending-player = Player
ending-tie_consumed = consumed tiles
ending-tie_cubes = cubes
ending-tie_tiles = tiles
ending-tie_polyps = guarded polyps
