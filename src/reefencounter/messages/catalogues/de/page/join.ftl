### Jemand wurde an einen Tisch eingeladen oder hat einen Code dafür.

## A code is typed

join-have_code = Du hast einen Code?
join-type_it = Gib die drei Wörter ein, die du bekommen hast, und setz dich an den Tisch.
join-code = Code
join-find = Tisch finden

## A seat is free. $by is who asks, if they have a name.

join-asked = { $by ->
    [none] Du bist an den Tisch eingeladen
   *[other] { $by } lädt dich an den Tisch ein
}
join-kept = Ein Platz in einer Partie Reef Encounter ist für dich frei. Du brauchst kein Konto.
join-sits = Am Tisch: { AND($names) }.
join-no_clock = ohne Uhr
join-name = Dein Name
join-sit = Platz nehmen
join-sitting = Du nimmst Platz …

## No seat is free, or there is no such table

join-taken = Alle Plätze sind besetzt
join-faster = Jemand war schneller, oder die Partie hat schon begonnen. Bitte um einen anderen Link, oder eröffne selbst einen Tisch.
join-first_page = Startseite
join-new_table = Neuer Tisch
join-nothing = Hier wartet kein Tisch
join-type_a_code = Code eingeben
join-looking = Der Tisch wird gesucht …
