### Between the turns of people at one screen.

curtain-title = Passa il dispositivo
curtain-chooses = Sceglie { $name }
curtain-may_answer = { $name } può rispondere
curtain-turn_of = Turno di { $name }
curtain-hand = Passa il dispositivo a { $name }.
curtain-look_away = { COUNT($others) ->
    [one] { AND($others) } guarda altrove.
   *[other] { AND($others) } guardano altrove.
}
curtain-secret = Una tessera va in segreto nel pesce, poi si scelgono due cubetti.
curtain-so_far = Finora
curtain-since = Dal tuo ultimo turno
curtain-turn = Turno { $turn }
curtain-i_am = Sono { $name }
curtain-lost = La connessione è caduta. Nuovo tentativo…
curtain-moment = Un momento…
