### Was die Zeichen des Tisches bedeuten, je ein Satz.

signs-polyp = Ein Polyp: Er wird mit einer Larve seiner Farbe gelegt.
signs-cube = Eine Larve erlaubt, bis zu vier Polypen ihrer Farbe zu legen.
signs-shrimp = Eine Krabbe macht eine Koralle zu der ihres Spielers und schützt die Polypen neben sich.
signs-consumed = Bei einem Angriff genommen: Es lässt sich legen, gegen eine Larve tauschen oder bezahlt eine Alge.
signs-fish = Am Ende zählt nur, was der Fisch gefressen hat.
signs-coral_tile = Es sagt, welche von zwei Farben stärker ist, und ist für sie einen Punkt wert. Seine große Alge dreht es um.
signs-locked = Ein fixiertes Plättchen dreht sich nie mehr.
signs-space = Wer hier nimmt, bekommt Larve und Polypen und beendet den Zug.
signs-value = So viele Punkte ist ein Polyp dieser Farbe jetzt in einem Fisch wert.
signs-alga = Eine Alge dreht alle Korallenplättchen um, die sie groß zeigen, oder fixiert eines davon.
signs-alga_space = Die Alge, die hier zuletzt gespielt wurde; die nächste tritt an ihre Stelle.
signs-blue = Eine blaue Krabbe gehört niemandem und schützt nur den Polypen, auf dem sie steht, aber vor allen.
signs-card = Aktionskarten: Jede erlaubt einmal etwas, was die Regeln nicht erlauben.
