### Eine Pause an einem Tisch mit Uhr.

pause-title = Pause
pause-short = Pause?
pause-asks = { $name } möchte eine Pause.
pause-you_ask = Du möchtest eine Pause.
pause-missing = Es fehlt noch die Zustimmung von: { AND($names) }.
pause-agree = Einverstanden
pause-not_now = Jetzt nicht
pause-paused = Die Partie ist unterbrochen.
pause-rest = Die Uhren stehen, bis jemand von euch weitermacht.
pause-go_on = Weiter geht’s
