### Pictures of the table: their labels, and all of it in words for those who do not see it.

## who does what now

now-setup = { $player ->
    [you] Spielaufbau: Du wählst
   *[other] Spielaufbau: { NAME($player) } wählt
}
now-turn = { $player ->
    [you] Du bist am Zug
   *[other] { NAME($player) } ist am Zug
}
now-laying = { $player ->
    [you] Du legst { -colour-noun($colour) }, { $laid } gelegt
   *[other] { NAME($player) } legt { -colour-noun($colour) }, { $laid } gelegt
}
now-final = { $player ->
    [you] Schlussrunde: Du lässt fressen oder passt
   *[other] Schlussrunde: { NAME($player) } lässt fressen oder passt
}
now-over = { $by ->
    [locks] Spielende: Alle Korallenplättchen sind fixiert
    [shrimps] Spielende: Eine vierte Krabbe wurde gefressen
    [full] Spielende: Nichts lässt sich mehr legen
    [supply] Spielende: Das Meer lässt sich nicht mehr auffüllen
   *[limit] Spielende: Der letzte Zug ist vorbei
}
now-crowns = { $player ->
    [you] Du lässt die Dornenkronen angreifen
   *[other] { NAME($player) } lässt die Dornenkronen angreifen
}
now-flee = { $player ->
    [you] Du ziehst die Krabbe von { $cell } weg
   *[other] { NAME($player) } zieht die Krabbe von { $cell } weg
}
now-drift = { $player ->
    [you] Du ziehst die blaue Krabbe von { $cell } weg
   *[other] { NAME($player) } zieht die blaue Krabbe von { $cell } weg
}
now-return = { $player ->
    [you] Du legst Plättchen in den Beutel: noch { $left }
   *[other] { NAME($player) } legt Plättchen in den Beutel: noch { $left }
}
now-split = { $player ->
    [you] Du teilst oder behältst { -a-tile($tile) }
   *[other] { NAME($player) } teilt oder behält { -a-tile($tile) }
}
now-window = Jetzt darf eine Karte gespielt werden
now-answer = { $player ->
    [you] Du antwortest: „{ CARD($card) }“
   *[other] { NAME($player) } antwortet: „{ CARD($card) }“
}
now-choose = { $player ->
    [you] Du wählst: „{ CARD($card) }“
   *[other] { NAME($player) } wählt: „{ CARD($card) }“
}

## a cell

cell-polyp = { -colour($colour, ends: "er") } Polyp
cell-tile = { -tile($tile, ends: "es") }
cell-rock = leerer Felsen
cell-coral = in einer { $size }er-Koralle
cell-shrimp = Krabbe { -of($player) }
cell-blue_shrimp = blaue Krabbe
cell-ward = geschützt

## the table in words

picture-title = Reef Encounter, Zug { $number }.
picture-cell = { $cell }, { LIST($items) }
picture-board = { $items ->
    [none] Spielplan { $board }: leer.
   *[other] Spielplan { $board }: { JOIN($items, with: "; ") }.
}
picture-special = Besonderes auf Spielplan { $board }: { JOIN($items, with: "; ") }.
picture-coral = { $owner ->
    [none] { $size ->
        [1] einzelner { -colour($colour, ends: "er") } Polyp auf { $cell }
       *[other] { -colour($colour, ends: "e") } { $size }er-Koralle auf { $cell }
    }
   *[other] { $size ->
        [1] einzelner { -colour($colour, ends: "er") } Polyp auf { $cell } mit einer Krabbe { -of($owner) }
       *[other] { -colour($colour, ends: "e") } { $size }er-Koralle auf { $cell } mit einer Krabbe { -of($owner) }
    }
}
picture-coral_tiles = Korallenplättchen: { JOIN($items, with: "; ") }.
picture-coral_tile = { $alga ->
    [none] { -colour-noun($stronger) } über { -colour-noun($weaker) }
   *[other] { -colour-noun($stronger) } über { -colour-noun($weaker) }, fixiert mit der { -alga($alga, ends: "en") } Alge
}
picture-values = Ein Polyp ist wert: { LIST($items) }.
picture-alga_space = { $alga ->
    [none] Algenfeld: leer.
   *[other] Algenfeld: { -alga($alga) }.
}
picture-sea = Offenes Meer: { JOIN($items, with: "; ") }.
picture-space = { $tiles ->
    [none] { -colour-noun($colour) }: nichts
   *[other] { -colour-noun($colour) }: { AND(GROUPS($tiles), item: "short-group") }
}
picture-bag = Beutel: { $tiles }.
picture-player = { CAPITAL(-who($player)) } ({ -player-colour($player_colour) }): { JOIN($items, with: "; ") }.
pile-hand = { $items ->
    [none] Hand: nichts
   *[other] Hand: { LIST($items) }
}
pile-cubes = { $items ->
    [none] Larven: keine
   *[other] Larven: { LIST($items) }
}
pile-consumed = { $items ->
    [none] gefressen: nichts
   *[other] gefressen: { LIST($items) }
}
pile-fish = { $items ->
    [none] Fisch: nichts
   *[other] Fisch: { LIST($items) }
}
# larvae and tiles alike, so that the colour stands alone
-heap-group = { KIND($it) ->
    [plain] { $count }-mal { -colour-noun($it) }
   *[other] { -tile-group($it, $count) }
}
pile-tiles = { AND(GROUPS($tiles), item: "heap-group") }
pile-unseen = { $unseen } verdeckt
pile-cards = { $cards ->
    [none] { $unseen ->
        [0] Karten: keine
       *[other] Karten: { $unseen } verdeckt
    }
   *[other] { $unseen ->
        [0] Karten: { AND($cards, item: "card") }
       *[other] Karten: { AND($cards, item: "card") }, { $unseen } verdeckt
    }
}
pile-open_cards = offen ausgelegt: { AND($cards, item: "card") }
pile-shrimps = Krabben: { $unplayed } ungespielt, { $eaten } gefressen
picture-cards = { $reconstructed ->
    [none] { $cards ->
        [none] Aktionskarten ({ $deck }): { $pile } im Nachziehstapel; Ablagestapel leer.
       *[other] Aktionskarten ({ $deck }): { $pile } im Nachziehstapel; abgelegt: { AND($cards, item: "card") }.
    }
   *[other] { $cards ->
        [none] Aktionskarten (rekonstruiert): { $pile } im Nachziehstapel; Ablagestapel leer.
       *[other] Aktionskarten (rekonstruiert): { $pile } im Nachziehstapel; abgelegt: { AND($cards, item: "card") }.
    }
}
picture-blue_shrimps = { $at_sea ->
    [none] Blaue Krabben: { $supply } im Vorrat, keine im offenen Meer.
   *[other] Blaue Krabben: { $supply } im Vorrat, eine im offenen Meer.
}

## labels

label-game = Reef Encounter
label-turn = Zug
label-bag = Beutel
label-locked = Fixiert
label-locked_of = { $locked } von { $coral_tiles }
label-second_kind = Second Kind
label-advanced = Für Fortgeschrittene
label-sea = Offenes Meer und Stärken
label-arrows = Pfeil: stärker zu schwächer
label-coral_tiles = Korallenplättchen
label-tiles_locked = { $locked } von { $coral_tiles } fixiert
label-supply = Vorrat
label-pile = { $cards } im Stapel
label-discarded = { $cards } abgelegt
label-blue_shrimps = Blaue Krabben im Vorrat
label-none = keine
label-discards = Abgelegt: { LIST($cards, item: "card") }
label-cards = Aktionskarten
label-deck = { $reconstructed ->
    [none] { $deck }
   *[other] rekonstruiert
}
label-to_act = am Zug
label-hand = Hand
label-cubes = Larven
label-consumed = Gefressen
label-held_cards = Karten
label-open_cards = Offen
label-coral_tile = { $alga ->
    [none] Korallenplättchen { $coral_tile }: { -colour-noun($stronger) } über { -colour-noun($weaker) }, große Alge { -alga($large) }, kleine { -alga($small) }
   *[other] Korallenplättchen { $coral_tile }: { -colour-noun($stronger) } über { -colour-noun($weaker) }, fixiert mit der { -alga($alga, ends: "en") } Alge
}

## the table in letters, for prompts, logs and environments

letters-player = Spieler { $number }
letters-turn = { $phase ->
    [setup] Zug { $number }: { $player }, Spielaufbau
    [turn] Zug { $number }: { $player } am Zug
    [laying] Zug { $number }: { $player } legt { $colour }
    [final] Zug { $number }: { $player }, Schlussrunde
   *[over] Zug { $number }: { $player }, Spielende
}
letters-to_act = { $begun ->
    [none] Spieler { $player } ist dran
   *[other] Spieler { $player } ist dran, begonnen: { JOIN($begun, with: " ") }
}
letters-special = Spezial
letters-blue = Blaue
letters-blue_shrimps = { $at_sea ->
    [none] { $supply } im Vorrat
   *[other] { $supply } im Vorrat und 1 im Meer
}
letters-discards = Ablage
letters-strength = Stärke
letters-alga = Alge
letters-sea = Meer
letters-bag = Beutel
letters-hand = Hand { $tiles }
letters-cubes = Larven { $tiles }
letters-consumed = gefressen { $tiles }
letters-fish = Fisch { $tiles }
letters-known = { $total } (bekannt { $tiles })
letters-shrimps = Krabben { $number }
letters-eaten = davon gefressen { $number }
letters-cards = Karten { $cards }
letters-open_cards = offen { LIST($cards) }
