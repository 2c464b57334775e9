### A new table: who sits where, by which rules.

new-about = Scegli chi gioca e come. Se non cambi niente, è il gioco come lo giocano quasi tutti.

## What to start from

new-start_from = Parti da
new-family = Serata in famiglia
new-family_about = sullo stesso dispositivo, con un bot
new-far_away = Amici lontani
new-far_away_about = via link, 3 giorni per turno
new-club = Serata al club
new-club_about = tempo reale, avanzato, classificato
new-anyone_now = Chiunque, ora
new-anyone_now_about = tempo reale, con chi arriva prima

## Seats

new-seats = Posti
new-players = Giocatori
new-players_about = { $players ->
    [one] { $players } mappa della barriera, una per giocatore.
   *[other] { $players } mappe della barriera, una per giocatore.
}
new-begins_itself = La partita comincia da sola quando tutti i posti sono presi.
new-several_here = Giocate in più persone su questo dispositivo: tra un turno e l’altro un sipario nasconde le tessere.
new-you_watch = Nessuno di questi posti è tuo: starai a guardare.
new-against_bots = Giochi contro i bot.
new-who_begins = Chi comincia
new-by_chance = A caso
new-by_chance_about = L’ordine dei posti si mescola. Il primo pesca 6 tessere, gli altri di più.
new-first_seat = Il posto 1
new-first_seat_about = L’ordine resta quello qui sopra. Il primo pesca 6 tessere, gli altri di più.

## The clock

new-clock = Orologio
new-no_clock = Nessuno
new-no_clock_about = Nessuna fretta. La partita aspetta chi è di turno.
new-live = Tempo reale
new-days = A giorni
new-time = Tempo
new-pace = { $minutes } min + { $seconds } s
new-pace_about = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
} per la partita, più { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
} dopo ogni turno. Chi finisce il tempo lascia il posto a un bot, e può tornare quando vuole.
new-own_pace = A scelta
new-minutes = Minuti per la partita
new-increment = Secondi dopo ogni turno
new-each_turn = Ogni turno
new-so_many_days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
new-days_about = { $days ->
    [1] Un giorno per ogni turno. Chi finisce il tempo lascia il posto a un bot, e può tornare quando vuole.
    [3] Tre giorni per ogni turno. Chi finisce il tempo lascia il posto a un bot, e può tornare quando vuole.
   *[7] Una settimana per ogni turno. Chi finisce il tempo lascia il posto a un bot, e può tornare quando vuole.
}

## Rules

new-rules = Regole
new-game = Gioco
new-base = Base
new-base_about = Un polipo piazzato accanto alla stella marina ne fa crescere un altro lì sopra. Quattro polipi di ogni pasto tornano nel sacchetto.
new-advanced = Avanzato
new-advanced_about = Sulla stella marina non cresce niente, e un pasto restituisce cinque polipi: più difficile e più tirato.
new-expansion = Espansione
new-none = Nessuna
new-none_about = Solo il gioco.
new-second_kind = Second Kind
new-second_kind_about = Tessere speciali, corone di spine, gamberetti blu e carte azione.
new-crowns = Corone
new-dealt = Distribuite
new-dealt_about = Ogni giocatore comincia con una corona di spine dietro lo schermo, come consiglia l’editore.
new-in_bag = Nel sacchetto
new-in_bag_about = Tutte e quattro le corone di spine si pescano dal sacchetto.
new-exchange = Tessera per un cubetto
new-at_once = Gioca subito
new-at_once_about = Azione 6: il cubetto avuto per una tessera consumata si gioca subito, come poi ha corretto l’editore.
new-keep = Tieni
new-keep_about = Azione 6 con la regola più vecchia: il cubetto va dietro lo schermo, per dopo.
new-more = Altro: rating, consigli, chi comincia, promemoria, titolo
new-who_sees = Chi lo vede
new-only_link = Solo con il link
new-everyone = Tutti
new-hints = Consigli
new-hints_all = A tutti
new-hints_all_about = Chi gioca può chiedere che cosa farebbe il bot più forte.
new-hints_one = Un posto
new-hints_one_about = Solo per un bambino o un principiante; una lampadina accanto al nome lo dice agli altri.
new-hints_none = A nessuno
new-hints_none_about = Ognuno gioca da sé.
new-hints_whose = Il posto di chi
new-seat_number = Posto { $seat }
new-seat_name = Posto { $seat }, { $name }
new-window = Risposte
new-window_usual = Come al solito
new-window_usual_about = Chi ospita questo server ha scelto quanto si aspetta quando qualcuno potrebbe rispondere con una carta.
new-window_seconds = { $seconds } s
new-window_about = Tutti aspettano questo tempo quando qualcuno potrebbe rispondere con una carta: nessuna pausa tradisce nulla.
new-memory = Promemoria
new-on = Sì
new-off = No
new-memory_on = Mostra ciò che sa chiunque abbia buona memoria: i cubetti, e le tessere viste quando sono state prese.
new-memory_off = Degli schermi altrui si mostrano solo i totali. Il resto va tenuto a mente.
new-chat = Chat
new-chat_on = Chi gioca può scrivere agli altri; nessun altro legge.
new-chat_off = A questo tavolo nessuno scrive.
new-title = Titolo
new-title_example = Venerdì sera (facoltativo)

## All that was chosen, in sentences

new-so_many_seats = { $seats ->
    [2] Due posti.
    [3] Tre posti.
   *[4] Quattro posti.
}
# $people are the items below, and names of bots.
new-people = { CAPITAL(AND($people)) }.
new-you = tu
new-a_bot = un bot
new-anyone = chiunque
new-by_link = { $name } via link
new-here = { $name } qui
new-friends_by_link = { $friends ->
    [1] un amico via link
    [2] due amici via link
    [3] tre amici via link
   *[4] quattro amici via link
}
new-friends_here = { $friends ->
    [1] un amico qui
    [2] due amici qui
    [3] tre amici qui
   *[4] quattro amici qui
}
# The game, the clock that was agreed on ("3 giorni per turno"), and about how long it takes.
new-game_and_time = { $clock ->
    [none] { $game }, { $time }.
   *[other] { $game }, { $clock }: { $time }.
}
new-base_game = Gioco base
new-advanced_game = Gioco avanzato
new-base_second_kind = Gioco base con Second Kind
new-advanced_second_kind = Gioco avanzato con Second Kind
new-half_hour = circa mezz’ora
new-three_quarters = circa tre quarti d’ora
new-hour = circa un’ora
new-hour_and_half = circa un’ora e mezza
new-weeks = qualche settimana
new-is_rated = È classificata, senza consigli.
new-listed = Il tavolo è nell’elenco; chi ha l’indirizzo può guardare.
new-private = Lo vede solo chi ha l’indirizzo.
new-setting_up = Preparo…
new-open = Apri il tavolo
new-start = Comincia la partita
