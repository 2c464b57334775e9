### The command `reef admin`: what a host sees and does.

## its help

help_command_line-admin = Pro hostitele: vidět, kdo a co je uloženo, zálohovat a obnovit.
help_example-admin_1 = kolik je toho uloženo
help_example-admin_2 = co ti lidé nahlásili
help_example-admin_3 = kopie všech partií, i když server běží
help_example-admin_4 = nahradí partie kopií; server při tom nesmí běžet
help_example-admin_5 = tenhle člověk tu týden nic nesmí a dozví se proč (stačí začátek id)
help_example-admin_6 = smí přes API číst hlášení, vykazovat lidi a zavírat stoly
help_example-admin_7 = co bylo nahlášeno o tomhle člověku, je vyřízené
help_example-admin_8 = u stolů říká den jen hotové věty
help_example-admin_9 = jiné jméno, i u stolů
help_example-admin_10 = smaže tenhle stůl všem
help_example-admin_11 = odkaz pro toho, kdo se už nedostane dovnitř
help_example-admin_12 = partie hosta, který se přihlásil jako tenhle člověk, se vrátí
help_example-admin_13 = kdo to všechno udělal, kdy a proč
help_admin-action = co udělat
help_admin-what = kde je kopie; nebo o koho či o který stůl jde: začátek id; u people: část jména
help_admin-limit = nejvíc řádků ({ $usual })
help_admin-name = nové jméno, pro rename
help_admin-days = na tolik dní; bez toho navždy
help_admin-reason = proč, do záznamu; komu platí zákaz, ten se to dozví
help_admin-site = kam vede odkaz z reef admin link (https://JMÉNO)

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
admin-column_muted = ztišení
admin-column_who = kdo
admin-column_action = co
admin-column_about = čeho se to týká
admin-column_until = do
admin-column_reason = důvod
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
    [mute] { $person }: u stolů jen hotové věty.
    [unmute] { $person } smí zase mluvit.
    [promote] { $person } teď spravuje server.
   *[demote] { $person } už server nespravuje.
}
admin-for_days = { $days ->
    [one] Za { NUMBER($days) } den to skončí.
    [few] Za { NUMBER($days) } dny to skončí.
   *[other] Za { NUMBER($days) } dní to skončí.
}
admin-renamed = { $person } se teď jmenuje { $name }.
admin-reports_closed = { $number ->
    [0] O { $person } není nahlášeno nic.
    [one] { $person }: { NUMBER($number) } zpráva je vyřízená.
    [few] { $person }: { NUMBER($number) } zprávy jsou vyřízené.
   *[other] { $person }: { NUMBER($number) } zpráv je vyřízených.
}
admin-closed = Stůl { $table } je smazaný: { QUOTED($title) }.
admin-link = Kdo tenhle odkaz otevře během { $hours } hodin, jednou, přihlásí se jako { $person }: { $address }
admin-undone = { $guest } ({ $id }) je zase zpátky, zvlášť od { $person }. Když nezbyl žádný prohlížeč: reef admin link { $id }
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
admin-table_missing = reef admin { $action } potřebuje stůl, třeba: reef admin { $action } 8c21 (vypíše je reef admin tables)
admin-no_table = žádné id stolu nezačíná na { QUOTED($table) }; všechna vypíše reef admin tables
admin-name_missing = reef admin rename potřebuje jméno, třeba: reef admin rename 3f9a61 'Modrý krab'
admin-nothing_to_undo = za poslední týden se jako { $person } žádný host nepřihlásil
admin-older_database = tahle databáze je ze starší verze: udělej kopii přes reef admin backup a pak jednou spusť reef serve, ten ji převede
