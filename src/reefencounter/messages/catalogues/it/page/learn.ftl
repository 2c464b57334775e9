### The page under Learn: all lessons, and what else there is to learn.

learn-title = Impara giocando
learn-about = Nove brevi lezioni su una mappa interattiva. Puoi fermarti quando vuoi: poi riparti da lì.

## How far one has come: lessons done, of all; and how long the others take

learn-done_of = { $done } su { $all }
learn-minutes_left = { $minutes ->
    [one] ancora { $minutes } minuto circa
   *[other] ancora { $minutes } minuti circa
}
learn-all_done = tutte fatte

## Beside a lesson

learn-done = fatta
learn-go_on = Continua
learn-begin = Comincia
# how long it takes
learn-minutes = { $minutes } min

## What else there is

learn-first_game = Prima partita
learn-first_game_about = contro il bot più mite, con una guida che si ferma nei momenti che contano
learn-rulebook = Regolamento
learn-rulebook_about = tutte le regole, con mappe per provarle
learn-brief = Le regole in breve
learn-brief_about = si leggono in dieci minuti, con disegni e tasti
learn-puzzles = Problemi
learn-puzzles_about = Una posizione vera, un turno intero: trova il migliore. Oggi è lo stesso per tutti.
learn-more = Quando conosci il gioco
