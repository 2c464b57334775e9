### What stands around every page, and what any page may say.

## Titles of the pages

frame-title_new = Nuovo tavolo
frame-title_tables = Le mie partite
frame-title_table = Tavolo
frame-title_join = Siediti al tavolo
frame-title_replay = Replay
frame-title_analysis = Analisi
frame-title_entry = Riporta una partita
frame-title_learn = Impara il gioco
frame-title_lesson = Lezione
frame-title_puzzle = Problema
frame-title_rules = Regolamento
frame-title_brief = Le regole in breve
frame-title_me = Io
frame-title_profile = Profilo
frame-title_leaders = Classifica
frame-title_friend = Amici
frame-title_terms = I termini in tutte le lingue
frame-title_privacy = Privacy
frame-title_mail = Link da un’e-mail
frame-title_lost = Pagina non trovata

## Shared by all pages

frame-list = { AND($items) }
frame-just_now = proprio ora

## Links in the header

frame-link_new = Nuovo tavolo
frame-link_tables = Le mie partite
frame-link_learn = Impara
frame-link_me = Io

## A page that cannot be shown

frame-not_loaded = Questa pagina non si è caricata
frame-not_loaded_why = Il server non è raggiungibile, o nel frattempo è stato aggiornato.
frame-nothing_here = Qui non c’è niente
frame-no_such_page = Nessuna pagina ha questo indirizzo.
frame-went_wrong = In questa pagina qualcosa è andato storto
frame-try_again = Riprova
frame-first_page = Pagina iniziale

## The header

frame-skip = Vai al contenuto
frame-pages = Pagine
frame-games_wait = { $turns ->
    [one] { $turns } partita ti aspetta
   *[other] { $turns } partite ti aspettano
}
frame-to_light = Passa al tema chiaro
frame-to_dark = Passa al tema scuro
frame-help = Aiuto e impostazioni

## The footer

frame-unofficial = Reef Encounter è un gioco da tavolo di Richard Breese, pubblicato da R&D Games, What’s Your Game? e Z-Man Games. Questa è una versione non ufficiale e non commerciale: non ha la loro approvazione e non rivendica nulla di loro.
frame-more = Altro
frame-rules = Regole
frame-keys = Tasti
frame-accessibility = Accessibilità
frame-settings = Impostazioni
frame-about = Info
frame-language = Lingua

## The connection

frame-unreached = Il server non è raggiungibile. È ancora acceso?
# $status is the number of the answer, $text its name: 502 Bad Gateway.
frame-answered = Il server ha risposto { $status } { $text }.

## The connection to a table

frame-unreadable = Il server non è riuscito a leggere ciò che questa pagina ha inviato. Ricarica la pagina.
frame-not_my_seat = Questo posto non è tuo: ce l’ha qualcun altro.
frame-no_table = Questo tavolo non c’è.
frame-table_closed = Chi l’ha aperto ha chiuso questo tavolo.

## Who sits at a table, as an item of a list of names, and whether they are there

frame-you = Tu
frame-anyone = chiunque
frame-friend = un amico
frame-here = qui
frame-away = assente
frame-offline = offline

## In the tab and in notices of the browser

frame-your_turn = Tocca a te
