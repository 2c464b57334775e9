### Offene Tische.

lobby-title = Offene Tische
lobby-players = Spieler
lobby-game = Spiel
lobby-bots = Bots
lobby-any = egal
lobby-people_only = nur Menschen
lobby-with_bots = mit Bots
lobby-clock = Uhr
lobby-no_clock = ohne Uhr
lobby-live = live
lobby-days = nach Tagen
lobby-rated = gewertet
lobby-base = Grundspiel
lobby-advanced = Fortgeschritten
lobby-second_kind = Second Kind
lobby-seats = { $players } Spieler
lobby-table = Ein Tisch
lobby-yours = Dein Tisch
lobby-join = Mitspielen
# $table is its title or who made it, if it has either.
lobby-join_table = { $table ->
    [none] An einem Tisch mitspielen
   *[other] Mitspielen: { $table }
}
lobby-none = Kein offener Tisch passt dazu. Eröffne selbst einen, andere finden ihn hier.
lobby-more = { $tables } weitere
lobby-fewer = Weniger
# Behind the reason why one could not sit down.
lobby-others = { $tables ->
    [0] Sonst ist kein Tisch offen.
    [1] Ein weiterer Tisch ist offen.
    [2] Zwei weitere Tische sind offen.
    [3] Drei weitere Tische sind offen.
    [4] Vier weitere Tische sind offen.
    [5] Fünf weitere Tische sind offen.
   *[other] { $tables } weitere Tische sind offen.
}
