### Alle eigenen Partien.

tables-about = Jede Partie, die in diesem Browser begonnen wurde, bleibt erhalten. Setz sie fort, sieh sie dir wieder an oder spiel von jeder Stelle aus weiter.
tables-enter = Echte Partie eingeben
tables-none = Noch nichts hier
tables-none_about = Fang eine Partie an oder öffne eine Aufzeichnung: Zieh ihre Datei einfach auf diese Seite.
tables-play = Jetzt spielen
tables-find = Partie suchen
tables-find_example = Ein Titel, ein Name, „du bist dran“, „Second Kind“ …
tables-found = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
tables-going = Laufend
tables-finished = Beendet
tables-records = Aufzeichnungen
tables-older = Ältere Partien
# $game is its title.
tables-deleted = „{ $game }“ ist gelöscht.
tables-undo = Rückgängig

## One of them. $game is its title; what is spoken names it.

tables-title_of = Titel von { $game }
tables-save = Speichern
tables-kept_until = Bleibt bis zum { $day }, wenn niemand weiterspielt.
tables-resume = Fortsetzen
tables-resume_game = { $game } fortsetzen
tables-replay = Ansehen
tables-replay_game = { $game } ansehen
tables-analysis = Analyse
tables-analysis_of = Analyse von { $game }
tables-result = Ergebnis
tables-result_of = Ergebnis von { $game }
tables-download = Herunterladen
tables-download_game = { $game } herunterladen
tables-share = Teilen
tables-share_game = { $game } teilen
tables-rename = Umbenennen
tables-rename_game = { $game } umbenennen
tables-delete = Löschen
tables-delete_game = { $game } löschen
