### `reef admin`, for the host: what is kept, a copy of it, and room.

help_command_line-admin = Für den Gastgeber: sehen, wer da ist und was aufbewahrt wird, es sichern und wiederherstellen.
help_example-admin_1 = wie viel aufbewahrt wird
help_example-admin_2 = was dir gemeldet wurde
help_example-admin_3 = eine Kopie aller Partien, auch während der Server läuft
help_example-admin_4 = setzt eine Kopie an die Stelle der Partien; dabei darf kein Server laufen
help_example-admin_5 = diese Person darf hier nichts mehr (der Anfang der ID genügt)
help_example-admin_6 = darf über die API Meldungen lesen, Leute sperren und Tische schließen
help_admin-action = was zu tun ist
help_admin-what = wo die Kopie liegt; oder wer gemeint ist, mit dem Anfang einer ID aus reef admin people
help_admin-limit = höchstens so viele Zeilen ({ $usual })

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
    [promote] { $person } ist jetzt Admin.
   *[demote] { $person } ist nicht mehr Admin.
}
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
