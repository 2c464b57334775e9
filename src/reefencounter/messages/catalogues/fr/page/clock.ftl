### Clocks of players.

## What was agreed on

clock-days_a_turn = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
clock-live = en direct, { $minutes } min + { $seconds } s

## How long somebody has, short; $moment is a day and a time

clock-days_hours = { $days } j { $hours } h
clock-hours_minutes = { $hours } h { $minutes } min
clock-time_until = à jouer avant le { $moment }
clock-until = jusqu’au { $moment }
clock-rests = en pause : connexion perdue
clock-waits = démarre quand tout le monde est là, ou dès que quelqu’un choisit
# Beside the reader's own clock.
clock-you = vous
clock-left = il reste { $time }
clock-left_until = { $time }, jusqu’au { $moment }
clock-minute_left = Il vous reste une minute.
clock-seconds_left = Il vous reste dix secondes.
