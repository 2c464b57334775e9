### Die Startseite.

# Three short sentences, one below the other.
home-grow = Lass ein Riff wachsen.
home-guard = Schütz es.
home-feed = Füttere den Fisch.
home-lead = Fünf Korallen kämpfen um denselben Felsen. Deine Krabben schützen deine Korallen, bis dein Papageienfisch Hunger hat.

## A game against bots at once

home-opponents = Gegner
home-bots = { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
}
home-strength = Stärke
home-game = Spiel
home-base = Grundspiel
home-second_kind = Second Kind
home-second_kind_about = Die Erweiterung: Spezialplättchen, Dornenkronen, blaue Krabben, Karten (ein rekonstruiertes Deck).
home-name = Dein Name
home-play_bot = Gleich gegen Bots spielen
# $choices: "1 bot", the name of its strength, and one of the two games below
home-as_last_time = Wie beim letzten Mal: { LIST($choices) }
home-last_base = Grundspiel
home-last_second_kind = Second Kind
home-play_now = Jetzt spielen
home-setting_up = Wird aufgebaut …
home-change = Andere Stärke, Anzahl oder Spielart
home-no_account = Ohne Konto. Eine Partie dauert etwa 30 Minuten.
home-no_bot = Es gibt keinen Bot, gegen den du spielen könntest.

## The ways to everything else

home-other_ways = Andere Arten zu spielen
home-make_table = Tisch eröffnen
home-make_table_about = Zwei bis vier Plätze: du, Freunde hier oder per Link, wer gerade mag, Bots. Du hast einen Code bekommen? <a>Nimm Platz</a>.
home-new_table = Neuer Tisch
home-learn = Das Spiel lernen
home-learn_about = Neun kurze Lektionen, in denen du gleich selbst spielst. Und <a>alle Regeln</a> zum Nachschlagen.
home-to_lessons = Lernen
home-keep = Behalten und wieder ansehen
home-keep_about = Jede Partie bleibt erhalten: Sieh sie dir wieder an oder spiel von jeder Stelle aus weiter. Oder <a>gib eine Partie ein</a>, die am echten Tisch gespielt wird.
home-my_games = Meine Partien
home-puzzle = Rätsel des Tages
