### After a game: playing again with the same people. Who is named is called by their names.

rematch-title = Rivincita
rematch-not_now = Non ora
rematch-go = Vai al tavolo
rematch-yes = Rivincita
rematch-again = Gioca ancora
rematch-played = Si gioca di nuovo.
rematch-has_table = La rivincita ha un tavolo tutto suo.
rematch-you_ask = Vorresti la rivincita.
rematch-missing = { $players ->
    [one] { AND($players) } ha due minuti per dire di sì.
   *[other] { AND($players) } hanno due minuti per dire di sì.
}
rematch-asks = { $player } vorrebbe la rivincita.
rematch-same = Stessi posti, stesse regole; comincia un altro.
rematch-agreed = { $players ->
    [one] { AND($players) } ha detto di sì.
   *[other] { AND($players) } hanno detto di sì.
}
rematch-none = Questa volta niente rivincita.
rematch-once_more = Un’altra?
