### Turns that were played: the parts of a turn as hints have them, told of who played it.

played-turn = { $items ->
    [none] { $player ->
        [you] Du hast nichts getan.
       *[other] { NAME($player) } hat nichts getan.
    }
   *[other] { JOIN($items, with: " ") }
}
played-lays = { $taken ->
    [none] { $player ->
        [you] Du hast { AND(BY_COLOUR($colours), item: "short-polyp-group", first: "polyp-group") } gelegt.
       *[other] { NAME($player) } hat { AND(BY_COLOUR($colours), item: "short-polyp-group", first: "polyp-group") } gelegt.
    }
   *[other] { $player ->
        [you] Du hast { AND(BY_COLOUR($colours), item: "short-polyp-group", first: "polyp-group") } gelegt und { AND(BY_COLOUR($taken), item: "short-polyp-group") } gefressen.
       *[other] { NAME($player) } hat { AND(BY_COLOUR($colours), item: "short-polyp-group", first: "polyp-group") } gelegt und { AND(BY_COLOUR($taken), item: "short-polyp-group") } gefressen.
    }
}
played-grows = Das Wachstumsfeld brachte { AND(BY_COLOUR($colours), item: "short-polyp-group", first: "polyp-group") } dazu.
played-beats = Von da an war { -colour-noun($stronger) } stärker als { -colour-noun($weaker) }.
played-turns = { $coral_tiles } Korallenplättchen wurden umgedreht.
played-feeds = { $player ->
    [you] Du hast ein { -colour($colour, ends: "es") } Plättchen in deinen Fisch gelegt.
   *[other] { NAME($player) } hat ein { -colour($colour, ends: "es") } Plättchen in den Fisch gelegt.
}
played-larvae = { $player ->
    [you] Du hast { AND(GROUPS($colours), item: "short-larva-group", first: "larva-group") } gewählt.
   *[other] { NAME($player) } hat { AND(GROUPS($colours), item: "short-larva-group", first: "larva-group") } gewählt.
}
played-eats = { $kept ->
    [none] { CAPITAL(-fish($player)) } hat die { -colour($colour, ends: "e") } { $size }er-Koralle gefressen.
    [0] { CAPITAL(-fish($player)) } hat die { -colour($colour, ends: "e") } { $size }er-Koralle gefressen: Keiner ihrer Polypen zählt.
    [one] { CAPITAL(-fish($player)) } hat die { -colour($colour, ends: "e") } { $size }er-Koralle gefressen: Ein Polyp davon zählt.
   *[other] { CAPITAL(-fish($player)) } hat die { -colour($colour, ends: "e") } { $size }er-Koralle gefressen: { $kept } Polypen davon zählen.
}
played-introduces = { $player ->
    [you] Du hast auf { $cell } eine Krabbe eingesetzt.
   *[other] { NAME($player) } hat auf { $cell } eine Krabbe eingesetzt.
}
played-moves = { $player ->
    [you] Du hast eine Krabbe nach { $cell } bewegt.
   *[other] { NAME($player) } hat eine Krabbe nach { $cell } bewegt.
}
played-moves_off = { $player ->
    [you] Du hast eine Krabbe hinter den Sichtschirm zurückgenommen.
   *[other] { NAME($player) } hat eine Krabbe hinter den Sichtschirm zurückgenommen.
}
played-larva = { $player ->
    [you] Du hast ein gefressenes { -colour($colour, ends: "es") } Plättchen gegen eine Larve getauscht.
   *[other] { NAME($player) } hat ein gefressenes { -colour($colour, ends: "es") } Plättchen gegen eine Larve getauscht.
}
played-polyp = { $player ->
    [you] Du hast eine { -colour($colour, ends: "e") } Larve gegen einen Polypen getauscht.
   *[other] { NAME($player) } hat eine { -colour($colour, ends: "e") } Larve gegen einen Polypen getauscht.
}
played-locks = { $player ->
    [you] Du hast das Korallenplättchen { -coral-tile($coral_tile) } mit der { -alga($alga, ends: "en") } Alge fixiert.
   *[other] { NAME($player) } hat das Korallenplättchen { -coral-tile($coral_tile) } mit der { -alga($alga, ends: "en") } Alge fixiert.
}
played-alga = { $player ->
    [you] Du hast die { -alga($alga, ends: "e") } Alge gespielt.
   *[other] { NAME($player) } hat die { -alga($alga, ends: "e") } Alge gespielt.
}
played-collects = { $player ->
    [you] Du hast das { -colour($colour, ends: "e") } Feld genommen.
   *[other] { NAME($player) } hat das { -colour($colour, ends: "e") } Feld genommen.
}
played-passes = { $player ->
    [you] Du hast gepasst.
   *[other] { NAME($player) } hat gepasst.
}
played-buys = { $player ->
    [you] Du hast eine Karte gekauft.
   *[other] { NAME($player) } hat eine Karte gekauft.
}
played-discards = { $player ->
    [you] Du hast „{ CARD($card) }“ abgelegt.
   *[other] { NAME($player) } hat „{ CARD($card) }“ abgelegt.
}
played-plays_card = { $player ->
    [you] Du hast „{ CARD($card) }“ gespielt.
   *[other] { NAME($player) } hat „{ CARD($card) }“ gespielt.
}
played-uses_card = { $player ->
    [you] Du hast „{ CARD($card) }“ genutzt.
   *[other] { NAME($player) } hat „{ CARD($card) }“ genutzt.
}
played-places = { $player ->
    [you] Du hast { -reef-tile($tile) } auf { $cell } gelegt.
   *[other] { NAME($player) } hat { -reef-tile($tile) } auf { $cell } gelegt.
}
played-crown = { $player ->
    [you] Du hast die Dornenkrone den Polypen auf { $cell } fressen lassen.
   *[other] { NAME($player) } hat die Dornenkrone den Polypen auf { $cell } fressen lassen.
}
played-flees = { CAPITAL(-shrimp($player)) } ist nach { $cell } geflohen.
played-flees_off = { CAPITAL(-shrimp($player)) } ist hinter den Sichtschirm geflohen.
played-blue = { $player ->
    [you] Du hast eine blaue Krabbe nach { $cell } gebracht.
   *[other] { NAME($player) } hat eine blaue Krabbe nach { $cell } gebracht.
}
