### Uhren der Spieler.

clock-days_a_turn = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
clock-live = live, { $minutes } min + { $seconds } s

## How long somebody has, short; $moment is a day and a time

clock-days_hours = { $days } T { $hours } h
clock-hours_minutes = { $hours } h { $minutes } min
clock-time_until = Zeit bis { $moment }
clock-until = bis { $moment }
clock-rests = steht: Die Verbindung ist weg
clock-waits = läuft, sobald alle da sind oder jemand wählt
# Beside the reader's own clock.
clock-you = du
clock-left = noch { $time }
clock-left_until = { $time }, bis { $moment }
clock-minute_left = Du hast noch eine Minute.
clock-seconds_left = Du hast noch zehn Sekunden.
