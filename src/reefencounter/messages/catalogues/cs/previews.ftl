### What an action would bring about, told before it is done. Actions are infinitives, as on buttons.

-consumed-polyps = { $count ->
    [1] zkonzumovaný { -colour($it, gender: "m") } polyp
    [few] { $count } zkonzumované { -colour($it, gender: "m", number: "plural") } polypy
   *[other] { $count } zkonzumovaných { -colour($it, gender: "m", number: "plural", case: "gen") } polypů
}
-and-consumed = { $it ->
    [1] 1 zkonzumovaný
    [few] { $it } zkonzumované
   *[other] { $it } zkonzumovaných
}
preview-cube = { $hand ->
    [0] { $consumed ->
        [0] Položit { -colour($colour, case: "acc") }: { -cells-open($cells) }.
       *[other] { $attacks ->
            [0] Položit { -consumed-polyps($colour, $consumed) }: { -cells-open($cells) }.
           *[other] Položit { -consumed-polyps($colour, $consumed) }: { -cells-open($cells) }, z toho { $attacks } útokem.
        }
    }
   *[other] { $consumed ->
        [0] { $attacks ->
            [0] Položit z ruky { -up-to($colour, $hand) }: { -cells-open($cells) }.
           *[other] Položit z ruky { -up-to($colour, $hand) }: { -cells-open($cells) }, z toho { $attacks } útokem.
        }
       *[other] { $attacks ->
            [0] Položit z ruky { -up-to($colour, $hand) } a k tomu { -and-consumed($consumed) }: { -cells-open($cells) }.
           *[other] Položit z ruky { -up-to($colour, $hand) } a k tomu { -and-consumed($consumed) }: { -cells-open($cells) }, z toho { $attacks } útokem.
        }
    }
}
preview-lay = { $tile ->
    [none] { $grows ->
        [none] Položit { -colour($colour, case: "acc") } na { $cell }.
       *[other] Položit { -colour($colour, case: "acc") } na { $cell }, další polyp vyroste na { $grows }.
    }
   *[other] { $grows ->
        [none] Položit na { $cell } { -tile($tile, case: "acc") } jako { -colour($colour, case: "acc") }.
       *[other] Položit na { $cell } { -tile($tile, case: "acc") } jako { -colour($colour, case: "acc") }, další polyp vyroste na { $grows }.
    }
}
preview-attack = { $owner ->
    [you] { $tile ->
        [none] Napadnout vlastní { -colour($target, gender: "m") } polyp na { $cell }.
       *[other] Napadnout vlastní { -colour($target, gender: "m") } polyp na { $cell }, položí se { -tile($tile) }.
    }
    [none] { $tile ->
        [none] Napadnout { -colour($target, gender: "m") } polyp na { $cell }.
       *[other] Napadnout { -colour($target, gender: "m") } polyp na { $cell }, položí se { -tile($tile) }.
    }
   *[other] { $tile ->
        [none] Napadnout { -colour($target, gender: "m") } polyp na { $cell }, má ho { NAME($owner) }.
       *[other] Napadnout { -colour($target, gender: "m") } polyp na { $cell }, má ho { NAME($owner) }; položí se { -tile($tile) }.
    }
}
preview-take = { $grows ->
    [none] { $actor ->
        [you] Bereš { -taken($taken) }.
       *[other] { NAME($actor) } bere { -taken($taken) }.
    }
   *[other] { $actor ->
        [you] Bereš { -taken($taken) } a na { $grows } vyroste { -colour($colour, gender: "m") }.
       *[other] { NAME($actor) } bere { -taken($taken) } a na { $grows } vyroste { -colour($colour, gender: "m") }.
    }
}
preview-splits = { CAPITAL(-colour($colour, gender: "m")) } korál se rozpadne na části velikosti { AND($sizes) }.
preview-grows = { $owner ->
    [none] { CAPITAL(-colour($colour, gender: "m")) } korál bude mít velikost { $size }.
   *[other] { $owner ->
        [you] Tvůj korál bude mít velikost { $size }.
       *[other] { NAME($owner) } bude mít korál velikosti { $size }.
    }
}
-corals-join = { $it ->
    [few] { -number($it, gender: "m") } korály se spojí
   *[other] { -number($it) } korálů se spojí
}
preview-joins = { $owner ->
    [none] { CAPITAL(-corals-join($corals)) } v jeden velikosti { $size }.
   *[other] { $owner ->
        [you] { CAPITAL(-corals-join($corals)) } v tvůj korál velikosti { $size }.
       *[other] { CAPITAL(-corals-join($corals)) } v jeden velikosti { $size } a bude ho mít { NAME($owner) }.
    }
}
-who-chooses = { $it ->
    [you] (vybereš je)
   *[other] (vybere je { NAME($it) })
}
preview-eat = { $choose ->
    [none] { $card ->
        [none] { $value ->
            [0] Sníst { -colour($colour, gender: "m") } korál velikosti { $size } na { $cell }: { -polyps-kept($kept) } pro papušíka, { -number($returned, gender: "m") } do pytlíku.
           *[other] Sníst { -colour($colour, gender: "m") } korál velikosti { $size } na { $cell }: { -polyps-kept($kept) } pro papušíka (hodnota teď { $value }), { -number($returned, gender: "m") } do pytlíku.
        }
       *[other] { $value ->
            [0] Sníst { -colour($colour, gender: "m") } korál velikosti { $size } na { $cell } s kartou „{ CARD($card) }“: { -polyps-kept($kept) } pro papušíka, { -number($returned, gender: "m") } do pytlíku.
           *[other] Sníst { -colour($colour, gender: "m") } korál velikosti { $size } na { $cell } s kartou „{ CARD($card) }“: { -polyps-kept($kept) } pro papušíka (hodnota teď { $value }), { -number($returned, gender: "m") } do pytlíku.
        }
    }
   *[other] { $card ->
        [none] { $value ->
            [0] Sníst { -colour($colour, gender: "m") } korál velikosti { $size } na { $cell }: { -polyps-kept($kept) } pro papušíka, { -number($returned, gender: "m") } do pytlíku { -who-chooses($actor) }.
           *[other] Sníst { -colour($colour, gender: "m") } korál velikosti { $size } na { $cell }: { -polyps-kept($kept) } pro papušíka (hodnota teď { $value }), { -number($returned, gender: "m") } do pytlíku { -who-chooses($actor) }.
        }
       *[other] { $value ->
            [0] Sníst { -colour($colour, gender: "m") } korál velikosti { $size } na { $cell } s kartou „{ CARD($card) }“: { -polyps-kept($kept) } pro papušíka, { -number($returned, gender: "m") } do pytlíku { -who-chooses($actor) }.
           *[other] Sníst { -colour($colour, gender: "m") } korál velikosti { $size } na { $cell } s kartou „{ CARD($card) }“: { -polyps-kept($kept) } pro papušíka (hodnota teď { $value }), { -number($returned, gender: "m") } do pytlíku { -who-chooses($actor) }.
        }
    }
}
preview-double_counts = Dvojitá se počítá za dvě.
preview-fourth_shrimp = { $actor ->
    [you] Je to tvůj čtvrtý krabík: partie tím končí.
   *[other] { NAME($actor) } tím má snědeného čtvrtého krabíka: partie končí.
}
preview-alga = { CAPITAL(-alga($alga, gender: "m")) } váleček do moře.
preview-lock = { CAPITAL(-alga($alga, gender: "m")) } váleček zablokuje kartičku korálu napořád: { -colour($stronger) } poráží { -colour($weaker, case: "acc") }.
preview-turns = { $items ->
    [one] Obrátí se jedna kartička korálu: { AND($items) }.
    [few] Obrátí se { -number($items) } kartičky korálů: { AND($items) }.
   *[other] Obrátí se { -number($items) } kartiček korálů: { AND($items) }.
}
preview-then_beats = { -colour($stronger) } pak poráží { -colour($weaker, case: "acc") }
preview-turns_none = Nic se neobrátí.
preview-slack_keeps = Kartička korálu { -coral-tile($coral_tile) } by se obrátila; karta „Stojaté vody“ ji nechá ležet.
preview-slack_chooses = { $actor ->
    [you] Obrátily by se kartičky korálů { AND($coral_tiles, item: "coral-tile") }; vybereš jednu, která se neobrátí.
   *[other] Obrátily by se kartičky korálů { AND($coral_tiles, item: "coral-tile") }; { NAME($actor) } vybere jednu, která se neobrátí.
}
preview-all_locked = Tím je zablokovaných všech deset kartiček korálů: partie končí.
preview-collect = { $polyps ->
    [none] Vzít { -colour($colour, case: "acc") } kostičku, bez polypů.
   *[other] Vzít { -colour($colour, case: "acc") } kostičku a k ní { AND(GROUPS($polyps), item: "short-group", first: "tile-group", case: "acc") }.
}
preview-ends_turn = { $actor ->
    [you] Tím tvůj tah končí.
   *[other] Tím tah končí.
}
preview-turn_goes_on = { $actor ->
    [you] Tvůj tah pokračuje.
   *[other] Tah pokračuje.
}
preview-no_refill = Otevřené moře pak nepůjde doplnit: partie končí.
preview-ends_game = { $actor ->
    [you] Tím končí tvůj tah i partie.
   *[other] Tím končí tah i partie.
}
way-hand = Z ruky
way-consumed = Ze zkonzumovaných
way-tile = { $consumed ->
    [none] { CAPITAL(-tile($tile)) }
   *[other] Zkonzumovaná { -tile($tile) }
}

## buttons and sentences of what only the Second Kind has

choice-attack = Napadnout { $cell }
choice-attacks = Trnová koruna z { $origin } sní { -tile($tile, case: "acc") } na { $cell }.
choice-shrimp_leaves = { $actor ->
    [you] Tvůj krabík odtud musí pryč.
   *[other] { NAME($actor) } odtud musí s krabíkem pryč.
}
choice-blue_leaves = Modrý krabík odtud musí pryč.
choice-crown_dies = Koruna pak zahyne: nemá vedle sebe polyp.
choice-crown_dies_there = Tam nemá vedle sebe polyp, takže hned zahyne.
choice-drift = { $goal ->
    [none] Do zásoby
   *[other] Na { $goal }
}
choice-drifts = { $goal ->
    [none] Modrý krabík půjde z { $origin } do zásoby.
   *[other] Modrý krabík půjde z { $origin } na { $goal }.
}
choice-flee = Na { $goal }
choice-flees = { $actor ->
    [you] Tvůj krabík půjde z { $origin } na { $goal }.
   *[other] { NAME($actor) } přesune krabíka z { $origin } na { $goal }.
}
choice-flee_off = Za clonu
choice-flees_off = { $actor ->
    [you] Tvůj krabík půjde z { $origin } za clonu.
   *[other] { NAME($actor) } vezme krabíka z { $origin } za clonu.
}
choice-tile = { CAPITAL(-tile($tile)) }
choice-returns = Z korálu jde do pytlíku { -tile($tile) }.
choice-counts_two = Počítá se za dvě.
choice-split = Dvě { -colour($colour, number: "plural") } kartičky
choice-splits = { $actor ->
    [you] Dvojitá kartička jde do pytlíku a ty si z něj vezmeš dvě { -colour($colour, number: "plural") } mezi zkonzumované.
   *[other] Dvojitá kartička jde do pytlíku a { NAME($actor) } si z něj vezme dvě { -colour($colour, number: "plural") } mezi zkonzumované.
}
choice-keep = Nechat si dvojitou
choice-keeps = { $actor ->
    [you] Dvojitou { -colour($colour, case: "acc") } kartičku si necháš jako jednu zkonzumovanou.
   *[other] { NAME($actor) } si nechá dvojitou { -colour($colour, case: "acc") } kartičku jako jednu zkonzumovanou.
}
choice-place = { CAPITAL(-tile($tile)) } na { $cell }
choice-places = Položit { -tile($tile, case: "acc") } na { $cell }.
choice-cancels = Obě kartičky jdou do pytlíku a platí zase místo natištěné na desce.
choice-pay = { $source ->
    [cube] Zaplatit { -colour($tile, case: "ins") } kostičkou
    [consumed] Zaplatit { -consumed($tile, case: "ins") }
   *[other] Zaplatit { -tile($tile, case: "ins") }
}
choice-buys = { $source ->
    [cube] Koupit kartu za { -colour($tile, case: "acc") } kostičku. Nejde vrátit zpět.
    [consumed] Koupit kartu za { -consumed($tile) }. Nejde vrátit zpět.
   *[other] Koupit kartu za { -tile($tile, case: "acc") } z ruky. Nejde vrátit zpět.
}
choice-discard = Odložit
choice-discards = Odložit kartu „{ CARD($card) }“ nezahranou na odkládací balíček.
choice-play_card = Zahrát „{ CARD($card) }“
choice-card_text = { CARD_TEXT($card) }
choice-introduce = Dát na { $goal }
choice-introduces_blue = { $card ->
    [none] { $origin ->
        [none] Dát modrého krabíka na { $goal }.
       *[other] Dát modrého krabíka z { $origin } na { $goal }.
    }
   *[other] { $origin ->
        [none] Zahrát kartu „{ CARD($card) }“ a dát modrého krabíka na { $goal }.
       *[other] Zahrát kartu „{ CARD($card) }“ a dát modrého krabíka z { $origin } na { $goal }.
    }
}
choice-shift = { $goal ->
    [none] Přesunout do zásoby
   *[other] Přesunout na { $goal }
}
choice-shifts = { $card ->
    [none] { $goal ->
        [none] Přesunout modrého krabíka z { $origin } do zásoby.
       *[other] Přesunout modrého krabíka z { $origin } na { $goal }.
    }
   *[other] { $goal ->
        [none] Zahrát kartu „{ CARD($card) }“ a přesunout modrého krabíka z { $origin } do zásoby.
       *[other] Zahrát kartu „{ CARD($card) }“ a přesunout modrého krabíka z { $origin } na { $goal }.
    }
}
choice-decline = Ne
choice-declines = Teď žádnou kartu nehrát.
choice-end = Ukončit tah
choice-ends = { $actor ->
    [you] Tvůj tah končí.
   *[other] { NAME($actor) } končí tah.
}
choice-stop = Ukončit pokládání
choice-stop_then = S touhle kostičkou už další polypy nepokládat.
choice-pass = Pasovat
choice-pass_then = V závěrečném kole nic nesníst.
choice-done = To je vše
choice-is_done = „{ CARD($card) }“: hotovo.
choice-swap = { CAPITAL(-tile($given, case: "acc")) } za { -tile($taken, case: "acc") } ({ -colour($colour, gender: "n") } místo)
choice-swaps = Vyměnit { -tile($given, case: "acc") } z ruky za { -tile($taken, case: "acc") } { -from-space($colour) } v moři.
choice-shoo = Odstranit korunu z { $cell }
choice-shoos = Trnová koruna z { $cell } zmizí ze hry.
choice-nudge = Koruna na { $goal }
choice-nudges = Trnová koruna půjde z { $origin } na { $goal }.
choice-summon = Koruna na { $cell }
choice-summons = Z pytlíku přijde na { $cell } trnová koruna.
choice-shrimp = Krabík na { $cell }
choice-shrimps = { $actor ->
    [you] Dát krabíka na { $cell }.
   *[other] { NAME($actor) } dá krabíka na { $cell }.
}
choice-move = Krabík na { $goal }
choice-moves = { $actor ->
    [you] Přesunout svého krabíka z { $origin } na { $goal }.
   *[other] { NAME($actor) } přesune krabíka z { $origin } na { $goal }.
}
choice-growth = { CAPITAL(-colour($colour)) } na { $cell }
choice-grows = Položit { -tile($colour, case: "acc") } na { $cell }.
choice-from_sea = { CAPITAL(-tile($tile)) } ({ -colour($colour, gender: "n") } místo)
choice-takes_from_sea = Vzít si { -tile($tile, case: "acc") } { -from-space($colour) } v moři.
choice-ward = Štít na { $cell }
choice-wards = Dát štít polypu na { $cell }: žádný korál ho nemůže napadnout.
choice-alga = { CAPITAL(-alga($alga, gender: "m")) }
choice-plays_alga = Zahrát { -alga($alga, gender: "m") } váleček do moře.
choice-coral_tile = Kartička korálu { -coral-tile($coral_tile) }
choice-turns = Obrátit kartičku korálu { -coral-tile($coral_tile) }: { -colour($weaker) } pak poráží { -colour($stronger, case: "acc") }.
choice-does_not_turn = Kartička korálu { -coral-tile($coral_tile) } se neobrátí: { -colour($stronger) } dál poráží { -colour($weaker, case: "acc") }.
choice-cube = { CAPITAL(-colour($colour)) } kostička
choice-takes_cube = Vzít si { -colour($colour, case: "acc") } kostičku ze zásoby.
choice-puts_back = Vrátit { -tile($tile, case: "acc") } do pytlíku a ostatní si nechat.
choice-digests = Dát { -tile($tile, case: "acc") } z ruky mezi zkonzumované.
choice-snacks = Dát { -consumed($tile) } do papušíka.
choice-takes_from_bag = Vzít si z pytlíku { -tile($tile, case: "acc") } mezi zkonzumované.
