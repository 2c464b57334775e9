### Analysis of games and puzzles: turning points, what to take along, what a solution is about.

analysis-no_turns = die Partie hat noch keine Züge: es gibt nichts zu analysieren
analysis-nodes = nodes muss eine ganze Zahl von Stellungen pro Zug sein, ab 1, nicht { QUOTED($value) }

## turning points

analysis-point = Zug { $number }:
analysis-change = { $owner ->
    [you] Dein erwartetes Ergebnis ging von { $before } auf { $after } von 100.
   *[other] Das erwartete Ergebnis von { NAME($owner) } ging von { $before } auf { $after } von 100.
}
analysis-better = { $player ->
    [you] Um { $loss } besser, in deinem Zug { $number }:
   *[other] Um { $loss } besser, in Zug { $number } von { NAME($player) }:
}
analysis-nothing_better = Etwas Besseres fand sich nicht.
analysis-calm = Kein Zug hat viel verändert.

## one sentence to take along

-in-turns = { $it ->
    [one] in einem Zug
   *[other] in { $it } Zügen
}
analysis-well_played = Fast alle Züge waren so gut wie die eines starken Bots.
analysis-take_along = { $habit ->
    [meal] Friss früher: { CAPITAL(-in-turns($turns)) } war das besser. Eine reife Koralle ist ein Ziel für die anderen.
    [meal_later] Friss später: { CAPITAL(-in-turns($turns)) } war das besser. Eine Koralle, die sicher ist, darf noch wachsen.
    [attack] Greif öfter an: { CAPITAL(-in-turns($turns)) } war das besser. Schau vor jedem Zug, welche Polypen deine Farben schlagen.
    [lock] Fixiere Korallenplättchen: { CAPITAL(-in-turns($turns)) } war das besser. Was fixiert ist, bleibt für immer so.
    [tide] Dreh Korallenplättchen um: { CAPITAL(-in-turns($turns)) } war das besser. Eine Alge entscheidet, wer wen schlägt.
    [guard] Nutze deine Krabben: { CAPITAL(-in-turns($turns)) } war das besser. Sicher ist eine Koralle nur, solange eine Krabbe sie schützt.
    [card] Nutze deine Karten: { CAPITAL(-in-turns($turns)) } war das besser. Sieh sie dir an, bevor du sonst etwas tust.
    [special] Nutze Spezialplättchen und Dornenkronen: { CAPITAL(-in-turns($turns)) } war das besser.
    [larva] Tausch Larven und gefressene Plättchen ein: { CAPITAL(-in-turns($turns)) } war das besser. Im Einsatz sind sie mehr wert.
    [collect] Überleg dir, was du nimmst: { CAPITAL(-in-turns($turns)) } war ein anderes Feld besser. Die Larve entscheidet, was im nächsten Zug geht.
    [end] Beende die Partie rechtzeitig: { CAPITAL(-in-turns($turns)) } war das besser.
   *[other] Überleg dir, wohin du Polypen legst: { CAPITAL(-in-turns($turns)) } waren andere Felder besser. Leg sie neben ihre eigene Farbe und außer Reichweite.
}

## `reef analyse`

analysis-heading = Erwartetes Ergebnis aller Spieler vor ihren Zügen, von 0 bis 100, mit { NUMBER($nodes) } Stellungen pro Zug.
analysis-progress = Zug { $done } von { $of }
analysis-turn = { $player ->
    [you] { $number }  Du  { LIST($expected) }
   *[other] { $number }  { NAME($player) }  { LIST($expected) }
}
analysis-turn_better = { $player ->
    [you] { $number }  Du  { LIST($expected) }  um { $loss } besser
   *[other] { $number }  { NAME($player) }  { LIST($expected) }  um { $loss } besser
}
analysis-final = Nach dem letzten Zug: { LIST($expected) }.
analysis-for_player = { $player ->
    [you] Für dich: { $message }
   *[other] Für { NAME($player) }: { $message }
}

## puzzles

puzzle-unknown = ein Rätsel { QUOTED($id) } gibt es nicht
puzzle-too_many = gerade reichen viele ihre Züge ein: versuch es gleich noch einmal
puzzle-failed = dein Zug ließ sich gerade nicht beurteilen: versuch es noch einmal
puzzle-not_from_here = dieser Zug lässt sich nicht als Rätsel noch einmal spielen: nimm einen anderen
analysis-not_over = nur eine Partie ohne Geheimnisse lässt sich analysieren: spiel sie erst zu Ende
analysis-none_better = für den Zug mit dem Index { $turn } wurde kein besserer gefunden
analysis-too_many = gerade werden viele Partien analysiert: versuch es in einer Minute noch einmal
puzzle-not_whole = der Zug ist noch nicht vorbei: mach weiter, bis er es ist
puzzle-after_end = der Zug ist schon vor { QUOTED($action) } vorbei
puzzle-no_file = { $file } hat keine lesbaren Rätsel: { $why }
puzzle-ask = Du bist am Zug: Finde den besten.
puzzle-level = { $level ->
    [own] Ein besserer Zug als der gespielte: Die Analyse hat ihn gefunden.
    [easy] Leicht: Ein einfacher Bot findet es.
    [medium] Mittel: Ein starker Bot findet es auf den ersten Blick.
   *[other] Schwer: Nur langes Suchen findet es.
}
puzzle-theme = { $theme ->
    [end] das Ende
    [meal] Fressen
    [attack] Angriff
    [lock] Fixieren
    [tide] Korallenplättchen
    [card] Karten
    [guard] Krabben
    [larva] Tauschen
    [collect] Nehmen
    [lay] Legen
   *[other] Spezialplättchen
}
puzzle-verdict = { $outcome ->
    [better] Du hast mehr gefunden als wir. Danke!
    [best] Das ist der beste Zug, den wir kennen: 100 von 100.
    [shown] Das ist der beste Zug, den wir kennen.
   *[other] { $score } von 100: Der beste Zug, den wir kennen, ist { $loss } mehr wert.
}
puzzle-found = { $number }  { $theme }, { $level }, Partie { $game }
puzzle-written = { $file }: { $number } Rätsel
puzzle-own_why = Er ist { $gap } von 100 mehr wert als der Zug, der gespielt wurde.
puzzle-why = { $theme ->
    [end] Der Zug beendet jetzt die Partie: Andere Züge sind mindestens { $gap } von 100 weniger wert.
    [meal] Der Fisch frisst sofort: Ohne das gehen { $gap } von 100 verloren.
    [attack] Der Zug frisst { -colour($about, ends: "e") } Polypen: Ohne das gehen { $gap } von 100 verloren.
    [lock] Der Zug fixiert Korallenplättchen { $about }: Ohne das gehen { $gap } von 100 verloren.
    [tide] Der Zug dreht Korallenplättchen { $about } um: Ohne das gehen { $gap } von 100 verloren.
    [card] { $about ->
        [buy] Der Zug kauft eine Karte: Ohne das gehen { $gap } von 100 verloren.
       *[other] Der Zug spielt „{ CARD($about) }“: Ohne das gehen { $gap } von 100 verloren.
    }
    [guard] { $about ->
        [shrimp] Der Zug setzt eine Krabbe ein: Ohne das gehen { $gap } von 100 verloren.
       *[other] Der Zug bewegt eine Krabbe: Ohne das gehen { $gap } von 100 verloren.
    }
    [special] { $about ->
        [crown] Eine Dornenkrone greift an: Ohne das gehen { $gap } von 100 verloren.
       *[other] Der Zug legt { -reef-tile($about) } auf den Plan: Ohne das gehen { $gap } von 100 verloren.
    }
   *[other] Der Zug legt { -reef-tile($about) } auf den Plan: Ohne das gehen { $gap } von 100 verloren.
}
