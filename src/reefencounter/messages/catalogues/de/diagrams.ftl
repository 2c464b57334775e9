### Die Bilder des Regelbuchs: was sich auf jedem ausprobieren lässt, und was in seiner Stellung zu sehen ist.

diagram-joining-about = Leg pinkfarbene Polypen, auch zwischen die beiden pinkfarbenen Korallen. Dann nimm deine Krabbe von einer herunter und versuch es noch einmal.
diagram-attack-about = Weiß ist stärker als Gelb. Versuch gleich, d2 zu fressen, und dann noch einmal, wenn neben einem der beiden ein weiterer weißer Polyp liegt.
diagram-protection-about = Beweg die Krabbe. Die Schilde gehen mit.
diagram-split-about = Hier ist Weiß stärker als Pink. Teil die pinkfarbene Koralle und schau, welcher Teil die Krabbe behält.
diagram-growth-about = Leg einen grauen Polypen neben den Seestern und einen weit weg davon.
diagram-no_growth-about = Leg Grau auf e4: Nichts wächst. Zieh erst deine Krabbe weg, dann wächst es.
diagram-shrimps-about = Setz deine Krabben, wohin du magst: auf eine freie Koralle, auf die von Grün, eine dritte auf diesen Spielplan.
diagram-tide-about = Spiel Algen und schau, welche Plättchen sich umdrehen, wer wen schlägt und was ein Polyp wert ist.
diagram-lock-about = Dein Fisch hat gefressen. Setz eine Alge auf ein Korallenplättchen: Es ist fixiert, und die anderen mit dieser Alge drehen sich um.
diagram-collecting-about = Nimm ein Feld nach dem anderen und schau, welche Felder aufgefüllt werden.
diagram-eating-about = Lass deinen Fisch fressen. Vier Polypen jeder Koralle kommen in den Beutel.
diagram-final_round-about = In der Schlussrunde kommen fünf in den Beutel. Welche deiner Korallen kann noch gefressen werden?
diagram-crown-about = Du bist am Zug, und die Dornenkrone hat Hunger. Schau, was sie fressen darf und was aus deiner Krabbe wird.
diagram-half_tile-about = Füll die Lücke f2: mit einem normalen Polypen, und mit dem halben Plättchen, mal so und mal so gedreht.
diagram-reef_tiles-about = Leg Felsen und Wasser, auch hinter den Rand.

diagram-protected = { $cells ->
    [none] Auf keiner Koralle steht eine Krabbe: Nichts ist geschützt.
   *[other] Geschützt: { LIST($cells) }.
}
diagram-unprotected = { $cells ->
    [none] Nichts davon ist angreifbar.
   *[other] Nicht geschützt: { LIST($cells) }.
}
diagram-attacks = { $cells ->
    [none] { -colour-noun($colour) } kann jetzt nichts fressen.
   *[other] { -colour-noun($colour) } kann fressen: { LIST($cells) }.
}
diagram-joining = { $cells ->
    [none] Kein Feld würde zwei { -colour($colour, ends: "e") } Korallen verbinden, auf denen je eine Krabbe steht.
   *[other] Auf { OR($cells) } darf kein { -colour($colour, ends: "er") } Polyp: Er würde zwei Korallen verbinden, auf denen je eine Krabbe steht.
}
diagram-worth = Ein Polyp zählt: weiß { $white }, gelb { $yellow }, orange { $orange }, pink { $pink }, grau { $grey }.
diagram-fish = In deinem Fisch: { $polyps ->
    [one] { $polyps } Polyp
   *[other] { $polyps } Polypen
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
