### A pause at a table with a clock. $name and $names are those who play.

pause-title = Pausa
pause-short = Pausa?
pause-asks = { $name } chiede una pausa.
pause-you_ask = Hai chiesto una pausa.
pause-missing = Manca ancora l’accordo di: { AND($names) }.
pause-agree = D’accordo
pause-not_now = Non ora
pause-paused = La partita è in pausa.
pause-rest = Gli orologi sono fermi finché uno di voi non riprende.
pause-go_on = Riprendi
