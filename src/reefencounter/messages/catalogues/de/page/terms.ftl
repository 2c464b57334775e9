### The terms of the game in all languages: what stands around them. The terms are those of terms.ftl.

terms-about = Die Begriffe des Spiels nebeneinander, so wie sie in den Spielregeln der einzelnen Länder stehen. Für Runden mit verschiedenen Ausgaben.
terms-search = Begriffe durchsuchen
terms-none = Kein Begriff enthält diese Buchstaben.
