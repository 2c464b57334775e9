### A pause at a table with a clock. $name and $names are those who play.

pause-title = Pause
pause-short = Pause?
pause-asks = { $name } asks for a pause.
pause-you_ask = You ask for a pause.
pause-missing = Still to agree: { AND($names) }.
pause-agree = Agree
pause-not_now = Not now
pause-paused = The game is paused.
pause-rest = The clocks rest until one of you goes on.
pause-go_on = Go on
