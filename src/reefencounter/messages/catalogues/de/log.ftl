### What happened: one sentence for each thing that is told.

log-undo = { $player ->
    [you] Du nimmst die letzte Aktion zurück.
   *[other] { NAME($player) } nimmt die letzte Aktion zurück.
}
log-fed = { $player ->
    [you] { $colour ->
        [none] Du legst ein Plättchen in deinen Fisch.
       *[other] Du legst ein { -colour($colour, ends: "es") } Plättchen in deinen Fisch.
    }
   *[other] { $colour ->
        [none] { NAME($player) } legt ein Plättchen in den Fisch.
       *[other] { NAME($player) } legt ein { -colour($colour, ends: "es") } Plättchen in den Fisch.
    }
}
log-larvae = { $cubes ->
    [none] { $player ->
        [you] Du wählst zwei Larven.
       *[other] { NAME($player) } wählt zwei Larven.
    }
   *[other] { $player ->
        [you] Du wählst { AND(GROUPS($cubes), item: "short-larva-group", first: "larva-group") }.
       *[other] { NAME($player) } wählt { AND(GROUPS($cubes), item: "short-larva-group", first: "larva-group") }.
    }
}
log-larvae_shown = Die Larven werden aufgedeckt: { JOIN($items, with: "; ") }.
log-cubes_of = bei { -who($player, case: "dative") } { AND(GROUPS($cubes), item: "colour-group") }
log-eaten = { $returned ->
    [none] { CAPITAL(-fish($player)) } frisst die { -colour($colour, ends: "e") } { $size }er-Koralle auf { $cell }.
   *[other] { $kept ->
        [0] { CAPITAL(-fish($player)) } frisst die { -colour($colour, ends: "e") } { $size }er-Koralle auf { $cell }: kein Polyp für den Fisch, { -number($returned, ends: "er") } für den Beutel.
        [one] { CAPITAL(-fish($player)) } frisst die { -colour($colour, ends: "e") } { $size }er-Koralle auf { $cell }: ein Polyp für den Fisch, { -number($returned, ends: "er") } für den Beutel.
       *[other] { CAPITAL(-fish($player)) } frisst die { -colour($colour, ends: "e") } { $size }er-Koralle auf { $cell }: { -number($kept) } Polypen für den Fisch, { -number($returned, ends: "er") } für den Beutel.
    }
}
log-laying = { $cube ->
    [none] { $player ->
        [you] Du legst { -colour-noun($colour) } auf { AND($items) }.
       *[other] { NAME($player) } legt { -colour-noun($colour) } auf { AND($items) }.
    }
   *[other] { $counts_as ->
        [none] { $items ->
            [none] { $player ->
                [you] Du spielst eine { -colour($cube, ends: "e") } Larve aus.
               *[other] { NAME($player) } spielt eine { -colour($cube, ends: "e") } Larve aus.
            }
           *[other] { $player ->
                [you] Du spielst eine { -colour($cube, ends: "e") } Larve aus und legst { -colour-noun($colour) } auf { AND($items) }.
               *[other] { NAME($player) } spielt eine { -colour($cube, ends: "e") } Larve aus und legt { -colour-noun($colour) } auf { AND($items) }.
            }
        }
       *[other] { $items ->
            [none] { $player ->
                [you] Du spielst eine { -colour($cube, ends: "e") } Larve als { -colour-noun($counts_as) } aus.
               *[other] { NAME($player) } spielt eine { -colour($cube, ends: "e") } Larve als { -colour-noun($counts_as) } aus.
            }
           *[other] { $player ->
                [you] Du spielst eine { -colour($cube, ends: "e") } Larve als { -colour-noun($counts_as) } aus und legst { -colour-noun($colour) } auf { AND($items) }.
               *[other] { NAME($player) } spielt eine { -colour($cube, ends: "e") } Larve als { -colour-noun($counts_as) } aus und legt { -colour-noun($colour) } auf { AND($items) }.
            }
        }
    }
}
log-laid = { $tile ->
    [none] { $consumed ->
        [none] { $taken ->
            [none] { $cell }
           *[other] { $cell } (frisst { -a-taken($taken) })
        }
       *[other] { $taken ->
            [none] { $cell } (aus den gefressenen)
           *[other] { $cell } (aus den gefressenen, frisst { -a-taken($taken) })
        }
    }
   *[other] { $consumed ->
        [none] { $taken ->
            [none] { $cell } ({ -tile($tile, ends: "es") })
           *[other] { $cell } ({ -tile($tile, ends: "es") }, frisst { -a-taken($taken) })
        }
       *[other] { $taken ->
            [none] { $cell } (gefressenes { -tile($tile, ends: "es") })
           *[other] { $cell } (gefressenes { -tile($tile, ends: "es") }, frisst { -a-taken($taken) })
        }
    }
}
log-grown = Auf { $cell } wächst { -colour-noun($colour) }.
log-joined = { CAPITAL(-number($corals)) } { -colour($colour, ends: "e") } Korallen wachsen zu einer { $size }er-Koralle zusammen.
log-split = Die { -colour($colour, ends: "e") } Koralle zerfällt in Teile der Größe { AND($sizes) }.
log-introduced = { $player ->
    [you] Du setzt auf { $cell } eine Krabbe ein.
   *[other] { NAME($player) } setzt auf { $cell } eine Krabbe ein.
}
log-moved = { $goal ->
    [none] { $player ->
        [you] Du nimmst eine Krabbe von { $origin } hinter den Sichtschirm zurück.
       *[other] { NAME($player) } nimmt eine Krabbe von { $origin } hinter den Sichtschirm zurück.
    }
   *[other] { $player ->
        [you] Du bewegst eine Krabbe von { $origin } nach { $goal }.
       *[other] { NAME($player) } bewegt eine Krabbe von { $origin } nach { $goal }.
    }
}
log-moves = { $player ->
    [you] Du bewegst Krabben: { LIST($items) }.
   *[other] { NAME($player) } bewegt Krabben: { LIST($items) }.
}
log-move = { $goal ->
    [none] { $origin } hinter den Sichtschirm
   *[other] { $origin } nach { $goal }
}
log-larva = { $player ->
    [you] Du tauschst { -consumed($tile) } gegen eine { -colour($colour, ends: "e") } Larve.
   *[other] { NAME($player) } tauscht { -consumed($tile) } gegen eine { -colour($colour, ends: "e") } Larve.
}
log-alga = { $paid ->
    [none] { $player ->
        [you] Du spielst die { -alga($alga, ends: "e") } Alge aufs Algenfeld.
       *[other] { NAME($player) } spielt die { -alga($alga, ends: "e") } Alge aufs Algenfeld.
    }
   *[other] { $player ->
        [you] Du zahlst { -consumed($paid) } und spielst die { -alga($alga, ends: "e") } Alge aufs Algenfeld.
       *[other] { NAME($player) } zahlt { -consumed($paid) } und spielt die { -alga($alga, ends: "e") } Alge aufs Algenfeld.
    }
}
log-locked = { $player ->
    [you] Du zahlst { -consumed($paid) } und fixierst mit der { -alga($alga, ends: "en") } Alge das Korallenplättchen { -coral-tile($coral_tile) }.
   *[other] { NAME($player) } zahlt { -consumed($paid) } und fixiert mit der { -alga($alga, ends: "en") } Alge das Korallenplättchen { -coral-tile($coral_tile) }.
}
log-turned = { -colour-noun($stronger) } schlägt jetzt { -colour-noun($weaker) }.
log-polyp = { $player ->
    [you] Du tauschst eine { -colour($colour, ends: "e") } Larve gegen einen { -colour($colour, ends: "en") } Polypen.
   *[other] { NAME($player) } tauscht eine { -colour($colour, ends: "e") } Larve gegen einen { -colour($colour, ends: "en") } Polypen.
}
log-collected = { $polyps ->
    [none] { $player ->
        [you] Du nimmst die { -colour($colour, ends: "e") } Larve.
       *[other] { NAME($player) } nimmt die { -colour($colour, ends: "e") } Larve.
    }
   *[other] { $player ->
        [you] Du nimmst die { -colour($colour, ends: "e") } Larve mit { AND(GROUPS($polyps), item: "short-group", first: "tile-group", case: "dative") }.
       *[other] { NAME($player) } nimmt die { -colour($colour, ends: "e") } Larve mit { AND(GROUPS($polyps), item: "short-group", first: "tile-group", case: "dative") }.
    }
}
log-reserve = Der Beutel wird knapp: Der Bonusvorrat kommt hinein.
log-dealt = Neue Plättchen im Meer: { LIST($items) }.
log-dealt_tile = ein { -short-tile($tile, ends: "es") } auf dem { -colour($colour, ends: "en") } Feld
log-passed = { $player ->
    [you] Du passt.
   *[other] { NAME($player) } passt.
}
log-final = { $by ->
    [locks] Schlussrunde: Alle zehn Korallenplättchen sind fixiert. Die anderen dürfen noch eine Koralle fressen lassen.
    [shrimps] Schlussrunde: Eine vierte Krabbe wurde gefressen. Die anderen dürfen noch eine Koralle fressen lassen.
    [full] Schlussrunde: Nirgends lässt sich mehr ein Polyp legen. Die anderen dürfen noch eine Koralle fressen lassen.
    [supply] Schlussrunde: Das offene Meer lässt sich nicht mehr auffüllen. Die anderen dürfen noch eine Koralle fressen lassen.
   *[limit] Schlussrunde: Zug 400 ist vorbei. Die anderen dürfen noch eine Koralle fressen lassen.
}
log-over = { $by ->
    [locks] Die Partie ist zu Ende: Alle zehn Korallenplättchen sind fixiert.
    [shrimps] Die Partie ist zu Ende: Eine vierte Krabbe wurde gefressen.
    [full] Die Partie ist zu Ende: Nirgends lässt sich mehr ein Polyp legen.
    [supply] Die Partie ist zu Ende: Das offene Meer lässt sich nicht mehr auffüllen.
   *[limit] Die Partie ist zu Ende: Zug 400 ist vorbei.
}

## with the Second Kind

log-crown_attacked = { $player ->
    [you] Du lässt die Dornenkrone von { $origin } auf { $cell } { -a-tile($tile) } fressen.
   *[other] { NAME($player) } lässt die Dornenkrone von { $origin } auf { $cell } { -a-tile($tile) } fressen.
}
log-crown_died = Die Dornenkrone auf { $cell } stirbt: Neben ihr liegt kein Polyp.
log-crown_moved = { $player ->
    [you] Du bewegst die Dornenkrone von { $origin } nach { $goal }.
   *[other] { NAME($player) } bewegt die Dornenkrone von { $origin } nach { $goal }.
}
log-crown_removed = { $player ->
    [you] Du nimmst die Dornenkrone auf { $cell } aus dem Spiel.
   *[other] { NAME($player) } nimmt die Dornenkrone auf { $cell } aus dem Spiel.
}
log-fled = { $goal ->
    [none] { CAPITAL(-shrimp($player)) } flieht von { $origin } hinter den Sichtschirm.
   *[other] { CAPITAL(-shrimp($player)) } flieht von { $origin } nach { $goal }.
}
log-blue_moved = { $origin ->
    [supply] { $goal ->
        [sea] Eine blaue Krabbe kommt aus dem Vorrat ins offene Meer.
       *[other] Eine blaue Krabbe kommt aus dem Vorrat auf { $goal }.
    }
    [sea] { $goal ->
        [supply] Eine blaue Krabbe kommt aus dem offenen Meer in den Vorrat.
       *[other] Eine blaue Krabbe kommt aus dem offenen Meer auf { $goal }.
    }
   *[other] { $goal ->
        [supply] Eine blaue Krabbe kommt von { $origin } in den Vorrat.
        [sea] Eine blaue Krabbe kommt von { $origin } ins offene Meer.
       *[other] Eine blaue Krabbe zieht von { $origin } nach { $goal }.
    }
}
log-card_answers = { $player ->
    [you] Du antwortest mit „{ CARD($card) }“.
   *[other] { NAME($player) } antwortet mit „{ CARD($card) }“.
}
log-card_meal = { $player ->
    [you] Du spielst „{ CARD($card) }“ für die erste Mahlzeit.
   *[other] { NAME($player) } spielt „{ CARD($card) }“ für die erste Mahlzeit.
}
log-card_blue = { $player ->
    [you] Du nutzt „{ CARD($card) }“ für eine blaue Krabbe.
   *[other] { NAME($player) } nutzt „{ CARD($card) }“ für eine blaue Krabbe.
}
log-card_open = { $player ->
    [you] Du legst „{ CARD($card) }“ offen aus: Die Karte zählt am Ende.
   *[other] { NAME($player) } legt „{ CARD($card) }“ offen aus: Die Karte zählt am Ende.
}
log-card = { $player ->
    [you] Du spielst „{ CARD($card) }“.
   *[other] { NAME($player) } spielt „{ CARD($card) }“.
}
log-returned = In den Beutel: { AND(GROUPS($tiles), item: "short-group", first: "tile-group") }.
log-swallowed = In den Fisch: { AND(GROUPS($tiles), item: "short-group", first: "tile-group") }.
log-double_split = { $player ->
    [you] Du tauschst das doppelte { -colour($colour, ends: "e") } Plättchen gegen zwei { -colour($colour, ends: "e") } aus dem Beutel.
   *[other] { NAME($player) } tauscht das doppelte { -colour($colour, ends: "e") } Plättchen gegen zwei { -colour($colour, ends: "e") } aus dem Beutel.
}
log-double_kept = { $player ->
    [you] Du behältst das { -tile($tile, ends: "e") }, wie es ist.
   *[other] { NAME($player) } behält das { -tile($tile, ends: "e") }, wie es ist.
}
log-attack = { $player ->
    [you] Du greifst { $cell } mit { -a-tile($tile, case: "dative") } an.
   *[other] { NAME($player) } greift { $cell } mit { -a-tile($tile, case: "dative") } an.
}
log-placed = { $player ->
    [you] Du legst { -a-tile($tile) } auf { $cell }.
   *[other] { NAME($player) } legt { -a-tile($tile) } auf { $cell }.
}
log-placed_from_bag = { $player ->
    [you] Du legst { -a-tile($tile) } aus dem Beutel auf { $cell }.
   *[other] { NAME($player) } legt { -a-tile($tile) } aus dem Beutel auf { $cell }.
}
log-shuffled = Der Ablagestapel wird zum neuen Nachziehstapel gemischt.
log-bought = { $source ->
    [cube] { $card ->
        [none] { $player ->
            [you] Du kaufst für eine { -colour($tile, ends: "e") } Larve eine Karte.
           *[other] { NAME($player) } kauft für eine { -colour($tile, ends: "e") } Larve eine Karte.
        }
       *[other] { $player ->
            [you] Du kaufst für eine { -colour($tile, ends: "e") } Larve eine Karte: „{ CARD($card) }“.
           *[other] { NAME($player) } kauft für eine { -colour($tile, ends: "e") } Larve eine Karte: „{ CARD($card) }“.
        }
    }
    [hand] { $card ->
        [none] { $player ->
            [you] Du kaufst für { -a-tile($tile) } eine Karte.
           *[other] { NAME($player) } kauft für { -a-tile($tile) } eine Karte.
        }
       *[other] { $player ->
            [you] Du kaufst für { -a-tile($tile) } eine Karte: „{ CARD($card) }“.
           *[other] { NAME($player) } kauft für { -a-tile($tile) } eine Karte: „{ CARD($card) }“.
        }
    }
   *[other] { $card ->
        [none] { $player ->
            [you] Du kaufst für { -consumed($tile) } eine Karte.
           *[other] { NAME($player) } kauft für { -consumed($tile) } eine Karte.
        }
       *[other] { $player ->
            [you] Du kaufst für { -consumed($tile) } eine Karte: „{ CARD($card) }“.
           *[other] { NAME($player) } kauft für { -consumed($tile) } eine Karte: „{ CARD($card) }“.
        }
    }
}
log-discarded = { $player ->
    [you] Du legst „{ CARD($card) }“ ab.
   *[other] { NAME($player) } legt „{ CARD($card) }“ ab.
}
log-dipped = { $tiles ->
    [none] { $player ->
        [you] Du ziehst verdeckt Plättchen aus dem Beutel.
       *[other] { NAME($player) } zieht verdeckt Plättchen aus dem Beutel.
    }
   *[other] { $player ->
        [you] Du ziehst Plättchen aus dem Beutel: { AND(GROUPS($tiles), item: "short-group", first: "tile-group") }.
       *[other] { NAME($player) } zieht Plättchen aus dem Beutel: { AND(GROUPS($tiles), item: "short-group", first: "tile-group") }.
    }
}
log-dip_returned = { $tile ->
    [none] { $kept ->
        [none] { $player ->
            [you] Du legst eines davon in den Beutel zurück und behältst die anderen.
           *[other] { NAME($player) } legt eines davon in den Beutel zurück und behält die anderen.
        }
       *[other] { $player ->
            [you] Du legst eines davon in den Beutel zurück und behältst { AND(GROUPS($kept), item: "short-group", first: "tile-group") }.
           *[other] { NAME($player) } legt eines davon in den Beutel zurück und behält { AND(GROUPS($kept), item: "short-group", first: "tile-group") }.
        }
    }
   *[other] { $kept ->
        [none] { $player ->
            [you] Du legst { -a-tile($tile) } in den Beutel zurück und behältst die anderen.
           *[other] { NAME($player) } legt { -a-tile($tile) } in den Beutel zurück und behält die anderen.
        }
       *[other] { $player ->
            [you] Du legst { -a-tile($tile) } in den Beutel zurück und behältst { AND(GROUPS($kept), item: "short-group", first: "tile-group") }.
           *[other] { NAME($player) } legt { -a-tile($tile) } in den Beutel zurück und behält { AND(GROUPS($kept), item: "short-group", first: "tile-group") }.
        }
    }
}
log-cube_gained = { $player ->
    [you] Du nimmst eine { -colour($colour, ends: "e") } Larve aus dem Vorrat.
   *[other] { NAME($player) } nimmt eine { -colour($colour, ends: "e") } Larve aus dem Vorrat.
}
log-swapped = { $player ->
    [you] Du tauschst { -a-tile($given) } gegen { -a-tile($taken) } vom { -colour($colour, ends: "en") } Feld des Meeres.
   *[other] { NAME($player) } tauscht { -a-tile($given) } gegen { -a-tile($taken) } vom { -colour($colour, ends: "en") } Feld des Meeres.
}
log-tile_taken = { $player ->
    [you] Du nimmst { -a-tile($tile) } vom { -colour($colour, ends: "en") } Feld des Meeres.
   *[other] { NAME($player) } nimmt { -a-tile($tile) } vom { -colour($colour, ends: "en") } Feld des Meeres.
}
log-to_fish = { $player ->
    [you] Du legst { -consumed($tile) } in deinen Fisch.
   *[other] { NAME($player) } legt { -consumed($tile) } in den Fisch.
}
log-to_consumed = { $player ->
    [you] Du legst { -a-tile($tile) } von der Hand zu den gefressenen.
   *[other] { NAME($player) } legt { -a-tile($tile) } von der Hand zu den gefressenen.
}
log-from_bag = { $player ->
    [you] Du nimmst { -a-tile($tile) } aus dem Beutel zu den gefressenen.
   *[other] { NAME($player) } nimmt { -a-tile($tile) } aus dem Beutel zu den gefressenen.
}
log-tile_kept = { $player ->
    [you] Du lässt das Korallenplättchen { -coral-tile($coral_tile) } liegen, wie es ist.
   *[other] { NAME($player) } lässt das Korallenplättchen { -coral-tile($coral_tile) } liegen, wie es ist.
}
log-warded = Der Polyp auf { $cell } ist vor Korallen geschützt.
log-wards_ended = Der Schutz auf { AND($cells) } endet.
log-declined = { $player ->
    [you] Du spielst keine Karte.
   *[other] { NAME($player) } spielt keine Karte.
}
log-turn_ended = { $player ->
    [you] Du beendest den Zug.
   *[other] { NAME($player) } beendet den Zug.
}
