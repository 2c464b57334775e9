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
# $decides: with it the game is over.
seats-resign_about = { $decides ->
    [none] Un bot finisce al tuo posto. Conta come sconfitta. Puoi restare a guardare.
   *[other] Così la partita finisce, e conta come sconfitta.
}
seats-resign_not = Continua
seats-resign = Abbandona

## Somebody is lost to a game in which others play on. $name is who, $bot who plays there now.

seats-out_of_time = { $me ->
    [none] { $name } ha finito il tempo. Conta come sconfitta, e al suo posto gioca { $bot }.
   *[other] Hai finito il tempo. Conta come sconfitta, e per te gioca { $bot } finché non riprendi.
}
seats-resigned = { $name } ha abbandonato. Al suo posto gioca { $bot }.
seats-left = { $me ->
    [none] { $name } ha lasciato la partita. Conta come sconfitta, e al suo posto gioca { $bot }.
   *[other] La tua assenza è durata troppo. Conta come sconfitta, e per te gioca { $bot } finché non riprendi.
}
seats-understood = Va bene

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
