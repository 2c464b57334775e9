### Mails: a link to keep an address or to sign in, and whose turn it is in games of days.

letter-greeting = Ciao!
letter-end = Reef Encounter. Questa e-mail è stata mandata da un programma; nessuno legge le risposte.

letter-confirm_subject = Il tuo indirizzo su Reef Encounter
letter-confirm = Qualcuno, probabilmente tu, ha indicato questo indirizzo su Reef Encounter. Apri questo link e premi il pulsante: l’indirizzo resterà con quell’account, per accedere e per sapere quando tocca a te.
letter-sign_in_subject = Il tuo link per accedere a Reef Encounter
letter-sign_in = Con questo link accedi come { $name }. Aprilo e premi il pulsante.
letter-good_for_hours = { $hours ->
    [one] Il link vale una volta sola, per { $hours } ora.
   *[other] Il link vale una volta sola, per { $hours } ore.
}
letter-good_for_minutes = { $minutes ->
    [one] Il link vale una volta sola, per { $minutes } minuto.
   *[other] Il link vale una volta sola, per { $minutes } minuti.
}
letter-not_you = Non l’hai chiesto tu? Allora non fare niente: senza il pulsante non succede nulla.

letter-digest_subject = { $games ->
    [one] Tocca a te
   *[other] Tocca a te in { $games } partite
}
letter-digest = { $games ->
    [one] Una partita ti aspetta:
   *[other] { $games } partite ti aspettano:
}
letter-turn = Con { AND($names) }: entro il { $day } { -month($month) }, ore { $time } ({ $zone })
letter-off = Non ricevere più queste e-mail:

letter-reported_subject = Una riga è stata segnalata
letter-reported = Qualcuno ha segnalato una riga della chat. Questo comando mostra che cosa è stato segnalato, e da quanti:

-month = { $it ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
}
