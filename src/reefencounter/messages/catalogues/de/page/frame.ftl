### Was um jede Seite herum steht und was jede Seite sagen kann.

## Titles of the pages

frame-title_new = Neuer Tisch
frame-title_tables = Meine Partien
frame-title_table = Tisch
frame-title_join = Platz nehmen
frame-title_replay = Wiedergabe
frame-title_analysis = Analyse
frame-title_entry = Partie eingeben
frame-title_learn = Das Spiel lernen
frame-title_lesson = Lektion
frame-title_puzzle = Rätsel
frame-title_rules = Regelbuch
frame-title_brief = Die Regeln in Kürze
frame-title_me = Ich
frame-title_profile = Profil
frame-title_leaders = Rangliste
frame-title_friend = Freunde
frame-title_lost = Nicht gefunden

## Shared by all pages

frame-list = { AND($items) }
frame-just_now = gerade eben

## Links in the header

frame-link_new = Neuer Tisch
frame-link_tables = Partien
frame-link_learn = Lernen
frame-link_me = Ich

## A page that cannot be shown

frame-not_loaded = Diese Seite ließ sich nicht laden
frame-not_loaded_why = Der Server ist nicht erreichbar, oder er wurde inzwischen erneuert.
frame-nothing_here = Hier gibt es nichts
frame-no_such_page = Diese Adresse hat keine Seite.
frame-went_wrong = Auf dieser Seite ist etwas schiefgegangen
frame-try_again = Noch einmal
frame-first_page = Startseite

## The header

frame-skip = Zum Inhalt springen
frame-pages = Seiten
frame-games_wait = { $turns ->
    [one] { $turns } Partie wartet auf dich
   *[other] { $turns } Partien warten auf dich
}
frame-to_light = Auf Hell umstellen
frame-to_dark = Auf Dunkel umstellen
frame-help = Hilfe und Einstellungen

## The footer

frame-unofficial = Reef Encounter ist ein Brettspiel von Richard Breese, erschienen bei R&D Games, What’s Your Game? und Z-Man Games. Dies ist eine inoffizielle, nicht kommerzielle Version, ohne deren Billigung und ohne Anspruch auf etwas, das ihnen gehört.
frame-more = Mehr
frame-rules = Regeln
frame-keys = Tasten
frame-accessibility = Barrierefreiheit
frame-settings = Einstellungen
frame-about = Info
frame-language = Sprache

## The connection

frame-unreached = Der Server ist nicht erreichbar. Läuft er noch?
# $status is the number of the answer, $text its name: 502 Bad Gateway.
frame-answered = Der Server hat mit { $status } { $text } geantwortet.

## The connection to a table

frame-unreadable = Der Server konnte nicht lesen, was diese Seite geschickt hat. Bitte lade die Seite neu.
frame-not_my_seat = Das ist nicht dein Platz: Jemand anders sitzt dort.
frame-no_table = Diesen Tisch gibt es nicht.
frame-table_closed = Der Gastgeber hat diesen Tisch geschlossen.

## Who sits at a table, as an item of a list of names, and whether they are there

frame-you = Du
frame-anyone = wer mag
frame-friend = jemand per Link
frame-here = da
frame-away = abwesend
frame-offline = offline

## In the tab and in notices of the browser

frame-your_turn = Du bist am Zug
frame-title_terms = Begriffe in allen Sprachen
frame-title_privacy = Datenschutz
frame-title_mail = Link aus einer Mail
