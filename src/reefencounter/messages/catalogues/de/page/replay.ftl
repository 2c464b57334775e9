### Eine Partie, die noch einmal angesehen wird.

replay-not_shown = Diese Partie lässt sich nicht zeigen
replay-laid_out = Das Riff wird ausgelegt …
replay-only_watched = In einer Wiedergabe lässt sich nichts ändern. Spiel stattdessen ab hier weiter.
replay-over_here = Hier ist die Partie vorbei. Geh zurück zu einer Stelle, an der es noch etwas zu spielen gibt.
replay-not_over = Ab hier weiterspielen kannst du, wenn diese Partie zu Ende ist: Bis dahin wahrt sie ihre Geheimnisse.

## On top

replay-first_page = Startseite
replay-title = Wiedergabe
# whose eyes one looks through
replay-seen_by = Aus wessen Sicht
replay-everything = Alles
replay-spectator = Zuschauer
replay-as = Als { $name }
replay-play_on = Ab hier weiterspielen
replay-analysis = Analyse
replay-download = Aufzeichnung herunterladen
replay-keys = Tasten und Einstellungen
replay-my_games = Meine Partien

## Where one is

replay-log = Spielverlauf
replay-setup = Spielaufbau
replay-turn = Zug { $turn }
replay-before_first = Vor der ersten Aktion
replay-place = Stelle in der Partie
# $text tells the move in a sentence
replay-move = Aktion { $at } von { $last }, Zug { $turn }. { $text }
replay-scoring = Schlusswertung

## Buttons, and beneath them what is shown when they are pointed at: with their keys

replay-playing = Abspielen
replay-play = Abspielen
replay-pause = Anhalten
replay-space = Leertaste
replay-turn_back = Ein Zug zurück
replay-turn_back_key = Ein Zug zurück (Bild auf)
replay-move_back = Eine Aktion zurück
replay-move_back_key = Eine Aktion zurück (←)
replay-move_on = Eine Aktion weiter
replay-move_on_key = Eine Aktion weiter (→)
replay-turn_on = Ein Zug weiter
replay-turn_on_key = Ein Zug weiter (Bild ab)
replay-speed = Tempo
replay-times = { NUMBER($speed) }×
