### The page of oneself, continued: bots of one's own, data.

## Bots that play by a token. $bot is a bot's name, $when how long ago it came by.

account-bots = I miei bot
account-bots_about = Un tuo programma può giocare qui con un token, segnalato come bot. Chi ha il token gioca come il bot: tienilo per te.
account-bot_name = Nome del bot
account-bot_add = Aggiungi un bot
account-bot_used = visto { $when }
account-bot_unused = non si è ancora visto
account-bot_new_token = Un nuovo token per { $bot }
account-bot_remove = Rimuovi { $bot }
account-bot_removed = { $bot } non gioca più qui. Le sue partite restano.
account-bot_token = Il suo token, mostrato solo questa volta

## My data. $day is a day as the language writes it.

account-data = I miei dati
account-all_games = Tutte le mie partite
account-all_data = Tutto ciò che è conservato di me
account-files_about = Le partite in corso hanno dei segreti: si aggiungono quando sono finite.
account-leave_ask = Elimina il mio account…
account-what_goes = Tra sette giorni viene eliminato tutto ciò che è solo tuo: nome, dispositivi, passkey e parole, bot, mazzi, quello che hai risolto e scritto, e le partite che hai giocato per conto tuo. Fino ad allora puoi ripensarci.
account-what_stays = Le partite con altri restano per loro. Lì ti chiamerai Qualcuno, e un bot finisce quelle in corso.
account-leave = Elimina tra sette giorni
account-not_now = Non ora
account-leaving = Eliminazione di tutto ciò che è tuo qui: { $day }.
account-stay = Tieni il mio account
account-stayed = Non si elimina niente: che bello che resti.
