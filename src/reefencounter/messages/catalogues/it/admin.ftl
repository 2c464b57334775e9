### The command `reef admin`: what a host sees and does.

## its help

help_command_line-admin = Per chi ospita: mostra chi e che cosa è conservato, ne fa una copia, la ripristina.
help_example-admin_1 = quanto è conservato
help_example-admin_2 = ciò che ti è stato segnalato
help_example-admin_3 = una copia di tutte le partite, anche mentre il server gira
help_example-admin_4 = mette una copia al posto delle partite; nessun server deve girare
help_example-admin_5 = questa persona qui non può fare più nulla per una settimana, e sa perché (basta l’inizio dell’id)
help_example-admin_6 = può leggere le segnalazioni, bandire persone e chiudere tavoli tramite l’API
help_example-admin_7 = ciò che è stato segnalato di questa persona è sistemato
help_example-admin_8 = ai tavoli dice solo frasi pronte, per un giorno
help_example-admin_9 = un altro nome, anche ai tavoli
help_example-admin_10 = cancella questo tavolo per tutti
help_example-admin_11 = un link per chi non riesce più a entrare
help_example-admin_12 = le partite di un ospite che ha fatto l’accesso come questa persona tornano a lui
help_example-admin_13 = chi ha fatto tutto questo, quando e perché
help_admin-action = che cosa fare
help_admin-what = dov’è la copia; o la persona o il tavolo, con l’inizio di un id; per people: una parte di un nome
help_admin-limit = numero massimo di righe ({ $usual })
help_admin-name = il nuovo nome, per rename
help_admin-days = per tanti giorni; senza, per sempre
help_admin-reason = perché, per il registro; chi è bandito lo viene a sapere
help_admin-site = dove porta il link di reef admin link (https://NOME)

## how much is kept

admin-tables = { $number ->
    [one] { NUMBER($number) } tavolo
   *[other] { NUMBER($number) } tavoli
}
admin-people = { $number ->
    [one] { NUMBER($number) } persona
   *[other] { NUMBER($number) } persone
}
admin-browsers = con { NUMBER($number) } browser
admin-steps = { $number ->
    [one] { NUMBER($number) } passo
   *[other] { NUMBER($number) } passi
}
admin-reports = { $number ->
    [one] { NUMBER($number) } segnalazione
   *[other] { NUMBER($number) } segnalazioni
}
admin-file = { DECIMAL($megabytes, digits: 1) } MB in { $file }

## lists: their columns

admin-column_person = persona
admin-column_name = nome
admin-column_since = dal
admin-column_seen = ultima visita
admin-column_tables = tavoli
admin-column_seats = posti
admin-column_banned = bandito
admin-column_administrator = amministratore
admin-yes = sì
admin-column_table = tavolo
admin-column_title = titolo
admin-column_kind = tipo
admin-column_steps = passi
admin-column_bytes = byte
admin-column_played = ultima mossa
admin-column_time = ora
admin-column_author = chi l’ha scritto
admin-column_reporter = chi l’ha segnalato
admin-column_lines = righe
admin-column_reporters = persone che segnalano
admin-column_text = riga
admin-column_muted = muto
admin-column_who = chi
admin-column_action = che cosa
admin-column_about = riguardo a
admin-column_until = fino al
admin-column_reason = motivo
admin-nothing = Niente.
admin-more = { $number ->
    [one] Un’altra non è mostrata; --limit ne mostra di più.
   *[other] Altre { NUMBER($number) } non sono mostrate; --limit ne mostra di più.
}

## what was done

admin-backed_up = Tutte le partite sono in { $file } ({ DECIMAL($megabytes, digits: 1) } MB).
admin-restored = { $before ->
    [none] Le partite di { $file } sono al loro posto.
   *[other] Le partite di { $file } sono al loro posto; quelle di prima sono in { $before }.
}
admin-changed = { $action ->
    [ban] { $person }: bando attivo, le pagine aperte si chiudono in pochi secondi.
    [unban] { $person } può tornare.
    [mute] { $person } ai tavoli dice solo frasi pronte.
    [unmute] { $person } può parlare di nuovo.
    [promote] { $person } ora amministra.
   *[demote] { $person } non amministra più.
}
admin-for_days = { $days ->
    [one] Finisce tra { NUMBER($days) } giorno.
   *[other] Finisce tra { NUMBER($days) } giorni.
}
admin-renamed = { $person } ora si chiama { $name }.
admin-reports_closed = { $number ->
    [0] Di { $person } non è segnalato niente.
    [one] { NUMBER($number) } riga di { $person } è sistemata.
   *[other] { NUMBER($number) } righe di { $person } sono sistemate.
}
admin-closed = Il tavolo { $table } è cancellato: { QUOTED($title) }.
admin-link = Chi apre questo link entro { $hours } ore, una volta, accede come { $person }: { $address }
admin-undone = { $guest } ({ $id }) è di nuovo qui, separato da { $person }. Se non gli resta nessun browser: reef admin link { $id }
admin-vacuumed = { $megabytes ->
    [none] Lo spazio di ciò che è stato cancellato è di nuovo utilizzabile.
   *[other] Sono stati liberati { DECIMAL($megabytes, digits: 1) } MB.
}
admin-rated = { $games ->
    [one] Tutti i rating sono ricalcolati da { NUMBER($games) } partita classificata.
   *[other] Tutti i rating sono ricalcolati da { NUMBER($games) } partite classificate.
}

## what is wrong

admin-no_games = in { $where } non ci sono partite; indica la loro cartella con --data, o il loro database con --database
admin-no_file = non c’è nessun file { $file }
admin-file_missing = reef admin { $action } vuole un file, per esempio: reef admin { $action } games.db
admin-person_missing = reef admin { $action } richiede una persona, per esempio: reef admin { $action } 3f9a61 (reef admin people le elenca)
admin-no_person = nessun id comincia con { QUOTED($person) }; reef admin people li elenca tutti
admin-several = più id cominciano con { QUOTED($person) }; scrivine di più
admin-exists = { $file } c’è già; indica un altro file
admin-cannot_write = non si può scrivere { $file }: { $why }
admin-not_games = { $file } non è una copia integra di partite: { $why }
admin-postgres = le partite in PostgreSQL si copiano e si ripristinano con i suoi strumenti, pg_dump e pg_restore
admin-table_missing = reef admin { $action } richiede un tavolo, per esempio: reef admin { $action } 8c21 (reef admin tables li elenca)
admin-no_table = nessun id di tavolo comincia con { QUOTED($table) }; reef admin tables li elenca tutti
admin-name_missing = reef admin rename richiede un nome, per esempio: reef admin rename 3f9a61 'Granchio blu'
admin-nothing_to_undo = nell’ultima settimana nessun ospite ha fatto l’accesso come { $person }
admin-older_database = questo database è di una versione precedente: fanne una copia con reef admin backup, poi avvia una volta reef serve, che lo aggiorna
