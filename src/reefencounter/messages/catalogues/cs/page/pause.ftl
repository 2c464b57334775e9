### A pause at a table with a clock. $name and $names are those who play.

pause-title = Přestávka
pause-short = Pauza?
pause-asks = { $name } chce přestávku.
pause-you_ask = Žádáš o přestávku.
pause-missing = Ještě musí souhlasit: { AND($names) }.
pause-agree = Souhlasím
pause-not_now = Teď ne
pause-paused = Partie je přerušená.
pause-rest = Hodiny stojí, dokud někdo z vás nebude pokračovat.
pause-go_on = Pokračovat
