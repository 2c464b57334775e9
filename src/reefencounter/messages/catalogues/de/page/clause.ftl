### Ein Absatz der Regeln, seitlich am Tisch.

clause-looking = Wird nachgeschlagen …
clause-close = Schließen
clause-asked_here = Hier hast du gefragt: { $cell } auf Spielplan { $board }.
clause-about_here = Es geht um { $cell } auf Spielplan { $board }.
clause-about_card = Es geht um diese Karte.
clause-back = Zurück
clause-in_rulebook = Im Regelbuch
