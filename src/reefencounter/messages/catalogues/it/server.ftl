### What the server says besides the game: bots, decks, and what it refuses.

lesson-not_played = In questo compito queste azioni non si possono giocare una dopo l’altra. Ricomincialo.
lesson-you = Tu
lesson-purple = Viola
lesson-green = Verde
lesson-red = Rosso
lesson-yellow = Giallo

## bots that a seat can have

opponent-drifter = Gioca quel che capita. Per provare.
opponent-gentle = Mangia appena può e lascia i coralli senza protezione. Per una prima partita.
opponent-easy = Mangia troppo presto e lascia i coralli senza protezione.
opponent-fair = Protegge i suoi coralli, e vede un passo alla volta.
opponent-steady = Gioca un turno accorto.
opponent-able = Gioca un turno accorto, e da molte partite ha imparato quale scegliere.
opponent-strong = Vede un turno in molti modi.
opponent-expert = Si chiede che cosa risponderebbero gli altri.
opponent-master = Si prende il suo tempo e gioca come meglio può.
opponent-given = Gioca come { $spec }.
opponent-called_drifter = Naufrago
opponent-called_gentle = Mite
opponent-called_easy = Facile
opponent-called_fair = Discreto
opponent-called_steady = Solido
opponent-called_able = Abile
opponent-called_strong = Forte
opponent-called_expert = Esperto
opponent-called_master = Maestro

## decks: whose texts they are, and when a card may be played (S7.2, S7.5)

deck_label-reconstructed = Ricostruito: non i testi pubblicati delle carte
deck_label-printed = I testi delle carte stampate
deck_label-behind_card = [mazzo ricostruito]
deck-named = { $reconstructed ->
    [none] { $name }.
   *[other] { $name } [mazzo ricostruito].
}
card-full = { $marks ->
    [none] { CARD($card) }: { CARD_TEXT($card) }
   *[other] { CARD($card) } ({ LIST($marks) }): { CARD_TEXT($card) }
}
card_mark-blue_shrimp = gamberetto blu
card_mark-clownfish = pesce pagliaccio: anche nel turno altrui
card_mark-scoring = dà punti alla fine
card_when-start = All’inizio del tuo turno, prima dell’azione 1.
card_when-own_turn = Nel tuo turno dopo l’azione 1, tra un’azione e l’altra.
card_when-scoring = Conta alla fine anche se è ancora nella tua mano.
card_when-eaten = Anche quando il pesce di un altro giocatore ha mangiato.
card_when-attacked = Anche quando un tuo corallo viene attaccato.
card_when-alga = Anche quando l’alga di un altro giocatore sta per girare tessere corallo.
card_when-collected = Anche quando un altro giocatore ha preso dal mare, prima che sia rifornito.
card_when-turn_end = Anche alla fine del turno di un altro giocatore.

## requests and live messages

request-costly = È più di quanto un visitatore possa chiedere. Riprova tra { $seconds } s.
request-slow = La richiesta ha impiegato troppo tempo ad arrivare.
request-foreign = Questa richiesta viene da un altro sito.
request-nobody = Questa richiesta non dice di chi è. Non ha né il nostro cookie né l’intestazione Reef-Page, a cui la risposta ne dà uno.
request-words_too_often = Troppi tentativi; aspetta qualche minuto.
request-binary = I messaggi sono testo JSON, non binari.
request-unreadable = Il messaggio non si può leggere: { $why }
request-too_many_messages = Troppi messaggi in una volta; aspetta un momento.
request-too_many = Troppe richieste in una volta; aspetta un minuto.
request-malformed = { $why }
request-nothing_here = A questo indirizzo non c’è niente.
request-method = Questo indirizzo non si chiama con { $method }, ma con { $methods }.
request-failed = Il server ha avuto un errore; il suo log dice di più.

## seats

seat-not_yours = Questo posto non è tuo: non puoi giocarlo.
seat-taken = Qualcuno è stato più veloce.
seat-maker_gone = Chi ha aperto questo tavolo non c’è più. Forse a un altro tavolo c’è qualcuno.
seat-nobody_came = Su questo posto non c’è nessuno da mandare via.
seat-none = Qui non hai preso nessun posto.
seat-not_free = Questo posto non è libero.
seat-of_nobody = Questo posto non è di nessuno.
seat-not_away = Un bot gioca per { $name } solo quando tutti aspettano e l’assenza dura da tre minuti.
seat-resigned = Hai abbandonato: un bot finisce la partita al tuo posto.
seat-rated = Questa partita è classificata: nessuno gioca per te su tua richiesta. Puoi tornare più tardi o abbandonare.
seat-not_yours_to_see = Questo posto non è tuo; lascialo fuori per guardare.

## talking at a table

chat-nice_one = Bel colpo
chat-thank_you = Grazie
chat-one_moment = Un momento
chat-players_only = Qui parla solo chi gioca a questo tavolo.
chat-none = A questo tavolo non c’è chat.
chat-empty = Serve un po’ di testo, o una delle frasi pronte.
chat-too_fast = Troppo in una volta; ripetilo tra un momento.
chat-muted = { $days ->
    [0] Chi ospita ti lascia solo le frasi pronte.
    [one] Chi ospita ti lascia solo le frasi pronte ancora per { NUMBER($days) } giorno.
   *[other] Chi ospita ti lascia solo le frasi pronte ancora per { NUMBER($days) } giorni.
}
chat-no_line = Questa riga non c’è più.
chat-own_line = Questa riga è tua.
chat-reported_enough = Oggi chi ospita il server ha già ricevuto molte tue segnalazioni, e le ha tutte. Segnala il resto domani.

## playing again

rematch-not_over = La partita non è ancora finita.
rematch-program_gone = { $name } è un programma e non c’è più: non può più accettare.

## tables

table-not_yours = Questo tavolo non è tuo.
table-waiting = Questo tavolo aspetta che tutti i posti siano presi.
table-over = Qui non si gioca più nessuna partita.
table-begun = La partita è cominciata.
table-shared = A questo tavolo giocano altri: si conserva per loro.
table-no_step = Non c’è nessun passo { $number }: l’ultimo è { $last }.
table-no_record = La registrazione si ottiene a partita finita: fino ad allora contiene segreti.
table-waits = Il tavolo aspetta: qualcuno può rispondere con una carta.
table-paused = La partita è in pausa. Prima riprendila.
pause-no_clock = Qui non c’è orologio, quindi nulla da mettere in pausa.
window-no_hurry = Nessuno aspetta la tua risposta contro il tempo.
window-once = Hai già chiesto altro tempo.
window-no_card = Non hai una carta del genere che risponda nel turno di un altro.
table-no_deal = Le tessere si indicano solo a un tavolo che riporta una partita vera.
table-no_undo = Si può annullare solo ciò che hai fatto nel turno in corso.
table-gone_on = Il tavolo è andato avanti fino al passo { $number }. Guarda di nuovo.
table-full = Questo tavolo ha { $most } passi, e di più non se ne conservano: cominciane un altro.
table-gone_on_elsewhere = Il tavolo è andato avanti altrove. Guarda di nuovo.
table-players = rules.players è { $players }, ma i posti sono { $seats }
table-no_branch = Da una partita se ne può derivare un’altra quando è finita: fino ad allora contiene segreti.
table-branch_at = at dev’essere da 0 a { $last }, il numero di un passo
table-branch_seats = seats dev’essere { $players }, come al tavolo da cui viene
rules-no_clause = Le regole non hanno un articolo { $name }.
table-none = Qui questo tavolo non c’è.
table-decks_open = Sono già aperti tavoli con { $decks } mazzi tuoi; prima lasciane uno.
table-bot = non c’è nessun bot { QUOTED($bot) }; ci sono { LIST($bots) }
table-bot_game = { QUOTED($bot) } non gioca a questo gioco; ci sono { LIST($bots) }
table-bot_kind = un posto con un bot ha il tipo 'bot'
table-first_game = La prima partita è per due, con le regole base, e non è classificata.
table-rated_seats = Una partita classificata ha al massimo un posto sul tuo dispositivo, e qualcuno che gioca: gli altri si siedono con il link o dalla lobby.
table-rated_deck = Una partita classificata usa un mazzo che qui possono usare tutti.
table-rated_clock = Una partita classificata ha un orologio: scegline uno, o giocate senza classifica.

## fair play in rated games

rated-way_back = Le partite classificate sono per chi può tornare: crea le parole o una passkey in «Io», o lascia lì un indirizzo, e poi siediti.
rated-apart = I programmi giocano partite classificate tra loro, senza persone né bot della casa. Insieme si gioca a un tavolo non classificato.
rated-not_over = Che cosa cambia una partita classificata si dice quando è finita.
fair-live = Stai giocando una partita classificata dal vivo: finché non finisce, niente consigli e niente analisi.
fair-days = Stai giocando una partita classificata proprio con questa barriera: finché non finisce, niente consigli e niente analisi.
table-deleted = Questo tavolo è stato eliminato.
table-cannot_open = Questo tavolo non si può aprire: { $because }

## why not: it is possible

action-possible = Ora si può fare.

## hints

hint-failed = Ora non è stato possibile trovare un consiglio. Chiedi di nuovo tra un minuto.
hint-too_many = In questo momento troppi chiedono un consiglio. Chiedi di nuovo tra mezzo minuto.
hint-not_asked = I consigli sono per chi è di turno.
hint-thinking = Un consiglio è già in preparazione.
hint-rated = Questa partita è classificata: non ci sono consigli.
hint-not_here = A questo tavolo solo altri posti ricevono consigli.

## profiles

person-no_profile = Qui non c’è un profilo così.

## how much is kept

invitation-none = Nessun tavolo aspetta questo codice. Forse è stato chiuso.
invitation-used = Tutti i posti di questo tavolo sono presi.
invitation-not_yours = Può invitare solo chi siede a questo tavolo.
quota-decks = Hai portato { $decks } mazzi, e se ne conservano { $most }: rimuovine uno che nessun tavolo usa.
quota-tables = Qui hai { $tables } partite, e per un browser se ne conservano { $most }: eliminane qualcuna in «Le mie partite», e ci sarà posto per questa.
quota-size = Le tue partite occupano qui { $size } MB, e per un browser se ne conservano { $most }: eliminane qualcuna in «Le mie partite», e ci sarà posto per questa.
quota-address = Oggi dal tuo indirizzo sono arrivate tante partite che non se ne conservano altre; torna domani.
quota-open = Oggi dal tuo indirizzo sono arrivati { $most } tavoli aperti, e altri non vengono elencati; invita gli amici con un link, o torna domani.

## decks that people bring

deck-not_yours = Qui non c’è nessun tuo mazzo { $deck }; GET /api/decks elenca quelli che puoi usare.
deck-used = Un tavolo usa questo mazzo: prima elimina il tavolo.
deck-unusable = Questo mazzo non si può usare: { $because }.

## scores of a game at a real table

count-of_second_kind = deck, cards e at_home sono di Second Kind (second_kind true).
count-no_scoring_card = { QUOTED($card) } non è una carta a punti di questo mazzo; sono { LIST($cards) }.
count-card_twice = C’è una sola carta { QUOTED($card) }, ed è stata nominata due volte.
count-kind = Un pesce contiene { LIST($kinds) }, non { QUOTED($kind) }.
count-kind_elsewhere = Un pesce contiene { LIST($kinds) } ("second_kind": true ha di più), non { QUOTED($kind) }.
count-too_many_polyps = Nella scatola ci sono { $most } polipi { -colour($colour, number: "plural") }, non { $number }.
count-too_many_tiles = Nella scatola ci sono { $most } { -tiles($tile) }, non { $number }.
count-one_tile = Nella scatola c’è una sola { -tile($tile) }, non { $number }.
count-coral_tile = La tessera corallo { -coral-tile($coral_tile) } ha { AND($colours, item: "colour") }, non { -colour($colour) }.

## the database

database-full = Il database ora non si può usare: il disco è pieno. Niente è perduto; riprova presto.
database-locked = Il database ora non si può usare: lo tiene un altro programma. Niente è perduto; riprova presto.
database-read_only = Il database ora non si può usare: è di sola lettura. Niente è perduto; riprova presto.
database-damaged = Il database ora non si può usare: è danneggiato. Niente è perduto; riprova presto.
database-closed = Il database ora non si può usare: non si apre. Niente è perduto; riprova presto.
database-disk_fails = Il database ora non si può usare: il disco è guasto. Niente è perduto; riprova presto.
database-silent = Il database ora non si può usare: non risponde. Niente è perduto; riprova presto.

## why a connection is closed

close-too_many = Troppe connessioni dallo stesso posto.
close-number = { $name } dev’essere un numero intero da 0 a { $most }.
close-unreadable = { $number } messaggi di fila non si sono potuti leggere.
close-failed = Il server ha avuto un errore; ricollegati.
close-too_slow = La connessione era troppo lenta; ricollegati per rimetterti in pari.
close-read_anew = Il tavolo è stato riletto; ricollegati per rimetterti in pari.
close-signed_out = Qui hai chiuso la sessione.
close-banned = Chi ospita ti ha bandito.

## people and their devices

person-language = Non c’è un catalogo di { QUOTED($language) }; ci sono { LIST($languages) }.
person-no_name = Un nome ha almeno una lettera.
person-no_way_back = Non potresti più tornare: aggiungi una passkey, o crea le parole di recupero e scrivile su un foglio.
person-no_device = Non hai effettuato l’accesso su un dispositivo così.
person-nobody_before = Qui non c’è niente a cui tornare: nell’ultima settimana nessuno ha fatto l’accesso in questo browser.
person-banned = { $days ->
    [0] Chi ospita ti ha bandito.
    [one] Chi ospita ti ha bandito ancora per { NUMBER($days) } giorno.
   *[other] Chi ospita ti ha bandito ancora per { NUMBER($days) } giorni.
}{ $reason ->
    [none] {""}
   *[other] {" "}Il motivo: { QUOTED($reason) }.
} Ciò che è tuo puoi ancora portarlo via: in «Io», alla voce «I miei dati».
person-no_administrator = Questo è solo per chi amministra.
person-is_administrator = Solo chi ospita può bandire chi amministra: reef admin ban.

## friends

friend-who = Di’ chi intendi: con un nome, o con l’indirizzo di un profilo.
friend-whom = Di’ chi intendi: con l’indirizzo di un profilo, o con un tavolo e un posto.
friend-oneself = Quella persona sei tu.
friend-none = Questa persona non è tra i tuoi amici.
friend-asks_not = È stato ritirato, o è già deciso.
friend-nobody_there = Lì non siede nessuno.
friend-no_link = Questo link non vale più. Chiedine uno nuovo.
friend-own_link = Questo è il tuo link: mandalo a qualcuno.
friend-blocked = Hai bloccato questa persona. Prima sbloccala.
friend-blocked_not = Non hai bloccato questa persona.
friend-too_many = Qui nessuno ha più di { $most } amici: uno di voi deve prima fare posto.
friend-too_many_asked = { $most } persone non ti hanno ancora risposto. Prima ritira una di queste richieste.
friend-asked_often = Oggi dal tuo indirizzo sono arrivate abbastanza richieste a questa persona. Chiedi domani, o mandale il tuo link.
friend-too_many_blocked = Hai bloccato { $most } persone, e non se ne tengono di più. Prima sbloccane una.
friend-too_many_offers = A questo tavolo sono già invitate { $most } persone.

## where the server cannot be reached

offline-title = Calma piatta
offline-text = Al momento il server non è raggiungibile. Le tue partite sono conservate lì, nulla va perso.
offline-again = Riprova

## programs that play here by a token

program-token = Questo token non apre nulla: è sbagliato o è stato revocato. I tuoi bot sono nel browser in cui li hai creati.
program-too_many = Hai { $most } bot, e non se ne tengono di più: prima rimuovine uno.
program-none = Non hai un bot così.
program-not_for = Questo è per le persone: un bot gioca soltanto.

## passkeys

passkey-not_here = Le passkey richiedono una connessione sicura: HTTPS, o http://localhost sul computer che fa girare il server.
passkey-late = È passato troppo tempo, o era già fatto: riprova.
passkey-not_valid = La risposta del dispositivo non era una passkey per questo sito. Riprova.
passkey-unknown = Qui nessuno ha questa passkey. Usane un’altra, o le tue parole di recupero.
passkey-known = Questa passkey è già nota.
passkey-none = Non hai questa passkey.
passkey-too_many = Hai { $most } passkey, e di più non se ne conservano: prima rimuovine una.
passkey-last = È la tua unica via di ritorno: prima crea le parole di recupero o un’altra passkey.

## e-mail addresses and links

address-none = Non è un indirizzo e-mail, come ada@example.org.
address-link = Questo link non vale più: è già stato usato, o è troppo vecchio. Chiedine un altro.
address-taken = Un altro account qui ha già questo indirizzo: usalo per accedere lì.
address-no_mail = Questo server non manda e-mail.
address-nothing = Qui non hai un indirizzo.
address-last = È la tua unica via di ritorno: prima crea le parole di recupero o aggiungi una passkey.

## recovery words

recovery-unknown = Le parole sono scritte bene, ma su questo server non le ha nessuno.
recovery-number = Le parole sono otto, di sei lettere ciascuna; queste sono { $number }.
recovery-slip = Non sono proprio le parole: c’è un errore in una di esse, o nel loro ordine.
recovery-word = { QUOTED($word) } non può essere una delle parole: ognuna ha sei lettere, per esempio { QUOTED($example) }.
