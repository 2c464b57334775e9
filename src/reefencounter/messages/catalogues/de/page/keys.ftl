### Tasten und was sie tun.

# What is written on a key
keys-name = { $key ->
    [PageUp] Bild auf
    [PageDown] Bild ab
    [Home] Pos1
    [End] Ende
    [Enter] Enter
    [Esc] Esc
   *[Space] Leertaste
}
# Between the first and the last of several keys: 1 to 9
keys-to = bis

## At the table

keys-actions = die zehn Aktionen (0 ist Aktion 10, nehmen)
keys-arrows = über die Felder eines Spielplans gehen
keys-boards = voriger Spielplan, nächster Spielplan
keys-next_cell = nächstes wählbares Feld
keys-choose = wählen; noch einmal zum Bestätigen
keys-back = einen Schritt zurück
keys-stop = Legen beenden
keys-cards = die Karten (Second Kind)
keys-chat = der Chat, wenn ihr an verschiedenen Geräten spielt; sonst die Karten. Esc führt zurück zum Riff
keys-turn_tile = das halbe Plättchen drehen, das gleich gelegt wird (Second Kind)
keys-undo = rückgängig, im eigenen Zug
keys-again = den letzten Zug noch einmal zeigen
keys-protected = geschützte Polypen zeigen
keys-large = einen Spielplan groß oder alle
keys-hint = ein Tipp
keys-signs = das nächste Zeichen des Tisches erklären; mit Umschalt das vorige
keys-help = diese Hilfe

## In an analysis

keys-turns = einen Zug zurück, einen Zug weiter
keys-turning_points = die Wendepunkte
keys-better = gespielt oder besser
keys-first_last = der erste Zug, der letzte Zug

## In a replay

keys-play = abspielen, anhalten
keys-steps = einen Schritt zurück, einen Schritt weiter
keys-ends = zum Anfang, zum Ende

## At a puzzle

keys-hand_in = abgeben, wenn dein Zug vorbei ist
keys-best_turn = den besten Zug zeigen, was als deine Antwort zählt
