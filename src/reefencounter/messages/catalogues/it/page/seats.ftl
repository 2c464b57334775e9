### Around the seats while a game goes on: the menu, a bot that stands in, resigning, the chat.

## The menu of one's own seat

seats-play_on = Torno a giocare io
seats-let_bot = Lascia giocare un bot per me
seats-come_back = puoi tornare quando vuoi
seats-pause = Chiedi una pausa
seats-pause_about = devono essere d’accordo tutti
seats-pause_alone = l’orologio si ferma finché non riprendi
seats-resign_ask = Abbandona…

## Resigning

seats-resign_title = Abbandonare?
seats-resign_about = Un bot finisce al tuo posto. Conta come sconfitta. Puoi restare a guardare.
seats-resign_not = Continua
seats-resign = Abbandona

## Somebody is away in their turn. $name is who.

seats-is_away = { $name } non c’è.
seats-is_away_for = { $name } non c’è. Tra { $minutes } min un bot può giocare al suo posto.
# $names are those who want it, and the next message for the reader.
seats-bot_wanted = A favore di un bot: { AND($names) }; dovete volerlo tutti.
seats-wanted_by_you = tu
seats-let_bot_for = Lascia giocare un bot per { $name }

## The chat. $name is who has said a line.

seats-chat = Chat
seats-chat_only = Legge solo chi gioca qui.
seats-chat_say = Scrivi al tavolo
seats-chat_send = Invia
# Behind a line that the server does not have yet.
seats-chat_sending = invio in corso
seats-chat_against = Silenzia { $name } o segnala questa riga
seats-chat_mute = Silenzia { $name }
seats-chat_report = Segnala questa riga
seats-chat_block = Blocca { $name }
seats-chat_blocked = Hai bloccato { $name }: non vedi più che cosa scrive. Puoi cambiare idea in «Io».
seats-chat_reported = Chi ospita questo server è avvisato.
seats-chat_muted = Non vedi più le righe di { $name }; gli altri sì.
seats-chat_hear = Riattiva { $name }
seats-chat_nice_one = Bel colpo
seats-chat_thank_you = Grazie
seats-chat_one_moment = Un momento
