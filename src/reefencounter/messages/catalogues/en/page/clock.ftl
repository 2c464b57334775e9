### Clocks of players.

## What was agreed on

clock-days_a_turn = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
clock-live = live, { $minutes } min + { $seconds } s

## How long somebody has, short; $moment is a day and a time

clock-days_hours = { $days } d { $hours } h
clock-hours_minutes = { $hours } h { $minutes } min
clock-time_until = time until { $moment }
clock-until = until { $moment }
clock-rests = rests: the connection is lost
clock-waits = starts when all are here, or when somebody chooses
# Beside the reader's own clock.
clock-you = you
clock-left = { $time } left
clock-left_until = { $time }, until { $moment }
clock-minute_left = You have one minute left.
clock-seconds_left = You have ten seconds left.
