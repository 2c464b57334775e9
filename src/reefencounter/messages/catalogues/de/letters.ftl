### Mails: ein Link, um eine Adresse zu behalten oder sich anzumelden, und wer in Partien mit Tagesfrist am Zug ist.

letter-greeting = Hallo!
letter-end = Reef Encounter. Diese Mail hat ein Programm verschickt; Antworten liest niemand.

letter-confirm_subject = Deine Adresse bei Reef Encounter
letter-confirm = Jemand, vermutlich du, hat diese Adresse bei Reef Encounter angegeben. Öffne diesen Link und drück dort auf den Knopf, dann gehört die Adresse zu diesem Konto: zum Anmelden, und damit wir dir sagen können, wann du am Zug bist.
letter-sign_in_subject = Dein Link zum Anmelden bei Reef Encounter
letter-sign_in = Mit diesem Link meldest du dich als { $name } an. Öffne ihn und drück dort auf den Knopf.
letter-good_for_hours = { $hours ->
    [one] Der Link gilt einmal, { $hours } Stunde lang.
   *[other] Der Link gilt einmal, { $hours } Stunden lang.
}
letter-good_for_minutes = { $minutes ->
    [one] Der Link gilt einmal, { $minutes } Minute lang.
   *[other] Der Link gilt einmal, { $minutes } Minuten lang.
}
letter-not_you = Das warst nicht du? Dann tu nichts. Ohne den Knopf passiert auch nichts.

letter-digest_subject = { $games ->
    [one] Du bist am Zug
   *[other] Du bist in { $games } Partien am Zug
}
letter-digest = { $games ->
    [one] Eine Partie wartet auf dich:
   *[other] { $games } Partien warten auf dich:
}
letter-turn = Mit { AND($names) }: bis { $day }. { -month($month) }, { $time } Uhr ({ $zone })
letter-off = Keine solchen Mails mehr:

letter-reported_subject = Eine Zeile wurde gemeldet
letter-reported = Jemand hat eine Zeile im Chat gemeldet. Dieser Befehl zeigt, was gemeldet wurde und von wie vielen:

-month = { $it ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
