### Between the turns of people at one screen.

curtain-title = Předej zařízení
curtain-chooses = { $name } vybírá
curtain-may_answer = { $name } může odpovědět
curtain-turn_of = Na tahu: { $name }
curtain-hand = Předej zařízení, na řadě je { $name }.
curtain-look_away = { COUNT($others) ->
    [one] { AND($others) } se nedívá.
   *[other] { AND($others) } se nedívají.
}
curtain-secret = Jedna kartička jde tajně do papušíka, pak se vybírají dvě kostičky.
curtain-so_far = Zatím
curtain-since = Od tvého posledního tahu
curtain-turn = Tah { $turn }
curtain-i_am = Jsem { $name }
curtain-lost = Spojení je přerušené. Další pokus…
curtain-moment = Okamžik…
