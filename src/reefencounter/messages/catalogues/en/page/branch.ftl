### Playing on from a place of another game, at a new table.

branch-title = Play on from here
branch-about = A new table begins here, in turn { $turn }. The tiles in the bag are drawn afresh. This game stays as it is.
branch-about_start = A new table begins before the first move. The tiles in the bag are drawn afresh. This game stays as it is.
branch-cancel = Cancel
branch-play_on = Play on
