### The command `reef admin`: what a host sees and does.

## its help

help_command_line-admin = Pour l’hébergeur : voir ce qui est conservé et pour qui, le sauvegarder, le restaurer.
help_example-admin_1 = la quantité de données conservées
help_example-admin_2 = ce que l’on vous a signalé
help_example-admin_3 = une copie de toutes les parties, même pendant que le serveur tourne
help_example-admin_4 = met une copie à la place des parties ; aucun serveur ne doit tourner
help_example-admin_5 = cette personne ne peut plus rien faire ici (le début de l’identifiant suffit)
help_example-admin_6 = peut lire les signalements, bannir et fermer des tables par l’API
help_admin-action = que faire
help_admin-what = où est la copie ; ou qui est visé, désigné par le début d’un identifiant de reef admin people
help_admin-limit = nombre de lignes au plus ({ $usual })

## how much is kept

admin-tables = { $number ->
    [one] { NUMBER($number) } table
   *[other] { NUMBER($number) } tables
}
admin-people = { $number ->
    [one] { NUMBER($number) } personne
   *[other] { NUMBER($number) } personnes
}
admin-browsers = { $number ->
    [one] { NUMBER($number) } navigateur
   *[other] { NUMBER($number) } navigateurs
}
admin-steps = { $number ->
    [one] { NUMBER($number) } étape
   *[other] { NUMBER($number) } étapes
}
admin-reports = { $number ->
    [one] { NUMBER($number) } signalement
   *[other] { NUMBER($number) } signalements
}
admin-file = { DECIMAL($megabytes, digits: 1) } Mo dans { $file }

## lists: their columns

admin-column_person = personne
admin-column_name = nom
admin-column_since = depuis
admin-column_seen = vu pour la dernière fois
admin-column_tables = tables
admin-column_seats = places
admin-column_banned = banni
admin-column_administrator = administrateur
admin-yes = oui
admin-column_table = table
admin-column_title = titre
admin-column_kind = genre
admin-column_steps = étapes
admin-column_bytes = octets
admin-column_played = dernier coup
admin-column_time = heure
admin-column_author = auteur
admin-column_reporter = signalé par
admin-column_lines = lignes
admin-column_reporters = nombre de signalants
admin-column_text = ligne
admin-nothing = Rien.
admin-more = { $number ->
    [one] Une de plus n’est pas affichée ; --limit en montre plus.
   *[other] { NUMBER($number) } de plus ne sont pas affichées ; --limit en montre plus.
}

## what was done

admin-backed_up = Toutes les parties sont dans { $file } ({ DECIMAL($megabytes, digits: 1) } Mo).
admin-restored = { $before ->
    [none] Les parties de { $file } sont en place.
   *[other] Les parties de { $file } sont en place ; celles d’avant sont dans { $before }.
}
admin-changed = { $action ->
    [ban] { $person } est banni : les pages ouvertes se ferment en quelques secondes.
    [unban] { $person } peut revenir.
    [promote] { $person } est administrateur.
   *[demote] { $person } n’est plus administrateur.
}
admin-vacuumed = { $megabytes ->
    [none] La place de ce qui a été supprimé peut resservir.
   *[other] { DECIMAL($megabytes, digits: 1) } Mo ont été rendus.
}
admin-rated = { $games ->
    [one] Tous les classements sont recalculés à partir de { NUMBER($games) } partie classée.
   *[other] Tous les classements sont recalculés à partir de { NUMBER($games) } parties classées.
}

## what is wrong

admin-no_games = il n’y a pas de parties dans { $where } ; nommez leur dossier avec --data, ou leur base de données avec --database
admin-no_file = il n’y a pas de fichier { $file }
admin-file_missing = reef admin { $action } demande un fichier, par exemple : reef admin { $action } games.db
admin-person_missing = reef admin { $action } demande une personne, par exemple : reef admin { $action } 3f9a61 (reef admin people les montre)
admin-no_person = aucun identifiant ne commence par { QUOTED($person) } ; reef admin people les montre tous
admin-several = plusieurs identifiants commencent par { QUOTED($person) } ; écrivez-en plus
admin-exists = { $file } existe déjà ; nommez un autre fichier
admin-cannot_write = impossible d’écrire { $file } : { $why }
admin-not_games = { $file } n’est pas une copie intacte de parties : { $why }
admin-postgres = les parties dans PostgreSQL se sauvegardent et se restaurent avec ses propres outils, pg_dump et pg_restore
