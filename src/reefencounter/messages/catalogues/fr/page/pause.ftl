### A pause at a table with a clock. $name and $names are those who play.

pause-title = Pause
pause-short = Pause ?
pause-asks = { $name } demande une pause.
pause-you_ask = Vous avez demandé une pause.
pause-missing = Il manque encore l’accord de : { AND($names) }.
pause-agree = D’accord
pause-not_now = Pas maintenant
pause-paused = La partie est en pause.
pause-rest = Les pendules sont arrêtées jusqu’à ce que l’un de vous reprenne.
pause-go_on = Reprendre
