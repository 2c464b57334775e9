### What an action would bring about, told before it is done.

-cells-open = { $it ->
    [one] { $it } Feld steht offen
   *[other] { $it } Felder stehen offen
}
# Polyps of the hand: einen weißen Polypen, bis zu 3 weiße Polypen
-up-to = { $count ->
    [1] einen { -colour($it, ends: "en") } Polypen
   *[other] bis zu { $count } { -colour($it, ends: "e") } Polypen
}
-consumed-polyps = { $count ->
    [1] einen gefressenen { -colour($it, ends: "en") } Polypen
   *[other] { $count } gefressene { -colour($it, ends: "e") } Polypen
}
-and-consumed = { $it ->
    [1] einen gefressenen
   *[other] { $it } gefressene
}
preview-cube = { $hand ->
    [0] { $consumed ->
        [0] { -colour-noun($colour) } legen: { -cells-open($cells) }.
       *[other] { $attacks ->
            [0] { CAPITAL(-consumed-polyps($colour, $consumed)) } legen: { -cells-open($cells) }.
           *[other] { CAPITAL(-consumed-polyps($colour, $consumed)) } legen: { -cells-open($cells) }, { $attacks } durch Angriff.
        }
    }
   *[other] { $consumed ->
        [0] { $attacks ->
            [0] { CAPITAL(-up-to($colour, $hand)) } von der Hand legen: { -cells-open($cells) }.
           *[other] { CAPITAL(-up-to($colour, $hand)) } von der Hand legen: { -cells-open($cells) }, { $attacks } durch Angriff.
        }
       *[other] { $attacks ->
            [0] { CAPITAL(-up-to($colour, $hand)) } von der Hand legen, dazu { -and-consumed($consumed) }: { -cells-open($cells) }.
           *[other] { CAPITAL(-up-to($colour, $hand)) } von der Hand legen, dazu { -and-consumed($consumed) }: { -cells-open($cells) }, { $attacks } durch Angriff.
        }
    }
}
preview-lay = { $tile ->
    [none] { $grows ->
        [none] { -colour-noun($colour) } auf { $cell } legen.
       *[other] { -colour-noun($colour) } auf { $cell } legen, und auf { $grows } wächst ein weiterer Polyp.
    }
   *[other] { $grows ->
        [none] { -colour-noun($colour) } auf { $cell } legen, mit dem { -tile($tile, ends: "en") }.
       *[other] { -colour-noun($colour) } auf { $cell } legen, mit dem { -tile($tile, ends: "en") }, und auf { $grows } wächst ein weiterer Polyp.
    }
}
preview-attack = { $owner ->
    [you] { $tile ->
        [none] Dein eigenes { -colour-noun($target) } auf { $cell } angreifen.
       *[other] Dein eigenes { -colour-noun($target) } auf { $cell } angreifen, mit dem { -tile($tile, ends: "en") }.
    }
    [none] { $tile ->
        [none] { -colour-noun($target) } auf { $cell } angreifen.
       *[other] { -colour-noun($target) } auf { $cell } angreifen, mit dem { -tile($tile, ends: "en") }.
    }
   *[other] { $tile ->
        [none] { -colour-noun($target) } von { NAME($owner) } auf { $cell } angreifen.
       *[other] { -colour-noun($target) } von { NAME($owner) } auf { $cell } angreifen, mit dem { -tile($tile, ends: "en") }.
    }
}
preview-take = { $grows ->
    [none] { $actor ->
        [you] Du frisst { -the-taken($taken) }.
       *[other] { NAME($actor) } frisst { -the-taken($taken) }.
    }
   *[other] { $actor ->
        [you] Du frisst { -the-taken($taken) }, und auf { $grows } wächst { -colour-noun($colour) }.
       *[other] { NAME($actor) } frisst { -the-taken($taken) }, und auf { $grows } wächst { -colour-noun($colour) }.
    }
}
preview-splits = Die { -colour($colour, ends: "e") } Koralle zerfällt in Teile der Größe { AND($sizes) }.
preview-grows = { $owner ->
    [none] Die { -colour($colour, ends: "e") } Koralle wächst auf { $size }.
   *[other] { $owner ->
        [you] Deine Koralle wächst auf { $size }.
       *[other] Die Koralle von { NAME($owner) } wächst auf { $size }.
    }
}
preview-joins = { $owner ->
    [none] { CAPITAL(-number($corals)) } Korallen werden zu einer { $size }er-Koralle.
   *[other] { $owner ->
        [you] { CAPITAL(-number($corals)) } Korallen werden zu deiner { $size }er-Koralle.
       *[other] { CAPITAL(-number($corals)) } Korallen werden zur { $size }er-Koralle von { NAME($owner) }.
    }
}
-polyps-in-words = { $it ->
    [0] kein Polyp
    [one] ein Polyp
   *[other] { -number($it) } Polypen
}
-your-fish = { $it ->
    [you] deinen Fisch
   *[other] den Fisch
}
-worth = { $it ->
    [one] jetzt
   *[other] jetzt je
}
-who-chooses = { $it ->
    [you] die du aussuchst
   *[other] die { NAME($it) } aussucht
}
preview-eat = { $choose ->
    [none] { $card ->
        [none] { $value ->
            [0] Die { -colour($colour, ends: "e") } { $size }er-Koralle auf { $cell } fressen lassen: { -polyps-in-words($kept) } für { -your-fish($actor) } und { -number($returned, ends: "er") } für den Beutel.
           *[other] Die { -colour($colour, ends: "e") } { $size }er-Koralle auf { $cell } fressen lassen: { -polyps-in-words($kept) } für { -your-fish($actor) }, { -worth($kept) } { -points($value) } wert, und { -number($returned, ends: "er") } für den Beutel.
        }
       *[other] { $value ->
            [0] Die { -colour($colour, ends: "e") } { $size }er-Koralle auf { $cell } mit „{ CARD($card) }“ fressen lassen: { -polyps-in-words($kept) } für { -your-fish($actor) } und { -number($returned, ends: "er") } für den Beutel.
           *[other] Die { -colour($colour, ends: "e") } { $size }er-Koralle auf { $cell } mit „{ CARD($card) }“ fressen lassen: { -polyps-in-words($kept) } für { -your-fish($actor) }, { -worth($kept) } { -points($value) } wert, und { -number($returned, ends: "er") } für den Beutel.
        }
    }
   *[other] { $card ->
        [none] { $value ->
            [0] Die { -colour($colour, ends: "e") } { $size }er-Koralle auf { $cell } fressen lassen: { -polyps-in-words($kept) } für { -your-fish($actor) } und { -number($returned, ends: "er") } für den Beutel, { -who-chooses($actor) }.
           *[other] Die { -colour($colour, ends: "e") } { $size }er-Koralle auf { $cell } fressen lassen: { -polyps-in-words($kept) } für { -your-fish($actor) }, { -worth($kept) } { -points($value) } wert, und { -number($returned, ends: "er") } für den Beutel, { -who-chooses($actor) }.
        }
       *[other] { $value ->
            [0] Die { -colour($colour, ends: "e") } { $size }er-Koralle auf { $cell } mit „{ CARD($card) }“ fressen lassen: { -polyps-in-words($kept) } für { -your-fish($actor) } und { -number($returned, ends: "er") } für den Beutel, { -who-chooses($actor) }.
           *[other] Die { -colour($colour, ends: "e") } { $size }er-Koralle auf { $cell } mit „{ CARD($card) }“ fressen lassen: { -polyps-in-words($kept) } für { -your-fish($actor) }, { -worth($kept) } { -points($value) } wert, und { -number($returned, ends: "er") } für den Beutel, { -who-chooses($actor) }.
        }
    }
}
preview-double_counts = Ein doppeltes Plättchen zählt als zwei.
preview-fourth_shrimp = { $actor ->
    [you] Das ist deine vierte Krabbe: Die Partie endet.
   *[other] Das ist die vierte Krabbe von { NAME($actor) }: Die Partie endet.
}
preview-alga = { CAPITAL(-alga($alga, ends: "e")) } Alge aufs Algenfeld.
preview-lock = Die { -alga($alga, ends: "e") } Alge fixiert für immer: { -colour-noun($stronger) } schlägt { -colour-noun($weaker) }.
preview-turns = { $items ->
    [one] Das dreht ein Korallenplättchen um: { AND($items) }.
   *[other] Das dreht { -number($items) } Korallenplättchen um: { AND($items) }.
}
preview-then_beats = { -colour-noun($stronger) } schlägt dann { -colour-noun($weaker) }
preview-turns_none = Das dreht nichts um.
preview-slack_keeps = Das Korallenplättchen { -coral-tile($coral_tile) } würde umgedreht; „Stauwasser“ lässt es liegen.
preview-slack_chooses = { $actor ->
    [you] Die Korallenplättchen { AND($coral_tiles, item: "coral-tile") } würden umgedreht; du suchst eines aus, das liegen bleibt.
   *[other] Die Korallenplättchen { AND($coral_tiles, item: "coral-tile") } würden umgedreht; { NAME($actor) } sucht eines aus, das liegen bleibt.
}
preview-all_locked = Dann sind alle zehn Korallenplättchen fixiert: Die Partie endet.
preview-collect = { $polyps ->
    [none] Die { -colour($colour, ends: "e") } Larve nehmen, ohne Polypen.
   *[other] Die { -colour($colour, ends: "e") } Larve nehmen, mit { AND(GROUPS($polyps), item: "short-group", first: "tile-group", case: "dative") }.
}
preview-ends_turn = { $actor ->
    [you] Das beendet deinen Zug.
   *[other] Das beendet den Zug.
}
preview-turn_goes_on = { CAPITAL(-turn($actor)) } geht weiter.
preview-no_refill = Dann lässt sich das offene Meer nicht mehr auffüllen: Die Partie endet.
preview-ends_game = { $actor ->
    [you] Das beendet deinen Zug und die Partie.
   *[other] Das beendet den Zug und die Partie.
}
way-hand = Von der Hand
way-consumed = Von den gefressenen
way-tile = { $consumed ->
    [none] { CAPITAL(-tile($tile, ends: "es")) }
   *[other] Gefressenes { -tile($tile, ends: "es") }
}

## buttons and sentences of what only the Second Kind has

choice-attack = { $cell } angreifen
choice-attacks = Die Dornenkrone von { $origin } frisst das { -tile($tile, ends: "e") } auf { $cell }.
choice-shrimp_leaves = { CAPITAL(-shrimp($actor)) } dort muss weichen.
choice-blue_leaves = Die blaue Krabbe dort muss weichen.
choice-crown_dies = Die Dornenkrone stirbt dann: Neben ihr liegt kein Polyp.
choice-crown_dies_there = Dort liegt kein Polyp neben ihr, also stirbt sie sofort.
choice-drift = { $goal ->
    [none] In den Vorrat
   *[other] Nach { $goal }
}
choice-drifts = { $goal ->
    [none] Die blaue Krabbe kommt von { $origin } in den Vorrat.
   *[other] Die blaue Krabbe zieht von { $origin } nach { $goal }.
}
choice-flee = Nach { $goal }
choice-flees = { CAPITAL(-shrimp($actor)) } zieht von { $origin } nach { $goal }.
choice-flee_off = Hinter den Sichtschirm
choice-flees_off = { CAPITAL(-shrimp($actor)) } zieht sich von { $origin } hinter den Sichtschirm zurück.
choice-tile = { CAPITAL(-tile($tile, ends: "es")) }
choice-returns = { CAPITAL(-a-tile($tile)) } aus der Koralle kommt in den Beutel.
choice-counts_two = Es zählt als zwei.
choice-split = Zwei { -colour($colour, ends: "e") } Plättchen
choice-splits = { $actor ->
    [you] Das doppelte Plättchen kommt in den Beutel, und du nimmst dafür zwei { -colour($colour, ends: "e") } als gefressene heraus.
   *[other] Das doppelte Plättchen kommt in den Beutel, und { NAME($actor) } nimmt dafür zwei { -colour($colour, ends: "e") } als gefressene heraus.
}
choice-keep = Doppeltes behalten
choice-keeps = { $actor ->
    [you] Du behältst das doppelte { -colour($colour, ends: "e") } Plättchen als ein gefressenes.
   *[other] { NAME($actor) } behält das doppelte { -colour($colour, ends: "e") } Plättchen als ein gefressenes.
}
choice-place = { CAPITAL(-tile($tile, ends: "es")) } auf { $cell }
choice-places = Das { -tile($tile, ends: "e") } auf { $cell } legen.
choice-cancels = Beide Plättchen dort kommen in den Beutel, und das gedruckte Feld gilt wieder.
choice-pay = { $source ->
    [cube] { CAPITAL(-colour($tile, ends: "e")) } Larve zahlen
    [consumed] Gefressenes { -tile($tile, ends: "es") } zahlen
   *[other] { CAPITAL(-tile($tile, ends: "es")) } zahlen
}
choice-buys = { $source ->
    [cube] Für eine { -colour($tile, ends: "e") } Larve eine Karte kaufen. Das lässt sich nicht zurücknehmen.
    [consumed] Für { -consumed($tile) } eine Karte kaufen. Das lässt sich nicht zurücknehmen.
   *[other] Für { -a-tile($tile) } von der Hand eine Karte kaufen. Das lässt sich nicht zurücknehmen.
}
choice-discard = Ablegen
choice-discards = „{ CARD($card) }“ ungespielt auf den Ablagestapel legen.
choice-play_card = „{ CARD($card) }“ spielen
choice-card_text = { CARD_TEXT($card) }
choice-introduce = Auf { $goal } einsetzen
choice-introduces_blue = { $card ->
    [none] { $origin ->
        [none] Eine blaue Krabbe auf { $goal } setzen.
       *[other] Eine blaue Krabbe von { $origin } auf { $goal } setzen.
    }
   *[other] { $origin ->
        [none] Mit „{ CARD($card) }“ eine blaue Krabbe auf { $goal } setzen.
       *[other] Mit „{ CARD($card) }“ eine blaue Krabbe von { $origin } auf { $goal } setzen.
    }
}
choice-shift = { $goal ->
    [none] In den Vorrat
   *[other] Nach { $goal } bewegen
}
choice-shifts = { $card ->
    [none] { $goal ->
        [none] Die blaue Krabbe von { $origin } in den Vorrat legen.
       *[other] Die blaue Krabbe von { $origin } nach { $goal } bewegen.
    }
   *[other] { $goal ->
        [none] Mit „{ CARD($card) }“ die blaue Krabbe von { $origin } in den Vorrat legen.
       *[other] Mit „{ CARD($card) }“ die blaue Krabbe von { $origin } nach { $goal } bewegen.
    }
}
choice-decline = Nein
choice-declines = Jetzt keine Karte spielen.
choice-end = Zug beenden
choice-ends = { CAPITAL(-turn($actor)) } ist vorbei.
choice-stop = Legen beenden
choice-stop_then = Mit dieser Larve keine Polypen mehr legen.
choice-pass = Passen
choice-pass_then = In der Schlussrunde nichts fressen lassen.
choice-done = Das war alles
choice-is_done = „{ CARD($card) }“ ist ausgeführt.
choice-swap = { CAPITAL(-tile($given, ends: "es")) } gegen { -tile($taken, ends: "es") } ({ -colour-noun($colour) })
choice-swaps = { $actor ->
    [you] { CAPITAL(-a-tile($given)) } von dir gegen { -a-tile($taken) } vom { -colour($colour, ends: "en") } Feld des Meeres tauschen.
   *[other] { CAPITAL(-a-tile($given)) } von der Hand gegen { -a-tile($taken) } vom { -colour($colour, ends: "en") } Feld des Meeres tauschen.
}
choice-shoo = Dornenkrone auf { $cell } entfernen
choice-shoos = Die Dornenkrone auf { $cell } kommt aus dem Spiel.
choice-nudge = Dornenkrone nach { $goal }
choice-nudges = Die Dornenkrone zieht von { $origin } nach { $goal }.
choice-summon = Dornenkrone auf { $cell }
choice-summons = Eine Dornenkrone kommt aus dem Beutel auf { $cell }.
choice-shrimp = Krabbe auf { $cell }
choice-shrimps = { $actor ->
    [you] Eine deiner Krabben auf { $cell } setzen.
   *[other] Eine Krabbe von { NAME($actor) } auf { $cell } setzen.
}
choice-move = Krabbe nach { $goal }
choice-moves = { CAPITAL(-shrimp($actor)) } von { $origin } nach { $goal } bewegen.
choice-growth = { -colour-noun($colour) } auf { $cell }
choice-grows = { CAPITAL(-a-tile($colour)) } auf { $cell } legen.
choice-from_sea = { CAPITAL(-tile($tile, ends: "es")) } ({ -colour-noun($colour) })
choice-takes_from_sea = { CAPITAL(-a-tile($tile)) } vom { -colour($colour, ends: "en") } Feld des Meeres nehmen.
choice-ward = { $cell } schützen
choice-wards = Den Polypen auf { $cell } schützen: Keine Koralle kann ihn angreifen.
choice-alga = { -alga-noun($alga) }
choice-plays_alga = Die { -alga($alga, ends: "e") } Alge aufs Algenfeld spielen.
choice-coral_tile = Korallenplättchen { -coral-tile($coral_tile) }
choice-turns = Das Korallenplättchen { -coral-tile($coral_tile) } umdrehen: { -colour-noun($weaker) } schlägt dann { -colour-noun($stronger) }.
choice-does_not_turn = Das Korallenplättchen { -coral-tile($coral_tile) } bleibt liegen: { -colour-noun($stronger) } schlägt weiterhin { -colour-noun($weaker) }.
choice-cube = { CAPITAL(-colour($colour, ends: "e")) } Larve
choice-takes_cube = Eine { -colour($colour, ends: "e") } Larve aus dem Vorrat nehmen.
choice-puts_back = { CAPITAL(-a-tile($tile)) } in den Beutel zurücklegen und die anderen behalten.
choice-digests = { CAPITAL(-a-tile($tile)) } von der Hand zu den gefressenen legen.
choice-snacks = { CAPITAL(-consumed($tile)) } in { -your-fish($actor) } legen.
choice-takes_from_bag = { CAPITAL(-a-tile($tile)) } aus dem Beutel zu den gefressenen nehmen.
