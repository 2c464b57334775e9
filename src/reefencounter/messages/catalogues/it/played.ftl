### Turns that were played: the parts of a turn as hints have them, told of who played it.

played-turn = { $items ->
    [none] { $player ->
        [you] Non hai fatto nulla.
       *[other] { NAME($player) } non ha fatto nulla.
    }
   *[other] { JOIN($items, with: " ") }
}
played-lays = { $taken ->
    [none] { $player ->
        [you] Hai piazzato { AND(BY_COLOUR($colours), item: "polyp-group") }.
       *[other] { NAME($player) } ha piazzato { AND(BY_COLOUR($colours), item: "polyp-group") }.
    }
   *[other] { $player ->
        [you] Hai piazzato { AND(BY_COLOUR($colours), item: "polyp-group") } consumando { AND(BY_COLOUR($taken), item: "polyp-group") }.
       *[other] { NAME($player) } ha piazzato { AND(BY_COLOUR($colours), item: "polyp-group") } consumando { AND(BY_COLOUR($taken), item: "polyp-group") }.
    }
}
played-grows = La crescita extra ha aggiunto { AND(BY_COLOUR($colours), item: "polyp-group") }.
played-beats = Da lì in poi { -the-colour($stronger) } batteva { -the-colour($weaker) }.
played-turns = Sono state girate { $coral_tiles } tessere corallo.
played-feeds = { $player ->
    [you] Hai messo una tessera { -colour($colour, gender: "f") } nel tuo pesce.
   *[other] { NAME($player) } ha messo una tessera { -colour($colour, gender: "f") } nel pesce.
}
played-larvae = { $player ->
    [you] Hai scelto { AND(GROUPS($colours), item: "colour-group", first: "cube-group") }.
   *[other] { NAME($player) } ha scelto { AND(GROUPS($colours), item: "colour-group", first: "cube-group") }.
}
played-eats = { $kept ->
    [none] { $player ->
        [you] Il tuo pesce ha mangiato il corallo { -colour($colour) } da { $size }.
       *[other] Il pesce di { NAME($player) } ha mangiato il corallo { -colour($colour) } da { $size }.
    }
   *[other] { $player ->
        [you] { $kept ->
            [one] Il tuo pesce ha mangiato il corallo { -colour($colour) } da { $size }: { $kept } polipo dà punti.
           *[other] Il tuo pesce ha mangiato il corallo { -colour($colour) } da { $size }: { $kept } polipi danno punti.
        }
       *[other] { $kept ->
            [one] Il pesce di { NAME($player) } ha mangiato il corallo { -colour($colour) } da { $size }: { $kept } polipo dà punti.
           *[other] Il pesce di { NAME($player) } ha mangiato il corallo { -colour($colour) } da { $size }: { $kept } polipi danno punti.
        }
    }
}
played-introduces = { $player ->
    [you] Hai messo un gamberetto in { $cell }.
   *[other] { NAME($player) } ha messo un gamberetto in { $cell }.
}
played-moves = { $player ->
    [you] Hai mosso un gamberetto in { $cell }.
   *[other] { NAME($player) } ha mosso un gamberetto in { $cell }.
}
played-moves_off = { $player ->
    [you] Hai riportato un gamberetto dietro lo schermo.
   *[other] { NAME($player) } ha riportato un gamberetto dietro lo schermo.
}
played-larva = { $player ->
    [you] Hai scambiato una tessera { -colour($colour, gender: "f") } consumata con il suo cubetto.
   *[other] { NAME($player) } ha scambiato una tessera { -colour($colour, gender: "f") } consumata con il suo cubetto.
}
played-polyp = { $player ->
    [you] Hai scambiato un cubetto { -colour($colour) } con un polipo.
   *[other] { NAME($player) } ha scambiato un cubetto { -colour($colour) } con un polipo.
}
played-locks = { $player ->
    [you] Hai bloccato la tessera corallo { -coral-tile($coral_tile) } con l’alga { -alga($alga) }.
   *[other] { NAME($player) } ha bloccato la tessera corallo { -coral-tile($coral_tile) } con l’alga { -alga($alga) }.
}
played-alga = { $player ->
    [you] Hai giocato l’alga { -alga($alga) }.
   *[other] { NAME($player) } ha giocato l’alga { -alga($alga) }.
}
played-collects = { $player ->
    [you] Hai preso lo spazio { -colour($colour) }.
   *[other] { NAME($player) } ha preso lo spazio { -colour($colour) }.
}
played-passes = { $player ->
    [you] Hai passato.
   *[other] { NAME($player) } ha passato.
}
played-buys = { $player ->
    [you] Hai comprato una carta.
   *[other] { NAME($player) } ha comprato una carta.
}
played-discards = { $player ->
    [you] Hai scartato «{ CARD($card) }».
   *[other] { NAME($player) } ha scartato «{ CARD($card) }».
}
played-plays_card = { $player ->
    [you] Hai giocato «{ CARD($card) }».
   *[other] { NAME($player) } ha giocato «{ CARD($card) }».
}
played-uses_card = { $player ->
    [you] Hai usato «{ CARD($card) }».
   *[other] { NAME($player) } ha usato «{ CARD($card) }».
}
played-places = { $player ->
    [you] Hai piazzato { -reef-tile($tile) } in { $cell }.
   *[other] { NAME($player) } ha piazzato { -reef-tile($tile) } in { $cell }.
}
played-crown = { $player ->
    [you] Hai fatto mangiare alla corona di spine il polipo in { $cell }.
   *[other] { NAME($player) } ha fatto mangiare alla corona di spine il polipo in { $cell }.
}
played-flees = { $player ->
    [you] Il tuo gamberetto è fuggito in { $cell }.
   *[other] Il gamberetto di { NAME($player) } è fuggito in { $cell }.
}
played-flees_off = { $player ->
    [you] Il tuo gamberetto è fuggito dietro lo schermo.
   *[other] Il gamberetto di { NAME($player) } è fuggito dietro lo schermo.
}
played-blue = { $player ->
    [you] Hai portato un gamberetto blu in { $cell }.
   *[other] { NAME($player) } ha portato un gamberetto blu in { $cell }.
}
