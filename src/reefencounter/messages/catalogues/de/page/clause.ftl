### Ein Absatz der Regeln, seitlich am Tisch.

clause-looking = Wird nachgeschlagen …
clause-close = Schließen
clause-asked_here = Hier hast du gefragt: { $cell } auf Spielplan { $board }.
clause-back = Zurück
clause-in_rulebook = Im Regelbuch
