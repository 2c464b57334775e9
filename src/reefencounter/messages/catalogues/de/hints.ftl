### A turn that a bot would play: what to do, in order, and what it is good for; each is a sentence.

hint-turn = { $items ->
    [none] Tu nichts.
   *[other] { JOIN($items, with: " ") }
}
hint-outlook = Danach liegt deine Gewinnchance bei etwa { $percent } %, mit etwa { -points($points, case: "dative") } am Ende.
hint-as_good = Das ist so gut wie der beste Zug.
hint-weaker = { $grade ->
    [little] Das ist etwas schwächer als der beste Zug.
    [clear] Das ist schwächer als der beste Zug.
   *[much] Das ist viel schwächer als der beste Zug.
}
hint-again = Was danach am besten ist, hängt davon ab, was du ziehst: Frag dann noch einmal.
hint-more = { $term ->
    [fish] Das bringt deinem Fisch etwa { -points($points) }.
    [corals] Deine Korallen im Riff versprechen etwa { -points($points) } mehr.
    [screen] Was du dann hast, ist in späteren Zügen etwa { -points($points) } mehr wert.
    [cards] Deine Aktionskarten sind etwa { -points($points) } mehr wert.
   *[others] Das nimmt den anderen etwa { -points($points) } von dem, was sie haben oder erhoffen.
}
hint-less = { $term ->
    [fish] Das kostet deinen Fisch etwa { -points($points) }.
    [corals] Deine Korallen im Riff versprechen etwa { -points($points) } weniger.
    [screen] Das verbraucht, was in späteren Zügen etwa { -points($points) } wert wäre.
    [cards] Das verbraucht Aktionskarten, die etwa { -points($points) } wert sind.
   *[others] Das lässt die anderen auf etwa { -points($points) } mehr hoffen.
}
hint-fed = { $tiles ->
    [one] Du hast ein { -colour($colour, ends: "es") } Plättchen. Was im Fisch liegt, zählt am Ende so viel, wie seine Farbe dann wert ist.
   *[other] Du hast { $tiles } { -colour($colour, ends: "e") } Plättchen. Was im Fisch liegt, zählt am Ende so viel, wie seine Farbe dann wert ist.
}
hint-held = Mit jeder Larve legst du Plättchen ihrer Farbe, und davon hast du { AND(GROUPS($tiles), item: "short-group", first: "tile-group") }.
hint-held_none = Mit jeder Larve legst du Plättchen ihrer Farbe, und die kannst du aus dem offenen Meer nehmen.
hint-lays = { $taken ->
    [none] Leg { AND(BY_COLOUR($colours), item: "short-polyp-group", first: "polyp-group") }.
   *[other] Leg { AND(BY_COLOUR($colours), item: "short-polyp-group", first: "polyp-group") } und friss damit { AND(BY_COLOUR($taken), item: "short-polyp-group") }.
}
hint-grows = Das Wachstumsfeld bringt { AND(BY_COLOUR($colours), item: "short-polyp-group", first: "polyp-group") } dazu.
hint-beats = { -colour-noun($stronger) } schlägt dann { -colour-noun($weaker) }.
hint-turns = { $coral_tiles } Korallenplättchen werden umgedreht.
hint-feeds = Leg ein { -colour($colour, ends: "es") } Plättchen in deinen Fisch.
hint-larvae = Wähle { AND(GROUPS($colours), item: "short-larva-group", first: "larva-group") }.
hint-eats = { $kept ->
    [none] Lass deine { -colour($colour, ends: "e") } { $size }er-Koralle fressen.
    [0] Lass deine { -colour($colour, ends: "e") } { $size }er-Koralle fressen: Keiner ihrer Polypen zählt.
    [one] Lass deine { -colour($colour, ends: "e") } { $size }er-Koralle fressen: Ein Polyp davon zählt.
   *[other] Lass deine { -colour($colour, ends: "e") } { $size }er-Koralle fressen: { $kept } Polypen davon zählen.
}
hint-introduces = Setz auf { $cell } eine Krabbe ein.
hint-moves = Beweg eine Krabbe nach { $cell }.
hint-moves_off = Nimm eine Krabbe hinter deinen Sichtschirm zurück.
hint-larva = Tausch ein gefressenes { -colour($colour, ends: "es") } Plättchen gegen eine Larve.
hint-polyp = Tausch eine { -colour($colour, ends: "e") } Larve gegen einen Polypen.
hint-locks = Fixiere das Korallenplättchen { -coral-tile($coral_tile) } mit der { -alga($alga, ends: "en") } Alge.
hint-alga = Spiel die { -alga($alga, ends: "e") } Alge.
hint-collects = Nimm das { -colour($colour, ends: "e") } Feld.
hint-passes = Passe.
hint-buys = Kauf eine Karte.
hint-discards = Leg „{ CARD($card) }“ ab.
hint-plays_card = Spiel „{ CARD($card) }“.
hint-uses_card = Nutze „{ CARD($card) }“.
hint-declines = Spiel keine Karte.
hint-places = Leg { -reef-tile($tile) } auf { $cell }.
hint-crown = Lass die Dornenkrone den Polypen auf { $cell } fressen.
hint-flees = Bring die Krabbe dort nach { $cell }.
hint-flees_off = Nimm die Krabbe dort hinter deinen Sichtschirm zurück.
hint-blue = Bring eine blaue Krabbe nach { $cell }.
