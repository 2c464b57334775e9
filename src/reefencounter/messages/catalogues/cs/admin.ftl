### The command `reef admin`: what a host sees and does.

## its help

help_command_line-admin = Pro hostitele: vidět, kdo a co je uloženo, zálohovat a obnovit.
help_example-admin_1 = kolik je toho uloženo
help_example-admin_2 = co ti lidé nahlásili
help_example-admin_3 = kopie všech partií, i když server běží
help_example-admin_4 = nahradí partie kopií; server při tom nesmí běžet
help_example-admin_5 = tenhle člověk tu už nic nesmí (stačí začátek id)
help_example-admin_6 = smí přes API číst hlášení, vykazovat lidi a zavírat stoly
help_admin-action = co udělat
help_admin-what = kde je kopie; nebo o koho jde: začátek id z reef admin people
help_admin-limit = nejvíc řádků ({ $usual })

## how much is kept

admin-tables = { $number ->
    [one] { NUMBER($number) } stůl
    [few] { NUMBER($number) } stoly
   *[other] { NUMBER($number) } stolů
}
admin-people = { $number ->
    [one] { NUMBER($number) } člověk
    [few] { NUMBER($number) } lidé
   *[other] { NUMBER($number) } lidí
}
admin-browsers = { $number ->
    [one] { NUMBER($number) } jejich prohlížeč
    [few] { NUMBER($number) } jejich prohlížeče
   *[other] { NUMBER($number) } jejich prohlížečů
}
admin-steps = { $number ->
    [one] { NUMBER($number) } krok
    [few] { NUMBER($number) } kroky
   *[other] { NUMBER($number) } kroků
}
admin-reports = { $number ->
    [one] { NUMBER($number) } hlášení
   *[other] { NUMBER($number) } hlášení
}
admin-file = { DECIMAL($megabytes, digits: 1) } MB v { $file }

## lists: their columns

admin-column_person = osoba
admin-column_name = jméno
admin-column_since = od
admin-column_seen = naposledy
admin-column_tables = stoly
admin-column_seats = místa
admin-column_banned = zákaz
admin-column_administrator = správce
admin-yes = ano
admin-column_table = stůl
admin-column_title = název
admin-column_kind = druh
admin-column_steps = kroky
admin-column_bytes = bajty
admin-column_played = poslední hra
admin-column_time = čas
admin-column_author = kdo to napsal
admin-column_reporter = kdo to nahlásil
admin-column_lines = zprávy
admin-column_reporters = kolik lidí to nahlásilo
admin-column_text = zpráva
admin-nothing = Nic.
admin-more = { $number ->
    [one] Jedno další tu není; --limit ukáže víc.
    [few] { NUMBER($number) } další tu nejsou; --limit ukáže víc.
   *[other] { NUMBER($number) } dalších tu není; --limit ukáže víc.
}

## what was done

admin-backed_up = Všechny partie jsou v { $file } ({ DECIMAL($megabytes, digits: 1) } MB).
admin-restored = { $before ->
    [none] Partie ze souboru { $file } jsou na místě.
   *[other] Partie ze souboru { $file } jsou na místě; předchozí jsou v { $before }.
}
admin-changed = { $action ->
    [ban] { $person }: zákaz platí, otevřené stránky se do pár sekund zavřou.
    [unban] { $person }: zákaz je zrušen.
    [promote] { $person } teď spravuje server.
   *[demote] { $person } už server nespravuje.
}
admin-vacuumed = { $megabytes ->
    [none] Místo po smazaném jde zase použít.
   *[other] Uvolnilo se { DECIMAL($megabytes, digits: 1) } MB.
}
admin-rated = { $games ->
    [one] Všechna hodnocení jsou spočítaná znovu z { NUMBER($games) } hodnocené partie.
    [few] Všechna hodnocení jsou spočítaná znovu ze { NUMBER($games) } hodnocených partií.
   *[other] Všechna hodnocení jsou spočítaná znovu z { NUMBER($games) } hodnocených partií.
}

## what is wrong

admin-no_games = na { $where } žádné partie nejsou; složku uveď přes --data, databázi přes --database
admin-no_file = soubor { $file } neexistuje
admin-file_missing = reef admin { $action } potřebuje soubor, například: reef admin { $action } games.db
admin-person_missing = reef admin { $action } potřebuje člověka, třeba: reef admin { $action } 3f9a61 (vypíše je reef admin people)
admin-no_person = žádné id nezačíná na { QUOTED($person) }; všechna vypíše reef admin people
admin-several = na { QUOTED($person) } začíná víc id; napiš z něj víc
admin-exists = { $file } už existuje; uveď jiný soubor
admin-cannot_write = { $file } nejde zapsat: { $why }
admin-not_games = { $file } není neporušená kopie partií: { $why }
admin-postgres = partie v PostgreSQL se zálohují a obnovují jeho vlastními nástroji, pg_dump a pg_restore
