### Die Startseite für jemanden, der hier Partien hat.

returning-morning = { $name ->
    [none] Guten Morgen
   *[other] Guten Morgen, { $name }
}
returning-afternoon = { $name ->
    [none] Guten Tag
   *[other] Guten Tag, { $name }
}
returning-evening = { $name ->
    [none] Guten Abend
   *[other] Guten Abend, { $name }
}
returning-wait = { $games ->
    [0] Nichts wartet auf dich.
    [1] Eine Partie wartet auf dich.
    [2] Zwei Partien warten auf dich.
    [3] Drei Partien warten auf dich.
    [4] Vier Partien warten auf dich.
    [5] Fünf Partien warten auf dich.
   *[other] { $games } Partien warten auf dich.
}
returning-nobody_waits = Niemand wartet auf dich: Spiel weiter, wann du magst.
returning-first_clock = Die erste Uhr läuft ab: { $moment }.

returning-no_answer = <b>Der Server antwortet nicht.</b> Deine Partien sind dort sicher. Wir versuchen es alle paar Sekunden wieder.
returning-try = Jetzt versuchen
returning-guest = Du spielst als Gast, nur in diesem Browser.
returning-keep = Partien sichern
returning-not_now = Jetzt nicht

returning-your_turn = Du bist am Zug
returning-coming = Deine Partien werden geladen
returning-calm = Ruhiges Wasser
returning-calm_about = Keine Partie wartet auf dich. Setz dich unten an einen Tisch oder schick jemandem, mit dem du spielen möchtest, einen Link.
returning-invite = Freunde einladen
returning-more = { $games ->
    [one] { $games } weitere Partie
   *[other] { $games } weitere Partien
}
returning-all = Alle meine Partien
returning-first_tile = Erstes Plättchen wählen
returning-play_turn = Zug { $turn } spielen
returning-no_table = Gerade ist kein Tisch offen. Eröffne einen: Wer vorbeikommt, kann sich dazusetzen.
returning-lessons = Neun kurze Lektionen zum Mitspielen und <a>alle Regeln</a>.
