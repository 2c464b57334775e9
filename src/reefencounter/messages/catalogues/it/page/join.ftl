### Somebody was asked to a table, or has a code for one.

## A code is typed

join-have_code = Hai un codice?
join-type_it = Scrivi le tre parole che ti hanno dato, e siediti al tavolo.
join-code = Codice
join-find = Trova il tavolo

## A seat is free. $by is who asks, if they have a name.

join-asked = { $by ->
    [none] Ti aspettano al tavolo
   *[other] { $by } ti invita al tavolo
}
join-kept = C’è un posto per te in una partita di Reef Encounter. Non serve un account.
join-sits = Al tavolo: { AND($names) }.
join-no_clock = senza orologio
join-name = Il tuo nome
join-sit = Siediti
join-sitting = Un momento…

## No seat is free, or there is no such table

join-taken = Tutti i posti sono presi
join-faster = Qualcuno è stato più veloce, o la partita è cominciata. Chiedi un altro link, o apri un tavolo tuo.
join-first_page = Pagina iniziale
join-new_table = Nuovo tavolo
join-nothing = Qui non c’è nessun tavolo in attesa
join-type_a_code = Scrivi un codice
join-looking = Cerco il tavolo…
