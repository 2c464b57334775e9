### Nach einer Partie: noch einmal mit denselben Leuten.

rematch-title = Revanche
rematch-not_now = Jetzt nicht
rematch-go = Hingehen
rematch-yes = Revanche
rematch-again = Noch eine Partie
rematch-played = Es geht weiter.
rematch-has_table = Die Revanche hat ihren eigenen Tisch.
rematch-you_ask = Du möchtest eine Revanche.
rematch-missing = { $players ->
    [one] { AND($players) } hat zwei Minuten Zeit, Ja zu sagen.
   *[other] { AND($players) } haben zwei Minuten Zeit, Ja zu sagen.
}
rematch-asks = { $player } möchte eine Revanche.
rematch-same = Dieselben Plätze, dieselben Regeln; jemand anders beginnt.
rematch-agreed = { $players ->
    [one] { AND($players) } hat Ja gesagt.
   *[other] { AND($players) } haben Ja gesagt.
}
rematch-none = Diesmal keine Revanche.
rematch-once_more = Noch eine Partie?
