### After a game: playing again with the same people. Who is named is called by their names.

rematch-title = Rematch
rematch-not_now = Not now
rematch-go = Go there
rematch-yes = Rematch
rematch-again = Play again
rematch-played = They play again.
rematch-has_table = The rematch has a table of its own.
rematch-you_ask = You would like a rematch.
rematch-missing = { $players ->
    [one] { AND($players) } has two minutes to say yes.
   *[other] { AND($players) } have two minutes to say yes.
}
rematch-asks = { $player } would like a rematch.
rematch-same = Same seats, same rules; another begins.
rematch-agreed = { $players ->
    [one] { AND($players) } has said yes.
   *[other] { AND($players) } have said yes.
}
rematch-none = No rematch this time.
rematch-once_more = Once more?
