### Who sits at a seat of a new table. $seat is its number.

seating-seat = Posto { $seat }
seating-who = Posto { $seat }: chi
seating-strength = Posto { $seat }: livello
seating-name = Posto { $seat }: nome
seating-me = Io
seating-here = Amico qui
seating-link = Amico via link
seating-anyone = Chiunque
seating-bot = Bot
seating-first = Chi arriva prima
seating-my_name = Il mio nome
seating-their_name = Il suo nome
seating-friend_about = Siete amici: il posto resta sulla sua pagina iniziale finché è libero.
seating-link_about = Ricevi un link e un codice da mandare.
seating-anyone_about = Compare tra i tavoli aperti.
