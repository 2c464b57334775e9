### Turns that were played: the parts of a turn as hints have them, told of who played it. In the present tense, since the past
### would show who is a man and who a woman.

played-turn = { $items ->
    [none] { $player ->
        [you] Neděláš nic.
       *[other] { NAME($player) } nedělá nic.
    }
   *[other] { JOIN($items, with: " ") }
}
played-lays = { $taken ->
    [none] { CAPITAL(-lays($player)) } { AND(BY_COLOUR($colours), item: "short-polyp-group", first: "polyp-group") }.
   *[other] { $player ->
        [you] Pokládáš { AND(BY_COLOUR($colours), item: "short-polyp-group", first: "polyp-group") } a bereš { AND(BY_COLOUR($taken), item: "short-polyp-group", first: "polyp-group") }.
       *[other] { NAME($player) } pokládá { AND(BY_COLOUR($colours), item: "short-polyp-group", first: "polyp-group") } a bere { AND(BY_COLOUR($taken), item: "short-polyp-group", first: "polyp-group") }.
    }
}
played-grows = Úrodné místo přidává { AND(BY_COLOUR($colours), item: "short-polyp-group", first: "polyp-group") }.
played-beats = Od té chvíle { -colour($stronger) } poráží { -colour($weaker, case: "acc") }.
played-turns = { $coral_tiles ->
    [one] Obrací se { $coral_tiles } kartička korálu.
    [few] Obracejí se { $coral_tiles } kartičky korálů.
   *[other] Obrací se { $coral_tiles } kartiček korálů.
}
played-feeds = { CAPITAL(-puts($player)) } { -colour($colour, case: "acc") } kartičku do papušíka.
played-larvae = { $player ->
    [you] Vybíráš kostičky: { AND(GROUPS($colours), item: "cube-group") }.
   *[other] { NAME($player) } vybírá kostičky: { AND(GROUPS($colours), item: "cube-group") }.
}
-of-it-score = { $it ->
    [one] { $it } z něj boduje
    [few] { $it } z něj bodují
   *[other] { $it } z něj boduje
}
played-eats = { $kept ->
    [none] { CAPITAL(-feeds($player)) } { -colour($colour, gender: "m", case: "ins") } korálem velikosti { $size }.
   *[other] { CAPITAL(-feeds($player)) } { -colour($colour, gender: "m", case: "ins") } korálem velikosti { $size }: { -of-it-score($kept) }.
}
played-introduces = { $player ->
    [you] Dáváš krabíka na { $cell }.
   *[other] { NAME($player) } dává krabíka na { $cell }.
}
played-moves = { CAPITAL(-moves($player)) } krabíka na { $cell }.
played-moves_off = { $player ->
    [you] Bereš krabíka zpět za clonu.
   *[other] { NAME($player) } bere krabíka zpět za clonu.
}
played-larva = { CAPITAL(-swaps($player)) } zkonzumovaný { -colour($colour, gender: "m") } polyp za kostičku stejné barvy.
played-polyp = { CAPITAL(-swaps($player)) } { -colour($colour, case: "acc") } kostičku za polyp.
played-locks = { $player ->
    [you] Blokuješ kartičku korálu { -coral-tile($coral_tile) } { -alga($alga, gender: "m", case: "ins") } válečkem.
   *[other] { NAME($player) } blokuje kartičku korálu { -coral-tile($coral_tile) } { -alga($alga, gender: "m", case: "ins") } válečkem.
}
played-alga = { CAPITAL(-plays($player)) } { -alga($alga, gender: "m") } váleček.
played-collects = { CAPITAL(-takes($player)) } { -from-space($colour) } v moři.
played-passes = { $player ->
    [you] Pasuješ.
   *[other] { NAME($player) } pasuje.
}
played-buys = { CAPITAL(-buys($player)) } kartu.
played-discards = { $player ->
    [you] Odkládáš kartu „{ CARD($card) }“.
   *[other] { NAME($player) } odkládá kartu „{ CARD($card) }“.
}
played-plays_card = { CAPITAL(-plays($player)) } kartu „{ CARD($card) }“.
played-uses_card = { $player ->
    [you] Používáš kartu „{ CARD($card) }“.
   *[other] { NAME($player) } používá kartu „{ CARD($card) }“.
}
played-places = { CAPITAL(-lays($player)) } { -reef-tile($tile) } na { $cell }.
played-crown = { CAPITAL(-lets-crown($player)) } trnovou korunu sníst polyp na { $cell }.
played-flees = { $player ->
    [you] Tvůj krabík prchá na { $cell }.
   *[other] { NAME($player) } prchá s krabíkem na { $cell }.
}
played-flees_off = { $player ->
    [you] Tvůj krabík prchá za clonu.
   *[other] { NAME($player) } prchá s krabíkem za clonu.
}
played-blue = { CAPITAL(-moves($player)) } modrého krabíka na { $cell }.
