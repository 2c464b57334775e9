### Mails: a link to keep an address or to sign in, and whose turn it is in games of days.

letter-greeting = Ahoj!
letter-end = Reef Encounter. Tenhle e-mail poslal program; odpovědi nikdo nečte.

letter-confirm_subject = Tvoje adresa na Reef Encounter
letter-confirm = Někdo, nejspíš ty, zadal tuhle adresu na Reef Encounter. Otevři odkaz a stiskni tam tlačítko: adresa zůstane u toho účtu, k přihlášení a ke zprávám, že jsi na tahu.
letter-sign_in_subject = Tvůj odkaz k přihlášení na Reef Encounter
letter-sign_in = Tímhle odkazem se přihlásíš jako { $name }. Otevři ho a stiskni tam tlačítko.
letter-good_for_hours = { $hours ->
    [one] Odkaz platí jednou, { $hours } hodinu.
    [few] Odkaz platí jednou, { $hours } hodiny.
   *[other] Odkaz platí jednou, { $hours } hodin.
}
letter-good_for_minutes = { $minutes ->
    [one] Odkaz platí jednou, { $minutes } minutu.
    [few] Odkaz platí jednou, { $minutes } minuty.
   *[other] Odkaz platí jednou, { $minutes } minut.
}
letter-not_you = Nejde o tebe? Pak nedělej nic. Bez stisknutí tlačítka se nic nestane.

letter-digest_subject = { $games ->
    [one] Jsi na tahu
    [few] Jsi na tahu ve { $games } partiích
   *[other] Jsi na tahu v { $games } partiích
}
letter-digest = { $games ->
    [one] Čeká na tebe partie:
    [few] Čekají na tebe { $games } partie:
   *[other] Čeká na tebe { $games } partií:
}
letter-turn = { $names ->
    [one] Soupeř: { AND($names) }. Táhni do { $day }. { -month($month) }, { $time } ({ $zone })
   *[other] Soupeři: { AND($names) }. Táhni do { $day }. { -month($month) }, { $time } ({ $zone })
}
letter-off = Už žádné takové e-maily:

letter-reported_subject = Někdo nahlásil zprávu
letter-reported = Někdo nahlásil zprávu z chatu. Tento příkaz ukáže, co bylo nahlášeno a kolika lidmi:

-month = { $it ->
    [1] ledna
    [2] února
    [3] března
    [4] dubna
    [5] května
    [6] června
    [7] července
    [8] srpna
    [9] září
    [10] října
    [11] listopadu
   *[12] prosince
}
