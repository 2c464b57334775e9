### The ten actions: a few words for a button, and a sentence for what each would do.

## why not, in a few words

brief-not_now = Jetzt nicht
brief-not_possible = Geht gerade nicht
brief-no_cube_fits = Keine Larve passt
brief-no_tile_fits = Kein Plättchen passt
brief-after_setup = Nach dem Spielaufbau
brief-finish_laying = Erst fertig legen
brief-cube_first = Erst die Larve spielen
brief-eat_or_pass = Nur fressen oder passen
brief-at_start = Nur zu Beginn
brief-acted = Schon etwas getan
brief-no_coral = Keine Koralle
brief-no_shrimp_on_board = Keine auf dem Plan
brief-nothing_to_guard = Keine Koralle
brief-no_cube = Keine Larve
brief-no_cube_to_swap = Keine Larve zum Tauschen
brief-no_consumed = Nichts gefressen
brief-largest_coral = Größte Koralle: { $size }
brief-feeds_nothing = Nichts für den Fisch
brief-no_polyp = Kein Polyp zum Legen
brief-no_polyp_then = Danach kein Polyp
brief-no_cell = Kein Feld offen
brief-no_shrimp_left = Keine Krabbe übrig
brief-no_free_coral = Keine freie Koralle
brief-just_moved = Gerade bewegt
brief-no_cube_in_supply = Keine Larve im Vorrat
brief-two_played = Zwei Larven gespielt
brief-no_alga = Keine Alge übrig
brief-no_polyp_left = Kein Polyp mehr da
brief-shrimp_on_rock = Krabbe auf leerem Felsen
brief-collected = Schon genommen
brief-needs_card = Nur mit Krabbenkarte
brief-no_reef_tile = Kein Riffplättchen
brief-no_place = Kein Feld dafür
brief-no_payment = Nichts zum Bezahlen
brief-one_card = Eine Karte pro Zug
brief-three_cards = { $actor ->
    [you] Du hast drei Karten
   *[other] { NAME($actor) } hat drei Karten
}
brief-no_card_left = Keine Karte übrig
brief-not_after_collecting = Nicht nach dem Nehmen
brief-no_card = Keine Karte
brief-no_blue_card = Keine Krabbenkarte
brief-no_card_fits = Keine Karte passt

## how it stands, in a few words

brief-decide = Erst entscheiden
brief-done = Erledigt
brief-after_first_cube = Nach der ersten Larve
brief-owed = { CAPITAL(-colour($colour, ends: "e")) } Larve spielen
brief-laid = { -colour-noun($colour) }: { $laid } gelegt

## what is done, or being done

done-1 = { CAPITAL(-fish($actor)) } hat in diesem Zug gefressen.
done-2 = { $actor ->
    [you] Du hast in diesem Zug deine erste Larve ausgespielt.
   *[other] { NAME($actor) } hat in diesem Zug die erste Larve ausgespielt.
}
done-3 = { $actor ->
    [you] Du hast in diesem Zug deine zweite Larve ausgespielt.
   *[other] { NAME($actor) } hat in diesem Zug die zweite Larve ausgespielt.
}
done-4 = { $actor ->
    [you] Du hast in diesem Zug eine Krabbe eingesetzt.
   *[other] { NAME($actor) } hat in diesem Zug eine Krabbe eingesetzt.
}
done-8b = { $actor ->
    [you] Du hast in diesem Zug eine Karte gekauft.
   *[other] { NAME($actor) } hat in diesem Zug eine Karte gekauft.
}
done-10 = { $actor ->
    [you] Du hast in diesem Zug aus dem Meer genommen.
   *[other] { NAME($actor) } hat in diesem Zug aus dem Meer genommen.
}
nothing-acted = { $actor ->
    [you] Du hast in diesem Zug schon etwas getan.
   *[other] { NAME($actor) } hat in diesem Zug schon etwas getan.
}
cube-second = Das folgt auf Aktion 2.
progress-owed = Spiel die { -colour($colour, ends: "e") } Larve aus: Sie muss sofort gespielt werden.
progress-laying = { $actor ->
    [you] { $laid ->
        [0] Du legst { -colour-noun($colour) }: Noch liegt kein Polyp.
        [one] Du legst { -colour-noun($colour) }: Ein Polyp liegt schon.
       *[other] Du legst { -colour-noun($colour) }: { CAPITAL(-number($laid)) } Polypen liegen schon.
    }
   *[other] { $laid ->
        [0] { NAME($actor) } legt { -colour-noun($colour) }: Noch liegt kein Polyp.
        [one] { NAME($actor) } legt { -colour-noun($colour) }: Ein Polyp liegt schon.
       *[other] { NAME($actor) } legt { -colour-noun($colour) }: { CAPITAL(-number($laid)) } Polypen liegen schon.
    }
}

## what is offered, in a few words

offer-eat = { $corals ->
    [one] { $corals } Koralle zum Fressen
   *[other] { $corals } Korallen zum Fressen
}
offer-colours = { OR($colours, item: "colour-noun") }
offer-many_colours = { COUNT($colours) } Farben
offer-shrimp = Noch { $left }
offer-move = { $shrimps ->
    [one] { $shrimps } Krabbe beweglich
   *[other] { $shrimps } Krabben beweglich
}
offer-alga = { $tiles } Plättchen zum Zahlen
offer-ends_turn = { $actor ->
    [you] Beendet deinen Zug
   *[other] Beendet den Zug
}
offer-pass = Passen
offer-nothing = Nur nehmen
offer-ways = { $ways } zur Wahl
offer-polyp = Larve eintauschen
offer-place = Riffplättchen legen
offer-buy = Karte kaufen
offer-cards = { $cards ->
    [one] { $cards } Karte spielbar
   *[other] { $cards } Karten spielbar
}

## what an action would do

promise-eat = { $actor ->
    [you] Dein Fisch darf eine deiner Korallen fressen, vor allem anderen im Zug.
   *[other] Der Fisch von { NAME($actor) } darf eine eigene Koralle fressen, vor allem anderen im Zug.
}
promise-eat_last = { $actor ->
    [you] Dein Fisch darf eine deiner Korallen fressen.
   *[other] Der Fisch von { NAME($actor) } darf eine eigene Koralle fressen.
}
promise-cube = Eine { OR($colours, item: "colour", ends: "e") } Larve ausspielen und Polypen ihrer Farbe legen.
promise-shrimp = { $actor ->
    [you] Eine deiner ungespielten Krabben auf eine Koralle ohne Krabbe setzen.
   *[other] Eine Krabbe von { NAME($actor) } auf eine Koralle ohne Krabbe setzen.
}
promise-move = { $actor ->
    [you] Deine Krabben bewegen: innerhalb einer Koralle, auf eine Koralle ohne Krabbe, auf leeren Felsen oder zurück.
   *[other] Krabben von { NAME($actor) } bewegen: innerhalb einer Koralle, auf eine Koralle ohne Krabbe, auf leeren Felsen oder zurück.
}
promise-larva = Ein gefressenes { OR($colours, item: "colour", ends: "es") } Plättchen gegen eine Larve seiner Farbe tauschen, die sofort ausgespielt wird.
promise-larva_kept = Ein gefressenes { OR($colours, item: "colour", ends: "es") } Plättchen gegen eine Larve seiner Farbe tauschen.
promise-alga = Ein gefressenes Plättchen für eine Alge zahlen, die Korallenplättchen umdreht.
promise-alga_lock = Ein gefressenes Plättchen für eine Alge zahlen, die Korallenplättchen umdreht oder eines fixiert.
promise-polyp = Eine { OR($colours, item: "colour", ends: "e") } Larve gegen einen Polypen ihrer Farbe tauschen.
promise-take = { $actor ->
    [you] Ein Feld des offenen Meeres nehmen: seine Larve und seine Polypen. Das beendet deinen Zug.
   *[other] Ein Feld des offenen Meeres nehmen: seine Larve und seine Polypen. Das beendet den Zug.
}
promise-end = { $actor ->
    [you] Aus dem Meer hast du genommen: Beende deinen Zug.
   *[other] { NAME($actor) } hat aus dem Meer genommen: Der Zug kann enden.
}
promise-pass = { $actor ->
    [you] Passen: Du lässt in der Schlussrunde nichts fressen.
   *[other] Passen: { NAME($actor) } lässt in der Schlussrunde nichts fressen.
}
promise-nothing = { $actor ->
    [you] Du kannst auf alles andere verzichten und nur aus dem Meer nehmen.
   *[other] { NAME($actor) } kann auf alles andere verzichten und nur aus dem Meer nehmen.
}
promise-place = { CAPITAL(OR($tiles, item: "reef-tile")) } auf einen Spielplan legen.
promise-buy = Für ein Plättchen oder eine Larve eine Karte kaufen.
promise-cards = { $cards ->
    [1] Eine Karte spielen, für den Text oder die blaue Krabbe.
   *[other] Eine von { -number($cards) } Karten spielen, für den Text oder die blaue Krabbe.
}
