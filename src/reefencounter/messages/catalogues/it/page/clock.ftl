### Clocks of players.

## What was agreed on

clock-days_a_turn = { $days ->
    [one] { $days } giorno per turno
   *[other] { $days } giorni per turno
}
clock-live = tempo reale, { $minutes } min + { $seconds } s

## How long somebody has, short; $moment is a day and a time

clock-days_hours = { $days } g { $hours } h
clock-hours_minutes = { $hours } h { $minutes } min
clock-time_until = tempo fino a { $moment }
clock-until = fino a { $moment }
clock-rests = fermo: la connessione è caduta
clock-waits = parte quando ci sono tutti, o quando qualcuno sceglie
# Beside the reader's own clock.
clock-you = tu
clock-left = ancora { $time }
clock-left_until = { $time }, fino a { $moment }
clock-minute_left = Ti resta un minuto.
clock-seconds_left = Ti restano dieci secondi.
