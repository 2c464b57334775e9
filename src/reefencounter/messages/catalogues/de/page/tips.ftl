### Hinweise an den ersten Tischen, je ein Satz.

tips-name = Hinweis
tips-close = Verstanden
tips-off = Keine Hinweise mehr

tips-prompt = Hier liest du, was du tun sollst und was eine Wahl bewirkt.
tips-actions = Was jetzt geht, ist hervorgehoben; alles andere sagt dir beim Antippen, warum nicht.
tips-cells = Auf markierte Felder darf ein Polyp; tipp auf eines, und du liest, was er dort bewirkt.
tips-cells_once = Auf markierte Felder darf ein Polyp; tipp auf eines, und er liegt dort.
tips-undo = Hier nimmst du Schritt für Schritt zurück, was du in diesem Zug getan hast.
tips-collect = Nehmen beendet deinen Zug; tipp auf ein Feld des Meeres, und du liest, was es dir bringt.
tips-hint = Wenn du nicht weiterweißt, zeigt dir die Lampe einen guten Zug.
tips-signs = Zeig auf ein Zeichen oder halte es gedrückt, und du liest, was es bedeutet; mehr Hilfe gibt es hier.
