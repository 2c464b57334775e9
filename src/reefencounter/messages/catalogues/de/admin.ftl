### `reef admin`, for the host: what is kept, a copy of it, and room.

help_command_line-admin = Für den Gastgeber: sehen, wer da ist und was aufbewahrt wird, es sichern und wiederherstellen.
help_example-admin_1 = wie viel aufbewahrt wird
help_example-admin_2 = was dir gemeldet wurde
help_example-admin_3 = eine Kopie aller Partien, auch während der Server läuft
help_example-admin_4 = setzt eine Kopie an die Stelle der Partien; dabei darf kein Server laufen
help_example-admin_5 = diese Person darf hier eine Woche lang nichts mehr und erfährt, warum (der Anfang der ID genügt)
help_example-admin_6 = darf über die API Meldungen lesen, Leute sperren und Tische schließen
help_example-admin_7 = was von dieser Person gemeldet wurde, ist erledigt
help_example-admin_8 = sagt an Tischen einen Tag lang nur fertige Worte
help_example-admin_9 = ein anderer Name, auch an Tischen
help_example-admin_10 = löscht diesen Tisch für alle
help_example-admin_11 = ein Link für jemanden, der nicht mehr hineinkommt
help_example-admin_12 = die Partien eines Gasts, der sich als diese Person angemeldet hat, gehen zurück
help_example-admin_13 = wer all das getan hat, wann und warum
help_admin-action = was zu tun ist
help_admin-what = wo die Kopie liegt; oder wer oder welcher Tisch gemeint ist, mit dem Anfang einer ID; bei people: ein Teil eines Namens
help_admin-limit = höchstens so viele Zeilen ({ $usual })
help_admin-name = der neue Name, für rename
help_admin-days = für so viele Tage; ohne das für immer
help_admin-reason = warum, fürs Protokoll; wer gesperrt wird, erfährt es
help_admin-site = wohin der Link von reef admin link führt (https://NAME)

## how much is kept

admin-tables = { $number ->
    [one] { NUMBER($number) } Tisch
   *[other] { NUMBER($number) } Tische
}
admin-people = { $number ->
    [one] { NUMBER($number) } Mensch
   *[other] { NUMBER($number) } Menschen
}
admin-browsers = { NUMBER($number) } Browser von ihnen
admin-steps = { $number ->
    [one] { NUMBER($number) } Schritt
   *[other] { NUMBER($number) } Schritte
}
admin-reports = { $number ->
    [one] { NUMBER($number) } Meldung
   *[other] { NUMBER($number) } Meldungen
}
admin-file = { DECIMAL($megabytes, digits: 1) } MB in { $file }

## the columns of lists

admin-column_person = Mensch
admin-column_name = Name
admin-column_since = seit
admin-column_seen = zuletzt da
admin-column_tables = Tische
admin-column_seats = Plätze
admin-column_banned = gesperrt
admin-column_administrator = Admin
admin-yes = ja
admin-column_table = Tisch
admin-column_title = Titel
admin-column_kind = Art
admin-column_steps = Schritte
admin-column_bytes = Bytes
admin-column_played = zuletzt gespielt
admin-column_time = Zeit
admin-column_author = geschrieben von
admin-column_reporter = gemeldet von
admin-column_lines = Zeilen
admin-column_reporters = gemeldet von so vielen
admin-column_text = Zeile
admin-column_muted = stumm
admin-column_who = wer
admin-column_action = was
admin-column_about = worum es ging
admin-column_until = bis
admin-column_reason = Grund
admin-nothing = Nichts.
admin-more = { $number ->
    [one] Eine weitere fehlt hier; --limit zeigt mehr.
   *[other] { NUMBER($number) } weitere fehlen hier; --limit zeigt mehr.
}

## what was done

admin-backed_up = Alle Partien sind in { $file } ({ DECIMAL($megabytes, digits: 1) } MB).
admin-restored = { $before ->
    [none] Die Partien aus { $file } sind wieder da.
   *[other] Die Partien aus { $file } sind wieder da; die bisherigen liegen in { $before }.
}
admin-changed = { $action ->
    [ban] { $person } ist gesperrt: Offene Seiten schließen in wenigen Sekunden.
    [unban] { $person } darf wiederkommen.
    [mute] { $person } sagt an Tischen nur noch fertige Worte.
    [unmute] { $person } darf wieder reden.
    [promote] { $person } ist jetzt Admin.
   *[demote] { $person } ist nicht mehr Admin.
}
admin-for_days = { $days ->
    [one] In { NUMBER($days) } Tag ist es vorbei.
   *[other] In { NUMBER($days) } Tagen ist es vorbei.
}
admin-renamed = { $person } heißt jetzt { $name }.
admin-reports_closed = { $number ->
    [0] Von { $person } ist nichts gemeldet.
    [one] { NUMBER($number) } Zeile von { $person } ist erledigt.
   *[other] { NUMBER($number) } Zeilen von { $person } sind erledigt.
}
admin-closed = Der Tisch { $table } ist gelöscht: { QUOTED($title) }.
admin-link = Wer diesen Link in den nächsten { $hours } Stunden öffnet, einmal, ist als { $person } angemeldet: { $address }
admin-undone = { $guest } ({ $id }) ist wieder da, getrennt von { $person }. Ist dort kein Browser mehr übrig: reef admin link { $id }
admin-vacuumed = { $megabytes ->
    [none] Der Platz von Gelöschtem ist wieder nutzbar.
   *[other] { DECIMAL($megabytes, digits: 1) } MB sind wieder frei.
}
admin-rated = { $games ->
    [one] Alle Ratings sind aus { NUMBER($games) } gewerteten Partie neu berechnet.
   *[other] Alle Ratings sind aus { NUMBER($games) } gewerteten Partien neu berechnet.
}

## what cannot be done

admin-no_games = unter { $where } gibt es keine Partien; nenn ihren Ordner mit --data oder ihre Datenbank mit --database
admin-no_file = eine Datei { $file } gibt es nicht
admin-file_missing = reef admin { $action } braucht eine Datei, etwa: reef admin { $action } games.db
admin-person_missing = reef admin { $action } braucht eine Person, etwa: reef admin { $action } 3f9a61 (reef admin people zeigt sie)
admin-no_person = keine ID beginnt mit { QUOTED($person) }; reef admin people zeigt alle
admin-several = mehrere IDs beginnen mit { QUOTED($person) }; schreib mehr davon
admin-exists = { $file } gibt es schon; nenn eine andere Datei
admin-cannot_write = { $file } lässt sich nicht schreiben: { $why }
admin-not_games = { $file } ist keine heile Kopie von Partien: { $why }
admin-postgres = Partien in PostgreSQL sichert und holt man mit dessen eigenen Werkzeugen zurück, pg_dump und pg_restore
admin-table_missing = reef admin { $action } braucht einen Tisch, etwa: reef admin { $action } 8c21 (reef admin tables zeigt sie)
admin-no_table = keine ID eines Tischs beginnt mit { QUOTED($table) }; reef admin tables zeigt alle
admin-name_missing = reef admin rename braucht einen Namen, etwa: reef admin rename 3f9a61 'Blaue Krabbe'
admin-nothing_to_undo = in der letzten Woche hat sich kein Gast als { $person } angemeldet
admin-older_database = diese Datenbank ist von einer früheren Version: mach eine Kopie mit reef admin backup und starte dann einmal reef serve, das bringt sie auf den neuen Stand
