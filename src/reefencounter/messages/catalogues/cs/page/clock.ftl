### Clocks of players.

## What was agreed on

clock-days_a_turn = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}
clock-live = živě, { $minutes } min + { $seconds } s

## How long somebody has, short; $moment is a day and a time

clock-days_hours = { $days } d { $hours } h
clock-hours_minutes = { $hours } h { $minutes } min
clock-time_until = čas do { $moment }
clock-until = do { $moment }
clock-rests = stojí: spojení je přerušené
clock-waits = rozběhnou se, až budou všichni u stolu, nebo až někdo zvolí
# Beside the reader's own clock.
clock-you = ty
clock-left = zbývá { $time }
clock-left_until = zbývá { $time }, do { $moment }
clock-minute_left = Zbývá ti minuta.
clock-seconds_left = Zbývá ti deset sekund.
