### Zwischen den Zügen von Leuten an einem Gerät.

curtain-title = Gerät weitergeben
curtain-chooses = { $name } wählt
curtain-may_answer = { $name } darf antworten
curtain-turn_of = { $name } ist am Zug
curtain-hand = Gib das Gerät an { $name }.
curtain-look_away = { COUNT($others) ->
    [one] { AND($others) } schaut weg.
   *[other] { AND($others) } schauen weg.
}
curtain-secret = Ein Plättchen kommt geheim in den Fisch, dann werden zwei Larven gewählt.
curtain-so_far = Bisher
curtain-since = Seit deinem letzten Zug
curtain-turn = Zug { $turn }
curtain-i_am = Ich bin { $name }
curtain-lost = Die Verbindung ist weg. Neuer Versuch …
curtain-moment = Einen Moment …
