### The command `reef admin`: what a host sees and does.

## its help

help_command_line-admin = Pour l’hébergeur : voir ce qui est conservé et pour qui, le sauvegarder, le restaurer.
help_example-admin_1 = la quantité de données conservées
help_example-admin_2 = ce que l’on vous a signalé
help_example-admin_3 = une copie de toutes les parties, même pendant que le serveur tourne
help_example-admin_4 = met une copie à la place des parties ; aucun serveur ne doit tourner
help_example-admin_5 = cette personne ne peut plus rien faire ici pendant une semaine, et apprend pourquoi (le début de l’identifiant suffit)
help_example-admin_6 = peut lire les signalements, bannir et fermer des tables par l’API
help_example-admin_7 = ce qui a été signalé de cette personne est réglé
help_example-admin_8 = ne dit que des mots tout prêts aux tables, pendant un jour
help_example-admin_9 = un autre nom, aux tables aussi
help_example-admin_10 = supprime cette table pour tout le monde
help_example-admin_11 = un lien pour qui n’arrive plus à entrer
help_example-admin_12 = les parties d’un invité connecté en tant que cette personne lui reviennent
help_example-admin_13 = qui a fait tout cela, quand et pourquoi
help_admin-action = que faire
help_admin-what = où est la copie ; ou qui, ou quelle table, par le début d’un identifiant ; pour people : une partie d’un nom
help_admin-limit = nombre de lignes au plus ({ $usual })
help_admin-name = le nouveau nom, pour rename
help_admin-days = pour tant de jours ; sans cela, pour toujours
help_admin-reason = pourquoi, pour le journal ; qui est banni l’apprend
help_admin-site = où mène le lien de reef admin link (https://NOM)

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
admin-column_muted = muet
admin-column_who = qui
admin-column_action = quoi
admin-column_about = à propos de
admin-column_until = jusqu’au
admin-column_reason = raison
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
    [mute] { $person } ne dit plus que des mots tout prêts aux tables.
    [unmute] { $person } peut reparler.
    [promote] { $person } est administrateur.
   *[demote] { $person } n’est plus administrateur.
}
admin-for_days = { $days ->
    [one] Cela finit dans { NUMBER($days) } jour.
   *[other] Cela finit dans { NUMBER($days) } jours.
}
admin-renamed = { $person } s’appelle maintenant { $name }.
admin-reports_closed = { $number ->
    [0] Rien n’est signalé de { $person }.
    [one] { NUMBER($number) } ligne de { $person } est réglée.
   *[other] { NUMBER($number) } lignes de { $person } sont réglées.
}
admin-closed = La table { $table } est supprimée : { QUOTED($title) }.
admin-link = Qui ouvre ce lien dans les { $hours } heures, une fois, se connecte en tant que { $person } : { $address }
admin-undone = { $guest } ({ $id }) est de retour, séparé de { $person }. S’il ne lui reste aucun navigateur : reef admin link { $id }
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
admin-table_missing = reef admin { $action } demande une table, par exemple : reef admin { $action } 8c21 (reef admin tables les montre)
admin-no_table = aucun identifiant de table ne commence par { QUOTED($table) } ; reef admin tables les montre tous
admin-name_missing = reef admin rename demande un nom, par exemple : reef admin rename 3f9a61 'Crabe bleu'
admin-nothing_to_undo = depuis une semaine, aucun invité ne s’est connecté en tant que { $person }
admin-older_database = cette base de données est d’une version antérieure : faites-en une copie avec reef admin backup, puis lancez une fois reef serve, qui la met à jour
