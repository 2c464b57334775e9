### Between the turns of people at one screen.

curtain-title = Hand over the screen
curtain-chooses = { $name } chooses
curtain-may_answer = { $name } may answer
curtain-turn_of = { $name }’s turn
curtain-hand = Hand the screen to { $name }.
curtain-look_away = { COUNT($others) ->
    [one] { AND($others) } looks away.
   *[other] { AND($others) } look away.
}
curtain-secret = One tile goes secretly into the fish, then two cubes are chosen.
curtain-so_far = So far
curtain-since = Since your last turn
curtain-turn = Turn { $turn }
curtain-i_am = I am { $name }
curtain-lost = The connection is lost. Trying again …
curtain-moment = One moment …
