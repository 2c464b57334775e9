### Ein neuer Tisch: wer wo sitzt, nach welchen Regeln.

new-about = Wähle, wer mitspielt und wie. Voreingestellt ist das Spiel, wie die meisten es spielen.

## What to start from

new-start_from = Womit anfangen
new-family = Familienabend
new-family_about = an einem Gerät, mit einem Bot
new-far_away = Freunde in der Ferne
new-far_away_about = per Link, 3 Tage pro Zug
new-club = Spieleabend
new-club_about = live, fortgeschritten, gewertet
new-anyone_now = Jetzt, egal mit wem
new-anyone_now_about = live, wer zuerst kommt

## Seats

new-seats = Plätze
new-players = Spieler
new-players_about = { $players ->
    [one] { $players } Spielplan, einer pro Person.
   *[other] { $players } Spielpläne, einer pro Person.
}
new-begins_itself = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
new-several_here = Mehrere spielen an diesem Gerät: Zwischen den Zügen verdeckt ein Vorhang eure Plättchen.
new-you_watch = Du sitzt auf keinem dieser Plätze: Du schaust zu.
new-against_bots = Du spielst gegen Bots.
new-who_begins = Wer beginnt
new-by_chance = Zufall
new-by_chance_about = Die Reihenfolge der Plätze wird ausgelost. Der erste zieht 6 Plättchen, die folgenden mehr.
new-first_seat = Der erste Platz
new-first_seat_about = Es bleibt bei der Reihenfolge oben. Der erste zieht 6 Plättchen, die folgenden mehr.

## The clock

new-clock = Uhr
new-no_clock = Keine
new-no_clock_about = Keine Eile: Die Partie wartet auf jeden Zug.
new-live = Live
new-days = Tage
new-time = Zeit
new-pace = { $minutes } min + { $seconds } s
new-pace_about = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} für die Partie und nach jedem Zug { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} dazu. Läuft die Zeit ab, springt ein Bot ein; zurückkommen darf man jederzeit.
new-own_pace = Eigene
new-minutes = Minuten für die Partie
new-increment = Sekunden nach jedem Zug
new-each_turn = Pro Zug
new-so_many_days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
new-days_about = { $days ->
    [1] Ein Tag für jeden Zug. Läuft die Zeit ab, springt ein Bot ein; zurückkommen darf man jederzeit.
    [3] Drei Tage für jeden Zug. Läuft die Zeit ab, springt ein Bot ein; zurückkommen darf man jederzeit.
   *[7] Eine Woche für jeden Zug. Läuft die Zeit ab, springt ein Bot ein; zurückkommen darf man jederzeit.
}

## Rules

new-rules = Regeln
new-game = Spiel
new-base = Grundspiel
new-base_about = Ein Polyp neben dem Seestern lässt auf diesem einen weiteren wachsen. Von einer Mahlzeit gehen vier Polypen zurück in den Beutel.
new-advanced = Fortgeschritten
new-advanced_about = Auf dem Seestern wächst nichts, und von einer Mahlzeit gehen fünf Polypen zurück: schwerer und enger.
new-expansion = Erweiterung
new-none = Keine
new-none_about = Nur das Spiel selbst.
new-second_kind = Second Kind
new-second_kind_about = Spezialplättchen, Dornenkronen, blaue Krabben und Aktionskarten.
new-crowns = Dornenkronen
new-dealt = Verteilt
new-dealt_about = Alle beginnen mit einer Dornenkrone hinter dem Sichtschirm, wie der Verlag empfiehlt.
new-in_bag = Im Beutel
new-in_bag_about = Alle vier Dornenkronen werden aus dem Beutel gezogen.
new-exchange = Polyp gegen Larve
new-at_once = Sofort spielen
new-at_once_about = Aktion 6: Die Larve für ein gefressenes Plättchen wird sofort ausgespielt, wie der Verlag später korrigiert hat.
new-keep = Behalten
new-keep_about = Aktion 6 nach der älteren Regel: Die Larve kommt für später hinter den Sichtschirm.
new-more = Mehr: Rating, Tipps, wer beginnt, Merkhilfe, Titel
new-who_sees = Sichtbarkeit
new-only_link = Nur mit dem Link
new-everyone = Alle
new-hints = Tipps
new-hints_all = Für alle
new-hints_all_about = Wer hier spielt, darf fragen, was der stärkste Bot täte.
new-hints_one = Ein Platz
new-hints_one_about = Nur für ein Kind oder einen Neuling; eine Glühbirne am Namen sagt es den anderen.
new-hints_none = Für niemanden
new-hints_none_about = Alle spielen allein.
new-hints_whose = Wessen Platz
new-seat_number = Platz { $seat }
new-seat_name = Platz { $seat }, { $name }
new-window = Antworten
new-window_usual = Wie hier üblich
new-window_usual_about = Wer diesen Server betreibt, hat festgelegt, wie lange alle warten, sooft jemand mit einer Karte antworten könnte.
new-window_seconds = { $seconds } s
new-window_about = So lange warten alle, sooft jemand mit einer Karte antworten könnte: Keine Pause verrät etwas.
new-memory = Merkhilfe
new-on = An
new-off = Aus
new-memory_on = Zeigt, was man mit gutem Gedächtnis weiß: Larven und Plättchen, die beim Nehmen zu sehen waren.
new-memory_off = Bei den anderen siehst du nur, wie viel hinter dem Sichtschirm ist. Den Rest musst du dir selbst merken.
new-chat = Chat
new-chat_on = Wer mitspielt, darf den anderen schreiben; sonst liest es niemand.
new-chat_off = An diesem Tisch schreibt niemand.
new-title = Titel
new-title_example = Freitagabend (wenn du magst)

## All that was chosen, in sentences

new-so_many_seats = { $seats ->
    [2] Zwei Plätze.
    [3] Drei Plätze.
   *[4] Vier Plätze.
}
# $people are the items below, and names of bots.
new-people = { CAPITAL(AND($people)) }.
new-you = du
new-a_bot = ein Bot
new-anyone = ein offener Platz
new-by_link = { $name } per Link
new-here = { $name } hier
new-friends_by_link = { $friends ->
    [1] jemand per Link
    [2] zwei Freunde per Link
    [3] drei Freunde per Link
   *[4] vier Freunde per Link
}
new-friends_here = { $friends ->
    [1] jemand hier
    [2] zwei Freunde hier
    [3] drei Freunde hier
   *[4] vier Freunde hier
}
# The game, the clock that was agreed on ("3 days a turn"), and about how long it takes.
new-game_and_time = { $clock ->
    [none] { $game }, { $time }.
   *[other] { $game }, { $clock }: { $time }.
}
new-base_game = Grundspiel
new-advanced_game = Spiel für Fortgeschrittene
new-base_second_kind = Grundspiel mit Second Kind
new-advanced_second_kind = Spiel für Fortgeschrittene mit Second Kind
new-half_hour = etwa eine halbe Stunde
new-three_quarters = etwa eine Dreiviertelstunde
new-hour = etwa eine Stunde
new-hour_and_half = etwa anderthalb Stunden
new-weeks = ein paar Wochen
new-is_rated = Sie ist gewertet, ohne Tipps.
new-listed = Der Tisch wird gelistet; wer seine Adresse hat, darf zuschauen.
new-private = Den Tisch sieht nur, wer seine Adresse hat.
new-setting_up = Wird aufgebaut …
new-open = Tisch eröffnen
new-start = Partie starten
