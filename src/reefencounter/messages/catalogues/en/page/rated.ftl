### The choice whether a new table is rated.

rated-legend = Rating
rated-no = Friendly
rated-no_about = It stands in your profile and changes no rating.
rated-yes = Rated
rated-yes_about = It counts for the ratings of all who play. No hints; whoever resigns or runs out of time has lost.
rated-needs_clock = A rated game has a clock: choose one above, and it can count for your rating.
rated-needs_way_back = Rated games are for people with a way back.
rated-to_me = Make yours in Me

## The end of a rated game. $before and $after are ratings, $change is the difference with its sign.

rated-changed = What it changed
rated-change = { $name }: { $before } → { $after } ({ $change })
rated-provisional = provisional
rated-provisional_about = A rating is provisional until ten rated games, and stands on no leader board before.
rated-unrated = { $why ->
    [child] A child plays here: this game changes no rating.
    [short] It was given up before three own turns: this game changes no rating.
    [place] Two played from one address or device: this game changes no rating.
    [often] The same two played three rated games within a day, or ten within a week: this one changes no rating.
   *[other] Somebody is not known any more: this game changes no rating.
}
rated-none = This game changes no rating.
