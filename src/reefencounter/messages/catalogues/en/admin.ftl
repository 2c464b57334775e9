### The command `reef admin`: what a host sees and does.

## its help

help_command_line-admin = For the host: see who and what is kept, back it up, restore it.
help_example-admin_1 = how much is kept
help_example-admin_2 = what people told you of
help_example-admin_3 = a copy of all games, also while the server runs
help_example-admin_4 = puts a copy in place of the games; no server may run
help_example-admin_5 = this person may do nothing more here for a week, and is told why (the beginning of the id is enough)
help_example-admin_6 = may read reports, ban people and close tables over the API
help_example-admin_7 = what was reported of this person is dealt with
help_example-admin_8 = says only ready words at tables, for a day
help_example-admin_9 = another name, also at tables
help_example-admin_10 = deletes this table for everybody
help_example-admin_11 = a link for somebody who has lost their way in
help_example-admin_12 = the games of a guest who signed in as this person go back
help_example-admin_13 = who did all this, when and why
help_admin-action = what to do
help_admin-what = where the copy is; or who or which table is meant, by the beginning of an id; for people: a part of a name
help_admin-limit = most lines ({ $usual })
help_admin-name = the new name, for rename
help_admin-days = for so many days; without it, for good
help_admin-reason = why, for the log; whoever is banned is told
help_admin-site = where the link of reef admin link leads (https://NAME)

## how much is kept

admin-tables = { $number ->
    [one] { NUMBER($number) } table
   *[other] { NUMBER($number) } tables
}
admin-people = { $number ->
    [one] { NUMBER($number) } person
   *[other] { NUMBER($number) } people
}
admin-browsers = { $number ->
    [one] { NUMBER($number) } browser of theirs
   *[other] { NUMBER($number) } browsers of theirs
}
admin-steps = { $number ->
    [one] { NUMBER($number) } step
   *[other] { NUMBER($number) } steps
}
admin-reports = { $number ->
    [one] { NUMBER($number) } report
   *[other] { NUMBER($number) } reports
}
admin-file = { DECIMAL($megabytes, digits: 1) } MB in { $file }

## lists: their columns

admin-column_person = person
admin-column_name = name
admin-column_since = since
admin-column_seen = last seen
admin-column_tables = tables
admin-column_seats = seats
admin-column_banned = banned
admin-column_administrator = administrator
admin-yes = yes
admin-column_table = table
admin-column_title = title
admin-column_kind = kind
admin-column_steps = steps
admin-column_bytes = bytes
admin-column_played = last played
admin-column_time = time
admin-column_author = who wrote it
admin-column_reporter = who reported it
admin-column_lines = lines
admin-column_reporters = people who reported them
admin-column_text = line
admin-column_muted = muted
admin-column_who = who
admin-column_action = what
admin-column_about = about
admin-column_until = until
admin-column_reason = reason
admin-nothing = Nothing.
admin-more = { $number ->
    [one] One more is not shown; --limit shows more.
   *[other] { NUMBER($number) } more are not shown; --limit shows more.
}

## what was done

admin-backed_up = All games are in { $file } ({ DECIMAL($megabytes, digits: 1) } MB).
admin-restored = { $before ->
    [none] The games of { $file } are in place.
   *[other] The games of { $file } are in place; those from before are in { $before }.
}
admin-changed = { $action ->
    [ban] { $person } is banned: open pages close within seconds.
    [unban] { $person } may come again.
    [mute] { $person } says only ready words at tables.
    [unmute] { $person } may talk again.
    [promote] { $person } is an administrator.
   *[demote] { $person } is no administrator any longer.
}
admin-for_days = { $days ->
    [one] It is over in { NUMBER($days) } day.
   *[other] It is over in { NUMBER($days) } days.
}
admin-renamed = { $person } is called { $name } now.
admin-reports_closed = { $number ->
    [0] Nothing was reported of { $person }.
    [one] { NUMBER($number) } line of { $person } is dealt with.
   *[other] { NUMBER($number) } lines of { $person } are dealt with.
}
admin-closed = The table { $table } is deleted: { QUOTED($title) }.
admin-link = Whoever opens this link within { $hours } hours, once, signs in as { $person }: { $address }
admin-undone = { $guest } ({ $id }) is there again, apart from { $person }. If no browser of theirs is left: reef admin link { $id }
admin-vacuumed = { $megabytes ->
    [none] The room of what was deleted can be used again.
   *[other] { DECIMAL($megabytes, digits: 1) } MB were given back.
}
admin-rated = { $games ->
    [one] All ratings are computed again from { NUMBER($games) } rated game.
   *[other] All ratings are computed again from { NUMBER($games) } rated games.
}

## what is wrong

admin-no_games = there are no games at { $where }; name their folder with --data, or their database with --database
admin-no_file = there is no file { $file }
admin-file_missing = reef admin { $action } needs a file, such as: reef admin { $action } games.db
admin-person_missing = reef admin { $action } needs a person, such as: reef admin { $action } 3f9a61 (reef admin people lists them)
admin-no_person = there is nobody whose id begins with { QUOTED($person) }; reef admin people lists all
admin-several = several ids begin with { QUOTED($person) }; write more of it
admin-exists = { $file } is there already; name another file
admin-cannot_write = cannot write { $file }: { $why }
admin-not_games = { $file } is no sound copy of games: { $why }
admin-postgres = games in PostgreSQL are backed up and restored by its own tools, pg_dump and pg_restore
admin-table_missing = reef admin { $action } needs a table, such as: reef admin { $action } 8c21 (reef admin tables lists them)
admin-no_table = there is no table whose id begins with { QUOTED($table) }; reef admin tables lists all
admin-name_missing = reef admin rename needs a name, such as: reef admin rename 3f9a61 'Blue Crab'
admin-nothing_to_undo = within a week nobody has become { $person } who could be undone
admin-older_database = this database is of an earlier version: make a copy with reef admin backup, then start reef serve once, which brings it up to date
