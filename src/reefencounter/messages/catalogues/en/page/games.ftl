### Games in lists: how they stand, what they are.

## How a game stands

# $winners are names; $me whether it is the reader alone, who is called "You" then. $points are those of each of them.
games-won = { $me ->
    [none] { AND($winners) } won with { $points } points
   *[other] You won with { $points } points
}
# The same of a game that was decided before its end: points say nothing there.
games-decided = { $me ->
    [none] { AND($winners) } won
   *[other] You won
}
games-nobody = Over, nobody played to the end
games-waits = Waits for players
games-setup = Set-up
games-turn = Turn { $turn }
games-my_turn = Turn { $turn }, your turn
games-their_turn = Turn { $turn }, { AND($players) } to play

## What is said of a game besides its title and names. $me: the reader, who has no other name here.

games-entered = Entered from a real table
games-record = Opened record
games-second_kind = Second Kind
games-advanced = Advanced
games-branched = Branched off
games-resigned = { $me ->
    [none] { $player } resigned
   *[other] You resigned
}
games-out_of_time = { $me ->
    [none] { $player } ran out of time
   *[other] You ran out of time
}
games-left = { $me ->
    [none] { $player } left early
   *[other] You left early
}
games-paused = Paused
